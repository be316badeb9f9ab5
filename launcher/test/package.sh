#!/bin/sh
# Makes the package (or takes the archive that is named), unpacks it in an empty folder, and plays with it as a board window
# would, by UCI and by CECP. Until it is ready it may take a second of processor time: twice what it takes on a machine
# that does nothing else.
set -eu
root=$(cd -P "$(dirname "$0")/../.." && pwd)
. "$root/launcher/common.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ $# -gt 0 ]; then
    archive=$1
else
    "$root/howdah" package
    archive=$(ls -t "$root"/target/howdah-*.tar.gz | head -n 1)
fi
tar -C "$work" -xzf "$archive"
howdah=$(ls -d "$work"/howdah-*)/howdah
mkdir "$work/empty"
cd "$work/empty"

# expect WORDS COMMAND LINE...: sends the lines, and looks for the words in the answer.
expect() {
    words=$1
    command=$2
    shift 2
    printf '%s\n' "$@" | "$howdah" "$command" > "$work/answer" || die "howdah $command has failed"
    grep -q "$words" "$work/answer" || {
        cat "$work/answer" >&2
        die "no '$words' in the answer of howdah $command"
    }
}

expect '^bestmove [a-h][1-8]' uci 'setoption name UCI_Variant value seirawan' 'position startpos' 'go depth 3'
expect '^move [a-j][0-9]' xboard new 'variant elven' 'sd 3' go
expect '^setup (PNBRQ' xboard new 'variant silver-elephant'

# The first start has left its classes for the next, made in the background.
for _ in $(seq 240); do
    if ls "${howdah%/howdah}"/app/*.aot > /dev/null 2>&1; then break; fi
    sleep 0.5
done
ls "${howdah%/howdah}"/app/*.aot > /dev/null 2>&1 || die "no start-up data was kept"
expect '^uciok$' uci uci quit
printf 'uci\nquit\n' > "$work/commands"
millis=$(sh -c '"$1" uci < "$2" > /dev/null; times' sh "$howdah" "$work/commands" | tail -n 1 | tr ms '  ' \
    | awk '{ print int(1000 * (60 * $1 + $2 + 60 * $3 + $4)) }')
say "the packaged engine takes $millis ms of processor time to uciok"
[ "$millis" -lt 1000 ] || die "it may take 1000 ms"
