// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"
#include "widgets/document/document.h"
#include "widgets/work/background_task.h"
#include "widgets/work/known_runs.h"

#include "core/scenario/scenario.h"
#include "core/simulator/engine/run_course.h"
#include "core/simulator/samples/film.h"
#include "core/simulator/samples/score_course.h"
#include "core/workspace/scenario_run.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare::gui {

using FilmPtr = std::shared_ptr<const Film>;
using ScoreCoursePtr = std::shared_ptr<const ScoreCourse>;

/// The run of the document's simulation and what its policies lose, kept up to date in the background. Old
/// figures stay until new ones exist or cannot be had; what does not change when jobs run needs no other run.
class SimulationResults : public QObject {
    Q_OBJECT

public:
    SimulationResults(Document& document, KnownRuns runs, QObject* parent = nullptr);

    /// Null before the first run, without a simulation, and after a run that failed.
    const FilmPtr& film() const { return m_film; }
    const std::shared_ptr<const RunCourse>& load() const { return m_load; }
    /// What is looked for in the film; nothing where the section does not fit the run.
    const std::optional<FilmSettings>& settings() const { return m_settings; }
    /// Null while nothing is known; of older settings while `isCourseCurrent` says so.
    const ScoreCoursePtr& course() const { return m_course; }
    bool isCourseCurrent() const;
    /// At which the policies differ most, by time.
    const std::vector<KeyMoment>& keyMoments() const { return m_moments; }
    /// Why there is no film, or nothing to look for in it; "" where there is.
    const std::optional<Error>& problem() const { return m_problem; }
    /// The run as it was made; null while there is none of the document as it is.
    const ScenarioRun* made() const;
    /// The run was kept there.
    void setKeptIn(const QString& directory);
    /// How long the last run took; nothing where it came from a file or a cache.
    std::optional<double> seconds() const { return m_seconds; }

    /// The grace period that is looked at: the first of the section's.
    Seconds grace() const;
    /// Simulates though nothing changed.
    void runAgain();
    /// Nothing is computed before somebody looks.
    void setWatched(bool watched);
    /// The simulation that runs; to be shown and cancelled.
    BackgroundTask& task() { return m_task; }
    /// What counts losses over all samples; likewise.
    BackgroundTask& counting() { return m_counting; }
    bool isReady() const { return !m_task.isRunning() && !m_counting.isRunning(); }
    bool isCountingLosses() const { return m_counting.isRunning(); }
    /// For pictures made without a window.
    void waitUntilReady();

Q_SIGNALS:
    /// Another run, or none.
    void filmChanged();
    /// Something else is looked for.
    void settingsChanged();
    /// Losses are known, or not any more.
    void courseChanged();
    void failed(const fairshare::Error& error);
    /// A log was read: what became of its rows where not all of them are jobs as they stand there.
    void imported(const QStringList& sentences);

private:
    void onScenarioChanged(Document::Change change);
    void refresh();
    void start();
    void take(const ScenarioRun& made);
    void tellImport(const ScenarioRun& made);
    void makeFilm();
    void refreshSettings();
    void countLosses();
    void forget();
    void drop();
    void fail(const fairshare::Error& error);

    Document& m_document;
    KnownRuns m_runs;
    bool m_watched = false;
    bool m_isAsked = false; ///< for a run of the present section
    Scenario m_ran; ///< that the last run was asked for
    std::optional<ScenarioRun> m_made;
    Scenario m_madeOf; ///< the scenario of that run
    FilmPtr m_film;
    Seconds m_interval = 0; ///< of the film's samples
    std::shared_ptr<const RunCourse> m_load;
    std::optional<FilmSettings> m_settings;
    ScoreCoursePtr m_course;
    std::vector<KeyMoment> m_moments;
    std::optional<Error> m_problem;
    QStringList m_toldImport; ///< not again of each run of the same log
    std::optional<double> m_seconds;
    BackgroundTask m_counting;
    BackgroundTask m_task;
};

} // namespace fairshare::gui
