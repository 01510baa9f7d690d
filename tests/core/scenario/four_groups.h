// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/groups/group_quotas.h"
#include "core/scenario/scenario.h"

#include <cstdint>
#include <string>

namespace fairshare::test {

// The groups of fourGroups in their order.
inline constexpr std::uint32_t GroupA = 0;
inline constexpr std::uint32_t GroupAB = 1;
inline constexpr std::uint32_t GroupAC = 2;
inline constexpr std::uint32_t LastGroup = 3;

/// A pool of 100 cores for a with a.b and a.c, then d.
inline GroupQuotas fourGroups()
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "a", .quota = 60}, {.name = "a.b", .quota = 20}, {.name = "a.c", .quota = 40},
        {.name = "d", .quota = 40}};
    return quotas;
}

/// "edited", or why not.
inline std::string messageOf(const Result<Scenario>& result)
{
    return result ? std::string("edited") : result.error().message;
}

} // namespace fairshare::test
