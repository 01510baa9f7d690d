// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/small_run.h"
#include "widgets/charts/charts_page.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/gzip.h"
#include "core/chart/plot.h"
#include "core/workspace/recording.h"

#include <QComboBox>
#include <QSpinBox>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

/// Recordings and charts of runs in the window.
class RecordingTest : public MainWindowTest {
protected:
    RecordingTest()
    {
        const Scenario scenario = smallSimulation(m_folder.path()).scenario;
        m_recording = m_folder.filePath(QStringLiteral("run1"));
        EXPECT_TRUE(recordRun(scenario, {}, m_recording.toStdString()));
    }

    SimulatorPage& simulator()
    {
        return *qobject_cast<SimulatorPage*>(m_window.views().page(QStringLiteral("simulator")));
    }
    ChartsPage& charts()
    {
        return *qobject_cast<ChartsPage*>(m_window.views().page(QStringLiteral("charts")));
    }
    void ready()
    {
        settle();
        simulator().waitUntilReady();
        QApplication::processEvents();
    }
    /// What the chart shows of the scenario that is open.
    const Plot& drawn(const char* chart)
    {
        m_window.views().showView(QStringLiteral("charts"));
        charts().setChart(QLatin1String(chart));
        settle();
        charts().waitUntilReady();
        return *charts().plot().plot();
    }

    QString m_recording;
};

TEST_F(RecordingTest, OpensByEachOfItsParts)
{
    for (const char* part : {"", "/run.json", "/samples.jsonl"}) {
        open({m_recording + QLatin1String(part)});
        EXPECT_EQ(m_window.views().currentId(), QStringLiteral("simulator")) << part;
        ready();
        ASSERT_NE(simulator().selection().moment(), nullptr) << part;
        EXPECT_EQ(simulator().selection().clock().samples(), 20U) << part;
        const SimulatedRun& run = simulator().simulation().sampled()->run();
        EXPECT_EQ(run.machine, 3) << part;
        EXPECT_EQ(run.workload.ids.size(), 3U) << part;
        EXPECT_FALSE(simulator().simulation().seconds()) << part << ": nothing was simulated";
        EXPECT_FALSE(m_window.document().isModified()) << part;
    }
}

TEST_F(RecordingTest, ALogOpensAsWhatItsJobsComeTo)
{
    open({writeSmallLog(m_folder.path())});
    EXPECT_EQ(m_window.views().currentId(), QStringLiteral("simulator"));
    ready();
    ASSERT_NE(simulator().simulation().sampled(), nullptr);
    EXPECT_EQ(simulator().simulation().sampled()->run().workload.ids.size(), 3U);
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("small.csv"));
    EXPECT_FALSE(m_window.document().savesInPlace());
}

TEST_F(RecordingTest, ADamagedLogLeavesTheDocument)
{
    open({m_file});
    const QString before = m_window.document().displayName();
    const QString path = m_folder.filePath(QStringLiteral("cut.swf.gz"));
    const std::string packed =
        packGzip("; MaxProcs: 4\n1 0 0 10 4 -1 -1 4 20 -1 1 1 1 1 1 1 -1 -1\n").value();
    ASSERT_TRUE(writeFile(path.toStdString(), packed.substr(0, packed.size() - 6)));
    std::vector<std::string> said;
    QObject::connect(&m_window.files(), &FileCommands::failed, &m_window,
        [&said](const Error& error) { said.push_back(describe(error)); });
    open({path});
    EXPECT_EQ(m_window.document().displayName(), before);
    EXPECT_THAT(said,
        testing::ElementsAre(path.toStdString()
            + ":3:1: the compressed file is truncated; only 57 bytes of text could be decompressed"));
}

TEST_F(RecordingTest, ChartsBeginWithTheOneOfJobs)
{
    const QString first = charts().chart();
    EXPECT_NE(first, QStringLiteral("heatmap"));
    open({m_recording + QStringLiteral("/run.json")});
    ready();
    EXPECT_EQ(charts().chart(), QStringLiteral("heatmap"));
    open({m_file});
    EXPECT_EQ(charts().chart(), first) << "of a tree without jobs";
}

