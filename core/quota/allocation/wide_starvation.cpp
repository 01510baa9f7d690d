// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/wide_starvation.h"

#include <algorithm>
#include <limits>

namespace fairshare {

double jobWidth(const GroupQuotas& quotas, const QuotaTree& tree, QuotaRow row)
{
    return row == RootQuotaRow ? 1 : std::max(1.0, quotas.groups[tree.group[row]].weight);
}

std::vector<std::uint8_t> starvedLeaves(const AllocationInput& input, std::span<const double> ownQuota)
{
    constexpr double Nobody = std::numeric_limits<double>::infinity();
    const QuotaTree& tree = input.tree;
    const std::size_t n = tree.size();
    const auto isHungry = [&](QuotaRow row) {
        return tree.isLeaf(row) && input.requested[row] > ownQuota[row];
    };
    // Narrowest jobs below a group that a surplus offered there would reach.
    std::vector<double> narrowestBelow(n, Nobody);
    for (auto row = static_cast<QuotaRow>(n); row-- > 0;) {
        if (isHungry(row))
            narrowestBelow[row] = jobWidth(input.quotas, tree, row);
        if (row != RootQuotaRow && input.acceptsSurplus[row] != 0) {
            double& above = narrowestBelow[tree.parent[row]];
            above = std::min(above, narrowestBelow[row]);
        }
    }
    // Narrowest jobs that compete for any surplus that reaches a group from above.
    std::vector<double> narrowestRival(n, Nobody);
    std::vector<std::uint8_t> starved(n, 0);
    for (QuotaRow row = 1; row < n; ++row) {
        if (input.acceptsSurplus[row] == 0)
            continue;
        const QuotaRow parent = tree.parent[row];
        narrowestRival[row] = std::min(narrowestBelow[parent], narrowestRival[parent]);
        if (isHungry(row) && narrowestRival[row] < jobWidth(input.quotas, tree, row))
            starved[row] = 1;
    }
    return starved;
}

} // namespace fairshare
