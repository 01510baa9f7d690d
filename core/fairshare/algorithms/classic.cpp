// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/served_words.h"
#include "core/fairshare/usage_explanation.h"
#include "core/fairshare/usage_over_shares.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare::algorithm_files {
namespace {

/// Effective usage is the row's own normalized usage, shifted toward the account's effective usage by the
/// row's fraction of its level.
ResultTable evaluateClassic(const FairshareInput& input, const ParameterValues& values)
{
    UsageOverSharesTable table(input, values);
    table.add(RootRow, 1);
    for (const NodeRow child : input.levels.children(RootRow))
        table.add(child, input.usageNorm[child]);
    for (const NodeRow account : input.levels.parents()) {
        if (account == RootRow)
            continue;
        const long double accountUsage = table.usageOf(account);
        const std::uint32_t levelShares = input.levels.childShares(account);
        for (const NodeRow child : input.levels.children(account)) {
            const std::uint32_t shares = input.tree.shares(child);
            if (shares == ParentShares || levelShares == 0) {
                table.add(child, accountUsage);
                continue;
            }
            const auto fraction = static_cast<long double>(shares) / static_cast<long double>(levelShares);
            const long double own = input.usageNorm[child];
            table.add(child, own + (accountUsage - own) * fraction);
        }
    }
    return std::move(table).finish(fairshare::phrase(
        "Own normalized usage, shifted toward the account's in proportion to raw shares / level shares."));
}

std::string classicUsage(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string effective = shown(pair.real("usage_efctv", row));
    if (above == RootRow)
        return fairshare::say("U = {} (own usage)", effective);
    if (pair.tree().hasParentShares(row) || pair.levels().levelShares(row) == 0)
        return fairshare::say("U = {} (inherited from {})", effective, pair.tree().name(above));
    const std::string own = operand(pair.real("usage_norm", row));
    return fmt::format("U = {} + ({} - {}) * {}/{} = {}", own, operand(pair.real("usage_efctv", above)), own,
        pair.tree().shares(row), pair.levels().levelShares(row), effective);
}

std::vector<std::string> classicSteps(const ExplainedPair& pair, NodeRow row)
{
    return {classicUsage(pair, row), factorFormula(pair, row)};
}

} // namespace

Algorithm classic()
{
    return {.id = "classic",
        .title = fairshare::phrase("Classic"),
        .summary = fairshare::phrase(
            "Compares usage with shares; the account's usage counts partly for everyone in it."),
        .formula = fairshare::phrase(
            "U = Uown + (Uaccount - Uown) * shares / level shares; factor = 2^(-(U / S) / damping)"),
        .source = fairshare::phrase("Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; factor as sshare shows it, "
                                    "factor_job as jobs get it"),
        .meaning = FactorMeaning::ValueDecides,
        .parameters = std::span(&DampingParameter, 1),
        .evaluate = evaluateClassic,
        .words = {.rule = fairshare::phrase(
                      "Each user gets a factor between 0 and 1 that halves with each share used up. Without "
                      "usage it is 1, at exactly the share 0.5, at twice the share 0.25. An account's usage "
                      "counts in part for each of its members."),
            .rewards = fairshare::phrase(
                "It rewards users who stay below their share, regardless of what others do."),
            .weakness =
                fairshare::phrase("Its weakness: with small shares, the factor drops to nearly 0 after "
                                  "little work, so users can no longer be distinguished. A busy colleague "
                                  "also pulls down members of the same account who used nothing.")},
        .slurmFlag = "NO_FAIR_TREE",
        .surface = "factor_surface",
        .isFactorCurve = true,
        .explainer = {.columns = UsageColumns,
            .figure = "factor",
            .judge = judgeUsage,
            .words = servedByEffectiveUsage,
            .steps = classicSteps,
            .shares = clusterShares,
            .usage = classicUsage}};
}

} // namespace fairshare::algorithm_files