TEST_F(RecordingTest, KeepsWhatWasAskedOfPoliciesAndTakesOtherNodes)
{
    open({m_recording + QStringLiteral("/run.json")});
    ready();
    const auto& settings = simulator().simulation().settings();
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->preemption.nodes, 1);
    EXPECT_EQ(settings->preemption.policies.size(), 3U);
    const SampledRunPtr sampled = simulator().simulation().sampled();
    m_window.findChild<QSpinBox*>(QStringLiteral("simulatorNodes"))->setValue(2);
    ready();
    EXPECT_EQ(simulator().simulation().settings()->preemption.nodes, 2);
    EXPECT_EQ(simulator().simulation().sampled(), sampled);
}

TEST_F(RecordingTest, IsOfOneClusterAndOneScheduler)
{
    open({m_recording});
    ready();
    EXPECT_FALSE(m_window.findChild<QSpinBox*>(QStringLiteral("simulatorMachine"))->isEnabled());
    EXPECT_FALSE(m_window.findChild<QComboBox*>(QStringLiteral("simulatorScheduler"))->isEnabled());
    EXPECT_TRUE(m_window.findChild<QSpinBox*>(QStringLiteral("simulatorNodes"))->isEnabled());
    const auto* save = m_window.findChild<QAction*>(QStringLiteral("saveRecording"));
    EXPECT_FALSE(save->isEnabled());
    EXPECT_THAT(save->statusTip().toStdString(), testing::HasSubstr("the run was opened from a recording"));
}

TEST_F(RecordingTest, ThatIsDamagedLeavesTheDocument)
{
    open({m_file});
    const QString before = m_window.document().displayName();
    const QString path = m_recording + QStringLiteral("/samples.jsonl");
    const auto content = readFile(path.toStdString());
    ASSERT_TRUE(content);
    ASSERT_TRUE(writeFile(path.toStdString(), *content + "{\"t\": 600, \"alloc\": {\"ghost\": [0]}}\n"));
    std::vector<std::string> said;
    QObject::connect(&m_window.files(), &FileCommands::failed, &m_window,
        [&said](const Error& error) { said.push_back(describe(error)); });
    open({m_recording});
    EXPECT_EQ(m_window.document().displayName(), before);
    EXPECT_THAT(said, testing::ElementsAre(path.toStdString() + ":5:22: job 'ghost' is not in jobs.csv"));
}

TEST_F(RecordingTest, ChartsShowTheRunOfAScenarioAndOfARecording)
{
    const Plot& heat = [this]() -> const Plot& {
        open({m_recording});
        return drawn("heatmap");
    }();
    EXPECT_EQ(heat.panels.size(), 3U);
    EXPECT_EQ(drawn("gantt").panels.front().marks.front().size(), 3U);
    EXPECT_EQ(drawn("wasted_work").panels.size(), 2U);
    open({m_file});
    EXPECT_EQ(drawn("gantt").empty, "Nothing was simulated: no job uses whole nodes.");
    const SimulationSection section = smallSection(writeSmallLog(m_folder.path()));
    ASSERT_TRUE(m_window.document().apply(QStringLiteral("Import"), {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); }));
    EXPECT_EQ(drawn("gantt").panels.front().marks.front().size(), 3U);
    // The same run serves the samples.
    m_window.views().showView(QStringLiteral("simulator"));
    ready();
    EXPECT_FALSE(simulator().simulation().seconds());
}

TEST_F(RecordingTest, ConvergenceIsDrawnWhereAScenarioSimulates)
{
    open({QStringLiteral(":/samples/convergence.fairshare")});
    EXPECT_EQ(drawn("convergence").panels.size(), 7U);
}

} // namespace
} // namespace fairshare::gui
