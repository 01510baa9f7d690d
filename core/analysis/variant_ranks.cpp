// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/variant_ranks.h"

#include "core/analysis/comparison.h"
#include "core/base/say.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace fairshare {
namespace {

void count(VariantColumn& column, std::int32_t move)
{
    if (move == NoMove)
        return;
    if (move > 0)
        ++column.up;
    else
        ++(move < 0 ? column.down : column.kept);
}

VariantColumn columnOf(const VariantRanks& shown, const Evaluation& variant, std::string name)
{
    const std::size_t size = shown.tree.size();
    VariantColumn column{.name = std::move(name),
        .rank = std::vector<std::uint32_t>(size, UndefinedCount),
        .factor = std::vector<double>(size, Undefined),
        .move = std::vector<std::int32_t>(size, NoMove),
        .leftOut = {}};
    const RowMatch match = matchRows(shown.tree, variant.tree);
    column.newUsers = match.usersOnlyEarlier.size();
    const AlgorithmResult& result = variant.results.front();
    const auto factor = result.table.reals("factor");
    for (NodeRow row = 0; row < size; ++row) {
        const NodeRow there = match.earlier[row];
        if (!shown.tree.isUser(row) || there == NoRow)
            continue;
        column.rank[row] = (*result.rank)[there];
        column.factor[row] = factor[there];
        if (shown.before[row] != UndefinedCount && column.rank[row] != UndefinedCount)
            column.move[row] =
                static_cast<std::int32_t>(std::int64_t{shown.before[row]} - std::int64_t{column.rank[row]});
        count(column, column.move[row]);
    }
    return column;
}

std::vector<std::uint32_t> ranksBefore(
    const ShareTree& tree, const Evaluation& baseline, const Values<std::uint32_t>& rank)
{
    std::vector<std::uint32_t> before(tree.size(), UndefinedCount);
    const RowMatch match = matchRows(tree, baseline.tree);
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && match.earlier[row] != NoRow)
            before[row] = rank[match.earlier[row]];
    return before;
}

/// Sorts by `key`; NaN comes last, equals in the order of the tree.
template <typename Key>
void sortBy(std::vector<NodeRow>& users, bool descending, const Key& key)
{
    std::sort(users.begin(), users.end(), [&](NodeRow a, NodeRow b) {
        const double left = key(a);
        const double right = key(b);
        if (std::isnan(left) || std::isnan(right))
            return std::isnan(left) == std::isnan(right) ? a < b : std::isnan(right);
        if (left != right)
            return (left < right) != descending;
        return a < b;
    });
}

double numberOf(std::uint32_t rank)
{
    return rank == UndefinedCount ? std::nan("") : rank;
}

double numberOf(std::int32_t move)
{
    return move == NoMove ? std::nan("") : move;
}

/// Who gains most, and where.
struct Gain {
    std::int32_t ranks = 0;
    NodeRow user = NoRow;
    std::size_t variant = 0;
};

Gain largestGain(const VariantRanks& ranks)
{
    Gain largest;
    for (std::size_t at = 0; at < ranks.variants.size(); ++at)
        for (NodeRow row = 0; row < ranks.tree.size(); ++row)
            if (const std::int32_t move = ranks.variants[at].move[row];
                move != NoMove && move > largest.ranks)
                largest = {move, row, at};
    return largest;
}

} // namespace

