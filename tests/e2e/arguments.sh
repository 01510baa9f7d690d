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

refuses '--baseline: a FILE to compare with it is missing' --baseline old.fairshare
refuses '--chart: only --render charts draws a chart' --render tree --chart icicle -o a.png site.fairshare
refuses '--render start: the start page is drawn without a FILE' --render start -o start.png site.fairshare
refuses '--select: the start page has nothing to select' --render start --select alice -o start.png

# One name an option, so that the file behind it stays a file.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
sample=$(dirname "$0")/../../resources/samples/university_after.fairshare
ends_with 0 '' --render tree --size 400x300 -o "$folder/a.png" --select castillo "$sample"
ends_with 0 '' --render tree --size 400x300 -o "$folder/b.png" --select castillo --select root/sciences "$sample"
[ -s "$folder/a.png" ] && [ -s "$folder/b.png" ] && ! cmp -s "$folder/a.png" "$folder/b.png"
ends_with 1 "--select: there is no 'zoe'" --render tree -o "$folder/c.png" --select zoe "$sample"
printf '%s\n' 'account,user,shares' 'a,,1' 'b,,1' 'a,u,1' 'b,u,1' >"$folder/twice.csv"
ends_with 1 "--select: 'u' stands for 2 rows; choose one by its path, such as root/a/u" \
    --render tree -o "$folder/c.png" --select u "$folder/twice.csv"
[ ! -e "$folder/c.png" ]
