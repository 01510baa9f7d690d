// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/workspace/additions/usage_listing.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::readAs;
using testing::ElementsAre;
using testing::IsEmpty;

/// Two clusters' worth of names: a user in two accounts, one with two partitions.
Scenario target()
{
    return readAs("csv",
        "path,user,partition,shares,cluster\n"
        "root,,,,kestrel\n"
        "root/math,,,4,\n"
        "root/math/alice,alice,,1,\n"
        "root/physics,,,6,\n"
        "root/physics/alice,alice,cpu,1,\n"
        "root/physics/alice,alice,gpu,2,\n"
        "root/physics/bob,bob,,1,\n")
        ->scenario.value();
}

AssociationRecord recordOf(
    std::string account, std::string user, long double total, std::optional<std::uint32_t> shares = {})
{
    AssociationRecord row;
    row.account = std::move(account);
    row.user = std::move(user);
    row.usageTotal = total;
    row.shares = shares;
    return row;
}

const std::string Ambiguous =
    "; several associations in the tree have these names, and raw shares do not distinguish them";
const std::string CutOff = "; the truncated name matches no name or more than one in the tree";

struct Outcome {
    Result<Scenario> scenario;
    UsageMatch match;
    Diagnostics diagnostics;

    std::string error() const { return scenario ? "matched" : describe(scenario.error()); }
    std::vector<std::string> remarks() const
    {
        std::vector<std::string> lines;
        for (const Diagnostic& diagnostic : diagnostics)
            lines.push_back(describe(diagnostic, ""));
        return lines;
    }
};

Outcome add(const Import& source)
{
    Outcome outcome{Scenario(), {}, {}};
    outcome.scenario = addUsage(target(), source, outcome.match, outcome.diagnostics);
    return outcome;
}

Outcome add(std::vector<AssociationRecord> records)
{
    Import source;
    source.hasUsage = true;
    source.records = std::move(records);
    return add(source);
}

// Rows of the target: root, math, math/alice, physics, physics/alice cpu, physics/alice gpu, physics/bob. In
// processing order: root, math, math/alice, physics, alice cpu, alice gpu, bob.
TEST(AddUsage, InclusiveTotalsBecomeOwnUsage)
{
    const Outcome outcome = add({recordOf("root", "", 100), recordOf("math", "", 40),
        recordOf("math", "alice", 30), recordOf("physics", "", 55), recordOf("physics", "alice", 25, 2),
        recordOf("physics", "alice", 20, 1), recordOf("physics", "bob", 10)});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_THAT(outcome.scenario->tree.usage(), ElementsAre(5.0L, 10.0L, 30.0L, 0.0L, 20.0L, 25.0L, 10.0L));
    EXPECT_EQ(outcome.match.matched, 7U);
    EXPECT_THAT(outcome.match.unmatchedRows, IsEmpty());
    EXPECT_THAT(outcome.match.unmatchedAssociations, IsEmpty());
    EXPECT_EQ(outcome.scenario->tree.shares(), target().tree.shares());
}

TEST(AddUsage, UsersAloneLeaveAccountsNothingOfTheirOwn)
{
    const Outcome outcome = add({recordOf("math", "alice", 30), recordOf("physics", "bob", 10)});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_THAT(outcome.scenario->tree.usage(), ElementsAre(0.0L, 0.0L, 30.0L, 0.0L, 0.0L, 0.0L, 10.0L));
    EXPECT_THAT(outcome.match.unmatchedAssociations,
        ElementsAre("user 'alice' in account 'physics', partition 'cpu'",
            "user 'alice' in account 'physics', partition 'gpu'"));
}

TEST(AddUsage, PartitionsAreMatchedByNameWhenTheListingHasThem)
{
    AssociationRecord gpu = recordOf("physics", "alice", 7);
    gpu.partition = "gpu";
    AssociationRecord other = recordOf("physics", "alice", 8);
    other.partition = "long";
    other.position = {12, 3};
    const Outcome outcome = add({other, gpu});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_THAT(outcome.scenario->tree.usage(), ElementsAre(0.0L, 0.0L, 0.0L, 0.0L, 0.0L, 7.0L, 0.0L));
    EXPECT_THAT(
        outcome.match.unmatchedRows, ElementsAre("user 'alice' in account 'physics', partition 'long'"));
    EXPECT_THAT(outcome.match.unmatchedPlaces, ElementsAre(SourcePosition{12, 3}));
}

TEST(AddUsage, OneRowForTwoPartitionsIsAmbiguous)
{
    const Outcome outcome = add({recordOf("physics", "alice", 7), recordOf("physics", "bob", 1)});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_EQ(outcome.match.matched, 1U);
    EXPECT_THAT(outcome.match.unmatchedRows, ElementsAre("user 'alice' in account 'physics'" + Ambiguous));
}

