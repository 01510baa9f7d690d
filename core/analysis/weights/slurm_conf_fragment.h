// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/weight_warnings.h"

#include <span>
#include <string>

namespace fairshare {

/// Returns the keys of slurm.conf that change one configuration into another. Comments above them describe
/// the effect on the queue: who moves, who holds the first places, and the warnings. The text is in English,
/// like all files. A key whose line must be removed becomes a comment, because slurm.conf rejects empty TRES
/// weights.
/// @param before null for all keys that differ from Slurm's defaults
std::string slurmConfFragment(
    const OrderedQueue* before, const OrderedQueue& now, std::span<const WeightWarning> warnings);

} // namespace fairshare
