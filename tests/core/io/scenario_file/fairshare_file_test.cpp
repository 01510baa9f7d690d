// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace fairshare {
namespace {

using test::readAs;
using test::remarksOf;
using test::scenarioFromText;
using test::writtenAs;
using testing::ElementsAre;
using testing::IsEmpty;

// The example of the contract, byte by byte.
constexpr std::string_view Example = R"({
  "format": "fairshare-explorer",
  "version": 1,
  "title": "Two colleges",
  "notes": "free text",
  "tree": {
    "account": "root",
    "children": [
      { "account": "physics", "shares": 60, "usage": 0, "children": [
        { "user": "alice", "shares": 1, "usage": 125000.5, "pending_jobs": 3 },
        { "user": "bob", "shares": "parent", "usage": 0, "partition": "gpu" }
      ] }
    ]
  },
  "settings": {
    "algorithms": { "classic": { "damping": 1 }, "level_based": { "priority_levels": 4 }, "fair_tree": { "account_ties": "as_run" } },
    "compare": ["classic", "depth_oblivious", "ticket_based", "level_based", "fair_tree"],
    "usage": { "half_life_seconds": 604800 }
  }
}
)";

std::string fileError(std::string_view text)
{
    return test::errorOf("fairshare", text);
}

/// A scenario whose root holds these nodes, which begin at line 2, column 1.
std::string withNodes(std::string_view nodes)
{
    return R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root", "children": [)"
        + std::string("\n") + std::string(nodes) + "\n] } }\n";
}

std::string withSettings(std::string_view settings)
{
    return std::string(R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root" },)")
        + "\n" + std::string(settings) + "\n}\n";
}

TEST(FairshareFile, ExampleOfTheContractIsRewrittenUnchanged)
{
    const auto import = readAs("fairshare", Example);
    ASSERT_TRUE(import);
    EXPECT_EQ(writtenAs("fairshare", *import->scenario), Example);
    EXPECT_THAT(remarksOf(*import), IsEmpty());
}

TEST(FairshareFile, ReadsEveryMemberOfANode)
{
    const Scenario scenario = scenarioFromText("fairshare", Example);
    const ShareTree& tree = scenario.tree;
    EXPECT_THAT(test::outline(tree),
        ElementsAre(
            "root  1", "root/physics  60", "root/physics/alice user  1", "root/physics/bob user gpu parent"));
    EXPECT_EQ(tree.usage(2), 125000.5L);
    EXPECT_EQ(tree.pendingJobs(2), 3U);
    EXPECT_EQ(tree.pendingJobs(3), 0U);
    EXPECT_EQ(scenario.title, "Two colleges");
    EXPECT_EQ(scenario.notes, "free text");
    EXPECT_EQ(scenario.settings.algorithm, "fair_tree");
    EXPECT_EQ(scenario.settings.compare.size(), 5U);
    EXPECT_EQ(
        std::get<std::int64_t>(scenario.settings.parameters.at("level_based").at("priority_levels")), 4);
}

TEST(FairshareFile, ScenariosOfOtherLayoutGiveTheSameScenarioAgain)
{
    for (const char* name : {"university-before", "university-after"}) {
        const Scenario scenario =
            scenarioFromText("fairshare", test::dataFile(std::string("scenarios/") + name + ".fairshare"));
        EXPECT_GT(scenario.tree.size(), 20U);
        EXPECT_EQ(scenario.cluster, "kestrel");
        EXPECT_EQ(scenarioFromText("fairshare", writtenAs("fairshare", scenario)), scenario) << name;
        EXPECT_NE(
            writtenAs("fairshare", scenario).find("\n    \"algorithm\": \"fair_tree\"\n"), std::string::npos);
    }
}