TEST(AddUsage, EqualSharesDoNotTellAssociationsApart)
{
    const Outcome outcome = add({recordOf("physics", "alice", 7, 1), recordOf("physics", "alice", 8, 1)});
    EXPECT_EQ(outcome.error(),
        "no usage row matches an association of the tree; the first of 2 is for user 'alice' in account "
        "'physics'"
            + Ambiguous);
    EXPECT_THAT(outcome.match.unmatchedRows,
        ElementsAre("user 'alice' in account 'physics'" + Ambiguous,
            "user 'alice' in account 'physics'" + Ambiguous));
}

TEST(AddUsage, EqualUsageMayGoToAnyOfThem)
{
    const Outcome outcome = add({recordOf("physics", "alice", 7), recordOf("physics", "alice", 7)});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_THAT(outcome.scenario->tree.usage(), ElementsAre(0.0L, 0.0L, 0.0L, 0.0L, 7.0L, 7.0L, 0.0L));
}

// Without a partition column the reader numbers the repeats; the numbers must not meet those of the tree.
TEST(AddUsage, NumbersThatAReaderMadeUpDoNotCount)
{
    const Scenario tree = readAs("csv", "path,user,shares,association\nroot,,,\nroot/u,u,3,1\nroot/u,u,4,2\n")
                              ->scenario.value();
    const auto listing =
        readAs("sshare", "Account|User|RawShares|RawUsage\nroot|||17\n root|u|4|12\n root|u|3|5\n");
    UsageMatch match;
    Diagnostics diagnostics;
    EXPECT_THAT(
        addUsage(tree, listing.value(), match, diagnostics)->tree.usage(), ElementsAre(0.0L, 5.0L, 12.0L));
}

TEST(AddUsage, AssociationIdsWinOverOrder)
{
    Scenario scenario =
        readAs("csv", "path,user,association\nroot,,1\nroot/u,u,7\nroot/u,u,9\n")->scenario.value();
    AssociationRecord nine = recordOf("root", "u", 90);
    nine.association = 9;
    AssociationRecord seven = recordOf("root", "u", 70);
    seven.association = 7;
    Import source;
    source.hasUsage = true;
    source.records = {nine, seven};
    UsageMatch match;
    Diagnostics diagnostics;
    EXPECT_THAT(
        addUsage(scenario, source, match, diagnostics)->tree.usage(), ElementsAre(0.0L, 70.0L, 90.0L));
    // Ids that one side made up do not agree, and nothing else tells the two apart.
    source.records[0].association = 2;
    source.records[1].association = 1;
    EXPECT_FALSE(addUsage(scenario, source, match, diagnostics));
    EXPECT_EQ(match.unmatchedRows.size(), 2U);
}

TEST(AddUsage, OwnUsageOfAScenarioIsTakenAsItIs)
{
    const auto source = readAs("csv",
        "path,user,partition,usage\nroot,,,1\nroot/physics,,,2\nroot/physics/bob,bob,,0.1\n"
        "root/physics/alice,alice,gpu,4\nroot/physics/carol,carol,,5\n");
    const Outcome outcome = add(source.value());
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_THAT(outcome.scenario->tree.usage(), ElementsAre(1.0L, 0.0L, 0.0L, 2.0L, 0.0L, 4.0L, 0.1L));
    EXPECT_THAT(outcome.match.unmatchedRows, ElementsAre("user 'carol' in account 'physics'"));
    EXPECT_THAT(outcome.match.unmatchedAssociations,
        ElementsAre("account 'math'", "user 'alice' in account 'math'",
            "user 'alice' in account 'physics', partition 'cpu'"));
}

TEST(AddUsage, CutNamesAreCompletedWhereOnlyOneFits)
{
    AssociationRecord cut = recordOf("phy+", "b+", 3);
    cut.position = {4, 1};
    const Outcome outcome = add({cut, recordOf("ma+", "al+", 5), recordOf("+", "x", 1)});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_THAT(outcome.scenario->tree.usage(), ElementsAre(0.0L, 0.0L, 5.0L, 0.0L, 0.0L, 0.0L, 3.0L));
    EXPECT_THAT(outcome.remarks(),
        testing::Contains("4:1: user 'b+' in account 'phy+' is truncated in the listing; read as user 'bob' "
                          "in account 'physics', the only match"));
    EXPECT_THAT(outcome.match.unmatchedRows, ElementsAre("user 'x' in account '+'"));
}

TEST(AddUsage, LessThanTheChildrenIsToldAndTakenAsZero)
{
    AssociationRecord physics = recordOf("physics", "", 5);
    physics.position = {2, 1};
    const Outcome outcome = add({physics, recordOf("physics", "bob", 9)});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_EQ(outcome.scenario->tree.usage(3), 0.0L);
    EXPECT_THAT(outcome.remarks(),
        ElementsAre(
            "2:1: usage of account 'physics' is 5, less than the 9 below it; its own usage is set to 0"));
}

