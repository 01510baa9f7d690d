// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/charts/charts.h"
#include "core/chart/plot.h"
#include "core/chart/quota_choices.h"
#include "core/quota/allocation/quota_words.h"
#include "core/quota/submitters/submitter_reasons.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace fairshare::chart_files {
namespace {

constexpr std::size_t MostGroups = 12; ///< groups that get a bar
constexpr double UpperBar = 0.4;
constexpr double LowerBar = 0.32;
constexpr double Gap = 0.003; ///< between parts of a bar, as a fraction of the longest bar

constexpr std::array<std::string_view, 2> SubmitterScaleChoices{"shares", "cores"};
constexpr ParameterSpec SubmitterScale{.id = "scale",
    .title = fairshare::phrase("Scale"),
    .meaning = fairshare::phrase("Show bar lengths in percent of each group's limit or in cores."),
    .choices = SubmitterScaleChoices};
constexpr std::array SubmittersParameters{
    PolicyParameter, AfterParameter, PriorityHalfLifeParameter, SubmitterScale};

/// The bars of all groups. The upper bar shows how much of the limit each submitter may use, the lower bar
/// how much it uses.
struct SubmitterBars {
    const SubmitterSubject& subject;
    bool asShares = true;
    Marks entitled{};
    Marks used{};
    std::vector<std::uint32_t> places{}; ///< place in the division of each part
    double longest = 0;
    double gap = 0;
};

/// A part of a bar, starting at x = `from`.
struct Part {
    double from = 0;
    double length = 0;
    std::uint32_t place = 0; ///< in the division
};

void addPart(const SubmitterBars& bars, const Part& part, Marks& marks)
{
    const SubmitterSubject& subject = bars.subject;
    const SubmitterStanding& standing = subject.division.standings[part.place];
    marks.x.push_back(part.from);
    marks.x2.push_back(part.from + std::max(0.0, part.length - bars.gap));
    const std::string name(shortSubmitterName(subject.quotas, subject.tree, standing));
    marks.labels.push_back(name);
    marks.shortLabels.push_back(name.substr(0, name.find('@')));
    std::string remark;
    for (const std::string& sentence : submitterSentences(subject, part.place))
        remark += (remark.empty() ? "" : " ") + sentence;
    marks.remarks.push_back(std::move(remark));
}

void addGroup(const SubmitterPie& pie, double line, SubmitterBars& bars)
{
    const double unit = bars.asShares && pie.limit > 0 ? 100 / pie.limit : 1;
    double entitled = 0;
    double used = 0;
    for (std::uint32_t place = pie.first; place < pie.end; ++place) {
        const SubmitterStanding& standing = bars.subject.division.standings[place];
        bars.places.push_back(place);
        addPart(bars, {entitled, standing.entitled * unit, place}, bars.entitled);
        bars.entitled.y.push_back(line - UpperBar);
        bars.entitled.y2.push_back(line);
        addPart(bars, {used, standing.usage * unit, place}, bars.used);
        bars.used.y.push_back(line);
        bars.used.y2.push_back(line + LowerBar);
        entitled += standing.entitled * unit;
        used += standing.usage * unit;
    }
    bars.longest = std::max(bars.longest, entitled);
    bars.longest = std::max(bars.longest, used);
}

void addFigures(const SubmitterBars& bars, Marks& marks)
{
    auto effective = std::make_shared<Values<double>>();
    auto shares = std::make_shared<Values<double>>();
    auto cores = std::make_shared<Values<double>>();
    auto usage = std::make_shared<Values<double>>();
    for (const std::uint32_t place : bars.places) {
        const SubmitterStanding& standing = bars.subject.division.standings[place];
        effective->push_back(standing.effectivePriority);
        shares->push_back(standing.share);
        cores->push_back(standing.entitled);
        usage->push_back(standing.usage);
    }
    marks.figures = {{"effective_priority", fairshare::say("Effective priority (EUP)"), {}, Reals(effective)},
        {"share", fairshare::say("Share of the group's limit"), {}, Reals(shares)},
        {"entitled", fairshare::say("May use"), fairshare::say("cores"), Reals(cores)},
        {"usage", fairshare::say("In use"), fairshare::say("cores"), Reals(usage)}};
}

PlotAxis submittersAxis(const SubmitterBars& bars)
{
    if (bars.asShares)
        return {.title = fairshare::say("Share of the group's limit"),
            .unit = "%",
            .meaning =
                fairshare::say("Percentage of what the group may use; above 100, usage exceeds the limit."),
            .highest = std::max(100.0, bars.longest)};
    return {.title = fairshare::say("Cores"),
        .unit = fairshare::say("cores"),
        .meaning = fairshare::say("Slot weight that the group's submitters may use or are using; 0 or more."),
        .highest = std::max(1.0, bars.longest)};
}

/// Returns the pies of the groups and of everything below them; all pies if `groups` is empty.
std::vector<SubmitterPie> piesOf(const SubmitterSubject& subject, std::span<const QuotaRow> groups)
{
    std::vector<SubmitterPie> pies = subject.division.pies;
    std::erase_if(pies, [&](const SubmitterPie& pie) {
        return !groups.empty() && std::ranges::none_of(groups, [&](QuotaRow group) {
            return group < subject.tree.size() && pie.group >= group
                && pie.group < subject.tree.subtreeEnd[group];
        });
    });
    return pies;
}

PlotPanel submittersPanel(const SubmitterSubject& subject, std::span<const SubmitterPie> pies, bool asShares)
{
    SubmitterBars bars{.subject = subject, .asShares = asShares};
    for (Marks* marks : {&bars.entitled, &bars.used}) {
        marks->kind = MarkKind::Bars;
        marks->title = fairshare::say("submitter");
        marks->role = PlotRole::Bar;
        marks->labelPlace = LabelPlace::Inside;
    }
    bars.entitled.id = "entitled";
    bars.used.id = "used";
    const std::size_t shown = std::min(pies.size(), MostGroups);
    double longest = 0;
    for (std::size_t line = 0; line < shown; ++line) {
        longest = std::max(longest, pies[line].limit);
        longest = std::max(longest, pies[line].usage);
    }
    bars.gap = Gap * (asShares ? 100 : longest);
    const std::vector<std::string_view> names = shortQuotaNames(subject.quotas, subject.tree);
    PlotPanel panel;
    for (std::size_t line = 0; line < shown; ++line) {
        addGroup(pies[line], static_cast<double>(line), bars);
        panel.y.ticks.push_back({static_cast<double>(line), std::string(names[pies[line].group])});
    }
    addFigures(bars, bars.entitled);
    addFigures(bars, bars.used);
    panel.x = submittersAxis(bars);
    panel.y.lowest = -0.5;
    panel.y.highest = static_cast<double>(shown) - 0.5;
    panel.y.scale = AxisScale::Categories;
    panel.y.reversed = true;
    panel.marks.push_back(std::move(bars.entitled));
    panel.marks.push_back(std::move(bars.used));
    return panel;
}

std::string submittersNote(std::size_t pies)
{
    std::string note = fairshare::say(
        "Upper bars: what each submitter may use of its group's limit; lower bars: what it uses.");
    if (pies > MostGroups)
        note += ' ' + fairshare::say("Showing the first {} of {} groups.", MostGroups, pies);
    return note;
}

Result<Plot> makeSubmitters(const ChartInput& input, const ParameterValues& values)
{
    Plot plot{.title = fairshare::say("How submitters share their group's limit")};
    if (!hasGroups(input)) {
        plot.empty = withoutGroups();
        return plot;
    }
    const GroupQuotas& quotas = *input.scenario->quotas;
    const auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    const SurplusFlags flags =
        policyFlags(*findSurplusPolicy(choiceOf(PolicyParameter, values)), quotas, built->tree);
    const AllocationInput allocation{.quotas = quotas, .tree = built->tree, .acceptsSurplus = flags};
    const SubmitterSettings settings = submitterSettings(values);
    const SubmitterDivision division = divideAmongSubmitters(allocation, groupLimits(allocation), settings);
    const SubmitterSubject subject{quotas, built->tree, division, settings};
    if (division.standings.empty()) {
        plot.empty = submitterAnswer(subject);
        return plot;
    }
    const std::vector<SubmitterPie> pies = piesOf(subject, input.selected);
    if (pies.empty()) {
        plot.empty = fairshare::say("The selected groups have no submitters.");
        return plot;
    }
    plot.panels.push_back(submittersPanel(subject, pies, choiceOf(SubmitterScale, values) == "shares"));
    plot.note = submittersNote(pies.size());
    plot.answer = submitterAnswer(subject);
    plot.premise = allocationPremise(quotas, choiceOf(PolicyParameter, values));
    if (settings.afterDays > 0)
        plot.premise += ", " + fairshare::say("after {} d at current usage", slotsText(settings.afterDays));
    return plot;
}

} // namespace

Chart submitters()
{
    return {.id = "submitters",
        .title = fairshare::phrase("Group submitters"),
        .group = ChartGroup::Quotas,
        .summary = fairshare::phrase("How effective priorities divide each group's limit among its "
                                     "submitters, compared with their usage."),
        .teaches = fairshare::phrase("Which submitters are above or below their part of the group's limit, "
                                     "and how that changes over time."),
        .parameters = SubmittersParameters,
        .takesAlgorithm = false,
        .ofQuotas = true,
        .make = makeSubmitters};
}

} // namespace fairshare::chart_files
