// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/order_answers.h"
#include "core/base/counted_words.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/meanings.h"
#include "core/chart/plot.h"
#include "core/scenario/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr double HalfStrip = 0.36; ///< fraction of the distance between two algorithms
constexpr std::size_t MostTicks = 1500; ///< more would be a gray band
constexpr std::size_t StripBins = 200;
/// Room for the counts on the right; the range 0 to 1 has width 1.
constexpr double StripCountRoom = 0.13;

/// Width of the strip for factors outside 0 to 1, where they are drawn in order.
constexpr double OverflowWidth = 0.06;
constexpr double OverflowGap = 0.02; ///< between 0 to 1 and the strip

using Spreads = std::vector<FactorSpread>; ///< by algorithm

/// Positions of factors on the axis. The range 0 to 1 is to scale, so that charts of different sites and
/// algorithms are comparable. A few tickets can raise a factor far above 1, which would leave no room for the
/// others.
class Places {
public:
    explicit Places(const Spreads& spreads)
        : m_below(spreads.size())
        , m_above(spreads.size())
    {
        for (std::size_t i = 0; i < spreads.size(); ++i)
            for (const SharedFactor& shared : spreads[i].factors) {
                if (shared.factor < 0)
                    m_below[i].push_back(shared.factor);
                else if (shared.factor > 1)
                    m_above[i].push_back(shared.factor);
            }
    }

    double of(std::size_t algorithm, double factor) const
    {
        if (factor < 0)
            return -OverflowGap - OverflowWidth * (1 - part(m_below[algorithm], factor));
        return factor > 1 ? 1 + OverflowGap + OverflowWidth * part(m_above[algorithm], factor) : factor;
    }

    bool hasBelow() const { return hasAny(m_below); }
    bool hasAbove() const { return hasAny(m_above); }
    double lowest() const { return hasBelow() ? -OverflowGap - OverflowWidth : 0; }
    double highest() const { return hasAbove() ? 1 + OverflowGap + OverflowWidth : 1; }

private:
    using Factors = std::vector<std::vector<double>>; ///< by algorithm, ascending

    static bool hasAny(const Factors& factors)
    {
        return std::any_of(factors.begin(), factors.end(), [](const auto& list) { return !list.empty(); });
    }

    /// Returns the place of a factor in the strip, 0 to 1, by its position in the order.
    static double part(const std::vector<double>& factors, double factor)
    {
        const auto before = std::lower_bound(factors.begin(), factors.end(), factor) - factors.begin();
        return (static_cast<double>(before) + 0.5) / static_cast<double>(factors.size());
    }

    Factors m_below;
    Factors m_above;
};

