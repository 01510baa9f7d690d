// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/quota_flow_plot.h"

#include "core/base/say.h"
#include "core/base/values.h"
#include "core/base/worded.h"
#include "core/chart/plot.h"
#include "core/chart/quota_flow_layout.h"
#include "core/quota/allocation/quota_words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <utility>

namespace fairshare {

namespace {

constexpr double BoxWidth = 0.035; ///< fraction of the distance between columns
constexpr double LeftRoom = 0.52; ///< room for names, in column distances
constexpr double RightRoom = 0.95;
constexpr std::size_t MostBandLabels = 8; ///< for bands from the shared column

/// Returns where the boxes of a column start on the axis.
double columnStart(FlowColumn column)
{
    return static_cast<double>(column);
}

double endOf(FlowColumn column)
{
    return columnStart(column) + BoxWidth;
}

double leastLabeled(const FlowLayout& layout)
{
    std::vector<double> amounts;
    for (const FlowBand& band : layout.bands())
        if (columnOf(layout.boxes()[band.from].point.end) == FlowColumn::Shared)
            amounts.push_back(band.amount);
    std::ranges::sort(amounts, std::ranges::greater());
    return amounts.size() > MostBandLabels ? amounts[MostBandLabels - 1] : 0;
}

class FlowPicture {
public:
    FlowPicture(const QuotaStudy& study, const FlowLayout& layout)
        : m_study(study)
        , m_layout(layout)
        , m_leastLabeled(leastLabeled(layout))
    {
    }

    std::vector<Marks> marks() const;

private:
    Marks bandsOf(const char* id, PlotRole role) const;
    Marks boxesOf(FlowColumn column) const;
    Marks headings() const;
    PlotRole roleOf(const FlowBand& band) const;
    std::string bandLabel(const FlowBand& band) const;
    std::string boxLabel(const FlowBox& box) const;
    std::string nameOf(const FlowPoint& point) const;

