// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitters/submitter_division.h"

#include "core/quota/negotiation/negotiation.h"
#include "core/quota/submitters/accountant.h"
#include "core/quota/submitters/submitter_pie.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace fairshare {
namespace {

constexpr std::string_view NicePrefix = "nice-user.";

void setFactor(const GroupQuotas& quotas, const QuotaTree& tree, SubmitterStanding& made)
{
    const QuotaSubmitter& submitter = quotas.submitters[made.submitter];
    const QuotaOptions& options = quotas.options;
    FactorSources sources{.stored = submitter.priorityFactor,
        .isNice = submitter.name.starts_with(NicePrefix),
        .defaultFactor = options.defaultPriorityFactor,
        .niceFactor = options.niceUserPriorityFactor,
        .remoteFactor = options.remotePriorityFactor};
    if (made.group != RootQuotaRow)
        sources.ofGroup = quotas.groups[tree.group[made.group]].priorityFactor;
    made.factor = priorityFactor(sources);
    if (sources.stored && *sources.stored >= 1)
        made.factorOrigin = FactorOrigin::Stated;
    else if (sources.isNice)
        made.factorOrigin = FactorOrigin::NiceUser;
    else
        made.factorOrigin = sources.ofGroup ? FactorOrigin::Group : FactorOrigin::Pool;
}

void setPriority(const QuotaSubmitter& submitter, SubmitterStanding& made)
{
    double stated = 0;
    if (submitter.realPriority) {
        stated = *submitter.realPriority;
        made.realOrigin = PriorityOrigin::Stated;
    } else if (submitter.effectivePriority) {
        stated = *submitter.effectivePriority / made.factor;
        made.realOrigin = PriorityOrigin::OfEffective;
    }
    if (stated < PriorityRecord::LowestPriority)
        made.realOrigin = PriorityOrigin::Lowest;
    made.realPriority = std::max(PriorityRecord::LowestPriority, stated);
}

/// Returns the priorities of all submitters, by group in tree order, the best first.
std::vector<SubmitterStanding> standingsOf(const AllocationInput& input, const SubmitterSettings& settings)
{
    const GroupQuotas& quotas = input.quotas;
    const QuotaGroupNames names(quotas, input.tree);
    const double halfLife = halfLifeOf(quotas, settings);
    std::vector<SubmitterStanding> made(quotas.submitters.size());
    for (std::uint32_t index = 0; index < made.size(); ++index) {
        SubmitterStanding& each = made[index];
        each.submitter = index;
        each.group = names.ofSubmitter(quotas.submitters[index].name);
        each.usage = quotas.submitters[index].usage;
        setFactor(quotas, input.tree, each);
        setPriority(quotas.submitters[index], each);
        each.realPriorityNow = each.realPriority;
        each.effectivePriorityNow = effectivePriority(each.realPriority, each.factor);
        const PriorityRecord now{.realPriority = each.realPriority, .weightedInUse = each.usage};
        each.realPriority = updatedPriority(now, settings.afterDays * SecondsOfDay, halfLife).realPriority;
        each.effectivePriority = effectivePriority(each.realPriority, each.factor);
    }
    std::sort(made.begin(), made.end(), [](const SubmitterStanding& a, const SubmitterStanding& b) {
        if (a.group != b.group)
            return a.group < b.group;
        return a.effectivePriority != b.effectivePriority ? a.effectivePriority < b.effectivePriority
                                                          : a.submitter < b.submitter;
    });
    return made;
}

PieSubmitter sliceOf(const GroupQuotas& quotas, const SubmitterStanding& standing)
{
    const QuotaSubmitter& submitter = quotas.submitters[standing.submitter];
    PieSubmitter slice{.name = submitter.name,
        .effectivePriority = standing.effectivePriority,
        .usage = standing.usage,
        .ceiling = submitter.ceiling,
        .floor = submitter.floor.value_or(0)};
    if (submitter.requested)
        slice.requested = std::max(0.0, *submitter.requested - standing.usage);
    return slice;
}

/// Returns the groups that have submitters, with the usage of groups and submitters.
std::vector<SubmitterPie> piesOf(const AllocationInput& input, std::span<const SubmitterStanding> standings,
    std::span<const double> limits)
{
    const std::vector<double> usage = usageByRow(input.quotas, input.tree);
    std::vector<SubmitterPie> pies;
    for (std::uint32_t at = 0; at < standings.size(); ++at) {
        const QuotaRow group = standings[at].group;
        if (pies.empty() || pies.back().group != group)
            pies.push_back({.group = group, .limit = limits[group], .first = at});
        pies.back().usage += standings[at].usage;
        pies.back().end = at + 1;
    }
    for (SubmitterPie& pie : pies)
        pie.usage = std::max(pie.usage, usage[pie.group]);
    return pies;
}

/// @param free free slots of the pool
void divide(const GroupQuotas& quotas, std::span<SubmitterStanding> standings, SubmitterPie& pie, double free)
{
    std::vector<PieSubmitter> slices;
    slices.reserve(standings.size());
    for (const SubmitterStanding& standing : standings)
        slices.push_back(sliceOf(quotas, standing));
    const Pie whole{quotas.poolSize, pie.limit, pie.usage, quotas.options.considersPreemption};
    const PieShares shares = dividePie(slices, whole);
    const SpunPie spun = spinPie(slices, whole, free);
    for (std::size_t i = 0; i < slices.size(); ++i) {
        SubmitterStanding& standing = standings[i];
        standing.share = shares.shares[i].share;
        standing.isRepeated = standing.share == 0;
        standing.entitled = standing.share * std::min(quotas.poolSize, pie.limit);
        if (slices[i].ceiling)
            standing.entitled = std::min(standing.entitled, *slices[i].ceiling);
        standing.more = shares.shares[i].limit;
        standing.moreUnclaimed = shares.shares[i].unclaimedLimit;
        standing.granted = standing.usage + spun.matched[i];
        if (!standing.isRepeated)
            pie.inverseSum += 1 / standing.effectivePriority;
    }
}

} // namespace

