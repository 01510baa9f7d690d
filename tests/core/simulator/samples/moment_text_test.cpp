// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/moment_answer.h"
#include "core/simulator/samples/moment_text.h"

#include "tests/core/simulator/small_runs.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

TEST(MomentText, TellTimesAndWork)
{
    EXPECT_EQ(clockText(0), "0:00:00");
    EXPECT_EQ(clockText(4102), "1:08:22");
    EXPECT_EQ(clockText(86'400 * 2 + 3 * 3600 + 59), "2 d 3 h");
    EXPECT_EQ(clockText(-61), "-0:01:01");
    EXPECT_EQ(exactClockText(4102), "1:08:22");
    EXPECT_EQ(exactClockText(86'400 * 8 + 23 * 3600 + 25 * 60 + 19), "8 d 23:25:19");
    EXPECT_EQ(exactClockText(-86'400), "-1 d 0:00:00");
    EXPECT_EQ(nodeHoursText(15'120), "4.2");
    EXPECT_EQ(nodeHoursText(360'000), "100");
    EXPECT_EQ(nodeHoursText(0), "0");
    EXPECT_EQ(nodeHoursText(1), "0.00028");
    EXPECT_EQ(nodeHoursText(60), "0.017");
    EXPECT_EQ(nodeHoursText(359), "0.1");
    EXPECT_EQ(nodeHoursText(360), "0.1");
}

/// The moment of the made-up cluster at 1:08:22, whose figures are those of the reference results.
class ReferenceMoment : public testing::Test {
protected:
    ReferenceMoment()
    {
        m_settings.classes = {{.attribute = JobAttribute::Queue, .value = "bigmem", .coefficient = 10}};
        m_moment = momentOf(m_sampled, 149, m_settings);
    }

    SampledRun m_sampled = test::sampledPeregrine();
    SampleSettings m_settings = test::settingsOf({"fifo", "lifo", "random", "pap", "pap_plus"}, 10);
    Moment m_moment;
};

TEST_F(ReferenceMoment, IsAnsweredInOneSentence)
{
    const std::string answer = momentAnswer(m_sampled, m_moment, m_settings, nullptr);
    EXPECT_EQ(answer,
        "At 1:08:22, freeing 10 of 20 nodes loses 4.2 node-h under PAP and PAP+, 5.6 under LIFO and 10.1 "
        "under FIFO.");
}

// RANDOM is chance, but the one that loses most is told.
TEST_F(ReferenceMoment, TellsWhatADrawLosesWhereItIsTheMost)
{
    const auto lost = [this](std::size_t policy) {
        const LostWork& work = m_moment.policies[policy].lost[m_settings.grace];
        return work.ofOthers + work.ofClasses;
    };
    std::uint64_t sample = 149;
    while (!(lost(2) > lost(0) && lost(0) > lost(1) && lost(0) > lost(3)))
        m_moment = momentOf(m_sampled, ++sample, m_settings);
    EXPECT_THAT(momentAnswer(m_sampled, m_moment, m_settings, nullptr),
        testing::EndsWith(" and " + nodeHoursText(static_cast<double>(lost(2))) + " under RANDOM."));
}

TEST_F(ReferenceMoment, GivesReasonsForANode)
{
    const NodeReasons reasons = nodeReasons(m_sampled, m_moment, m_settings, 4);
    EXPECT_EQ(reasons.title, "Node 4, job 25");
    EXPECT_THAT(reasons.lines,
        ElementsAre("4 nodes (4, 8, 9, 19), queue batch, app app22",
            "elapsed 0:34:12; killing it loses 4 × (2052 + 60) s",
            "= 2.35 node-h, regardless of how many of its nodes are freed"));
    std::vector<std::string> verdicts;
    for (const NodeVerdict& verdict : reasons.verdicts)
        verdicts.push_back(verdict.policy + ": " + verdict.place + ", " + verdict.verdict);
    EXPECT_THAT(verdicts,
        ElementsAre("FIFO: position 8 of 20, freed", "LIFO: position 10 of 20, freed",
            "RANDOM: position 20 of 20, kept", "PAP: position 17 of 20, kept",
            "PAP+: position 17 of 20, kept"));
    EXPECT_EQ(reasons.note, "Ties go to the lower node number.");
}

TEST_F(ReferenceMoment, HasACardForACell)
{
    const CellCard taken = cellCard(m_sampled, m_moment, m_settings, {.node = 4, .policy = 1});
    EXPECT_EQ(taken.title, "LIFO, node 4, 1:08:22");
    EXPECT_THAT(taken.lines,
        ElementsAre("job 25, queue batch, 4 nodes, elapsed 0:34:12", "value 0.500244; position 10 of 20",
            "freed: among the first 10", "FIFO 0.50 freed, RANDOM 0.99 kept, PAP 1.00 kept, PAP+ 1.00 kept"));
    const CellCard kept = cellCard(m_sampled, m_moment, m_settings, {.node = 4, .policy = 3});
    EXPECT_EQ(kept.lines.at(2), "kept: 16 nodes with a lower value");
    EXPECT_EQ(kept.lines.back(), "FIFO 0.50 freed, LIFO 0.50 freed, RANDOM 0.99 kept, PAP+ 1.00 kept");
}

/// One node of two: a from 0 on, the other idle; b wants both from 500 s on.
class SmallSampledRun : public testing::Test {
protected:
    static SampledRun sampled()
    {
        Workload workload;
        workload.jobs = {{.submit = 0, .run = 1000, .requested = 1000, .procs = 1},
            {.submit = 500, .run = 10, .requested = 10, .procs = 2}};
        workload.ids = {"a", "b"};
        workload.names[static_cast<std::size_t>(JobAttribute::User)] = {"", "ann"};
        workload.jobs[0].attributes[static_cast<std::size_t>(JobAttribute::User)] = 1;
        return test::sampledRunOf(test::runOf(std::move(workload), 2));
    }
};

TEST_F(SmallSampledRun, TellsWhatCostsNothingAndWhatIsPromised)
{
    const SampledRun made = sampled();
    SampleSettings settings = test::settingsOf({"lifo", "pap", "pap_plus"}, 1);
    Moment moment = momentOf(made, 2, settings);
    EXPECT_EQ(momentAnswer(made, moment, settings, nullptr),
        "At 0:01:00, freeing 1 of 2 nodes loses nothing under any policy.");
    EXPECT_EQ(nodeReasons(made, moment, settings, 0).lines.front(), "1 node, user ann");
    EXPECT_EQ(nodeReasons(made, moment, settings, 1).title, "Node 1, idle");
    EXPECT_THAT(nodeReasons(made, moment, settings, 1).lines,
        ElementsAre("The node has no job, so freeing it loses nothing."));
    settings.classes = {{.attribute = JobAttribute::User, .value = "ann", .minRuntime = 90}};
    EXPECT_EQ(nodeReasons(made, momentOf(made, 2, settings), settings, 0).lines.back(),
        "The job is protected until it has run for 0:01:30.");
    settings.classes.front().isPreemptible = false;
    EXPECT_THAT(cellCard(made, momentOf(made, 2, settings), settings, {}).lines,
        ElementsAre("job a, 1 node, elapsed 0:01:00", "user ann", testing::_,
            "kept: Jobs of this class are never preempted.", "PAP 1.00 kept, PAP+ 1.00 kept"));
}

TEST_F(SmallSampledRun, NamesEveryPolicyWhereAllLoseTheSame)
{
    const SampledRun made = sampled();
    const SampleSettings all = test::settingsOf({"fifo", "lifo", "random", "pap"}, 2);
    // At 600 s the one job has run for 600 s, and loses 60 s more; both nodes are taken.
    EXPECT_EQ(momentAnswer(made, momentOf(made, 20, all), all, nullptr),
        "At 0:10:00, freeing 2 of 2 nodes loses 0.2 node-h under every policy.");
    const SampleSettings alone = test::settingsOf({"fifo"}, 2);
    EXPECT_EQ(momentAnswer(made, momentOf(made, 20, alone), alone, nullptr),
        "At 0:10:00, freeing 2 of 2 nodes loses 0.2 node-h under FIFO.");
}

// Started together: a on node 0, b on the others. Ties go to node 0, which costs least; a draw may not.
TEST(MomentText, NameThePoliciesThatLoseTheSameWhereADrawLosesOtherwise)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 9000, .requested = 9000, .procs = 1},
        {.submit = 0, .run = 9000, .requested = 9000, .procs = 2}};
    workload.ids = {"a", "b"};
    const SampledRun made = test::sampledRunOf(test::runOf(std::move(workload), 3));
    const SampleSettings settings = test::settingsOf({"fifo", "lifo", "random", "pap"}, 1);
    const auto find = [&](bool drawsTheCheapOne) {
        std::uint64_t sample = 118; // at 3540 s, when a loses 3600 node-seconds
        while (momentOf(made, sample, settings).policies[2].values[0].isTaken != drawsTheCheapOne)
            ++sample;
        EXPECT_LT(sample, 124U) << "where a loses 1.1 node-hours";
        const Moment moment = momentOf(made, sample, settings);
        const std::string answer = momentAnswer(made, moment, settings, nullptr);
        return answer.substr(answer.find("freeing"));
    };
    EXPECT_EQ(find(true), "freeing 1 of 3 nodes loses 1.0 node-h under every policy.");
    EXPECT_EQ(find(false), "freeing 1 of 3 nodes loses 1.0 node-h under FIFO, LIFO and PAP.");
}

/// Of two nodes one has held a job since 0:00:00 and the other since 1:00:00; a third job wants both.
class TwoAges : public testing::Test {
protected:
    static SampledRun sampled()
    {
        Workload workload;
        workload.jobs = {{.submit = 0, .run = 9000, .requested = 9000, .procs = 1},
            {.submit = 3600, .run = 9000, .requested = 9000, .procs = 1},
            {.submit = 3600, .run = 10, .requested = 10, .procs = 2}};
        workload.ids = {"a", "b", "c"};
        return test::sampledRunOf(test::runOf(std::move(workload), 2));
    }
    static std::string answerAt(Seconds time, std::initializer_list<const char*> policies)
    {
        const SampledRun made = sampled();
        const SampleSettings settings = test::settingsOf(policies, 1);
        return momentAnswer(made, momentOf(made, made.clock().sampleAt(time), settings), settings, nullptr);
    }
};

TEST_F(TwoAges, NameAllPoliciesThatLoseTheLeastOrTheMost)
{
    EXPECT_EQ(answerAt(7200, {"fifo", "lifo", "pap", "pap_plus"}),
        "At 2:00:00, freeing 1 of 2 nodes loses 1.0 node-h under LIFO, PAP and PAP+ and 2.0 under FIFO.");
}

TEST_F(TwoAges, NamesADrawAmongThoseThatItLosesAsMuchAs)
{
    const SampledRun made = sampled();
    const SampleSettings settings = test::settingsOf({"fifo", "lifo", "random", "pap"}, 1);
    const auto find = [&](std::uint32_t drawn) {
        std::uint64_t sample = 240; // at 7200 s
        while (!momentOf(made, sample, settings).policies[2].values[drawn].isTaken)
            ++sample;
        const std::string answer = momentAnswer(made, momentOf(made, sample, settings), settings, nullptr);
        EXPECT_LT(sample, 245U) << "when other amounts are read";
        return answer.substr(answer.find("loses"));
    };
    EXPECT_EQ(find(1), "loses 1.0 node-h under LIFO, RANDOM and PAP and 2.0 under FIFO.");
    EXPECT_EQ(find(0), "loses 1.0 node-h under LIFO and PAP and 2.0 under FIFO and RANDOM.");
}

/// Of five nodes 0 has job a, 1 and 2 have job b, which started with it, and two are idle; c wants all.
class KeptNodes : public testing::Test {
protected:
    static SampledRun sampled()
    {
        Workload workload;
        workload.jobs = {{.submit = 0, .run = 1000, .requested = 1000, .procs = 1},
            {.submit = 0, .run = 1000, .requested = 1000, .procs = 2},
            {.submit = 10, .run = 10, .requested = 10, .procs = 5}};
        workload.ids = {"a", "b", "c"};
        return test::sampledRunOf(test::runOf(std::move(workload), 5));
    }
    static std::string reasonFor(std::uint32_t node, const char* policy, std::int32_t wanted)
    {
        return reasonFor(node, test::settingsOf({policy}, wanted));
    }
    static std::string reasonFor(std::uint32_t node, const SampleSettings& settings)
    {
        const SampledRun made = sampled();
        return cellCard(made, momentOf(made, 2, settings), settings, {.node = node}).lines.back();
    }
};

TEST_F(KeptNodes, AreKeptWhereIdleNodesSuffice)
{
    EXPECT_EQ(reasonFor(0, "lifo", 2), "kept: enough idle nodes (2)");
    EXPECT_EQ(reasonFor(2, "random", 2), "kept: enough idle nodes (2)");
    EXPECT_EQ(reasonFor(4, "lifo", 1), "kept: enough idle nodes with lower numbers (1)");
}

TEST_F(KeptNodes, AreKeptWhereOthersGoFirst)
{
    EXPECT_EQ(reasonFor(1, "pap", 3), "kept: 2 nodes idle, 1 node with a lower value");
    EXPECT_EQ(reasonFor(1, "lifo", 3), "kept: 2 nodes idle, 1 node with the same value and a lower number");
    EXPECT_EQ(reasonFor(2, "lifo", 4), "kept: 2 nodes idle, 2 nodes with the same value and a lower number");
    EXPECT_EQ(reasonFor(2, "pap", 4),
        "kept: 2 nodes idle, 1 node with a lower value, 1 node with the same value and a lower "
        "number");
}

TEST_F(KeptNodes, AreKeptByTheirValuesWhereIdleNodesDoNotGoFirst)
{
    SampleSettings settings = test::settingsOf({"lifo"}, 1);
    settings.preemption.idleFirst = false;
    EXPECT_EQ(reasonFor(0, settings), "kept: 2 nodes with a lower value");
    EXPECT_EQ(reasonFor(4, settings), "kept: 1 node with the same value and a lower number");
    settings.preemption.nodes = 0;
    EXPECT_EQ(reasonFor(0, settings), "kept: no nodes to free");
}

// Job c starts at 30 s, when a gives node 0 back, beside b on nodes 1 and 2.
TEST(MomentText, TellNodesThatAreManyAsRanges)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 30, .requested = 30, .procs = 1},
        {.submit = 0, .run = 9000, .requested = 9000, .procs = 2},
        {.submit = 1, .run = 9000, .requested = 9000, .procs = 6},
        {.submit = 2, .run = 10, .requested = 10, .procs = 8}};
    workload.ids = {"a", "b", "c", "last"};
    const SampledRun made = test::sampledRunOf(test::runOf(std::move(workload), 8));
    const SampleSettings settings = test::settingsOf({"pap"}, 1);
    const Moment moment = momentOf(made, 2, settings);
    EXPECT_EQ(nodeReasons(made, moment, settings, 3).lines.front(), "6 nodes (0, 3 to 7)");
    EXPECT_EQ(nodeReasons(made, moment, settings, 2).lines.front(), "2 nodes (1, 2)");
}

// At 120 s job c on node 1 has run for 120 s, and b on nodes 0 and 2 for 60 s.
TEST(MomentText, TellThatNodesOfAJobGoTogetherWherePoliciesCountJobsOnce)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 60, .requested = 60, .procs = 1},
        {.submit = 0, .run = 9000, .requested = 9000, .procs = 1},
        {.submit = 0, .run = 60, .requested = 60, .procs = 1},
        {.submit = 10, .run = 9000, .requested = 9000, .procs = 2},
        {.submit = 20, .run = 10, .requested = 10, .procs = 3}};
    workload.ids = {"p", "c", "r", "b", "last"};
    const SampledRun made = test::sampledRunOf(test::runOf(std::move(workload), 3));
    const SampleSettings settings = test::settingsOf({"pap_set"}, 2);
    const Moment moment = momentOf(made, 4, settings);
    EXPECT_EQ(cellCard(made, moment, settings, {.node = 1}).lines.back(),
        "kept: 2 nodes with the same value come first, together with the other nodes of their jobs");
}

TEST(MomentText, TellWhoHoldsANodeAndWhen)
{
    constexpr Seconds Day = 86'400;
    Workload workload;
    workload.jobs = {{.submit = 1000, .run = 2 * Day, .requested = 2 * Day, .procs = 2},
        {.submit = 1060, .run = 300, .requested = 300, .procs = 1}};
    workload.ids = {"a", "b"};
    const auto name = [&workload](JobAttribute attribute, const char* text) {
        const auto place = static_cast<std::size_t>(attribute);
        workload.names[place] = {"", text};
        workload.jobs[1].attributes[place] = 1;
    };
    name(JobAttribute::User, "ann");
    name(JobAttribute::Account, "physics");
    name(JobAttribute::Queue, "batch");
    const SampledRun made = test::sampledRunOf(test::runOf(std::move(workload), 2));
    const CellCard second = holderCard(made, 0, 1000 + 2 * Day + 10);
    EXPECT_EQ(second.title, "Job b, node 0, 2 d 0:00:10");
    EXPECT_THAT(second.lines,
        ElementsAre("user ann, account physics", "queue batch, 1 node", "submitted 0:01:00",
            "start 2 d 0:00:00, end 2 d 0:05:00", "waited 1 d 23:59:00"));
    EXPECT_THAT(holderCard(made, 1, 1000).lines,
        ElementsAre("2 nodes", "submitted 0:00:00", "start 0:00:00, end 2 d 0:00:00", "waited 0:00:00"));
    const CellCard idle = holderCard(made, 1, 1000 + 2 * Day + 10);
    EXPECT_EQ(idle.title, "Node 1, 2 d 0:00:10");
    EXPECT_THAT(idle.lines, ElementsAre("idle"));
    SimulatedRun unsubmitted = made.run();
    unsubmitted.tellsSubmissions = false;
    EXPECT_THAT(holderCard(test::sampledRunOf(std::move(unsubmitted)), 1, 1000).lines,
        ElementsAre("2 nodes", "start 0:00:00, end 2 d 0:00:00"));
}

TEST(MomentText, TellTheMomentToTheSecond)
{
    constexpr Seconds Day = 86'400;
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 10 * Day, .requested = 10 * Day, .procs = 1}};
    workload.ids = {"a"};
    const SampledRun sampled = test::sampledRunOf(test::runOf(std::move(workload), 1));
    const SampleSettings settings = test::settingsOf({"lifo"}, 1);
    const Moment moment =
        momentOf(sampled, sampled.clock().sampleAt(8 * Day + 23 * 3600 + 25 * 60 + 30), settings);
    EXPECT_EQ(cellCard(sampled, moment, settings, {}).title, "LIFO, node 0, 8 d 23:25:30");
    EXPECT_EQ(momentAnswer(sampled, moment, settings, nullptr),
        "At 8 d 23:25:30, freeing 1 of 1 node loses 215 node-h under LIFO.");
}

