// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/comparison_results.h"

#include "widgets/text/shown_text.h"

#include "core/analysis/comparison_answer.h"

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
    take(nullptr, {});
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
    m_work.request(
        [this, question, order = m_order, name = name.toStdString()](const Progress&) -> LatestWork::Answer {
            try {
                auto compared = compareRanks(question, order);
                if (!compared)
                    return [this] { Q_EMIT changed(); };
                const std::string answer =
                    comparisonAnswer(*compared, {.baselineName = name, .digitSeparator = ThinSpace});
                const auto shared = std::make_shared<const RankComparison>(*std::move(compared));
                return [this, shared, text = shownName(answer)] { take(shared, text); };
            } catch (const std::bad_alloc&) {
                return [this] { Q_EMIT changed(); };
            }
        });
}

void ComparisonResults::take(const ComparisonPtr& comparison, const QString& answer)
{
    m_current = comparison;
    m_answer = answer;
    Q_EMIT changed();
}

void ComparisonResults::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &ComparisonResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui
