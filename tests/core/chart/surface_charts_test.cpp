// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>

#include <cmath>

namespace fairshare {
namespace {

using test::evaluated;
using test::plotOf;
using testing::ElementsAre;
using testing::IsEmpty;

const Marks& marksIn(const PlotPanel& panel, std::string_view id)
{
    for (const Marks& marks : panel.marks)
        if (marks.id == id)
            return marks;
    std::abort();
}

double valueAt(const PlotPanel& panel, std::size_t column, std::size_t row)
{
    return (*panel.grid->values)[row * panel.grid->columns + column];
}

Plot classicPlot(const std::string& chart, const Evaluation& now, const ParameterValues& values)
{
    auto plot = makePlot(chart, {.now = now, .algorithm = "classic"}, values);
    if (!plot)
        std::abort();
    return *std::move(plot);
}

TEST(FactorSurfaceChart, ShowsBothSurfacesOnOneScale)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = classicPlot("factor_surface", *now, {{"places", std::int64_t{3}}});
    ASSERT_EQ(plot.panels.size(), 2U);
    EXPECT_TRUE(plot.sharesX && plot.sharesY);
    EXPECT_EQ(plot.panels[0].title, "Without interpolation: S unchanged");
    EXPECT_EQ(plot.panels[1].title, "With interpolation: S' = 0.1 + 0.9 S");
    // By hand at U = 1/2, S = 1/2: 2^-1 and 2^(-0.5/0.55).
    EXPECT_EQ(valueAt(plot.panels[0], 1, 1), 0.5);
    EXPECT_DOUBLE_EQ(valueAt(plot.panels[1], 1, 1), std::exp2(-0.5 / 0.55));
    EXPECT_EQ(valueAt(plot.panels[0], 0, 0), 0); // S = 0
    EXPECT_EQ(valueAt(plot.panels[1], 0, 0), 1);
    EXPECT_DOUBLE_EQ(valueAt(plot.panels[1], 2, 0), 0.0009765625); // 2^-10
    ASSERT_TRUE(plot.panels[0].z);
    EXPECT_EQ(plot.panels[0].z->lowest, 0);
    EXPECT_EQ(plot.panels[0].z->highest, 1);
}

// Rows 2, 4 and 5. Classic by hand: cem U 0.25, S 0.25; ana mixes 0.75 with the account's 0.75; ben has half
// of the account's 0.75.
TEST(FactorSurfaceChart, PutsUsersOnTheSurface)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = classicPlot("factor_surface", *now, {});
    const Marks& dots = marksIn(plot.panels[0], "associations");
    EXPECT_THAT(dots.rows, ElementsAre(test::Cem, test::Ana, test::Ben));
    EXPECT_THAT(dots.x, ElementsAre(0.25, 0.75, 0.375));
    EXPECT_THAT(dots.y, ElementsAre(0.25, 0.375, 0.375));
    EXPECT_THAT(dots.z, ElementsAre(0.5, 0.25, 0.5));
    const Marks& lifted = marksIn(plot.panels[1], "associations");
    EXPECT_DOUBLE_EQ(lifted.z[1], std::exp2(-0.75 / 0.4375));
    const Plot all = classicPlot("factor_surface", *now, {{"dots", std::string("all")}});
    EXPECT_EQ(marksIn(all.panels[0], "associations").size(), 5U);
    const Plot none = classicPlot("factor_surface", *now, {{"dots", std::string("none")}});
    EXPECT_EQ(marksIn(none.panels[0], "associations").size(), 0U);
}

// By hand: F = 0.5 where U = S; with interpolation where U = 0.1 + 0.9 S.
TEST(FactorSurfaceChart, DrawsLinesOfEqualFactor)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = classicPlot("factor_surface", *now, {{"shape", std::string("map")}});
    EXPECT_FALSE(plot.panels[0].z);
    const auto endsOf = [&](std::size_t panel, std::string_view level) {
        const Marks& lines = marksIn(plot.panels[panel], "iso_lines");
        const auto line = static_cast<std::size_t>(
            std::find(lines.labels.begin(), lines.labels.end(), level) - lines.labels.begin());
        const std::size_t first = lines.starts.at(line);
        return std::vector{lines.x[first], lines.y[first], lines.x[first + 1], lines.y[first + 1]};
    };
    EXPECT_THAT(endsOf(0, "0.5"), ElementsAre(0, 0, 1, 1));
    EXPECT_THAT(endsOf(1, "0.5"), ElementsAre(0.1, 0, 1, 1));
    // F = 0.05 leaves the picture at U = 1: S = 1 / log2(20), and S' the same.
    EXPECT_DOUBLE_EQ(endsOf(0, "0.05")[3], 1 / std::log2(20.0));
    EXPECT_NEAR(endsOf(1, "0.05")[3], (1 / std::log2(20.0) - 0.1) / 0.9, 1e-15);
    const Plot hidden = classicPlot("factor_surface", *now, {{"iso_lines", std::string("hidden")}});
    for (const Marks& marks : hidden.panels[0].marks)
        EXPECT_NE(marks.id, "iso_lines");
}

