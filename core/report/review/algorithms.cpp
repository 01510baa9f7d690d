// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explanation.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/report/review/parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace fairshare::review {
namespace {

constexpr std::size_t MostAccountsToldOf = 4;

/// An account below the root with its share and its part of all usage.
struct Holding {
    NodeRow row = NoRow;
    double share = 0; ///< normalized within the level
    double usage = 0; ///< part of all usage

    /// Infinite if there are shares but no usage.
    double ratio() const
    {
        if (usage > 0)
            return share / usage;
        return share > 0 ? std::numeric_limits<double>::infinity() : 0;
    }
};

/// Returns the rows that compete directly below the root: accounts, or users if there are no accounts.
std::vector<Holding> holdings(const Evaluation& now)
{
    const ShareTree& tree = now.tree;
    const Values<double>& total = *now.usageTotal;
    const auto competing = now.levels->children(RootRow);
    const bool hasAccounts =
        std::any_of(competing.begin(), competing.end(), [&tree](NodeRow row) { return !tree.isUser(row); });
    std::vector<Holding> all;
    for (const NodeRow row : competing)
        if (tree.isUser(row) != hasAccounts && !tree.hasParentShares(row))
            all.push_back({row, (*now.shares->withinLevel)[row],
                total[RootRow] > 0 ? total[row] / total[RootRow] : 0.0});
    return all;
}

std::string ratioText(double ratio)
{
    constexpr double Least = 0.01;
    constexpr double Most = 1e6;
    if (ratio == 0 || std::isinf(ratio))
        return saidNumber(shortest(ratio));
    return saidNumber(ratio < Least || ratio >= Most ? scientific(ratio, 1) : fixed(ratio, 2));
}

/// Returns "medicine has 20 of 105 shares and 13.9 % of the usage (1.37)".
std::string holdingText(const Facts& facts, const Holding& holding, bool first)
{
    const ShareTree& tree = facts.tree();
    const std::string_view name = tree.name(holding.row);
    const std::uint32_t shares = tree.shares(holding.row);
    const std::uint32_t all = facts.now->levels->levelShares(holding.row);
    const std::string usage = percent(holding.usage);
    const std::string ratio = ratioText(holding.ratio());
    if (!first)
        return fairshare::say("{0} has {1} of {2} and {3} ({4})", name, shares, all, usage, ratio);
    return fairshare::say(
        "{0} has {1} of {2} shares and {3} of the usage ({4})", name, shares, all, usage, ratio);
}

/// Lists the accounts with the most shares and their figures, highest ratio of share to usage first.
std::string holdingsText(const Facts& facts)
{
    std::vector<Holding> all = holdings(*facts.now);
    if (all.empty() || !((*facts.now->usageTotal)[RootRow] > 0))
        return {};
    const std::size_t count = all.size();
    std::sort(all.begin(), all.end(), [](const Holding& a, const Holding& b) {
        return std::pair(-a.share, a.row) < std::pair(-b.share, b.row);
    });
    all.resize(std::min(count, MostAccountsToldOf));
    std::sort(all.begin(), all.end(), [](const Holding& a, const Holding& b) {
        return std::pair(-a.ratio(), a.row) < std::pair(-b.ratio(), b.row);
    });
    std::string text;
    for (const Holding& holding : all)
        text += (text.empty() ? "" : "; ") + holdingText(facts, holding, text.empty());
    text +=
        ". " + fairshare::say("In parentheses: share divided by usage; above 1, usage is below the share.");
    if (count > MostAccountsToldOf)
        text += " "
            + fairshare::say("Only the {0} accounts with the most shares are listed, out of {1}.",
                spelled(MostAccountsToldOf), count);
    return text;
}

/// Returns the first adjacent users in the ranking who are below different accounts of the root, or otherwise
/// the first two users.
std::pair<NodeRow, NodeRow> tellingPair(const ShareTree& tree, const AlgorithmResult& result)
{
    std::vector<NodeRow> topOf(tree.size(), RootRow);
    std::vector<NodeRow> users;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        topOf[row] = tree.depth(row) == 1 ? row : topOf[tree.parent(row)];
        if (tree.isUser(row))
            users.push_back(row);
    }
    const auto& rank = *result.rank;
    std::sort(users.begin(), users.end(),
        [&rank](NodeRow a, NodeRow b) { return std::pair(rank[a], a) < std::pair(rank[b], b); });
    if (users.size() < 2)
        return {NoRow, NoRow};
    const auto found = std::adjacent_find(users.begin(), users.end(),
        [&](NodeRow a, NodeRow b) { return topOf[a] != topOf[b] && rank[a] != rank[b]; });
    return found == users.end() ? std::pair(users[0], users[1]) : std::pair(*found, *std::next(found));
}

/// Explains, as an example, why one user ranks ahead of another.
std::string example(const Facts& facts)
{
    const auto [first, second] = tellingPair(facts.tree(), facts.result());
    if (second == NoRow)
        return {};
    const auto pair = explain(*facts.now, facts.algorithm, first, second);
    return pair ? fairshare::say("For example: {0} {1}", pair->headline, pair->reason) : std::string();
}

} // namespace

ReviewSection howItDecides(const Facts& facts)
{
    ReviewSection section{fairshare::say("How {} ranks users", facts.title()), {}};
    if (const PlainWords& words = findAlgorithm(facts.algorithm)->words; !words.rule.empty())
        section.blocks.emplace_back(ReviewParagraph{said(words.rule)});
    if (const std::string text = holdingsText(facts); !text.empty())
        section.blocks.emplace_back(ReviewParagraph{text});
    if (const std::string text = example(facts); !text.empty())
        section.blocks.emplace_back(ReviewParagraph{text});
    return section;
}

ReviewSection allAlgorithms(const Facts& facts)
{
    ReviewSection section{fairshare::say("The algorithms in plain words"), {}};
    for (const Algorithm& algorithm : algorithms()) {
        const PlainWords& words = algorithm.words;
        std::string text = said(algorithm.summary);
        if (!words.rule.empty()) {
            text = algorithm.id == facts.algorithm ? std::string() : said(words.rule) + " ";
            text += said(words.rewards) + " " + said(words.weakness);
        }
        section.blocks.emplace_back(ReviewParagraph{text, said(algorithm.title) + "."});
    }
    return section;
}

} // namespace fairshare::review
