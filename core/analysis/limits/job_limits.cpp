// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/job_limits.h"

#include "core/analysis/limits/limit_reasons.h"
#include "core/analysis/limits/limit_use.h"
#include "core/analysis/limits/queue_use.h"
#include "core/base/say.h"
#include "core/priority/array_tasks.h"
#include "core/priority/qos_limit_names.h"
#include "core/scenario/scenario.h"
#include "core/tree/association_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>

namespace fairshare {
namespace {

/// A limit of one job, by its names.
struct JobLimit {
    JobLimitKind kind;
    std::string_view qosName;
    std::optional<LimitKind> association{};
    bool isPerTres = true;
};

constexpr std::array JobLimits{
    JobLimit{JobLimitKind::TresMinutes, "MaxTRESMins", LimitKind::MaxTresMinsPerJob},
    JobLimit{JobLimitKind::Tres, "MaxTRES", LimitKind::MaxTresPerJob},
    JobLimit{JobLimitKind::TresPerNode, "MaxTRESPerNode", LimitKind::MaxTresPerNode},
    JobLimit{JobLimitKind::LeastTres, "MinTRES"},
    JobLimit{JobLimitKind::WallTime, "MaxWall", LimitKind::MaxWall, false},
};

/// Returns how much of a TRES a job asks for; nothing if that is not known.
std::optional<long double> requestOf(const Job& job, std::string_view tres)
{
    const auto found = std::ranges::find(
        job.requested, tres, [](const auto& amount) { return std::string_view(amount.first); });
    if (found != job.requested.end())
        return static_cast<long double>(found->second);
    if (tres == "cpu" && job.cpus > 0)
        return job.cpus;
    if (tres == "node")
        return job.minNodes;
    return std::nullopt;
}

/// Returns what is compared with a limit; nothing if that is not known.
/// @param usageFactor factor of minutes
std::optional<long double> comparedAmount(
    const Job& job, JobLimitKind kind, std::string_view tres, long double usageFactor)
{
    // A job without a time limit gets the largest that is allowed.
    const auto minutes = job.timeLimitMinutes;
    if (kind == JobLimitKind::WallTime)
        return minutes ? std::optional<long double>(*minutes) : std::nullopt;
    const auto amount = requestOf(job, tres);
    if (!amount)
        return std::nullopt;
    switch (kind) {
    case JobLimitKind::TresPerNode:
        return std::floor(*amount / std::max(1.0L, requestOf(job, "node").value_or(1)));
    case JobLimitKind::TresMinutes:
        return minutes ? std::optional(std::floor(*minutes * usageFactor) * *amount) : std::nullopt;
    default:
        return amount;
    }
}

std::optional<long double> amountOfLimit(JobLimitKind kind, std::string_view limit)
{
    return kind == JobLimitKind::WallTime ? wallMinutes(limit) : limitAmount(limit);
}

/// Collects the jobs that exceed a limit.
class JobLimitCheck {
public:
    JobLimitCheck(const Scenario& scenario, NodeRow row)
        : m_tree(scenario.tree)
        , m_queue(*scenario.priority->queue)
        , m_qosLimits(scenario.priority->qosLimits)
        , m_row(row)
    {
    }

    std::vector<ExceededLimit> find();

private:
    using NamedValues = std::vector<std::pair<std::string_view, std::string_view>>;
    /// A limit that some jobs exceed.
    struct Entry {
        JobLimitKind kind{};
        LimitOwner owner{};
        std::string words; ///< of the limit
        std::string_view tres;
        long double extreme = 0; ///< of what the jobs ask for
        std::vector<std::uint32_t> jobs{};
    };

    /// An amount that a QOS or an association sets.
    struct SetLimit {
        const JobLimit& limit;
        LimitOwner owner;
        const LimitAmount& amount;
        std::string_view name; ///< of the option
        std::string holder; ///< in words
    };

