// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/difference.h"
#include "core/analysis/sacctmgr/sacctmgr_words.h"
#include "core/workspace/loaded_scenario.h"
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <map>

namespace fairshare::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::string scenarioText(std::string_view children)
{
    return fmt::format(R"({{"format": "fairshare-explorer", "version": 1, "title": "t", "cluster": "uni",
        "tree": {{"account": "root", "children": [{}]}}}})",
        children);
}

/// Keeps the arguments of each call, one a line, calls separated by an empty line.
constexpr std::string_view Recorder = "for word in \"$@\"; do printf '%s\\n' \"$word\"; done >> \"$RECORD\"\n"
                                      "printf '\\n' >> \"$RECORD\"\n";

constexpr std::string_view TreeBefore = R"(
    {"account": "physics", "shares": 10, "children": [
      {"account": "optics", "shares": 3, "children": [{"user": "alice", "shares": 1, "usage": 5}]},
      {"user": "bob", "shares": 1, "usage": 7},
      {"user": "bob", "shares": 1, "usage": 1, "partition": "gpu"}]},
    {"account": "old", "shares": 1, "children": [
      {"account": "older", "shares": 1, "children": [{"user": "zoe", "shares": 1}]}]})";

constexpr std::string_view TreeAfter = R"(
    {"account": "physics", "shares": 20, "children": [
      {"user": "bob", "shares": 4, "usage": 7},
      {"user": "bob", "shares": 1, "usage": 1, "partition": "gpu"}]},
    {"account": "optics", "shares": "parent", "children": [{"user": "alice", "shares": 1, "usage": 0}]},
    {"account": "new", "shares": 2, "children": [
      {"account": "newer", "shares": 5, "children": [{"user": "yan", "shares": 6, "partition": "gpu"}]}]})";

/// The commands, without the comment line above them that says who gains.
std::string belowHeader(const Outcome& outcome)
{
    return outcome.output.substr(outcome.output.find('\n') + 1);
}

/// What sacctmgr would do to a tree: account or account/user/partition → parent and shares.
class FakeDatabase {
public:
    explicit FakeDatabase(const ShareTree& tree)
    {
        for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
            rows[keyOf(tree, row)] = {std::string(tree.name(tree.parent(row))), sharesOf(tree, row)};
    }

    void apply(const std::vector<std::string>& words)
    {
        std::map<std::string, std::string> options;
        for (const std::string& word : words)
            if (const std::size_t equals = word.find('='); equals != std::string::npos)
                options[word.substr(0, equals)] = word.substr(equals + 1);
        const std::string& verb = words.at(1);
        const bool isUser = words.at(2) == "user";
        const std::string key = isUser
            ? options["account"] + "/" + options["name"] + "/" + options["partition"]
            : options["name"];
        if (verb == "add")
            rows[key] = {isUser ? options["account"] : options["parent"], options["fairshare"]};
        else if (verb == "delete")
            erase(key, isUser && !options.contains("partition"));
        else
            modify(key, isUser && !options.contains("partition"), options);
    }

    std::map<std::string, std::pair<std::string, std::string>> rows;

private:
    static std::string keyOf(const ShareTree& tree, NodeRow row)
    {
        if (!tree.isUser(row))
            return std::string(tree.name(row));
        return fmt::format("{}/{}/{}", tree.name(tree.parent(row)), tree.name(row), tree.partition(row));
    }
    static std::string sharesOf(const ShareTree& tree, NodeRow row)
    {
        return tree.hasParentShares(row) ? "parent" : fmt::format("{}", tree.shares(row));
    }
    void erase(const std::string& key, bool allPartitions)
    {
        std::erase_if(rows, [&](const auto& entry) {
            return entry.first == key || (allPartitions && entry.first.starts_with(key));
        });
    }
    /// Without a partition sacctmgr reaches every association of the user in the account.
    void modify(const std::string& key, bool allPartitions, std::map<std::string, std::string>& options)
    {
        for (auto& [each, row] : rows) {
            if (each != key && !(allPartitions && each.starts_with(key)))
                continue;
            if (options.contains("parent"))
                row.first = options["parent"];
            if (options.contains("fairshare"))
                row.second = options["fairshare"];
        }
    }
};

class Diff : public ProgramTest {
protected:
    /// Prints the commands although they delete many users.
    Outcome commandsOf(const std::string& before, const std::string& after)
    {
        return fairshare({"diff", before, after, "--sacctmgr", "--force", "deletions,cluster,resets"});
    }

