// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_layout.h"

#include <QFontMetrics>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr double HeadingEms = 1.75;
constexpr double TitleEms = 1.3;
constexpr double CursorEms = 0.4; ///< room for the time mark between the first title and its canvas
constexpr double GapEms = 0.45;
constexpr double LeastStripEms = 1.25; ///< room for the name of a policy next to it
constexpr double LeastCourseEms = 3.2;
constexpr double LeastCanvasEms = 19; ///< including what is next to it
constexpr double LoadEms = 1.6; ///< height of the bands below the strips
constexpr double EnoughForLoadEms = 27; ///< room for all bands

struct Wish {
    TimelineBand kind;
    std::size_t policy = 0;
    double weight = 1; ///< share of the remaining room; 0 keeps the minimum height
    double least = LeastCourseEms; ///< em
    double title = 0; ///< em; room above the canvas
};

std::vector<Wish> wishes(const TimelineRoom& room, double ems)
{
    std::vector<Wish> list;
    const auto addLoad = [&list] {
        list.push_back({TimelineBand::InUse, 0, 0, LoadEms});
        list.push_back({TimelineBand::Waiting, 0, 0, LoadEms});
    };
    switch (room.show) {
    case TimelinePicture::HeatMap:
        for (std::size_t policy = 0; policy < room.policies; ++policy)
            list.push_back({TimelineBand::Strip, policy, 1, LeastStripEms});
        list.push_back({TimelineBand::Lost, 0, 1.7, LeastCourseEms, TitleEms});
        if (ems >= EnoughForLoadEms)
            addLoad();
        break;
    case TimelinePicture::Gantt:
        list.push_back({TimelineBand::Gantt, 0, 1, 3 * LeastCourseEms});
        addLoad();
        break;
    case TimelinePicture::Lost:
        list.push_back({TimelineBand::Lost, 0, 3, LeastCourseEms, TitleEms});
        list.push_back({TimelineBand::LostSum, 0, 2, LeastCourseEms, TitleEms});
        break;
    case TimelinePicture::Usage:
        list.push_back({TimelineBand::InUse, 0, 1, LeastCourseEms, TitleEms});
        list.push_back({TimelineBand::Waiting, 0, 1, LeastCourseEms, TitleEms});
        break;
    }
    if (list.front().title > 0)
        list.front().title += CursorEms;
    return list;
}

double fixedEms(const std::vector<Wish>& list)
{
    double sum = 0;
    for (const Wish& wish : list)
        sum += GapEms + wish.title + (wish.weight > 0 ? 0 : wish.least);
    return sum;
}

} // namespace

const TimelineLayout::Band* TimelineLayout::bandAt(const QPoint& position) const
{
    for (const Band& each : bands)
        if (each.canvas.contains(position))
            return &each;
    return nullptr;
}

const TimelineLayout::Band* TimelineLayout::band(TimelineBand kind) const
{
    for (const Band& each : bands)
        if (each.kind == kind)
            return &each;
    return nullptr;
}

QRect TimelineLayout::canvases() const
{
    if (bands.empty())
        return {};
    return {bands.front().canvas.topLeft(), bands.back().canvas.bottomRight()};
}

TimelineLayout layoutTimeline(const TimelineRoom& room)
{
    const double em = QFontMetrics(room.font).height();
    const auto pixels = [em](double ems) { return static_cast<int>(em * ems); };
    TimelineLayout made;
    made.left = pixels(0.6) + room.labelWidth + pixels(0.4) + room.tickWidth + pixels(NumberGapEms + 0.15);
    made.right = std::max(made.left + 1, room.size.width() - pixels(1));
    const int axis = pixels(2.6);
    made.heading = {made.left, pixels(0.15), made.right - made.left, pixels(HeadingEms) - pixels(0.4)};
    const int top = pixels(HeadingEms) + pixels(0.2);
    const int height = room.size.height() - top - axis - pixels(0.2);
    const std::vector<Wish> list = wishes(room, height / em);
    double weights = 0;
    for (const Wish& wish : list)
        weights += wish.weight;
    const double free = std::max(0.0, height - fixedEms(list) * em);
    double y = top;
    for (const Wish& wish : list) {
        TimelineLayout::Band band{.kind = wish.kind, .policy = wish.policy};
        if (wish.title > 0)
            band.title = {made.left, static_cast<int>(y), made.right - made.left, pixels(TitleEms)};
        y += wish.title * em;
        const double tall = wish.weight > 0 ? std::max(1.0, free * wish.weight / weights) : wish.least * em;
        const int begin = static_cast<int>(y);
        const int end = static_cast<int>(y + tall);
        band.canvas = {made.left, begin, made.right - made.left, std::max(1, end - begin)};
        band.label = {pixels(0.6), begin, room.labelWidth, std::max(1, end - begin)};
        made.bands.push_back(band);
        y += tall + GapEms * em;
    }
    const int below = made.bands.empty() ? top : made.bands.back().canvas.bottom() + 1;
    made.ticks = {made.left, below + pixels(0.25), made.right - made.left, pixels(1.1)};
    made.axisTitle = {made.left, made.ticks.bottom() + 1, made.right - made.left, pixels(1.15)};
    return made;
}

QSize leastTimelineSize(const TimelineRoom& room)
{
    const double em = QFontMetrics(room.font).height();
    double ems = HeadingEms + 0.4 + 2.6;
    for (const Wish& wish : wishes(room, 0))
        ems += GapEms + wish.title + wish.least;
    const double width = LeastCanvasEms * em + room.labelWidth + room.tickWidth;
    return {static_cast<int>(width), static_cast<int>(ems * em)};
}

} // namespace fairshare::gui
