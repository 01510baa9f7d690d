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

int FigureRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureRows::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant FigureRows::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FigureRow& row = m_rows.at(static_cast<std::size_t>(index.row()));
    if (role == RowKindRole)
        return static_cast<int>(row.kind);
    if (role == IndentRole)
        return index.column() == 0 ? row.indent : 0;
    if (role == NodeRole)
        return row.node;
    if (role == Qt::ToolTipRole)
        return row.card.isEmpty() && !row.cells.empty() ? row.cells.front().text.toHtmlEscaped() : row.card;
    if (static_cast<std::size_t>(index.column()) >= row.cells.size())
        return {};
    const FigureCell& cell = row.cells.at(static_cast<std::size_t>(index.column()));
    switch (role) {
    case Qt::DisplayRole:
        return cell.move == 0 ? cell.text : NumberText().move(cell.move);
    case Qt::TextAlignmentRole:
        return static_cast<int>((index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
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

QVariant FigureRows::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const FigureHeading& heading = m_headings.at(static_cast<std::size_t>(section));
    if (role == Qt::DisplayRole)
        return heading.title;
    if (role == Qt::ToolTipRole)
        return heading.meaning.isEmpty() ? heading.title
                                         : QStringLiteral("%1: %2").arg(heading.title, heading.meaning);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

} // namespace fairshare::gui
