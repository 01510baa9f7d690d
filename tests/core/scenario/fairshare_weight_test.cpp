// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/fairshare_weight.h"

#include "core/priority/priority_section.h"
#include "core/scenario/scenario.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(FairshareWeight, IsWhatTheScenarioSays)
{
    PrioritySection section;
    section.config.weights.fairshare = 4294967295U;
    Scenario scenario;
    scenario.priority = SharedValue(section);
    EXPECT_EQ(fairshareWeight(scenario), 4294967295U);
}

TEST(FairshareWeight, IsNothingWhereItDoesNotSay)
{
    EXPECT_EQ(fairshareWeight(Scenario()), std::nullopt);
    Scenario scenario;
    scenario.priority = SharedValue(PrioritySection());
    EXPECT_EQ(fairshareWeight(scenario), std::nullopt);
}

} // namespace
} // namespace fairshare
