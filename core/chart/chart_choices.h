// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Parses the parameters of a chart from the command line, each as `NAME=VALUE`. A later value replaces an
/// earlier one.
/// Errors: NotFound for a name that the chart does not have, OutOfRange for a value.
Result<ParameterValues> chosenValues(const Chart& chart, std::span<const std::string> choices);

/// The same for anything with parameters.
/// @param owner name used in messages
Result<ParameterValues> chosenValues(
    std::string_view owner, std::span<const ParameterSpec> parameters, std::span<const std::string> choices);

/// Returns the values that differ from their defaults as `NAME=VALUE`, in the order of the parameters.
std::vector<std::string> choicesFrom(
    std::span<const ParameterSpec> parameters, const ParameterValues& values);

} // namespace fairshare
