// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/figure_rows.h"

#include "widgets/text/number_text.h"

namespace fairshare::gui {

void FigureRows::setContents(std::vector<FigureHeading> headings, std::vector<FigureRow> rows)
{
    if (headings != m_headings || rows.size() != m_rows.size()) {
        beginResetModel();
        m_headings = std::move(headings);
        describeColumns();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (rows[at] == m_rows[at])
            continue;
        m_rows[at] = std::move(rows[at]);
        const int row = static_cast<int>(at);
        Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    }
}

void FigureRows::describeColumns()
{
    std::vector<TableColumn> columns;
    for (std::size_t at = 0; at < m_headings.size(); ++at) {
        const QString& title = m_headings[at].title;
        const QString& meaning = m_headings[at].meaning;
        columns.push_back({.heading = title,
            .tip = meaning.isEmpty() ? title : QStringLiteral("%1: %2").arg(title, meaning),
            .alignment = Qt::AlignVCenter | (at == 0 ? Qt::AlignLeft : Qt::AlignRight),
            .text = [this, at](int row) {
                const std::vector<FigureCell>& cells = rowAt(row).cells;
                if (at >= cells.size())
                    return QString();
                return cells[at].move == 0 ? cells[at].text : NumberText().move(cells[at].move);
            }});
    }
    setColumns(std::move(columns));
}

int FigureRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant FigureRows::cellData(int at, int column, int role) const
{
    const FigureRow& row = rowAt(at);
    switch (role) {
    case RowKindRole:
        return static_cast<int>(row.kind);
    case IndentRole:
        return column == 0 ? row.indent : 0;
    case NodeRole:
        return row.node;
    case Qt::ToolTipRole:
        return row.card.isEmpty() && !row.cells.empty() ? row.cells.front().text.toHtmlEscaped() : row.card;
    default:
        break;
    }
    if (static_cast<std::size_t>(column) >= row.cells.size())
        return {};
    const FigureCell& cell = row.cells[static_cast<std::size_t>(column)];
    switch (role) {
    case BarRole:
        return cell.bar;
    case MoveRole:
        return cell.move;
    case BoldRole:
        return cell.bold;
    case MutedRole:
        return cell.muted;
    default:
        return {};
    }
}

} // namespace fairshare::gui
