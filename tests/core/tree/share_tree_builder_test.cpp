// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/share_tree_builder.h"

#include "core/tree/own_usage.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Repeats = ShareTreeBuilder::Repeats;

NodeDraft account(std::string_view name)
{
    return {.kind = NodeKind::Account, .name = name};
}

ShareTree built(ShareTreeBuilder builder)
{
    Diagnostics diagnostics;
    return std::move(builder).build(Repeats::Refuse, diagnostics).value();
}

std::string buildError(ShareTreeBuilder builder)
{
    Diagnostics diagnostics;
    const auto tree = std::move(builder).build(Repeats::Refuse, diagnostics);
    return tree ? "built" : describe(tree.error());
}

TEST(ShareTreeBuilder, RowsComeInProcessingOrder)
{
    ShareTreeBuilder builder;
    const auto b = builder.add(0, account("b"));
    builder.add(0, {.name = "z"});
    const auto a = builder.add(0, account("a"));
    builder.add(0, {.name = "Z"});
    builder.add(b, {.name = "u", .partition = "p"});
    builder.add(b, {.name = "u"});
    builder.add(a, account("\xC3\xA4"));
    builder.add(a, account("z-in-a"));
    // Users before accounts, each by name bytewise, then by partition with none first.
    EXPECT_THAT(test::outline(built(std::move(builder))),
        ElementsAre("root  1", "root/Z user  1", "root/z user  1", "root/a  1", "root/a/z-in-a  1",
            "root/a/\xC3\xA4  1", "root/b  1", "root/b/u user  1", "root/b/u user p 1"));
}

TEST(ShareTreeBuilder, EqualNamesSortByAssociationNumber)
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "u", .shares = 3, .association = 10});
    builder.add(0, {.name = "u", .shares = 1, .association = 9});
    builder.add(0, {.name = "u", .shares = 2, .partition = "p", .association = 1});
    EXPECT_THAT(built(std::move(builder)).shares(), ElementsAre(1, 1, 3, 2));
}

TEST(ShareTreeBuilder, OrderInTheFileDoesNotMatter)
{
    ShareTreeBuilder forward;
    ShareTreeBuilder backward;
    for (int i = 0; i < 50; ++i) {
        forward.add(0, {.name = std::to_string(i), .usage = i * 1.0L});
        backward.add(0, {.name = std::to_string(49 - i), .usage = (49 - i) * 1.0L});
    }
    EXPECT_EQ(built(std::move(forward)), built(std::move(backward)));
}

TEST(ShareTreeBuilder, ShapeOfASmallTree)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, account("a"));
    builder.add(a, {.name = "u"});
    builder.add(0, account("b"));
    const ShareTree tree = built(std::move(builder));
    EXPECT_THAT(tree.shape().parent, ElementsAre(NoRow, 0, 1, 0));
    EXPECT_THAT(tree.shape().subtreeEnd, ElementsAre(4, 3, 3, 4));
    EXPECT_THAT(tree.shape().depth, ElementsAre(0, 1, 2, 1));
    EXPECT_EQ(tree.userCount(), 1U);
    EXPECT_EQ(tree.path(2), "root/a/u");
    EXPECT_EQ(findByPath(tree, "root/a/u"), 2U);
    EXPECT_EQ(findByPath(tree, "root/a/v"), NoRow);
}

TEST(ShareTreeBuilder, RootAloneIsATree)
{
    EXPECT_EQ(built(ShareTreeBuilder()), ShareTree());
}

