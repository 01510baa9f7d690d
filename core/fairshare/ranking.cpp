// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/ranking.h"

#include "core/base/key_sort.h"

#include <bit>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// Maps doubles to words of the opposite order: the highest factor gets the smallest key, NaN the largest.
std::uint64_t descendingKey(double factor)
{
    if (std::isnan(factor))
        return ~std::uint64_t{0};
    const auto bits = std::bit_cast<std::uint64_t>(factor == 0 ? 0.0 : factor);
    const std::uint64_t ascending = (bits >> 63) != 0 ? ~bits : bits | (std::uint64_t{1} << 63);
    return ~ascending - 1;
}

template <typename KeyOf>
std::vector<std::uint32_t> rankBy(const ShareTree& tree, KeyOf keyOf)
{
    std::vector<NodeRow> users;
    std::vector<std::uint64_t> keys;
    users.reserve(tree.userCount());
    keys.reserve(tree.userCount());
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row)) {
            users.push_back(row);
            keys.push_back(keyOf(row));
        }
    KeySorter sorter;
    const auto order = sorter.order(
        users.size(), [&keys](std::size_t i) { return keys[i]; },
        [&keys](std::size_t i, std::size_t j) { return keys[i] != keys[j] ? keys[i] < keys[j] : i < j; });
    std::vector<std::uint32_t> rank(tree.size(), UndefinedCount);
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || keys[order[i]] != keys[order[i - 1]])
            place = static_cast<std::uint32_t>(i + 1);
        rank[users[order[i]]] = place;
    }
    return rank;
}

} // namespace

std::vector<std::uint32_t> rankUsers(const ShareTree& tree, std::span<const double> factor)
{
    return rankBy(tree, [factor](NodeRow row) { return descendingKey(factor[row]); });
}

std::vector<std::uint32_t> rankUsersByWord(const ShareTree& tree, std::span<const std::uint64_t> word)
{
    return rankBy(tree, [word](NodeRow row) { return ~word[row]; });
}

} // namespace fairshare
