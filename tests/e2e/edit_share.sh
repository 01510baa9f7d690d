#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# edit_share.sh EXPLORER FAIRSHARE - edits a share by keyboard in the real window, undoes, redoes, saves, and checks
# the file; then refuses a value and leaves.
set -euo pipefail
explorer=$1
fairshare=$2
here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
display_pid=
program_pid=
cleanup() {
    [ -z "$program_pid" ] || kill "$program_pid" 2>/dev/null || true
    [ -z "$display_pid" ] || kill "$display_pid" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
fail() {
    echo "edit_share: $*" >&2
    exit 1
}

export HOME=$work XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/runtime LC_ALL=C.UTF-8
mkdir -m 700 "$work/runtime" "$work/config"
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1440x900x24 3>"$work/number" >"$work/xvfb.log" 2>&1 &
display_pid=$!
read -r number <"$work/number"
export DISPLAY=:$number QT_QPA_PLATFORM=xcb

cp "$here/../../resources/samples/university_before.fairshare" "$work/site.fairshare"
chmod u+w "$work/site.fairshare"
"$explorer" "$work/site.fairshare" 2>"$work/explorer.log" &
program_pid=$!

# wait_title TEXT - until the window's title is exactly this.
wait_title() {
    for _ in $(seq 200); do
        [ "$(xdotool getwindowname "$window" 2>/dev/null)" != "$1" ] || return 0
        kill -0 "$program_pid" 2>/dev/null || fail "the program ended: $(cat "$work/explorer.log")"
        sleep 0.1
    done
    fail "the title is '$(xdotool getwindowname "$window")', expected '$1'"
}

# shares_of USER - as the file on disk says.
shares_of() {
    "$fairshare" evaluate "$work/site.fairshare" --algorithm fair_tree --format json |
        tr '{' '\n' | grep "\"user\": *\"$1\"" | grep -o '"shares": *[0-9]*' | grep -o '[0-9]*$'
}

window=$(timeout 30 xdotool search --sync --onlyvisible --name 'Fairshare Explorer' | head -1)
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"
[ "$(shares_of brandt)" = 2 ] || fail "the sample is not what this test expects"

# The tree has the focus: type-ahead to the row, one cell to the right, the value.
xdotool type --delay 40 brandt
xdotool key --delay 40 Right
xdotool type --delay 40 41
xdotool key --delay 40 Return
wait_title "site.fairshare* — Fairshare Explorer"
xdotool key ctrl+z
wait_title "site.fairshare — Fairshare Explorer"
xdotool key ctrl+shift+z
wait_title "site.fairshare* — Fairshare Explorer"
xdotool key ctrl+s
wait_title "site.fairshare — Fairshare Explorer"
[ "$(shares_of brandt)" = 41 ] || fail "the saved file says shares $(shares_of brandt), expected 41"
changed=$(diff "$here/../../resources/samples/university_before.fairshare" "$work/site.fairshare" | grep -c '^>' || true)
[ "$changed" -le 2 ] || fail "one edit changed $changed lines of the file"

# A refused value leaves file and tree alone.
xdotool type --delay 40 4x
xdotool key --delay 40 Return
xdotool key --delay 40 Escape
wait_title "site.fairshare — Fairshare Explorer"
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ "$(shares_of brandt)" = 41 ] || fail "a refused value reached the file"
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "edit_share: done"
