// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/tree_rows_model.h"

#include <QMimeData>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

int TreeRowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

Qt::ItemFlags TreeRowsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (nodeAt(index) != RootRow)
        flags |= Qt::ItemIsDragEnabled;
    return isTyped(index) ? flags | Qt::ItemIsEditable : flags;
}

QMimeData* TreeRowsModel::mimeData(const QModelIndexList& /*indexes*/) const
{
    auto* data = new QMimeData;
    data->setData(mimeTypes().constFirst(), {});
    return data;
}

int TreeRowsModel::placeOf(NodeRow row) const
{
    const std::size_t place =
        m_rows.shape() && row < m_rows.shape()->parent.size() ? m_rows.placeOf(row) : m_rows.size();
    return place < m_rows.size() ? static_cast<int>(place) : -1;
}

std::vector<int> TreeRowsModel::placesOf(const std::vector<NodeRow>& rows) const
{
    std::vector<int> places;
    for (const NodeRow row : rows)
        if (const int place = placeOf(row); place >= 0)
            places.push_back(place);
    return places;
}

void TreeRowsModel::setExpanded(int place, bool expanded)
{
    const NodeRow row = nodeAt(place);
    if (!m_rows.isExpandable(row) || m_rows.isExpanded(row) == expanded)
        return;
    if (expanded) {
        const std::vector<std::uint32_t> below = m_rows.shownWhenExpanded(row);
        if (!below.empty())
            beginInsertRows({}, place + 1, place + static_cast<int>(below.size()));
        m_rows.expand(row, below);
        if (!below.empty())
            endInsertRows();
    } else {
        const int shown = static_cast<int>(m_rows.shownBelow(row));
        if (shown > 0)
            beginRemoveRows({}, place + 1, place + shown);
        m_rows.collapse(row);
        if (shown > 0)
            endRemoveRows();
    }
    Q_EMIT dataChanged(index(place, 0), index(place, 0));
}

void TreeRowsModel::expandAll()
{
    beginResetModel();
    m_rows.expandAll();
    endResetModel();
}

void TreeRowsModel::collapseAll()
{
    beginResetModel();
    m_rows.collapseAll();
    endResetModel();
}

void TreeRowsModel::adoptRows(const TreeRowsModel& other)
{
    collapseAll();
    // Ancestors are expanded before their descendants.
    for (int place = 0; place < other.rowCount(); ++place) {
        const NodeRow row = other.nodeAt(place);
        if (other.m_rows.isExpanded(row) && placeOf(row) >= 0)
            setExpanded(placeOf(row), true);
    }
}

int TreeRowsModel::reveal(NodeRow row)
{
    for (const NodeRow above : m_rows.collapsedAbove(row)) {
        const int place = placeOf(above);
        if (place < 0)
            return -1;
        setExpanded(place, true);
    }
    return placeOf(row);
}

void TreeRowsModel::revealAll(const std::vector<NodeRow>& rows)
{
    beginResetModel();
    m_rows.expandAbove(rows);
    endResetModel();
}

void TreeRowsModel::setHits(std::vector<NodeRow> hits, bool only)
{
    const bool reset = only || m_rows.isFiltered();
    if (reset)
        beginResetModel();
    m_hits = std::move(hits);
    if (only)
        m_rows.setFilter(m_hits);
    else if (m_rows.isFiltered())
        m_rows.clearFilter();
    if (reset)
        endResetModel();
    else
        refresh();
}

void TreeRowsModel::forgetRows()
{
    m_hits.clear();
    m_renamable = NoRow;
}

bool TreeRowsModel::isHit(NodeRow row) const
{
    return std::binary_search(m_hits.begin(), m_hits.end(), row);
}

QVariant TreeRowsModel::expansionData(NodeRow row, int role) const
{
    switch (role) {
    case DepthRole:
        return static_cast<int>(m_rows.shape()->depth[row]);
    case ExpandableRole:
        return m_rows.isExpandable(row);
    case ExpandedRole:
        return m_rows.isExpandable(row) && m_rows.isExpanded(row);
    default:
        return {};
    }
}

} // namespace fairshare::gui
