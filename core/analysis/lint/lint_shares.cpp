// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint_rules.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace fairshare::lint_rules {
namespace {

std::string label(const ShareTree& tree, NodeRow row)
{
    return nameOf(tree.shape().kind[row], tree.name(row));
}

/// Children of one account to which a rule applies.
struct Group {
    NodeRow first = NoRow;
    std::size_t count = 0;
};

/// Returns the direct user children for which `concerns` holds, one entry per account.
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

/// Names a single user, counts several.
std::string peopleOf(const ShareTree& tree, const Group& group)
{
    return group.count == 1 ? label(tree, group.first) : std::to_string(group.count);
}

/// Returns the name by which administrators know the algorithm.
std::string nameInSlurm(const Algorithm& algorithm)
{
    return algorithm.slurmFlag.empty() ? fairshare::said(algorithm.title) : std::string(algorithm.slurmFlag);
}

std::string firstOfAll(const std::string& name, bool user, bool idle)
{
    if (user)
        return idle
            ? fairshare::say("{} has no usage, so nobody can rank before it under Fair Tree", name)
            : fairshare::say("{} has parent shares, so nobody can rank before it under Fair Tree", name);
    return idle
        ? fairshare::say(
              "{} has no usage, so under Fair Tree its users rank before those of every account with usage",
              name)
        : fairshare::say("{} has parent shares, so under Fair Tree its users rank before those of every "
                         "account with usage",
              name);
}

/// Returns whether at most one user is listed, as by sshare without -a and by sacctmgr with user=NAME. The
/// user root is always listed.
bool isOfOneUser(const ShareTree& tree)
{
    std::string_view user;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row) || tree.parent(row) == RootRow)
            continue;
        if (!user.empty() && user != tree.name(row))
            return false;
        user = tree.name(row);
    }
    return true;
}

} // namespace

void zeroShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.shares(row) == 0 && !tree.isUnlisted(row))
            findings.push_back({"zero_shares", Severity::Warning, row,
                fairshare::say(
                    "{} has 0 shares: under most algorithms its users rank after all siblings with "
                    "shares",
                    label(tree, row)),
                fairshare::say("assign shares, or remove the account if nobody should run jobs there")});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.shares(row) == 0; });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"zero_shares", Severity::Warning, groups[account].first,
                fairshare::say("users of {} with 0 shares rank last among their siblings under most "
                               "algorithms: {}",
                    label(tree, account), peopleOf(tree, groups[account])),
                fairshare::say("assign shares, or remove the association")});
}

void parentShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.hasParentShares(row))
            findings.push_back({"parent_shares", Severity::Note, row,
                fairshare::say("{} has parent shares, so its members compete directly in {}",
                    label(tree, row), label(tree, subject.levels().fairshareParent(row))),
                fairshare::say("assign shares if it should compete as a whole")});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.hasParentShares(row); });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"parent_shares", Severity::Note, groups[account].first,
                fairshare::say("Fair Tree ranks users of {} with parent shares before every sibling with "
                               "usage: {}",
                    label(tree, account), peopleOf(tree, groups[account])),
                fairshare::say("assign shares if their own usage should count")});
}

void singleChild(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    if (isOfOneUser(tree))
        return;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const auto children = subject.levels().children(row);
        if (tree.isUser(row) || children.size() != 1 || tree.isUnlisted(row) || tree.unlistedShares(row) > 0)
            continue;
        findings.push_back({"single_child", Severity::Note, row,
            fairshare::say("{} has only one child, {}, so the shares at that level have no effect",
                label(tree, row), label(tree, children.front())),
            fairshare::say("remove the level unless you plan to add more children")});
    }
}

void wrappingShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (subject.levels().wraps(row))
            findings.push_back({"shares_wrap", Severity::Error, row,
                fairshare::say("the shares below {} add up to more than 4294967295, so Slurm uses {} instead",
                    label(tree, row), subject.levels().childShares(row)),
                fairshare::say("use smaller shares with the same ratios")});
}

void accountUsage(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    if (isOfOneUser(tree))
        return;
    // In a part, such usage is that of rows that are not listed.
    for (NodeRow row = 0; row < tree.size() && !tree.isPart(); ++row)
        if (!tree.isUser(row) && tree.usage(row) > 0)
            findings.push_back({"account_usage", Severity::Note, row,
                fairshare::say("{} has its own usage of {}, left by deleted users", label(tree, row),
                    saidNumber(shortest(static_cast<double>(tree.usage(row))))),
                fairshare::say("it decays with the half-life; reset the account's usage to remove it now")});
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
                fairshare::say("{} has a stated total usage of {}, but its subtree adds up to {}",
                    label(tree, row), saidNumber(shortest(static_cast<double>(total))),
                    saidNumber(shortest(static_cast<double>(below[row])))),
                fairshare::say("take the usage from a newer listing, or remove the stated total")});
}

namespace {

/// Finds users on levels deeper than the algorithm reads.
void deepUsersOf(const Subject& subject, const AlgorithmResult& result, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    const Algorithm& algorithm = *result.algorithm;
    const auto levels = std::get<std::int64_t>(result.parameters.find(algorithm.levelLimit)->second);
    // Accounts with parent shares do not count as levels.
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
            fairshare::say("users deeper than the {} levels that {} counts: {}; the first is {}", levels,
                nameInSlurm(algorithm), all.count, label(tree, all.first)),
            fairshare::say("raise {}.{} or flatten the tree; other algorithms are not affected", algorithm.id,
                algorithm.levelLimit)});
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
        if (!tree.isUser(row) && tree.shares(row) == 0 && !tree.isUnlisted(row))
            findings.push_back({"full_bucket", Severity::Warning, row,
                fairshare::say(
                    "{} has 0 shares; {} gives it the full bucket, so no user of its siblings ranks higher",
                    label(tree, row), nameInSlurm(algorithm)),
                fairshare::say("assign shares, or choose another algorithm")});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.shares(row) == 0; });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"full_bucket", Severity::Warning, groups[account].first,
                fairshare::say("{} gives users of {} with 0 shares the full bucket, so no user of the "
                               "account ranks higher: {}",
                    nameInSlurm(algorithm), label(tree, account), peopleOf(tree, groups[account])),
                fairshare::say("assign shares, or choose another algorithm")});
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
    // Without usage all rows are equal, and shares that wrap to 0 make every LevelFS a special case.
    if (subject.usageTotal[RootRow] == 0 || subject.levels().childShares(RootRow) == 0 || tree.isPart())
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
                idle ? fairshare::say("no action needed unless it is kept idle on purpose to jump the queue")
                     : fairshare::say("assign shares")});
    }
}

} // namespace fairshare::lint_rules
