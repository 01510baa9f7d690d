// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/lint_results.h"

#include "core/io/slurm/tree/dump_options.h"

#include <QEventLoop>

#include <new>
#include <unordered_map>

namespace fairshare::gui {
namespace {

/// Delay that lets the figures be computed first.
constexpr int LintRestMilliseconds = 300;

std::vector<Finding> findingsOf(const Scenario& scenario)
{
    try {
        return lint(scenario, unknownOptionKeys).value_or(std::vector<Finding>());
    } catch (const std::bad_alloc&) {
        return {};
    }
}

} // namespace

LintResults::LintResults(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(LintRestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &LintResults::start);
    connect(&document, &Document::scenarioChanged, this, &LintResults::onScenarioChanged);
}

void LintResults::onScenarioChanged(Document::Change change)
{
    m_work.cancel();
    m_rest.stop();
    if (change != Document::Change::Values && m_findings) {
        if (change == Document::Change::Opened)
            m_findings.reset();
        else
            followRows();
        Q_EMIT changed();
    }
    if (!m_document.isEmpty())
        m_rest.start();
}

void LintResults::start()
{
    m_work.request([this, scenario = m_document.scenario()](const Progress&) -> LatestWork::Answer {
        return [this, found = findingsOf(*scenario)] {
            m_findings = found;
            Q_EMIT changed();
        };
    });
}

void LintResults::followRows()
{
    const Document::Rows& earlier = m_document.earlierRows();
    std::unordered_map<NodeRow, NodeRow> now;
    for (const Finding& finding : *m_findings)
        now.emplace(finding.row, NoRow);
    for (NodeRow row = 0; row < earlier.size() && !now.empty(); ++row)
        if (const auto found = now.find(earlier[row]); found != now.end())
            found->second = row;
    for (Finding& finding : *m_findings)
        finding.row = now[finding.row];
    std::erase_if(*m_findings, [](const Finding& finding) { return finding.row == NoRow; });
}

void LintResults::waitUntilReady() const
{
    QEventLoop loop;
    connect(this, &LintResults::changed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (!isReady())
        loop.exec();
}

} // namespace fairshare::gui
