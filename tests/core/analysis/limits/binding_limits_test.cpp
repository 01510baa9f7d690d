// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/binding_limits.h"

#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::rowAt;
using testing::ElementsAre;
using testing::IsEmpty;

struct LimitTexts {
    std::string_view root{};
    std::string_view mech{};
    std::string_view carol{};
};

/// carol and dave in mech, 3492000 TRES-seconds of carol; limits as in a dump.
Scenario limitedMech(const LimitTexts& limits)
{
    ShareTreeBuilder builder;
    builder.setRoot({.kind = NodeKind::Account, .name = "root", .limits = limits.root});
    const auto mech =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "mech", .limits = limits.mech});
    builder.add(mech, {.name = "carol", .usage = 3492000, .limits = limits.carol});
    builder.add(mech, {.name = "dave"});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    return scenario;
}

Scenario withQueue(const Scenario& scenario, const std::vector<std::pair<std::string, JobState>>& jobs)
{
    JobQueue queue;
    for (const auto& [user, state] : jobs)
        queue.jobs.push_back({.user = user, .account = "mech", .state = state, .cpus = 8});
    PrioritySection section;
    section.queue = SharedValue(std::move(queue));
    return withPriority(scenario, std::move(section));
}

std::vector<std::string> sentencesFor(const Scenario& scenario, std::string_view path)
{
    std::vector<std::string> sentences;
    for (const BindingLimit& limit : bindingLimits(scenario, rowAt(scenario.tree, path)))
        sentences.push_back(limit.sentence + (limit.reached ? "!" : ""));
    return sentences;
}

TEST(BindingLimits, AmountsInTheFileCount)
{
    const Scenario scenario = limitedMech({.root = "GrpWall=100(100.20)",
        .mech = "GrpTRESMins=cpu=60000(58200),mem=1000(10):GrpTRES=mem=1000M(899),node=4(4)"});
    const auto mech = ElementsAre("GrpTRES node=4 of mech: 4 in use (100 %)!",
        "GrpTRESMins cpu=60000 of mech: 58200 used (97 %)", "GrpWall 100 of root: 100 used (100 %)!");
    EXPECT_THAT(sentencesFor(scenario, "root/mech"), mech);
    EXPECT_THAT(sentencesFor(scenario, "root/mech/carol"), mech);
    EXPECT_THAT(sentencesFor(scenario, "root"), ElementsAre("GrpWall 100 of root: 100 used (100 %)!"));
}

TEST(BindingLimits, MinutesAreComparedWithUsage)
{
    const Scenario scenario = limitedMech({.mech = "GrpTRESMins=cpu=60000,billing=58200,gres/gpu=1"});
    EXPECT_THAT(sentencesFor(scenario, "root/mech/dave"),
        ElementsAre("GrpTRESMins cpu=60000 of mech: 58200 used if usage counts only CPUs (97 %)",
            "GrpTRESMins billing=58200 of mech: 58200 used (100 %)!"));
}

// sshare prints a total for each account; its users may be listed in part, or not at all.
TEST(BindingLimits, MinutesAreComparedWithTheTotalThatTheFileGives)
{
    ShareTreeBuilder builder;
    const auto mech = builder.add(builder.root(),
        {.kind = NodeKind::Account,
            .name = "mech",
            .usageTotal = 3492000,
            .limits = "GrpTRESMins=cpu=60000"});
    builder.add(mech, {.name = "carol", .usageTotal = 60});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    EXPECT_THAT(sentencesFor(scenario, "root/mech"),
        ElementsAre("GrpTRESMins cpu=60000 of mech: 58200 used if usage counts only CPUs (97 %)"));
}

TEST(BindingLimits, JobsOfTheQueueCount)
{
    const Scenario none =
        limitedMech({.mech = "GrpSubmitJobs=4:GrpTRES=cpu=17", .carol = "MaxSubmitJobs=2:MaxJobs=1"});
    EXPECT_THAT(sentencesFor(none, "root/mech/carol"), IsEmpty());
    const Scenario scenario = withQueue(none,
        {{"carol", JobState::Pending}, {"carol", JobState::Pending}, {"dave", JobState::Running},
            {"dave", JobState::Suspended}});
    EXPECT_THAT(sentencesFor(scenario, "root/mech/carol"),
        ElementsAre("MaxSubmitJobs 2 of carol: 2 pending (100 %)!",
            "GrpTRES cpu=17 of mech: 16 in use (94 %)",
            "GrpSubmitJobs 4 of mech: 2 pending, 2 running (100 %)!"));
}

