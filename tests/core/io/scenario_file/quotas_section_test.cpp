// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import/import.h"
#include "core/io/scenario_file/fairshare_writer.h"
#include "core/scenario/sections.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::quotasFromText;
using test::readAs;
using test::remarksOf;
using testing::ElementsAre;
using testing::IsEmpty;

std::string scenarioText(const std::string& quotas)
{
    return "{ \"format\": \"fairshare-explorer\", \"version\": 1, \"tree\": { \"account\": \"root\" },\n"
           "  \"quotas\": "
        + quotas + "\n}\n";
}

std::string groupText(const std::string& members)
{
    return scenarioText("{ \"pool_size\": 10, \"groups\": [\n{ \"name\": \"a\", " + members + " }] }");
}

TEST(QuotasSection, EveryMemberIsRead)
{
    const GroupQuotas quotas = quotasFromText("fairshare", scenarioText(R"({
        "pool_size": 2000.5,
        "options": { "weighted_slots": false, "oversubscription": true, "strict_quota": false,
          "consider_preemption": false, "weighted_demand": false, "root_requested": 7,
          "round_robin_rate": 10, "max_allocation_rounds": 4, "priority_half_life_seconds": 3600,
          "default_priority_factor": 5, "nice_user_priority_factor": 6, "remote_priority_factor": 7,
          "sort_expression": "A" },
        "groups": [
          { "name": "a", "quota": 0.5, "dynamic": true, "weight": 8, "accept_surplus": true,
            "autoregroup": true, "threshold": 40, "demand": 100, "requested": 6000, "usage": 30,
            "priority_factor": 2 },
          { "name": "b", "quota": null } ],
        "submitters": [ { "name": "a.u@x", "real_priority": 0.5, "priority_factor": 10,
          "effective_priority": 5, "usage": 3, "requested": 9, "floor": 1, "ceiling": 8,
          "usage_hours": 77.5 } ] })"));
    GroupQuotas expected;
    expected.poolSize = 2000.5;
    expected.options = {.weightedSlots = false,
        .oversubscription = true,
        .strictQuota = false,
        .considersPreemption = false,
        .rootRequested = 7,
        .roundRobinRate = 10,
        .maxAllocationRounds = 4,
        .weightedDemand = false,
        .priorityHalfLife = 3600,
        .defaultPriorityFactor = 5,
        .niceUserPriorityFactor = 6,
        .remotePriorityFactor = 7,
        .sortExpression = "A"};
    expected.groups = {{.name = "a",
                           .quota = 0.5,
                           .isDynamic = true,
                           .acceptsSurplus = true,
                           .autoregroup = true,
                           .weight = 8,
                           .threshold = 40,
                           .demand = 100,
                           .requested = 6000,
                           .usage = 30,
                           .priorityFactor = 2},
        {.name = "b"}};
    expected.submitters = {{.name = "a.u@x",
        .realPriority = 0.5,
        .priorityFactor = 10,
        .effectivePriority = 5,
        .requested = 9,
        .floor = 1,
        .ceiling = 8,
        .usageHours = 77.5,
        .usage = 3}};
    EXPECT_EQ(quotas, expected);
    // Written anew it is the same.
    const auto text = writeFairshare(withQuotas({}, quotas));
    ASSERT_TRUE(text);
    EXPECT_EQ(quotasFromText("fairshare", *text), quotas) << *text;
}

TEST(QuotasSection, IsWrittenAGroupALine)
{
    GroupQuotas quotas;
    quotas.poolSize = 10;
    quotas.groups = {{.name = "a", .quota = 4}, {.name = "a.b", .autoregroup = true, .priorityFactor = 2}};
    quotas.submitters = {{.name = "u@x", .realPriority = 0.5}};
    quotas.unknown = {{"mine", "[1]"}};
    quotas.groups[0].unknown = {{"colour", "\"red\""}};
    const std::string text = *writeFairshare(withQuotas({}, quotas));
    EXPECT_EQ(text.substr(text.find("  \"quotas\"")),
        R"(  "quotas": {
    "pool_size": 10,
    "options": { "weighted_slots": true, "oversubscription": false },
    "groups": [
      { "name": "a", "quota": 4, "dynamic": false, "weight": 1, "accept_surplus": false, "threshold": 0, "demand": 0, "requested": 0, "usage": 0, "colour": "red" },
      { "name": "a.b", "quota": null, "dynamic": false, "weight": 1, "accept_surplus": false, "autoregroup": true, "threshold": 0, "demand": 0, "requested": 0, "usage": 0, "priority_factor": 2 }
    ],
    "submitters": [
      { "name": "u@x", "real_priority": 0.5, "usage": 0 }
    ],
    "mine": [1]
  }
}
)");
}

