// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "tests/core/chart/small_site.h"
#include "tests/core/simulator/small_runs.h"
#include "tests/gui/plotting/line_plots.h"
#include "tests/gui/support/painted_texts.h"
#include "tests/gui/support/university.h"
#include "widgets/plotting/labels/point_label_finder.h"
#include "widgets/text/elided_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

namespace fairshare::gui {
namespace {

using testing::Contains;
using testing::Not;

const std::string LongName = "department-of-computational-materials-and-molecular-sciences";

/// A chart as it is drawn of a bundled sample, or of a tree.
struct Wanted {
    std::string chart;
    ParameterValues values{};
    std::string algorithm = "fair_tree";
};

PlotPicture pictureOf(const Scenario& scenario, const Wanted& wanted)
{
    const auto now = fairshare::test::evaluated(scenario);
    auto plot = makePlot(wanted.chart, {.now = *now, .algorithm = wanted.algorithm}, wanted.values);
    EXPECT_TRUE(plot) << wanted.chart;
    QFont font(QStringLiteral("Sans Serif"));
    font.setPixelSize(13);
    return {.plot = std::make_shared<const Plot>(*std::move(plot)), .look = {Theme{false}, font}};
}

PlotPicture sampleOf(const std::string& sample, const Wanted& wanted)
{
    return pictureOf(loadScenario(sampleFile(sample)).value().scenario, wanted);
}

/// Accounts with long names, one of them too narrow for any, and users in them.
Scenario longNames()
{
    ShareTreeBuilder builder;
    for (int account = 0; account < 4; ++account) {
        const auto at = builder.add(builder.root(),
            {.kind = NodeKind::Account,
                .name = "a" + std::to_string(account) + "-" + LongName,
                .shares = account == 3 ? 1U : 200U});
        for (int user = 0; user < 3; ++user)
            builder.add(at,
                {.name = "u" + std::to_string(10 * account + user) + "-" + LongName,
                    .usage = 1000.0 * (account + 1) * (user + 1)});
    }
    return fairshare::test::scenarioOf(std::move(builder));
}

std::vector<std::string> wordsOf(const std::vector<PaintedText>& texts)
{
    std::vector<std::string> words;
    words.reserve(texts.size());
    for (const PaintedText& text : texts)
        words.push_back(text.text.toStdString());
    return words;
}

/// Without what letters leave free of their box.
QRectF inkOf(const PaintedText& text)
{
    constexpr double Free = 0.18;
    const double by = Free * std::min(text.place.width(), text.place.height());
    return text.place.adjusted(by / 2, by, -by / 2, -by);
}

struct ChartLabels : testing::TestWithParam<std::string> { };

TEST_P(ChartLabels, StandInsideAndApart)
{
    const std::vector<Wanted> charts{{"share_vs_usage"}, {"factor_slices", {{"slices", "1_to_0.01"}}},
        {"factor_surface", {{"shape", "map"}, {"range", "users"}}}, {"factor_surface"}, {"factor_difference"},
        {"level_fs_surface"}, {"effective_ratio_surface"}, {"rank_slopes"}, {"icicle"}, {"factor_strips"},
        {"tau_matrix"}, {"priority_collisions"}};
    for (const Wanted& wanted : charts) {
        const PlotPicture picture =
            GetParam() == "long names" ? pictureOf(longNames(), wanted) : sampleOf(GetParam(), wanted);
        for (const QSize size : {QSize(400, 300), QSize(640, 480), QSize(1440, 900)}) {
            const std::vector<PaintedText> texts = textsOf(picture, size);
            EXPECT_GT(texts.size(), 3U);
            for (std::size_t one = 0; one < texts.size(); ++one) {
                const std::string where =
                    wanted.chart + " " + std::to_string(size.width()) + ": " + texts[one].text.toStdString();
                EXPECT_TRUE(QRectF(QPointF(), size).contains(inkOf(texts[one]))) << where;
                for (std::size_t other = 0; other < one; ++other)
                    EXPECT_FALSE(inkOf(texts[one]).intersects(inkOf(texts[other])))
                        << where << " over " << texts[other].text.toStdString();
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Trees, ChartLabels,
    testing::Values("university_60", "150_equal_accounts", "parent_shares_and_ties", "long names"),
    [](const auto& tree) {
        std::string name = tree.param;
        std::erase_if(name, [](char letter) { return std::isalnum(letter) == 0; });
        return name;
    });

// Lines of policies belong to no association.
TEST(ChartLabelsOf, LinesOfPoliciesAreCountedWhereTheyHaveNoRoom)
{
    const Scenario pool = loadScenario(sampleFile("wasted_slots")).value().scenario;
    const auto now = fairshare::test::evaluated(pool);
    auto plot = makePlot("wasted_slots", {.now = *now, .algorithm = "fair_tree", .scenario = &pool}, {});
    ASSERT_TRUE(plot);
    const PlotPicture picture{
        .plot = std::make_shared<const Plot>(*std::move(plot)), .look = {Theme{false}, {}}};
    for (int width = 300; width <= 1200; width += 50) {
        const std::vector<std::string> words = wordsOf(textsOf(picture, {width, 560}));
        EXPECT_GT(words.size(), 3U) << width;
        EXPECT_THAT(words, testing::Not(testing::Contains(testing::HasSubstr("account")))) << width;
    }
}

TEST(ChartLabelsOf, PoliciesThatLoseTheSameAreAllNamed)
{
    Workload workload;
    workload.jobs = {{.submit = 0, .run = 7200, .requested = 7200, .procs = 2}};
    workload.ids = {"a"};
    const SimulatedRun run = fairshare::test::runOf(std::move(workload), 2);
    SimulationSection section;
    section.preemption.nodes = 1;
    section.preemption.policies = {"lifo", "pap", "pap_plus"};
    const Scenario scenario = withSimulation(Scenario(), section);
    const auto now = evaluate(Scenario(), {"fair_tree"}).value();
    auto plot = makePlot(
        "wasted_work", {.now = *now, .algorithm = "fair_tree", .scenario = &scenario, .run = &run}, {});
    ASSERT_TRUE(plot);
    QFont font(QStringLiteral("Sans Serif"));
    font.setPixelSize(13);
    const PlotPicture picture{
        .plot = std::make_shared<const Plot>(*std::move(plot)), .look = {Theme{false}, font}};
    EXPECT_THAT(wordsOf(textsOf(picture, {900, 600})), Contains("LIFO, PAP, PAP+"));
}

TEST(ChartLabelsOf, LinesHaveTheirShortNamesWhereTheLongOnesAreCut)
{
    Plot plot = *endings();
    plot.panels[0].marks[0].y = {1, 1, 2, 2, 3, 3};
    plot.panels[0].marks[0].heightsNamed = false;
    plot.panels[0].marks[0].shortLabels = {"a", "b", "emma"};
    const PlotPicture picture{
        .plot = std::make_shared<const Plot>(std::move(plot)), .look = {Theme{false}, {}}};
    EXPECT_THAT(wordsOf(textsOf(picture, {480, 300})), testing::IsSupersetOf({"ana", "ben", "emma"}));
}

TEST(ChartLabelsOf, NumbersOfAxesDoNotRunIntoEachOther)
{
    Plot plot;
    plot.title = "Orders of magnitude";
    PlotPanel panel{.x = {.lowest = 1e-9, .highest = 1, .scale = AxisScale::Logarithmic, .zeroAt = 4e-9}};
    panel.y = panel.x;
    plot.panels = {panel};
    PlotPicture picture{.plot = std::make_shared<const Plot>(plot), .look = {Theme{false}, {}}};
    for (int width = 150; width < 700; width += 50) {
        const std::vector<PaintedText> texts = textsOf(picture, {width, width});
        EXPECT_EQ(std::ranges::count(wordsOf(texts), "0"), 2) << width;
        EXPECT_GE(texts.size(), 5U) << width;
        for (std::size_t one = 0; one < texts.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                EXPECT_FALSE(texts[one]
                        .place.adjusted(0, 2, 0, -2)
                        .intersects(texts[other].place.adjusted(0, 2, 0, -2)))
                    << width << ": " << texts[one].text.toStdString() << ", "
                    << texts[other].text.toStdString();
    }
}

TEST(ChartLabelsOf, EverySliceIsNamedInNarrowPanelsToo)
{
    const PlotPicture picture =
        sampleOf("university_60", {"factor_slices", {{"slices", "1_to_0.01"}, {"interpolation", "without"}}});
    const std::vector<std::string> wide = wordsOf(textsOf(picture, {900, 600}));
    const std::vector<std::string> narrow = wordsOf(textsOf(picture, {260, 200}));
    for (const std::string share : {"0.5", "0.1", "0.05", "0.02", "0.01"}) {
        EXPECT_THAT(wide, Contains(share));
        EXPECT_THAT(narrow, Contains(share));
    }
    const auto both =
        wordsOf(textsOf(sampleOf("university_60", {"factor_slices", {{"slices", "1_to_0.01"}}}), {400, 240}));
    for (const std::string share : {"0.5", "0.1", "0.05", "0.02", "0.01"})
        EXPECT_GE(std::ranges::count(both, share), 2) << share;
}

TEST(ChartLabelsOf, EveryLineOfTheDifferenceIsNamed)
{
    const PlotPicture picture = sampleOf("university_60", {"factor_difference", {}, "classic"});
    const Marks& lines = picture.plot->panels[0].marks[0];
    ASSERT_EQ(lines.id, "iso_lines");
    ASSERT_GT(lines.size(), 3U);
    const std::vector<std::string> words = wordsOf(textsOf(picture, {640, 480}));
    for (const std::string& label : lines.labels)
        EXPECT_THAT(words, Contains(label));
}

TEST(ChartLabelsOf, AnAccountWithoutRoomIsCutShort)
{
    for (const std::string chart : {"icicle", "sunburst", "share_vs_usage"}) {
        const PlotPicture picture = pictureOf(longNames(), {chart});
        const ElidedTexts elided;
        const std::vector<std::string> words = wordsOf(textsOf(picture, {640, 480}));
        for (int account = 0; account < 4; ++account) {
            const std::string name = "a" + std::to_string(account) + "-" + LongName;
            EXPECT_TRUE(elided.texts().contains(QString::fromStdString(name))) << chart << ": " << name;
            EXPECT_THAT(words, Not(Contains(name))) << chart;
        }
        EXPECT_THAT(words, Contains(testing::StartsWith("a0-"))) << chart;
    }
}

TEST(ChartLabelsOf, TiesKeepLinesAway)
{
    Marks lines{.kind = MarkKind::Lines, .id = "users", .role = PlotRole::Text};
    for (int line = 0; line <= 40; ++line) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        lines.x.insert(lines.x.end(), {0, 2});
        lines.y.insert(lines.y.end(), 2, line / 40.0);
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    Marks tie{.kind = MarkKind::Texts, .id = "ties", .x = {1}, .y = {0.5}};
    tie.labels = {"33: 28 users"};
    Plot plot;
    plot.title = "A plot";
    PlotPanel panel{.x = {.highest = 2, .shown = false}, .y = {.shown = false}};
    panel.marks = {lines, tie};
    plot.panels = {panel};
    for (const bool dark : {false, true}) {
        const PlotPicture picture{.plot = std::make_shared<const Plot>(plot), .look = {Theme{dark}, {}}};
        const std::vector<PaintedText> texts = textsOf(picture, {400, 300});
        const auto found = std::ranges::find(texts, QStringLiteral("33: 28 users"), &PaintedText::text);
        ASSERT_NE(found, texts.end());
        const QImage image = imageOf(picture, {400, 300}, 1);
        const int left = qRound(found->place.left()) - 1;
        for (int y = qRound(found->place.top()) + 2; y < qRound(found->place.bottom()) - 2; ++y)
            EXPECT_EQ(image.pixelColor(left, y), Theme{dark}.color(Role::Base)) << y;
    }
}

double distanceTo(const QRectF& place, const QPointF& point)
{
    return QLineF(point, nearestOf(place, point)).length();
}

TEST(ChartLabelsOf, NamesOfPointsAreThoseOfTheNearestOrHaveALeader)
{
    // Too dense for a name between them, with room around.
    std::vector<QPointF> points;
    for (int column = 0; column < 6; ++column)
        for (int row = 0; row < 6; ++row)
            points.emplace_back(150 + 15 * column, 150 + 15 * row);
    points.emplace_back(330, 40);
    LabelRoom room({0, 0, 400, 400});
    for (const QPointF& point : points)
        room.block({point - QPointF(4, 4), QSizeF(8, 8)});
    PointLabelFinder names(room, 14);
    std::vector<PointLabelPlace> found;
    for (const QPointF& point : points) {
        const auto name = names.find({point, {60, 14}, 6}, {points, {}, {}});
        if (!name)
            continue;
        for (const PointLabelPlace& other : found)
            EXPECT_FALSE(other.place.adjusted(-7, 0, 7, 0).intersects(name->place));
        found.push_back(*name);
        const double own = distanceTo(name->place, point);
        if (!name->leader) {
            EXPECT_LE(own, 6.5);
            for (const QPointF& other : points)
                EXPECT_TRUE(other == point || distanceTo(name->place, other) > own + 4);
        } else {
            EXPECT_LT(QLineF(name->leader->p1(), point).length(), 8);
            EXPECT_LT(distanceTo(name->place, name->leader->p2()), 0.01);
        }
    }
    EXPECT_GT(found.size(), 5U);
    EXPECT_LT(found.size(), points.size()) << "those inside have no place that is theirs";
    EXPECT_FALSE(found.back().leader) << "the one that stands alone";
}

TEST(ChartLabelsOf, ManyPointsAtOnePlaceHaveOneName)
{
    Marks points{.kind = MarkKind::Points, .id = "users", .x = {5, 5, 5, 1, 8, 8}, .y = {5, 5, 5, 1, 2, 2}};
    points.labels = {"ana", "ben", "cem", "dov", "eva", "fay"};
    points.labelPlace = LabelPlace::Beside;
    Plot plot;
    plot.title = "A plot";
    plot.panels = {{.x = {.highest = 10, .shown = false}, .y = {.highest = 10, .shown = false}}};
    plot.panels[0].marks = {points};
    const PlotPicture picture{.plot = std::make_shared<const Plot>(plot), .look = {Theme{false}, {}}};
    EXPECT_THAT(wordsOf(textsOf(picture, {400, 300})),
        testing::UnorderedElementsAre("A plot", "ana and 2 more", "dov", "eva", "fay"));
}

TEST(ChartLabelsOf, IsoLinesFollowTheRangeThatIsSeen)
{
    for (const std::string algorithm : {"classic", "ticket_based", "fair_tree"}) {
        const PlotPicture picture = sampleOf(
            "150_equal_accounts", {"factor_surface", {{"shape", "map"}, {"range", "users"}}, algorithm});
        for (const PlotPanel& panel : picture.plot->panels) {
            const Marks& lines = panel.marks[0];
            ASSERT_EQ(lines.id, "iso_lines");
            EXPECT_GE(lines.size(), 3U) << algorithm << ", " << panel.title;
            EXPECT_LE(lines.size(), 10U);
            EXPECT_EQ(std::set<std::string>(lines.labels.begin(), lines.labels.end()).size(), lines.size());
            // Along the upper and the right side of the picture.
            std::vector<double> ends;
            for (std::size_t line = 0; line < lines.size(); ++line) {
                const std::size_t last = lines.starts[line + 1] - 1;
                ends.push_back(lines.x[last] / panel.x.highest - lines.y[last] / panel.y.highest);
            }
            std::ranges::sort(ends);
            for (std::size_t at = 1; at < ends.size(); ++at)
                EXPECT_GT(ends[at] - ends[at - 1], 0.05) << algorithm << ", " << panel.title;
        }
    }
}

TEST(ChartLabelsOf, IsoLinesDivideASmallPartOfF)
{
    // By hand: of 200 equal users each has U = S = 0.005, so that F with interpolation is above 0.95.
    ShareTreeBuilder builder;
    for (int user = 0; user < 200; ++user)
        builder.add(builder.root(), {.name = "u" + std::to_string(user), .usage = 10});
    const PlotPicture picture = pictureOf(fairshare::test::scenarioOf(std::move(builder)),
        {"factor_surface", {{"shape", "map"}, {"range", "users"}, {"interpolation", "with"}}, "classic"});
    const Marks& lines = picture.plot->panels[0].marks[0];
    EXPECT_GE(lines.size(), 3U);
    EXPECT_THAT(lines.labels, Contains("0.99"));
    for (const std::string& label : lines.labels)
        EXPECT_LE(label.size(), 6U) << label;
}

TEST(ChartLabelsOf, NoLineOfTheDifferenceRunsAlongTheAxis)
{
    const PlotPicture picture =
        sampleOf("150_equal_accounts", {"factor_difference", {{"range", "users"}}, "classic"});
    const PlotPanel& panel = picture.plot->panels[0];
    const Marks& lines = panel.marks[0];
    ASSERT_EQ(lines.id, "iso_lines");
    EXPECT_GE(lines.size(), 3U);
    for (std::size_t line = 0; line < lines.size(); ++line)
        EXPECT_GT(
            *std::max_element(lines.x.begin() + lines.starts[line], lines.x.begin() + lines.starts[line + 1]),
            0.01 * panel.x.highest)
            << lines.labels[line];
}

} // namespace
} // namespace fairshare::gui
