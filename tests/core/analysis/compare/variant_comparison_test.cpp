// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/variant_comparison.h"

#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::university;

// Origin of the figures: those of the two universities, of which the variant makes one the other.
TEST(VariantComparison, CountsWhoMovesUnderEachAlgorithm)
{
    const Scenario before = university("before");
    const std::vector<Variant> variants{
        {"after", editsBetween(before.tree, university("after").tree)}, {"as it is"}};
    const auto outcomes = compareVariants(before, variants, {"classic", "fair_tree"});
    ASSERT_TRUE(outcomes);
    ASSERT_EQ(outcomes->size(), 2U);
    const VariantOutcome& after = outcomes->front();
    EXPECT_EQ(after.name, "after");
    EXPECT_EQ(after.edits, 3U);
    ASSERT_EQ(after.moves.size(), 2U);
    EXPECT_EQ(after.moves[0].algorithm->id, "classic");
    EXPECT_EQ(after.moves[0].up, 8U);
    EXPECT_EQ(after.moves[0].down, 14U);
    EXPECT_EQ(after.moves[1].up, 6U);
    EXPECT_EQ(after.moves[1].down, 9U);
    EXPECT_EQ(after.moves[1].kept, 9U);
    EXPECT_EQ(outcomes->back().moves[1].kept, 24U);
}

TEST(VariantComparison, CountsWhoComesAndGoes)
{
    const Scenario before = university("before");
    const std::vector<Variant> variants{{"A",
        {{.kind = VariantEdit::Kind::Remove, .node = NodeKind::User, .name = "iyer", .account = "chemistry"},
            {.kind = VariantEdit::Kind::Add, .node = NodeKind::User, .name = "new", .account = "physics"},
            {.node = NodeKind::User, .name = "nobody", .account = "physics"}}}};
    const auto outcomes = compareVariants(before, variants, {"fair_tree"});
    ASSERT_TRUE(outcomes);
    EXPECT_EQ(outcomes->front().newUsers, 1U);
    EXPECT_EQ(outcomes->front().goneUsers, 1U);
    ASSERT_EQ(outcomes->front().leftOut.size(), 1U);
    EXPECT_EQ(outcomes->front().leftOut.front().message,
        "variant 'A' has a change without effect: user 'nobody' is not in account 'physics'");
}

TEST(VariantComparison, RefusesAnUnknownAlgorithm)
{
    const auto outcomes = compareVariants(university("before"), {}, {"none"});
    ASSERT_FALSE(outcomes);
    EXPECT_EQ(outcomes.error().code, ErrorCode::NotFound);
}

} // namespace
} // namespace fairshare
