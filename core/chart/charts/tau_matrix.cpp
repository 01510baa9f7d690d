// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/order_answers.h"
#include "core/analysis/compare/comparison.h"
#include "core/analysis/compare/kendall_tau.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/base/values.h"
#include "core/base/worded.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"
#include "core/table/column.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fairshare::chart_files {
namespace {

/// Shortens a title for narrow columns: "Depth" for "Depth-oblivious". Rows show full titles.
std::string firstWord(const std::string& title)
{
    return title.substr(0, title.find_first_of(" -"));
}

std::string tauRemark(const Evaluation& now, std::size_t row, std::size_t column, double tau)
{
    const std::string first = said(now.results[column].algorithm->title);
    const std::string second = said(now.results[row].algorithm->title);
    if (isUndefined(tau))
        return fairshare::say("Undefined: {} or {} gives all users the same rank.", first, second);
    if (tau == 1)
        return fairshare::say("{} and {} rank all users in the same order.", first, second);
    if (tau == -1)
        return fairshare::say("{} and {} rank all users in reverse order.", first, second);
    return fairshare::say("{} and {}: Kendall's tau-b; 1 means the same order, 0 no correlation, −1 the "
                          "reverse order. Ties bring it closer to 0.",
        first, second);
}

Marks cells(const Evaluation& now, const std::vector<double>& tau, double& lowest)
{
    const std::size_t n = now.results.size();
    Marks marks{.kind = MarkKind::Cells,
        .id = "pairs",
        .title = fairshare::say("pair of algorithms"),
        .role = PlotRole::Border};
    auto exact = std::make_shared<Values<double>>();
    for (std::size_t row = 1; row < n; ++row)
        for (std::size_t column = 0; column < row; ++column) {
            const double value = tau[row * n + column];
            marks.x.push_back(static_cast<double>(column));
            marks.y.push_back(static_cast<double>(row));
            marks.values.push_back(value);
            marks.addLabel(worded([value] { return tauText(value); }));
            marks.remarks.push_back(tauRemark(now, row, column, value));
            exact->push_back(value);
            lowest = std::min(lowest, std::isnan(value) ? lowest : value);
        }
    marks.labelPlace = LabelPlace::Inside;
    marks.figures.push_back({"tau_b", fairshare::say("Kendall's tau-b"), "", Reals(std::move(exact))});
    return marks;
}

Result<Plot> makeTauMatrix(const ChartInput& input, const ParameterValues& /*values*/)
{
    const Evaluation& now = input.now;
    const std::size_t users = now.tree.userCount();
    Plot plot{.title = fairshare::say(
                  "Kendall's tau-b between the rankings of {}", counted(users, Noun::User, "\u2009")),
        .tree = SharedValue(now.tree)};
    double lowest = 0;
    PlotPanel panel;
    const std::vector<double> tau = tauMatrix(now);
    plot.answer = agreementAnswer(now, tau);
    panel.marks.push_back(cells(now, tau, lowest));
    const double last = std::max(1.0, static_cast<double>(now.results.size()) - 1);
    panel.x = {.lowest = -0.5, .highest = last - 0.5, .scale = AxisScale::Categories};
    panel.y = {.lowest = 0.5, .highest = last + 0.5, .scale = AxisScale::Categories, .reversed = true};
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const PlotTick tick{static_cast<double>(i), said(now.results[i].algorithm->title)};
        if (i + 1 < now.results.size())
            panel.x.ticks.push_back({tick.at, firstWord(tick.text)});
        if (i > 0)
            panel.y.ticks.push_back(tick);
    }
    plot.colorScale = ColorScale{.map = ColorMap::Cividis,
        .title = fairshare::say("tau"),
        .meaning = fairshare::say("Kendall's tau-b between two rankings of the users; 1 means the same "
                                  "order, 0 no correlation, −1 the reverse order."),
        .lowest = lowest < 0 ? -1.0 : 0.0};
    if (users < 2)
        plot.empty = fairshare::say("At least two users are needed.");
    else if (now.results.size() < 2)
        plot.empty = fairshare::say("At least two algorithms are needed.");
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace

Chart tau_matrix()
{
    return {.id = "tau_matrix",
        .title = fairshare::phrase("Agreement between algorithms"),
        .group = ChartGroup::Ranks,
        .summary = fairshare::phrase("Kendall's tau-b between the user rankings of each pair of algorithms."),
        .teaches = fairshare::phrase(
            "Which algorithms rank users alike, and where switching would change the order most."),
        .takesAlgorithm = false,
        .make = makeTauMatrix};
}

} // namespace fairshare::chart_files
