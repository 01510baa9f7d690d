// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>
#include <vector>

namespace fairshare {

struct Scenario;

/// Replaces names by pseudonyms, the same in all scenarios; rows keep their order. Variants are named
/// `variant-1` … in file order and lose edits of associations that are in no tree. The shown variant stays
/// shown. Unreadable variants are left out. Of the priority settings, only the weights and flags known to
/// Slurm remain.
std::vector<Scenario> anonymized(std::span<const Scenario> scenarios);

} // namespace fairshare
