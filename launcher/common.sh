# What every part of the launcher uses. Sourced by ../howdah, which has set $root.

# Where what is built lies; ignored by git.
built=$root/.howdah

# Standard output belongs to the command that is run: the launcher itself speaks on standard error.
say() {
    printf 'howdah: %s\n' "$*" >&2
}

die() {
    say "$@"
    exit 2
}

have() {
    command -v "$1" > /dev/null 2>&1
}

# as_root COMMAND...: runs it as root, when that needs no password.
as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif have sudo && sudo -n true 2> /dev/null; then
        sudo -n "$@"
    else
        return 1
    fi
}

# install_command PACKAGE...: the one command that installs them here, on standard output.
install_command() {
    if have apt-get; then
        echo "apt-get install -y --no-install-recommends $*"
    elif have dnf; then
        echo "dnf install -y $*"
    elif have pacman; then
        echo "pacman -S --noconfirm $*"
    elif have apk; then
        echo "apk add $*"
    elif have brew; then
        echo "brew install $*"
    fi
}

# install WHY PACKAGE...: installs the packages if it may; otherwise ends, naming the command that does.
install() {
    why=$1
    shift
    command=$(install_command "$@")
    [ -n "$command" ] || die "$why is needed and no package manager was found: please install $*"
    say "$why is needed: $command"
    case $command in
        brew*) $command >&2 && return ;;
        apt-get*) as_root sh -c "apt-get update -q && DEBIAN_FRONTEND=noninteractive $command" >&2 && return ;;
        *) as_root $command >&2 && return ;;
    esac
    die "$why could not be installed. Please run:  sudo $command"
}

# fingerprint FILE-OR-FOLDER...: one word that changes when any file in them does.
fingerprint() {
    find "$@" -type f -exec cksum {} + | LC_ALL=C sort | cksum | tr -d ' '
}

# Only one process builds at a time; the others wait for it. The lock goes when its holder ends.
lock() {
    mkdir -p "$built" 2> /dev/null && [ -w "$built" ] \
        || die "cannot write to $built, where what is built is kept: make it writable for $(id -un)"
    have flock || return 0
    exec 9> "$built/lock"
    flock -n 9 || {
        say "waiting for another build to end"
        flock 9
    }
}

unlock() {
    if have flock; then exec 9>&-; fi
}

# logged NAME COMMAND...: runs it with its output in a log, of which only a failure shows the end.
logged() {
    log=$built/$1.log
    shift
    if ! "$@" > "$log" 2>&1 < /dev/null; then
        tail -n 30 "$log" >&2
        die "the build failed; its whole output is in $log"
    fi
}

# start_server FOLDER COMMAND...: starts it in the background, with its streams in FOLDER, and waits until it prints its
# address. Sets $server, its process, and $address, empty when it ended without one.
start_server() {
    streams=$1
    shift
    mkfifo "$streams/out"
    "$@" > "$streams/out" 2> "$streams/err" &
    server=$!
    address=
    exec 8< "$streams/out"
    while [ -z "$address" ] && read -r line <&8; do
        case $line in
            *http://localhost:*)
                address=http://localhost:${line#*http://localhost:}
                address=${address%% *}
                ;;
        esac
    done
}

stop_server() {
    kill "$server" 2> /dev/null || true
    wait "$server" 2> /dev/null || true
    exec 8<&-
}
