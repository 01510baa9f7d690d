// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/page_flow.h"

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

/// What stands on each page, as places in the flow; -1 for a repeated head.
std::vector<std::vector<int>> placed(const Flow& flow, double height)
{
    std::vector<std::vector<int>> pages;
    for (const FlowPage& page : paginate(flow, height)) {
        pages.emplace_back();
        for (const PlacedPiece& piece : page) {
            const bool isPiece = piece.piece >= flow.data() && piece.piece < flow.data() + flow.size();
            pages.back().push_back(isPiece ? static_cast<int>(piece.piece - flow.data()) : -1);
        }
    }
    return pages;
}

TEST(PageFlow, FillsPagesInOrder)
{
    const Flow flow{{.height = 40}, {.height = 40}, {.height = 40}};
    EXPECT_THAT(placed(flow, 100), ElementsAre(ElementsAre(0, 1), ElementsAre(2)));
}

TEST(PageFlow, LeavesNoGapAtTheHeadOfAPage)
{
    const Flow flow{{.height = 60, .gap = 30}, {.height = 60, .gap = 30}, {.height = 10, .gap = 30}};
    const auto pages = paginate(flow, 100);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0][0].top, 0);
    EXPECT_EQ(pages[1][0].top, 0);
    EXPECT_EQ(pages[1][1].top, 90);
}

TEST(PageFlow, LeavesNoHeadingAloneAtTheFoot)
{
    const Flow flow{{.height = 70}, {.height = 20, .keepsWithNext = true}, {.height = 20}};
    EXPECT_THAT(placed(flow, 100), ElementsAre(ElementsAre(0), ElementsAre(1, 2)));
}

TEST(PageFlow, PartsWhatIsHigherThanAPage)
{
    const Flow flow{
        {.height = 60, .keepsWithNext = true}, {.height = 60, .keepsWithNext = true}, {.height = 60}};
    EXPECT_THAT(placed(flow, 100), ElementsAre(ElementsAre(0), ElementsAre(1), ElementsAre(2)));
}

TEST(PageFlow, RepeatsTheHeadOfATable)
{
    const auto head = std::make_shared<const FlowPiece>(FlowPiece{.height = 20});
    Flow flow{
        *head, {.height = 40, .head = head}, {.height = 40, .head = head}, {.height = 40, .head = head}};
    EXPECT_THAT(placed(flow, 100), ElementsAre(ElementsAre(0, 1, 2), ElementsAre(-1, 3)));
    EXPECT_EQ(paginate(flow, 100)[1][1].top, 20);
}

TEST(PageFlow, LeavesNoPageHalfEmptyThatAnotherBreakFills)
{
    // Filled one by one, the second page would hold 45 of 100.
    const Flow flow{{.height = 70}, {.height = 25}, {.height = 45}, {.height = 90}};
    EXPECT_THAT(placed(flow, 100), ElementsAre(ElementsAre(0), ElementsAre(1, 2), ElementsAre(3)));
}

TEST(PageFlow, LowersWhatMayBeLowerForAPageLess)
{
    const Flow flow{{.height = 60}, {.height = 50, .shrink = 20}, {.height = 5, .gap = 5}};
    const auto pages = paginate(flow, 100);
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_EQ(pages[0][1].height, 30);
    EXPECT_EQ(pages[0][2].top, 95);
}

TEST(PageFlow, RaisesWhatMayBeHigherUntilThePageIsFull)
{
    const Flow flow{{.height = 60, .stretch = 30}, {.height = 20, .gap = 5}, {.height = 90, .stretch = 30}};
    const auto pages = paginate(flow, 100);
    ASSERT_EQ(pages.size(), 2U);
    EXPECT_EQ(pages[0][0].height, 75);
    EXPECT_EQ(pages[0][1].top, 80);
    EXPECT_EQ(pages[1][0].height, 90); // nothing has to fill the last page
}

TEST(PageFlow, BeginsATableOnTheNextPageRatherThanPartIt)
{
    const auto head = std::make_shared<const FlowPiece>(FlowPiece{.height = 10});
    const FlowPiece row{.height = 20, .head = head};
    FlowPiece first = *head;
    first.keepsWithNext = true;
    EXPECT_THAT(placed({{.height = 70}, first, row, row, row}, 100),
        ElementsAre(ElementsAre(0), ElementsAre(1, 2, 3, 4)));
    EXPECT_THAT(placed({{.height = 30}, first, row, row, row}, 90),
        ElementsAre(ElementsAre(0, 1, 2, 3), ElementsAre(-1, 4)));
}

TEST(PageFlow, IsOnePageWhereThereIsNothing)
{
    EXPECT_THAT(placed({}, 100), ElementsAre(ElementsAre()));
}

} // namespace
} // namespace fairshare::gui
