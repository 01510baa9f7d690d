// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/ranking_walk.h"

#include "core/base/values.h"
#include "core/scenario/evaluation.h"
#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace fairshare {
namespace {

/// LevelFS by which Fair Tree sorts an account with parent shares.
constexpr long double ParentAccountLevelFs = 4294967294.0L;

struct ListRow {
    NodeRow row;
    long double levelFs;
    bool isAccount;
};

/// Builds and sorts the lists of one walk.
class WalkLists {
public:
    WalkLists(const Evaluation& evaluation, const AlgorithmResult& result)
        : m_evaluation(evaluation)
        , m_tree(evaluation.tree)
        , m_shares(result.table.reals("shares_norm"))
        , m_merges(toText(result.parameters.at("account_ties")) == "as_documented")
        , m_total(*evaluation.exactUsageTotal)
        , m_rank(*result.rank)
        , m_usersBefore(evaluation.tree.size() + 1)
    {
        m_usersBefore[0] = 0;
        for (NodeRow row = 0; row < m_tree.size(); ++row)
            m_usersBefore[row + 1] = m_usersBefore[row] + (m_tree.isUser(row) ? 1 : 0);
    }

    /// Returns the children of the accounts in the order of the walk.
    std::vector<ListRow> sorted(const std::vector<NodeRow>& accounts) const
    {
        std::vector<ListRow> list;
        for (const NodeRow account : accounts)
            for (const NodeRow child : m_evaluation.levels->children(account))
                list.push_back({child, levelFs(child, account), !m_tree.isUser(child)});
        std::sort(list.begin(), list.end(), [](const ListRow& a, const ListRow& b) {
            return std::tuple(-a.levelFs, a.isAccount, a.row) < std::tuple(-b.levelFs, b.isAccount, b.row);
        });
        return list;
    }

    /// Returns the accounts whose children form the next list when the account at `at` is entered. This is
    /// the account itself or, with merging, all accounts tied with it.
    std::vector<NodeRow> entered(const std::vector<ListRow>& list, std::size_t at) const
    {
        const auto ties = [&](std::size_t other) {
            return list[other].isAccount && list[other].levelFs == list[at].levelFs;
        };
        std::size_t first = at;
        std::size_t end = at + 1;
        while (m_merges && first > 0 && ties(first - 1))
            --first;
        while (m_merges && end < list.size() && ties(end))
            ++end;
        std::vector<NodeRow> accounts;
        for (std::size_t i = first; i < end; ++i)
            accounts.push_back(list[i].row);
        return accounts;
    }

    WalkEntry entry(const ListRow& row, std::uint32_t firstPlace) const
    {
        const bool parent = m_tree.hasParentShares(row.row);
        WalkEntry entry{row.row,
            parent ? std::numeric_limits<double>::infinity() : static_cast<double>(row.levelFs), firstPlace,
            users(row.row)};
        if (entry.users > 0)
            std::tie(entry.bestRank, entry.lastRank) = ranks(row.row);
        return entry;
    }

    /// Returns the number of users who take their places when the walk reaches this row.
    std::uint32_t users(NodeRow row) const
    {
        if (!m_tree.isUser(row) && m_tree.hasParentShares(row))
            return 0; // its members compete further up
        return m_usersBefore[m_tree.subtreeEnd(row)] - m_usersBefore[row];
    }

private:
    /// Returns the best and the last rank of the users at or below this row, which must have users.
    std::pair<std::uint32_t, std::uint32_t> ranks(NodeRow row) const
    {
        std::pair<std::uint32_t, std::uint32_t> range{UndefinedCount, 0};
        for (NodeRow at = row; at < m_tree.subtreeEnd(row); ++at)
            if (m_tree.isUser(at))
                range = {std::min(range.first, m_rank[at]), std::max(range.second, m_rank[at])};
        return range;
    }

    long double levelFs(NodeRow row, NodeRow account) const
    {
        if (m_tree.hasParentShares(row))
            return m_tree.isUser(row) ? std::numeric_limits<long double>::infinity() : ParentAccountLevelFs;
        if (m_shares[row] == 0)
            return 0;
        const long double whole = m_total[account];
        return m_shares[row] / (whole == 0 ? 0 : m_total[row] / whole);
    }

    const Evaluation& m_evaluation;
    const ShareTree& m_tree;
    std::span<const double> m_shares;
    bool m_merges;
    const Values<long double>& m_total;
    const Values<std::uint32_t>& m_rank;
    std::vector<std::uint32_t> m_usersBefore; ///< by row: users in the rows before it
};

std::size_t placeIn(const std::vector<ListRow>& list, NodeRow wanted)
{
    const auto found =
        std::find_if(list.begin(), list.end(), [wanted](const ListRow& row) { return row.row == wanted; });
    return static_cast<std::size_t>(found - list.begin());
}

} // namespace

std::vector<WalkLevel> rankingWalk(const Evaluation& evaluation, NodeRow user, std::size_t mostBefore)
{
    const AlgorithmResult* result = evaluation.find(RankPicture::Walk);
    if (result == nullptr || user >= evaluation.tree.size() || !evaluation.tree.isUser(user))
        return {};
    std::vector<NodeRow> chain;
    for (NodeRow row = user; row != RootRow; row = evaluation.levels->fairshareParent(row))
        chain.push_back(row);
    std::reverse(chain.begin(), chain.end());
    const WalkLists lists(evaluation, *result);
    std::vector<WalkLevel> walk;
    std::vector<NodeRow> accounts{RootRow};
    std::uint32_t place = 1;
    for (const NodeRow wanted : chain) {
        const std::vector<ListRow> list = lists.sorted(accounts);
        const std::size_t at = placeIn(list, wanted);
        std::vector<NodeRow> next = lists.entered(list, at);
        // Merged accounts are all entered at the position of the first one.
        const std::size_t start = placeIn(list, next.front());
        WalkLevel level{
            std::move(accounts), list.size(), start > mostBefore ? start - mostBefore : 0, {}, {}};
        for (std::size_t i = 0; i < start; ++i) {
            if (i >= level.skipped)
                level.before.push_back(lists.entry(list[i], place));
            place += lists.users(list[i].row);
        }
        level.next = lists.entry(list[at], place);
        walk.push_back(std::move(level));
        accounts = std::move(next);
    }
    return walk;
}

} // namespace fairshare
