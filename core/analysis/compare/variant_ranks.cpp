// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/variant_ranks.h"

#include "core/analysis/compare/comparison.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/base/values.h"
#include "core/fairshare/algorithm.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/table/column.h"
#include "core/tree/names/row_match.h"
#include "core/tree/names/row_paths.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <tuple>
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

OtherUser userAt(const ShareTree& tree, NodeRow row)
{
    return {std::string(tree.name(tree.parent(row))), std::string(tree.name(row)),
        std::string(tree.partition(row)), shortPath(tree, row).value_or("")};
}

/// Assigns places to the users of several trees.
class Places {
public:
    explicit Places(VariantRanks& ranks)
        : m_ranks(ranks)
    {
    }

    /// Returns places by row of `tree`; NoRow for accounts that are missing from the shown tree. Adds places
    /// for users who are missing from it.
    std::vector<NodeRow> of(const ShareTree& tree)
    {
        std::vector<NodeRow> places = matchRows(tree, m_ranks.tree).earlier;
        for (NodeRow row = 0; row < tree.size(); ++row)
            if (places[row] == NoRow && tree.isUser(row))
                places[row] = ofOther(userAt(tree, row));
        return places;
    }

private:
    NodeRow ofOther(OtherUser user)
    {
        const auto place = static_cast<NodeRow>(m_ranks.size());
        const auto [known, isNew] =
            m_others.emplace(std::tuple(user.account, user.name, user.partition), place);
        if (isNew)
            m_ranks.others.push_back(std::move(user));
        return known->second;
    }

    VariantRanks& m_ranks;
    std::map<std::tuple<std::string, std::string, std::string>, NodeRow> m_others;
};

/// @param places by row of the variant's tree
VariantColumn columnOf(
    const VariantRanks& shown, const Evaluation& variant, std::span<const NodeRow> places, std::string name)
{
    const std::size_t size = shown.size();
    VariantColumn column{.name = std::move(name),
        .rank = std::vector<std::uint32_t>(size, UndefinedCount),
        .factor = std::vector<double>(size, Undefined),
        .move = std::vector<std::int32_t>(size, NoMove),
        .leftOut = {}};
    const ShareTree& tree = variant.tree;
    const AlgorithmResult& result = variant.results.front();
    const auto factor = result.table.reals("factor");
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        const NodeRow place = places[row];
        column.newUsers += place >= shown.tree.size() ? 1U : 0U;
        column.rank[place] = (*result.rank)[row];
        column.factor[place] = factor[row];
        if (shown.before[place] != UndefinedCount && column.rank[place] != UndefinedCount)
            column.move[place] = static_cast<std::int32_t>(
                std::int64_t{shown.before[place]} - std::int64_t{column.rank[place]});
        count(column, column.move[place]);
    }
    return column;
}

/// Adds places for users of later variants.
void fitTo(std::size_t size, VariantColumn& column)
{
    column.rank.resize(size, UndefinedCount);
    column.factor.resize(size, Undefined);
    column.move.resize(size, NoMove);
}

/// Stores the ranks of the users in the baseline.
void takeRanksBefore(VariantRanks& ranks, const Evaluation& baseline, std::span<const NodeRow> places)
{
    const Values<std::uint32_t>& rank = *baseline.find(ranks.algorithm->id)->rank;
    ranks.before.assign(ranks.size(), UndefinedCount);
    for (NodeRow row = 0; row < baseline.tree.size(); ++row)
        if (baseline.tree.isUser(row))
            ranks.before[places[row]] = rank[row];
}

/// Sorts by `key`. NaN comes last; ties follow the order of the tree.
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

void tellNamesApart(VariantRanks& ranks)
{
    std::vector<NodeRow> users;
    for (NodeRow place = 0; place < ranks.size(); ++place)
        if (ranks.isUser(place))
            users.push_back(place);
    const auto user = [&](std::uint32_t at) {
        const NodeRow place = users[at];
        if (place < ranks.tree.size())
            return namedUser(ranks.tree, place);
        const OtherUser& other = ranks.others[place - ranks.tree.size()];
        return NamedUser{other.name, other.account, other.partition};
    };
    for (auto& [at, words] : nameEnds(static_cast<std::uint32_t>(users.size()), user))
        ranks.nameEnds.emplace(users[at], words);
}

