// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <string_view>

namespace fairshare {

/// Returns true if a number is valid raw usage: 0 or more, and at most the largest double.
bool isUsage(long double figure);

/// Returns true if a number was read as 0 but its text is not zero.
bool isTooSmall(long double figure, std::string_view text);

/// Reads raw usage as printed in Slurm's tables. Kind and name are for messages: "account 'physics'".
/// Errors: BadInput for anything but a number of 0 or more; OutOfRange above the largest double and for a
/// number that is too small to distinguish from 0.
Result<long double> readUsage(
    std::string_view text, NodeKind kind, std::string_view name, SourcePosition position);

} // namespace fairshare
