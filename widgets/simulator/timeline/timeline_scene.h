// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/heatmap_images.h"
#include "widgets/simulator/timeline/timeline_layout.h"
#include "widgets/theme/theme.h"

#include "core/chart/job_colors.h"
#include "core/simulator/samples/neighbor_colors.h"
#include "core/simulator/samples/range_sums.h"

#include <QColor>
#include <QFont>
#include <QPen>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

namespace fairshare::gui {

/// The choice to give each job another color than its neighbors, besides JobColorChoices.
inline constexpr std::string_view ColorPerJob = "job";

/// Colors of the jobs in the Gantt chart, by job of the log.
struct TimelineJobColors {
    JobColors byAttribute{};
    std::vector<NeighborColor> perJob{}; ///< used instead unless empty
};

/// Everything needed to paint the simulation view.
struct TimelineScene {
    const SampledRun& sampled;
    const SampleSettings& settings;
    const Moment* moment = nullptr; ///< null if the run has no samples
    const ScoreCourse* course = nullptr; ///< null until it is known
    bool isCourseOld = false; ///< it belongs to older settings
    bool isBeingCounted = true; ///< false if the calculation was cancelled
    const RunCourse* load = nullptr;
    const HeatmapImages::Made& pictures;
    const TimelineJobColors& jobColors; ///< for the Gantt chart; otherwise empty
    TimeSpan span;
    TimelinePicture show = TimelinePicture::HeatMap;
    bool outlinesTaken = true;
    std::optional<std::uint32_t> node{}; ///< selected node
    std::optional<TimeRange> range{}; ///< selected part of the time
    Theme theme{};
    QFont font{};

    /// Returns the index of the current grace period among those of the course. Requires a course.
    std::size_t graceOfCourse() const;
    const PreemptionPolicy& policy(std::size_t at) const { return *settings.preemption.policies[at]; }
    /// Returns the lost work of a policy at the current sample for the current grace period. Requires a
    /// sample.
    const LostWork& lost(std::size_t at) const { return moment->policies[at].lost[settings.grace]; }
    std::int64_t lostNodeSeconds(std::size_t at) const { return lost(at).ofOthers + lost(at).ofClasses; }
};

/// Returns the pen for the line of a policy, also used by charts of runs.
QPen policyPen(const Theme& theme, const PreemptionPolicy& policy, double width);
QString policyTitle(const PreemptionPolicy& policy);
/// Returns what the policy orders by, in few words.
QString policyRule(const PreemptionPolicy& policy, std::uint64_t seed);
/// True if a picture shows running jobs, which needs no samples.
bool isOfJobs(TimelinePicture show);
/// Returns the time at which the simulation view begins.
Seconds beginOf(const SampledRun& sampled);
/// Returns the time span of the samples, or of all jobs if there are no samples.
TimeSpan wholeSpanOf(const SampledRun& sampled);
/// Returns the color of each job.
/// @param by ColorPerJob or one of JobColorChoices
TimelineJobColors timelineJobColors(const SampledRun& sampled, std::string_view by);
/// Returns the fill of a job whose color only distinguishes it from its neighbors, in both themes.
QColor neighborFill(const NeighborColor& color);
/// Formats node-seconds as node-hours: one decimal below 100, two digits below 0.1.
QString nodeHours(double nodeSeconds);

} // namespace fairshare::gui