TEST(FairshareFile, EverythingThatANodeMayCarrySurvives)
{
    const Scenario scenario = scenarioFromText("fairshare", R"({
  "format": "fairshare-explorer", "version": 1, "title": "t", "cluster": "c", "notes": "n",
  "tree": { "account": "root", "usage": 0.25, "association": 1, "slurm": { "QOS": "'normal'" }, "children": [
    { "account": "a\"\\\u00fc\ud83d\ude00\n", "shares": 0, "usage": 1e20, "usage_total": 7, "children": [] },
    { "user": "u", "shares": 2147483646, "usage": 0.1, "partition": "p", "association": 4294967295 },
    { "user": "v", "pending_jobs": 4294967295, "slurm": { "Description": "'a:b'", "QOS+": "'x'", "MaxJobs": 5 } }
  ] } })");
    const ShareTree& tree = scenario.tree;
    ASSERT_EQ(tree.size(), 4U);
    EXPECT_EQ(tree.usage(0), 0.25L);
    EXPECT_EQ(tree.slurmOptions(0), "QOS='normal'");
    EXPECT_EQ(tree.shares(1), MaxShares);
    EXPECT_EQ(tree.usage(1), 0.1L); // not the double 0.1
    EXPECT_EQ(tree.association(1), 4294967295U);
    EXPECT_EQ(tree.slurmOptions(2), "Description='a:b':QOS+='x':MaxJobs=5");
    EXPECT_EQ(tree.pendingJobs(2), 4294967295U);
    EXPECT_EQ(tree.name(3), "a\"\\\u00fc\U0001F600\n");
    EXPECT_EQ(tree.usage(3), 1e20L);
    EXPECT_EQ(*tree.givenTotal(3), 7.0L);
    EXPECT_EQ(scenarioFromText("fairshare", writtenAs("fairshare", scenario)), scenario);
}

TEST(FairshareFile, UsageKeepsItsLastExtendedBit)
{
    // 2^63 + 1 needs 64 bits; the other is the neighbor of 1 in extended precision.
    const Scenario scenario = scenarioFromText("fairshare",
        withNodes(
            R"({ "user": "a", "usage": 9223372036854775809 }, { "user": "b", "usage": 1.000000000000000000108420217 })"));
    EXPECT_EQ(scenario.tree.usage(1), 0x1p63L + 1.0L);
    EXPECT_EQ(scenario.tree.usage(2), 1.0L + 0x1p-63L);
    EXPECT_EQ(scenarioFromText("fairshare", writtenAs("fairshare", scenario)), scenario);
}

TEST(FairshareFile, OneChangedShareIsOneChangedLine)
{
    Scenario scenario =
        scenarioFromText("fairshare", test::dataFile("scenarios/university-before.fairshare"));
    const std::string before = writtenAs("fairshare", scenario);
    scenario.tree = withShares(scenario.tree, 5, 77).value();
    const std::string after = writtenAs("fairshare", scenario);
    std::vector<std::string> changed;
    std::istringstream a(before);
    std::istringstream b(after);
    for (std::string lineA, lineB; std::getline(a, lineA) && std::getline(b, lineB);)
        if (lineA != lineB)
            changed.push_back(lineB);
    ASSERT_EQ(changed.size(), 1U);
    EXPECT_NE(changed.front().find("\"shares\": 77"), std::string::npos);
}

constexpr std::string_view Unknown = R"({
  "format": "fairshare-explorer",
  "version": 1,
  "tree": {
    "account": "root",
    "children": [
      { "user": "a", "shares": 1, "usage": 0, "color": "red", "tags": [1,  { "x": [] }] },
      { "user": "b", "shares": 1, "usage": 0, "color": "blue" }
    ]
  },
  "settings": {
    "usage": { "half_life_seconds": 3600, "half_life_hours": 1 },
    "theme": "dark"
  },
  "variants": [
    { "name": "x" }
  ],
  "simulation": { "weights": 1e2 },
  "owner": { "b": 1, "a": 2 }
}
)";

TEST(FairshareFile, UnknownMembersAreKeptVerbatim)
{
    EXPECT_EQ(writtenAs("fairshare", scenarioFromText("fairshare", Unknown)), Unknown);
    EXPECT_EQ(scenarioFromText("fairshare", writtenAs("fairshare", scenarioFromText("fairshare", Unknown))),
        scenarioFromText("fairshare", Unknown));
}

TEST(FairshareFile, UnknownMembersAreReportedOnceAKey)
{
    EXPECT_THAT(remarksOf(readAs("fairshare", Unknown).value()),
        ElementsAre("7:47: unknown_member: unknown key \"color\" in a tree node; it has no effect",
            "7:63: unknown_member: unknown key \"tags\" in a tree node; it has no effect",
            "12:43: unknown_member: unknown key \"half_life_hours\" in settings.usage; did you mean "
            "\"half_life_seconds\"?",
            "13:5: unknown_member: unknown key \"theme\" in settings; it has no effect",
            "18:19: unknown_member: unknown key \"weights\" in simulation; it has no effect",
            "19:3: unknown_member: unknown key \"owner\" in a scenario; it has no effect"));
}

