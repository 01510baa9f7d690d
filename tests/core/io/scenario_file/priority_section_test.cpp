// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import/import.h"
#include "core/priority/job.h"
#include "core/priority/priority_config.h"
#include "core/priority/priority_section.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "tests/core/io/sample_files.h"
#include "tests/core/io/section_file.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::fileWithSection;
using test::readAs;
using test::scenarioFromText;
using test::writtenAs;
using testing::ElementsAre;

Scenario scenarioWithPriority(std::string_view priority)
{
    return scenarioFromText("fairshare", fileWithSection("priority", priority));
}

std::string priorityRefusal(std::string_view priority)
{
    return errorOf("fairshare", fileWithSection("priority", priority));
}

/// In the 8th line; one such factor and several.
std::vector<std::string> remarksAbout(std::string_view jobs)
{
    const auto import =
        readAs("fairshare", fileWithSection("priority", fmt::format("{{\n\"jobs\": {}}}", jobs)));
    return import ? test::remarksOf(*import) : std::vector<std::string>{describe(import.error())};
}

TEST(PrioritySection, TellsFactorsAboveOne)
{
    EXPECT_THAT(remarksAbout(R"([{"job_id": "1", "fairshare": 1}, {"job_id": "2", "fairshare": 7.5}])"),
        ElementsAre("8:72: fairshare_range: fairshare is 7.5; factors should be from 0 to 1, but the value "
                    "is used as is"));
    EXPECT_THAT(remarksAbout(R"([{"job_id": "1", "fairshare": 2}, {"job_id": "2", "fairshare": 7.5}])"),
        ElementsAre("8:39: fairshare_range: fairshare is 2; factors should be from 0 to 1, but the value is "
                    "used as is"));
}

TEST(PrioritySection, TellsFiguresAboveTheLargestOfTheCluster)
{
    EXPECT_THAT(remarksAbout(R"([{"job_id": "1", "qos_priority": 9, "qos_priority_max": 1}])"),
        ElementsAre("8:42: above_maximum: qos_priority is 9, above qos_priority_max 1; factors should be "
                    "from 0 to 1, but the value is used as is"));
    EXPECT_THAT(remarksAbout(R"([{"job_id": "1", "assoc_priority_max": 3, "assoc_priority": 4}])"),
        ElementsAre("8:69: above_maximum: assoc_priority is 4, above assoc_priority_max 3; factors should be "
                    "from 0 to 1, but the value is used as is"));
    EXPECT_THAT(remarksAbout(R"([{"partition_factor_max": 1, "partitions": [{"partition": "a", )"
                             R"("partition_factor": 2}, {"partition": "b", "partition_factor": 5}]},)"
                             "\n"
                             R"({"partition_factor": 6, "partition_factor_max": 2}])"),
        ElementsAre("8:135: above_maximum: partition_factor is 5, above partition_factor_max 1; factors "
                    "should be from 0 to 1, but the value is used as is"));
    EXPECT_THAT(
        remarksAbout(R"([{"qos_priority": 9, "qos_priority_max": 9, "assoc_priority": 1}])"), ElementsAre());
}

/// As the program writes it.
constexpr std::string_view CanonicalPriority = R"({
    "config": {
      "flags": ["FAIR_TREE", "MAX_TRES"],
      "favor_small": true,
      "max_age_s": 86400,
      "weights": { "age": 2457, "assoc": 1, "fairshare": 1073737728, "job_size": 2, "partition": 3, "qos": 3221225472, "x": 9 },
      "tres_weights": { "cpu": 819, "mem": 0.25, "gres/gpu": 245 },
      "contact": { "name": "ops" }
    },
    "fairshare_from": "tree",
    "cluster": { "cpus": 36000, "nodes": 1000 },
    "jobs": [
      { "job_id": "19_4", "user": "ann", "account": "phys", "qos": "normal", "state": "running", "age_s": 60, "fairshare": 0.1, "assoc_priority": 1, "assoc_priority_max": 2, "cpus": 3, "min_nodes": 4, "time_limit_min": 5, "partition": "std", "partition_factor": 6, "partition_max_time_min": 7, "partition_tres": { "cpu": 8 }, "last_priority": 9, "job_size_factor": 0.25, "partition_factor_max": 10, "qos_priority": 11, "qos_priority_max": 12, "site": -13, "nice": 14, "tres_req": { "cpu": 15, "mem": 16 }, "set_priority": 0, "name": "x" },
      { "job_id": "20", "age_s": null, "assoc_priority": 0, "assoc_priority_max": 0, "cpus": 0, "min_nodes": 1, "time_limit_min": null, "partitions": [{ "partition": "a", "partition_factor": 1, "partition_max_time_min": null, "partition_tres": {} }, { "partition": "b", "partition_factor": 2, "partition_max_time_min": 3, "partition_tres": {} }], "partition_factor_max": 1, "qos_priority": 0, "qos_priority_max": 0, "site": 0, "nice": 0, "tres_req": {} }
    ],
    "owner": 1
  })";

