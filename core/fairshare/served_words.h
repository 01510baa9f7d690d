// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explained_pair.h"

#include <string>

/// Says in words how the usage of a row compares with its share.
namespace fairshare {

/// Returns "used 1.7 times its share: over-served", from the columns `usage_efctv` and `shares_norm`. Both
/// must be fractions of the same whole, that of the level or that of the cluster.
std::string servedByUsage(const ExplainedPair& pair, NodeRow row);

/// The same for algorithms whose effective usage contains more than the row's own usage:
/// "has effective usage of 1.7 times its share: over-served".
std::string servedByEffectiveUsage(const ExplainedPair& pair, NodeRow row);

} // namespace fairshare
