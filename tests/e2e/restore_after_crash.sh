#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# restore_after_crash.sh EXPLORER FAIRSHARE - edits a share in the real window, kills the program, and finds the edit
# again in the next one: restored, saved, and then nothing left over.
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
    echo "restore_after_crash: $*" >&2
    exit 1
}

export HOME=$work XDG_CONFIG_HOME=$work/config XDG_RUNTIME_DIR=$work/runtime LC_ALL=C.UTF-8
unsaved=$work/config/fairshare-explorer/unsaved
mkdir -m 700 "$work/runtime" "$work/config"
mkfifo "$work/number"
Xvfb -displayfd 3 -screen 0 1440x900x24 3>"$work/number" >"$work/xvfb.log" 2>&1 &
display_pid=$!
read -r number <"$work/number"
export DISPLAY=:$number QT_QPA_PLATFORM=xcb

cp "$here/../../resources/samples/university_before.fairshare" "$work/site.fairshare"
chmod u+w "$work/site.fairshare"

# start [FILE] - and give it the keyboard.
start() {
    "$explorer" "$@" 2>"$work/explorer.log" &
    program_pid=$!
    window=$(timeout 30 xdotool search --sync --onlyvisible --name 'Fairshare Explorer' | head -1)
}

# wait_title TEXT - until the window's title is exactly this.
wait_title() {
    for _ in $(seq 200); do
        [ "$(xdotool getwindowname "$window" 2>/dev/null)" != "$1" ] || return 0
        kill -0 "$program_pid" 2>/dev/null || fail "the program ended: $(cat "$work/explorer.log")"
        sleep 0.1
    done
    fail "the title is '$(xdotool getwindowname "$window")', expected '$1'"
}

# wait_kept COUNT - until so much unsaved work is kept.
wait_kept() {
    for _ in $(seq 200); do
        [ "$(find "$unsaved" -name '*.unsaved' 2>/dev/null | wc -l)" != "$1" ] || return 0
        sleep 0.1
    done
    fail "kept: $(ls "$unsaved"), expected $1"
}

# shares_of USER - as the file on disk says.
shares_of() {
    "$fairshare" evaluate "$work/site.fairshare" --algorithm fair_tree --format json |
        tr '{' '\n' | grep "\"user\": *\"$1\"" | grep -o '"shares": *[0-9]*' | grep -o '[0-9]*$'
}

start "$work/site.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"
[ "$(shares_of brandt)" = 2 ] || fail "the sample is not what this test expects"
xdotool type --delay 40 brandt
xdotool key --delay 40 Right
xdotool type --delay 40 41
xdotool key --delay 40 Return
wait_title "site.fairshare* — Fairshare Explorer"
wait_kept 1
kill -9 "$program_pid"
wait "$program_pid" 2>/dev/null || true
[ "$(shares_of brandt)" = 2 ] || fail "the file was written without saving"

# The band offers it; nothing is opened before that.
start
wait_title "Fairshare Explorer"
xdotool windowfocus --sync "$window"
sleep 0.5
xdotool key alt+r
wait_title "site.fairshare* — Fairshare Explorer"
[ "$(shares_of brandt)" = 2 ] || fail "restoring wrote the file"
xdotool key ctrl+s
wait_title "site.fairshare — Fairshare Explorer"
[ "$(shares_of brandt)" = 41 ] || fail "the saved file says shares $(shares_of brandt), expected 41"
wait_kept 0
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ -z "$(ls "$unsaved")" ] || fail "left over: $(ls "$unsaved")"
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "restore_after_crash: done"
