// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/sample_cursor.h"
#include "tests/core/simulator/reference_rows.h"
#include "tests/core/simulator/small_runs.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::sampledPeregrine;
using test::sampledRunOf;
using test::settingsOf;

/// With 10 for jobs of the queue `bigmem`, as in the reference results.
SampleSettings peregrineSettings()
{
    SampleSettings settings = settingsOf({"fifo", "lifo", "random", "pap", "pap_plus"}, 10);
    settings.classes = {{.attribute = JobAttribute::Queue, .value = "bigmem", .coefficient = 10}};
    return settings;
}

TEST(MomentTest, HasTheValuesOfTheReference)
{
    const SampledRun sampled = sampledPeregrine();
    const SampleSettings settings = peregrineSettings();
    const auto rows = test::referenceRows(test::simulatorVector("peregrine_like_seed1_n20_heatmap_head.csv"));
    ASSERT_EQ(rows.size(), 4000U);
    for (std::uint64_t sample = 0; sample < 200; ++sample) {
        const Moment moment = momentOf(sampled, sample, settings);
        for (std::uint32_t node = 0; node < 20; ++node) {
            const MomentNode& at = moment.nodes[node];
            std::vector<std::string> found{fmt::to_string(sample), fmt::to_string(moment.now),
                fmt::to_string(node), at.job == NoJob ? "" : sampled.run().workload.ids[at.job]};
            for (const MomentPolicy& policy : moment.policies)
                found.push_back(fmt::format("{:.6f}", policy.values[node].scaled));
            ASSERT_EQ(found, rows[sample * 20 + node]);
        }
    }
}

TEST(MomentTest, CountsTheSamplesOfTheReference)
{
    const SampledRun sampled = sampledPeregrine();
    EXPECT_EQ(sampled.clock().count(), 165710U);
    EXPECT_EQ(sampled.clock().end(), 4864690);
}

/// Far ahead and back, and one after another, the cluster is the same.
TEST(SampleCursorTest, IsTheSameByStepsAndByJumps)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto machine = static_cast<std::int32_t>(2 + seed);
        const SampledRun sampled = sampledRunOf(test::runOf(test::randomWorkload(seed, machine), machine));
        const SampleSettings settings = settingsOf({"pap"}, 1);
        SampleCursor steps(sampled, settings);
        SampleCursor leaps(sampled, settings);
        SampleWalk walk({sampled.run().workload, sampled.run().schedule, sampled.run().allocation, machine});
        for (std::uint64_t sample = 0; sample < sampled.clock().count(); ++sample) {
            ASSERT_TRUE(walk.next());
            const SampleState wanted = walk.state(settings.preemption.seed);
            leaps.at((sample * 7919) % sampled.clock().count());
            for (SampleCursor* state : {&steps, &leaps}) {
                const SampleState found = state->at(sample);
                ASSERT_EQ(found.now, wanted.now);
                ASSERT_EQ(found.idle, wanted.idle);
                ASSERT_EQ(found.longest, wanted.longest);
                for (std::size_t node = 0; node < wanted.holders.size(); ++node) {
                    const auto jobOf = [node](const SampleState& of) {
                        return of.holders[node] == IdleNode ? NoJob : of.running[of.holders[node]].job;
                    };
                    ASSERT_EQ(jobOf(found), jobOf(wanted)) << sample << ", node " << node;
                }
            }
        }
    }
}

/// 4 nodes: a holds 0 and 1 from 0 s on, b node 2 from 60 s on, node 3 is idle. The sample at 90 s.
class SmallMoment : public testing::Test {
protected:
    SmallMoment()
    {
        m_workload.jobs = {{.submit = 0, .run = 1000, .requested = 1000, .procs = 2},
            {.submit = 60, .run = 500, .requested = 500, .procs = 1},
            {.submit = 300, .run = 10, .requested = 10, .procs = 4}};
        m_workload.ids = {"a", "b", "c"};
        m_workload.names[static_cast<std::size_t>(JobAttribute::Queue)] = {"", "short"};
        m_workload.jobs[1].attributes[static_cast<std::size_t>(JobAttribute::Queue)] = 1;
    }

