// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/queue_demand.h"

#include "core/base/say.h"
#include "core/io/remarks.h"
#include "core/io/text_lines.h"
#include "core/quota/quota_tree.h"

#include <algorithm>
#include <limits>

namespace fairshare {
namespace {

constexpr double SecondsPerMinute = 60;

/// Minutes since `start`, of whole seconds, so that nothing is lost in the large numbers of a calendar.
double minutesSince(std::int64_t start, std::int64_t seconds)
{
    return static_cast<double>(seconds - start) / SecondsPerMinute;
}

void remark(const QueueHistory& history, const SmoothedDemand& found, const DemandSettings& settings,
    Remarks& remarks)
{
    if (!found.average)
        remarks.add("demand_of_few_samples", history.position, [&] {
            return fairshare::say("{} has fewer than {} samples in the window, so its demand is 0",
                quotedPart(history.group), settings.minimumSamples);
        });
    else if (found.collapsed)
        remarks.add("demand_collapsed", history.position, [&] {
            return fairshare::say(
                "the demand of {} collapsed within the window, so it is 0", quotedPart(history.group));
        });
}

} // namespace

Result<GroupQuotas> withDemand(const GroupQuotas& quotas, std::span<const QueueHistory> histories,
    const DemandSettings& settings, Diagnostics& diagnostics)
{
    const auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    const QuotaTree& tree = built->tree;
    const QuotaGroupNames names(quotas, tree);
    std::int64_t first = std::numeric_limits<std::int64_t>::max();
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (const QueueHistory& history : histories)
        if (!history.samples.empty()) {
            first = std::min(first, history.samples.front().seconds);
            last = std::max(last, history.samples.back().seconds);
        }
    Remarks remarks;
    GroupQuotas result = quotas;
    for (const QueueHistory& history : histories) {
        const QuotaRow row = names.find(history.group);
        if (row == NoQuotaRow || row == RootQuotaRow || !tree.isLeaf(row)) {
            remarks.add("demand_without_leaf", history.position, [&history] {
                return fairshare::say("{} is no leaf among the groups, so its demand counts for nobody",
                    quotedPart(history.group));
            });
            continue;
        }
        std::vector<DemandSample> samples;
        samples.reserve(history.samples.size());
        for (const QueueSample& sample : history.samples)
            samples.push_back({minutesSince(first, sample.seconds), sample.idleJobs});
        const SmoothedDemand found = smoothDemandAt(samples, minutesSince(first, last), settings);
        remark(history, found, settings, remarks);
        result.groups[tree.group[row]].demand = found.demand;
    }
    for (Diagnostic& diagnostic : remarks.take())
        diagnostics.push_back(std::move(diagnostic));
    return result;
}

} // namespace fairshare
