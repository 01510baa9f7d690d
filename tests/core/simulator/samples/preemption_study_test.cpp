// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/preemption_study.h"

#include "core/base/random.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/core_preemption.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Seconds Now = 10'000;
constexpr Seconds Hour = 3600;

/// A cluster at Now of jobs beside each other, then idle nodes.
class Cluster {
public:
    /// @param elapsed seconds since the start; the job ends late
    RunningJob& add(std::int32_t nodes, Seconds elapsed)
    {
        const auto place = static_cast<JobPlace>(m_running.size());
        m_holders.insert(m_holders.end(), static_cast<std::size_t>(nodes), place);
        m_running.push_back({place, Now - elapsed, Now + 100'000, nodes});
        return m_running.back();
    }
    void addIdle(std::int32_t nodes)
    {
        m_holders.insert(m_holders.end(), static_cast<std::size_t>(nodes), IdleNode);
        m_idle += nodes;
    }
    /// Nodes of jobs lie anywhere.
    void shuffle(SplitMix64& random)
    {
        for (std::size_t at = m_holders.size(); at > 1; --at)
            std::swap(m_holders[at - 1], m_holders[random.below(at)]);
    }

    SampleState state(bool idleFirst = true) const
    {
        Seconds longest = 0;
        for (const RunningJob& job : m_running)
            longest = std::max(longest, Now - job.start);
        return {.sample = 3,
            .now = Now,
            .holders = m_holders,
            .running = m_running,
            .idle = m_idle,
            .longest = longest,
            .seed = 7,
            .idleFirst = idleFirst};
    }

private:
    std::vector<RunningJob> m_running;
    std::vector<std::uint32_t> m_holders;
    std::int32_t m_idle = 0;
};

std::vector<std::uint32_t> takenBy(const SampleState& state, std::string_view policy, std::int32_t nodes)
{
    JobChoice choice;
    const PreemptionPolicy& asked = *findPreemptionPolicy(policy);
    choice.choose(state, asked, nodes);
    std::vector<std::uint8_t> marks(state.holders.size(), 2);
    choice.mark(state, asked, marks);
    std::vector<std::uint32_t> taken;
    for (std::uint32_t node = 0; node < marks.size(); ++node)
        if (marks[node] == 1)
            taken.push_back(node);
    return taken;
}

std::int64_t lostBy(const SampleState& state, std::string_view policy, std::int32_t nodes, Seconds grace = 0)
{
    JobChoice choice;
    LostWork lost;
    addLostWork(state, choice.choose(state, *findPreemptionPolicy(policy), nodes), std::span(&grace, 1),
        std::span(&lost, 1));
    return lost.ofOthers + lost.ofClasses;
}

/// One of 10 nodes for an hour, and ten of 1 node for an hour and a half.
Cluster largeBesideSmall()
{
    Cluster cluster;
    cluster.add(10, Hour);
    for (int job = 0; job < 10; ++job)
        cluster.add(1, Hour + Hour / 2);
    return cluster;
}

// The example of section 1.5 of the specification.
TEST(PapSet, HelpsAsLittleAsPapBesideALargeYoungJob)
{
    const Cluster cluster = largeBesideSmall();
    EXPECT_EQ(lostBy(cluster.state(), "pap", 10), 15 * Hour);
    EXPECT_EQ(lostBy(cluster.state(), "lifo", 10), 10 * Hour);
    // Its first pick is a small job as well: nothing of the large one is lost yet.
    EXPECT_EQ(lostBy(cluster.state(), "pap_set", 10), 15 * Hour);
}

// By hand: a (2 nodes, 100 s) and b (2 nodes, 100 s) are worth 200 a node, in turns on nodes 0 to 3. PAP
// takes nodes 0 and 1, one of each; PAP-set has lost a by node 0 and takes its other node.
TEST(PapSet, EndsAJobBeforeItTouchesAnotherOfTheSameValue)
{
    const std::vector<RunningJob> running{{0, Now - 100, Now + 500, 2}, {1, Now - 100, Now + 500, 2}};
    const std::vector<std::uint32_t> holders{0, 1, 0, 1};
    const SampleState state{.now = Now, .holders = holders, .running = running, .longest = 100};
    EXPECT_THAT(takenBy(state, "pap", 2), ElementsAre(0, 1));
    EXPECT_EQ(lostBy(state, "pap", 2), 400);
    EXPECT_EQ(lostBy(state, "pap_set", 2), 200);
}

TEST(PreemptionChoice, TakesTheLowerNodeOfATie)
{
    Cluster cluster;
    cluster.add(2, 50);
    cluster.add(3, 50);
    EXPECT_THAT(takenBy(cluster.state(), "lifo", 3), ElementsAre(0, 1, 2));
    EXPECT_THAT(takenBy(cluster.state(), "fifo", 4), ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(takenBy(cluster.state(), "pap", 1), ElementsAre(0));
    EXPECT_THAT(takenBy(cluster.state(), "pap", 0), IsEmpty());
}

// By hand: the class makes 20 s on 1 node 200, so that 100 s and 30 s on 1 node go first.
TEST(PreemptionChoice, WeighsClassesByTheirCoefficient)
{
    Cluster cluster;
    cluster.add(1, 20).coefficient = 10;
    cluster.add(1, 100);
    cluster.add(1, 30);
    EXPECT_THAT(takenBy(cluster.state(), "pap", 2), ElementsAre(0, 2));
    EXPECT_THAT(takenBy(cluster.state(), "pap_plus", 2), ElementsAre(1, 2));
}

// By hand: the youngest is protected for 60 s, so LIFO takes the others first and it only for the third node.
TEST(PreemptionChoice, TakesProtectedJobsWhenNothingElseIsLeft)
{
    Cluster cluster;
    cluster.add(1, 500);
    cluster.add(1, 59).minRuntime = 60;
    cluster.add(1, 60).minRuntime = 60;
    const SampleState state = cluster.state();
    EXPECT_THAT(takenBy(state, "lifo", 1), ElementsAre(2));
    EXPECT_THAT(takenBy(state, "lifo", 2), ElementsAre(0, 2));
    EXPECT_THAT(takenBy(state, "random", 2), ElementsAre(0, 2));
    JobChoice choice;
    const auto taken = choice.choose(state, *findPreemptionPolicy("lifo"), 3);
    EXPECT_EQ(takenNodes(state, taken).breaches, 1);
    EXPECT_EQ(choice.shortfall(), 0);
}

TEST(PreemptionChoice, NeverTakesJobsThatAreNotPreemptible)
{
    Cluster cluster;
    cluster.add(2, 10).isPreemptible = false;
    cluster.add(1, 500);
    cluster.addIdle(1);
    for (const char* policy : {"fifo", "lifo", "random", "pap", "pap_plus", "pap_set"}) {
        EXPECT_THAT(takenBy(cluster.state(), policy, 4), ElementsAre(2, 3)) << policy;
        JobChoice choice;
        const auto taken = choice.choose(cluster.state(), *findPreemptionPolicy(policy), 4);
        EXPECT_EQ(choice.shortfall(), 2) << policy;
        EXPECT_EQ(takenNodes(cluster.state(), taken).idle, 1) << policy;
    }
}

// By hand: where idle nodes do not go first they are worth most under FIFO, nothing under PAP, where a job
// that has just started is worth nothing either and has the lower node.
TEST(PreemptionChoice, TakesIdleNodesFirstUnlessToldOtherwise)
{
    Cluster cluster;
    cluster.add(1, 0);
    cluster.add(1, 40);
    cluster.addIdle(1);
    EXPECT_THAT(takenBy(cluster.state(), "fifo", 1), ElementsAre(2));
    EXPECT_THAT(takenBy(cluster.state(), "pap", 1), ElementsAre(2));
    EXPECT_THAT(takenBy(cluster.state(), "random", 1), ElementsAre(2));
    EXPECT_THAT(takenBy(cluster.state(false), "fifo", 1), ElementsAre(1));
    EXPECT_THAT(takenBy(cluster.state(false), "pap", 1), ElementsAre(0));
}

/// One node after another, as the specification has it: without groups of nodes and partial sorting.
std::vector<std::uint32_t> ranked(const SampleState& state, std::string_view id, std::int32_t nodes)
{
    const PreemptionPolicy& policy = *findPreemptionPolicy(id);
    std::vector<std::tuple<bool, double, std::uint32_t>> all;
    for (std::uint32_t node = 0; node < state.holders.size(); ++node) {
        const std::uint32_t holder = state.holders[node];
        if (holder == IdleNode)
            all.emplace_back(false, policy.keyOfIdle(state, node), node);
        else if (state.running[holder].isPreemptible)
            all.emplace_back(state.isProtected(holder), policy.value(state, node, holder), node);
    }
    std::ranges::sort(all);
    all.resize(std::min(all.size(), static_cast<std::size_t>(nodes)));
    std::set<std::uint32_t> taken;
    for (const auto& [isProtected, value, node] : all)
        taken.insert(node);
    return {taken.begin(), taken.end()};
}

TEST(PreemptionChoice, IsTheRankingOfAllNodes)
{
    SplitMix64 random(11);
    for (int turn = 0; turn < 300; ++turn) {
        Cluster cluster;
        const std::uint64_t jobs = random.below(60);
        for (std::uint64_t job = 0; job < jobs; ++job) {
            RunningJob& added = cluster.add(
                static_cast<std::int32_t>(1 + random.below(4)), static_cast<Seconds>(random.below(12)));
            added.minRuntime = random.below(4) == 0 ? 6 : 0;
            added.isPreemptible = random.below(5) > 0;
            added.coefficient = random.below(2) == 0 ? 10 : 1;
        }
        cluster.addIdle(static_cast<std::int32_t>(random.below(4)));
        cluster.shuffle(random);
        const SampleState state = cluster.state(random.below(2) == 0);
        const auto wanted = static_cast<std::int32_t>(random.below(state.holders.size() + 1));
        for (const char* policy : {"fifo", "lifo", "random", "pap", "pap_plus"})
            ASSERT_EQ(takenBy(state, policy, wanted), ranked(state, policy, wanted))
                << policy << ", turn " << turn;
    }
}

// So many that the lowest draws are found by counting.
TEST(PreemptionChoice, IsTheRankingOfVeryManyNodes)
{
    SplitMix64 random(5);
    for (int turn = 0; turn < 20; ++turn) {
        Cluster cluster;
        for (int job = 0; job < 300; ++job)
            cluster.add(3, 10).minRuntime = random.below(3) == 0 ? 60 : 0;
        cluster.addIdle(static_cast<std::int32_t>(random.below(100)));
        cluster.shuffle(random);
        const SampleState state = cluster.state(turn % 2 == 0);
        for (const std::int32_t wanted : {1, 50, 300, 700, 899}) {
            ASSERT_EQ(takenBy(state, "random", wanted), ranked(state, "random", wanted)) << wanted;
        }
    }
}

// By hand, a grace period of 60 s: a ends at its end and is not lost; b does a second later. b has 3 nodes,
// of which one is taken, and 160 s of each are lost.
TEST(LostWorkTest, CountsWholeJobsThatOutliveTheGracePeriod)
{
    Cluster cluster;
    cluster.add(1, 90).end = Now + 60;
    RunningJob& kept = cluster.add(3, 100);
    kept.end = Now + 61;
    kept.isOfClass = true;
    const SampleState state = cluster.state();
    JobChoice choice;
    const std::vector<Seconds> graces{0, 60, 61};
    std::vector<LostWork> lost(3);
    addLostWork(state, choice.choose(state, *findPreemptionPolicy("lifo"), 2), graces, lost);
    EXPECT_EQ(lost[0], (LostWork{.ofOthers = 90, .ofClasses = 300, .jobs = 2, .ofTakenNodes = 190}));
    EXPECT_EQ(lost[1], (LostWork{.ofOthers = 0, .ofClasses = 480, .jobs = 1, .ofTakenNodes = 160}));
    EXPECT_EQ(lost[2], LostWork());
}

// By hand, one node, grace 0: samples at 0, 30, 60 lose 0, 30 and 60. Mean 30, deviation 30, so the half
// width is 1.96 * 30 / sqrt(3).
TEST(PreemptionStudyTest, HasAMeanAndItsInterval)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 90, .requested = 90}};
    workload.ids = {"a"};
    const auto schedule = makeSchedule(workload, {.machine = 1});
    const NodeAllocation allocation(workload, *schedule, 1);
    const PreemptionSettings settings{.nodes = 1, .graces = {0}, .policies = {findPreemptionPolicy("fifo")}};
    const auto outcome = studyPreemption({workload, *schedule, allocation, 1}, settings);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->samples, 3U);
    EXPECT_EQ(outcome->end, 90);
    const MeanLoss mean = outcome->meanAt(0, 0, settings);
    EXPECT_DOUBLE_EQ(mean.mean, 30);
    EXPECT_NEAR(mean.halfWidth, 33.948, 0.001);
}

