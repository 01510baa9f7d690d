// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/row_paths.h"

#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <cassert>

namespace fairshare {

std::optional<std::string_view> RowPaths::next()
{
    assert(m_row < m_tree.size());
    const NodeRow row = m_row++;
    const std::size_t depth = m_tree.depth(row);
    // Paths beyond the limit are not stored; all rows below are too long as well.
    if (depth > m_lengths.size())
        return std::nullopt;
    m_lengths.resize(depth);
    m_path.resize(depth == 0 ? 0 : m_lengths.back());
    if (depth > 0)
        m_path += '/';
    m_path += m_tree.name(row);
    if (m_path.size() > LongestPath)
        return std::nullopt;
    m_lengths.push_back(m_path.size());
    return m_path;
}

std::optional<std::string> shortPath(const ShareTree& tree, NodeRow row)
{
    std::size_t length = tree.name(row).size();
    for (NodeRow above = tree.parent(row); above != NoRow; above = tree.parent(above)) {
        length += 1 + tree.name(above).size();
        if (length > RowPaths::LongestPath)
            return std::nullopt;
    }
    return length > RowPaths::LongestPath ? std::nullopt : std::optional(tree.path(row));
}

std::string shownPath(const ShareTree& tree, NodeRow row)
{
    std::optional<std::string> path = shortPath(tree, row);
    if (path || row == RootRow)
        return std::move(path).value_or(std::string(tree.name(row)));
    return fmt::format("…/{}/{}", tree.name(tree.parent(row)), tree.name(row));
}

} // namespace fairshare
