// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation_flows.h"
#include "core/quota/quota_tree.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// How sentences about quotas word their amounts and groups, in the language of the program.
namespace fairshare {

/// Slot weight with at most two decimals: "2000", "0.33"; what these would round to 0 with one digit:
/// "0.004".
std::string slotsText(double amount);

/// Names of rows, as short as they are clear: the last part of the dotted path where no other group has it.
std::vector<std::string_view> shortQuotaNames(const GroupQuotas& quotas, const QuotaTree& tree);

/// "long 1000, short 2000 and 3 more", at most four of them; "" for none. @param names by row
std::string partsText(std::span<const SurplusPart> parts, std::span<const std::string_view> names);

} // namespace fairshare
