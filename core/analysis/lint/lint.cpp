// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint.h"

#include "core/analysis/lint/lint_rules.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/usage_totals.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

namespace fairshare {
namespace {

constexpr std::array Rules{
    LintRule{"unlisted_siblings", fairshare::phrase("levels of which the listing shows only a part")},
    LintRule{"printed_figures", fairshare::phrase("printed figures that differ from the computed ones")},
    LintRule{"printed_priority", fairshare::phrase("printed priorities that differ from the computed ones")},
    LintRule{"zero_shares", fairshare::phrase("associations with 0 shares")},
    LintRule{"parent_shares", fairshare::phrase("associations with FairShare=parent")},
    LintRule{"single_child", fairshare::phrase("accounts with only one child")},
    LintRule{"shares_wrap", fairshare::phrase("levels whose shares overflow 32 bits")},
    LintRule{"account_usage", fairshare::phrase("accounts with usage of their own")},
    LintRule{"usage_total", fairshare::phrase("usage totals that differ from the sum of the subtree")},
    LintRule{"too_deep", fairshare::phrase("users deeper than the levels that an algorithm counts")},
    LintRule{"full_bucket",
        fairshare::phrase("users and accounts that an algorithm ranks first because they have no shares")},
    LintRule{"cannot_be_outranked", fairshare::phrase("users and accounts that nobody can outrank")},
    LintRule{"tie_lost", fairshare::phrase("exact ties broken by rounding")},
    LintRule{"tie_by_rounding", fairshare::phrase("ties caused only by rounding")},
    LintRule{"tied_accounts", fairshare::phrase("users whose rank depends on how tied accounts are handled")},
    LintRule{"group_reserved", fairshare::phrase("groups with the reserved name of the root")},
    LintRule{"group_unnamed", fairshare::phrase("groups without a name")},
    LintRule{"group_orphan", fairshare::phrase("groups whose parent group is missing")},
    LintRule{"group_repeated", fairshare::phrase("groups whose names differ only in case")},
    LintRule{"quota_missing", fairshare::phrase("groups without a quota")},
    LintRule{"children_above_parent", fairshare::phrase("quotas that add up to more than the parent quota")},
    LintRule{"children_below_parent", fairshare::phrase("quotas that add up to less than the parent quota")},
    LintRule{"fractions_above_one", fairshare::phrase("dynamic quotas that add up to more than 1")},
    LintRule{"quota_counted_twice", fairshare::phrase("quotas counted twice by oversubscription")},
    LintRule{"oversubscription", fairshare::phrase("pools that allow quota oversubscription")},
    LintRule{"inner_weight_zero", fairshare::phrase("groups with weight 0 and subgroups")},
    LintRule{"quota_zero", fairshare::phrase("groups with a quota of 0")},
    LintRule{
        "widths_compete", fairshare::phrase("groups with narrow and wide jobs that compete for surplus")},
    LintRule{"unknown_member", fairshare::phrase("unknown keys in the file")},
    LintRule{"unknown_option", fairshare::phrase("dump options that sacctmgr does not recognize")},
};

void unknownMembers(const Scenario& scenario, std::vector<Finding>& findings)
{
    const auto add = [&findings](NodeRow row, std::string message) {
        findings.push_back({"unknown_member", Severity::Error, row, std::move(message),
            fairshare::say("correct the spelling or remove the key; it is kept when the file is written")});
    };
    for (const auto& [key, text] : scenario.unknown)
        add(RootRow, fairshare::say("unknown key '{}' in the scenario; it has no effect", key));
    for (const auto& [key, text] : scenario.settings.unknown)
        add(RootRow, fairshare::say("unknown key '{}' in the settings; it has no effect", key));
    for (const auto& [key, text] : scenario.settings.unknownUsage)
        add(RootRow, fairshare::say("unknown key '{}' in the usage settings; it has no effect", key));
    for (const JsonMembers* unknown : {&scenario.quotas->unknown, &scenario.quotas->unknownOptions})
        for (const auto& [key, text] : *unknown)
            add(RootRow, fairshare::say("unknown key '{}' in the quotas; it has no effect", key));
    for (const QuotaGroup& group : scenario.quotas->groups)
        for (const auto& [key, text] : group.unknown)
            add(RootRow, fairshare::say("unknown key '{}' in group '{}'; it has no effect", key, group.name));
    if (!scenario.tree.columns().extras)
        return;
    for (const auto& [row, members] : scenario.tree.columns().extras->unknownMembers)
        add(row,
            fairshare::say(
                "'{1}' has unknown keys: {0}; they have no effect", members, scenario.tree.name(row)));
}

void unknownOptionsOf(const ShareTree& tree,
    const std::function<std::vector<std::string>(std::string_view)>& unknownOptions,
    std::vector<Finding>& findings)
{
    if (!unknownOptions || !tree.columns().extras)
        return;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const std::vector<std::string> keys = unknownOptions(tree.slurmOptions(row));
        if (!keys.empty())
            findings.push_back({"unknown_option", Severity::Warning, row,
                fairshare::say("'{}' has options that sacctmgr does not recognize: {}", tree.name(row),
                    fmt::join(keys, ", ")),
                fairshare::say("remove them; sacctmgr would reject the dump")});
    }
}

} // namespace

std::vector<std::string> lint_rules::algorithmsToCheck()
{
    std::vector<std::string> ids;
    for (const Algorithm& algorithm : algorithms())
        if (algorithm.isDefault || !algorithm.levelLimit.empty())
            ids.emplace_back(algorithm.id);
    return ids;
}

std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Note:
        return "note";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return {};
}

std::span<const LintRule> lintRules()
{
    return Rules;
}

Result<std::vector<Finding>> lint(const Scenario& scenario,
    const std::function<std::vector<std::string>(std::string_view options)>& unknownOptions)
{
    const auto evaluation = evaluate(scenario, lint_rules::algorithmsToCheck());
    if (!evaluation)
        return tl::unexpected(evaluation.error());
    const UsageTotals totals = sumUsage(scenario.tree);
    const lint_rules::Subject subject{scenario, **evaluation, totals.total};
    std::vector<Finding> findings;
    constexpr std::array Groups{lint_rules::unlistedSiblings, lint_rules::printedFigures,
        lint_rules::printedPriorities, lint_rules::zeroShares, lint_rules::parentShares,
        lint_rules::singleChild, lint_rules::wrappingShares, lint_rules::accountUsage,
        lint_rules::givenTotals, lint_rules::deepUsers, lint_rules::fullBuckets, lint_rules::nobodyOutranks,
        lint_rules::paperTies, lint_rules::tiedAccounts};
    for (const auto rule : Groups)
        rule(subject, findings);
    lint_rules::groupQuotas(*scenario.quotas, findings);
    unknownMembers(scenario, findings);
    unknownOptionsOf(scenario.tree, unknownOptions, findings);
    return findings;
}

} // namespace fairshare
