// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/analysis/hand_made.h"
#include "tests/core/chart/small_site.h"

#include <gmock/gmock.h>

#include <fmt/format.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::marksNamed;
using test::plotOf;
using test::university;
using testing::ElementsAre;
using testing::UnorderedElementsAre;

/// The heights of one line.
std::vector<double> heights(const Marks& lines, std::size_t line)
{
    return {lines.y.begin() + lines.starts[line], lines.y.begin() + lines.starts[line + 1]};
}

std::size_t lineOf(const Plot& plot, const Marks& lines, std::string_view name)
{
    for (std::size_t line = 0; line < lines.size(); ++line)
        if (plot.tree->name(lines.row(line)) == name)
            return line;
    return lines.size();
}

// Ranks from the designed compare view: the selected iyer is 18, 17, 19, 19, 19.
TEST(RankSlopes, DrawsEachUserThroughItsRanks)
{
    const Plot plot = plotOf("rank_slopes", *evaluated(university("after")));
    const Marks& users = marksNamed(plot, "users");
    ASSERT_EQ(users.size(), 24U);
    EXPECT_THAT(heights(users, lineOf(plot, users, "iyer")), ElementsAre(18, 17, 19, 19, 19));
    EXPECT_THAT(heights(users, lineOf(plot, users, "gupta")), ElementsAre(1, 2, 23, 1, 1));
    EXPECT_EQ(users.labelPlace, LabelPlace::LineEnds);
    EXPECT_TRUE(plot.panels[0].y.reversed);
    EXPECT_EQ(plot.note, "");
}

TEST(RankSlopes, NamesTiesAndWhyTheyAre)
{
    const Plot plot = plotOf("rank_slopes", *evaluated(university("after")));
    EXPECT_THAT(marksNamed(plot, "ties").labels, ElementsAre("23: moreau, gupta (no pending jobs)"));
    EXPECT_THAT(marksNamed(plot, "ties").x, ElementsAre(2));
}

TEST(RankSlopes, CountsTiesOfMany)
{
    const ShareTree tree = test::treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}, {"x", "d"}, {"x", "e"}});
    const std::map<std::string, double> tied{{"a", 1}, {"b", 0.5}, {"c", 0.5}, {"d", 0.5}, {"e", 0.5}};
    const auto now =
        test::handMade(tree, {{"classic", tied}, {"depth_oblivious", tied}, {"fair_tree", tied}});
    EXPECT_THAT(marksNamed(plotOf("rank_slopes", *now), "ties").labels, ElementsAre("2: 4 users"));
}

// Ranks: a 1, b 2, c 3, top 4.
TEST(RankSlopes, DrawsTheMeanOfAnAccountsUsers)
{
    const ShareTree tree = test::treeOf({{"x", "a"}, {"x", "b"}, {"y", "c"}, {"", "top"}});
    const auto now =
        test::handMade(tree, {{"fair_tree", {{"a", 0.9}, {"b", 0.8}, {"c", 0.7}, {"top", 0.1}}}});
    for (const std::string_view line : {"account", "top_account"}) {
        const Plot plot = plotOf("rank_slopes", *now, {{"line", std::string(line)}});
        const Marks& accounts = marksNamed(plot, "accounts");
        ASSERT_EQ(accounts.size(), 3U);
        EXPECT_THAT(heights(accounts, lineOf(plot, accounts, "x")), ElementsAre(1.5));
        EXPECT_THAT(heights(accounts, lineOf(plot, accounts, "y")), ElementsAre(3));
        EXPECT_THAT(heights(accounts, lineOf(plot, accounts, "root")), ElementsAre(4));
    }
}

// Colleges of the university under Fair Tree: (1+...+5)/5, (6+...+13)/8, (14+...+24)/11.
TEST(RankSlopes, GathersAllUsersBelowAnAccountOfTheRoot)
{
    const Plot plot =
        plotOf("rank_slopes", *evaluated(university("after")), {{"line", std::string("top_account")}});
    const Marks& accounts = marksNamed(plot, "accounts");
    ASSERT_EQ(accounts.size(), 3U);
    EXPECT_EQ(heights(accounts, lineOf(plot, accounts, "medicine")).back(), 3);
    EXPECT_EQ(heights(accounts, lineOf(plot, accounts, "engineering")).back(), 9.5);
    EXPECT_EQ(heights(accounts, lineOf(plot, accounts, "sciences")).back(), 19);
    EXPECT_TRUE(
        accounts.standsFor(lineOf(plot, accounts, "medicine"), findByName(*plot.tree, "gupta").front()));
}

