// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every file that Slurm's commands printed about one tree must give that tree.
#include "tests/core/io/sample_files.h"

#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

using test::importSample;
using test::outline;
using test::recognizedSample;
using test::remarksOf;
using test::rowAt;
using test::scenarioOf;
using testing::ElementsAre;
using testing::IsEmpty;

/// A file, the format that must recognize and read it.
struct Sample {
    const char* format;
    const char* file;
};

void PrintTo(const Sample& sample, std::ostream* out)
{
    *out << sample.file;
}

class WholeTree : public testing::TestWithParam<Sample> { };

/// Files with the column Partition: equal in every row to the dump.
TEST_P(WholeTree, IsTheTreeOfTheDump)
{
    EXPECT_EQ(recognizedSample(GetParam().file), GetParam().format);
    const Scenario scenario = scenarioOf(GetParam().format, GetParam().file);
    EXPECT_EQ(outline(scenario.tree), outline(scenarioOf("sacctmgr-dump", "uni.dump").tree));
}

INSTANTIATE_TEST_SUITE_P(WithPartitions, WholeTree,
    testing::Values(Sample{"sshare", "sshare_a_m_P.txt"}, Sample{"sshare", "sshare_l_a_m_P.txt"},
        Sample{"sshare", "sshare_o_all_P.txt"}, Sample{"sacctmgr-assoc", "sacctmgr_assoc_tree_P.txt"},
        Sample{"sacctmgr-assoc", "sacctmgr_assoc_tree_P_cols.txt"},
        Sample{"sacctmgr-assoc", "sacctmgr_assoc_nP_judge.txt"},
        Sample{"assoc-mgr", "scontrol_assoc_mgr.txt"}, Sample{"assoc-mgr", "scontrol_assoc_mgr_o.txt"},
        Sample{"assoc-mgr", "scontrol_assoc_mgr_all.txt"}));

class TreeWithoutPartitions : public testing::TestWithParam<Sample> { };

/// Without the column Partition the two associations of slu02 in eng-mech-f2 look alike and are numbered.
TEST_P(TreeWithoutPartitions, IsTheTreeOfTheDumpButForPartitions)
{
    EXPECT_EQ(recognizedSample(GetParam().file), GetParam().format);
    const Scenario scenario = scenarioOf(GetParam().format, GetParam().file);
    const ShareTree& tree = scenario.tree;
    ASSERT_EQ(tree.size(), 123U);
    EXPECT_EQ(tree.userCount(), 71U);
    std::vector<std::string> expected = outline(scenarioOf("sacctmgr-dump", "uni.dump").tree);
    const auto at = [&expected](
                        const char* line) { return std::find(expected.begin(), expected.end(), line); };
    const auto swap = at("root/eng/eng-mech/eng-mech-f2/slu02 user lg-swap 3");
    const auto standard = at("root/eng/eng-mech/eng-mech-f2/slu02 user standard 4");
    ASSERT_NE(swap, expected.end());
    ASSERT_NE(standard, expected.end());
    // In the tables the row of standard stands first.
    *swap = "root/eng/eng-mech/eng-mech-f2/slu02 user  4";
    *standard = "root/eng/eng-mech/eng-mech-f2/slu02 user  3";
    EXPECT_EQ(outline(tree), expected);
    const NodeRow first = rowAt(tree, "root/eng/eng-mech/eng-mech-f2/slu02");
    EXPECT_EQ(tree.association(first), 1U);
    EXPECT_EQ(tree.association(first + 1), 2U);
}

INSTANTIATE_TEST_SUITE_P(Tables, TreeWithoutPartitions,
    testing::Values(Sample{"sshare", "sshare_a_P.txt"}, Sample{"sshare", "sshare_l_a_P.txt"},
        Sample{"sshare", "sshare_l_a_p.txt"}, Sample{"sshare", "sshare_a_n_p.txt"},
        Sample{"sshare", "sshare_o_wide.txt"}, Sample{"sacctmgr-assoc", "sacctmgr_assoc_wide.txt"}));

