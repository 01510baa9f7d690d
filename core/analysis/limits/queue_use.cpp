// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/queue_use.h"

#include "core/priority/array_tasks.h"
#include "core/tree/share_tree.h"

#include <algorithm>

namespace fairshare {
namespace {

void addAmount(TresAmounts& amounts, std::string_view name, std::uint64_t amount)
{
    const auto found = std::find_if(
        amounts.begin(), amounts.end(), [name](const auto& entry) { return entry.first == name; });
    if (found == amounts.end())
        amounts.emplace_back(name, amount);
    else
        found->second += amount;
}

} // namespace

JobOwner::JobOwner(const ShareTree& tree, NodeRow row)
    : m_isUser(tree.isUser(row))
    , m_user(tree.name(row))
    , m_partition(tree.partition(row))
{
    if (m_isUser)
        m_accounts.insert(tree.name(tree.parent(row)));
    for (NodeRow at = row; !m_isUser && at < tree.subtreeEnd(row); ++at)
        if (!tree.isUser(at))
            m_accounts.insert(tree.name(at));
}

bool JobOwner::owns(const Job& job) const
{
    if (!m_isUser)
        return m_accounts.contains(job.account);
    const bool elsewhere =
        !m_partition.empty() && (job.partitions.empty() || job.partitions.front().name != m_partition);
    return job.user == m_user && !elsewhere && (job.account.empty() || m_accounts.contains(job.account));
}

QueueUse queueUse(const JobQueue& queue, const ShareTree& tree, NodeRow row)
{
    const JobOwner owner(tree, row);
    return queueUse(queue, [&owner](const Job& job) { return owner.owns(job); });
}

QueueUse queueUse(const JobQueue& queue, const std::function<bool(const Job&)>& counts)
{
    QueueUse use;
    for (const Job& job : queue.jobs) {
        if (!counts(job))
            continue;
        if (job.state == JobState::Pending) {
            use.pending += tasksOf(job.id).tasks;
            continue;
        }
        ++use.running;
        bool hasCpus = false;
        for (const auto& [name, amount] : job.requested) {
            addAmount(use.inUse, name, amount);
            hasCpus = hasCpus || name == "cpu";
        }
        if (!hasCpus)
            addAmount(use.inUse, "cpu", job.cpus);
    }
    return use;
}

} // namespace fairshare
