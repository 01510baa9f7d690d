// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/peregrine_study.h"

#include "core/simulator/preemption/preemption_policy_registry.h"
#include "tests/core/simulator/reference_rows.h"

#include <fmt/format.h>

#include <algorithm>

/// The made-up log and what preempting it costs, to the integer (tests/data/vectors/simulator).
namespace fairshare {
namespace {

TEST(PeregrineWorkload, HasTheSumsOfTheSpecification)
{
    const auto workload = peregrineWorkload({.seed = 1});
    ASSERT_TRUE(workload);
    std::int64_t run = 0;
    std::int64_t nodeSeconds = 0;
    std::int64_t requested = 0;
    std::int64_t byPlace = 0;
    for (std::size_t at = 0; at < workload->jobs.size(); ++at) {
        const SubmittedJob& job = workload->jobs[at];
        run += job.run;
        nodeSeconds += job.run * job.procs;
        requested += job.requested;
        byPlace += static_cast<std::int64_t>(at + 1) * job.run;
    }
    EXPECT_EQ(run, 51791229);
    EXPECT_EQ(nodeSeconds, 96618948);
    EXPECT_EQ(requested, 602877600);
    EXPECT_EQ(byPlace, 188710516927);
}

TEST(PeregrineWorkload, IsTheReferenceJobByJob)
{
    const auto workload = peregrineWorkload({.seed = 1});
    const auto schedule = makeSchedule(*workload, {.machine = 20});
    const auto rows = test::referenceRows(test::simulatorVector("peregrine_like_seed1_n20p10_jobs.csv.gz"));
    ASSERT_EQ(rows.size(), workload->jobs.size());
    const auto nameOf = [&](std::size_t job, JobAttribute attribute) {
        const auto place = static_cast<std::size_t>(attribute);
        return workload->names[place][workload->jobs[job].attributes[place]];
    };
    for (std::size_t at = 0; at < rows.size(); ++at) {
        const SubmittedJob& job = workload->jobs[at];
        const std::vector<std::string> found{workload->ids[at], fmt::to_string(job.submit),
            fmt::to_string(job.run), fmt::to_string(job.procs), fmt::to_string(job.requested),
            nameOf(at, JobAttribute::Queue), nameOf(at, JobAttribute::Application),
            fmt::to_string(schedule->starts[at])};
        ASSERT_EQ(found, rows[at]);
    }
}

TEST(PeregrineWorkload, RefusesAMachineThatIsTooSmall)
{
    const auto workload = peregrineWorkload({.machine = 15});
    ASSERT_FALSE(workload);
    EXPECT_EQ(workload.error().message,
        "the generator peregrine creates jobs of up to 16 nodes, so the machine needs at least 16; it has "
        "15");
    EXPECT_EQ(peregrineWorkload({.load = -1}).error().message, "invalid load; expected a number, 0 or more");
}

TEST(PeregrineStudyTest, LosesTheWorkOfTheReference)
{
    const auto study = studyPeregrine(1);
    ASSERT_TRUE(study);
    EXPECT_EQ(study->bigmem.samples, 165710U);
    EXPECT_EQ(study->bigmem.end, 4864690);
    const auto rows = test::referenceRows(test::simulatorVector("peregrine_like_seed1_n20p10_wc.csv"));
    ASSERT_EQ(rows.size(), 40U);
    std::size_t line = 0;
    for (const PreemptionOutcome* outcome : {&study->bigmem, &study->gaussian})
        for (std::size_t policy = 0; policy < 5; ++policy)
            for (std::size_t grace = 0; grace < 4; ++grace) {
                const LostWork& lost = outcome->at(policy, grace, study->settings);
                const auto& row = rows[line++];
                EXPECT_EQ(row.at(1), study->settings.policies[policy]->title);
                EXPECT_EQ(row.at(2), fmt::to_string(study->settings.graces[grace]));
                EXPECT_EQ(row.at(3), fmt::to_string(lost.ofOthers)) << row.at(1) << row.at(2);
                EXPECT_EQ(row.at(4), fmt::to_string(lost.ofClasses)) << row.at(1) << row.at(2);
                EXPECT_EQ(row.at(7), fmt::to_string(lost.jobs)) << row.at(1) << row.at(2);
                EXPECT_EQ(row.at(8), fmt::to_string(lost.ofTakenNodes)) << row.at(1) << row.at(2);
            }
}

/// Raw values divided by their maximum, of FIFO 1 minus that of LIFO.
TEST(PreemptionPolicies, GiveTheValuesOfTheReference)
{
    const auto workload = peregrineWorkload({.seed = 1});
    const auto schedule = makeSchedule(*workload, {.machine = 20});
    const NodeAllocation allocation(*workload, *schedule, 20);
    const JobClass bigmem{.attribute = JobAttribute::Queue, .value = "bigmem", .coefficient = 10};
    const std::vector<JobTerms> terms = termsOf(*workload, std::span(&bigmem, 1));
    SampleWalk walk({*workload, *schedule, allocation, 20, terms});
    const auto rows = test::referenceRows(test::simulatorVector("peregrine_like_seed1_n20_heatmap_head.csv"));
    ASSERT_EQ(rows.size(), 4000U);
    for (std::size_t at = 0; at < rows.size(); at += 20) {
        ASSERT_TRUE(walk.next());
        const SampleState state = walk.state(7);
        EXPECT_EQ(fmt::to_string(state.now), rows[at].at(1));
        for (const auto& [column, id] : {std::pair(5, "lifo"), {6, "random"}, {7, "pap"}, {8, "pap_plus"}}) {
            const PreemptionPolicy& policy = *findPreemptionPolicy(id);
            const auto valueOf = [&](std::uint32_t node) {
                return state.holders[node] == IdleNode ? 0.0 : policy.value(state, node, state.holders[node]);
            };
            double most = 0;
            for (std::uint32_t node = 0; node < 20; ++node)
                most = std::max(most, valueOf(node));
            const double scale = std::string(id) == "random" ? 1 : most;
            for (std::uint32_t node = 0; node < 20; ++node) {
                const auto& row = rows[at + node];
                const double scaled = scale > 0 ? valueOf(node) / scale : 0;
                ASSERT_EQ(row.at(static_cast<std::size_t>(column)), fmt::format("{:.6f}", scaled))
                    << id << ", sample " << row.at(0) << ", node " << node;
                if (column != 5)
                    continue;
                const std::uint32_t holder = state.holders[node];
                const bool isIdle = holder == IdleNode;
                ASSERT_EQ(row.at(3), isIdle ? "" : workload->ids[state.running[holder].job]);
                ASSERT_EQ(row.at(4), fmt::format("{:.6f}", isIdle ? 0 : 1 - scaled));
            }
        }
    }
}

} // namespace
} // namespace fairshare
