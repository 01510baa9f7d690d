// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/recording/recorded_samples_reader.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/text_lines.h"

#include <algorithm>

namespace fairshare {

Result<HeldRun> heldRunOf(const RecordedJobTable& table, std::uint32_t place, std::uint64_t machine)
{
    const RecordedJob& job = table.jobs[place];
    const SourcePosition position{job.line, 1};
    const std::string id = excerpt(table.ids[place]);
    if (job.start < 0 || job.run < 1)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the times of job '{}' are not recorded, and there are no samples to show them", id),
            position);
    auto nodes = parseIntervals(table.nodes[place]);
    if (!nodes || nodes->empty())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the nodes of job '{}' are not recorded, and there are no samples to show them", id),
            position);
    if (nodes->back() >= machine)
        return fail(ErrorCode::BadInput,
            fairshare::say("job '{}' ran on node {}, but the machine has {} nodes, numbered from 0", id,
                nodes->back(), machine),
            position);
    const Seconds end = job.start + job.run;
    return HeldRun{.job = place,
        .before = job.start - 1,
        .seen = job.start,
        .lastSeen = end - 1,
        .gone = end,
        .nodes = *std::move(nodes)};
}

Result<SeenSamples> samplesOfJobs(const RecordedJobTable& jobs, std::uint64_t machine)
{
    SeenSamples seen{.ids = jobs.ids, .runs = {}, .machine = machine};
    seen.runs.reserve(jobs.jobs.size());
    for (std::uint32_t place = 0; place < jobs.jobs.size(); ++place) {
        auto run = heldRunOf(jobs, place, machine);
        if (!run)
            return tl::unexpected(run.error());
        seen.last = std::max(seen.last, run->gone);
        seen.runs.push_back(*std::move(run));
    }
    std::ranges::sort(seen.runs, {}, [](const HeldRun& run) { return std::pair(run.seen, run.job); });
    return seen;
}

} // namespace fairshare
