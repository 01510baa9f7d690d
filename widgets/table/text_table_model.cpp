// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/text_table_model.h"

#include "widgets/text/shown_text.h"

namespace fairshare::gui {

const TextTable::Column& TextTableModel::column(int section) const
{
    return m_table.columns()[static_cast<std::size_t>(section)];
}

void TextTableModel::setTable(TextTable table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int TextTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows());
}

int TextTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns().size());
}

QVariant TextTableModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::DisplayRole)
        return shownName(column(index.column()).cells.at(static_cast<std::size_t>(index.row())));
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            Qt::AlignVCenter | (column(index.column()).isNumber ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

QVariant TextTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return shownName(column(section).title);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(
            Qt::AlignVCenter | (column(section).isNumber ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

} // namespace fairshare::gui
