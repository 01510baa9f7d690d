// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint_rules.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cmath>

namespace fairshare::lint_rules {
namespace {

std::string label(const ShareTree& tree, NodeRow row)
{
    return nameOf(tree.shape().kind[row], tree.name(row));
}

/// Children of one account that a rule concerns.
struct Group {
    NodeRow first = NoRow;
    std::size_t count = 0;
};

/// Direct user children of each account for which `concerns` holds, one entry an account.
template <typename Concerns>
std::vector<Group> usersByAccount(const ShareTree& tree, Concerns concerns)
{
    std::vector<Group> groups(tree.size());
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (tree.isUser(row) && concerns(row)) {
            Group& group = groups[tree.parent(row)];
            group.first = std::min(group.first, row);
            ++group.count;
        }
    return groups;
}

/// A sentence about one user, or about several users, of an account.
struct PeopleSentence {
    std::string (*ofOne)(const std::string& user, const std::string& account);
    std::string (*ofSeveral)(std::size_t users, const std::string& account);

    std::string about(const ShareTree& tree, const Group& group, NodeRow account) const
    {
        const std::string where = label(tree, account);
        return group.count == 1 ? ofOne(label(tree, group.first), where) : ofSeveral(group.count, where);
    }
};

constexpr PeopleSentence ZeroShares{
    [](const std::string& user, const std::string& account) {
        return fairshare::say(
            "{} of {} has 0 shares: last among their siblings, under LEVEL_BASED first", user, account);
    },
    [](std::size_t users, const std::string& account) {
        return fairshare::say(
            "{} users of {} have 0 shares: last among their siblings, under LEVEL_BASED first", users,
            account);
    },
};

constexpr PeopleSentence ParentSharesOfUsers{
    [](const std::string& user, const std::string& account) {
        return fairshare::say(
            "{} of {} has parent shares, which Fair Tree ranks before every sibling with usage", user,
            account);
    },
    [](std::size_t users, const std::string& account) {
        return fairshare::say(
            "{} users of {} have parent shares, which Fair Tree ranks before every sibling with usage", users,
            account);
    },
};

constexpr PeopleSentence FullBucket{
    [](const std::string& user, const std::string& account) {
        return fairshare::say("{} of {} has 0 shares, for which LEVEL_BASED gives the full bucket: nobody of "
                              "the account ranks higher",
            user, account);
    },
    [](std::size_t users, const std::string& account) {
        return fairshare::say("{} users of {} have 0 shares, for which LEVEL_BASED gives the full bucket: "
                              "nobody of the account ranks higher",
            users, account);
    },
};

std::string firstOfAll(const std::string& name, bool user, bool idle)
{
    if (user)
        return idle ? fairshare::say("{} has no usage: under Fair Tree nobody can rank before it", name)
                    : fairshare::say("{} has parent shares: under Fair Tree nobody can rank before it", name);
    return idle ? fairshare::say("{} has no usage: under Fair Tree its users rank before those of every "
                                 "account with usage",
                      name)
                : fairshare::say("{} has parent shares: under Fair Tree its users rank before those of every "
                                 "account with usage",
                      name);
}

} // namespace

void zeroShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.shares(row) == 0)
            findings.push_back({"zero_shares", Severity::Warning, row,
                fairshare::say(
                    "{} has 0 shares: everybody in it ranks behind its siblings with shares, under "
                    "LEVEL_BASED before them",
                    label(tree, row)),
                fairshare::say("give it shares, or remove it if nobody shall run there")});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.shares(row) == 0; });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"zero_shares", Severity::Warning, groups[account].first,
                ZeroShares.about(tree, groups[account], account),
                fairshare::say("give shares, or remove the association")});
}

void parentShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.hasParentShares(row))
            findings.push_back({"parent_shares", Severity::Note, row,
                fairshare::say("{} has parent shares: its members compete in {} as if it were not there",
                    label(tree, row), label(tree, subject.levels().fairshareParent(row))),
                fairshare::say("give it shares if it shall compete as a whole")});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.hasParentShares(row); });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"parent_shares", Severity::Note, groups[account].first,
                ParentSharesOfUsers.about(tree, groups[account], account),
                fairshare::say("give shares if their own usage shall count")});
}

void singleChild(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const auto children = subject.levels().children(row);
        if (tree.isUser(row) || children.size() != 1)
            continue;
        findings.push_back({"single_child", Severity::Note, row,
            fairshare::say("{} has one child only, {}: the shares of that level decide nothing",
                label(tree, row), label(tree, children.front())),
            fairshare::say("leave the level out unless more will follow")});
    }
}

void wrappingShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (subject.levels().wraps(row))
            findings.push_back({"shares_wrap", Severity::Warning, row,
                fairshare::say("the shares below {} add up to more than 4294967295, so Slurm works with {}",
                    label(tree, row), subject.levels().childShares(row)),
                fairshare::say("use smaller shares in the same ratios")});
}

