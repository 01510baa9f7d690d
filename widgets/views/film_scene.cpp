// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/film_scene.h"

#include "widgets/text/language.h"
#include "widgets/text/number_text.h"

#include "core/simulator/film_words.h"
#include "core/simulator/preemption_policy_registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace fairshare::gui {
namespace {

struct FilmTexts {
    Q_DECLARE_TR_FUNCTIONS(FilmTexts)
};

constexpr double SecondsPerHour = 3600;
constexpr std::size_t PolicyLooks = 6;

std::vector<JobPlace> jobsOf(const Film& film)
{
    std::vector<JobPlace> jobs(film.run().workload.jobs.size());
    std::iota(jobs.begin(), jobs.end(), JobPlace{0});
    return jobs;
}

} // namespace

QColor policyColor(const Theme& theme, const PreemptionPolicy& policy)
{
    constexpr std::array<Role, PolicyLooks> Roles{
        Role::S1, Role::S2, Role::S3, Role::S4, Role::S5, Role::Text};
    return theme.color(Roles.at(placeOf(policy) % PolicyLooks));
}

Qt::PenStyle policyDash(const PreemptionPolicy& policy)
{
    constexpr std::array<Qt::PenStyle, PolicyLooks> Dashes{
        Qt::DashLine, Qt::SolidLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine, Qt::SolidLine};
    return Dashes.at(placeOf(policy) % PolicyLooks);
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
