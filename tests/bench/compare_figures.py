#!/usr/bin/env python3
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare_figures.py RESULT.json... - holds medians of fairshare_bench against those stored in README.md in this folder.

Of several runs, the shortest median of each figure counts, since other work on the machine only slows figures.
Machines differ in speed: the median ratio of all figures is taken for the machine's, and a figure is slower when it
takes more than a quarter longer than that says. Exit codes: 0 none is slower, 1 some are, 2 nothing to compare.
"""
import json
import pathlib
import re
import statistics
import sys

SLOWER = 1.25
UNITS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1}


def stored_figures():
    text = (pathlib.Path(__file__).resolve().parent / "README.md").read_text()
    rows = re.findall(r"^(\S+)_median +([0-9.]+) (ns|us|ms|s) ", text, re.MULTILINE)
    return {name: float(value) * UNITS[unit] for name, value, unit in rows}


def main():
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    stored = stored_figures()
    now = {}
    for path in sys.argv[1:]:
        for run in json.loads(pathlib.Path(path).read_text())["benchmarks"]:
            if run.get("aggregate_name") == "median":
                median = run["real_time"] * UNITS[run["time_unit"]]
                now[run["run_name"]] = min(median, now.get(run["run_name"], median))
    ratios = {name: now[name] / stored[name] for name in now if name in stored}
    if len(ratios) < 3:
        print("compare_figures: fewer than three figures in common", file=sys.stderr)
        return 2
    machine = statistics.median(ratios.values())
    slower = {name: ratio / machine for name, ratio in ratios.items() if ratio / machine > SLOWER}
    for name, ratio in sorted(ratios.items()):
        print(f"{name:50} {now[name] * 1e3:10.3f} ms, stored {stored[name] * 1e3:10.3f} ms, {ratio / machine:5.2f} of expected")
    print(f"{len(ratios)} figures, this machine takes {machine:.2f} of the stored times; {len(slower)} slower than that"
          + "".join(f", {name} {ratio:.2f}" for name, ratio in slower.items()))
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
