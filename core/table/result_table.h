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
    Diagnostics diagnostics; ///< values out of their range, explained
    /// What the algorithm wants to find again in the next evaluation; its own business, null for most.
    std::shared_ptr<const Values<std::uint32_t>> memo{};

    /// The column of this id; null when there is none.
    const Column* find(std::string_view id) const;
    /// Values of a column that must exist with this type; an assertion otherwise.
    std::span<const double> reals(std::string_view id) const;
    std::span<const std::uint32_t> counts(std::string_view id) const;
    std::span<const std::uint64_t> words(std::string_view id) const;
    std::span<const std::uint8_t> flags(std::string_view id) const;
};

} // namespace fairshare
