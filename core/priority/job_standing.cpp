// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/job_standing.h"

#include "core/base/say.h"
#include "core/priority/job.h"

namespace fairshare {

bool isHeld(const Job& job)
{
    return job.state == JobState::Pending && job.setPriority == 0U;
}

bool isQueued(const Job& job)
{
    return job.state == JobState::Pending && !isHeld(job);
}

std::string stateText(const Job& job)
{
    switch (job.state) {
    case JobState::Running:
        return fairshare::say("running");
    case JobState::Suspended:
        return fairshare::say("suspended");
    case JobState::Pending:
        break;
    }
    return isHeld(job) ? fairshare::say("held") : fairshare::say("pending");
}

} // namespace fairshare
