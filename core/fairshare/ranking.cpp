// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/ranking.h"

#include "core/base/key_sort.h"
#include "core/base/values.h"
#include "core/tree/share_tree.h"

#include <bit>

namespace fairshare {
namespace {

/// Maps doubles to integers in the opposite order: the highest factor gets the smallest key, NaN the largest.
/// Has no branches, because they would be unpredictable.
std::uint64_t descendingKey(double factor)
{
    const auto bits = std::bit_cast<std::uint64_t>(factor + 0.0); // turns -0 into +0
    const std::uint64_t negative = std::uint64_t{0} - (bits >> 63);
    const std::uint64_t ascending = bits ^ (negative | (std::uint64_t{1} << 63));
    constexpr std::uint64_t InfinityBits = 0x7FF0000000000000U;
    const bool isNan = (bits & ~(std::uint64_t{1} << 63)) > InfinityBits;
    return ~ascending | (std::uint64_t{0} - std::uint64_t{isNan});
}

/// Assigns ranks to users that are added in order.
class Places {
public:
    explicit Places(std::size_t rows)
        : m_rank(rows, UndefinedCount)
    {
    }

    void add(NodeRow user, bool tiesWithPredecessor)
    {
        ++m_count;
        if (!tiesWithPredecessor)
            m_place = m_count;
        m_rank[user] = m_place;
    }
    Values<std::uint32_t> take() && { return std::move(m_rank); }

private:
    Values<std::uint32_t> m_rank;
    std::uint32_t m_count = 0;
    std::uint32_t m_place = 0;
};

template <typename KeyOf>
Values<std::uint32_t> rankBy(const ShareTree& tree, KeyOf keyOf)
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
    Places places(rows);
    for (std::size_t i = 0; i < sorter.size(); ++i) {
        const NodeRow user = sorter.item(i);
        places.add(user, i != 0 && !sorter.surelyDiffers(i) && keyOf(user) == keyOf(sorter.item(i - 1)));
    }
    return std::move(places).take();
}

} // namespace

Values<std::uint32_t> rankUsers(const ShareTree& tree, std::span<const double> factor)
{
    return rankBy(tree, [factor](NodeRow row) { return descendingKey(factor[row]); });
}

Values<std::uint32_t> rankUsersByWord(const ShareTree& tree, std::span<const std::uint64_t> word)
{
    return rankBy(tree, [word](NodeRow row) { return ~word[row]; });
}

} // namespace fairshare
