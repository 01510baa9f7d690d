// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/priority/priority_config.h"

#include <string>
#include <string_view>
#include <vector>

/// Changes of a configuration, and its weights as one list, for tables and forms.
namespace fairshare {

struct NamedWeight {
    std::string id; ///< "Age" as in PriorityWeightAge, or "TRES cpu" for an entry of PriorityWeightTRES
    double value = 0; ///< a whole number up to 4294967295, or any of 0 and more for a TRES

    bool isTres() const { return id.starts_with("TRES "); }
    bool operator==(const NamedWeight&) const = default;
};

/// Age, association, fairshare, job size, partition and QOS, then the TRES in the order of the configuration.
std::vector<NamedWeight> namedWeights(const PriorityConfig& config);

/// The weight of this name; 0 for a TRES that has none.
double weightOf(const PriorityConfig& config, std::string_view id);

/// The configuration with another weight; a TRES that has none yet gets its place at the end. Errors:
/// OutOfRange for a value that this weight cannot have, NotFound for a name that is none.
Result<PriorityConfig> withWeight(PriorityConfig config, const NamedWeight& weight);

/// With or without what slurm.conf calls so, ignoring case; NO_NORMAL_ALL stands for four. Nothing happens
/// for a name that is no flag.
PriorityConfig withFlag(PriorityConfig config, std::string_view name, bool on);

/// Without an entry of PriorityWeightTRES.
PriorityConfig withoutTresWeight(PriorityConfig config, std::string_view id);

} // namespace fairshare