TEST(JobTermsTest, AreThoseOfTheFirstClassThatMatches)
{
    Workload workload;
    const auto queue = static_cast<std::size_t>(JobAttribute::Queue);
    const auto user = static_cast<std::size_t>(JobAttribute::User);
    workload.names[queue] = {"", "long"};
    workload.names[user] = {"", "ann"};
    workload.jobs.resize(3);
    workload.jobs[1].attributes[queue] = 1;
    workload.jobs[1].attributes[user] = 1;
    workload.jobs[2].attributes[user] = 1;
    const std::vector<JobClass> classes{{.attribute = JobAttribute::Queue, .value = "none"},
        {.attribute = JobAttribute::Queue, .value = "long", .coefficient = 3, .isPreemptible = false},
        {.attribute = JobAttribute::User, .value = "ann", .minRuntime = 60}};
    EXPECT_THAT(termsOf(workload, classes),
        ElementsAre(JobTerms(), JobTerms{3, 0, false, true}, JobTerms{1, 60, true, true}));
}

/// Jobs of a machine of 16 cores, of which 2 are idle: a holds 8 for 10 s, b 4 for 100 s, c 2 for 20 s.
class Slots : public testing::Test {
protected:
    Slots()
    {
        m_running = {{0, Now - 10, Now + 500, 8}, {1, Now - 100, Now + 500, 4}, {2, Now - 20, Now + 500, 2}};
    }

