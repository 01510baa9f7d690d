// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/quota_tree.h"

#include <string>

namespace fairshare {

/// Finds legal settings that an administrator should check, in tree order:
/// - children above or below their parent's quota, with the consequence under the current oversubscription
///   setting
/// - fractions that add up to more than 1
/// - oversubscription that counts quotas twice
/// - inner groups of weight 0
/// - quotas of 0
/// - siblings with jobs of different widths that accept the same surplus
/// Codes: `children_above_parent`, `children_below_parent`, `fractions_above_one`, `quota_counted_twice`,
/// `inner_weight_zero`, `quota_zero`, `widths_compete`, `oversubscription`.
QuotaRemarks lintQuotas(const GroupQuotas& quotas, const QuotaTree& tree);

/// Explains oversubscription in one sentence without a full stop.
std::string oversubscriptionWords();

} // namespace fairshare
