// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/anonymous_scenarios.h"

#include "core/base/files.h"
#include "core/io/fairshare_weight.h"
#include "core/io/scenario_files.h"
#include "core/io/scenario_variants.h"

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

/// The section that holds the settings of priorities; "" where there is none.
std::string priorityOf(const Scenario& scenario)
{
    for (const auto& [name, text] : scenario.sections)
        if (name == "priority")
            return text;
    return {};
}

TEST(AnonymousScenarios, PrioritiesKeepWhatSlurmNames)
{
    Scenario named = scenario();
    named.sections.insert(named.sections.begin(),
        {"priority", R"({"cluster": "ark", "config": {"weights": {"fairshare": 5000, "age": 7, "ann": 3},
            "flags": ["MAX_TRES", "BOB"], "site": "zoo"}, "jobs": [{"user": "ann"}]})"});
    const Scenario hidden = anonymized(std::vector<Scenario>{named}).front();
    EXPECT_EQ(
        priorityOf(hidden), R"({"config":{"weights":{"age":7,"fairshare":5000},"flags":["MAX_TRES"]}})");
    EXPECT_EQ(fairshareWeight(hidden), 5000U);
    EXPECT_EQ(variantsOf(hidden).value().size(), 1U);
    named.sections.front().second = "[1, 2]";
    EXPECT_EQ(priorityOf(anonymized(std::vector<Scenario>{named}).front()), R"({"config":{}})");
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
