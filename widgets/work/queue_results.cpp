// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/queue_results.h"

#include "widgets/text/shown_text.h"

#include "core/scenario/job_fairshare.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

struct Wanted {
    ScenarioPtr scenario;
    ScenarioPtr baseline;
    EvaluationPtr now;
    EvaluationPtr then;
    std::string algorithm;
};

bool areOf(const EvaluationPtr& evaluation, const ScenarioPtr& scenario)
{
    return evaluation && scenario && evaluation->tree.columns().shape == scenario->tree.columns().shape;
}

const AlgorithmResult* resultOf(const EvaluationPtr& evaluation, const std::string& algorithm)
{
    const AlgorithmResult* chosen = evaluation->find(algorithm);
    return chosen != nullptr || evaluation->results.empty() ? chosen : &evaluation->results.front();
}

std::vector<WeightWarning> warningsOf(const QueueFigures& figures, const AlgorithmResult* result)
{
    const bool fromTree = figures.scenario->priority->fairshareSource == FairshareSource::Tree;
    const std::vector<UserFactor> users = userFactors(figures.scenario->tree, fromTree ? result : nullptr);
    return weightWarnings({.queue = figures.now,
        .before = figures.before ? &*figures.before : nullptr,
        .algorithmId = fromTree && result != nullptr ? result->algorithm->id : std::string_view(),
        .users = users});
}

QueueFiguresPtr compute(const Wanted& wanted)
{
    QElapsedTimer time;
    time.start();
    auto figures = std::make_shared<QueueFigures>();
    const Scenario& scenario = *wanted.scenario;
    figures->scenario = wanted.scenario;
    const AlgorithmResult* result = resultOf(wanted.now, wanted.algorithm);
    figures->now = orderedQueue(*scenario.priority, scenario.tree, result);
    const bool hasBaseline = wanted.baseline && wanted.baseline->priority.has() && wanted.then;
    if (hasBaseline)
        figures->before = orderedBaseline(*wanted.baseline->priority, scenario.priority->queue,
            wanted.baseline->tree, resultOf(wanted.then, wanted.algorithm));
    const OrderedQueue* before = figures->before ? &*figures->before : nullptr;
    figures->comparison = compareQueues(before == nullptr ? figures->now : *before, figures->now);
    figures->decisions = decisions(figures->now);
    figures->associations = jobAssociations(scenario.tree, *scenario.priority->queue);
    figures->warnings = warningsOf(*figures, result);
    figures->answer = shownName(queueAnswer(before, figures->now));
    constexpr double NanosecondsPerSecond = 1e9;
    figures->seconds = static_cast<double>(time.nsecsElapsed()) / NanosecondsPerSecond;
    return figures;
}

} // namespace

QueueResults::QueueResults(Document& document, ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_results(results)
    , m_work(nullptr, LatestWork::Older::Finish)
{
    connect(&document, &Document::scenarioChanged, this, &QueueResults::onScenarioChanged);
    connect(&document, &Document::baselineChanged, this, &QueueResults::request);
    connect(&results, &ScenarioResults::changed, this, &QueueResults::request);
}

void QueueResults::setAlgorithm(const std::string& id)
{
    if (m_algorithm == id)
        return;
    m_algorithm = id;
    request();
}

void QueueResults::setWatched(bool watched)
{
    m_watched = watched;
    if (watched && m_outdated)
        request();
}

void QueueResults::onScenarioChanged(Document::Change change)
{
    if (change == Document::Change::Opened) {
        m_work.cancel();
        m_current.reset();
        Q_EMIT changed();
    }
    request();
}

void QueueResults::request()
{
    m_outdated = true;
    if (!m_watched || m_document.isEmpty() || !areOf(m_results.current(), m_document.scenario()))
        return;
    m_outdated = false;
    const bool compared = areOf(m_results.baseline(), m_document.baseline());
    const Wanted wanted{m_document.scenario(), compared ? m_document.baseline() : nullptr,
        m_results.current(), compared ? m_results.baseline() : nullptr, m_algorithm};
    m_work.request([this, wanted](const Progress&) -> LatestWork::Answer {
        try {
            return [this, figures = compute(wanted)] {
                m_current = figures;
                Q_EMIT changed();
            };
        } catch (const std::bad_alloc&) {
            return [this] { Q_EMIT changed(); };
        }
    });
}

void QueueResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &QueueResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui
