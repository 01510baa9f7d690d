// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/row_match.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace fairshare {
namespace {

bool isUser(const TreeShape& shape, NodeRow row)
{
    return shape.kind[row] == NodeKind::User;
}

std::size_t sizeOf(const TreeShape& shape)
{
    return shape.parent.size();
}

/// Returns the key of a user within an account, in the order of the tree.
auto userKey(const TreeShape& shape, NodeRow row, bool withIds)
{
    return std::tuple(shape.name.at(row), shape.partition.at(row), withIds ? shape.association[row] : 0);
}

bool bothHaveIds(const TreeShape& now, const TreeShape& earlier)
{
    return !now.association.empty() && !earlier.association.empty();
}

/// A row in each of two trees.
struct Pair {
    NodeRow now;
    NodeRow earlier;
};

std::vector<NodeRow> unmatchedUsers(const TreeShape& shape, const std::vector<NodeRow>& counterpart)
{
    std::vector<NodeRow> users;
    for (NodeRow row = 0; row < counterpart.size(); ++row)
        if (isUser(shape, row) && counterpart[row] == NoRow)
            users.push_back(row);
    return users;
}

/// Collects pairs of matching rows.
class Matching {
public:
    Matching(const TreeShape& now, const TreeShape& earlier)
        : m_now(now)
        , m_earlier(earlier)
        , m_later(sizeOf(earlier), NoRow)
    {
        m_match.earlier.assign(sizeOf(now), NoRow);
    }

    void matchNames();
    void take(std::vector<NodeRow> earlier);
    void matchLeft();
    void matchMovedUsers();
    RowMatch finished() &&;

private:
    void pair(Pair rows)
    {
        m_match.earlier[rows.now] = rows.earlier;
        m_later[rows.earlier] = rows.now;
    }
    void pairUsers(Pair account);
    void matchLeftAccounts();
    void matchLeftUsers();

