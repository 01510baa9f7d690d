// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/simulator_commands.h"

#include "core/simulator/section/simulation_section.h"
#include "widgets/document/document.h"
#include "widgets/page/bands.h"
#include "widgets/page/file_commands.h"
#include "widgets/page/obstacle.h"
#include "widgets/simulator/export/sample_export.h"
#include "widgets/simulator/generate_band.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/window/view_tabs.h"

#include "core/scenario/sections.h"
#include "core/simulator/section/machine_size.h"
#include "core/workspace/saved_results.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QStatusBar>

namespace fairshare::gui {

FilmCommands::FilmCommands(const Actions& actions, const Parts& parts, QMainWindow& window)
    : QObject(&window)
    , m_actions(actions)
    , m_parts(parts)
    , m_window(window)
    , m_page(parts.views.page<SimulatorPage>())
    , m_generate(new GenerateBand(&parts.bands))
    , m_exports(new FilmExport(parts.folder, parts.document, m_page, window))
{
    setObjectName(QStringLiteral("filmCommands"));
    parts.bands.add(*m_generate);
    SimulationResults& results = m_page.simulation();
    parts.bands.addProgress(results.task());
    const Actions::Film& film = actions.film;
    connect(film.importJobs, &QAction::triggered, this, &FilmCommands::askForJobs);
    connect(film.generate, &QAction::triggered, this, [this] { m_generate->ask(section(), machine()); });
    connect(m_generate, &GenerateBand::wanted, this, &FilmCommands::generate);
    connect(film.run, &QAction::triggered, this, [this, &results] {
        m_parts.views.showView(QStringLiteral("simulator"));
        results.runAgain();
    });
    connect(film.cancel, &QAction::triggered, &results.task(), &BackgroundTask::cancel);
    connect(film.cancel, &QAction::triggered, &results.counting(), &BackgroundTask::cancel);
    connect(film.cancel, &QAction::triggered, &m_exports->task(), &BackgroundTask::cancel);
    connectExports();
    connectResults();
    connect(&parts.document, &Document::scenarioChanged, this, &FilmCommands::refresh);
    connect(&parts.views, &ViewTabs::viewChanged, this, &FilmCommands::refresh);
    refresh();
}

void FilmCommands::connectExports()
{
    const Actions::Film& film = m_actions.film;
    m_parts.bands.addProgress(m_exports->task());
    connect(film.exportFrames, &QAction::triggered, m_exports, &FilmExport::exportFrames);
    connect(film.contactSheet, &QAction::triggered, m_exports, &FilmExport::exportContactSheet);
    connect(film.saveRecording, &QAction::triggered, m_exports, &FilmExport::saveRecording);
    connect(film.keepResults, &QAction::triggered, m_exports, &FilmExport::keepResults);
    connect(&m_parts.files, &FileCommands::saved, this, [this] {
        m_isKeepingDue = true;
        keepWhatIsDue();
    });
    m_parts.bands.addProgress(m_exports->keeping());
    connect(m_exports, &FilmExport::failed, &m_parts.bands,
        [&bands = m_parts.bands](const Error& error) { bands.showError(Bands::Concern::Export, error); });
    connect(m_exports, &FilmExport::written, this, [this](const QString&, const QString& sentence) {
        constexpr int Milliseconds = 8000;
        m_parts.bands.settle(Bands::Concern::Export);
        m_window.statusBar()->showMessage(sentence, Milliseconds);
        refresh();
    });
    connect(m_exports, &FilmExport::cancelled, this, [this](const QString& images) {
        constexpr int Milliseconds = 8000;
        const QString folder = QFileInfo(images).absolutePath();
        m_window.statusBar()->showMessage(images.isEmpty()
                ? tr("The export was canceled.")
                : tr("Canceled; images drawn so far remain in %1").arg(folder),
            Milliseconds);
    });
    connect(&m_exports->task(), &BackgroundTask::started, this, &FilmCommands::refresh);
    connect(&m_exports->task(), &BackgroundTask::ended, this, &FilmCommands::refresh);
}

void FilmCommands::connectResults()
{
    SimulationResults& results = m_page.simulation();
    connect(&results.task(), &BackgroundTask::started, this, &FilmCommands::refresh);
    connect(&results.task(), &BackgroundTask::ended, this, &FilmCommands::refresh);
    connect(&results.counting(), &BackgroundTask::started, this, &FilmCommands::refresh);
    connect(&results, &SimulationResults::imported, &m_parts.bands,
        [this, &results](const QStringList& sentences) {
            m_remarked = results.made() != nullptr ? results.made()->run : RunPtr();
            m_parts.bands.showRemarks(sentences, Bands::Concern::Run);
        });
    connect(&results, &SimulationResults::failed, &m_parts.bands,
        [&bands = m_parts.bands](const Error& error) { bands.showError(Bands::Concern::Run, error); });
    connect(&results, &SimulationResults::filmChanged, this, [this, &results] {
        if (const ScenarioRun* made = results.made(); made == nullptr || made->run != m_remarked.lock())
            m_parts.bands.settle(Bands::Concern::Run); // the message is about another run
        keepWhatIsDue();
        refresh();
    });
    connect(&results, &SimulationResults::courseChanged, this, &FilmCommands::refresh);
}

SimulationSection FilmCommands::section() const
{
    const Document& document = m_parts.document;
    return document.isEmpty() ? SimulationSection() : *document.scenario()->simulation;
}

int FilmCommands::machine() const
{
    // A job log may contain the machine size, which is known once the log was read.
    if (const FilmPtr& film = m_page.simulation().film())
        return film->run().machine;
    return machineSize(section().cluster, 0, LogUnit::Nodes).nodes;
}

void FilmCommands::askForJobs()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Import jobs"), {},
        tr("Job logs (*.swf *.swf.gz *.csv *.csv.gz *.json *.txt *.gz);;All files (*)"));
    if (!path.isEmpty())
        importJobs(path);
}

