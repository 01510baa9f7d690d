// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/base/shared_value.h"
#include "core/priority/job.h"
#include "core/priority/priority_config.h"
#include "core/priority/qos_limits.h"

namespace fairshare {

/// Where the fairshare factors of jobs come from.
enum class FairshareSource : std::uint8_t {
    File, ///< the factors of the jobs; the tree's factor for a job without one
    Tree, ///< the factor of the job's association in the tree, under the current algorithm
};

/// Returns `file` or `tree`.
constexpr const char* nameOf(FairshareSource source)
{
    return source == FairshareSource::Tree ? "tree" : "file";
}

/// The `priority` section of a scenario: the weights and the jobs that they rank.
struct PrioritySection {
    PriorityConfig config{};
    SharedValue<JobQueue> queue{};
    FairshareSource fairshareSource = FairshareSource::File;
    QosLimits qosLimits{};
    JsonMembers unknown{}; ///< unknown members of the section, kept on rewrite
    JsonMembers unknownConfig{}; ///< likewise, of `config`
    JsonMembers unknownWeights{}; ///< likewise, of `config.weights`

    bool operator==(const PrioritySection&) const = default;
};

} // namespace fairshare
