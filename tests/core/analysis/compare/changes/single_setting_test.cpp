// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/single_setting.h"

#include "core/priority/job.h"
#include "core/priority/priority_section.h"
#include "core/quota/groups/group_quotas.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

Scenario site()
{
    Scenario scenario;
    scenario.title = "site";
    PrioritySection priority;
    priority.config.weights = {.age = 1, .fairshare = 2, .jobSize = 3};
    priority.config.tresWeights = {{"cpu", 4}};
    priority.queue = SharedValue(JobQueue{{.cpus = 8, .nodes = 2}, {{.id = "7"}}});
    scenario = withPriority(scenario, std::move(priority));
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "a", .quota = 60}, {.name = "b.c", .quota = 40, .acceptsSurplus = true}};
    return withQuotas(scenario, std::move(quotas));
}

/// Everything that can differ does.
Scenario other()
{
    Scenario scenario = site();
    scenario.title = "proposal";
    scenario.settings.algorithm = "classic";
    scenario.settings.parameters["classic"]["damping"] = std::int64_t{3};
    PrioritySection priority = *scenario.priority;
    priority.config.weights = {
        .age = 10, .association = 5, .fairshare = 20, .jobSize = 30, .partition = 6, .qos = 7};
    priority.config.tresWeights = {{"mem", 1}};
    priority.config.flags.set("ACCRUE_ALWAYS");
    priority.config.favorSmall = true;
    priority.config.maxAgeSeconds = 60;
    priority.fairshareSource = FairshareSource::Tree;
    priority.queue = SharedValue(JobQueue{{.cpus = 9, .nodes = 3}, {{.id = "8"}, {.id = "9"}}});
    scenario = withPriority(scenario, std::move(priority));
    GroupQuotas quotas = *scenario.quotas;
    quotas.poolSize = 200;
    quotas.options.oversubscription = true;
    quotas.groups = {{.name = "new", .quota = 1}, {.name = "b.c", .quota = 50, .weight = 8, .demand = 12}};
    quotas.submitters = {{.name = "a.u@x"}};
    return withQuotas(scenario, std::move(quotas));
}

/// What is taken back one by one is all taken back, and each alone changes nothing else.
TEST(SingleSetting, TakesEveryDifferenceBackAlone)
{
    const Scenario before = site();
    Scenario now = other();
    std::size_t left = changedSettings(before, now).size();
    EXPECT_EQ(left, 25U);
    while (left > 0) {
        const SettingChange change = changedSettings(before, now).front();
        ASSERT_TRUE(isSingleSetting(change)) << change.name;
        auto back = withSetting(now, before, change);
        ASSERT_TRUE(back) << change.name;
        now = *std::move(back);
        ASSERT_EQ(changedSettings(before, now).size(), --left) << change.name;
    }
    EXPECT_EQ(now.priority->config, before.priority->config);
    EXPECT_EQ(*now.quotas, *before.quotas);
    EXPECT_EQ(now.title, "site");
}

TEST(SingleSetting, PutsAGroupBackWhereItStood)
{
    const Scenario before = site();
    Scenario now = before;
    GroupQuotas quotas = *now.quotas;
    quotas.groups.erase(quotas.groups.begin());
    now = withQuotas(now, std::move(quotas));
    const std::vector<SettingChange> changes = changedSettings(before, now);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes.front(), (SettingChange{"quotas.a", "quota 60", "", "a"}));
    const auto back = withSetting(now, before, changes.front());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->quotas->groups.front().name, "a");
    EXPECT_EQ(*back->quotas, *before.quotas);
}

/// "demand" ends with "d", which is no reason to take it for the whole group.
TEST(SingleSetting, TellsAFigureFromTheGroupWhateverItIsCalled)
{
    Scenario before = site();
    GroupQuotas quotas = *before.quotas;
    quotas.groups = {{.name = "d", .quota = 60}};
    before = withQuotas(before, quotas);
    quotas.groups.front().demand = 7;
    const Scenario now = withQuotas(before, std::move(quotas));
    const std::vector<SettingChange> changes = changedSettings(before, now);
    EXPECT_THAT(changes, ElementsAre(SettingChange{"quotas.d.demand", "0", "7", "d", "demand"}));
    const auto back = withSetting(now, before, changes.front());
    ASSERT_TRUE(back);
    EXPECT_EQ(*back->quotas, *before.quotas);
}

TEST(SingleSetting, LeavesMembersThatAreOnlyKeptAlone)
{
    Scenario now = site();
    now.unknown.emplace_back("site", "1");
    const std::vector<SettingChange> changes = changedSettings(site(), now);
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_FALSE(isSingleSetting(changes.front()));
    const auto back = withSetting(now, site(), changes.front());
    ASSERT_FALSE(back);
    EXPECT_EQ(back.error().message, "cannot revert 'site' alone; undo the whole step instead");
}

} // namespace
} // namespace fairshare
