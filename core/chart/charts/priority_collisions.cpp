// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/order_answers.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/base/worded.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <array>

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec Weight{.id = "weight",
    .title = "PriorityWeightFairshare",
    .meaning = fairshare::phrase(
        "Weight that multiplies the factor. The resulting priority is truncated to an integer."),
    .minimum = 0,
    .maximum = 4294967295,
    .defaultNumber = DefaultFairshareWeight};
constexpr std::array PriorityCollisionsParameters{Weight};

/// Room for the counts on the right, in lengths of the longest bar.
constexpr double CollisionsCountRoom = 0.5;
constexpr double HalfCollisionBar = 0.32; ///< fraction of the distance between two algorithms

std::string collisionsRemark(const PriorityCollisions& found, std::string_view title)
{
    const auto users = [](std::size_t count) { return counted(count, Noun::User, ThinSeparator); };
    if (found.sharing == 0)
        return fairshare::say("{}: all priorities differ.", title);
    return fairshare::say("{}: {} with {} distinct priorities; {} share one, {} of them because of equal "
                          "factors. Most common priority: {} ({}).",
        title, users(found.users), grouped(found.priorities, ThinSeparator), users(found.sharing),
        found.sharingByFactor == 0 ? fairshare::say("none") : grouped(found.sharingByFactor, ThinSeparator),
        grouped(found.largestPriority, ThinSeparator), users(found.largest));
}

void addBar(Marks& bars, double place, double from, double to)
{
    bars.x.push_back(from);
    bars.x2.push_back(to);
    bars.y.push_back(place - HalfCollisionBar);
    bars.y2.push_back(place + HalfCollisionBar);
}

PlotPanel collisionsPanel(const Evaluation& now, std::span<const PriorityCollisions> collisions)
{
    const double users = std::max(1.0, static_cast<double>(now.tree.userCount()));
    Marks equal{.kind = MarkKind::Bars,
        .id = "equal_factors",
        .title = fairshare::say("equal factors"),
        .role = PlotRole::Muted};
    Marks cut{.kind = MarkKind::Bars,
        .id = "cut",
        .title = fairshare::say("truncated to equal integers"),
        .role = PlotRole::Warning};
    Marks counts{.kind = MarkKind::Texts,
        .id = "sharing",
        .title = fairshare::say("users who share a priority"),
        .role = PlotRole::Text};
    PlotPanel panel;
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const std::string title = said(now.results[i].algorithm->title);
        const PriorityCollisions& found = collisions[i];
        const auto place = static_cast<double>(i);
        const auto byFactor = static_cast<double>(found.sharingByFactor);
        const auto sharing = static_cast<double>(found.sharing);
        addBar(equal, place, 0, byFactor);
        addBar(cut, place, byFactor, sharing);
        for (Marks* marks : {&equal, &cut, &counts}) {
            marks->addLabel(marks == &counts
                    ? Worded{grouped(found.sharing, ThinSeparator), grouped(found.sharing, "")}
                    : Worded{title, std::string(now.results[i].algorithm->title)});
            marks->remarks.push_back(collisionsRemark(found, title));
        }
        counts.x.push_back(users * (1 + CollisionsCountRoom / 2));
        counts.y.push_back(place);
        panel.y.ticks.push_back({place, title});
    }
    panel.x = {.title = fairshare::say("Users"),
        .meaning = fairshare::say("Users who share an integer priority with another user, 0 to all users. "
                                  "The priority is the factor times PriorityWeightFairshare, truncated."),
        .highest = users * (1 + CollisionsCountRoom)};
    panel.x.ticks = {{0, "0"}, {users, grouped(static_cast<std::uint64_t>(users), ThinSeparator)}};
    panel.y.lowest = -0.5;
    panel.y.highest = static_cast<double>(now.results.size()) - 0.5;
    panel.y.scale = AxisScale::Categories;
    panel.y.reversed = true;
    panel.marks = {std::move(equal), std::move(cut), std::move(counts)};
    return panel;
}

Result<Plot> makePriorityCollisions(const ChartInput& input, const ParameterValues& values)
{
    const auto weight = static_cast<std::uint32_t>(numberOf(Weight, values));
    Plot plot{.title = fairshare::say("Shared priorities at weight {}", grouped(weight, ThinSeparator)),
        .tree = SharedValue(input.now.tree)};
    plot.note = fairshare::say("Gray: equal factors; brown: truncated.");
    std::vector<PriorityCollisions> collisions;
    collisions.reserve(input.now.results.size());
    for (const AlgorithmResult& result : input.now.results)
        collisions.push_back(priorityCollisions(input.now.tree, result, weight));
    plot.answer = collisionsAnswer(input.now, collisions, weight);
    plot.panels.push_back(collisionsPanel(input.now, collisions));
    if (input.now.tree.userCount() == 0)
        plot.empty = fairshare::say("The tree has no users.");
    return plot;
}

} // namespace

Chart priority_collisions()
{
    return {.id = "priority_collisions",
        .title = fairshare::phrase("Integer priority collisions"),
        .group = ChartGroup::Ranks,
        .summary = fairshare::phrase(
            "How many users share an integer priority under each algorithm at a given weight."),
        .teaches = fairshare::phrase("Whether the weight is large enough to preserve the algorithm's order."),
        .parameters = PriorityCollisionsParameters,
        .takesAlgorithm = false,
        .make = makePriorityCollisions};
}

} // namespace fairshare::chart_files