    std::span<const TakenJob> choose(std::string_view policy, const CoreDemand& demand)
    {
        const SampleState state{.now = Now, .holders = m_holders, .running = m_running, .longest = 100};
        return m_choice.choose(state, *findPreemptionPolicy(policy), m_weights, demand);
    }

    std::vector<RunningJob> m_running;
    std::vector<std::uint32_t> m_holders{0, 1, 2};
    std::vector<double> m_weights{8, 4, 2};
    SlotChoice m_choice;
};

// By hand: values of PAP are 80, 400 and 40, so c (2) and a (8) with 2 idle free 12 cores.
TEST_F(Slots, AreEvictedByTheirCoreSecondsUntilEnoughIsFree)
{
    EXPECT_THAT(choose("pap", {.wanted = 2, .idle = 2}), IsEmpty());
    EXPECT_THAT(choose("pap", {.wanted = 4, .idle = 2}), ElementsAre(TakenJob{2, 2}));
    EXPECT_THAT(choose("pap", {.wanted = 5, .idle = 2}), ElementsAre(TakenJob{2, 2}, TakenJob{0, 8}));
    EXPECT_EQ(m_choice.shortfall(), 0);
    choose("pap", {.wanted = 20, .idle = 2});
    EXPECT_EQ(m_choice.shortfall(), 4);
}

