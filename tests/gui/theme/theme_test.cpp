// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include "tests/gui/support/color_vision.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <ostream>

namespace fairshare::gui {
namespace {

using namespace test;

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return one > other ? one / other : other / one;
}

struct Pair {
    Role role;
    Role against;
    double light; ///< contrast ratios, to one decimal
    double dark;
};

std::ostream& operator<<(std::ostream& stream, const Pair& pair)
{
    return stream << "role " << static_cast<int>(pair.role) << " on " << static_cast<int>(pair.against);
}

class Contrast : public testing::TestWithParam<Pair> { };

TEST_P(Contrast, IsAsDesigned)
{
    const Pair& pair = GetParam();
    for (const bool dark : {false, true}) {
        const Theme theme{dark};
        const double ratio = contrast(theme.color(pair.role), theme.color(pair.against));
        EXPECT_NEAR(ratio, dark ? pair.dark : pair.light, 0.0501) << (dark ? "dark" : "light");
    }
}

// The ratios of the design, written down by hand: lines and texts on the views' surface, text on fills.
INSTANTIATE_TEST_SUITE_P(Roles, Contrast,
    testing::Values(Pair{Role::Text, Role::Base, 17.2, 13.2}, Pair{Role::Text2, Role::Base, 7.0, 7.7},
        Pair{Role::Text, Role::Window, 15.0, 11.1}, Pair{Role::Text, Role::Header, 13.5, 9.4},
        Pair{Role::Border, Role::Base, 2.1, 2.3}, Pair{Role::Grid, Role::Base, 1.4, 1.5},
        Pair{Role::Accent, Role::Base, 6.4, 7.5}, Pair{Role::Text, Role::SelectionFill, 13.2, 7.8},
        Pair{Role::Text, Role::Bar, 9.9, 5.9}, Pair{Role::BarEdge, Role::Base, 3.9, 5.5},
        Pair{Role::Text, Role::ChangedFill, 15.1, 8.5}, Pair{Role::ChangedMark, Role::Base, 5.5, 8.5},
        Pair{Role::Gain, Role::Base, 6.9, 7.9}, Pair{Role::Text, Role::GainFill, 13.2, 8.4},
        Pair{Role::Loss, Role::Base, 6.4, 7.8}, Pair{Role::Text, Role::LossFill, 13.0, 8.7},
        Pair{Role::Warning, Role::Base, 6.9, 8.5}, Pair{Role::Error, Role::Base, 6.5, 7.2},
        Pair{Role::Idle, Role::Base, 3.5, 4.0}, Pair{Role::Text, Role::Card, 17.0, 9.2},
        Pair{Role::S1, Role::Base, 4.9, 5.9}, Pair{Role::S2, Role::Base, 12.4, 5.8},
        Pair{Role::S3, Role::Base, 17.2, 16.5}, Pair{Role::S4, Role::Base, 5.0, 8.3},
        Pair{Role::S5, Role::Base, 5.6, 7.3}));

constexpr std::array Series{Role::S1, Role::S2, Role::S3, Role::S4, Role::S5};

double smallestDifference(const ColorVision& vision, const Theme& theme)
{
    double smallest = 1000.0;
    for (std::size_t i = 0; i < Series.size(); ++i) {
        for (std::size_t j = i + 1; j < Series.size(); ++j) {
            const Rgb one = seen(vision, theme.color(Series.at(i)));
            smallest = std::min(smallest, deltaE(one, seen(vision, theme.color(Series.at(j)))));
        }
    }
    return smallest;
}

// About 2.3 is the least that an eye tells apart side by side; lines far apart need several times that.
TEST(Theme, SeriesColorsDifferUnderEveryColorVision)
{
    for (const ColorVision& vision : Visions) {
        for (const bool dark : {false, true})
            EXPECT_GE(smallestDifference(vision, Theme{dark}), 15.0)
                << vision.name << (dark ? " dark" : " light");
    }
}

TEST(Theme, PaletteTellsLightFromDark)
{
    EXPECT_FALSE(themeOf(Theme{false}.palette()).dark);
    EXPECT_TRUE(themeOf(Theme{true}.palette()).dark);
}

TEST(Theme, PaletteTextsAreReadable)
{
    for (const bool dark : {false, true}) {
        const QPalette palette = Theme{dark}.palette();
        const auto ratio = [&](QPalette::ColorRole text, QPalette::ColorRole surface) {
            return contrast(palette.color(text), palette.color(surface));
        };
        EXPECT_GE(ratio(QPalette::WindowText, QPalette::Window), 7.0);
        EXPECT_GE(ratio(QPalette::Text, QPalette::AlternateBase), 7.0);
        EXPECT_GE(ratio(QPalette::ButtonText, QPalette::Button), 7.0);
        EXPECT_GE(ratio(QPalette::HighlightedText, QPalette::Highlight), 4.5);
        EXPECT_GE(ratio(QPalette::ToolTipText, QPalette::ToolTipBase), 7.0);
        EXPECT_GE(ratio(QPalette::PlaceholderText, QPalette::Base), 4.5);
        EXPECT_GE(ratio(QPalette::Link, QPalette::Window), 4.5);
    }
}

TEST(Theme, ViewPaletteKeepsTheTextOfSelectedRows)
{
    const Theme theme{true};
    EXPECT_EQ(theme.viewPalette().color(QPalette::Highlight), theme.color(Role::SelectionFill));
    EXPECT_EQ(theme.viewPalette().color(QPalette::HighlightedText), theme.color(Role::Text));
}

} // namespace
} // namespace fairshare::gui
