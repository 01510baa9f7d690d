// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/tree/share_tree.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::dataFile;
using test::readAs;
using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;

std::string sshareError(std::string_view content)
{
    return test::errorOf("sshare-json", content);
}

/// A listing of a root and these elements, which begin at line 2, column 1.
std::string withElements(std::string_view elements)
{
    return std::string(R"({ "shares": [ { "name": "root", "parent": "", "type": ["ASSOCIATION"] },)") + "\n"
        + std::string(elements) + "\n] }";
}

// Origin: written by hand after the layout of two data parsers; own usage worked out by hand.
TEST(SshareJson, WrappedNumbersAndRowsInAnyOrder)
{
    const std::string content = dataFile("formats/sshare_wrapped.json");
    EXPECT_EQ(recognizeFormat(content)->id, "sshare-json");
    const auto import = readAs("sshare-json", content);
    ASSERT_TRUE(import) << describe(import.error());
    const ShareTree& tree = import->scenario->tree;
    EXPECT_EQ(import->scenario->cluster, "kestrel");
    EXPECT_THAT(test::outline(tree),
        ElementsAre("root  1", "root/root user  1", "root/physics  60", "root/physics/optics  5",
            "root/physics/optics/alice user  3", "root/physics/optics/alice user gpu parent"));
    EXPECT_THAT(tree.usage(), ElementsAre(600.0L, 0.0L, 0.0L, 10.0L, 150.0L, 250.0L));
    EXPECT_THAT(tree.shape().association, ElementsAre(1, 2, 5, 6, 7, 8));
    EXPECT_TRUE(import->hasShares && import->hasUsage);
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("19:47: usage_below_children: usage of account 'physics' is 400, less than the 410 below "
                    "it; its own usage is set to 0"));
}

TEST(SshareJson, PlainNumbersInADirectList)
{
    const std::string content = dataFile("formats/sshare_plain.json");
    EXPECT_EQ(recognizeFormat(content)->id, "sshare-json");
    const auto import = readAs("sshare-json", content);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(test::outline(import->scenario->tree),
        ElementsAre("root  1", "root/physics  60", "root/physics/alice user  3"));
    EXPECT_THAT(import->scenario->tree.usage(), ElementsAre(100.0L, 10.0L, 890.0L));
    EXPECT_THAT(import->diagnostics, IsEmpty());
}

TEST(SshareJson, ListingWithoutTheRootGivesRecords)
{
    const auto import = readAs("sshare-json",
        R"({ "shares": [ { "name": "alice", "parent": "physics", "type": ["USER"], "usage": 5, "shares": 2 },
                         { "name": "physics", "parent": "science", "type": ["ASSOCIATION"], "usage": 9 } ] })");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_FALSE(import->scenario);
    ASSERT_EQ(import->records.size(), 2U);
    EXPECT_EQ(import->records[0].account, "physics");
    EXPECT_EQ(import->records[0].user, "alice");
    EXPECT_EQ(import->records[0].usageTotal, 5.0L);
    EXPECT_EQ(import->records[1].account, "physics");
    EXPECT_EQ(import->records[1].user, "");
}

TEST(SshareJson, RootThatIsNotListedHasTheUsageBelowIt)
{
    const auto import = readAs("sshare-json",
        R"({ "shares": [ { "name": "top", "parent": "", "usage": 1000, "shares": 2, "type": ["ASSOCIATION"] },
 { "name": "physics", "parent": "root", "usage": 900, "shares": 60, "type": ["ASSOCIATION"] },
 { "name": "alice", "parent": "physics", "usage": 890, "shares": 3, "type": ["USER"] } ] })");
    ASSERT_TRUE(import) << describe(import.error());
    const ShareTree& tree = import->scenario->tree;
    EXPECT_THAT(test::outline(tree),
        ElementsAre("root  1", "root/physics  60", "root/physics/alice user  3", "root/top  2"));
    EXPECT_THAT(tree.usage(), ElementsAre(0.0L, 10.0L, 890.0L, 1000.0L));
    EXPECT_THAT(import->diagnostics, IsEmpty());
}

TEST(SshareJson, RepeatedAssociationsAreNumbered)
{
    const auto import = readAs("sshare-json",
        withElements(
            R"({ "name": "u", "parent": "root", "type": ["USER"] }, { "name": "u", "parent": "root", "type": ["USER"] })"));
    ASSERT_TRUE(import);
    EXPECT_THAT(import->scenario->tree.shape().association, ElementsAre(0, 1, 2));
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("2:64: association_repeated: user 'u' appears again in account 'root'; kept with "
                    "association ID 2"));
}

