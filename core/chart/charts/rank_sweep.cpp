// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/rank_sweep.h"

#include "core/analysis/explain/explanation.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/course_plot.h"
#include "core/chart/plot.h"
#include "core/chart/time_units.h"
#include "core/fairshare/algorithm.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::chart_files {
namespace {

/// Room for names on the right and for the first points on the left, as fractions of the range.
constexpr double SweepNameRoom = 0.3;
constexpr double SweepLeftRoom = 0.03;
constexpr std::size_t SweepColumns = 3;

constexpr std::array<std::string_view, 2> ValueChoices{"shares", "usage"};
constexpr ParameterSpec SweptValue{.id = "value",
    .title = fairshare::phrase("Sweep"),
    .meaning = fairshare::phrase("Value to sweep: raw shares of the current account or user, or its usage "
                                 "including everything below it."),
    .choices = ValueChoices};
constexpr ParameterSpec From{.id = "from",
    .title = fairshare::phrase("from"),
    .meaning = fairshare::phrase("Start of the sweep: raw shares (0 or more) or TRES-hours of usage."),
    .minimum = 0,
    .maximum = MaxShares};
constexpr ParameterSpec To{.id = "to",
    .title = fairshare::phrase("to"),
    .meaning =
        fairshare::phrase("End of the sweep: raw shares or TRES-hours of usage; 0 chooses a suitable end."),
    .minimum = 0,
    .maximum = MaxShares};
constexpr std::array<std::string_view, 2> SweepPanelChoices{"all", "chosen"};
constexpr ParameterSpec SweepPanels{.id = "algorithms",
    .title = fairshare::phrase("Algorithms"),
    .meaning = fairshare::phrase("Show a panel for each algorithm or only for the chosen one."),
    .choices = SweepPanelChoices};
constexpr std::array RankSweepParameters{SweptValue, From, To, SweepPanels};

/// Returns a value in the unit of the axis: shares or TRES-hours.
double shownValue(const RankSweep& sweep, long double value)
{
    return static_cast<double>(value) / (sweep.field == FlipField::Usage ? SecondsPerHour : 1);
}

Result<RankSweep> sweepOf(const ChartInput& input, const ParameterValues& values, const Scenario& scenario)
{
    RankSweepRequest request{.scenario = scenario, .algorithms = {}, .row = input.current};
    if (choiceOf(SweepPanels, values) == "all")
        for (const AlgorithmResult& result : input.now.results)
            request.algorithms.emplace_back(result.algorithm->id);
    else
        request.algorithms.emplace_back(input.algorithm);
    request.field = choiceOf(SweptValue, values) == "usage" ? FlipField::Usage : FlipField::Shares;
    const long double unit = request.field == FlipField::Usage ? SecondsPerHour : 1;
    const std::int64_t from = numberOf(From, values);
    const std::int64_t to = numberOf(To, values);
    request.lowest = static_cast<long double>(from) * unit;
    if (to != 0)
        request.highest = static_cast<long double>(to) * unit;
    return sweepRanks(request, input.progress);
}

/// Returns whether the row has parent shares, so no number is its current value.
bool hasParentShares(const RankSweep& sweep)
{
    return sweep.field == FlipField::Shares && sweep.now == ParentShares;
}

CourseStep sweepStart(const RankSweep& sweep)
{
    const long double place = hasParentShares(sweep) ? 0 : sweep.now / sweep.perStep;
    return static_cast<CourseStep>(
        std::clamp(place, static_cast<long double>(sweep.lowest), static_cast<long double>(sweep.highest)));
}

/// Names only the followed users and the changes nearest to the current value. Other names would cover each
/// other in small panels; cards have them.
void nameTheSubjectOnly(PlotPanel& panel, const RankSweep& sweep, const AlgorithmCourse& course)
{
    Marks& lines = panel.marks[0];
    lines.labelled.resize(std::min(lines.labelled.size(), sweep.followed)); // they come first
    const NearestChanges changes = nearestChanges(sweep, course);
    Marks& points = panel.marks[1];
    std::erase_if(points.labelled, [&](std::uint32_t point) {
        const CoursePoint* at = &course.points[point];
        return at != changes.passing && at != changes.falling;
    });
    // An empty list would name all.
    if (points.labelled.empty())
        points.labelPlace = LabelPlace::None;
    if (lines.labelled.empty())
        lines.labelPlace = LabelPlace::None;
}

PlotPanel sweepPanel(const Plot& plot, const RankSweep& sweep, const AlgorithmCourse& course)
{
    const ShareTree& tree = *plot.tree;
    const double lowest = shownValue(sweep, sweep.valueAt(sweep.lowest));
    const double highest = shownValue(sweep, sweep.valueAt(sweep.highest));
    const bool shares = sweep.field == FlipField::Shares;
    const std::string_view title = course.algorithm->title;
    const bool isOneOfSeveral = sweep.course.algorithms.size() > 1;
    PlotPanel panel{.title = fmt::format("{}: {}", said(title), nearestChangesText(sweep, course)),
        .englishTitle = std::string(title)};
    panel.x = {.title = shares ? fairshare::say("Shares of {}", userLabel(tree, sweep.row))
                               : fairshare::say("Usage of {}", userLabel(tree, sweep.row)),
        .unit = shares ? "" : "TRES-h",
        .meaning = shares ? fairshare::say("Raw shares among siblings; an integer, 0 or more.")
                          : fairshare::say("Decayed raw usage including everything below, 0 or more."),
        .lowest = lowest - (highest - lowest) * SweepLeftRoom,
        .highest = highest + (highest - lowest) * SweepNameRoom,
        .firstTick = lowest,
        .lastTick = highest,
        .wholeNumbers = shares};
    const CoursePicture picture{course, tree, plot.nameEnds, sweep.followed, sweepStart(sweep),
        [&sweep](CourseStep step) { return shownValue(sweep, sweep.valueAt(step)); }};
    panel.marks.push_back(courseLines(picture, CurveHeight::Rank));
    panel.marks.push_back(
        coursePoints(picture, [&](const CoursePoint& point) { return changeText(tree, sweep, point); }));
    if (isOneOfSeveral)
        nameTheSubjectOnly(panel, sweep, course);
    return panel;
}

/// Returns the distinct current ranks of the followed users, ascending.
std::vector<std::uint32_t> presentRanks(
    const Evaluation& now, const RankSweep& sweep, const AlgorithmCourse& course)
{
    std::vector<std::uint32_t> ranks;
    ranks.reserve(sweep.followed);
    for (std::size_t i = 0; i < sweep.followed; ++i)
        ranks.push_back((*now.find(course.algorithm->id)->rank)[course.curves[i].user]);
    std::sort(ranks.begin(), ranks.end());
    ranks.erase(std::unique(ranks.begin(), ranks.end()), ranks.end());
    return ranks;
}

/// Gives all panels the same range of ranks and marks the current value.
void addRanks(Plot& plot, const RankSweep& sweep, const Evaluation& evaluation)
{
    const std::vector<AlgorithmCourse>& courses = sweep.course.algorithms;
    RankSpan all = rankSpan(courses.front());
    std::vector<std::vector<std::uint32_t>> present;
    for (const AlgorithmCourse& course : courses) {
        const RankSpan span = rankSpan(course);
        all = {std::min(all.best, span.best), std::max(all.worst, span.worst)};
        present.push_back(
            hasParentShares(sweep) ? presentRanks(evaluation, sweep, course) : std::vector<std::uint32_t>());
        for (const double rank : present.back())
            all = {std::min(all.best, rank), std::max(all.worst, rank)};
    }
    const double now = shownValue(sweep, sweep.now);
    for (std::size_t at = 0; at < plot.panels.size(); ++at) {
        PlotPanel& panel = plot.panels[at];
        panel.y = rankAxis(all);
        for (const std::uint32_t rank : present[at])
            panel.marks.insert(panel.marks.begin(),
                levelLine(panel, rank, worded([rank] { return fairshare::say("now rank {}", rank); })));
        if (!hasParentShares(sweep) && now >= panel.x.lowest && now <= panel.x.highest)
            panel.marks.insert(panel.marks.begin(), uprightLine(panel, now, worded([&sweep] {
                return fairshare::say("now {}", sweptValueText(sweep.field, sweep.now));
            })));
    }
}

std::string sweepNote(const RankSweep& sweep, const ShareTree& tree)
{
    std::string note = fairshare::say("Dashed: current value, {}.", sweptValueText(sweep.field, sweep.now));
    if (sweep.followed < sweep.users)
        note += ' '
            + fairshare::say("Showing {} of the {} users in {}, evenly spaced.", sweep.followed, sweep.users,
                userLabel(tree, sweep.row));
    const bool more = std::any_of(sweep.course.algorithms.begin(), sweep.course.algorithms.end(),
        [](const AlgorithmCourse& course) { return course.more; });
    if (more)
        note += ' ' + fairshare::say("Only the rank changes nearest to the current value are marked.");
    if (sweep.field == FlipField::Usage)
        note += ' ' + fairshare::say("Usage in steps of {} TRES-s.", shortest(sweep.perStep));
    return note;
}

Result<Plot> makeRankSweep(const ChartInput& input, const ParameterValues& values)
{
    const ShareTree& tree = input.now.tree;
    const bool shares = choiceOf(SweptValue, values) == "shares";
    Plot plot{.title = fairshare::say("Ranks as one value changes"),
        .columns = SweepColumns,
        .sharesX = true,
        .sharesY = true,
        .tree = SharedValue(tree)};
    if (input.current == NoRow || input.current == RootRow) {
        plot.empty = fairshare::say("Select the account or user to sweep.");
        return plot;
    }
    if (usersOf(tree, input.current, 1).empty()) {
        plot.empty = fairshare::say("The selected account has no users.");
        return plot;
    }
    const Scenario scenario = evaluatedScenario(input);
    const auto sweep = sweepOf(input, values, scenario);
    if (!sweep)
        return tl::unexpected(sweep.error());
    const std::string who = userLabel(tree, sweep->row);
    plot.title = shares ? fairshare::say("Ranks as the shares of {} change", who)
                        : fairshare::say("Ranks as the usage of {} changes", who);
    plot.nameEnds = nameEndsOf(tree, sweep->course);
    for (const AlgorithmCourse& course : sweep->course.algorithms)
        plot.panels.push_back(sweepPanel(plot, *sweep, course));
    plot.columns = std::min(SweepColumns, plot.panels.size());
    addRanks(plot, *sweep, input.now);
    plot.allAlgorithms = plot.panels.size() == input.now.results.size();
    plot.note = sweepNote(*sweep, tree);
    plot.answer = sweepSentence(*sweep, tree, input.algorithm);
    return plot;
}

} // namespace

Chart rank_sweep()
{
    return {.id = "rank_sweep",
        .title = fairshare::phrase("Ranks as one value changes"),
        .group = ChartGroup::Ranks,
        .summary = fairshare::phrase(
            "Ranks of the users in the current account under each algorithm as its shares or usage change."),
        .teaches = fairshare::phrase("Values at which users trade ranks under each algorithm."),
        .parameters = RankSweepParameters,
        .followsSelection = true,
        .make = makeRankSweep};
}

} // namespace fairshare::chart_files
