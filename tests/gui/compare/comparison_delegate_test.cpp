// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_delegate.h"

#include "widgets/theme/color_maps.h"

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

constexpr double LeastContrast = 4.5; ///< of text, WCAG 2.1 AA

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminanceOf(a) + 0.05;
    const double second = luminanceOf(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

class MoveShade : public testing::TestWithParam<bool> {
protected:
    Theme m_theme{GetParam()};
};

TEST_P(MoveShade, StartsFromTheSurfaceOfTheView)
{
    EXPECT_EQ(moveShade(m_theme, 0), m_theme.color(Role::Base));
}

TEST_P(MoveShade, GoesTowardsTealForGainsAndBrownForLosses)
{
    const QColor gain = moveShade(m_theme, 1);
    const QColor loss = moveShade(m_theme, -1);
    EXPECT_GT(gain.green(), gain.red());
    EXPECT_GT(loss.red(), loss.blue());
    EXPECT_GT(contrast(moveShade(m_theme, 1), m_theme.color(Role::Base)),
        contrast(moveShade(m_theme, 0.5), m_theme.color(Role::Base)));
}

TEST_P(MoveShade, LeavesTextReadable)
{
    for (const double part : {-1.0, -0.5, 0.0, 0.5, 1.0})
        EXPECT_GE(contrast(moveShade(m_theme, part), m_theme.color(Role::Text)), LeastContrast) << part;
}

TEST_P(MoveShade, GoesNoFurtherThanTheLargestMove)
{
    EXPECT_EQ(moveShade(m_theme, 3), moveShade(m_theme, 1));
}

INSTANTIATE_TEST_SUITE_P(
    Themes, MoveShade, testing::Bool(), [](const auto& tested) { return tested.param ? "dark" : "light"; });

} // namespace
} // namespace fairshare::gui
