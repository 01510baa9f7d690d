#!/usr/bin/env bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# render_tables.sh EXPLORER FAIRSHARE - pictures of tables hold all rows or say how many they leave out; a queue needs
# no tree; a variant is drawn; advice names no menus.
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/support/rendering.sh"
fairshare=$2
slurm=$(dirname "$(readlink -f "$0")")/../data/samples/slurm

# Draws with these arguments; the first line of what is said must be the first argument.
says() { # LINE ARGUMENT...
    local line=$1
    shift
    rm -f "$work/view.svg"
    "$explorer" -o "$work/view.svg" "$@" >"$work/out" 2>"$work/said" || true
    [ "$(head -1 "$work/said")" = "$line" ] || fail "$* says: $(cat "$work/said")"
}

# 300 users: all are in the default picture, the last one too; at 900 pixels, most are left out.
"$fairshare" generate --shape university --size 300 --seed 7 -o "$work/many.fairshare" >/dev/null
rows=$(($("$fairshare" evaluate "$work/many.fairshare" --format csv | wc -l) - 1))
says '' --render tree "$work/many.fairshare"
height=$(grep -o 'viewBox="[^"]*"' "$work/view.svg" | tr -d '"' | cut -d' ' -f4)
[ "$height" -gt 5000 ] || fail "$rows rows are drawn into $height pixels"
says '' --render tree --part table --size 900xall "$work/many.fairshare"
"$explorer" -o "$work/view.svg" --render tree --size 1440x900 "$work/many.fairshare" 2>"$work/said"
grep -qE "^warning: [0-9]+ of $rows rows are left out; use --size 1440xall$" "$work/said" || fail "$(cat "$work/said")"

# A queue alone, with weights, and what a file without jobs and tree lacks.
"$explorer" -o "$work/view.svg" --render weights "$slurm/squeue_json.json" 2>"$work/said" || true
[ -s "$work/view.svg" ] || fail "a queue without a tree is not drawn"
"$explorer" -o "$work/view.svg" --render weights "$slurm/sprio_l.txt" "$slurm/slurm.conf" 2>"$work/said" ||
    fail "a queue with weights is not drawn: $(cat "$work/said")"
says "$slurm/slurm.conf:1:1: contains settings but no account tree; also give the file with the tree, such as the output of sacctmgr dump" \
    --render tree "$slurm/slurm.conf"
! grep -q 'File >' "$work/said" || fail "a menu is named: $(cat "$work/said")"

# A variant, by its name.
says "$sample: unknown variant 'none'; the scenario has no variants" --render tree --variant none "$sample"
echo "render_tables: done"