TEST(FairshareFile, LineEndsAndByteOrderMarkMakeNoDifference)
{
    std::string other = "\xEF\xBB\xBF";
    for (const char c : Unknown)
        other += c == '\n' ? std::string("\r\n") : std::string(1, c);
    ASSERT_TRUE(findFormat("fairshare")->recognizes(other));
    EXPECT_EQ(scenarioFromText("fairshare", other), scenarioFromText("fairshare", Unknown));
}

TEST(FairshareFile, MembersMayStandInAnyOrder)
{
    EXPECT_EQ(scenarioFromText("fairshare",
                  R"({ "tree": { "children": [ { "usage": 3, "children": [ { "shares": 5, "user": "u" } ],
        "shares": 2, "account": "a" } ], "account": "root" }, "version": 1, "format": "fairshare-explorer" })"),
        scenarioFromText("fairshare",
            withNodes(
                R"({ "account": "a", "shares": 2, "usage": 3, "children": [ { "user": "u", "shares": 5 } ] })")));
}

TEST(FairshareFile, RootHasNoShares)
{
    const auto import = readAs("fairshare",
        R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root", "shares": 5 } })");
    ASSERT_TRUE(import);
    EXPECT_EQ(import->scenario->tree.shares(RootRow), 1U);
    EXPECT_THAT(
        remarksOf(*import), ElementsAre("1:88: root_shares: the root account has no shares; 5 is ignored"));
}

TEST(FairshareFile, OddDumpOptionsSurvive)
{
    for (const std::string options :
        {"QOS+='a':QOS+='b'", "Flag", "", "a=1::b=2", "Description='it:s=x':Q=\"a:b\""}) {
        ShareTreeBuilder builder;
        builder.add(0, {.name = "u", .slurmOptions = options});
        Scenario scenario;
        Diagnostics diagnostics;
        scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
        EXPECT_EQ(
            scenarioFromText("fairshare", writtenAs("fairshare", scenario)).tree.slurmOptions(1), options);
    }
}

TEST(FairshareFile, TextThatIsNotUtf8IsNotWritten)
{
    Scenario scenario;
    scenario.title = "b\xF6se";
    const auto text = findFormat("fairshare")->write(scenario);
    ASSERT_FALSE(text);
    EXPECT_EQ(describe(text.error()), "'b\\xf6se' is not valid UTF-8; a .fairshare file must be UTF-8");
}

TEST(FairshareFileError, NotJson)
{
    EXPECT_EQ(fileError(""), "1:1: the file ends before its JSON value is complete");
    EXPECT_EQ(fileError("{\n  \"format\": fair\n}"),
        "2:13: 'fair' is not a JSON value; expected a number, a string in quotes, true, false, null, a list "
        "or an object");
    EXPECT_EQ(fileError("{ format: 1 }"), "1:3: 'format' is not a JSON key; expected a name in quotes");
    EXPECT_EQ(fileError("{ \"a\": [1 x] }"), "1:11: 'x' is not a JSON value");
    EXPECT_EQ(fileError("{ \"a\": [1, Infinity] }"),
        "1:12: 'Infinity' is not a JSON value; expected a finite number");
    EXPECT_EQ(
        fileError("{ \"a\": 1,\n \"b\" 2 }"), "2:6: not valid JSON: unexpected number literal; expected ':'");
    EXPECT_EQ(fileError("{ \"a\": [1,,2] }"),
        "1:11: not valid JSON: unexpected ','; expected '[', '{', or a literal");
    EXPECT_EQ(fileError("{} x"), "1:4: unexpected text after the end of the JSON value");
    EXPECT_EQ(fileError("[1]"), "1:1: a scenario must be a JSON object; found a list");
    EXPECT_EQ(fileError("{ \"a\": \"\xFF\" }"), "1:9: not valid JSON: invalid string: ill-formed UTF-8 byte");
    EXPECT_EQ(fileError("{ \"a\": \"x\ty\" }"),
        "1:10: not valid JSON: invalid string: control character U+0009 (HT) must be escaped to \\u0009 or "
        "\\t");
}

