// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explained_pair.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace fairshare::explainers {
namespace {

constexpr std::array<std::string_view, 3> FairTreeColumns{"shares_norm", "usage_efctv", "level_fs"};

/// LevelFS in the precision that decides.
long double levelFsOf(const ExplainedPair& pair, const Values<long double>& total, NodeRow row)
{
    if (pair.tree().hasParentShares(row))
        return std::numeric_limits<long double>::infinity();
    const double shares = pair.real("shares_norm", row);
    if (shares == 0)
        return 0;
    const long double whole = total[pair.levels().fairshareParent(row)];
    return shares / (whole == 0 ? 0 : total[row] / whole);
}

struct Comparison {
    NodeRow first;
    NodeRow second;
    long double firstFs;
    long double secondFs;
    bool merged; ///< compared in the merged list of tied accounts

    bool tied() const { return firstFs == secondFs; }
};

/// The rows whose order decides: where the chains part, or further down where tied accounts are merged.
Comparison decidingRows(const ExplainedPair& pair)
{
    const Values<long double> total = sumUsage(pair.tree()).total;
    const bool merges = toText(pair.result.parameters.at("account_ties")) == "as_documented";
    const std::size_t last = std::min(pair.firstChain.size(), pair.secondChain.size()) - 1;
    for (std::size_t level = 0;; ++level) {
        const NodeRow first = pair.firstChain[level];
        const NodeRow second = pair.secondChain[level];
        const Comparison rows{
            first, second, levelFsOf(pair, total, first), levelFsOf(pair, total, second), level > 0};
        const bool bothAccounts = !pair.tree().isUser(first) && !pair.tree().isUser(second);
        if (!rows.tied() || !merges || !bothAccounts || level == last)
            return rows;
    }
}

/// Best and worst rank below a row.
std::pair<std::uint32_t, std::uint32_t> rankRange(const ExplainedPair& pair, NodeRow row)
{
    std::uint32_t best = UndefinedCount;
    std::uint32_t worst = 0;
    for (NodeRow at = row; at < pair.tree().subtreeEnd(row); ++at)
        if (pair.tree().isUser(at)) {
            best = std::min(best, pair.rank(at));
            worst = std::max(worst, pair.rank(at));
        }
    return {best, worst};
}

std::string consequence(const ExplainedPair& pair, const Comparison& rows)
{
    const ShareTree& tree = pair.tree();
    const bool firstIsUser = tree.isUser(rows.first);
    const bool secondIsUser = tree.isUser(rows.second);
    if (firstIsUser && secondIsUser)
        return "";
    // An account without users may pass a tie on, so the general statement is checked before it is made.
    if (rankRange(pair, rows.first).second >= rankRange(pair, rows.second).first)
        return "";
    if (firstIsUser)
        return fairshare::say(
            ", so {} comes before every user of {}", pair.label(rows.first), tree.name(rows.second));
    if (secondIsUser)
        return fairshare::say(
            ", so every user of {} comes before {}", tree.name(rows.first), pair.label(rows.second));
    return fairshare::say(", so every user of {} comes first", tree.name(rows.first));
}

/// Which of two rows of one list is visited after the other: the lower LevelFS; of a tie the account, then
/// the row.
NodeRow laterVisited(const ShareTree& tree, const Comparison& rows)
{
    if (!rows.tied())
        return rows.firstFs > rows.secondFs ? rows.second : rows.first;
    if (tree.isUser(rows.second))
        return rows.first;
    return tree.isUser(rows.first) ? rows.second : std::max(rows.first, rows.second);
}

std::string tieReason(const ExplainedPair& pair, const Comparison& rows)
{
    const ShareTree& tree = pair.tree();
    const std::string first = pair.label(rows.first);
    const std::string second = pair.label(rows.second);
    if (tree.isUser(rows.first) && tree.isUser(rows.second) && rows.tied())
        return fairshare::say(
            "{} and {} have the same LevelFS {}.", first, second, shown(static_cast<double>(rows.firstFs)));
    const NodeRow later = laterVisited(tree, rows);
    return rows.tied()
        ? fairshare::say("{} and {} have the same LevelFS, and the tie is passed down: the first user of {} "
                         "takes the rank of the last user before it.",
              first, second, tree.name(later))
        : fairshare::say("{} and {} are apart, but a tie with an account that has no users is passed on: the "
                         "first user of {} takes the rank of the last user before it.",
              first, second, tree.name(later));
}

std::string tiedButOrdered(const ExplainedPair& pair, const Comparison& rows)
{
    const ShareTree& tree = pair.tree();
    const std::string first = pair.label(rows.first);
    const std::string second = pair.label(rows.second);
    if (tree.isUser(rows.first))
        return fairshare::say(
            "{} and {} have the same LevelFS, and users go before accounts.", first, second);
    return fairshare::say("{} and {} have the same LevelFS; tied accounts are visited one after the other by "
                          "name, so the users of {} come first.",
        first, second, tree.name(rows.first));
}

/// "dvorak is number 3 of 3 with LevelFS 0.7243": where the row stands among those it competes with.
std::string standing(const ExplainedPair& pair, const Values<long double>& total, NodeRow row)
{
    const long double own = levelFsOf(pair, total, row);
    std::size_t before = 0;
    std::size_t alike = 0;
    std::size_t count = 0;
    for (const NodeRow sibling : pair.levels().children(pair.levels().fairshareParent(row))) {
        // Accounts with parent shares take no place of their own.
        if (!pair.tree().isUser(sibling) && pair.tree().hasParentShares(sibling))
            continue;
        ++count;
        const long double other = levelFsOf(pair, total, sibling);
        before += std::size_t{other > own};
        alike += std::size_t{other == own};
    }
    const std::string name = pair.label(row);
    const std::string levelFs = shown(static_cast<double>(own));
    return alike > 1
        ? fairshare::say("{} shares number {} of {} with LevelFS {}", name, before + 1, count, levelFs)
        : fairshare::say("{} is number {} of {} with LevelFS {}", name, before + 1, count, levelFs);
}

Verdict judgeOne(const ExplainedPair& pair)
{
    const Values<long double> total = sumUsage(pair.tree()).total;
    std::string text;
    for (const NodeRow row : pair.firstChain)
        text += (text.empty() ? "" : ", ") + standing(pair, total, row);
    return {fairshare::say("From the top: {}.", text), "", {}};
}

Verdict judgeFairTree(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return judgeOne(pair);
    const Comparison rows = decidingRows(pair);
    const auto texts =
        distinctTexts(static_cast<double>(rows.firstFs), static_cast<double>(rows.secondFs), 4);
    const auto equalAsDouble = static_cast<double>(rows.firstFs) == static_cast<double>(rows.secondFs);
    const bool apart = equalAsDouble && !rows.tied();
    const std::string left = apart ? saidNumber(shortest(rows.firstFs)) : texts.first;
    const std::string right = apart ? saidNumber(shortest(rows.secondFs)) : texts.second;
    const std::string_view unequal = rows.firstFs > rows.secondFs ? ">" : "<";
    const std::string_view sign = rows.tied() ? "=" : unequal;
    Verdict verdict{.decision = fmt::format("LevelFS {} {} {}", left, sign, right),
        .deciding = {rows.first, rows.second}};
    const std::string where =
        rows.merged ? fairshare::say("among the merged children of tied accounts") : pair.place(pair.common);
    if (pair.tied())
        verdict.reason = fairshare::say("Tied {}: {}", where, tieReason(pair, rows));
    else if (rows.tied())
        verdict.reason = fairshare::say("Decided {}: {}", where, tiedButOrdered(pair, rows));
    else
        verdict.reason = fairshare::say("Decided {}: {} leads {}{}.", where, pair.label(rows.first),
            pair.label(rows.second), consequence(pair, rows));
    return verdict;
}

std::vector<std::string> fairTreeSteps(const ExplainedPair& pair, NodeRow row)
{
    const ShareTree& tree = pair.tree();
    if (tree.hasParentShares(row))
        return {fairshare::say("inf (parent shares)")};
    if (pair.real("shares_norm", row) == 0)
        return {fairshare::say("0 (no shares)")};
    const Values<double>& total = *pair.evaluation.usageTotal;
    return {fmt::format("({}/{}) / ({} / {}) = {}", tree.shares(row), pair.levels().levelShares(row),
        exact(total[row]), exact(total[pair.levels().fairshareParent(row)]),
        shown(pair.real("level_fs", row)))};
}

std::string fairTreeFactor(const ExplainedPair& pair, NodeRow user)
{
    return fairshare::say("rank {1}: ({0} + 1 - {1}) / {0} = {2}", pair.tree().userCount(), pair.rank(user),
        shown(pair.real("factor", user)));
}

} // namespace

Explainer fairTree()
{
    return {.algorithmId = "fair_tree",
        .columns = FairTreeColumns,
        .judge = judgeFairTree,
        .figure = "LevelFS",
        .steps = fairTreeSteps,
        .factor = fairTreeFactor};
}

} // namespace fairshare::explainers
