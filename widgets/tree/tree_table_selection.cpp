// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_table_view.h"

#include "widgets/table/list_table.h"

#include "core/scenario/scenario.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

void TreeTableView::shareSelection()
{
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &TreeTableView::tellSelection);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &TreeTableView::tellSelection);
    connect(&m_model.document().selection(), &Selection::changed, this, &TreeTableView::followSelection);
}

void TreeTableView::tellSelection()
{
    if (m_showsSelection || m_model.document().isEmpty())
        return;
    const QScopedValueRollback shows(m_showsSelection, true);
    m_sight.release();
    m_model.document().selection().set(
        selectedNodes(m_model.visibleRows().size()), m_model.nodeAt(currentIndex()));
}

void TreeTableView::followSelection()
{
    const Selection& selection = m_model.document().selection();
    if (m_showsSelection || m_model.document().isEmpty())
        return;
    const NodeRow current = selection.current();
    showSelection([this, current] {
        if (const int place = current == NoRow ? -1 : m_model.reveal(current); place >= 0)
            selectionModel()->setCurrentIndex(
                m_model.index(place, std::max(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
    });
    if (current == NoRow || !currentIndex().isValid())
        return;
    if (!isVisible())
        m_sight.arm();
    showCurrentRow(*this);
}

void TreeTableView::showSelection(const std::function<void()>& change)
{
    const QScopedValueRollback shows(m_showsSelection, true);
    change();
    std::vector<int> places;
    for (const NodeRow row : m_model.document().selection().rows()) {
        if (const int place = m_model.placeOf(row); place >= 0)
            places.push_back(place);
    }
    selectionModel()->select(selectionOfRows(m_model, std::move(places)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TreeTableView::keepSelection(const std::function<void()>& change)
{
    if (!finishEditing())
        return;
    const NodeRow current = m_model.nodeAt(currentIndex());
    const int column = std::max(0, currentIndex().column());
    showSelection([&] {
        change();
        // If the row is now hidden, show its closest visible account.
        NodeRow shown = current;
        while (shown != NoRow && m_model.placeOf(shown) < 0)
            shown = m_model.document().scenario()->tree.parent(shown);
        if (shown != NoRow)
            selectionModel()->setCurrentIndex(
                m_model.index(m_model.placeOf(shown), column), QItemSelectionModel::NoUpdate);
    });
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void TreeTableView::selectRows(const std::vector<NodeRow>& rows)
{
    if (rows.empty() || !finishEditing())
        return;
    showSelection([this, &rows] {
        m_model.document().selection().set(rows, rows.front());
        m_model.revealAll(rows);
        if (const int place = m_model.placeOf(rows.front()); place >= 0)
            selectionModel()->setCurrentIndex(
                m_model.index(place, std::max(0, m_place.column)), QItemSelectionModel::NoUpdate);
    });
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void TreeTableView::selectAll()
{
    if (!m_model.visibleRows().isFiltered()) {
        QTableView::selectAll();
        return;
    }
    std::vector<int> places;
    for (const NodeRow hit : m_hits)
        if (const int place = m_model.placeOf(hit); place >= 0)
            places.push_back(place);
    selectionModel()->select(selectionOfRows(m_model, std::move(places)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

std::size_t TreeTableView::selectedCount() const
{
    std::size_t count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        count += range.left() == 0 ? static_cast<std::size_t>(range.height()) : 0;
    return count;
}

std::vector<NodeRow> TreeTableView::selectedNodes(std::size_t most) const
{
    std::vector<NodeRow> nodes;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); range.left() == 0 && row <= range.bottom() && nodes.size() < most; ++row)
            nodes.push_back(m_model.nodeAt(row));
    }
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

} // namespace fairshare::gui
