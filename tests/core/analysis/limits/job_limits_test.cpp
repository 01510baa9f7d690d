// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/job_limits.h"

#include "core/analysis/limits/binding_limits.h"
#include "core/analysis/limits/limit_reasons.h"
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

/// carol and dave in mech with limits as in a dump, and these jobs.
Scenario jobsOfMech(std::string_view mech, std::string_view carol, std::vector<Job> jobs, QosLimits qos = {})
{
    ShareTreeBuilder builder;
    const auto account =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "mech", .limits = mech});
    builder.add(account, {.name = "carol", .limits = carol});
    builder.add(account, {.name = "dave"});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    JobQueue queue;
    for (Job& job : jobs) {
        job.account = "mech";
        job.partitions = {{.name = "batch"}};
        queue.jobs.push_back(std::move(job));
    }
    PrioritySection section;
    section.queue = SharedValue(std::move(queue));
    section.qosLimits = std::move(qos);
    return withPriority(scenario, std::move(section));
}

Job askingJob(std::string id, std::string user, TresAmounts requested, std::uint32_t minutes = 60)
{
    return {.id = std::move(id),
        .user = std::move(user),
        .timeLimitMinutes = minutes,
        .requested = std::move(requested)};
}

Job inQosOf(Job job, std::string qos)
{
    job.qos = std::move(qos);
    return job;
}

std::vector<std::string> exceededAt(const Scenario& scenario, std::string_view path)
{
    std::vector<std::string> sentences;
    for (const ExceededLimit& limit : exceededLimits(scenario, rowAt(scenario.tree, path)))
        sentences.push_back(limit.sentence);
    return sentences;
}

TEST(JobLimits, EachTaskOfAnArrayIsAJob)
{
    const Scenario scenario = jobsOfMech("", "MaxTRESPerJob=cpu=4",
        {askingJob("7_[1-3,9]", "carol", {{"cpu", 5}}), askingJob("8", "carol", {{"cpu", 6}})});
    EXPECT_THAT(exceededAt(scenario, "root/mech/carol"),
        ElementsAre(
            "MaxTRESPerJob cpu=4 of carol: 5 jobs, such as 7_[1-3,9], ask for up to 6 and never start "
            "(AssocMaxCpuPerJobLimit)"));
}

TEST(JobLimits, JobsAboveALimitNeverStart)
{
    const Scenario scenario = jobsOfMech("", "MaxTRESPerJob=cpu=4,mem=1000M",
        {askingJob("1", "carol", {{"cpu", 4}, {"mem", 1000}}),
            askingJob("2", "carol", {{"cpu", 5}, {"mem", 100}}),
            askingJob("3", "carol", {{"cpu", 8}, {"mem", 1001}}), askingJob("4", "dave", {{"cpu", 99}})});
    EXPECT_THAT(exceededAt(scenario, "root/mech/carol"),
        ElementsAre("MaxTRESPerJob cpu=4 of carol: 2 jobs, such as 2, ask for up to 8 and never start "
                    "(AssocMaxCpuPerJobLimit)",
            "MaxTRESPerJob mem=1000M of carol: job 3 asks for 1001 and never starts (AssocMaxMemPerJob)"));
    EXPECT_THAT(exceededAt(scenario, "root/mech/dave"), IsEmpty());
    EXPECT_THAT(limitSentences(scenario, rowAt(scenario.tree, "root/mech/carol")),
        ElementsAre(testing::HasSubstr("AssocMaxCpuPerJobLimit"), testing::HasSubstr("AssocMaxMemPerJob")));
    EXPECT_THAT(jobLimitReasons(scenario),
        ElementsAre("", "AssocMaxCpuPerJobLimit", "AssocMaxCpuPerJobLimit, AssocMaxMemPerJob", ""));
}

TEST(JobLimits, LimitsOfAccountsAreHandedDown)
{
    const Scenario scenario = jobsOfMech("MaxTRESPerJob=cpu=4,node=1:MaxWallDurationPerJob=10",
        "MaxTRESPerJob=cpu=9",
        {askingJob("1", "carol", {{"cpu", 5}, {"node", 2}}, 10), askingJob("2", "dave", {{"cpu", 5}}, 11)});
    EXPECT_THAT(exceededAt(scenario, "root/mech/carol"),
        ElementsAre(
            "MaxTRESPerJob node=1 of mech for each user, here carol: job 1 asks for 2 and never starts "
            "(AssocMaxNodePerJobLimit)"));
    EXPECT_THAT(exceededAt(scenario, "root/mech"),
        ElementsAre("MaxTRESPerJob node=1 of mech for each user: job 1 asks for 2 and never starts "
                    "(AssocMaxNodePerJobLimit)",
            "MaxTRESPerJob cpu=4 of mech for each user: job 2 asks for 5 and never starts "
            "(AssocMaxCpuPerJobLimit)",
            "MaxWallDurationPerJob 10 of mech for each user: job 2 asks for 11 and never starts "
            "(AssocMaxWallDurationPerJobLimit)"));
}

