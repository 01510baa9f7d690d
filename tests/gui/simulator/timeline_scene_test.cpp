// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_scene.h"

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(TimelineScene, TellsSmallAmountsOfWorkWithTwoDigits)
{
    EXPECT_EQ(nodeHours(0), QStringLiteral("0"));
    EXPECT_EQ(nodeHours(60), QStringLiteral("0.017"));
    EXPECT_EQ(nodeHours(15'120), QStringLiteral("4.2"));
    EXPECT_EQ(nodeHours(360'000), QStringLiteral("100"));
}

} // namespace
} // namespace fairshare::gui
