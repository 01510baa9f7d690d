#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# policy_review.sh EXPLORER FAIRSHARE - makes the policy review by keyboard in the real window and looks at its pages:
# each must have something on it and nothing in its margins. The command line must say the same.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/window.sh"

copy_sample university_after
cp "$here/../../resources/samples/university_before.fairshare" "$work/before.fairshare"
export SOURCE_DATE_EPOCH=1795132800
start "$work/site.fairshare" --baseline "$work/before.fairshare"
wait_title "site.fairshare — Fairshare Explorer"
xdotool windowfocus --sync "$window"

save_review "$work/review.pdf"
save_review "$work/review.html"
[ "$(head -c 5 "$work/review.pdf")" = %PDF- ] || fail "the review is no PDF"
"$explorer" --report "$work/again.pdf" "$work/site.fairshare" --baseline "$work/before.fairshare" --language en
for name in review again; do pdftotext -layout "$work/$name.pdf" "$work/$name.txt"; done
cmp "$work/review.txt" "$work/again.txt" || fail "window and command line write different reviews"

for name in one two; do
    for ending in pdf html; do
        "$explorer" --report "$work/$name.$ending" "$work/site.fairshare" --baseline "$work/before.fairshare"
    done
done
cmp "$work/one.pdf" "$work/two.pdf" && cmp "$work/one.html" "$work/two.html" || fail "two runs write different bytes"

# Own text, sections and signatures, reproducible; the proposal as a variant of the file says the same as two files.
printf '# Decision\nThe board *agreed* to **all** <changes>.\n' >"$work/notes.md"
for name in three four; do
    "$explorer" --report "$work/$name.html" "$work/site.fairshare" --baseline "$work/before.fairshare" \
        --text "$work/notes.md" --sections signatures,text,moves --signature 'A. Haddad, chair' --language en
done
cmp "$work/three.html" "$work/four.html" || fail "two runs with own text write different bytes"
grep -qF '<p>The board <em>agreed</em> to <strong>all</strong> &lt;changes&gt;.</p>' "$work/three.html" ||
    fail "the review lacks its own text"
[ "$(grep -o '<h2>.*</h2>' "$work/three.html" | sed 's/<[^>]*>//g' | tr '\n' ',')" = \
    '1 Signatures,2 Decision,3 Effect on users,' ] || fail "the review has other sections"
grep -qF '<p>A. Haddad, chair, date</p>' "$work/three.html" || fail "the review lacks a signature"

# refused CODE SENTENCE ARGUMENT... - what ends with this code and says this alone, and writes nothing.
refused() {
    local code=$1 sentence=$2 result=0
    shift 2
    "$explorer" "$@" >"$work/refused.log" 2>&1 || result=$?
    [ "$result" = "$code" ] || fail "$* ended with $result: $(cat "$work/refused.log")"
    grep -qxF -- "$sentence" "$work/refused.log" || fail "$* said '$(cat "$work/refused.log")', expected '$sentence'"
}
refused 1 "$work/none.fairshare: cannot be read: no such file or directory" --report "$work/no.pdf" "$work/none.fairshare"
refused 1 "$work/none/no.pdf: cannot be written: no such file or directory" --report "$work/none/no.pdf" "$work/site.fairshare"
refused 2 "--report: '$work/no.txt' does not end in .pdf or .html" --report "$work/no.txt" "$work/site.fairshare"
refused 2 "FILE is required" --report "$work/no.pdf"
refused 2 "--sections: unknown section 'costs'; expected one of summary, text, changes, moves, orders, rule, charts, \
algorithms, parameters, commands, provenance, signatures" --report "$work/no.pdf" --sections summary,costs "$work/site.fairshare"
refused 2 "--text: needs the section 'text' in --sections" --report "$work/no.pdf" --sections summary --text "$work/notes.md" \
    "$work/site.fairshare"
refused 1 "$work/none.md: cannot be read: no such file or directory" --report "$work/no.pdf" --text "$work/none.md" \
    "$work/site.fairshare"
refused 1 "$work/site.fairshare: unknown variant 'A'; the scenario has no variants" --report "$work/no.pdf" --variant A "$work/site.fairshare"
refused 2 "--algorithm: needs --render or --report" --algorithm classic "$work/site.fairshare"
refused 2 "--paper: a5 not in {a4,letter}" --report "$work/no.pdf" --paper a5 "$work/site.fairshare"
[ ! -e "$work/no.pdf" ] || fail "a refused review was written"

pdftoppm -r 50 -png "$work/review.pdf" "$work/page"
pages=$(find "$work" -name 'page-*.png' | wc -l)
[ "$pages" -ge 3 ] && [ "$pages" -le 7 ] || fail "the review has $pages pages"
for page in "$work"/page-*.png; do
    [ "$(convert "$page" -format '%[fx:minima<0.5]' info:)" = 1 ] || fail "$page is empty"
    box=$(convert "$page" -fuzz 2% -trim -format '%X %Y %w %h %W %H' info:)
    read -r left top width height page_width page_height <<<"$box"
    [ "${left#+}" -ge 20 ] && [ "${top#+}" -ge 20 ] || fail "$page has something in its margin: $box"
    [ $((${left#+} + width)) -le $((page_width - 20)) ] && [ $((${top#+} + height)) -le $((page_height - 15)) ] ||
        fail "$page has something in its margin: $box"
done
for words in 'The five users in medicine gain 8 places' 'Account or user' 'places gained' 'set fairshare=20' \
    'Board, date'; do
    tr -s ' \t\n' ' ' <"$work/review.txt" | grep -qF "$words" || fail "the review does not say '$words'"
done
grep -q '<html lang="en">' "$work/review.html" || fail "the web page has no language"

xdotool key ctrl+q
wait "$program_pid" || fail "the program ended with $?: $(cat "$work/explorer.log")"
program_pid=
[ ! -s "$work/explorer.log" ] || fail "the program printed: $(cat "$work/explorer.log")"
echo "policy_review: done"
