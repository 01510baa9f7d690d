// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/edits/quantity.h"
#include "core/tree/node_row.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Edits values by what people type into a cell.
namespace fairshare {

class ShareTree;
struct Scenario;

enum class ValueField { Shares, Usage };

/// Returns new raw shares: a whole number from 0 to MaxShares, `parent`, or a change of `now`, rounded to the
/// nearest whole number. Errors: BadInput for anything else or for a change of parent shares, OutOfRange
/// outside the bounds.
Result<std::uint32_t> editedShares(std::uint32_t now, std::string_view text, const NumberMarks& marks = {});

/// How usage is typed.
struct UsageRules {
    NumberMarks marks{};
    TimeUnit unit = TimeUnit::Second; ///< TRES-time of a number without unit
    std::optional<long double> whole{}; ///< all usage, which percentages are of; none to refuse them
};

/// Returns new raw usage in TRES-seconds. Errors: BadInput; OutOfRange if negative or above the largest
/// double.
Result<long double> editedUsage(long double now, std::string_view text, const UsageRules& rules = {});

/// Returns a new amount such as cores or jobs: a number, 0 or more, or a change of `now`. Errors: BadInput;
/// OutOfRange if negative or not finite.
Result<double> editedAmount(double now, std::string_view text, const NumberMarks& marks = {});

/// Typed text, for one cell or many.
struct ValueEdit {
    ValueField field;
    std::string_view text;
    NumberMarks marks{};
    TimeUnit unit = TimeUnit::Second; ///< of usage without unit
};

/// Applies the same text to every row, each from its own value. Usage is that of the whole subtree, which is
/// scaled; rows below an account among `rows` are scaled with it and not edited again. Percentages without
/// sign are of all usage. Nothing is edited after an error. Errors: those of editedShares and editedUsage;
/// OutOfRange for shares of the root.
Result<Scenario> withEditedValues(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit);

/// Returns what withEditedValues understands, for display while typing: "50000 TRES-h = 180000000 TRES-s;
/// engineering's total × 7.12". Errors: those of withEditedValues, and BadInput without rows.
Result<std::string> understoodEdit(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit);

/// Returns all usage in TRES-seconds if the text is a percentage of it, such as 30%; nothing for other text.
std::optional<long double> wholeFor(const ShareTree& tree, std::string_view text, const NumberMarks& marks);

} // namespace fairshare