    /// Runs the printed commands through `sh` and returns the calls of sacctmgr.
    std::vector<std::vector<std::string>> callsOf(const std::string& script)
    {
        fakeProgram("sacctmgr", Recorder);
        file("change.sh", script);
        EXPECT_EQ(run({"/bin/sh", path("change.sh")}).exitCode, 0);
        std::vector<std::vector<std::string>> calls(1);
        std::string word;
        for (const char c : content("record")) {
            if (c != '\n')
                word += c;
            else if (word.empty())
                calls.emplace_back();
            else
                calls.back().push_back(std::exchange(word, {}));
        }
        calls.pop_back();
        return calls;
    }
};

TEST_F(Diff, CommandsAreInAnOrderThatWorks)
{
    const Outcome outcome = commandsOf(
        file("before.fairshare", scenarioText(TreeBefore)), file("after.fairshare", scenarioText(TreeAfter)));
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "# users under Fair Tree: move up 1, move down 1, keep rank 1, new 1, removed 1\nsacctmgr -i add "
        "account name=new cluster=uni parent=root fairshare=2\nsacctmgr -i add account name=newer "
        "cluster=uni parent=new fairshare=5\nsacctmgr -i modify account where name=optics cluster=uni set "
        "parent=root\nsacctmgr -i add user name=yan cluster=uni account=newer partition=gpu "
        "fairshare=6\nsacctmgr -i modify account where name=optics cluster=uni set "
        "fairshare=parent\nsacctmgr -i modify account where name=physics cluster=uni set "
        "fairshare=20\nsacctmgr -i modify user where name=bob cluster=uni account=physics set "
        "fairshare=4\nsacctmgr -i modify user where name=bob cluster=uni account=physics partition=gpu set "
        "fairshare=1\n# the commands below delete "
        "associations or usage; sacctmgr cannot undo them\nsacctmgr -i modify user "
        "where name=alice cluster=uni account=optics set "
        "rawusage=0\nsacctmgr -i delete user where name=zoe cluster=uni account=older\nsacctmgr -i delete "
        "account where name=older cluster=uni\nsacctmgr -i delete account where name=old cluster=uni\n");
}

TEST_F(Diff, CommandsAppliedGiveTheTreeAfter)
{
    const std::string beforeFile = file("before.fairshare", scenarioText(TreeBefore));
    const std::string afterFile = file("after.fairshare", scenarioText(TreeAfter));
    const Outcome outcome = commandsOf(beforeFile, afterFile);
    FakeDatabase database(loadScenario(beforeFile)->scenario.tree);
    for (const std::vector<std::string>& call : callsOf(outcome.output))
        database.apply(call);
    EXPECT_EQ(database.rows, FakeDatabase(loadScenario(afterFile)->scenario.tree).rows);
}