TEST(AddUsage, RowsOfOtherClustersDoNotCount)
{
    AssociationRecord foreign = recordOf("physics", "bob", 9);
    foreign.cluster = "heron";
    foreign.position = {2, 1};
    AssociationRecord own = recordOf("physics", "bob", 4);
    own.cluster = "kestrel";
    const Outcome outcome = add({foreign, own});
    ASSERT_TRUE(outcome.scenario) << outcome.error();
    EXPECT_EQ(outcome.scenario->tree.usage(6), 4.0L);
    EXPECT_THAT(outcome.match.unmatchedRows, ElementsAre("cluster 'heron', user 'bob' in account 'physics'"));
    EXPECT_EQ(add({foreign}).error(),
        "2:1: the usage is from cluster 'heron', but the tree is from cluster 'kestrel'");
}

TEST(AddUsage, Refusals)
{
    EXPECT_EQ(add(Import{}).error(), "1:1: the usage file contains no usage");
    EXPECT_EQ(add({recordOf("x", "y", 1)}).error(),
        "no usage row matches an association of the tree; the first of 1 is for user 'y' in account 'x'");
}

// The tree from a dump, usage from a listing without partitions: both as the real tools printed them.
TEST(AddUsage, DumpAndShareListingOfOneCluster)
{
    const Scenario dump = test::scenarioOf("sacctmgr-dump", "uni.dump");
    const Import listing = test::importSample("sshare", "sshare_l_a_P.txt");
    UsageMatch match;
    Diagnostics diagnostics;
    const auto combined = addUsage(dump, listing, match, diagnostics);
    ASSERT_TRUE(combined) << describe(combined.error());
    const ShareTree& tree = combined->tree;
    long double sum = 0;
    for (const long double usage : tree.usage())
        sum += usage;
    EXPECT_EQ(sum, 1172.0L); // the listing's figure of the root
    EXPECT_EQ(tree.usage(test::rowAt(tree, "root/eng/eng-ece/eng-ece-f1/slu08")), 164.0L);
    EXPECT_EQ(tree.usage(test::rowAt(tree, "root/eng/eng-ece/eng-ece-f2/slu10")), 144.0L);
    EXPECT_THAT(match.unmatchedRows, IsEmpty());
    EXPECT_THAT(match.unmatchedAssociations, IsEmpty());
}

// The listing has no partitions; slu02 has one association in each of two, with 4 and 3 raw shares.
TEST(AddUsage, PartitionsAreToldApartByShares)
{
    const Import listing = test::importSample("sshare", "sshare_a_P.txt");
    UsageMatch match;
    Diagnostics diagnostics;
    const auto combined =
        addUsage(test::scenarioOf("sacctmgr-dump", "uni.dump"), listing, match, diagnostics);
    ASSERT_TRUE(combined) << describe(combined.error());
    const ShareTree& tree = combined->tree;
    std::vector<std::string> usage;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.name(row) == "slu02" && !tree.partition(row).empty())
            usage.push_back(std::string(tree.partition(row)) + " " + shortest(tree.usage(row)));
    EXPECT_THAT(usage, ElementsAre("lg-swap 10", "standard 0"));
    EXPECT_THAT(match.unmatchedRows, IsEmpty());
}

// Names as the fixed-width table cuts them; two of three accounts below group_atlas.analysis have equal
// shares.
TEST(AddUsage, CutAccountsAreCompletedBelowTheirParent)
{
    const Import listing = test::importSample("sshare", "sshare_a.txt");
    UsageMatch match;
    Diagnostics diagnostics;
    const auto combined =
        addUsage(test::scenarioOf("sacctmgr-dump", "uni.dump"), listing, match, diagnostics);
    ASSERT_TRUE(combined) << describe(combined.error());
    EXPECT_EQ(describe(diagnostics.front(), "f"),
        "f:40:3: account 'group_atlas.analy+' is truncated in the listing; read as account "
        "'group_atlas.analysis', the only match under account 'group_atlas'");
    EXPECT_EQ(describe(diagnostics[2], "f"),
        "f:43:4: account 'group_atlas.anal+' is truncated in the listing; read as account "
        "'group_atlas.analysis.mcore', the only match under account 'group_atlas.analysis' with the same raw "
        "shares");
    EXPECT_THAT(match.unmatchedRows,
        ElementsAre("account 'group_atlas.anal+'" + CutOff,
            "user 'usatlas2' in account 'group_atlas.anal+'" + CutOff, "account 'group_atlas.anal+'" + CutOff,
            "user 'usatlas2' in account 'group_atlas.anal+'" + CutOff));
    EXPECT_EQ(match.unmatchedPlaces.front(), (SourcePosition{41, 4}));
    EXPECT_THAT(match.unmatchedAssociations, testing::SizeIs(4));
}

TEST(AddUsage, FiguresOutOfRangeAreRefused)
{
    AssociationRecord huge = recordOf("physics", "bob", 1e400L);
    huge.position = {9, 4};
    EXPECT_EQ(add({recordOf("root", "", 1), huge}).error(),
        "9:4: usage of user 'bob' in account 'physics' is 1e+400; expected 0 to 1.7976931348623157e+308");
}

} // namespace
} // namespace fairshare
