// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/log_remarks.h"

#include "core/base/say.h"
#include "core/simulator/section/machine_size.h"

#include <fmt/format.h>

namespace fairshare {

std::string longRequestText(std::size_t count)
{
    return fairshare::say("jobs that request more than a century, limited to a century: {}", count);
}

std::string unsortedText(std::size_t count)
{
    return fmt::format(
        "{}: {}", fairshare::say("jobs listed after a job submitted later, sorted by submit time"), count);
}

std::string fractionText(std::size_t count)
{
    return fairshare::say(
        "jobs with fractions of a second in their times, rounded to whole seconds: {}", count);
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

std::string droppedNodesText(std::size_t count)
{
    return fairshare::say("jobs whose nodes are ignored because the log lists too many: {}", count);
}

std::string otherEndText(std::size_t count)
{
    return fairshare::say(
        "jobs whose End is not Start plus the elapsed time, for example because they were suspended: {}",
        count);
}

std::string cappedText(const CappedJobs& jobs, AllocationUnit unit)
{
    return fairshare::say("jobs that request more than the machine has, limited to its size: {}; the first, "
                          "'{}', requests {} of {}",
        jobs.count, jobs.first, jobs.wanted, machineText(jobs.machine, unit));
}

} // namespace fairshare