void FilmCommands::importJobs(const QString& path)
{
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
    edit(tr("Import jobs from %1").arg(QFileInfo(path).fileName()), next);
}

void FilmCommands::generate(const WorkloadReference& workload, int nodes)
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

void FilmCommands::edit(const QString& text, const SimulationSection& section)
{
    const auto done = m_parts.document.apply(text, {},
        [&section](const Scenario& now) -> Result<Scenario> { return withSimulation(now, section); });
    if (!done)
        return m_parts.bands.showError(Bands::Concern::Edit, done.error());
    m_parts.views.showView(QStringLiteral("simulator"));
}

bool FilmCommands::canKeepResults() const
{
    const ScenarioRun* made = m_page.simulation().made();
    return made != nullptr && !made->input.empty() && !m_parts.document.path().isEmpty() && !isKept(*made);
}

bool FilmCommands::isKept(const ScenarioRun& made) const
{
    return made.keptIn == savedResultsPath(m_parts.document.path().toStdString());
}

QString FilmCommands::obstacleOfKeeping() const
{
    if (m_parts.document.path().isEmpty())
        return tr("the scenario has not been saved yet");
    if (canKeepResults())
        return {};
    const ScenarioRun* made = m_page.simulation().made();
    if (made == nullptr)
        return tr("the jobs have not been simulated yet");
    return isKept(*made) ? tr("the results are already next to the scenario file")
                         : tr("the results come from a recording, which already contains them");
}

void FilmCommands::keepWhatIsDue()
{
    if (!m_isKeepingDue || m_page.simulation().task().isRunning())
        return;
    m_isKeepingDue = false;
    if (canKeepResults() && !m_parts.document.differsFromStored())
        m_exports->keepResults();
}

void FilmCommands::refresh()
{
    const Document& document = m_parts.document;
    const Actions::Film& film = m_actions.film;
    const QString none = missingDocument(document);
    setObstacle(*film.importJobs, none);
    setObstacle(*film.generate, none);
    const bool simulates = !document.isEmpty() && document.scenario()->simulation.has();
    const QString jobs =
        firstObstacle({none, obstacleIf(!simulates, tr("this scenario has no jobs to simulate"))});
    setObstacle(*film.run, jobs);
    const bool runs = !m_page.simulation().isReady();
    const bool writes = m_exports->task().isRunning();
    setObstacle(*film.cancel, firstObstacle({jobs, obstacleIf(!runs && !writes, tr("nothing is running"))}));
    const FilmPtr& shot = m_page.simulation().film();
    const QString recorded =
        firstObstacle({jobs, obstacleIf(shot == nullptr, tr("nothing has been simulated yet"))});
    const QString writing =
        firstObstacle({recorded, obstacleIf(writes, tr("another export is still running"))});
    const bool hasNoSample = shot && shot->clock().count() == 0;
    const QString samples = obstacleIf(hasNoSample, tr("this run has no samples"));
    for (QAction* action : {film.exportFrames, film.contactSheet})
        setObstacle(*action, firstObstacle({writing, samples}));
    const ScenarioRun* made = m_page.simulation().made();
    const bool isOpened = made != nullptr && made->input.empty();
    setObstacle(*film.saveRecording,
        firstObstacle({writing, obstacleIf(isOpened, tr("the run was opened from a recording"))}));
    setObstacle(*film.keepResults, firstObstacle({recorded, obstacleOfKeeping()}));
    const bool shown = m_parts.views.currentId() == QLatin1String("simulator");
    const QString seen =
        firstObstacle({recorded, obstacleIf(!shown, tr("the Simulator view is not shown")), samples});
    for (QAction* action : {film.play, film.forward, film.back, film.faster, film.slower})
        setObstacle(*action, seen);
    const bool hasNoMoment = m_page.simulation().keyMoments().empty();
    const bool counts = m_page.simulation().counting().isRunning();
    const QString moments =
        firstObstacle({seen, obstacleIf(counts, tr("lost work is still being calculated")),
            obstacleIf(hasNoMoment, tr("no differences between the policies found"))});
    for (QAction* action : {film.nextDifference, film.previousDifference})
        setObstacle(*action, moments);
}

} // namespace fairshare::gui
