// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"
#include "core/simulator/jobs/workload.h"

#include <string>

namespace fairshare {

/// Jobs that preemption treats alike: those whose attribute has this value. A job is of the first class that
/// it matches.
struct JobClass {
    JobAttribute attribute = JobAttribute::Queue;
    std::string value; ///< as the log names it, whole
    double coefficient = 1; ///< of PAP+, above 0
    Seconds minRuntime = 0; ///< that a job has run before its nodes are taken without need
    bool isPreemptible = true; ///< nodes of others are never taken
    JsonMembers unknown{}; ///< members in a file that we do not know, kept on rewrite

    bool operator==(const JobClass&) const = default;
};

} // namespace fairshare
