// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/tab_separated.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(TabSeparated, CommasBetweenCellsBecomeTabs)
{
    EXPECT_EQ(tabSeparated("a,b,c\n1,,3\n"), "a\tb\tc\n1\t\t3\n");
    EXPECT_EQ(tabSeparated(""), "");
    EXPECT_EQ(tabSeparated("a,b"), "a\tb");
}

TEST(TabSeparated, QuotedCellsStayWhole)
{
    EXPECT_EQ(tabSeparated("\"a, b\",\"say \"\"x, y\"\"\"\n\"two\nlines\",3\n"),
        "\"a, b\"\t\"say \"\"x, y\"\"\"\n\"two\nlines\"\t3\n");
}

TEST(TabSeparated, ATabInsideACellIsQuoted)
{
    EXPECT_EQ(tabSeparated("a\tb,c\n"), "\"a\tb\"\tc\n");
}

} // namespace
} // namespace fairshare
