// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/io/recording/recorded_walk.h"
#include "core/io/recording/recording_parts.h"
#include "core/simulator/section/class_text.h"

#include <fmt/format.h>

namespace fairshare {

Result<WcSize> wcSize(const RecordedRun& run, const Progress& progress)
{
    constexpr std::uint64_t UsualRow = 60; // bytes without class set
    const RecordedWalk walk(run);
    const auto count = walk.count(progress);
    if (!count)
        return tl::unexpected(count.error());
    const std::uint64_t stride = run.section.preemption.wcStride;
    WcSize size{.samples = *count == 0 ? 0U : 1U};
    if (stride > 0 && *count > 0) {
        const bool lastIsExtra = (*count - 1) % stride != 0;
        size.samples = (*count + stride - 1) / stride + (lastIsExtra ? 1U : 0U);
    }
    size.rows = size.samples * walk.settings().policies.size() * walk.settings().graces.size();
    size.bytes = size.rows * (UsualRow + classSet(run.section.preemption.classes).size());
    return size;
}

Result<void> writeWcCsv(const RecordedRun& run, const TextSink& sink, const Progress& progress)
{
    const PreemptionSection& section = run.section.preemption;
    const std::string classes = csvCell(classSet(section.classes));
    RecordedWalk walk(run);
    const PreemptionSettings& settings = walk.settings();
    PreemptionScore score(settings);
    sink("class_set,policy,grace_s,sample,t,wc_default_node_s,wc_high_node_s,cum_default_node_s,"
         "cum_high_node_s,jobs_killed\n");
    const auto visit = [&](const SampleState& state, bool isLast) {
        score.addNodes(state);
        if (!isLast && (section.wcStride == 0 || state.sample % section.wcStride != 0))
            return;
        for (std::size_t line = 0; line < score.lost().size(); ++line) {
            const LostWork& lost = score.lost()[line];
            const LostWork& sum = score.outcome().lost[line];
            const std::size_t graces = settings.graces.size();
            sink(fmt::format("{},{},{},{},{},{},{},{},{},{}\n", classes,
                settings.policies[line / graces]->title, settings.graces[line % graces], state.sample,
                state.now, lost.ofOthers, lost.ofClasses, sum.ofOthers, sum.ofClasses, lost.jobs));
        }
    };
    return walk.all(visit, progress);
}

} // namespace fairshare