/// 17 account rows, five of them of a kind: three analysis, three prod and further long names.
TEST(SshareFixedWidth, CutNamesAreNumberedAndTold)
{
    EXPECT_EQ(recognizedSample("sshare_l_a.txt"), "sshare");
    const Import import = importSample("sshare", "sshare_l_a.txt");
    const ShareTree& tree = import.scenario->tree;
    EXPECT_EQ(tree.size(), 123U);
    EXPECT_EQ(tree.userCount(), 71U);
    EXPECT_EQ(tree.shares(rowAt(tree, "root/group_atlas/group_atlas.analy+")), 4008U);
    EXPECT_EQ(tree.shares(rowAt(tree, "root/group_atlas/group_atlas.analy+/group_atlas.anal+")), 2000U);
    EXPECT_EQ(tree.shares(rowAt(tree, "root/group_atlas/group_atlas.analy+/group_atlas.anal+2")), 8U);
    EXPECT_EQ(
        tree.shares(rowAt(tree, "root/group_atlas/group_atlas.analy+/group_atlas.anal+3/usatlas2")), 1U);
    EXPECT_EQ(tree.usage(rowAt(tree, "root/group_atlas/group_atlas.prod/group_atlas.prod+/usatlas1")), 12.0L);
    EXPECT_EQ(remarksOf(import).front(),
        "40:3: name_cut: the name of account 'group_atlas.analy+' is truncated in this table; print the "
        "table with -P (sshare, sacctmgr)");
    EXPECT_EQ(remarksOf(import)[2],
        "43:4: name_cut: the name of account 'group_atlas.anal+' is truncated in this table and is read as "
        "'group_atlas.anal+2'; print the table with -P (sshare, sacctmgr)");
    EXPECT_TRUE(import.hasCutNames);
}

TEST(SshareFixedWidth, AllPrintsOfOneClusterAgree)
{
    const auto tree = outline(scenarioOf("sshare", "sshare_l_a.txt").tree);
    EXPECT_EQ(outline(scenarioOf("sshare", "sshare_a.txt").tree), tree);
    EXPECT_EQ(outline(scenarioOf("sshare", "sshare_a_LANG_C.txt").tree), tree);
    EXPECT_EQ(outline(scenarioOf("sshare", "sshare_l_a_utf8.txt").tree), tree);
    EXPECT_EQ(scenarioOf("sacctmgr-assoc", "sacctmgr_assoc_tree_default.txt").tree.size(), 123U);
}

TEST(Sshare, UsageIsTheOwnPartOfTheInclusiveFigure)
{
    const Import import = importSample("sshare", "sshare_l_a_m_P.txt");
    const ShareTree& tree = import.scenario->tree;
    EXPECT_FALSE(import.hasCutNames);
    EXPECT_TRUE(import.hasUsage);
    EXPECT_TRUE(import.hasShares);
    // Read in the file: eng-ece-f1 has 170, its users 0, 6, 164 and 0.
    EXPECT_EQ(tree.usage(rowAt(tree, "root/eng/eng-ece/eng-ece-f1")), 0.0L);
    EXPECT_EQ(tree.usage(rowAt(tree, "root/eng/eng-ece/eng-ece-f1/slu08")), 164.0L);
    EXPECT_EQ(tree.usage(rowAt(tree, "root/eng/eng-mech/eng-mech-f2/slu02")), 10.0L);
    EXPECT_EQ(import.scenario->settings.algorithm, "fair_tree");
    EXPECT_THAT(remarksOf(import),
        ElementsAre(
            "4:2: cells_joined: the row has 13 cells for 12 columns; 'a|pipe' is read as a single name"));
}

