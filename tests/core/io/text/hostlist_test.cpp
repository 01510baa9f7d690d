// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/hostlist.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using testing::ElementsAre;

TEST(Hostlist, ExpandsRangesWithTheirZeros)
{
    EXPECT_THAT(*parseHostlist("n[001-003,7],login"), ElementsAre("n001", "n002", "n003", "n7", "login"));
    EXPECT_THAT(*parseHostlist("n[8-11]"), ElementsAre("n8", "n9", "n10", "n11"));
    EXPECT_THAT(*parseHostlist("r[1-2]n[3-4]-ib"), ElementsAre("r1n3-ib", "r1n4-ib", "r2n3-ib", "r2n4-ib"));
}

TEST(Hostlist, RefusesWhatIsNone)
{
    for (const char* text : {"", ",", "a,,b", "n[", "n]", "n[]", "n[3-1]", "n[a]", "n[1-2", "n[[1]]", "n[1,]",
             "n[0-99999]", "a[1-300]b[1-300]", "n[-1]"})
        EXPECT_FALSE(parseHostlist(text)) << text;
    EXPECT_FALSE(parseHostlist(std::string(300, 'n') + "[1-9]"));
}

TEST(Hostlist, ReadsIntervals)
{
    EXPECT_THAT(*parseIntervals("0-3 7"), ElementsAre(0, 1, 2, 3, 7));
    EXPECT_THAT(*parseIntervals("7 2-3  3"), ElementsAre(2, 3, 7));
    EXPECT_THAT(*parseIntervals(""), ElementsAre());
    for (const char* text : {"3-1", "a", "1,2", "-1", "1-", "1000000", "0-70000", "0-40000 0-40000"})
        EXPECT_FALSE(parseIntervals(text)) << text;
}

TEST(Hostlist, SortsNamesByTheirNumbers)
{
    std::vector<std::string> names{"n10", "n2", "m", "n02", "n", "n2b", "n1"};
    std::ranges::sort(names, comesBefore);
    EXPECT_THAT(names, ElementsAre("m", "n", "n1", "n02", "n2", "n2b", "n10"));
}

TEST(Hostlist, NumbersNamesOnce)
{
    NodeNames names;
    EXPECT_THAT(names.numbersOf({"b", "a"}), ElementsAre(0, 1));
    EXPECT_THAT(names.numbersOf({"c", "b", "c"}), ElementsAre(0, 2));
    EXPECT_THAT(names.names(), ElementsAre("b", "a", "c"));
}

} // namespace
} // namespace fairshare
