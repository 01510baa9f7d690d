#!/usr/bin/env bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# render_chart.sh EXPLORER - pictures of charts are as large as asked, and the figure alone.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/rendering.sh"

# The size as PNG files state it.
size_of() {
    od -A n -t u1 -j 16 -N 8 "$1" | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'
}

for chart in rank_slopes rank_sweep recovery; do
    "$explorer" --render charts --chart $chart --size 800x500 --select dvorak -o "$work/$chart.png" "$sample"
    [ "$(size_of "$work/$chart.png")" = 800x500 ] || fail "$chart has the size $(size_of "$work/$chart.png")"
done

"$explorer" --render charts --chart rank_slopes --size 800x500 -o "$work/chart.svg" "$sample"
grep -q '>Rank of each user under each algorithm<' "$work/chart.svg" || fail "the chart has no title"
for control in Chart 'Line per' Open Inspector; do
    ! grep -q ">$control<" "$work/chart.svg" || fail "'$control' is in the picture"
done

"$explorer" --render tree --size 800x500 -o "$work/tree.svg" "$sample"
grep -q '>Inspector<' "$work/tree.svg" || fail "the tree has no window around it"
