// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/recovery.h"

#include "core/analysis/recovery/forecast.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/course_plot.h"
#include "core/chart/meanings.h"
#include "core/chart/plot.h"
#include "core/chart/time_units.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr double MinutesPerDay = 1440;
constexpr double DaysPerWeek = 7;
constexpr double RecoveryNameRoom = 0.16; ///< on the right, as a fraction of the range
constexpr double RecoveryLeftRoom = 0.02;

constexpr std::array<std::string_view, 4> LoadChoices{
    "one_pauses", "chosen_pause", "take_turns", "all_pause"};
constexpr ParameterSpec LoadOf{.id = "load",
    .title = fairshare::phrase("Load"),
    .meaning = fairshare::phrase("Who pauses: the current user or account, all selected ones, two taking "
                                 "turns (with the same total usage), or everyone."),
    .choices = LoadChoices};
constexpr ParameterSpec HalfLife{.id = "half_life",
    .title = fairshare::phrase("Half-life (days)"),
    .meaning = fairshare::phrase(
        "Days until usage decays to half (PriorityDecayHalfLife); 0 uses the scenario's half-life."),
    .minimum = 0,
    .maximum = 3650};
constexpr ParameterSpec Weeks{.id = "weeks",
    .title = fairshare::phrase("Weeks"),
    .meaning = fairshare::phrase("Number of weeks to look ahead."),
    .minimum = 1,
    .maximum = 104,
    .defaultNumber = 4};
constexpr ParameterSpec Turn{.id = "turn",
    .title = fairshare::phrase("Turn length (days)"),
    .meaning = fairshare::phrase(
        "Days that each of the two runs before the other takes over, for example a job's time limit."),
    .minimum = 1,
    .maximum = 365,
    .defaultNumber = 7};
constexpr std::array RecoveryParameters{LoadOf, HalfLife, Weeks, Turn};

bool recoveryUses(std::string_view parameter, const ParameterValues& values)
{
    return parameter != Turn.id || choiceOf(LoadOf, values) == "take_turns";
}

Load loadOf(std::string_view choice)
{
    if (choice == "one_pauses")
        return Load::OnePauses;
    if (choice == "chosen_pause")
        return Load::ChosenPause;
    return choice == "take_turns" ? Load::TakeTurns : Load::AllPause;
}

std::string timeText(CourseStep minutes)
{
    constexpr double SecondsPerMinute = 60;
    return durationText(static_cast<double>(minutes) * SecondsPerMinute);
}

PlotAxis recoveryTimeAxis(double days)
{
    return {.title = fairshare::say("Time from now"),
        .unit = fairshare::say("days"),
        .meaning = fairshare::say("Days from now."),
        .lowest = -days * RecoveryLeftRoom,
        .highest = days * (1 + RecoveryNameRoom),
        .firstTick = 0,
        .lastTick = days};
}

/// Returns an axis with the range of the factor; a tenth wide if the factor does not change.
PlotAxis factorAxis(const AlgorithmCourse& course)
{
    double lowest = 1;
    double highest = 0;
    for (const CourseCurve& curve : course.curves)
        for (const double factor : curve.factors) {
            lowest = std::min(lowest, factor);
            highest = std::max(highest, factor);
        }
    constexpr double LeastChange = 1e-6;
    constexpr double AroundOne = 0.05;
    const bool changes = highest - lowest > LeastChange;
    const double margin = changes ? (highest - lowest) / 20 : AroundOne;
    return {.title = fairshare::say("Factor, {}", said(course.algorithm->title)),
        .meaning = factorMeaning(),
        .lowest = lowest - margin,
        .highest = highest + margin,
        .firstTick = 0,
        .lastTick = std::max(highest, 1.0)};
}

std::string recoveryTitle(const Forecast& recovery)
{
    switch (recovery.load) {
    case Load::OnePauses:
        return fairshare::say("Recovery while one pauses and everyone else continues");
    case Load::ChosenPause:
        return fairshare::say("Recovery while the selected ones pause and everyone else continues");
    case Load::TakeTurns:
        return fairshare::say("Two take turns while everyone else continues");
    case Load::AllPause:
        break;
    }
    return fairshare::say("Decay while nobody submits jobs");
}

std::string recoveryNote(const Plot& plot, const Forecast& recovery, double halfLifeSeconds)
{
    std::string note = fairshare::say(
        "Usage decays with a half-life of {}; users who keep running jobs stay at their current level.",
        durationText(halfLifeSeconds));
    if (recovery.load == Load::TakeTurns && recovery.against != NoRow)
        note += ' '
            + fairshare::say(
                "Dashed: {}, second turn.", nameWithEnd(*plot.tree, recovery.current, plot.nameEnds));
    return note;
}

bool isStill(const CourseCurve& curve)
{
    const auto staysAt = [](const auto& values) {
        return std::all_of(
            values.begin(), values.end(), [&values](auto value) { return value == values.front(); });
    };
    return staysAt(curve.ranks) && staysAt(curve.factors);
}

/// Returns " ana does not move: rank and factor stay the same." if none of the users that the load affects
/// moves.
std::string stillNote(const Plot& plot, const Forecast& recovery)
{
    const std::vector<CourseCurve>& curves = recovery.course.algorithms.front().curves;
    const std::size_t movers = std::min(recovery.movers, curves.size());
    for (std::size_t at = 0; at < movers; ++at)
        if (!isStill(curves[at]))
            return {};
    if (movers == 0)
        return {};
    if (movers > 1)
        return ' ' + fairshare::say("Ranks and factors of these users stay the same.");
    const std::string name = nameWithEnd(*plot.tree, curves.front().user, plot.nameEnds);
    const bool hasUsed = sumUsage(*plot.tree).total[curves.front().user] > 0;
    return ' '
        + (hasUsed ? fairshare::say("{} keeps the same rank and factor.", name)
                   : fairshare::say("{} has no usage to decay, so rank and factor stay the same.", name));
}

