// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/flips.h"

#include <algorithm>
#include <tuple>

namespace fairshare::review {
namespace {

struct Standing {
    NodeRow user = NoRow;
    std::uint32_t before = 0;
    std::uint32_t now = 0;
};

/// Counts pairs whose order is reversed while sorting by the current rank.
class Inversions {
public:
    /// @param users sorted by rank before; ties sorted by current rank, so that they are not counted as
    /// inversions
    explicit Inversions(std::vector<Standing> users)
        : m_users(std::move(users))
        , m_sorted(m_users)
        , m_scratch(m_users.size())
    {
    }

    std::uint64_t count()
    {
        std::uint64_t inversions = 0;
        for (std::size_t width = 1; width < m_sorted.size(); width *= 2) {
            for (std::size_t begin = 0; begin < m_sorted.size(); begin += 2 * width) {
                const std::size_t middle = std::min(begin + width, m_sorted.size());
                inversions += merge(begin, middle, std::min(begin + 2 * width, m_sorted.size()));
            }
            m_sorted.swap(m_scratch);
        }
        return inversions;
    }

    /// Returns the number of users in at least one pair.
    std::size_t concerned() const
    {
        std::vector<bool> moved(m_users.size(), false);
        std::uint32_t highest = 0;
        for (std::size_t at = 0; at < m_users.size(); ++at) {
            moved[at] = m_users[at].now < highest;
            highest = std::max(highest, m_users[at].now);
        }
        std::uint32_t lowest = UndefinedCount;
        for (std::size_t at = m_users.size(); at-- > 0;) {
            moved[at] = moved[at] || m_users[at].now > lowest;
            lowest = std::min(lowest, m_users[at].now);
        }
        return static_cast<std::size_t>(std::count(moved.begin(), moved.end(), true));
    }

    /// Returns the adjacent users, the raised one first, whose order is reversed. If there is only one pair,
    /// it is always adjacent.
    std::pair<Standing, Standing> onlyPair() const
    {
        for (std::size_t at = 1; at < m_users.size(); ++at)
            if (m_users[at - 1].now > m_users[at].now)
                return {m_users[at], m_users[at - 1]};
        return {};
    }

private:
    std::uint64_t merge(std::size_t begin, std::size_t middle, std::size_t end)
    {
        std::uint64_t inversions = 0;
        std::size_t left = begin;
        std::size_t right = middle;
        for (std::size_t at = begin; at < end; ++at) {
            const bool fromRight =
                left == middle || (right < end && m_sorted[right].now < m_sorted[left].now);
            inversions += fromRight ? middle - left : 0;
            m_scratch[at] = m_sorted[fromRight ? right++ : left++];
        }
        return inversions;
    }

    std::vector<Standing> m_users;
    std::vector<Standing> m_sorted;
    std::vector<Standing> m_scratch;
};

AccountFlips flipsOf(NodeRow account, std::vector<Standing> users)
{
    std::sort(users.begin(), users.end(), [](const Standing& a, const Standing& b) {
        return std::tuple(a.before, a.now, a.user) < std::tuple(b.before, b.now, b.user);
    });
    Inversions order(std::move(users));
    AccountFlips flips{.account = account, .inversions = order.count()};
    if (flips.inversions == 0)
        return flips;
    flips.users = order.concerned();
    if (flips.inversions == 1) {
        const auto [raised, lowered] = order.onlyPair();
        flips.raised = raised.user;
        flips.lowered = lowered.user;
        flips.swaps = raised.now == lowered.before && lowered.now == raised.before;
    }
    return flips;
}

} // namespace

std::vector<AccountFlips> flipsWithinAccounts(const RankComparison& comparison)
{
    std::vector<AccountFlips> all;
    if (!comparison.compares())
        return all;
    const ShareTree& tree = comparison.now().tree;
    std::vector<std::vector<Standing>> users(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && comparison.before[row] != UndefinedCount)
            users[tree.parent(row)].push_back({row, comparison.before[row], comparison.rankNow(row)});
    for (NodeRow account = 0; account < tree.size(); ++account)
        if (users[account].size() > 1)
            if (const AccountFlips flips = flipsOf(account, std::move(users[account])); flips.inversions != 0)
                all.push_back(flips);
    std::sort(all.begin(), all.end(), [](const AccountFlips& a, const AccountFlips& b) {
        return std::tuple(b.inversions, a.account) < std::tuple(a.inversions, b.account);
    });
    return all;
}

} // namespace fairshare::review
