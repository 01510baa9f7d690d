// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/simulation_results.h"

#include "core/scenario/sections.h"
#include "core/simulator/preemption/job_terms.h"

#include <QEventLoop>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

Error outOfMemoryForRun()
{
    return {ErrorCode::TooLarge, SimulationResults::tr("not enough memory for this simulation").toStdString(),
        {}, {}};
}

} // namespace

SimulationResults::SimulationResults(Document& document, KnownRuns runs, RunSide side, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_runs(std::move(runs))
    , m_side(side)
{
    connect(&document, &Document::scenarioChanged, this, &SimulationResults::onScenarioChanged);
    connect(&m_task, &BackgroundTask::outOfResources, this, [this] { fail(outOfMemoryForRun()); });
    connect(&m_counting, &BackgroundTask::ended, this, &SimulationResults::courseChanged);
    refresh();
}

ScenarioPtr SimulationResults::scenario() const
{
    if (m_side == RunSide::Shown || m_document.isEmpty())
        return m_document.scenario();
    SimulationSection section = *m_document.scenario()->simulation;
    section.workload.asRecorded = !section.workload.asRecorded;
    return std::make_shared<const Scenario>(withSimulation(*m_document.scenario(), std::move(section)));
}

/// Returns whether there is a run to make. Only a log has another one.
bool SimulationResults::simulates() const
{
    if (m_document.isEmpty() || !m_document.scenario()->simulation.has())
        return false;
    return m_side == RunSide::Shown || !m_document.scenario()->simulation->workload.path.empty();
}

bool SimulationResults::isCourseCurrent() const
{
    return m_course && m_settings && m_course->isOf(*m_settings);
}

Seconds SimulationResults::grace() const
{
    if (m_settings)
        return m_settings->graceSeconds();
    if (m_document.isEmpty() || !m_document.scenario()->simulation.has())
        return 0;
    const std::vector<Seconds>& graces = m_document.scenario()->simulation->preemption.graces;
    return graces.empty() ? 0 : graces.front();
}

void SimulationResults::setWatched(bool watched)
{
    if (std::exchange(m_watched, watched) != watched && watched)
        refresh();
}

void SimulationResults::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Opened || change == Document::Change::Reopened)
        forget();
    refresh();
}

void SimulationResults::forget()
{
    m_task.cancel();
    m_isAsked = false;
    m_problem.reset();
    drop();
}

/// Discards the results of the simulation.
void SimulationResults::drop()
{
    m_counting.cancel();
    m_made.reset();
    m_sampled.reset();
    m_load.reset();
    m_settings.reset();
    m_course.reset();
    m_moments.clear();
    m_seconds.reset();
    Q_EMIT sampledRunChanged();
    Q_EMIT settingsChanged();
    Q_EMIT courseChanged();
}

/// Old samples would be mistaken for results of the current settings.
void SimulationResults::fail(const Error& error)
{
    m_problem = error;
    drop();
    Q_EMIT failed(error);
}

void SimulationResults::refresh()
{
    if (!simulates()) {
        if (m_made || m_isAsked)
            forget();
        return;
    }
    const SimulationSection& section = *m_document.scenario()->simulation;
    if (!m_isAsked || !runAlike(*scenario(), m_ran)) {
        if (m_watched)
            start();
        return;
    }
    if (m_made && section.sampling.interval != m_interval)
        sampleRun();
    else
        refreshSettings();
}

const ScenarioRun* SimulationResults::made() const
{
    const bool current = m_made && simulates() && runAlike(*scenario(), m_madeOf);
    return current ? &*m_made : nullptr;
}

void SimulationResults::setKeptIn(const QString& directory)
{
    if (m_made)
        m_made->keptIn = directory.toStdString();
}

void SimulationResults::runAgain()
{
    if (!simulates())
        return;
    m_runs.forget();
    start();
}

