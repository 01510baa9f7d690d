#!/usr/bin/env bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# render_samples.sh EXPLORER FAIRSHARE - a picture of preemption samples says on standard error what is not as it seems.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/rendering.sh"
fairshare=$2

printf 'job_id,submit,run,nodes,req\na,0,300,8,300\nb,0,600,4,600\nc,0,300,8,300\n' >"$work/jobs.csv"
"$fairshare" simulate --workload "$work/jobs.csv" --nodes 12 --allocation node --recording "$work/run" --samples csv --quiet >"$work/out"

# Draws a file and compares what is said.
says() { # FILE LINE...
    local file=$1
    shift
    "$explorer" --render simulator "$work/$file" -o "$work/samples.svg" 2>"$work/said"
    diff <(for line in "$@"; do echo "$line"; done) "$work/said" >&2 || fail "$file says something else"
}
says run
cp "$work/run/samples.csv" "$work/samples.csv"
says samples.csv "warning: $work/samples.csv: samples do not record queues, users or submit times, so no job has a class or is ever pending" \
    "warning: $work/samples.csv: jobs still running at the last sample, shown as ending with the recording: 2"
grep -qF 'Unknown: no submit times are recorded.' "$work/samples.svg" || fail "jobs seem never to wait"

# A picture replaces nothing that it is made from.
printf 'from,to\n' >"$work/names.csv"
cat >"$work/site.fairshare" <<'SCENARIO'
{"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [{"user": "u"}]},
 "simulation": {"workload": {"path": "jobs.csv", "name_maps": {"account": "names.csv"}},
                "cluster": {"nodes": 12, "allocation": "node"}}}
SCENARIO
keeps() { # TARGET INPUT ARGUMENT...
    local target=$work/$1 input=$work/$2 code=0
    shift 2
    cp "$target" "$work/before"
    "$explorer" "$@" "$target" "$input" 2>"$work/said" || code=$?
    [ "$code" = 2 ] || fail "$target: exit code $code"
    diff <(echo "refusing to overwrite input file $target; give another file") "$work/said" >&2 || fail "$target"
    cmp "$target" "$work/before" || fail "$target was replaced"
}
picture=(--render simulator --format png -o)
for target in site.fairshare jobs.csv names.csv; do
    keeps "$target" site.fairshare "${picture[@]}"
    keeps "$target" site.fairshare --render tree --anonymize --format svg -o
done
for target in run/jobs.csv run/run.json run/samples.csv; do keeps "$target" run "${picture[@]}"; done
ln -s jobs.csv "$work/link.pdf"
keeps link.pdf site.fairshare --report
