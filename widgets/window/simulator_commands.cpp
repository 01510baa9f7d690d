// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/simulator_commands.h"

#include "core/simulator/section/simulation_section.h"
#include "widgets/document/document.h"
#include "widgets/document/side_thread.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/file_commands.h"
#include "widgets/page/obstacle.h"
#include "widgets/simulator/export/sample_export.h"
#include "widgets/simulator/generate_band.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/window/views/view_tabs.h"

#include "core/scenario/sections.h"
#include "core/simulator/section/machine_size.h"
#include "core/workspace/job_log.h"
#include "core/workspace/saved_results.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

#include <algorithm>
#include <vector>

namespace fairshare::gui {

SimulatorCommands::SimulatorCommands(const Actions& actions, const Parts& parts, QMainWindow& window)
    : QObject(&window)
    , m_actions(actions)
    , m_parts(parts)
    , m_window(window)
    , m_page(*parts.views.findChild<SimulatorPage*>())
    , m_generate(new GenerateBand(&parts.bands))
    , m_exports(new SampleExport(parts.folder, parts.document, m_page, window))
{
    setObjectName(QStringLiteral("simulatorCommands"));
    parts.bands.add(*m_generate);
    SimulationResults& results = m_page.simulation();
    parts.bands.addProgress(results.task());
    const Actions::Simulator& commands = actions.simulator;
    connect(commands.importJobs, &QAction::triggered, this, &SimulatorCommands::askForJobs);
    connect(commands.generate, &QAction::triggered, this, [this] { m_generate->ask(section(), machine()); });
    connect(m_generate, &GenerateBand::wanted, this, &SimulatorCommands::generate);
    connect(commands.run, &QAction::triggered, this, [this, &results] {
        m_parts.views.showView(QStringLiteral("simulator"));
        results.runAgain();
    });
    connect(commands.cancel, &QAction::triggered, &results.task(), &BackgroundTask::cancel);
    connect(commands.cancel, &QAction::triggered, &results.counting(), &BackgroundTask::cancel);
    connect(commands.cancel, &QAction::triggered, &m_exports->task(), &BackgroundTask::cancel);
    connectExports();
    connectResults();
    connect(&parts.document, &Document::scenarioChanged, this, &SimulatorCommands::refresh);
    connect(&parts.views, &ViewTabs::viewChanged, this, &SimulatorCommands::refresh);
    refresh();
}

void SimulatorCommands::connectExports()
{
    const Actions::Simulator& commands = m_actions.simulator;
    m_parts.bands.addProgress(m_exports->task());
    connect(commands.exportFrames, &QAction::triggered, m_exports, &SampleExport::exportFrames);
    connect(commands.contactSheet, &QAction::triggered, m_exports, &SampleExport::exportContactSheet);
    connect(commands.saveRecording, &QAction::triggered, m_exports, &SampleExport::saveRecording);
    connect(commands.keepResults, &QAction::triggered, m_exports, &SampleExport::keepResults);
    connect(&m_parts.files, &FileCommands::saved, this, [this] {
        m_isKeepingDue = true;
        keepWhatIsDue();
    });
    m_parts.bands.addProgress(m_exports->keeping());
    connect(m_exports, &SampleExport::failed, this,
        [this](const Error& error) { m_parts.bands.showError(Bands::Concern::Export, error); });
    connect(m_exports, &SampleExport::written, this, [this](const QString&, const QString& sentence) {
        constexpr int Milliseconds = 8000;
        m_parts.bands.settle(Bands::Concern::Export);
        m_window.statusBar()->showMessage(sentence, Milliseconds);
        refresh();
    });
    connect(m_exports, &SampleExport::cancelled, this, [this](const QString& images) {
        constexpr int Milliseconds = 8000;
        const QString folder = QFileInfo(images).absolutePath();
        m_window.statusBar()->showMessage(images.isEmpty()
                ? tr("The export was canceled.")
                : tr("Canceled; images drawn so far remain in %1").arg(folder),
            Milliseconds);
    });
    connect(&m_exports->task(), &BackgroundTask::started, this, &SimulatorCommands::refresh);
    connect(&m_exports->task(), &BackgroundTask::ended, this, &SimulatorCommands::refresh);
}

void SimulatorCommands::connectResults()
{
    SimulationResults& results = m_page.simulation();
    connect(&results.task(), &BackgroundTask::started, this, &SimulatorCommands::refresh);
    connect(&results.task(), &BackgroundTask::ended, this, &SimulatorCommands::refresh);
    connect(&results.counting(), &BackgroundTask::started, this, &SimulatorCommands::refresh);
    connect(&results, &SimulationResults::imported, &m_parts.bands,
        [this, &results](const QStringList& sentences) {
            m_remarked = results.made() != nullptr ? results.made()->run : RunPtr();
            m_parts.bands.showRemarks(sentences, Bands::Concern::Run);
        });
    connect(&results, &SimulationResults::failed, &m_parts.bands,
        [&bands = m_parts.bands](const Error& error) { bands.showError(Bands::Concern::Run, error); });
    connect(&results, &SimulationResults::sampledRunChanged, this, [this, &results] {
        if (const ScenarioRun* made = results.made(); made == nullptr || made->run != m_remarked.lock())
            m_parts.bands.settle(Bands::Concern::Run); // the message is about another run
        keepWhatIsDue();
        refresh();
    });
    connect(&results, &SimulationResults::courseChanged, this, &SimulatorCommands::refresh);
}

SimulationSection SimulatorCommands::section() const
{
    const Document& document = m_parts.document;
    return document.isEmpty() ? SimulationSection() : *document.scenario()->simulation;
}

int SimulatorCommands::machine() const
{
    // A job log may contain the machine size, which is known once the log was read.
    if (const SampledRunPtr& sampled = m_page.simulation().sampled())
        return sampled->run().machine;
    return machineSize(section().cluster, 0, LogUnit::Nodes).nodes;
}

void SimulatorCommands::askForJobs()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Import jobs"), {},
        tr("Job logs (*.swf *.swf.gz *.csv *.csv.gz *.json *.txt *.gz);;All files (*)"));
    if (!path.isEmpty())
        importJobs(path);
}

