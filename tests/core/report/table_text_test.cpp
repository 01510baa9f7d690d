// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table_text.h"

#include "core/base/csv_cell.h"

#include "core/io/json/json_text.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TextTable people()
{
    TextTable table;
    table.addText("Name", "name");
    table.addNumber("Rank", "rank");
    table.addRow({"ünï", "1"});
    table.addRow({"a,\"b\"", ""});
    return table;
}

TEST(TableText, PadsByDisplayWidth)
{
    std::string text;
    writeAligned(people(), {}, appendTo(text));
    EXPECT_EQ(text,
        "Name   Rank\n"
        "-----  ----\n"
        "ünï       1\n"
        "a,\"b\"\n");
}

TEST(TableText, CsvQuotesWhereItMust)
{
    std::string text;
    writeCsv(people(), appendTo(text));
    EXPECT_EQ(text, "name,rank\nünï,1\n\"a,\"\"b\"\"\",\n");
}

TEST(TableText, CsvKeepsANameTogetherForEveryReader)
{
    EXPECT_EQ(csvCell("a;b"), "\"a;b\"");
    EXPECT_EQ(csvCell("a\tb"), "\"a\tb\"");
    EXPECT_EQ(csvCell("a "), "\"a \"");
    EXPECT_EQ(csvCell("a b|c"), "a b|c");
}

TEST(TableText, JsonWritesAMissingTextAsNull)
{
    TextTable table;
    table.addOptionalText("Path", "path");
    table.addText("Name", "name");
    table.addRow({"", ""});
    table.addRow({"root/a", "a"});
    std::string text;
    writeJson(table, appendTo(text));
    EXPECT_EQ(text, "[\n  {\"path\": null, \"name\": \"\"},\n  {\"path\": \"root/a\", \"name\": \"a\"}\n]\n");
}

TEST(TableText, JsonWritesNumbersBareAndNothingAsNull)
{
    std::string text;
    writeJson(people(), appendTo(text));
    EXPECT_EQ(
        text, "[\n  {\"name\": \"ünï\", \"rank\": 1},\n  {\"name\": \"a,\\\"b\\\"\", \"rank\": null}\n]\n");
}

TEST(TableText, NoNameMovesTheCursor)
{
    EXPECT_EQ(printable("a\x1b[2Jb\n"), "a\\x1b[2Jb\\x0a");
    EXPECT_EQ(printable("\xff"), "\uFFFD");
}

TEST(TableText, WidthCountsColumnsNotBytes)
{
    EXPECT_EQ(displayWidth("e\u0301"), 1U);
    EXPECT_EQ(displayWidth("漢字"), 4U);
}

TEST(JsonText, WritesNumbersThatAreNoneAsTexts)
{
    std::string text;
    JsonText json(appendTo(text));
    json.beginArray(JsonText::Layout::Compact);
    json.number(std::numeric_limits<double>::infinity());
    json.number(-std::numeric_limits<double>::infinity());
    json.number(0.1);
    json.word(255);
    json.null();
    json.endArray();
    json.finish();
    EXPECT_EQ(text, "[\"inf\", \"-inf\", 0.1, \"0x00000000000000ff\", null]\n");
}

} // namespace
} // namespace fairshare
