#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# pdf_pictures.sh EXPLORER FAIRSHARE - draws views as PDF and as PNG and looks at both from afar: where marks, lines
# or texts are missing on the page, they differ by more than the edges of letters do.
set -euo pipefail
explorer=$1
samples=$(dirname "$(readlink -f "$0")")/../../resources/samples
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
most=0.0100 # of full brightness, root of the mean square

for view in tree compare surface recovery; do
    for ending in png pdf; do
        "$explorer" --render "$view" -o "$work/$view.$ending" --select ahmadi \
            --baseline "$samples/university_before.fairshare" "$samples/university_after.fairshare"
    done
    pdftoppm -r 96 -png -singlefile "$work/$view.pdf" "$work/page"
    convert "$work/$view.png" -resize 10% "$work/seen.png"
    convert "$work/page.png" -resize 10% "$work/printed.png"
    difference=$(compare -metric RMSE "$work/seen.png" "$work/printed.png" null: 2>&1 | sed 's/.*(\(.*\))/\1/' || true)
    awk -v d="$difference" -v most=$most 'BEGIN { exit !(d > 0 && d <= most) }' || {
        echo "pdf_pictures: $view as PDF differs from its PNG by $difference, more than $most" >&2
        exit 1
    }
done
