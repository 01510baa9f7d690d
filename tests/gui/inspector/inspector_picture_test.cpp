// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/figure_table.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/inspector/word_picture.h"

#include <QImage>
#include <QRegularExpression>

namespace fairshare::gui {
namespace {

/// What the inspector must be painted in, as the user interface is specified.
struct InspectorColors {
    ThemeChoice theme;
    QRgb base;
    QRgb selection;
    QRgb bar;
    QRgb barEdge;
    QRgb gain;
    QRgb loss;
};

constexpr InspectorColors Light{
    ThemeChoice::Light, 0xFFFFFFFF, 0xFFD3E3F5, 0xFFB9C6D3, 0xFF6F8397, 0xFF00665E, 0xFF8C510A};
constexpr InspectorColors Dark{
    ThemeChoice::Dark, 0xFF1E1F22, 0xFF27466A, 0xFF46586B, 0xFF8298AE, 0xFF5EC4B6, 0xFFE3A75C};

/// dvorak against castillo, painted.
class InspectorPictureTest : public MainWindowTest, public testing::WithParamInterface<InspectorColors> {
protected:
    InspectorPictureTest()
    {
        m_theme.setChoice(GetParam().theme);
        m_window.resize(1440, 900);
        m_window.files().openAgainst({QString::fromStdString(sampleFile("university_after"))},
            QString::fromStdString(sampleFile("university_before")));
        EXPECT_TRUE(QTest::qWaitFor([this] {
            return !m_window.files().task().isRunning() && !m_window.document().baselineName().isEmpty();
        }));
        settle();
        m_window.document().selection().select(row("castillo"));
        m_window.document().selection().toggle(row("dvorak"));
        m_window.inspector().waitUntilReady();
        QApplication::processEvents();
    }

    ~InspectorPictureTest() override { m_theme.setChoice(ThemeChoice::Light); }

    FigureTable& table(const char* name)
    {
        return *m_window.inspector().findChild<FigureTable*>(QLatin1String(name));
    }

    /// A cell of a table as it is seen in the dock.
    QImage cell(const char* name, int row, int column)
    {
        FigureTable& figures = table(name);
        QRect place = figures.visualRect(figures.model()->index(row, column));
        place.moveTopLeft(figures.viewport()->mapTo(m_window.inspector().widget(), place.topLeft()));
        return m_window.inspector().widget()->grab(place).toImage().convertToFormat(QImage::Format_ARGB32);
    }

    static int count(const QImage& picture, QRgb color)
    {
        int found = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                found += picture.pixel(x, y) == color ? 1 : 0;
        }
        return found;
    }

    /// Length of the bar in the middle line of a cell, its edge included.
    static int barLength(const QImage& picture)
    {
        int length = 0;
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb pixel = picture.pixel(x, picture.height() / 2);
            length += pixel == GetParam().bar || pixel == GetParam().barEdge ? 1 : 0;
        }
        return length;
    }
};

TEST_P(InspectorPictureTest, MarksTheRowsThatDecide)
{
    for (const int row : {2, 3})
        EXPECT_EQ(cell("inspectorChains", row, 1).pixel(2, 2), GetParam().selection) << row;
    for (const int row : {0, 1, 4, 5, 6, 7})
        EXPECT_EQ(cell("inspectorChains", row, 1).pixel(2, 2), GetParam().base) << row;
}

TEST_P(InspectorPictureTest, DrawsBarsThatCompare)
{
    const double longest = table("inspectorAlgorithms").longestBar();
    const double factors[] = {0.194304, 0.353427, 0.127644, 0.458333, 0.5};
    for (int row = 0; row < 5; ++row)
        EXPECT_NEAR(barLength(cell("inspectorAlgorithms", row, 1)), factors[row] * longest, 1) << row;
    EXPECT_GT(longest, 20);
}

TEST_P(InspectorPictureTest, ShowsLossesInTheirColor)
{
    const QImage lost = cell("inspectorAlgorithms", 4, 3);
    EXPECT_GT(count(lost, GetParam().loss), 10);
    EXPECT_EQ(count(lost, GetParam().gain), 0);
    const QImage stays = cell("inspectorAlgorithms", 3, 3);
    EXPECT_EQ(count(stays, GetParam().loss) + count(stays, GetParam().gain), 0);
}

