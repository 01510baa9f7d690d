// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/axis_ticks.h"

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

std::vector<std::string> numbersOf(double highest, const char* unit = "node-h")
{
    std::vector<std::string> texts;
    for (const PlotTick& tick : ticksOf({.unit = unit, .lowest = 0, .highest = highest, .firstTick = 0}, 4))
        if (tick.at <= highest)
            texts.push_back(tick.text);
    return texts;
}

TEST(AxisNumbers, AreShortWhereAllAreWholeMillions)
{
    EXPECT_THAT(numbersOf(30e9), ElementsAre("0", "5G", "10G", "15G", "20G", "25G", "30G"));
    EXPECT_THAT(numbersOf(6e6), ElementsAre("0", "1M", "2M", "3M", "4M", "5M", "6M"));
    EXPECT_THAT(numbersOf(30e12), ElementsAre("0", "5T", "10T", "15T", "20T", "25T", "30T"));
    EXPECT_EQ(numbersOf(6e6, "").back().find('M'), std::string::npos) << "without a unit";
    EXPECT_EQ(numbersOf(1.5e6).back().find('M'), std::string::npos) << "half millions stand between";
}

} // namespace
} // namespace fairshare::gui
