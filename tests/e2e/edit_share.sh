#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# edit_share.sh EXPLORER FAIRSHARE - edits a share by keyboard in the real window, undoes, redoes, saves, and checks
# the file; then refuses a value and leaves.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

copy_sample university_before
start "$work/site.fairshare"
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
