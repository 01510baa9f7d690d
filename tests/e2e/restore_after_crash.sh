#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# restore_after_crash.sh EXPLORER FAIRSHARE - edits a share in the real window, kills the program, and finds the edit
# again in the next one: restored, saved, and then nothing left over.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

unsaved=$work/config/fairshare-explorer/unsaved
copy_sample university_before

# wait_kept COUNT - until so much unsaved work is kept.
wait_kept() {
    for _ in $(seq 200); do
        [ "$(find "$unsaved" -name '*.unsaved' 2>/dev/null | wc -l)" != "$1" ] || return 0
        sleep 0.1
    done
    fail "kept: $(ls "$unsaved"), expected $1"
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
