// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>

namespace fairshare::gui {
namespace {

using Rgb = std::array<double, 3>;

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Rgb linearRgb(const QColor& color)
{
    return {linear(color.red() / 255.0), linear(color.green() / 255.0), linear(color.blue() / 255.0)};
}

/// Relative luminance of WCAG 2.1.
double luminance(const QColor& color)
{
    const Rgb rgb = linearRgb(color);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

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

/// What an eye sees that lacks one kind of cone, in linear sRGB: the matrices of Machado, Oliveira and
/// Fernandes (2009) for severity 1.
struct ColorVision {
    const char* name;
    std::array<Rgb, 3> rows;
};

constexpr std::array<ColorVision, 4> Visions{{
    {"full", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}}}},
}};

double dot(const Rgb& a, const Rgb& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

double labCurve(double t)
{
    return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
}

/// CIE L*a*b*, white point D65.
Rgb lab(const Rgb& rgb)
{
    const double x = labCurve(dot({0.4124564, 0.3575761, 0.1804375}, rgb) / 0.95047);
    const double y = labCurve(dot({0.2126729, 0.7151522, 0.0721750}, rgb));
    const double z = labCurve(dot({0.0193339, 0.1191920, 0.9503041}, rgb) / 1.08883);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

Rgb seen(const ColorVision& vision, const QColor& color)
{
    const Rgb rgb = linearRgb(color);
    Rgb out{};
    for (std::size_t i = 0; i < 3; ++i)
        out.at(i) = std::clamp(dot(vision.rows.at(i), rgb), 0.0, 1.0);
    return lab(out);
}

/// Color difference CIE 1976.
double deltaE(const Rgb& a, const Rgb& b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

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
