// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/value_edit.h"
#include "core/tree/node_row.h"

#include <span>
#include <string_view>

namespace fairshare {

/// Splits a total between rows in proportion to their values, or equally where all are 0. Shares are whole
/// numbers that add up to the total exactly: what rounding down leaves goes to the largest remainders, of
/// equal ones to the first row. Usage of the last row takes what rounding leaves.
/// @param edit its text is the total, as people type it, and no change such as *1.5
/// Errors: BadInput for what is no total, without rows, and for rows with parent shares; OutOfRange beyond
/// the bounds and for shares of the root.
Result<Scenario> withDistributedTotal(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit);

} // namespace fairshare
