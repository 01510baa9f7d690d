// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fairshare {

/// Figures that a scheduler's listing prints next to raw shares and raw usage.
enum class ListedFigure : std::uint8_t { NormShares, NormUsage, EffectvUsage, FairShare, LevelFs };
inline constexpr std::array<std::string_view, 5> ListedFigureNames{
    "NormShares", "NormUsage", "EffectvUsage", "FairShare", "LevelFS"};

/// A number as printed: the exact value lies within half of its last decimal.
struct PrintedNumber {
    double value = 0;
    double rounding = -1; ///< negative: not printed

    bool isPrinted() const { return rounding >= 0; }
    bool operator==(const PrintedNumber&) const = default;
};

/// What a listing printed for one association.
struct PrintedFigures {
    std::array<PrintedNumber, ListedFigureNames.size()> numbers{};
    std::uint32_t levelShares = 0; ///< sum of the raw shares of its level; 0 = not printed

    PrintedNumber& of(ListedFigure figure) { return numbers[static_cast<std::size_t>(figure)]; }
    const PrintedNumber& of(ListedFigure figure) const { return numbers[static_cast<std::size_t>(figure)]; }
    bool any() const { return *this != PrintedFigures(); }
    bool operator==(const PrintedFigures&) const = default;
};

/// By row of the tree.
using PrintedColumn = std::vector<PrintedFigures>;

/// Reads a figure of a listing. Any other text than a number counts as not printed.
PrintedNumber readPrintedNumber(std::string_view text);

} // namespace fairshare