TEST(RankSlopes, DrawsSomeOfVeryMany)
{
    test::Places places;
    std::map<std::string, double> factors;
    for (int user = 0; user < 12000; ++user) {
        places.emplace_back("x", fmt::format("u{:05}", user));
        factors[places.back().second] = -user;
    }
    const Plot plot = plotOf("rank_slopes", *test::handMade(test::treeOf(places), {{"fair_tree", factors}}));
    // Every sixth: ranks 1, 7, 13 …
    const Marks& users = marksNamed(plot, "users");
    EXPECT_EQ(users.size(), 2000U);
    EXPECT_THAT(heights(users, 1), ElementsAre(7));
    EXPECT_EQ(plot.note, "2000 of 12000 lines: evenly spaced by rank under Fair Tree, plus selected ones.");
}

// Of the ranks 1, 7, 13 … neither 2 nor 3 is one.
TEST(RankSlopes, KeepsTheSelectedAmongVeryMany)
{
    test::Places places;
    std::map<std::string, double> factors;
    for (int user = 0; user < 12000; ++user) {
        places.emplace_back("x", fmt::format("u{:05}", user));
        factors[places.back().second] = -user;
    }
    const auto now = test::handMade(test::treeOf(places), {{"fair_tree", factors}});
    const std::vector<NodeRow> selected{test::rowOf(*now, "u00001"), test::rowOf(*now, "u00002")};
    const auto plot =
        makePlot("rank_slopes", {.now = *now, .algorithm = "fair_tree", .selected = selected}, {});
    ASSERT_TRUE(plot);
    const Marks& users = marksNamed(*plot, "users");
    EXPECT_EQ(users.size(), 2002U);
    EXPECT_LT(lineOf(*plot, users, "u00001"), users.size());
    EXPECT_LT(lineOf(*plot, users, "u00002"), users.size());
    EXPECT_TRUE(plot->isSampled);
}

TEST(RankSlopes, ASelectedUserIsSeenInTheLineOfItsAccount)
{
    const Plot plot =
        plotOf("rank_slopes", *evaluated(university("after")), {{"line", std::string("account")}});
    const Marks& accounts = marksNamed(plot, "accounts");
    const NodeRow iyer = findByName(*plot.tree, "iyer").front();
    for (std::size_t line = 0; line < accounts.size(); ++line)
        EXPECT_EQ(accounts.standsFor(line, iyer), plot.tree->name(accounts.row(line)) == "chemistry");
    EXPECT_FALSE(plot.isSampled);
}

TEST(RankSlopes, RanksBeginAtOneAndEndAtTheLast)
{
    const Plot plot = plotOf("rank_slopes", *evaluated(university("after")));
    EXPECT_EQ(plot.panels[0].y.firstTick, 1);
    EXPECT_EQ(plot.panels[0].y.lastTick, 24);
    EXPECT_TRUE(marksNamed(plot, "users").heightsNamed);
}

TEST(RankSlopes, LongNamesHaveMoreRoom)
{
    const ShareTree brief = test::treeOf({{"x", "a"}, {"x", "b"}});
    const ShareTree wordy = test::treeOf({{"x", "department_user"}, {"x", "b"}});
    const auto first = test::handMade(brief, {{"fair_tree", {{"a", 1}, {"b", 0.5}}}});
    const auto second = test::handMade(wordy, {{"fair_tree", {{"department_user", 1}, {"b", 0.5}}}});
    EXPECT_LT(
        plotOf("rank_slopes", *second).panels[0].x.lowest, plotOf("rank_slopes", *first).panels[0].x.lowest);
}

TEST(RankSlopes, TiesHaveAShorterWord)
{
    const ShareTree tree = test::treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}});
    const std::map<std::string, double> tied{{"a", 1}, {"b", 0.5}, {"c", 0.5}};
    const auto now =
        test::handMade(tree, {{"classic", tied}, {"depth_oblivious", tied}, {"fair_tree", tied}});
    const Plot plot = plotOf("rank_slopes", *now);
    EXPECT_THAT(marksNamed(plot, "ties").labels, ElementsAre("2: b, c"));
    EXPECT_THAT(marksNamed(plot, "ties").shortLabels, ElementsAre("2: b, c"));
    EXPECT_THAT(marksNamed(plot, "ties").briefLabels, ElementsAre("2: 2 users"));
}

TEST(RankSlopes, NamesSomeOfManyFromTheFirstToTheLast)
{
    test::Places places;
    std::map<std::string, double> factors;
    for (int user = 0; user < 1000; ++user) {
        places.emplace_back("x", fmt::format("u{:04}", user));
        factors[places.back().second] = -user;
    }
    const Plot plot = plotOf("rank_slopes", *test::handMade(test::treeOf(places), {{"fair_tree", factors}}));
    const Marks& users = marksNamed(plot, "users");
    ASSERT_EQ(users.labelled.size(), 300U);
    EXPECT_EQ(labelOf(plot, {0, 0, users.labelled.front()}), "u0000");
    EXPECT_EQ(labelOf(plot, {0, 0, users.labelled[1]}), "u0003");
    EXPECT_EQ(labelOf(plot, {0, 0, users.labelled.back()}), "u0999");
}

