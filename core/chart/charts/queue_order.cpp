// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/charts/charts.h"
#include "core/chart/course_plot.h"
#include "core/chart/queue_plot.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <unordered_map>
#include <unordered_set>

namespace fairshare::chart_files {
namespace {

constexpr ParameterSpec Users{.id = "users",
    .title = "Users",
    .meaning = fairshare::phrase("At most so many users, those with most jobs."),
    .minimum = 1,
    .maximum = 1000,
    .defaultNumber = 40};
constexpr std::array Parameters{Users};

/// A user with jobs.
struct Line {
    std::string user;
    double factor = 0;
    std::size_t jobs = 0;
    NodeRow row = NoRow;
};

/// Users with jobs from the best factor down, of many those with most jobs.
std::vector<Line> linesOf(const ChartQueues& queues, std::size_t most)
{
    std::vector<Line> lines;
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t job = 0; job < queues.now.jobs().size(); ++job) {
        const std::string& user = queues.now.jobs()[job].user;
        const auto [place, isNew] = places.try_emplace(user, lines.size());
        if (isNew)
            lines.push_back({user, queues.now.fairshare[job], 0, queues.rows[job]});
        ++lines[place->second].jobs;
    }
    std::ranges::sort(lines,
        [](const Line& a, const Line& b) { return std::tie(b.jobs, a.user) < std::tie(a.jobs, b.user); });
    if (lines.size() > most)
        lines.resize(most);
    std::ranges::sort(lines,
        [](const Line& a, const Line& b) { return std::tie(b.factor, a.user) < std::tie(a.factor, b.user); });
    return lines;
}

std::size_t usersOf(const OrderedQueue& queue)
{
    std::unordered_set<std::string_view> users;
    for (const Job& job : queue.jobs())
        users.insert(job.user);
    return users.size();
}

/// Neighbors of one user are one item.
Marks runsOf(const OrderedQueue& queue, const std::vector<Line>& lines, const std::string& furthest)
{
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t line = 0; line < lines.size(); ++line)
        places.emplace(lines[line].user, line);
    Marks runs{.kind = MarkKind::Rectangles,
        .id = "jobs",
        .title = fairshare::say("jobs in a row"),
        .showsNarrow = true};
    for (std::size_t from = 0; from < queue.order.size();) {
        const std::string& user = queue.jobs()[queue.order[from]].user;
        std::size_t to = from + 1;
        while (to < queue.order.size() && queue.jobs()[queue.order[to]].user == user)
            ++to;
        if (const auto line = places.find(user); line != places.end()) {
            addBox(runs, static_cast<double>(from + 1), static_cast<double>(to),
                static_cast<double>(line->second));
            runs.rows.push_back(lines[line->second].row);
            runs.roles.push_back(user == furthest ? PlotRole::Accent : PlotRole::Text);
            runs.addLabel({user, user});
            runs.remarks.push_back(to == from + 1
                    ? fairshare::say("Job {} at place {}.", queue.jobs()[queue.order[from]].id, to)
                    : fairshare::say("{} jobs, places {} to {}.", to - from, from + 1, to));
        }
        from = to;
    }
    return runs;
}

Result<Plot> make(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{
        .title = fairshare::say("Who stands where in the queue"), .sharesY = true, .tree = input.now.tree};
    const auto queues = chartQueues(input);
    if (!queues) {
        plot.empty = noJobsText();
        return plot;
    }
    const std::vector<Line> lines = linesOf(*queues, static_cast<std::size_t>(numberOf(Users, values)));
    if (const std::size_t all = usersOf(queues->now); all > lines.size())
        plot.note = fairshare::say("{} of {} users, those with most jobs.", lines.size(), all);
    const std::string furthest = furthestAboveShare(queues->now);
    const auto panels = queuePanels(*queues);
    plot.columns = panels.size();
    for (const auto& [queue, title] : panels) {
        PlotPanel panel{.title = title.shown, .englishTitle = title.english};
        panel.x = placeAxis(queue->order.size());
        panel.y = {.title = fairshare::say("User, by fairshare factor"),
            .lowest = -0.5,
            .highest = static_cast<double>(lines.size()) - 0.5,
            .scale = AxisScale::Categories,
            .reversed = true};
        for (std::size_t line = 0; line < lines.size(); ++line)
            panel.y.ticks.push_back({static_cast<double>(line), lines[line].user});
        panel.marks.push_back(runsOf(*queue, lines, furthest));
        if (queue->order.size() > FirstPlaces)
            panel.marks.push_back(uprightLine(panel, static_cast<double>(FirstPlaces) + 0.5,
                worded([] { return fairshare::say("first {}", FirstPlaces); })));
        plot.panels.push_back(std::move(panel));
    }
    plot.answer = queueAnswer(queues->baseline(), queues->now);
    return plot;
}

} // namespace

Chart queue_order()
{
    return {.id = "queue_order",
        .title = fairshare::phrase("Order of the queue"),
        .summary = fairshare::phrase("The jobs of every user by their place in the queue, old and new."),
        .teaches = fairshare::phrase("Who holds the first places, and whether they should."),
        .parameters = Parameters,
        .needsJobs = true,
        .make = make};
}

} // namespace fairshare::chart_files
