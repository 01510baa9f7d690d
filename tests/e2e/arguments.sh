#!/usr/bin/env bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Arguments that would have no effect are refused. Argument: fairshare-explorer.
set -euo pipefail

explorer=$1

# SENTENCE ARGUMENT...: wrong usage, with this first line on standard error.
refuses() {
    local sentence=$1 errors code=0
    shift
    errors=$("$explorer" "$@" 2>&1) || code=$?
    [ "$code" = 2 ] && [ "${errors%%$'\n'*}" = "$sentence" ] || {
        printf 'exit code %s: %s\n' "$code" "$errors" >&2
        exit 1
    }
}

refuses '--baseline: a FILE to compare with it is missing' --baseline old.fairshare
refuses '--chart: only --render charts draws a chart' --render tree --chart icicle -o a.png site.fairshare
refuses '--render start: the start page is drawn without a FILE' --render start -o start.png site.fairshare
