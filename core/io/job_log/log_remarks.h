// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <cstddef>
#include <cstdint>
#include <string>

/// Sentences about the jobs of a log that are changed or left out.
namespace fairshare {

/// That ask for more than a century.
std::string longRequestText(std::size_t count);
/// Below one that was submitted later.
std::string unsortedText(std::size_t count);
/// With times that are no whole seconds.
std::string fractionText(std::size_t count);
/// With a name or an id that is not UTF-8.
std::string foreignTextText(std::size_t count);
/// Of which nobody knows when they were submitted.
std::string withoutSubmitText(std::size_t count);

/// Jobs that want more than the machine has.
struct CappedJobs {
    std::string first; ///< id
    std::int32_t wanted; ///< by the first
    std::int32_t machine;
    std::size_t count;
};

std::string cappedText(const CappedJobs& jobs, AllocationUnit unit);

} // namespace fairshare
