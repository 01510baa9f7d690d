// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/fairshare_weight.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

std::optional<std::uint32_t> weightOf(const std::string& section)
{
    Scenario scenario;
    scenario.sections = {{"quotas", "{}"}, {"priority", section}};
    return fairshareWeight(scenario);
}

TEST(FairshareWeight, IsWhatTheScenarioSays)
{
    EXPECT_EQ(weightOf(R"({"config": {"flags": [], "weights": {"age": 1, "fairshare": 4294967295}}})"),
        4294967295U);
    EXPECT_EQ(weightOf(R"({"config": {"weights": {"fairshare": 0}}})"), 0U);
}

TEST(FairshareWeight, IsNothingWhereItDoesNotSay)
{
    EXPECT_EQ(fairshareWeight(Scenario()), std::nullopt);
    EXPECT_EQ(weightOf("{}"), std::nullopt);
    EXPECT_EQ(weightOf("[]"), std::nullopt);
    EXPECT_EQ(weightOf(R"({"config": {"weights": []}})"), std::nullopt);
    EXPECT_EQ(weightOf(R"({"config": {"weights": {"fairshare": "many"}}})"), std::nullopt);
    EXPECT_EQ(weightOf(R"({"config": {"weights": {"fairshare": 4294967296}}})"), std::nullopt);
}

} // namespace
} // namespace fairshare
