// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"

#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>
#include <variant>
#include <vector>

namespace fairshare {

/// Marks a double that is not defined for its row (JSON null), distinct from a computed NaN.
inline constexpr std::uint64_t UndefinedBits = 0x7FF8FA12515A4E00U;
inline constexpr double Undefined = std::bit_cast<double>(UndefinedBits);
inline bool isUndefined(double value)
{
    return std::bit_cast<std::uint64_t>(value) == UndefinedBits;
}

/// Marks an undefined entry of a 32-bit column; the number that Slurm uses for "not set".
inline constexpr std::uint32_t UndefinedCount = 0xFFFFFFFEU;

/// Description of a column. The id is for files and programs, the rest for people. Title and meaning are
/// marked by `phrase`.
struct ColumnSpec {
    std::string_view id; ///< name in the JSON result
    std::string_view title; ///< heading
    std::string_view unit; ///< "" if the value has none
    std::string_view meaning; ///< one or two sentences: the quantity and its range
    int decimals = 4; ///< decimals shown; only for real numbers
};

using Reals = std::shared_ptr<const Values<double>>;
using Counts = std::shared_ptr<const Values<std::uint32_t>>; ///< UndefinedCount = not defined
using Words = std::shared_ptr<const Values<std::uint64_t>>; ///< printed as 0x%016x
using Flags = std::shared_ptr<const Values<std::uint8_t>>; ///< 0 or 1

/// A column with its description. Values may be shared between tables.
struct Column {
    ColumnSpec spec;
    std::variant<Reals, Counts, Words, Flags> values;
    /// Every 32-bit number is a value, including UndefinedCount. Only row 0, the root, has no value.
    bool definedBelowRoot = false;
};

/// Returns whether a 32-bit column has no value in this row.
inline bool isUndefined(const Column& column, const Counts& counts, std::size_t row)
{
    return column.definedBelowRoot ? row == 0 : (*counts)[row] == UndefinedCount;
}

} // namespace fairshare
