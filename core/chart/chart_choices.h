// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

#include <span>
#include <string>

namespace fairshare {

/// Parameters of a chart as command lines name them, `NAME=VALUE` each; a later one wins. Errors: NotFound
/// for a name that the chart does not have, OutOfRange for a value.
Result<ParameterValues> chosenValues(const Chart& chart, std::span<const std::string> choices);

} // namespace fairshare