/// The largest gain, with its user and variant.
struct RankGain {
    std::int32_t ranks = 0;
    NodeRow user = NoRow;
    std::size_t variant = 0;
};

RankGain largestGain(const VariantRanks& ranks)
{
    RankGain largest;
    for (std::size_t at = 0; at < ranks.variants.size(); ++at)
        for (NodeRow row = 0; row < ranks.size(); ++row)
            if (const std::int32_t move = ranks.variants[at].move[row];
                move != NoMove && move > largest.ranks)
                largest = {move, row, at};
    return largest;
}

} // namespace

OtherUser VariantRanks::user(NodeRow place) const
{
    return place < tree.size() ? userAt(tree, place) : others[place - tree.size()];
}

Result<VariantRanks> rankVariants(const Scenario& own, std::span<const Variant> variants,
    const VariantQuestion& question, const Progress& progress)
{
    const AlgorithmResult* earlier = question.baseline->find(question.algorithm);
    if (earlier == nullptr)
        return fail(
            ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", question.algorithm));
    VariantRanks ranks{.tree = question.tree,
        .others = {},
        .algorithm = earlier->algorithm,
        .before = {},
        .variants = {},
        .nameEnds = {}};
    Places places(ranks);
    takeRanksBefore(ranks, *question.baseline, places.of(question.baseline->tree));
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
        const std::vector<NodeRow> placesNow = places.of((*now)->tree);
        ranks.before.resize(ranks.size(), UndefinedCount);
        ranks.variants.push_back(columnOf(ranks, **now, placesNow, variant.name));
        ranks.variants.back().leftOut = std::move(edited->leftOut);
    }
    for (VariantColumn& column : ranks.variants) {
        fitTo(ranks.size(), column);
        for (const std::int32_t move : column.move)
            if (move != NoMove)
                ranks.largestMove = std::max(ranks.largestMove, std::abs(move));
    }
    tellNamesApart(ranks);
    return ranks;
}

std::vector<NodeRow> sortedUsers(const VariantRanks& ranks, const VariantOrder& order)
{
    using Key = VariantOrder::Key;
    std::vector<NodeRow> users;
    for (NodeRow place = 0; place < ranks.size(); ++place)
        if (ranks.isUser(place))
            users.push_back(place);
    const bool ofVariant = order.key == Key::Rank || order.key == Key::Move || order.key == Key::Factor;
    if (order.key == Key::Tree || (ofVariant && order.variant >= ranks.variants.size()))
        return users;
    if (order.key == Key::Name) {
        std::sort(users.begin(), users.end(), [&](NodeRow a, NodeRow b) {
            const int names = ranks.name(a).compare(ranks.name(b));
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
        return fairshare::say("Under {0}, no variant changes a rank relative to {1}.", title, baselineName);
    const std::string moves = ranks.variants.size() == 1
        ? fairshare::say("Under {0}, {1} moves {2} of {3} users relative to {4}", title, most->name,
              most->moved(), ranks.tree.userCount(), baselineName)
        : fairshare::say("Under {0}, {1} moves {2} of {3} users relative to {4}, and {5} moves {6}", title,
              most->name, most->moved(), ranks.tree.userCount(), baselineName, fewest->name, fewest->moved());
    const RankGain gain = largestGain(ranks);
    if (gain.user == NoRow)
        return moves + ".";
    const std::string user = nameWithEnd(ranks.name(gain.user), ranks.nameEnd(gain.user));
    return fairshare::say("{0}; {1} moves up the most, by {2} in {3}.", moves, user,
        counted(static_cast<std::uint64_t>(gain.ranks), Noun::Rank, ""), ranks.variants[gain.variant].name);
}

} // namespace fairshare
