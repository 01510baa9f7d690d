// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/translations.h"
#include "widgets/charts/charts_page.h"
#include "widgets/window/views/view_tabs.h"

#include "core/chart/chart_registry.h"

#include <QComboBox>
#include <QScrollArea>
#include <QSpinBox>

#include <algorithm>
#include <vector>

namespace fairshare::gui {
namespace {

/// Charts in a window that is too small for all their controls in one line.
class SmallChartsTest : public MainWindowTest {
protected:
    void showChart(const std::string& chart, const QSize& size)
    {
        m_window.views().showView(QStringLiteral("charts"));
        page().setChart(QString::fromStdString(chart));
        m_window.document().selection().select(row("dvorak"));
        m_window.resize(size);
        settle();
        page().waitUntilReady();
        QTest::qWait(20);
    }

    ChartsPage& page() { return *qobject_cast<ChartsPage*>(m_window.views().page(QStringLiteral("charts"))); }

    /// Controls that are not wholly inside the view, or lie over another one.
    static std::string misplaced(const ViewPage& view)
    {
        std::string names;
        std::vector<QRect> places;
        for (const QWidget* control : view.findChildren<QWidget*>()) {
            const bool used = qobject_cast<const QComboBox*>(control) != nullptr
                || qobject_cast<const QSpinBox*>(control) != nullptr;
            if (!used || !control->isVisible())
                continue;
            const QRect place(control->mapTo(&view, QPoint()), control->size());
            const bool over = std::any_of(places.begin(), places.end(),
                [&place](const QRect& other) { return other.intersects(place); });
            const bool small = place.width() < control->minimumSizeHint().width();
            if (place.left() < 0 || place.right() > view.width() || over || small)
                names += control->objectName().toStdString() + "\n";
            places.push_back(place);
        }
        return names;
    }

    /// Nothing scrolls sideways once the strip of a picture that took long is gone.
    static bool fits(const ViewPage& view)
    {
        const auto* area = view.findChild<QScrollArea*>();
        return QTest::qWaitFor([area] { return area->widget()->width() <= area->viewport()->width(); });
    }
};

TEST_F(SmallChartsTest, ControlsTakeFurtherLinesAndChartsWhatIsLeft)
{
    open({m_file});
    for (const QSize& size : {QSize(1440, 900), QSize(1000, 640), QSize(800, 500)})
        for (const Chart& chart : charts()) {
            showChart(std::string(chart.id), size);
            EXPECT_EQ(misplaced(page()), "") << chart.id << " " << size.width();
            EXPECT_TRUE(fits(page())) << chart.id << " " << size.width();
        }
}

TEST_F(SmallChartsTest, AWideWindowHasThemInOneLineAgain)
{
    open({m_file});
    const auto high = [this] { return page().findChild<QWidget*>(QStringLiteral("parameters"))->height(); };
    showChart("recovery", {800, 500});
    const int narrow = high();
    showChart("recovery", {1800, 900});
    EXPECT_LT(high(), 2 * m_window.fontMetrics().height() + 10);
    EXPECT_GT(narrow, high());
}

TEST_F(SmallChartsTest, RecoveryWithItsSweepFits)
{
    open({m_file});
    m_window.document().selection().select(row("dvorak"));
    trigger("sweepValue");
    for (const QSize& size : {QSize(1440, 900), QSize(1000, 640), QSize(800, 500)}) {
        m_window.resize(size);
        settle();
        m_window.views().current().waitUntilReady();
        QTest::qWait(20);
        EXPECT_EQ(misplaced(m_window.views().current()), "") << size.width();
        EXPECT_TRUE(fits(m_window.views().current())) << size.width();
    }
}

class SmallGermanChartsTest : private InGerman, public SmallChartsTest { };

TEST_F(SmallGermanChartsTest, ControlsTakeFurtherLinesToo)
{
    open({m_file});
    for (const QSize& size : {QSize(1000, 640), QSize(800, 500)})
        for (const Chart& chart : charts()) {
            showChart(std::string(chart.id), size);
            EXPECT_EQ(misplaced(page()), "") << chart.id << " " << size.width();
            EXPECT_TRUE(fits(page())) << chart.id << " " << size.width();
        }
}

} // namespace
} // namespace fairshare::gui
