#!/bin/bash
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# run_outside.sh BUILD - installs the library of this build folder elsewhere, builds the program outside against it, once
# with CMake and once with pkg-config, and compares what it prints with the command line.
set -euo pipefail
build=$1
here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --install "$build" --prefix "$work/prefix" --component development >"$work/log"

cmake -S "$here" -B "$work/outside" -DCMAKE_PREFIX_PATH="$work/prefix" -DCMAKE_CXX_FLAGS=-O0 >>"$work/log" 2>&1 \
    && cmake --build "$work/outside" >>"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
sample=$here/../../resources/samples/university_before.fairshare
"$work/outside/print_factors" "$sample" medicine 40 >"$work/printed"

package=$(dirname "$(find "$work/prefix" -name fairshare.pc)")
flags=$(PKG_CONFIG_PATH=$package pkg-config --cflags --libs fairshare)
# shellcheck disable=SC2086 # one word per flag
"${CXX:-c++}" -std=c++20 -O0 "$here/print_factors.cpp" $flags -o "$work/print_factors"
"$work/print_factors" "$sample" medicine 40 | diff "$work/printed" -

sed -E '/"account": "medicine"/s/"shares": [0-9]+/"shares": 40/' "$sample" >"$work/proposed.fairshare"
factors() { # FILE
    "$build/bin/fairshare" evaluate "$1" --algorithm fair_tree --format csv | python3 -c '
import csv, sys
for row in csv.DictReader(sys.stdin):
    if row["kind"] == "user":
        print(row["user"], "%.6f" % float(row["fair_tree.factor"]))'
}
paste -d ' ' <(factors "$sample") <(factors "$work/proposed.fairshare" | cut -d ' ' -f 2) >"$work/expected"
[ -s "$work/expected" ]
diff "$work/expected" "$work/printed"
awk '$2 != $3 { changed = 1 } END { exit !changed }' "$work/printed" || { echo "the change of shares has no effect"; exit 1; }
