// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/weight_warnings.h"

#include <span>
#include <string>

namespace fairshare {

/// The keys of slurm.conf that lead from one configuration to another, below comments on what they do to the
/// queue: who moves, who holds the first places, and the warnings. In English, as files are. A key whose line
/// must go is a comment that says so: slurm.conf refuses empty weights of TRES.
/// @param before null: all keys that differ from what Slurm takes without them
std::string slurmConfFragment(
    const OrderedQueue* before, const OrderedQueue& now, std::span<const WeightWarning> warnings);

} // namespace fairshare
