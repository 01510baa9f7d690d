// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/binding_limits.h"

#include "core/analysis/limits/queue_use.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <cmath>
#include <numeric>
#include <optional>

namespace fairshare {
namespace {

constexpr long double SecondsPerMinute = 60;

/// Amount that is compared with a limit, and its words.
struct Used {
    long double amount = 0;
    std::string words;
};

/// Reads an amount in base units; `1000M` and `1G` are megabytes. Returns nothing for any other text.
std::optional<long double> amountIn(std::string_view text)
{
    constexpr std::string_view Units = "MGTP";
    long double factor = 1;
    if (!text.empty())
        if (const std::size_t unit = Units.find(text.back()); unit != std::string_view::npos) {
            factor = std::pow(1024.0L, static_cast<long double>(unit));
            text.remove_suffix(1);
        }
    const auto number = parseExtended(text);
    if (!number || !std::isfinite(*number) || *number < 0)
        return std::nullopt;
    return *number * factor;
}

std::string amountWords(long double amount)
{
    return saidNumber(wholeNumber(std::floor(amount)));
}

/// Compares the limits of one row with what is used.
class LimitCheck {
public:
    LimitCheck(const Scenario& scenario, NodeRow row)
        : m_scenario(scenario)
        , m_tree(scenario.tree)
        , m_row(row)
    {
    }

    /// Adds the limits of `holder`, the row or an account above it, that bind.
    void check(NodeRow holder);
    std::vector<BindingLimit> take() { return std::move(m_found); }

private:
    bool applies(LimitKind kind);
    std::optional<Used> used(LimitKind kind, const LimitAmount& amount, NodeRow holder);
    std::optional<Used> usedInFile(LimitKind kind, const LimitAmount& amount) const;
    std::optional<Used> usedMinutes(const LimitAmount& amount, NodeRow counted) const;
    std::optional<Used> usedByJobs(LimitKind kind, const LimitAmount& amount, NodeRow counted);
    const QueueUse& jobsOf(NodeRow counted);
    void compare(const AssociationLimit& limit, const LimitAmount& amount, NodeRow holder);
    std::string holderWords(LimitKind kind, NodeRow holder) const;

