// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/quotas/quota_answer.h"

#include "core/base/say.h"
#include "core/quota/allocation/allocation_flows.h"
#include "core/quota/allocation/quota_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// Tolerance for rounding differences between sums of doubles.
constexpr double Unseen = 1e-6;

bool isMore(double a, double b)
{
    return a > b + Unseen * std::max(1.0, std::abs(b));
}

/// The lowest group that contains all groups with more than before; the root if they have no other group in
/// common.
struct QuotaGain {
    QuotaRow holder = NoQuotaRow; ///< NoQuotaRow if no group has more
    double amount = 0;
};

QuotaGain gainOf(const QuotaStudy& study, const QuotaOutcome& before)
{
    const QuotaTree& tree = study.tree();
    QuotaGain gain;
    for (QuotaRow row = 0; row < tree.size(); ++row) {
        const double now = study.chosen().allocation.allocated[row];
        if (!isMore(now, before.allocation.allocated[row]))
            continue;
        gain.amount += now - before.allocation.allocated[row];
        if (gain.holder == NoQuotaRow)
            gain.holder = row;
        while (row < gain.holder || row >= tree.subtreeEnd[gain.holder])
            gain.holder = tree.parent[gain.holder];
    }
    return gain;
}

/// Returns by row how much of the group's own quota was taken as surplus.
std::vector<double> givenByRow(const QuotaTree& tree, const AllocationTrace& trace)
{
    std::vector<double> given(tree.size(), 0.0);
    for (const QuotaFlow& flow : quotaFlows(tree, trace))
        if (flow.from.end == FlowEnd::OwnQuota && flow.to.end == FlowEnd::Surplus)
            given[flow.from.row] += flow.amount;
    return given;
}

/// Returns by row how much more of the group's quota is taken than with the flags of the file.
std::vector<double> givenMore(const QuotaStudy& study)
{
    const AllocationInput declared{
        .quotas = study.quotas(), .tree = study.tree(), .acceptsSurplus = study.declared().flags};
    AllocationTrace trace;
    allocateQuotas(declared, &trace);
    const std::vector<double> before = givenByRow(study.tree(), trace);
    std::vector<double> more = givenByRow(study.tree(), study.trace());
    for (QuotaRow row = 0; row < more.size(); ++row)
        more[row] = isMore(more[row], before[row]) ? more[row] - before[row] : 0.0;
    return more;
}

/// The group that gives what others get.
struct Source {
    std::string name; ///< "" if no group gives more than before
    bool requestsNothing = false;
};

/// Returns the lowest group that gives nearly all of it. If that group contains the receiver too, returns the
/// largest giver instead, which is more informative.
Source sourceOf(const QuotaStudy& study, QuotaRow receiver)
{
    constexpr double NearlyAll = 0.9;
    const QuotaTree& tree = study.tree();
    const std::vector<double> more = givenMore(study);
    const auto givers = std::count_if(more.begin(), more.end(), [](double given) { return given > 0; });
    if (givers == 0)
        return {};
    const std::vector<double> sums = subtreeSums(tree, more);
    QuotaRow lowest = RootQuotaRow;
    // A child always follows its parent, so one pass suffices.
    for (QuotaRow row = 1; row < tree.size(); ++row)
        if (tree.parent[row] == lowest && sums[row] >= NearlyAll * sums[RootQuotaRow])
            lowest = row;
    if (givers == 1 || receiver < lowest || receiver >= tree.subtreeEnd[lowest])
        return {std::string(study.shortNames()[lowest]), !(study.subtreeRequested()[lowest] > 0)};
    const auto largest = std::max_element(more.begin(), more.end()) - more.begin();
    return {
        fairshare::say("{} and {} more", study.shortNames()[static_cast<std::size_t>(largest)], givers - 1)};
}

std::string titleOf(const QuotaStudy& study)
{
    const std::string_view id = study.chosen().policy->id;
    if (id == "balanced")
        return fairshare::say("balancing");
    if (id == "balanced_slides")
        return fairshare::say("one-pass balancing");
    return id == "none" ? fairshare::say("disabling surplus") : said(study.chosen().policy->title);
}

/// Returns the group that waits for the most cores; NoQuotaRow if none waits.
QuotaRow mostWaiting(const QuotaStudy& study)
{
    const std::vector<double>& open = study.chosen().allocation.open;
    const auto most = std::max_element(open.begin(), open.end());
    return *most > 0 ? static_cast<QuotaRow>(most - open.begin()) : NoQuotaRow;
}

