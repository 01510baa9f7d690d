#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# export_chart.sh EXPLORER FAIRSHARE - exports a chart as SVG and as PDF through the dialog in the real window, by
# keyboard; twice the same bytes where the date is fixed. A folder that takes nothing is refused with one sentence.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

export SOURCE_DATE_EPOCH=1795340000
copy_sample university_after
start "$work/site.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"
xdotool key ctrl+3
sleep 1

# type_path FILE - into the dialog, which opens with its path selected.
type_path() {
    local dialog
    xdotool key ctrl+e
    dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Export view' | head -1)
    xdotool windowfocus --sync "$dialog"
    xdotool key ctrl+a
    xdotool type --delay 20 "$1"
    xdotool key Return
}

export_to() {
    type_path "$1"
    for _ in $(seq 200); do
        [ ! -s "$1" ] || break
        sleep 0.1
    done
    [ -s "$1" ] || fail "no $1 was written"
    xdotool windowfocus --sync "$window"
}

for kind in svg pdf; do
    export_to "$work/one.$kind"
    export_to "$work/two.$kind"
    cmp "$work/one.$kind" "$work/two.$kind" || fail "two exports as $kind differ"
done
grep -q '<title>Usage versus share</title>' "$work/one.svg" || fail "the SVG has no title"
grep -q 'Usage versus share</text>' "$work/one.svg" || fail "texts of the SVG are no texts"
digest=$(sha256sum "$work/site.fairshare" | cut -d' ' -f1)
grep -q "site.fairshare, SHA-256 $digest" "$work/one.svg" || fail "the SVG does not name its file"
[ "$(head -c 5 "$work/one.pdf")" = %PDF- ] || fail "the PDF is none"
! grep -aq CreationDate "$work/one.pdf" || fail "the PDF has a time of creation, which differs in each export"

# Nothing can be made in there, whoever asks.
type_path /proc/view.svg
sleep 2
xdotool windowfocus --sync "$window"
import -window "$window" "$work/refused.png" 2>/dev/null || true
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"

# The same without a window, where the sentence can be read.
render() { "$explorer" --render charts -o "$1" "$work/site.fairshare" 2>&1; }
said=$(render /proc/view.svg) && fail "a picture was written into /proc"
[[ $said == "/proc/view.svg: cannot be written: "* ]] || fail "the refusal is '$said'"
mkdir "$work/folder.pdf"
said=$(render "$work/folder.pdf") && fail "a picture replaced a folder"
[ "$said" = "$work/folder.pdf: cannot be written: is a directory, not a file" ] || fail "the refusal is '$said'"
for kind in png svg pdf; do
    "$explorer" --render charts -o "$work/a.$kind" "$work/site.fairshare"
    "$explorer" --render charts -o "$work/b.$kind" "$work/site.fairshare"
    cmp "$work/a.$kind" "$work/b.$kind" || fail "two renderings as $kind differ"
    "$explorer" --render charts --format "$kind" -o - "$work/site.fairshare" | cmp - "$work/a.$kind" ||
        fail "standard output holds another $kind"
done
echo "export_chart: done"
