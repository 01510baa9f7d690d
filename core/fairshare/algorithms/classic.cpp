// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/usage_explanation.h"
#include "core/fairshare/usage_over_shares.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare::algorithm_files {
namespace {

/// Own normalized usage, pulled towards the account's effective usage by the row's fraction of its level.
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
        "Own normalized usage, moved towards the account's by the row's fraction of its level."));
}

std::string classicUsage(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string effective = shown(pair.real("usage_efctv", row));
    if (above == RootRow)
        return fairshare::say("U = {} (own)", effective);
    if (pair.tree().hasParentShares(row) || pair.levels().levelShares(row) == 0)
        return fairshare::say("U = {} (of {})", effective, pair.tree().name(above));
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
        .summary = fairshare::phrase("Weighs what one used against what one may use, where usage of the "
                                     "account counts in part for everybody in it."),
        .formula = fairshare::phrase(
            "U = Uown + (Uaccount - Uown) * shares / level shares; factor = 2^(-(U / S) / damping)"),
        .source = fairshare::phrase("Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; the figures that sshare "
                                    "shows, and factor_job for jobs"),
        .meaning = FactorMeaning::ValueDecides,
        .parameters = std::span(&DampingParameter, 1),
        .evaluate = evaluateClassic,
        .words =
            {.rule = fairshare::phrase(
                 "Everybody gets a factor between 0 and 1 that halves with each further share that is used "
                 "up: 1 for no usage, 0.5 for exactly the share, 0.25 for twice the share. What the account "
                 "used counts in part as used by each of its members."),
                .rewards = fairshare::phrase("It rewards whoever stays below the share, whatever others do."),
                .weakness = fairshare::phrase(
                    "Its weakness: for small shares the factor falls to nearly 0 after little work, so that "
                    "users can no longer be told apart, and a busy colleague pulls down members of the same "
                    "account who used nothing.")},
        .slurmFlag = "NO_FAIR_TREE",
        .surface = "factor_surface",
        .isFactorCurve = true,
        .explainer = {.columns = UsageColumns,
            .figure = "factor",
            .judge = judgeUsage,
            .steps = classicSteps,
            .shares = clusterShares,
            .usage = classicUsage}};
}

} // namespace fairshare::algorithm_files