TEST(FactorSurfaceChart, DampsWithoutInterpolationAlone)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot =
        classicPlot("factor_surface", *now, {{"places", std::int64_t{3}}, {"damping", std::int64_t{2}}});
    EXPECT_EQ(plot.panels[0].title, "Without interpolation: S unchanged, damping 2");
    EXPECT_DOUBLE_EQ(valueAt(plot.panels[0], 1, 1), std::sqrt(0.5));
    EXPECT_DOUBLE_EQ(valueAt(plot.panels[1], 1, 1), std::exp2(-0.5 / 0.55));
    EXPECT_DOUBLE_EQ(marksIn(plot.panels[0], "associations").z[0], std::sqrt(0.5));
    EXPECT_EQ(plot.premise, "F without interpolation at damping 2");
}

TEST(FactorSurfaceChart, ReachesAsFarAsAsked)
{
    const auto now = evaluated(test::smallSite());
    const auto axes = [&](const std::string& range) {
        const Plot plot = classicPlot("factor_surface", *now, {{"range", range}});
        return std::pair(plot.panels[0].x.highest, plot.panels[0].y.highest);
    };
    EXPECT_EQ(axes("automatic"), std::pair(1.0, 1.0));
    EXPECT_EQ(axes("0_to_5"), std::pair(5.0, 1.0));
    EXPECT_EQ(axes("users"), std::pair(0.8, 0.4)); // 0.75 and 0.375
}

// Under Fair Tree cem and ana used all of their levels, 1.
TEST(FactorSurfaceChart, GivesTheNumbersOfTheLevelUnderFairTree)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = plotOf("factor_surface", *now);
    const Marks& dots = marksIn(plot.panels[0], "associations");
    EXPECT_THAT(dots.x, ElementsAre(1, 1, 0));
    EXPECT_THAT(dots.y, ElementsAre(1, 0.5, 0.5));
    EXPECT_THAT(dots.z, ElementsAre(0.5, 0.25, 1));
}

// By hand at U = S = 1/2: 2^(-0.5/0.55) - 1/2.
TEST(FactorDifferenceChart, IsOneSurfaceLessTheOther)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = classicPlot("factor_difference", *now, {{"places", std::int64_t{3}}});
    ASSERT_EQ(plot.panels.size(), 1U);
    EXPECT_DOUBLE_EQ(valueAt(plot.panels[0], 1, 1), std::exp2(-0.5 / 0.55) - 0.5);
    EXPECT_EQ(valueAt(plot.panels[0], 0, 0), 1);
    EXPECT_EQ(valueAt(plot.panels[0], 2, 2), 0);
    EXPECT_EQ(plot.colorScale->map, ColorMap::Viridis);
    EXPECT_EQ(plot.colorScale->lowest, 0);
}

// At S = 1 a damping of 2 halves the exponent, so that interpolation lowers F.
TEST(FactorDifferenceChart, HasTwoSidesWhereInterpolationLowersFactors)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot =
        classicPlot("factor_difference", *now, {{"places", std::int64_t{3}}, {"damping", std::int64_t{2}}});
    EXPECT_LT(valueAt(plot.panels[0], 2, 2), 0);
    EXPECT_EQ(plot.colorScale->map, ColorMap::BrownTeal);
    EXPECT_EQ(plot.colorScale->lowest, -plot.colorScale->highest);
}

double differenceOf(double usage, double shares, double damping)
{
    const double plain = std::pow(2.0, -usage / (shares * damping));
    return std::pow(2.0, -usage / (0.1 + 0.9 * shares)) - plain;
}

TEST(FactorDifferenceChart, ItsLinesLieWhereTheDifferenceIs)
{
    const auto now = evaluated(test::smallSite());
    for (const std::int64_t damping : {1, 5}) {
        const Plot plot = classicPlot("factor_difference", *now, {{"damping", damping}});
        const Marks& lines = marksIn(plot.panels[0], "iso_lines");
        ASSERT_GT(lines.size(), 2U);
        for (std::size_t line = 0; line < lines.size(); ++line)
            for (std::size_t at = lines.starts[line]; at < lines.starts[line + 1]; ++at)
                EXPECT_NEAR(differenceOf(lines.x[at], lines.y[at], static_cast<double>(damping)),
                    std::stod(lines.englishLabels[line]), 1e-9);
    }
}

