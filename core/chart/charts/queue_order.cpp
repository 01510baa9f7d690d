// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/course_plot.h"
#include "core/chart/plot.h"
#include "core/chart/queue_plot.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec Users{.id = "users",
    .title = "Users",
    .meaning = fairshare::phrase("Maximum number of users; those with the most jobs are shown."),
    .minimum = 1,
    .maximum = 1000,
    .defaultNumber = 40};
constexpr std::array QueueOrderParameters{Users};

/// Room above the lines, in lines, so that the label of the first places does not cover jobs.
constexpr double RoomOfLabel = 1.3;

/// A user with queued jobs.
struct QueueLine {
    std::string user;
    double factor = 0;
    std::size_t jobs = 0;
    NodeRow row = NoRow;
};

/// Returns users with jobs by factor, the best first. If there are too many, keeps those with the most jobs.
std::vector<QueueLine> queueLines(const ChartQueues& queues, std::size_t most)
{
    std::vector<QueueLine> lines;
    std::unordered_map<std::string_view, std::size_t> places;
    for (const std::uint32_t job : queues.now.order) {
        const std::string& user = queues.now.jobs()[job].user;
        const auto [place, isNew] = places.try_emplace(user, lines.size());
        if (isNew)
            lines.push_back({user, queues.now.fairshare[job], 0, queues.rows[job]});
        ++lines[place->second].jobs;
    }
    std::ranges::sort(lines, [](const QueueLine& a, const QueueLine& b) {
        return std::tie(b.jobs, a.user) < std::tie(a.jobs, b.user);
    });
    if (lines.size() > most)
        lines.resize(most);
    std::ranges::sort(lines, [](const QueueLine& a, const QueueLine& b) {
        return std::tie(b.factor, a.user) < std::tie(a.factor, b.user);
    });
    return lines;
}

std::size_t usersOfQueue(const OrderedQueue& queue)
{
    std::unordered_set<std::string_view> users;
    for (const std::uint32_t job : queue.order)
        users.insert(queue.jobs()[job].user);
    return users.size();
}

/// Finds jobs with the highest QOS priority of the queue, which gives them priority access regardless of
/// fairshare.
class PriorityAccess {
public:
    explicit PriorityAccess(const OrderedQueue& queue)
    {
        const auto qosPriority = [&queue](std::uint32_t job) { return queue.jobs()[job].qosPriority; };
        for (const std::uint32_t job : queue.order)
            m_most = std::max(m_most, qosPriority(job));
        // It is not a privilege if most jobs have it.
        const auto has = std::ranges::count(queue.order, m_most, qosPriority);
        m_isPrivilege = m_most > 0 && 2 * static_cast<std::size_t>(has) < queue.order.size();
    }

    bool has(const Job& job) const { return m_isPrivilege && job.qosPriority == m_most; }
    bool isKnown() const { return m_isPrivilege; }

private:
    std::uint32_t m_most = 0;
    bool m_isPrivilege = false;
};

/// Draws consecutive jobs of one user and one kind of access as one item.
Marks runsOf(const OrderedQueue& queue, const std::vector<QueueLine>& lines, const std::string& furthest)
{
    const PriorityAccess access(queue);
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t line = 0; line < lines.size(); ++line)
        places.emplace(lines[line].user, line);
    Marks runs{.kind = MarkKind::Rectangles,
        .id = "jobs",
        .title = fairshare::say("consecutive jobs"),
        .showsNarrow = true};
    for (std::size_t from = 0; from < queue.order.size();) {
        const Job& first = queue.jobs()[queue.order[from]];
        const std::string& user = first.user;
        const bool hasAccess = access.has(first);
        const auto continues = [&](const Job& job) {
            return job.user == user && access.has(job) == hasAccess;
        };
        std::size_t to = from + 1;
        while (to < queue.order.size() && continues(queue.jobs()[queue.order[to]]))
            ++to;
        if (const auto line = places.find(user); line != places.end()) {
            addBox(runs, static_cast<double>(from + 1), static_cast<double>(to),
                static_cast<double>(line->second));
            runs.rows.push_back(lines[line->second].row);
            const PlotRole usual = user == furthest ? PlotRole::Accent : PlotRole::Text;
            runs.roles.push_back(hasAccess ? PlotRole::Series1 : usual);
            runs.addLabel({user, user});
            std::string remark = to == from + 1
                ? fairshare::say("Job {}, place {}.", first.id, to)
                : fairshare::say("{} jobs, places {} to {}.", to - from, from + 1, to);
            if (hasAccess)
                remark += " " + fairshare::say("Priority access through QOS {}.", first.qos);
            runs.remarks.push_back(std::move(remark));
        }
        from = to;
    }
    return runs;
}