Result<VariantRanks> rankVariants(const Scenario& own, std::span<const Variant> variants,
    const VariantQuestion& question, const Progress& progress)
{
    const AlgorithmResult* earlier = question.baseline->find(question.algorithm);
    if (earlier == nullptr)
        return fail(ErrorCode::NotFound, "the algorithm '" + question.algorithm + "' was not evaluated");
    VariantRanks ranks{.tree = question.tree,
        .algorithm = earlier->algorithm,
        .before = ranksBefore(question.tree, *question.baseline, *earlier->rank),
        .variants = {}};
    Progress inner;
    inner.stop = progress.stop;
    Evaluator evaluator;
    for (const Variant& variant : variants) {
        progress.at(static_cast<double>(ranks.variants.size()) / static_cast<double>(variants.size()));
        auto edited = withVariant(own.tree, variant);
        if (!edited)
            return tl::unexpected(edited.error());
        Scenario shown = own;
        shown.tree = std::move(edited->tree);
        const auto now = evaluator.evaluate(shown, {question.algorithm}, inner);
        if (!now)
            return tl::unexpected(now.error());
        ranks.variants.push_back(columnOf(ranks, **now, variant.name));
        ranks.variants.back().leftOut = std::move(edited->leftOut);
        for (const std::int32_t move : ranks.variants.back().move)
            if (move != NoMove)
                ranks.largestMove = std::max(ranks.largestMove, std::abs(move));
    }
    return ranks;
}

std::vector<NodeRow> sortedUsers(const VariantRanks& ranks, const VariantOrder& order)
{
    using Key = VariantOrder::Key;
    std::vector<NodeRow> users;
    for (NodeRow row = 0; row < ranks.tree.size(); ++row)
        if (ranks.tree.isUser(row))
            users.push_back(row);
    const bool ofVariant = order.key == Key::Rank || order.key == Key::Move || order.key == Key::Factor;
    if (order.key == Key::Tree || (ofVariant && order.variant >= ranks.variants.size()))
        return users;
    if (order.key == Key::Name) {
        std::sort(users.begin(), users.end(), [&](NodeRow a, NodeRow b) {
            const int names = ranks.tree.name(a).compare(ranks.tree.name(b));
            return names == 0 ? a < b : (names < 0) != order.descending;
        });
        return users;
    }
    if (order.key == Key::Before) {
        sortBy(users, order.descending, [&](NodeRow row) { return numberOf(ranks.before[row]); });
        return users;
    }
    const VariantColumn& column = ranks.variants[order.variant];
    if (order.key == Key::Rank)
        sortBy(users, order.descending, [&](NodeRow row) { return numberOf(column.rank[row]); });
    else if (order.key == Key::Move)
        sortBy(users, order.descending, [&](NodeRow row) { return numberOf(column.move[row]); });
    else
        sortBy(users, order.descending, [&](NodeRow row) { return column.factor[row]; });
    return users;
}

std::string variantAnswer(const VariantRanks& ranks, std::string_view baselineName)
{
    if (ranks.variants.empty())
        return {};
    const auto fewer = [](const VariantColumn& a, const VariantColumn& b) { return a.moved() < b.moved(); };
    const auto [fewest, most] = std::minmax_element(ranks.variants.begin(), ranks.variants.end(), fewer);
    const std::string title = said(ranks.algorithm->title);
    if (most->moved() == 0)
        return fairshare::say("Under {0} no variant moves anybody against {1}.", title, baselineName);
    const std::string moves = ranks.variants.size() == 1
        ? fairshare::say("Under {0} {1} moves {2} of {3} users against {4}", title, most->name, most->moved(),
              ranks.tree.userCount(), baselineName)
        : fairshare::say("Under {0} {1} moves {2} of {3} users against {4}, {5} moves {6}", title, most->name,
              most->moved(), ranks.tree.userCount(), baselineName, fewest->name, fewest->moved());
    const Gain gain = largestGain(ranks);
    if (gain.user == NoRow)
        return moves + ".";
    const std::string_view user = ranks.tree.name(gain.user);
    return gain.ranks == 1 ? fairshare::say("{0}; {1} gains most, 1 rank in {2}.", moves, user,
                                 ranks.variants[gain.variant].name)
                           : fairshare::say("{0}; {1} gains most, {2} ranks in {3}.", moves, user, gain.ranks,
                                 ranks.variants[gain.variant].name);
}

} // namespace fairshare
