// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/chart/plot.h"
#include "core/fairshare/parameter.h"
#include "core/scenario/evaluation.h"

#include <span>
#include <string_view>

namespace fairshare {

/// What every chart is made from.
struct ChartInput {
    const Evaluation& now;
    const Evaluation* baseline = nullptr; ///< null when nothing is compared
    std::string_view algorithm; ///< id of one that both evaluations hold
    NodeRow focus = RootRow; ///< the account whose part of the tree is drawn, by charts that drill down
};

/// One chart: a description and a pure function. Forms, flags and menus are made from the description.
struct Chart {
    std::string_view id;
    std::string_view title;
    std::string_view summary; ///< one sentence: what is drawn
    std::string_view teaches; ///< one sentence: what one learns from it
    std::span<const ParameterSpec> parameters{};
    bool takesAlgorithm = true; ///< another algorithm changes the picture
    bool drillsDown = false; ///< draws the part of the tree below ChartInput::focus
    /// The values were checked against `parameters`, the algorithm is evaluated, the focus is a row.
    Result<Plot> (*make)(const ChartInput& input, const ParameterValues& values) = nullptr;
};

} // namespace fairshare
