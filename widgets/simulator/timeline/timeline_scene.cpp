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
#include <array>
#include <numeric>
#include <vector>

namespace fairshare::gui {
namespace {

std::vector<JobPlace> jobsOf(const SampledRun& sampled)
{
    std::vector<JobPlace> jobs(sampled.run().workload.jobs.size());
    std::iota(jobs.begin(), jobs.end(), JobPlace{0});
    return jobs;
}

} // namespace

std::size_t TimelineScene::graceOfCourse() const
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
    return policy.isDrawn ? TimelineTexts::tr("%1, seed %2").arg(rule, NumberText().identifier(seed)) : rule;
}

bool isOfJobs(TimelinePicture show)
{
    return show == TimelinePicture::Gantt || show == TimelinePicture::Usage;
}

Seconds beginOf(const SampledRun& sampled)
{
    return sampled.clock().count() > 0 ? sampled.clock().timeOf(0) : sampled.zero();
}

TimeSpan wholeSpanOf(const SampledRun& sampled)
{
    const auto begin = static_cast<double>(beginOf(sampled));
    Seconds end = sampled.clock().end();
    const SimulatedRun& run = sampled.run();
    if (sampled.clock().count() == 0)
        for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
            end = std::max(end, run.schedule.starts[job] + run.workload.jobs[job].run);
    return {begin, std::max(begin + 1, static_cast<double>(end))};
}

TimelineJobColors timelineJobColors(const SampledRun& sampled, std::string_view by)
{
    if (by == ColorPerJob)
        return {.perJob = neighborColors(sampled.run())};
    return {.byAttribute = jobColors(sampled.run(), jobsOf(sampled), by)};
}

QColor neighborFill(const NeighborColor& color)
{
    // Hues at least 20 degrees apart, of medium lightness, so that each shows on a light and a dark ground.
    static constexpr std::array<QRgb, NeighborHues> Hues{
        0x3F78C0, 0xF08A24, 0x5BA544, 0xE07BB5, 0xE8D33F, 0x8B5FBF, 0x3FB5A8, 0xD64550};
    constexpr int Darker = 165; // percent
    const QColor fill(Hues.at(color.hue));
    return color.shade == 0 ? fill : fill.darker(Darker);
}

QString nodeHours(double nodeSeconds)
{
    const double hours = nodeSeconds / SecondsPerHour;
    return NumberText().real(hours, nodeHoursDecimals(hours));
}

} // namespace fairshare::gui
