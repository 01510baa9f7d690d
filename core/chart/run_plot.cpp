// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/run_plot.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/chart/plot.h"
#include "core/scenario/scenario.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/moment_text.h"
#include "core/simulator/section/class_text.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

constexpr Seconds Hour = 3600;
constexpr std::string_view AwayMarks = "away";

} // namespace

Result<std::optional<ChartedRun>> chartedRun(const ChartInput& input)
{
    if (input.run == nullptr || input.run->workload.jobs.empty())
        return std::nullopt;
    const SimulationSection section =
        input.scenario == nullptr ? SimulationSection() : *input.scenario->simulation;
    auto settings = sampleSettings(section.preemption, input.run->machine);
    if (!settings)
        return tl::unexpected(settings.error());
    SampleClock clock(*input.run, section.sampling.interval);
    if (clock.count() == 0)
        return std::nullopt;
    // Non-owning pointer: the input outlives the chart.
    std::shared_ptr<const SimulatedRun> run(std::shared_ptr<const SimulatedRun>(), input.run);
    return ChartedRun{SampledRun(std::move(run), std::move(clock)), *std::move(settings)};
}

PolicyLook lookOf(const PreemptionPolicy& policy)
{
    constexpr std::array Looks{PolicyLook{PlotRole::Series1, PlotDash::Dashed},
        PolicyLook{PlotRole::Series2, PlotDash::Solid}, PolicyLook{PlotRole::Series3, PlotDash::Dotted},
        PolicyLook{PlotRole::Series4, PlotDash::DashDotted},
        PolicyLook{PlotRole::Series5, PlotDash::DashDotDotted}, PolicyLook{PlotRole::Text, PlotDash::Solid}};
    return Looks[placeOf(policy) % Looks.size()];
}

std::string noRunText()
{
    return fairshare::say("Nothing was simulated: no job uses whole nodes.");
}

std::string noChartedRunText(const ChartInput& input)
{
    return input.run == nullptr || input.run->workload.jobs.empty() ? noRunText() : noSampleText();
}

double ShownTime::hours(Seconds time) const
{
    return static_cast<double>(time - origin) / static_cast<double>(Hour);
}

ShownTime shownTime(
    std::span<const ParameterSpec> specs, const ParameterValues& values, const ShownTime& last)
{
    ShownTime time = last;
    const Seconds latest = std::max(last.begin, last.end - 1);
    time.begin = std::min(last.begin + numberOf(specs[0], values) * Hour, latest);
    const std::int64_t hours = numberOf(specs[1], values);
    if (hours > 0)
        time.end = std::min(last.end, time.begin + hours * Hour);
    time.end = std::max(time.end, time.begin + 1);
    return time;
}

void addAway(PlotPanel& panel, const SimulatedRun& run, const ShownTime& time)
{
    constexpr double Half = 0.5;
    Marks away{.kind = MarkKind::Rectangles,
        .id = std::string(AwayMarks),
        .title = fairshare::say("away"),
        .role = PlotRole::Border,
        .showsNarrow = true,
        .hatched = true};
    for (const NodeAbsence& absence : run.schedule.absences) {
        const Seconds from = std::max(absence.from, time.begin);
        const Seconds until = std::min(absence.until, time.end);
        if (until <= from)
            continue;
        away.x.push_back(time.hours(from));
        away.x2.push_back(time.hours(until));
        away.y.push_back(static_cast<double>(absence.node) - Half);
        away.y2.push_back(static_cast<double>(absence.node) + Half);
        away.addLabel(worded([&] { return fairshare::say("node {}, away", std::to_string(absence.node)); }));
    }
    if (!away.x.empty())
        panel.marks.push_back(std::move(away));
}

void noteAway(Plot& plot)
{
    const auto isAway = [](const Marks& marks) { return marks.id == AwayMarks; };
    if (std::ranges::none_of(
            plot.panels, [&](const PlotPanel& panel) { return std::ranges::any_of(panel.marks, isAway); }))
        return;
    if (!plot.note.empty())
        plot.note += ' ';
    plot.note += fairshare::say("Hatched on gray: node away.");
}

std::string runPremise(const SimulatedRun& run)
{
    if (run.origin.empty() || run.workload.name.empty())
        return run.origin.empty() ? run.workload.name : run.origin;
    return run.workload.name + ", " + run.origin;
}

std::string preemptionPremise(const ChartedRun& sampled, std::optional<Seconds> grace)
{
    const PreemptionSettings& asked = sampled.settings.preemption;
    std::string premise = runPremise(sampled.sampled.run());
    premise += ", " + fairshare::say("{} to free", nodesOfText(asked.nodes, sampled.sampled.nodes()));
    if (grace)
        premise += ", " + fairshare::say("grace period {} s", *grace);
    for (const JobClass& jobs : sampled.settings.classes)
        premise += ", "
            + (isNamedByCoefficient(jobs) ? fairshare::say("class {}", jobs.value)
                                          : fairshare::say("class {} × {}", matchText(jobs),
                                                saidNumber(shortest(jobs.coefficient))));
    if (std::ranges::any_of(asked.policies, &PreemptionPolicy::isDrawn))
        premise += ", " + fairshare::say("seed {}", std::to_string(asked.seed));
    return premise;
}

PlotAxis hoursAxis(const ShownTime& time)
{
    return {.title = fairshare::say("Time"),
        .unit = fairshare::say("h"),
        .meaning = fairshare::say("Hours since the first job was submitted."),
        .lowest = time.hours(time.begin),
        .highest = time.hours(time.end)};
}

PlotAxis nodeAxis(std::uint32_t nodes)
{
    constexpr double Half = 0.5;
    return {.title = fairshare::say("Node"),
        .meaning = fairshare::say("Node numbers of the cluster, starting at 0."),
        .lowest = -Half,
        .highest = static_cast<double>(nodes) - Half,
        .reversed = true,
        .wholeNumbers = true};
}

} // namespace fairshare