TEST(BindingLimits, LimitsPerUserAreHandedDown)
{
    const Scenario scenario =
        withQueue(limitedMech({.root = "MaxJobs=1", .mech = "MaxJobs=2(1)", .carol = "MaxJobs=9"}),
            {{"dave", JobState::Running}, {"dave", JobState::Running}, {"carol", JobState::Running}});
    EXPECT_THAT(sentencesFor(scenario, "root/mech/dave"),
        ElementsAre("MaxJobs 2 of mech for each user, here dave: 2 running (100 %)!"));
    EXPECT_THAT(sentencesFor(scenario, "root/mech/carol"), IsEmpty());
    EXPECT_THAT(sentencesFor(scenario, "root/mech"), IsEmpty());
}

TEST(BindingLimits, LimitsOfTheQosOfTheJobs)
{
    Scenario scenario = withQueue(limitedMech({}),
        {{"carol", JobState::Pending}, {"carol", JobState::Running}, {"dave", JobState::Running}});
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    for (Job& job : queue.jobs) {
        job.qos = "high";
        job.partitions = {{.name = "batch"}};
    }
    section.queue = SharedValue(std::move(queue));
    section.qosLimits = {
        {"high", "GrpTRES=cpu=17:GrpJobs=9:MaxJobsPU=1:MaxSubmitPA=3"}, {"low", "GrpJobs=0"}};
    scenario = withPriority(scenario, std::move(section));
    EXPECT_THAT(limitSentences(scenario, rowAt(scenario.tree, "root/mech/carol")),
        ElementsAre("GrpTRES cpu=17 of QOS high: 16 in use (94 %)",
            "MaxJobsPU 1 of QOS high, here carol: 1 running (100 %)",
            "MaxSubmitPA 3 of QOS high, here mech: 1 pending, 2 running (100 %)"));
    EXPECT_THAT(limitSentences(scenario, rowAt(scenario.tree, "root/mech")), IsEmpty());
    PrioritySection alone;
    alone.qosLimits = scenario.priority->qosLimits;
    const auto written = findFormat("fairshare")->write(withPriority(scenario, std::move(alone)));
    ASSERT_TRUE(written);
    const auto reopened = test::readAs("fairshare", *written);
    ASSERT_TRUE(reopened);
    EXPECT_EQ(reopened->scenario->priority->qosLimits, scenario.priority->qosLimits);
}

// The amounts count usage factors and decay as Slurm does.
TEST(BindingLimits, MinutesOfTheQosAreThoseInTheFile)
{
    Scenario scenario = withQueue(limitedMech({.mech = "DefaultQOS=usual"}), {{"carol", JobState::Pending}});
    PrioritySection section = *scenario.priority;
    JobQueue queue = *section.queue;
    queue.jobs.front().qos = "long";
    section.queue = SharedValue(std::move(queue));
    section.qosLimits = {
        {"long", "GrpTRESMins=cpu=2(2),mem=1000(266):GrpTRESRunMins=cpu=100(95):GrpWall=1(0.95)"},
        {"usual", "GrpTRESMins=cpu=0,mem=5:GrpJobs=1(1)"}, {"other", "GrpTRESMins=cpu=2(2)"}};
    scenario = withPriority(scenario, std::move(section));
    EXPECT_THAT(limitSentences(scenario, rowAt(scenario.tree, "root/mech/carol")),
        ElementsAre("GrpTRESMins cpu=2 of QOS long: 2 used (100 %)",
            "GrpTRESRunMins cpu=100 of QOS long: 95 reserved by running jobs (95 %)",
            "GrpTRESMins cpu=0 of QOS usual: no job may start", "GrpJobs 1 of QOS usual: 1 running (100 %)"));
    EXPECT_THAT(limitSentences(scenario, rowAt(scenario.tree, "root/mech/dave")),
        ElementsAre(
            "GrpTRESMins cpu=0 of QOS usual: no job may start", "GrpJobs 1 of QOS usual: 1 running (100 %)"));
}

TEST(BindingLimits, WallTimesAreReadAsSacctmgrPrintsThem)
{
    EXPECT_THAT(sentencesFor(limitedMech({.mech = "GrpWall='00:10:00(9.5)'"}), "root/mech"),
        ElementsAre("GrpWall 10 of mech: 9 used (90 %)"));
}

TEST(BindingLimits, LimitOfZeroBindsAtOnce)
{
    EXPECT_THAT(sentencesFor(limitedMech({.mech = "GrpTRESMins=cpu=0(0)"}), "root/mech/carol"),
        ElementsAre("GrpTRESMins cpu=0 of mech: 0 used!"));
    EXPECT_THAT(sentencesFor(limitedMech({}), "root/mech/carol"), IsEmpty());
}

} // namespace
} // namespace fairshare
