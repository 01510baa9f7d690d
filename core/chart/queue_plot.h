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

/// What charts of jobs have in common.
namespace fairshare {

/// The queue that a chart draws, and the same jobs under the baseline.
struct ChartQueues {
    OrderedQueue now;
    std::optional<OrderedQueue> before{};
    std::vector<NodeRow> rows{}; ///< association of each job

    const OrderedQueue* baseline() const { return before ? &*before : nullptr; }
};

/// Nothing where there are no jobs. A baseline without weights of its own is none.
std::optional<ChartQueues> chartQueues(const ChartInput& input);

/// Why there is nothing to see.
std::string noJobsText();

/// The color of a term: one of the five of the printed list, muted for those outside of it.
PlotRole roleOf(PriorityTerm term);

/// The jobs that are asked for, else those of the selected users, else the first of the queue; in its order,
/// at most `count`.
std::vector<std::uint32_t> followedJobs(
    const ChartQueues& queues, const ChartInput& input, std::size_t count);

/// "under the old weights" and "under the new weights", or "" for the only one.
struct QueuePanel {
    const OrderedQueue* queue = nullptr;
    Worded title{};
};
std::vector<QueuePanel> queuePanels(const ChartQueues& queues);

PlotAxis placeAxis(std::size_t jobs);

/// Puts a box around a range of places and one line of a panel.
void addBox(Marks& boxes, double fromPlace, double toPlace, double line);

} // namespace fairshare
