// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/tree_figures.h"

#include "core/base/say.h"
#include "core/scenario/evaluation.h"

#include <utility>

namespace fairshare {

TreeFigures treeFigures(const ChartInput& input)
{
    const AlgorithmResult& result = *input.now.find(input.algorithm);
    const Values<double>& total = *input.now.usageTotal;
    const std::size_t n = total.size();
    TreeFigures figures;
    figures.share = input.now.shares->ofCluster;
    Values<double> usage(n);
    Values<double> ratio(n);
    for (std::size_t row = 0; row < n; ++row) {
        usage[row] = total[RootRow] > 0 ? total[row] / total[RootRow] : 0.0;
        const double share = (*figures.share)[row];
        ratio[row] = share == 0 && usage[row] == 0 ? Undefined : usage[row] / share;
    }
    figures.usage = std::make_shared<const Values<double>>(std::move(usage));
    figures.ratio = std::make_shared<const Values<double>>(std::move(ratio));
    figures.factor = std::get<Reals>(result.table.find("factor")->values);
    figures.rank = result.rank;
    figures.factorTitle = fairshare::say("Factor, {}", said(result.algorithm->title));
    figures.list = {{"share", fairshare::say("Share of the cluster"), "", figures.share, true},
        {"usage", fairshare::say("Fraction of total usage"), "", figures.usage, true},
        {"usage_ratio", fairshare::say("Usage ratio"), "", figures.ratio, true},
        {"factor", figures.factorTitle, "", figures.factor, true},
        {"rank", fairshare::say("Rank, {}", said(result.algorithm->title)), "", figures.rank, true}};
    return figures;
}

} // namespace fairshare
