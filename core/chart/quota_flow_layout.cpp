// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/quota_flow_layout.h"

#include <algorithm>
#include <span>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t MostBoxes = 14; ///< per column; more are merged
constexpr std::size_t MostSharedBoxes = 5; ///< fewer, because their bands are labeled on both sides
constexpr double Rounding = 1e-9; ///< fraction of the pool

bool isMergeable(const FlowPoint& point, FlowColumn column)
{
    constexpr std::array Ends{FlowEnd::OwnQuota, FlowEnd::Surplus, FlowEnd::Allocated};
    return point.end == Ends[static_cast<std::size_t>(column)] && point.row != OtherGroups;
}

/// Returns the groups of a column that do not get their own box.
std::vector<QuotaRow> smallOf(std::span<const QuotaFlow> flows, FlowColumn column)
{
    std::map<QuotaRow, double> amounts;
    for (const QuotaFlow& flow : flows)
        if (const FlowPoint& point = column == FlowColumn::Own ? flow.from : flow.to;
            isMergeable(point, column))
            amounts[point.row] += flow.amount;
    std::vector<std::pair<double, QuotaRow>> order;
    order.reserve(amounts.size());
    for (const auto& [row, amount] : amounts)
        order.emplace_back(-amount, row);
    std::ranges::sort(order);
    const std::size_t most = column == FlowColumn::Shared ? MostSharedBoxes : MostBoxes;
    std::vector<QuotaRow> small;
    for (std::size_t i = order.size() > most ? most - 1 : order.size(); i < order.size(); ++i)
        small.push_back(order[i].second);
    std::ranges::sort(small);
    return small;
}

} // namespace

FlowColumn columnOf(FlowEnd end)
{
    switch (end) {
    case FlowEnd::OwnQuota:
        return FlowColumn::Own;
    case FlowEnd::Surplus:
    case FlowEnd::Remainders:
        return FlowColumn::Shared;
    default:
        return FlowColumn::Given;
    }
}

FlowLayout::FlowLayout(const QuotaStudy& study, std::size_t stepCount)
    : m_study(study)
{
    readFlows(stepCount);
    place();
    placeBands();
}

/// Routes unclaimed quota through its own box in the shared column, because it is offered too.
void FlowLayout::routeIdle(std::vector<QuotaFlow>& flows) const
{
    std::map<FlowEnd, double> rest;
    for (QuotaFlow& flow : flows)
        if (flow.from.end == FlowEnd::OwnQuota
            && (flow.to.end == FlowEnd::NoTaker || flow.to.end == FlowEnd::Undecided)) {
            rest[flow.to.end] += flow.amount;
            flow.to = {FlowEnd::Surplus, OtherGroups};
        }
    for (const auto& [end, amount] : rest)
        flows.push_back({{FlowEnd::Surplus, OtherGroups}, {end, RootQuotaRow}, amount});
}

void FlowLayout::mergeSmall(std::vector<QuotaFlow>& flows, FlowColumn column)
{
    const std::vector<QuotaRow> small = smallOf(flows, column);
    if (small.empty())
        return;
    m_merged[static_cast<std::size_t>(column)] = small.size();
    for (QuotaFlow& flow : flows)
        for (FlowPoint* point : {&flow.from, &flow.to})
            if (isMergeable(*point, column) && std::ranges::binary_search(small, point->row))
                point->row = column == FlowColumn::Shared ? OtherSurplus : OtherGroups;
    std::erase_if(flows, [](const QuotaFlow& flow) {
        return flow.from.end == FlowEnd::Surplus && flow.to.end == FlowEnd::Surplus
            && flow.from.row == flow.to.row;
    });
}

