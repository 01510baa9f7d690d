// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/ranking.h"

#include "core/base/key_sort.h"

#include <bit>
#include <utility>

namespace fairshare {
namespace {

/// Maps doubles to words of the opposite order: the highest factor gets the smallest key, NaN the largest.
/// Without a branch, as factors of neighbours are of any kind.
std::uint64_t descendingKey(double factor)
{
    const auto bits = std::bit_cast<std::uint64_t>(factor + 0.0); // of both zeros the positive one
    const std::uint64_t negative = std::uint64_t{0} - (bits >> 63);
    const std::uint64_t ascending = bits ^ (negative | (std::uint64_t{1} << 63));
    constexpr std::uint64_t InfinityBits = 0x7FF0000000000000U;
    const bool isNan = (bits & ~(std::uint64_t{1} << 63)) > InfinityBits;
    return ~ascending | (std::uint64_t{0} - std::uint64_t{isNan});
}

template <typename KeyOf>
std::vector<std::uint32_t> rankBy(const ShareTree& tree, KeyOf keyOf)
{
    const auto rows = static_cast<NodeRow>(tree.size());
    const auto& kind = tree.shape().kind;
    KeySorter sorter;
    sorter.sort(
        {.count = tree.userCount(), .highest = rows - 1},
        [&kind, rows](auto visit) {
            for (NodeRow row = 0; row < rows; ++row)
                if (kind[row] == NodeKind::User)
                    visit(row);
        },
        keyOf, [keyOf](NodeRow a, NodeRow b) { return keyOf(a) != keyOf(b) ? keyOf(a) < keyOf(b) : a < b; });
    std::vector<std::uint32_t> rank(rows, UndefinedCount);
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < sorter.size(); ++i) {
        const NodeRow user = sorter.item(i);
        if (i == 0 || sorter.surelyDiffers(i) || keyOf(user) != keyOf(sorter.item(i - 1)))
            place = static_cast<std::uint32_t>(i + 1);
        rank[user] = place;
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