// The ends of the lines name them under the first and the last.
TEST(RankSlopes, NamesATieOnce)
{
    const ShareTree tree = test::treeOf({{"x", "a"}, {"x", "b"}});
    const std::map<std::string, double> tied{{"a", 0.5}, {"b", 0.5}};
    const auto now =
        test::handMade(tree, {{"classic", tied}, {"depth_oblivious", tied}, {"fair_tree", tied}});
    EXPECT_THAT(marksNamed(plotOf("rank_slopes", *now), "ties").x, ElementsAre(1));
}

TEST(RankSlopes, LeavesOutAnAlgorithmThatTiesEverybody)
{
    const ShareTree tree = test::treeOf({{"x", "a"}, {"x", "b"}, {"x", "c"}});
    const std::map<std::string, double> tied{{"a", 0.5}, {"b", 0.5}, {"c", 0.5}};
    const auto now = test::handMade(tree,
        {{"classic", {{"a", 1}, {"b", 0.5}, {"c", 0.1}}}, {"depth_oblivious", tied}, {"ticket_based", tied},
            {"fair_tree", {{"a", 0.1}, {"b", 0.5}, {"c", 1}}}});
    const Plot plot = plotOf("rank_slopes", *now);
    const PlotAxis& axis = plot.panels[0].x;
    ASSERT_EQ(axis.ticks.size(), 2U);
    EXPECT_EQ(axis.ticks[0], (PlotTick{0, "Classic"}));
    EXPECT_EQ(axis.ticks[1], (PlotTick{1, "Fair Tree"}));
    EXPECT_EQ(plot.note, "Not drawn, because all users are tied: Depth-oblivious, Ticket-based.");
    const Marks& users = marksNamed(plot, "users");
    EXPECT_THAT(heights(users, lineOf(plot, users, "a")), ElementsAre(1, 3));
    EXPECT_EQ(users.figures.size(), 4U) << "the data still contain all ranks";
    EXPECT_TRUE(marksNamed(plot, "ties").x.empty());
}

// With one line through one algorithm there would be nothing to compare.
TEST(RankSlopes, KeepsTiesIfOneAlgorithmRanks)
{
    const ShareTree tree = test::treeOf({{"x", "a"}, {"x", "b"}});
    const auto now =
        test::handMade(tree, {{"classic", {{"a", 0.5}, {"b", 0.5}}}, {"fair_tree", {{"a", 1}, {"b", 0.5}}}});
    const Plot plot = plotOf("rank_slopes", *now);
    EXPECT_EQ(plot.panels[0].x.ticks.size(), 2U);
    EXPECT_EQ(plot.note, "");
}

TEST(RankSlopes, TellsUsersOfOneNameApart)
{
    const ShareTree tree = test::treeOf({{"x", "ann"}, {"y", "ann"}, {"y", "bob"}});
    const auto now = test::handMade(tree, {{"fair_tree", {{"ann", 1}, {"bob", 0.5}}}});
    const Plot plot = plotOf("rank_slopes", *now);
    std::vector<std::string> names;
    for (std::size_t line = 0; line < 3; ++line)
        names.push_back(labelOf(plot, {0, 0, line}));
    EXPECT_THAT(names, UnorderedElementsAre("ann (x)", "ann (y)", "bob"));
    EXPECT_EQ(cardOf(plot, {0, 0, 0}).title, "root › x › ann");
}

TEST(RankSlopes, SaysThatThereIsNobody)
{
    EXPECT_EQ(plotOf("rank_slopes", *evaluated(Scenario())).empty, "Nothing to rank.");
}

TEST(RankSlopes, ASelectedAccountKeepsTheLinesOfItsUsers)
{
    test::Places places;
    std::map<std::string, double> factors;
    for (int user = 0; user < 12000; ++user) {
        places.emplace_back(user == 1 ? "chosen" : "x", fmt::format("u{:05}", user));
        factors[places.back().second] = -user;
    }
    const auto now = test::handMade(test::treeOf(places), {{"fair_tree", factors}});
    const std::vector<NodeRow> selected{test::rowOf(*now, "chosen")};
    const auto plot =
        makePlot("rank_slopes", {.now = *now, .algorithm = "fair_tree", .selected = selected}, {});
    ASSERT_TRUE(plot);
    const Marks& users = marksNamed(*plot, "users");
    EXPECT_EQ(users.size(), 2001U);
    EXPECT_LT(lineOf(*plot, users, "u00001"), users.size());
    EXPECT_TRUE(users.isOfAccounts);
}

TEST(RankSlopes, SaysThatHeightsAreMeans)
{
    const auto now = evaluated(university("after"));
    EXPECT_EQ(plotOf("rank_slopes", *now).panels[0].y.title, "Rank (1 = first)");
    EXPECT_EQ(plotOf("rank_slopes", *now, {{"line", std::string("account")}}).panels[0].y.title,
        "Mean rank (1 = first)");
}

} // namespace
} // namespace fairshare