TEST(FairshareFileError, Truncated)
{
    EXPECT_EQ(fileError(Example.substr(0, 400)), "14:1: the file ends too early: a closing '}' is missing");
    EXPECT_EQ(fileError(Example.substr(0, 228)), "10:3: the file ends too early: a closing ']' is missing");
    EXPECT_EQ(fileError(Example.substr(0, 9)), "2:8: the file ends too early: a closing '}' is missing");
    // Whatever is cut off, the end is told, never a half scenario given.
    for (std::size_t length = 0; length + 2 < Example.size(); ++length)
        ASSERT_FALSE(readAs("fairshare", Example.substr(0, length))) << length;
}

TEST(FairshareFileError, WrongFormatOrVersion)
{
    EXPECT_EQ(fileError("{}"),
        "1:1: \"format\" is missing; expected a scenario with \"format\": \"fairshare-explorer\", or sshare "
        "--json output with \"shares\"");
    EXPECT_EQ(fileError("{ \"format\": \"x\" }"),
        "1:13: \"format\" is \"x\"; expected \"fairshare-explorer\" for a scenario");
    EXPECT_EQ(fileError("{ \"format\": 5 }"), "1:13: \"format\" must be a string; found a number");
    EXPECT_EQ(fileError("{ \"format\": \"fairshare-explorer\", \"version\": 2, \"tree\": 5 }"),
        "1:46: the file has version 2, but this release reads only up to version 1; upgrade the program");
    EXPECT_EQ(fileError("{ \"format\": \"fairshare-explorer\", \"version\": \"1\" }"),
        "1:46: \"version\" is \"1\"; expected a whole number, 1 or more");
    EXPECT_EQ(fileError("{ \"format\": \"fairshare-explorer\", \"version\": 1 }"),
        "1:1: \"tree\" is missing; every scenario needs one");
}

TEST(FairshareFileError, DuplicateKeys)
{
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "shares": 1, "sh\u0061res": 2 })")),
        "2:29: duplicate key \"shares\"");
    EXPECT_EQ(
        fileError("{ \"format\": \"fairshare-explorer\",\n\"format\": 1 }"), "2:1: duplicate key \"format\"");
    std::string many = "{ \"user\": \"u\"";
    for (int i = 0; i < 40; ++i)
        many += ", \"k" + std::to_string(i) + "\": 0";
    EXPECT_EQ(fileError(withNodes(many + ", \"k7\": 1 }")), "2:406: duplicate key \"k7\"");
}

TEST(FairshareFileError, Shares)
{
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "shares": 2147483647 })")),
        "2:26: shares of user 'u' are 2147483647; expected a whole number from 0 to 2147483646 or "
        "\"parent\"");
    EXPECT_EQ(fileError(withNodes(R"({ "account": "a", "shares": -3 })")),
        "2:29: shares of account 'a' are -3; expected a whole number from 0 to 2147483646 or \"parent\"");
    EXPECT_EQ(fileError(withNodes(R"({ "account": "a", "shares": 1.5 })")),
        "2:29: shares of account 'a' are 1.5; expected a whole number from 0 to 2147483646 or "
        "\"parent\"");
    EXPECT_EQ(fileError(withNodes(R"({ "account": "a", "shares": "Parent" })")),
        "2:29: shares of account 'a' are \"Parent\"; expected a whole number from 0 to 2147483646 or "
        "\"parent\"");
    EXPECT_EQ(fileError(withNodes(R"({ "account": "a", "shares": null })")),
        "2:29: shares of account 'a' are null; expected a whole number from 0 to 2147483646 or "
        "\"parent\"");
}

TEST(FairshareFileError, Usage)
{
    EXPECT_EQ(fileError(withNodes("{ \"user\": \"u\",\n \"usage\": -0.5 }")),
        "3:11: usage of user 'u' is -0.5; expected a number, 0 or more");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "usage": NaN })")),
        "2:25: 'NaN' is not a JSON value; expected a finite number");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "usage": "nan" })")),
        "2:25: usage of user 'u' is \"nan\"; expected a number, 0 or more");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "usage": 1e400 })")),
        "2:25: the number 1e400 is too large; the largest is 1.7976931348623157e308");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "usage_total": -1 })")),
        "2:31: usage_total of user 'u' is -1; expected a number, 0 or more");
}