QuotaRow firstRefusing(const QuotaStudy& study, QuotaRow row)
{
    for (QuotaRow at = row; at != RootQuotaRow; at = study.tree().parent[at])
        if (study.chosen().flags[at] == 0)
            return at;
    return NoQuotaRow;
}

/// Returns whether the group's submitters negotiate again in the root.
bool autoregroups(const QuotaStudy& study, QuotaRow row)
{
    return row == RootQuotaRow ? study.tree().rootAutoregroups
                               : study.quotas().groups[study.tree().group[row]].autoregroup;
}

std::string waitingPart(const QuotaStudy& study)
{
    const QuotaRow row = mostWaiting(study);
    if (row == NoQuotaRow)
        return fairshare::say("no group is waiting");
    const QuotaOutcome& outcome = study.chosen();
    const auto waiting = std::count_if(
        outcome.allocation.open.begin(), outcome.allocation.open.end(), [](double open) { return open > 0; });
    const std::string_view name = quotaName(study.quotas(), study.tree(), row);
    const std::string amount = coresText(outcome.allocation.open[row]);
    const QuotaRow refusing = firstRefusing(study, row);
    const bool weightless = refusing == row && outcome.policy->followsDemand
        && study.quotas().groups[study.tree().group[row]].weight == 0;
    std::string text;
    if (autoregroups(study, row))
        text = fairshare::say(
            "{} waits for {} and negotiates again for the whole pool because it autoregroups", name, amount);
    else if (weightless)
        text = fairshare::say("{} still waits for {} because its weight is 0", name, amount);
    else if (refusing == row && outcome.policy->followsDemand)
        text = fairshare::say(
            "{} still waits for {} because the policy keeps it from accepting surplus", name, amount);
    else if (refusing == row)
        text = fairshare::say("{} waits for {} because it does not accept surplus", name, amount);
    else if (refusing != NoQuotaRow)
        text = fairshare::say("{} still waits for {} because {} does not accept surplus", name, amount,
            study.shortNames()[refusing]);
    else
        text = fairshare::say("{} still waits for {} because no surplus is left", name, amount);
    return waiting > 1 ? fairshare::say("{} (other groups waiting: {})", text, waiting - 1) : text;
}

/// Describes where idle cores go.
/// @param change text on the change of the idle cores
std::string idleMovedPart(const QuotaStudy& study, const QuotaGain& gain, const std::string& change)
{
    const std::string title = titleOf(study);
    const std::string amount = slotsText(gain.amount);
    const std::string_view to = study.shortNames()[gain.holder];
    const bool spread = gain.holder == RootQuotaRow;
    if (isMore(gain.amount, study.declared().idle - study.chosen().idle)) // some of it was not idle
        return spread ? fairshare::say("{} gives {} more cores to waiting groups ({})", title, amount, change)
                      : fairshare::say("{} gives {} more cores to {} ({})", title, amount, to, change);
    // If quota is counted twice, the origin of a core is unknown.
    const Source from = countsQuotaTwice(study.trace()) ? Source() : sourceOf(study, gain.holder);
    if (from.name.empty())
        return spread ? fairshare::say("{} moves {} idle cores to waiting groups ({})", title, amount, change)
                      : fairshare::say("{} moves {} idle cores to {} ({})", title, amount, to, change);
    if (from.requestsNothing)
        return spread
            ? fairshare::say("while {} requests nothing, {} moves {} idle cores to waiting groups ({})",
                  from.name, title, amount, change)
            : fairshare::say("while {} requests nothing, {} moves {} idle cores to {} ({})", from.name, title,
                  amount, to, change);
    return spread
        ? fairshare::say(
              "{} moves {} idle cores from {} to waiting groups ({})", title, amount, from.name, change)
        : fairshare::say("{} moves {} idle cores from {} to {} ({})", title, amount, from.name, to, change);
}

