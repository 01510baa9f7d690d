// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/chart_registry.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fairshare {

std::span<const Chart> charts()
{
    static const std::array registry{
        chart_files::share_vs_usage(),
        chart_files::icicle(),
        chart_files::sunburst(),
        chart_files::rank_slopes(),
        chart_files::tau_matrix(),
        chart_files::factor_strips(),
        chart_files::priority_collisions(),
        chart_files::rank_sweep(),
        chart_files::recovery(),
        chart_files::factor_surface(),
        chart_files::factor_difference(),
        chart_files::factor_slices(),
        chart_files::effective_ratio_surface(),
        chart_files::level_fs_surface(),
        chart_files::queue_order(),
        chart_files::priority_terms(),
        chart_files::deciding_factor(),
        chart_files::priority_distribution(),
        chart_files::priority_course(),
        chart_files::quota_flow(),
        chart_files::quota_day(),
        chart_files::submitters(),
        chart_files::wasted_slots(),
        chart_files::convergence(),
        chart_files::heatmap(),
        chart_files::wasted_work(),
        chart_files::gantt(),
    };
    return registry;
}

const Chart* findChart(std::string_view id)
{
    const auto all = charts();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Chart& chart) { return chart.id == id; });
    return found == all.end() ? nullptr : &*found;
}

namespace {

tl::unexpected<Error> noChart(std::string_view chartId)
{
    std::vector<std::string_view> ids;
    for (const Chart& each : charts())
        ids.push_back(each.id);
    return fail(
        ErrorCode::NotFound, withKnownWords(fairshare::say("unknown chart '{}'", chartId), chartId, ids));
}

Result<void> checkRows(const Chart& chart, const ChartInput& input)
{
    if (input.now.find(input.algorithm) == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", input.algorithm));
    if (input.focus >= input.now.tree.size())
        return fail(ErrorCode::OutOfRange, fairshare::say("focused row {} does not exist", input.focus));
    if (chart.ofQuotas) // selected rows are groups, not associations
        return {};
    for (const NodeRow row : input.selected)
        if (row >= input.now.tree.size())
            return fail(ErrorCode::OutOfRange, fairshare::say("selected row {} does not exist", row));
    return {};
}

/// Removes `current` and `against` if they are not selected, and a baseline without the algorithm.
ChartInput usable(const ChartInput& input)
{
    ChartInput result = input;
    const auto isSelected = [&input](NodeRow row) {
        return std::find(input.selected.begin(), input.selected.end(), row) != input.selected.end();
    };
    for (NodeRow* row : {&result.current, &result.against})
        *row = isSelected(*row) ? *row : NoRow;
    if (result.baseline != nullptr && result.baseline->find(input.algorithm) == nullptr)
        result.baseline = nullptr;
    if (result.baseline == nullptr)
        result.baselinePriority = nullptr;
    return result;
}

} // namespace

Result<Plot> makePlot(std::string_view chartId, const ChartInput& input, const ParameterValues& values)
{
    const Chart* chart = findChart(chartId);
    if (chart == nullptr)
        return noChart(chartId);
    if (auto checked = checkParameters(chartId, chart->parameters, values); !checked)
        return tl::unexpected(checked.error());
    if (auto checked = checkRows(*chart, input); !checked)
        return tl::unexpected(checked.error());
    auto plot = chart->make(usable(input), values);
    if (plot)
        plot->allAlgorithms = plot->allAlgorithms || !chart->takesAlgorithm;
    return plot;
}

} // namespace fairshare