    Moment moment(const SampleSettings& settings) const
    {
        return momentOf(sampledRunOf(test::runOf(m_workload, 4)), 3, settings);
    }
    static std::vector<double> scaled(const MomentPolicy& policy)
    {
        std::vector<double> values;
        for (const MomentValue& value : policy.values)
            values.push_back(value.scaled);
        return values;
    }
    static std::vector<std::uint32_t> places(const MomentPolicy& policy)
    {
        std::vector<std::uint32_t> values;
        for (const MomentValue& value : policy.values)
            values.push_back(value.place);
        return values;
    }

    Workload m_workload;
};

using testing::ElementsAre;

// By hand: PAP values a 90 * 2 = 180, b 30; FIFO a 0, b 60 of 90.
TEST_F(SmallMoment, IsWorkedByHand)
{
    const Moment at = moment(settingsOf({"fifo", "pap"}, 2));
    EXPECT_EQ(at.now, 90);
    EXPECT_EQ(at.busy, 3);
    EXPECT_EQ(at.nodes[1].job, 0U);
    EXPECT_EQ(at.nodes[1].jobNodes, 2);
    EXPECT_EQ(at.nodes[2].elapsed, 30);
    EXPECT_EQ(at.nodes[3].job, NoJob);
    EXPECT_THAT(scaled(at.policies[0]), ElementsAre(0, 0, 60 / 90.0, 0));
    EXPECT_THAT(places(at.policies[0]), ElementsAre(2, 3, 4, 1));
    EXPECT_THAT(scaled(at.policies[1]), ElementsAre(1, 1, 30 / 180.0, 0));
    EXPECT_THAT(places(at.policies[1]), ElementsAre(3, 4, 2, 1));
    EXPECT_EQ(at.policies[0].taken, 2);
    EXPECT_EQ(at.policies[0].takenIdle, 1);
    // FIFO takes node 3 and node 0: the whole of a is lost, with the grace period.
    EXPECT_EQ(at.policies[0].lost[0].ofOthers, 2 * (90 + 60));
    EXPECT_EQ(at.policies[1].lost[0].ofOthers, 30 + 60);
}

TEST_F(SmallMoment, ScalesFromTheLeastToTheLargest)
{
    SampleSettings settings = settingsOf({"pap", "random"}, 2);
    settings.scale = ValueScale::MinMax;
    const Moment at = moment(settings);
    EXPECT_THAT(scaled(at.policies[0]), ElementsAre(1, 1, 0, 0));
    const Moment max = moment(settingsOf({"pap", "random"}, 2));
    EXPECT_EQ(scaled(at.policies[1]), scaled(max.policies[1])); // draws are 0 to 1 as they are
}

// By hand: b is protected for another 30 s, so it shows 1 and comes last; with 4 nodes wanted it is a breach.
TEST_F(SmallMoment, ShowsJobsThatAreProtectedAsMostValuable)
{
    SampleSettings settings = settingsOf({"pap"}, 4);
    settings.classes = {{.attribute = JobAttribute::Queue, .value = "short", .minRuntime = 60}};
    const Moment at = moment(settings);
    EXPECT_THAT(scaled(at.policies[0]), ElementsAre(1, 1, 1, 0));
    EXPECT_THAT(places(at.policies[0]), ElementsAre(2, 3, 4, 1));
    EXPECT_EQ(at.policies[0].breaches, 1);
    settings.classes.front().isPreemptible = false;
    const Moment kept = moment(settings);
    EXPECT_EQ(kept.policies[0].shortfall, 1);
    EXPECT_EQ(kept.policies[0].taken, 3);
    EXPECT_FALSE(kept.policies[0].values[2].isTaken);
}

/// 4 nodes: a holds 0 and 1 for 300 s, b node 2 for 300 s; node 3 is away from 60 to 120 s, node 2 from 300
/// s.
SampledRun sampledRunWithAbsences()
{
    Workload workload;
    workload.jobs = {{.run = 300, .requested = 300, .procs = 2}, {.run = 300, .requested = 300, .procs = 1},
        {.submit = 299, .run = 600, .requested = 600, .procs = 1}};
    workload.ids = {"a", "b", "c"};
    SimulatedRun run = test::runOf(std::move(workload), 4);
    run.schedule.absences = {{3, 60, 120}, {2, 300}};
    return test::sampledRunOf(std::move(run));
}