TEST(SshareJson, Errors)
{
    EXPECT_EQ(sshareError("[]"), "1:1: expected one JSON object, as sshare --json prints; found a list");
    EXPECT_EQ(sshareError("{ \"jobs\": [] }"),
        "1:1: \"shares\" is missing; expected the association list of sshare --json");
    EXPECT_EQ(sshareError("{ \"shares\": {} }"),
        "1:1: \"shares\" is missing; expected the association list of sshare --json");
    EXPECT_EQ(sshareError("{ \"shares\": 5 }"), "1:13: \"shares\" must be a list; found a number");
    EXPECT_EQ(sshareError("{ \"shares\": [] }"), "1:13: the list of shares is empty");
    EXPECT_EQ(sshareError("{ \"shares\": [ 5 ] }"), "1:15: an association must be an object; found a number");
    EXPECT_EQ(sshareError("{ \"shares\": [ {} ] }"), "1:15: an association has no \"name\"");
    EXPECT_EQ(sshareError(withElements(R"({ "name": "u", "type": ["X"] })")),
        "2:24: \"type\" is [\"X\"]; it must contain \"USER\" or \"ASSOCIATION\"");
    EXPECT_EQ(sshareError(dataFile("formats/sshare_plain.json").substr(0, 500)),
        "9:57: the file ends too early: a closing '}' is missing");
}

TEST(SshareJson, Figures)
{
    EXPECT_EQ(
        sshareError(withElements(R"({ "name": "u", "parent": "root", "type": ["USER"], "usage": -1 })")),
        "2:61: \"usage\" is -1; expected 0 or more");
    EXPECT_EQ(
        sshareError(withElements(R"({ "name": "u", "parent": "root", "type": ["USER"], "usage": 1e400 })")),
        "2:61: the number 1e400 is too large; the largest is 1.7976931348623157e308");
    EXPECT_EQ(
        sshareError(withElements(R"({ "name": "u", "parent": "root", "type": ["USER"], "usage": NaN })")),
        "2:61: 'NaN' is not a JSON value; expected a finite number");
    EXPECT_EQ(sshareError(withElements(
                  R"({ "name": "u", "parent": "root", "type": ["USER"], "shares": 2147483648 })")),
        "2:62: \"shares\" is 2147483648; expected a whole number from 0 to 2147483646, or 2147483647 for "
        "parent");
    EXPECT_EQ(
        sshareError(withElements(
            R"({ "name": "u", "parent": "root", "type": ["USER"], "shares": { "set": true, "infinite": true } })")),
        "2:62: \"shares\" is infinite; expected a finite number");
    EXPECT_EQ(sshareError(withElements(R"({ "name": "u", "parent": "root", "type": ["USER"], "id": -1 })")),
        "2:58: \"id\" is -1; expected a whole number from 0 to 4294967295");
}

TEST(SshareJson, Places)
{
    EXPECT_EQ(sshareError(withElements(R"({ "name": "u", "parent": "physics", "type": ["USER"] })")),
        "2:26: user 'u' is in account 'physics', which is not listed");
    EXPECT_EQ(
        sshareError(withElements("{ \"name\": \"b\", \"parent\": \"a\", \"type\": [\"ASSOCIATION\"] },\n"
                                 "{ \"name\": \"a\", \"parent\": \"b\", \"type\": [\"ASSOCIATION\"] }")),
        "2:26: account 'b' is its own ancestor through account 'a'");
    EXPECT_EQ(
        sshareError(withElements("{ \"name\": \"a\", \"parent\": \"root\", \"type\": [\"ASSOCIATION\"] },\n"
                                 "{ \"name\": \"a\", \"parent\": \"root\", \"type\": [\"ASSOCIATION\"] }")),
        "3:11: account 'a' appears twice, first on line 2; account names must be unique");
    EXPECT_EQ(
        sshareError(
            "{ \"shares\": [ { \"name\": \"r\", \"parent\": \"\", \"type\": [\"ASSOCIATION\"], \"cluster\": "
            "\"x\" },\n"
            "{ \"name\": \"a\", \"parent\": \"r\", \"type\": [\"ASSOCIATION\"], \"cluster\": \"y\" } ] }"),
        "2:67: the list contains clusters 'x' and 'y'; expected only one cluster");
}

TEST(SshareJson, ListingOfManyRowsInReverseOrder)
{
    std::string elements;
    for (int i = test::Many - 1; i >= 0; --i)
        elements += R"({ "name": "a)" + std::to_string(i) + R"(", "parent": ")"
            + (i == 0 ? std::string("root") : "a" + std::to_string(i - 1))
            + R"(", "type": ["ASSOCIATION"], "usage": 1 },)" + "\n";
    elements.resize(elements.size() - 2);
    const auto import = readAs("sshare-json", withElements(elements));
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->tree.depth(test::Many), std::size_t{test::Many});
}

} // namespace
} // namespace fairshare
