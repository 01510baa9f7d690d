// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/quota_flow_plot.h"

#include "core/base/say.h"
#include "core/base/worded.h"
#include "core/quota/quota_words.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t MostBoxes = 14; ///< of a column; more are merged
constexpr double Rounding = 1e-9; ///< of the pool
constexpr double GapPart = 0.028; ///< between boxes, of the whole height
constexpr double BoxWidth = 0.035; ///< of the way between columns
constexpr double LeftRoom = 0.52; ///< for names, in columns
constexpr double RightRoom = 0.95;
constexpr QuotaRow Others = NoQuotaRow; ///< stands for all groups that are too small for a box of their own

enum class Column : std::uint8_t { Own, Shared, Given };

Column columnOf(FlowEnd end)
{
    switch (end) {
    case FlowEnd::OwnQuota:
        return Column::Own;
    case FlowEnd::Surplus:
    case FlowEnd::Remainders:
        return Column::Shared;
    default:
        return Column::Given;
    }
}

struct Box {
    FlowPoint point;
    double amount = 0;
    double top = 0;
    double out = 0; ///< how much of it has left so far
    double in = 0; ///< how much has arrived
};

struct Band {
    std::size_t from;
    std::size_t to;
    double amount;
    double startTop = 0;
    double endTop = 0;
};

/// The boxes and bands of one picture.
class FlowLayout {
public:
    FlowLayout(const QuotaStudy& study, std::size_t stepCount);

    double height() const { return m_height; }
    const std::vector<Box>& boxes() const { return m_boxes; }
    const std::vector<Band>& bands() const { return m_bands; }
    /// Of the groups that a box stands for.
    double openOf(const Box& box) const;
    std::size_t mergedIn(Column column) const { return m_merged[static_cast<std::size_t>(column)]; }

private:
    using Key = std::tuple<int, FlowEnd, QuotaRow>;

    void readFlows(std::size_t stepCount);
    void routeIdle(std::vector<QuotaFlow>& flows) const;
    void mergeSmall(std::vector<QuotaFlow>& flows, Column column);
    Key keyOf(const FlowPoint& point, const std::map<QuotaRow, bool>& gives) const;
    void place();
    void placeBands();

    const QuotaStudy& m_study;
    std::vector<Box> m_boxes;
    std::vector<Band> m_bands;
    std::array<std::size_t, 3> m_merged{};
    double m_height = 0;
};

FlowLayout::FlowLayout(const QuotaStudy& study, std::size_t stepCount)
    : m_study(study)
{
    readFlows(stepCount);
    place();
    placeBands();
}

/// What nobody takes is offered too: it goes through a box of its own among what is shared.
void FlowLayout::routeIdle(std::vector<QuotaFlow>& flows) const
{
    std::map<FlowEnd, double> rest;
    for (QuotaFlow& flow : flows)
        if (flow.from.end == FlowEnd::OwnQuota
            && (flow.to.end == FlowEnd::NoTaker || flow.to.end == FlowEnd::Undecided)) {
            rest[flow.to.end] += flow.amount;
            flow.to = {FlowEnd::Surplus, Others};
        }
    for (const auto& [end, amount] : rest)
        flows.push_back({{FlowEnd::Surplus, Others}, {end, RootQuotaRow}, amount});
}

void FlowLayout::mergeSmall(std::vector<QuotaFlow>& flows, Column column)
{
    std::map<QuotaRow, double> amounts;
    const auto sideOf = [column](QuotaFlow& flow) -> FlowPoint& {
        return column == Column::Own ? flow.from : flow.to;
    };
    const auto isMerged = [column](const FlowPoint& point) {
        return column == Column::Own ? point.end == FlowEnd::OwnQuota : point.end == FlowEnd::Allocated;
    };
    for (QuotaFlow& flow : flows)
        if (isMerged(sideOf(flow)))
            amounts[sideOf(flow).row] += flow.amount;
    if (amounts.size() <= MostBoxes)
        return;
    std::vector<std::pair<double, QuotaRow>> order;
    order.reserve(amounts.size());
    for (const auto& [row, amount] : amounts)
        order.emplace_back(-amount, row);
    std::sort(order.begin(), order.end());
    for (std::size_t i = MostBoxes - 1; i < order.size(); ++i)
        amounts.erase(order[i].second);
    m_merged[static_cast<std::size_t>(column)] = order.size() - (MostBoxes - 1);
    for (QuotaFlow& flow : flows)
        if (FlowPoint& point = sideOf(flow); isMerged(point) && !amounts.contains(point.row))
            point.row = Others;
}

