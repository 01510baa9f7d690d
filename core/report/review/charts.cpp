// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/chart_registry.h"
#include "core/chart/plot.h"
#include "core/report/review/parts.h"
#include "core/scenario/fairshare_weight.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fairshare::review {
namespace {

constexpr int TauDecimals = 2;
/// More lines or points cannot be distinguished in print.
constexpr std::size_t MostUserLines = 60;
constexpr std::size_t MostAccountLines = 60;
constexpr std::size_t MostPoints = 2000;
/// More names do not fit in half of the width.
constexpr std::size_t MostBeside = 40;
constexpr double LowFigure = 0.3; ///< height over width
constexpr double Figure = 0.54;
constexpr double Square = 0.52; ///< aspect of two plots side by side
constexpr double Bodies = 0.48; ///< aspect of two plots side by side
constexpr double LeastSlopes = 0.5;
constexpr double MostSlopes = 1.15;

using PlotPtr = std::shared_ptr<const Plot>;

/// Returns null if there is nothing to show.
PlotPtr plotOf(
    const Facts& facts, std::string_view chart, const Evaluation& of, const ParameterValues& values)
{
    if (findChart(chart) == nullptr)
        return nullptr;
    const bool isNow = &of == facts.now.get();
    auto plot = makePlot(chart,
        {.now = of,
            .baseline = isNow ? facts.baseline.get() : nullptr,
            .algorithm = facts.algorithm,
            .halfLifeSeconds = facts.scenario().settings.halfLifeSeconds,
            .progress = facts.progress},
        values);
    if (!plot || !plot->empty.empty())
        return nullptr;
    return std::make_shared<const Plot>(std::move(*plot));
}

std::size_t accountsOfRoot(const ShareTree& tree)
{
    std::size_t count = 0;
    for (NodeRow row = 1; row < tree.size(); row = tree.subtreeEnd(row))
        count += tree.isUser(row) ? 0U : 1U;
    return count;
}

/// Returns true if there is a line for each user, and false if there are too many, so that lines are of
/// accounts below the root.
bool isByUser(const ShareTree& tree)
{
    return tree.userCount() <= MostUserLines || accountsOfRoot(tree) < 2;
}

/// Returns the account below the root that contains this row.
NodeRow topAccount(const ShareTree& tree, NodeRow row)
{
    while (tree.depth(row) > 1)
        row = tree.parent(row);
    return row;
}

/// Returns "Thick lines: users in medicine."
std::string whoIsThick(const Facts& facts, const std::vector<NodeRow>& users)
{
    if (users.empty())
        return {};
    const ShareTree& tree = facts.tree();
    const NodeRow top = topAccount(tree, users.front());
    const std::string account(tree.name(tree.isUser(top) ? RootRow : top));
    if (!isByUser(tree))
        return " " + fairshare::say("Thick line: {}.", account);
    return " " + fairshare::say("Thick lines: users in {}.", account);
}

ReviewTable tauTable(const Facts& facts)
{
    const auto& results = facts.now->results;
    const std::vector<double> tau = tauMatrix(*facts.now);
    ReviewTable table;
    table.columns.push_back({fairshare::say("Agreement (Kendall's tau-b)")});
    for (const AlgorithmResult& result : results)
        table.columns.push_back({said(result.algorithm->title), ReviewColumnKind::Number});
    for (std::size_t i = 0; i < results.size(); ++i) {
        ReviewRow row{{said(results[i].algorithm->title)}};
        for (std::size_t j = 0; j < results.size(); ++j) {
            const double value = tau[i * results.size() + j];
            const bool isUnknown = isUndefined(value);
            // Orders that differ must not be shown as full agreement.
            const std::string text = isUnknown ? "-" : fixed(value, TauDecimals);
            row.cells.push_back(saidNumber(text == "1.00" && value < 1 ? "0.99" : text));
        }
        table.rows.push_back(std::move(row));
    }
    table.caption = fairshare::say("1 means the same order, 0 no correlation, −1 the reverse order.");
    return table;
}

ReviewFigure slopes(const Facts& facts, FigureNumbers& figures, PlotPtr plot)
{
    const bool byUser = isByUser(facts.tree());
    const std::size_t lines = byUser ? facts.tree().userCount() : accountsOfRoot(facts.tree());
    const std::string count = spelled(facts.now->results.size());
    ReviewFigure figure{.plots = {std::move(plot)},
        .caption = figures.caption(byUser
                ? fairshare::say("Each user's rank under {} algorithms; rank 1 is at the top.", count)
                : fairshare::say(
                      "Mean rank of each account's users under {} algorithms; rank 1 is at the top.", count)),
        .strongCategory = facts.title()};
    // One line of text per name, within the limits of the page.
    constexpr double RoomOfAName = 0.026;
    figure.aspect = std::clamp(RoomOfAName * static_cast<double>(lines), LeastSlopes, MostSlopes);
    figure.selected = mostConcerned(facts);
    if (!byUser && !figure.selected.empty())
        figure.selected = {topAccount(facts.tree(), figure.selected.front())};
    return figure;
}

/// Shows only accounts if there are any, because users would cover each other.
ParameterValues pointsOf(const ShareTree& tree)
{
    const std::size_t accounts = tree.size() - tree.userCount();
    if (accounts > 1)
        return {{"who", std::string("accounts")}};
    return {};
}

std::size_t pointsIn(const ShareTree& tree)
{
    const std::size_t accounts = tree.size() - tree.userCount() - 1;
    return accounts > 0 ? accounts : tree.userCount();
}

/// Adds a plot. A nonempty title replaces the plot's own title and note.
void addTitled(const PlotPtr& plot, const std::string& title, ReviewFigure& figure)
{
    if (!plot)
        return;
    Plot titled = *plot;
    if (!title.empty()) {
        titled.title = title;
        titled.note.clear();
    }
    figure.plots.push_back(std::make_shared<const Plot>(std::move(titled)));
}

void addSharesAndUsage(const Facts& facts, FigureNumbers& figures, ReviewSection& section)
{
    if (pointsIn(facts.tree()) > MostPoints)
        return;
    const bool compares =
        facts.hasChanges() && std::max(pointsIn(facts.tree()), pointsIn(facts.baseline->tree)) <= MostBeside;
    ReviewFigure figure{.plots = {}, .caption = {}, .aspect = compares ? Square : Figure};
    if (compares)
        addTitled(plotOf(facts, "share_vs_usage", *facts.baseline, pointsOf(facts.baseline->tree)),
            fairshare::say("Current"), figure);
    addTitled(plotOf(facts, "share_vs_usage", *facts.now, pointsOf(facts.tree())),
        compares ? fairshare::say("Proposed") : std::string(), figure);
    if (figure.plots.empty())
        return;
    figure.caption = figures.caption(figure.plots.size() == 2
            ? fairshare::say(
                  "Share of usage versus share of the cluster, current (left) and proposed (right). On "
                  "the line, usage equals the share.")
            : fairshare::say(
                  "Share of usage versus share of the cluster. On the line, usage equals the share."));
    section.blocks.emplace_back(std::move(figure));
}

void addCollisions(const Facts& facts, FigureNumbers& figures, ReviewSection& section)
{
    ParameterValues values;
    const auto weight = fairshareWeight(facts.scenario());
    if (weight && *weight != 0)
        values["weight"] = std::int64_t{*weight};
    const PlotPtr plot = plotOf(facts, "priority_collisions", *facts.now, values);
    if (!plot)
        return;
    ReviewFigure figure{.plots = {}, .caption = {}, .aspect = LowFigure};
    const PlotPtr before =
        facts.hasChanges() ? plotOf(facts, "priority_collisions", *facts.baseline, values) : nullptr;
    if (before) {
        addTitled(before, fairshare::say("Current"), figure);
        addTitled(plot, fairshare::say("Proposed"), figure);
        figure.caption = figures.caption(
            fairshare::say("{0}, current (left) and proposed (right): number of users with the "
                           "same integer priority as another user, by algorithm. {1}",
                plot->title, plot->note));
    } else {
        figure.plots = {plot};
        figure.caption = figures.caption(
            fairshare::say("Number of users with the same integer priority as another user, by algorithm."));
    }
    section.blocks.emplace_back(std::move(figure));
}

/// Adds any other chart of the registry with its own caption.
void addByItself(const Facts& facts, FigureNumbers& figures, std::string_view chart, ReviewSection& section)
{
    PlotPtr plot = plotOf(facts, chart, *facts.now, {});
    if (!plot)
        return;
    const std::string caption = said(findChart(chart)->summary);
    section.blocks.emplace_back(ReviewFigure{.plots = {std::move(plot)},
        .caption = figures.caption(caption),
        .aspect = chart == "factor_surface" ? Bodies : Figure});
}

} // namespace

