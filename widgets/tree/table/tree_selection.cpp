// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_selection.h"

#include "core/scenario/scenario.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace fairshare::gui {

TreeSelection::TreeSelection(TreeTable& table, ShareTreeModel& model)
    : QObject(&table)
    , m_table(table)
    , m_model(model)
    , m_sight(table)
{
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &TreeSelection::rememberPlace);
    connect(&model.document(), &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change == Document::Change::Opened)
            m_sight.arm();
    });
    // Sorting keeps the current row at its place on screen.
    connect(&model, &QAbstractItemModel::layoutAboutToBeChanged, this, &TreeSelection::rememberPlace);
    connect(&model, &QAbstractItemModel::layoutChanged, this, &TreeSelection::scrollToPlace);
    const QItemSelectionModel* selected = table.selectionModel();
    connect(selected, &QItemSelectionModel::selectionChanged, this, &TreeSelection::tell);
    connect(selected, &QItemSelectionModel::currentChanged, this, &TreeSelection::tell);
    connect(&model.document().selection(), &Selection::changed, this, &TreeSelection::follow);
}

void TreeSelection::rememberPlace()
{
    const QModelIndex current = m_table.currentIndex();
    m_place = {m_model.nodeAt(current), std::max(0, current.column()),
        current.isValid() ? current.row() - m_table.rowAt(0) : -1};
}

void TreeSelection::scrollToPlace()
{
    const int rowHeight = std::max(1, m_table.verticalHeader()->defaultSectionSize());
    const bool wasVisible =
        m_place.rowsAbove >= 0 && m_place.rowsAbove <= m_table.viewport()->height() / rowHeight;
    if (wasVisible && m_table.currentIndex().isValid())
        m_table.verticalScrollBar()->setValue(m_table.currentIndex().row() - m_place.rowsAbove);
}

void TreeSelection::restore()
{
    const std::vector<NodeRow>& earlier = m_model.earlierRows();
    NodeRow current = RootRow;
    for (NodeRow row = 0; row < earlier.size(); ++row) {
        if (earlier[row] == m_place.current && earlier[row] != NoRow)
            current = row;
    }
    show([this, current] { setCurrent(std::max(0, m_model.placeOf(current)), m_place.column); });
    scrollToPlace();
}

void TreeSelection::setCurrent(int place, int column)
{
    if (place >= 0)
        m_table.selectionModel()->setCurrentIndex(
            m_model.index(place, std::max(0, column)), QItemSelectionModel::NoUpdate);
}

void TreeSelection::tell()
{
    if (m_shows || m_model.document().isEmpty())
        return;
    const QScopedValueRollback shows(m_shows, true);
    m_sight.release();
    m_model.document().selection().set(m_table.selectedNodes(), m_model.nodeAt(m_table.currentIndex()));
}

void TreeSelection::follow()
{
    const NodeRow current = m_model.document().selection().current();
    if (m_shows || m_model.document().isEmpty())
        return;
    show([this, current] {
        if (current != NoRow)
            setCurrent(m_model.reveal(current), m_table.currentIndex().column());
    });
    if (current == NoRow || !m_table.currentIndex().isValid())
        return;
    if (!m_table.isVisible())
        m_sight.arm();
    showCurrentRow(m_table);
}

void TreeSelection::show(const std::function<void()>& change)
{
    const QScopedValueRollback shows(m_shows, true);
    change();
    m_table.selectShown(m_model.document().selection().rows());
}

void TreeSelection::keep(const std::function<void()>& change)
{
    if (!m_table.finishEditing())
        return;
    const NodeRow current = m_model.nodeAt(m_table.currentIndex());
    const int column = m_table.currentIndex().column();
    show([&] {
        change();
        NodeRow shown = current;
        while (shown != NoRow && m_model.placeOf(shown) < 0)
            shown = m_model.document().scenario()->tree.parent(shown);
        if (shown != NoRow)
            setCurrent(m_model.placeOf(shown), column);
    });
    if (m_table.currentIndex().isValid())
        m_table.scrollTo(m_table.currentIndex());
}

void TreeSelection::select(const std::vector<NodeRow>& rows)
{
    if (rows.empty() || !m_table.finishEditing())
        return;
    show([this, &rows] {
        m_model.document().selection().set(rows, rows.front());
        m_model.revealAll(rows);
        setCurrent(m_model.placeOf(rows.front()), m_place.column);
    });
    if (m_table.currentIndex().isValid())
        m_table.scrollTo(m_table.currentIndex());
}

} // namespace fairshare::gui
