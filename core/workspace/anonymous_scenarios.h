// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>
#include <vector>

namespace fairshare {

struct Scenario;

/// Scenarios that are looked at together, under the same pseudonyms, row by row as they were. Their variants
/// are `variant-1` … in the order of the file, without edits of what is in no tree; the one that is shown
/// stays so. Variants that cannot be read are left out. Of the settings of priorities there remain the
/// weights and flags that Slurm knows.
std::vector<Scenario> anonymized(std::span<const Scenario> scenarios);

} // namespace fairshare