ReviewSection orders(const Facts& facts, FigureNumbers& figures)
{
    ReviewSection section{fairshare::say("Ranking under other algorithms"), {}};
    const ShareTree& tree = facts.tree();
    if (tree.userCount() < 2)
        return section;
    const bool byUser = isByUser(tree);
    PlotPtr plot;
    if (byUser ? tree.userCount() <= MostPoints : accountsOfRoot(tree) <= MostAccountLines)
        plot = plotOf(
            facts, "rank_slopes", *facts.now, {{"line", std::string(byUser ? "user" : "top_account")}});
    std::string text = fairshare::say("The same shares and usage, ranked by each algorithm.");
    if (plot)
        text += whoIsThick(facts, mostConcerned(facts));
    section.blocks.emplace_back(ReviewParagraph{text});
    if (plot)
        section.blocks.emplace_back(slopes(facts, figures, std::move(plot)));
    section.blocks.emplace_back(tauTable(facts));
    return section;
}

ReviewSection chosenCharts(const Facts& facts, FigureNumbers& figures)
{
    ReviewSection section{fairshare::say("Shares, usage and priorities"), {}};
    for (const std::string& chart : facts.question.charts) {
        if (facts.progress.cancelled())
            return section;
        if (chart == "share_vs_usage")
            addSharesAndUsage(facts, figures, section);
        else if (chart == "priority_collisions")
            addCollisions(facts, figures, section);
        else
            addByItself(facts, figures, chart, section);
    }
    return section;
}

} // namespace fairshare::review