TEST(PrioritySectionFile, ReadsEveryMember)
{
    const Scenario scenario = scenarioWithPriority(CanonicalPriority);
    const PrioritySection& section = *scenario.priority;
    EXPECT_THAT(section.config.flags.names(), ElementsAre("FAIR_TREE", "MAX_TRES"));
    EXPECT_TRUE(section.config.favorSmall);
    EXPECT_EQ(section.config.maxAgeSeconds, 86400U);
    EXPECT_EQ(section.config.weights, (PriorityWeights{2457, 1, 1073737728, 2, 3, 3221225472}));
    EXPECT_EQ(section.config.tresWeights,
        (std::vector<TresWeight>{{"cpu", 819}, {"mem", 0.25}, {"gres/gpu", 245}}));
    EXPECT_EQ(section.fairshareSource, FairshareSource::Tree);
    EXPECT_EQ(section.queue->cluster, (PriorityCluster{36000, 1000}));
    ASSERT_EQ(section.queue->jobs.size(), 2U);
    const Job expected{.id = "19_4",
        .user = "ann",
        .account = "phys",
        .qos = "normal",
        .state = JobState::Running,
        .ageSeconds = 60,
        .fairshare = 0.1,
        .associationPriority = 1,
        .cpus = 3,
        .minNodes = 4,
        .timeLimitMinutes = 5,
        .qosPriority = 11,
        .site = -13,
        .nice = 14,
        .maxima = {2, 10, 12},
        .requested = {{"cpu", 15}, {"mem", 16}},
        .partitions = {{"std", 6, 7, {{"cpu", 8}}, 9, 0.25}},
        .setPriority = 0,
        .unknown = {{"name", "\"x\""}}};
    EXPECT_EQ(section.queue->jobs[0], expected);
    const Job& second = section.queue->jobs[1];
    EXPECT_EQ(second.partitions,
        (std::vector<JobPartition>{{.name = "a"}, {.name = "b", .jobFactor = 2, .maxTimeMinutes = 3}}));
    EXPECT_EQ(second.ageSeconds, std::nullopt);
}

TEST(PrioritySectionFile, IsKeptVerbatimUntilItChanges)
{
    const std::string spelled = "{ \"jobs\": [ {\"job_id\":7} ],   \"config\": {} }";
    const Scenario scenario = scenarioWithPriority(spelled);
    EXPECT_EQ(writtenAs("fairshare", scenario), fileWithSection("priority", spelled));
    EXPECT_EQ(writtenAs("fairshare", withPriority(scenario, *scenario.priority)),
        fileWithSection("priority", spelled));
    PrioritySection changed = *scenario.priority;
    changed.config.weights.age = 5;
    const std::string rewritten = writtenAs("fairshare", withPriority(scenario, changed));
    const auto again = readAs("fairshare", rewritten);
    ASSERT_TRUE(again) << describe(again.error());
    EXPECT_EQ(*again->scenario->priority, changed);
}

TEST(PrioritySectionFile, IsWrittenAsItReads)
{
    Scenario scenario = scenarioWithPriority(CanonicalPriority);
    scenario.sections.front().second.clear(); // as after a change
    EXPECT_EQ(writtenAs("fairshare", scenario), fileWithSection("priority", CanonicalPriority));
}

TEST(PrioritySectionFile, JobsWithoutIdsAreNumbered)
{
    const Scenario scenario = scenarioWithPriority(R"({"jobs": [{}, {"job_id": 12}, {}]})");
    std::vector<std::string> ids;
    for (const Job& job : scenario.priority->queue->jobs)
        ids.push_back(job.id);
    EXPECT_THAT(ids, ElementsAre("1", "12", "3"));
}

