// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"
#include "core/io/format_registry.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/compare/compare_charts.h"
#include "widgets/compare/compare_page.h"
#include "widgets/page/bands/loading_band.h"
#include "widgets/page/work_strip.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/views/view_tabs.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QScrollBar>

namespace fairshare::gui {
namespace {

constexpr std::uint64_t Large = 300'000;
constexpr int Patience = 60000; ///< ms; sanitizers and a busy machine slow readers down

class LargeTreeTest : public MainWindowTest {
protected:
    QString writeLarge(const char* formatId, const char* name)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        const auto scenario = generateScenario({"lab", Large, 1});
        EXPECT_TRUE(saveScenario(*scenario, path.toStdString(), *findFormat(formatId)));
        return path;
    }

    void openGenerated(std::string_view shape, std::uint64_t size)
    {
        LoadedScenario loaded;
        loaded.scenario = generateScenario({shape, size, 1}).value();
        m_window.document().open(std::move(loaded), {});
    }
};

TEST_F(LargeTreeTest, ClosesWhileItIsEvaluated)
{
    QElapsedTimer elapsed;
    {
        OpenDocument windowDocument(m_settings);
        MainWindow window(windowDocument, m_theme);
        window.show();
        LoadedScenario loaded;
        loaded.scenario = generateScenario({"lab", Large, 1}).value();
        window.document().open(std::move(loaded), {});
        EXPECT_FALSE(window.results().isReady());
        elapsed.start();
        EXPECT_TRUE(window.close());
    }
    EXPECT_LT(elapsed.elapsed(), 10000);
}

TEST_F(LargeTreeTest, ClosesWhileAFileIsRead)
{
    const QString path = writeLarge("sacctmgr-dump", "large.dump");
    QElapsedTimer elapsed;
    {
        OpenDocument windowDocument(m_settings);
        MainWindow window(windowDocument, m_theme);
        window.show();
        window.files().open({path});
        EXPECT_TRUE(QTest::qWaitFor([&window] { return window.files().task().fraction() > 0; }, Patience));
        EXPECT_TRUE(window.files().task().isRunning());
        elapsed.start();
        EXPECT_TRUE(window.close());
    }
    EXPECT_LT(elapsed.elapsed(), 10000);
}

TEST_F(LargeTreeTest, ReadingTellsRowsAndIsCancelled)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    const QString path = writeLarge("sacctmgr-dump", "large.dump");
    m_window.files().open({path});
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window.files().task().rows() > 0; }, Patience));
    m_window.findChild<QPushButton*>(QStringLiteral("loadingCancel"))->click();
    EXPECT_FALSE(m_window.files().task().isRunning());
    settle();
    EXPECT_EQ(m_window.document().scenario(), before);
    EXPECT_FALSE(m_window.findChild<LoadingBand*>()->isVisible());
}

TEST_F(LargeTreeTest, AnotherFileReplacesTheOneThatIsRead)
{
    m_window.files().open({writeLarge("sacctmgr-dump", "large.dump")});
    ASSERT_TRUE(QTest::qWaitFor([this] { return m_window.files().task().rows() > 0; }, Patience));
    open({m_file});
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("site.fairshare"));
}