TEST(FactorSlicesChart, ComparesTheSharesOfTheArticle)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = classicPlot("factor_slices", *now, {});
    const Marks& slices = marksIn(plot.panels[0], "slices");
    EXPECT_THAT(slices.labels, ElementsAre("0.1 without", "0.1 with", "0.0067 without", "0.0067 with"));
    EXPECT_THAT(
        slices.dashes, ElementsAre(PlotDash::Solid, PlotDash::Dashed, PlotDash::Solid, PlotDash::Dashed));
    // U = 0.1 is the 101st point of each; the figures are those of curve_s0067.json.
    const auto at = [&](std::size_t line) { return slices.y[slices.starts[line] + 100]; };
    EXPECT_DOUBLE_EQ(at(0), 0.5);
    EXPECT_DOUBLE_EQ(at(2), 3.2137714631248614e-05);
    EXPECT_DOUBLE_EQ(at(3), 0.5201035163591862);
}

TEST(FactorSlicesChart, FollowsTheSelection)
{
    const auto now = evaluated(test::smallSite());
    const std::vector<NodeRow> selected{test::Ana, test::Ben, test::Cem};
    const auto plot = makePlot("factor_slices", {.now = *now, .algorithm = "classic", .selected = selected},
        {{"slices", std::string("selected")}, {"interpolation", std::string("without")}});
    ASSERT_TRUE(plot);
    EXPECT_THAT(marksIn(plot->panels[0], "slices").labels, ElementsAre("0.375", "0.25"));
    const Plot nobody = classicPlot("factor_slices", *now, {{"slices", std::string("selected")}});
    EXPECT_EQ(nobody.empty, "Select associations to show their slices.");
}

// By hand, within levels: chemistry 1/4 over 1/4, physics 3/4 over 3/4, cem 1 over 1, ana 1/2 over 1, ben 1/2
// over 0.
TEST(LevelFsSurfaceChart, IsLogarithmicAndHoldsFairTreesDots)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot =
        plotOf("level_fs_surface", *now, {{"places", std::int64_t{3}}, {"dots", std::string("all")}});
    const PlotPanel& panel = plot.panels[0];
    EXPECT_TRUE(plot.colorScale->logarithmic);
    EXPECT_EQ(panel.z->scale, AxisScale::Logarithmic);
    EXPECT_EQ(valueAt(panel, 1, 2), 2); // S = 1, U = 1/2
    EXPECT_EQ(valueAt(panel, 0, 0), 0);
    EXPECT_EQ(valueAt(panel, 0, 1), INFINITY);
    const Marks& dots = marksIn(panel, "associations");
    EXPECT_THAT(dots.x, ElementsAre(0.25, 1, 0.75, 1, 0));
    EXPECT_THAT(dots.y, ElementsAre(0.25, 1, 0.75, 0.5, 0.5));
    EXPECT_THAT(dots.z, ElementsAre(1, 1, 1, 0.5, 100)); // infinite stands at the top
}

TEST(EffectiveRatioChart, FollowsTheFormulaOfTheSlides)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = plotOf("effective_ratio_surface", *now, {{"places", std::int64_t{3}}});
    const PlotPanel& panel = plot.panels[0];
    EXPECT_NEAR(valueAt(panel, 1, 1), 1, 1e-15); // R = R_parent = 1
    // k = 1 / (1 + (5 ln 10)^2) = 0.00748797…: R = 0.1 below an account at 10 is 10 · 0.01^k.
    EXPECT_NEAR(valueAt(panel, 0, 2), 10 * std::pow(0.01, 0.0074879750928865535), 1e-7);
    EXPECT_NEAR(valueAt(panel, 2, 1), 10, 1e-14);
    const Plot exponent = plotOf("effective_ratio_surface", *now,
        {{"places", std::int64_t{3}}, {"quantity", std::string("exponent")}});
    EXPECT_NEAR(valueAt(exponent.panels[0], 0, 2), 0.0074879750928865535, 1e-9);
    EXPECT_EQ(valueAt(exponent.panels[0], 1, 1), 1);
}

// Both accounts are on target, 1; ana used twice what half of physics grants, ben nothing.
TEST(EffectiveRatioChart, PutsAssociationsAtTheirRatios)
{
    const auto now = evaluated(test::smallSite());
    const Plot plot = plotOf("effective_ratio_surface", *now);
    const Marks& dots = marksIn(plot.panels[0], "associations");
    EXPECT_THAT(dots.rows, ElementsAre(test::Cem, test::Ana, test::Ben));
    EXPECT_THAT(dots.x, ElementsAre(1, 2, 0.1));
    EXPECT_THAT(dots.y, ElementsAre(1, 1, 1));
    EXPECT_THAT(dots.z, ElementsAre(1, 2, 0.1));
    EXPECT_EQ(plot.note, "Beyond the axes, drawn at the edge: 1 association.");
}

} // namespace
} // namespace fairshare
