// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/selection.h"

#include <algorithm>
#include <utility>

namespace fairshare::gui {

bool Selection::contains(NodeRow row) const
{
    return std::binary_search(m_rows.begin(), m_rows.end(), row);
}

void Selection::set(std::vector<NodeRow> rows, NodeRow current)
{
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    const bool sameRows = rows == m_rows;
    const NodeRow before = m_current;
    const NodeRow beforeThat = m_against;
    m_rows = std::move(rows);
    const auto kept = [this](NodeRow wanted, NodeRow other) { return contains(wanted) ? wanted : other; };
    const NodeRow last = m_rows.empty() ? NoRow : m_rows.back();
    m_current = kept(current, kept(before, kept(beforeThat, last)));
    const NodeRow against = m_current == before ? beforeThat : before;
    m_against = against == m_current ? NoRow : kept(against, NoRow);
    if (!sameRows || m_current != before || m_against != beforeThat)
        Q_EMIT changed();
}

void Selection::toggle(NodeRow row)
{
    std::vector<NodeRow> rows = m_rows;
    if (contains(row))
        std::erase(rows, row);
    else
        rows.push_back(row);
    set(std::move(rows), row);
}

void Selection::follow(const std::vector<NodeRow>& earlier)
{
    std::vector<NodeRow> rows;
    NodeRow current = NoRow;
    NodeRow against = NoRow;
    for (NodeRow row = 0; row < earlier.size() && !m_rows.empty(); ++row) {
        if (earlier[row] == NoRow || !contains(earlier[row]))
            continue;
        rows.push_back(row);
        if (earlier[row] == m_current)
            current = row;
        if (earlier[row] == m_against)
            against = row;
    }
    m_rows = std::move(rows);
    m_current = current == NoRow && !m_rows.empty() ? m_rows.back() : current;
    m_against = against == m_current ? NoRow : against;
}

void Selection::forget()
{
    m_rows.clear();
    m_current = NoRow;
    m_against = NoRow;
}

} // namespace fairshare::gui
