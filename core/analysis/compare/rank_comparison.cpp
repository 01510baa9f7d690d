// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/rank_comparison.h"

#include "core/analysis/compare/change_cause.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fairshare {
namespace {

std::size_t placeOf(const Evaluation& evaluation, const AlgorithmResult& result)
{
    return static_cast<std::size_t>(&result - evaluation.results.data());
}

Error notEvaluated(const std::string& algorithm)
{
    return {ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", algorithm)};
}

void markChanged(RankComparison& comparison)
{
    comparison.changed.assign(comparison.now().tree.size(), 0);
    const ComparisonQuestion& question = comparison.question;
    if (question.comparesAlgorithms() || !question.baseline)
        return;
    const ChangeList changes =
        changesBetween(*question.now, *question.baseline, question.algorithm, comparison.match);
    for (const auto* rows : {&changes.moved, &changes.renamed, &changes.partitions, &changes.shares,
             &changes.usage, &changes.pendingJobs})
        for (const NodeRow row : *rows)
            comparison.changed[row] = 1;
    for (NodeRow row = 0; row < comparison.changed.size(); ++row)
        if (comparison.match.earlier[row] == NoRow)
            comparison.changed[row] = 1;
}

void takeMoves(RankComparison& comparison, const AlgorithmResult* other)
{
    const ComparisonQuestion& question = comparison.question;
    const Evaluation& now = *question.now;
    for (const AlgorithmResult& result : now.results) {
        const AlgorithmResult* reference =
            question.comparesAlgorithms() ? other : question.baseline->find(result.algorithm->id);
        // No moves can be computed for an algorithm that the baseline lacks.
        RankMoves moves;
        if (reference == nullptr)
            moves.move.assign(now.tree.size(), NoMove);
        else
            moves = movesSince(result, *reference, comparison.match);
        comparison.moves.push_back(std::move(moves));
    }
    const auto& rank = *other->rank;
    for (NodeRow row = 0; row < now.tree.size(); ++row)
        if (const NodeRow earlier = comparison.match.earlier[row]; earlier != NoRow)
            comparison.before[row] = rank[earlier];
    for (const NodeRow earlier : comparison.gone())
        comparison.before.push_back(rank[earlier]);
    for (std::size_t i = 0; i < comparison.moves.size(); ++i)
        for (const std::int32_t move : comparison.moves[i].move) {
            std::int32_t& largest =
                i == comparison.algorithm ? comparison.largestMove : comparison.largestOther;
            if (move != NoMove)
                largest = std::max(largest, std::abs(move));
        }
}

/// Returns the account of each user's group, by row.
std::vector<NodeRow> groupOfRows(const ShareTree& tree, Grouping grouping)
{
    std::vector<NodeRow> group(tree.size(), NoRow);
    NodeRow top = RootRow;
    for (NodeRow row = 1; row < tree.size() && grouping != Grouping::None; ++row) {
        if (tree.depth(row) == 1)
            top = tree.isUser(row) ? RootRow : row;
        if (tree.isUser(row))
            group[row] = grouping == Grouping::Accounts ? tree.parent(row) : top;
    }
    return group;
}

/// Returns the account of each user's group, by place. Removed users stay with the account of their former
/// group, or with the nearest account above it that still exists.
std::vector<NodeRow> groupOfPlaces(const RankComparison& comparison)
{
    const Grouping grouping = comparison.question.grouping;
    std::vector<NodeRow> group = groupOfRows(comparison.now().tree, grouping);
    group.resize(comparison.size(), NoRow);
    if (grouping == Grouping::None || comparison.gone().empty())
        return group;
    const ShareTree& earlier = comparison.question.baseline->tree;
    std::vector<NodeRow> rowNow(earlier.size(), NoRow);
    for (NodeRow row = 0; row < comparison.match.earlier.size(); ++row)
        if (const NodeRow before = comparison.match.earlier[row]; before != NoRow)
            rowNow[before] = row;
    const ShareTree& tree = comparison.now().tree;
    for (auto at = static_cast<NodeRow>(tree.size()); at < comparison.size(); ++at) {
        NodeRow before = earlier.parent(comparison.rowOf(at));
        while (before != RootRow && rowNow[before] == NoRow)
            before = earlier.parent(before);
        NodeRow account = before == RootRow ? RootRow : rowNow[before];
        while (grouping == Grouping::TopAccounts && tree.depth(account) > 1)
            account = tree.parent(account);
        group[at] = account;
    }
    return group;
}

void addUp(const RankComparison& comparison, ComparisonGroup& group)
{
    group.ranks.assign(comparison.moves.size(), 0);
    for (std::size_t at = group.begin; at < group.end; ++at) {
        const NodeRow row = comparison.users[at];
        for (std::size_t i = 0; i < comparison.moves.size(); ++i)
            if (const std::int32_t move = comparison.move(i, row); move != NoMove)
                group.ranks[i] += move;
        group.gone += comparison.isGone(row) ? 1U : 0U;
        const std::int32_t move = comparison.move(comparison.algorithm, row);
        if (move == NoMove)
            continue;
        if (move > 0)
            ++group.up;
        else if (move < 0)
            ++group.down;
        else
            ++group.kept;
    }
}

void gather(RankComparison& comparison)
{
    const std::vector<NodeRow> groupOf = groupOfPlaces(comparison);
    for (NodeRow at = 0; at < comparison.size(); ++at)
        if (comparison.isUser(at))
            comparison.users.push_back(at);
    // The root's own users are scattered in the order of the tree, so groups must be sorted together.
    std::sort(comparison.users.begin(), comparison.users.end(),
        [&groupOf](NodeRow a, NodeRow b) { return std::pair(groupOf[a], a) < std::pair(groupOf[b], b); });
    for (std::size_t at = 0; at < comparison.users.size(); ++at) {
        const NodeRow account = groupOf[comparison.users[at]];
        if (comparison.groups.empty() || comparison.groups.back().account != account)
            comparison.groups.push_back({.account = account, .begin = at, .end = at});
        comparison.groups.back().end = at + 1;
    }
    for (ComparisonGroup& group : comparison.groups)
        addUp(comparison, group);
}

void findLongestNames(RankComparison& comparison)
{
    const auto length = [&comparison](NodeRow at) {
        return comparison.name(at).size() + comparison.nameEnd(at).size();
    };
    const auto takeLonger = [&length](NodeRow& longest, NodeRow at) {
        if (at != NoRow && (longest == NoRow || length(at) > length(longest)))
            longest = at;
    };
    for (const NodeRow user : comparison.users)
        takeLonger(comparison.longestName, user);
    for (const ComparisonGroup& group : comparison.groups)
        takeLonger(comparison.longestGroup, group.account);
}

void findPlaces(RankComparison& comparison)
{
    comparison.place.assign(comparison.size(), UndefinedCount);
    for (std::size_t at = 0; at < comparison.users.size(); ++at)
        comparison.place[comparison.users[at]] = static_cast<std::uint32_t>(at);
    for (std::size_t at = 0; at < comparison.groups.size(); ++at)
        if (const NodeRow account = comparison.groups[at].account; account != NoRow)
            comparison.place[account] = static_cast<std::uint32_t>(at);
}

bool hasSameNames(const RankComparison& a, const RankComparison& b)
{
    const bool sameTree = a.now().tree.columns().shape == b.now().tree.columns().shape;
    return sameTree && a.gone() == b.gone()
        && (a.gone().empty()
            || a.question.baseline->tree.columns().shape == b.question.baseline->tree.columns().shape);
}

void tellNamesApart(RankComparison& comparison)
{
    const auto user = [&comparison](std::uint32_t at) {
        const NodeRow place = comparison.users[at];
        return namedUser(comparison.treeOf(place), comparison.rowOf(place));
    };
    const auto byPlace = [&](NamesAmong among) {
        NameEnds ends;
        for (auto& [at, words] : nameEnds(static_cast<std::uint32_t>(comparison.users.size()), user, among))
            ends.emplace(comparison.users[at], words);
        return std::make_shared<const NameEnds>(std::move(ends));
    };
    comparison.nameEnds = byPlace(NamesAmong::All);
    comparison.endsInAccounts = byPlace(NamesAmong::Account);
}

constexpr double NoKey = std::numeric_limits<double>::quiet_NaN();

/// Sort key of each row, ascending; NaN for rows without a value. Names are compared directly.
class SortKeys {
public:
    SortKeys(const RankComparison& comparison, const ComparisonOrder& order)
        : m_comparison(comparison)
        , m_order(order)
        , m_rank(*comparison.result().rank)
    {
        if (order.key == ComparisonKey::Name)
            return;
        m_keys.assign(comparison.size(), NoKey);
        for (const NodeRow row : comparison.users)
            m_keys[row] = order.descending ? -keyOf(row) : keyOf(row);
    }

    bool before(NodeRow a, NodeRow b) const
    {
        if (m_order.key == ComparisonKey::Name) {
            if (const auto order = m_comparison.name(a) <=> m_comparison.name(b); order != 0)
                return m_order.descending ? order > 0 : order < 0;
        } else if (const int order = compare(m_keys[a], m_keys[b]); order != 0) {
            return order < 0;
        }
        return std::pair(rankOf(a), a) < std::pair(rankOf(b), b);
    }

    bool before(const ComparisonGroup& a, const ComparisonGroup& b) const
    {
        if (m_order.key == ComparisonKey::Name && a.account != NoRow && b.account != NoRow) {
            if (const auto order = m_comparison.name(a.account) <=> m_comparison.name(b.account); order != 0)
                return m_order.descending ? order > 0 : order < 0;
        } else if (m_order.key == ComparisonKey::Move) {
            if (const int order = compare(meanOf(a), meanOf(b)); order != 0)
                return order < 0;
        }
        return before(m_comparison.users[a.begin], m_comparison.users[b.begin]);
    }

private:
    std::uint32_t rankOf(NodeRow at) const { return at < m_rank.size() ? m_rank[at] : UndefinedCount; }

    double keyOf(NodeRow row) const
    {
        switch (m_order.key) {
        case ComparisonKey::Before:
            return m_comparison.before[row] == UndefinedCount ? NoKey : m_comparison.before[row];
        case ComparisonKey::Now:
            return rankOf(row) == UndefinedCount ? NoKey : rankOf(row);
        case ComparisonKey::Move: {
            const std::int32_t move = m_comparison.move(m_order.algorithm, row);
            return move == NoMove ? NoKey : move;
        }
        case ComparisonKey::Factor:
            return m_comparison.factorNow(row);
        case ComparisonKey::Name:
            break;
        }
        return NoKey;
    }

    double meanOf(const ComparisonGroup& group) const
    {
        if (group.compared() == 0)
            return NoKey;
        const double mean = group.meanMove(m_order.algorithm);
        return m_order.descending ? -mean : mean;
    }

    static int compare(double a, double b)
    {
        if (std::isnan(a) || std::isnan(b))
            return static_cast<int>(std::isnan(a)) - static_cast<int>(std::isnan(b));
        return static_cast<int>(a > b) - static_cast<int>(a < b);
    }

    const RankComparison& m_comparison;
    const ComparisonOrder& m_order;
    const Values<std::uint32_t>& m_rank;
    std::vector<double> m_keys;
};

} // namespace

std::string_view RankComparison::nameEnd(NodeRow at) const
{
    if (!isUser(at))
        return {};
    const ShareTree& tree = treeOf(at);
    const Grouping grouping = question.grouping;
    const bool headSays = !isGone(at)
        && (grouping == Grouping::Accounts
            || (grouping == Grouping::TopAccounts && tree.depth(tree.parent(rowOf(at))) <= 1));
    return shownEnd(headSays ? *endsInAccounts : *nameEnds, at);
}

double ComparisonGroup::meanMove(std::size_t algorithm) const
{
    return compared() == 0 ? 0 : static_cast<double>(ranks[algorithm]) / static_cast<double>(compared());
}

Result<RankComparison> compareRanks(
    const ComparisonQuestion& question, const ComparisonOrder& order, const RankComparison* earlier)
{
    RankComparison comparison;
    comparison.question = question;
    const Evaluation& now = *question.now;
    const AlgorithmResult* result = now.find(question.algorithm);
    if (result == nullptr)
        return tl::unexpected(notEvaluated(question.algorithm));
    comparison.algorithm = placeOf(now, *result);
    comparison.before.assign(now.tree.size(), UndefinedCount);
    const AlgorithmResult* other = nullptr;
    if (question.comparesAlgorithms())
        other = now.find(question.against);
    else if (question.baseline)
        other = question.baseline->find(question.algorithm);
    if (question.comparesAlgorithms() && other == nullptr)
        return tl::unexpected(notEvaluated(question.against));
    if (other != nullptr) {
        comparison.match =
            matchRows(now.tree, question.comparesAlgorithms() ? now.tree : question.baseline->tree);
        takeMoves(comparison, other);
        markChanged(comparison);
    } else {
        comparison.changed.assign(now.tree.size(), 0);
    }
    gather(comparison);
    if (earlier != nullptr && hasSameNames(*earlier, comparison)) {
        comparison.nameEnds = earlier->nameEnds;
        comparison.endsInAccounts = earlier->endsInAccounts;
    } else {
        tellNamesApart(comparison);
    }
    findLongestNames(comparison);
    sortComparison(comparison, order);
    return comparison;
}

RankComparison withUsers(const RankComparison& comparison, std::span<const NodeRow> rows)
{
    RankComparison result = comparison;
    result.groups.clear();
    result.users.clear();
    for (const ComparisonGroup& group : comparison.groups) {
        ComparisonGroup kept{.account = group.account, .begin = result.users.size()};
        for (std::size_t at = group.begin; at < group.end; ++at)
            if (std::binary_search(rows.begin(), rows.end(), comparison.users[at]))
                result.users.push_back(comparison.users[at]);
        kept.end = result.users.size();
        if (kept.begin == kept.end)
            continue;
        addUp(result, kept);
        result.groups.push_back(std::move(kept));
    }
    findPlaces(result);
    return result;
}

void sortComparison(RankComparison& comparison, const ComparisonOrder& order)
{
    ComparisonOrder used = order;
    if (!comparison.compares() && (used.key == ComparisonKey::Move || used.key == ComparisonKey::Before))
        used = {.key = ComparisonKey::Now, .descending = false};
    if (used.algorithm == ChosenAlgorithm)
        used.algorithm = comparison.algorithm;
    std::vector<NodeRow> sorted = comparison.users;
    const SortKeys keys(comparison, used);
    for (const ComparisonGroup& group : comparison.groups)
        std::sort(sorted.begin() + static_cast<std::ptrdiff_t>(group.begin),
            sorted.begin() + static_cast<std::ptrdiff_t>(group.end),
            [&keys](NodeRow a, NodeRow b) { return keys.before(a, b); });
    comparison.users = std::move(sorted);
    std::sort(comparison.groups.begin(), comparison.groups.end(),
        [&keys](const ComparisonGroup& a, const ComparisonGroup& b) { return keys.before(a, b); });
    std::vector<NodeRow> placed;
    placed.reserve(comparison.users.size());
    for (ComparisonGroup& group : comparison.groups) {
        const auto users = comparison.users.begin();
        const std::size_t begin = placed.size();
        placed.insert(placed.end(), users + static_cast<std::ptrdiff_t>(group.begin),
            users + static_cast<std::ptrdiff_t>(group.end));
        group.begin = begin;
        group.end = placed.size();
    }
    comparison.users = std::move(placed);
    findPlaces(comparison);
}

} // namespace fairshare
