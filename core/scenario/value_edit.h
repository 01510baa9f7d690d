// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <span>
#include <string_view>

/// What people type into a cell. Surrounding blanks and the spaces that part digit groups are ignored. `*1.5`
/// and `/2` multiply and divide, `+10%` and `-10%` change by a part, `+3` and `-3` add.
namespace fairshare {

struct Scenario;

enum class ValueField { Shares, Usage };

/// How people write numbers. "." is taken as a decimal point beside their own, unless it parts digit groups
/// for them and stands as it does then: 1.000 is refused.
struct NumberMarks {
    std::string_view point = ".";
    std::string_view group{};
};

/// New raw shares: a whole number from 0 to MaxShares, `parent`, or a change of `now`, rounded to the nearest
/// whole number. Errors: BadInput for anything else or for a change of parent shares, OutOfRange outside the
/// bounds.
Result<std::uint32_t> editedShares(std::uint32_t now, std::string_view text, const NumberMarks& marks = {});

/// New own raw usage in TRES-seconds. A number without unit means TRES-seconds; `s`, `m`, `h` and `d` behind
/// it mean TRES-seconds, -minutes, -hours and -days. Errors: BadInput, OutOfRange when negative or not
/// finite.
Result<long double> editedUsage(long double now, std::string_view text, const NumberMarks& marks = {});

/// A new amount such as cores or jobs: a number from 0 on, or a change of `now`. Errors: BadInput, OutOfRange
/// when negative or not finite.
Result<double> editedAmount(double now, std::string_view text, const NumberMarks& marks = {});

/// Whether the text changes a value (*1.5, +10%, +3) instead of naming one.
bool isRelative(std::string_view text, const NumberMarks& marks = {});

/// What was typed, for one cell or many.
struct ValueEdit {
    ValueField field;
    std::string_view text;
    NumberMarks marks{};
};

/// The same text for every row, each from its own value. Errors: as above, then nothing is edited; OutOfRange
/// for shares of the root.
Result<Scenario> withEditedValues(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit);

} // namespace fairshare
