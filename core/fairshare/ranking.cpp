// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/ranking.h"

#include "core/base/key_sort.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// A user and its key; smaller keys rank first.
struct Keyed {
    std::uint64_t key;
    NodeRow row;
};

/// Maps doubles to words of the opposite order: the highest factor gets the smallest key, NaN the largest.
std::uint64_t descendingKey(double factor)
{
    if (std::isnan(factor))
        return ~std::uint64_t{0};
    const auto bits = std::bit_cast<std::uint64_t>(factor == 0 ? 0.0 : factor);
    const std::uint64_t ascending = (bits >> 63) != 0 ? ~bits : bits | (std::uint64_t{1} << 63);
    return ~ascending - 1;
}

bool keyLess(const Keyed& a, const Keyed& b)
{
    return a.key < b.key;
}

/// Sorts input that is nearly in order: what stands out of order is taken out, sorted and merged back.
/// Returns false, with the input untouched, when too much is out of order for this to pay.
bool repairOrder(std::vector<Keyed>& items)
{
    const std::size_t mostMoved = items.size() / 16;
    std::vector<Keyed> kept;
    std::vector<Keyed> moved;
    kept.reserve(items.size());
    for (const Keyed& item : items) {
        // One element that moved to the front must not push all that follow it into `moved`.
        while (!kept.empty() && item.key < kept.back().key && moved.size() <= mostMoved) {
            moved.push_back(kept.back());
            kept.pop_back();
        }
        if (moved.size() > mostMoved)
            return false;
        kept.push_back(item);
    }
    std::sort(moved.begin(), moved.end(), keyLess);
    std::merge(kept.begin(), kept.end(), moved.begin(), moved.end(), items.begin(), keyLess);
    return true;
}

void sortUsers(std::vector<Keyed>& items, bool nearlySorted)
{
    if (nearlySorted && repairOrder(items))
        return;
    sortByKey(std::span(items), [](const Keyed& item) { return item.key; }, keyLess);
}

template <typename KeyOf>
std::vector<std::uint32_t> rankBy(const ShareTree& tree, std::span<const std::uint32_t> previous, KeyOf keyOf)
{
    std::vector<Keyed> users;
    users.reserve(tree.userCount());
    if (previous.empty()) {
        for (NodeRow row = 0; row < tree.size(); ++row)
            if (tree.isUser(row))
                users.push_back({keyOf(row), row});
    } else {
        assert(previous.size() == tree.size());
        for (const NodeRow row : usersByRank(previous))
            users.push_back({keyOf(row), row});
    }
    sortUsers(users, !previous.empty());
    std::vector<std::uint32_t> rank(tree.size(), UndefinedCount);
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < users.size(); ++i) {
        if (i == 0 || users[i].key != users[i - 1].key)
            place = static_cast<std::uint32_t>(i + 1);
        rank[users[i].row] = place;
    }
    return rank;
}

} // namespace

std::vector<std::uint32_t> rankUsers(
    const ShareTree& tree, std::span<const double> factor, std::span<const std::uint32_t> previous)
{
    return rankBy(tree, previous, [factor](NodeRow row) { return descendingKey(factor[row]); });
}

std::vector<std::uint32_t> rankUsersByWord(
    const ShareTree& tree, std::span<const std::uint64_t> word, std::span<const std::uint32_t> previous)
{
    return rankBy(tree, previous, [word](NodeRow row) { return ~word[row]; });
}

std::vector<NodeRow> usersByRank(std::span<const std::uint32_t> rank)
{
    // Ranks are places, so counting how many stand on each place sorts them in one pass.
    std::vector<std::uint32_t> next(rank.size() + 2, 0);
    std::size_t users = 0;
    for (const std::uint32_t place : rank)
        if (place != UndefinedCount) {
            ++next[place + 1];
            ++users;
        }
    for (std::size_t place = 1; place < next.size(); ++place)
        next[place] += next[place - 1];
    std::vector<NodeRow> order(users);
    for (NodeRow row = 0; row < rank.size(); ++row)
        if (rank[row] != UndefinedCount)
            order[next[rank[row]]++] = row;
    return order;
}

} // namespace fairshare
