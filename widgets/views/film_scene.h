// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"
#include "widgets/views/film_layout.h"
#include "widgets/views/film_pictures.h"

#include "core/chart/job_colors.h"

#include <QColor>
#include <QFont>
#include <QPen>
#include <QString>

#include <optional>

namespace fairshare::gui {

/// Everything that a picture of a film is painted from.
struct FilmScene {
    const Film& film;
    const FilmSettings& settings;
    const FilmMoment* moment = nullptr; ///< null where the run has no sample
    const ScoreCourse* course = nullptr; ///< null while it is not known
    bool isCourseOld = false; ///< it is of other settings
    bool isBeingCounted = true; ///< else that was cancelled
    const RunCourse* load = nullptr;
    const FilmPictures::Made& pictures;
    const JobColors& jobColors; ///< by job of the log, for the Gantt picture; empty elsewhere
    TimeSpan span;
    FilmShow show = FilmShow::HeatMap;
    bool outlinesTaken = true;
    std::optional<std::uint32_t> node{}; ///< that is selected
    Theme theme{};
    QFont font{};

    /// The grace period that is looked at among those of the course, which there is.
    std::size_t graceOfCourse() const;
    const PreemptionPolicy& policy(std::size_t at) const { return *settings.preemption.policies[at]; }
    /// Of a policy at the moment, which there is, for the grace period that is looked at.
    const LostWork& lost(std::size_t at) const { return moment->policies[at].lost[settings.grace]; }
    std::int64_t lostNodeSeconds(std::size_t at) const { return lost(at).ofOthers + lost(at).ofClasses; }
};

/// How the line of a policy is drawn, as charts of runs draw it too.
QPen policyPen(const Theme& theme, const PreemptionPolicy& policy, double width);
/// The name of a policy.
QString policyTitle(const PreemptionPolicy& policy);
/// What it orders by, in few words.
QString policyRule(const PreemptionPolicy& policy, std::uint64_t seed);
/// Whether a picture shows when jobs run, for which a run needs no sample.
bool isOfJobs(FilmShow show);
/// From where on a film shows something.
Seconds beginOf(const Film& film);
/// What there is to see of a film: its samples; without any, all that its jobs do.
TimeSpan wholeSpanOf(const Film& film);
/// What the color of each job of a film tells. @param by one of JobColorChoices
JobColors filmJobColors(const Film& film, std::string_view by);
/// By what the jobs of a film are colored until somebody chooses.
std::string_view usualJobColor(const Film& film);
/// Node-seconds in node-hours: one decimal below 100, two digits below 0.1.
QString nodeHours(double nodeSeconds);

} // namespace fairshare::gui
