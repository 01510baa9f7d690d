// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/edits/value_edit.h"
#include "core/tree/node_row.h"

#include <span>
#include <string_view>

namespace fairshare {

/// Splits a total among rows in proportion to their values, or equally if all are 0. Shares are whole numbers
/// whose sum is exactly the total. The remainder after rounding down goes to the rows with the largest
/// fractional parts, ties to the first row. For usage, the last row absorbs the rounding error, the part of
/// an account scales its subtree, and rows below an account among `rows` get no part of their own.
/// @param edit its text is the total as typed, not a change such as *1.5
/// Errors: BadInput for an invalid total, without rows, and for rows with parent shares; OutOfRange beyond
/// the bounds and for shares of the root.
Result<Scenario> withDistributedTotal(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit);

} // namespace fairshare
