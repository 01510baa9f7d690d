// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/recovery/rank_course.h"
#include "core/base/worded.h"
#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/tree/namesakes.h"

#include <functional>
#include <string>

/// What charts of a course have in common: curves of users and the named points at which they change places.
namespace fairshare {

struct CoursePicture {
    const AlgorithmCourse& course;
    const ShareTree& tree;
    const NameEnds& nameEnds;
    std::size_t movers = 0; ///< the first curves, which stand out
    CourseStep start = 0;
    std::function<double(CourseStep step)> x; ///< where a step lies on the axis
};

enum class CurveHeight { Rank, Factor };

/// A line a user, movers last.
Marks courseLines(const CoursePicture& picture, CurveHeight height);

/// The points at the rank of their mover, each with its name, which is that of the other alone where there is
/// little room; the nearest to the start are named first.
Marks coursePoints(
    const CoursePicture& picture, const std::function<std::string(const CoursePoint&)>& nameOf);

/// A dashed line from the bottom to the top of a panel.
Marks uprightLine(const PlotPanel& panel, double x, Worded label);
/// A dashed line over the whole width of a panel.
Marks levelLine(const PlotPanel& panel, double y, Worded label);

struct RankSpan {
    double best = 1;
    double worst = 1;
};
/// What tells the users of all curves apart.
NameEnds nameEndsOf(const ShareTree& tree, const RankCourse& course);

/// Best and worst rank of all curves.
RankSpan rankSpan(const AlgorithmCourse& course);
/// An axis of ranks that shows this span, the first at the top.
PlotAxis rankAxis(const RankSpan& span);

/// The scenario that an input was evaluated from, as far as it decides figures.
Scenario evaluatedScenario(const ChartInput& input);

} // namespace fairshare
