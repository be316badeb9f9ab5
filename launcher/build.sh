# Builds what is stale. What is built lies in .howdah/, each build in a folder named after its sources, so that
# a server that still runs keeps its own, and going back to sources already built costs nothing.

# Sets $app: the folder with howdah.jar and all it needs.
build_java() {
    sources=$(java_fingerprint)
    app=$built/app-$sources
    if [ -d "$app" ]; then return; fi
    lock
    if [ ! -d "$app" ]; then
        say "building (about a minute the first time)"
        maven package -Dmaven.test.skip=true -Dmaven.source.skip=true -Dmaven.javadoc.skip=true
        keep "$root/cli/target/app" app "$sources"
        train
        train_engine uci 'uci\nisready\nposition startpos\ngo depth 4\nquit\n'
        train_engine xboard 'xboard\nprotover 2\nnew\nsd 4\ngo\n'
    fi
    unlock
}

# Another JDK makes another build, for it could not read this one's cache of classes.
java_fingerprint() {
    cd "$root"
    fingerprint pom.xml ./*/pom.xml variants ./*/src/main launcher/build.sh "$jdk/release"
}

# Watches one start of the server and keeps the classes as they then are (an AOT cache): later starts take half the
# time. Where this fails, all works without it.
train() {
    work=$(mktemp -d "$built/train.XXXXXX")
    # shellcheck disable=SC2086 # the flags are a list of words
    start_server "$work" "$jdk/bin/java" $java_flags -XX:AOTCacheOutput="$app/howdah.aot" \
        -jar "$app/howdah.jar" serve --port 0 --data "$work/data"
    if [ -n "$address" ] && have curl; then
        curl --silent --output "$work/page" "$address/" --output "$work/games" "$address/api/variants" || true
    fi
    stop_server
    rm -rf "$work"
}

# train_engine COMMAND INPUT: the same for the engine, which other programs start anew for each game: a short search.
train_engine() {
    # shellcheck disable=SC2059,SC2086 # the input has its line ends written out, the flags are lists of words
    printf "$2" \
        | "$jdk/bin/java" $java_flags $engine_flags -XX:AOTCacheOutput="$app/$1.aot" \
            -jar "$app/howdah.jar" "$1" > "$built/$1-start.log" 2>&1 || true
}

# maven ARGUMENT...: the project's own Maven, on the JDK that was found.
maven() {
    JAVA_HOME=$jdk logged maven "$root/mvnw" --batch-mode --no-transfer-progress -f "$root/pom.xml" "$@"
}

# Sets $page: the folder with the page's files.
build_page() {
    sources=$(page_fingerprint)
    page=$built/page-$sources
    if [ -d "$page" ]; then return; fi
    lock
    if [ ! -d "$page" ]; then
        need_node
        say "building the page"
        npm_ci
        in_web npm_run build
        keep "$root/web/dist" page "$sources"
    fi
    unlock
}

page_fingerprint() {
    cd "$root/web"
    set --
    for part in *; do
        case $part in
            node_modules | dist | test) ;;
            *) set -- "$@" "$part" ;;
        esac
    done
    fingerprint "$@"
}

# npm_ci: the page's packages, unless those of this lock file are there.
npm_ci() {
    packages=$(fingerprint "$root/web/package-lock.json")
    if [ ! -f "$root/web/node_modules/.howdah-$packages" ]; then
        in_web npm ci --no-audit --no-fund
        touch "$root/web/node_modules/.howdah-$packages"
    fi
}

in_web() {
    (cd "$root/web" && logged page "$@")
}

need_node() {
    if ! have node || ! have npm; then install "Node.js (to build the page)" nodejs npm; fi
}

# npm_run SCRIPT: a script of the page's, on a Node that its tools can run on: where the system's is older,
# npm brings a newer one for the occasion.
npm_run() {
    if node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
        npm run "$1"
    else
        npm exec --yes --package=node@22.23.3 -- npm run "$1"
    fi
}

# keep FOLDER KIND NAME: moves a finished build to .howdah/KIND-NAME, and drops all but the newest three of its kind.
keep() {
    rm -rf "$built/$2.part"
    cp -R "$1" "$built/$2.part"
    mv "$built/$2.part" "$built/$2-$3"
    # shellcheck disable=SC2012 # the names are ours: no blanks in them
    (cd "$built" && ls -td "$2"-* | tail -n +4 | xargs rm -rf)
}
