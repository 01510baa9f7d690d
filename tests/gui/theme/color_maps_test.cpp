// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/color_maps.h"

#include "tests/gui/support/color_vision.h"
#include "widgets/theme/chart_theme.h"

#include "core/chart/plot.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fairshare::gui {
namespace {

using test::Visions;

QString nameAt(ColorMap map, double place)
{
    return mapColor(map, place).name();
}

// Origin: the published tables, by hand.
TEST(ColorMaps, AreTheNamedOnes)
{
    EXPECT_EQ(nameAt(ColorMap::Viridis, 0), "#440154");
    EXPECT_EQ(nameAt(ColorMap::Viridis, 136.0 / 255), "#1f988b");
    EXPECT_EQ(nameAt(ColorMap::Viridis, 1), "#fde725");
    EXPECT_EQ(nameAt(ColorMap::Cividis, 0), "#00224e");
    EXPECT_EQ(nameAt(ColorMap::Cividis, 102.0 / 255), "#666970");
    EXPECT_EQ(nameAt(ColorMap::Cividis, 1), "#fee838");
    EXPECT_EQ(nameAt(ColorMap::BrownTeal, 0), "#543005");
    EXPECT_EQ(nameAt(ColorMap::BrownTeal, 0.5), "#f5f5f5");
    EXPECT_EQ(nameAt(ColorMap::BrownTeal, 1), "#003c30");
    EXPECT_EQ(nameAt(ColorMap::Viridis, -3), "#440154");
}

// Colors between the stops: 0.5 of viridis is (0.128, 0.566, 0.551) and of cividis (0.487, 0.484, 0.471).
TEST(ColorMaps, DifferLittleFromTheTablesBetweenTheirStops)
{
    EXPECT_LT(test::deltaE(test::seen(Visions[0], mapColor(ColorMap::Viridis, 0.5)),
                  test::seen(Visions[0], QColor(33, 144, 141))),
        1);
    EXPECT_LT(test::deltaE(test::seen(Visions[0], mapColor(ColorMap::Cividis, 0.5)),
                  test::seen(Visions[0], QColor(124, 123, 120))),
        1.5);
}

// So that they say the same in gray and to every eye.
TEST(ColorMaps, ViridisAndCividisGetBrighterAllTheWay)
{
    for (const ColorMap map : {ColorMap::Viridis, ColorMap::Cividis})
        for (const test::ColorVision& vision : Visions)
            for (int step = 1; step <= 20; ++step)
                EXPECT_GT(test::seen(vision, mapColor(map, step / 20.0))[0],
                    test::seen(vision, mapColor(map, (step - 1) / 20.0))[0] - 0.6)
                    << vision.name << ' ' << step;
}

// Of five names, whose colors are told apart from what has none, as its ground is and what is hatched.
TEST(ColorMaps, AreLeftByAGrayThatDiffersForEveryEye)
{
    const ColorScale scale{
        .highest = 4, .ticks = {{0, "a"}, {1, "b"}, {2, "c"}, {3, "d"}, {4, "e"}, {5, "others"}}};
    constexpr double Least = 14;
    for (const Theme theme : {Theme{false}, Theme{true}})
        for (const test::ColorVision& vision : Visions) {
            const auto gray = test::seen(vision, scaleColor(theme, scale, 5));
            for (int name = 0; name < 5; ++name)
                EXPECT_GT(test::deltaE(gray, test::seen(vision, scaleColor(theme, scale, name))), Least)
                    << vision.name << ' ' << name;
            for (const Role role : {Role::Base, Role::Idle})
                EXPECT_GT(test::deltaE(gray, test::seen(vision, theme.color(role))), Least) << vision.name;
        }
    EXPECT_EQ(scaleColor(Theme(), ColorScale(), 5), mapColor(ColorMap::Viridis, 1));
}

TEST(ColorMaps, EndsOfChangesDifferForEveryEye)
{
    for (const test::ColorVision& vision : Visions)
        for (const double part : {0.1, 0.2, 0.3})
            EXPECT_GE(test::deltaE(test::seen(vision, mapColor(ColorMap::BrownTeal, part)),
                          test::seen(vision, mapColor(ColorMap::BrownTeal, 1 - part))),
                20)
                << vision.name << ' ' << part;
}

TEST(ColorMaps, TextOverAMapIsReadable)
{
    for (const ColorMap map : {ColorMap::Viridis, ColorMap::Cividis, ColorMap::BrownTeal})
        for (int step = 0; step <= 50; ++step) {
            const QColor fill = mapColor(map, step / 50.0);
            const double light = luminanceOf(fill) + 0.05;
            EXPECT_NEAR(luminanceOf(fill), test::luminance(fill), 1e-12);
            EXPECT_GE(takesWhiteText(fill) ? 1.05 / light : light / 0.05, 4.1) << step / 50.0;
        }
}

TEST(ColorMaps, BoxesOfOneColorAreSeenApartInBothThemes)
{
    constexpr double LeastContrast = 1.2;
    const auto contrast = [](const QColor& a, const QColor& b) {
        const double first = test::luminance(a) + 0.05;
        const double second = test::luminance(b) + 0.05;
        return std::max(first, second) / std::min(first, second);
    };
    for (const bool dark : {false, true}) {
        const QColor base = Theme{dark}.color(Role::Base);
        for (const ColorMap map : {ColorMap::Viridis, ColorMap::Cividis, ColorMap::BrownTeal})
            for (int step = 0; step <= 50; ++step) {
                const QColor fill = mapColor(map, step / 50.0);
                EXPECT_GE(contrast(fill, edgeOf(fill)), LeastContrast)
                    << dark << ' ' << fill.name().toStdString();
                EXPECT_GE(contrast(fill, separationOf(fill, base)), LeastContrast)
                    << dark << ' ' << fill.name().toStdString();
            }
    }
    EXPECT_EQ(separationOf(QColor(0x44, 0x01, 0x54), Qt::white), QColor(Qt::white));
    const QColor night = Theme{true}.color(Role::Base);
    EXPECT_NE(separationOf(QColor(0x44, 0x01, 0x54), night), night);
}

TEST(ChartTheme, ColorsItemsByValueOrRole)
{
    Plot plot;
    plot.colorScale = ColorScale{.lowest = 0, .highest = 10};
    const Marks marks{.x = {0, 0, 0},
        .role = PlotRole::Muted,
        .roles = {PlotRole::Gain, PlotRole::Loss, PlotRole::Muted},
        .values = {10, NAN, NAN}};
    for (const bool dark : {false, true}) {
        const Theme theme{dark};
        EXPECT_EQ(itemColor(theme, plot, marks, 0).name(), "#fde725");
        EXPECT_EQ(itemColor(theme, plot, marks, 1), theme.color(Role::Loss));
        EXPECT_EQ(itemColor(theme, plot, marks, 2), theme.color(Role::Text2));
    }
    EXPECT_EQ(roleOf(PlotRole::Gain), Role::Gain);
    EXPECT_EQ(roleOf(PlotRole::Changed), Role::ChangedMark);
}

} // namespace
} // namespace fairshare::gui
