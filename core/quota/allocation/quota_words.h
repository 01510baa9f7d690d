// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/allocation/allocation_flows.h"
#include "core/quota/groups/quota_tree.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Texts for amounts and groups in sentences about quotas, in the language of the program.
namespace fairshare {

/// Formats slot weight with at most two decimals: "2000", "0.33". Amounts that would round to 0 get one
/// significant digit: "0.004".
std::string slotsText(double amount);

/// Returns slot weight with its unit: "1 core", "0.33 cores".
std::string coresText(double amount);

/// Returns short names of rows: the last part of the dotted path if it is unique, otherwise the full path.
std::vector<std::string_view> shortQuotaNames(const GroupQuotas& quotas, const QuotaTree& tree);

/// Lists at most four parts: "long 1000, short 2000 and 3 more"; "" if there are none.
/// @param names by row
std::string partsText(std::span<const SurplusPart> parts, std::span<const std::string_view> names);

} // namespace fairshare
