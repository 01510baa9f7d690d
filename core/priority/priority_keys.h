// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_config.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// One key of slurm.conf with the text of its value.
struct PriorityKey {
    std::string_view key; ///< "PriorityWeightAge"
    std::string value; ///< as slurm.conf has it; "" where the line must be left out
    std::string standard; ///< what Slurm takes without the line

    bool operator==(const PriorityKey&) const = default;
};

/// All keys that a configuration sets, in the order of slurm.conf's manual; equal configurations have equal
/// texts.
std::vector<PriorityKey> priorityKeys(const PriorityConfig& config);

/// `7-00:00:00`, or `UNLIMITED` for the largest number.
std::string slurmDuration(std::uint32_t seconds);

} // namespace fairshare