TEST(FairshareFileError, OtherFigures)
{
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "association": 0 })")),
        "2:31: association of user 'u' is 0; expected a whole number from 1 to 4294967295");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "pending_jobs": 4294967296 })")),
        "2:32: pending_jobs of user 'u' is 4294967296; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "partition": 3 })")),
        "2:29: \"partition\" must be a string; found a number");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "slurm": "x" })")),
        "2:25: \"slurm\" must be an object; found a string");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "slurm": { "QOS": [] } })")),
        "2:34: \"QOS\" must be a string; found a list");
}

TEST(FairshareFileError, Nodes)
{
    EXPECT_EQ(
        fileError(withNodes(R"({ "shares": 1 })")), "2:1: a tree node needs either \"account\" or \"user\"");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "account": "a" })")),
        "2:16: a tree node has both \"account\" and \"user\"; expected only one of them");
    EXPECT_EQ(fileError(withNodes(R"("u")")), "2:1: a tree node must be an object; found a string");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "children": [] })")),
        "2:16: user 'u' has children; only accounts can have children");
    EXPECT_EQ(fileError(withNodes(R"({ "account": "a", "children": {} })")),
        "2:31: \"children\" must be a list; found an object");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "" })")), "2:11: a user name is empty");
    EXPECT_EQ(fileError(R"({ "format": "fairshare-explorer", "version": 1, "tree": { "user": "u" } })"),
        "1:57: the root of the tree must be an account; found a user");
}

TEST(FairshareFileError, DuplicateNames)
{
    EXPECT_EQ(
        fileError(withNodes(
            "{ \"account\": \"a\" },\n{ \"account\": \"b\", \"children\": [ { \"account\": \"a\" } ] }")),
        "3:46: account 'a' appears twice, first on line 2; account names must be unique");
    EXPECT_EQ(fileError(withNodes(
                  "{ \"user\": \"u\", \"partition\": \"p\" },\n{ \"user\": \"u\", \"partition\": \"p\" }")),
        "3:11: user 'u' appears twice in account 'root'; give the associations different partitions or "
        "association IDs");
    EXPECT_EQ(fileError(withNodes(R"({ "user": "u", "association": 1 }, { "user": "u", "association": 2 })")),
        "read");
}

TEST(FairshareFileError, Settings)
{
    EXPECT_EQ(fileError(withSettings(R"("settings": { "algorithm": "best" })")),
        "2:28: unknown algorithm 'best'; expected one of classic, depth_oblivious, ticket_based, "
        "level_based, fair_tree");
    EXPECT_EQ(fileError(withSettings(R"("settings": { "compare": ["classic", "classic"] })")),
        "2:38: \"compare\" lists 'classic' twice");
    EXPECT_EQ(fileError(withSettings(R"("settings": { "compare": [5] })")),
        "2:27: an algorithm must be a string; found a number");
    EXPECT_EQ(fileError(withSettings(R"("settings": { "algorithms": { "classic": { "damping": 0 } } })")),
        "2:55: classic.damping is 0; expected a whole number from 1 to 65535");
    EXPECT_EQ(fileError(withSettings(
                  R"("settings": { "algorithms": { "level_based": { "priority_levels": 17 } } })")),
        "2:67: level_based.priority_levels is 17; expected a whole number from 1 to 16");
    EXPECT_EQ(fileError(withSettings(R"("settings": { "algorithms": { "classic": { "damping": "1" } } })")),
        "2:55: classic.damping is \"1\"; expected a whole number from 1 to 65535");
    EXPECT_EQ(
        fileError(withSettings(R"("settings": { "algorithms": { "fair_tree": { "account_ties": "no" } } })")),
        "2:62: fair_tree.account_ties is \"no\"; expected one of as_run, as_documented");
    EXPECT_EQ(fileError(withSettings(R"("settings": { "algorithms": { "fair_tree": { "speed": 1 } } })")),
        "2:46: 'fair_tree': unknown parameter 'speed'");
    EXPECT_EQ(fileError(withSettings(R"("settings": { "usage": { "half_life_seconds": -1 } })")),
        "2:47: half_life_seconds is -1; expected 0 (no decay) or at least 1 second");
    EXPECT_EQ(
        fileError(withSettings(R"("settings": [])")), "2:13: \"settings\" must be an object; found a list");
}

} // namespace
} // namespace fairshare
