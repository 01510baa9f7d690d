// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_config.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// A key of slurm.conf with the text of its value.
struct PriorityKey {
    std::string_view key; ///< "PriorityWeightAge"
    std::string value; ///< as in slurm.conf; "" if the line must be omitted
    std::string standard; ///< Slurm's default without the line

    bool operator==(const PriorityKey&) const = default;
};

/// Returns all keys that a configuration sets, in the order of the slurm.conf manual. Equal configurations
/// have equal texts.
std::vector<PriorityKey> priorityKeys(const PriorityConfig& config);

/// Returns a duration as `7-00:00:00`, or `UNLIMITED` for the largest number.
std::string slurmDuration(std::uint32_t seconds);

} // namespace fairshare
