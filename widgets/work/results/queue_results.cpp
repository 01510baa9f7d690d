// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/queue_results.h"

#include "widgets/text/shown_text.h"

#include "core/analysis/limits/job_limits.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/scenario.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

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
        .before = figures.before.get(),
        .algorithmId = fromTree && result != nullptr ? result->algorithm->id : std::string_view(),
        .users = users});
}

bool isSameQueue(const ScenarioPtr& one, const ScenarioPtr& other)
{
    // Unchanged parts are shared, so the comparison is cheap.
    return one && other && one->priority->queue == other->priority->queue
        && one->priority->qosLimits == other->priority->qosLimits
        && one->priority->fairshareSource == other->priority->fairshareSource;
}

} // namespace

/// Caches what does not depend on the weights: the users of the jobs, their fairshare factors, and the order
/// under the baseline.
class QueueResults::Computer {
public:
    QueueFiguresPtr compute(const Wanted& wanted)
    {
        QElapsedTimer time;
        time.start();
        const AlgorithmResult* result = resultOf(wanted.now, wanted.algorithm);
        keepUp(wanted, result);
        auto figures = std::make_shared<QueueFigures>();
        figures->scenario = wanted.scenario;
        const PrioritySection& section = *wanted.scenario->priority;
        figures->now = orderedQueue(section.config, section.queue, m_fairshare);
        figures->before = m_before;
        figures->associations = m_associations;
        figures->limitReasons = m_limitReasons;
        figures->comparison = compareQueues(m_before ? *m_before : figures->now, figures->now);
        figures->decisions = decisions(figures->now);
        figures->warnings = warningsOf(*figures, result);
        figures->answer = shownName(queueAnswer(m_before.get(), figures->now));
        constexpr double NanosecondsPerSecond = 1e9;
        figures->seconds = static_cast<double>(time.nsecsElapsed()) / NanosecondsPerSecond;
        return figures;
    }

private:
    void keepUp(const Wanted& wanted, const AlgorithmResult* result)
    {
        const bool isSame = isSameQueue(m_last.scenario, wanted.scenario) && m_last.now == wanted.now
            && m_last.algorithm == wanted.algorithm;
        const PrioritySection& section = *wanted.scenario->priority;
        if (!isSame) {
            m_associations = std::make_shared<const std::vector<NodeRow>>(
                jobAssociations(wanted.scenario->tree, *section.queue));
            m_fairshare = jobFairshare(section, {result, *m_associations});
            m_limitReasons =
                std::make_shared<const std::vector<std::string>>(jobLimitReasons(*wanted.scenario));
        }
        if (!isSame || m_last.baseline != wanted.baseline || m_last.then != wanted.then) {
            const bool hasBaseline = wanted.baseline && wanted.baseline->priority.has() && wanted.then;
            m_before = hasBaseline
                ? std::make_shared<const OrderedQueue>(orderedBaseline(*wanted.baseline->priority,
                      section.queue, wanted.baseline->tree, resultOf(wanted.then, wanted.algorithm)))
                : nullptr;
        }
        m_last = wanted;
    }

    Wanted m_last;
    std::shared_ptr<const std::vector<NodeRow>> m_associations;
    std::shared_ptr<const std::vector<std::string>> m_limitReasons;
    Values<double> m_fairshare;
    std::shared_ptr<const OrderedQueue> m_before;
};

QueueResults::QueueResults(Document& document, ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_results(results)
    , m_computer(std::make_unique<Computer>())
    , m_work(nullptr, LatestWork::Older::Finish)
{
    connect(&document, &Document::scenarioChanged, this, &QueueResults::onScenarioChanged);
    connect(&document, &Document::baselineChanged, this, &QueueResults::request);
    connect(&results, &ScenarioResults::changed, this, &QueueResults::request);
}

QueueResults::~QueueResults() = default;

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
        m_wanted = {};
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
    // An edit and the figures of its tree belong to the same state.
    if (wanted == m_wanted && (m_current || m_work.isBusy()))
        return;
    m_wanted = wanted;
    m_work.request([this, wanted](const Progress&) -> LatestWork::Answer {
        try {
            return [this, figures = m_computer->compute(wanted)] {
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
