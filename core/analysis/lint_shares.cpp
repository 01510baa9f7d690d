// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint_rules.h"
#include "core/base/numbers.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

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

std::string people(const ShareTree& tree, const Group& group, NodeRow account)
{
    const std::string where = label(tree, account);
    return group.count == 1 ? fmt::format("{} of {} has", label(tree, group.first), where)
                            : fmt::format("{} users of {} have", group.count, where);
}

} // namespace

void zeroShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.shares(row) == 0)
            findings.push_back({"zero_shares", Severity::Warning, row,
                fmt::format("{} has 0 shares: everybody in it ranks behind its siblings with shares, under "
                            "LEVEL_BASED before them",
                    label(tree, row)),
                "give it shares, or remove it if nobody shall run there"});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.shares(row) == 0; });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"zero_shares", Severity::Warning, groups[account].first,
                people(tree, groups[account], account)
                    + " 0 shares: last among their siblings, under LEVEL_BASED first",
                "give shares, or remove the association"});
}

void parentShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.hasParentShares(row))
            findings.push_back({"parent_shares", Severity::Note, row,
                fmt::format("{} has parent shares: its members compete in {} as if it were not there",
                    label(tree, row), label(tree, subject.levels().fairshareParent(row))),
                "give it shares if it shall compete as a whole"});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.hasParentShares(row); });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"parent_shares", Severity::Note, groups[account].first,
                people(tree, groups[account], account)
                    + " parent shares, which Fair Tree ranks before every sibling with usage",
                "give shares if their own usage shall count"});
}

void singleChild(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const auto children = subject.levels().children(row);
        if (tree.isUser(row) || children.size() != 1)
            continue;
        findings.push_back({"single_child", Severity::Note, row,
            fmt::format("{} has one child only, {}: the shares of that level decide nothing",
                label(tree, row), label(tree, children.front())),
            "leave the level out unless more will follow"});
    }
}

void wrappingShares(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (subject.levels().wraps(row))
            findings.push_back({"shares_wrap", Severity::Warning, row,
                fmt::format("the shares below {} add up to more than 4294967295, so Slurm works with {}",
                    label(tree, row), subject.levels().childShares(row)),
                "use smaller shares in the same ratios"});
}

void accountUsage(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.usage(row) > 0)
            findings.push_back({"account_usage", Severity::Note, row,
                fmt::format("{} has usage {} of its own, which deleted users left behind", label(tree, row),
                    shortest(static_cast<double>(tree.usage(row)))),
                "it fades with the half-life; resetting the account's usage removes it at once"});
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
                fmt::format("{} states a total usage of {}, but it and what is below it add up to {}",
                    label(tree, row), shortest(static_cast<double>(total)),
                    shortest(static_cast<double>(below[row]))),
                "take the usage from a newer listing, or remove the given total"});
}

void deepUsers(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    const AlgorithmResult& result = *subject.evaluation.find("level_based");
    const auto levels = std::get<std::int64_t>(result.parameters.at("priority_levels"));
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
            all.count == 1
                ? fmt::format(
                      "{} is deeper than the {} levels of LEVEL_BASED", label(tree, all.first), levels)
                : fmt::format("{} users are deeper than the {} levels of LEVEL_BASED, the first is {}",
                      all.count, levels, label(tree, all.first)),
            "raise level_based.priority_levels or flatten the tree; other algorithms are not concerned"});
}

void fullBuckets(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    const std::vector<std::string>& compared = subject.scenario.settings.compare;
    const bool concerned = subject.scenario.settings.algorithm == "level_based" || compared.empty()
        || std::find(compared.begin(), compared.end(), "level_based") != compared.end();
    if (!concerned)
        return;
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row)
        if (!tree.isUser(row) && tree.shares(row) == 0)
            findings.push_back({"full_bucket", Severity::Warning, row,
                fmt::format(
                    "{} has 0 shares, for which LEVEL_BASED gives the full bucket: no sibling's users "
                    "rank higher",
                    label(tree, row)),
                "give shares, or choose another algorithm"});
    const auto groups = usersByAccount(tree, [&tree](NodeRow row) { return tree.shares(row) == 0; });
    for (NodeRow account = 0; account < groups.size(); ++account)
        if (groups[account].count > 0)
            findings.push_back({"full_bucket", Severity::Warning, groups[account].first,
                people(tree, groups[account], account)
                    + " 0 shares, for which LEVEL_BASED gives the full bucket: nobody of the account ranks "
                      "higher",
                "give shares, or choose another algorithm"});
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
        const std::string_view why = idle ? "has no usage" : "has parent shares";
        findings.push_back({"cannot_be_outranked", Severity::Note, row,
            tree.isUser(row)
                ? fmt::format("{} {}: under Fair Tree nobody can rank before it", label(tree, row), why)
                : fmt::format(
                      "{} {}: under Fair Tree its users rank before those of every account with usage",
                      label(tree, row), why),
            idle ? "nothing to do unless it is kept idle to jump the queue" : "give it shares"});
    }
}

} // namespace fairshare::lint_rules
