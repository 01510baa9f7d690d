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

/// Finds the rows that the names of a pasted block mean. A name may end in its partition, as in
/// `zoe (partition gpu)`. One that stands several times means the rows in their order, when it is there as
/// often as in the block: among the rows that are meant, else in the whole tree.
class PastedNames {
public:
    /// @param meant in the order in which they stand
    PastedNames(const ShareTree& tree, std::span<const NodeRow> meant);

    bool knows(std::string_view cell) const { return m_first.contains(keyOf(cell)); }
    /// Every name of the block is counted before the first is asked for.
    void count(std::string_view cell);
    /// The row of the next line with this name. Errors: NotFound, BadInput where it is not clear which.
    Result<NodeRow> next(std::string_view cell);

private:
    struct Named {
        std::size_t lines = 0; ///< in the block
        std::size_t asked = 0;
        std::size_t inTree = 0;
        std::vector<NodeRow> rows{}; ///< one a line; empty while nobody asked or when it is not clear
    };

    static std::string keyOf(std::string_view cell);
    void settle(const std::string& key, Named& named) const;

    std::unordered_map<std::string, NodeRow> m_first; ///< the first row of a name
    std::vector<NodeRow> m_following; ///< by row: the next one of the same name
    std::vector<std::uint32_t> m_meantPlace; ///< by row; empty when no rows are meant
    std::unordered_map<std::string, Named> m_named;
};

} // namespace fairshare
