#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# open_dump.sh EXPLORER FAIRSHARE - opens what sacctmgr dump printed through the dialog of the real window, changes
# the shares of a user by keyboard and saves; the scenario must differ from the dump by that change and no other.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

cp "$here/../data/samples/slurm/uni.dump" "$work/before.dump"
cp "$work/before.dump" "$work/site.dump"
chmod u+w "$work/site.dump"
start
wait_title "Fairshare Explorer"
xdotool windowfocus --sync "$window"
xdotool key ctrl+o
dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Open' | head -1)
xdotool windowfocus --sync "$dialog"
xdotool type --delay 20 "$work/site.dump"
xdotool key Return
wait_title "site.dump — Fairshare Explorer"
xdotool windowfocus --sync "$window"

xdotool type --delay 40 slu07
xdotool key --delay 40 Right
xdotool type --delay 40 25
xdotool key --delay 40 Return
wait_title "site.dump* — Fairshare Explorer"
xdotool key ctrl+s
dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Save' | head -1)
xdotool windowfocus --sync "$dialog"
xdotool key Return
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"
changes=$("$fairshare" diff "$work/site.dump" "$work/site.fairshare" --format csv)
[ "$changes" = $'change,account,user,partition,before,after\nshares,eng-ece-f1,slu07,,10,25' ] ||
    fail "the saved scenario differs so: $changes"
cmp "$work/before.dump" "$work/site.dump" || fail "the dump was written to"
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "open_dump: done"
