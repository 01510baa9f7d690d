// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/text/number_text.h"
#include "widgets/views/column_widths.h"
#include "widgets/views/tree_table_view.h"

#include <QDataStream>
#include <QIODevice>
#include <QMenu>
#include <QScopedValueRollback>

#include <algorithm>
#include <numeric>

/// The part of TreeTableView that keeps its columns.
namespace fairshare::gui {
namespace {

LongestFigures longestFigures(const ShareTree& tree)
{
    std::uint32_t shares = 0;
    for (const std::uint32_t value : tree.shares())
        shares = value == ParentShares ? shares : std::max(shares, value);
    const NumberText numbers;
    return {tree.userCount(), numbers.shares(shares),
        numbers.usage(std::accumulate(tree.usage().begin(), tree.usage().end(), 0.0L))};
}

} // namespace

void TreeTableView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void TreeTableView::fitColumns()
{
    if (m_columnsChosen || m_fitting)
        return;
    const QScopedValueRollback fitting(m_fitting, true);
    const int columns = m_model.columnCount();
    std::vector<bool> hidden(static_cast<std::size_t>(columns));
    for (int column = 0; column < columns; ++column)
        hidden[static_cast<std::size_t>(column)] = isColumnHidden(column);
    const Document& document = m_model.document();
    LongestFigures longest =
        document.isEmpty() ? LongestFigures() : longestFigures(document.scenario()->tree);
    m_roomForMoves = document.scenario() != document.baseline();
    longest.moves = m_roomForMoves;
    // New widths may show or hide the scroll bars, which leaves another width.
    for (int room = -1, pass = 0; room != viewport()->width() && pass < 2; ++pass) {
        room = viewport()->width();
        const auto widths = columnWidths(font(), longest, room, hidden);
        for (int column = 0; column < columns; ++column) {
            if (!hidden[static_cast<std::size_t>(column)])
                setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
        }
        updateGeometries();
    }
}

QByteArray TreeTableView::columnState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_columnsChosen << m_model.columnCount();
    for (int column = 0; column < m_model.columnCount(); ++column)
        stream << treeColumns()[static_cast<std::size_t>(column)].id() << isColumnHidden(column)
               << columnWidth(column);
    return state;
}

void TreeTableView::restoreColumns(const QByteArray& state)
{
    QDataStream stream(state);
    bool chosen = false;
    int count = 0;
    stream >> chosen >> count;
    const QScopedValueRollback fitting(m_fitting, true);
    for (int entry = 0; entry < count && stream.status() == QDataStream::Ok; ++entry) {
        QString id;
        bool hidden = false;
        int width = 0;
        stream >> id >> hidden >> width;
        for (int column = 1; column < m_model.columnCount(); ++column) {
            if (treeColumns()[static_cast<std::size_t>(column)].id() == id)
                setColumnHidden(column, hidden);
        }
        for (int column = 0; chosen && column < m_model.columnCount(); ++column) {
            if (treeColumns()[static_cast<std::size_t>(column)].id() == id && !hidden && width > 0)
                setColumnWidth(column, width);
        }
    }
    m_columnsChosen = chosen;
}

void TreeTableView::resetColumns()
{
    {
        const QScopedValueRollback fitting(m_fitting, true);
        for (int column = 0; column < m_model.columnCount(); ++column)
            setColumnHidden(column, false);
    }
    m_columnsChosen = false;
    fitColumns();
    Q_EMIT columnsChanged();
}

void TreeTableView::fillColumnMenu(QMenu& menu)
{
    for (int column = 1; column < m_model.columnCount(); ++column) {
        const TreeColumn& described = treeColumns()[static_cast<std::size_t>(column)];
        QAction* action = menu.addAction(described.fullTitle());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            {
                const QScopedValueRollback fitting(m_fitting, true);
                setColumnHidden(column, !shown);
            }
            fitColumns();
            Q_EMIT columnsChanged();
        });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Reset columns")), &QAction::triggered, this, &TreeTableView::resetColumns);
}

} // namespace fairshare::gui