void FlowLayout::readFlows(std::size_t stepCount)
{
    std::vector<QuotaFlow> flows = quotaFlows(m_study.tree(), m_study.trace(), stepCount);
    // What rounding leaves is no core.
    const double unseen = Rounding * m_study.quotas().poolSize;
    std::erase_if(flows, [unseen](const QuotaFlow& flow) { return flow.amount <= unseen; });
    routeIdle(flows);
    mergeSmall(flows, Column::Own);
    mergeSmall(flows, Column::Given);
    std::map<QuotaRow, bool> gives;
    for (const QuotaFlow& flow : flows)
        if (flow.from.end == FlowEnd::OwnQuota && columnOf(flow.to.end) == Column::Given)
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
    for (Box& box : m_boxes)
        box.amount = std::max(std::exchange(box.in, 0), std::exchange(box.out, 0));
}

/// By column from the top: who gives all, then who keeps some; what is idle, then who gets something.
FlowLayout::Key FlowLayout::keyOf(const FlowPoint& point, const std::map<QuotaRow, bool>& gives) const
{
    const int column = static_cast<int>(columnOf(point.end)) * 4;
    const bool isRest = point.end == FlowEnd::NoTaker || point.end == FlowEnd::Undecided
        || (point.end == FlowEnd::Surplus && point.row == Others);
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
    for (const Box& box : m_boxes) {
        amount[static_cast<std::size_t>(columnOf(box.point.end))] += box.amount;
        ++count[static_cast<std::size_t>(columnOf(box.point.end))];
    }
    const double whole = *std::max_element(amount.begin(), amount.end());
    const std::size_t most = *std::max_element(count.begin(), count.end());
    const double gap = whole * GapPart;
    m_height = whole + gap * static_cast<double>(most);
    std::array<double, 3> top{m_height, m_height, m_height};
    for (Box& box : m_boxes) {
        double& at = top[static_cast<std::size_t>(columnOf(box.point.end))];
        box.top = at;
        at -= box.amount + gap;
    }
}

/// Bands leave a box in the order of where they go, and arrive in the order of where they come from.
void FlowLayout::placeBands()
{
    for (Band& band : m_bands) {
        Box& from = m_boxes[band.from];
        band.startTop = from.top - from.out;
        from.out += band.amount;
    }
    std::vector<Band*> order;
    for (Band& band : m_bands)
        order.push_back(&band);
    std::stable_sort(order.begin(), order.end(), [this](const Band* a, const Band* b) {
        const auto level = [this](const Band* band) { return -m_boxes[band->from].top; };
        return std::tuple(a->to, level(a)) < std::tuple(b->to, level(b));
    });
    for (Band* band : order) {
        Box& to = m_boxes[band->to];
        band->endTop = to.top - to.in;
        to.in += band->amount;
    }
}

double FlowLayout::openOf(const Box& box) const
{
    return box.point.row == Others ? 0 : m_study.chosen().allocation.open[box.point.row];
}

/// Where a column stands on the axis, and where its boxes end.
double startOf(Column column)
{
    return static_cast<double>(column);
}

double endOf(Column column)
{
    return startOf(column) + BoxWidth;
}

class FlowPicture {
public:
    FlowPicture(const QuotaStudy& study, const FlowLayout& layout)
        : m_study(study)
        , m_layout(layout)
    {
    }

    std::vector<Marks> marks() const;

private:
    Marks bandsOf(const char* id, PlotRole role) const;
    Marks boxesOf(Column column) const;
    Marks headings() const;
    PlotRole roleOf(const Band& band) const;
    std::string bandLabel(const Band& band) const;
    std::string boxLabel(const Box& box) const;
    std::string nameOf(const FlowPoint& point) const;

    const QuotaStudy& m_study;
    const FlowLayout& m_layout;
};

std::string FlowPicture::nameOf(const FlowPoint& point) const
{
    if (point.end == FlowEnd::NoTaker)
        return fairshare::say("no taker");
    if (point.end == FlowEnd::Undecided)
        return fairshare::say("still offered");
    if (point.end == FlowEnd::Remainders)
        return fairshare::say("remainders");
    if (point.end == FlowEnd::Surplus && point.row == Others)
        return fairshare::say("surplus that nobody took so far");
    if (point.end == FlowEnd::Surplus)
        return fairshare::say("surplus inside {}", m_study.shortNames()[point.row]);
    if (point.row == Others)
        return fairshare::say("{} more", m_layout.mergedIn(columnOf(point.end)));
    return std::string(m_study.shortNames()[point.row]);
}

std::string FlowPicture::boxLabel(const Box& box) const
{
    const std::string amount = slotsText(box.amount);
    const std::string text = nameOf(box.point) + "  " + amount;
    if (box.point.end != FlowEnd::Allocated || box.point.row == Others)
        return text;
    const std::string requested = slotsText(m_study.requested()[box.point.row]);
    if (m_layout.openOf(box) > 0)
        return fairshare::say("{} of {}, {} unmet", text, requested, slotsText(m_layout.openOf(box)));
    return fairshare::say("{} of {}", text, requested);
}

