// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/window/views/view_tabs.h"

#include <QLineEdit>
#include <QMenu>
#include <QSplitter>

namespace fairshare::gui {
namespace {

/// How docks and views are arranged.
class LayoutsTest : public MainWindowTest {
protected:
    LayoutsTest() { open({m_file}); }

    static QSplitter& splitter(MainWindow& window, const char* name)
    {
        return *window.findChild<QSplitter*>(QLatin1String(name));
    }
    /// Part of the first widget, in hundredths.
    static int part(MainWindow& window, const char* name)
    {
        const QList<int> sizes = splitter(window, name).sizes();
        return sizes[0] * 100 / (sizes[0] + sizes[1]);
    }
    /// As with the mouse, which tells that it was somebody.
    void divide(const char* name, int first)
    {
        QSplitter& divided = splitter(m_window, name);
        const int all = divided.sizes()[0] + divided.sizes()[1];
        divided.setSizes({all * first / 100, all - all * first / 100});
        Q_EMIT divided.splitterMoved(divided.sizes()[0], 1);
    }
    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
    }
    void widen(int width)
    {
        m_window.resizeDocks({&m_window.inspector()}, {width}, Qt::Horizontal);
        QApplication::processEvents();
    }
    QAction* action(const QString& name) { return m_window.findChild<QAction*>(name); }
    void keep(const QString& name)
    {
        trigger("saveLayout");
        auto* band = m_window.findChild<QWidget*>(QStringLiteral("layoutNameBand"));
        ASSERT_TRUE(band->isVisible());
        auto* field = band->findChild<QLineEdit*>(QStringLiteral("nameField"));
        if (!name.isEmpty())
            field->setText(name);
        QTest::keyClick(field, Qt::Key_Return);
        EXPECT_FALSE(band->isVisible());
    }
};

TEST_F(LayoutsTest, EachViewRemembersItsDocks)
{
    widen(500);
    const int inTree = m_window.inspector().width();
    show("charts");
    widen(350);
    const int inCharts = m_window.inspector().width();
    ASSERT_GT(inTree, inCharts + 50);
    show("tree");
    EXPECT_EQ(m_window.inspector().width(), inTree);
    show("compare");
    EXPECT_FALSE(m_window.inspector().isVisible());
    show("charts");
    EXPECT_TRUE(m_window.inspector().isVisible());
    EXPECT_EQ(m_window.inspector().width(), inCharts);
}

TEST_F(LayoutsTest, TheNextRunDividesTheViewsAlike)
{
    show("compare");
    divide("compareSplit", 35);
    const int chosen = part(m_window, "compareSplit");
    m_window.document().undoStack().setClean();
    m_window.close();
    OpenDocument nextDocument(m_settings);
    MainWindow next(nextDocument, m_theme);
    next.resize(m_window.size());
    next.show();
    next.files().open({m_file});
    EXPECT_TRUE(QTest::qWaitFor([&next] { return !next.files().task().isRunning(); }));
    next.views().showView(QStringLiteral("compare"));
    QApplication::processEvents();
    EXPECT_NEAR(part(next, "compareSplit"), chosen, 2);
}

TEST_F(LayoutsTest, ANamedOneIsChosenAndRemoved)
{
    show("compare");
    divide("compareSplit", 35);
    const int narrow = part(m_window, "compareSplit");
    keep(QStringLiteral("narrow & wide"));
    EXPECT_EQ(m_settings.layouts().names(), QStringList{QStringLiteral("narrow & wide")});
    divide("compareSplit", 60);
    trigger("inspector");
    ASSERT_TRUE(m_window.inspector().isVisible());
    keep({});
    EXPECT_EQ(m_settings.layouts().names(),
        (QStringList{QStringLiteral("Layout 1"), QStringLiteral("narrow & wide")}));
    ASSERT_NE(action(QStringLiteral("layout_narrow & wide")), nullptr);
    action(QStringLiteral("layout_narrow & wide"))->trigger();
    QApplication::processEvents();
    EXPECT_NEAR(part(m_window, "compareSplit"), narrow, 1);
    EXPECT_FALSE(m_window.inspector().isVisible());
    action(QStringLiteral("layout_Layout 1"))->trigger();
    QApplication::processEvents();
    EXPECT_TRUE(m_window.inspector().isVisible());
    action(QStringLiteral("removeLayout_Layout 1"))->trigger();
    QApplication::processEvents();
    EXPECT_EQ(m_settings.layouts().names(), QStringList{QStringLiteral("narrow & wide")});
    EXPECT_EQ(action(QStringLiteral("layout_Layout 1")), nullptr);
}

TEST_F(LayoutsTest, NamesOutliveTheProgram)
{
    show("compare");
    divide("compareSplit", 35);
    keep(QStringLiteral("mine"));
    Settings again(m_folder.filePath(QStringLiteral("settings.ini")));
    EXPECT_EQ(again.layouts().names(), QStringList{QStringLiteral("mine")});
    EXPECT_EQ(
        again.layouts().value(QStringLiteral("mine")), m_settings.layouts().value(QStringLiteral("mine")));
    const QVariantMap layout = again.layouts().value(QStringLiteral("mine")).toMap();
    EXPECT_TRUE(layout.value(QStringLiteral("splitters")).toMap().contains(QStringLiteral("compareSplit")));
}

// The simulator divides itself by what it shows; closed while a run is made it shows nothing.
TEST_F(LayoutsTest, ForgetsADivisionThatNobodyChose)
{
    const auto isKept = [this] {
        return m_settings.viewSplitters().contains(QStringLiteral("simulatorSplit"));
    };
    show("simulator");
    m_window.document().undoStack().setClean();
    m_window.close();
    EXPECT_FALSE(isKept());
    m_window.show();
    divide("simulatorSplit", 60);
    m_window.close();
    EXPECT_TRUE(isKept());
    m_window.show();
    trigger("resetLayout");
    m_window.close();
    EXPECT_FALSE(isKept());
}

TEST_F(LayoutsTest, ResetDividesTheViewsAsAtFirst)
{
    show("compare");
    m_window.waitUntilReady();
    QApplication::processEvents();
    const int first = part(m_window, "compareSplit");
    divide("compareSplit", 30);
    ASSERT_NE(part(m_window, "compareSplit"), first);
    trigger("resetLayout");
    EXPECT_NEAR(part(m_window, "compareSplit"), first, 2);
}

} // namespace
} // namespace fairshare::gui
