// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

#include <array>
#include <string_view>

/// Which charts belong together, and which of them an open file has data for.
namespace fairshare {

/// All groups in display order.
inline constexpr std::array ChartGroups{ChartGroup::Shares, ChartGroup::Ranks, ChartGroup::Factor,
    ChartGroup::Queue, ChartGroup::Quotas, ChartGroup::Simulation};

/// Returns the name of a group for machine output, such as `shares`.
std::string_view groupId(ChartGroup group);

/// Returns the heading of a group in English; translate it with said().
std::string_view groupTitle(ChartGroup group);

/// Returns what a file must contain for this chart, such as "pending jobs", in English; translate it with
/// said(). Returns "" if the chart draws something for every file.
std::string_view neededFor(const Chart& chart);

/// Returns whether the scenario contains what the chart needs.
bool hasDataFor(const Chart& chart, const Scenario& scenario);

/// Returns the first chart that the scenario has data for. The tree comes first, then the queue, the
/// quotas and the simulation; a chart without needs is the last resort.
const Chart& openingChart(const Scenario& scenario);

} // namespace fairshare