// By hand: at 90 s node 3 is away, so that for one node LIFO takes one of the jobs though nodes 3 has none;
// at 120 s it is back, idle, and goes first.
TEST(AbsentNodes, AreNeverTaken)
{
    const SampledRun sampled = sampledRunWithAbsences();
    const SampleSettings settings = test::settingsOf({"lifo", "random", "pap"}, 1);
    const auto sampleAt = [&sampled](Seconds time) { return sampled.clock().sampleAt(time); };
    const Moment away = momentOf(sampled, sampleAt(90), settings);
    EXPECT_EQ(away.now, 90);
    EXPECT_EQ(away.busy, 3);
    EXPECT_EQ(away.away, 1);
    EXPECT_TRUE(away.nodes[3].isAway);
    EXPECT_EQ(away.nodes[3].job, NoJob);
    for (const MomentPolicy& policy : away.policies) {
        EXPECT_FALSE(policy.values[3].isTaken);
        EXPECT_EQ(policy.takenIdle, 0);
        EXPECT_EQ(policy.taken, 1);
        EXPECT_EQ(policy.values[3].place, 4U);
    }
    const Moment back = momentOf(sampled, sampleAt(120), settings);
    EXPECT_EQ(back.away, 0);
    for (const MomentPolicy& policy : back.policies) {
        EXPECT_TRUE(policy.values[3].isTaken);
        EXPECT_EQ(policy.takenIdle, 1);
    }
}

TEST(AbsentNodes, AreMissingWhereMoreAreWanted)
{
    const SampledRun sampled = sampledRunWithAbsences();
    const Moment moment = momentOf(sampled, sampled.clock().sampleAt(90), test::settingsOf({"pap"}, 4));
    EXPECT_EQ(moment.policies[0].taken, 3);
    EXPECT_EQ(moment.policies[0].shortfall, 1);
}

TEST(AbsentNodes, AreTheSameByStepsAndByJumps)
{
    const SampledRun sampled = sampledRunWithAbsences();
    const SampleSettings settings = test::settingsOf({"pap"}, 1);
    SampleCursor stepping(sampled, settings);
    for (std::uint64_t sample = 0; sample < sampled.clock().count(); ++sample) {
        const SampleState stepped = stepping.at(sample);
        SampleCursor jumping(sampled, settings);
        const SampleState jumped = jumping.at(sample);
        ASSERT_EQ(stepped.idle, jumped.idle) << sample;
        for (std::uint32_t node = 0; node < sampled.nodes(); ++node) {
            ASSERT_EQ(stepped.jobOf(node), jumped.jobOf(node)) << sample;
            ASSERT_EQ(stepped.isAway(node), jumped.isAway(node)) << sample;
        }
    }
}

TEST(SampleSettingsTest, AreThoseOfTheSection)
{
    PreemptionSection section;
    section.idleFirst = false;
    section.randomSeed = 3;
    const auto settings = sampleSettings(section, 10);
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->preemption.policies.size(), 5U);
    EXPECT_EQ(settings->preemption.seed, 3U);
    EXPECT_FALSE(settings->preemption.idleFirst);
    EXPECT_EQ(settings->graceSeconds(), 60);
    section.graces = {1200, 120, 60};
    const auto other = sampleSettings(section, 10);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->graceSeconds(), 1200);
    EXPECT_EQ(other->preemption.graces, (std::vector<Seconds>{60, 120, 1200})) << "as for another first one";
    section.nodes = 11;
    const auto all = sampleSettings(section, 10);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->preemption.nodes, 10) << "there are no more";
    section.graces.clear();
    EXPECT_EQ(sampleSettings(section, 20).error().message, "preemption needs at least one grace period");
    section.policies.clear();
    EXPECT_EQ(sampleSettings(section, 20).error().message, "preemption needs at least one policy");
    section.policies = {"shortest"};
    const auto unknown = sampleSettings(section, 20);
    EXPECT_EQ(unknown.error().code, ErrorCode::NotFound);
    EXPECT_EQ(unknown.error().message, "unknown preemption policy 'shortest'");
}

} // namespace
} // namespace fairshare
