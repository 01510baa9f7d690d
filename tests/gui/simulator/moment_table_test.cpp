// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_table.h"

#include "tests/gui/support/small_run.h"
#include "widgets/simulator/moments/moment_panel.h"
#include "widgets/simulator/moments/moment_sums.h"
#include "widgets/table/cell_metrics.h"

#include <QApplication>
#include <QScrollBar>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

/// A run of 2000 nodes whose first job has a short id and holds one node for a short time.
class MomentTableTest : public testing::Test {
protected:
    MomentTableTest()
        : m_results(m_document, KnownRuns())
        , m_selection(m_results)
        , m_panel(m_selection)
    {
        m_results.setWatched(true);
        show("a,0,60,1,60\nlater_17,300,97200,1500,97200\n", 1500);
    }

    void show(const char* jobs, int nodes)
    {
        const QString path = m_folder.filePath(QStringLiteral("log%1.csv").arg(m_logs++));
        ASSERT_TRUE(writeFile(path.toStdString(), std::string("job_id,submit,run,nodes,req\n") + jobs));
        LoadedScenario loaded;
        SimulationSection section = smallSection(path);
        section.cluster.nodes = 2000;
        section.preemption.nodes = nodes;
        section.sampling.interval = 3600;
        loaded.scenario = withSimulation(loaded.scenario, std::move(section));
        m_document.open(std::move(loaded), {});
        m_results.waitUntilReady();
    }
    /// Pixels of a column between what it keeps free at both sides.
    int room(int column) const
    {
        return m_panel.table().columnWidth(column) - 2 * CellMetrics(m_panel.table().font()).pad;
    }
    int width(const QString& text) const { return m_panel.table().fontMetrics().horizontalAdvance(text); }

    QTemporaryDir m_folder;
    int m_logs = 0;
    Document m_document;
    SimulationResults m_results;
    MomentSelection m_selection;
    MomentPanel m_panel;
};

TEST_F(MomentTableTest, HasRoomForAllMomentsOfARunFromTheFirstOn)
{
    ASSERT_EQ(m_selection.clock().sample(), 0U);
    EXPECT_GE(room(MomentModel::Job), width(QStringLiteral("later_17")));
    EXPECT_GE(room(MomentModel::JobNodes), width(QStringLiteral("1\u2009500")));
    EXPECT_GE(room(MomentModel::Elapsed), width(QStringLiteral("1 d 23:00:00")));
    EXPECT_GE(room(MomentModel::FirstPolicy), width(QStringLiteral("1\u2009500")));
    const int before = m_panel.table().neededWidth();
    m_selection.clock().goTo(m_selection.clock().samples() - 1);
    EXPECT_EQ(m_panel.table().neededWidth(), before);
}

TEST_F(MomentTableTest, MeasuresAnotherRunOfAsManyNodes)
{
    int told = 0;
    QObject::connect(&m_panel.table(), &MomentTable::neededWidthChanged, &m_panel, [&told] { ++told; });
    show("a,0,60,1,60\na_longer_id_17,300,600,1,600\n", 5);
    EXPECT_GT(told, 0);
    EXPECT_GE(room(MomentModel::Job), width(QStringLiteral("a_longer_id_17")));
    EXPECT_LT(room(MomentModel::FirstPolicy), width(QStringLiteral("1\u2009500")));
    show("a,0,60,1,60\nan_id_that_is_far_too_long_for_one_column,300,600,1,600\n", 5);
    EXPECT_EQ(room(MomentModel::Job), 24 * CellMetrics(m_panel.table().font()).ch);
}

TEST_F(MomentTableTest, HasRoomForSumsAsTheyAreWhereThereIsAny)
{
    show("a,0,97200,1500,97200\nb,0,97200,1500,97200\n", 600); // b waits for a, so that there are samples
    const auto& sums = *m_panel.findChild<MomentSums*>();
    m_selection.clock().goTo(m_selection.clock().samples() - 1);
    m_panel.show();
    const auto sumsAt = [&](int width) {
        m_panel.resize(width, 600);
        QApplication::processEvents();
        return sums.shownTexts(sums.rows().back()).front();
    };
    ASSERT_GT(m_panel.roomyWidth(), m_panel.naturalWidth());
    EXPECT_EQ(sumsAt(m_panel.naturalWidth()).back(), QLatin1Char('k'));
    const QString whole = sumsAt(m_panel.roomyWidth());
    EXPECT_EQ(whole, sums.rows().back().values.front());
    EXPECT_TRUE(whole.contains(QChar(0x2009))) << whole.toStdString();
}

// "556k" would read as "556".
TEST_F(MomentTableTest, ShowsNoPartOfASum)
{
    show("a,0,97200,1500,97200\nb,0,97200,1500,97200\n", 600);
    const auto& sums = *m_panel.findChild<MomentSums*>();
    m_panel.show();
    const auto lastAt = [&](int width) {
        m_panel.resize(width, 600);
        QApplication::processEvents();
        return sums.seenText(QStringLiteral("556k"), 2, m_panel.font());
    };
    EXPECT_EQ(lastAt(m_panel.naturalWidth()), QStringLiteral("556k"));
    const int column = m_panel.table().columnWidth(MomentModel::FirstPolicy + 2);
    EXPECT_EQ(
        lastAt(m_panel.naturalWidth() - m_panel.table().verticalScrollBar()->sizeHint().width() - column / 2),
        QStringLiteral("…"));
    EXPECT_EQ(sums.seenText(QStringLiteral("556k"), 0, m_panel.font()), QStringLiteral("556k"));
}

TEST_F(MomentTableTest, KeepsTheDockAsWideAsItsFirstColumnsNeed)
{
    EXPECT_GE(m_panel.minimumWidth(), m_panel.table().leastWidth());
    m_document.close();
    EXPECT_GE(m_panel.minimumWidth(), 34 * CellMetrics(m_panel.font()).ch);
}

} // namespace
} // namespace fairshare::gui
