// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/job_class.h"

#include <span>
#include <string>
#include <vector>

namespace fairshare {

/// Terms on which the nodes of a job are taken, as defined by its class.
struct JobTerms {
    double coefficient = 1; ///< above 0
    Seconds minRuntime = 0; ///< run time up to which it is protected and taken only if needed
    bool isPreemptible = true; ///< if false, it is never taken
    bool isOfClass = false; ///< its lost work counts as that of a class

    bool operator==(const JobTerms&) const = default;
};

/// Returns the terms by job: those of the first class that it matches, or the defaults if it matches none.
std::vector<JobTerms> termsOf(const Workload& workload, std::span<const JobClass> classes);

/// Returns a sentence for each class that no job can match, for example because of a misspelled name.
std::vector<std::string> emptyClasses(const Workload& workload, std::span<const JobClass> classes);

} // namespace fairshare
