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
