// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/variant_ranks.h"

#include "core/analysis/compare/comparison.h"
#include "core/report/tables/variant_table.h"
#include "core/scenario/edits/structure_edit.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

#include <array>

namespace fairshare {
namespace {

using test::university;

// Origin of the figures: those of the two universities, of which the first variant makes one the other.
class VariantRanksTest : public testing::Test {
protected:
    VariantRanksTest()
        : m_before(university("before"))
        , m_after(university("after"))
        , m_figures(evaluate(m_before).value())
    {
    }

    VariantRanks ranks(const std::vector<Variant>& variants, const char* algorithm = "fair_tree")
    {
        return rankVariants(m_before, variants, {m_before.tree, m_figures, algorithm}).value();
    }
    Variant after() const { return {"Proposal A", editsBetween(m_before.tree, m_after.tree)}; }
    NodeRow row(const char* name) const { return findByName(m_before.tree, name).front(); }

    Scenario m_before;
    Scenario m_after;
    std::shared_ptr<const Evaluation> m_figures;
};

TEST_F(VariantRanksTest, HoldsRankFactorAndMoveOfEveryUser)
{
    const VariantRanks found = ranks({after(), {"as it is"}});
    const auto expected = evaluate(m_after, {"fair_tree"}).value();
    const RowMatch match = matchRows(m_before.tree, expected->tree);
    ASSERT_EQ(found.variants.size(), 2U);
    for (NodeRow user = 0; user < m_before.tree.size(); ++user) {
        if (!m_before.tree.isUser(user)) {
            EXPECT_EQ(found.variants[0].rank[user], UndefinedCount);
            continue;
        }
        const NodeRow there = match.earlier[user];
        const std::uint32_t rank = (*expected->results[0].rank)[there];
        EXPECT_EQ(found.variants[0].rank[user], rank);
        EXPECT_EQ(found.variants[0].factor[user], expected->results[0].table.reals("factor")[there]);
        EXPECT_EQ(found.variants[0].move[user], static_cast<std::int32_t>(found.before[user] - rank));
        EXPECT_EQ(found.variants[1].move[user], 0);
    }
    EXPECT_EQ(found.variants[0].rank[row("gupta")], 1U);
    EXPECT_EQ(found.variants[0].move[row("gupta")], 8);
    EXPECT_EQ(found.variants[0].up, 6U);
    EXPECT_EQ(found.variants[0].down, 9U);
    EXPECT_EQ(found.variants[0].kept, 9U);
    EXPECT_EQ(found.largestMove, 8);
}

TEST_F(VariantRanksTest, SaysWhichVariantMovesHowMany)
{
    EXPECT_EQ(variantAnswer(ranks({after(), {"B"}}), "the opened file"),
        "Under Fair Tree, Proposal A moves 15 of 24 users relative to the opened file, and B moves 0; ahmadi "
        "moves up the most, by 8 ranks in Proposal A.");
    EXPECT_EQ(variantAnswer(ranks({after()}), "the opened file"),
        "Under Fair Tree, Proposal A moves 15 of 24 users relative to the opened file; ahmadi moves up the "
        "most, by 8 ranks in Proposal A.");
    EXPECT_EQ(variantAnswer(ranks({{"B"}}), "the opened file"),
        "Under Fair Tree, no variant changes a rank relative to the opened file.");
    EXPECT_EQ(variantAnswer(ranks({}), "the opened file"), "");
}

TEST_F(VariantRanksTest, SortsByAnyColumn)
{
    using Key = VariantOrder::Key;
    const VariantRanks found = ranks({after(), {"B"}});
    EXPECT_EQ(sortedUsers(found, {Key::Rank, 0, false}).front(), row("gupta"));
    EXPECT_EQ(sortedUsers(found, {Key::Rank, 0, true}).front(), row("abara"));
    EXPECT_EQ(sortedUsers(found, {Key::Rank, 1, false}).front(), row("haddad"));
    EXPECT_EQ(sortedUsers(found, {Key::Before, 0, false}).front(), row("haddad"));
    EXPECT_EQ(sortedUsers(found, {Key::Factor, 0, true}).front(), row("gupta"));
    EXPECT_EQ(sortedUsers(found, {Key::Name, 0, false}).front(), row("abara"));
    EXPECT_EQ(sortedUsers(found, {Key::Name, 0, true}).front(), row("zhang"));
    EXPECT_EQ(found.variants[0].move[sortedUsers(found, {Key::Move, 0, true}).front()], 8);
    EXPECT_EQ(found.variants[0].move[sortedUsers(found, {Key::Move, 0, false}).front()], -5);
}

TEST_F(VariantRanksTest, WhomAVariantLacksHasNoRankAndComesLast)
{
    const std::vector<Variant> variants{{"A",
        {{.kind = VariantEdit::Kind::Remove, .node = NodeKind::User, .name = "haddad", .account = "civil"},
            {.kind = VariantEdit::Kind::Add, .node = NodeKind::User, .name = "new", .account = "physics"}}}};
    const VariantRanks found = ranks(variants);
    ASSERT_TRUE(found.variants[0].leftOut.empty()) << found.variants[0].leftOut.front().message;
    EXPECT_EQ(found.variants[0].rank[row("haddad")], UndefinedCount);
    EXPECT_EQ(found.variants[0].move[row("haddad")], NoMove);
    EXPECT_EQ(found.variants[0].newUsers, 1U);
    for (const bool descending : {false, true})
        EXPECT_EQ(sortedUsers(found, {VariantOrder::Key::Rank, 0, descending}).back(), row("haddad"));
    std::string text;
    writeCsv(variantTable(found), appendTo(text));
    EXPECT_NE(
        text.find("path,account,user,partition,before.rank,A.rank,A.move,A.factor\n"), std::string::npos);
    EXPECT_NE(text.find(",haddad,,1,,,\n"), std::string::npos) << text;
}

TEST_F(VariantRanksTest, ShowsWhomOnlyAVariantOrTheBaselineHas)
{
    const VariantEdit newcomer{
        .kind = VariantEdit::Kind::Add, .node = NodeKind::User, .name = "new", .account = "physics"};
    const NodeRow haddad = row("haddad");
    Scenario without = m_before;
    without.tree = withoutRows(m_before, std::array{haddad}).value().scenario.tree;
    const VariantRanks found =
        rankVariants(without, std::vector<Variant>{{"A", {newcomer}}, {"B"}, {"C", {newcomer}}},
            {without.tree, m_figures, "fair_tree"})
            .value();
    const auto gone = static_cast<NodeRow>(without.tree.size());
    ASSERT_EQ(found.others.size(), 2U);
    EXPECT_EQ(found.user(gone), (OtherUser{"civil", "haddad", "", m_before.tree.path(haddad)}));
    EXPECT_EQ(found.name(gone + 1), "new");
    EXPECT_EQ(found.before[gone], 1U);
    EXPECT_EQ(found.before[gone + 1], UndefinedCount);
    EXPECT_EQ(found.variants[0].rank[gone], UndefinedCount);
    EXPECT_NE(found.variants[0].rank[gone + 1], UndefinedCount);
    EXPECT_EQ(found.variants[0].rank[gone + 1], found.variants[2].rank[gone + 1]);
    EXPECT_EQ(found.variants[1].rank[gone + 1], UndefinedCount);
    EXPECT_EQ(found.variants[1].newUsers, 0U);
    EXPECT_EQ(sortedUsers(found, {}).back(), gone + 1);
    std::string text;
    writeCsv(variantTable(found), appendTo(text));
    EXPECT_NE(text.find(",civil,haddad,,1,,,,,,,,,\n"), std::string::npos) << text;
}

TEST_F(VariantRanksTest, WhoMovesInAVariantKeepsTheMove)
{
    const auto moved =
        withRowsMoved(m_before, std::array{row("haddad")}, findByName(m_before.tree, "physics").front());
    const VariantRanks found = ranks({{"A", editsBetween(m_before.tree, moved.value().scenario.tree)}});
    EXPECT_THAT(found.others, testing::IsEmpty());
    EXPECT_NE(found.variants[0].rank[row("haddad")], UndefinedCount);
    EXPECT_NE(found.variants[0].move[row("haddad")], NoMove);
}

} // namespace
} // namespace fairshare
