// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/quota_answer.h"

#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

namespace fairshare {
namespace {

constexpr double Rounding = 1e-6;

double sumOf(const std::vector<SurplusPart>& parts)
{
    return std::accumulate(parts.begin(), parts.end(), 0.0,
        [](double sum, const SurplusPart& part) { return sum + part.amount; });
}

/// Those who get more than before, the most first.
std::vector<SurplusPart> gainsOf(const QuotaAllocation& before, const QuotaAllocation& after)
{
    std::vector<SurplusPart> gains;
    for (QuotaRow row = 0; row < after.allocated.size(); ++row)
        if (const double more = after.allocated[row] - before.allocated[row]; more > Rounding)
            gains.push_back({row, more});
    return largestFirst(std::move(gains));
}

/// The lowest group above all of them, or the only one.
QuotaRow commonGroup(const QuotaTree& tree, const std::vector<SurplusPart>& parts)
{
    QuotaRow common = parts.front().row;
    for (const SurplusPart& part : parts)
        while (part.row < common || part.row >= tree.subtreeEnd[common])
            common = tree.parent[common];
    return common;
}

std::string gainClause(const AllocationChange& change, std::span<const std::string_view> names)
{
    const std::vector<SurplusPart> gains = gainsOf(change.before, change.after);
    const std::string before = slotsText(change.before.surplusLeft);
    const std::string after = slotsText(change.after.surplusLeft);
    if (gains.empty() && std::abs(change.before.surplusLeft - change.after.surplusLeft) < Rounding)
        return fairshare::say("No allocation changes (idle {})", after);
    if (gains.empty())
        return fairshare::say("Nobody gets more (idle {} → {})", before, after);
    const QuotaRow common = commonGroup(change.tree, gains);
    if (common != RootQuotaRow || gains.size() == 1)
        return fairshare::say(
            "{} slots more go to {} (idle {} → {})", slotsText(sumOf(gains)), names[common], before, after);
    return fairshare::say("{} slots more go to {} groups, most to {} (idle {} → {})", slotsText(sumOf(gains)),
        gains.size(), names[gains.front().row], before, after);
}

std::string waitClause(const AllocationChange& change, std::span<const std::string_view> names)
{
    const auto& open = change.after.open;
    const auto longest =
        static_cast<QuotaRow>(std::distance(open.begin(), std::max_element(open.begin(), open.end())));
    const std::string unmet = slotsText(open[longest]);
    if (!(open[longest] > Rounding))
        return fairshare::say("nobody waits");
    if (change.flagsAfter[longest] == 0)
        return fairshare::say("{} still waits for {}, since it accepts no surplus", names[longest], unmet);
    return fairshare::say("{} still waits for {}", names[longest], unmet);
}

} // namespace

double idleWhileWaiting(const QuotaAllocation& allocation)
{
    return std::min(
        allocation.surplusLeft, std::accumulate(allocation.open.begin(), allocation.open.end(), 0.0));
}

std::string quotaAnswer(const AllocationChange& change)
{
    const auto names = shortQuotaNames(change.quotas, change.tree);
    return fairshare::say("{}; {}.", gainClause(change, names), waitClause(change, names));
}

std::vector<SurplusPart> gainsFromAccepting(const AllocationInput& input, std::size_t most)
{
    SurplusFlags flags(input.acceptsSurplus.begin(), input.acceptsSurplus.end());
    if (flags.empty())
        flags = declaredFlags(input.quotas, input.tree);
    AllocationInput tried = input;
    tried.acceptsSurplus = flags;
    const AssignedQuotas assigned = assignQuotas(input.quotas, input.tree);
    const QuotaAllocation now = allocateQuotas(tried, assigned);
    std::vector<SurplusPart> waiting;
    for (QuotaRow row = 1; row < input.tree.size(); ++row)
        if (flags[row] == 0 && now.open[row] > Rounding)
            waiting.push_back({row, now.open[row]});
    waiting = largestFirst(std::move(waiting));
    waiting.resize(std::min(most, waiting.size()));
    std::vector<SurplusPart> gains;
    for (const SurplusPart& part : waiting) {
        flags[part.row] = 1;
        const double more = allocateQuotas(tried, assigned).allocated[part.row] - now.allocated[part.row];
        flags[part.row] = 0;
        if (more > Rounding)
            gains.push_back({part.row, more});
    }
    return largestFirst(std::move(gains));
}

} // namespace fairshare
