// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/quota_flow_plot.h"

#include "core/analysis/quotas/quota_answer.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/quota_choices.h"
#include "core/scenario/scenario.h"

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec Step{.id = "step",
    .title = fairshare::phrase("Step"),
    .meaning = fairshare::phrase("Step of the allocation to show, from 1; 0 shows the final result."),
    .minimum = 0,
    .maximum = 1'000'000};
constexpr std::array QuotaFlowParameters{PolicyParameter, Step};

Result<Plot> makeQuotaFlow(const ChartInput& input, const ParameterValues& values)
{
    if (!hasGroups(input)) {
        Plot plot{.title = fairshare::say("Where each core goes")};
        plot.empty = withoutGroups();
        return plot;
    }
    const auto study =
        QuotaStudy::make({input.scenario->quotas, choiceOf(PolicyParameter, values)}, input.progress);
    if (!study)
        return tl::unexpected(study.error());
    Plot plot = quotaFlowPlot(**study, static_cast<std::size_t>(numberOf(Step, values)));
    plot.answer = quotaAnswer(**study);
    plot.premise = allocationPremise((*study)->quotas(), (*study)->chosen().policy->id);
    return plot;
}

} // namespace

Chart quota_flow()
{
    return {.id = "quota_flow",
        .title = fairshare::phrase("Where each core goes"),
        .group = ChartGroup::Quotas,
        .summary = fairshare::phrase("The flow of cores from the groups' quotas through shared surplus to "
                                     "the allocation. Band width shows cores."),
        .teaches = fairshare::phrase("Where surplus comes from, who gets it, and what stays idle."),
        .parameters = QuotaFlowParameters,
        .takesAlgorithm = false,
        .ofQuotas = true,
        .make = makeQuotaFlow};
}

} // namespace fairshare::chart_files
