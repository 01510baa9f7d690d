// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/tree/share_tree_builder.h"

#include <vector>

namespace fairshare {

/// What of an inclusive total is an account's own: total - below, 0 where the two differ by no more than what
/// adding up many figures may round off. Negative when `below` is really more.
long double ownPart(long double total, long double below);

/// Turns inclusive totals into own usage: own = total - sum of the children's totals. Where that is negative
/// (rounding, a younger snapshot, damage) own becomes 0 and a diagnostic names the row.
/// @param total by handle of `builder`, inclusive raw usage in TRES-seconds.
void setOwnUsage(ShareTreeBuilder& builder, const std::vector<long double>& total, Diagnostics& diagnostics);

} // namespace fairshare
