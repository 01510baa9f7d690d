// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "widgets/document/document.h"
#include "widgets/work/files/known_runs.h"
#include "widgets/work/tasks/background_task.h"

#include "core/scenario/scenario.h"
#include "core/simulator/engine/run_course.h"
#include "core/simulator/samples/sampled_run.h"
#include "core/simulator/samples/score_course.h"
#include "core/workspace/scenario_run.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare::gui {

using SampledRunPtr = std::shared_ptr<const SampledRun>;
using ScoreCoursePtr = std::shared_ptr<const ScoreCourse>;

/// Which run of a log that records one.
enum class RunSide : std::uint8_t {
    Shown, ///< that of the document: as recorded, or simulated
    Other, ///< the other one, for comparing
};

/// The run of the document's simulation and the lost work under its policies, updated in the background. Old
/// figures stay until new ones exist or cannot be computed. Changes that do not affect when jobs run need no
/// new run.
class SimulationResults : public QObject {
    Q_OBJECT

public:
    SimulationResults(
        Document& document, KnownRuns runs, RunSide side = RunSide::Shown, QObject* parent = nullptr);

    /// Null before the first run, without a simulation, and after a failed run.
    const SampledRunPtr& sampled() const { return m_sampled; }
    const std::shared_ptr<const RunCourse>& load() const { return m_load; }
    /// Returns the preemption settings; nothing if the section does not fit the run.
    const std::optional<SampleSettings>& settings() const { return m_settings; }
    /// Null while unknown; belongs to older settings unless `isCourseCurrent`.
    const ScoreCoursePtr& course() const { return m_course; }
    bool isCourseCurrent() const;
    /// Returns the moments when the policies differ most, ordered by time.
    const std::vector<KeyMoment>& keyMoments() const { return m_moments; }
    /// Returns why there are no samples or no valid settings; nothing if there are.
    const std::optional<Error>& problem() const { return m_problem; }
    /// Returns the run as it was made; null if there is none for the current document.
    const ScenarioRun* made() const;
    /// Sets the directory in which the run was saved.
    void setKeptIn(const QString& directory);
    /// Returns the duration of the last run; nothing if it came from a file or a cache.
    std::optional<double> seconds() const { return m_seconds; }

    /// Returns the current grace period: the first one of the section.
    Seconds grace() const;
    /// Simulates again even if nothing changed.
    void runAgain();
    /// Nothing is computed until watched.
    void setWatched(bool watched);
    /// Returns the running simulation, to show and cancel it.
    BackgroundTask& task() { return m_task; }
    /// Returns the task that computes lost work over all samples, to show and cancel it.
    BackgroundTask& counting() { return m_counting; }
    bool isReady() const { return !m_task.isRunning() && !m_counting.isRunning(); }
    bool isCountingLosses() const { return m_counting.isRunning(); }
    /// Waits for the run; for pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    /// There is a new run, or none.
    void sampledRunChanged();
    /// The preemption settings changed.
    void settingsChanged();
    /// The lost work became known or unknown.
    void courseChanged();
    void failed(const fairshare::Error& error);
    /// A log was read. The sentences describe rows that could not be used unchanged as jobs.
    void imported(const QStringList& sentences);

private:
    ScenarioPtr scenario() const;
    bool simulates() const;
    void onScenarioChanged(Document::Change change);
    void refresh();
    void start();
    void take(const ScenarioRun& made);
    void tellImport(const ScenarioRun& made);
    void sampleRun();
    void refreshSettings();
    void countLosses();
    void forget();
    void drop();
    void fail(const fairshare::Error& error);

    Document& m_document;
    KnownRuns m_runs;
    RunSide m_side;
    bool m_watched = false;
    bool m_isAsked = false; ///< a run of the current section was requested
    Scenario m_ran; ///< scenario of the last requested run
    std::optional<ScenarioRun> m_made;
    Scenario m_madeOf; ///< scenario of m_made
    SampledRunPtr m_sampled;
    Seconds m_interval = 0; ///< interval of the samples
    std::shared_ptr<const RunCourse> m_load;
    std::optional<SampleSettings> m_settings;
    ScoreCoursePtr m_course;
    std::vector<KeyMoment> m_moments;
    std::optional<Error> m_problem;
    QStringList m_toldImport; ///< last emitted sentences, to avoid repeating them for runs of the same log
    std::optional<double> m_seconds;
    BackgroundTask m_counting;
    BackgroundTask m_task;
};

} // namespace fairshare::gui
