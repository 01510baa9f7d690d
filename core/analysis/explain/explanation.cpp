// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explanation.h"

#include "core/analysis/explain/explained_figures.h"
#include "core/analysis/explain/member_comparison.h"
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/explainer.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Returns the competing rows from the root's child down to the explained row.
std::vector<NodeRow> chainOf(const Levels& levels, NodeRow explained)
{
    std::vector<NodeRow> chain;
    for (NodeRow row = explained; row != RootRow; row = levels.fairshareParent(row))
        chain.push_back(row);
    std::reverse(chain.begin(), chain.end());
    return chain;
}

ChainRow chainRow(const ExplainedPair& pair, const Explainer& explainer, NodeRow row, ChainPart part)
{
    if (pair.tree().isUnlisted(row))
        return {row, part, fairshare::say("not listed")};
    return {row, part, fmt::format("{}", fmt::join(explainer.steps(pair, row), "; ")),
        explainer.words == nullptr ? std::string() : explainer.words(pair, row)};
}

std::vector<ChainRow> chainRows(const ExplainedPair& pair, const std::vector<NodeRow>& above,
    const Explainer& explainer, const std::vector<NodeRow>& deciding)
{
    std::vector<ChainRow> rows;
    const auto add = [&](NodeRow row, ChainPart part) {
        rows.push_back(chainRow(pair, explainer, row, part));
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

std::string membersHeadline(const ExplainedPair& pair, const MemberRanks& members)
{
    const std::string_view name = pair.tree().name(pair.first);
    if (members.users == 0)
        return fairshare::say("{} has no users.", name);
    const std::string ranks = members.best == members.last
        ? fairshare::say("rank {}", members.best)
        : fairshare::say("ranks {} to {}", members.best, members.last);
    return fairshare::say(
        "{} has {}: {} of {}.", name, counted(members.users, Noun::User, ""), ranks, pair.tree().userCount());
}

std::string membersReason(const ExplainedPair& pair, const MemberRanks& members)
{
    if (members.users < 2 || members.best == members.last)
        return "";
    return fairshare::say(
        "{} ranks first among them, {} last.", pair.label(members.bestUser), pair.label(members.lastUser));
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
    if (tree.isUnlisted(row))
        return;
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

Result<void> checkKnown(const ShareTree& tree, NodeRow row)
{
    if (row >= tree.size())
        return fail(
            ErrorCode::OutOfRange, fairshare::say("unknown row {}; the tree has {} rows", row, tree.size()));
    return {};
}

Result<void> checkPair(const ShareTree& tree, NodeRow row, NodeRow against)
{
    if (row == against)
        return fail(ErrorCode::OutOfRange,
            tree.isUser(row)
                ? fairshare::say("'{}' is given twice; expected two different users", tree.name(row))
                : fairshare::say("'{}' is given twice; expected two different accounts", tree.name(row)));
    if (!canCompare(tree, row, against))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("'{}' is above '{}'; choose two on separate branches",
                tree.name(std::min(row, against)), tree.name(std::max(row, against))));
    return {};
}

Result<const AlgorithmResult*> checkedResult(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow row, NodeRow against)
{
    const AlgorithmResult* result = evaluation.find(algorithmId);
    if (result == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", algorithmId));
    for (const NodeRow each : {row, against})
        if (each == row || each != NoRow)
            if (auto checked = checkKnown(evaluation.tree, each); !checked)
                return tl::unexpected(checked.error());
    if (against != NoRow && evaluation.tree.isPart())
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the listing is only a part of the tree, so the order of two rows is unknown; add "
                           "a listing of the rest"));
    if (against != NoRow)
        if (auto checked = checkPair(evaluation.tree, row, against); !checked)
            return tl::unexpected(checked.error());
    return result;
}

/// Starts an explanation with the parts that do not depend on the number of rows.
Explanation begun(const AlgorithmResult& result, const ExplainedPair& pair)
{
    Explanation explanation{.algorithm = result.algorithm, .first = pair.first, .second = pair.second};
    for (const std::string_view id : result.algorithm->explainer.columns)
        explanation.columns.push_back(*result.table.find(id));
    if (pair.tree().isPart())
        return explanation;
    explanation.firstSpan = memberRanks(pair.tree(), pair.figures.rank, pair.first);
    if (pair.tree().isUser(pair.first))
        explanation.firstRank = pair.rank(pair.first);
    return explanation;
}

/// Returns what the figures of a row in a part of a tree tell about its rank.
std::string unrankedHeadline(const ExplainedPair& pair)
{
    const std::string label = pair.label(pair.first);
    const PrintedFigures* printed = pair.tree().printed(pair.first);
    if (printed == nullptr || !printed->of(ListedFigure::FairShare).isPrinted())
        return fairshare::say("The rank of {} is unknown: the listing is only a part of the tree.", label);
    return fairshare::say(
        "The rank of {} is unknown: the listing is only a part of the tree. Its printed FairShare is {}.",
        label, saidNumber(shortest(printed->of(ListedFigure::FairShare).value)));
}

Explanation explainedRow(const AlgorithmResult& result, ExplainedPair pair)
{
    const Explainer& explainer = result.algorithm->explainer;
    Explanation explanation = begun(result, pair);
    splitChains(pair);
    const bool isUser = pair.tree().isUser(pair.first);
    explanation.rows = chainRows(pair, {}, explainer, {});
    if (pair.tree().isPart()) {
        explanation.headline = unrankedHeadline(pair);
    } else {
        explanation.headline = isUser ? rankHeadline(pair) : membersHeadline(pair, explanation.firstSpan);
        explanation.reason =
            isUser ? explainer.judge(pair).reason : membersReason(pair, explanation.firstSpan);
    }
    if (!explanation.rows.empty() && !explanation.rows.back().words.empty())
        explanation.served = fairshare::say("{} {}.", pair.label(pair.first), explanation.rows.back().words);
    for (const ChainRow& row : explanation.rows)
        addNotes(pair, row.row, explanation.notes);
    return explanation;
}

Explanation explainedPair(const AlgorithmResult& result, ExplainedPair pair)
{
    const Explainer& explainer = result.algorithm->explainer;
    PairCount pairs = countPairs(pair.tree(), pair.figures.rank, pair.first, pair.second);
    if (pairs.isSecondAhead()) {
        std::swap(pair.first, pair.second);
        std::swap(pairs.firstAhead, pairs.secondAhead);
    }
    pair.isTied = pairs.firstAhead == pairs.secondAhead;
    Explanation explanation = begun(result, pair);
    explanation.pairs = pairs;
    explanation.secondSpan = memberRanks(pair.tree(), pair.figures.rank, pair.second);
    if (pair.tree().isUser(pair.second))
        explanation.secondRank = pair.rank(pair.second);
    const std::vector<NodeRow> above = splitChains(pair);
    explanation.commonAncestor = pair.common;
    const ComparedMembers members{pair, explanation.firstSpan, explanation.secondSpan, pairs};
    explanation.comparesMembers = members.areCompared(explainer);
    Verdict verdict = explanation.comparesMembers ? members.judge(explainer) : explainer.judge(pair);
    const std::vector<NodeRow> deciding = pair.tied() ? std::vector<NodeRow>() : verdict.deciding;
    explanation.rows = chainRows(pair, above, explainer, deciding);
    if (explanation.comparesMembers)
        for (const NodeRow member : members.rows())
            explanation.rows.push_back(chainRow(pair, explainer, member,
                std::find(deciding.begin(), deciding.end(), member) == deciding.end() ? ChainPart::Member
                                                                                      : ChainPart::Deciding));
    explanation.headline = members.headline();
    explanation.reason = std::move(verdict.reason);
    explanation.decision = std::move(verdict.decision);
    for (const ChainRow& row : explanation.rows)
        addNotes(pair, row.row, explanation.notes);
    return explanation;
}

} // namespace

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

bool canCompare(const ShareTree& tree, NodeRow row, NodeRow against)
{
    const NodeRow higher = std::min(row, against);
    const NodeRow lower = std::max(row, against);
    return lower < tree.size() && lower >= tree.subtreeEnd(higher);
}

Result<Explanation> explain(
    const Evaluation& evaluation, std::string_view algorithmId, NodeRow row, NodeRow against)
{
    const auto result = checkedResult(evaluation, algorithmId, row, against);
    if (!result)
        return tl::unexpected(result.error());
    const ExplainedPair pair{explainedFigures(evaluation, **result), row, against};
    return against == NoRow ? explainedRow(**result, pair) : explainedPair(**result, pair);
}

} // namespace fairshare
