// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/review.h"

#include "core/chart/plot.h"

#include "tests/core/report/review/reviews.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <tuple>

namespace fairshare {
namespace {

using test::accounts;
using test::block;
using test::question;
using test::reviewOf;
using test::section;
using test::text;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> titlesOf(const Review& review)
{
    std::vector<std::string> titles;
    for (const ReviewSection& section : review.sections)
        titles.push_back(section.title);
    return titles;
}

std::vector<std::string> cells(const ReviewTable& table, std::size_t row)
{
    return table.rows.at(row).cells;
}

/// The university before, with one more change.
Review universityReview()
{
    return reviewOf(question(test::university("after"), test::university("before")));
}

// Origin: picture 08 of the design, worked out from the shares 15 to 20, 12 to 18 and 2 to 1.
TEST(Review, SumsUpTheUniversity)
{
    const Review review = universityReview();
    EXPECT_EQ(text(section(review, "Summary")),
        "Three shares change. Under Fair Tree, the algorithm in use, 6 of 24 users gain places, 9 lose "
        "places and 9 keep theirs. The five users in medicine gain 8 places each; the eight users in "
        "engineering lose 5 each. In chemistry, iyer and brandt swap places.");
    EXPECT_EQ(review.title, "Policy review");
    EXPECT_EQ(review.subtitle, "State University, shares 2027");
    EXPECT_EQ(review.place, "cluster kestrel, November 20, 2026");
}

TEST(Review, HasTheSectionsThatABoardReads)
{
    EXPECT_THAT(titlesOf(universityReview()),
        ElementsAre("Summary", "Changes", "Effect on users", "Ranking under other algorithms",
            "How Fair Tree ranks users", "Shares, usage and priorities", "The algorithms in plain words",
            "Parameters and assumptions", "sacctmgr commands", "Provenance", "Signatures"));
}

// Origin: the same picture.
TEST(Review, ListsEachChangeWithItsEffectAlone)
{
    const Review review = universityReview();
    const auto& table = block<ReviewTable>(section(review, "Changes"));
    ASSERT_EQ(table.rows.size(), 3U);
    EXPECT_THAT(cells(table, 0), ElementsAre("medicine", "shares", "15", "20", "5", "8"));
    EXPECT_THAT(cells(table, 1), ElementsAre("brandt", "shares", "2", "1", "1", "1"));
    EXPECT_THAT(cells(table, 2), ElementsAre("chemistry", "shares", "12", "18", "0", "0"));
}

// Origin: the same picture.
TEST(Review, ShowsWhoMovesByPlace)
{
    const Review review = universityReview();
    const auto& table = block<ReviewTable>(section(review, "Effect on users"));
    ASSERT_EQ(table.rows.size(), 24U);
    EXPECT_THAT(cells(table, 0), ElementsAre("gupta", "1", "9", "", "medicine"));
    EXPECT_EQ(table.rows[0].move, 8);
    EXPECT_THAT(cells(table, 5), ElementsAre("haddad", "6", "1", "", "engineering"));
    EXPECT_EQ(table.rows[5].move, -5);
    EXPECT_THAT(cells(table, 18), ElementsAre("iyer", "19", "20", "", "sciences"));
    EXPECT_EQ(table.rows[18].move, 1);
    EXPECT_EQ(table.caption,
        "Figure 1. Each user's place under Fair Tree, compared with the opened file; 1 is first.");
}

// 13.9 % and 1.37 stand in the picture: 20 / 105 over 57922 / 416159 thousand TRES-s, and so on.
TEST(Review, ExplainsTheAlgorithmWithTheTreesOwnNumbers)
{
    const Review review = universityReview();
    EXPECT_THAT(text(section(review, "How Fair Tree ranks users")),
        HasSubstr("medicine has 20 of 105 shares and 13.9 % of the usage (1.37); engineering has 50 of "
                  "105 and 43.8 % (1.09); sciences has 35 of 105 and 42.3 % (0.79)."));
}

TEST(Review, GivesTheCommands)
{
    const Review review = universityReview();
    EXPECT_THAT(block<ReviewCode>(section(review, "sacctmgr commands")).lines,
        ElementsAre("# users under Fair Tree: move up 6, move down 9, keep rank 9, new 0, removed 0",
            "sacctmgr -i modify account where name=medicine cluster=kestrel set fairshare=20",
            "sacctmgr -i modify account where name=chemistry cluster=kestrel set fairshare=18",
            "sacctmgr -i modify user where name=brandt cluster=kestrel account=chemistry set fairshare=1"));
}

TEST(Review, SaysAtEveryFootWhereItComesFrom)
{
    ReviewQuestion asked = question(test::university("after"), test::university("before"));
    asked.origin.sources = {{"university.fairshare", 4321, std::string(12, 'a') + std::string(52, 'b')}};
    asked.origin.unsaved = {true, 2};
    const Review review = reviewOf(asked);
    EXPECT_THAT(review.footer,
        ElementsAre(
            "university.fairshare, SHA-256 aaaaaaaaaaaa; with unsaved changes; baseline: the opened file",
            "Fair Tree, account_ties as_run; Fairshare Explorer 1.0, 2026-11-20"));
    const auto& table = block<ReviewTable>(section(review, "Provenance"));
    EXPECT_THAT(cells(table, 0), ElementsAre("Reviewed", "university.fairshare, 4321 bytes"));
    EXPECT_THAT(cells(table, 1), ElementsAre("SHA-256", std::string(12, 'a') + std::string(52, 'b')));
    EXPECT_THAT(cells(table, 2), ElementsAre("Unsaved changes", "2, not included in the SHA-256"));
}

TEST(Review, DescribesAStateWithoutABaseline)
{
    const Review review = reviewOf(question(test::university("before")));
    EXPECT_THAT(titlesOf(review),
        ElementsAre("Summary", "Ranking under other algorithms", "How Fair Tree ranks users",
            "Shares, usage and priorities", "The algorithms in plain words", "Parameters and assumptions",
            "Provenance", "Signatures"));
    EXPECT_THAT(text(section(review, "Summary")),
        StartsWith("36 associations, 24 users: under Fair Tree, haddad ranks first and abara ranks last."));
    EXPECT_THAT(review.footer.front(), testing::Not(HasSubstr("baseline")));
}

TEST(Review, SaysThatNothingDiffers)
{
    const Review review = reviewOf(question(test::university("before"), test::university("before")));
    EXPECT_THAT(text(section(review, "Summary")), StartsWith("No differences from the opened file.\n"));
    EXPECT_THAT(titlesOf(review), testing::Not(testing::Contains("Changes")));
    EXPECT_THAT(titlesOf(review), testing::Not(testing::Contains("sacctmgr commands")));
}

// a and b used alike; with 3 shares instead of 1 a's user passes b's.
TEST(Review, WordsOneChangeOfOnePlace)
{
    const Scenario before = accounts({{"a", 1, 20}, {"b", 2, 20}});
    const Scenario now = accounts({{"a", 3, 20}, {"b", 2, 20}});
    EXPECT_EQ(text(section(reviewOf(question(now, before)), "Summary")),
        "One share changes. Under Fair Tree, the algorithm in use, 1 of 2 users gains places, 1 loses places "
        "and nobody keeps the same place. The user in a gains 1 place; the user in b loses 1.");
}

TEST(Review, KeepsSectionsOfTheFileOutOfItsTables)
{
    const Scenario before = accounts({{"a", 1, 20}, {"b", 2, 20}});
    Scenario now = accounts({{"a", 3, 20}, {"b", 2, 20}});
    now.sections.emplace_back("variants", R"([{"name": "other", "edits": []}])");
    EXPECT_THAT(text(section(reviewOf(question(now, before)), "Summary")), StartsWith("One share changes. "));
    now.sections.emplace_back("slurm_qos", R"({"seed": 7})");
    const Review review = reviewOf(question(now, before));
    const auto& table = block<ReviewTable>(section(review, "Changes"));
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_THAT(cells(table, 0), ElementsAre("settings", "slurm_qos", "–", "see the new file", "–", "–"));
}

TEST(Review, WordsAChangeThatMovesNobody)
{
    const Scenario before = accounts({{"a", 1, 20}, {"b", 2, 20}});
    const Scenario now = accounts({{"a", 1, 20}, {"b", 3, 20}});
    const Review review = reviewOf(question(now, before));
    EXPECT_EQ(text(section(review, "Summary")),
        "One share changes. Under Fair Tree, the algorithm in use, every user in both trees keeps the same "
        "place.");
    EXPECT_EQ(text(section(review, "Effect on users")), "No user's place changes under Fair Tree.");
}

TEST(Review, CountsWhoComesAndGoes)
{
    const Scenario before = accounts({{"a", 1, 20}, {"b", 2, 20}});
    const Scenario now = accounts({{"a", 1, 20}, {"c", 5, 10}});
    const Review review = reviewOf(question(now, before));
    EXPECT_EQ(text(section(review, "Summary")),
        "Two changes: 1 addition, 1 removal. Under Fair Tree, the algorithm in use, every user in both "
        "trees keeps the same place; new users: 1; users removed: 1.");
}

TEST(Review, SaysThatNobodyIsInBothTrees)
{
    const Review review = reviewOf(question(accounts({{"c", 5, 10}}), accounts({{"a", 1, 20}})));
    EXPECT_THAT(text(section(review, "Summary")),
        HasSubstr("no users can be compared; new users: 1; users removed: 1."));
    EXPECT_EQ(text(section(review, "Effect on users")),
        "The trees have no users in common, so ranks cannot be compared.");
}

TEST(Review, DoesNotNameAClusterThatIsCalledSo)
{
    Scenario scenario = accounts({{"a", 1, 20}});
    scenario.cluster = "cluster";
    EXPECT_EQ(reviewOf(question(scenario)).place, "November 20, 2026");
}

TEST(Review, DescribesOneUser)
{
    const Review review = reviewOf(question(accounts({{"a", 1, 20}}), accounts({{"a", 2, 20}})));
    EXPECT_EQ(text(section(review, "Summary")),
        "One share changes. Under Fair Tree, the algorithm in use, every user in both trees keeps the same "
        "place.");
}

TEST(Review, DescribesARootAlone)
{
    const Review review = reviewOf(question(accounts({})));
    EXPECT_EQ(text(section(review, "Summary")),
        "1 association, no users: no users to rank.\nNo shares to compare.");
    EXPECT_EQ(review.sections.back().title, "Signatures");
}

TEST(Review, SaysWhenPlacesAreThoseOfAnotherAlgorithm)
{
    ReviewQuestion asked = question(test::university("after"), test::university("before"));
    asked.algorithm = "classic";
    const Review review = reviewOf(asked);
    EXPECT_THAT(
        text(section(review, "Summary")), HasSubstr("Under Classic, although the site runs Fair Tree, "));
    EXPECT_THAT(text(section(review, "Parameters and assumptions")),
        HasSubstr("Places are ranks under Classic, which is not the algorithm in use."));
}

TEST(Review, RefusesAnAlgorithmThatThereIsNot)
{
    ReviewQuestion asked = question(test::university("before"));
    asked.algorithm = "lottery";
    const auto made = makeReview(asked);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().message, "unknown algorithm 'lottery'");
}

TEST(Review, ShowsChartsOfBothSides)
{
    const Review compared = universityReview();
    std::vector<std::string> beside;
    for (const ReviewBlock& each : section(compared, "Shares, usage and priorities").blocks) {
        const auto* figure = std::get_if<ReviewFigure>(&each);
        if (figure == nullptr || figure->plots.size() != 2)
            continue;
        EXPECT_EQ(figure->plots[0]->title, "Current");
        EXPECT_EQ(figure->plots[1]->title, "Proposed");
        beside.push_back(figure->caption);
    }
    EXPECT_THAT(beside,
        ElementsAre("Figure 3. Share of usage versus share of the cluster, current (left) and "
                    "proposed (right). On the line, usage equals the share.",
            "Figure 4. Shared priorities at weight 100 000, current (left) and proposed (right): number of "
            "users with the same integer priority as another user, by algorithm. Gray: equal factors; brown: "
            "truncated."));
    const Review alone = reviewOf(question(test::university("before")));
    for (const ReviewBlock& each : section(alone, "Shares, usage and priorities").blocks)
        EXPECT_EQ(std::get<ReviewFigure>(each).plots.size(), 1U);
}

TEST(Review, TellsHowFarItIs)
{
    std::vector<double> told;
    const Progress progress{.report = [&told](double fraction, std::uint64_t) { told.push_back(fraction); }};
    ASSERT_TRUE(makeReview(question(test::university("after"), test::university("before")), progress));
    EXPECT_GT(told.size(), 10U);
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_DOUBLE_EQ(told.back(), 1);
}

TEST(Review, LeavesOutChartsThatThereAreNot)
{
    ReviewQuestion asked = question(test::university("before"));
    asked.charts = {"no_such_chart"};
    EXPECT_THAT(titlesOf(reviewOf(asked)), testing::Not(testing::Contains("Shares, usage and priorities")));
}

TEST(Review, GivesNoCommandsWhereNamesWereCut)
{
    ReviewQuestion asked = question(test::university("after"), test::university("before"));
    asked.canReachCluster = false;
    const Review review = reviewOf(asked);
    for (const ReviewBlock& each : section(review, "sacctmgr commands").blocks)
        EXPECT_FALSE(std::holds_alternative<ReviewCode>(each));
}

TEST(Review, MarksParametersThatAreNotTheDefault)
{
    Scenario now = test::university("before");
    now.settings.parameters["classic"]["damping"] = std::int64_t{3};
    now.settings.halfLifeSeconds = 86400;
    const Review review = reviewOf(question(now));
    const auto& table = block<ReviewTable>(section(review, "Parameters and assumptions"));
    EXPECT_THAT(table.rows.at(1).cells, ElementsAre("Classic: damping", "3", "1"));
    EXPECT_THAT(table.rows.at(2).cells, ElementsAre("Depth-oblivious: damping", "1", "default"));
    EXPECT_THAT(table.rows.at(5).cells, ElementsAre("Usage half-life", "1 d", "7 d"));
}

/// The paragraphs of a section, those that are stressed with their lead.
std::vector<std::string> paragraphs(const ReviewSection& section)
{
    std::vector<std::string> texts;
    for (const ReviewBlock& each : section.blocks)
        if (const auto* paragraph = std::get_if<ReviewParagraph>(&each))
            texts.push_back(paragraph->lead + (paragraph->lead.empty() ? "" : " ") + paragraph->text);
    return texts;
}

TEST(Review, ListsWhatLintNotesOrSaysThatThereIsNothing)
{
    const auto findings = [](std::uint32_t shares) {
        ShareTreeBuilder builder;
        builder.setUsage(builder.add(builder.root(), {.name = "alice", .shares = 1}), 10);
        builder.setUsage(builder.add(builder.root(), {.name = "bob", .shares = shares}), 20);
        const Review review = reviewOf(question(test::scenarioOf(std::move(builder))));
        std::vector<std::string> texts = paragraphs(section(review, "Parameters and assumptions"));
        texts.erase(texts.begin()); // what is assumed
        return texts;
    };
    EXPECT_THAT(findings(2), ElementsAre("Lint found no issues in this tree."));
    EXPECT_THAT(findings(ParentShares),
        ElementsAre("Lint found no warnings in this tree, only these notes.",
            "Note. Fair Tree ranks users of account 'root' with parent shares before every sibling with "
            "usage: user 'bob'. Assign shares if their own usage should count.",
            "Note. User 'bob' has parent shares, so nobody can rank before it under Fair Tree. Assign "
            "shares."));
    const std::vector<std::string> warned = findings(0);
    ASSERT_FALSE(warned.empty());
    EXPECT_THAT(warned.front(), StartsWith("Warning. Users of account 'root' with 0 shares"));
}

// 200 accounts of one user; the last gets so many shares that its user passes all others.
TEST(Review, SumsUpManyUsers)
{
    std::vector<std::tuple<std::string, std::uint32_t, long double>> list;
    for (int at = 0; at < 200; ++at)
        list.emplace_back("a" + std::to_string(1000 + at), 10, 100 + at);
    const Scenario before = accounts(list);
    std::get<1>(list.back()) = 100000;
    const Review review = reviewOf(question(accounts(list), before));
    EXPECT_EQ(text(section(review, "Summary")),
        "One share changes. Under Fair Tree, the algorithm in use, 1 of 200 users gains places, 199 lose "
        "places and nobody keeps the same place. The user in a1199 gains 199 places; the user in a1000 loses "
        "1.");
    const auto& blocks = section(review, "Effect on users").blocks;
    ASSERT_EQ(blocks.size(), 2U);
    EXPECT_EQ(std::get<ReviewTable>(blocks[0]).rows.size(), 30U);
    EXPECT_EQ(std::get<ReviewTable>(blocks[0]).caption, "… and 170 more accounts with smaller moves.");
    EXPECT_EQ(std::get<ReviewTable>(blocks[1]).rows.size(), 21U);
    EXPECT_THAT(std::get<ReviewTable>(blocks[1]).caption,
        EndsWith(" Only the users who move the most are shown; of the others, 179 lose places."));
}

// 6 TRES-seconds are 1.7e-03 TRES-hours.
TEST(Review, ShowsSmallUsageWithItsDigits)
{
    const Scenario before = accounts({{"a", 1, 0}, {"b", 2, 3600}, {"c", 2, 7200}});
    const Scenario now = accounts({{"a", 1, 6}, {"b", 2, 3606}, {"c", 2, 14400}});
    const Review review = reviewOf(question(now, before));
    const auto& table = block<ReviewTable>(section(review, "Changes"));
    ASSERT_EQ(table.rows.size(), 3U);
    EXPECT_THAT(cells(table, 0), ElementsAre("ua", "usage, TRES-h", "0", "1.7e-03", testing::_, testing::_));
    EXPECT_THAT(
        cells(table, 1), ElementsAre("ub", "usage, TRES-h", "1.000", "1.002", testing::_, testing::_));
    EXPECT_THAT(cells(table, 2), ElementsAre("uc", "usage, TRES-h", "2.0", "4.0", testing::_, testing::_));
}

TEST(Review, SaysOnceThatAllUsersTie)
{
    const Scenario tied = accounts({{"a", 1, 0}, {"b", 1, 0}});
    const std::string once = "5 associations, 2 users: under Fair Tree, all users are tied.";
    const auto occurrences = [&once](const std::string& text) {
        std::size_t count = 0;
        for (std::size_t at = text.find(once); at != std::string::npos; at = text.find(once, at + 1))
            ++count;
        return count;
    };
    EXPECT_EQ(occurrences(text(section(reviewOf(question(tied, tied)), "Summary"))), 1U);
    EXPECT_EQ(occurrences(text(section(reviewOf(question(tied)), "Summary"))), 1U);
}

TEST(Review, HasTheChosenSectionsInTheirOrder)
{
    ReviewQuestion asked = question(test::university("after"), test::university("before"));
    asked.sections = {"signatures", "moves", "changes"};
    const Review review = reviewOf(asked);
    EXPECT_THAT(titlesOf(review), ElementsAre("Signatures", "Effect on users", "Changes"));
    EXPECT_THAT(review.subject, StartsWith("Three shares change."));
    EXPECT_THAT(block<ReviewTable>(section(review, "Effect on users")).caption, StartsWith("Figure 1. "));
}

TEST(Review, KnowsItsSectionsByTheirIds)
{
    std::vector<std::string> ids;
    for (const ReviewSectionChoice& choice : reviewSections())
        ids.emplace_back(choice.id);
    EXPECT_THAT(ids,
        ElementsAre("summary", "text", "changes", "moves", "orders", "rule", "charts", "algorithms",
            "parameters", "commands", "provenance", "signatures"));
    EXPECT_TRUE(checkReviewSections(ids));
    const auto unknown = checkReviewSections(std::vector<std::string>{"summary", "costs"});
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().message,
        "unknown section 'costs'; expected one of summary, text, changes, moves, orders, rule, charts, "
        "algorithms, parameters, commands, provenance, signatures");
    const auto twice = checkReviewSections(std::vector<std::string>{"moves", "moves"});
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().message, "section 'moves' is listed twice");
}

