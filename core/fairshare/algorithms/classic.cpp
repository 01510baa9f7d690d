// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/usage_over_shares.h"

#include <array>

namespace fairshare::algorithm_files {
namespace {

/// Own normalized usage, pulled towards the account's effective usage by the row's fraction of its level.
std::vector<long double> effectiveUsage(const FairshareInput& input)
{
    const ShareTree& tree = input.tree;
    std::vector<long double> effective(tree.size());
    effective[RootRow] = 1;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const NodeRow above = input.levels.fairshareParent(row);
        const std::uint32_t levelShares = input.levels.childShares(above);
        if (above == RootRow) {
            effective[row] = input.usageNorm[row];
        } else if (tree.hasParentShares(row) || levelShares == 0) {
            effective[row] = effective[above];
        } else {
            const long double own = input.usageNorm[row];
            const auto fraction =
                static_cast<long double>(tree.shares(row)) / static_cast<long double>(levelShares);
            effective[row] = own + (effective[above] - own) * fraction;
        }
    }
    return effective;
}

ResultTable evaluate(const FairshareInput& input, const ParameterValues& values)
{
    return usageOverSharesTable(input, effectiveUsage(input), values,
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
