// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/course.h"

#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <map>
#include <utility>

namespace fairshare {
namespace {

/// More curves cannot be distinguished in a chart.
constexpr std::size_t MostCurves = 40;
constexpr std::size_t CurvesOfAPoint = 2; ///< curves of users who change places at one step
constexpr double SamplesPart = 0.6; ///< estimated part of the work, for progress

struct Snapshot {
    Counts rank;
    Reals factor; ///< null unless requested
};
using Snapshots = std::map<CourseStep, Snapshot>;

/// Which user is ahead: 1 the mover, -1 the other, 0 for a tie.
using Order = std::int8_t;

struct WantedPass {
    std::uint32_t mover = 0; ///< index of the mover
    NodeRow other = NoRow;
    Order order = 0; ///< the new order
};

/// A range of steps in which users change places.
struct Span {
    CourseStep near = 0; ///< the end towards the start, where the order is still the old one
    CourseStep far = 0;
    std::vector<WantedPass> wanted;
};

/// Evaluates trees at steps along the way.
class Trees {
public:
    Trees(const CourseRequest& request, const Progress& progress)
        : m_request(request)
        , m_progress(progress)
        , m_scenario(request.scenario)
    {
    }

    Result<std::vector<Snapshot>> at(CourseStep step, const std::vector<std::string>& algorithms)
    {
        auto tree = m_request.treeAt(step);
        if (!tree)
            return tl::unexpected(tree.error());
        m_scenario.tree = std::move(*tree);
        const auto evaluation =
            m_evaluator.evaluate(m_scenario, algorithms, {.report = {}, .stop = m_progress.stop});
        if (!evaluation)
            return tl::unexpected(evaluation.error());
        m_count += algorithms.size();
        std::vector<Snapshot> list;
        for (const AlgorithmResult& result : (*evaluation)->results)
            list.push_back({result.rank,
                m_request.withFactors ? std::get<Reals>(result.table.find("factor")->values) : nullptr});
        return list;
    }

    std::size_t count() const { return m_count; }

private:
    const CourseRequest& m_request;
    const Progress& m_progress;
    Scenario m_scenario;
    Evaluator m_evaluator;
    std::size_t m_count = 0;
};

/// Locates the points under one algorithm.
class Walk {
public:
    Walk(const CourseRequest& request, Trees& trees, std::string algorithm, Snapshots& snapshots)
        : m_request(request)
        , m_trees(trees)
        , m_algorithm{std::move(algorithm)}
        , m_snapshots(snapshots)
        , m_place(request.scenario.tree.size(), NoPlace)
    {
        for (std::uint32_t place = 0; place < request.movers.size(); ++place)
            m_place[request.movers[place]] = place;
    }

