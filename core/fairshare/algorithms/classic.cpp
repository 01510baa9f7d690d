// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/usage_over_shares.h"

#include <utility>

namespace fairshare::algorithm_files {
namespace {

/// Own normalized usage, pulled towards the account's effective usage by the row's fraction of its level.
ResultTable evaluate(const FairshareInput& input, const ParameterValues& values)
{
    const ShareTree& tree = input.tree;
    UsageOverSharesTable table(input, values);
    table.add(RootRow, 1);
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const NodeRow above = input.levels.fairshareParent(row);
        const std::uint32_t levelShares = input.levels.childShares(above);
        const long double own = input.usageNorm[row];
        if (above == RootRow) {
            table.add(row, own);
        } else if (tree.hasParentShares(row) || levelShares == 0) {
            table.add(row, table.usageOf(above));
        } else {
            const auto fraction =
                static_cast<long double>(tree.shares(row)) / static_cast<long double>(levelShares);
            table.add(row, own + (table.usageOf(above) - own) * fraction);
        }
    }
    return std::move(table).finish(
        "Own normalized usage, moved towards the account's by the row's fraction of its level.");
}

} // namespace

Algorithm classic()
{
    return {.id = "classic",
        .title = "Classic",
        .summary =
            "Weighs what one used against what one may use, where usage of the account counts in part for "
            "everybody in it.",
        .formula = "U = Uown + (Uaccount - Uown) * shares / level shares; factor = 2^(-(U / S) / damping)",
        .source = "Slurm 22.05.8, PriorityFlags=NO_FAIR_TREE; the figures that sshare shows, and factor_job "
                  "for jobs",
        .meaning = FactorMeaning::ValueDecides,
        .parameters = std::span(&DampingParameter, 1),
        .evaluate = evaluate};
}

} // namespace fairshare::algorithm_files
