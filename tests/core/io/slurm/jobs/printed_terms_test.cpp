// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the points that sprio prints give back.
#include "core/io/slurm/jobs/printed_terms.h"

#include "core/scenario/sections.h"
#include "core/workspace/additions/job_listing.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::importSample;
using test::readAs;
using testing::DoubleNear;
using testing::ElementsAre;

constexpr std::string_view SprioHead = "JOBID|PARTITION|PRIORITY|FAIRSHARE|TRES\n";

PriorityConfig configOf(std::vector<TresWeight> tres)
{
    return {.weights = {.fairshare = 1000}, .tresWeights = std::move(tres)};
}

PrioritySection sectionOf(const PriorityConfig& config, const std::string& rows, Diagnostics& remarks)
{
    const auto import = readAs("sprio", std::string(SprioHead) + rows);
    EXPECT_TRUE(import);
    const auto merged =
        withJobs(withPriority(Scenario{}, {.config = config}), *import, std::nullopt, remarks);
    EXPECT_TRUE(merged);
    return *merged->priority;
}

/// Points of all TRES by row, partition after partition.
std::vector<double> tresOf(const PriorityConfig& config, const std::string& rows)
{
    Diagnostics remarks;
    const PrioritySection section = sectionOf(config, rows, remarks);
    const std::vector<double> fairshare(section.queue->jobs.size(), 0);
    const QueuePriorities priorities = queuePriorities(config, *section.queue, fairshare);
    return {priorities.tresTerms.begin(), priorities.tresTerms.end()};
}

std::vector<std::string> remarksOfRows(const std::string& rows)
{
    Diagnostics remarks;
    sectionOf({}, rows, remarks);
    std::vector<std::string> texts;
    for (const Diagnostic& remark : remarks)
        texts.push_back(std::to_string(remark.position.line) + ": " + remark.message);
    return texts;
}

TEST(PrintedTerms, EachPartitionKeepsItsTres)
{
    const PriorityConfig config = configOf({{"cpu", 1000}});
    EXPECT_THAT(
        tresOf(config, "50|standard|640|500|cpu=140\n50|devel|600|500|cpu=100\n"), ElementsAre(140, 100));
    EXPECT_THAT(tresOf(config, "50|a|9|9|cpu=0\n50|b|9|9|cpu=7\n50|c|9|9|\n51|a|9|9|cpu=3\n"),
        ElementsAre(0, 7, 0, 3));
    EXPECT_THAT(tresOf(config, "50|a|9|9|cpu=0\n50|b|9|9|cpu=0\n"), ElementsAre(0, 0));
    EXPECT_THAT(tresOf(configOf({{"cpu", 819.5}, {"mem", 245}}),
                    "50|a|9|9|cpu=819,mem=24\n50|b|9|9|cpu=102,mem=245\n"),
        ElementsAre(
            DoubleNear(819, 1e-9), DoubleNear(24, 1e-9), DoubleNear(102, 1e-9), DoubleNear(245, 1e-9)));
}

/// Their least common multiple has more digits than there are.
TEST(PrintedTerms, PartitionsWithoutACommonAmountKeepTheirTres)
{
    EXPECT_THAT(tresOf(configOf({{"cpu", 4294967295}}),
                    "50|a|9|9|cpu=4294967291\n50|b|9|9|cpu=4294967279\n50|c|9|9|cpu=4294967231\n"),
        ElementsAre(
            DoubleNear(4294967291, 1e-3), DoubleNear(4294967279, 1e-3), DoubleNear(4294967231, 1e-3)));
}

TEST(PrintedTerms, WithoutWeightsAreToldOnce)
{
    EXPECT_THAT(remarksOfRows("7|a|9|0|\n8|a|9|500|cpu=1\n8|b|9|500|cpu=1,mem=2\n9|a|9|1|cpu=1\n"),
        ElementsAre("3: 2 of 3 jobs have points for FAIRSHARE, cpu, mem, but the scenario has no weights; "
                    "priorities and points are as printed, and factors are unknown; take the weights from "
                    "slurm.conf"));
}

TEST(PrintedTerms, CutListsAreToldOnce)
{
    const Import import = importSample("sprio", "sprio_l.txt");
    ASSERT_EQ(import.diagnostics.size(), 1U);
    EXPECT_EQ(import.diagnostics.front().message,
        "TRES is truncated at 20 characters: 'cpu=819,mem=24,node='; ignoring its last entry (sprio -o "
        "\"%.200T\" prints all); rows affected: 6");
    EXPECT_EQ(import.diagnostics.front().position, (SourcePosition{2, 136}));
}

TEST(PrintedTerms, PartitionsThatAreNotListedAreCounted)
{
    Diagnostics remarks;
    auto scenario = withJobs(Scenario{}, importSample("squeue", "squeue_o_iaQ.txt"), std::nullopt, remarks);
    ASSERT_TRUE(scenario);
    remarks.clear();
    withPartitions(*scenario, importSample("scontrol-partition", "scontrol_partition.txt"), remarks);
    ASSERT_FALSE(remarks.empty());
    EXPECT_EQ(remarks.front().message,
        "17 of 17 jobs have no partition, for example job 44; squeue prints it with %P");
    scenario = withJobs(Scenario{}, *readAs("sprio", "JOBID|PARTITION|AGE\n1|a|5\n2|standard|6\n3|a|7\n"),
        std::nullopt, remarks);
    ASSERT_TRUE(scenario);
    remarks.clear();
    withPartitions(*scenario, importSample("scontrol-partition", "scontrol_partition.txt"), remarks);
    EXPECT_EQ(remarks.front().message, "2 of 3 jobs are in the unlisted partition 'a', for example job 1");
}

} // namespace
} // namespace fairshare
