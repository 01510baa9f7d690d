// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/comparison_results.h"

#include "widgets/text/shown_text.h"

#include "core/analysis/compare/answers/comparison_answer.h"

#include <QEventLoop>

#include <new>

namespace fairshare::gui {
namespace {

constexpr std::string_view ThinSpace = "\u2009";

} // namespace

ComparisonResults::ComparisonResults(Document& document, ScenarioResults& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_results(results)
    , m_work(nullptr, LatestWork::Older::Finish)
{
    connect(&document, &Document::scenarioChanged, this, &ComparisonResults::onScenarioChanged);
    connect(&document, &Document::baselineRenamed, this, &ComparisonResults::request);
    connect(&results, &ScenarioResults::changed, this, &ComparisonResults::request);
}

bool ComparisonResults::hasRowsOfDocument() const
{
    return m_current && !m_document.isEmpty()
        && m_current->now().tree.columns().shape == m_document.scenario()->tree.columns().shape;
}

void ComparisonResults::setAlgorithm(const std::string& id)
{
    if (m_algorithm == id)
        return;
    m_algorithm = id;
    request();
}

void ComparisonResults::setAgainst(const std::string& id)
{
    if (m_against == id)
        return;
    m_against = id;
    request();
}

void ComparisonResults::setGrouping(Grouping grouping)
{
    if (m_grouping == grouping)
        return;
    m_grouping = grouping;
    request();
}

void ComparisonResults::setOrder(const ComparisonOrder& order)
{
    if (m_order == order)
        return;
    m_order = order;
    request();
}

void ComparisonResults::setWatched(bool watched)
{
    m_watched = watched;
    if (watched && m_outdated)
        request();
}

void ComparisonResults::onScenarioChanged(Document::Change change)
{
    if (change != Document::Change::Opened)
        return;
    m_work.cancel();
    m_outdated = false;
    m_current.reset();
    m_causes.reset();
    m_answer.clear();
    Q_EMIT changed();
}

bool ComparisonResults::figuresAreCurrent() const
{
    const auto same = [](const EvaluationPtr& evaluation, const ScenarioPtr& scenario) {
        if (!evaluation || !scenario)
            return false;
        const auto& ours = evaluation->tree.columns();
        const auto& theirs = scenario->tree.columns();
        return ours.shape == theirs.shape && ours.shares == theirs.shares && ours.usage == theirs.usage
            && ours.pendingJobs == theirs.pendingJobs && ours.givenTotals == theirs.givenTotals;
    };
    return same(m_results.current(), m_document.scenario())
        && same(m_results.baseline(), m_document.baseline());
}

void ComparisonResults::request()
{
    const EvaluationPtr& now = m_results.current();
    if (!now || now->find(m_algorithm) == nullptr)
        return;
    m_outdated = !m_watched;
    if (m_outdated)
        return;
    const bool against = !m_against.empty() && now->find(m_against) != nullptr && m_against != m_algorithm;
    const ComparisonQuestion question{.now = now,
        .baseline = m_results.baseline(),
        .algorithm = m_algorithm,
        .against = against ? m_against : std::string(),
        .grouping = m_grouping};
    const QString name =
        m_document.baselineName().isEmpty() ? tr("the opened file") : m_document.baselineName();
    const bool current = figuresAreCurrent();
    m_work.request([this, question, order = m_order, name = name.toStdString(),
                       before = current ? m_document.baseline() : nullptr, earlier = m_current,
                       after = m_document.scenario()](const Progress& progress) -> LatestWork::Answer {
        try {
            auto compared = compareRanks(question, order, earlier.get());
            if (!compared)
                return [this] { Q_EMIT changed(); };
            const QString answer =
                shownName(comparisonAnswer(*compared, {.baselineName = name, .digitSeparator = ThinSpace}));
            const auto comparison = std::make_shared<const RankComparison>(*std::move(compared));
            const auto causes = std::make_shared<const MoveCauses>(
                before ? moveCauses(*comparison, *before, *after, progress) : MoveCauses{{""}, {}});
            return [this, comparison, causes, answer] {
                m_current = comparison;
                m_causes = causes;
                m_answer = answer;
                Q_EMIT changed();
            };
        } catch (const std::bad_alloc&) {
            return [this] { Q_EMIT changed(); };
        }
    });
}

void ComparisonResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &ComparisonResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui
