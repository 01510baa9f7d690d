// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/replay_accounts.h"

#include "core/base/say.h"
#include "core/fairshare/levels.h"
#include "core/fairshare/normalized_shares.h"
#include "core/simulator/section/class_text.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_map>
#include <unordered_set>

namespace fairshare {
namespace {

std::vector<double> targetShares(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    const Levels levels(tree);
    const NormalizedShares shares = normalizeShares(tree, levels);
    std::map<NodeRow, std::size_t> sharers; // by account: charged users with parent shares
    for (const NodeRow row : rows)
        if (tree.hasParentShares(row))
            ++sharers[levels.fairshareParent(row)];
    std::vector<double> targets;
    targets.reserve(rows.size());
    for (const NodeRow row : rows) {
        const double own = (*shares.ofCluster)[row];
        targets.push_back(tree.hasParentShares(row)
                ? own / static_cast<double>(sharers.at(levels.fairshareParent(row)))
                : own);
    }
    return targets;
}

Result<ReplayAccounts> flatAccounts(const Workload& workload, JobAttribute attribute)
{
    ReplayAccounts accounts;
    accounts.charged = accountsBy(workload, attribute);
    accounts.names.resize(accounts.charged.count);
    const auto place = static_cast<std::size_t>(attribute);
    for (std::size_t job = 0; job < workload.jobs.size(); ++job)
        accounts.names[accounts.charged.ofJob[job]] =
            workload.names[place][workload.jobs[job].attributes[place]];
    ShareTreeBuilder builder;
    for (std::size_t account = 0; account < accounts.charged.count; ++account) {
        // Names of equal length sort in the order of their numbers. Names in the log can be empty.
        builder.add(builder.root(), {.name = fmt::format("{:08}", account)});
        accounts.rows.push_back(static_cast<NodeRow>(account + 1));
    }
    Diagnostics none;
    auto tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, none);
    if (!tree)
        return tl::unexpected(tree.error());
    accounts.tree = *std::move(tree);
    accounts.shares = targetShares(accounts.tree, accounts.rows);
    return accounts;
}

/// Finds the row of the site's tree that is charged for a job.
class SiteRows {
public:
    SiteRows(const ShareTree& tree, JobAttribute by)
        : m_tree(tree)
        , m_by(by)
    {
        for (NodeRow row = 1; row < tree.size(); ++row)
            (tree.isUser(row) ? m_users : m_accounts)[tree.name(row)].push_back(row);
    }

    NodeRow find(std::string_view name, std::string_view account) const
    {
        const NodeRow ofAccount = first(m_accounts, name);
        if (m_by != JobAttribute::User && ofAccount != NoRow)
            return ofAccount;
        const auto users = m_users.find(name);
        if (users == m_users.end())
            return ofAccount;
        if (m_by == JobAttribute::User)
            for (const NodeRow row : users->second)
                if (m_tree.name(m_tree.parent(row)) == account)
                    return row;
        return users->second.front();
    }

private:
    using Rows = std::unordered_map<std::string_view, std::vector<NodeRow>>;

    static NodeRow first(const Rows& rows, std::string_view name)
    {
        const auto found = rows.find(name);
        return found == rows.end() ? NoRow : found->second.front();
    }

    const ShareTree& m_tree;
    JobAttribute m_by;
    Rows m_users;
    Rows m_accounts;
};

/// The site's tree without usage. In a charged account, one synthetic user replaces everything below it. If
/// rows below the account are charged too, it replaces only the account's own users, with the sum of their
/// shares.
class ReplayTreeDraft {
public:
    /// @param isCharged by row
    ReplayTreeDraft(const ShareTree& site, const std::vector<bool>& isCharged)
        : m_site(site)
        , m_builder(site.name(RootRow))
        , m_charged(site.size(), m_builder.root())
    {
        std::vector<NodeRow> chargedUntil(site.size() + 1); // by row: number of charged rows before it
        for (NodeRow row = 0; row < site.size(); ++row)
            chargedUntil[row + 1] = chargedUntil[row] + (isCharged[row] ? 1 : 0);
        std::vector<ShareTreeBuilder::Handle> handles(site.size(), m_builder.root());
        for (NodeRow row = 1; row < site.size(); ++row) {
            if (site.isUser(row) && isCharged[site.parent(row)])
                continue;
            handles[row] = m_charged[row] = m_builder.add(handles[site.parent(row)], nodeOf(row));
            if (!isCharged[row] || site.isUser(row))
                continue;
            const NodeRow end = site.subtreeEnd(row);
            const bool standsForAll = chargedUntil[end] == chargedUntil[row + 1];
            m_charged[row] = m_builder.add(
                handles[row], {.name = site.name(row), .shares = standsForAll ? 1 : sharesOfUsers(row)});
            if (standsForAll)
                row = end - 1;
        }
    }

    /// Returns the user that is charged for the jobs of a charged row of the site's tree.
    ShareTreeBuilder::Handle userFor(NodeRow row) const { return m_charged[row]; }