TEST(PrioritySectionFile, WrongValuesAreRefusedWithTheirPlace)
{
    EXPECT_EQ(priorityRefusal("[]"), "7:15: \"priority\" must be an object; found a list");
    EXPECT_EQ(priorityRefusal(R"({"config": {"weights": {"age": -1}}})"),
        "7:46: age is -1; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(priorityRefusal(R"({"config": {"weights": {"age": 4294967296}}})"),
        "7:46: age is 4294967296; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(priorityRefusal(R"({"config": {"weights": {"age": 0.5}}})"),
        "7:46: age is 0.5; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(priorityRefusal(R"({"config": {"tres_weights": {"cpu": "NaN"}}})"),
        "7:51: cpu is \"NaN\"; expected a number, 0 or more");
    EXPECT_EQ(priorityRefusal(R"({"config": {"tres_weights": {"gpu": 1}}})"),
        "7:44: unknown TRES \"gpu\"; expected one of cpu, mem, energy, node, billing, fs/disk, vmem, pages, "
        "gres/NAME, license/NAME, bb/NAME, ic/NAME, fs/NAME");
    EXPECT_EQ(priorityRefusal(R"({"config": {"flags": ["FAST"]}})"),
        "7:37: unknown priority flag \"FAST\"; expected one of ACCRUE_ALWAYS, CALCULATE_RUNNING, "
        "DEPTH_OBLIVIOUS, FAIR_TREE, INCR_ONLY, LEVEL_BASED, MAX_TRES, MAX_TRES_GRES, NO_FAIR_TREE, "
        "NO_NORMAL_ALL, NO_NORMAL_ASSOC, NO_NORMAL_PART, NO_NORMAL_QOS, NO_NORMAL_TRES, "
        "SMALL_RELATIVE_TO_TIME, TICKET_BASED");
    EXPECT_EQ(priorityRefusal(R"({"config": {"favor_small": 1}})"),
        "7:42: favor_small is 1; expected true or false");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [3]})"), "7:25: a job must be an object; found a number");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [{"nice": -2147483646}]})"),
        "7:34: nice is -2147483646; expected a whole number from -2147483645 to 2147483645");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [{"fairshare": 1e999}]})"),
        "7:39: the number 1e999 is too large; the largest is 1.7976931348623157e308");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [{"state": "lost"}]})"),
        "7:35: state is \"lost\"; expected \"pending\", \"running\", \"suspended\"");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [{"partitions": []}]})"),
        "7:40: partitions is []; expected a list of at least one partition");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [{"partition": "a", "partitions": [{}]}]})"),
        "7:26: a job with \"partitions\" cannot have its own \"partition\"; move it into one of the "
        "partitions");
    EXPECT_EQ(priorityRefusal(R"({"fairshare_from": "moon"})"),
        "7:34: fairshare_from is \"moon\"; expected \"file\", \"tree\"");
    EXPECT_EQ(
        priorityRefusal(R"({"jobs": [{"tres_req": {"CPU": 1, "cpu": 2}}]})"), "7:49: duplicate key \"cpu\"");
    EXPECT_EQ(priorityRefusal(R"({"jobs": [{"tres_req": {"cpu": -1}}]})"),
        "7:46: cpu is -1; expected a whole number, 0 or more");
}

TEST(PrioritySectionFile, EachIdIsThatOfOneJob)
{
    EXPECT_EQ(priorityRefusal("{\"jobs\": [{\"job_id\": 7},\n{\"job_id\": \"7\"}]}"),
        "8:1: the job ID '7' is already used on line 7; IDs must be unique (a job without job_id is numbered "
        "by its position)");
}

TEST(PrioritySectionFile, UnknownTresAreTold)
{
    const auto import = readAs("fairshare",
        fileWithSection(
            "priority", R"({"jobs": [{"tres_req": {"gpu": 1, "gres/gpu": 1}}, {"tres_req": {"gpu": 2}}]})"));
    ASSERT_TRUE(import);
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre(
            "7:39: unknown_tres: unknown TRES 'gpu' cannot have a weight; expected one of cpu, mem, energy, "
            "node, billing, fs/disk, vmem, pages, gres/NAME, license/NAME, bb/NAME, ic/NAME, fs/NAME"));
    EXPECT_EQ(import->scenario->priority->queue->jobs[1].requested, (TresAmounts{{"gpu", 2}}));
}

TEST(PrioritySectionFile, UnknownMembersAreTold)
{
    const auto import = readAs(
        "fairshare", fileWithSection("priority", R"({"colour": 1, "jobs": [{"mood": 2}, {"mood": 3}]})"));
    ASSERT_TRUE(import);
    std::vector<std::string> told;
    for (const Diagnostic& diagnostic : import->diagnostics)
        told.push_back(describe(diagnostic, "f"));
    EXPECT_EQ(told.size(), 2U);
    EXPECT_EQ(import->scenario->priority->unknown, (JsonMembers{{"colour", "1"}}));
}

} // namespace
} // namespace fairshare