// The amounts of a real cluster: 2 CPUs for 60 minutes, 10 CPUs on 2 nodes.
TEST(JobLimits, MinutesAndNodesCount)
{
    const Scenario scenario = jobsOfMech("", "MaxTRESMinsPerJob=cpu=100:MaxTRESPerNode=cpu=4",
        {askingJob("63", "carol", {{"cpu", 2}}), askingJob("64", "carol", {{"cpu", 10}, {"node", 2}}, 10),
            askingJob("65", "carol", {{"cpu", 9}, {"node", 2}}, 10)});
    EXPECT_THAT(exceededAt(scenario, "root/mech/carol"),
        ElementsAre("MaxTRESMinsPerJob cpu=100 of carol: job 63 asks for 120 and never starts "
                    "(AssocMaxCpuMinutesPerJobLimit)",
            "MaxTRESPerNode cpu=4 of carol: job 64 asks for 5 and never starts (AssocMaxCpuPerNode)"));
}

TEST(JobLimits, LimitsOfQosGoBeforeThoseOfAssociations)
{
    const Scenario scenario = jobsOfMech("", "MaxTRESPerJob=cpu=4,mem=100",
        {inQosOf(askingJob("1", "carol", {{"cpu", 8}, {"mem", 200}}), "high"),
            inQosOf(askingJob("2", "carol", {{"cpu", 17}}), "high"),
            inQosOf(askingJob("3", "carol", {{"cpu", 1}}, 90), "least")},
        {{"high", "MaxTRES=cpu=16"}, {"least", "MinTRES=cpu=2:MaxWall=60"}});
    EXPECT_THAT(exceededAt(scenario, "root/mech/carol"),
        ElementsAre("MaxTRESPerJob mem=100 of carol: job 1 asks for 200 and never starts (AssocMaxMemPerJob)",
            "MaxTRES cpu=16 of QOS high: job 2 asks for 17 and never starts (QOSMaxCpuPerJobLimit)",
            "MinTRES cpu=2 of QOS least: job 3 asks for only 1 and never starts (QOSMinCpuNotSatisfied)",
            "MaxWall 60 of QOS least: job 3 asks for 90 and never starts (QOSMaxWallDurationPerJobLimit)"));
}

TEST(JobLimits, SafeUsageFactorMultipliesMinutes)
{
    const Scenario scenario = jobsOfMech("", "",
        {inQosOf(askingJob("1", "carol", {{"cpu", 2}}, 30), "safe"),
            inQosOf(askingJob("2", "carol", {{"cpu", 2}}, 30), "usual")},
        {{"safe", "MaxTRESMins=cpu=100:UsageFactorSafe=3.000000"}, {"usual", "MaxTRESMins=cpu=100"}});
    EXPECT_THAT(exceededAt(scenario, "root/mech/carol"),
        ElementsAre("MaxTRESMins cpu=100 of QOS safe: job 1 asks for 180 and never starts "
                    "(QOSMaxCpuMinutesPerJobLimit)"));
}

TEST(JobLimits, UnknownRequestsAreNotCompared)
{
    Job unlimited = askingJob("1", "carol", {});
    unlimited.timeLimitMinutes.reset();
    Job running = askingJob("2", "carol", {{"cpu", 99}});
    running.state = JobState::Running;
    const Scenario scenario = jobsOfMech("", "MaxTRESPerJob=cpu=4,gres/gpu=1:MaxWallDurationPerJob=10",
        {unlimited, running, askingJob("3", "eve", {{"cpu", 9}})});
    EXPECT_THAT(exceededAt(scenario, "root"), IsEmpty());
}

TEST(JobLimits, WallTimesAreReadAsSacctmgrPrintsThem)
{
    const Scenario scenario =
        jobsOfMech("", "MaxWallDurationPerJob='1-00:00:00'", {askingJob("1", "carol", {}, 1441)});
    const auto limits = exceededLimits(scenario, rowAt(scenario.tree, "root/mech/carol"));
    ASSERT_EQ(limits.size(), 1U);
    EXPECT_EQ(limits[0].sentence,
        "MaxWallDurationPerJob 1440 of carol: job 1 asks for 1441 and never starts "
        "(AssocMaxWallDurationPerJobLimit)");
}

TEST(JobLimits, ReasonsAreSpelledAsInSlurm)
{
    EXPECT_EQ(
        limitReason(LimitOwner::Association, JobLimitKind::Tres, "gres/gpu:a100"), "AssocMaxGRESPerJob");
    EXPECT_EQ(limitReason(LimitOwner::Qos, JobLimitKind::TresMinutes, "mem"), "QOSMaxMemoryMinutesPerJob");
    EXPECT_EQ(limitReason(LimitOwner::Qos, JobLimitKind::TresPerNode, "node"), "");
    EXPECT_EQ(limitReason(LimitOwner::Qos, JobLimitKind::Tres, "energy"), "");
}

} // namespace
} // namespace fairshare
