#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# export_view.sh EXPLORER FAIRSHARE - exports the data and the picture of the tree by keyboard in the real window: the
# data must be byte by byte what the command line prints, the picture a PNG.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

copy_sample university_after
start "$work/site.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"

# export_by KEYS FILE - answers the dialog by the name of a file.
export_by() {
    local dialog
    xdotool key "$1"
    dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Export (view|data)' | head -1)
    xdotool windowfocus --sync "$dialog"
    xdotool key ctrl+a
    xdotool type --delay 20 "$2"
    xdotool key Return
    for _ in $(seq 200); do
        [ ! -s "$2" ] || return 0
        sleep 0.1
    done
    fail "$1 wrote no $2"
}

export_by ctrl+shift+e "$work/tree.csv"
"$fairshare" evaluate "$work/site.fairshare" --algorithm all --format csv >"$work/expected.csv"
cmp "$work/expected.csv" "$work/tree.csv" || fail "the window exports other data than the command line"
xdotool windowfocus --sync "$window"
export_by ctrl+e "$work/tree.png"
[ "$(head -c 8 "$work/tree.png" | od -An -tx1 | tr -d ' ')" = 89504e470d0a1a0a ] || fail "the picture is no PNG"
xdotool windowfocus --sync "$window"
xdotool key ctrl+2
sleep 1
export_by ctrl+shift+e "$work/users.csv"
"$fairshare" compare "$work/site.fairshare" --baseline "$work/site.fairshare" --format csv >"$work/expected.csv"
cmp "$work/expected.csv" "$work/users.csv" || fail "the Compare view exports other data than the command line"
xdotool windowfocus --sync "$window"
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "export_view: done"
