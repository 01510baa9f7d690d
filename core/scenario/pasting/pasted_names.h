// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

class ShareTree;

/// Maps the names of a pasted block to rows of a tree. A name may end with its partition, as in `zoe
/// (partition gpu)`. A repeated name refers to its rows in order, if block and rows contain it equally often.
/// The rows in `meant` are tried first, then the whole tree.
class PastedNames {
public:
    /// @param meant preferred rows, in display order
    PastedNames(const ShareTree& tree, std::span<const NodeRow> meant);

    bool knows(std::string_view cell) const { return m_first.contains(keyOf(cell)); }
    /// Counts a name. Call it for every name of the block before the first call of `next`.
    void count(std::string_view cell);
    /// Returns the row for the next line with this name. Errors: NotFound; BadInput if the name is ambiguous.
    Result<NodeRow> next(std::string_view cell);

private:
    struct Named {
        std::size_t lines = 0; ///< number of lines in the block
        std::size_t asked = 0;
        std::size_t inTree = 0;
        std::vector<NodeRow> rows{}; ///< one per line; empty before the first `next` or if ambiguous
    };

    static std::string keyOf(std::string_view cell);
    void settle(const std::string& key, Named& named) const;

    std::unordered_map<std::string, NodeRow> m_first; ///< by name, its first row
    std::vector<NodeRow> m_following; ///< by row: the next row with the same name
    std::vector<std::uint32_t> m_meantPlace; ///< by row: its index in `meant`; empty if there are none
    std::unordered_map<std::string, Named> m_named;
};

} // namespace fairshare
