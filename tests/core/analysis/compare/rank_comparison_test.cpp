// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/rank_comparison.h"

#include "core/scenario/edits/structure_edit.h"
#include "tests/core/analysis/hand_made.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare {
namespace {

using test::evaluated;
using test::handMade;
using test::treeOf;
using test::university;
using testing::ElementsAre;

std::vector<std::string> names(const RankComparison& comparison)
{
    std::vector<std::string> users;
    for (const NodeRow row : comparison.users)
        users.emplace_back(comparison.now().tree.name(row));
    return users;
}

std::vector<std::string> groupNames(const RankComparison& comparison)
{
    std::vector<std::string> accounts;
    for (const ComparisonGroup& group : comparison.groups)
        accounts.emplace_back(group.account == NoRow ? "" : comparison.now().tree.name(group.account));
    return accounts;
}

/// Origin of all figures: the designed compare view of this university.
class UniversityComparison : public testing::Test {
protected:
    RankComparison compared(Grouping grouping = Grouping::TopAccounts) const
    {
        return compareRanks(
            {.now = m_after, .baseline = m_before, .algorithm = "fair_tree", .grouping = grouping})
            .value();
    }
    NodeRow row(std::string_view name) const { return test::rowOf(*m_after, name); }

    std::shared_ptr<const Evaluation> m_before = evaluated(university("before"));
    std::shared_ptr<const Evaluation> m_after = evaluated(university("after"));
};

TEST_F(UniversityComparison, GathersUsersByCollegeWhoGainsMostFirst)
{
    const RankComparison comparison = compared();
    EXPECT_THAT(groupNames(comparison), ElementsAre("medicine", "sciences", "engineering"));
    EXPECT_THAT(names(comparison),
        ElementsAre("gupta", "weber", "olsen", "rossi", "ahmadi", "iyer", "eriksen", "zhang", "mbeki",
            "lopez", "tanaka", "svensson", "kowalski", "feldman", "abara", "brandt", "haddad", "moreau",
            "nakamura", "petrov", "castillo", "lindqvist", "okafor", "dvorak"));
}

TEST_F(UniversityComparison, OfSomeUsersCountsOnlyThem)
{
    const RankComparison comparison = compared();
    std::vector<NodeRow> rows{row("medicine"), row("weber"), row("brandt"), row("gupta")};
    std::sort(rows.begin(), rows.end());
    const RankComparison some = withUsers(comparison, rows);
    EXPECT_THAT(groupNames(some), ElementsAre("medicine", "sciences"));
    EXPECT_THAT(names(some), ElementsAre("gupta", "weber", "brandt"));
    const std::size_t chosen = comparison.algorithm;
    EXPECT_EQ(some.groups[0].ranks[chosen],
        comparison.move(chosen, row("gupta")) + comparison.move(chosen, row("weber")));
    EXPECT_EQ(some.groups[0].compared(), 2U);
    EXPECT_EQ(some.groups[1].usersNow(), 1U);
    EXPECT_EQ(some.place[row("brandt")], 2U);
    EXPECT_EQ(some.place[row("zhang")], UndefinedCount);
    EXPECT_TRUE(withUsers(comparison, {}).groups.empty());
}

/// The university after the changes, and without some of its rows.
RankComparison comparedWithout(std::string_view gone, Grouping grouping)
{
    const Scenario after = university("after");
    const auto before = evaluated(university("before"));
    const auto now =
        evaluated(withoutRows(after, std::array{test::rowOf(*evaluated(after), gone)})->scenario);
    return compareRanks({.now = now, .baseline = before, .algorithm = "fair_tree", .grouping = grouping})
        .value();
}

std::vector<std::string> usersOf(const RankComparison& comparison, const ComparisonGroup& group)
{
    std::vector<std::string> users;
    for (std::size_t at = group.begin; at < group.end; ++at)
        users.emplace_back(comparison.name(comparison.users[at]));
    return users;
}

TEST(GoneUsers, StandLastInTheirGroupWithTheRankThatTheyHad)
{
    const RankComparison comparison = comparedWithout("gupta", Grouping::TopAccounts);
    const ComparisonGroup& medicine = comparison.groups.front();
    EXPECT_THAT(usersOf(comparison, medicine), ElementsAre("weber", "olsen", "rossi", "ahmadi", "gupta"));
    EXPECT_EQ(medicine.gone, 1U);
    EXPECT_EQ(medicine.usersNow(), 4U);
    EXPECT_EQ(medicine.compared(), 4U);
    const NodeRow gupta = comparison.users[medicine.end - 1];
    EXPECT_TRUE(comparison.isGone(gupta));
    EXPECT_EQ(comparison.before[gupta], 9U);
    EXPECT_EQ(comparison.rankNow(gupta), UndefinedCount);
    EXPECT_TRUE(isUndefined(comparison.factorNow(gupta)));
    EXPECT_EQ(comparison.move(comparison.algorithm, gupta), NoMove);
    EXPECT_EQ(comparison.place[gupta], medicine.end - 1);
}

TEST(GoneUsers, StandWhereTheyStoodWhenSortedByTheRankBefore)
{
    RankComparison comparison = comparedWithout("gupta", Grouping::None);
    sortComparison(comparison, {.key = ComparisonKey::Before, .descending = false});
    EXPECT_EQ(comparison.name(comparison.users[7]), "dvorak");
    EXPECT_EQ(comparison.name(comparison.users[8]), "gupta");
    EXPECT_EQ(comparison.name(comparison.users[9]), "weber");
}

TEST(GoneUsers, OfAGoneAccountStandWithTheNearestThatIsLeft)
{
    const RankComparison byAccount = comparedWithout("imaging", Grouping::Accounts);
    const NodeRow medicine = test::rowOf(byAccount.now(), "medicine");
    const auto group = std::find_if(byAccount.groups.begin(), byAccount.groups.end(),
        [medicine](const ComparisonGroup& at) { return at.account == medicine; });
    ASSERT_NE(group, byAccount.groups.end());
    EXPECT_THAT(usersOf(byAccount, *group), ElementsAre("gupta", "weber"));
    const RankComparison byTop = comparedWithout("medicine", Grouping::TopAccounts);
    EXPECT_THAT(groupNames(byTop), ElementsAre(testing::_, testing::_, "root"));
    EXPECT_THAT(
        usersOf(byTop, byTop.groups.back()), ElementsAre("ahmadi", "olsen", "rossi", "gupta", "weber"));
}

TEST_F(UniversityComparison, CountsWhoMovesInEachCollege)
{
    const RankComparison comparison = compared();
    const auto counts = [&comparison](std::size_t at) {
        const ComparisonGroup& group = comparison.groups[at];
        return std::vector<std::size_t>{group.up, group.down, group.kept};
    };
    EXPECT_THAT(counts(0), ElementsAre(5, 0, 0));
    EXPECT_THAT(counts(1), ElementsAre(1, 1, 9));
    EXPECT_THAT(counts(2), ElementsAre(0, 8, 0));
}

TEST_F(UniversityComparison, AddsUpMovesUnderEveryAlgorithm)
{
    const RankComparison comparison = compared();
    // medicine: +2 +2 +1 +7 +9, +1 +1 +4 +5 +7, 0 +1 +5 +5 +3, 0, 5 x +8.
    EXPECT_THAT(comparison.groups[0].ranks, ElementsAre(21, 18, 14, 0, 40));
    EXPECT_EQ(comparison.groups[0].meanMove(4), 8);
    EXPECT_EQ(comparison.groups[0].meanMove(0), 4.2);
    EXPECT_EQ(comparison.groups[2].meanMove(4), -5);
}

TEST_F(UniversityComparison, TellsRankBeforeMoveAndExtremes)
{
    const RankComparison comparison = compared();
    EXPECT_EQ(comparison.before[row("iyer")], 20U);
    EXPECT_EQ(comparison.move(4, row("iyer")), 1);
    EXPECT_EQ(comparison.move(0, row("ahmadi")), 9);
    EXPECT_EQ(comparison.largestMove, 8);
    EXPECT_EQ(comparison.largestOther, 9);
}

TEST_F(UniversityComparison, MarksWhatWasEdited)
{
    const RankComparison comparison = compared();
    std::vector<std::string> changed;
    for (NodeRow at = 0; at < comparison.changed.size(); ++at)
        if (comparison.changed[at] != 0)
            changed.emplace_back(m_after->tree.name(at));
    EXPECT_THAT(changed, ElementsAre("medicine", "chemistry", "brandt"));
}

// Chemistry, biology and physics keep their sum; the one user who gains a rank is of chemistry.
TEST_F(UniversityComparison, GathersUsersByTheirAccount)
{
    EXPECT_THAT(groupNames(compared(Grouping::Accounts)),
        ElementsAre(
            "imaging", "genomics", "chemistry", "biology", "physics", "civil", "electrical", "mechanical"));
}

TEST_F(UniversityComparison, LeavesUsersTogetherOnRequest)
{
    const RankComparison comparison = compared(Grouping::None);
    ASSERT_EQ(comparison.groups.size(), 1U);
    EXPECT_EQ(comparison.groups[0].account, NoRow);
    EXPECT_EQ(comparison.groups[0].end, 24U);
    EXPECT_EQ(names(comparison).front(), "gupta");
    EXPECT_EQ(names(comparison).back(), "dvorak");
}

// Ranks of iyer: 18 under classic, 19 under Fair Tree; of abara 24 under both.
TEST_F(UniversityComparison, ComparesWithAnotherAlgorithm)
{
    const RankComparison comparison =
        compareRanks({.now = m_after, .baseline = m_before, .algorithm = "fair_tree", .against = "classic"})
            .value();
    EXPECT_EQ(comparison.before[row("iyer")], 18U);
    EXPECT_EQ(comparison.move(4, row("iyer")), -1);
    EXPECT_EQ(comparison.move(4, row("abara")), 0);
    EXPECT_EQ(comparison.moves[0].kept, 24U);
    EXPECT_EQ(comparison.changed[row("brandt")], 0);
}

TEST_F(UniversityComparison, StandsByRankWithoutABaseline)
{
    const RankComparison comparison =
        compareRanks({.now = m_after, .algorithm = "classic", .grouping = Grouping::None}).value();
    EXPECT_FALSE(comparison.compares());
    EXPECT_EQ(comparison.before[row("gupta")], UndefinedCount);
    EXPECT_EQ(comparison.move(0, row("gupta")), NoMove);
    EXPECT_EQ(names(comparison).front(), "gupta");
    EXPECT_EQ(names(comparison)[1], "haddad");
}

TEST_F(UniversityComparison, RefusesAnUnknownAlgorithm)
{
    EXPECT_EQ(compareRanks({.now = m_after, .algorithm = "fifo"}).error().message,
        "algorithm 'fifo' was not evaluated");
    EXPECT_EQ(compareRanks({.now = m_after, .algorithm = "classic", .against = "fifo"}).error().message,
        "algorithm 'fifo' was not evaluated");
}

/// x: ann 4 → 1, bob 2 → 2; y: cy 1 → 3, dan 3 → 4; ex, at the root, is new and last.
class SmallComparison : public testing::Test {
protected:
    SmallComparison()
    {
        const auto before = handMade(treeOf({{"x", "ann"}, {"x", "bob"}, {"y", "cy"}, {"y", "dan"}}),
            {{"classic", {{"ann", 0.1}, {"bob", 0.8}, {"cy", 0.9}, {"dan", 0.2}}}});
        const auto now = handMade(treeOf({{"x", "ann"}, {"x", "bob"}, {"y", "cy"}, {"y", "dan"}, {"", "ex"}}),
            {{"classic", {{"ann", 0.9}, {"bob", 0.7}, {"cy", 0.5}, {"dan", 0.3}, {"ex", std::nan("")}}}});
        m_comparison = compareRanks({.now = now, .baseline = before, .algorithm = "classic"}).value();
    }
    std::vector<std::string> sorted(ComparisonKey key, bool descending)
    {
        sortComparison(m_comparison, {.key = key, .descending = descending});
        return names(m_comparison);
    }