TEST_F(Slots, KeepTheTermsOfTheirClasses)
{
    m_running[2].isPreemptible = false;
    m_running[0].minRuntime = 60;
    EXPECT_THAT(choose("pap", {.wanted = 6, .idle = 2}), ElementsAre(TakenJob{1, 4}));
    EXPECT_THAT(choose("pap", {.wanted = 7, .idle = 2}), ElementsAre(TakenJob{1, 4}, TakenJob{0, 8}));
}

// By hand: with 1 a gigabyte and nothing a core, c weighs 64 and a 4.
TEST_F(Slots, WeighMemoryToo)
{
    const SlotWeight weight{.perCore = 0, .perGigabyte = 1};
    m_weights = {weight.of(8, 4), weight.of(4, 2), weight.of(2, 64)};
    EXPECT_THAT(choose("pap", {.wanted = 30, .idle = 0}), ElementsAre(TakenJob{2, 2}));
    EXPECT_EQ((SlotWeight{.perCore = 2, .perGigabyte = 0.5}.of(3, 8)), 10);
}

// By hand, 4 cores: a (3 cores, 60 s) and b (1 core, 90 s) start at 0. Samples at 0 and 30; at 60 cores are
// idle and nobody waits. For 2 free cores PAP evicts b, then a: at 30 s b is worth 30 and a 90.
TEST(CoreStudyTest, LosesTheCoreSecondsOfEvictedJobs)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 60, .requested = 60, .procs = 3},
        {.submit = 0, .run = 90, .requested = 90, .procs = 1}};
    workload.ids = {"a", "b"};
    const auto schedule = makeSchedule(workload, {.machine = 4});
    const PreemptionSettings settings{
        .graces = {0}, .policies = {findPreemptionPolicy("pap"), findPreemptionPolicy("fifo")}};
    const auto outcome =
        studyCorePreemption({.workload = workload, .schedule = *schedule, .cores = 4, .wanted = 2}, settings);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->samples, 2U);
    // At 0 both are worth 0 and a, the first, suffices: it loses nothing yet.
    EXPECT_EQ(outcome->at(0, 0, settings), (LostWork{.ofOthers = 120, .jobs = 3, .ofTakenNodes = 120}));
    EXPECT_EQ(outcome->at(1, 0, settings), (LostWork{.ofOthers = 90, .jobs = 2, .ofTakenNodes = 90}));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(studyCorePreemption(
        {.workload = workload, .schedule = *schedule, .cores = 4}, settings, {.stop = stop.get_token()})
            .has_value()); // too short to be asked
}

} // namespace
} // namespace fairshare
