// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/queue_plot.h"

#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/job_fairshare.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace fairshare {
namespace {

constexpr double HalfLine = 0.36; ///< fraction of the distance between two lines

bool isSelected(const ChartInput& input, NodeRow row)
{
    return row != NoRow && std::ranges::any_of(input.selected, [&](NodeRow selected) {
        return selected <= row && row < input.now.tree.subtreeEnd(selected);
    });
}

} // namespace

std::optional<ChartQueues> chartQueues(const ChartInput& input)
{
    if (input.priority == nullptr || input.priority->queue->jobs.empty())
        return std::nullopt;
    const SharedValue<JobQueue>& jobs = input.priority->queue;
    ChartQueues queues{.now = orderedQueue(*input.priority, input.now.tree, input.now.find(input.algorithm))};
    if (input.baseline != nullptr && input.baselinePriority != nullptr)
        queues.before = orderedBaseline(
            *input.baselinePriority, jobs, input.baseline->tree, input.baseline->find(input.algorithm));
    if (queues.now.order.empty())
        return std::nullopt;
    queues.rows = jobAssociations(input.now.tree, *jobs);
    return queues;
}

std::string noJobsText()
{
    return fairshare::say("No pending jobs: the file has no \"priority\" section with jobs that wait.");
}

PlotRole roleOf(PriorityTerm term)
{
    switch (term) {
    case PriorityTerm::Qos:
        return PlotRole::Series1;
    case PriorityTerm::Fairshare:
        return PlotRole::Series2;
    case PriorityTerm::Partition:
        return PlotRole::Series3;
    case PriorityTerm::Age:
        return PlotRole::Series4;
    case PriorityTerm::JobSize:
    case PriorityTerm::Tres:
        return PlotRole::Series5;
    case PriorityTerm::Association:
    case PriorityTerm::Site:
    case PriorityTerm::Nice:
        break;
    }
    return PlotRole::Muted;
}

std::vector<std::uint32_t> followedJobs(const ChartQueues& queues, const ChartInput& input, std::size_t count)
{
    std::vector<std::uint32_t> followed;
    if (!input.jobs.empty()) {
        std::vector<bool> isWanted(queues.now.jobs().size());
        for (const std::uint32_t job : input.jobs)
            if (job < isWanted.size())
                isWanted[job] = true;
        std::ranges::copy_if(queues.now.order | std::views::all, std::back_inserter(followed),
            [&](std::uint32_t job) { return isWanted[job]; });
        followed.resize(std::min(followed.size(), count));
        if (!followed.empty())
            return followed;
    }
    const bool hasSelected =
        std::ranges::any_of(queues.rows, [&](NodeRow row) { return isSelected(input, row); });
    for (const std::uint32_t job : queues.now.order) {
        if (followed.size() == count)
            break;
        if (!hasSelected || isSelected(input, queues.rows[job]))
            followed.push_back(job);
    }
    return followed;
}

std::vector<QueuePanel> queuePanels(const ChartQueues& queues)
{
    if (!queues.before)
        return {{&queues.now, {}}};
    return {{&*queues.before, worded([] { return fairshare::say("Queue with the old weights"); })},
        {&queues.now, worded([] { return fairshare::say("Queue with the new weights"); })}};
}

PlotAxis placeAxis(std::size_t jobs)
{
    return {.title = fairshare::say("Position in the queue"),
        .meaning = fairshare::say("Position of a job in the queue; 1 is the next to start."),
        .lowest = 0.5,
        .highest = static_cast<double>(jobs) + 0.5,
        .firstTick = 1,
        .lastTick = static_cast<double>(jobs),
        .wholeNumbers = true};
}

void addBox(Marks& boxes, double fromPlace, double toPlace, double line)
{
    boxes.x.push_back(fromPlace - 0.5);
    boxes.x2.push_back(toPlace + 0.5);
    boxes.y.push_back(line - HalfLine);
    boxes.y2.push_back(line + HalfLine);
}

} // namespace fairshare
