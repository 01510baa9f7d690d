// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/io/recorded_walk.h"
#include "core/io/recording_parts.h"
#include "core/simulator/section_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fairshare {
namespace {

/// The matches of all classes, joined by semicolons.
std::string classSet(std::span<const JobClass> classes)
{
    std::vector<std::string> matches;
    for (const JobClass& jobs : classes)
        matches.push_back(fmt::format("{}={}", wordOf(JobAttributeWords, jobs.attribute), jobs.value));
    return fmt::format("{}", fmt::join(matches, ";"));
}

} // namespace

Result<void> writeWcCsv(const RecordedRun& run, const TextSink& sink, const Progress& progress)
{
    const PreemptionSection& section = run.section.preemption;
    const std::string classes = csvCell(classSet(section.classes));
    RecordedWalk walk(run);
    const std::size_t graces = section.graces.size();
    std::vector<LostWork> sums(walk.policies().size() * graces);
    std::vector<LostWork> lost(graces);
    JobChoice choice;
    sink("class_set,policy,grace_s,sample,t,wc_default_node_s,wc_high_node_s,cum_default_node_s,"
         "cum_high_node_s,jobs_killed\n");
    const auto visit = [&](const SampleState& state, bool isLast) {
        const bool isShown = isLast || (section.wcStride > 0 && state.sample % section.wcStride == 0);
        for (std::size_t policy = 0; policy < walk.policies().size(); ++policy) {
            const PreemptionPolicy& asked = *walk.policies()[policy];
            std::ranges::fill(lost, LostWork{});
            addLostWork(state, choice.choose(state, asked, walk.wanted()), section.graces, lost);
            for (std::size_t grace = 0; grace < graces; ++grace) {
                LostWork& sum = sums[policy * graces + grace];
                sum += lost[grace];
                if (isShown)
                    sink(fmt::format("{},{},{},{},{},{},{},{},{},{}\n", classes, asked.title,
                        section.graces[grace], state.sample, state.now, lost[grace].ofOthers,
                        lost[grace].ofClasses, sum.ofOthers, sum.ofClasses, lost[grace].jobs));
            }
        }
    };
    return walk.all(visit, progress);
}

} // namespace fairshare