    void check(std::uint32_t job, NodeRow association);
    void checkKind(std::uint32_t job, NodeRow association, const JobLimit& limit);
    void compare(std::uint32_t job, const SetLimit& limit);
    const std::vector<AssociationLimit>& limitsAt(NodeRow row);
    const NamedValues& limitsIn(const std::string& qos);
    long double usageFactorOf(const std::string& qos);
    std::string holderWords(NodeRow holder) const;
    ExceededLimit written(Entry&& entry) const;

    const ShareTree& m_tree;
    const JobQueue& m_queue;
    const QosLimits& m_qosLimits;
    NodeRow m_row;
    std::map<NodeRow, std::vector<AssociationLimit>> m_limits; ///< of rows looked at so far
    std::map<std::string_view, NamedValues> m_limitsByQos; ///< likewise
    std::vector<Entry> m_entries;
    std::map<std::string, std::size_t> m_places; ///< in the entries, by words
};

std::vector<ExceededLimit> JobLimitCheck::find()
{
    std::unordered_map<std::string_view, std::vector<std::uint32_t>> pending;
    for (std::uint32_t job = 0; job < m_queue.jobs.size(); ++job)
        if (m_queue.jobs[job].state == JobState::Pending)
            pending[m_queue.jobs[job].user].push_back(job);
    // Jobs have the association of their partition, if there is one.
    std::map<std::uint32_t, NodeRow> associations;
    for (NodeRow row = m_row; row < m_tree.subtreeEnd(m_row); ++row) {
        const auto jobs = m_tree.isUser(row) ? pending.find(m_tree.name(row)) : pending.end();
        if (jobs == pending.end())
            continue;
        const JobOwner owner(m_tree, row);
        for (const std::uint32_t job : jobs->second)
            if (owner.owns(m_queue.jobs[job])
                && (!associations.contains(job) || !m_tree.partition(row).empty()))
                associations[job] = row;
    }
    for (const auto& [job, association] : associations)
        check(job, association);
    std::vector<ExceededLimit> found;
    found.reserve(m_entries.size());
    for (Entry& entry : m_entries)
        found.push_back(written(std::move(entry)));
    return found;
}

void JobLimitCheck::check(std::uint32_t job, NodeRow association)
{
    for (const JobLimit& limit : JobLimits)
        checkKind(job, association, limit);
}

void JobLimitCheck::checkKind(std::uint32_t job, NodeRow association, const JobLimit& limit)
{
    std::vector<std::string_view> known; // TRES with a limit of the QOS or of a row nearer to the user
    const auto isKnown = [&known](
                             std::string_view tres) { return std::ranges::find(known, tres) != known.end(); };
    const std::string& qos = m_queue.jobs[job].qos;
    for (const auto& [name, value] : limitsIn(qos))
        for (const LimitAmount& amount :
            name == limit.qosName ? limitAmounts(value, limit.isPerTres) : std::vector<LimitAmount>()) {
            known.push_back(amount.tres);
            compare(job, {limit, LimitOwner::Qos, amount, name, fmt::format("QOS {}", qos)});
        }
    if (!limit.association)
        return;
    for (NodeRow holder = association; holder != NoRow; holder = m_tree.parent(holder))
        for (const AssociationLimit& set : limitsAt(holder)) {
            if (set.kind != *limit.association)
                continue;
            for (const LimitAmount& amount : set.amounts) {
                if (isKnown(amount.tres))
                    continue;
                known.push_back(amount.tres);
                compare(job,
                    {limit, LimitOwner::Association, amount, namesOf(set.kind).name, holderWords(holder)});
            }
        }
}

void JobLimitCheck::compare(std::uint32_t job, const SetLimit& limit)
{
    const auto& [kind, owner, amount, name, holder] = limit;
    const auto most = amountOfLimit(kind.kind, amount.limit);
    const auto asked =
        comparedAmount(m_queue.jobs[job], kind.kind, amount.tres, usageFactorOf(m_queue.jobs[job].qos));
    const bool isLeast = kind.kind == JobLimitKind::LeastTres;
    if (!most || !asked || (isLeast ? *asked >= *most : *asked <= *most))
        return;
    const std::string text = kind.isPerTres ? std::string(amount.limit) : inMinutes(amount.limit);
    std::string words = limitWords({name, amount.tres, text, holder});
    const auto [place, isNew] = m_places.try_emplace(words, m_entries.size());
    if (isNew)
        m_entries.push_back({kind.kind, owner, std::move(words), amount.tres, *asked});
    Entry& entry = m_entries[place->second];
    entry.extreme = isLeast ? std::min(entry.extreme, *asked) : std::max(entry.extreme, *asked);
    entry.jobs.push_back(job);
}

const std::vector<AssociationLimit>& JobLimitCheck::limitsAt(NodeRow row)
{
    const auto found = m_limits.find(row);
    return found != m_limits.end() ? found->second
                                   : m_limits.emplace(row, limitsOf(m_tree, row)).first->second;
}

const JobLimitCheck::NamedValues& JobLimitCheck::limitsIn(const std::string& qos)
{
    const auto found = m_limitsByQos.find(qos);
    return found != m_limitsByQos.end()
        ? found->second
        : m_limitsByQos.emplace(qos, splitQosLimits(limitsOfQos(m_qosLimits, qos))).first->second;
}

long double JobLimitCheck::usageFactorOf(const std::string& qos)
{
    // Only a QOS with this flag has a factor, and it is that of the job.
    for (const auto& [option, value] : limitsIn(qos))
        if (option == SafeUsageFactor)
            return limitAmount(value).value_or(1);
    return 1;
}

std::string JobLimitCheck::holderWords(NodeRow holder) const
{
    std::string name(m_tree.name(holder));
    if (m_tree.isUser(holder))
        return name;
    return m_tree.isUser(m_row)
        ? fairshare::say("{} for each user, here {}", name, std::string(m_tree.name(m_row)))
        : fairshare::say("{} for each user", name);
}

ExceededLimit JobLimitCheck::written(Entry&& entry) const
{
    const std::uint64_t amount = wholeAmount(entry.extreme);
    const std::uint64_t count = taskCount(m_queue.jobs, entry.jobs);
    const std::string& first = m_queue.jobs[entry.jobs.front()].id;
    const bool isLeast = entry.kind == JobLimitKind::LeastTres;
    std::string sentence;
    if (count == 1)
        sentence = isLeast
            ? fairshare::say("{}: job {} asks for only {} and never starts", entry.words, first, amount)
            : fairshare::say("{}: job {} asks for {} and never starts", entry.words, first, amount);
    else
        sentence = isLeast
            ? fairshare::say("{}: {} jobs, such as {}, ask for as little as {} and never start", entry.words,
                  count, first, amount)
            : fairshare::say("{}: {} jobs, such as {}, ask for up to {} and never start", entry.words, count,
                  first, amount);
    std::string reason = limitReason(entry.owner, entry.kind, entry.tres);
    if (!reason.empty())
        sentence += " (" + reason + ")";
    return {std::move(sentence), std::move(reason), std::move(entry.jobs)};
}

} // namespace

std::vector<ExceededLimit> exceededLimits(const Scenario& scenario, NodeRow row)
{
    const bool hasLimits = scenario.tree.columns().extras || !scenario.priority->qosLimits.empty();
    return hasLimits ? JobLimitCheck(scenario, row).find() : std::vector<ExceededLimit>();
}

std::vector<std::string> jobLimitReasons(const Scenario& scenario)
{
    std::vector<std::string> reasons(scenario.priority->queue->jobs.size());
    for (const ExceededLimit& limit : exceededLimits(scenario, 0))
        for (const std::uint32_t job : limit.jobs)
            reasons[job].append(reasons[job].empty() ? "" : ", ").append(limit.reason);
    return reasons;
}

} // namespace fairshare
