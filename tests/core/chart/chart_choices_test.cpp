// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_choices.h"

#include "core/chart/chart_registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(ChartChoices, AreReadBackFromTheValuesThatDiffer)
{
    for (const Chart& chart : charts()) {
        EXPECT_THAT(choicesFrom(chart.parameters, withDefaults(chart.parameters, {})), testing::IsEmpty());
        ParameterValues values;
        for (const ParameterSpec& spec : chart.parameters)
            values.emplace(spec.id,
                spec.isChoice() ? ParameterValue(std::string(spec.choices.back()))
                                : ParameterValue(spec.maximum));
        const auto choices = choicesFrom(chart.parameters, values);
        const auto read = chosenValues(chart, choices);
        ASSERT_TRUE(read) << chart.id;
        EXPECT_EQ(withDefaults(chart.parameters, *read), values) << chart.id;
    }
}

TEST(ChartChoices, NameParameterAndValue)
{
    const Chart& recovery = *findChart("recovery");
    EXPECT_THAT(choicesFrom(recovery.parameters, {{"half_life", std::int64_t{3}}}),
        testing::ElementsAre("half_life=3"));
}

} // namespace
} // namespace fairshare
