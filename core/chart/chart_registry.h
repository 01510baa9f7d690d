// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

#include <span>
#include <string_view>

namespace fairshare {

/// All charts in the order in which they are shown.
std::span<const Chart> charts();

/// The chart of this id; null when there is none.
const Chart* findChart(std::string_view id);

/// The plot of a chart. Errors: NotFound for an unknown chart, parameter or an algorithm that was not
/// evaluated; OutOfRange for a parameter's value, a focus or a selected row that is none; those of the chart.
Result<Plot> makePlot(std::string_view chartId, const ChartInput& input, const ParameterValues& values);

} // namespace fairshare
