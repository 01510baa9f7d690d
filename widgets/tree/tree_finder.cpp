// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_finder.h"

#include "core/analysis/filter/name_match.h"
#include "widgets/tree/tree_table_view.h"

#include "core/analysis/compare/changes/row_conditions.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <iterator>

namespace fairshare::gui {
namespace {

void keepCommon(std::optional<std::vector<NodeRow>>& rows, std::vector<NodeRow> others)
{
    if (!rows) {
        rows = std::move(others);
        return;
    }
    std::vector<NodeRow> common;
    std::set_intersection(
        rows->begin(), rows->end(), others.begin(), others.end(), std::back_inserter(common));
    rows = std::move(common);
}

std::vector<NodeRow> movedRowsOf(const FindSources& sources, std::string_view algorithm, std::uint32_t places)
{
    const EvaluationPtr& now = sources.results.current();
    const EvaluationPtr& before = sources.results.baseline();
    const AlgorithmResult* result = now ? now->find(algorithm) : nullptr;
    const AlgorithmResult* earlier = before ? before->find(algorithm) : nullptr;
    if (result == nullptr || earlier == nullptr)
        return {};
    if (sources.results.hasRowsOfDocument())
        return movedRows(*result, *earlier, places, sources.results.baselineRows());
    // The ranks belong to rows that have since been moved or removed.
    std::vector<NodeRow> rowsNow(now->tree.size(), NoRow);
    std::vector<NodeRow> rowsBefore(now->tree.size(), NoRow);
    for (NodeRow row = 0; row < sources.document.scenario()->tree.size(); ++row) {
        const NodeRow figures = sources.results.figureRow(row);
        if (figures == NoRow)
            continue;
        rowsNow[figures] = row;
        rowsBefore[figures] = sources.results.baselineRow(row);
    }
    std::vector<NodeRow> rows = movedRows(*result, *earlier, places, rowsBefore);
    for (NodeRow& row : rows)
        row = rowsNow[row];
    std::sort(rows.begin(), rows.end());
    return rows;
}

} // namespace

std::vector<NodeRow> rowsChanged(const FindSources& sources)
{
    if (sources.document.isEmpty() || !sources.document.baseline())
        return {};
    return changedRows(
        sources.document.scenario()->tree, sources.document.baseline()->tree, sources.results.baselineRows());
}

std::vector<NodeRow> foundRows(const FindQuery& query, const FindSources& sources, std::string_view algorithm)
{
    std::optional<std::vector<NodeRow>> rows;
    if (sources.document.isEmpty())
        return {};
    if (!query.name().isEmpty())
        rows = searchRows(sources.document.scenario()->tree, query.name().toStdString());
    if (query.changed())
        keepCommon(rows, rowsChanged(sources));
    if (query.moved())
        keepCommon(rows, movedRowsOf(sources, algorithm, *query.moved()));
    if (query.lint())
        keepCommon(rows, warnedRows(sources.lint.findings().value_or(std::vector<Finding>())));
    return rows.value_or(std::vector<NodeRow>());
}

TreeFinder::TreeFinder(TreeTableView& table, const FindSources& sources)
    : m_table(table)
    , m_sources(sources)
{
}

std::size_t TreeFinder::find(const FindQuery& query, bool only)
{
    return show(foundRows(query, m_sources, m_algorithm), only);
}

bool TreeFinder::isBusy() const
{
    // Changing the rows would end the edit in progress. A table not yet updated for the scenario cannot show
    // them.
    const bool heard =
        m_table.treeModel().visibleRows().shape() == m_sources.document.scenario()->tree.columns().shape;
    return m_table.isEditing() || !heard;
}

std::optional<std::size_t> TreeFinder::findAgain(const FindQuery& query, bool only)
{
    std::vector<NodeRow> rows = foundRows(query, m_sources, m_algorithm);
    if (rows == m_table.treeModel().hits())
        return std::nullopt;
    return show(std::move(rows), only);
}

std::size_t TreeFinder::show(std::vector<NodeRow> rows, bool only)
{
    if (m_sources.document.isEmpty())
        return 0;
    const std::size_t count = rows.size();
    m_table.showFound(std::move(rows), only);
    return count;
}

void TreeFinder::forget()
{
    m_table.showFound({}, false);
}

void TreeFinder::goOn(bool backwards)
{
    m_table.findNext(backwards);
}

void TreeFinder::takeFocus()
{
    m_table.setFocus();
}

void TreeFinder::selectChanged()
{
    if (const std::vector<NodeRow> rows = rowsChanged(m_sources); !rows.empty())
        m_table.selectRows(rows);
}

} // namespace fairshare::gui
