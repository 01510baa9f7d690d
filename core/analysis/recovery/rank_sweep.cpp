// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/rank_sweep.h"

#include "core/analysis/explain/explanation.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/fairshare/algorithm.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/user_label.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

constexpr double SecondsPerHour = 3600;

/// Values of the row and its siblings.
struct Level {
    long double now = 0;
    long double largest = 0; ///< largest value of the siblings
};

Level levelOf(const RankSweepRequest& request, const UsageTotals& totals)
{
    const ShareTree& tree = request.scenario.tree;
    const bool shares = request.field == FlipField::Shares;
    const auto valueOf = [&](NodeRow row) {
        return shares ? static_cast<long double>(tree.shares(row)) : totals.total[row];
    };
    Level level{valueOf(request.row), 0};
    const NodeRow parent = tree.parent(request.row);
    for (NodeRow row = parent + 1; row < tree.subtreeEnd(parent); row = tree.subtreeEnd(row))
        if (row != request.row && !(shares && tree.hasParentShares(row)))
            level.largest = std::max(level.largest, valueOf(row));
    return level;
}

/// Returns the end of a range in which changes are likely: at least twice the current value, and beyond the
/// values of the siblings.
long double suggestedHighest(const RankSweepRequest& request, const Level& level)
{
    constexpr long double FewShares = 10;
    if (request.field == FlipField::Shares) {
        const long double now = level.now == ParentShares ? 0 : level.now;
        return std::min<long double>(std::max({2 * now, 2 * level.largest, FewShares}), MaxShares);
    }
    const long double most = std::max(2 * level.now, level.largest * 5 / 4);
    return most > 0 ? most : SecondsPerHour;
}

/// Returns the TRES-seconds per step, a power of ten.
long double usageStep(long double width)
{
    constexpr int Digits = 5; // a hundred-thousandth of the range
    if (!(width > 0))
        return 1;
    return std::max(1.0L, std::pow(10.0L, std::floor(std::log10(width)) - Digits));
}

Result<void> setRange(RankSweep& sweep, const RankSweepRequest& request, const Level& level)
{
    const bool shares = sweep.field == FlipField::Shares;
    const long double lowest = request.lowest.value_or(shares ? 1 : 0);
    const long double highest =
        request.highest.value_or(std::max(suggestedHighest(request, level), lowest + 1));
    if (shares && highest > static_cast<long double>(MaxShares))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("sweep ends at {}; expected at most {}", sweptValueText(sweep.field, highest),
                sweptValueText(sweep.field, MaxShares)));
    if (!(lowest >= 0) || !(highest > lowest) || !std::isfinite(highest))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("invalid sweep range {} to {}; expected 0 or more, and an end above the start",
                sweptValueText(sweep.field, lowest), sweptValueText(sweep.field, highest)));
    sweep.perStep = shares ? 1 : usageStep(highest - lowest);
    sweep.lowest = static_cast<CourseStep>(std::ceil(lowest / sweep.perStep));
    sweep.highest = static_cast<CourseStep>(std::floor(highest / sweep.perStep));
    if (sweep.highest <= sweep.lowest)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the range {} to {} is too narrow to sweep", sweptValueText(sweep.field, lowest),
                sweptValueText(sweep.field, highest)));
    return {};
}

std::vector<CourseStep> samplesOf(const RankSweep& sweep, CourseStep start, std::size_t count)
{
    std::vector<CourseStep> samples = spreadSteps(sweep.lowest, sweep.highest, start, count);
    // The first share changes the rules, regardless of further shares.
    if (sweep.field == FlipField::Shares && sweep.lowest == 0
        && std::find(samples.begin(), samples.end(), 1) == samples.end())
        samples.insert(std::upper_bound(samples.begin(), samples.end(), 1), 1);
    return samples;
}

/// Returns the nearest point with a pass in the given direction.
const CoursePoint* nearest(const AlgorithmCourse& course, CourseStep start, bool passes)
{
    const CoursePoint* best = nullptr;
    const auto distance = [start](const CoursePoint& point) {
        return point.step > start ? point.step - start : start - point.step;
    };
    for (const CoursePoint& point : course.points) {
        const bool has = std::any_of(point.passes.begin(), point.passes.end(),
            [passes](const CoursePass& pass) { return pass.passes == passes; });
        if (has && (best == nullptr || distance(point) < distance(*best)))
            best = &point;
    }
    return best;
}