TEST(QuotasSection, UnchangedTextIsKept)
{
    const std::string text = groupText("\"quota\" : 1e1, \"mine\": [ 1 ]");
    const auto import = readAs("fairshare", text);
    ASSERT_TRUE(import);
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("3:31: unknown_member: unknown key \"mine\" in a group; it has no effect"));
    EXPECT_THAT(*writeFairshare(*import->scenario), testing::HasSubstr("\"quota\" : 1e1, \"mine\": [ 1 ]"));
}

TEST(QuotasSection, BadValuesAreRefusedWithTheirPlace)
{
    const auto error = [](const std::string& members) { return errorOf("fairshare", groupText(members)); };
    EXPECT_EQ(error("\"quota\": -5"), "3:25: quota is -5; expected a number, 0 or more");
    EXPECT_EQ(error("\"quota\": \"5\""), "3:25: quota is \"5\"; expected a number, 0 or more");
    EXPECT_EQ(error("\"quota\": \"nan\""), "3:25: quota is \"nan\"; expected a number, 0 or more");
    EXPECT_EQ(error("\"quota\": 1e999"),
        "3:25: the number 1e999 is too large; the largest is 1.7976931348623157e308");
    EXPECT_EQ(error("\"quota\": 1.5, \"dynamic\": true"),
        "3:25: quota is 1.5; expected a fraction from 0 to 1 for a dynamic group");
    EXPECT_EQ(error("\"dynamic\": 1"), "3:27: dynamic is 1; expected true or false");
    EXPECT_EQ(error("\"weight\": -1"), "3:26: weight is -1; expected a number, 0 or more");
    EXPECT_EQ(error("\"priority_factor\": 0"), "3:35: priority_factor is 0; expected a number above 0");
    const auto section = [](const std::string& text) { return errorOf("fairshare", scenarioText(text)); };
    EXPECT_EQ(section("[]"), "2:13: \"quotas\" must be an object; found a list");
    EXPECT_EQ(section("{\"pool_size\": -1}"), "2:27: pool_size is -1; expected a number, 0 or more");
    EXPECT_EQ(
        section("{\"pool_size\": 1, \"groups\": {}}"), "2:40: \"groups\" must be a list; found an object");
    EXPECT_EQ(
        section("{\"pool_size\": 1, \"groups\": [1]}"), "2:41: a group must be an object; found a number");
    EXPECT_EQ(
        section("{\"pool_size\": 1, \"groups\": [{}]}"), "2:41: \"name\" is missing; every group needs one");
    EXPECT_EQ(section("{\"pool_size\": 1, \"groups\": [{\"name\": \" \"}]}"), "2:50: the name is empty");
    EXPECT_EQ(section("{\"pool_size\": 1, \"options\": {\"round_robin_rate\": 0.5}}"),
        "2:62: round_robin_rate is 0.5; expected a number, 1 or more");
    EXPECT_EQ(section("{\"pool_size\": 1, \"options\": {\"max_allocation_rounds\": 0}}"),
        "2:67: max_allocation_rounds is 0; expected a whole number, 1 or more");
    EXPECT_EQ(section("{\"pool_size\": 1e308, \"groups\": [{\"name\": \"a\", \"quota\": 1e308}]}"),
        "2:13: the pool size and the group quotas are too large to add up");
}

TEST(QuotasSection, OddGroupsAreToldAndKept)
{
    const auto import = readAs("fairshare",
        scenarioText("{ \"pool_size\": 10, \"groups\": [\n{ \"name\": \"b.c\", \"quota\": 1 },\n"
                     "{ \"name\": \"a\", \"quota\": 1 },\n{ \"name\": \"A\", \"quota\": 1 }] }"));
    ASSERT_TRUE(import);
    EXPECT_EQ(import->scenario->quotas->groups.size(), 3U);
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("5:1: group_repeated: group 'A' is ignored because 'a' already exists; names are not "
                    "case-sensitive",
            "3:1: group_orphan: group 'b.c' is ignored because its parent group 'b' is missing"));
}

TEST(QuotasSection, MissingPoolSizeIsTheSumOfTheFirstLevel)
{
    const auto import = readAs("fairshare",
        scenarioText(
            "{ \"groups\": [ { \"name\": \"a\", \"quota\": 4 }, { \"name\": \"b\", \"quota\": 5 } ] }"));
    ASSERT_TRUE(import);
    EXPECT_EQ(import->scenario->quotas->poolSize, 9.0);
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("2:3: pool_size_assumed: the file does not contain the pool size; assuming 9, the sum of "
                    "the first-level quotas"));
    EXPECT_THAT(readAs("fairshare", scenarioText("{ \"pool_size\": 0 }"))->diagnostics, IsEmpty());
}

} // namespace
} // namespace fairshare
