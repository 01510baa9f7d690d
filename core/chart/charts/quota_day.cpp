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
#include <numeric>
#include <utility>

namespace fairshare::chart_files {
namespace {

constexpr std::size_t MostGroupLines = 8; ///< groups per panel
constexpr std::size_t NamedLines = 6;
constexpr std::size_t MostPanels = 6; ///< one per group
/// Colors of groups in the order of the lines. Further groups reuse them, dashed.
constexpr std::array GroupRoles{
    PlotRole::Series1, PlotRole::Series2, PlotRole::Series4, PlotRole::Series5, PlotRole::Series3};
constexpr double QuotaHour = 0.8; ///< next to the axis, so that the squares do not cover its numbers
constexpr std::size_t PanelColumns = 2;

constexpr std::array<std::string_view, 2> DayQuantityChoices{"cores", "shares"};
constexpr ParameterSpec DayQuantity{.id = "quantity",
    .title = fairshare::phrase("Quantity"),
    .meaning = fairshare::phrase("Show what a group uses in cores or as a percentage of the pool."),
    .choices = DayQuantityChoices};
constexpr std::array<std::string_view, 2> DayPanelChoices{"policies", "groups"};
constexpr ParameterSpec DayPanels{.id = "panels",
    .title = fairshare::phrase("Panels"),
    .meaning = fairshare::phrase(
        "One panel per policy with a line per group, or one panel per group with a line per policy."),
    .choices = DayPanelChoices};
constexpr auto QuotaDayParameters = withDayParameters(DayQuantity, DayPanels);

/// Data for all panels. Columns are by row of the tree.
struct DaySubject {
    const SimulatedDay& made;
    std::vector<QuotaRow> rows{}; ///< by highest use under any policy
    std::vector<std::string_view> names{};
    std::vector<double> quota{}; ///< own part, in cores
    double poolSize = 0;
    bool asShares = false;

