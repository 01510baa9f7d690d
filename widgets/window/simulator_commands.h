// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/actions.h"

#include "core/simulator/section/simulation_section.h"
#include "core/workspace/scenario_run.h"

#include <QObject>

#include <memory>

class QMainWindow;

namespace fairshare::gui {

class Bands;
class Document;
class ExportFolder;
class FileCommands;
class SampleExport;
class GenerateBand;
class SimulatorPage;
class ViewTabs;

/// The commands of the simulation that reach beyond its view: importing and generating jobs, running, and
/// recordings.
class SimulatorCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        ViewTabs& views;
        Bands& bands;
        FileCommands& files;
        ExportFolder& folder;
    };

    SimulatorCommands(const Actions& actions, const Parts& parts, QMainWindow& window);

    SimulatorPage& page() const { return m_page; }
    SampleExport& exports() const { return *m_exports; }
    /// Makes a job log the workload to simulate. @param path of the log
    void importJobs(const QString& path);

private:
    void connectExports();
    void connectResults();
    void askForJobs();
    void generate(const WorkloadReference& workload, int nodes);
    void extend(const QString& text, const SimulationSection& section);
    void edit(const QString& text, const SimulationSection& section);
    void refresh();
    /// Whether there are results not yet saved next to the document's file.
    bool canKeepResults() const;
    bool isKept(const ScenarioRun& made) const;
    /// Why the current results cannot be kept; "" if they can.
    QString obstacleOfKeeping() const;
    /// Saves the results after the document was saved: at once, or when a running simulation ends.
    void keepWhatIsDue();
    SimulationSection section() const;
    /// Nodes of the simulated cluster; 0 if unknown.
    int machine() const;

    const Actions& m_actions;
    Parts m_parts;
    QMainWindow& m_window;
    SimulatorPage& m_page;
    GenerateBand* m_generate;
    SampleExport* m_exports;
    std::weak_ptr<const SimulatedRun> m_remarked; ///< run that the shown remarks are about
    bool m_isKeepingDue = false;
};

} // namespace fairshare::gui
