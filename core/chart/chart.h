// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fairshare/parameter.h"
#include "core/fairshare/usage_decay.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace fairshare {

struct ConvergenceStudy;
struct Evaluation;
struct Plot;
struct PrioritySection;
struct Scenario;
struct SimulatedRun;

/// Input of every chart.
struct ChartInput {
    const Evaluation& now;
    const Evaluation* baseline = nullptr; ///< null if nothing is compared
    std::string_view algorithm; ///< id of an evaluated algorithm
    NodeRow focus = RootRow; ///< account whose subtree is drawn, for charts that drill down
    std::span<const NodeRow> selected{}; ///< rows for charts that follow the selection
    std::span<const std::uint32_t> jobs{}; ///< jobs of `priority` to draw; empty: those of selected rows
    NodeRow current = NoRow; ///< one of the selected rows; NoRow = none
    NodeRow against = NoRow; ///< row that was current before
    double halfLifeSeconds = DefaultHalfLifeSeconds; ///< of the scenario; 0 = no decay
    const PrioritySection* priority = nullptr; ///< weights and jobs; null if there are none
    const PrioritySection* baselinePriority = nullptr; ///< same for the baseline
    const Scenario* scenario = nullptr; ///< for charts of its other sections; null if there are none
    const SimulatedRun* run = nullptr; ///< for charts of a simulation; null if nothing was simulated
    const ConvergenceStudy* convergence = nullptr; ///< for charts of replays under several algorithms
    Progress progress{}; ///< for charts that evaluate changed trees
};

/// What a chart is about. Charts of a group are listed together.
enum class ChartGroup : std::uint8_t {
    Shares, ///< shares and usage of the tree
    Ranks, ///< order of the users, and the algorithms that decide it
    Factor, ///< factor as a function of usage and share
    Queue, ///< priorities of pending jobs
    Quotas, ///< group quotas of a pool
    Simulation, ///< jobs of the past, replayed
};

/// A chart: a description and a pure function. Forms, flags and menus are generated from the description.
struct Chart {
    std::string_view id;
    std::string_view title;
    ChartGroup group = ChartGroup::Shares;
    std::string_view summary; ///< one sentence: what is drawn
    std::string_view teaches; ///< one sentence: what the chart shows the reader
    std::span<const ParameterSpec> parameters{};
    /// Returns whether a parameter has an effect, given the values of the others; null if every parameter
    /// does.
    bool (*uses)(std::string_view parameter, const ParameterValues& values) = nullptr;
    bool takesAlgorithm = true; ///< depends on the chosen algorithm
    bool drillsDown = false; ///< draws the subtree of ChartInput::focus
    bool followsSelection = false; ///< depends on the selection
    bool needsJobs = false; ///< draws the jobs of ChartInput::priority
    bool ofQuotas = false; ///< draws the groups of ChartInput::scenario instead of its tree
    bool ofRun = false; ///< draws ChartInput::run
    bool ofConvergence = false; ///< draws ChartInput::convergence
    /// Draws the chart. Expects values checked against `parameters`, an evaluated algorithm and a valid
    /// focus.
    Result<Plot> (*make)(const ChartInput& input, const ParameterValues& values) = nullptr;
};

} // namespace fairshare