void FlowLayout::readFlows(std::size_t stepCount)
{
    std::vector<QuotaFlow> flows = quotaFlows(m_study.tree(), m_study.trace(), stepCount);
    // Ignores amounts that come from rounding.
    const double unseen = Rounding * m_study.quotas().poolSize;
    std::erase_if(flows, [unseen](const QuotaFlow& flow) { return flow.amount <= unseen; });
    routeIdle(flows);
    mergeSmall(flows, FlowColumn::Own);
    mergeSmall(flows, FlowColumn::Shared);
    mergeSmall(flows, FlowColumn::Given);
    std::map<QuotaRow, bool> gives;
    for (const QuotaFlow& flow : flows)
        if (flow.from.end == FlowEnd::OwnQuota && columnOf(flow.to.end) == FlowColumn::Given)
            gives[flow.from.row] = false;
        else if (flow.from.end == FlowEnd::OwnQuota)
            gives.emplace(flow.from.row, true);
    std::map<Key, std::size_t> boxes;
    for (const QuotaFlow& flow : flows)
        for (const FlowPoint& point : {flow.from, flow.to})
            boxes.emplace(keyOf(point, gives), 0);
    m_boxes.resize(boxes.size());
    std::size_t next = 0;
    for (auto& [key, place] : boxes)
        place = next++;
    std::map<std::pair<std::size_t, std::size_t>, double> bands;
    for (const QuotaFlow& flow : flows) {
        const std::size_t from = boxes[keyOf(flow.from, gives)];
        const std::size_t to = boxes[keyOf(flow.to, gives)];
        m_boxes[from].point = flow.from;
        m_boxes[to].point = flow.to;
        m_boxes[from].out += flow.amount;
        m_boxes[to].in += flow.amount;
        bands[{from, to}] += flow.amount;
    }
    for (const auto& [ends, amount] : bands)
        m_bands.push_back({ends.first, ends.second, amount});
    for (FlowBox& box : m_boxes)
        box.amount = std::max(std::exchange(box.in, 0), std::exchange(box.out, 0));
}

/// Returns the sort key of a box. From the top of a column: groups that give away everything, then groups
/// that keep some; idle cores, then groups that receive some.
FlowLayout::Key FlowLayout::keyOf(const FlowPoint& point, const std::map<QuotaRow, bool>& gives) const
{
    const int column = static_cast<int>(columnOf(point.end)) * 4;
    const bool isRest = point.end == FlowEnd::NoTaker || point.end == FlowEnd::Undecided
        || (point.end == FlowEnd::Surplus && point.row == OtherGroups);
    int place = isRest ? 0 : 1;
    if (point.end == FlowEnd::OwnQuota) {
        const auto found = gives.find(point.row);
        place = found != gives.end() && found->second ? 0 : 1;
    }
    return {column + place, point.end, isRest ? 0 : point.row};
}

void FlowLayout::place()
{
    std::array<double, 3> amount{};
    std::array<std::size_t, 3> count{};
    for (const FlowBox& box : m_boxes) {
        amount[static_cast<std::size_t>(columnOf(box.point.end))] += box.amount;
        ++count[static_cast<std::size_t>(columnOf(box.point.end))];
    }
    const double whole = *std::max_element(amount.begin(), amount.end());
    const std::size_t most = *std::max_element(count.begin(), count.end());
    const double gap = whole * FlowGapPart;
    m_height = whole + gap * static_cast<double>(most);
    std::array<double, 3> top{m_height, m_height, m_height};
    for (FlowBox& box : m_boxes) {
        double& at = top[static_cast<std::size_t>(columnOf(box.point.end))];
        box.top = at;
        at -= box.amount + gap;
    }
}

/// Places bands. They leave a box in the order of their targets and arrive in the order of their sources.
void FlowLayout::placeBands()
{
    for (FlowBand& band : m_bands) {
        FlowBox& from = m_boxes[band.from];
        band.startTop = from.top - from.out;
        from.out += band.amount;
    }
    std::vector<FlowBand*> order;
    order.reserve(m_bands.size());
    for (FlowBand& band : m_bands)
        order.push_back(&band);
    std::ranges::sort(order, {},
        [this](const FlowBand* band) { return std::tuple(band->to, -m_boxes[band->from].top, band->from); });
    for (FlowBand* band : order) {
        FlowBox& to = m_boxes[band->to];
        band->endTop = to.top - to.in;
        to.in += band->amount;
    }
}

double FlowLayout::openOf(const FlowBox& box) const
{
    return box.point.row == OtherGroups ? 0 : m_study.chosen().allocation.open[box.point.row];
}

} // namespace fairshare