/// Returns the other users of passes in one direction, each once.
std::vector<NodeRow> othersOf(const CoursePoint& point, bool passes)
{
    std::vector<NodeRow> others;
    for (const CoursePass& pass : point.passes)
        if (pass.passes == passes)
            others.push_back(pass.other);
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    return others;
}

/// Returns "feldman", or "feldman and 3 more".
std::string whom(const ShareTree& tree, const CoursePoint& point, bool passes)
{
    const std::vector<NodeRow> others = othersOf(point, passes);
    const std::string first = userLabel(tree, others.front());
    return others.size() == 1 ? first : fairshare::say("{} and {} more", first, others.size() - 1);
}

struct Side {
    const CoursePoint& point;
    bool passes;
};

/// Describes a change in only one direction.
std::string oneSided(
    const RankSweep& sweep, const ShareTree& tree, const std::string& title, const Side& side)
{
    const std::string name = userLabel(tree, sweep.row);
    const std::string other = whom(tree, side.point, side.passes);
    const std::string at = sweptValueText(sweep.field, sweep.valueAt(side.point.step));
    const std::string now = sweptValueText(sweep.field, sweep.now);
    if (tree.isUser(sweep.row))
        return side.passes
            ? fairshare::say("Under {}, {} passes {} at {}; current value: {}.", title, name, other, at, now)
            : fairshare::say(
                  "Under {}, {} falls behind {} at {}; current value: {}.", title, name, other, at, now);
    return side.passes ? fairshare::say("Under {}, users of {} pass {} at {}; current value: {}.", title,
                             name, other, at, now)
                       : fairshare::say("Under {}, users of {} fall behind {} at {}; current value: {}.",
                             title, name, other, at, now);
}

std::string twoSided(const RankSweep& sweep, const ShareTree& tree, const std::string& title,
    const std::pair<const CoursePoint&, const CoursePoint&>& points)
{
    const std::string name = userLabel(tree, sweep.row);
    const std::string passed = whom(tree, points.first, true);
    const std::string before = whom(tree, points.second, false);
    const std::string passedAt = sweptValueText(sweep.field, sweep.valueAt(points.first.step));
    const std::string beforeAt = sweptValueText(sweep.field, sweep.valueAt(points.second.step));
    const std::string now = sweptValueText(sweep.field, sweep.now);
    return tree.isUser(sweep.row)
        ? fairshare::say("Under {}, {} passes {} at {} and falls behind {} at {}; current value: {}.", title,
              name, passed, passedAt, before, beforeAt, now)
        : fairshare::say("Under {}, users of {} pass {} at {} and fall behind {} at {}; current value: {}.",
              title, name, passed, passedAt, before, beforeAt, now);
}

} // namespace

Result<RankSweep> sweepRanks(const RankSweepRequest& request, const Progress& progress)
{
    const ShareTree& tree = request.scenario.tree;
    if (request.row == RootRow || request.row >= tree.size())
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the root has no siblings to rank against; choose an account or a user"));
    const UsageTotals totals = sumUsage(tree);
    const Level level = levelOf(request, totals);
    RankSweep sweep{.row = request.row, .field = request.field, .now = level.now, .course = {}};
    if (auto set = setRange(sweep, request, level); !set)
        return tl::unexpected(set.error());
    const bool fromParent = sweep.field == FlipField::Shares && sweep.now == ParentShares;
    const long double place = fromParent ? 0 : std::round(sweep.now / sweep.perStep);
    const auto start = static_cast<CourseStep>(
        std::clamp(place, static_cast<long double>(sweep.lowest), static_cast<long double>(sweep.highest)));
    const bool startsAsItIs = !fromParent && static_cast<long double>(start) == place;
    const CourseEffort effort = courseEffort(tree.size());
    const std::vector<NodeRow> users = usersOf(tree, request.row, tree.size());
    CourseRequest course{.scenario = request.scenario,
        .algorithms = request.algorithms,
        .movers = usersOf(tree, request.row, MostFollowed),
        .samples = samplesOf(sweep, start, effort.samples),
        .start = start,
        .mostPoints = effort.points,
        .treeAt = {}};
    course.treeAt = [&](CourseStep step) -> Result<ShareTree> {
        if (step == start && startsAsItIs)
            return tree; // the current usage may lie between two steps
        return withFlip(tree, {sweep.row, sweep.field, sweep.now, sweep.valueAt(step)});
    };
    sweep.users = users.size();
    sweep.followed = course.movers.size();
    auto followed = followRanks(course, progress);
    if (!followed)
        return tl::unexpected(followed.error());
    sweep.course = std::move(*followed);
    return sweep;
}

