#!/bin/sh
# Starts the server when everything is built: it must build nothing, answer, and take less than 3 seconds of
# processor time until it does.
set -eu
root=$(cd -P "$(dirname "$0")/../.." && pwd)
. "$root/launcher/common.sh"
work=$(mktemp -d)
server=
trap 'kill $server 2> /dev/null || true; rm -rf "$work"' EXIT

start_server "$work" "$root/howdah" serve --port 0 --data "$work/data"
if [ -z "$address" ]; then
    cat "$work/err" >&2
    die "the server did not start"
fi
curl --fail --silent --output "$work/page" "$address/"

# The server's user and system time so far, in clock ticks: the 12th and 13th field after its name in its stat file.
ticks=$(sed 's/.*) //' "/proc/$server/stat" | cut -d ' ' -f 12,13 | { read -r user system; echo $((user + system)); })
millis=$((ticks * 1000 / $(getconf CLK_TCK)))
say "a second start takes $millis ms of processor time"
if grep -q building "$work/err"; then die "it built something again"; fi
[ $millis -lt 3000 ] || die "a start may take 3000 ms"

# The engine, which other programs start anew for each game: user and system time of all that a start runs, in hundredths.
# engine_start COMMAND GREETING ANSWER: the last line that the greeting is answered with.
engine_start() {
    times=$( (echo "$2" | "$root/howdah" "$1" > "$work/answer"; times) | tail -n 1 \
        | sed 's/[0-9]*m\([0-9]*\)\.\([0-9][0-9]\)[0-9]*s/\1\2/g')
    # shellcheck disable=SC2086 # two words
    centis=$(expr ${times% *} + ${times#* })
    say "a start of howdah $1 takes ${centis}0 ms of processor time"
    [ "$(tail -n 1 "$work/answer")" = "$3" ] || die "howdah $1 did not start"
    [ "$centis" -lt 50 ] || die "a start of howdah $1 may take 500 ms"
}

engine_start uci uci uciok
engine_start xboard 'protover 2' 'feature done=1'
