// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explanation.h"

#include "core/analysis/explain/explained_figures.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/fairshare/explainer.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Returns the competing rows from the root's child down to the user.
std::vector<NodeRow> chainOf(const Levels& levels, NodeRow user)
{
    std::vector<NodeRow> chain;
    for (NodeRow row = user; row != RootRow; row = levels.fairshareParent(row))
        chain.push_back(row);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

/// Splits both chains at the point where they part and returns the common part.
std::vector<NodeRow> splitChains(ExplainedPair& pair)
{
    pair.firstChain = chainOf(pair.levels(), pair.first);
    if (!pair.isPair())
        return {};
    pair.secondChain = chainOf(pair.levels(), pair.second);
    const auto parting = std::mismatch(
        pair.firstChain.begin(), pair.firstChain.end(), pair.secondChain.begin(), pair.secondChain.end());
    const std::vector<NodeRow> above(pair.firstChain.begin(), parting.first);
    pair.secondChain.erase(pair.secondChain.begin(), parting.second);
    pair.firstChain.erase(pair.firstChain.begin(), parting.first);
    if (!above.empty())
        pair.common = above.back();
    return above;
}

std::vector<ChainRow> chainRows(const ExplainedPair& pair, const std::vector<NodeRow>& above,
    const Explainer& explainer, const std::vector<NodeRow>& deciding)
{
    std::vector<ChainRow> rows;
    const auto add = [&](NodeRow row, ChainPart part) {
        rows.push_back({row, part, fmt::format("{}", fmt::join(explainer.steps(pair, row), "; "))});
    };
    for (const NodeRow row : above)
        add(row, ChainPart::Common);
    for (std::size_t level = 0; level < std::max(pair.firstChain.size(), pair.secondChain.size()); ++level)
        for (const std::vector<NodeRow>* chain : {&pair.firstChain, &pair.secondChain}) {
            if (level >= chain->size())
                continue;
            const NodeRow row = (*chain)[level];
            const bool decides = std::find(deciding.begin(), deciding.end(), row) != deciding.end();
            add(row, decides ? ChainPart::Deciding : ChainPart::Other);
        }
    return rows;
}

std::string rankHeadline(const ExplainedPair& pair)
{
    const std::string user = pair.label(pair.first);
    const std::uint32_t rank = pair.rank(pair.first);
    const std::size_t users = pair.tree().userCount();
    const auto alike = std::count(pair.figures.rank.begin(), pair.figures.rank.end(), rank);
    if (alike == 1)
        return fairshare::say("{} has rank {} of {}.", user, rank, users);
    return fairshare::say("{} has rank {} of {}, shared by {} users.", user, rank, users, alike);
}

std::string headlineOf(const ExplainedPair& pair)
{
    const std::string first = pair.label(pair.first);
    if (!pair.isPair())
        return rankHeadline(pair);
    const std::string second = pair.label(pair.second);
    if (pair.tied())
        return fairshare::say("{} and {} are tied at rank {}.", first, second, pair.rank(pair.first));
    return fairshare::say("{} (rank {}) is ahead of {} (rank {}).", first, pair.rank(pair.first), second,
        pair.rank(pair.second));
}

/// The users of an account at any depth, with the best and the last of them.
struct MemberRanks {
    std::size_t users = 0;
    NodeRow best = NoRow;
    NodeRow last = NoRow;
};

MemberRanks memberRanks(const ExplainedPair& pair, NodeRow account)
{
    MemberRanks members;
    for (NodeRow row = account; row < pair.tree().subtreeEnd(account); ++row) {
        if (!pair.tree().isUser(row))
            continue;
        ++members.users;
        if (members.best == NoRow || pair.rank(row) < pair.rank(members.best))
            members.best = row;
        if (members.last == NoRow || pair.rank(row) > pair.rank(members.last))
            members.last = row;
    }
    return members;
}

std::string membersHeadline(const ExplainedPair& pair, const MemberRanks& members)
{
    const std::string_view name = pair.tree().name(pair.first);
    if (members.users == 0)
        return fairshare::say("{} has no users.", name);
    const std::uint32_t best = pair.rank(members.best);
    const std::uint32_t last = pair.rank(members.last);
    const std::string ranks =
        best == last ? fairshare::say("rank {}", best) : fairshare::say("ranks {} to {}", best, last);
    return fairshare::say(
        "{} has {}: {} of {}.", name, counted(members.users, Noun::User, ""), ranks, pair.tree().userCount());
}

std::string membersReason(const ExplainedPair& pair, const MemberRanks& members)
{
    if (members.users < 2 || pair.rank(members.best) == pair.rank(members.last))
        return "";
    return fairshare::say(
        "{} ranks first among them, {} last.", pair.label(members.best), pair.label(members.last));
}

/// Adds notes on accounts with parent shares between a row and the account in which it competes.
void addTransparentAccounts(const ExplainedPair& pair, NodeRow row, std::vector<std::string>& notes)
{
    const ShareTree& tree = pair.tree();
    const NodeRow above = pair.levels().fairshareParent(row);
    for (NodeRow account = tree.parent(row); account != above && account != NoRow;
        account = tree.parent(account))
        notes.push_back(fairshare::say("{} has parent shares, so its members compete directly in {}",
            tree.name(account), tree.name(above)));
}

void addNotes(const ExplainedPair& pair, NodeRow row, std::vector<std::string>& notes)
{
    const ShareTree& tree = pair.tree();
    const std::string name = pair.label(row);
    if (tree.hasParentShares(row))
        notes.push_back(fairshare::say("{} has parent shares and no share of its own in {}", name,
            tree.name(pair.levels().fairshareParent(row))));
    else if (tree.shares(row) == 0)
        notes.push_back(fairshare::say("{} has 0 shares", name));
    if (pair.figures.usageTotal[row] == 0)
        notes.push_back(fairshare::say("{} has no usage", name));
    if (pair.levels().wraps(pair.levels().fairshareParent(row)))
        notes.push_back(
            fairshare::say("the shares of {} and its siblings overflow Slurm's 32-bit sum", name));
    addTransparentAccounts(pair, row, notes);
}

Result<void> check(const Evaluation& evaluation, NodeRow user)
{
    if (user >= evaluation.tree.size())
        return fail(ErrorCode::OutOfRange,
            fairshare::say("unknown row {}; the tree has {} rows", user, evaluation.tree.size()));
    if (!evaluation.tree.isUser(user))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("'{}' is an account; only users have a rank", evaluation.tree.name(user)));
    return {};
}

} // namespace