TEST_F(Diff, NoAccountNameRunsAnything)
{
    const std::vector<std::string> names{"$(touch pwned)", "`touch pwned`", "a;touch pwned", "a&b|c>d", "-rf",
        "a b", "#c", "~root", "*", "a\\\\b", "!x"};
    std::string before;
    std::string after;
    for (const std::string& name : names) {
        before += fmt::format(R"({}{{"account": "{}", "shares": 1}})", before.empty() ? "" : ",", name);
        after += fmt::format(R"({}{{"account": "{}", "shares": 2}})", after.empty() ? "" : ",", name);
    }
    const Outcome outcome = fairshare({"diff", file("before.fairshare", scenarioText(before)),
        file("after.fairshare", scenarioText(after)), "--sacctmgr"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    std::vector<std::string> seen;
    for (const std::vector<std::string>& call : callsOf(outcome.output)) {
        ASSERT_EQ(call.size(), 8U);
        seen.push_back(call.at(4));
        EXPECT_EQ(call.at(7), "fairshare=2");
    }
    std::vector<std::string> expected;
    for (const std::string& name : names)
        expected.push_back("name=" + (name == "a\\\\b" ? std::string("a\\b") : name));
    EXPECT_THAT(seen, testing::UnorderedElementsAreArray(expected));
    EXPECT_FALSE(std::filesystem::exists("pwned"));
    EXPECT_FALSE(std::filesystem::exists(path("pwned")));
}

TEST_F(Diff, NamesThatSacctmgrSplitsAreRefusedInAComment)
{
    const auto withShares = [](int shares) {
        return scenarioText(fmt::format(R"({{"account": "a,b", "shares": {0}}},
            {{"account": "x\ny", "shares": {0}}}, {{"account": "it's", "shares": {0}}})",
            shares));
    };
    const Outcome outcome = fairshare({"diff", file("before.fairshare", withShares(1)),
        file("after.fairshare", withShares(2)), "--sacctmgr"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors,
        "warning: 3 changes cannot be written as sacctmgr commands; see the comments in the output\n");
    EXPECT_THAT(outcome.output,
        HasSubstr("\n# shares not set to 2: account 'a,b': sacctmgr would misread one of the names\n"));
    std::size_t begin = 0;
    while (begin < outcome.output.size()) {
        EXPECT_EQ(outcome.output.at(begin), '#');
        begin = outcome.output.find('\n', begin) + 1;
    }
}

TEST_F(Diff, UsersKeepADefaultAccount)
{
    // ann: the only account, so the default. ben: another of several is. cat and dan: the dump says. eve:
    // unknown.
    const std::string before = scenarioText(R"(
        {"account": "a", "children": [{"user": "ann"}, {"user": "ben", "slurm": {"DefaultAccount": "'b'"}},
            {"user": "cat", "slurm": {"DefaultAccount": "'a'"}}, {"user": "eve"}, {"user": "fay"}]},
        {"account": "b", "children": [{"user": "ben", "slurm": {"DefaultAccount": "'b'"}}, {"user": "cat"},
            {"user": "dan"}, {"user": "dan", "partition": "gpu"}, {"user": "eve"}]})");
    const std::string after = scenarioText(R"(
        {"account": "a", "children": []},
        {"account": "b", "children": [{"user": "ann"}, {"user": "ben"}, {"user": "cat"}, {"user": "dan"},
            {"user": "eve"}]})");
    const Outcome outcome = commandsOf(file("before.fairshare", before), file("after.fairshare", after));
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(belowHeader(outcome),
        "sacctmgr -i add user name=ann cluster=uni account=b fairshare=1\n# other options differ in 1 "
        "association; load a dump file to set them\nsacctmgr -i modify user where "
        "name=ann cluster=uni set defaultaccount=b\nsacctmgr -i modify user where name=cat cluster=uni set "
        "defaultaccount=b\n# if 'a' is the default account of user 'eve', run: sacctmgr -i modify user where "
        "name=eve cluster=uni set defaultaccount=b\n# the commands below delete "
        "associations or usage; sacctmgr cannot undo them\nsacctmgr -i delete user where name=dan "
        "cluster=uni "
        "account=b partition=gpu\nsacctmgr -i delete user where name=fay cluster=uni account=a\nsacctmgr -i "
        "delete user where name=eve cluster=uni account=a\nsacctmgr -i delete user where name=cat "
        "cluster=uni account=a\nsacctmgr -i delete user where name=ben cluster=uni account=a\nsacctmgr -i "
        "delete user where name=ann cluster=uni account=a\nsacctmgr -i modify user where name=dan "
        "cluster=uni set defaultaccount=b\n");
}

TEST_F(Diff, NamesThatSacctmgrTakesForOneAreNeitherAddedNorDeleted)
{
    const Outcome outcome = commandsOf(
        file("before.fairshare", scenarioText(R"({"account": "physics", "children": [{"user": "bob"}]})")),
        file("after.fairshare", scenarioText(R"({"account": "Physics", "children": [{"user": "bob"}]})")));
    constexpr std::string_view Why =
        "sacctmgr lowercases names and ignores IDs, so it cannot tell this association from another one\n";
    EXPECT_EQ(outcome.errors,
        "warning: 4 changes cannot be written as sacctmgr commands; see the comments in the output\n");
    EXPECT_EQ(belowHeader(outcome),
        fmt::format(
            "# not added: account 'Physics': {0}# not added: user 'bob' of account 'Physics': {0}"
            "# not deleted: user 'bob' of account 'physics': {0}# not deleted: account 'physics': {0}",
            Why));
}

TEST_F(Diff, AUserThatWouldCrashTheDatabaseIsNotAdded)
{
    const Outcome outcome = fairshare({"diff", file("before.fairshare", scenarioText("")),
        file("after.fairshare", scenarioText(R"({"account": "a\\b", "children": [{"user": "d\\u"}]})")),
        "--sacctmgr"});
    EXPECT_EQ(belowHeader(outcome),
        "sacctmgr -i add account 'name=a\\b' cluster=uni parent=root fairshare=1\n# not added: user 'd\\u' "
        "of account 'a\\b': slurmdbd 22.05 crashes on a user of an account with '\\' in its name\n");
}

TEST_F(Diff, RootKeepsItsOwnUser)
{
    const Outcome outcome =
        commandsOf(file("before.fairshare", scenarioText(R"({"user": "root"}, {"user": "ann"})")),
            file("after.fairshare", scenarioText("")));
    EXPECT_EQ(outcome.errors,
        "warning: 1 change cannot be written as sacctmgr commands; see the comments in the output\n");
    EXPECT_EQ(belowHeader(outcome),
        "# not deleted: user 'root' of account 'root': without this association, root may be unable to load "
        "a dump\n# the commands below delete "
        "associations or usage; sacctmgr cannot undo them\nsacctmgr -i delete user where name=ann "
        "cluster=uni account=root\n");
}

TEST_F(Diff, AnAssociationIsDeletedBeforeThoseWithAPartitionAreAdded)
{
    const auto withUsers = [](std::string_view users) {
        return scenarioText(fmt::format(
            R"({{"account": "a", "children": [{}]}},
            {{"account": "b", "children": [{{"user": "u", "slurm": {{"DefaultAccount": "'b'"}}}}]}})",
            users));
    };
    const std::string before =
        file("before.fairshare", withUsers(R"({"user": "u"}, {"user": "u", "partition": "old"})"));
    const std::string after = file("after.fairshare", withUsers(R"({"user": "u", "partition": "gpu"})"));
    const Outcome outcome = fairshare({"diff", before, after, "--sacctmgr"});
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(belowHeader(outcome),
        "# the commands below delete associations or usage; sacctmgr cannot undo them\n"
        "sacctmgr -i delete user where name=u cluster=uni account=a partition=old\n"
        "sacctmgr -i delete user where name=u cluster=uni account=a\n"
        "sacctmgr -i add user name=u cluster=uni account=a partition=gpu fairshare=1\n");
    FakeDatabase database(loadScenario(before)->scenario.tree);
    for (const std::vector<std::string>& call : callsOf(outcome.output))
        database.apply(call);
    EXPECT_EQ(database.rows, FakeDatabase(loadScenario(after)->scenario.tree).rows);
}

TEST_F(Diff, AnAssociationThatMayBeTheDefaultIsNotDeletedBeforeThoseWithAPartition)
{
    const Outcome outcome = fairshare(
        {"diff", file("before.fairshare", scenarioText(R"({"account": "a", "children": [{"user": "u"}]})")),
            file("after.fairshare",
                scenarioText(R"({"account": "a", "children": [{"user": "u", "partition": "gpu"}]})")),
            "--sacctmgr"});
    EXPECT_EQ(belowHeader(outcome),
        "sacctmgr -i add user name=u cluster=uni account=a partition=gpu fairshare=1\n# not deleted: user "
        "'u' of account 'a': deleting it first could remove the default account; deleting it after adding "
        "the one with a partition would delete both\n");
}

TEST_F(Diff, AssociationsThatOnlyTheirIdsTellApartGetOneComment)
{
    const std::string head = "Account|User|RawShares|RawUsage\nroot|||0\n";
    const Outcome outcome = commandsOf(
        file("now.txt", head + " a||1|0\n  a|u|1|0\n  a|u|2|0\n b||1|0\n  b|v|1|0\n  b|v|1|0\n c||1|0\n"),
        file("plan.txt", head + " a||1|0\n  a|u|3|0\n  a|u|4|0\n b||1|0\n c||1|0\n  c|w|1|0\n  c|w|1|0\n"));
    EXPECT_THAT(outcome.errors,
        testing::EndsWith(
            "warning: 2 changes cannot be written as sacctmgr commands; see the comments in the output\n"));
    EXPECT_EQ(belowHeader(outcome),
        "# no cluster name found; these commands affect every cluster in the database\n# not changed: user "
        "'w' of account 'c': two of the associations differ only in ID, and sacctmgr cannot select by ID\n# "
        "not changed: user 'u' of account 'a': two of the associations differ only in ID, and sacctmgr "
        "cannot select by ID\n# the commands below delete associations or usage; sacctmgr cannot undo them\n"
        "sacctmgr -i delete user where name=v account=b\n");
}

TEST_F(Diff, OptionsOfAddedAssociationsAndOtherClustersAreTold)
{
    const Outcome outcome =
        fairshare({"diff", file("now.dump", "Cluster - 'c'\nParent - 'root'\nUser - 'root'\n"),
            file("plan.dump",
                "Cluster - 'd'\nParent - 'root'\nUser - 'root'\nAccount - 'a':MaxJobs=5\nParent - 'a'\n"
                "User - 'u':DefaultAccount='a'\nUser - 'v':DefaultAccount='a':MaxJobs=2\n"),
            "--sacctmgr", "--force", "clusters"});
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(belowHeader(outcome),
        "# the files name different clusters, 'c' and 'd'; these commands are for the second\nsacctmgr -i "
        "add account name=a cluster=d parent=root fairshare=1\nsacctmgr -i add user name=u cluster=d "
        "account=a fairshare=1\nsacctmgr -i add user name=v cluster=d account=a fairshare=1\n# limits and "
        "other options are not set for 2 added associations; load a dump file to set them\n");
}

TEST_F(Diff, TwoClustersMakeNoCommands)
{
    const std::string now = file("now.dump", "Cluster - 'c'\nParent - 'root'\nUser - 'root'\n");
    const std::string plan =
        file("plan.dump", "Cluster - 'd'\nParent - 'root'\nUser - 'root'\nAccount - 'a'\n");
    const std::string script = path("change.sh");
    const Outcome outcome = fairshare({"diff", now, plan, "--sacctmgr", "-o", script});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        plan
            + ": the trees are of different clusters, 'c' and 'd'; if that is intended, add --force "
              "clusters\n");
    EXPECT_FALSE(std::filesystem::exists(script));
}

