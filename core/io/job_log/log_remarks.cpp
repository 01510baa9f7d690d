// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/log_remarks.h"

#include "core/base/say.h"

namespace fairshare {

std::string longRequestText(std::size_t count)
{
    return count == 1 ? fairshare::say("a job asks for more than a century, which counts as one")
                      : fairshare::say("{} jobs ask for more than a century, which counts as one", count);
}

std::string unsortedText(std::size_t count)
{
    return count == 1
        ? fairshare::say("a job stands below one that was submitted later; jobs are sorted")
        : fairshare::say("{} jobs stand below one that was submitted later, the first of them here; "
                         "jobs are sorted",
              count);
}

std::string fractionText(std::size_t count)
{
    return count == 1
        ? fairshare::say("a job has times with fractions of a second, which are put in whole seconds")
        : fairshare::say("{} jobs have times with fractions of a second, the first of them here; they are "
                         "put in whole seconds",
              count);
}

std::string foreignTextText(std::size_t count)
{
    return count == 1
        ? fairshare::say("a job has a name that is not UTF-8 text; U+FFFD stands for each byte that is none")
        : fairshare::say("{} jobs have names that are not UTF-8 text, the first of them here; U+FFFD stands "
                         "for each byte that is none",
              count);
}

std::string withoutSubmitText(std::size_t count)
{
    return count == 1 ? fairshare::say("a job tells no time of submission, or one below 0; it is left out")
                      : fairshare::say("{} jobs tell no time of submission, or one below 0, the first of "
                                       "them here; they are left out",
                            count);
}

std::string cappedText(const CappedJobs& jobs, AllocationUnit unit)
{
    const auto& [first, wanted, machine, count] = jobs;
    const bool isOne = count == 1;
    switch (unit) {
    case AllocationUnit::Procs:
        return isOne
            ? fairshare::say("the job '{}' wants {} of {} processors and gets all", first, wanted, machine)
            : fairshare::say("{} jobs want more processors than there are and get all; the first of them, "
                             "'{}', wants {} of {}",
                  count, first, wanted, machine);
    case AllocationUnit::Node:
        return isOne
            ? fairshare::say("the job '{}' wants {} of {} nodes and gets all", first, wanted, machine)
            : fairshare::say("{} jobs want more nodes than there are and get all; the first of them, '{}', "
                             "wants {} of {}",
                  count, first, wanted, machine);
    case AllocationUnit::Core:
        break;
    }
    return isOne ? fairshare::say("the job '{}' wants {} of {} cores and gets all", first, wanted, machine)
                 : fairshare::say("{} jobs want more cores than there are and get all; the first of them, "
                                  "'{}', wants {} of {}",
                       count, first, wanted, machine);
}

} // namespace fairshare
