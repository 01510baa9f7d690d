// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <string_view>

namespace fairshare {

/// Whether a figure can be raw usage: 0 or more and at most the largest double.
bool isUsage(long double figure);

/// Whether a figure that reads as 0 is written as something else.
bool isTooSmall(long double figure, std::string_view text);

/// Raw usage as Slurm's tables print it. Kind and name are for messages: "account 'physics'".
/// Errors: BadInput for what is no number of 0 or more, OutOfRange above the largest double
/// and for what is too small to be told from 0.
Result<long double> readUsage(
    std::string_view text, NodeKind kind, std::string_view name, SourcePosition position);

} // namespace fairshare
