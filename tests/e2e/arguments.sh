#!/usr/bin/env bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Arguments that would have no effect are refused. Argument: fairshare-explorer.
set -euo pipefail

explorer=$1

# SENTENCE ARGUMENT...: wrong usage, with this first line on standard error.
refuses() { ends_with 2 "$@"; }

# CODE SENTENCE ARGUMENT...
ends_with() {
    local expected=$1 sentence=$2 errors code=0
    shift 2
    errors=$("$explorer" "$@" 2>&1) || code=$?
    [ "$code" = "$expected" ] && [ "${errors%%$'\n'*}" = "$sentence" ] || {
        printf 'exit code %s: %s\n' "$code" "$errors" >&2
        exit 1
    }
}

refuses '--baseline: needs a FILE to compare' --baseline old.fairshare
refuses '--chart: needs --render charts' --render tree --chart icicle -o a.png site.fairshare
refuses '--render start: the start page takes no FILE' --render start -o start.png site.fairshare
refuses '--select: the start page has nothing to select' --render start --select alice -o start.png

refuses "--output: 'a' does not end in .png, .svg or .pdf; rename it or use --format" --render start -o a
refuses '--output: standard output needs --format' --render start -o -
refuses "--output: 'a.svg' ends in .svg, but --format is png" --render start --format png -o a.svg

refuses '--report: standard output needs --format pdf or html' --report - site.fairshare
refuses "--report: 'a.pdf' does not end in .html, but --format is html" --report a.pdf --format html site.fairshare
refuses '--report: --form mail needs HTML: a file that ends in .html, or --format html' --report a.pdf --form mail s.fairshare
refuses '--format: needs --render or --report' --format png site.fairshare
refuses 'FILE: only one input can be standard input' --report a.pdf - --baseline -

refuses '--part: cannot be combined with --whole-window' --render tree --whole-window --part table -o a.png s.fairshare
refuses '--part: the start page has no parts' --render start --part table -o a.png
refuses '--lenient: needs --render or --report' --lenient site.fairshare
refuses "--variant: needs --render or --report" --variant A site.fairshare
refuses "--size: '1440xmany' is not a size; expected WxH, whole numbers from 1 to 16384, or Wxall" \
    --render tree --size 1440xmany -o a.png site.fairshare

# One name an option, so that the file behind it stays a file.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sample=$(dirname "$0")/../../resources/samples/university_after.fairshare
ends_with 0 '' --render tree --size 400xall -o "$folder/a.png" --select castillo "$sample"
ends_with 0 '' --render tree --size 400xall -o "$folder/b.png" --select castillo --select root/sciences "$sample"
ends_with 0 '' --render tree --size 400xall -o "$folder/a" --format png --select castillo "$sample"
cmp -n 8 "$folder/a" "$folder/a.png" # the signature of a PNG

# Standard input and output.
"$explorer" --render tree --size 400xall -o - --format png --select castillo - <"$sample" >"$folder/piped.png"
cmp -n 8 "$folder/piped.png" "$folder/a.png"
"$explorer" --report - --format html --form mail - <"$sample" >"$folder/mail.html"
[ "$(wc -c <"$folder/mail.html")" -lt 100000 ]
grep -q 'standard input' "$folder/mail.html"
grep -q 'Picture left out: ' "$folder/mail.html"
ends_with 1 "$folder/small.png: not readable at 399x300 pixels; with these proportions, use at least 400x301" \
    --render tree --size 399x300 -o "$folder/small.png" "$sample"
ends_with 0 'warning: 21 of 36 rows are left out; use --size 900xall' --render tree --size 900x300 -o "$folder/rows.png" "$sample"
[ -s "$folder/a.png" ] && [ -s "$folder/b.png" ] && ! cmp -s "$folder/a.png" "$folder/b.png"
ends_with 1 "$sample: unknown account or user 'zoe'" --render tree -o "$folder/c.png" --select zoe "$sample"
ends_with 1 "$sample: unknown account or user 'dvorac'; did you mean 'dvorak'?" \
    --render tree -o "$folder/c.png" --select dvorac "$sample"
misspelled=$folder/misspelled.fairshare
printf '{"format": "fairshare-explorer", "version": 1,\n"tree": {"account": "root", "children": [%s]}}\n' \
    '{"user": "ann", "share": 4}, {"user": "bob"}' >"$misspelled"
for made in '--render tree -o' '--report'; do
    ends_with 1 "$misspelled:2:58: unknown key \"share\" in a tree node; did you mean \"shares\"?" \
        $made "$folder/misspelled.pdf" "$misspelled"
    "$explorer" $made "$folder/misspelled.pdf" --lenient "$misspelled"
done
several=$folder/several.fairshare
cat >"$several" <<'TREE'
{"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"account": "a", "shares": 1, "children": [{"user": "ann", "usage": 4}, {"user": "b", "usage": 4}]},
  {"account": "b", "shares": 1, "children": [{"user": "ann", "usage": 2}, {"user": "ann", "partition": "gpu"}]}]}}
TREE
ends_with 1 "$several: user 'ann' has 3 associations; specify one of \
'root/a/ann', 'root/b/ann partition=', 'root/b/ann partition=gpu'" \
    --render tree -o "$folder/c.png" --select ann "$several"
ends_with 1 "$several: user 'root/b/ann' has 2 associations; specify one of \
'root/b/ann partition=', 'root/b/ann partition=gpu'" --render tree -o "$folder/c.png" --select root/b/ann "$several"
ends_with 1 "$several: 'b' matches 2 rows; specify one of 'root/a/b', 'root/b'" \
    --render tree -o "$folder/c.png" --select b "$several"
[ ! -e "$folder/c.png" ]
ends_with 0 '' --render tree --size 900x600 -o "$folder/without.png" --select 'b/ann partition=' "$several"
ends_with 0 '' --render tree --size 900x600 -o "$folder/gpu.png" --select 'b/ann partition=gpu' "$several"
ends_with 0 '' --render tree --size 900x600 -o "$folder/account.png" --select root/b "$several"
! cmp -s "$folder/without.png" "$folder/gpu.png"
! cmp -s "$folder/account.png" "$folder/gpu.png"
