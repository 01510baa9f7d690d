// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/binding_limits.h"

#include "core/analysis/limits/job_limits.h"
#include "core/analysis/limits/limit_use.h"
#include "core/analysis/limits/qos_use.h"
#include "core/base/say.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <optional>

namespace fairshare {
namespace {

constexpr long double SecondsPerMinute = 60;

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
    std::optional<LimitUse> used(LimitKind kind, const LimitAmount& amount, NodeRow holder);
    std::optional<LimitUse> usedInFile(LimitKind kind, const LimitAmount& amount) const;
    std::optional<LimitUse> usedMinutes(const LimitAmount& amount, NodeRow counted) const;
    std::optional<LimitUse> usedByJobs(LimitKind kind, const LimitAmount& amount, NodeRow counted);
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

LimitCount countOf(LimitKind kind)
{
    switch (kind) {
    case LimitKind::GrpTres:
        return LimitCount::TresInUse;
    case LimitKind::GrpTresRunMins:
        return LimitCount::ReservedMinutes;
    case LimitKind::GrpJobs:
    case LimitKind::MaxJobs:
        return LimitCount::RunningJobs;
    case LimitKind::GrpSubmitJobs:
    case LimitKind::MaxSubmitJobs:
        return LimitCount::SubmittedJobs;
    default:
        return LimitCount::UsedMinutes;
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
    std::string name(m_tree.name(holder));
    if (!isPerAssociation(kind) || holder == m_row)
        return name;
    return fairshare::say("{} for each user, here {}", name, std::string(m_tree.name(m_row)));
}

void LimitCheck::compare(const AssociationLimit& limit, const LimitAmount& amount, NodeRow holder)
{
    const auto found = used(limit.kind, amount, holder);
    const std::string most =
        limit.kind == LimitKind::GrpWall ? inMinutes(amount.limit) : std::string(amount.limit);
    const NamedLimit named{namesOf(limit.kind).name, amount.tres, most, holderWords(limit.kind, holder)};
    if (auto sentence = found ? bindingSentence(named, *found) : std::nullopt)
        m_found.push_back({holder, limit.kind, found->amount >= *limitAmount(most), std::move(*sentence)});
}

std::optional<LimitUse> LimitCheck::used(LimitKind kind, const LimitAmount& amount, NodeRow holder)
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

std::optional<LimitUse> LimitCheck::usedInFile(LimitKind kind, const LimitAmount& amount) const
{
    return recordedUse(countOf(kind), amount.used);
}

/// Compares with usage, which is billing-seconds: exact for billing, and for CPUs if nothing else is billed.
std::optional<LimitUse> LimitCheck::usedMinutes(const LimitAmount& amount, NodeRow counted) const
{
    if (amount.tres != "cpu" && amount.tres != "billing")
        return std::nullopt;
    const long double seconds = usageWithSubtree(m_tree, std::array{counted}).front();
    const long double minutes = std::floor(seconds / SecondsPerMinute);
    const std::uint64_t whole = wholeAmount(minutes);
    return LimitUse{minutes,
        amount.tres == "cpu" ? fairshare::say("{} used if usage counts only CPUs", whole)
                             : fairshare::say("{} used", whole)};
}

const QueueUse& LimitCheck::jobsOf(NodeRow counted)
{
    if (m_counted != counted)
        m_jobs = queueUse(*m_scenario.priority->queue, m_tree, counted);
    m_counted = counted;
    return m_jobs;
}

std::optional<LimitUse> LimitCheck::usedByJobs(LimitKind kind, const LimitAmount& amount, NodeRow counted)
{
    const LimitCount count = countOf(kind);
    if (!isCountedInQueue(count) || m_scenario.priority->queue->jobs.empty())
        return std::nullopt;
    return useByJobs(count, amount.tres, jobsOf(counted));
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

std::vector<std::string> limitSentences(const Scenario& scenario, NodeRow row)
{
    std::vector<std::string> sentences;
    for (BindingLimit& limit : bindingLimits(scenario, row))
        sentences.push_back(std::move(limit.sentence));
    for (std::string& sentence : bindingQosLimits(scenario, row))
        sentences.push_back(std::move(sentence));
    for (ExceededLimit& limit : exceededLimits(scenario, row))
        sentences.push_back(std::move(limit.sentence));
    return sentences;
}

} // namespace fairshare