    const TreeShape& m_now;
    const TreeShape& m_earlier;
    RowMatch m_match;
    std::vector<NodeRow> m_later; ///< by row of the earlier tree: the current row, or NoRow
};

/// Pairs the users of an account. They follow their account, in the same order in both trees. Identical users
/// are paired in order.
void Matching::pairUsers(Pair account)
{
    const bool withIds = bothHaveIds(m_now, m_earlier);
    const auto isUserOf = [](const TreeShape& shape, NodeRow row) {
        return row < sizeOf(shape) && isUser(shape, row);
    };
    for (Pair rows{account.now + 1, account.earlier + 1};
        isUserOf(m_now, rows.now) && isUserOf(m_earlier, rows.earlier);) {
        const auto order = userKey(m_now, rows.now, withIds) <=> userKey(m_earlier, rows.earlier, withIds);
        if (order == 0)
            pair(rows);
        rows.now += order <= 0 ? 1U : 0U;
        rows.earlier += order >= 0 ? 1U : 0U;
    }
}

void Matching::matchNames()
{
    std::unordered_map<std::string_view, NodeRow> accounts;
    for (NodeRow row = 1; row < sizeOf(m_earlier); ++row)
        if (!isUser(m_earlier, row))
            accounts.emplace(m_earlier.name.at(row), row);
    for (NodeRow row = 0; row < sizeOf(m_now); ++row) {
        if (isUser(m_now, row))
            continue;
        const auto found = accounts.find(m_now.name.at(row));
        if (row != RootRow && found == accounts.end())
            continue;
        const Pair account{row, row == RootRow ? RootRow : found->second};
        pair(account);
        pairUsers(account);
    }
}

/// Adopts known pairs.
/// @param earlier by current row; each row of the earlier tree at most once
void Matching::take(std::vector<NodeRow> earlier)
{
    for (NodeRow row = 0; row < earlier.size(); ++row)
        if (earlier[row] != NoRow)
            m_later[earlier[row]] = row;
    m_match.earlier = std::move(earlier);
}

void Matching::matchLeft()
{
    matchLeftAccounts();
    matchLeftUsers();
}

void Matching::matchLeftAccounts()
{
    std::unordered_map<std::string_view, NodeRow> left;
    for (NodeRow row = 0; row < sizeOf(m_earlier); ++row)
        if (m_later[row] == NoRow && !isUser(m_earlier, row))
            left.emplace(m_earlier.name.at(row), row);
    for (NodeRow row = 0; row < sizeOf(m_now) && !left.empty(); ++row)
        if (m_match.earlier[row] == NoRow && !isUser(m_now, row))
            if (const auto found = left.find(m_now.name.at(row)); found != left.end())
                pair({row, found->second});
}

void Matching::matchLeftUsers()
{
    using Key = std::tuple<NodeRow, std::string_view, std::string_view>; // account in the earlier tree
    using Users = std::vector<std::pair<Key, NodeRow>>;
    Users then;
    for (NodeRow row = 0; row < sizeOf(m_earlier); ++row)
        if (m_later[row] == NoRow && isUser(m_earlier, row))
            then.emplace_back(
                Key(m_earlier.parent[row], m_earlier.name.at(row), m_earlier.partition.at(row)), row);
    Users now;
    for (NodeRow row = 0; row < sizeOf(m_now) && !then.empty(); ++row)
        if (m_match.earlier[row] == NoRow && isUser(m_now, row))
            now.emplace_back(
                Key(m_match.earlier[m_now.parent[row]], m_now.name.at(row), m_now.partition.at(row)), row);
    std::sort(then.begin(), then.end());
    std::sort(now.begin(), now.end());
    for (auto [a, b] = std::pair(now.cbegin(), then.cbegin()); a != now.cend() && b != then.cend();) {
        const auto order = a->first <=> b->first;
        if (order == 0)
            pair({a->second, b->second});
        a += order <= 0 ? 1 : 0;
        b += order >= 0 ? 1 : 0;
    }
}

void Matching::matchMovedUsers()
{
    using Key = std::pair<std::string_view, std::string_view>;
    struct Found {
        NodeRow now = NoRow;
        NodeRow earlier = NoRow;
        bool repeated = false;
    };
    std::map<Key, Found> users;
    const auto note = [&users](Key key, NodeRow Found::* side, NodeRow row) {
        Found& found = users[key];
        found.repeated = found.repeated || found.*side != NoRow;
        found.*side = row;
    };
    for (NodeRow row = 0; row < sizeOf(m_earlier); ++row)
        if (m_later[row] == NoRow && isUser(m_earlier, row))
            note({m_earlier.name.at(row), m_earlier.partition.at(row)}, &Found::earlier, row);
    for (NodeRow row = 0; row < sizeOf(m_now) && !users.empty(); ++row)
        if (m_match.earlier[row] == NoRow && isUser(m_now, row))
            note({m_now.name.at(row), m_now.partition.at(row)}, &Found::now, row);
    for (const auto& [key, found] : users)
        if (!found.repeated && found.now != NoRow && found.earlier != NoRow)
            pair({found.now, found.earlier});
}

RowMatch Matching::finished() &&
{
    m_match.usersOnlyNow = unmatchedUsers(m_now, m_match.earlier);
    m_match.usersOnlyEarlier = unmatchedUsers(m_earlier, m_later);
    return std::move(m_match);
}

/// Returns the row in the original tree.
NodeRow originOf(const ShareTree& tree, NodeRow row)
{
    const auto& origin = tree.columns().origin;
    return origin ? origin->row[row] : row;
}

const std::shared_ptr<const TreeShape>& originShape(const ShareTree& tree)
{
    const ShareTree::Columns& columns = tree.columns();
    return columns.origin ? columns.origin->shape : columns.shape;
}

RowMatch namesMatched(const TreeShape& now, const TreeShape& earlier)
{
    Matching matching(now, earlier);
    matching.matchNames();
    return std::move(matching).finished();
}

/// Returns by current row the row in the earlier tree with the same original row. Trees of separate origin
/// are matched by their original names.
std::vector<NodeRow> matchedOrigins(const ShareTree& now, const ShareTree& earlier)
{
    const TreeShape& nowFirst = *originShape(now);
    const TreeShape& earlierFirst = *originShape(earlier);
    std::vector<NodeRow> earlierOf(sizeOf(earlierFirst), NoRow);
    for (NodeRow row = 0; row < earlier.size(); ++row)
        if (const NodeRow origin = originOf(earlier, row); origin != NoRow)
            earlierOf[origin] = row;
    if (&nowFirst != &earlierFirst) {
        std::vector<NodeRow> through = namesMatched(nowFirst, earlierFirst).earlier;
        for (NodeRow& row : through)
            row = row == NoRow ? NoRow : earlierOf[row];
        earlierOf = std::move(through);
    }
    std::vector<NodeRow> matched(now.size(), NoRow);
    for (NodeRow row = 0; row < now.size(); ++row)
        if (const NodeRow origin = originOf(now, row); origin != NoRow)
            matched[row] = earlierOf[origin];
    return matched;
}

} // namespace

RowMatch sameRows(std::size_t size)
{
    RowMatch match;
    match.earlier.resize(size);
    std::iota(match.earlier.begin(), match.earlier.end(), RootRow);
    return match;
}

bool haveSameShape(const ShareTree& now, const ShareTree& earlier)
{
    return now.columns().shape == earlier.columns().shape || now.shape() == earlier.shape();
}

RowMatch matchNames(const ShareTree& now, const ShareTree& earlier)
{
    return haveSameShape(now, earlier) ? sameRows(now.size()) : namesMatched(now.shape(), earlier.shape());
}

RowMatch matchRows(const ShareTree& now, const ShareTree& earlier)
{
    if (haveSameShape(now, earlier))
        return sameRows(now.size());
    Matching matching(now.shape(), earlier.shape());
    matching.take(matchedOrigins(now, earlier));
    matching.matchLeft();
    if (originShape(now) != originShape(earlier))
        matching.matchMovedUsers();
    return std::move(matching).finished();
}

ShareTree withOrigin(const ShareTree& tree, const ShareTree& source, std::vector<NodeRow> earlier)
{
    for (NodeRow& row : earlier)
        row = row == NoRow ? NoRow : originOf(source, row);
    ShareTree::Columns columns = tree.columns();
    columns.origin = std::make_shared<const TreeOrigin>(TreeOrigin{originShape(source), std::move(earlier)});
    return ShareTree(std::move(columns));
}

} // namespace fairshare
