// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/timeline/timeline_layout.h"

#include <QFontMetrics>

#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare::gui {
namespace {

TimelineRoom room(TimelinePicture show, const QSize& size)
{
    return {show, 5, size, QFont(), 80, 30};
}

std::ptrdiff_t countOf(const TimelineLayout& layout, TimelineBand kind)
{
    return std::count_if(
        layout.bands.begin(), layout.bands.end(), [kind](const auto& band) { return band.kind == kind; });
}

TEST(TimelineLayout, PutsAllBandsOnOneClock)
{
    const TimelineLayout layout = layoutTimeline(room(TimelinePicture::HeatMap, {1000, 800}));
    ASSERT_EQ(countOf(layout, TimelineBand::Strip), 5);
    for (const TimelineLayout::Band& band : layout.bands) {
        EXPECT_EQ(band.canvas.left(), layout.left);
        EXPECT_EQ(band.canvas.right() + 1, layout.right);
        EXPECT_LE(band.canvas.bottom(), 800);
    }
}

TEST(TimelineLayout, GivesEveryPolicyTheSameHeight)
{
    const TimelineLayout layout = layoutTimeline(room(TimelinePicture::HeatMap, {1000, 800}));
    for (std::size_t policy = 1; policy < 5; ++policy)
        EXPECT_NEAR(layout.bands[policy].canvas.height(), layout.bands[0].canvas.height(), 1);
}

TEST(TimelineLayout, LeavesTheLoadOutWhereThereIsNoRoom)
{
    EXPECT_EQ(countOf(layoutTimeline(room(TimelinePicture::HeatMap, {1000, 900})), TimelineBand::Waiting), 1);
    EXPECT_EQ(countOf(layoutTimeline(room(TimelinePicture::HeatMap, {1000, 350})), TimelineBand::Waiting), 0);
    EXPECT_EQ(countOf(layoutTimeline(room(TimelinePicture::HeatMap, {1000, 350})), TimelineBand::Lost), 1);
}

TEST(TimelineLayout, LeavesTheMarkOfTheMomentRoomBelowTheFirstTitle)
{
    for (const TimelinePicture show : {TimelinePicture::Lost, TimelinePicture::Usage}) {
        const TimelineLayout layout = layoutTimeline(room(show, {1000, 500}));
        const auto gap = [](const TimelineLayout::Band& band) {
            return band.canvas.top() - band.title.bottom();
        };
        EXPECT_GE(gap(layout.bands[0]), gap(layout.bands[1]) + QFontMetrics(QFont()).height() / 3);
    }
}

TEST(TimelineLayout, FindsTheTimeOfAPlace)
{
    const TimelineLayout layout = layoutTimeline(room(TimelinePicture::Gantt, {1000, 500}));
    const TimeSpan span{100, 300};
    EXPECT_DOUBLE_EQ(layout.xOf(100, span), layout.left);
    EXPECT_NEAR(layout.timeAt(layout.xOf(250, span), span), 250, 1e-9);
}

TEST(TimelineLayout, KeepsTheBandsApartAtItsLeastSize)
{
    const TimelineRoom least =
        room(TimelinePicture::HeatMap, leastTimelineSize(room(TimelinePicture::HeatMap, {})));
    const TimelineLayout layout = layoutTimeline(least);
    for (std::size_t at = 1; at < layout.bands.size(); ++at)
        EXPECT_GT(layout.bands[at].canvas.top(), layout.bands[at - 1].canvas.bottom());
    EXPECT_GT(layout.bands.front().canvas.height(), QFontMetrics(QFont()).height());
}

} // namespace
} // namespace fairshare::gui
