#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# compare_and_explain.sh EXPLORER FAIRSHARE - by keyboard in the real window: asks why one user stands before another,
# applies a change that turns their order, selects a user in the compare view and edits its row in the tree; the
# saved file must say both.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

copy_sample university_after

# headline - who stands before whom, as the engine says for the file on disk.
headline() {
    "$fairshare" explain "$work/site.fairshare" dvorak --against castillo | grep -m 1 'is ahead of'
}

start "$work/site.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"
[[ $(headline) == *": castillo (rank 10) is ahead of dvorak (rank 13)."* ]] || fail "the sample says: $(headline)"

# The tree has the focus: type-ahead to the row, then the other user, then what would turn the order.
xdotool type --delay 40 dvorak
sleep 0.5
xdotool key ctrl+i
sleep 0.5
xdotool type --delay 40 castillo
xdotool key --delay 40 Return
sleep 2
press_until_modified
xdotool key ctrl+s
wait_title "site.fairshare — Fairshare Explorer"
[[ $(headline) == *": dvorak "* ]] || fail "after the change the file says: $(headline)"

# What is selected in one view is selected in the others.
xdotool key ctrl+2
sleep 1
xdotool type --delay 40 iyer
sleep 0.5
xdotool key ctrl+1
sleep 0.5
xdotool key --delay 40 F2
xdotool type --delay 40 7
xdotool key --delay 40 Return
wait_title "site.fairshare* — Fairshare Explorer"
xdotool key ctrl+3
sleep 1
xdotool key ctrl+s
wait_title "site.fairshare — Fairshare Explorer"
[ "$(shares_of iyer)" = 7 ] || fail "the saved file says shares $(shares_of iyer), expected 7"
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "compare_and_explain: done"