TEST(ShareTreeBuilder, RepeatsAreNumberedInFileOrder)
{
    ShareTreeBuilder builder;
    for (const std::uint32_t shares : {5U, 6U, 7U})
        builder.add(0, {.name = "u", .shares = shares, .position = {shares, 1}});
    builder.add(0, {.name = "v"});
    Diagnostics diagnostics;
    const auto tree = std::move(builder).build(Repeats::Number, diagnostics);
    ASSERT_TRUE(tree);
    EXPECT_THAT(tree->shape().association, ElementsAre(0, 1, 2, 3, 0));
    EXPECT_THAT(tree->shares(), ElementsAre(1, 5, 6, 7, 1));
    ASSERT_EQ(diagnostics.size(), 2U);
    EXPECT_EQ(describe(diagnostics[0], "f"),
        "f:6:1: user 'u' appears again in account 'root'; kept with association ID 2");
    EXPECT_EQ(describe(diagnostics[1], "f"),
        "f:7:1: user 'u' appears again in account 'root'; kept with association ID 3");
}

// Numbers that some of them had would clash with the new ones or stand out of order.
TEST(ShareTreeBuilder, RepeatsAreNumberedWithAllThatAreAlike)
{
    ShareTreeBuilder builder;
    for (const std::uint32_t association : {5U, 1U, 5U, 0U, 9U})
        builder.add(0, {.name = "u", .shares = association, .association = association});
    builder.add(0, {.name = "u", .partition = "p", .association = 7});
    Diagnostics diagnostics;
    const auto tree = std::move(builder).build(Repeats::Number, diagnostics);
    ASSERT_TRUE(tree);
    EXPECT_THAT(tree->shares(), ElementsAre(1, 0, 1, 5, 5, 9, 1));
    EXPECT_THAT(tree->shape().association, ElementsAre(0, 1, 2, 3, 4, 5, 7));
    ASSERT_EQ(diagnostics.size(), 1U);
    EXPECT_EQ(diagnostics[0].message, "user 'u' appears again in account 'root'; kept with association ID 4");
}

TEST(ShareTreeBuilder, RefusesARepeatedAssociation)
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "u", .partition = "p", .position = {4, 9}});
    builder.add(0, {.name = "u", .partition = "p", .position = {5, 9}});
    EXPECT_EQ(buildError(std::move(builder)),
        "5:9: user 'u' appears twice in account 'root'; give the associations different partitions or "
        "association IDs");
}

TEST(ShareTreeBuilder, RefusesARepeatedAccount)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .position = {2, 1}});
    builder.add(a, {.kind = NodeKind::Account, .name = "a", .position = {3, 1}});
    EXPECT_EQ(buildError(std::move(builder)),
        "3:1: account 'a' appears twice, first on line 2; account names must be unique");
}

TEST(ShareTreeBuilder, RefusesFiguresOutOfRange)
{
    const auto with = [](NodeDraft draft) {
        ShareTreeBuilder builder;
        draft.name = "u";
        builder.add(0, draft);
        return builder;
    };
    EXPECT_EQ(buildError(with({.shares = 2147483648U})),
        "user 'u' has raw shares 2147483648; the maximum is 2147483646");
    EXPECT_EQ(buildError(with({.usage = -0.5L})), "usage of user 'u' is -0.5; expected 0 or more");
    EXPECT_EQ(buildError(with({.usage = std::numeric_limits<long double>::quiet_NaN()})),
        "usage of user 'u' is nan; expected 0 or more");
    EXPECT_EQ(buildError(with({.usage = 1e400L})),
        "usage of user 'u' is 1e+400; the maximum is 1.7976931348623157e+308");
    EXPECT_EQ(buildError(with({.usageTotal = -1.0L})), "usage of user 'u' is -1; expected 0 or more");
}

TEST(ShareTreeBuilder, RefusesAnEmptyNameAndAChildOfAUser)
{
    ShareTreeBuilder nameless;
    nameless.add(0, account(""));
    EXPECT_EQ(buildError(std::move(nameless)), "an account name is empty");
    ShareTreeBuilder below;
    below.add(below.add(0, {.name = "u"}), {.name = "v"});
    EXPECT_EQ(buildError(std::move(below)), "user 'v' is under user 'u'; only accounts can have children");
}

