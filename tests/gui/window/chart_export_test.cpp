// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/charts/charts_page.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/views/view_tabs.h"

#include <QImage>

namespace fairshare::gui {
namespace {

class ChartExportTest : public MainWindowTest {
protected:
    ChartExportTest()
    {
        open({m_file});
        m_window.views().showView(QStringLiteral("charts"));
        QObject::connect(&m_window.exports(), &ExportCommands::written, &m_window,
            [this](const QString& path) { m_written << path; });
    }
    ~ChartExportTest() override { m_theme.setChoice(ThemeChoice::Light); }

    ChartsPage& page() { return *qobject_cast<ChartsPage*>(&m_window.views().current()); }

    void show(const char* chart)
    {
        page().setChart(QLatin1String(chart));
        m_window.document().selection().select(row("dvorak"));
        settle();
        page().waitUntilReady();
        QApplication::processEvents();
    }

    QImage exported()
    {
        const QString path = m_folder.filePath(QStringLiteral("view.png"));
        m_written.clear();
        m_window.exports().exportViewTo(path, 1);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_written.isEmpty(); }));
        return QImage(path);
    }

    /// Rows of pixels that are mostly of the surface on which controls stand.
    static int surfaceRows(const QImage& picture)
    {
        int rows = 0;
        for (int y = 0; y < picture.height(); ++y)
            rows += count(picture.copy(0, y, picture.width(), 1), 0xFFEFEFEF) > picture.width() / 3 ? 1 : 0;
        return rows;
    }

    static int count(const QImage& picture, QRgb color)
    {
        int found = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                found += picture.pixel(x, y) == color ? 1 : 0;
        return found;
    }

    QStringList m_written;
};

TEST_F(ChartExportTest, HasNoControls)
{
    for (const char* chart : {"share_vs_usage", "rank_slopes", "rank_sweep"}) {
        show(chart);
        const QWidget* controls = page().findChild<QWidget*>(QStringLiteral("chartControls"));
        const QSize before = page().plot().size();
        EXPECT_GT(surfaceRows(page().grab().toImage()), 5) << chart;
        EXPECT_EQ(surfaceRows(exported()), 0) << chart;
        QApplication::processEvents();
        EXPECT_TRUE(controls->isVisible());
        EXPECT_EQ(page().plot().size(), before);
    }
}

TEST_F(ChartExportTest, IsWholeInASmallWindow)
{
    m_window.resize(800, 500);
    show("rank_sweep");
    const QImage picture = exported();
    EXPECT_GE(picture.width(), page().plot().minimumSizeHint().width());
    // The caption is the last of it.
    const int high = 3 * m_window.fontMetrics().height();
    const QImage last = picture.copy(0, picture.height() - high, picture.width(), high);
    EXPECT_GT(count(last, 0xFF595959), 20);
}

} // namespace
} // namespace fairshare::gui
