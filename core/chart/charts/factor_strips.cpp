// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/counted_words.h"
#include "core/analysis/factor_spread.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/meanings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare::chart_files {
namespace {

constexpr double HalfStrip = 0.36; ///< of the distance between two algorithms
constexpr std::size_t MostTicks = 1500; ///< more would be a gray band
constexpr std::size_t Bins = 200;
/// Room for the counts at the right, in widths of the whole range.
constexpr double CountRoom = 0.13;

/// The range of all factors, at least 0 to 1.
struct Range {
    double lowest = 0;
    double highest = 1;
};

using Spreads = std::vector<FactorSpread>; ///< by algorithm

Range rangeOf(const Spreads& spreads)
{
    Range range;
    for (const FactorSpread& spread : spreads)
        for (const SharedFactor& shared : spread.factors)
            if (std::isfinite(shared.factor)) {
                range.lowest = std::min(range.lowest, shared.factor);
                range.highest = std::max(range.highest, shared.factor);
            }
    return range;
}

/// One short line a user.
Marks ticksOf(const Evaluation& now)
{
    Marks ticks{
        .kind = MarkKind::Lines, .id = "users", .title = fairshare::say("user"), .role = PlotRole::Text};
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const auto factor = now.results[i].table.reals("factor");
        for (NodeRow row = 0; row < now.tree.size(); ++row) {
            if (!now.tree.isUser(row) || !std::isfinite(factor[row]))
                continue;
            ticks.starts.push_back(static_cast<std::uint32_t>(ticks.x.size()));
            for (const double end : {-HalfStrip, HalfStrip}) {
                ticks.x.push_back(factor[row]);
                ticks.y.push_back(static_cast<double>(i) + end);
            }
            ticks.rows.push_back(row);
        }
        const Algorithm& algorithm = *now.results[i].algorithm;
        const Column* column = now.results[i].table.find("factor");
        ticks.figures.push_back({fmt::format("{}.factor", algorithm.id),
            fairshare::say("Factor, {}", said(algorithm.title)), "", std::get<Reals>(column->values), true});
    }
    ticks.starts.push_back(static_cast<std::uint32_t>(ticks.x.size()));
    if (ticks.size() == 0)
        ticks.starts.clear();
    return ticks;
}

/// How many users stand in each small part of the range, as heights.
Marks histogram(const Evaluation& now, const Spreads& spreads, const Range& range)
{
    Marks bars{.kind = MarkKind::Bars,
        .id = "bins",
        .title = fairshare::say("part of the range"),
        .role = PlotRole::Muted};
    auto counts = std::make_shared<Values<std::uint32_t>>();
    const double width = (range.highest - range.lowest) / static_cast<double>(Bins);
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        std::vector<std::uint32_t> users(Bins, 0);
        for (const SharedFactor& shared : spreads[i].factors) {
            if (!std::isfinite(shared.factor))
                continue;
            const double place =
                std::clamp((shared.factor - range.lowest) / width, 0.0, static_cast<double>(Bins) - 1);
            users[static_cast<std::size_t>(place)] += static_cast<std::uint32_t>(shared.users);
        }
        const double most = *std::max_element(users.begin(), users.end());
        for (std::size_t bin = 0; bin < Bins; ++bin) {
            if (users[bin] == 0)
                continue;
            const double left = range.lowest + static_cast<double>(bin) * width;
            bars.x.push_back(left);
            bars.x2.push_back(left + width);
            bars.y.push_back(static_cast<double>(i) + HalfStrip);
            bars.y2.push_back(static_cast<double>(i) + HalfStrip - 2 * HalfStrip * users[bin] / most);
            bars.labels.push_back(said(now.results[i].algorithm->title));
            counts->push_back(users[bin]);
        }
    }
    bars.figures.push_back({"users", fairshare::say("Users"), "", Counts(std::move(counts))});
    return bars;
}

/// At the right: how many users share their value with another.
Marks sharing(const Evaluation& now, const Spreads& spreads, double at)
{
    Marks texts{.kind = MarkKind::Texts, .id = "sharing", .title = fairshare::say("users who share a value")};
    texts.role = PlotRole::Text;
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const FactorSpread& spread = spreads[i];
        texts.x.push_back(at);
        texts.y.push_back(static_cast<double>(i));
        texts.labels.push_back(grouped(spread.sharing, "\u2009"));
        texts.remarks.push_back(fairshare::say("{}: {} of {} have a factor that another user has too.",
            said(now.results[i].algorithm->title), grouped(spread.sharing, "\u2009"),
            counted(now.tree.userCount(), Noun::User, "\u2009")));
    }
    return texts;
}

Result<Plot> make(const ChartInput& input, const ParameterValues& /*values*/)
{
    const Evaluation& now = input.now;
    Spreads spreads;
    for (const AlgorithmResult& result : now.results)
        spreads.push_back(factorSpread(now.tree, result));
    const Range range = rangeOf(spreads);
    const double width = range.highest - range.lowest;
    const bool many = now.tree.userCount() * now.results.size() > MostTicks;
    Plot plot{.title = many ? fairshare::say("Factors of all users")
                            : fairshare::say("Factor of each user, one tick each"),
        .tree = now.tree};
    plot.note = fairshare::say("At the right: users who share a value.");
    PlotPanel panel;
    panel.marks.push_back(many ? histogram(now, spreads, range) : ticksOf(now));
    panel.marks.push_back(sharing(now, spreads, range.highest + width * CountRoom / 2));
    panel.x = {.meaning = factorMeaning(),
        .lowest = range.lowest - width / 60,
        .highest = range.highest + width * CountRoom};
    if (range.lowest == 0 && range.highest == 1)
        panel.x.ticks = {{0, "0"}, {0.25, saidNumber("0.25")}, {0.5, saidNumber("0.5")},
            {0.75, saidNumber("0.75")}, {1, "1"}};
    panel.y = {.lowest = -0.5,
        .highest = static_cast<double>(now.results.size()) - 0.5,
        .scale = AxisScale::Categories,
        .reversed = true};
    for (std::size_t i = 0; i < now.results.size(); ++i)
        panel.y.ticks.push_back({static_cast<double>(i), said(now.results[i].algorithm->title)});
    if (now.tree.userCount() == 0)
        plot.empty = fairshare::say("There is nobody who has a factor.");
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace

Chart factor_strips()
{
    return {.id = "factor_strips",
        .title = fairshare::phrase("Spread of factors"),
        .summary =
            fairshare::phrase("The factors of all users under each algorithm, and how many users share one."),
        .teaches =
            fairshare::phrase("Where an algorithm tells users apart and where it crowds them together."),
        .takesAlgorithm = false,
        .make = make};
}

} // namespace fairshare::chart_files
