// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <string_view>

/// Parses what people type into a cell. Surrounding blanks and spaces between digit groups are ignored.
/// `*1.5` and `/2` multiply and divide, `+10%` and `-10%` change by a percentage, `+3` adds.
namespace fairshare {

struct Scenario;

enum class ValueField { Shares, Usage };

/// Number format of the locale. "." is accepted as a decimal point in addition to the locale's own. If "."
/// separates digit groups in the locale, a number such as 1.000 is ambiguous and refused.
struct NumberMarks {
    std::string_view point = ".";
    std::string_view group{};
};

/// Returns new raw shares: a whole number from 0 to MaxShares, `parent`, or a change of `now`, rounded to the
/// nearest whole number. Errors: BadInput for anything else or for a change of parent shares, OutOfRange
/// outside the bounds.
Result<std::uint32_t> editedShares(std::uint32_t now, std::string_view text, const NumberMarks& marks = {});

/// Returns new own raw usage in TRES-seconds. A number without unit is in TRES-seconds; the suffixes `s`,
/// `m`, `h` and `d` mean TRES-seconds, -minutes, -hours and -days. Errors: BadInput; OutOfRange if negative
/// or not finite.
Result<long double> editedUsage(long double now, std::string_view text, const NumberMarks& marks = {});

/// Returns a new amount such as cores or jobs: a number, 0 or more, or a change of `now`. Errors: BadInput;
/// OutOfRange if negative or not finite.
Result<double> editedAmount(double now, std::string_view text, const NumberMarks& marks = {});

/// Returns whether the text changes a value (*1.5, +10%, +3) instead of setting it.
bool isRelative(std::string_view text, const NumberMarks& marks = {});

/// Typed text, for one cell or many.
struct ValueEdit {
    ValueField field;
    std::string_view text;
    NumberMarks marks{};
};

/// Applies the same text to every row, each from its own value. Nothing is edited after an error. Errors:
/// those of editedShares and editedUsage; OutOfRange for shares of the root.
Result<Scenario> withEditedValues(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit);

} // namespace fairshare