void accountUsage(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.usage(row) > 0)
            findings.push_back({"account_usage", Severity::Note, row,
                fairshare::say("{} has usage {} of its own, which deleted users left behind",
                    label(tree, row), saidNumber(shortest(static_cast<double>(tree.usage(row))))),
                fairshare::say(
                    "it fades with the half-life; resetting the account's usage removes it at once")});
}

void givenTotals(const Subject& subject, Findings& findings)
{
    constexpr long double Tolerance = 1e-9L;
    const ShareTree& tree = subject.tree();
    if (!tree.columns().givenTotals)
        return;
    std::vector<long double> below(tree.usage());
    for (auto row = static_cast<NodeRow>(tree.size()); --row > RootRow;)
        below[tree.parent(row)] += tree.givenTotal(row) != nullptr ? *tree.givenTotal(row) : below[row];
    for (const auto& [row, total] : *tree.columns().givenTotals)
        if (std::abs(total - below[row]) > Tolerance * std::max(1.0L, total))
            findings.push_back({"usage_total", Severity::Warning, row,
                fairshare::say("{} states a total usage of {}, but it and what is below it add up to {}",
                    label(tree, row), saidNumber(shortest(static_cast<double>(total))),
                    saidNumber(shortest(static_cast<double>(below[row])))),
                fairshare::say("take the usage from a newer listing, or remove the given total")});
}

namespace {

/// Users deeper in the tree than the algorithm looks.
void deepUsersOf(const Subject& subject, const AlgorithmResult& result, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    const Algorithm& algorithm = *result.algorithm;
    const auto levels = std::get<std::int64_t>(result.parameters.find(algorithm.levelLimit)->second);
    // Accounts with parent shares are no levels of their own.
    std::vector<std::uint32_t> depth(tree.size(), 0);
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        depth[row] = depth[subject.levels().fairshareParent(row)] + 1;
    const auto groups = usersByAccount(tree, [&](NodeRow row) { return depth[row] > levels; });
    Group all;
    for (const Group& group : groups) {
        all.first = std::min(all.first, group.first);
        all.count += group.count;
    }
    if (all.count > 0)
        findings.push_back({"too_deep", Severity::Note, all.first,
            all.count == 1 ? fairshare::say("{} is deeper than the {} levels of {}", label(tree, all.first),
                                 levels, algorithm.slurmFlag)
                           : fairshare::say("{} users are deeper than the {} levels of {}, the first is {}",
                                 all.count, levels, algorithm.slurmFlag, label(tree, all.first)),
            fairshare::say("raise {}.{} or flatten the tree; other algorithms are not concerned",
                algorithm.id, algorithm.levelLimit)});
}

} // namespace

void deepUsers(const Subject& subject, Findings& findings)
{
    for (const AlgorithmResult& result : subject.evaluation.results)
        if (!result.algorithm->levelLimit.empty())
            deepUsersOf(subject, result, findings);
}

namespace {

bool isShown(const Settings& settings, const Algorithm& algorithm)
{
    const std::vector<std::string>& compared = settings.compare;
    return settings.algorithm == algorithm.id || compared.empty()
        || std::find(compared.begin(), compared.end(), algorithm.id) != compared.end();
}

void fullBucketsOf(const Algorithm& algorithm, const ShareTree& tree, Findings& findings)
{
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.shares(row) == 0)
            findings.push_back({"full_bucket", Severity::Warning, row,
                fairshare::say(
                    "{} has 0 shares, for which {} gives the full bucket: no sibling's users rank higher",
                    label(tree, row), algorithm.slurmFlag),
                fairshare::say("give shares, or choose another algorithm")});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.shares(row) == 0; });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"full_bucket", Severity::Warning, groups[account].first,
                FullBucket.about(tree, groups[account], account),
                fairshare::say("give shares, or choose another algorithm")});
}

} // namespace

void fullBuckets(const Subject& subject, Findings& findings)
{
    for (const Algorithm& algorithm : algorithms())
        if (algorithm.zeroSharesRankFirst && isShown(subject.scenario.settings, algorithm))
            fullBucketsOf(algorithm, subject.tree(), findings);
}

void nobodyOutranks(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    // Without usage all are alike, and shares that wrap to 0 make every LevelFS an exception.
    if (subject.usageTotal[RootRow] == 0 || subject.levels().childShares(RootRow) == 0)
        return;
    for (const NodeRow row : subject.levels().children(RootRow)) {
        const bool idle = subject.usageTotal[row] == 0 && tree.shares(row) > 0 && !tree.hasParentShares(row);
        const bool parentUser = tree.isUser(row) && tree.hasParentShares(row);
        if (!idle && !parentUser)
            continue;
        if (!tree.isUser(row) && tree.subtreeEnd(row) == row + 1)
            continue;
        findings.push_back(
            {"cannot_be_outranked", Severity::Note, row, firstOfAll(label(tree, row), tree.isUser(row), idle),
                idle ? fairshare::say("nothing to do unless it is kept idle to jump the queue")
                     : fairshare::say("give it shares")});
    }
}

} // namespace fairshare::lint_rules