void SimulationResults::start()
{
    m_isAsked = true;
    const ScenarioPtr wanted = scenario();
    m_ran = *wanted;
    m_problem.reset();
    const QString path = m_document.path();
    m_task.start(tr("Simulating jobs"),
        [this, scenario = wanted, path, runs = m_runs](
            const Progress& progress) -> BackgroundTask::Completion {
            const bool known = runs.knows(*scenario, path);
            const auto begin = std::chrono::steady_clock::now();
            auto made = std::make_shared<Result<ScenarioRun>>(runs.runOf(*scenario, path, progress));
            const double seconds =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
            return [this, made, seconds, known] {
                if (*made) {
                    m_seconds = known || !(*made)->keptIn.empty() ? std::nullopt : std::optional(seconds);
                    take(**made);
                    if (!known)
                        tellImport(**made);
                } else if (made->error().code != ErrorCode::Cancelled) {
                    fail(made->error());
                }
            };
        });
    Q_EMIT sampledRunChanged();
}

void SimulationResults::take(const ScenarioRun& made)
{
    m_made = made;
    m_madeOf = m_ran;
    m_course.reset();
    m_moments.clear();
    sampleRun();
}

void SimulationResults::tellImport(const ScenarioRun& made)
{
    QStringList sentences;
    for (const Diagnostic& remark : made.remarks)
        sentences.push_back(QString::fromStdString(describe(remark, made.run->workload.name)));
    if (made.summary.size() > 1)
        for (const std::string& sentence : made.summary)
            sentences.push_back(QString::fromStdString(sentence));
    const PreemptionSection& asked = m_document.scenario()->simulation->preemption;
    for (const std::string& sentence : emptyClasses(made.run->workload, asked.classes))
        sentences.push_back(QString::fromStdString(sentence));
    if (std::exchange(m_toldImport, sentences) != sentences && !sentences.isEmpty())
        Q_EMIT imported(sentences);
}

void SimulationResults::sampleRun()
{
    m_interval = m_document.scenario()->simulation->sampling.interval;
    const RunPtr& run = m_made->run;
    m_sampled = std::make_shared<const SampledRun>(run, SampleClock(*run, m_interval));
    m_load = std::make_shared<const RunCourse>(*run);
    m_course.reset();
    m_moments.clear();
    m_settings.reset();
    Q_EMIT sampledRunChanged();
    refreshSettings();
}

void SimulationResults::refreshSettings()
{
    if (!m_sampled || m_document.isEmpty())
        return;
    const PreemptionSection& section = m_document.scenario()->simulation->preemption;
    auto made = sampleSettings(section, m_sampled->run().machine);
    if (!made) {
        m_problem = made.error();
        Q_EMIT failed(*m_problem);
        Q_EMIT settingsChanged();
        return;
    }
    m_problem.reset();
    if (m_settings == *made)
        return;
    m_settings = std::move(*made);
    Q_EMIT settingsChanged();
    countLosses();
}

void SimulationResults::countLosses()
{
    if (isCourseCurrent()) {
        m_counting.cancel();
        m_moments = fairshare::keyMoments(*m_course, m_settings->grace);
        Q_EMIT courseChanged();
        return;
    }
    m_counting.start(tr("Calculating lost work"),
        [this, sampled = m_sampled, settings = *m_settings](
            const Progress& progress) -> BackgroundTask::Completion {
            ScoreCoursePtr course;
            std::vector<KeyMoment> moments;
            try {
                if (auto made = ScoreCourse::make(*sampled, settings, progress)) {
                    course = std::make_shared<const ScoreCourse>(*std::move(made));
                    moments = fairshare::keyMoments(*course, settings.grace);
                }
            } catch (const std::bad_alloc&) {
                course.reset();
            }
            return [this, course, moments] {
                if (course) {
                    m_course = course;
                    m_moments = moments;
                }
                Q_EMIT courseChanged();
            };
        });
    Q_EMIT courseChanged();
}

void SimulationResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &SimulationResults::courseChanged, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_task, &BackgroundTask::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

} // namespace fairshare::gui
