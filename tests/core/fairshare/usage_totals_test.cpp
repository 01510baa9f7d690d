// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_totals.h"

#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

#include <cmath>
#include <optional>

namespace fairshare {
namespace {

using testing::ElementsAre;

struct TotalsOfFile {
    std::optional<long double> account{};
    std::optional<long double> user{};
};

constexpr NodeRow P = 2;
constexpr NodeRow U = 3;
constexpr NodeRow V = 4;

/// root 0 { p 1 { u 10, v 2 }, w 100 }: rows root, w, p, u, v.
ShareTree treeWith(const TotalsOfFile& given)
{
    ShareTreeBuilder builder;
    const auto p = builder.add(
        builder.root(), {.kind = NodeKind::Account, .name = "p", .usage = 1, .usageTotal = given.account});
    builder.add(p, {.name = "u", .usage = 10, .usageTotal = given.user});
    builder.add(p, {.name = "v", .usage = 2});
    builder.add(builder.root(), {.name = "w", .usage = 100});
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

TEST(UsageTotals, AreSumsOfWhatIsBelow)
{
    EXPECT_THAT(sumUsage(treeWith({})).total, ElementsAre(113.0L, 100.0L, 13.0L, 10.0L, 2.0L));
}

TEST(UsageTotals, NoneIsANegativeZero)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "u", .usage = -0.0L});
    Diagnostics diagnostics;
    const ShareTree built = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    const ShareTree edited = *withUsage(built, 1, -0.0L);
    for (const ShareTree& tree : {built, edited}) {
        EXPECT_FALSE(std::signbit(tree.usage(1)));
        for (const long double total : sumUsage(tree).total)
            EXPECT_FALSE(std::signbit(total));
    }
}

TEST(UsageTotals, AboveGivenOnesAreSumsOfThem)
{
    EXPECT_THAT(sumUsage(treeWith({.user = 40})).total, ElementsAre(143.0L, 100.0L, 43.0L, 40.0L, 2.0L));
    EXPECT_THAT(sumUsage(treeWith({.account = 600})).total, ElementsAre(700.0L, 100.0L, 600.0L, 10.0L, 2.0L));
    EXPECT_THAT(sumUsage(treeWith({.account = 600, .user = 40})).total,
        ElementsAre(700.0L, 100.0L, 600.0L, 40.0L, 2.0L));
}

// As the tree of 14.11 that states every total: an edit that left those above alone would change nothing.
TEST(UsageTotals, GivenOnesFollowAnEditBelow)
{
    const ShareTree tree = treeWith({.account = 600, .user = 40});
    EXPECT_THAT(sumUsage(*withUsage(tree, U, 15)).total, ElementsAre(675.0L, 100.0L, 575.0L, 15.0L, 2.0L));
    EXPECT_THAT(sumUsage(*withUsage(tree, V, 5)).total, ElementsAre(703.0L, 100.0L, 603.0L, 40.0L, 5.0L));
    EXPECT_THAT(sumUsage(*withUsage(tree, P, 0)).total, ElementsAre(699.0L, 100.0L, 599.0L, 40.0L, 2.0L));
}

} // namespace
} // namespace fairshare
