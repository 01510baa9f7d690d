// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/chart/plot.h"

#include "tests/core/report/review/reviews.h"

#include <map>
#include <regex>

namespace fairshare {
namespace {

using test::accounts;
using test::block;
using test::question;
using test::reviewOf;
using test::section;
using test::text;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

// The first two of 100 swap places, so that none of those who are not shown gains or loses any.
TEST(Review, LeavesOutCountsOfNobody)
{
    std::vector<std::tuple<std::string, std::uint32_t, long double>> list;
    for (int at = 0; at < 100; ++at)
        list.emplace_back("a" + std::to_string(1000 + at), 10, 100 + at);
    const Scenario before = accounts(list);
    std::get<2>(list.front()) = 101.5L;
    const Review review = reviewOf(question(accounts(list), before));
    const auto& blocks = section(review, "Effect on users").blocks;
    EXPECT_EQ(std::get<ReviewTable>(blocks[1]).rows.size(), 2U);
    EXPECT_THAT(std::get<ReviewTable>(blocks[1]).caption,
        EndsWith(" Only the users who move the most are shown; of the others, 98 keep theirs."));
}

/// Users with their account and usage. Account `b` is next to `a`, and `c` is in `b`.
Scenario usersOf(const std::vector<std::tuple<std::string, std::string, long double>>& users)
{
    ShareTreeBuilder builder;
    std::map<std::string, ShareTreeBuilder::Handle> handles;
    for (const char* name : {"a", "b"})
        handles.emplace(
            name, builder.add(builder.root(), {.kind = NodeKind::Account, .name = name, .shares = 1}));
    handles.emplace("c", builder.add(handles.at("b"), {.kind = NodeKind::Account, .name = "c", .shares = 1}));
    for (const auto& [account, user, usage] : users)
        builder.setUsage(builder.add(handles.at(account), {.name = user, .shares = 1}), usage);
    return test::scenarioOf(std::move(builder));
}

// a: p used 10, q 20; b: r used 100. Ranks p, q, r. Then p used 90 and r 10, so that b is ahead of a: r, q,
// p. q keeps its second place while p falls from the first to the third.
TEST(Review, SaysThatUsersSwapPlacesOnlyIfTheyDo)
{
    const Scenario before = usersOf({{"a", "p", 10}, {"a", "q", 20}, {"b", "r", 100}});
    const Scenario passed = usersOf({{"a", "p", 90}, {"a", "q", 20}, {"b", "r", 10}});
    const std::string summary = text(section(reviewOf(question(passed, before)), "Summary"));
    EXPECT_THAT(summary, HasSubstr("In a, q moves ahead of p."));
    EXPECT_THAT(summary, Not(HasSubstr("swap")));
    const Scenario swapped = usersOf({{"a", "p", 30}, {"a", "q", 20}, {"b", "r", 100}});
    EXPECT_THAT(text(section(reviewOf(question(swapped, before)), "Summary")),
        HasSubstr("In a, q and p swap places."));
}

TEST(Review, TellsUsersOfTheSameNameApart)
{
    const Scenario before = usersOf({{"b", "alice", 10}, {"c", "alice", 20}, {"a", "bob", 100}});
    const Scenario now = usersOf({{"b", "alice", 30}, {"c", "alice", 20}, {"a", "bob", 100}});
    const Review review = reviewOf(question(now, before));
    const auto& table = block<ReviewTable>(section(review, "Effect on users"));
    std::vector<std::string> names;
    for (const ReviewRow& row : table.rows)
        names.push_back(row.cells.front());
    EXPECT_THAT(names, testing::UnorderedElementsAre("alice (b)", "alice (c)", "bob"));
    EXPECT_EQ(table.columns[1].title, "proposed");
    EXPECT_EQ(table.columns[2].title, "current");
}

/// Adds all texts of a plot that contain numbers.
void addTexts(const Plot& plot, std::vector<std::string>& texts)
{
    texts.insert(texts.end(), {plot.title, plot.note, plot.answer, plot.empty});
    for (const PlotPanel& panel : plot.panels) {
        texts.push_back(panel.title);
        for (const PlotAxis* axis : {&panel.x, &panel.y})
            for (const auto& tick : axis->ticks)
                texts.push_back(tick.text);
        for (const Marks& marks : panel.marks) {
            texts.insert(texts.end(), marks.labels.begin(), marks.labels.end());
            texts.insert(texts.end(), marks.remarks.begin(), marks.remarks.end());
        }
    }
}

/// Returns all texts of a review but commands, the program's version and parameters of the algorithms.
std::vector<std::string> textsOf(const Review& review)
{
    std::vector<std::string> texts{review.subject};
    for (const ReviewSection& part : review.sections) {
        if (part.title == "Provenance")
            continue;
        for (const ReviewBlock& each : part.blocks) {
            if (const auto* paragraph = std::get_if<ReviewParagraph>(&each))
                texts.insert(texts.end(), {paragraph->lead, paragraph->text});
            if (const auto* figure = std::get_if<ReviewFigure>(&each)) {
                texts.push_back(figure->caption);
                for (const auto& plot : figure->plots)
                    addTexts(*plot, texts);
            }
            if (const auto* table = std::get_if<ReviewTable>(&each)) {
                texts.push_back(table->caption);
                for (const ReviewRow& row : table->rows)
                    texts.insert(texts.end(), row.cells.begin(), row.cells.end());
            }
        }
    }
    return texts;
}

// Where a comma separates decimals, it does so in all sentences, tables and charts of a page.
TEST(Review, HasOneDecimalPoint)
{
    const Speaking german({nullptr, ',', NumberSigns::Printed});
    const std::regex point("[0-9]\\.[0-9]");
    const std::regex comma("[0-9],[0-9]");
    for (const char* algorithm : {"fair_tree", "classic"}) {
        ReviewQuestion asked = question(test::university("after"), test::university("before"));
        asked.algorithm = algorithm;
        const Review review = reviewOf(asked);
        std::size_t commas = 0;
        for (const std::string& text : textsOf(review)) {
            commas += std::regex_search(text, comma) ? 1U : 0U;
            // Formulas and sentences about the algorithms are translated with their own numbers.
            const bool isConstant = text.find("0.1 + 0.9 S") != std::string::npos
                || text.find("Slurm") != std::string::npos || text.starts_with("Each ");
            if (!isConstant) {
                EXPECT_FALSE(std::regex_search(text, point)) << text;
            }
        }
        EXPECT_GT(commas, 20U);
    }
}

} // namespace
} // namespace fairshare
