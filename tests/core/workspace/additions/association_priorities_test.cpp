// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/association_priorities.h"

#include "core/tree/association_limits.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/default_account_listing.h"
#include "core/workspace/loaded_scenario.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

constexpr const char* Dump =
    "Cluster - 'c':Fairshare=1\nParent - 'root'\nAccount - 'sci':Fairshare=60:Priority=20\n"
    "Account - 'eng':Fairshare=40\nParent - 'sci'\nUser - 'ada':Fairshare=3:Priority=50\n"
    "User - 'bob':Fairshare=1\nParent - 'eng'\nUser - 'eve':Fairshare=1\n";

Scenario treeOf(std::string_view text)
{
    auto loaded = importContent(text);
    EXPECT_TRUE(loaded) << describe(loaded.error());
    return std::move(*scenarioFrom(std::move(*loaded))).scenario;
}

/// Returns priority and largest priority of the association of each job.
std::vector<std::pair<std::uint32_t, std::uint32_t>> prioritiesIn(const Scenario& tree, std::string_view jobs)
{
    const auto source = importContent(jobs);
    EXPECT_TRUE(source) << describe(source.error());
    AdditionRemarks remarks;
    const auto scenario = withAddition(tree, source->import, {.what = Addition::Jobs}, remarks);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> priorities;
    for (const Job& job : scenario->priority->queue->jobs)
        priorities.emplace_back(job.associationPriority, job.maxima.association);
    return priorities;
}

constexpr const char* Jobs =
    "JOBID|USER|ACCOUNT|ST\n1|ada|sci|PD\n2|bob|sci|PD\n3|eve|eng|PD\n4|nobody|sci|PD\n";

TEST(AssociationPriorities, AreThoseOfTheTree)
{
    EXPECT_THAT(
        prioritiesIn(treeOf(Dump), Jobs), ElementsAre(Pair(50, 50), Pair(20, 50), Pair(0, 50), Pair(0, 50)));
}

TEST(AssociationPriorities, AreReadFromEachListingThatHasThem)
{
    const Scenario listed =
        treeOf("Cluster|Account|User|Share|ParentName|Priority\nc|root||1||\nc|sci||60|root|20\n"
               "c|sci|ada|3||50\nc|sci|bob|1||\nc|eng||40|root|\nc|eng|eve|1||0\n");
    EXPECT_THAT(
        prioritiesIn(listed, Jobs), ElementsAre(Pair(50, 50), Pair(20, 50), Pair(0, 50), Pair(0, 50)));
    const auto record = [](std::string_view names, int priority, int id, std::string_view parent) {
        return fmt::format(
            "ClusterName=c {} Partition= Priority={} ID={} SharesRaw/Norm/Level/Factor=1/0.00/1/0.00 "
            "UsageRaw/Norm/Efctv=5.00/1.00/1.00 ParentAccount={} DefAssoc=No\n",
            names, priority, id, parent);
    };
    const Scenario records = treeOf("Current Association Manager state\nAssociation Records\n"
        + record("Account=root UserName=", 0, 1, "") + record("Account=sci UserName=", 7, 2, "root(1)")
        + record("Account=sci UserName=ada(5)", 9, 3, ""));
    EXPECT_EQ(limitText(records.tree, 2, LimitKind::Priority), "9");
    EXPECT_THAT(prioritiesIn(records, "JOBID|USER|ACCOUNT|ST\n1|ada|sci|PD\n"), ElementsAre(Pair(9, 9)));
}

TEST(AssociationPriorities, KeepWhatTheListingOfJobsPrints)
{
    const std::string jobs =
        "job_id,user,account,assoc_priority,assoc_priority_max\n1,ada,sci,3,30\n2,bob,sci,0,30\n";
    EXPECT_THAT(prioritiesIn(treeOf(Dump), jobs), ElementsAre(Pair(3, 30), Pair(0, 30)));
    const Scenario without = treeOf("Cluster - 'c':Fairshare=1\nParent - 'root'\nUser - 'ada':Fairshare=1\n");
    EXPECT_THAT(prioritiesIn(without, "JOBID|USER|ACCOUNT|ST\n1|ada|root|PD\n"), ElementsAre(Pair(0, 0)));
}

TEST(DefaultAccounts, AreReadAndKept)
{
    const auto accounts =
        readDefaultAccounts("ada|sci\nada|eng\nbob|\n|x\nnothing\neve|o'neil\nmax|a|b\nkim|eng\r\n");
    EXPECT_THAT(accounts, ElementsAre(Pair("ada", "sci"), Pair("kim", "eng")));
    EXPECT_THAT(readDefaultAccounts(""), IsEmpty());
    const Scenario scenario =
        treeOf("Cluster - 'c':Fairshare=1\nParent - 'root'\nAccount - 'sci'\nParent - 'sci'\n"
               "User - 'ada':AdminLevel='None'\nUser - 'kim':DefaultAccount='sci'\n");
    const ShareTree tree = withDefaultAccounts(scenario.tree, accounts);
    EXPECT_EQ(tree.slurmOptions(2), "DefaultAccount='sci':AdminLevel='None'");
    EXPECT_EQ(tree.slurmOptions(3), "DefaultAccount='sci'");
    EXPECT_EQ(tree.slurmOptions(1), scenario.tree.slurmOptions(1));
}

} // namespace
} // namespace fairshare
