# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command line writes, given to a real Slurm; started by run_live.

Environment: FAIRSHARE_PROGRAM, FAIRSHARE_LIVE_TREE (made by slurm_tree), FAIRSHARE_LIVE_SEED for other random trees.
"""
import itertools
import json
import os
import pathlib
import subprocess
import tempfile
import time
import unittest

from throwaway_slurm import ThrowawaySlurm
from trees import RandomTrees, account, on_new_cluster, rows_of, scenario, usage_of, user

PROGRAM = os.path.abspath(os.environ["FAIRSHARE_PROGRAM"])
SAMPLES = pathlib.Path(__file__).parents[2] / "resources/samples"
SEED = int(os.environ.get("FAIRSHARE_LIVE_SEED", "1"))
FLAGS = {"fair_tree": "FAIR_TREE", "classic": "NO_FAIR_TREE", "depth_oblivious": "NO_FAIR_TREE,DEPTH_OBLIVIOUS"}
SHELL_NAMES = ("$(touch pwned)", "`touch pwned`", "a;touch pwned", "a&b|c>pwned", "a b", " lead", "trail ", "-rf", "#c",
               "~root", "*", "!x", "{a}", "set")
ODD_NAMES = ("a#b", "?", "p:q", "a - b", "(null)", "%s", "+a", "a+", "ünï", "a/b", "@x", "^y", "where", "name", "0",
             "x" * 40)

slurm = ThrowawaySlurm(os.environ["FAIRSHARE_LIVE_TREE"])


def setUpModule():
    unittest.addModuleCleanup(slurm.stop)
    slurm.start()


def figures_of(table, titles):
    """The cells under these titles of a table with '|' between cells; the partitions of a user in our order."""
    lines = [line.split("|") for line in table.splitlines()]
    rows = [[line[lines[0].index(title)] for title in titles] for line in lines[1:]]
    return [row for _, associations in itertools.groupby(rows, lambda row: row[:2]) for row in sorted(associations)]


class LiveTest(unittest.TestCase):
    maxDiff = 4000

    def setUp(self):
        folder = tempfile.TemporaryDirectory(dir=slurm.home / "files")  # seen from inside too
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def fairshare(self, *arguments):
        result = subprocess.run([PROGRAM, *map(str, arguments)], env=slurm.outside, stdin=subprocess.DEVNULL,
                                capture_output=True, text=True)
        self.assertEqual((result.stderr, result.returncode), ("", 0), f"fairshare {arguments}")
        return result.stdout

    def generate(self, shape, size):
        return json.loads(self.fairshare("generate", "--shape", shape, "--size", size, "--seed", SEED))

    def write(self, name, content):
        path = self.folder / name
        path.write_text(json.dumps(content))
        return path

    def load(self, content):
        dump = self.folder / "written.dump"
        # A dump carries no usage, which is remarked.
        self.fairshare("--quiet", "convert", self.write("loaded.fairshare", content), "-o", dump)
        slurm.load(dump)

    def expect_in_slurm(self, content):
        """The cluster has the associations of the tree: as stored, and as we read its dump. Returns what we read."""
        expected = sorted(rows_of(content["tree"]))
        self.assertEqual(sorted(row[1:] for row in slurm.associations(content["cluster"])), expected)
        dump, read = self.folder / "real.dump", self.folder / "read.fairshare"
        slurm.dump(content["cluster"], dump)
        # Quiet, because a '#' in a real dump is remarked upon.
        self.fairshare("--quiet", "convert", dump, "--to", "fairshare", "-o", read)
        again = json.loads(read.read_text())
        self.assertEqual((again["cluster"], sorted(rows_of(again["tree"]))), (content["cluster"], expected))
        return again

    def apply_difference(self, before, after):
        """Runs `diff --sacctmgr` in a shell that stops at the first command that fails."""
        after["cluster"] = before["cluster"]
        script = self.fairshare("diff", self.write("before.fairshare", before), self.write("after.fairshare", after),
                                "--sacctmgr", "--force", "deletions,resets,cluster")
        (self.folder / "change.sh").write_text(script)
        run = subprocess.run(["sh", "-eu", "change.sh"], cwd=self.folder, env=slurm.outside, text=True,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.assertEqual(run.returncode, 0, f"{run.stdout[-2000:]}\n{script}")
        self.assertFalse((self.folder / "pwned").exists())

    def expect_figures(self, file, algorithm):
        """sshare prints what we print. Slurm computes once a minute; depth_oblivious settles in its second pass."""
        titles = ["Account", "User", "Partition", "RawShares", "NormShares", "RawUsage", "NormUsage", "EffectvUsage",
                  "FairShare"] + (["LevelFS"] if algorithm == "fair_tree" else [])
        # Quiet, because a table holds no settings, which is remarked.
        ours = figures_of(self.fairshare("--quiet", "convert", file, "--to", "sshare", "-o", "-"), titles)
        end = time.monotonic() + (200 if algorithm == "depth_oblivious" else 80)
        while (theirs := figures_of(slurm.run("sshare", "-a", "-l", "-P", "-m"), titles)) != ours:
            if time.monotonic() > end:
                break
            time.sleep(1)
        self.assertEqual(ours, theirs)


class DumpIsLoaded(LiveTest):
    def expect_loaded(self, content):
        self.load(content)
        self.expect_in_slurm(content)

    def test_bundled_samples(self):
        contents = {sample.name: json.loads(sample.read_text()) for sample in sorted(SAMPLES.glob("*.fairshare"))}
        with_tree = {name: content for name, content in contents.items() if content["tree"].get("children")}
        self.assertGreater(len(with_tree), 8)
        for name, content in with_tree.items():
            with self.subTest(name):
                self.expect_loaded(on_new_cluster(content))

    def test_generated_shapes(self):
        for shape in ("lab", "flat", "deep", "university"):
            with self.subTest(shape):
                self.expect_loaded(on_new_cluster(self.generate(shape, 300)))

    def test_parent_shares_partitions_and_bounds(self):
        self.expect_loaded(RandomTrees(SEED).scenario(200))

    def test_odd_names(self):
        accounts = (account(name, 2, user(name, 3), user(name, 4, name), account(name + "_", "parent"))
                    for name in SHELL_NAMES + ODD_NAMES)
        self.expect_loaded(scenario(*accounts, account("back\\slash", 5), user("domain\\user", 6)))


class CommandsMakeTheTree(LiveTest):
    def expect_change(self, before, after):
        """From the tree as the real dump has it, which also names the default accounts."""
        self.load(before)
        self.apply_difference(self.expect_in_slurm(before), after)
        self.expect_in_slurm(after)
        left = self.fairshare("diff", self.folder / "read.fairshare", self.folder / "after.fairshare",
                              "--format", "csv")
        kinds = {line.split(",")[0].split(" ")[0] for line in left.splitlines()[1:]}
        self.assertLessEqual(kinds, {"usage", "pending", "options", "setting"}, left)
        without_default = [line for line in (self.folder / "real.dump").read_text().splitlines()
                           if "DefaultAccount='(null)'" in line]
        self.assertEqual(without_default, [])

    def test_bundled_university(self):
        before, after = (json.loads((SAMPLES / f"university_{when}.fairshare").read_text())
                         for when in ("before", "after"))
        self.expect_change(on_new_cluster(before), on_new_cluster(after))

    def test_shares_from_number_to_parent_and_back(self):
        pairs = ((1, "parent"), ("parent", 1), (0, 2147483645), ("parent", 0), (7, 8))
        before, after = (scenario(*(account(f"a{at}", pair[side], user(f"u{at}", pair[side]))
                                    for at, pair in enumerate(pairs))) for side in (0, 1))
        self.expect_change(before, after)

    def test_names_that_a_shell_would_run(self):
        before = [account("other", 1), account("back\\slash", 1), user("domain\\user", 1)]
        after = [account("other", 1), account("back\\slash", 2), user("domain\\user", 3)]
        for name in SHELL_NAMES:
            before += [account(name, 1, user(name, 1), user(name, 1, name), user(f"gone {name}", 1)),
                       account(f"gone {name}", 1, user(name, 1))]
            after.append(account(name, 2, user(name, 2), user(name, 3, name), user(f"new {name}", 4)))
            after[0]["children"].append(account(f"new {name}", 5, user(name, 6, name)))
        self.expect_change(scenario(*before), scenario(*after))

    def test_accounts_change_places(self):
        before = scenario(account("a", 1, user("u", 1), account("b", 2, user("v", 1), account("c", 3, user("w", 1)))),
                          account("old", 1, account("kept", 1, user("x", 1)), user("y", 1)))
        after = scenario(account("c", 4, user("w", 1),
                                 account("b", 2, user("v", 2), account("a", "parent", user("u", 1)))),
                         account("kept", 9, user("x", 1), user("y", 1)))
        self.expect_change(before, after)

    def test_users_change_accounts_and_partitions(self):
        before = scenario(account("a", 1, user("u", 1), user("v", 2), user("v", 3, "gpu"), user("w", 1),
                                  user("w", 1, "gpu")),
                          account("b", 1, user("t", 1, "gpu"), user("s", 1), user("s", 2, "gpu"), user("v", 4)))
        after = scenario(account("a", 1, user("t", 1), user("w", 6)),
                         account("b", 1, user("u", 1), user("v", 5), user("s", 4), user("s", 4, "gpu"),
                                 user("s", 5, "large")))
        self.expect_change(before, after)

    def test_everything_is_replaced(self):
        self.expect_change(on_new_cluster(self.generate("deep", 40)), on_new_cluster(self.generate("university", 40)))

    def test_random_changes(self):
        for seed in range(SEED, SEED + 3):
            with self.subTest(seed=seed):
                trees = RandomTrees(seed)
                before = trees.scenario(80)
                self.expect_change(before, trees.changed(before))


class FiguresAreThoseOfSshare(LiveTest):
    def expect_captured(self, content, algorithm):
        """Captured from this cluster, the scenario has its tree and its figures, and says which algorithm runs."""
        captured = self.folder / "captured.fairshare"
        self.fairshare("--quiet", "capture", "-o", captured)
        read = json.loads(captured.read_text())
        self.assertEqual((read["cluster"], read["settings"].get("algorithm", "fair_tree")),
                         (content["cluster"], algorithm))
        self.assertEqual(sorted(rows_of(read["tree"])), sorted(rows_of(content["tree"])))
        self.expect_figures(captured, algorithm)

    def expect_evaluated(self, content, algorithms):
        self.load(content)
        for algorithm in algorithms:
            content["settings"] = {"algorithm": algorithm}
            with self.subTest(algorithm=algorithm), \
                    slurm.controller(content["cluster"], FLAGS[algorithm], usage_of(content["tree"])):
                self.expect_figures(self.write("tree.fairshare", content), algorithm)
                self.expect_captured(content, algorithm)

    def test_small_random_tree(self):
        self.expect_evaluated(RandomTrees(SEED + 40).scenario(40), FLAGS)

    def test_middling_random_tree(self):
        self.expect_evaluated(RandomTrees(SEED + 120).scenario(120), FLAGS)

    def test_large_random_tree(self):
        self.expect_evaluated(RandomTrees(SEED + 300).scenario(300), FLAGS)

    def test_odd_names_in_order(self):
        names = [name for name in SHELL_NAMES + ODD_NAMES if "|" not in name and name == name.strip()]
        accounts = (account(name, 2, user(name, 3, usage=at), user(name, 4, name, usage=7))
                    for at, name in enumerate(names))
        self.expect_evaluated(scenario(*accounts), ["fair_tree"])

    def test_commands_change_a_running_cluster(self):
        before = scenario(account("a", 3, user("u", 1, usage=5000), user("v", "parent", usage=700)),
                          account("b", 2, account("c", 2, user("u", 4, usage=300), user("w", 1, "gpu", 40)),
                                  user("x", 1, usage=9)))
        after = scenario(account("a", 7, user("u", "parent"), user("v", 2, usage=700)),
                         account("b", 5, user("x", 1, usage=9)),
                         account("c", 2, user("u", 4), user("w", 1, "gpu"), user("y", 3)))
        self.load(before)
        with slurm.controller(before["cluster"], "FAIR_TREE", usage_of(before["tree"])):
            self.expect_figures(self.write("before.fairshare", before), "fair_tree")
            self.apply_difference(before, after)
            self.expect_figures(self.write("after.fairshare", after), "fair_tree")
