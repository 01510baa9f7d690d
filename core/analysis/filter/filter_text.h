// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/row_filter.h"
#include "core/base/error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The text of filters: commands that add and remove words, and where an error is.
namespace fairshare {

/// A filter without columns, for views of something other than a tree. All conditions must hold.
struct PlainFilter {
    std::vector<std::string> names{}; ///< parts of names, or patterns
    bool changed = false;
    bool lint = false;
    std::optional<std::uint32_t> moved{}; ///< least number of places

    bool operator==(const PlainFilter&) const = default;
};

/// Returns the conditions of a filter that consists of names, `changed`, `lint`, and `moved` or `moved:5`.
/// Nothing for any other filter.
std::optional<PlainFilter> plainFilter(const RowFilter& filter);

/// Returns whether each matching row must meet a condition on this word or column.
bool demands(const RowFilter& filter, std::string_view word);
/// Returns a filter for the rows that match `text` and also `condition`, such as `changed`.
std::string withCondition(std::string_view text, std::string_view condition);
/// Returns the filter without the conditions that demand this word or column.
std::string withoutCondition(std::string_view text, std::string_view word);

/// A part of a text, in bytes.
struct FilterPart {
    std::size_t from = 0;
    std::size_t length = 0;

    bool operator==(const FilterPart&) const = default;
};

/// Returns the part of a filter to which an error refers: a word, a value or a sign; for a filter that is
/// incomplete, its last word.
FilterPart wrongPart(std::string_view text, const Error& error);

} // namespace fairshare
