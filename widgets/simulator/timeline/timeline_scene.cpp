// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_scene.h"

#include "widgets/simulator/timeline/time_span.h"
#include "widgets/simulator/timeline/timeline_texts.h"
#include "widgets/text/language.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/chart_theme.h"

#include "core/chart/run_plot.h"
#include "core/simulator/samples/moment_text.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace fairshare::gui {
namespace {

std::vector<JobPlace> jobsOf(const Film& film)
{
    std::vector<JobPlace> jobs(film.run().workload.jobs.size());
    std::iota(jobs.begin(), jobs.end(), JobPlace{0});
    return jobs;
}

} // namespace

std::size_t FilmScene::graceOfCourse() const
{
    const auto& counted = course->settings().preemption.graces;
    return counted == settings.preemption.graces ? settings.grace
                                                 : std::min(settings.grace, counted.size() - 1);
}

QPen policyPen(const Theme& theme, const PreemptionPolicy& policy, double width)
{
    const PolicyLook look = lookOf(policy);
    QPen pen(theme.color(roleOf(look.role)), width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    dash(pen, look.dash);
    return pen;
}

QString policyTitle(const PreemptionPolicy& policy)
{
    return QString::fromUtf8(policy.title.data(), static_cast<qsizetype>(policy.title.size()));
}

QString policyRule(const PreemptionPolicy& policy, std::uint64_t seed)
{
    const QString rule = coreText(policy.rule);
    return policy.isDrawn ? FilmTexts::tr("%1, seed %2").arg(rule, NumberText().identifier(seed)) : rule;
}

bool isOfJobs(FilmShow show)
{
    return show == FilmShow::Gantt || show == FilmShow::Usage;
}

Seconds beginOf(const Film& film)
{
    return film.clock().count() > 0 ? film.clock().timeOf(0) : film.zero();
}

TimeSpan wholeSpanOf(const Film& film)
{
    const auto begin = static_cast<double>(beginOf(film));
    Seconds end = film.clock().end();
    const SimulatedRun& run = film.run();
    if (film.clock().count() == 0)
        for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
            end = std::max(end, run.schedule.starts[job] + run.workload.jobs[job].run);
    return {begin, std::max(begin + 1, static_cast<double>(end))};
}

JobColors filmJobColors(const Film& film, std::string_view by)
{
    return jobColors(film.run(), jobsOf(film), by);
}

std::string_view usualJobColor(const Film& film)
{
    return fairshare::usualJobColor(film.run(), jobsOf(film));
}

QString nodeHours(double nodeSeconds)
{
    const double hours = nodeSeconds / SecondsPerHour;
    return NumberText().real(hours, nodeHoursDecimals(hours));
}

} // namespace fairshare::gui