/// Draws one short line per user.
Marks ticksOf(const Evaluation& now, const Places& places)
{
    Marks ticks{
        .kind = MarkKind::Lines, .id = "users", .title = fairshare::say("user"), .role = PlotRole::Text};
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const auto factor = now.results[i].table.reals("factor");
        for (NodeRow row = 0; row < now.tree.size(); ++row) {
            if (!now.tree.isUser(row) || std::isnan(factor[row]))
                continue;
            ticks.starts.push_back(static_cast<std::uint32_t>(ticks.x.size()));
            for (const double end : {-HalfStrip, HalfStrip}) {
                ticks.x.push_back(places.of(i, factor[row]));
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

/// Number of users in a range of factors.
struct Bin {
    double left = 0;
    double right = 0;
    std::uint32_t users = 0;
};

/// Returns the bins that contain users: equal parts of 0 to 1, one bin below and one above.
std::vector<Bin> binsOf(const FactorSpread& spread)
{
    constexpr double Width = 1 / static_cast<double>(StripBins);
    std::vector<Bin> bins(StripBins + 2);
    for (std::size_t at = 0; at < StripBins; ++at)
        bins[at] = {static_cast<double>(at) * Width, static_cast<double>(at + 1) * Width};
    bins[StripBins] = {-OverflowGap - OverflowWidth, -OverflowGap};
    bins[StripBins + 1] = {1 + OverflowGap, 1 + OverflowGap + OverflowWidth};
    for (const SharedFactor& shared : spread.factors) {
        const auto users = static_cast<std::uint32_t>(shared.users);
        if (shared.factor < 0)
            bins[StripBins].users += users;
        else if (shared.factor > 1)
            bins[StripBins + 1].users += users;
        else
            bins[std::min(static_cast<std::size_t>(shared.factor / Width), StripBins - 1)].users += users;
    }
    std::erase_if(bins, [](const Bin& bin) { return bin.users == 0; });
    return bins;
}

/// Draws the number of users in each bin as a bar.
Marks histogram(const Evaluation& now, const Spreads& spreads)
{
    Marks bars{.kind = MarkKind::Bars,
        .id = "bins",
        .title = fairshare::say("factor range"),
        .role = PlotRole::Muted};
    auto counts = std::make_shared<Values<std::uint32_t>>();
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const std::vector<Bin> bins = binsOf(spreads[i]);
        std::uint32_t most = 1;
        for (const Bin& bin : bins)
            most = std::max(most, bin.users);
        for (const Bin& bin : bins) {
            bars.x.push_back(bin.left);
            bars.x2.push_back(bin.right);
            bars.y.push_back(static_cast<double>(i) + HalfStrip);
            bars.y2.push_back(static_cast<double>(i) + HalfStrip - 2 * HalfStrip * bin.users / most);
            const std::string_view title = now.results[i].algorithm->title;
            bars.addLabel({said(title), std::string(title)});
            counts->push_back(bin.users);
        }
    }
    bars.figures.push_back({"users", fairshare::say("Users"), "", Counts(std::move(counts))});
    return bars;
}

/// Draws the lines between the range 0 to 1 and the strips outside it.
Marks overflowEdges(const Places& places, double bottom)
{
    Marks edges{.kind = MarkKind::References, .id = "overflow", .role = PlotRole::Border};
    const auto add = [&edges, bottom](double at) {
        edges.x.push_back(at);
        edges.x2.push_back(at);
        edges.y.push_back(-0.5);
        edges.y2.push_back(bottom);
    };
    if (places.hasBelow())
        add(-OverflowGap / 2);
    if (places.hasAbove())
        add(1 + OverflowGap / 2);
    return edges;
}

std::string factorText(double factor)
{
    constexpr double Long = 1e6;
    if (std::isinf(factor))
        return factor > 0 ? "∞" : "−∞";
    return saidNumber(std::abs(factor) < Long ? fixed(factor, 2) : scientific(factor, 1));
}

/// Describes the factors outside 0 to 1 of each algorithm: " Above 1 (in order, not to scale): 3 users under
/// Ticket-based, highest 12.40."
std::string overflowNote(const Evaluation& now, const Spreads& spreads)
{
    std::string note;
    for (std::size_t i = 0; i < spreads.size(); ++i) {
        std::size_t above = 0;
        std::size_t below = 0;
        for (const SharedFactor& shared : spreads[i].factors) {
            above += shared.factor > 1 ? shared.users : 0;
            below += shared.factor < 0 ? shared.users : 0;
        }
        const std::string title = said(now.results[i].algorithm->title);
        if (above > 0)
            note += ' '
                + fairshare::say("Above 1 (in order, not to scale): {} under {}, highest {}.",
                    counted(above, Noun::User, "\u2009"), title,
                    factorText(spreads[i].factors.back().factor));
        if (below > 0)
            note += ' '
                + fairshare::say("Below 0 (in order, not to scale): {} under {}, lowest {}.",
                    counted(below, Noun::User, "\u2009"), title,
                    factorText(spreads[i].factors.front().factor));
    }
    return note;
}

/// Writes on the right how many users share their factor with another user.
Marks sharing(const Evaluation& now, const Spreads& spreads, double at)
{
    Marks texts{
        .kind = MarkKind::Texts, .id = "sharing", .title = fairshare::say("users who share a factor")};
    texts.role = PlotRole::Text;
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        const FactorSpread& spread = spreads[i];
        texts.x.push_back(at);
        texts.y.push_back(static_cast<double>(i));
        texts.addLabel({grouped(spread.sharing, "\u2009"), grouped(spread.sharing, "")});
        texts.remarks.push_back(fairshare::say("{}: {} of {} share their factor with another user.",
            said(now.results[i].algorithm->title), grouped(spread.sharing, "\u2009"),
            counted(now.tree.userCount(), Noun::User, "\u2009")));
    }
    return texts;
}

PlotAxis axisOf(const Places& places)
{
    constexpr double Margin = 1.0 / 60;
    PlotAxis axis{.title = fairshare::say("Factor"),
        .meaning = factorMeaning(),
        .lowest = places.lowest() - Margin,
        .highest = places.highest() + StripCountRoom};
    if (places.hasBelow())
        axis.ticks.push_back({-OverflowGap - OverflowWidth / 2, "< 0"});
    for (const auto& [at, text] : {std::pair(0.0, "0"), std::pair(0.25, "0.25"), std::pair(0.5, "0.5"),
             std::pair(0.75, "0.75"), std::pair(1.0, "1")})
        axis.ticks.push_back({at, saidNumber(text)});
    if (places.hasAbove())
        axis.ticks.push_back({1 + OverflowGap + OverflowWidth / 2, "> 1"});
    return axis;
}

Result<Plot> makeFactorStrips(const ChartInput& input, const ParameterValues& /*values*/)
{
    const Evaluation& now = input.now;
    Spreads spreads;
    for (const AlgorithmResult& result : now.results)
        spreads.push_back(factorSpread(now.tree, result));
    const Places places(spreads);
    const bool many = now.tree.userCount() * now.results.size() > MostTicks;
    Plot plot{.title = fairshare::say("Factors of all users"), .tree = SharedValue(now.tree)};
    plot.note =
        fairshare::say("On the right: number of users who share a factor.") + overflowNote(now, spreads);
    plot.answer = sharedFactorsAnswer(now, spreads);
    PlotPanel panel;
    const double bottom = static_cast<double>(now.results.size()) - 0.5;
    if (places.hasBelow() || places.hasAbove())
        panel.marks.push_back(overflowEdges(places, bottom));
    panel.marks.push_back(many ? histogram(now, spreads) : ticksOf(now, places));
    panel.marks.push_back(sharing(now, spreads, places.highest() + StripCountRoom / 2));
    panel.x = axisOf(places);
    panel.y = {.lowest = -0.5, .highest = bottom, .scale = AxisScale::Categories, .reversed = true};
    for (std::size_t i = 0; i < now.results.size(); ++i)
        panel.y.ticks.push_back({static_cast<double>(i), said(now.results[i].algorithm->title)});
    if (now.tree.userCount() == 0)
        plot.empty = fairshare::say("The tree has no users.");
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace

Chart factor_strips()
{
    return {.id = "factor_strips",
        .title = fairshare::phrase("Spread of factors"),
        .group = ChartGroup::Ranks,
        .summary = fairshare::phrase(
            "The factors of all users under each algorithm, and how many users share a factor."),
        .teaches =
            fairshare::phrase("Where an algorithm separates users and where it bunches them together."),
        .takesAlgorithm = false,
        .make = makeFactorStrips};
}

} // namespace fairshare::chart_files
