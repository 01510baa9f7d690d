#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# combine_and_review.sh EXPLORER FAIRSHARE - opens a share table and a dump at once in the real window, changes the
# shares of a user by keyboard, saves, reopens and makes the review: usage from the other file is no change anywhere, so
# each of them counts one.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

sample=$here/../../resources/samples/university_before.fairshare
"$fairshare" convert "$sample" -o "$work/site.dump" 2>"$work/omitted"
"$fairshare" convert "$sample" --to sshare -o "$work/sshare.txt"
"$fairshare" convert "$work/site.dump" --usage "$work/sshare.txt" -o "$work/combined.fairshare"

# Usage first: the order must not matter.
start "$work/sshare.txt" "$work/site.dump"
wait_title "sshare.txt + site.dump* — Fairshare Explorer" # no file holds both yet
xdotool windowfocus --sync "$window"

xdotool type --delay 40 brandt
xdotool key --delay 40 Right
xdotool type --delay 40 41
xdotool key --delay 40 Return
sleep 1
xdotool key ctrl+s
dialog=$(timeout 30 xdotool search --sync --onlyvisible --name '^Save' | head -1)
xdotool windowfocus --sync "$dialog"
xdotool key ctrl+a
xdotool type --delay 20 "$work/site.fairshare"
xdotool key Return
wait_title "site.fairshare — Fairshare Explorer"
changes=$("$fairshare" diff "$work/combined.fairshare" "$work/site.fairshare" --format csv)
[ "$changes" = $'change,account,user,partition,before,after\nshares,chemistry,brandt,,2,41' ] ||
    fail "the saved scenario differs so: $changes"
xdotool windowfocus --sync "$window"
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"

start "$work/site.fairshare" --baseline "$work/combined.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"
save_review "$work/review.html"
for text in 'One share changes.' '1 of 24 users gains places, 1 loses places and 22 keep theirs.'; do
    grep -qF "$text" "$work/review.html" || fail "the review does not say: $text"
done
xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "combine_and_review: done"
