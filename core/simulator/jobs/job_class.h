// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/simulator/jobs/workload.h"

#include <string>

namespace fairshare {

/// Jobs that preemption treats alike: those whose attribute has this value. A job belongs to the first class
/// that it matches.
struct JobClass {
    JobAttribute attribute = JobAttribute::Queue;
    std::string value; ///< full name as in the log
    double coefficient = 1; ///< coefficient of PAP+, above 0
    Seconds minRuntime = 0; ///< run time up to which a job is protected and taken only if needed
    bool isPreemptible = true; ///< if false, its nodes are never taken
    JsonMembers unknown{}; ///< unknown members of a file, kept on rewrite

    bool operator==(const JobClass&) const = default;
};

} // namespace fairshare