TEST(SampledLog, CountsTimeFromTheFirstSubmission)
{
    Workload workload;
    workload.jobs = {{.submit = 600'000, .run = 90, .requested = 90, .procs = 1}};
    workload.ids = {"a"};
    const SampledRun sampled = test::sampledRunOf(test::runOf(std::move(workload), 1));
    const SampleSettings settings = test::settingsOf({"lifo"}, 1);
    const Moment moment = momentOf(sampled, 2, settings);
    EXPECT_EQ(moment.now, 600'060);
    EXPECT_EQ(moment.sinceZero, 60);
    EXPECT_EQ(cellCard(sampled, moment, settings, {}).title, "LIFO, node 0, 0:01:00");
    EXPECT_EQ(momentAnswer(sampled, moment, settings, nullptr),
        "At 0:01:00, freeing 1 of 1 node loses nothing under any policy.");
}

TEST_F(SmallSampledRun, TellsWhatIsLostSoFar)
{
    const SampledRun made = sampled();
    const SampleSettings settings = test::settingsOf({"pap", "pap_plus"}, 2);
    const auto course = ScoreCourse::make(made, settings);
    ASSERT_TRUE(course);
    // At 60 s the one job has 60 s, and would work 60 s more.
    EXPECT_EQ(momentAnswer(made, momentOf(made, 2, settings), settings, &*course),
        "At 0:01:00, freeing 2 of 2 nodes loses 0.033 node-h under every policy; PAP+ has lost as much as "
        "PAP so far.");
}

// A job that ends within the grace period is not lost.
TEST_F(SmallSampledRun, TellsThatAJobEndsInTime)
{
    const SampledRun made = sampled();
    const SampleSettings settings = test::settingsOf({"pap"}, 1);
    const Moment moment = momentOf(made, made.clock().sampleAt(960), settings);
    EXPECT_EQ(moment.now, 960);
    EXPECT_THAT(nodeReasons(made, moment, settings, 0).lines,
        ElementsAre(
            "1 node, user ann", "elapsed 0:16:00; ends within the grace period of 60 s, so nothing is lost"));
}

} // namespace
} // namespace fairshare