    /// @param steps samples in the direction away from the start
    Result<void> follow(const std::vector<CourseStep>& steps)
    {
        std::vector<CoursePoint> found;
        std::vector<Order> orders = ordersAt(steps.front());
        for (std::size_t at = 1; at < steps.size(); ++at) {
            Span span{steps[at - 1], steps[at], changed(orders, steps[at])};
            if (span.wanted.empty())
                continue;
            if (auto located = locate(std::move(span), found); !located)
                return located;
        }
        m_points.insert(
            m_points.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
        return {};
    }

    std::vector<CoursePoint> points() &&
    {
        std::sort(m_points.begin(), m_points.end(),
            [](const CoursePoint& a, const CoursePoint& b) { return a.step < b.step; });
        return std::move(m_points);
    }
    bool more() const { return m_more; }

private:
    static constexpr std::uint32_t NoPlace = 0xFFFFFFFFU;

    static Order orderIn(const Values<std::uint32_t>& rank, NodeRow mover, NodeRow other)
    {
        return static_cast<Order>(
            static_cast<int>(rank[mover] < rank[other]) - static_cast<int>(rank[other] < rank[mover]));
    }

    /// Selects each pair of users only once.
    bool isPair(std::uint32_t mover, NodeRow other) const
    {
        return m_request.scenario.tree.isUser(other) && (m_place[other] == NoPlace || m_place[other] > mover);
    }

    std::vector<Order> ordersAt(CourseStep step) const
    {
        const std::size_t rows = m_request.scenario.tree.size();
        const Values<std::uint32_t>& rank = *m_snapshots.at(step).rank;
        std::vector<Order> orders(m_request.movers.size() * rows, 0);
        for (std::uint32_t mover = 0; mover < m_request.movers.size(); ++mover)
            for (NodeRow other = 0; other < rows; ++other)
                if (isPair(mover, other))
                    orders[mover * rows + other] = orderIn(rank, m_request.movers[mover], other);
        return orders;
    }

    /// Returns the pairs whose order changed, and updates `orders`. A tie leaves the last order unchanged.
    std::vector<WantedPass> changed(std::vector<Order>& orders, CourseStep step) const
    {
        const std::size_t rows = m_request.scenario.tree.size();
        const Values<std::uint32_t>& rank = *m_snapshots.at(step).rank;
        std::vector<WantedPass> wanted;
        for (std::uint32_t mover = 0; mover < m_request.movers.size(); ++mover)
            for (NodeRow other = 0; other < rows; ++other) {
                if (!isPair(mover, other))
                    continue;
                Order& last = orders[mover * rows + other];
                const Order now = orderIn(rank, m_request.movers[mover], other);
                if (now == 0 || now == last)
                    continue;
                last = now;
                wanted.push_back({mover, other, now});
            }
        return wanted;
    }

    /// Bisects the span until its ends are adjacent steps, starting with the part nearest to the start.
    Result<void> locate(Span whole, std::vector<CoursePoint>& found)
    {
        std::vector<Span> open;
        open.push_back(std::move(whole));
        while (!open.empty()) {
            if (found.size() >= m_request.mostPoints) {
                m_more = true;
                return {};
            }
            const Span span = std::move(open.back());
            open.pop_back();
            const CourseStep width = span.far > span.near ? span.far - span.near : span.near - span.far;
            if (width == 1) {
                found.push_back(pointOf(span));
                continue;
            }
            const CourseStep middle = std::min(span.near, span.far) + width / 2;
            const auto known = rankAt(middle);
            if (!known)
                return tl::unexpected(known.error());
            Span near{span.near, middle, {}};
            Span far{middle, span.far, {}};
            for (const WantedPass& pass : span.wanted) {
                const bool already = orderIn(**known, m_request.movers[pass.mover], pass.other) == pass.order;
                (already ? near : far).wanted.push_back(pass);
            }
            for (Span* part : {&far, &near})
                if (!part->wanted.empty())
                    open.push_back(std::move(*part));
        }
        return {};
    }

    Result<Counts> rankAt(CourseStep step)
    {
        const auto known = m_snapshots.find(step);
        if (known != m_snapshots.end())
            return known->second.rank;
        auto snapshot = m_trees.at(step, {m_algorithm});
        if (!snapshot)
            return tl::unexpected(snapshot.error());
        return m_snapshots.emplace(step, std::move(snapshot->front())).first->second.rank;
    }

    CoursePoint pointOf(const Span& span) const
    {
        CoursePoint point{span.far, {}};
        for (const WantedPass& pass : span.wanted)
            point.passes.push_back({m_request.movers[pass.mover], pass.other, pass.order > 0});
        return point;
    }

    const CourseRequest& m_request;
    Trees& m_trees;
    std::string m_algorithm;
    Snapshots& m_snapshots;
    std::vector<std::uint32_t> m_place; ///< by row: index of the mover
    std::vector<CoursePoint> m_points;
    bool m_more = false;
};

/// Returns the points sorted by their distance from the start.
std::vector<const CoursePoint*> nearestFirst(const std::vector<CoursePoint>& points, CourseStep start)
{
    std::vector<const CoursePoint*> list;
    list.reserve(points.size());
    for (const CoursePoint& point : points)
        list.push_back(&point);
    const auto distance = [start](const CoursePoint* point) {
        return std::pair(point->step > start ? point->step - start : start - point->step, point->step);
    };
    std::sort(list.begin(), list.end(),
        [&](const CoursePoint* a, const CoursePoint* b) { return distance(a) < distance(b); });
    return list;
}

std::vector<NodeRow> shownUsers(const CourseRequest& request, const std::vector<CoursePoint>& points)
{
    std::vector<NodeRow> users;
    const auto add = [&users](NodeRow row) {
        const bool known = std::find(users.begin(), users.end(), row) != users.end();
        if (!known)
            users.push_back(row);
        return !known;
    };
    for (const NodeRow row : request.movers)
        add(row);
    for (const NodeRow row : request.beside)
        add(row);
    for (const CoursePoint* point : nearestFirst(points, request.start)) {
        std::size_t added = 0;
        for (const CoursePass& pass : point->passes)
            if (users.size() < MostCurves && added < CurvesOfAPoint && add(pass.other))
                ++added;
    }
    return users;
}

AlgorithmCourse courseOf(
    const CourseRequest& request, const Snapshots& snapshots, std::vector<CoursePoint> points)
{
    AlgorithmCourse course;
    course.steps = request.samples;
    for (const CoursePoint& point : points) {
        course.steps.push_back(point.step);
        course.steps.push_back(point.step > request.start ? point.step - 1 : point.step + 1);
    }
    std::sort(course.steps.begin(), course.steps.end());
    course.steps.erase(std::unique(course.steps.begin(), course.steps.end()), course.steps.end());
    for (const NodeRow user : shownUsers(request, points)) {
        CourseCurve curve{user, {}, {}};
        for (const CourseStep step : course.steps) {
            const Snapshot& snapshot = snapshots.at(step);
            curve.ranks.push_back((*snapshot.rank)[user]);
            if (snapshot.factor)
                curve.factors.push_back((*snapshot.factor)[user]);
        }
        course.curves.push_back(std::move(curve));
    }
    course.points = std::move(points);
    return course;
}

} // namespace

CourseEffort courseEffort(std::size_t rows)
{
    if (rows <= 2000)
        return {65, 96};
    if (rows <= 20000)
        return {65, 8};
    return rows <= 200000 ? CourseEffort{33, 4} : CourseEffort{13, 2};
}

std::vector<CourseStep> spreadSteps(
    CourseStep lowest, CourseStep highest, CourseStep start, std::size_t count)
{
    std::vector<CourseStep> steps{start};
    const auto width = static_cast<long double>(highest - lowest);
    const std::size_t parts = std::max<std::size_t>(count, 2) - 1;
    for (std::size_t part = 0; part <= parts; ++part)
        steps.push_back(lowest
            + static_cast<CourseStep>(
                width * static_cast<long double>(part) / static_cast<long double>(parts)));
    if (start > lowest)
        steps.push_back(start - 1);
    if (start < highest)
        steps.push_back(start + 1);
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    return steps;
}

Result<RankCourse> followRanks(const CourseRequest& request, const Progress& progress)
{
    Trees trees(request, progress);
    std::vector<Snapshots> snapshots(request.algorithms.size());
    for (std::size_t sample = 0; sample < request.samples.size(); ++sample) {
        progress.at(SamplesPart * static_cast<double>(sample) / static_cast<double>(request.samples.size()));
        auto all = trees.at(request.samples[sample], request.algorithms);
        if (!all)
            return tl::unexpected(all.error());
        for (std::size_t i = 0; i < all->size(); ++i)
            snapshots[i].emplace(request.samples[sample], std::move((*all)[i]));
    }
    const auto middle = std::find(request.samples.begin(), request.samples.end(), request.start);
    assert(middle != request.samples.end());
    const std::vector<CourseStep> up(middle, request.samples.end());
    std::vector<CourseStep> down(request.samples.begin(), middle + 1);
    std::reverse(down.begin(), down.end());
    RankCourse course;
    for (std::size_t i = 0; i < request.algorithms.size(); ++i) {
        progress.at(SamplesPart
            + (1 - SamplesPart) * static_cast<double>(i) / static_cast<double>(request.algorithms.size()));
        Walk walk(request, trees, request.algorithms[i], snapshots[i]);
        for (const auto& way : {up, down})
            if (auto followed = walk.follow(way); !followed)
                return tl::unexpected(followed.error());
        const bool more = walk.more();
        course.algorithms.push_back(courseOf(request, snapshots[i], std::move(walk).points()));
        course.algorithms.back().algorithm = findAlgorithm(request.algorithms[i]);
        course.algorithms.back().more = more;
        snapshots[i].clear();
    }
    course.evaluations = trees.count();
    return course;
}

std::vector<NodeRow> usersOf(const ShareTree& tree, NodeRow row, std::size_t most)
{
    std::vector<NodeRow> users;
    for (NodeRow at = row; at < tree.subtreeEnd(row); ++at)
        if (tree.isUser(at))
            users.push_back(at);
    if (users.size() <= most)
        return users;
    std::vector<NodeRow> chosen;
    chosen.reserve(most);
    for (std::size_t at = 0; at < most; ++at)
        chosen.push_back(users[at * (users.size() - 1) / std::max<std::size_t>(most - 1, 1)]);
    return chosen;
}

} // namespace fairshare