void SimulatorCommands::importJobs(const QString& path)
{
    const ScenarioPtr before = m_parts.document.scenario();
    // A file that cannot be read as a log is reported by the simulation.
    const auto logged = onSideThread([file = path.toStdString()] { return loggedScenario(file); });
    if (m_parts.document.scenario() != before)
        return;
    SimulationSection next = section();
    next.workload = {};
    const QFileInfo own(m_parts.document.path());
    // With a relative path, the log is found wherever both files are moved.
    next.workload.path = (m_parts.document.path().isEmpty()
            ? QFileInfo(path).absoluteFilePath()
            : QDir(own.absolutePath()).relativeFilePath(QFileInfo(path).absoluteFilePath()))
                             .toStdString();
    next.cluster = {};
    next.cluster.allocation = AllocationUnit::Node;
    if (logged && *logged) {
        next.workload.asRecorded = (*logged)->simulation->workload.asRecorded;
        next.cluster = (*logged)->simulation->cluster;
        next.preemption.nodes = std::min(next.preemption.nodes, (*logged)->simulation->preemption.nodes);
    }
    extend(tr("Import jobs from %1").arg(QFileInfo(path).fileName()), next);
}

/// Jobs are data, not edits, so the states as opened and as saved get them as well.
void SimulatorCommands::extend(const QString& text, const SimulationSection& section)
{
    std::vector<Scenario> stored;
    for (const ScenarioPtr& state : m_parts.document.storedStates())
        stored.push_back(withSimulation(*state, section));
    m_parts.document.extend(text, withSimulation(*m_parts.document.scenario(), section), std::move(stored));
    m_parts.views.showView(QStringLiteral("simulator"));
}

void SimulatorCommands::generate(const WorkloadReference& workload, int nodes)
{
    SimulationSection next = section();
    next.workload = workload;
    next.cluster = {};
    next.cluster.nodes = nodes;
    next.cluster.allocation = AllocationUnit::Node;
    if (next.preemption.nodes > nodes)
        next.preemption.nodes = nodes / 2;
    edit(tr("Generate jobs"), next);
}