    RankComparison m_comparison;
};

TEST_F(SmallComparison, PutsUsersOfTheRootIntoItsGroup)
{
    EXPECT_THAT(groupNames(m_comparison), ElementsAre("x", "y", "root"));
    EXPECT_EQ(m_comparison.groups[2].compared(), 0U);
    EXPECT_EQ(m_comparison.groups[2].meanMove(0), 0);
}

TEST_F(SmallComparison, SortsByMove)
{
    EXPECT_THAT(sorted(ComparisonKey::Move, true), ElementsAre("ann", "bob", "dan", "cy", "ex"));
    EXPECT_THAT(sorted(ComparisonKey::Move, false), ElementsAre("cy", "dan", "bob", "ann", "ex"));
}

TEST_F(SmallComparison, SortsByName)
{
    EXPECT_THAT(sorted(ComparisonKey::Name, false), ElementsAre("ex", "ann", "bob", "cy", "dan"));
    EXPECT_THAT(sorted(ComparisonKey::Name, true), ElementsAre("dan", "cy", "bob", "ann", "ex"));
}

TEST_F(SmallComparison, SortsByRank)
{
    EXPECT_THAT(sorted(ComparisonKey::Now, true), ElementsAre("ex", "dan", "cy", "bob", "ann"));
    EXPECT_THAT(sorted(ComparisonKey::Before, false), ElementsAre("cy", "dan", "bob", "ann", "ex"));
}

TEST_F(SmallComparison, PutsFactorsThatAreNoNumbersLast)
{
    EXPECT_THAT(sorted(ComparisonKey::Factor, true), ElementsAre("ann", "bob", "cy", "dan", "ex"));
    EXPECT_THAT(sorted(ComparisonKey::Factor, false), ElementsAre("dan", "cy", "bob", "ann", "ex"));
}

TEST_F(SmallComparison, MarksANewUserAsChanged)
{
    EXPECT_EQ(m_comparison.changed[findByPath(m_comparison.now().tree, "root/ex")], 1);
    EXPECT_EQ(m_comparison.changed[findByPath(m_comparison.now().tree, "root/x/ann")], 0);
}

TEST(RankComparisonOf, NamesOfSeveralAccountsAreToldApart)
{
    const ShareTree tree = treeOf({{"x", "ann"}, {"x", "bob"}, {"y", "ann"}, {"z", "ann"}});
    const auto now = handMade(tree, {{"classic", {{"ann", 0.5}, {"bob", 0.25}}}});
    const auto endOf = [&](const char* path, Grouping grouping) {
        const RankComparison comparison =
            compareRanks({.now = now, .algorithm = "classic", .grouping = grouping}).value();
        return std::string(comparison.nameEnd(findByPath(tree, path)));
    };
    EXPECT_EQ(endOf("root/x/ann", Grouping::None), "x");
    EXPECT_EQ(endOf("root/y/ann", Grouping::None), "y");
    EXPECT_EQ(endOf("root/z/ann", Grouping::None), "z");
    EXPECT_EQ(endOf("root/x/bob", Grouping::None), "");
    EXPECT_EQ(endOf("root/x/ann", Grouping::TopAccounts), "") << "the head of its group says it";
}

TEST(RankComparisonOf, ATreeWithoutUsersHasNoGroups)
{
    const RankComparison comparison =
        compareRanks({.now = evaluated(Scenario()), .algorithm = "classic"}).value();
    EXPECT_TRUE(comparison.groups.empty());
    EXPECT_TRUE(comparison.users.empty());
}

} // namespace
} // namespace fairshare
