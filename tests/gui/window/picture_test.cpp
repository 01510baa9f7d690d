// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"

#include <QImage>

#include <cmath>
#include <string>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr int SharesColumn = 1;
const int FactorColumn = columnOf("fair_tree.factor");
const int RankColumn = columnOf("fair_tree.rank");

/// What a cell must be painted in, as the user interface is specified.
struct ExpectedColors {
    ThemeChoice theme;
    QRgb base;
    QRgb selection;
    QRgb bar;
    QRgb barEdge;
    QRgb changedFill;
    QRgb changedMark;
    QRgb gain;
    QRgb loss;
};

constexpr ExpectedColors Light{ThemeChoice::Light, 0xFFFFFFFF, 0xFFD3E3F5, 0xFFB9C6D3, 0xFF6F8397, 0xFFFFF0BF,
    0xFF8A6100, 0xFF00665E, 0xFF8C510A};
constexpr ExpectedColors Dark{ThemeChoice::Dark, 0xFF1E1F22, 0xFF27466A, 0xFF46586B, 0xFF8298AE, 0xFF4A3D14,
    0xFFE3B341, 0xFF5EC4B6, 0xFFE3A75C};

/// The changed university against the one before, painted.
class PictureTest : public MainWindowTest, public testing::WithParamInterface<ExpectedColors> {
protected:
    PictureTest()
    {
        m_theme.setChoice(GetParam().theme);
        hideInspector();
        m_window.resize(1400, 1060); // every row beside the dock
        m_window.files().openAgainst({QString::fromStdString(sampleFile("university_after"))},
            QString::fromStdString(sampleFile("university_before")));
        EXPECT_TRUE(QTest::qWaitFor([this] {
            return !m_window.files().task().isRunning() && !m_window.document().baselineName().isEmpty();
        }));
        settle();
        table().expandAll();
        table().clearSelection();
        table().setCurrentIndex({});
    }

    ~PictureTest() override { m_theme.setChoice(ThemeChoice::Light); }

    QRect cell(const char* name, int column)
    {
        const int place = table().treeModel().placeOf(row(name));
        return table().visualRect(table().model()->index(place, column));
    }

    QImage picture() { return table().viewport()->grab().toImage().convertToFormat(QImage::Format_ARGB32); }

    static int count(const QImage& picture, const QRect& place, QRgb color)
    {
        int found = 0;
        for (int y = place.top(); y <= place.bottom(); ++y) {
            for (int x = place.left(); x <= place.right(); ++x)
                found += picture.pixel(x, y) == color ? 1 : 0;
        }
        return found;
    }
};

TEST_P(PictureTest, FillsAndMarksChangedCells)
{
    const QImage seen = picture();
    const QRect changed = cell("brandt", SharesColumn);
    EXPECT_EQ(seen.pixel(changed.left() + 3, changed.center().y()), GetParam().changedFill);
    EXPECT_EQ(seen.pixel(changed.right() - 2, changed.top() + 1), GetParam().changedMark);
    const QRect same = cell("castillo", SharesColumn);
    EXPECT_EQ(count(seen, same, GetParam().changedFill) + count(seen, same, GetParam().changedMark), 0);
}

// The frame of the current cell once took the fill of the mark or of the triangle drawn before it.
TEST_P(PictureTest, KeepsTheCurrentCellReadable)
{
    stand("brandt", SharesColumn);
    table().clearSelection();
    const QRect changed = cell("brandt", SharesColumn);
    EXPECT_EQ(picture().pixel(changed.left() + 3, changed.center().y()), GetParam().changedFill);
    stand("petrov", RankColumn);
    const QRect moved = cell("petrov", RankColumn);
    EXPECT_EQ(picture().pixel(moved.left() + 3, moved.center().y()), GetParam().selection);
}

TEST_P(PictureTest, DrawsBarsAsLongAsTheFactor)
{
    const QImage seen = picture();
    for (const char* name : {"nakamura", "zhang", "kowalski"}) {
        const QRect place = cell(name, FactorColumn);
        const int line = place.top() + 3; // above the digits
        int first = -1;
        int edge = -1;
        for (int x = place.left(); x <= place.right(); ++x) {
            if (first < 0 && seen.pixel(x, line) == GetParam().bar)
                first = x;
            if (seen.pixel(x, line) == GetParam().barEdge)
                edge = x;
        }
        const double factor = shown(name, FactorColumn).toDouble();
        const int margins = 2 * (first - place.left()) - 2;
        ASSERT_GE(first, 0) << name;
        EXPECT_NEAR(edge + 1 - first, factor * (place.width() - margins), 1.5) << name;
    }
}

TEST_P(PictureTest, TellsGainsFromLosses)
{
    const QImage seen = picture();
    EXPECT_GT(count(seen, cell("iyer", RankColumn), GetParam().gain), 10);
    EXPECT_EQ(count(seen, cell("iyer", RankColumn), GetParam().loss), 0);
    EXPECT_GT(count(seen, cell("petrov", RankColumn), GetParam().loss), 10);
    EXPECT_EQ(count(seen, cell("petrov", RankColumn), GetParam().gain), 0);
    const QRect stays = cell("lopez", RankColumn);
    EXPECT_EQ(count(seen, stays, GetParam().gain) + count(seen, stays, GetParam().loss), 0);
}

TEST_P(PictureTest, FillsTheSelectedRow)
{
    const QRect place = cell("petrov", SharesColumn);
    EXPECT_EQ(count(picture(), place, GetParam().selection), 0);
    table().selectRow(table().treeModel().placeOf(row("petrov")));
    const QImage seen = picture();
    EXPECT_EQ(seen.pixel(place.left() + 3, place.center().y()), GetParam().selection);
    const QRect root = cell("root", SharesColumn);
    EXPECT_EQ(seen.pixel(root.left() + 3, root.center().y()), GetParam().base);
}

INSTANTIATE_TEST_SUITE_P(Themes, PictureTest, testing::Values(Light, Dark),
    [](const auto& tested) { return tested.param.theme == ThemeChoice::Dark ? "dark" : "light"; });

} // namespace
} // namespace fairshare::gui
