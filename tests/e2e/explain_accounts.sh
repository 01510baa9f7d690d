#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# explain_accounts.sh EXPLORER FAIRSHARE - by keyboard in the real window: asks why one account stands before another,
# applies a change that turns their order, and exports the table whole, though the window is too low for its rows.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

copy_sample university_after

# headline - which account stands first, as the engine says for the file on disk.
headline() {
    "$fairshare" explain "$work/site.fairshare" electrical --against mechanical --algorithm fair_tree |
        grep -m 1 'is ahead of'
}

start "$work/site.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowsize --sync "$window" 1366 600
xdotool windowfocus --sync "$window"
[[ $(headline) == *": electrical "* ]] || fail "the sample says: $(headline)"

xdotool type --delay 40 electrical
sleep 0.5
xdotool key ctrl+i
sleep 0.5
xdotool type --delay 40 mechanical
xdotool key --delay 40 Return
sleep 2
press_until_modified
xdotool key ctrl+s
wait_title "site.fairshare — Fairshare Explorer"
[[ $(headline) == *": mechanical "* ]] || fail "after the change the file says: $(headline)"

export_by ctrl+shift+e "$work/tree.csv"
"$fairshare" evaluate "$work/site.fairshare" --algorithm all --format csv >"$work/expected.csv"
cmp "$work/expected.csv" "$work/tree.csv" || fail "the window exports other data than the command line"
xdotool windowfocus --sync "$window"
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "explain_accounts: done"