    const QuotaStudy& m_study;
    const FlowLayout& m_layout;
    double m_leastLabeled; ///< narrower bands have no label
};

std::string FlowPicture::nameOf(const FlowPoint& point) const
{
    if (point.end == FlowEnd::NoTaker)
        return fairshare::say("unclaimed");
    if (point.end == FlowEnd::Undecided)
        return fairshare::say("still offered");
    if (point.end == FlowEnd::Remainders)
        return fairshare::say("remainders");
    if (point.end == FlowEnd::Surplus && point.row == OtherGroups)
        return fairshare::say("surplus not claimed so far");
    if (point.end == FlowEnd::Surplus && point.row == OtherSurplus)
        return fairshare::say("surplus in {} more", m_layout.mergedIn(FlowColumn::Shared));
    if (point.end == FlowEnd::Surplus)
        return fairshare::say("surplus in {}", m_study.shortNames()[point.row]);
    if (point.row == OtherGroups)
        return fairshare::say("{} more", m_layout.mergedIn(columnOf(point.end)));
    return std::string(m_study.shortNames()[point.row]);
}

std::string FlowPicture::boxLabel(const FlowBox& box) const
{
    const std::string amount = slotsText(box.amount);
    std::string text = nameOf(box.point) + "  " + amount;
    if (box.point.end != FlowEnd::Allocated || box.point.row == OtherGroups)
        return text;
    const std::string requested = slotsText(m_study.requested()[box.point.row]);
    if (m_layout.openOf(box) > 0)
        return fairshare::say("{} of {}, {} unmet", text, requested, slotsText(m_layout.openOf(box)));
    return fairshare::say("{} of {}", text, requested);
}

PlotRole FlowPicture::roleOf(const FlowBand& band) const
{
    const FlowPoint& from = m_layout.boxes()[band.from].point;
    const FlowPoint& to = m_layout.boxes()[band.to].point;
    if (to.end == FlowEnd::NoTaker || to.end == FlowEnd::Undecided)
        return PlotRole::Idle;
    const bool received = from.end == FlowEnd::Surplus || from.end == FlowEnd::Remainders;
    return received ? PlotRole::Gain : PlotRole::Bar;
}

std::string FlowPicture::bandLabel(const FlowBand& band) const
{
    const FlowBox& from = m_layout.boxes()[band.from];
    const FlowBox& to = m_layout.boxes()[band.to];
    const std::string amount = slotsText(band.amount);
    if (to.point.end == FlowEnd::NoTaker)
        return countsQuotaTwice(m_study.trace()) ? fairshare::say("{} of quota unclaimed", amount)
                                                 : fairshare::say("{} stay idle", amount);
    if (columnOf(from.point.end) == FlowColumn::Shared && band.amount >= m_leastLabeled)
        return fairshare::say("{} to {}", amount, nameOf(to.point));
    return {};
}

Marks FlowPicture::bandsOf(const char* id, PlotRole role) const
{
    Marks marks{.kind = MarkKind::Ribbons,
        .id = id,
        .title = fairshare::say("flow"),
        .role = role,
        .labelPlace = role == PlotRole::Bar ? LabelPlace::None : LabelPlace::Left};
    auto amounts = std::make_shared<Values<double>>();
    for (const FlowBand& band : m_layout.bands()) {
        if (roleOf(band) != role)
            continue;
        const FlowBox& from = m_layout.boxes()[band.from];
        const FlowBox& to = m_layout.boxes()[band.to];
        marks.x.push_back(endOf(columnOf(from.point.end)));
        marks.x2.push_back(columnStart(columnOf(to.point.end)));
        marks.y.push_back(band.startTop - band.amount);
        marks.y2.push_back(band.endTop - band.amount);
        marks.heights.push_back(band.amount);
        marks.addLabel(worded([&] { return bandLabel(band); }));
        marks.remarks.push_back(fairshare::say(
            "{} cores from {} to {}", slotsText(band.amount), nameOf(from.point), nameOf(to.point)));
        amounts->push_back(band.amount);
    }
    marks.figures.push_back({"cores", fairshare::say("Amount"), fairshare::say("cores"), Reals(amounts)});
    return marks;
}

Marks FlowPicture::boxesOf(FlowColumn column) const
{
    constexpr std::array<const char*, 3> Ids{"own_quota", "surplus", "allocated"};
    Marks marks{.kind = MarkKind::Rectangles,
        .id = Ids[static_cast<std::size_t>(column)],
        .role = PlotRole::Bar,
        .labelPlace = LabelPlace::None};
    if (column != FlowColumn::Shared)
        marks.labelPlace = column == FlowColumn::Own ? LabelPlace::Left : LabelPlace::Right;
    auto amounts = std::make_shared<Values<double>>();
    for (const FlowBox& box : m_layout.boxes()) {
        if (columnOf(box.point.end) != column)
            continue;
        marks.x.push_back(columnStart(column));
        marks.x2.push_back(endOf(column));
        marks.y.push_back(box.top - box.amount);
        marks.y2.push_back(box.top);
        const bool rest = box.point.end == FlowEnd::NoTaker || box.point.end == FlowEnd::Undecided;
        const PlotRole taken = column == FlowColumn::Shared ? PlotRole::Muted : PlotRole::Bar;
        marks.roles.push_back(rest ? PlotRole::Idle : taken);
        marks.addLabel(worded([&] { return boxLabel(box); }));
        marks.remarks.emplace_back();
        amounts->push_back(box.amount);
    }
    marks.figures.push_back({"cores", fairshare::say("Amount"), fairshare::say("cores"), Reals(amounts)});
    return marks;
}

Marks FlowPicture::headings() const
{
    Marks marks{.kind = MarkKind::Texts, .id = "headings"};
    const double top = m_layout.height() * (1 + 2 * FlowGapPart);
    const auto add = [&](FlowColumn column, const auto& words) {
        marks.x.push_back((columnStart(column) + endOf(column)) / 2);
        marks.y.push_back(top);
        marks.addLabel(worded(words));
    };
    add(FlowColumn::Own, [] { return fairshare::say("own quota"); });
    const bool shares = std::any_of(m_layout.boxes().begin(), m_layout.boxes().end(),
        [](const FlowBox& box) { return columnOf(box.point.end) == FlowColumn::Shared; });
    if (shares)
        add(FlowColumn::Shared, [] { return fairshare::say("surplus"); });
    add(FlowColumn::Given, [] { return fairshare::say("allocated"); });
    return marks;
}

std::vector<Marks> FlowPicture::marks() const
{
    return {bandsOf("kept_and_given", PlotRole::Bar), bandsOf("idle", PlotRole::Idle),
        bandsOf("received", PlotRole::Gain), boxesOf(FlowColumn::Own), boxesOf(FlowColumn::Shared),
        boxesOf(FlowColumn::Given), headings()};
}

/// @param step 0: after all steps
std::string flowNote(const QuotaStudy& study, std::size_t step)
{
    const std::string width = countsQuotaTwice(study.trace())
        ? fairshare::say("Width = cores of quota, some counted twice.")
        : fairshare::say("Width = cores.");
    return step == 0 ? width : width + ' ' + fairshare::say("Step {} of {}.", step, study.steps().size());
}

} // namespace

Plot quotaFlowPlot(const QuotaStudy& study, std::size_t step)
{
    const std::vector<AllocationPlayStep>& steps = study.steps();
    const bool whole = step == 0 || step >= steps.size();
    Plot plot{
        .title = fairshare::say("Where each core goes, policy: {}", said(study.chosen().policy->title))};
    plot.note = flowNote(study, whole ? 0 : step);
    const std::size_t traced = whole || steps.empty() ? study.trace().steps.size() : steps[step - 1].endStep;
    const FlowLayout layout(study, traced);
    PlotPanel panel;
    panel.x = {.lowest = -LeftRoom, .highest = 2 + RightRoom, .shown = false};
    panel.y = {
        .lowest = 0, .highest = std::max(layout.height(), 1.0) * (1 + 3 * FlowGapPart), .shown = false};
    if (layout.boxes().empty())
        plot.empty = whole ? fairshare::say("The pool has nothing to allocate.")
                           : fairshare::say("Nothing is allocated until groups draw on their quotas.");
    else
        panel.marks = FlowPicture(study, layout).marks();
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace fairshare
