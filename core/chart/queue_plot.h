// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/weights/queue_comparison.h"
#include "core/base/worded.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"

#include <optional>
#include <string>
#include <vector>

/// Shared by charts of pending jobs.
namespace fairshare {

/// The queue of a chart, and the same jobs under the baseline.
struct ChartQueues {
    OrderedQueue now;
    std::optional<OrderedQueue> before{};
    std::vector<NodeRow> rows{}; ///< association of each job

    const OrderedQueue* baseline() const { return before ? &*before : nullptr; }
};

/// Orders the queue; nullopt if no jobs are queued. A baseline without its own weights is ignored.
std::optional<ChartQueues> chartQueues(const ChartInput& input);

/// Returns the message for a chart without jobs.
std::string noJobsText();

/// Returns the color of a term: one of the five series colors, or muted.
PlotRole roleOf(PriorityTerm term);

/// Returns the requested jobs; otherwise those of the selected users; otherwise the first jobs of the queue.
/// They are queued, in queue order and at most `count`.
std::vector<std::uint32_t> followedJobs(
    const ChartQueues& queues, const ChartInput& input, std::size_t count);

/// A queue with its title: "Queue with the old weights", "Queue with the new weights", or "" for a single
/// queue.
struct QueuePanel {
    const OrderedQueue* queue = nullptr;
    Worded title{};
};
std::vector<QueuePanel> queuePanels(const ChartQueues& queues);

PlotAxis placeAxis(std::size_t jobs);

/// Adds a box around a range of places on one line of a panel.
void addBox(Marks& boxes, double fromPlace, double toPlace, double line);

} // namespace fairshare