TEST_F(Diff, GroupQuotasMakeNoCommandsForATree)
{
    const std::string tree = file("site.fairshare", scenarioText(R"({"user": "ann"})"));
    const std::string quotas = file("quotas.config", "GROUP_NAMES = physics\nGROUP_QUOTA_physics = 20\n");
    const Outcome outcome = fairshare({"diff", tree, quotas, "--sacctmgr", "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        quotas + ": the proposed state has no accounts or users; if that is intended, add --force kinds\n"
            + quotas
            + ": the commands would delete 1 of 1 users; if that is intended, add --force deletions\n");
    const Outcome other = fairshare({"diff", quotas, tree, "--sacctmgr", "-q"});
    EXPECT_EQ(other.errors,
        tree + ": the current state has no accounts or users; if that is intended, add --force kinds\n");
    const Outcome forced =
        fairshare({"diff", tree, quotas, "--sacctmgr", "-q", "--force", "kinds,deletions"});
    EXPECT_EQ(forced.exitCode, 0);
    EXPECT_THAT(
        forced.output, HasSubstr("sacctmgr -i delete user where name=ann cluster=uni account=root\n"));
}

TEST_F(Diff, APartOfATreeMakesNoCommands)
{
    const std::string whole = file("whole.txt",
        "Account|User|RawShares|NormShares|RawUsage\nroot|||0|10\n a||1|0.5|5\n  a|u|1|1|5\n b||1|0.5|5\n");
    const std::string part = file("part.txt",
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare|LevelFS\n"
        "a||1|0.5|5|0.5||1.0\n a|u|1|1|5|1|0.5|1.0\n");
    const Outcome outcome = fairshare({"diff", whole, part, "--sacctmgr", "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors,
        HasSubstr(part
            + ": the proposed state lists only a part of the cluster; if that is intended, add --force "
              "part\n"));
}

TEST_F(Diff, ResettingMuchUsageOrEveryClusterIsRefused)
{
    const auto listing = [this](const std::string& name, int usage) {
        return file(name,
            fmt::format("Account|User|RawShares|RawUsage\nroot|||{0}\n a||1|{0}\n  a|u|1|{1}\n  a|v|1|{1}\n",
                2 * usage, usage));
    };
    const std::string used = listing("used.txt", 100);
    const std::string fresh = listing("fresh.txt", 0);
    const Outcome outcome = fairshare({"diff", used, fresh, "--sacctmgr", "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        fresh
            + ": the commands would reset the usage of 2 of 2 users; if that is intended, add --force "
              "resets\n"
            + fresh
            + ": neither file names its cluster, so the commands would delete or reset usage on every "
              "cluster of "
              "the database; if that is intended, add --force cluster\n");
    const Outcome forced = fairshare({"diff", used, fresh, "--sacctmgr", "-q", "--force", "resets,cluster"});
    EXPECT_EQ(forced.exitCode, 0);
    EXPECT_THAT(forced.output, HasSubstr("name=u account=a set rawusage=0\n"));
}

TEST_F(Diff, DeletingMoreThanATenthOfTheUsersIsRefused)
{
    const auto withUsers = [](int first, int last) {
        std::string users;
        for (int number = first; number <= last; ++number)
            users += fmt::format(R"({}{{"user": "u{}"}})", users.empty() ? "" : ",", number);
        return scenarioText(fmt::format(R"({{"account": "a", "children": [{}]}})", users));
    };
    const std::string before = file("before.fairshare", withUsers(1, 20));
    const Outcome tenth =
        fairshare({"diff", before, file("tenth.fairshare", withUsers(3, 20)), "--sacctmgr"});
    EXPECT_EQ(tenth.exitCode, 0);
    EXPECT_EQ(tenth.errors, "");
    EXPECT_THAT(tenth.output, HasSubstr("name=u1 "));
    const std::string more = file("more.fairshare", withUsers(4, 20));
    const Outcome refused = fairshare({"diff", before, more, "--sacctmgr"});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_EQ(refused.output, "");
    EXPECT_EQ(refused.errors,
        more + ": the commands would delete 3 of 20 users; if that is intended, add --force deletions\n");
    const Outcome forced = commandsOf(before, more);
    EXPECT_EQ(forced.exitCode, 0);
    EXPECT_THAT(forced.output, HasSubstr("name=u3 "));
}

TEST_F(Diff, DeletingManyUsersIsRefused)
{
    const auto below = [](std::string_view account) {
        return scenarioText(fmt::format(
            R"({{"account": "{0}", "children": [{{"user": "ann"}}, {{"user": "bob"}}]}})", account));
    };
    const std::string after = file("after.fairshare", below("b"));
    const Outcome outcome = fairshare({"diff", file("before.fairshare", below("a")), after, "--sacctmgr"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        after
            + ": the commands would delete associations, with their usage, of 2 of 2 users; if that is "
              "intended, add "
              "--force deletions\n");
}

/// Nobody leaves the cluster, but sacctmgr can neither move users nor rename accounts.
TEST_F(Diff, DeletingUsersWhoStayElsewhereIsRefused)
{
    std::string before = R"({"account": "all", "children": [{"user": "u00"})";
    std::string project = R"({"account": "project", "children": [{"user": "u00"})";
    for (int user = 1; user < 20; ++user) {
        before += fmt::format(R"(, {{"user": "u{:02}"}})", user);
        project += user < 3 ? fmt::format(R"(, {{"user": "u{:02}"}})", user) : std::string();
    }
    const std::string whole = file("whole.fairshare", scenarioText(before + "]}, " + project + "]}"));
    const std::string removed = file("removed.fairshare", scenarioText(before + "]}"));
    const std::string renamed = path("renamed.fairshare");
    ASSERT_EQ(fairshare({"edit", whole, "rename project to other", "-o", renamed, "-q"}).exitCode, 0);
    for (const std::string& proposed : {removed, renamed}) {
        const Outcome outcome =
            fairshare({"diff", whole, proposed, "--sacctmgr", "--force", "cluster", "-q"});
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors,
            proposed
                + ": the commands would delete associations, with their usage, of 3 of 20 users; if that is "
                  "intended, add --force deletions\n");
    }
    const std::string moved = path("moved.fairshare");
    ASSERT_EQ(
        fairshare({"edit", whole, "remove project/u02", "remove project/u01", "-o", moved, "-q"}).exitCode,
        0);
    EXPECT_EQ(fairshare({"diff", whole, moved, "--sacctmgr", "--force", "cluster", "-q"}).exitCode, 0);
}

TEST_F(Diff, ForceNamesARisk)
{
    const std::string site = file("site.fairshare", scenarioText(""));
    const Outcome outcome = fairshare({"diff", site, site, "--sacctmgr", "--force", "all"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_THAT(outcome.errors,
        HasSubstr("unknown risk 'all'; expected one of clusters, kinds, part, resets, cluster, deletions"));
}

TEST_F(Diff, TableTellsWhatChanged)
{
    const Outcome outcome = fairshare({"diff", file("before.fairshare", scenarioText(TreeBefore)),
        file("after.fairshare", scenarioText(TreeAfter)), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output,
        "change,account,user,partition,before,after\n"
        "added,new,,,,2\n"
        "added,newer,,,,5\n"
        "added,newer,yan,gpu,,6\n"
        "moved,optics,,,physics,root\n"
        "shares,optics,,,3,parent\n"
        "usage,optics,alice,,5,0\n"
        "shares,physics,,,10,20\n"
        "shares,physics,bob,,1,4\n"
        "removed,old,,,1,\n"
        "removed,older,,,1,\n"
        "removed,older,zoe,,1,\n");
}

TEST_F(Diff, JsonHasNullForWhatIsNotThere)
{
    const Outcome outcome = fairshare({"diff", file("before.fairshare", scenarioText("")),
        file("after.fairshare", scenarioText(R"({"user": "ann"})")), "--format", "json"});
    EXPECT_EQ(nlohmann::json::parse(outcome.output),
        nlohmann::json::parse(R"([{"change": "added", "account": "root", "user": "ann", "partition": null,
            "before": null, "after": 1, "path": "root/ann", "record": "change", "schema": "diff-1"}])"));
}

constexpr std::string_view SmallListing =
    "Account|User|RawShares|RawUsage\nroot|||30\n a||2|30\n  a|u|1|30\n";
constexpr std::string_view SmallDump =
    "Cluster - 'c'\nParent - 'root'\nAccount - 'a':Fairshare=3\nParent - 'a'\nUser - 'u':Fairshare=1\n";

// Half of the shares each. Before, b used 35 and a 40: w, v, u. If u brings its 30 to b, a used 10 and b 65:
// v, u, w. On the cluster the 30 stay in a and u starts at 0: u, w, v.
TEST_F(Diff, CommandsCountTheUsersAsComparisonsDo)
{
    const std::string before = file("before.fairshare", scenarioText(R"(
        {"account": "a", "shares": 1, "children": [{"user": "u", "usage": 30}, {"user": "v", "usage": 10}]},
        {"account": "b", "shares": 1, "children": [{"user": "w", "usage": 35}]})"));
    const std::string after = file("after.fairshare", scenarioText(R"(
        {"account": "a", "shares": 1, "children": [{"user": "v", "usage": 10}]},
        {"account": "b", "shares": 1, "children": [{"user": "w", "usage": 35}, {"user": "u", "usage": 30}]})"));
    const auto commands = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"diff", before, after, "--sacctmgr"});
        return fairshare(options).output;
    };
    const auto counts = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"compare", after, "--baseline", before, "--algorithm", "fair_tree"});
        return fairshare(options).output;
    };
    EXPECT_THAT(commands({"--keep-usage"}),
        testing::StartsWith("# users under Fair Tree: move up 2, move down 1, keep rank 0, new 0, removed 0\n"
                            "# on the cluster, where added associations start without usage: move up 1, move "
                            "down 2, keep rank "
                            "0\nsacctmgr "));
    EXPECT_THAT(counts({"--keep-usage"}), testing::HasSubstr("\nFair Tree                  2     1     0\n"));
    EXPECT_THAT(commands({}),
        testing::StartsWith("# users under Fair Tree: move up 1, move down 2, keep rank 0, new 0, removed 0\n"
                            "sacctmgr "));
    EXPECT_THAT(counts({}), testing::HasSubstr("\nFair Tree                  1     2     0\n"));
}

TEST_F(Diff, UsageThatAFileDoesNotCarryIsNotReset)
{
    const std::string listing = file("now.txt", SmallListing);
    const std::string dump = file("plan.dump", SmallDump);
    const Outcome outcome = fairshare({"diff", listing, dump, "--sacctmgr"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors, dump + ": warning: the file has no usage, so usage is not compared\n");
    EXPECT_EQ(outcome.output,
        "# users under Fair Tree: move up 0, move down 0, keep rank 1, new 0, removed 0\nsacctmgr -i modify "
        "account where name=a cluster=c set fairshare=3\n");
    EXPECT_EQ(fairshare({"diff", dump, listing, "--sacctmgr"}).output,
        "# users under Fair Tree: move up 0, move down 0, keep rank 1, new 0, removed 0\nsacctmgr -i modify "
        "account where name=a cluster=c set fairshare=2\n");
    EXPECT_EQ(fairshare({"diff", dump, listing, "--format", "csv"}).output,
        "change,account,user,partition,before,after\nshares,a,,,3,2\n"
        "setting title,,,,plan,now\nsetting cluster,,,,c,\n");
}

TEST_F(Diff, SharesThatAFileDoesNotCarryAreNotSet)
{
    const std::string listing = file("now.txt", SmallListing);
    const std::string usage =
        file("later.txt", "Account|User|RawUsage\nroot||90\n a||60\n  a|u|60\n b||30\n");
    const Outcome outcome = fairshare({"diff", listing, usage, "--sacctmgr"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors,
        testing::EndsWith(usage + ": warning: the file has no raw shares, so raw shares are not compared\n"));
    EXPECT_EQ(outcome.output,
        "# users under Fair Tree: move up 0, move down 0, keep rank 1, new 0, removed 0\n# no cluster name "
        "found; these commands affect every cluster in the database\nsacctmgr -i add account name=b "
        "parent=root fairshare=1\n# the tree gives 1 added association usage (30 TRES-s in total), but on "
        "the cluster they start at 0\n# usage differs in 1 association; sacctmgr can only reset usage to "
        "0\n");
}

/// The account's total is given, not computed; it must be the same on both sides, too.
TEST_F(Diff, GivenTotalsAreTakenWithTheUsage)
{
    const Outcome outcome = fairshare({"diff",
        file("now.fairshare",
            scenarioText(
                R"({"account": "a", "shares": 3, "usage_total": 50, "children": [{"user": "u", "usage": 30}]})")),
        file("plan.dump", SmallDump), "--format", "csv"});
    EXPECT_EQ(outcome.output,
        "change,account,user,partition,before,after\n"
        "setting title,,,,t,plan\nsetting cluster,,,,uni,c\n");
}

TEST_F(Diff, CutNamesMakeNoCommands)
{
    const std::string cut = file("cut.txt",
        "Account              User       RawShares  RawUsage \n"
        "-------------------- ---------- ---------- -------- \n"
        "root                                              0 \n"
        " abcdefghijklmnopqr+                     4        0 \n");
    const std::string dump = file("plan.dump", SmallDump);
    const std::string sentence = cut
        + ": names in this table are truncated, so the commands would delete real accounts and add invented "
          "ones; print it with sshare -P for full names\n";
    for (const auto& sides : {std::pair(cut, dump), std::pair(dump, cut)}) {
        const Outcome outcome = fairshare({"diff", sides.first, sides.second, "--sacctmgr"});
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_EQ(outcome.output, "");
        EXPECT_THAT(outcome.errors, testing::EndsWith(sentence));
        EXPECT_EQ(fairshare({"diff", sides.first, sides.second}).exitCode, 0);
    }
}

TEST_F(Diff, CommandsHaveNoOtherFormat)
{
    const std::string same = file("same.fairshare", scenarioText(TreeBefore));
    const Outcome outcome = fairshare({"diff", same, same, "--sacctmgr", "--format", "json"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors, "fairshare: --sacctmgr excludes --format\nTry 'fairshare diff --help'.\n");
}

TEST_F(Diff, ExitCodeSaysWhetherTreesDiffer)
{
    const std::string one = file("one.fairshare", scenarioText(R"({"user": "ann"})"));
    const std::string two = file("two.fairshare", scenarioText(R"({"user": "ann", "shares": 2})"));
    EXPECT_EQ(fairshare({"diff", one, one, "--exit-code"}).exitCode, 0);
    EXPECT_EQ(fairshare({"diff", one, two}).exitCode, 0);
    EXPECT_EQ(fairshare({"diff", one, two, "--exit-code"}).exitCode, 4);
    EXPECT_EQ(fairshare({"diff", one, path("none.fairshare"), "--exit-code"}).exitCode, 1);
}

TEST_F(Diff, EqualTreesHaveNoDifference)
{
    const std::string same = file("same.fairshare", scenarioText(TreeBefore));
    EXPECT_EQ(fairshare({"diff", same, same}).output, "no differences\n");
}

TEST(ShellQuoted, PlainWordsStayBareOthersAreSingleQuoted)
{
    EXPECT_EQ(shellQuoted("name=eng-f1.x@y"), "name=eng-f1.x@y");
    EXPECT_EQ(shellQuoted("a b"), "'a b'");
    EXPECT_EQ(shellQuoted("it's"), "'it'\\''s'");
    EXPECT_EQ(shellQuoted(""), "''");
}

/// The revision of a site's weights, key by key as slurm.conf has them.
TEST_F(Diff, NamesEachPriorityKeyThatChanges)
{
    const auto side = [this](const std::string& name, const std::string& priority) {
        return file(name,
            R"({"format": "fairshare-explorer", "version": 1, "title": "t", "tree": {"account": "root"},
                "priority": )"
                + priority + "}");
    };
    const std::string before = side("before.fairshare",
        R"({"config": {"flags": ["FAIR_TREE", "SMALL_RELATIVE_TO_TIME"],
            "weights": {"age": 8000, "fairshare": 4000, "job_size": 1, "partition": 2000, "qos": 20000}},
            "cluster": {"cpus": 8, "nodes": 2}, "jobs": [{"job_id": 1, "nice": 3}, {"job_id": 2}]})");
    const std::string after = side("after.fairshare",
        R"({"config": {"flags": ["FAIR_TREE"], "favor_small": true, "max_age_s": 90061,
            "weights": {"age": 2457, "fairshare": 1073737728, "qos": 3221225472},
            "tres_weights": {"cpu": 819, "mem": 245.5}}, "fairshare_from": "tree",
            "cluster": {"cpus": 16, "nodes": 2}, "jobs": [{"job_id": 1}, {"job_id": 2}]})");
    const Outcome outcome = fairshare({"diff", before, after, "--format", "csv"});
    EXPECT_EQ(outcome.output,
        "change,account,user,partition,before,after\nsetting PriorityFavorSmall,,,,NO,YES\nsetting "
        "PriorityFlags,,,,\"FAIR_TREE,SMALL_RELATIVE_TO_TIME\",FAIR_TREE\nsetting "
        "PriorityMaxAge,,,,7-00:00:00,1-01:01:01\nsetting PriorityWeightAge,,,,8000,2457\nsetting "
        "PriorityWeightFairshare,,,,4000,1073737728\nsetting PriorityWeightJobSize,,,,1,0\nsetting "
        "PriorityWeightPartition,,,,2000,0\nsetting PriorityWeightQOS,,,,20000,3221225472\nsetting "
        "PriorityWeightTRES,,,,,\"cpu=819,mem=245.5\"\nsetting priority.fairshare_from,,,,file,tree\nsetting "
        "priority.jobs,,,,2,\"2, 1 changed\"\nsetting priority.cluster,,,,\"8 CPUs, 2 nodes\",\"16 CPUs, 2 "
        "nodes\"\n");
    EXPECT_EQ(fairshare({"diff", before, before}).output, "no differences\n");
}

} // namespace
} // namespace fairshare::test
