// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/queue_demand.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/remarks.h"
#include "core/io/text/text_lines.h"
#include "core/quota/allocation/quota_allocation.h"
#include "core/quota/groups/quota_tree.h"
#include "core/scenario/edits/quota_edits.h"
#include "core/scenario/sections.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Returns minutes since `start`. Subtracts whole seconds first, so that large calendar times lose no
/// precision.
double minutesSince(std::int64_t start, std::int64_t seconds)
{
    return static_cast<double>(seconds - start) / 60;
}

void remark(const QueueHistory& history, const SmoothedDemand& found, const DemandSettings& settings,
    Remarks& remarks)
{
    if (!found.average)
        remarks.add("demand_of_few_samples", history.position, [&] {
            return fairshare::say("{} has fewer than {} samples in the window; its demand is 0",
                quotedPart(history.group), settings.minimumSamples);
        });
    else if (found.collapsed)
        remarks.add("demand_collapsed", history.position, [&] {
            return fairshare::say(
                "the demand of {} collapsed within the window; it is now 0", quotedPart(history.group));
        });
}

/// Leaf groups that have a history, and the number of samples.
struct Told {
    std::vector<std::uint32_t> groups{};
    std::size_t samples = 0;
};

Told toldOf(const GroupQuotas& quotas, std::span<const QueueHistory> histories)
{
    Told told;
    const auto built = buildQuotaTree(quotas);
    if (!built)
        return told;
    const QuotaGroupNames names(quotas, built->tree);
    for (const QueueHistory& history : histories) {
        const QuotaRow row = names.find(history.group);
        if (row == NoQuotaRow || row == RootQuotaRow || !built->tree.isLeaf(row))
            continue;
        told.groups.push_back(built->tree.group[row]);
        told.samples += history.samples.size();
    }
    return told;
}

/// Returns true if the pool or any group has a request.
bool hasRequests(const GroupQuotas& quotas)
{
    return quotas.options.rootRequested != 0
        || std::ranges::any_of(quotas.groups, [](const QuotaGroup& group) { return group.requested != 0; });
}

/// Returns the groups whose requests are updated to the new demand.
std::vector<std::uint32_t> followersOf(const GroupQuotas& quotas, const Told& told)
{
    const bool all = !hasRequests(quotas);
    std::vector<std::uint32_t> followers = told.groups;
    std::erase_if(
        followers, [&](std::uint32_t group) { return !all && !requestFollowsDemand(quotas.groups[group]); });
    return followers;
}

Diagnostic requestsTaken(std::size_t followers, std::size_t told)
{
    return {"requests_follow",
        fairshare::say("requests updated to the new demand: {} of {}", followers, told), {}};
}

Diagnostic takenFrom(const Told& told, const DemandSettings& settings)
{
    const std::string minutes = saidNumber(shortest(settings.windowMinutes));
    return {"demand_taken",
        fairshare::say("demand set to the smoothed number of idle jobs in the last {} minutes of the history "
                       "({} samples); groups: {}",
            minutes, told.samples, told.groups.size()),
        {}};
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
                return fairshare::say("{} is not a leaf group of the scenario; its demand is ignored",
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

Result<Scenario> withDemandFrom(
    const Scenario& scenario, const Import& source, const DemandSettings& settings, Diagnostics& diagnostics)
{
    if (!scenario.quotas.has())
        return fail(ErrorCode::BadInput,
            fairshare::say("contains a demand history of groups, but the scenario has no group quotas"),
            {1, 1});
    const GroupQuotas& quotas = *scenario.quotas;
    const Told told = toldOf(quotas, source.queues);
    if (told.groups.empty())
        return fail(ErrorCode::BadInput,
            fairshare::say("contains a demand history, but of none of the scenario's leaf groups"), {1, 1});
    const std::vector<std::uint32_t> followers = followersOf(quotas, told);
    diagnostics.push_back(takenFrom(told, settings));
    diagnostics.push_back(requestsTaken(followers.size(), told.groups.size()));
    auto taken = withDemand(quotas, source.queues, settings, diagnostics);
    if (!taken)
        return tl::unexpected(taken.error());
    for (const std::uint32_t group : followers)
        taken->groups[group].requested = proposedRequest(taken->groups[group]);
    if (const QuotaRemarks bad = badQuotaValues(*taken); !bad.empty())
        return fail(ErrorCode::OutOfRange, bad.front().message);
    return withQuotas(scenario, std::move(*taken));
}

} // namespace fairshare