TEST(Sshare, IdAndClusterColumnsAreUsed)
{
    const Scenario scenario = scenarioOf("sshare", "sshare_o_all_P.txt");
    EXPECT_EQ(scenario.cluster, "uni");
    EXPECT_EQ(scenario.tree.association(RootRow), 1U);
    EXPECT_EQ(scenario.tree.association(rowAt(scenario.tree, "root/a|pipe")), 118U);
    EXPECT_EQ(scenario.tree.association(rowAt(scenario.tree, "root/root")), 2U);
}

TEST(Sshare, ClassicTablesTellTheirAlgorithm)
{
    EXPECT_EQ(scenarioOf("sshare", "classic_sshare_l_a_P.txt").settings.algorithm, "classic");
    EXPECT_EQ(scenarioOf("sshare", "classic_sshare_a.txt").settings.algorithm, "classic");
    EXPECT_EQ(scenarioOf("sshare", "sshare_a_P.txt").settings.algorithm, "fair_tree");
}

TEST(Sshare, TheDefaultListingHoldsAccountsAndTheCaller)
{
    const Scenario scenario = scenarioOf("sshare", "sshare_default_as_root.txt");
    EXPECT_EQ(scenario.tree.size(), 53U);
    EXPECT_EQ(scenario.tree.userCount(), 1U);
}

TEST(Sshare, PartialListingsGiveRecords)
{
    const Import users = importSample("sshare", "sshare_U_a_P.txt");
    EXPECT_FALSE(users.scenario);
    ASSERT_EQ(users.records.size(), 71U);
    EXPECT_EQ(users.records[3].account, "eng-ece-f1");
    EXPECT_EQ(users.records[3].user, "slu08");
    EXPECT_EQ(users.records[3].shares, ParentShares);
    EXPECT_EQ(users.records[3].usageTotal, 164.0L);
    EXPECT_EQ(users.records[3].position, (SourcePosition{5, 12}));
    const Import accounts = importSample("sshare", "sshare_A.txt");
    EXPECT_FALSE(accounts.scenario);
    ASSERT_EQ(accounts.records.size(), 4U);
    EXPECT_EQ(accounts.records[1].account, "math");
    EXPECT_EQ(accounts.records[1].user, "slu03");
    EXPECT_EQ(accounts.records[3].account, "phys");
    EXPECT_EQ(accounts.records[3].usageTotal, 50.0L);
}

TEST(AssocMgr, KeepsTwoDecimalsOfUsageAndIds)
{
    const Scenario scenario = scenarioOf("assoc-mgr", "judge/t10/assoc_mgr.fair_tree.txt");
    const ShareTree& tree = scenario.tree;
    EXPECT_EQ(
        outline(tree).size(), outline(scenarioOf("sacctmgr-dump", "judge/t10/t10.load").tree).size() + 1);
    const NodeRow user = rowAt(tree, "root/a/a2/u2");
    EXPECT_EQ(tree.usage(user), 12345.68L);
    EXPECT_TRUE(tree.hasParentShares(user));
    EXPECT_EQ(tree.usage(rowAt(tree, "root/b/b2/u9")), 7.0L);
}

TEST(AssocMgr, UniversityHasClusterAndPartitions)
{
    const Import import = importSample("assoc-mgr", "scontrol_assoc_mgr_o.txt");
    const ShareTree& tree = import.scenario->tree;
    EXPECT_EQ(import.scenario->cluster, "uni");
    EXPECT_TRUE(import.hasUsage);
    const NodeRow row = rowAt(tree, "root/eng/eng-mech/eng-mech-f2/slu02");
    EXPECT_EQ(tree.partition(row), "lg-swap");
    EXPECT_EQ(tree.association(row), 108U);
    EXPECT_EQ(tree.usage(row), 10.0L);
    EXPECT_EQ(tree.association(row + 1), 109U);
    EXPECT_THAT(import.diagnostics, IsEmpty());
    EXPECT_EQ(recognizedSample("classic_assoc_mgr.txt"), "assoc-mgr");
    EXPECT_EQ(scenarioOf("assoc-mgr", "classic_assoc_mgr.txt").tree.size(), 136U);
}

