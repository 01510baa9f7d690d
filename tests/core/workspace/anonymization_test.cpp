// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/anonymization.h"

#include "core/base/files/files.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/fairshare_weight.h"
#include "core/workspace/loaded_scenario.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

constexpr const char* Text = R"({"format": "fairshare-explorer", "version": 1, "title": "Secret", "tree":
  {"account": "root", "children": [
    {"account": "zoo", "shares": 3, "children": [{"user": "ann", "usage": 5}, {"user": "bob", "usage": 1}]},
    {"account": "ark", "shares": 2, "children": [{"user": "bob", "partition": "gpu"}]}]},
  "variants": [{"name": "Plan of Ann", "edits": [
    {"account": "zoo", "shares": 9, "rename_to": "zoology"},
    {"user": "carol", "of": "ark", "add": true},
    {"user": "nobody", "of": "ark", "shares": 4}]}]})";

Scenario scenario()
{
    const std::string path = testing::TempDir() + "anonymous_scenarios_test.fairshare";
    EXPECT_TRUE(writeFile(path, Text));
    const auto loaded = loadScenario(path);
    EXPECT_TRUE(loaded);
    return loaded->scenario;
}

TEST(AnonymousScenarios, RowsStayAndVariantsSpeakTheSameNames)
{
    const std::vector<Scenario> hidden = anonymized(std::vector<Scenario>{scenario(), scenario()});
    ASSERT_EQ(hidden.size(), 2U);
    const ShareTree& tree = hidden[0].tree;
    ASSERT_EQ(tree.size(), 6U);
    EXPECT_EQ(tree.name(0), "root");
    EXPECT_EQ(tree.name(1), "account-001"); // ark, before zoo and zoology
    EXPECT_EQ(tree.name(2), "user-0002"); // bob, between ann and carol
    EXPECT_EQ(tree.name(3), "account-002");
    EXPECT_EQ(hidden[1].tree, tree);
    const auto variants = variantsOf(hidden[0]);
    ASSERT_TRUE(variants);
    ASSERT_EQ(variants->size(), 1U);
    EXPECT_EQ(variants->front().name, "variant-1");
    ASSERT_EQ(variants->front().edits.size(), 2U); // nobody is in no tree
    EXPECT_EQ(variants->front().edits[0].name, "account-002");
    EXPECT_EQ(variants->front().edits[0].renameTo, "account-003");
    EXPECT_EQ(variants->front().edits[1].name, "user-0003");
    EXPECT_EQ(variants->front().edits[1].account, "account-001");
}

TEST(AnonymousScenarios, PrioritiesKeepNumbersAlone)
{
    PrioritySection section;
    section.config.weights.fairshare = 5000;
    section.config.weights.age = 7;
    section.config.flags.set("MAX_TRES");
    section.unknown = {{"site", "\"zoo\""}};
    section.unknownConfig = {{"contact", "\"ann\""}};
    Job job{.id = "4711",
        .user = "ann",
        .account = "ark",
        .qos = "bobs",
        .partitions = {{.name = "zoo-nodes"}},
        .unknown = {{"name", "\"secret\""}}};
    Job stranger{.id = "4712", .user = "aaron", .account = "ark", .partitions = {{}}};
    section.queue = SharedValue(JobQueue{.cluster = {8, 2}, .jobs = {job, stranger}});
    Scenario named = scenario();
    named.priority = SharedValue(section);
    named.sections.insert(named.sections.begin(), {"priority", R"({"jobs": [{"user": "ann"}]})"});
    const Scenario hidden = anonymized(std::vector<Scenario>{named}).front();
    EXPECT_EQ(hidden.priority->config, section.config);
    EXPECT_TRUE(hidden.priority->unknown.empty());
    EXPECT_TRUE(hidden.priority->unknownConfig.empty());
    ASSERT_EQ(hidden.priority->queue->jobs.size(), 2U);
    EXPECT_EQ(hidden.priority->queue->jobs[0],
        (Job{.id = "1",
            .user = "user-0002",
            .account = "account-001",
            .partitions = {{.name = "partition-02"}}}));
    EXPECT_EQ(hidden.priority->queue->jobs[1].user, "user-0001"); // known from the jobs alone
    EXPECT_EQ(hidden.sections.back(), (std::pair<std::string, std::string>("priority", "")));
    EXPECT_EQ(fairshareWeight(hidden), 5000U);
    EXPECT_EQ(variantsOf(hidden).value().size(), 1U);
}

TEST(AnonymousScenarios, AVariantThatIsShownStaysSo)
{
    const auto shown = withVariantShown(scenario(), "Plan of Ann");
    ASSERT_TRUE(shown);
    const std::vector<Scenario> hidden = anonymized(std::vector<Scenario>{*shown});
    ASSERT_TRUE(hidden[0].shown);
    EXPECT_EQ(hidden[0].shown->name, "variant-1");
    EXPECT_EQ(hidden[0].shown->own.size(), 6U);
    EXPECT_EQ(hidden[0].tree.size(), 7U);
}

} // namespace
} // namespace fairshare
