// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/association_limits.h"

#include "core/analysis/compare/changes/difference.h"
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/usage_listing.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::readAs;
using test::rowAt;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* Dump =
    "Cluster - 'uni':QOS='normal'\nParent - 'root'\n"
    "Account - 'mech':Description='a:b':Fairshare=1:GrpTRESMins=cpu=60000,gres/gpu=4:MaxJobs=-1\n"
    "Parent - 'mech'\nUser - 'carol':DefaultAccount='mech':DefaultQOS='normal':Fairshare=1:MaxSubmit=10\n";

constexpr const char* Listing =
    "Cluster|Account|User|Partition|Share|Priority|GrpJobs|GrpTRES|GrpSubmit|GrpWall|GrpTRESMins|MaxJobs|"
    "MaxTRES|MaxTRESPerNode|MaxSubmit|MaxWall|MaxTRESMins|QOS|Def QOS|GrpTRESRunMins|ParentName\n"
    "uni|root|||1||||||||||||||||\n"
    "uni|mech|||1|5|4|cpu=100,gres/gpu=4|||cpu=60000|||||2-00:00:00||high,normal|normal||root\n"
    "uni|mech|carol||1||||||cpu=-1||||10||||||\n";

constexpr const char* Records =
    "Current Association Manager state\n\nAssociation Records\n\n"
    "ClusterName=uni Account=root UserName= Partition= Priority=0 ID=1\n"
    "    SharesRaw/Norm/Level/Factor=1/0/1/0\n    UsageRaw/Norm/Efctv=3492000.00/0/0\n    ParentAccount= "
    "Lft=1\n"
    "    GrpJobs=N(2) GrpJobsAccrue=N(1)\n    GrpTRES=cpu=N(45),mem=N(1)\n    MaxJobs= MaxJobsAccrue=\n"
    "ClusterName=uni Account=mech UserName= Partition= Priority=0 ID=2\n"
    "    SharesRaw/Norm/Level/Factor=1/0/1/0\n    UsageRaw/Norm/Efctv=3492000.00/0/0\n"
    "    ParentAccount=root(1) Lft=2\n    GrpJobs=4(3) GrpJobsAccrue=N(1)\n"
    "    GrpSubmitJobs=N(58) GrpWall=1000(58.20)\n    GrpTRES=cpu=N(45),gres/gpu=4(1)\n"
    "    GrpTRESMins=cpu=60000(58200),mem=N(5)\n    MaxJobs= MaxSubmitJobs= MaxWallPJ=\n    "
    "MaxTRESPJ=cpu=16\n"
    "    Comment=x GrpJobs=9\n"
    "ClusterName=uni Account=mech UserName=carol(7) Partition= Priority=0 ID=3\n"
    "    SharesRaw/Norm/Level/Factor=1/0/1/0\n    UsageRaw/Norm/Efctv=3492000.00/0/0\n    ParentAccount= "
    "Lft=3\n"
    "    MaxJobs=2(2) MaxJobsAccrue= MaxSubmitJobs=10(7) MaxWallPJ=60\n";

/// Returns `name=text` for each limit of a row.
std::vector<std::string> limitLines(const ShareTree& tree, NodeRow row)
{
    std::vector<std::string> lines;
    for (const AssociationLimit& limit : limitsOf(tree, row))
        lines.push_back(std::string(namesOf(limit.kind).name) + "=" + limitText(limit));
    return lines;
}