void SimulatorCommands::edit(const QString& text, const SimulationSection& section)
{
    const auto done = m_parts.document.apply(text, {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); });
    if (!done)
        return m_parts.bands.showError(Bands::Concern::Edit, done.error());
    m_parts.views.showView(QStringLiteral("simulator"));
}

bool SimulatorCommands::canKeepResults() const
{
    const ScenarioRun* made = m_page.simulation().made();
    return made != nullptr && !made->input.empty() && !m_parts.document.path().isEmpty() && !isKept(*made);
}

bool SimulatorCommands::isKept(const ScenarioRun& made) const
{
    return made.keptIn == savedResultsPath(m_parts.document.path().toStdString());
}

QString SimulatorCommands::obstacleOfKeeping() const
{
    if (m_parts.document.path().isEmpty())
        return tr("the scenario has not been saved yet");
    if (canKeepResults())
        return {};
    const ScenarioRun* made = m_page.simulation().made();
    if (made == nullptr)
        return tr("the jobs have not been simulated yet");
    if (m_parts.document.scenario()->simulation->workload.asRecorded)
        return tr("the run comes from the log, which already contains it");
    return isKept(*made) ? tr("the results are already next to the scenario file")
                         : tr("the results come from a recording, which already contains them");
}

void SimulatorCommands::keepWhatIsDue()
{
    if (!m_isKeepingDue || m_page.simulation().task().isRunning())
        return;
    m_isKeepingDue = false;
    if (canKeepResults() && !m_parts.document.differsFromStored())
        m_exports->keepResults();
}

void SimulatorCommands::refresh()
{
    const Document& document = m_parts.document;
    const Actions::Simulator& commands = m_actions.simulator;
    const QString none = missingDocument(document);
    setObstacle(*commands.importJobs, none);
    setObstacle(*commands.generate, none);
    const bool simulates = !document.isEmpty() && document.scenario()->simulation.has();
    const QString jobs =
        firstObstacle({none, obstacleIf(!simulates, tr("this scenario has no jobs to simulate"))});
    setObstacle(*commands.run, jobs);
    const bool runs = !m_page.simulation().isReady();
    const bool writes = m_exports->task().isRunning();
    setObstacle(
        *commands.cancel, firstObstacle({jobs, obstacleIf(!runs && !writes, tr("nothing is running"))}));
    const SampledRunPtr& shot = m_page.simulation().sampled();
    const QString recorded =
        firstObstacle({jobs, obstacleIf(shot == nullptr, tr("nothing has been simulated yet"))});
    const QString writing =
        firstObstacle({recorded, obstacleIf(writes, tr("another export is still running"))});
    const bool hasNoSample = shot && shot->clock().count() == 0;
    const QString samples = obstacleIf(hasNoSample, tr("this run has no samples"));
    for (QAction* action : {commands.exportFrames, commands.contactSheet})
        setObstacle(*action, firstObstacle({writing, samples}));
    const ScenarioRun* made = m_page.simulation().made();
    const bool isOpened = made != nullptr && made->input.empty() && !document.isEmpty()
        && !document.scenario()->simulation->workload.asRecorded;
    setObstacle(*commands.saveRecording,
        firstObstacle({writing, obstacleIf(isOpened, tr("the run was opened from a recording"))}));
    setObstacle(*commands.keepResults, firstObstacle({recorded, obstacleOfKeeping()}));
    const bool shown = m_parts.views.currentId() == QLatin1String("simulator");
    const QString seen =
        firstObstacle({recorded, obstacleIf(!shown, tr("the Simulator view is not shown")), samples});
    for (QAction* action : {commands.play, commands.forward, commands.back, commands.faster, commands.slower})
        setObstacle(*action, seen);
    const bool hasNoMoment = m_page.simulation().keyMoments().empty();
    const bool counts = m_page.simulation().counting().isRunning();
    const QString moments =
        firstObstacle({seen, obstacleIf(counts, tr("lost work is still being calculated")),
            obstacleIf(hasNoMoment, tr("no differences between the policies found"))});
    for (QAction* action : {commands.nextDifference, commands.previousDifference})
        setObstacle(*action, moments);
}

} // namespace fairshare::gui