/// Dashes the lines of the row that has the second turn.
void dashSecondTurn(Marks& lines, const Forecast& recovery, const ShareTree& tree)
{
    if (recovery.load != Load::TakeTurns || recovery.against == NoRow)
        return;
    for (const NodeRow user : lines.rows)
        lines.addDash(recovery.current <= user && user < tree.subtreeEnd(recovery.current));
}

/// Returns "passes feldman after 3 d 4 h", with the mover's name if there are several.
std::string recoveryChangeText(const Plot& plot, const CoursePoint& point, bool oneMover)
{
    const CoursePass& pass = point.passes.front();
    const std::string mover = nameWithEnd(*plot.tree, pass.mover, plot.nameEnds);
    std::string other = nameWithEnd(*plot.tree, pass.other, plot.nameEnds);
    if (point.passes.size() > 1)
        other = fairshare::say("{} and {} more", other, point.passes.size() - 1);
    const std::string when = timeText(point.step);
    if (oneMover)
        return pass.passes ? fairshare::say("passes {} after {}", other, when)
                           : fairshare::say("falls behind {} after {}", other, when);
    return pass.passes ? fairshare::say("{} passes {} after {}", mover, other, when)
                       : fairshare::say("{} falls behind {} after {}", mover, other, when);
}

void addPanels(Plot& plot, const Forecast& recovery, std::size_t movers, double days)
{
    const AlgorithmCourse& course = recovery.course.algorithms.front();
    const CoursePicture picture{course, *plot.tree, plot.nameEnds, movers, 0,
        [](CourseStep step) { return static_cast<double>(step) / MinutesPerDay; }};
    PlotPanel ranks{.title = fairshare::say("Rank"),
        .englishTitle = "Rank",
        .x = recoveryTimeAxis(days),
        .y = rankAxis(rankSpan(course))};
    ranks.marks.push_back(courseLines(picture, CurveHeight::Rank));
    ranks.marks.push_back(coursePoints(
        picture, [&](const CoursePoint& point) { return recoveryChangeText(plot, point, movers == 1); }));
    PlotPanel factors{.title = fairshare::say("Factor"),
        .englishTitle = "Factor",
        .x = recoveryTimeAxis(days),
        .y = factorAxis(course)};
    factors.marks.push_back(courseLines(picture, CurveHeight::Factor));
    for (PlotPanel* panel : {&ranks, &factors})
        dashSecondTurn(panel->marks.front(), recovery, *plot.tree);
    plot.panels.push_back(std::move(ranks));
    plot.panels.push_back(std::move(factors));
}

Result<Plot> makeRecovery(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Recovery"), .sharesX = true, .tree = SharedValue(input.now.tree)};
    if (input.now.tree.userCount() == 0) {
        plot.empty = fairshare::say("The tree has no users.");
        return plot;
    }
    Scenario scenario = evaluatedScenario(input);
    if (const std::int64_t days = numberOf(HalfLife, values); days > 0) {
        scenario.settings.halfLifeSeconds = static_cast<double>(days) * SecondsPerDay;
        plot.premise = fairshare::say("half-life {} instead of {}",
            durationText(scenario.settings.halfLifeSeconds), durationText(input.halfLifeSeconds));
    }
    if (scenario.settings.halfLifeSeconds == 0) {
        plot.empty = fairshare::say("Usage never decays here (PriorityDecayHalfLife=0), so there is no "
                                    "recovery to show. Set a half-life to see one.");
        plot.answer = plot.empty;
        return plot;
    }
    const double days = static_cast<double>(numberOf(Weeks, values)) * DaysPerWeek;
    const auto recovery =
        forecastRanks({.scenario = scenario,
                          .algorithmId = input.algorithm,
                          .chosen = {input.selected.begin(), input.selected.end()},
                          .current = input.current,
                          .against = input.against,
                          .load = loadOf(choiceOf(LoadOf, values)),
                          .seconds = days * SecondsPerDay,
                          .turnSeconds = static_cast<double>(numberOf(Turn, values)) * SecondsPerDay},
            input.progress);
    if (!recovery)
        return tl::unexpected(recovery.error());
    plot.title = recoveryTitle(*recovery);
    plot.answer = recovery->sentence;
    if (recovery->course.algorithms.front().curves.empty()) {
        plot.empty = recovery->sentence;
        return plot;
    }
    plot.nameEnds = nameEndsOf(*plot.tree, recovery->course);
    plot.note = recoveryNote(plot, *recovery, scenario.settings.halfLifeSeconds) + stillNote(plot, *recovery);
    addPanels(plot, *recovery, recovery->movers, days);
    return plot;
}

} // namespace

Chart recovery()
{
    return {.id = "recovery",
        .title = fairshare::phrase("Recovery"),
        .group = ChartGroup::Ranks,
        .summary =
            fairshare::phrase("Rank and factor of the selected users over the coming weeks as usage decays."),
        .teaches = fairshare::phrase(
            "How long heavy usage counts against someone, and when the order next changes."),
        .parameters = RecoveryParameters,
        .uses = recoveryUses,
        .followsSelection = true,
        .make = makeRecovery};
}

} // namespace fairshare::chart_files
