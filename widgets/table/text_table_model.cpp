// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/text_table_model.h"

#include "widgets/text/shown_text.h"

#include <utility>

namespace fairshare::gui {

void TextTableModel::setTable(TextTable table)
{
    beginResetModel();
    m_table = std::move(table);
    std::vector<TableColumn> columns;
    for (const TextTable::Column& column : m_table.columns()) {
        columns.push_back({.heading = shownName(column.title),
            .alignment = Qt::AlignVCenter | (column.isNumber ? Qt::AlignRight : Qt::AlignLeft),
            .text = [this, at = columns.size()](int row) {
                return shownName(m_table.columns()[at].cells.at(static_cast<std::size_t>(row)));
            }});
    }
    setColumns(std::move(columns));
    endResetModel();
}

int TextTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows());
}

} // namespace fairshare::gui
