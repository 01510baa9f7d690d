// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/job_selection.h"

#include "widgets/weights/job_table.h"

#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace fairshare::gui {

JobSelection::JobSelection(Document& document, const QueueResults& queue, JobTable& table, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_queue(queue)
    , m_table(table)
{
    connect(&table, &JobTable::selectedChanged, this, &JobSelection::followTable);
    connect(&document.selection(), &Selection::changed, this, &JobSelection::followDocument);
    // Apply a selection made before the jobs were known.
    connect(&queue, &QueueResults::changed, this, [this] {
        if (m_table.selected().empty())
            followDocument();
    });
}

QueueFiguresPtr JobSelection::figures() const
{
    const QueueFiguresPtr& figures = m_queue.current();
    const bool fits = figures && !m_document.isEmpty()
        && figures->scenario->tree.columns().shape == m_document.scenario()->tree.columns().shape;
    return fits ? figures : nullptr;
}

void JobSelection::followTable()
{
    const QueueFiguresPtr known = figures();
    if (m_following || !known)
        return;
    std::vector<NodeRow> rows;
    for (const std::uint32_t job : m_table.selected())
        if (const NodeRow row = (*known->associations)[job]; row != NoRow)
            rows.push_back(row);
    const NodeRow current = rows.empty() ? NoRow : rows.back();
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    const QScopedValueRollback following(m_following, true);
    m_document.selection().set(std::move(rows), current);
}

void JobSelection::followDocument()
{
    const QueueFiguresPtr known = figures();
    if (m_following || !known)
        return;
    const ShareTree& tree = known->scenario->tree;
    std::vector<bool> isSelected(tree.size());
    for (const NodeRow row : m_document.selection().rows())
        if (row != RootRow) // the root would select all jobs
            std::fill_n(isSelected.begin() + row, tree.subtreeEnd(row) - row, true);
    std::vector<std::uint32_t> jobs;
    for (const std::uint32_t job : known->now.listed())
        if (const NodeRow row = (*known->associations)[job]; row != NoRow && isSelected[row])
            jobs.push_back(job);
    // The last job becomes the current one; that should be the first of the queue.
    std::ranges::reverse(jobs);
    const QScopedValueRollback following(m_following, true);
    m_table.selectJobs(std::move(jobs));
}

void JobSelection::show(const WeightWarning& warning)
{
    const QueueFiguresPtr known = figures();
    if (!known)
        return;
    if (warning.users.empty())
        return m_table.selectJobs(warning.jobs);
    const std::unordered_set<std::string_view> users(warning.users.begin(), warning.users.end());
    const ShareTree& tree = known->scenario->tree;
    std::vector<NodeRow> rows;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && users.contains(tree.name(row)))
            rows.push_back(row);
    m_document.selection().set(std::move(rows), NoRow);
}

} // namespace fairshare::gui