    const Scenario& m_scenario;
    const ShareTree& m_tree;
    NodeRow m_row;
    std::vector<BindingLimit> m_found;
    bool m_hasMaxJobs = false; ///< a row nearer to the user sets it
    bool m_hasMaxSubmit = false;
    NodeRow m_counted = NoRow; ///< row whose jobs were counted last
    QueueUse m_jobs;
};

bool isPerAssociation(LimitKind kind)
{
    return kind == LimitKind::MaxJobs || kind == LimitKind::MaxSubmitJobs;
}

bool isCompared(LimitKind kind)
{
    switch (kind) {
    case LimitKind::GrpTres:
    case LimitKind::GrpTresMins:
    case LimitKind::GrpTresRunMins:
    case LimitKind::GrpJobs:
    case LimitKind::GrpSubmitJobs:
    case LimitKind::GrpWall:
        return true;
    default:
        return isPerAssociation(kind);
    }
}

/// Limits per association are handed down to users without their own; they never bind an account.
bool LimitCheck::applies(LimitKind kind)
{
    if (!isPerAssociation(kind))
        return isCompared(kind);
    bool& known = kind == LimitKind::MaxJobs ? m_hasMaxJobs : m_hasMaxSubmit;
    const bool first = m_tree.isUser(m_row) && !known;
    known = true;
    return first;
}

void LimitCheck::check(NodeRow holder)
{
    for (const AssociationLimit& limit : limitsOf(m_tree, holder)) {
        if (!applies(limit.kind))
            continue;
        for (const LimitAmount& amount : limit.amounts)
            compare(limit, amount, holder);
    }
}

std::string LimitCheck::holderWords(LimitKind kind, NodeRow holder) const
{
    const std::string name(m_tree.name(holder));
    if (!isPerAssociation(kind) || holder == m_row)
        return name;
    return fairshare::say("{} for each user, here {}", name, std::string(m_tree.name(m_row)));
}

void LimitCheck::compare(const AssociationLimit& limit, const LimitAmount& amount, NodeRow holder)
{
    const auto most = amountIn(amount.limit);
    const auto found = most ? used(limit.kind, amount, holder) : std::nullopt;
    if (!found || found->amount < *most * NearlyReached)
        return;
    const std::string_view name = namesOf(limit.kind).name;
    const std::string_view space = amount.tres.empty() ? "" : "=";
    const std::string value = fmt::format("{}{}{}", amount.tres, space, amount.limit);
    const std::string who = holderWords(limit.kind, holder);
    const std::string sentence = *most > 0
        ? fairshare::say("{} {} of {}: {} ({} %)", name, value, who, found->words,
              static_cast<std::uint64_t>(std::floor(found->amount / *most * 100)))
        : fairshare::say("{} {} of {}: {}", name, value, who, found->words);
    m_found.push_back({holder, limit.kind, found->amount >= *most, sentence});
}

std::optional<Used> LimitCheck::used(LimitKind kind, const LimitAmount& amount, NodeRow holder)
{
    const NodeRow counted = isPerAssociation(kind) ? m_row : holder;
    // The queue may be newer than the file of the tree.
    if (auto jobs = usedByJobs(kind, amount, counted))
        return jobs;
    // A limit that is handed down is not used up by its holder.
    if (auto recorded = counted == holder ? usedInFile(kind, amount) : std::nullopt)
        return recorded;
    return kind == LimitKind::GrpTresMins ? usedMinutes(amount, counted) : std::nullopt;
}

std::optional<Used> LimitCheck::usedInFile(LimitKind kind, const LimitAmount& amount) const
{
    const auto number = amountIn(amount.used);
    if (!number)
        return std::nullopt;
    const std::string words = amountWords(*number);
    switch (kind) {
    case LimitKind::GrpTresRunMins:
        return Used{std::floor(*number), fairshare::say("{} reserved by running jobs", words)};
    case LimitKind::GrpJobs:
    case LimitKind::MaxJobs:
        return Used{*number, fairshare::say("{} running", words)};
    case LimitKind::GrpSubmitJobs:
    case LimitKind::MaxSubmitJobs:
        return Used{*number, fairshare::say("{} pending or running", words)};
    case LimitKind::GrpTres:
        return Used{*number, fairshare::say("{} in use", words)};
    default:
        return Used{std::floor(*number), fairshare::say("{} used", words)};
    }
}

/// Compares with usage, which is billing-seconds: exact for billing, and for CPUs if nothing else is billed.
std::optional<Used> LimitCheck::usedMinutes(const LimitAmount& amount, NodeRow counted) const
{
    if (amount.tres != "cpu" && amount.tres != "billing")
        return std::nullopt;
    const auto first = m_tree.usage().begin();
    const long double seconds = std::accumulate(first + counted, first + m_tree.subtreeEnd(counted), 0.0L);
    const long double minutes = std::floor(seconds / SecondsPerMinute);
    const std::string words = amountWords(minutes);
    return Used{minutes,
        amount.tres == "cpu" ? fairshare::say("{} used if usage counts only CPUs", words)
                             : fairshare::say("{} used", words)};
}

const QueueUse& LimitCheck::jobsOf(NodeRow counted)
{
    if (m_counted != counted)
        m_jobs = queueUse(*m_scenario.priority->queue, m_tree, counted);
    m_counted = counted;
    return m_jobs;
}

/// Returns nothing if the queue has no such jobs: it may list only some states.
std::optional<Used> LimitCheck::usedByJobs(LimitKind kind, const LimitAmount& amount, NodeRow counted)
{
    const bool counts =
        kind == LimitKind::GrpJobs || kind == LimitKind::MaxJobs || kind == LimitKind::GrpTres;
    const bool submitted = kind == LimitKind::GrpSubmitJobs || kind == LimitKind::MaxSubmitJobs;
    if ((!counts && !submitted) || m_scenario.priority->queue->jobs.empty())
        return std::nullopt;
    const QueueUse& jobs = jobsOf(counted);
    if (submitted && jobs.pending + jobs.running > 0)
        return Used{static_cast<long double>(jobs.pending + jobs.running),
            jobs.running == 0 ? fairshare::say("{} pending", jobs.pending)
                              : fairshare::say("{} pending, {} running", jobs.pending, jobs.running)};
    if (submitted || jobs.running == 0)
        return std::nullopt;
    if (kind != LimitKind::GrpTres)
        return Used{static_cast<long double>(jobs.running), fairshare::say("{} running", jobs.running)};
    for (const auto& [name, inUse] : jobs.inUse)
        if (name == amount.tres)
            return Used{static_cast<long double>(inUse), fairshare::say("{} in use", inUse)};
    return std::nullopt;
}

} // namespace

std::vector<BindingLimit> bindingLimits(const Scenario& scenario, NodeRow row)
{
    const ShareTree& tree = scenario.tree;
    if (!tree.columns().extras)
        return {};
    LimitCheck check(scenario, row);
    for (NodeRow holder = row; holder != NoRow; holder = tree.parent(holder))
        check.check(holder);
    return check.take();
}

} // namespace fairshare