    /// Builds the tree. @param users handles; replaced by rows of the tree
    Result<ShareTree> finish(std::vector<NodeRow>& users) &&
    {
        std::vector<ShareTreeBuilder::Handle> handles;
        Diagnostics none;
        auto tree = std::move(m_builder).build(ShareTreeBuilder::Repeats::Number, none, nullptr, &handles);
        if (!tree)
            return tree;
        std::vector<NodeRow> rowOf(handles.size());
        for (NodeRow row = 0; row < handles.size(); ++row)
            rowOf[handles[row]] = row;
        for (NodeRow& user : users)
            user = rowOf[user];
        return tree;
    }

private:
    NodeDraft nodeOf(NodeRow row) const
    {
        return {.kind = m_site.isUser(row) ? NodeKind::User : NodeKind::Account,
            .name = m_site.name(row),
            .shares = m_site.shares(row),
            .partition = m_site.partition(row),
            .association = m_site.association(row)};
    }

    std::uint32_t sharesOfUsers(NodeRow account) const
    {
        std::uint64_t sum = 0;
        for (NodeRow child = account + 1; child < m_site.subtreeEnd(account);
            child = m_site.subtreeEnd(child))
            if (m_site.isUser(child) && !m_site.hasParentShares(child))
                sum += m_site.shares(child);
        return static_cast<std::uint32_t>(std::clamp<std::uint64_t>(sum, 1, MaxShares));
    }

    const ShareTree& m_site;
    ShareTreeBuilder m_builder;
    std::vector<ShareTreeBuilder::Handle> m_charged; ///< user by row of the site's tree
};

/// Adds the parent account to names that several charged rows share.
void addAccounts(const ShareTree& site, const std::vector<NodeRow>& rows, std::vector<std::string>& names)
{
    std::map<std::string, std::size_t> bearers;
    for (const std::string& name : names)
        ++bearers[name];
    for (std::size_t at = 0; at < names.size(); ++at)
        if (bearers.at(names[at]) > 1)
            names[at] = fmt::format("{}/{}", site.name(site.parent(rows[at])), names[at]);
}

Result<ReplayAccounts> siteAccounts(const Workload& workload, JobAttribute by, const ShareTree& site)
{
    const auto place = static_cast<std::size_t>(by);
    constexpr auto AccountPlace = static_cast<std::size_t>(JobAttribute::Account);
    const SiteRows rows(site, by);
    ReplayAccounts accounts;
    std::vector<bool> isCharged(site.size());
    std::vector<NodeRow> charged; // by account
    std::map<std::pair<std::uint32_t, std::uint32_t>, NodeRow> found; // by charged attribute and account
    std::unordered_map<NodeRow, std::uint32_t> numbers; // by row of the site's tree
    std::unordered_set<std::string_view> told;
    for (const SubmittedJob& job : workload.jobs) {
        const std::string& name = workload.names[place][job.attributes[place]];
        const auto [known, isNew] =
            found.try_emplace({job.attributes[place], job.attributes[AccountPlace]}, NoRow);
        if (isNew)
            known->second = rows.find(name, workload.names[AccountPlace][job.attributes[AccountPlace]]);
        if (known->second == NoRow) {
            ++accounts.unknownJobs;
            if (told.insert(name).second)
                accounts.unknownNames.push_back(name);
            accounts.charged.ofJob.push_back(ChargedAccounts::Nobody);
            continue;
        }
        const auto [number, isFirst] =
            numbers.try_emplace(known->second, static_cast<std::uint32_t>(accounts.charged.count));
        if (isFirst) {
            ++accounts.charged.count;
            accounts.names.push_back(name);
            isCharged[known->second] = true;
            charged.push_back(known->second);
        }
        accounts.charged.ofJob.push_back(number->second);
    }
    addAccounts(site, charged, accounts.names);
    ReplayTreeDraft draft(site, isCharged);
    for (const NodeRow row : charged)
        accounts.rows.push_back(draft.userFor(row));
    auto tree = std::move(draft).finish(accounts.rows);
    if (!tree)
        return tl::unexpected(tree.error());
    accounts.tree = *std::move(tree);
    accounts.shares = targetShares(accounts.tree, accounts.rows);
    return accounts;
}

} // namespace

bool isNameless(const Workload& workload, JobAttribute attribute)
{
    return std::ranges::all_of(workload.names[static_cast<std::size_t>(attribute)],
        [](const std::string& name) { return name.empty(); });
}

std::string namelessText(JobAttribute attribute)
{
    return fairshare::say("{} is not recorded for any job; all jobs are charged to one unnamed account",
        attributeName(attribute));
}

Result<ReplayAccounts> replayAccounts(
    const ReplaySection& section, const Workload& workload, const ShareTree& tree)
{
    return section.tree == ReplayTree::Flat ? flatAccounts(workload, section.accountBy)
                                            : siteAccounts(workload, section.accountBy, tree);
}

} // namespace fairshare
