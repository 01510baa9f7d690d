#!/usr/bin/env bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# render_surface.sh EXPLORER - pictures of the view of surfaces show what --choose names; other names and values
# are refused in one sentence.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/rendering.sh"

# Draws the view with these choices.
draw() { # NAME=VALUE...
    local choices=()
    for choice in "$@"; do choices+=(--choose "$choice"); done
    "$explorer" --render surface --whole-window --size 1600x1000 "${choices[@]}" -o "$work/view.svg" "$sample"
}
shows() { grep -qF "$1" "$work/view.svg" || fail "'$1' is not in the picture"; }
hides() { ! grep -qF "$1" "$work/view.svg" || fail "'$1' is in the picture"; }

draw
shows '>Rotation<'
shows '>100000<'
shows '0.0067'
draw shape=map damping=7 weight=1234 slices=1_to_0.01 dots=none
hides '>Rotation<'
hides '>100000<'
hides '0.0067'
shows 'damping 7'
shows '>1234<'
draw slices=own share=250
shows '>0.025 without<'
hides '>0.1 without<'
draw surface=effective_ratio shape=map
shows '>R_e, Depth-oblivious<'
hides '>Damping<'
draw range=users surface=level_fs
shows '>LevelFS, Fair Tree<'

# Pictures have decimal points in every locale, also in the texts of another language.
LC_ALL=de_DE.UTF-8 "$explorer" --render surface --language de --size 1600x1000 -o "$work/view.svg" "$sample"
shows "S' = 0.1 + 0.9 S"
! grep -qE '>[^<]*[0-9],[0-9]' "$work/view.svg" || fail "a decimal comma stands beside points"

# The one sentence that is said, and the exit code of a wrong usage.
refused() { # SENTENCE NAME=VALUE...
    local sentence=$1 code=0
    shift
    rm -f "$work/view.svg"
    draw "$@" >"$work/out" 2>"$work/said" || code=$?
    [ $code = 2 ] || fail "$* ends with $code"
    [ "$(cat "$work/said")" = "$sentence" ] || fail "$* says: $(cat "$work/said")"
    [ ! -s "$work/out" ] && [ ! -e "$work/view.svg" ] || fail "$* writes something"
}
refused "unknown choice 'turn' for surface; expected one of surface, shape, dots, iso_lines, range, damping, weight, slices, share" turn=5
refused "unknown choice 'damping' for surface; expected one of surface, shape, dots, iso_lines" \
    damping=5 surface=effective_ratio
refused "'shape' is not a valid choice for surface; expected NAME=VALUE" shape
refused "surface.shape is 'round'; expected one of solid, map" shape=round
refused "surface.surface is 'body'; expected one of factor, effective_ratio, level_fs" surface=body
refused "surface.weight is '-1'; expected a whole number from 0 to 4 294 967 295" weight=-1
refused "surface.slices is 'all'; expected one of 0.1_and_0.0067, 1_to_0.01, selected, own" slices=all
refused "surface.share is '0'; expected a whole number from 1 to 10 000" share=0