PlotRole FlowPicture::roleOf(const Band& band) const
{
    const FlowPoint& from = m_layout.boxes()[band.from].point;
    const FlowPoint& to = m_layout.boxes()[band.to].point;
    if (to.end == FlowEnd::NoTaker || to.end == FlowEnd::Undecided)
        return PlotRole::Idle;
    const bool received = from.end == FlowEnd::Surplus || from.end == FlowEnd::Remainders;
    return received ? PlotRole::Gain : PlotRole::Bar;
}

std::string FlowPicture::bandLabel(const Band& band) const
{
    const Box& from = m_layout.boxes()[band.from];
    const Box& to = m_layout.boxes()[band.to];
    const std::string amount = slotsText(band.amount);
    if (to.point.end == FlowEnd::NoTaker)
        return fairshare::say("{} stay idle", amount);
    if (columnOf(from.point.end) == Column::Shared)
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
    for (const Band& band : m_layout.bands()) {
        if (roleOf(band) != role)
            continue;
        const Box& from = m_layout.boxes()[band.from];
        const Box& to = m_layout.boxes()[band.to];
        marks.x.push_back(endOf(columnOf(from.point.end)));
        marks.x2.push_back(startOf(columnOf(to.point.end)));
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

Marks FlowPicture::boxesOf(Column column) const
{
    constexpr std::array<const char*, 3> Ids{"own_quota", "surplus", "allocated"};
    Marks marks{.kind = MarkKind::Rectangles,
        .id = Ids[static_cast<std::size_t>(column)],
        .role = PlotRole::Bar,
        .labelPlace = LabelPlace::None};
    if (column != Column::Shared)
        marks.labelPlace = column == Column::Own ? LabelPlace::Left : LabelPlace::Right;
    auto amounts = std::make_shared<Values<double>>();
    for (const Box& box : m_layout.boxes()) {
        if (columnOf(box.point.end) != column)
            continue;
        marks.x.push_back(startOf(column));
        marks.x2.push_back(endOf(column));
        marks.y.push_back(box.top - box.amount);
        marks.y2.push_back(box.top);
        const bool rest = box.point.end == FlowEnd::NoTaker || box.point.end == FlowEnd::Undecided;
        marks.roles.push_back(rest         ? PlotRole::Idle
                : column == Column::Shared ? PlotRole::Muted
                                           : PlotRole::Bar);
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
    const double top = m_layout.height() * (1 + GapPart);
    const auto add = [&](Column column, const auto& words) {
        marks.x.push_back((startOf(column) + endOf(column)) / 2);
        marks.y.push_back(top);
        marks.addLabel(worded(words));
    };
    add(Column::Own, [] { return fairshare::say("own quota"); });
    const bool shares = std::any_of(m_layout.boxes().begin(), m_layout.boxes().end(),
        [](const Box& box) { return columnOf(box.point.end) == Column::Shared; });
    if (shares)
        add(Column::Shared, [] { return fairshare::say("surplus"); });
    add(Column::Given, [] { return fairshare::say("allocated"); });
    return marks;
}

std::vector<Marks> FlowPicture::marks() const
{
    return {bandsOf("kept_and_given", PlotRole::Bar), bandsOf("idle", PlotRole::Idle),
        bandsOf("received", PlotRole::Gain), boxesOf(Column::Own), boxesOf(Column::Shared),
        boxesOf(Column::Given), headings()};
}

} // namespace

Plot quotaFlowPlot(const QuotaStudy& study, std::size_t step)
{
    const std::vector<AllocationPlayStep>& steps = study.steps();
    const bool whole = step == 0 || step >= steps.size();
    Plot plot{
        .title = fairshare::say("Where each core goes, allocation {}", said(study.chosen().policy->title))};
    plot.note = steps.empty() || whole ? fairshare::say("Width = cores; after all steps.")
                                       : fairshare::say("Width = cores; step {} of {}.", step, steps.size());
    const std::size_t traced = whole || steps.empty() ? study.trace().steps.size() : steps[step - 1].endStep;
    const FlowLayout layout(study, traced);
    PlotPanel panel;
    panel.x = {.lowest = -LeftRoom, .highest = 2 + RightRoom, .shown = false};
    panel.y = {.lowest = 0, .highest = std::max(layout.height(), 1.0) * (1 + 2 * GapPart), .shown = false};
    if (layout.boxes().empty())
        plot.empty = whole ? fairshare::say("The pool has nothing to allocate.")
                           : fairshare::say("Nothing is allocated before groups take of their quotas.");
    else
        panel.marks = FlowPicture(study, layout).marks();
    plot.panels.push_back(std::move(panel));
    return plot;
}

} // namespace fairshare
