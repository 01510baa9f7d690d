// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/section/simulation_section.h"

#include <cstddef>
#include <cstdint>
#include <string>

/// Messages about jobs of a log that are changed or left out.
namespace fairshare {

/// Message for jobs that request more than a century.
std::string longRequestText(std::size_t count);
/// Message for jobs listed after a job that was submitted later.
std::string unsortedText(std::size_t count);
/// Message for jobs with fractions of a second in their times.
std::string fractionText(std::size_t count);
/// Message for jobs with a name or an ID that is not UTF-8.
std::string foreignTextText(std::size_t count);
/// Message for jobs without a valid submit time.
std::string withoutSubmitText(std::size_t count);
/// Message for jobs whose nodes exceed what is kept.
std::string droppedNodesText(std::size_t count);
/// Message for jobs that held their nodes for another time than they ran.
std::string otherEndText(std::size_t count);

/// Jobs that request more than the machine has.
struct CappedJobs {
    std::string first; ///< ID of the first such job
    std::int32_t wanted; ///< requested by the first such job
    std::int32_t machine;
    std::size_t count;
};

std::string cappedText(const CappedJobs& jobs, AllocationUnit unit);

} // namespace fairshare
