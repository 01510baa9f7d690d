// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/schedule.h"

#include <limits>
#include <map>
#include <set>

namespace fairshare::test {

/// When a job could start at the latest, told from a schedule alone.
class ShadowTime {
public:
    ShadowTime(const Workload& workload, const Schedule& schedule, std::int32_t machine)
        : m_workload(workload)
        , m_schedule(schedule)
        , m_machine(machine)
    {
    }

    /// When so many processors are free at the latest, by the planned ends of those that run after the passes
    /// of this moment, but for `others`.
    Seconds shadow(Seconds now, std::int32_t needed, const std::set<JobPlace>& others) const
    {
        std::map<Seconds, std::int32_t> ends;
        std::int32_t free = m_machine;
        for (JobPlace place = 0; place < m_workload.jobs.size(); ++place) {
            const SubmittedJob& job = m_workload.jobs[place];
            const Seconds start = m_schedule.starts[place];
            if (start > now || start + job.run <= now || others.contains(place))
                continue;
            free -= job.procs;
            ends[start + job.requested] += job.procs;
        }
        if (free >= needed)
            return now;
        for (const auto& [end, procs] : ends) {
            free += procs;
            if (free >= needed)
                return end;
        }
        return std::numeric_limits<Seconds>::max();
    }

private:
    const Workload& m_workload;
    const Schedule& m_schedule;
    std::int32_t m_machine;
};

} // namespace fairshare::test
