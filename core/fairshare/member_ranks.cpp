// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/member_ranks.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <vector>

namespace fairshare {
namespace {

std::vector<std::uint32_t> sortedRanks(
    const ShareTree& tree, const Values<std::uint32_t>& rank, NodeRow above)
{
    std::vector<std::uint32_t> ranks;
    for (NodeRow row = above; row < tree.subtreeEnd(above); ++row)
        if (tree.isUser(row))
            ranks.push_back(rank[row]);
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

} // namespace

MemberRanks memberRanks(const ShareTree& tree, const Values<std::uint32_t>& rank, NodeRow row)
{
    MemberRanks span;
    for (NodeRow user = row; user < tree.subtreeEnd(row); ++user) {
        if (!tree.isUser(user))
            continue;
        if (span.users == 0 || rank[user] < span.best) {
            span.bestUser = user;
            span.best = rank[user];
        }
        if (span.users == 0 || rank[user] >= span.last) {
            span.lastUser = user;
            span.last = rank[user];
        }
        ++span.users;
    }
    return span;
}

PairCount countPairs(const ShareTree& tree, const Values<std::uint32_t>& rank, NodeRow first, NodeRow second)
{
    if (tree.isUser(first) && tree.isUser(second))
        return {1, rank[first] < rank[second] ? 1U : 0U, rank[second] < rank[first] ? 1U : 0U};
    const std::vector<std::uint32_t> ofFirst = sortedRanks(tree, rank, first);
    const std::vector<std::uint32_t> ofSecond = sortedRanks(tree, rank, second);
    PairCount count{.pairs = std::uint64_t{ofFirst.size()} * ofSecond.size()};
    auto below = ofSecond.begin(); // the first rank that is not better than `own`
    auto beyond = ofSecond.begin(); // the first rank that is worse
    for (const std::uint32_t own : ofFirst) {
        below = std::find_if(below, ofSecond.end(), [own](std::uint32_t other) { return other >= own; });
        beyond = std::find_if(beyond, ofSecond.end(), [own](std::uint32_t other) { return other > own; });
        count.secondAhead += static_cast<std::uint64_t>(below - ofSecond.begin());
        count.firstAhead += static_cast<std::uint64_t>(ofSecond.end() - beyond);
    }
    return count;
}

} // namespace fairshare
