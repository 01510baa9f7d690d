// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>

/// Trees of the shapes that the published timings of other programs use: shares 1 … 1000, usage 1 … 1e9,
/// independent and random with a fixed seed.
namespace fairshare::bench {

/// Root, accounts of 100 users each.
Scenario labTree(std::size_t associations);
/// Root with users only.
Scenario flatTree(std::size_t associations);
/// Eight children an account, users at the leaves.
Scenario deepTree(std::size_t associations);

} // namespace fairshare::bench
