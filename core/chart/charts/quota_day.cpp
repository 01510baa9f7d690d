// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/worded.h"
#include "core/chart/charts/charts.h"
#include "core/chart/quota_choices.h"
#include "core/quota/quota_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr double MinutesPerHour = 60;
constexpr std::size_t MostGroups = 8; ///< lines of a panel
constexpr std::size_t NamedGroups = 6;
constexpr std::array Parameters{SeedParameter};

/// Leaves and groups with jobs of their own, those first that use most under any policy.
std::vector<QuotaRow> largestUsers(const DemandDay& day, const QuotaTree& tree)
{
    std::vector<double> most(tree.size(), 0.0);
    for (const PolicyDay& each : day.policies)
        for (QuotaRow row = 1; row < tree.size(); ++row)
            most[row] = std::max(most[row], each.coreHours[row]);
    std::vector<QuotaRow> rows(tree.size());
    std::iota(rows.begin(), rows.end(), QuotaRow{0});
    std::ranges::sort(rows, {}, [&most](QuotaRow row) { return std::pair(-most[row], row); });
    std::erase_if(rows, [&most](QuotaRow row) { return !(most[row] > 0); });
    rows.resize(std::min(rows.size(), MostGroups));
    return rows;
}

/// What the lines of a panel are made from.
struct DayLines {
    const DemandDay& day;
    const PolicyDay& policy;
    std::span<const QuotaRow> rows;
    std::span<const std::string_view> names;
};

Marks linesOf(const DayLines& made)
{
    Marks lines{.kind = MarkKind::Lines,
        .id = "groups",
        .title = fairshare::say("group"),
        .labelPlace = LabelPlace::LineEnds};
    auto shares = std::make_shared<Values<double>>();
    lines.starts.push_back(0);
    for (const QuotaRow row : made.rows) {
        for (std::size_t step = 0; step < made.day.minutes.size(); ++step) {
            lines.x.push_back(made.day.minutes[step] / MinutesPerHour);
            lines.y.push_back(made.policy.useAt(step)[row]);
        }
        lines.starts.push_back(static_cast<std::uint32_t>(lines.x.size()));
        if (lines.labelled.size() < NamedGroups)
            lines.labelled.push_back(static_cast<std::uint32_t>(lines.starts.size() - 2));
        lines.roles.push_back(lines.starts.size() == 2 ? PlotRole::Accent : PlotRole::Text);
        lines.dashed.push_back(lines.starts.size() % 2 == 1);
        lines.labels.emplace_back(made.names[row]);
        lines.remarks.push_back(
            fairshare::say("{} core-hours of the day", slotsText(std::round(made.policy.coreHours[row]))));
        shares->push_back(made.policy.share(row));
    }
    lines.figures.push_back({"share", fairshare::say("Share of the pool over the day"), {}, Reals(shares)});
    return lines;
}

Result<Plot> make(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("Cores in use by group, over a day")};
    if (!hasGroups(input)) {
        plot.empty = withoutGroups();
        return plot;
    }
    const auto made = simulatedDay(input, values);
    if (!made)
        return tl::unexpected(made.error());
    const GroupQuotas& quotas = *input.scenario->quotas;
    const std::vector<QuotaRow> rows = largestUsers(made->day, made->tree);
    if (rows.empty()) {
        plot.empty = fairshare::say("No group has any idle jobs, so nothing runs.");
        return plot;
    }
    const std::vector<std::string_view> names = shortQuotaNames(quotas, made->tree);
    double highest = 1;
    for (const PolicyDay& each : made->day.policies) {
        PlotPanel panel{.title = said(each.policy->title), .englishTitle = each.policy->title};
        panel.x = dayAxis();
        panel.y = {.title = fairshare::say("In use"),
            .unit = fairshare::say("cores"),
            .meaning = fairshare::say("Cores that jobs directly in the group use; 0 or more."),
            .grid = true};
        panel.marks.push_back(linesOf({made->day, each, rows, names}));
        for (const double y : panel.marks.front().y)
            highest = std::max(highest, y);
        plot.panels.push_back(std::move(panel));
    }
    for (PlotPanel& panel : plot.panels)
        panel.y.highest = roundRange(0, highest).highest;
    plot.columns = 2;
    plot.sharesX = true;
    plot.sharesY = true;
    if (made->tree.size() > rows.size() + 1)
        plot.note = fairshare::say("The {} groups that use most.", rows.size());
    plot.premise = dayPremise(numberOf(SeedParameter, values));
    return plot;
}

} // namespace

Chart quota_day()
{
    return {.id = "quota_day",
        .title = fairshare::phrase("Groups over a day"),
        .summary =
            fairshare::phrase("Cores in use by group over a simulated day, one panel a policy of surplus."),
        .teaches = fairshare::phrase("Who gains and who starves under which policy, and when."),
        .parameters = Parameters,
        .takesAlgorithm = false,
        .ofQuotas = true,
        .make = make};
}

} // namespace fairshare::chart_files