/// Draws circles around jobs with priority access, because a single job among many is hard to see.
Marks circlesOf(const Marks& runs)
{
    constexpr std::size_t MostCircles = 40;
    Marks circles{.kind = MarkKind::Points,
        .id = "priority_access",
        .title = fairshare::say("jobs with priority access"),
        .role = PlotRole::Series1,
        .hollow = true};
    for (std::size_t run = 0; run < runs.size(); ++run) {
        if (runs.roles[run] != PlotRole::Series1)
            continue;
        if (circles.x.size() == MostCircles)
            return {.kind = MarkKind::Points};
        circles.x.push_back(std::midpoint(runs.x[run], runs.x2[run]));
        circles.y.push_back(std::midpoint(runs.y[run], runs.y2[run]));
        circles.rows.push_back(runs.rows[run]);
        circles.addLabel({runs.labels[run], runs.labels[run]});
        circles.remarks.push_back(runs.remarks[run]);
    }
    return circles;
}

Result<Plot> makeQueueOrder(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Places in the queue by user"),
        .sharesY = true,
        .tree = SharedValue(input.now.tree)};
    const auto queues = chartQueues(input);
    if (!queues) {
        plot.empty = noJobsText();
        return plot;
    }
    const std::vector<QueueLine> lines =
        queueLines(*queues, static_cast<std::size_t>(numberOf(Users, values)));
    if (const std::size_t all = usersOfQueue(queues->now); all > lines.size())
        plot.note = fairshare::say("{} of {} users: those with the most jobs.", lines.size(), all);
    if (PriorityAccess(queues->now).isKnown()) {
        plot.note += plot.note.empty() ? "" : " ";
        plot.note += fairshare::say("Red: jobs with priority access (QOS with the highest priority).");
    }
    const std::string furthest = furthestAboveShare(queues->now);
    const auto panels = queuePanels(*queues);
    plot.columns = panels.size();
    for (const auto& [queue, title] : panels) {
        PlotPanel panel{.title = title.shown, .englishTitle = title.english};
        panel.x = placeAxis(queue->order.size());
        panel.y = {.title = fairshare::say("Users by fairshare factor"),
            .lowest = -0.5,
            .highest = static_cast<double>(lines.size()) - 0.5,
            .scale = AxisScale::Categories,
            .reversed = true};
        for (std::size_t line = 0; line < lines.size(); ++line)
            panel.y.ticks.push_back({static_cast<double>(line), lines[line].user});
        panel.marks.push_back(runsOf(*queue, lines, furthest));
        if (Marks circles = circlesOf(panel.marks.back()); circles.size() != 0)
            panel.marks.push_back(std::move(circles));
        if (queue->order.size() > FirstPlaces) {
            panel.y.lowest -= RoomOfLabel;
            panel.marks.push_back(uprightLine(panel, static_cast<double>(FirstPlaces) + 0.5,
                worded([] { return fairshare::say("first {}", FirstPlaces); })));
        }
        plot.panels.push_back(std::move(panel));
    }
    plot.answer = queueAnswer(queues->baseline(), queues->now);
    return plot;
}

} // namespace

Chart queue_order()
{
    return {.id = "queue_order",
        .title = fairshare::phrase("Queue order"),
        .group = ChartGroup::Queue,
        .summary = fairshare::phrase("Each user's jobs by place in the queue, with old and new weights."),
        .teaches = fairshare::phrase("Users first in the queue, compared with their factors."),
        .parameters = QueueOrderParameters,
        .needsJobs = true,
        .make = makeQueueOrder};
}

} // namespace fairshare::chart_files
