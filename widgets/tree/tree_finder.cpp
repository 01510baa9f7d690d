// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_finder.h"

#include "widgets/tree/table/tree_table_view.h"

#include "core/analysis/compare/changes/row_conditions.h"
#include "core/scenario/scenario.h"

namespace fairshare::gui {

std::vector<NodeRow> rowsChanged(const FindSources& sources)
{
    if (sources.document.isEmpty() || !sources.document.baseline())
        return {};
    return changedRows(
        sources.document.scenario()->tree, sources.document.baseline()->tree, sources.results.baselineRows());
}

TreeFinder::TreeFinder(TreeTableView& table, const FindSources& sources)
    : m_table(table)
    , m_sources(sources)
{
}

Found TreeFinder::find(const FindQuery& query, bool only)
{
    auto rows = foundRows(query, m_sources, m_algorithm);
    return rows ? show(std::move(*rows), query, only) : Found{.error = rows.error()};
}

bool TreeFinder::isBusy() const
{
    // Changing the rows would end the edit in progress. A table not yet updated for the scenario cannot show
    // them.
    const bool heard =
        m_table.treeModel().visibleRows().shape() == m_sources.document.scenario()->tree.columns().shape;
    return m_table.isEditing() || !heard;
}

std::optional<Found> TreeFinder::findAgain(const FindQuery& query, bool only)
{
    auto rows = foundRows(query, m_sources, m_algorithm);
    if (!rows)
        return Found{.error = rows.error()};
    if (*rows == m_table.treeModel().hits())
        return std::nullopt;
    return show(std::move(*rows), query, only);
}

FilterCompletion TreeFinder::completion(const QString& text) const
{
    return completionOf(text, m_sources, m_algorithm);
}

Found TreeFinder::show(std::vector<NodeRow> rows, const FindQuery& query, bool only)
{
    if (m_sources.document.isEmpty())
        return {};
    Found found = foundOf(rows.size(), query, m_sources, m_algorithm);
    m_table.showFound(std::move(rows), only);
    return found;
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
