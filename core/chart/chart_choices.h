// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

#include <span>
#include <string>
#include <string_view>

namespace fairshare {

/// Parameters of a chart as command lines name them, `NAME=VALUE` each; a later one wins. Errors: NotFound
/// for a name that the chart does not have, OutOfRange for a value.
Result<ParameterValues> chosenValues(const Chart& chart, std::span<const std::string> choices);

/// The same of anything with parameters. @param owner is named in messages
Result<ParameterValues> chosenValues(
    std::string_view owner, std::span<const ParameterSpec> parameters, std::span<const std::string> choices);

} // namespace fairshare
