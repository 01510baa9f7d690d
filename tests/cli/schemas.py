#!/usr/bin/env python3
# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what every command prints as JSON against the schemas that the program prints.

Every command with the option --format must be among RUNS, and every record of every schema must be printed by one of
them. Argument: the program fairshare. Runs from the top of the checkout.
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

PROGRAM = sys.argv[1]
SAMPLES = "resources/samples/"
HTCONDOR = "tests/data/samples/htcondor/"
UNIVERSITY = SAMPLES + "university_60.fairshare"
BEFORE, AFTER = SAMPLES + "university_before.fairshare", SAMPLES + "university_after.fairshare"
OLD, NEW = SAMPLES + "caviness_before.fairshare", SAMPLES + "caviness_after.fairshare"
ATLAS = SAMPLES + "atlas_all_full.fairshare"
CONVERGENCE = "convergence.fairshare"

TREE = {
    "format": "fairshare-explorer", "version": 1, "title": "Two colleges",
    "tree": {"account": "root", "children": [
        {"account": "physics", "shares": 60, "children": [
            {"user": "alice", "shares": 1, "usage": 900.5, "partition": "gpu"},
            {"user": "alice", "shares": "parent", "usage": 3}, {"user": "ünï \"x\"", "shares": 0}]},
        {"account": "empty", "shares": 0}]},
    "variants": [{"name": "more", "edits": [{"user": "ünï \"x\"", "of": "physics", "shares": 5}]}],
}
SWEEP = {"format": "fairshare-sweep", "version": 1, "scenario": "site.fairshare",
         "values": {"scheduler": ["fcfs", "easy"]}}
JOBS = "job_id,submit,run,procs,req,user,account\n1,0,400,4,400,alice,physics\n2,10,100,2,200,bob,chemistry\n"
RAN = ("job_id,submission_time,requested_number_of_resources,requested_time,starting_time,execution_time,finish_time,"
       "allocated_resources\n1,0,2,100,0,100,100,0-1\n2,1,3,50,110,50,160,0-2\n")
SITE = {"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
        "simulation": {"cluster": {"processors": 4}, "workload": {"path": "jobs.csv"}}}
ODD = "{odd}"  # TREE in a file

RUNS = [
    ["evaluate", UNIVERSITY, "-a", "all"], ["evaluate", ODD, "-a", "all"],
    ["evaluate", UNIVERSITY, "--where", "user=a*"],
    ["compare", UNIVERSITY], ["compare", AFTER, "--baseline", BEFORE], ["compare", ODD, "-a", "classic"],
    ["compare", ODD, "--variants", "-a", "fair_tree"],
    ["explain", BEFORE, "abara"], ["explain", BEFORE, "abara", "-a", "all"], ["explain", ODD, "physics", "-a", "all"],
    ["explain", BEFORE, "dvorak", "--against", "castillo", "-a", "all"],
    ["priority", NEW], ["priority", NEW, "--baseline", OLD], ["priority", NEW, "--baseline", OLD, "--flips"],
    ["priority", NEW, "--first-places"], ["priority", NEW, "--tiers"], ["priority", NEW, "--warnings"],
    ["priority", OLD, "--warnings"], ["priority", NEW, "--decode", "418205"],
    ["priority", NEW, "--pass", "418205,418533"],
    ["quota", ATLAS], ["quota", ATLAS, "--steps"], ["quota", ATLAS, "--explain"], ["quota", ATLAS, "--limits"],
    ["quota", ATLAS, "--day"], ["quota", ATLAS, "--day", "--by-group"],
    ["quota", HTCONDOR + "userprio_all.txt", "--submitters"],
    ["quota", HTCONDOR + "userprio_all.txt", "--submitters", "--after", "3"],
    ["quota", HTCONDOR + "userprio_all.txt", "--submitters", "--explain"],
    ["simulate", "{site}"], ["simulate", "{site}", "--summary"],
    ["simulate", "{log}", "--anew"], ["simulate", "{log}", "--anew", "--summary"],
    ["simulate", SAMPLES + "peregrine.fairshare", "--lost-work"], ["simulate", "--study", "peregrine"],
    ["simulate", "--study", "cea"],
    ["simulate", "{convergence}", "--study", "convergence"],
    ["simulate", "{convergence}", "--study", "convergence", "--part", "accounts"],
    ["simulate", "{convergence}", "--study", "convergence", "--part", "distance"],
    ["simulate", "{convergence}", "--study", "convergence", "--part", "usage"],
    ["sweep", "{sweep}"],
    ["chart", "share_vs_usage", UNIVERSITY], ["chart", ODD, "icicle"], ["chart", "quota_flow", ATLAS],
    ["lint", ODD], ["lint", ODD, BEFORE], ["lint", ATLAS],
    ["diff", BEFORE, AFTER], ["diff", OLD, NEW],
    ["list"], ["list", "algorithms"], ["list", "charts"], ["list", "parameters"], ["list", "formats"], ["list", "schemas"],
]
FAILURES = []