TEST_F(LargeTreeTest, StatusLineTellsItsSizeAndTheTime)
{
    openGenerated("lab", 100'000);
    settle();
    EXPECT_EQ(label("statusFile"), QStringLiteral("Generated: lab, 100000 associations, seed 1"));
    EXPECT_EQ(label("statusSize"), QStringLiteral("100\u2009000 associations, 99\u2009008 users"));
    EXPECT_EQ(label("statusTime"),
        QStringLiteral("5 algorithms evaluated in %1 ms")
            .arg(NumberText().real(m_window.results().current()->seconds * 1000, 1)));
}

TEST_F(LargeTreeTest, CompareSaysThatItsFiguresAreOnTheirWay)
{
    m_window.views().showView(QStringLiteral("compare"));
    openGenerated("lab", Large);
    const auto& strip = *m_window.views().current().findChild<WorkStrip*>();
    EXPECT_TRUE(QTest::qWaitFor([&strip] { return strip.isVisible(); }, Patience));
    EXPECT_EQ(strip.findChild<QLabel*>(QStringLiteral("workSentence"))->text(),
        QStringLiteral("Waiting for the ranks of all users."));
    EXPECT_TRUE(QTest::qWaitFor([&strip] { return !strip.isVisible(); }, Patience));
    const auto& page = *qobject_cast<ComparePage*>(&m_window.views().current());
    EXPECT_TRUE(page.charts().isComplete());
    EXPECT_GT(page.table().model()->rowCount(), 0);
}

TEST_F(LargeTreeTest, ATreeOfTheRootAloneIsShown)
{
    LoadedScenario loaded;
    m_window.document().open(std::move(loaded), {});
    settle();
    EXPECT_EQ(table().model()->rowCount(), 1);
    EXPECT_EQ(shown("root", 0), QStringLiteral("root"));
    EXPECT_EQ(treePage().answer().sentence(), QStringLiteral("1 association, no users: no users to rank."));
    EXPECT_EQ(label("statusSize"), QStringLiteral("1 association, 0 users"));
    trigger("sortByColumn");
    trigger("expandAll");
    trigger("copy");
}

/// Room beside the ranks is there before the first moves are shown in it.
TEST_F(LargeTreeTest, TheChosenAlgorithmIsSeenAndKeepsItsWidth)
{
    m_window.resize(1440, 900);
    openGenerated("lab", 100'000);
    settle();
    const int rank = columnOf("fair_tree.rank");
    const int right = table().header().sectionViewportPosition(rank) + table().columnWidth(rank);
    EXPECT_LE(right, table().viewport()->width());
    const int width = table().columnWidth(rank);
    EXPECT_GE(width, table().fontMetrics().horizontalAdvance(QStringLiteral("99\u200999999\u2009999")));
    ASSERT_TRUE(table().treeModel().setData(table().model()->index(2, 1), QStringLiteral("999")));
    settle();
    EXPECT_EQ(table().columnWidth(rank), width);
    EXPECT_EQ(table().header().sectionViewportPosition(rank) + width, right);
}

/// 1000 accounts inside each other, one user at the end.
TEST_F(LargeTreeTest, ADeepTreeKeepsItsNamesReadable)
{
    ShareTreeBuilder builder;
    ShareTreeBuilder::Handle account = builder.root();
    for (int level = 1; level <= 1000; ++level)
        account = builder.add(
            account, {.kind = NodeKind::Account, .name = "level" + std::to_string(level), .shares = 1});
    builder.add(account, {.name = "deepest", .shares = 1, .usage = 1});
    Diagnostics diagnostics;
    LoadedScenario loaded;
    loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    m_window.document().open(std::move(loaded), {});
    settle();
    table().goTo(row("deepest"));
    const QRect cell = table().visualRect(table().currentIndex().siblingAtColumn(0));
    EXPECT_TRUE(table().viewport()->rect().intersects(cell));
    EXPECT_EQ(plainCard(table().currentIndex().siblingAtColumn(0)),
        QStringLiteral("root › level1 › … 996 more … › level998 › level999 › level1000 › deepest\nuser"));
}

TEST_F(LargeTreeTest, ASortedTreeFollowsEveryEdit)
{
    openGenerated("flat", 20'000);
    settle();
    const int rank = columnOf("fair_tree.rank");
    table().setCurrentIndex(table().model()->index(5, rank));
    trigger("sortByColumn");
    EXPECT_EQ(table().model()->index(1, rank).data().toString(), QStringLiteral("1"));
    const NodeRow first = table().treeModel().nodeAt(1);
    ASSERT_TRUE(table().treeModel().setData(table().model()->index(1, 2), QStringLiteral("1e15")));
    settle();
    EXPECT_NE(table().treeModel().nodeAt(1), first);
    EXPECT_EQ(table().treeModel().placeOf(first), table().model()->rowCount() - 1);
}

} // namespace
} // namespace fairshare::gui
