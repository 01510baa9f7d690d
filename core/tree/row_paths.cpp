// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/row_paths.h"

#include <cassert>

namespace fairshare {

std::optional<std::string_view> RowPaths::next()
{
    assert(m_row < m_tree.size());
    const NodeRow row = m_row++;
    const std::size_t depth = m_tree.depth(row);
    // Beyond the longest path nothing is kept: whatever hangs deeper is too long as well.
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

} // namespace fairshare
