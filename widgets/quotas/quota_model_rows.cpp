// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_model.h"

#include <algorithm>

/// Visible rows of QuotaModel.
namespace fairshare::gui {

void QuotaModel::setExpanded(int place, bool expanded)
{
    const QuotaRow row = rowAt(place);
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

void QuotaModel::expandAll()
{
    beginResetModel();
    m_rows.expandAll();
    endResetModel();
}

void QuotaModel::collapseAll()
{
    beginResetModel();
    m_rows.collapseAll();
    endResetModel();
}

void QuotaModel::adoptRows(const QuotaModel& other)
{
    collapseAll();
    for (int place = 0; place < other.rowCount(); ++place)
        if (other.m_rows.isExpanded(other.rowAt(place)) && placeOf(other.rowAt(place)) >= 0)
            setExpanded(placeOf(other.rowAt(place)), true);
}

int QuotaModel::reveal(QuotaRow row)
{
    for (const NodeRow above : m_rows.collapsedAbove(row))
        setExpanded(placeOf(above), true);
    return placeOf(row);
}

void QuotaModel::showFound(std::vector<QuotaRow> hits, bool only)
{
    m_hits = std::move(hits);
    if (!only && !m_rows.isFiltered()) {
        refresh();
        return;
    }
    beginResetModel();
    if (only)
        m_rows.setFilter(m_hits);
    else
        m_rows.clearFilter();
    endResetModel();
}

bool QuotaModel::isHit(QuotaRow row) const
{
    return std::binary_search(m_hits.begin(), m_hits.end(), row);
}

std::vector<QuotaRow> QuotaModel::changedRows() const
{
    std::vector<QuotaRow> rows;
    for (QuotaRow row = 0; row < m_tree->size(); ++row)
        for (int column = 0; column < QuotaColumnCount; ++column)
            if (isChanged(static_cast<QuotaColumn>(column), row)) {
                rows.push_back(row);
                break;
            }
    return rows;
}

} // namespace fairshare::gui
