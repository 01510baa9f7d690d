// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/forecast.h"

#include "core/analysis/explain/explanation.h"
#include "core/analysis/recovery/decayed_tree.h"
#include "core/analysis/recovery/recovery.h"
#include "core/analysis/recovery/soonest_gain.h"
#include "core/base/progress_part.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace fairshare {
namespace {

/// Part of the work spent on the search if no rows are chosen.
constexpr double SearchPart = 0.6;

/// Determines from the request which rows pause or take turns.
Result<Forecast> cast(const ForecastRequest& request, const Progress& progress)
{
    Forecast recovery{.current = request.current,
        .load = request.load,
        .chosen = request.chosen,
        .course = {},
        .sentence = {}};
    std::erase(recovery.chosen, RootRow);
    const auto isChosen = [&recovery](NodeRow row) {
        return std::find(recovery.chosen.begin(), recovery.chosen.end(), row) != recovery.chosen.end();
    };
    if (recovery.chosen.empty()) {
        const auto first = soonestGain(
            {request.scenario, request.algorithmId, request.seconds}, partOf(progress, 0, SearchPart));
        if (!first)
            return tl::unexpected(first.error());
        if (*first != NoRow)
            recovery.chosen = {*first};
    }
    if (!isChosen(recovery.current))
        recovery.current = recovery.chosen.empty() ? NoRow : recovery.chosen.front();
    if (recovery.load != Load::TakeTurns)
        return recovery;
    const auto isPartner = [&](NodeRow row) {
        return isChosen(row) && topmostRows(request.scenario.tree, {row, recovery.current}).size() == 2;
    };
    if (isPartner(request.against))
        recovery.against = request.against;
    for (const NodeRow row : recovery.chosen)
        if (recovery.against == NoRow && isPartner(row))
            recovery.against = row;
    return recovery;
}

std::vector<NodeRow> rowsThatChange(const Forecast& recovery)
{
    switch (recovery.load) {
    case Load::OnePauses:
        return {recovery.current};
    case Load::ChosenPause:
        return recovery.chosen;
    case Load::TakeTurns:
        return {recovery.against, recovery.current};
    case Load::AllPause:
        break;
    }
    return {RootRow};
}

Decay decayOf(const ForecastRequest& request, std::vector<NodeRow> rows)
{
    const bool turns = request.load == Load::TakeTurns && rows.size() == 2;
    return {request.scenario.settings.halfLifeSeconds, std::move(rows), turns ? request.turnSeconds : 0};
}

std::vector<NodeRow> followedUsers(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    std::vector<NodeRow> users;
    for (const NodeRow row : rows) {
        if (users.size() == MostFollowed)
            break;
        for (const NodeRow user : usersOf(tree, row, MostFollowed))
            if (users.size() < MostFollowed && std::find(users.begin(), users.end(), user) == users.end())
                users.push_back(user);
    }
    return users;
}

/// The first pass, and the point at which it happens.
struct First {
    const CoursePoint* point = nullptr;
    CoursePass pass;
};

First firstPass(const AlgorithmCourse& course, NodeRow other)
{
    for (const CoursePoint& point : course.points)
        for (const CoursePass& pass : point.passes)
            if (pass.passes && (other == NoRow || pass.other == other))
                return {&point, pass};
    return {};
}

/// Describes how often the two rows that take turns change places, and when first.
std::string turnsSentence(const ForecastRequest& request, const Forecast& recovery)
{
    const ShareTree& tree = request.scenario.tree;
    const AlgorithmCourse& course = recovery.course.algorithms.front();
    if (recovery.against == NoRow)
        return fairshare::say("Select two users or accounts to alternate.");
    const auto below = [&tree](
                           NodeRow row, NodeRow user) { return row <= user && user < tree.subtreeEnd(row); };
    std::size_t times = 0;
    CourseStep first = 0;
    for (const CoursePoint& point : course.points) {
        const bool theirs =
            std::any_of(point.passes.begin(), point.passes.end(), [&](const CoursePass& pass) {
                return (below(recovery.current, pass.mover) && below(recovery.against, pass.other))
                    || (below(recovery.against, pass.mover) && below(recovery.current, pass.other));
            });
        first = theirs && times == 0 ? point.step : first;
        times += theirs ? 1 : 0;
    }
    const std::string one = userLabel(tree, recovery.against);
    const std::string two = userLabel(tree, recovery.current);
    const std::string turn = durationText(request.turnSeconds);
    const std::string title = said(course.algorithm->title);
    const std::string span = durationText(request.seconds);
    const std::string when = durationText(static_cast<double>(first) * RecoveryStepSeconds);
    if (times == 0)
        return fairshare::say("If {0} and {1} alternate every {2} ({0} first) and together use as much as "
                              "now, neither passes the other under {3} within {4}.",
            one, two, turn, title, span);
    if (times == 1)
        return fairshare::say("If {0} and {1} alternate every {2} ({0} first) and together use as much as "
                              "now, one passes the other once under {3} within {4}, after {5}.",
            one, two, turn, title, span, when);
    return fairshare::say("If {0} and {1} alternate every {2} ({0} first) and together use as much as now, "
                          "they pass each other {6} times under {3} within {4}, first after {5}.",
        one, two, turn, title, span, when, times);
}

/// Describes the pause of one user, based on the first pass found.
std::string onePauseSentence(const ForecastRequest& request, const Forecast& recovery)
{
    const ShareTree& tree = request.scenario.tree;
    const AlgorithmCourse& course = recovery.course.algorithms.front();
    First first = firstPass(course, request.against);
    if (first.point == nullptr)
        first = firstPass(course, NoRow);
    Recovery told{.user = recovery.current, .flipSeconds = {}};
    told.halfLifeSeconds = request.scenario.settings.halfLifeSeconds;
    if (!course.curves.empty()) {
        const CourseCurve& curve = course.curves.front();
        told.user = first.point == nullptr ? curve.user : first.pass.mover;
        told.rankNow = curve.ranks.front();
    }
    if (first.point == nullptr && told.rankNow != 1 && told.halfLifeSeconds != 0)
        return fairshare::say(
            "If {0} pauses and everyone else continues as now, under {1} it passes nobody within {2}.",
            userLabel(tree, recovery.current), said(course.algorithm->title), durationText(request.seconds));
    if (first.point != nullptr) {
        told.against = first.pass.other;
        told.flipSeconds = static_cast<double>(first.point->step) * RecoveryStepSeconds;
        const auto step = std::find(course.steps.begin(), course.steps.end(), first.point->step);
        for (const CourseCurve& curve : course.curves)
            if (curve.user == told.user)
                told.rankAfterFlip = curve.ranks[static_cast<std::size_t>(step - course.steps.begin())];
    }
    return pauseSentence(told, tree, said(course.algorithm->title));
}

/// Describes the pause of an account or of several rows.
std::string groupPauseSentence(const ForecastRequest& request, const Forecast& recovery)
{
    const ShareTree& tree = request.scenario.tree;
    const AlgorithmCourse& course = recovery.course.algorithms.front();
    const std::string name = userLabel(tree, recovery.current);
    const std::string title = said(course.algorithm->title);
    const First first = firstPass(course, NoRow);
    const std::size_t more = recovery.load == Load::ChosenPause ? recovery.chosen.size() - 1 : 0;
    if (first.point == nullptr) {
        const std::string span = durationText(request.seconds);
        return more == 0 ? fairshare::say("If {0} pauses and everyone else continues as now, under {1} "
                                          "nobody passes anyone within {2}.",
                               name, title, span)
                         : fairshare::say("If {0} and {1} more pause and everyone else continues as now, "
                                          "under {2} nobody passes anyone within {3}.",
                               name, more, title, span);
    }
    const std::string who = userLabel(tree, first.pass.mover);
    const std::string whom = userLabel(tree, first.pass.other);
    const std::string when = durationText(static_cast<double>(first.point->step) * RecoveryStepSeconds);
    return more == 0 ? fairshare::say("If {0} pauses and everyone else continues as now, the first change "
                                      "under {1} comes after {4}: {2} passes {3}.",
                           name, title, who, whom, when)
                     : fairshare::say("If {0} and {1} more pause and everyone else continues as now, the "
                                      "first change under {2} comes after {5}: {3} passes {4}.",
                           name, more, title, who, whom, when);
}

std::string sentenceOf(const ForecastRequest& request, const Forecast& recovery)
{
    if (recovery.current == NoRow)
        return fairshare::say("No pause changes the order within {}.", durationText(request.seconds));
    if (recovery.load == Load::TakeTurns)
        return turnsSentence(request, recovery);
    if (recovery.load == Load::AllPause)
        return recovery.course.algorithms.front().points.empty()
            ? fairshare::say(
                  "If nobody runs jobs, all usage decays at the same rate and the order does not change.")
            : fairshare::say(
                  "If nobody runs jobs, all usage decays at the same rate; only rounding changes the order.");
    const bool several = recovery.load == Load::ChosenPause && recovery.chosen.size() > 1;
    if (several || !request.scenario.tree.isUser(recovery.current))
        return groupPauseSentence(request, recovery);
    return onePauseSentence(request, recovery);
}

/// Returns the sample steps, which include the ends of turns.
std::vector<CourseStep> samplesOf(const ForecastRequest& request, CourseStep last)
{
    std::vector<CourseStep> samples =
        spreadSteps(0, last, 0, courseEffort(request.scenario.tree.size()).samples);
    const auto turn =
        static_cast<CourseStep>(std::max(1.0, std::floor(request.turnSeconds / RecoveryStepSeconds)));
    constexpr CourseStep MostTurns = 64;
    if (request.load == Load::TakeTurns && last / turn <= MostTurns)
        for (CourseStep step = turn; step < last; step += turn)
            samples.push_back(step);
    std::sort(samples.begin(), samples.end());
    samples.erase(std::unique(samples.begin(), samples.end()), samples.end());
    return samples;
}

} // namespace

