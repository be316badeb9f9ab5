# Finds a JDK of version 25 or newer, or fetches Temurin into the cache. Sets $jdk. Who sets $jdk_tools to java is content
# with a Java that cannot compile.

jdk_version=25
jdk_cache=${HOWDAH_CACHE:-${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/howdah}

# The archive that is fetched where no JDK is found, and the checksum its makers publish for it.
temurin=https://github.com/adoptium/temurin25-binaries/releases/download/jdk-25.0.4%2B7
case $(uname -sm) in
    "Linux x86_64")
        temurin_url=$temurin/OpenJDK25U-jdk_x64_linux_hotspot_25.0.4_7.tar.gz
        temurin_sha256=e58fcdcd637b25c03ca84cbbcefc70d11efb8f4b4cbd05decc9f661769d77f94
        ;;
    "Linux aarch64")
        temurin_url=$temurin/OpenJDK25U-jdk_aarch64_linux_hotspot_25.0.4_7.tar.gz
        temurin_sha256=621f7196f0b682fb557da58bec89bd7dfe5419811fe1c0ba75c9cc8432f084c7
        ;;
    *)
        temurin_url=
        temurin_sha256=
        ;;
esac

# is_jdk FOLDER: whether a JDK that is new enough lies there. Reads its release file: starting each would be slow.
is_jdk() {
    for tool in ${jdk_tools:-java javac}; do
        [ -x "$1/bin/$tool" ] || return 1
    done
    [ -r "$1/release" ] || return 1
    version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
    [ "${version:-0}" -ge "$jdk_version" ]
}

find_jdk() {
    on_path=$(command -v java || true)
    if [ -n "$on_path" ]; then
        on_path=$(readlink -f "$on_path")
        on_path=${on_path%/bin/java}
    fi
    for jdk in "${JAVA_HOME-}" "$on_path" "${HOWDAH_JVM_DIR-/usr/lib/jvm}"/* \
        "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/* "$jdk_cache"/jdk-*; do
        if is_jdk "$jdk"; then return; fi
    done
    return 1
}

fetch_jdk() {
    url=${HOWDAH_JDK_URL:-$temurin_url}
    sha256=${HOWDAH_JDK_SHA256:-$temurin_sha256}
    [ -n "$url" ] && [ -n "$sha256" ] \
        || die "no JDK $jdk_version or newer was found, and none is known for $(uname -sm): please install one, or set JAVA_HOME"

    mkdir -p "$jdk_cache" 2> /dev/null && [ -w "$jdk_cache" ] \
        || die "cannot write to $jdk_cache, where the JDK would go: set HOWDAH_CACHE to a folder that can be written"
    work=$(mktemp -d "$jdk_cache/fetching.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    trap 'exit 130' INT TERM

    say "no JDK $jdk_version or newer was found: fetching one from $url"
    download "$url" "$work/jdk.tar.gz" \
        || die "the JDK could not be fetched (see above): try again, or install a JDK $jdk_version and set JAVA_HOME"
    found=$(sha256_of "$work/jdk.tar.gz")
    [ "$found" = "$sha256" ] \
        || die "what $url sent is not the JDK expected (its SHA-256 is $found, not $sha256): nothing was installed"

    mkdir "$work/jdk"
    tar -xzf "$work/jdk.tar.gz" -C "$work/jdk" --strip-components=1 || die "the JDK's archive could not be unpacked"
    is_jdk "$work/jdk" || die "the archive at $url holds no JDK $jdk_version or newer: nothing was installed"

    jdk=$jdk_cache/jdk-$(echo "$sha256" | cut -c1-12)
    # Another start may have put it there meanwhile; then that one is as good.
    mv -T "$work/jdk" "$jdk" 2> /dev/null || is_jdk "$jdk" || die "the JDK could not be moved to $jdk"
    rm -rf "$work"
    trap - EXIT INT TERM
    say "the JDK is in $jdk"
}

# download URL FILE
download() {
    if have curl; then
        curl --fail --silent --show-error --location --retry 2 --connect-timeout 20 --output "$2" "$1" >&2
    elif have wget; then
        wget --no-verbose --tries=3 --timeout=20 --output-document="$2" "$1" >&2
    else
        install "curl" curl ca-certificates
        download "$@"
    fi
}

sha256_of() {
    if have sha256sum; then
        sha256sum "$1"
    else
        shasum -a 256 "$1"
    fi | cut -d ' ' -f 1
}
