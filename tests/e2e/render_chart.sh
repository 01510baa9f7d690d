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
for around in File Open Inspector; do
    ! grep -q ">$around<" "$work/tree.svg" || fail "'$around' is in the picture of the tree"
done
"$explorer" --render tree --whole-window --size 800x500 -o "$work/tree.svg" "$sample" 2>"$work/said"
grep -q '>Inspector<' "$work/tree.svg" || fail "the tree has no window around it"
grep -q 'rows are left out; omit --whole-window' "$work/said" || fail "the rows left out are not said"

# A chart is asked for by its name alone, of a scenario or of a recording.
jobs=$work/jobs.csv
printf 'job_id,submit,run,nodes,req,queue\na,0,3600,2,3600,long\nb,0,1800,1,1800,short\n' >"$jobs"
cat >"$work/cluster.fairshare" <<'SCENARIO'
{"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "simulation": {
  "workload": {"path": "jobs.csv"}, "cluster": {"nodes": 3, "allocation": "node"}, "preemption": {"p": 1}}}
SCENARIO
for chart in heatmap wasted_work gantt convergence; do
    "$explorer" --render $chart --size 900x600 -o "$work/$chart.svg" "$work/cluster.fairshare"
done
grep -q '>Preemption value of each node over time<' "$work/heatmap.svg" || fail "there is no heat map"
grep -q '>Work lost to preemption<' "$work/wasted_work.svg" || fail "there is no work lost"
grep -q '>short<' "$work/gantt.svg" || fail "the queues have no colors"
grep -q '>Usage versus shares over time<' "$work/convergence.svg" || fail "there is no convergence"
"$explorer" --render gantt --choose color=wait --size 900x600 -o "$work/waits.svg" "$work/cluster.fairshare"
grep -q '>wait time, h<' "$work/waits.svg" || fail "the waits have no colors"
