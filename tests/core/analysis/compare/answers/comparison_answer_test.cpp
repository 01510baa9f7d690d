// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/comparison_answer.h"

#include "core/base/counted_words.h"
#include "tests/core/analysis/hand_made.h"
#include "tests/core/analysis/university.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::handMade;
using test::Places;
using test::treeOf;
using test::university;

using ByUser = std::map<std::string, double>;

std::string answer(const ComparisonQuestion& question)
{
    return comparisonAnswer(compareRanks(question).value());
}

const Places Two{{"x", "ann"}, {"x", "bob"}, {"y", "cy"}, {"y", "dan"}};

/// Classic factors of ann, bob, cy and dan before and now.
std::string answerFor(const ByUser& before, const ByUser& now, Grouping grouping = Grouping::TopAccounts)
{
    const ShareTree tree = treeOf(Two);
    return answer({.now = handMade(tree, {{"classic", now}}),
        .baseline = handMade(tree, {{"classic", before}}),
        .algorithm = "classic",
        .grouping = grouping});
}

const ByUser Descending{{"ann", 4}, {"bob", 3}, {"cy", 2}, {"dan", 1}};

TEST(CountedWords, NameNumbers)
{
    EXPECT_EQ(counted(0, Noun::User, ""), "no users");
    EXPECT_EQ(counted(1, Noun::User, ""), "1 user");
    EXPECT_EQ(counted(1234567, Noun::User, "'"), "1'234'567 users");
    EXPECT_EQ(spelledOut(5), "five");
    EXPECT_EQ(spelledOut(13), "13");
}

// The designed compare view shows this sentence over these figures.
TEST(ComparisonAnswer, NamesTheCollegesThatGainAndLoseMost)
{
    EXPECT_EQ(answer({.now = evaluated(university("after")),
                  .baseline = evaluated(university("before")),
                  .algorithm = "fair_tree"}),
        "Under Fair Tree, users in medicine gain 8 ranks each, users in engineering lose 5 each; abara stays "
        "last under four of five algorithms.");
}

// Ranks 1 2 3 4 become 3 1 2 4: ann loses 2, bob and cy gain 1.
TEST(ComparisonAnswer, GivesMeansWhereUsersDiffer)
{
    EXPECT_EQ(answerFor(Descending, {{"ann", 2}, {"bob", 4}, {"cy", 3}, {"dan", 1}}),
        "Under Classic, users in y gain 0.5 ranks on average, users in x lose 0.5 on average; dan stays "
        "last.");
}

// bob 2 → 1, ann 1 → 2: no account gains, so users are named.
TEST(ComparisonAnswer, NamesUsersWhereAccountsStayAsTheyAre)
{
    EXPECT_EQ(answerFor(Descending, {{"ann", 3}, {"bob", 4}, {"cy", 2}, {"dan", 1}}),
        "Under Classic, bob gains 1 rank, ann loses 1; dan stays last.");
}

// 1 2 3 4 become 3 4 1 2: two gain 2, two lose 2.
TEST(ComparisonAnswer, CountsUsersWhereTheyAreNotGathered)
{
    const ByUser now{{"ann", 2}, {"bob", 1}, {"cy", 4}, {"dan", 3}};
    EXPECT_EQ(answerFor(Descending, now, Grouping::None),
        "Under Classic, 2 users gain 2 ranks each, 2 users lose 2 each; bob is now last.");
}

TEST(ComparisonAnswer, SaysThatNobodyMoves)
{
    const ShareTree tree = treeOf(Two);
    const ByUser swapped{{"ann", 3}, {"bob", 4}, {"cy", 2}, {"dan", 1}};
    EXPECT_EQ(answer({.now = handMade(tree, {{"classic", Descending}, {"fair_tree", swapped}}),
                  .baseline = handMade(tree, {{"classic", Descending}, {"fair_tree", Descending}}),
                  .algorithm = "classic"}),
        "Under Classic, no ranks change compared with the opened file; dan stays last under both "
        "algorithms.");
}

TEST(ComparisonAnswer, WordsOneUserOfAnAccount)
{
    const ShareTree tree = treeOf({{"x", "ann"}, {"y", "bob"}});
    EXPECT_EQ(answer({.now = handMade(tree, {{"classic", {{"ann", 1}, {"bob", 2}}}}),
                  .baseline = handMade(tree, {{"classic", {{"ann", 2}, {"bob", 1}}}}),
                  .algorithm = "classic"}),
        "Under Classic, the user in y gains 1 rank, the user in x loses 1; ann is now last.");
}

TEST(ComparisonAnswer, CountsUsersThatComeAndGo)
{
    EXPECT_EQ(answer({.now = handMade(
                          treeOf({{"x", "ann"}, {"x", "eve"}}), {{"classic", {{"ann", 1}, {"eve", 2}}}}),
                  .baseline = handMade(treeOf({{"x", "ann"}, {"y", "bob"}, {"y", "cy"}}),
                      {{"classic", {{"ann", 1}, {"bob", 2}, {"cy", 3}}}}),
                  .algorithm = "classic"}),
        "Under Classic, the user in x gains 1 rank; ann stays last; new users: 1; users removed: 2.");
}

// No last place is named while several users share it.
TEST(ComparisonAnswer, ComparesWithAnotherAlgorithm)
{
    const ShareTree tree = treeOf(Two);
    EXPECT_EQ(
        answer(
            {.now = handMade(tree,
                 {{"classic", Descending}, {"fair_tree", {{"ann", 1}, {"bob", 1}, {"cy", 2}, {"dan", 2}}}}),
                .algorithm = "fair_tree",
                .against = "classic"}),
        "Under Fair Tree instead of Classic, users in y gain 2.5 ranks on average, users in x lose 1.5 on "
        "average.");
}

// Pairs in another order: of six, those of dan with the other three; (3 - 3) / 6 = 0.
TEST(ComparisonAnswer, ComparesAlgorithmsWhereNothingChanged)
{
    const ShareTree tree = treeOf(Two);
    const auto now = handMade(
        tree, {{"classic", Descending}, {"fair_tree", {{"ann", 3}, {"bob", 2}, {"cy", 1}, {"dan", 4}}}});
    const std::string sentence =
        "Classic ranks the 4 users least like Fair Tree (tau 0.00), which puts dan at rank 1 instead of 4.";
    EXPECT_EQ(answer({.now = now, .algorithm = "classic"}), sentence);
    EXPECT_EQ(answer({.now = now, .baseline = now, .algorithm = "classic"}), sentence);
}

TEST(ComparisonAnswer, SaysThatAlgorithmsAgree)
{
    EXPECT_EQ(answer({.now = handMade(treeOf(Two), {{"classic", Descending}, {"fair_tree", Descending}}),
                  .algorithm = "classic"}),
        "Classic ranks the 4 users in the same order as all other algorithms.");
}

TEST(ComparisonAnswer, SaysWhoStandsAlone)
{
    EXPECT_EQ(answer({.now = handMade(treeOf({{"x", "ann"}}), {{"classic", {{"ann", 1}}}}),
                  .algorithm = "classic"}),
        "3 associations, 1 user: under Classic, ann is the only user.");
}

} // namespace
} // namespace fairshare
