// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/answer_line.h"

#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"

#include <gtest/gtest.h>

#include <vector>

namespace fairshare {
namespace {

using test::evaluated;
using test::rowOf;
using test::university;

// The sentence and the cause of the designed main window.
TEST(AnswerLine, SaysWhoMovesAndWhy)
{
    const auto before = evaluated(university("before"));
    const auto after = evaluated(university("after"));
    const AnswerLine line = answerLine(*after, "fair_tree", before.get());
    EXPECT_EQ(line.sentence,
        "Compared with the opened file, Fair Tree moves 6 users up and 9 down and leaves 9 unchanged.");
    EXPECT_EQ(line.cause, "cause: shares of medicine, brandt");
}

TEST(AnswerLine, DescribesTheTreeWithoutABaseline)
{
    const AnswerLine line = answerLine(*evaluated(university("after")), "fair_tree", nullptr);
    EXPECT_EQ(
        line.sentence, "36 associations, 24 users: under Fair Tree, gupta ranks first and abara ranks last.");
    EXPECT_EQ(line.cause, "");
}

TEST(AnswerLine, DescribesTheTreeWhenNothingWasChanged)
{
    const auto now = evaluated(university("after"));
    EXPECT_EQ(answerLine(*now, "ticket_based", now.get()).sentence,
        "36 associations, 24 users: under Ticket-based, haddad ranks first and 2 users tie for last.");
}

// The designed change list: "chemistry: no order changes under Fair Tree".
TEST(AnswerLine, SaysWhatWasChangedInVain)
{
    const Scenario before = university("before");
    Scenario after = before;
    after.tree = *withShares(before.tree, findByName(before.tree, "chemistry").at(0), 18);
    const AnswerLine line = answerLine(
        *evaluated(after), "fair_tree", evaluated(before).get(), {.baselineName = "old.fairshare"});
    EXPECT_EQ(line.sentence, "Compared with old.fairshare, Fair Tree changes no ranks.");
    EXPECT_EQ(line.cause, "changed: shares of chemistry");
}

// The designed change list: brandt alone lets iyer pass.
TEST(AnswerLine, CountsOneUserInTheSingular)
{
    const Scenario before = university("before");
    Scenario after = before;
    after.tree = *withShares(before.tree, findByName(before.tree, "brandt").at(0), 1);
    const AnswerLine line = answerLine(*evaluated(after), "fair_tree", evaluated(before).get());
    EXPECT_EQ(line.sentence,
        "Compared with the opened file, Fair Tree moves 1 user up and 1 down and leaves 22 unchanged.");
    EXPECT_EQ(line.cause, "cause: shares of brandt");
}

Scenario rootWithUsers(const std::vector<NodeDraft>& users)
{
    ShareTreeBuilder builder;
    for (const NodeDraft& user : users)
        builder.add(builder.root(), user);
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    return scenario;
}

TEST(AnswerLine, SpeaksOfASingleUser)
{
    EXPECT_EQ(answerLine(*evaluated(rootWithUsers({{.name = "ann"}})), "classic", nullptr).sentence,
        "2 associations, 1 user: under Classic, ann is the only user.");
}

TEST(AnswerLine, SpeaksOfATreeWithoutUsers)
{
    EXPECT_EQ(answerLine(*evaluated(rootWithUsers({})), "classic", nullptr).sentence,
        "1 association, no users: no users to rank.");
}

TEST(AnswerLine, SpeaksOfUsersWhoAllTie)
{
    EXPECT_EQ(answerLine(*evaluated(rootWithUsers({{.name = "ann"}, {.name = "bob"}})), "fair_tree", nullptr)
                  .sentence,
        "3 associations, 2 users: under Fair Tree, all users are tied.");
}

TEST(AnswerLine, CountsUsersThatCameAndWent)
{
    const auto before = evaluated(rootWithUsers({{.name = "ann", .usage = 5}, {.name = "bob", .usage = 1}}));
    const auto after = evaluated(rootWithUsers({{.name = "ann", .usage = 5}, {.name = "eve", .usage = 9}}));
    const AnswerLine line = answerLine(*after, "fair_tree", before.get());
    EXPECT_EQ(line.sentence,
        "Compared with the opened file, Fair Tree moves 1 user up and 0 down and leaves 0 unchanged; "
        "new users: 1; users removed: 1.");
    EXPECT_EQ(line.cause, "changed: 1 association added; 1 association removed");
}

TEST(AnswerLine, NamesAnAccountThatMoved)
{
    const auto tree = [](bool below) {
        ShareTreeBuilder builder;
        const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a"});
        const auto b = builder.add(below ? a : 0, {.kind = NodeKind::Account, .name = "b", .shares = 3});
        builder.add(a, {.name = "ann", .usage = 1});
        builder.add(b, {.name = "bob", .usage = 2});
        Diagnostics diagnostics;
        return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    };
    Scenario before;
    before.tree = tree(false);
    Scenario after;
    after.tree = tree(true);
    // LevelFS at the root: a 1/4 by 1/3, b 3/4 by 2/3, so bob is first; inside a: ann 1/4 by 1/3, b likewise.
    const AnswerLine line = answerLine(*evaluated(after), "fair_tree", evaluated(before).get());
    EXPECT_EQ(line.sentence, "Compared with the opened file, Fair Tree changes no ranks.");
    EXPECT_EQ(line.cause, "changed: parent account of b");
}

TEST(AnswerLine, NamesAChangedParameter)
{
    Scenario scenario = university("after");
    const auto before = evaluated(scenario);
    scenario.settings.parameters["level_based"]["priority_levels"] = std::int64_t{1};
    EXPECT_EQ(answerLine(*evaluated(scenario), "level_based", before.get()).cause, "cause: priority_levels");
}

TEST(AnswerLine, GroupsTheDigitsOfCountsButNotOfNames)
{
    std::vector<std::string> names;
    for (int at = 0; at < 1200; ++at)
        names.push_back("u" + std::to_string(10000 + at));
    std::vector<NodeDraft> users;
    for (const std::string& name : names)
        users.push_back({.name = name});
    const AnswerLine line =
        answerLine(*evaluated(rootWithUsers(users)), "fair_tree", nullptr, {.digitSeparator = " "});
    EXPECT_EQ(line.sentence, "1 201 associations, 1 200 users: under Fair Tree, all users are tied.");
}

TEST(AnswerLine, TellsUsersOfOneNameApart)
{
    ShareTreeBuilder builder;
    for (const char* account : {"p", "q"})
        builder.add(builder.add(builder.root(), {.kind = NodeKind::Account, .name = account, .shares = 1}),
            {.name = "a", .shares = 1, .usage = account[0] == 'p' ? 1.0L : 2.0L});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    EXPECT_EQ(answerLine(*evaluated(scenario), "fair_tree", nullptr).sentence,
        "5 associations, 2 users: under Fair Tree, a in p ranks first and a in q ranks last.");
}

} // namespace
} // namespace fairshare
