// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::errorOf;
using test::readAs;

constexpr std::string_view TreeHead = R"({ "format": "fairshare-explorer", "version": 1, "tree": )";

TEST(FairshareLimits, LongChainOfAccountsIsReadAndWritten)
{
    constexpr std::size_t Depth = test::Many;
    ShareTreeBuilder builder;
    for (std::uint32_t i = 0; i < Depth; ++i)
        builder.add(i, {.kind = NodeKind::Account, .name = "a" + std::to_string(i)});
    Scenario scenario;
    Diagnostics diagnostics;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    const auto text = findFormat("fairshare")->write(scenario);
    ASSERT_TRUE(text);
    EXPECT_LT(text->size(), Depth * 400); // indentation is capped, else it would be gigabytes
    const auto import = readAs("fairshare", *text);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->tree, scenario.tree);
    EXPECT_EQ(import->scenario->tree.depth(Depth), Depth);
}

TEST(FairshareLimits, UnknownMemberNested100000DeepIsKept)
{
    const std::string nested = std::string(100000, '[') + std::string(100000, ']');
    const auto import =
        readAs("fairshare", std::string(TreeHead) + R"({ "account": "root" }, "x": )" + nested + " }");
    ASSERT_TRUE(import) << describe(import.error());
    ASSERT_EQ(import->scenario->unknown.size(), 1U);
    EXPECT_EQ(import->scenario->unknown.front().second, nested);
}

TEST(FairshareLimits, ValueOf70MillionBytesIsRefused)
{
    const std::string text = std::string(TreeHead) + R"({ "account": ")" + std::string(70U << 20U, 'x');
    EXPECT_EQ(errorOf("fairshare", text), "1:70: a single value is longer than the allowed 64 MiB");
}

TEST(FairshareLimits, LineOf64MillionBytesIsRead)
{
    std::string text = std::string(TreeHead) + R"({ "account": "root", "children": [)";
    std::size_t users = 0;
    for (; text.size() < (64U << 20U); ++users)
        text += R"({"user":")" + std::to_string(users) + R"(","note":")" + std::string(1000, 'x') + R"("},)";
    text.back() = ']';
    const auto import = readAs("fairshare", text + "} }");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->tree.size(), users + 1);
}

TEST(FairshareLimits, ReadingStopsOnRequest)
{
    std::string text = std::string(TreeHead) + R"({ "account": "root", "children": [)";
    for (int i = 0; i < 20000; ++i)
        text += R"({"user":")" + std::to_string(i) + R"("},)";
    text.back() = ']';
    std::stop_source stop;
    stop.request_stop();
    const auto import = findFormat("fairshare")->read(text + "} }", {.report = {}, .stop = stop.get_token()});
    ASSERT_FALSE(import);
    EXPECT_EQ(import.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace fairshare