/// Describes what the policy changes compared with the flags of the file.
std::string movedPart(const QuotaStudy& study)
{
    const QuotaOutcome& before = study.declared();
    const QuotaOutcome& after = study.chosen();
    const std::string idle = slotsText(after.idle);
    const std::string title = titleOf(study);
    const QuotaGain gain = gainOf(study, before);
    if (after.policy == before.policy)
        return fairshare::say("with the flags of the file, {} cores are idle", idle);
    if (isMore(after.idle, before.idle))
        return fairshare::say("{} leaves {} more cores idle than the flags of the file ({} → {})", title,
            slotsText(after.idle - before.idle), slotsText(before.idle), idle);
    if (gain.holder == NoQuotaRow)
        return fairshare::say("{} changes no allocation, and {} cores stay idle", title, idle);
    if (!isMore(before.idle, after.idle)) {
        const std::string amount = coresText(gain.amount);
        return gain.holder == RootQuotaRow
            ? fairshare::say("{} moves {} between groups, and {} stay idle", title, amount, idle)
            : fairshare::say("{} moves {} to {} from other groups, and {} stay idle", title, amount,
                  study.shortNames()[gain.holder], idle);
    }
    return idleMovedPart(study, gain, fairshare::say("idle {} → {}", slotsText(before.idle), idle));
}

/// Returns "a, b and c", or "a and 3 more" for a longer list.
std::string listOf(const QuotaStudy& study, const std::vector<QuotaRow>& rows)
{
    constexpr std::size_t Listed = 3;
    std::string text(study.shortNames()[rows.front()]);
    if (rows.size() > Listed)
        return fairshare::say("{} and {} more", text, rows.size() - 1);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        const std::string_view name = study.shortNames()[rows[i]];
        text = i + 1 == rows.size() ? fairshare::say("{} and {}", text, name)
                                    : fmt::format("{}, {}", text, name);
    }
    return text;
}

/// Capitalizes the first letter. The sentence never begins with a name.
std::string asSentence(std::string text)
{
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

} // namespace

std::string quotaAnswer(const QuotaStudy& study)
{
    const QuotaOutcome& outcome = study.chosen();
    if (study.tree().size() == 1)
        return fairshare::say("The pool of {} cores has no groups.", slotsText(study.quotas().poolSize));
    if (!(study.quotas().poolSize > 0))
        return fairshare::say("The pool size is unknown, so nothing can be allocated.");
    if (!(study.subtreeRequested()[RootQuotaRow] > 0))
        return fairshare::say(
            "Nothing is requested, so all {} cores are idle.", slotsText(study.quotas().poolSize));
    if (!(outcome.waiting > 0) && outcome.policy == study.declared().policy)
        return fairshare::say("Nobody is waiting; {} cores are idle.", slotsText(outcome.idle));
    if (!isMore(outcome.idle, 0) && !isMore(study.declared().idle, 0)) {
        if (!(outcome.waiting > 0))
            return fairshare::say("No cores are idle, and no group is waiting.");
        return fairshare::say("No cores are idle; {}.", waitingPart(study));
    }
    return asSentence(fairshare::say("{}; {}.", movedPart(study), waitingPart(study)));
}

std::string quotaHint(const QuotaStudy& study)
{
    const QuotaRow row = mostWaiting(study);
    if (row == NoQuotaRow || row == RootQuotaRow)
        return {};
    SurplusFlags flags = study.chosen().flags;
    std::vector<QuotaRow> refusing; ///< from the top down
    for (QuotaRow at = row; at != RootQuotaRow; at = study.tree().parent[at])
        if (std::exchange(flags[at], std::uint8_t{1}) == 0)
            refusing.push_back(at);
    std::reverse(refusing.begin(), refusing.end());
    if (refusing.empty())
        return {};
    AllocationTrace trace;
    const QuotaAllocation then =
        allocateQuotas({.quotas = study.quotas(), .tree = study.tree(), .acceptsSurplus = flags}, &trace);
    const double more = then.allocated[row] - study.chosen().allocation.allocated[row];
    if (!isMore(more, 0))
        return {};
    const std::string_view name = study.shortNames()[row];
    if (countsQuotaTwice(trace)) // then the allocation can exceed the pool
        return refusing.size() == 1 && refusing.front() == row
            ? fairshare::say("If {} accepted surplus, it would be allocated more cores but might not get "
                             "them: quotas counted twice exceed the pool.",
                  name)
            : fairshare::say("If {} accepted surplus, {} would be allocated more cores but might not get "
                             "them: quotas counted twice exceed the pool.",
                  listOf(study, refusing), name);
    if (refusing.size() == 1 && refusing.front() == row)
        return fairshare::say("If {} accepted surplus, it would get {} more cores.", name, slotsText(more));
    return fairshare::say("If {} accepted surplus, {} would get {} more cores.", listOf(study, refusing),
        name, slotsText(more));
}

} // namespace fairshare