def run(words):
    done = subprocess.run([PROGRAM, *words, "-q"], capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        FAILURES.append(f"{' '.join(words)}: exit code {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def validators():
    """Returns a validator for each schema that the program prints, by name."""
    found = {}
    for row in run(["list", "schemas", "--format", "jsonl"]).splitlines():
        name = json.loads(row)["name"]
        schema = json.loads(run(["list", "schemas", name]))
        assert schema == json.loads(pathlib.Path(f"resources/schemas/{name}.json").read_text("utf-8")), name
        jsonschema.Draft202012Validator.check_schema(schema)
        found[name] = jsonschema.Draft202012Validator(schema)
    return found


def check(value, validator, definition, what):
    """Checks a value against one definition of a schema."""
    own = {"$defs": validator.schema["$defs"], "$ref": f"#/$defs/{definition}"}
    for error in list(jsonschema.Draft202012Validator(own).iter_errors(value))[:3]:
        FAILURES.append(f"{what}: {error.json_path}: {error.message[:300]}")


def check_records(rows, command, known, what):
    seen = {}
    for row in rows:
        name = row.get("record")
        if row.get("schema") != f"{command}-1" or name not in known.schema["$defs"]:
            FAILURES.append(f"{what}: not a record: {json.dumps(row)[:200]}")
            return set(seen)
        seen.setdefault(name, []).append(row)
    for name, group in seen.items():
        # All of a few rows, and some of many.
        some = group[::max(len(group) // 200, 1)]
        schema = {"$defs": known.schema["$defs"], "type": "array", "items": {"$ref": f"#/$defs/{name}"}}
        for error in list(jsonschema.Draft202012Validator(schema).iter_errors(some))[:3]:
            FAILURES.append(f"{what}: {error.json_path}: {error.message[:300]}")
    return set(seen)


def files(folder):
    """Writes the files of RUNS and returns their paths by name."""
    def write(name, text):
        path = os.path.join(folder, name)
        pathlib.Path(path).write_text(text if isinstance(text, str) else json.dumps(text), "utf-8")
        return path

    convergence = json.loads(pathlib.Path(SAMPLES + CONVERGENCE).read_text("utf-8"))
    convergence["simulation"]["workload"]["jobs"] = 600  # of 9,000
    write("jobs.csv", JOBS)
    return {"{odd}": write("odd.fairshare", TREE), "{site}": write("site.fairshare", SITE),
            "{sweep}": write("site.sweep.json", SWEEP), "{convergence}": write(CONVERGENCE, convergence),
            "{log}": write("out_jobs.csv", RAN)}


def columns_of_csv(words):
    head = run([*words, "--format", "csv"]).split("\n", 1)[0]
    return [name.strip('"') for name in head.split(",")]


def check_run(words, known):
    """Checks both forms of JSON and returns the records that were printed."""
    command, what = words[0], " ".join(words)
    lines = run([*words, "--format", "jsonl"]).splitlines()
    rows = [json.loads(line) for line in lines]
    if not rows and command != "lint":
        FAILURES.append(f"{what}: no rows")
    seen = check_records(rows, command, known, what + " --format jsonl")
    document = run([*words, "--format", "json"])
    if not document:
        return seen
    value = json.loads(document)
    if isinstance(value, list):
        if value != rows:
            FAILURES.append(f"{what}: --format json is not an array of the same records")
    else:
        check(value, known, "document", what + " --format json")
    if "--study" in words or len(words) < 2 or rows == []:
        return seen
    several = {row["record"] for row in rows} != {rows[0]["record"]} or (command == "explain" and "all" in words)
    if not several and not set(columns_of_csv(words)) <= set(rows[0]):
        FAILURES.append(f"{what}: jsonl lacks columns of csv")
    return seen


def main():
    known = validators()
    commands = {words[0] for words in RUNS}
    for line in run(["--help"]).split("Subcommands:\n")[1].splitlines():
        name = line[2:].split(" ")[0]
        if name and line.startswith("  ") and "--format FORMAT" in run([name, "--help"]) and name not in commands:
            FAILURES.append(f"{name} has --format, but is not checked")
    seen = {name: set() for name in known}
    with tempfile.TemporaryDirectory() as folder:
        paths = files(folder)
        for words in RUNS:
            schema = f"{words[0]}-1"
            seen[schema] |= check_run([paths.get(word, word) for word in words], known[schema])
    for name, validator in known.items():
        records = {each for each, schema in validator.schema["$defs"].items()
                   if "record" in schema.get("properties", {})}
        if records - seen[name]:
            FAILURES.append(f"{name}: no command printed {', '.join(sorted(records - seen[name]))}")
    print("\n".join(FAILURES) or "every output fits its schema")
    return 1 if FAILURES else 0


if __name__ == "__main__":
    sys.exit(main())
