// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_table.h"
#include "widgets/table/list_table.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>

/// Commands of QuotaTable.
namespace fairshare::gui {

std::vector<QuotaRow> QuotaTable::chosenGroups() const
{
    std::vector<QuotaRow> rows = selectedGroups();
    if (rows.empty() && currentIndex().isValid())
        rows.push_back(m_model.rowAt(currentIndex()));
    return rows;
}

void QuotaTable::toggleFlag()
{
    const QModelIndex index = currentIndex();
    const QVariant flag = index.data(QuotaModel::FlagRole);
    if (flag.isValid())
        tell(m_model.setFlag(editedRows(index), static_cast<QuotaColumn>(index.column()), !flag.toBool()));
}

QModelIndex QuotaTable::cellToEdit() const
{
    const QModelIndex index = currentIndex();
    const bool takes = index.isValid() && quotaFieldOf(static_cast<QuotaColumn>(index.column()));
    return takes ? index : index.siblingAtColumn(static_cast<int>(QuotaColumn::Quota));
}

void QuotaTable::editCurrentCell()
{
    if (!currentIndex().isValid() || !finishEditing())
        return;
    if (currentIndex().column() == static_cast<int>(QuotaColumn::Name))
        return renameCurrent();
    const QModelIndex index = cellToEdit();
    if (index.data(QuotaModel::FlagRole).isValid())
        return toggleFlag();
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        return;
    setFocus();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    edit(index);
}

void QuotaTable::revertCurrent()
{
    const QModelIndex index = cellToEdit();
    if (index.isValid() && finishEditing())
        tell(m_model.revertValues(editedRows(index), static_cast<QuotaColumn>(index.column())));
}

void QuotaTable::addGroup()
{
    if (!finishEditing())
        return;
    const QuotaRow parent = currentIndex().isValid() ? m_model.rowAt(currentIndex()) : RootQuotaRow;
    const auto added = m_model.addGroup(parent);
    if (!added) {
        Q_EMIT refused(added.error());
        return;
    }
    goTo(*added);
    renameCurrent();
}

void QuotaTable::renameCurrent()
{
    const QModelIndex index = currentIndex().siblingAtColumn(0);
    if (!index.isValid() || !finishEditing() || m_model.rowAt(index) == RootQuotaRow)
        return;
    m_model.setRenamable(m_model.rowAt(index));
    setFocus();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    scrollTo(index);
    edit(index);
}

void QuotaTable::removeSelected()
{
    const std::vector<QuotaRow> rows = finishEditing() ? chosenGroups() : std::vector<QuotaRow>();
    if (rows.empty())
        return;
    // Keep the keyboard focus at the same place on screen.
    const int place = m_model.placeOf(rows.front());
    const int column = std::max(0, currentIndex().column());
    tell(m_model.removeGroups(rows));
    const QModelIndex next = m_model.index(std::clamp(place, 0, m_model.rowCount() - 1), column);
    selectionModel()->setCurrentIndex(next, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void QuotaTable::moveSelected(LevelMove move)
{
    const std::vector<QuotaRow> rows = finishEditing() ? chosenGroups() : std::vector<QuotaRow>();
    if (!rows.empty())
        showMoved(m_model.moveGroups(rows, move));
}

void QuotaTable::expandAll()
{
    if (finishEditing())
        m_model.expandAll();
}

void QuotaTable::collapseAll()
{
    if (finishEditing())
        m_model.collapseAll();
}

void QuotaTable::paste()
{
    if (const QString text = QApplication::clipboard()->text(); !text.isEmpty() && finishEditing())
        Q_EMIT textPasted(text);
}

void QuotaTable::showFound(std::vector<QuotaRow> hits, bool only)
{
    if (finishEditing())
        m_model.showFound(std::move(hits), only);
}

void QuotaTable::findNext(bool backwards)
{
    const std::vector<QuotaRow>& hits = m_model.hits();
    if (hits.empty())
        return;
    const QuotaRow from = currentIndex().isValid() ? m_model.rowAt(currentIndex()) : NoQuotaRow;
    if (backwards) {
        const auto at = std::ranges::lower_bound(hits, from);
        return goTo(at == hits.begin() || from == NoQuotaRow ? hits.back() : *std::prev(at));
    }
    const auto at = std::ranges::upper_bound(hits, from);
    goTo(at == hits.end() ? hits.front() : *at);
}

void QuotaTable::selectRows(const std::vector<QuotaRow>& rows)
{
    if (rows.empty() || !finishEditing())
        return;
    for (const QuotaRow row : rows)
        m_model.reveal(row);
    m_keptColumn = std::max(0, currentIndex().column());
    select(rows, rows.front());
    scrollTo(currentIndex());
}

} // namespace fairshare::gui
