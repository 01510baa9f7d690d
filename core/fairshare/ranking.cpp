// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/ranking.h"

#include "core/base/key_sort.h"
#include "core/base/values.h"

#include <algorithm>
#include <bit>
#include <optional>

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

/// Hands out places to users that come in order.
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
Values<std::uint32_t> rankAnew(const ShareTree& tree, KeyOf keyOf)
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

/// A user's key, with the row to break ties.
struct Keyed {
    std::uint64_t key;
    NodeRow row;

    bool operator<(const Keyed& other) const { return key != other.key ? key < other.key : row < other.row; }
};

/// Users in the order of an earlier ranking.
Values<NodeRow> orderOf(const ShareTree& tree, std::span<const std::uint32_t> rank)
{
    Values<NodeRow> order(tree.userCount());
    Values<std::uint32_t> taken(tree.userCount(), 0); // by place, how many who share it came already
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        const std::uint32_t first = rank[row] - 1;
        order[first + taken[first]++] = row;
    }
    return order;
}

/// Splits users into those who still stand in order and those who moved.
struct Reordered {
    Values<Keyed> kept; ///< ascending
    Values<Keyed> moved; ///< ascending after sorting

    /// False when too many moved for a repair to pay.
    template <typename KeyOf>
    bool split(std::span<const NodeRow> order, KeyOf keyOf)
    {
        constexpr std::size_t MovedShare = 16;
        const std::size_t mostMoved = order.size() / MovedShare;
        kept.reserve(order.size());
        for (const NodeRow row : order) {
            place({keyOf(row), row});
            if (moved.size() > mostMoved)
                return false;
        }
        std::sort(moved.begin(), moved.end());
        return true;
    }

private:
    /// Where the next user does not follow the last ones, either it moved up or a few of them moved down.
    void place(const Keyed& next)
    {
        constexpr std::size_t MostMovedDown = 8;
        std::size_t movedDown = 0;
        while (
            movedDown < kept.size() && movedDown < MostMovedDown && next < kept[kept.size() - 1 - movedDown])
            ++movedDown;
        if (movedDown == MostMovedDown) {
            moved.push_back(next);
            return;
        }
        moved.insert(moved.end(), kept.end() - static_cast<std::ptrdiff_t>(movedDown), kept.end());
        kept.resize(kept.size() - movedDown);
        kept.push_back(next);
    }
};

/// Repairs an earlier ranking; nothing when sorting anew is cheaper.
template <typename KeyOf>
std::optional<Values<std::uint32_t>> rankFrom(
    const ShareTree& tree, std::span<const std::uint32_t> earlier, KeyOf keyOf)
{
    Reordered users;
    if (!users.split(orderOf(tree, earlier), keyOf))
        return std::nullopt;
    Places places(tree.size());
    std::optional<std::uint64_t> before;
    const auto add = [&](const Keyed& user) {
        places.add(user.row, before == user.key);
        before = user.key;
    };
    auto moved = users.moved.begin();
    for (const Keyed& user : users.kept) {
        for (; moved != users.moved.end() && *moved < user; ++moved)
            add(*moved);
        add(user);
    }
    std::for_each(moved, users.moved.end(), add);
    return std::move(places).take();
}

template <typename KeyOf>
Values<std::uint32_t> rankBy(const ShareTree& tree, std::span<const std::uint32_t> earlier, KeyOf keyOf)
{
    if (!earlier.empty())
        if (auto rank = rankFrom(tree, earlier, keyOf))
            return std::move(*rank);
    return rankAnew(tree, keyOf);
}

} // namespace

Values<std::uint32_t> rankUsers(
    const ShareTree& tree, std::span<const double> factor, std::span<const std::uint32_t> earlier)
{
    return rankBy(tree, earlier, [factor](NodeRow row) { return descendingKey(factor[row]); });
}

Values<std::uint32_t> rankUsersByWord(
    const ShareTree& tree, std::span<const std::uint64_t> word, std::span<const std::uint32_t> earlier)
{
    return rankBy(tree, earlier, [word](NodeRow row) { return ~word[row]; });
}

} // namespace fairshare
