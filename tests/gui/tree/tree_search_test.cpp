// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_search.h"

#include "tests/gui/support/university.h"

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::ElementsAre;

TEST(MatchesGlob, TakesStarsAndQuestionMarks)
{
    EXPECT_TRUE(matchesGlob("chemistry", "chem*"));
    EXPECT_TRUE(matchesGlob("chemistry", "*MIST*"));
    EXPECT_TRUE(matchesGlob("chemistry", "c?emistry"));
    EXPECT_TRUE(matchesGlob("abab", "*ab"));
    EXPECT_TRUE(matchesGlob("", "**"));
    EXPECT_FALSE(matchesGlob("chemistry", "chem"));
    EXPECT_FALSE(matchesGlob("chemistry", "?hem?"));
}

TEST(SearchRows, FindsPartsOfNamesAndPatterns)
{
    const Scenario scenario = university().scenario;
    EXPECT_THAT(searchRows(scenario.tree, "BRAND"), ElementsAre(rowOf(scenario, "brandt")));
    EXPECT_THAT(searchRows(scenario.tree, "*vorak"), ElementsAre(rowOf(scenario, "dvorak")));
    EXPECT_TRUE(searchRows(scenario.tree, "nobody").empty());
    EXPECT_TRUE(searchRows(scenario.tree, "").empty());
}

} // namespace
} // namespace fairshare::gui
