// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

class ShareTree;

/// Paths of all rows, in row order. Time and memory are linear in the length of the result.
class RowPaths {
public:
    /// Longest path in bytes, so that a chain 100,000 levels deep does not take gigabytes.
    static constexpr std::size_t LongestPath = 4096;

    explicit RowPaths(const ShareTree& tree)
        : m_tree(tree)
    {
    }

    /// Returns the path of the next row, valid until the next call; nothing if it is longer than LongestPath.
    std::optional<std::string_view> next();

private:
    const ShareTree& m_tree;
    NodeRow m_row = RootRow;
    std::string m_path;
    std::vector<std::size_t> m_lengths; ///< length of the path at each depth, up to the longest path
};

/// Returns the path of any row in bounded time; nothing if it is longer than RowPaths::LongestPath.
std::optional<std::string> shortPath(const ShareTree& tree, NodeRow row);

/// Returns the path for display: one that is too long is shortened to an ellipsis and the last two names.
std::string shownPath(const ShareTree& tree, NodeRow row);

} // namespace fairshare
