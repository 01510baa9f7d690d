#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# sixth_algorithm.sh FAIRSHARE EXPLORER - both programs, linked with a sixth algorithm, show it wherever they show the
# others: tables, explanations, lists, files, charts, pictures of the window and the review.
set -euo pipefail
fairshare=$1
explorer=$2
sample=$(dirname "$(readlink -f "$0")")/../../resources/samples/university_before.fairshare
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8

fail() {
    echo "sixth_algorithm: $*" >&2
    exit 1
}

# expect FILE TEXT...: the file contains each text.
expect() {
    local file=$1 text
    shift
    for text in "$@"; do
        grep -qF -- "$text" "$file" || { cat "$file" >&2; fail "${file##*/} does not contain: $text"; }
    done
}

run() { # NAME ARGUMENT...
    local name=$1
    shift
    "$fairshare" "$@" >"$work/$name" || fail "fairshare $* failed"
}

run list list algorithms
expect "$work/list" least_used 'Least used' 'factor = 1 - U'
run compare.csv compare "$sample" --format csv
expect "$work/compare.csv" least_used
run evaluate.csv evaluate "$sample" --algorithm least_used --format csv
expect "$work/evaluate.csv" unused
# dvorak used 61234000 of 416158830.5 TRES-seconds.
run explain explain "$sample" dvorak --algorithm least_used
expect "$work/explain" 'Least used: dvorak has rank' 'dvorak leaves 0.8529 unused.' '1 - 0.1471 = 0.8529'
run pair explain "$sample" dvorak --against castillo --algorithm least_used
expect "$work/pair" 'castillo used less than dvorak.'
sed 's/"algorithm": "[a-z_]*"/"algorithm": "least_used"/' "$sample" >"$work/site.fairshare"
run site compare "$work/site.fairshare"
expect "$work/site" 'under Least used'
run kept convert "$work/site.fairshare" --to fairshare -o "$work/kept.fairshare"
expect "$work/kept.fairshare" least_used
run lint lint "$work/site.fairshare"

"$explorer" --report "$work/review.html" "$work/site.fairshare"
expect "$work/review.html" 'How Least used ranks users' 'Shares do not count: whoever used least comes first.' \
    'It rewards newcomers.' 'Its weakness: nobody can buy a larger part.' 'under six algorithms'
for view in tree compare; do
    "$explorer" --render $view --whole-window --size 1900x900 --algorithm least_used --select dvorak -o "$work/$view.svg" "$sample"
    expect "$work/$view.svg" 'Least used'
done
expect "$work/tree.svg" 'dvorak leaves 0.8529 unused.'
"$explorer" --render rank_slopes --size 900x600 -o "$work/slopes.svg" "$sample"
expect "$work/slopes.svg" 'Least used'
echo "the sixth algorithm is everywhere"
