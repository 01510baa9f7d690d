// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/formula_table.h"

#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// root; astro: ann, bob; chem: ann, cyd in gpu
ShareTree labForTables()
{
    ShareTreeBuilder builder;
    const auto astro = builder.add(0, {.kind = NodeKind::Account, .name = "astro", .shares = 10});
    builder.add(astro, {.name = "ann", .shares = 4, .usage = 3600});
    builder.add(astro, {.name = "bob", .shares = ParentShares, .usage = 7200});
    const auto chem = builder.add(0, {.kind = NodeKind::Account, .name = "chem", .shares = 20});
    builder.add(chem, {.name = "ann", .shares = 6, .usage = 7200});
    builder.add(chem, {.name = "cyd", .shares = 0, .partition = "gpu"});
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

std::vector<std::string> columnTexts(const FormulaTable& table)
{
    std::vector<std::string> texts;
    for (const FormulaColumn& column : table.columns) {
        std::string text = column.name;
        for (const long double value : column.values)
            text += std::isnan(value) ? " -" : fmt::format(" {}", value);
        texts.push_back(std::move(text));
    }
    return texts;
}

std::vector<std::string> tableColumns(std::string_view text, const NumberMarks& marks = {})
{
    const auto table = readFormulaTable(labForTables(), text, marks);
    return table ? columnTexts(*table) : std::vector{table.error().message};
}

TEST(FormulaTable, MatchesNamesOfUsersAndAccounts)
{
    EXPECT_THAT(tableColumns("Name\tHead count\nastro\t12\nann\t3\ncyd (partition gpu)\t1\n"),
        ElementsAre("head_count - 12 3 - - 3 1"));
    EXPECT_THAT(tableColumns("astro\t12\nbob\t2.5\n"), ElementsAre("value - 12 - 2.5 - - -"));
    EXPECT_THAT(
        tableColumns("astro,12,1\nbob,2,\n"), ElementsAre("column2 - 12 - 2 - - -", "column3 - 1 - - - - -"));
}

TEST(FormulaTable, MatchesUsersWithinTheirAccount)
{
    EXPECT_THAT(tableColumns("account,user,Shares\nastro,ann,1\nchem,ann,2\nchem,,3\n"),
        ElementsAre("table_shares - - 1 - 3 2 -"));
    EXPECT_THAT(tableColumns("User;Grant\nann;1,5\n", {",", "."}), ElementsAre("grant - - 1.5 - - 1.5 -"));
}

TEST(FormulaTable, MatchesPathsAndNamesInAnyColumn)
{
    EXPECT_THAT(tableColumns("path,grant\nroot/chem/ann,1\nastro/ann,2\nchem,3\ntro/bob,4\n"),
        ElementsAre("grant - - 2 - 3 1 -"));
    EXPECT_THAT(tableColumns("grant;name\n1;bob\n2;astro\n"), ElementsAre("grant - 2 - 1 - - -"));
    EXPECT_THAT(tableColumns("account,name,grant\nchem,Chemistry,5\n"), ElementsAre("grant - - - - 5 - -"));
    EXPECT_THAT(tableColumns("path,user,grant\n/root/chem/ann,ann,1\n"), ElementsAre("grant - - - - - 1 -"));
}

TEST(FormulaTable, ReadsFilesThatSpreadsheetsWrite)
{
    EXPECT_THAT(tableColumns("\xEF\xBB\xBFuser;head count\r\nann;1.200,5\r\nbob;\r\n", {",", "."}),
        ElementsAre("head_count - - 1200.5 - - 1200.5 -"));
    EXPECT_THAT(tableColumns("user;2024;a+b;a b\nann;1,5;2;3\n"),
        ElementsAre("table_2024 - - 1.5 - - 1.5 -", "a_b - - 2 - - 2 -", "a_b_2 - - 3 - - 3 -"));
}

TEST(FormulaTable, ReadsCsvWithQuotes)
{
    EXPECT_THAT(tableColumns("name,\"PIs, and \"\"staff\"\"\",note\n\"ann\",\"1,200\",\"a\nb\"\nbob,4,x\n"),
        ElementsAre("pis_and_staff - - 1200 4 - 1200 -"));
}

TEST(FormulaTable, SaysWhichLinesDoNotFit)
{
    const auto table =
        readFormulaTable(labForTables(), "name\theadcount\nzoe\t1\nann\t2\nann\t3\nbob\tmany\n\t4\n");
    ASSERT_TRUE(table);
    std::vector<std::string> lines;
    for (const PasteMisfit& misfit : table->misfits)
        lines.push_back(fmt::format("{}: {}", misfit.line, misfit.why));
    EXPECT_THAT(lines,
        ElementsAre("2: 'zoe' is not in the tree", "4: 'ann' is already on an earlier line",
            "5: 'many' is not a number", "6: the name is missing"));
    EXPECT_EQ(table->lines, 5U);
    EXPECT_THAT(tableColumns("hello\nworld\n"),
        ElementsAre(
            "the table contains no numbers next to names; the first column should contain names of users "
            "or accounts"));
    EXPECT_THAT(tableColumns(""),
        ElementsAre(
            "the table contains no numbers next to names; the first column should contain names of users "
            "or accounts"));
}

} // namespace
} // namespace fairshare