TEST(OwnUsage, IsWhatTheChildrenLeave)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, account("a"));
    builder.add(a, {.name = "u"});
    builder.add(a, {.name = "v"});
    Diagnostics diagnostics;
    // 0.1 + 0.2 is not 0.3 in binary; the difference is no usage of the account.
    setOwnUsage(builder, {1.0L, 0.3L, 0.1L, 0.2L}, diagnostics);
    EXPECT_EQ(builder.usage(0), 1.0L - 0.3L);
    EXPECT_EQ(builder.usage(a), 0.0L);
    EXPECT_EQ(builder.usage(a + 1), 0.1L);
    EXPECT_THAT(diagnostics, IsEmpty());
}

// On paper 100.05 - 60.02 - 40.02 = 0.01; in binary something else is left.
TEST(OwnUsage, FractionsAreSubtractedAsOnPaper)
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a"});
    builder.add(a, {.name = "u"});
    builder.add(a, {.name = "v"});
    Diagnostics diagnostics;
    setOwnUsage(builder, {200.15L, 100.05L, 60.02L, 40.02L}, diagnostics);
    EXPECT_NE(100.05L - (60.02L + 40.02L), 0.01L);
    EXPECT_EQ(builder.usage(a), 0.01L);
    EXPECT_EQ(builder.usage(0), 100.1L);
    EXPECT_THAT(diagnostics, IsEmpty());
}

TEST(OwnUsage, NegativeBecomesZeroAndIsTold)
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "u"});
    Diagnostics diagnostics;
    setOwnUsage(builder, {3.0L, 4.0L}, diagnostics);
    EXPECT_EQ(builder.usage(0), 0.0L);
    ASSERT_EQ(diagnostics.size(), 1U);
    EXPECT_EQ(diagnostics[0].message,
        "usage of account 'root' is 3, less than the 4 below it; its own usage is set to 0");
}

TEST(ShareTreeBuilder, TextsThatAreNotUtf8AreRefused)
{
    const auto refusal = [](const NodeDraft& draft) {
        ShareTreeBuilder builder;
        builder.add(0, draft);
        return buildError(std::move(builder));
    };
    const std::string noText = " is not valid UTF-8; convert the file, for example with iconv";
    EXPECT_EQ(refusal({.name = "b\xF6se", .position = {3, 4}}), "3:4: the name of user 'b\\xf6se'" + noText);
    EXPECT_EQ(refusal({.name = "u", .partition = "\xC3"}), "the partition '\\xc3' of user 'u'" + noText);
    EXPECT_EQ(refusal({.kind = NodeKind::Account, .name = "a", .slurmOptions = "D='\xE4'"}),
        "the options D='\\xe4' of account 'a' are not valid UTF-8; convert the file, for example with iconv");
    EXPECT_EQ(refusal({.name = "b\xC3\xB6se \xF0\x9F\x98\x80"}), "built");
}

TEST(ShareTreeBuilder, TextsThatEndInTheirMiddleAreRefused)
{
    using namespace std::string_view_literals;
    const auto refusal = [](const NodeDraft& draft) {
        ShareTreeBuilder builder;
        builder.add(0, draft);
        return buildError(std::move(builder));
    };
    EXPECT_EQ(refusal({.name = "a\0b"sv, .position = {3, 4}}),
        "3:4: the name of user 'a\\x00b' contains a NUL character (U+0000)");
    EXPECT_EQ(refusal({.name = "u", .partition = "p\0"sv}),
        "the partition of user 'u' contains a NUL character (U+0000)");
}

TEST(ShareTreeBuilder, PlacesOfTheRowsAreTold)
{
    ShareTreeBuilder builder;
    builder.add(0, {.name = "b", .position = {7, 1}});
    builder.add(0, {.name = "a", .position = {8, 2}});
    Diagnostics diagnostics;
    std::vector<SourcePosition> places;
    ASSERT_TRUE(std::move(builder).build(Repeats::Refuse, diagnostics, &places));
    EXPECT_THAT(places, ElementsAre(SourcePosition{}, SourcePosition{8, 2}, SourcePosition{7, 1}));
}

} // namespace
} // namespace fairshare
