// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/run_plot.h"
#include "core/scenario/evaluation.h"
#include "core/simulator/samples/moment_text.h"
#include "core/simulator/samples/score_course.h"

#include <algorithm>
#include <array>

namespace fairshare::chart_files {
namespace {

constexpr double NodeHour = 3600; ///< in node-seconds
constexpr double WastedWorkNameRoom = 0.2; ///< on the right, as a fraction of the range

constexpr std::array WastedWorkParameters{FirstHour, HoursShown,
    ParameterSpec{.id = "grace",
        .title = fairshare::phrase("Grace period"),
        .meaning =
            fairshare::phrase("Seconds between preemption and kill; jobs that finish in time lose nothing."),
        .maximum = 604'800,
        .defaultNumber = 60},
    ParameterSpec{.id = "columns",
        .title = fairshare::phrase("Columns"),
        .meaning = fairshare::phrase("Maximum number of time intervals."),
        .minimum = 1,
        .maximum = 10'000,
        .defaultNumber = 300}};

/// Data shared by both panels.
struct WastedWorkPicture {
    const ChartedRun& sampled;
    const ScoreCourse& score;
    ShownTime time{};
    std::vector<std::vector<ScoreColumn>> columns{}; ///< by policy
};

/// Draws one line per policy.
/// @param heightOf value of a column, in node-hours
Marks wastedWorkLines(const WastedWorkPicture& picture, double (*heightOf)(const ScoreColumn&))
{
    Marks lines{.kind = MarkKind::Lines,
        .id = "policies",
        .title = fairshare::say("policy"),
        .labelPlace = LabelPlace::LineEnds};
    auto all = std::make_shared<Values<double>>();
    auto ofClasses = std::make_shared<Values<double>>();
    auto means = std::make_shared<Values<double>>();
    auto halves = std::make_shared<Values<double>>();
    const PreemptionSettings& settings = picture.score.settings().preemption;
    for (std::size_t policy = 0; policy < picture.columns.size(); ++policy) {
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (const ScoreColumn& column : picture.columns[policy]) {
            lines.x.push_back(picture.time.hours(picture.sampled.sampled.clock().timeOf(column.first)));
            lines.y.push_back(heightOf(column));
        }
        const PolicyLook look = lookOf(*settings.policies[policy]);
        lines.roles.push_back(look.role);
        lines.dashes.push_back(look.dash);
        const std::string title(settings.policies[policy]->title);
        lines.addLabel({title, title});
        const LostWork& total = picture.score.total({policy, 0});
        all->push_back(static_cast<double>(total.ofOthers + total.ofClasses) / NodeHour);
        ofClasses->push_back(static_cast<double>(total.ofClasses) / NodeHour);
        const MeanLoss mean = picture.score.outcome().meanAt(policy, 0, settings);
        means->push_back(mean.mean / NodeHour);
        halves->push_back(mean.halfWidth / NodeHour);
    }
    lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    const std::string unit = fairshare::say("node-h");
    lines.figures = {{"total", fairshare::say("Lost over all samples"), unit, Reals(std::move(all))},
        {"of_classes", fairshare::say("Lost by jobs in preemption classes"), unit,
            Reals(std::move(ofClasses))},
        {"mean", fairshare::say("Mean per sample"), unit, Reals(std::move(means))},
        {"half_width", fairshare::say("Half-width of the 95 % confidence interval"), unit,
            Reals(std::move(halves))}};
    return lines;
}

PlotPanel wastedWorkPanel(
    const WastedWorkPicture& picture, const Worded& title, double (*heightOf)(const ScoreColumn&))
{
    PlotPanel panel{.title = title.shown, .englishTitle = title.english, .x = hoursAxis(picture.time)};
    panel.x.firstTick = panel.x.lowest;
    panel.x.lastTick = panel.x.highest;
    panel.x.highest += (panel.x.highest - panel.x.lowest) * WastedWorkNameRoom;
    panel.marks.push_back(wastedWorkLines(picture, heightOf));
    double highest = 0;
    for (const double height : panel.marks.front().y)
        highest = std::max(highest, height);
    panel.y = {.title = fairshare::say("Lost work"),
        .unit = fairshare::say("node-h"),
        .meaning = fairshare::say("Work that killed jobs would lose on all their nodes, including the grace "
                                  "period, if preempted at that moment; 0 or more."),
        .lowest = 0,
        .highest = roundRange(0, std::max(highest, 1e-3)).highest,
        .firstTick = 0,
        .grid = true};
    return panel;
}

/// Names the policies that lose the least and the most work over the samples shown.
std::string wastedWorkAnswer(const WastedWorkPicture& picture)
{
    const auto& policies = picture.score.settings().preemption.policies;
    const auto lostBy = [&](std::size_t policy) {
        const LostWork& lost = picture.score.total({policy, 0});
        return lost.ofOthers + lost.ofClasses;
    };
    std::size_t least = 0;
    std::size_t most = 0;
    for (std::size_t policy = 1; policy < policies.size(); ++policy) {
        least = lostBy(policy) < lostBy(least) ? policy : least;
        most = lostBy(policy) > lostBy(most) ? policy : most;
    }
    const std::int32_t wanted = picture.score.settings().preemption.nodes;
    const std::string nodes = nodesOfText(wanted, picture.sampled.sampled.nodes());
    const std::string fewest = nodeHoursText(static_cast<double>(lostBy(least)));
    if (lostBy(least) == lostBy(most))
        return fairshare::say("Over {} samples, freeing {} loses {} node-h under every policy.",
            picture.score.samples(), nodes, fewest);
    return fairshare::say(
        "Over {} samples, freeing {} loses least under {} ({} node-h) and most under {} ({} node-h).",
        picture.score.samples(), nodes, policies[least]->title, fewest, policies[most]->title,
        nodeHoursText(static_cast<double>(lostBy(most))));
}

Result<Plot> makeWastedWork(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Work lost to preemption"), .tree = SharedValue(input.now.tree)};
    auto made = chartedRun(input);
    if (!made)
        return tl::unexpected(made.error());
    if (!*made) {
        plot.empty = noChartedRunText(input);
        return plot;
    }
    ChartedRun& sampled = **made;
    sampled.settings.preemption.graces = {numberOf(WastedWorkParameters[2], values)};
    sampled.settings.grace = 0;
    const auto score = ScoreCourse::make(sampled.sampled, sampled.settings, input.progress);
    if (!score)
        return tl::unexpected(score.error());
    const SampleClock& clock = sampled.sampled.clock();
    const Seconds origin = clock.timeOf(0);
    WastedWorkPicture picture{
        sampled, *score, shownTime(WastedWorkParameters, values, {origin, origin, clock.end()})};
    const std::uint64_t first = clock.sampleAt(picture.time.begin);
    const std::uint64_t samples = clock.sampleAt(picture.time.end - 1) - first + 1;
    for (std::size_t policy = 0; policy < sampled.settings.preemption.policies.size(); ++policy)
        picture.columns.push_back(score->columns({policy, 0}, first, samples,
            static_cast<std::uint32_t>(numberOf(WastedWorkParameters[3], values))));
    plot.panels.push_back(wastedWorkPanel(picture, worded([] { return fairshare::say("At each moment"); }),
        [](const ScoreColumn& column) { return column.mean / NodeHour; }));
    plot.panels.push_back(
        wastedWorkPanel(picture, worded([] { return fairshare::say("Running total over samples"); }),
            [](const ScoreColumn& column) { return static_cast<double>(column.sum.all()) / NodeHour; }));
    plot.sharesX = true;
    plot.answer = wastedWorkAnswer(picture);
    plot.premise = preemptionPremise(sampled, sampled.settings.preemption.graces.front());
    return plot;
}

} // namespace

Chart wasted_work()
{
    return {.id = "wasted_work",
        .title = fairshare::phrase("Work lost to preemption"),
        .group = ChartGroup::Simulation,
        .summary = fairshare::phrase("Node-hours that killed jobs would lose at each moment under each "
                                     "policy, and the running total."),
        .teaches =
            fairshare::phrase("Which preemption policy wastes the least work, and when the policies differ."),
        .parameters = WastedWorkParameters,
        .takesAlgorithm = false,
        .ofRun = true,
        .make = makeWastedWork};
}

} // namespace fairshare::chart_files
