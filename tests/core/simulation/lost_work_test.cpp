// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/lost_work_table.h"
#include "core/simulation/lost_work.h"
#include "core/simulator/engine/schedule.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

/// Jobs a (3 units, 60 s) and b (1 unit, 90 s), which start at 0 on 4 units.
SimulationOutcome outcomeOf(AllocationUnit allocation)
{
    SimulationOutcome outcome{.workload = {},
        .schedule = {},
        .machine = {.units = 4, .nodes = allocation == AllocationUnit::Core ? 2 : 4, .coresPerNode = 2},
        .allocation = allocation,
        .metrics = {}};
    outcome.workload.jobs = {{.submit = 0, .run = 60, .requested = 60, .procs = 3},
        {.submit = 0, .run = 90, .requested = 90, .procs = 1}};
    outcome.workload.ids = {"a", "b"};
    outcome.schedule = *makeSchedule(outcome.workload, {.machine = 4});
    return outcome;
}

SimulationSection sectionOf(PreemptionUnit unit, std::int32_t wanted)
{
    SimulationSection section;
    section.cluster.coresPerNode = 2;
    section.preemption.unit = unit;
    section.preemption.nodes = wanted;
    section.preemption.graces = {0};
    section.preemption.policies = {"pap"};
    return section;
}

std::string lostWorkRefusal(AllocationUnit allocation, const SimulationSection& section)
{
    const auto study = studyLostWork(outcomeOf(allocation), section, {});
    return study ? std::string() : describe(study.error());
}

// Samples at 0 and 30; at 60 units are idle and nobody waits. At 30 b is worth 30 and a 90. For 2 cores PAP
// takes b and then a, which lose 30 + 90 core-seconds; at 0 both are worth 0 and a suffices.
TEST(LostWorkStudyTest, TakesJobsUntilEnoughCoresAreFree)
{
    for (const AllocationUnit allocation : {AllocationUnit::Core, AllocationUnit::Procs}) {
        const auto study = studyLostWork(outcomeOf(allocation), sectionOf(PreemptionUnit::Core, 2), {});
        ASSERT_TRUE(study) << describe(study.error());
        EXPECT_EQ(study->outcome.samples, 2U);
        EXPECT_EQ(study->outcome.lost.front().ofOthers, 120);
        EXPECT_EQ(study->outcome.lost.front().jobs, 3);
    }
}

// By hand, 2 nodes of 8 GB, where a holds 2 GB and b 10 GB, a core weighing 0.5 and a gigabyte 1: a weighs
// 3.5, b 10.5, and 4 GB are idle. For 14 PAP takes b alone at 30 s (4 + 10.5 suffice), but a and b at 0,
// where both are worth nothing and a comes first.
TEST(LostWorkStudyTest, WeighsMemory)
{
    SimulationSection section = sectionOf(PreemptionUnit::Core, 14);
    section.preemption.weight = {.perCore = 0.5, .perGigabyte = 1};
    section.cluster.memoryPerNode = 8;
    section.cluster.allocation = AllocationUnit::Core;
    const std::array<double, 2> gigabytes{2, 10};
    const auto study = studyLostWork(outcomeOf(AllocationUnit::Core), section, gigabytes);
    ASSERT_TRUE(study) << describe(study.error());
    EXPECT_EQ(study->outcome.lost.front().ofOthers, 30);
    EXPECT_EQ(study->outcome.lost.front().jobs, 3);
    EXPECT_EQ(study->outcome.taken.front().shortfall, 0);
}