Result<Explanation> explain(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow user, NodeRow against)
{
    const AlgorithmResult* result = evaluation.find(algorithmId);
    if (result == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", algorithmId));
    if (auto checked = check(evaluation, user); !checked)
        return tl::unexpected(checked.error());
    if (against != NoRow)
        if (auto checked = check(evaluation, against); !checked)
            return tl::unexpected(checked.error());
    if (user == against)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("'{}' is given twice; expected two different users", evaluation.tree.name(user)));
    ExplainedPair pair{explainedFigures(evaluation, *result), user, against};
    if (against != NoRow && pair.rank(against) < pair.rank(user))
        std::swap(pair.first, pair.second);
    const std::vector<NodeRow> above = splitChains(pair);
    const Explainer& explainer = result->algorithm->explainer;
    Verdict verdict = explainer.judge(pair);

    Explanation explanation{.algorithm = result->algorithm, .first = pair.first, .second = pair.second};
    explanation.firstRank = pair.rank(pair.first);
    explanation.secondRank = pair.isPair() ? pair.rank(pair.second) : 0;
    explanation.commonAncestor = pair.common;
    for (const std::string_view id : explainer.columns)
        explanation.columns.push_back(*result->table.find(id));
    explanation.rows =
        chainRows(pair, above, explainer, pair.tied() ? std::vector<NodeRow>() : verdict.deciding);
    explanation.headline = headlineOf(pair);
    explanation.reason = std::move(verdict.reason);
    explanation.decision = std::move(verdict.decision);
    for (const ChainRow& row : explanation.rows)
        addNotes(pair, row.row, explanation.notes);
    return explanation;
}

Result<Explanation> explainAccount(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow account)
{
    const AlgorithmResult* result = evaluation.find(algorithmId);
    if (result == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", algorithmId));
    if (account >= evaluation.tree.size() || evaluation.tree.isUser(account))
        return fail(ErrorCode::OutOfRange, fairshare::say("row {} is not an account", account));
    ExplainedPair pair{explainedFigures(evaluation, *result), account, NoRow};
    splitChains(pair);
    const Explainer& explainer = result->algorithm->explainer;
    Explanation explanation{.algorithm = result->algorithm, .first = account};
    for (const std::string_view id : explainer.columns)
        explanation.columns.push_back(*result->table.find(id));
    explanation.rows = chainRows(pair, {}, explainer, {});
    const MemberRanks members = memberRanks(pair, account);
    explanation.headline = membersHeadline(pair, members);
    explanation.reason = membersReason(pair, members);
    for (const ChainRow& row : explanation.rows)
        addNotes(pair, row.row, explanation.notes);
    return explanation;
}

} // namespace fairshare
