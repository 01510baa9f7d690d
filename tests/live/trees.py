# SPDX-FileCopyrightText: Fairshare Explorer contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trees as the scenario file holds them: by hand and at random."""
import copy
import itertools
import random
import string

PARTITIONS = ("gpu", "large memory")
LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)
clusters = (f"c{number}" for number in itertools.count(1))


def account(name, shares, *children):
    return {"account": name, "shares": shares, "children": list(children)}


def user(name, shares, partition=None, usage=0):
    return {"user": name, "shares": shares, "usage": usage} | ({"partition": partition} if partition else {})


def on_new_cluster(content):
    """The scenario under a cluster name of its own and, as on every cluster, with root's user."""
    content["cluster"] = next(clusters)
    if not any(child.get("user") == "root" for child in content["tree"]["children"]):
        content["tree"]["children"].append(user("root", 1))
    return content


def scenario(*children):
    return on_new_cluster({"format": "fairshare-explorer", "version": 1,
                           "tree": {"account": "root", "children": list(children)}})


def accounts_of(node):
    """The account and all below it."""
    yield node
    for child in node["children"]:
        if "account" in child:
            yield from accounts_of(child)


def rows_of(node):
    """Rows ((account, user, partition), parent, shares) of everything below `node`; Slurm makes names lower case."""
    rows = []
    name = node["account"].translate(LOWER)
    for child in node.get("children", []):
        shares = str(child.get("shares", 1))
        if "user" in child:
            rows.append(((name, child["user"].translate(LOWER), child.get("partition", "")), name, shares))
        else:
            rows.append(((child["account"].translate(LOWER), "", ""), name, shares))
            rows += rows_of(child)
    return rows


def usage_of(node):
    """Own usage of the users below `node`, by the same keys."""
    usage = {}
    for child in node.get("children", []):
        if "user" in child:
            usage[(node["account"], child["user"], child.get("partition", ""))] = str(child.get("usage", 0))
        else:
            usage |= usage_of(child)
    return usage


class RandomTrees:
    """Uneven trees with the cases that matter: parent, equal and zero shares, idle users, ties, partitions."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.names = (f"{self.random.choice(('al', 'bo', 'cy', 'di'))}{number}" for number in itertools.count(1))

    def scenario(self, associations):
        result = scenario()
        tree = result["tree"]
        while (left := associations - len(rows_of(tree))) > 0:
            below = self.random.choice(list(accounts_of(tree)))
            if below is tree or left < 2 or self.random.random() < 0.15:
                below["children"].append(account(next(self.names), self.shares()))
            else:
                below["children"] += self.user_of(tree, below)
        return result

    def changed(self, before):
        """Shares set, users and accounts added, removed and moved."""
        after = copy.deepcopy(before)
        tree = after["tree"]
        for _ in range(len(usage_of(tree)) // 4):
            change = self.random.choice((self.set_shares, self.add, self.remove, self.move_account, self.move_user))
            change(tree, self.random.choice([*accounts_of(tree)][1:] or [tree]))
        return after

    def shares(self):
        few, many = self.random.randint(2, 9), self.random.randint(2, 40000)
        return self.random.choice((1, 1, 1, 0, "parent", few, many, 2147483645))

    def usage(self):
        """At most two decimals, which is what `scontrol show assoc_mgr` prints."""
        little, much = self.random.randint(1, 10**6) / 100, self.random.randint(1, 10**12) / 100
        return self.random.choice((0, 0, 1000, 1000, little, much, self.random.randint(1, 10**9)))

    def user_of(self, tree, below):
        """A new user or, now and then, one of another account: one association, or up to three by partition."""
        here = {each.get("user") for each in below["children"]}
        others = sorted({name for _, name, _ in usage_of(tree)} - here - {"root"})
        name = self.random.choice(others) if others and self.random.random() < 0.1 else next(self.names)
        partitions = self.random.sample(PARTITIONS, self.random.choice((0, 0, 0, 0, 0, 0, 1, 2)))
        return [user(name, self.shares(), partition, self.usage()) for partition in (None, *partitions)]

    def set_shares(self, _, where):
        self.random.choice([where, *where["children"]])["shares"] = self.shares()

    def add(self, tree, where):
        where["children"] += self.user_of(tree, where)
        where["children"].append(account(next(self.names), self.shares(), user(next(self.names), self.shares())))

    def remove(self, tree, where):
        """An account with all below it, a user with all partitions, or one partition."""
        if where is not tree and self.random.random() < 0.3:
            self.take_out(tree, where)
        elif users := [each for each in where["children"] if "user" in each]:
            gone = self.random.choice(users)
            where["children"] = [each for each in where["children"] if each is not gone
                                 and ("partition" in gone or each.get("user") != gone["user"])]

    def move_account(self, tree, where):
        below = [id(each) for each in accounts_of(where)]
        if targets := [each for each in accounts_of(tree) if id(each) not in below]:
            self.take_out(tree, where)
            self.random.choice(targets)["children"].append(where)

    def move_user(self, tree, where):
        target = self.random.choice(list(accounts_of(tree)))
        there = {each.get("user") for each in target["children"]}
        if names := sorted({each["user"] for each in where["children"] if "user" in each} - there - {"root"}):
            name = self.random.choice(names)
            target["children"] += [each for each in where["children"] if each.get("user") == name]
            where["children"] = [each for each in where["children"] if each.get("user") != name]

    @staticmethod
    def take_out(tree, where):
        for each in accounts_of(tree):
            each["children"] = [child for child in each["children"] if child is not where]
