// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/job_class.h"

#include <span>
#include <string>
#include <vector>

namespace fairshare {

/// On what terms the nodes of a job are taken: those of its class.
struct JobTerms {
    double coefficient = 1; ///< above 0
    Seconds minRuntime = 0; ///< that it has run before it is taken without need
    bool isPreemptible = true; ///< else it is never taken
    bool isOfClass = false; ///< its lost work counts as that of a class

    bool operator==(const JobTerms&) const = default;
};

/// By job: those of the first class that it matches; the usual ones where it matches none.
std::vector<JobTerms> termsOf(const Workload& workload, std::span<const JobClass> classes);

/// A sentence for each class that no job can match, as for a misspelled name.
std::vector<std::string> emptyClasses(const Workload& workload, std::span<const JobClass> classes);

} // namespace fairshare
