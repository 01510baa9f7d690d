// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/worded.h"
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/quota_choices.h"
#include "core/quota/allocation/quota_words.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>

namespace fairshare::chart_files {
namespace {

/// Draws one line per policy: cores that are idle while jobs are pending.
Marks wastedSlotLines(const DemandDay& day)
{
    Marks lines{.kind = MarkKind::Lines,
        .id = "policies",
        .title = fairshare::say("policy"),
        .labelPlace = LabelPlace::LineEnds};
    auto hours = std::make_shared<Values<double>>();
    for (const PolicyDay& each : day.policies) {
        addDayLine(day, each.wasted, lines);
        lines.roles.push_back(roleOf(*each.policy));
        lines.addDash(isDashed(*each.policy));
        lines.addLabel(worded([&each] { return said(each.policy->title); }));
        lines.remarks.push_back(fairshare::say("{} core-hours per day idle while jobs are pending",
            slotsText(std::round(each.wastedCoreHours))));
        hours->push_back(each.wastedCoreHours);
    }
    for (auto line = static_cast<std::uint32_t>(lines.labels.size()); line > 0; --line)
        lines.labelled.push_back(line - 1); // if lines end together, the balanced one is labeled
    lines.figures.push_back({"core_hours", fairshare::say("Idle per day while jobs are pending"),
        fairshare::say("core-h"), Reals(hours)});
    return lines;
}

std::string wastedSlotsAnswer(const SimulatedDay& made)
{
    const auto hours = [](double amount) { return slotsText(std::round(amount)); };
    std::string text =
        fairshare::say("Core-hours per day idle while jobs are pending: {} when balanced, {} with surplus "
                       "everywhere, {} with the file's flags, {} without surplus.",
            hours(made.balanced().wastedCoreHours), hours(made.everywhere().wastedCoreHours),
            hours(made.find("declared")->wastedCoreHours), hours(made.find("none")->wastedCoreHours));
    if (!made.balanced().hasWideJobs)
        return text;
    return text + ' '
        + fairshare::say("Wide jobs get {} core-hours when balanced and {} with surplus everywhere.",
            hours(made.balanced().wideCoreHours), hours(made.everywhere().wideCoreHours));
}

Result<Plot> makeWastedSlots(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Cores idle while jobs are pending, over a day")};
    if (!hasGroups(input)) {
        plot.empty = withoutGroups();
        return plot;
    }
    const auto made = simulatedDay(input, values);
    if (!made)
        return tl::unexpected(made.error());
    double highest = 0;
    for (const PolicyDay& each : made->day.policies)
        highest = std::max(highest, *std::max_element(each.wasted.begin(), each.wasted.end()));
    PlotPanel panel{.x = dayAxis()};
    panel.y = {.title = fairshare::say("Idle while jobs are pending"),
        .unit = fairshare::say("cores"),
        .meaning = fairshare::say("Idle cores that pending jobs could use; 0 or more."),
        .lowest = 0,
        .highest = roundRange(0, std::max(highest, 1.0)).highest,
        .grid = true};
    panel.marks.push_back(wastedSlotLines(made->day));
    plot.panels.push_back(std::move(panel));
    plot.answer = wastedSlotsAnswer(*made);
    plot.note = dayRemark(*input.scenario->quotas, made->tree, values);
    plot.premise = dayPremise(*input.scenario->quotas, values);
    return plot;
}

} // namespace

Chart wasted_slots()
{
    return {.id = "wasted_slots",
        .title = fairshare::phrase("Wasted slots over a day"),
        .group = ChartGroup::Quotas,
        .summary = fairshare::phrase(
            "Cores idle while jobs are pending, over a simulated day, under each surplus policy."),
        .teaches = fairshare::phrase(
            "What balancing saves, and how small jobs delay large ones if every group accepts surplus."),
        .parameters = DayParameters,
        .takesAlgorithm = false,
        .ofQuotas = true,
        .make = makeWastedSlots};
}

} // namespace fairshare::chart_files