double halfLifeOf(const GroupQuotas& quotas, const SubmitterSettings& settings)
{
    const double ofPool = quotas.options.priorityHalfLife;
    return settings.halfLifeSeconds.value_or(ofPool > 0 ? ofPool : DefaultPriorityHalfLifeSeconds);
}

std::vector<double> groupLimits(const AllocationInput& input)
{
    const QuotaAllocation allocation = allocateQuotas(input);
    std::vector<double> limits(input.tree.size());
    for (QuotaRow row = 0; row < limits.size(); ++row)
        limits[row] = std::trunc(std::max(allocation.allocated[row], allocation.quota[row]));
    const auto negotiation = negotiate(input);
    if (!negotiation)
        return limits;
    for (const NegotiationCall& call : negotiation->calls)
        if (call.round == 0 && call.limit)
            limits[call.row] = std::max(0.0, *call.limit); // the last pass counts
    return limits;
}

SubmitterDivision divideAmongSubmitters(
    const AllocationInput& input, std::span<const double> limits, const SubmitterSettings& settings)
{
    SubmitterDivision division{.standings = standingsOf(input, settings)};
    division.pies = piesOf(input, division.standings, limits);
    const std::vector<double> usage = usageByRow(input.quotas, input.tree);
    double free = input.quotas.poolSize;
    for (const double used : usage)
        free -= used;
    for (const SubmitterPie& pie : division.pies)
        free -= pie.usage - usage[pie.group];
    for (SubmitterPie& pie : division.pies)
        divide(input.quotas, std::span(division.standings).subspan(pie.first, pie.end - pie.first), pie,
            std::max(0.0, free));
    return division;
}

std::string_view shortSubmitterName(
    const GroupQuotas& quotas, const QuotaTree& tree, const SubmitterStanding& standing)
{
    const std::string_view name = quotas.submitters[standing.submitter].name;
    if (standing.group == RootQuotaRow)
        return name;
    const std::size_t group = quotas.groups[tree.group[standing.group]].name.size();
    return name.size() > group + 1 ? name.substr(group + 1) : name;
}

} // namespace fairshare