TEST_P(InspectorPictureTest, FillsBucketsAsFarAsTheirValues)
{
    auto& word = *m_window.inspector().findChild<WordPicture*>(QStringLiteral("inspectorWord"));
    const QImage seen = word.grab().toImage().convertToFormat(QImage::Format_ARGB32);
    // 0x9025, 0x7af6 and 0x6b3f of 0xffff, and nothing.
    const double parts[] = {0.563, 0.480, 0.419, 0};
    const int quarter = seen.width() / 4;
    for (int bucket = 0; bucket < 4; ++bucket) {
        int filled = 0;
        for (int x = bucket * quarter; x < (bucket + 1) * quarter; ++x)
            filled += seen.pixel(x, 2) == GetParam().bar ? 1 : 0;
        EXPECT_NEAR(filled, parts[bucket] * quarter, 4) << bucket;
    }
}

TEST_P(InspectorPictureTest, NothingIsWiderThanTheDock)
{
    for (const int width : {300, 360, 500}) {
        m_window.resizeDocks({&m_window.inspector()}, {width}, Qt::Horizontal);
        QApplication::processEvents();
        const InspectorDock& dock = m_window.inspector();
        for (const QWidget* widget : dock.widget()->findChildren<QWidget*>()) {
            if (!widget->isVisible())
                continue;
            EXPECT_LE(widget->mapTo(&dock, QPoint(widget->width(), 0)).x(), dock.width())
                << widget->objectName().toStdString() << " in " << dock.width();
        }
    }
}

/// Each change that would turn the order round is one line with one or both of its figures, all of it on its
/// card.
TEST_P(InspectorPictureTest, FlipsAreOneLineEachInANarrowDock)
{
    InspectorDock& dock = m_window.inspector();
    m_window.resizeDocks({&dock}, {1}, Qt::Horizontal);
    QApplication::processEvents();
    const auto label = [&dock](const char* part, int at) {
        return dock.findChild<QLabel*>(QLatin1String(part) + QString::number(at));
    };
    for (int at = 0; at < 4; ++at) {
        const auto* apply = dock.findChild<QWidget*>(QStringLiteral("flipApply%1").arg(at));
        const QLabel* what = label("flipWhat", at);
        ASSERT_TRUE(what->isVisible() && apply->isVisible()) << at;
        EXPECT_NEAR(what->geometry().center().y(), apply->geometry().center().y(), 2) << at;
        EXPECT_GE(what->width(), what->fontMetrics().horizontalAdvance(QLatin1String("usage of mec"))) << at;
        if (at > 0) {
            EXPECT_LE(apply->y() - label("flipWhat", at - 1)->y(), 2 * apply->height()) << at;
        }
    }
    EXPECT_FALSE(label("flipChange", 0)->isVisible());
    EXPECT_EQ(label("flipAmount", 0)->text().toStdString(), "−5.72\u2009%");
    EXPECT_TRUE(label("flipAmount", 0)->isVisible());
    EXPECT_EQ(label("flipChange", 3)->text().toStdString(), "20 → 18");
    EXPECT_TRUE(label("flipChange", 3)->isVisible());
    EXPECT_FALSE(label("flipAmount", 3)->isVisible());
    EXPECT_EQ(
        label("flipWhat", 0)->toolTip().remove(QRegularExpression(QStringLiteral("<[^>]*>"))).toStdString(),
        "usage of mechanical: 88699150.5 -&gt; 83623289 TRES-seconds−1\u2009410.0 TRES-h (−5.72\u2009%)");
    m_window.resizeDocks({&dock}, {420}, Qt::Horizontal);
    QApplication::processEvents();
    for (int at = 0; at < 4; ++at)
        EXPECT_TRUE(label("flipChange", at)->isVisible() && label("flipAmount", at)->isVisible()) << at;
}

INSTANTIATE_TEST_SUITE_P(Themes, InspectorPictureTest, testing::Values(Light, Dark),
    [](const auto& parameter) { return parameter.param.theme == ThemeChoice::Dark ? "dark" : "light"; });

} // namespace
} // namespace fairshare::gui