Result<Forecast> forecastRanks(const ForecastRequest& request, const Progress& progress)
{
    const ShareTree& tree = request.scenario.tree;
    auto recovery = cast(request, progress);
    if (!recovery)
        return recovery;
    const bool nobody =
        recovery->current == NoRow || (recovery->load == Load::TakeTurns && recovery->against == NoRow);
    const std::vector<NodeRow> rows = nobody ? std::vector<NodeRow>() : rowsThatChange(*recovery);
    const DecayedTree decayed(tree, decayOf(request, rows));
    const auto last =
        static_cast<CourseStep>(std::max(1.0, std::floor(request.seconds / RecoveryStepSeconds)));
    std::vector<NodeRow> first = rows;
    if (recovery->load == Load::AllPause || nobody)
        first = recovery->chosen;
    std::vector<NodeRow> movers = followedUsers(tree, first);
    recovery->movers = movers.size();
    const CourseRequest course{.scenario = request.scenario,
        .algorithms = {std::string(request.algorithmId)},
        .movers = std::move(movers),
        .beside = followedUsers(tree, recovery->chosen),
        .samples = samplesOf(request, last),
        .start = 0,
        .mostPoints = courseEffort(tree.size()).points * (recovery->load == Load::TakeTurns ? 4 : 1),
        .treeAt =
            [&decayed](
                CourseStep step) { return decayed.at(static_cast<double>(step) * RecoveryStepSeconds); },
        .withFactors = true};
    auto followed = followRanks(course, partOf(progress, request.chosen.empty() ? SearchPart : 0, 1));
    if (!followed)
        return tl::unexpected(followed.error());
    recovery->course = std::move(*followed);
    recovery->sentence = sentenceOf(request, *recovery);
    return recovery;
}

} // namespace fairshare