TEST(Review, RefusesSectionsWithoutContent)
{
    ReviewQuestion asked = question(test::university("before"));
    asked.sections = {"changes", "text"};
    const auto made = makeReview(asked);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().message, "none of the chosen sections has content for this file: changes, text");
}

TEST(Review, PrintsTheAuthorsOwnTextAfterTheSummary)
{
    ReviewQuestion asked = question(test::university("after"), test::university("before"));
    asked.text = "# Why we propose this\nMedicine *grew*.\n# What the board decided\n- agreed";
    const Review review = reviewOf(asked);
    const auto titles = titlesOf(review);
    EXPECT_THAT(std::vector(titles.begin(), titles.begin() + 4),
        ElementsAre("Summary", "Why we propose this", "What the board decided", "Changes"));
    EXPECT_THAT(block<ReviewProse>(section(review, "Why we propose this")).spans,
        ElementsAre(ReviewSpan{"Medicine "}, ReviewSpan{"grew", false, true}, ReviewSpan{"."}));
    asked.text = "\xFF";
    EXPECT_FALSE(makeReview(asked));
}

TEST(Review, HasALineForEachWhoSigns)
{
    ReviewQuestion asked = question(test::university("before"));
    EXPECT_THAT(block<ReviewSignatures>(section(reviewOf(asked), "Signatures")).lines,
        ElementsAre("Board, date", "Operations, date"));
    asked.signatures = {"A. Haddad, chair", "Steering committee", "Operations"};
    EXPECT_THAT(block<ReviewSignatures>(section(reviewOf(asked), "Signatures")).lines,
        ElementsAre("A. Haddad, chair, date", "Steering committee, date", "Operations, date"));
}

TEST(Review, ShowsTheFactorOnlyWhereItIsUsed)
{
    EXPECT_THAT(usualReviewCharts("fair_tree"), ElementsAre("share_vs_usage", "priority_collisions"));
    EXPECT_EQ(usualReviewCharts("classic"), reviewCharts());
}

TEST(ReviewFlips, CountPairsOfOneAccount)
{
    ShareTreeBuilder builder;
    const auto add = [](ShareTreeBuilder& to, std::array<long double, 3> usage) {
        const auto account = to.add(to.root(), {.kind = NodeKind::Account, .name = "a"});
        constexpr std::array Names{"x", "y", "z"};
        for (std::size_t at = 0; at < Names.size(); ++at)
            to.setUsage(to.add(account, {.name = Names.at(at)}), usage.at(at));
    };
    add(builder, {1, 2, 3});
    const Scenario before = test::scenarioOf(std::move(builder));
    ShareTreeBuilder other;
    add(other, {3, 2, 1});
    const Scenario now = test::scenarioOf(std::move(other));
    const Review review = reviewOf(question(now, before));
    EXPECT_THAT(text(section(review, "Summary")), HasSubstr("In a, the order of 3 users changes."));
}

} // namespace
} // namespace fairshare