TEST(JudgeSamples, SshareGivesTheLoadedTreeAndItsUsage)
{
    for (const std::string run : {"fair_tree", "classic", "depth_oblivious"}) {
        const Scenario scenario = scenarioOf("sshare", "judge/t10/sshare-l-a-P." + run + ".txt");
        const ShareTree& tree = scenario.tree;
        EXPECT_EQ(tree.usage(rowAt(tree, "root/a/a1/u0")), 45000.0L) << run;
        // sshare cuts 12345.678901 to 12345.
        EXPECT_EQ(tree.usage(rowAt(tree, "root/a/a2/u2")), 12345.0L) << run;
        EXPECT_EQ(scenario.settings.algorithm, run == "fair_tree" ? "fair_tree" : "classic");
    }
}

TEST(SacctmgrAssoc, IdsParentsAndPartitionsAreUsed)
{
    const Scenario cols = scenarioOf("sacctmgr-assoc", "sacctmgr_assoc_tree_P_cols.txt");
    EXPECT_EQ(cols.cluster, "uni");
    EXPECT_EQ(cols.tree.association(rowAt(cols.tree, "root/eng")), 3U);
    const Import judge = importSample("sacctmgr-assoc", "sacctmgr_assoc_nP_judge.txt");
    EXPECT_EQ(judge.scenario->tree.association(rowAt(judge.scenario->tree, "root/a|pipe")), 118U);
    EXPECT_THAT(remarksOf(judge),
        ElementsAre(
            "3:5: cells_joined: the row has 7 cells for 6 columns; 'a|pipe' is read as a single name"));
}

TEST(SacctmgrAssoc, FlatListingsGiveRecords)
{
    for (const std::string name :
        {"sacctmgr_assoc_P.txt", "sacctmgr_assoc_p.txt", "sacctmgr_assoc_default.txt"}) {
        EXPECT_EQ(recognizedSample(name), "sacctmgr-assoc") << name;
        const Import import = importSample("sacctmgr-assoc", name);
        EXPECT_FALSE(import.scenario) << name;
        EXPECT_EQ(import.records.size(), 123U) << name;
        EXPECT_EQ(import.records[2].account, "a|pipe") << name;
        EXPECT_EQ(import.records[2].cluster, "uni") << name;
        EXPECT_TRUE(import.hasShares) << name;
        EXPECT_FALSE(import.hasUsage) << name;
    }
    const Import sub = importSample("sacctmgr-assoc", "sacctmgr_assoc_withsub.txt");
    ASSERT_EQ(sub.records.size(), 10U);
    EXPECT_EQ(sub.records[1].account, "phys-f1");
    EXPECT_EQ(sub.records[2].shares, ParentShares);
    const Import users = importSample("sacctmgr-assoc", "sacctmgr_user_withassoc_P.txt");
    EXPECT_EQ(users.records.size(), 71U);
    EXPECT_EQ(users.records[5].partition, "standard");
}

TEST(SacctmgrAssoc, AccountsWithAssociationsAreATreeByParentName)
{
    EXPECT_EQ(recognizedSample("sacctmgr_account_withassoc_P.txt"), "sacctmgr-assoc");
    const Import import = importSample("sacctmgr-assoc", "sacctmgr_account_withassoc_P.txt");
    const ShareTree& tree = import.scenario->tree;
    EXPECT_EQ(tree.size(), 123U);
    EXPECT_EQ(tree.shares(rowAt(tree, "root/sci/phys/phys-f1/slu19")), 12U);
    EXPECT_EQ(tree.shares(rowAt(tree, "root/a|pipe")), 1U);
}

TEST(Recognition, OtherTablesAreNotTakenForTrees)
{
    EXPECT_EQ(recognizedSample("sreport_user_cluster.txt"), "");
    EXPECT_EQ(recognizedSample("slurm.conf"), "slurm-conf");
    EXPECT_EQ(recognizedSample("scontrol_config.txt"), "slurm-conf");
}

} // namespace
} // namespace fairshare
