// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/course_plot.h"

#include "core/analysis/explain/explanation.h"
#include "core/base/say.h"
#include "core/chart/meanings.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/user_label.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// More names would be too many for a card.
constexpr std::size_t MostNamesOnCard = 8;

/// Returns "iyer passes feldman; gupta falls behind moreau; 3 more".
std::string passesRemark(const ShareTree& tree, const CoursePoint& point)
{
    std::string text;
    const std::size_t named = std::min(point.passes.size(), MostNamesOnCard);
    for (std::size_t i = 0; i < named; ++i) {
        const CoursePass& pass = point.passes[i];
        const std::string mover = userLabel(tree, pass.mover);
        const std::string other = userLabel(tree, pass.other);
        text += i == 0 ? "" : "; ";
        text += pass.passes ? fairshare::say("{} passes {}", mover, other)
                            : fairshare::say("{} falls behind {}", mover, other);
    }
    if (named < point.passes.size())
        text += "; " + fairshare::say("{} more", point.passes.size() - named);
    return text;
}

/// Returns the other users at a point: "feldman", "feldman and 3 more".
std::string whomOf(const CoursePicture& picture, const CoursePoint& point)
{
    std::set<NodeRow> others;
    for (const CoursePass& pass : point.passes)
        others.insert(pass.other);
    const std::string first = nameWithEnd(picture.tree, point.passes.front().other, picture.nameEnds);
    return others.size() == 1 ? first : fairshare::say("{} and {} more", first, others.size() - 1);
}

std::vector<std::uint32_t> nearestFirst(const CoursePicture& picture)
{
    const std::vector<CoursePoint>& points = picture.course.points;
    std::vector<std::uint32_t> order(points.size());
    std::iota(order.begin(), order.end(), 0U);
    const auto distance = [&](std::uint32_t at) {
        const CourseStep step = points[at].step;
        return std::pair(step > picture.start ? step - picture.start : picture.start - step, at);
    };
    std::sort(order.begin(), order.end(),
        [&](std::uint32_t a, std::uint32_t b) { return distance(a) < distance(b); });
    return order;
}

} // namespace

Marks courseLines(const CoursePicture& picture, CurveHeight height)
{
    const AlgorithmCourse& course = picture.course;
    Marks lines{.kind = MarkKind::Lines, .id = "users", .title = fairshare::say("user")};
    auto first = std::make_shared<Values<std::uint32_t>>();
    auto last = std::make_shared<Values<std::uint32_t>>();
    // Highlighted users are drawn on top and labeled first.
    for (std::size_t i = course.curves.size(); i-- > 0;) {
        const CourseCurve& curve = course.curves[i];
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        for (std::size_t at = 0; at < course.steps.size(); ++at) {
            lines.x.push_back(picture.x(course.steps[at]));
            lines.y.push_back(
                height == CurveHeight::Rank ? static_cast<double>(curve.ranks[at]) : curve.factors[at]);
        }
        lines.rows.push_back(curve.user);
        lines.roles.push_back(i < picture.movers ? PlotRole::Accent : PlotRole::Muted);
        first->push_back(curve.ranks.front());
        last->push_back(curve.ranks.back());
        lines.labelled.push_back(static_cast<std::uint32_t>(i));
    }
    if (!course.curves.empty())
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
    lines.figures.push_back(
        {"first_rank", fairshare::say("Rank at left edge"), "", Counts(std::move(first))});
    lines.figures.push_back({"last_rank", fairshare::say("Rank at right edge"), "", Counts(std::move(last))});
    lines.labelPlace = LabelPlace::LineEnds;
    return lines;
}

Marks coursePoints(const CoursePicture& picture, const std::function<std::string(const CoursePoint&)>& nameOf)
{
    const AlgorithmCourse& course = picture.course;
    Marks points{.kind = MarkKind::Points,
        .id = "changes",
        .title = fairshare::say("rank change"),
        .role = PlotRole::Text};
    std::map<NodeRow, const CourseCurve*> curves;
    for (const CourseCurve& curve : course.curves)
        curves.emplace(curve.user, &curve);
    auto ranks = std::make_shared<Values<std::uint32_t>>();
    for (const CoursePoint& point : course.points) {
        const auto step = std::find(course.steps.begin(), course.steps.end(), point.step);
        const std::uint32_t rank = curves.at(point.passes.front().mover)
                                       ->ranks[static_cast<std::size_t>(step - course.steps.begin())];
        points.x.push_back(picture.x(point.step));
        points.y.push_back(rank);
        ranks->push_back(rank);
        points.rows.push_back(point.passes.front().other);
        points.addLabel(worded([&] { return nameOf(point); }));
        points.shortLabels.push_back(whomOf(picture, point));
        points.remarks.push_back(passesRemark(picture.tree, point));
    }
    points.figures.push_back({"rank", fairshare::say("Rank at this point"), "", Counts(std::move(ranks))});
    points.labelPlace = LabelPlace::Beside;
    points.labelled = nearestFirst(picture);
    return points;
}

Marks uprightLine(const PlotPanel& panel, double x, Worded label)
{
    Marks line{.kind = MarkKind::References, .id = "now", .role = PlotRole::Text};
    const bool down = panel.y.reversed;
    line.x = {x};
    line.x2 = {x};
    line.y = {down ? panel.y.highest : panel.y.lowest};
    line.y2 = {down ? panel.y.lowest : panel.y.highest};
    line.addLabel(std::move(label));
    line.labelPlace = LabelPlace::Beside;
    return line;
}

Marks levelLine(const PlotPanel& panel, double y, Worded label)
{
    Marks line{.kind = MarkKind::References, .id = "now", .role = PlotRole::Text};
    line.x = {panel.x.lowest};
    line.x2 = {2 * panel.x.highest - panel.x.lowest}; // also spans room that a chart adds for names
    line.y = {y};
    line.y2 = {y};
    line.addLabel(std::move(label));
    line.labelPlace = LabelPlace::Beside;
    return line;
}

NameEnds nameEndsOf(const ShareTree& tree, const RankCourse& course)
{
    std::set<NodeRow> users;
    for (const AlgorithmCourse& algorithm : course.algorithms)
        for (const CourseCurve& curve : algorithm.curves)
            users.insert(curve.user);
    return nameEnds(tree, std::vector(users.begin(), users.end()));
}

RankSpan rankSpan(const AlgorithmCourse& course)
{
    RankSpan span;
    bool any = false;
    for (const CourseCurve& curve : course.curves)
        for (const std::uint32_t rank : curve.ranks) {
            span.best = any ? std::min<double>(span.best, rank) : rank;
            span.worst = any ? std::max<double>(span.worst, rank) : rank;
            any = true;
        }
    return span;
}

PlotAxis rankAxis(const RankSpan& span)
{
    const double margin = std::max(0.75, (span.worst - span.best) / 20);
    return {.title = fairshare::say("Rank (1 = first)"),
        .meaning = rankMeaning(),
        .lowest = span.best - margin,
        .highest = span.worst + margin,
        .firstTick = span.best,
        .lastTick = span.worst,
        .reversed = true,
        .wholeNumbers = true};
}

Scenario evaluatedScenario(const ChartInput& input)
{
    Scenario scenario;
    scenario.tree = input.now.tree;
    scenario.settings.algorithm = input.algorithm;
    scenario.settings.halfLifeSeconds = input.halfLifeSeconds;
    for (const AlgorithmResult& result : input.now.results)
        scenario.settings.parameters.insert_or_assign(std::string(result.algorithm->id), result.parameters);
    return scenario;
}

} // namespace fairshare
