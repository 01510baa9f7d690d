// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

#include <span>
#include <string_view>

namespace fairshare {

/// Returns all charts in display order.
std::span<const Chart> charts();

/// Finds a chart by id; null if the id is unknown.
const Chart* findChart(std::string_view id);

/// Draws a chart.
/// Errors: NotFound for an unknown chart or parameter, or for an algorithm that was not evaluated. OutOfRange
/// for the value of a parameter, or for a focus or selected row that does not exist. Also those of the chart.
Result<Plot> makePlot(std::string_view chartId, const ChartInput& input, const ParameterValues& values);

} // namespace fairshare
