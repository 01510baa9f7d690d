// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/column_model.h"

namespace fairshare::gui {
namespace {

QVariant textOf(const TableColumn::Text& special, const TableColumn& column, int row)
{
    if (special)
        return special(row);
    return column.text ? QVariant(column.text(row)) : QVariant();
}

} // namespace

int ColumnModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant ColumnModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TableColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::DisplayRole:
        return textOf({}, column, index.row());
    case Qt::AccessibleTextRole:
        return textOf(column.spoken, column, index.row());
    case ExactRole:
        return textOf(column.exact, column, index.row());
    case Qt::TextAlignmentRole:
        return static_cast<int>(column.alignment);
    default:
        return cellData(index.row(), index.column(), role);
    }
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const TableColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.heading;
    case ExactRole:
        return column.exactHeading.isEmpty() ? column.heading : column.exactHeading;
    case Qt::ToolTipRole:
        return column.tip.isEmpty() ? QVariant() : QVariant(column.tip);
    case Qt::TextAlignmentRole:
        return static_cast<int>(column.alignment);
    case Qt::InitialSortOrderRole:
        return column.firstOrder;
    default:
        return {};
    }
}

} // namespace fairshare::gui
