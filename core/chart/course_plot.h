// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/recovery/course.h"
#include "core/base/worded.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/tree/names/namesakes.h"

#include <functional>
#include <string>

/// Shared by charts of ranks that change: curves of users, and the named points where users swap ranks.
namespace fairshare {

struct CoursePicture {
    const AlgorithmCourse& course;
    const ShareTree& tree;
    const NameEnds& nameEnds;
    std::size_t movers = 0; ///< number of leading curves that are highlighted
    CourseStep start = 0;
    std::function<double(CourseStep step)> x; ///< place of a step on the axis
};

enum class CurveHeight { Rank, Factor };

/// Draws one line per user, the movers last.
Marks courseLines(const CoursePicture& picture, CurveHeight height);

/// Draws each point at the rank of its mover, with its name. If there is little room, the name is only that
/// of the other user. Points closest to the start are labeled first.
Marks coursePoints(
    const CoursePicture& picture, const std::function<std::string(const CoursePoint&)>& nameOf);

/// Draws a dashed line from the bottom to the top of a panel.
Marks uprightLine(const PlotPanel& panel, double x, Worded label);
/// Draws a dashed line over the whole width of a panel.
Marks levelLine(const PlotPanel& panel, double y, Worded label);

struct RankSpan {
    double best = 1;
    double worst = 1;
};
/// Returns the name endings that distinguish the users of all curves.
NameEnds nameEndsOf(const ShareTree& tree, const RankCourse& course);

/// Returns the best and the worst rank of all curves.
RankSpan rankSpan(const AlgorithmCourse& course);
/// Returns an axis of ranks for this span, with the best rank at the top.
PlotAxis rankAxis(const RankSpan& span);

/// Rebuilds the scenario that an input was evaluated from: tree, algorithm, half-life and parameters.
Scenario evaluatedScenario(const ChartInput& input);

} // namespace fairshare
