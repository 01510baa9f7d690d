// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/priority/priority_config.h"

#include <string>
#include <string_view>
#include <vector>

/// Edits a priority configuration and lists its weights for tables and forms.
namespace fairshare {

struct NamedWeight {
    std::string id; ///< "Age" as in PriorityWeightAge, or "TRES cpu" for an entry of PriorityWeightTRES
    double value = 0; ///< a whole number up to 4294967295; for a TRES, any number of 0 or more

    bool isTres() const { return id.starts_with("TRES "); }
    bool operator==(const NamedWeight&) const = default;
};

/// Returns the weights of age, association, fairshare, job size, partition and QOS, then those of the TRES in
/// the order of the configuration.
std::vector<NamedWeight> namedWeights(const PriorityConfig& config);

/// Returns the weight with this id, or 0 if there is none.
double weightOf(const PriorityConfig& config, std::string_view id);

/// Returns the configuration with a changed weight. A TRES without a weight is added at the end.
/// Errors: OutOfRange for an invalid value, NotFound for an unknown id.
Result<PriorityConfig> withWeight(PriorityConfig config, const NamedWeight& weight);

/// Sets or clears a flag by its name in slurm.conf, ignoring case. NO_NORMAL_ALL covers four flags. Unknown
/// names have no effect.
PriorityConfig withFlag(PriorityConfig config, std::string_view name, bool on);

/// Removes an entry of PriorityWeightTRES. @param id as in NamedWeight: "TRES cpu"
PriorityConfig withoutTresWeight(PriorityConfig config, std::string_view id);

} // namespace fairshare
