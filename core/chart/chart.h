// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fairshare/parameter.h"
#include "core/fairshare/usage_decay.h"
#include "core/tree/node_row.h"

#include <span>
#include <string_view>

namespace fairshare {

struct ConvergenceStudy;
struct Evaluation;
struct Plot;
struct PrioritySection;
struct Scenario;
struct SimulatedRun;

/// What every chart is made from.
struct ChartInput {
    const Evaluation& now;
    const Evaluation* baseline = nullptr; ///< null when nothing is compared
    std::string_view algorithm; ///< id of one that both evaluations hold
    NodeRow focus = RootRow; ///< the account whose part of the tree is drawn, by charts that drill down
    std::span<const NodeRow> selected{}; ///< whom charts that follow the selection are about
    std::span<const std::uint32_t> jobs{}; ///< those of `priority` that charts of jobs are about; empty:
                                           ///< those of the selected rows
    NodeRow current = NoRow; ///< one of the selected; NoRow = none
    NodeRow against = NoRow; ///< the one that was current before it
    double halfLifeSeconds = DefaultHalfLifeSeconds; ///< of usage, as the scenario has it; 0 = no decay
    const PrioritySection* priority = nullptr; ///< weights and jobs; null without any
    const PrioritySection* baselinePriority = nullptr; ///< those of the baseline
    const Scenario* scenario = nullptr; ///< of charts of its other sections; null = there are none
    const SimulatedRun* run = nullptr; ///< of charts of a simulation; null = nothing was simulated
    const ConvergenceStudy* convergence = nullptr; ///< of charts of replays under several algorithms
    Progress progress{}; ///< of charts that evaluate changed trees
};

/// One chart: a description and a pure function. Forms, flags and menus are made from the description.
struct Chart {
    std::string_view id;
    std::string_view title;
    std::string_view summary; ///< one sentence: what is drawn
    std::string_view teaches; ///< one sentence: what one learns from it
    std::span<const ParameterSpec> parameters{};
    /// Whether a parameter changes anything beside these values of the others; null = each does.
    bool (*uses)(std::string_view parameter, const ParameterValues& values) = nullptr;
    bool takesAlgorithm = true; ///< another algorithm changes the picture
    bool drillsDown = false; ///< draws the part of the tree below ChartInput::focus
    bool followsSelection = false; ///< another selection changes the picture
    bool needsJobs = false; ///< draws the jobs of ChartInput::priority
    bool ofQuotas = false; ///< drawn from the groups of ChartInput::scenario instead of its tree
    bool ofRun = false; ///< drawn from ChartInput::run
    bool ofConvergence = false; ///< drawn from ChartInput::convergence
    /// The values were checked against `parameters`, the algorithm is evaluated, the focus is a row.
    Result<Plot> (*make)(const ChartInput& input, const ParameterValues& values) = nullptr;
};

} // namespace fairshare
