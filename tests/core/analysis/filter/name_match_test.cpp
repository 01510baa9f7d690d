// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/filter/name_match.h"

#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

namespace fairshare {
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
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "brandt"});
    builder.add(builder.root(), {.name = "dvorak"});
    Diagnostics diagnostics;
    const ShareTree tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    EXPECT_THAT(searchRows(tree, "BRAND"), ElementsAre(findByName(tree, "brandt").at(0)));
    EXPECT_THAT(searchRows(tree, "*vorak"), ElementsAre(findByName(tree, "dvorak").at(0)));
    EXPECT_TRUE(searchRows(tree, "nobody").empty());
    EXPECT_TRUE(searchRows(tree, "").empty());
}

} // namespace
} // namespace fairshare
