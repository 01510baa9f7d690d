// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/job_fairshare.h"

#include "core/scenario/evaluation.h"
#include "core/table/result_table.h"
#include "core/tree/share_tree.h"

#include <cmath>
#include <string_view>
#include <unordered_map>

namespace fairshare {
namespace {

constexpr std::string_view JobColumn = "factor_job";
constexpr std::string_view DisplayedColumn = "factor";

/// Associations by user.
class UserRows {
public:
    explicit UserRows(const ShareTree& tree)
        : m_tree(tree)
    {
        for (NodeRow row = 0; row < tree.size(); ++row)
            if (tree.isUser(row))
                m_rows[tree.name(row)].push_back(row);
    }

    NodeRow find(const Job& job) const
    {
        const auto user = m_rows.find(job.user);
        if (job.user.empty() || user == m_rows.end())
            return NoRow;
        if (job.account.empty())
            return user->second.size() == 1 ? user->second.front() : NoRow;
        NodeRow anywhere = NoRow;
        for (const NodeRow row : user->second) {
            if (m_tree.name(m_tree.parent(row)) != job.account)
                continue;
            if (m_tree.partition(row).empty())
                anywhere = row;
            else if (m_tree.partition(row) == job.partitions.front().name)
                return row;
        }
        return anywhere;
    }

private:
    const ShareTree& m_tree;
    std::unordered_map<std::string_view, std::vector<NodeRow>> m_rows;
};

bool asksTree(const PrioritySection& section, const Job& job)
{
    return section.fairshareSource == FairshareSource::Tree || !job.fairshare;
}

/// Returns the factor of a row. Values that are not finite are reported by the algorithm and count as 0 here.
double figureOf(std::span<const double> factors, NodeRow row)
{
    return row == NoRow || !std::isfinite(factors[row]) ? 0 : factors[row];
}

} // namespace

std::vector<NodeRow> jobAssociations(const ShareTree& tree, const JobQueue& queue)
{
    const UserRows users(tree);
    std::vector<NodeRow> rows;
    rows.reserve(queue.jobs.size());
    for (const Job& job : queue.jobs)
        rows.push_back(users.find(job));
    return rows;
}

Values<double> jobFairshare(const PrioritySection& section, const TreeFairshare& tree)
{
    const std::vector<Job>& jobs = section.queue->jobs;
    std::span<const double> factors;
    if (tree.result != nullptr) {
        const ResultTable& table = tree.result->table;
        factors = table.reals(table.find(JobColumn) != nullptr ? JobColumn : DisplayedColumn);
    }
    Values<double> fairshare(jobs.size());
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        if (!asksTree(section, jobs[job]))
            fairshare[job] = *jobs[job].fairshare;
        else
            fairshare[job] = factors.empty() ? 0 : figureOf(factors, tree.associations[job]);
    }
    return fairshare;
}

std::vector<std::uint32_t> jobsWithoutAssociation(
    const PrioritySection& section, std::span<const NodeRow> associations)
{
    std::vector<std::uint32_t> missing;
    const std::vector<Job>& jobs = section.queue->jobs;
    for (std::uint32_t job = 0; job < jobs.size(); ++job)
        if (associations[job] == NoRow && asksTree(section, jobs[job]))
            missing.push_back(job);
    return missing;
}

} // namespace fairshare