// By hand: without idle memory a weighs 3 + 1 x 0.25 and b 1 + 10 x 0.25, so that of 10 at 0 and 30 each
// 3.25 are missing, and 6.5 of both; with 0.2 a gigabyte 10 - 3.2 - 3 = 3.8 and 7.6. With 1
// a gigabyte 20 - 4 - 11 = 5 and 10 are of 20.
TEST(LostWorkStudyTest, TellsPartsOfTheWeightThatIsMissing)
{
    const std::array<double, 2> gigabytes{1, 10};
    const auto missing = [&gigabytes](std::int32_t wanted, double perGigabyte) {
        SimulationSection section = sectionOf(PreemptionUnit::Core, wanted);
        section.cluster.allocation = AllocationUnit::Core;
        section.preemption.weight = {.perCore = 1, .perGigabyte = perGigabyte};
        const auto study = studyLostWork(outcomeOf(AllocationUnit::Core), section, gigabytes);
        std::string text;
        writeCsv(lostWorkTable(*study, section.preemption), [&text](std::string_view part) { text += part; });
        return text.substr(text.find('\n') + 1);
    };
    EXPECT_EQ(missing(10, 0.25), ",PAP,0,120,0,0.0333,0.0000,4,0,6.5,60.0000,117.5978\n");
    EXPECT_EQ(missing(10, 0.2), ",PAP,0,120,0,0.0333,0.0000,4,0,7.6,60.0000,117.5978\n");
    EXPECT_EQ(missing(20, 1), ",PAP,0,120,0,0.0333,0.0000,4,0,10,60.0000,117.5978\n");
}

// At 0 a's nodes are worth as little as b's and stand first; at 30 b's is worth 30, a's 90 each.
TEST(LostWorkStudyTest, TakesWholeNodes)
{
    const auto study = studyLostWork(outcomeOf(AllocationUnit::Node), sectionOf(PreemptionUnit::Node, 1), {});
    ASSERT_TRUE(study) << describe(study.error());
    EXPECT_EQ(study->outcome.lost.front().ofOthers, 30);
    EXPECT_EQ(study->outcome.lost.front().jobs, 2);
}

// Of 4 nodes 96 are missing at each sample.
TEST(LostWorkStudyTest, TellsHowManyNodesTheMachineIsShortOf)
{
    const auto study =
        studyLostWork(outcomeOf(AllocationUnit::Node), sectionOf(PreemptionUnit::Node, 100), {});
    ASSERT_TRUE(study) << describe(study.error());
    ASSERT_GT(study->outcome.samples, 0U);
    EXPECT_EQ(study->outcome.taken.front().shortfall, 96 * static_cast<double>(study->outcome.samples));
}

TEST(LostWorkStudyTest, RefusesWhatDoesNotFit)
{
    EXPECT_EQ(lostWorkRefusal(AllocationUnit::Core, sectionOf(PreemptionUnit::Node, 1)),
        "whole nodes cannot be freed because jobs can share them; set the preemption unit to 'core'");
    EXPECT_EQ(lostWorkRefusal(AllocationUnit::Node, sectionOf(PreemptionUnit::Core, 1)),
        "cores cannot be freed if jobs hold whole nodes; the allocation must be 'core' or 'procs'");
    SimulationSection weightless = sectionOf(PreemptionUnit::Core, 1);
    weightless.preemption.weight = {.perCore = 0, .perGigabyte = 0};
    EXPECT_EQ(lostWorkRefusal(AllocationUnit::Core, weightless),
        "cores and memory both have weight 0, so no job could free the wanted amount; set a weight above 0");
}

TEST(LostWorkStudyTest, IsToldInItsUnit)
{
    const SimulationSection section = sectionOf(PreemptionUnit::Core, 2);
    const auto study = studyLostWork(outcomeOf(AllocationUnit::Core), section, {});
    ASSERT_TRUE(study);
    std::string text;
    writeCsv(lostWorkTable(*study, section.preemption), [&text](std::string_view part) { text += part; });
    EXPECT_EQ(text,
        "class_set,policy,grace_s,wc_default_core_s,wc_high_core_s,wc_default_core_h,wc_high_core_h,"
        "jobs_killed_total,breaches,shortfall,mean_core_s,ci95_core_s\n"
        ",PAP,0,120,0,0.0333,0.0000,3,0,0,60.0000,117.5978\n");
}

} // namespace
} // namespace fairshare
