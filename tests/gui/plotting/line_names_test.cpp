// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/plot_texts.h"
#include "widgets/plotting/plot_widget.h"

#include "tests/gui/plotting/line_plots.h"

#include <QTest>

#include <qcustomplot.h>

#include <gtest/gtest.h>

#include <cmath>
#include <string>

namespace fairshare::gui {
namespace {

/// Many lines that run across each other.
PlotPtr crossing(std::uint32_t count)
{
    Marks lines{.kind = MarkKind::Lines, .id = "users", .labelPlace = LabelPlace::LineEnds};
    for (std::uint32_t line = 0; line < count; ++line) {
        lines.starts.push_back(2 * line);
        lines.x.insert(lines.x.end(), {0, 1});
        lines.y.insert(lines.y.end(), {double(line), double(count - line)});
        lines.rows.push_back(fairshare::test::Ana);
        lines.labels.push_back("u" + std::to_string(line));
    }
    lines.starts.push_back(2 * count);
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    PlotPanel panel{.marks = {lines}};
    panel.x = {.lowest = -1, .highest = 2, .shown = false};
    panel.y = {.lowest = 0, .highest = double(count), .reversed = true, .shown = false};
    plot.panels = {panel};
    return std::make_shared<const Plot>(std::move(plot));
}

/// Pixels of a color, of 100.
int partOf(const QImage& seen, QRgb color)
{
    int found = 0;
    for (int y = 0; y < seen.height(); ++y)
        for (int x = 0; x < seen.width(); ++x)
            found += (seen.pixel(x, y) & RGB_MASK) == (color & RGB_MASK) ? 1 : 0;
    return found * 100 / (seen.width() * seen.height());
}

TEST(LineNames, ThousandsOfSelectedLinesAreNoSurface)
{
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(crossing(1500));
    widget.setSelectedRows({fairshare::test::Ana});
    const QImage seen = widget.picture({600, 400}, 1, Theme{false});
    EXPECT_LT(partOf(seen, Theme{false}.color(Role::Accent).rgb()), 5);
    EXPECT_LT(partOf(seen, Theme{false}.color(Role::Base).rgb()), 90) << "they are seen";
}

TEST(LineNames, AtOneHeightStandTogetherAndLongOnesAreElided)
{
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(endings());
    widget.resize(480, 300);
    const QImage seen = widget.picture(widget.size(), 1, Theme{false});
    widget.show();
    widget.grab();
    const QFontMetrics metrics(PlotLook{Theme{false}, widget.font()}.smallFont());
    // Lines have their anchor at the last of two points.
    const int both = inkBesideEnd(seen, widget.pointOf({0, 0, 0}), metrics.height());
    const int named = metrics.horizontalAdvance(QStringLiteral("1 ana, ben"));
    const int one = metrics.horizontalAdvance(QStringLiteral("1 ana"));
    EXPECT_GT(both, one / 2 + 2);
    EXPECT_LE(both, named);
    EXPECT_GT(both, named / 2);
    EXPECT_GT(inkBesideEnd(seen, widget.pointOf({0, 0, 2}), metrics.height()), one)
        << "as much as there is room for";
}

TEST(LineNames, OfASelectedLineAreInTheAccent)
{
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(endings());
    widget.resize(480, 300);
    widget.show();
    widget.setSelectedRows({fairshare::test::Ben});
    widget.grab();
    const QPoint end = widget.pointOf({0, 0, 1});
    const QImage seen = widget.grab().toImage().convertToFormat(QImage::Format_ARGB32);
    int accent = 0;
    for (int x = end.x() + 8; x < end.x() + 80; ++x)
        for (int y = end.y() - 7; y <= end.y() + 7; ++y)
            accent += seen.pixel(x, y) == 0xFF1F5FA8 ? 1 : 0;
    EXPECT_GT(accent, 5);
}

/// Lines that end so close to each other that their names would lie over each other.
PlotPtr crowd()
{
    Marks lines{.kind = MarkKind::Lines, .id = "users"};
    for (int at = 0; at < 4; ++at) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (const double x : {0.0, 1.0}) {
            lines.x.push_back(x);
            lines.y.push_back(2 + 0.05 * at);
        }
        lines.rows.push_back(fairshare::test::Ana);
        lines.labels.push_back("nnn");
    }
    lines.starts.push_back(8);
    lines.labelPlace = LabelPlace::LineEnds;
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    PlotPanel panel{.marks = {lines}};
    panel.x = {.lowest = 0, .highest = 2, .shown = false};
    panel.y = {.lowest = 0, .highest = 4, .shown = false};
    plot.panels = {panel};
    return std::make_shared<const Plot>(std::move(plot));
}

TEST(LineNames, AtCrowdedEndsStandApart)
{
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(crowd());
    widget.resize(480, 300);
    widget.show();
    widget.grab();
    const int end = widget.pointOf({0, 0, 0}).x();
    const int nnn = QFontMetrics(PlotLook{Theme{false}, widget.font()}.smallFont()).horizontalAdvance("nnn");
    const QImage seen = widget.picture(widget.size(), 1, Theme{false});
    EXPECT_EQ(linesOfText(seen.copy(0, 100, 480, 150), end + 16, end + 14 + nnn), 4);
}

TEST(LineNames, AtTheEndsHaveTheRoomThatTheyNeed)
{
    const QString name(12, QLatin1Char('m'));
    const auto show = [](PlotWidget& widget, const std::string& last) {
        Plot plot = *endings();
        plot.panels[0].x.lowest = -0.2;
        plot.panels[0].x.highest = 1.2;
        plot.panels[0].marks[0].labels = {"ana", "ben", last};
        widget.setPlot(std::make_shared<const Plot>(plot));
        widget.show();
    };
    const auto room = [](PlotWidget& widget, int width) {
        widget.resize(width, 300);
        QTest::qWait(30);
        return widget.width() - widget.pointOf({0, 0, 2}).x();
    };
    PlotWidget brief;
    PlotWidget wordy;
    show(brief, "cem");
    show(wordy, name.toStdString());
    const int needed =
        QFontMetrics(PlotLook{Theme{false}, wordy.font()}.smallFont()).horizontalAdvance("3 " + name);
    EXPECT_LT(room(brief, 600), needed);
    EXPECT_GT(room(wordy, 600), needed);
    EXPECT_TRUE(wordy.showsAll());
    EXPECT_NEAR(room(wordy, 2000), room(brief, 2000), 2) << "as much as the plot has in a wide picture";
}

TEST(LineNames, AtTheEndsHaveTheirRoomInAllPanelsAtOnce)
{
    Plot plot = *endings();
    plot.sharesX = true;
    plot.panels[0].x.lowest = -0.2;
    plot.panels[0].x.highest = 1.2;
    plot.panels[0].marks[0].labels = {"ana", "ben", "mmmmmmmmmmmm"};
    plot.panels.push_back(plot.panels[0]);
    plot.panels[1].marks[0].labels = {"ana", "ben", "cem"};
    plot.columns = 2;
    PlotWidget widget;
    widget.setPlot(std::make_shared<const Plot>(plot));
    widget.resize(900, 300);
    widget.show();
    QTest::qWait(30);
    const auto place = [&widget](std::size_t panel) {
        return widget.pointOf({panel, 0, 2}).x() - (panel == 0 ? 0 : widget.width() / 2);
    };
    EXPECT_NEAR(place(0), place(1), 15);
    EXPECT_TRUE(widget.showsAll());
    widget.resize(300, 600);
    QTest::qWait(30);
    EXPECT_LT(widget.pointOf({0, 0, 2}).y(), widget.pointOf({1, 0, 2}).y() - 100) << "below each other";
    EXPECT_EQ(widget.pointOf({0, 0, 2}).x(), widget.pointOf({1, 0, 2}).x());
    EXPECT_TRUE(widget.showsAll());
}

TEST(LineNames, OfReferencesKeepClearOfCurves)
{
    Plot plot;
    plot.title = "A plot";
    plot.tree = SharedValue(fairshare::test::smallSite().tree);
    Marks now{.kind = MarkKind::References, .id = "now", .x = {0.5}, .y = {0}, .x2 = {0.5}, .y2 = {1}};
    now.role = PlotRole::Text;
    now.labels = {"nnnnnn"};
    now.labelPlace = LabelPlace::Beside;
    Marks curve{.kind = MarkKind::Lines, .id = "users", .x = {0, 1}, .y = {0.96, 0.96}, .starts = {0, 2}};
    curve.rows = {fairshare::test::Ana};
    plot.panels = {{.marks = {now, curve}}};
    for (PlotAxis* axis : {&plot.panels[0].x, &plot.panels[0].y})
        axis->shown = false;
    PlotWidget widget;
    widget.setPalette(Theme{false}.palette());
    widget.setPlot(std::make_shared<const Plot>(plot));
    widget.resize(400, 300);
    widget.show();
    const QImage seen = widget.grab().toImage();
    const QPoint at = widget.pointOf({0, 1, 0});
    const int line = widget.pointOf({0, 0, 0}).x();
    const auto inkAround = [&](int above, int below) {
        int ink = 0;
        for (int y = at.y() + above; y < at.y() + below; ++y)
            for (int x = 0; x < seen.width(); ++x)
                if (std::abs(x - line) > 3)
                    ink += qGray(seen.pixel(x, y)) < 60 ? 1 : 0;
        return ink;
    };
    EXPECT_EQ(inkAround(-3, 2), 0) << "nothing is written over the curve";
    EXPECT_GT(inkAround(2, 100), 10) << "but below it";
}

// Charts of thousands of lines are painted anew while somebody drags.
TEST(LineNames, GetTheirRoomBeforeTheOnlyPaintingOfANewPlot)
{
    PlotWidget widget;
    widget.resize(480, 300);
    widget.show();
    widget.setPlot(endings());
    QTest::qWait(50);
    int paintings = 0;
    QObject::connect(
        widget.findChild<QCustomPlot*>(), &QCustomPlot::afterReplot, &widget, [&paintings] { ++paintings; });
    widget.setPlot(endings());
    QTest::qWait(50);
    EXPECT_EQ(paintings, 1);
}

} // namespace
} // namespace fairshare::gui
