// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/quota_answer.h"

#include "core/base/say.h"
#include "core/quota/quota_words.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

/// Sums of doubles may differ by this without meaning anything.
constexpr double Unseen = 1e-6;

bool isMore(double a, double b)
{
    return a > b + Unseen * std::max(1.0, std::abs(b));
}

/// The part of the tree below the root with the largest quota in which nobody requests anything; NoQuotaRow
/// where there is none.
QuotaRow idlePart(const QuotaStudy& study)
{
    const QuotaTree& tree = study.tree();
    const std::vector<double>& quota = study.chosen().allocation.subtreeQuota;
    QuotaRow largest = NoQuotaRow;
    for (QuotaRow row = 1; row < tree.size(); ++row)
        if (!(study.subtreeRequested()[row] > 0) && quota[row] > 0
            && (largest == NoQuotaRow || quota[row] > quota[largest]))
            largest = row;
    return largest;
}

/// The lowest group that holds all who have more than before; the root where they have nothing in common.
struct Gain {
    QuotaRow holder = NoQuotaRow; ///< NoQuotaRow: nobody has more
    double amount = 0;
};

Gain gainOf(const QuotaStudy& study, const QuotaOutcome& before)
{
    const QuotaTree& tree = study.tree();
    Gain gain;
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

std::string titleOf(const QuotaStudy& study)
{
    const std::string_view id = study.chosen().policy->id;
    if (id == "balanced")
        return fairshare::say("balancing");
    if (id == "balanced_slides")
        return fairshare::say("balancing in one pass");
    return id == "none" ? fairshare::say("going without surplus") : said(study.chosen().policy->title);
}

/// Who waits for most; NoQuotaRow when nobody waits.
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

std::string waitingPart(const QuotaStudy& study)
{
    const QuotaRow row = mostWaiting(study);
    if (row == NoQuotaRow)
        return fairshare::say("nobody waits");
    const QuotaOutcome& outcome = study.chosen();
    const auto waiting = std::count_if(
        outcome.allocation.open.begin(), outcome.allocation.open.end(), [](double open) { return open > 0; });
    const std::string_view name = quotaName(study.quotas(), study.tree(), row);
    const std::string amount = slotsText(outcome.allocation.open[row]);
    const QuotaRow refusing = firstRefusing(study, row);
    const bool weightless = refusing == row && outcome.policy->followsDemand
        && study.quotas().groups[study.tree().group[row]].weight == 0;
    std::string text;
    if (weightless)
        text = fairshare::say("{} still waits for {} because its weight is 0", name, amount);
    else if (refusing == row && outcome.policy->followsDemand)
        text = fairshare::say("{} still waits for {} because its flag stays off", name, amount);
    else if (refusing == row)
        text = fairshare::say("{} waits for {} because its flag is off", name, amount);
    else if (refusing != NoQuotaRow)
        text = fairshare::say("{} still waits for {} because {} accepts no surplus from outside", name,
            amount, study.shortNames()[refusing]);
    else
        text = fairshare::say("{} still waits for {} because no surplus is left", name, amount);
    if (waiting > 2)
        return fairshare::say("{}, and {} more groups wait", text, waiting - 1);
    return text;
}

/// What the policy changes against the flags of the file.
std::string movedPart(const QuotaStudy& study)
{
    const QuotaOutcome& before = study.declared();
    const QuotaOutcome& after = study.chosen();
    const std::string idle = slotsText(after.idle);
    const std::string title = titleOf(study);
    const Gain gain = gainOf(study, before);
    if (after.policy == before.policy)
        return fairshare::say("with the flags of the file, {} cores are idle", idle);
    if (isMore(after.idle, before.idle))
        return fairshare::say("{} leaves {} more cores idle than the file ({} → {})", title,
            slotsText(after.idle - before.idle), slotsText(before.idle), idle);
    if (gain.holder == NoQuotaRow)
        return fairshare::say("{} changes nothing, and {} cores stay idle", title, idle);
    const std::string_view to = study.shortNames()[gain.holder];
    const std::string amount = slotsText(gain.amount);
    if (!isMore(before.idle, after.idle))
        return fairshare::say(
            "{} moves {} cores to {} that others had, and {} stay idle", title, amount, to, idle);
    const QuotaRow source = idlePart(study);
    const std::string change = fairshare::say("idle {} → {}", slotsText(before.idle), idle);
    const bool spread = gain.holder == RootQuotaRow;
    if (source == NoQuotaRow)
        return spread ? fairshare::say("{} moves {} idle cores to who waits ({})", title, amount, change)
                      : fairshare::say("{} moves {} idle cores to {} ({})", title, amount, to, change);
    const std::string_view from = study.shortNames()[source];
    return spread
        ? fairshare::say(
              "with {} idle, {} moves {} idle cores to who waits ({})", from, title, amount, change)
        : fairshare::say("with {} idle, {} moves {} idle cores to {} ({})", from, title, amount, to, change);
}

/// The sentence begins with a capital letter, unless it begins with a name.
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
    if (!(study.subtreeRequested()[RootQuotaRow] > 0))
        return fairshare::say(
            "Nobody requests anything, so all {} cores are idle.", slotsText(study.quotas().poolSize));
    if (!(outcome.waiting > 0) && outcome.policy == study.declared().policy)
        return fairshare::say("Nobody waits; the {} idle cores are not asked for.", slotsText(outcome.idle));
    if (!isMore(outcome.idle, 0) && !isMore(study.declared().idle, 0)) {
        if (!(outcome.waiting > 0))
            return fairshare::say("No core is idle and nobody waits.");
        return fairshare::say("No core is idle; {}.", waitingPart(study));
    }
    return asSentence(fairshare::say("{}; {}.", movedPart(study), waitingPart(study)));
}

std::string quotaHint(const QuotaStudy& study)
{
    const QuotaRow row = mostWaiting(study);
    if (row == NoQuotaRow || row == RootQuotaRow)
        return {};
    SurplusFlags flags = study.chosen().flags;
    for (QuotaRow at = row; at != RootQuotaRow; at = study.tree().parent[at])
        flags[at] = 1;
    if (flags == study.chosen().flags)
        return {};
    const QuotaAllocation then =
        allocateQuotas({.quotas = study.quotas(), .tree = study.tree(), .acceptsSurplus = flags});
    const double more = then.allocated[row] - study.chosen().allocation.allocated[row];
    if (!isMore(more, 0))
        return {};
    return fairshare::say(
        "If {} accepted surplus, it would get {} more cores.", study.shortNames()[row], slotsText(more));
}

} // namespace fairshare