    /// Converts cores to the unit of the axis.
    double amount(double cores) const
    {
        if (!asShares)
            return cores;
        return poolSize > 0 ? cores / poolSize * 100 : 0;
    }
    std::vector<double> course(const PolicyDay& policy, QuotaRow row) const;
};

std::vector<double> DaySubject::course(const PolicyDay& policy, QuotaRow row) const
{
    std::vector<double> values(made.day.minutes.size());
    for (std::size_t step = 0; step < values.size(); ++step)
        values[step] = amount(policy.useAt(step)[row]);
    return values;
}

/// Returns the groups with jobs, ordered by their highest use under any policy.
std::vector<QuotaRow> largestUsers(const SimulatedDay& made)
{
    std::vector<double> most(made.tree.size(), 0.0);
    for (const PolicyDay& each : made.day.policies)
        for (QuotaRow row = 1; row < made.tree.size(); ++row)
            most[row] = std::max(most[row], each.coreHours[row]);
    std::vector<QuotaRow> rows(made.tree.size());
    std::iota(rows.begin(), rows.end(), QuotaRow{0});
    std::ranges::sort(rows, {}, [&most](QuotaRow row) { return std::pair(-most[row], row); });
    std::erase_if(rows, [&most](QuotaRow row) { return !(most[row] > 0); });
    return rows;
}

PlotAxis useAxis(const DaySubject& subject)
{
    if (subject.asShares)
        return {.title = fairshare::say("Share"),
            .unit = "%",
            .meaning = fairshare::say(
                "Cores used by jobs directly in the group, as a percentage of the pool; 0 to 100."),
            .grid = true};
    return {.title = fairshare::say("In use"),
        .unit = fairshare::say("cores"),
        .meaning = fairshare::say("Cores used by jobs directly in the group; 0 or more."),
        .grid = true};
}

PlotPanel emptyDayPanel(const DaySubject& subject, std::string title, std::string english)
{
    PlotPanel panel{.title = std::move(title), .englishTitle = std::move(english)};
    panel.x = dayAxis();
    panel.y = useAxis(subject);
    return panel;
}

std::string useRemark(const PolicyDay& policy, QuotaRow row)
{
    return fairshare::say("{} core-hours over the day", slotsText(std::round(policy.coreHours[row])));
}

std::string quotaRemark(const DaySubject& subject, QuotaRow row)
{
    return fairshare::say("Quota: {} cores, {} % of the pool.", slotsText(subject.quota[row]),
        slotsText(subject.poolSize > 0 ? subject.quota[row] / subject.poolSize * 100 : 0));
}

/// Draws one line per group, and the quotas at the left edge.
PlotPanel policyPanel(const DaySubject& subject, const PolicyDay& policy)
{
    PlotPanel panel = emptyDayPanel(subject, said(policy.policy->title), std::string(policy.policy->title));
    Marks quotas{.kind = MarkKind::Points,
        .id = "quotas",
        .title = fairshare::say("quota"),
        .role = PlotRole::Text,
        .hollow = true};
    Marks lines{.kind = MarkKind::Lines,
        .id = "groups",
        .title = fairshare::say("group"),
        .labelPlace = LabelPlace::LineEnds};
    auto shares = std::make_shared<Values<double>>();
    for (std::size_t i = 0; i < std::min(subject.rows.size(), MostGroupLines); ++i) {
        const QuotaRow row = subject.rows[i];
        addDayLine(subject.made.day, subject.course(policy, row), lines);
        if (lines.labelled.size() < NamedLines)
            lines.labelled.push_back(static_cast<std::uint32_t>(i));
        lines.roles.push_back(GroupRoles.at(i % GroupRoles.size()));
        lines.addDash(i >= GroupRoles.size());
        lines.labels.emplace_back(subject.names[row]);
        lines.remarks.push_back(useRemark(policy, row));
        shares->push_back(policy.share(row));
        quotas.x.push_back(QuotaHour);
        quotas.roles.push_back(GroupRoles.at(i % GroupRoles.size()));
        quotas.y.push_back(subject.amount(subject.quota[row]));
        quotas.labels.push_back(fairshare::say("{}: quota", subject.names[row]));
        quotas.remarks.push_back(quotaRemark(subject, row));
    }
    lines.figures.push_back({"share", fairshare::say("Share of the pool over the day"), {}, Reals(shares)});
    panel.marks.push_back(std::move(lines));
    panel.marks.push_back(std::move(quotas));
    return panel;
}

/// Draws one line per policy, and one at the quota.
PlotPanel groupPanel(const DaySubject& subject, QuotaRow row)
{
    const std::string name(subject.names[row]);
    PlotPanel panel = emptyDayPanel(subject, name, name);
    const double quota = subject.amount(subject.quota[row]);
    panel.marks.push_back({.kind = MarkKind::References,
        .id = "quota",
        .title = fairshare::say("quota"),
        .x = {0},
        .y = {quota},
        .x2 = {panel.x.lastTick.value_or(1)},
        .y2 = {quota},
        .role = PlotRole::Muted,
        .labels = {fairshare::say("quota")},
        .remarks = {quotaRemark(subject, row)}});
    Marks lines{.kind = MarkKind::Lines,
        .id = "policies",
        .title = fairshare::say("policy"),
        .labelPlace = LabelPlace::LineEnds};
    auto shares = std::make_shared<Values<double>>();
    for (const PolicyDay& each : subject.made.day.policies) {
        addDayLine(subject.made.day, subject.course(each, row), lines);
        lines.roles.push_back(roleOf(*each.policy));
        lines.addDash(isDashed(*each.policy));
        lines.addLabel(worded([&each] { return briefTitle(*each.policy); }));
        lines.remarks.push_back(useRemark(each, row));
        shares->push_back(each.share(row));
    }
    for (auto line = static_cast<std::uint32_t>(lines.labels.size()); line > 0; --line)
        lines.labelled.push_back(line - 1); // if lines end together, the balanced one is labeled
    lines.figures.push_back({"share", fairshare::say("Share of the pool over the day"), {}, Reals(shares)});
    panel.marks.push_back(std::move(lines));
    return panel;
}

/// Sets the range of these panels from 0 to their highest mark.
void setHeights(std::span<PlotPanel> panels)
{
    double highest = 0;
    for (const PlotPanel& panel : panels)
        for (const Marks& marks : panel.marks)
            for (const double y : marks.y)
                highest = std::max(highest, y);
    for (PlotPanel& panel : panels)
        panel.y.highest = roundRange(0, highest > 0 ? highest : 1).highest;
}

std::string dayTitle(bool asShares)
{
    return asShares ? fairshare::say("Share of the pool in use over a day, by group")
                    : fairshare::say("Cores in use over a day, by group");
}

/// @param remark on the day, or ""
std::string dayNote(const DaySubject& subject, bool byGroup, const std::string& remark)
{
    std::string note = byGroup ? fairshare::say("Straight dashed lines: quotas.")
                               : fairshare::say("Squares on the left, in the colors of the lines: quotas.");
    const std::size_t shown = byGroup ? MostPanels : MostGroupLines;
    if (subject.rows.size() > shown)
        note += ' ' + fairshare::say("Only the {} groups that use the most are shown.", shown);
    if (!remark.empty())
        note += ' ' + remark;
    return note;
}

/// Names the group that is affected most by whether surplus is balanced or goes everywhere.
std::string dayAnswer(const DaySubject& subject)
{
    const PolicyDay& balanced = subject.made.balanced();
    const PolicyDay& everywhere = subject.made.everywhere();
    const auto gain = [&](QuotaRow row) { return balanced.share(row) - everywhere.share(row); };
    const QuotaRow row = *std::ranges::max_element(subject.rows, {},
        [&gain](QuotaRow each) { return std::pair(std::abs(gain(each)), -static_cast<double>(each)); });
    const auto percent = [](double part) { return slotsText(part * 100); };
    return fairshare::say("{} uses {} % of the pool over the day with balanced surplus and {} % with surplus "
                          "everywhere; its quota is {} %.",
        subject.names[row], percent(balanced.share(row)), percent(everywhere.share(row)),
        percent(subject.poolSize > 0 ? subject.quota[row] / subject.poolSize : 0));
}

Result<Plot> makeQuotaDay(const ChartInput& input, const ParameterValues& values)
{
    const bool asShares = choiceOf(DayQuantity, values) == "shares";
    Plot plot{.title = dayTitle(asShares)};
    if (!hasGroups(input)) {
        plot.empty = withoutGroups();
        return plot;
    }
    const auto made = simulatedDay(input, values);
    if (!made)
        return tl::unexpected(made.error());
    const GroupQuotas& quotas = *input.scenario->quotas;
    const DaySubject subject{.made = *made,
        .rows = largestUsers(*made),
        .names = shortQuotaNames(quotas, made->tree),
        .quota = assignQuotas(quotas, made->tree).quota,
        .poolSize = quotas.poolSize,
        .asShares = asShares};
    const std::string remark = dayRemark(quotas, made->tree, values);
    if (subject.rows.empty()) {
        plot.empty = fairshare::say("No group uses any cores.");
        if (!remark.empty())
            plot.empty += ' ' + remark;
        return plot;
    }
    const bool byGroup = choiceOf(DayPanels, values) == "groups";
    if (byGroup) {
        for (std::size_t i = 0; i < std::min(subject.rows.size(), MostPanels); ++i) {
            plot.panels.push_back(groupPanel(subject, subject.rows[i]));
            setHeights(std::span(plot.panels).last(1));
        }
    } else {
        for (const PolicyDay& each : made->day.policies)
            plot.panels.push_back(policyPanel(subject, each));
        setHeights(plot.panels);
    }
    plot.columns = PanelColumns;
    plot.sharesX = true;
    plot.sharesY = !byGroup;
    plot.note = dayNote(subject, byGroup, remark);
    plot.answer = dayAnswer(subject);
    plot.premise = dayPremise(quotas, values);
    return plot;
}

} // namespace

Chart quota_day()
{
    return {.id = "quota_day",
        .title = fairshare::phrase("Groups over a day"),
        .group = ChartGroup::Quotas,
        .summary = fairshare::phrase("Cores or share of the pool that each group uses over a simulated day, "
                                     "under each surplus policy, compared with its quota."),
        .teaches = fairshare::phrase("Which groups gain and which starve under each policy, and when."),
        .parameters = QuotaDayParameters,
        .takesAlgorithm = false,
        .ofQuotas = true,
        .make = makeQuotaDay};
}

} // namespace fairshare::chart_files
