// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What sprio of Slurm 22.05.8 printed, from what squeue, scontrol, sacctmgr and sshare printed of the same
// cluster.
#include "core/report/sprio_text.h"

#include "core/scenario/evaluation.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/job_listing.h"
#include "tests/core/io/sample_files.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::dataFile;
using test::importSample;

/// The queue with its weights, partitions and QOS, as of this moment.
Scenario siteAt(const char* moment)
{
    Scenario scenario = test::scenarioOf("sshare", "sshare_l_a_m_P.txt");
    Diagnostics remarks;
    scenario = withConfiguration(scenario, importSample("slurm-conf", "slurm.conf"));
    scenario =
        *withJobs(scenario, importSample("squeue-json", "squeue_json.json"), parseTimePoint(moment), remarks);
    scenario =
        withPartitions(scenario, importSample("scontrol-partition", "scontrol_partition.txt"), remarks);
    return withQosPriorities(scenario, importSample("sacctmgr-qos", "sacctmgr_qos_P.txt"), remarks);
}

std::string sprioOf(const Scenario& scenario, SprioView view)
{
    const PrioritySection& section = *scenario.priority;
    const auto evaluation = evaluate(scenario, {scenario.settings.algorithm});
    EXPECT_TRUE(evaluation);
    const auto associations = jobAssociations(scenario.tree, *section.queue);
    const Values<double> fairshare = jobFairshare(section, {&(*evaluation)->results.front(), associations});
    const QueuePriorities priorities = queuePriorities(section.config, *section.queue, fairshare);
    std::string text;
    writeSprio({section.config, *section.queue, priorities, fairshare}, view, appendTo(text));
    return text;
}

// The age of 43 seconds is what sprio_n_l.txt shows: the scheduler counts it every minute.
constexpr const char* LastCalculation = "1795195308";

TEST(SprioText, TermsAreThoseOfSprio)
{
    EXPECT_EQ(sprioOf(siteAt(LastCalculation), SprioView::Terms), dataFile("samples/slurm/sprio_l.txt"));
}

TEST(SprioText, FactorsAreThoseOfSprio)
{
    EXPECT_EQ(
        sprioOf(siteAt(LastCalculation), SprioView::Normalised), dataFile("samples/slurm/sprio_n_l.txt"));
}

TEST(SprioText, WeightsAreThoseOfSprio)
{
    EXPECT_EQ(sprioOf(siteAt(LastCalculation), SprioView::Weights), dataFile("samples/slurm/sprio_w.txt"));
    Scenario scenario;
    scenario = withConfiguration(scenario, importSample("slurm-conf", "caviness_old_config_priority.txt"));
    EXPECT_EQ(sprioOf(scenario, SprioView::Weights), dataFile("samples/slurm/caviness_old_sprio_w.txt"));
}

/// squeue's own priorities of the jobs that sprio lists.
TEST(SprioText, PrioritiesAreThoseOfSqueue)
{
    const Scenario scenario = siteAt(LastCalculation);
    const PrioritySection& section = *scenario.priority;
    const auto evaluation = evaluate(scenario, {"fair_tree"});
    ASSERT_TRUE(evaluation);
    const auto associations = jobAssociations(scenario.tree, *section.queue);
    const auto fairshare = jobFairshare(section, {&(*evaluation)->results.front(), associations});
    const QueuePriorities priorities = queuePriorities(section.config, *section.queue, fairshare);
    std::size_t compared = 0;
    for (const std::uint32_t at : sprioEntries(*section.queue, priorities)) {
        const Job& job = section.queue->jobs[priorities.entries[at].job];
        EXPECT_EQ(priorities.entries[at].terms.computed, job.partitions[0].lastPriority) << job.id;
        ++compared;
    }
    EXPECT_EQ(compared, 6U);
}

/// The terms that sprio printed give, by their weights, the rows that it printed. TRES is cut off, so that
/// what the nodes gave is missing.
TEST(SprioText, RowsOfCavinessComeBack)
{
    Scenario scenario;
    scenario = withConfiguration(scenario, importSample("slurm-conf", "caviness_old_config_priority.txt"));
    Diagnostics remarks;
    const auto merged =
        withJobs(scenario, importSample("sprio", "caviness_old_sprio_l.txt"), std::nullopt, remarks);
    ASSERT_TRUE(merged);
    EXPECT_EQ(sprioOf(*merged, SprioView::Terms), dataFile("samples/slurm/caviness_old_sprio_l.txt"));
}

} // namespace
} // namespace fairshare