ShareTree limitTree(const char* format, const char* text)
{
    const auto import = readAs(format, text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? import->scenario->tree : ShareTree();
}

TEST(AssociationLimits, DumpHasThemInItsOptions)
{
    const ShareTree tree = limitTree("sacctmgr-dump", Dump);
    EXPECT_THAT(limitLines(tree, RootRow), ElementsAre("QOS=normal"));
    EXPECT_THAT(limitLines(tree, rowAt(tree, "root/mech")), ElementsAre("GrpTRESMins=cpu=60000,gres/gpu=4"));
    EXPECT_THAT(limitLines(tree, rowAt(tree, "root/mech/carol")),
        ElementsAre("MaxSubmitJobs=10", "DefaultQOS=normal"));
    EXPECT_THAT(limitKindsOf(tree),
        ElementsAre(LimitKind::GrpTresMins, LimitKind::MaxSubmitJobs, LimitKind::DefaultQos, LimitKind::Qos));
    EXPECT_EQ(limitText(tree, rowAt(tree, "root/mech"), LimitKind::MaxJobs), "");
    EXPECT_THAT(limitKindsOf(ShareTree()), IsEmpty());
}

TEST(AssociationLimits, ListingsHaveColumns)
{
    const ShareTree tree = limitTree("sacctmgr-assoc", Listing);
    EXPECT_THAT(limitLines(tree, rowAt(tree, "root/mech")),
        ElementsAre("GrpTRES=cpu=100,gres/gpu=4", "GrpTRESMins=cpu=60000", "GrpJobs=4",
            "MaxWallDurationPerJob=2-00:00:00", "Priority=5", "DefaultQOS=normal", "QOS=high,normal"));
    EXPECT_THAT(limitLines(tree, rowAt(tree, "root/mech/carol")), ElementsAre("MaxSubmitJobs=10"));
    EXPECT_THAT(limitLines(tree, RootRow), IsEmpty());
}

TEST(AssociationLimits, RecordsHaveTheAmountsUsed)
{
    const ShareTree tree = limitTree("assoc-mgr", Records);
    const NodeRow mech = rowAt(tree, "root/mech");
    EXPECT_THAT(limitLines(tree, mech),
        ElementsAre("GrpTRES=gres/gpu=4", "GrpTRESMins=cpu=60000", "GrpJobs=4", "GrpWall=1000",
            "MaxTRESPerJob=cpu=16"));
    EXPECT_EQ(limitsOf(tree, mech)[1].amounts.front().used, "58200");
    EXPECT_THAT(limitLines(tree, rowAt(tree, "root/mech/carol")),
        ElementsAre("MaxJobs=2", "MaxSubmitJobs=10", "MaxWallDurationPerJob=60"));
    EXPECT_EQ(limitsOf(tree, rowAt(tree, "root/mech/carol"))[1].amounts.front().used, "7");
    EXPECT_THAT(limitLines(tree, RootRow), IsEmpty());
}

TEST(AssociationLimits, EveryUnlimitedAmountIsNoLimit)
{
    std::string limits;
    for (const char* none : {"", "N", "N(3)", "-1", "4294967295", "4294967294", "unlimited"})
        appendLimit(limits, LimitKind::MaxJobs, none);
    appendLimit(limits, LimitKind::GrpTres, "cpu=N(5),mem=-1,node=18446744073709551615");
    appendLimit(limits, LimitKind::Priority, "0");
    EXPECT_EQ(limits, "");
    appendLimit(limits, LimitKind::GrpTres, "cpu=N(5),mem=1000M,node=0(1)");
    appendLimit(limits, LimitKind::Qos, "a:b,c");
    EXPECT_EQ(limits, "GrpTRES=mem=1000M,node=0(1):QOS='a:b,c'");
}

TEST(AssociationLimits, SavingKeepsThem)
{
    const auto import = readAs("assoc-mgr", Records);
    ASSERT_TRUE(import);
    const auto text = findFormat("fairshare")->write(*import->scenario);
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, testing::HasSubstr("\"slurm_limits\": {"));
    EXPECT_EQ(limitTree("fairshare", text->c_str()), import->scenario->tree);
}

TEST(AssociationLimits, ReadingThemChangesNothing)
{
    const auto dump = readAs("sacctmgr-dump", Dump);
    const auto records = readAs("assoc-mgr", Records);
    ASSERT_TRUE(dump && records);
    UsageMatch match;
    Diagnostics diagnostics;
    const auto both = addUsage(*dump->scenario, *records, match, diagnostics);
    ASSERT_TRUE(both);
    const NodeRow mech = rowAt(both->tree, "root/mech");
    // The record of mech lacks the limit of GPU minutes, which is no longer in force.
    EXPECT_EQ(limitText(both->tree, mech, LimitKind::GrpTresMins), "cpu=60000");
    EXPECT_EQ(limitsOf(both->tree, mech)[1].amounts.front().used, "58200");
    EXPECT_EQ(both->tree.slurmOptions(mech), dump->scenario->tree.slurmOptions(mech));
    const Difference difference = differenceOf(*dump->scenario, *both);
    for (const AssociationChange& change : difference.associations)
        EXPECT_EQ(change.kind, ChangeKind::Usage);
}

TEST(AssociationLimits, RecordsAddWhatQosHaveUsed)
{
    const auto dump = readAs("sacctmgr-dump", Dump);
    const std::string qos = std::string(Records) + "QOS=long(2)\n    GrpTRESMins=cpu=2(1),mem=N(5)\n";
    const auto records = readAs("assoc-mgr", qos.c_str());
    ASSERT_TRUE(dump && records);
    PrioritySection known;
    known.qosLimits = {{"long", "GrpTRESMins=cpu=2:MaxJobsPU=3"}, {"short", "GrpJobs=1"}};
    UsageMatch match;
    Diagnostics diagnostics;
    const auto both = addUsage(withPriority(*dump->scenario, known), *records, match, diagnostics);
    ASSERT_TRUE(both);
    EXPECT_EQ(both->priority->qosLimits,
        (QosLimits{{"short", "GrpJobs=1"}, {"long", "GrpTRESMins=cpu=2(1):MaxJobsPU=3"}}));
}

} // namespace
} // namespace fairshare
