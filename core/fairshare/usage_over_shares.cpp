// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_over_shares.h"

#include "core/fairshare/result_columns.h"

#include <cmath>

namespace fairshare {

const ParameterSpec DampingParameter{.id = "damping",
    .title = "Damping",
    .meaning = "FairShareDampeningFactor: divides the exponent, so that a higher value spreads factors of "
               "heavy users.",
    .minimum = 1,
    .maximum = 65535,
    .defaultNumber = 1};

double usageOverSharesFactor(long double usageEffective, double sharesNorm, long double damping)
{
    if (sharesNorm <= 0)
        return 0;
    return std::pow(2.0, static_cast<double>(-((usageEffective / sharesNorm) / damping)));
}

ResultTable usageOverSharesTable(const FairshareInput& input, const std::vector<long double>& usageEffective,
    const ParameterValues& values, std::string_view usageMeaning)
{
    const ShareTree& tree = input.tree;
    const auto n = static_cast<NodeRow>(tree.size());
    const std::vector<double>& shares = *input.shares.ofCluster;
    const auto damping = static_cast<long double>(numberOf(DampingParameter, values));
    std::vector<double> usage(usageEffective.begin(), usageEffective.end());
    std::vector<double> factor(n);
    std::vector<double> jobFactor(n, Undefined);
    for (NodeRow row = 0; row < n; ++row) {
        // The display starts from usage rounded to double, the job path from the extended value.
        factor[row] = usageOverSharesFactor(usage[row], shares[row], damping);
        if (!tree.isUser(row))
            continue;
        const NodeRow source = tree.hasParentShares(row) ? input.levels.fairshareParent(row) : row;
        jobFactor[row] = usageOverSharesFactor(usageEffective[source], shares[source], damping);
    }
    ResultTable table;
    flagFactors(tree, factor, table.diagnostics);
    table.columns = {
        levelSharesColumn(input),
        sharesOfClusterColumn(input.shares.ofCluster),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(usage), usageMeaning),
        factorColumn(std::move(factor),
            "2^(-(effective usage / normalized shares) / damping), 0 to 1: 0.5 on target. The value "
            "decides."),
        jobFactorColumn(std::move(jobFactor)),
    };
    return table;
}

} // namespace fairshare
