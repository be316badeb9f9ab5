#!/bin/sh
# Starts the server when everything is built: it must build nothing, answer, and take less than 3 seconds of
# processor time until it does.
set -eu
root=$(cd -P "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
server=
trap 'kill $server 2> /dev/null || true; rm -rf "$work"' EXIT

"$root/howdah" serve --port 0 --data "$work/data" > "$work/out" 2> "$work/err" &
server=$!
waited=0
until address=$(grep -o 'http://localhost:[0-9]*' "$work/out"); do
    [ $waited -lt 300 ] && kill -0 $server || { cat "$work/out" "$work/err"; echo "the server did not start"; exit 1; }
    sleep 0.1
    waited=$((waited + 1))
done
curl --fail --silent --output "$work/page" "$address/"

# User and system time of the server so far, in clock ticks: fields 14 and 15 of its stat file.
ticks=$(sed 's/.*) //' "/proc/$server/stat" | { read -r line; set -- $line; echo $((${12} + ${13})); })
millis=$((ticks * 1000 / $(getconf CLK_TCK)))
echo "second start: $millis ms of processor time"
if grep -q building "$work/err"; then echo "it built something again"; exit 1; fi
[ $millis -lt 3000 ] || { echo "a start may take 3000 ms"; exit 1; }
