#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# no_display.sh EXPLORER FAIRSHARE - a display that is missing or does not answer is one line and exit code 3.
set -euo pipefail
explorer=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
expected="fairshare-explorer: no display; use --render to draw a view without one"

# expect_no_display VARIABLE=VALUE...
expect_no_display() {
    code=0
    env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM HOME="$work" XDG_RUNTIME_DIR="$work" "$@" \
        "$explorer" >"$work/printed" 2>&1 || code=$?
    if [ $code -ne 3 ] || [ "$(cat "$work/printed")" != "$expected" ]; then
        echo "no_display: with '$*' the program ended with $code and printed: $(cat "$work/printed")" >&2
        exit 1
    fi
}

expect_no_display LC_ALL=C.UTF-8
expect_no_display DISPLAY=:65000
expect_no_display DISPLAY=nonsense
expect_no_display QT_QPA_PLATFORM=xcb
expect_no_display QT_QPA_PLATFORM=xcb DISPLAY=:65000
expect_no_display WAYLAND_DISPLAY=wayland-9
