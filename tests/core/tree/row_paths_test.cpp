// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/row_paths.h"

#include "core/tree/names/row_way.h"

#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

/// Accounts 000, 001, … below each other, in hexadecimal digits.
ShareTree chain(std::size_t accounts)
{
    ShareTreeBuilder builder;
    auto at = builder.root();
    for (std::size_t i = 0; i < accounts; ++i)
        at = builder.add(at, {.kind = NodeKind::Account, .name = fmt::format("{:03x}", i)});
    Diagnostics diagnostics;
    return *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
}

// By hand: "root" and 1023 names with a slash are 4096 bytes.
TEST(ShortPath, EndsWhereThePathIsTooLong)
{
    const ShareTree tree = chain(1024);
    EXPECT_EQ(shortPath(tree, RootRow), "root");
    EXPECT_EQ(shortPath(tree, 2), "root/000/001");
    EXPECT_EQ(shortPath(tree, 1023)->size(), RowPaths::LongestPath);
    EXPECT_EQ(shortPath(tree, 1024), std::nullopt);
}

TEST(ShortPath, SaysTheSameAsTheWalkOverAllRows)
{
    const ShareTree tree = chain(1100);
    RowPaths paths(tree);
    for (NodeRow row = 0; row < tree.size(); ++row)
        EXPECT_EQ(shortPath(tree, row), paths.next()) << row;
}

TEST(ShownPath, OfADeepRowIsItsEnd)
{
    const ShareTree tree = chain(1024);
    EXPECT_EQ(shownPath(tree, 2), "root/000/001");
    EXPECT_EQ(shownWay(tree, RootRow), "root");
    EXPECT_EQ(shownWay(tree, 2), "root › 000 › 001");
    EXPECT_EQ(shownWay(tree, 1024), "… › 3fe › 3ff");
    EXPECT_EQ(shownPath(tree, 1024), "…/3fe/3ff");
}

} // namespace
} // namespace fairshare
