// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/table/column.h"

#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

/// Columns of equal length; row i belongs to row i of the tree that was evaluated.
struct ResultTable {
    std::vector<Column> columns;
    Diagnostics diagnostics; ///< explain values that are out of range
    /// Private data that the algorithm keeps for the next evaluation; null for most algorithms.
    std::shared_ptr<const Values<std::uint32_t>> memo{};

    /// Finds a column by id; null if there is none.
    const Column* find(std::string_view id) const;
    /// Return the values of a column. The column must exist and have this type (asserted).
    std::span<const double> reals(std::string_view id) const;
    std::span<const std::uint32_t> counts(std::string_view id) const;
    std::span<const std::uint64_t> words(std::string_view id) const;
    std::span<const std::uint8_t> flags(std::string_view id) const;
};

} // namespace fairshare
