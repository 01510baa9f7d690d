// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/io/recording/recorded_walk.h"
#include "core/io/recording/recording_parts.h"
#include "core/simulator/samples/shown_values.h"

#include <fmt/format.h>

#include <iterator>

namespace fairshare {
Result<void> writeSamplesCsv(
    const RecordedRun& run, const RecordedJobs& jobs, const TextSink& sink, const Progress& progress)
{
    RecordedWalk walk(run);
    std::string text = "sample,t,node,job";
    for (const PreemptionPolicy* policy : walk.settings().policies)
        text += fmt::format(",{}", policy->id);
    sink(text + "\n");
    std::vector<std::string> ids;
    ids.reserve(jobs.ids.size());
    for (const std::string& id : jobs.ids)
        ids.push_back(csvCell(id));
    const auto visit = [&](const SampleState& state, bool /*isLast*/) {
        std::vector<ShownValues> columns;
        for (const PreemptionPolicy* policy : walk.settings().policies)
            columns.emplace_back(state, *policy, run.section.preemption.scale);
        text.clear();
        for (std::uint32_t node = 0; node < state.holders.size(); ++node) {
            const JobPlace job = state.jobOf(node);
            fmt::format_to(std::back_inserter(text), "{},{},{},{}", state.sample, state.now, node,
                job == NoJob ? std::string() : ids[job]);
            for (const ShownValues& column : columns)
                fmt::format_to(std::back_inserter(text), ",{:.6f}", column.shown(node, column.key(node)));
            text += '\n';
        }
        sink(text);
    };
    return walk.all(visit, progress);
}

} // namespace fairshare
