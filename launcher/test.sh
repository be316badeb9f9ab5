# ./howdah test [--long]: installs what the tests need, and runs them. Every suite runs; the first to fail decides the end.

run_tests() {
    case ${1-} in
        '') suites="java_suite web_suite start_suite" ;;
        --long) suites="long_suite fuzz_suite" ;;
        *) die "unknown option $1: it is ./howdah test, or ./howdah test --long" ;;
    esac
    find_jdk || fetch_jdk
    failed=
    for suite in $suites; do
        ("$suite") || failed="$failed $suite"
    done
    [ -z "$failed" ] || die "failed:$failed"
    say "all tests passed"
}

mvnw() {
    JAVA_HOME=$jdk "$root/mvnw" --batch-mode --no-transfer-progress -f "$root/pom.xml" "$@"
}

# The rules, the engine, the server, the command and this launcher.
java_suite() {
    # The format first, in all modules: nobody wants to hear of it after the tests.
    mvnw spotless:check && mvnw verify
}

# The page: its parts, then the whole in a real Chromium.
web_suite() {
    need_node
    have chromium || install "Chromium (to test the page)" chromium
    build_java
    build_page
    npm_ci
    cd "$root/web" || return
    npm_run lint \
        && npm_run test \
        && npm_run test:browser
}

# Everything is built by now: a start must build nothing, and be quick; and the package must work elsewhere.
start_suite() {
    build_java
    build_page
    sh "$root/launcher/test/second-start.sh" && sh "$root/launcher/test/package.sh"
}

long_suite() {
    mvnw test -Plong
}

# Every fuzz target for a minute (the time stands in its annotation); Jazzer fuzzes one method a run.
fuzz_suite() {
    fuzzed=0
    for module in rules engine; do
        for target in $(fuzz_targets "$module"); do
            say "fuzzing $target"
            JAZZER_FUZZ=1 mvnw test -q -pl "$module" -am -Dtest="$target" -Dsurefire.failIfNoSpecifiedTests=false || fuzzed=1
        done
    done
    return $fuzzed
}

# fuzz_targets MODULE: Class#method of every method annotated with @FuzzTest.
fuzz_targets() {
    grep -rl '@FuzzTest' "$root/$1/src/test/java" | while read -r file; do
        class=$(basename "$file" .java)
        sed -n '/@FuzzTest/,/{/s/.*void \([A-Za-z0-9_]*\)(.*/'"$class"'#\1/p' "$file"
    done
}