std::string sweptValueText(FlipField field, long double value)
{
    if (field == FlipField::Usage) {
        const double hours = static_cast<double>(value) / SecondsPerHour;
        return fairshare::say("{} TRES-h", saidNumber(hours == 0 ? "0" : fixedOrScientific(hours, 1)));
    }
    if (value == ParentShares)
        return fairshare::say("parent shares");
    return value == 1 ? fairshare::say("1 share") : fairshare::say("{} shares", shortest(value));
}

std::string changeText(const ShareTree& tree, const RankSweep& sweep, const CoursePoint& point)
{
    const std::size_t passed = othersOf(point, true).size();
    const bool passes = passed > 0 && passed >= othersOf(point, false).size();
    const std::string other = whom(tree, point, passes);
    const std::string at = sweptValueText(sweep.field, sweep.valueAt(point.step));
    if (tree.isUser(sweep.row))
        return passes ? fairshare::say("passes {} at {}", other, at)
                      : fairshare::say("falls behind {} at {}", other, at);
    return passes ? fairshare::say("pass {} at {}", other, at)
                  : fairshare::say("fall behind {} at {}", other, at);
}

NearestChanges nearestChanges(const RankSweep& sweep, const AlgorithmCourse& course)
{
    const bool fromParent = sweep.field == FlipField::Shares && sweep.now == ParentShares;
    const auto start = static_cast<CourseStep>(fromParent ? 0 : sweep.now / sweep.perStep);
    return {nearest(course, start, true), nearest(course, start, false)};
}

std::string nearestChangesText(const RankSweep& sweep, const AlgorithmCourse& course)
{
    const NearestChanges changes = nearestChanges(sweep, course);
    const auto at = [&sweep](const CoursePoint& point) {
        const long double value = sweep.valueAt(point.step);
        return sweep.field == FlipField::Shares
            ? shortest(value)
            : saidNumber(fixed(static_cast<double>(value) / SecondsPerHour, 1));
    };
    if (changes.passing != nullptr && changes.falling != nullptr)
        return fairshare::say("up at {}, down at {}", at(*changes.passing), at(*changes.falling));
    if (changes.passing != nullptr)
        return fairshare::say("up at {}", at(*changes.passing));
    return changes.falling != nullptr ? fairshare::say("down at {}", at(*changes.falling))
                                      : fairshare::say("no change");
}

std::string sweepSentence(const RankSweep& sweep, const ShareTree& tree, std::string_view algorithmId)
{
    const auto course = std::find_if(sweep.course.algorithms.begin(), sweep.course.algorithms.end(),
        [algorithmId](const AlgorithmCourse& each) { return each.algorithm->id == algorithmId; });
    if (course == sweep.course.algorithms.end())
        return {};
    const auto [passing, falling] = nearestChanges(sweep, *course);
    const std::string title = said(course->algorithm->title);
    if (passing != nullptr && falling != nullptr)
        return twoSided(sweep, tree, title, {*passing, *falling});
    if (passing != nullptr || falling != nullptr)
        return oneSided(sweep, tree, title, {passing != nullptr ? *passing : *falling, passing != nullptr});
    return fairshare::say("Under {}, {} keeps its place from {} to {}; current value: {}.", title,
        userLabel(tree, sweep.row), sweptValueText(sweep.field, sweep.valueAt(sweep.lowest)),
        sweptValueText(sweep.field, sweep.valueAt(sweep.highest)), sweptValueText(sweep.field, sweep.now));
}

} // namespace fairshare
