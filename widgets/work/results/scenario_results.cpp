// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/scenario_results.h"

#include "core/analysis/compare/comparison.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <QEventLoop>

namespace fairshare::gui {
namespace {

constexpr int StaleMilliseconds = 100;

bool hasFigures(const EvaluationPtr& evaluation, const ScenarioPtr& scenario)
{
    if (!evaluation || !scenario)
        return false;
    const auto& ours = evaluation->tree.columns();
    const auto& theirs = scenario->tree.columns();
    return ours.shape == theirs.shape && ours.shares == theirs.shares && ours.usage == theirs.usage
        && ours.givenTotals == theirs.givenTotals && ours.pendingJobs == theirs.pendingJobs;
}

} // namespace

ScenarioResults::ScenarioResults(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_staleTimer.setSingleShot(true);
    m_staleTimer.setInterval(StaleMilliseconds);
    connect(&m_staleTimer, &QTimer::timeout, this, [this] { setStale(true); });
    connect(&document, &Document::scenarioChanged, this, &ScenarioResults::onScenarioChanged);
    connect(&document, &Document::baselineChanged, this, &ScenarioResults::onBaselineChanged);
    connect(&m_runner, &EvaluationRunner::finished, this, &ScenarioResults::onFinished);
    connect(&m_runner, &EvaluationRunner::failed, this, &ScenarioResults::onFailed);
    connect(&m_baselineRunner, &EvaluationRunner::finished, this, &ScenarioResults::onBaselineFinished);
    connect(&m_baselineRunner, &EvaluationRunner::failed, this, &ScenarioResults::onFailed);
    if (!document.isEmpty()) {
        onScenarioChanged(Document::Change::Opened);
        onBaselineChanged();
    }
}

NodeRow ScenarioResults::baselineRow(NodeRow row) const
{
    if (m_baselineRows.empty())
        return row;
    return row < m_baselineRows.size() ? m_baselineRows[row] : NoRow;
}

NodeRow ScenarioResults::figureRow(NodeRow row) const
{
    if (!m_current)
        return NoRow;
    if (m_figureRows.empty())
        return row < m_current->tree.size() ? row : NoRow;
    return row < m_figureRows.size() ? m_figureRows[row] : NoRow;
}

std::optional<int> ScenarioResults::move(std::size_t algorithm, NodeRow row) const
{
    if (!m_current || !m_baseline || algorithm >= m_current->results.size()
        || algorithm >= m_baseline->results.size())
        return std::nullopt;
    const NodeRow before = baselineRow(row);
    const NodeRow figures = figureRow(row);
    if (before >= m_baseline->tree.size() || figures == NoRow)
        return std::nullopt;
    const std::uint32_t now = (*m_current->results[algorithm].rank)[figures];
    const std::uint32_t then = (*m_baseline->results[algorithm].rank)[before];
    if (now == UndefinedCount || then == UndefinedCount)
        return std::nullopt;
    return static_cast<int>(then) - static_cast<int>(now);
}

bool ScenarioResults::isReady() const
{
    return !m_runner.isBusy() && !m_baselineRunner.isBusy();
}

void ScenarioResults::waitUntilReady()
{
    QEventLoop loop;
    connect(&m_runner, &EvaluationRunner::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_runner, &EvaluationRunner::failed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_baselineRunner, &EvaluationRunner::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(&m_baselineRunner, &EvaluationRunner::failed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

void ScenarioResults::onScenarioChanged(Document::Change change)
{
    if (change != Document::Change::Values) {
        m_runner.cancel(); // the rows of its results may differ
        matchRows();
    }
    if (change == Document::Change::Opened) {
        m_current.reset();
        m_figureRows.clear();
        setStale(false);
    } else if (change != Document::Change::Values) {
        followFigures();
    }
    if (m_document.isEmpty()) {
        m_runner.cancel();
        m_staleTimer.stop();
        tellBusy();
        Q_EMIT changed();
        return;
    }
    // Weights of jobs or quotas of groups do not affect these figures.
    if (change == Document::Change::Values && !m_runner.isBusy()
        && hasFigures(m_current, m_document.scenario()) && m_evaluated == m_document.scenario()->settings) {
        Q_EMIT changed();
        return;
    }
    m_evaluated = m_document.scenario()->settings;
    m_runner.request(m_document.scenario());
    m_staleTimer.start();
    tellBusy();
}

void ScenarioResults::onBaselineChanged()
{
    m_baseline.reset();
    m_baselineRunner.cancel();
    matchRows();
    // An opened scenario is its own baseline, so its first figures are used for both.
    if (m_document.baseline() && m_document.baseline() != m_document.scenario())
        m_baselineRunner.request(m_document.baseline());
    else if (hasFigures(m_current, m_document.baseline()))
        onBaselineFinished(m_current);
    tellBusy();
}

void ScenarioResults::onFinished(const EvaluationPtr& evaluation)
{
    m_current = evaluation;
    m_figureRows.clear();
    if (!m_baseline && hasFigures(evaluation, m_document.baseline()))
        m_baseline = evaluation;
    if (!m_runner.isBusy()) {
        m_staleTimer.stop();
        setStale(false);
    }
    Q_EMIT changed();
    if (!m_baseline && !m_baselineRunner.isBusy() && m_document.baseline())
        m_baselineRunner.request(m_document.baseline());
    tellBusy();
}

void ScenarioResults::onBaselineFinished(const EvaluationPtr& evaluation)
{
    m_baseline = evaluation;
    Q_EMIT changed();
    tellBusy();
}

void ScenarioResults::onFailed(const Error& error)
{
    m_staleTimer.stop();
    setStale(m_current != nullptr);
    Q_EMIT failed(error);
    tellBusy();
}

void ScenarioResults::tellBusy()
{
    if (m_busy == !isReady())
        return;
    m_busy = !m_busy;
    Q_EMIT busyChanged(m_busy);
}

void ScenarioResults::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    Q_EMIT staleChanged(stale);
}

void ScenarioResults::matchRows()
{
    m_baselineRows.clear();
    if (m_document.isEmpty() || !m_document.baseline())
        return;
    const ShareTree& now = m_document.scenario()->tree;
    const ShareTree& then = m_document.baseline()->tree;
    if (now.columns().shape != then.columns().shape)
        m_baselineRows = fairshare::matchRows(now, then).earlier;
}

/// After a change of the structure, maps each row to the previous row with its figures.
void ScenarioResults::followFigures()
{
    if (!m_current || m_document.isEmpty())
        return;
    const auto& shape = m_document.scenario()->tree.columns().shape;
    if (m_current->tree.columns().shape == shape) {
        m_figureRows.clear(); // restored associations have their own figures again
        return;
    }
    std::vector<NodeRow> rows(m_document.earlierRows());
    rows.resize(shape->parent.size(), NoRow);
    for (NodeRow& row : rows)
        row = row == NoRow ? NoRow : figureRow(row);
    m_figureRows = std::move(rows);
}

} // namespace fairshare::gui
