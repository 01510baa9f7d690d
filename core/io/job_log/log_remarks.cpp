// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/log_remarks.h"

#include "core/base/say.h"

namespace fairshare {

std::string longRequestText(std::size_t count)
{
    return fairshare::say("jobs that request more than a century, limited to a century: {}", count);
}

std::string unsortedText(std::size_t count)
{
    return fairshare::say("jobs listed after a job submitted later, sorted by submit time: {}", count);
}

std::string fractionText(std::size_t count)
{
    return fairshare::say(
        "jobs with fractions of a second in their times, converted to whole seconds: {}", count);
}

std::string foreignTextText(std::size_t count)
{
    return fairshare::say(
        "jobs with an ID or name that is not valid UTF-8, invalid bytes replaced by U+FFFD: {}", count);
}

std::string withoutSubmitText(std::size_t count)
{
    return fairshare::say("jobs without a submit time or with a negative one, skipped: {}", count);
}

std::string cappedText(const CappedJobs& jobs, AllocationUnit unit)
{
    const auto& [first, wanted, machine, count] = jobs;
    const bool isOne = count == 1;
    switch (unit) {
    case AllocationUnit::Procs:
        return isOne
            ? fairshare::say("job '{}' requests {} processors, but the machine has {}; it gets all of them",
                  first, wanted, machine)
            : fairshare::say("{} jobs request more processors than the machine has and get all of them; the "
                             "first, '{}', requests {} of {}",
                  count, first, wanted, machine);
    case AllocationUnit::Node:
        return isOne
            ? fairshare::say("job '{}' requests {} nodes, but the machine has {}; it gets all of them", first,
                  wanted, machine)
            : fairshare::say("{} jobs request more nodes than the machine has and get all of them; the "
                             "first, '{}', requests {} of {}",
                  count, first, wanted, machine);
    case AllocationUnit::Core:
        break;
    }
    return isOne ? fairshare::say("job '{}' requests {} cores, but the machine has {}; it gets all of them",
                       first, wanted, machine)
                 : fairshare::say("{} jobs request more cores than the machine has and get all of them; the "
                                  "first, '{}', requests {} of {}",
                       count, first, wanted, machine);
}

} // namespace fairshare
