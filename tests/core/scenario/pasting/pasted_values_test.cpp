// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_values.h"

#include "core/scenario/pasting/pasted_number.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// root: account a (users u, v), account b (user u, user w in partition gpu)
Scenario siteForPasting()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .shares = 5});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b", .shares = 6});
    builder.add(a, {.name = "u", .shares = 1, .usage = 540.125L});
    builder.add(a, {.name = "v", .shares = 2, .usage = 20});
    builder.add(b, {.name = "u", .shares = 3, .usage = 30});
    builder.add(b, {.name = "w", .shares = 4, .usage = 40, .partition = "gpu"});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

constexpr NodeRow RowA = 1;
constexpr NodeRow RowAU = 2;
constexpr NodeRow RowAV = 3;
constexpr NodeRow RowB = 4;
constexpr NodeRow RowBU = 5;
constexpr NodeRow RowBW = 6;

PasteTarget fromRow(NodeRow first, std::size_t column = 1)
{
    PasteTarget target;
    for (NodeRow row = first; row < siteForPasting().tree.size(); ++row)
        target.rows.push_back(row);
    target.columns = {PasteColumn::Name, PasteColumn::Shares, PasteColumn::Usage, PasteColumn::Other};
    target.titles = {"Account or user", "Shares", "Usage (TRES-s)", "Share S"};
    target.current = column;
    return target;
}

std::vector<std::uint32_t> sharesAfterPaste(std::string_view text, const PasteTarget& target)
{
    return withPasted(siteForPasting(), planPaste(siteForPasting().tree, text, target).value())
        .value()
        .tree.shares();
}

std::vector<long double> usageAfterPaste(std::string_view text, const PasteTarget& target)
{
    return withPasted(siteForPasting(), planPaste(siteForPasting().tree, text, target).value())
        .value()
        .tree.usage();
}

std::vector<std::string> valueMisfits(std::string_view text, const PasteTarget& target)
{
    const auto plan = planPaste(siteForPasting().tree, text, target);
    if (!plan)
        return {plan.error().message};
    std::vector<std::string> lines;
    for (const PasteMisfit& misfit : plan->misfits)
        lines.push_back(fmt::format("{}: {}", misfit.line, misfit.why));
    return lines;
}

TEST(PastedValues, AColumnGoesDownFromTheCurrentCell)
{
    EXPECT_THAT(sharesAfterPaste("7\r\n\r\n8\r\n", fromRow(RowAU)), ElementsAre(1, 5, 7, 2, 8, 3, 4));
    EXPECT_THAT(sharesAfterPaste("Fairshare\n7\nparent", fromRow(RowAU)),
        ElementsAre(1, 5, 7, ParentShares, 6, 3, 4));
    EXPECT_THAT(usageAfterPaste("1,5\n2h", fromRow(RowAU, 2)), ElementsAre(0, 0, 1.5L, 7200, 0, 30, 40));
    EXPECT_THAT(sharesAfterPaste("9", fromRow(RowAU, 3)), ElementsAre(1, 5, 9, 2, 6, 3, 4));
    EXPECT_THAT(valueMisfits("7\n8\n9\n10\n11\n12\n", fromRow(RowBU)),
        ElementsAre("3: no row left from this line on"));
}

TEST(PastedValues, ABlockGoesToTheColumnsBesideTheCurrentOne)
{
    const auto plan = planPaste(siteForPasting().tree, "7\t70\t0.1\n8\t80\t0.2", fromRow(RowBU));
    ASSERT_TRUE(plan);
    EXPECT_THAT(plan->shares, ElementsAre(std::pair(RowBU, 7U), std::pair(RowBW, 8U)));
    EXPECT_THAT(plan->usage, ElementsAre(std::pair(RowBU, 70.0L), std::pair(RowBW, 80.0L)));
    EXPECT_EQ(plan->passedOver, 1U);
    EXPECT_THAT(plan->misfits, IsEmpty());
}

TEST(PastedValues, OneValueFillsTheSelection)
{
    PasteTarget target = fromRow(RowAU);
    target.rows = {RowAU, RowAV, RowBU};
    target.fills = true;
    EXPECT_THAT(sharesAfterPaste("7\n", target), ElementsAre(1, 5, 7, 7, 6, 7, 4));
    EXPECT_THAT(sharesAfterPaste("7\n8\n", target), ElementsAre(1, 5, 7, 8, 6, 3, 4));
}

TEST(PastedValues, NamesSayWhereLinesGo)
{
    EXPECT_THAT(sharesAfterPaste("v\t20\nb\t60\nw (partition gpu)\t40\n", fromRow(RowA)),
        ElementsAre(1, 5, 1, 20, 60, 3, 40));
    EXPECT_THAT(
        usageAfterPaste("v\t20.5\n", fromRow(RowA, 2)), ElementsAre(0, 0, 540.125L, 20.5L, 0, 30, 40));
    EXPECT_THAT(sharesAfterPaste("Usage (TRES-s)\tAccount or user\tShares\n20\tv\t9\n", fromRow(RowA)),
        ElementsAre(1, 5, 1, 9, 6, 3, 4));
    EXPECT_THAT(valueMisfits("v\t1\nx\t2\nv\t3\n\t4\nw\t5\n", fromRow(RowA)),
        ElementsAre("2: 'x' is not in the tree", "3: 'v' is already on an earlier line",
            "4: the name is missing", "5: 'w' is not in the tree"));
}

TEST(PastedValues, ANameThatStandsSeveralTimesNeedsToBeClear)
{
    EXPECT_THAT(
        sharesAfterPaste("u\t10\nv\t20\nu\t30\n", fromRow(RowA)), ElementsAre(1, 5, 10, 20, 6, 30, 4));
    EXPECT_THAT(valueMisfits("u\t10\nv\t20\n", fromRow(RowA)),
        ElementsAre("1: 'u' occurs 2 times in the tree; select the rows to change, one per pasted line"));
    PasteTarget target = fromRow(RowA);
    target.meant = {RowBU, RowAV};
    EXPECT_THAT(sharesAfterPaste("u\t10\nv\t20\n", target), ElementsAre(1, 5, 1, 20, 6, 10, 4));
}

TEST(PastedValues, SaysWhatDoesNotFit)
{
    EXPECT_THAT(valueMisfits("1.5\n-1\n99999999999\nabc\n*2\n", fromRow(RowAU)),
        ElementsAre("1: '1.5' is not a valid value for shares",
            "2: shares cannot be -1; expected 0 to 2147483646",
            "3: shares cannot be 99999999999; expected 0 to 2147483646",
            "4: 'abc' is not a valid value for shares", "5: '*2' is not a valid value for shares"));
    EXPECT_THAT(valueMisfits("5\n", fromRow(0)), ElementsAre("1: the root account has no shares"));
    EXPECT_THAT(valueMisfits("hello\nworld\n", fromRow(RowA)),
        ElementsAre("the clipboard contains no numbers; copy a column of shares or usage from a spreadsheet, "
                    "with or without names next to it"));
    EXPECT_THAT(valueMisfits("", fromRow(RowA)),
        ElementsAre("the clipboard contains no numbers; copy a column of shares or usage from a spreadsheet, "
                    "with or without names next to it"));
}

TEST(PastedValues, WhatWasCopiedChangesNothing)
{
    PasteTarget target = fromRow(0);
    auto totals = std::make_shared<Values<double>>();
    totals->assign({630.125, 560.125, 540.125, 20, 70, 30, 40});
    target.totals = totals;
    target.point = ",";
    target.group = ".";
    const auto plan = planPaste(siteForPasting().tree,
        "root\t\t630.125\t1\na\t5\t560.125\t0.5\nu\t1\t540.125\t0.1\nv\t2\t20\t0\nb\t6\t70\t\nu\t3\t30\t\n"
        "w (Partition gpu)\t4\t40\t\n",
        target);
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->changesNothing());
    EXPECT_THAT(plan->misfits, IsEmpty());
    EXPECT_EQ(plan->lines, 7U);
}

TEST(PastedValues, UsageOfAnAccountScalesWhatIsBelowIt)
{
    PasteTarget target = fromRow(RowA, 2);
    target.rows = {RowB};
    EXPECT_THAT(usageAfterPaste("140\n", target), ElementsAre(0, 0, 540.125L, 20, 0, 60, 80));
    // Users first, then the total: consistent sums change nothing more.
    EXPECT_THAT(usageAfterPaste("b\t100\nu\t540.125\nu\t60\nw (partition gpu)\t40\n", fromRow(RowA, 2)),
        ElementsAre(0, 0, 540.125L, 20, 0, 60, 40));
}

TEST(PastedValues, UsageIsInTheShownUnit)
{
    PasteTarget target = fromRow(RowA, 2);
    target.usageUnit = TimeUnit::Hour;
    target.titles[2] = "Usage (TRES-h)";
    EXPECT_THAT(usageAfterPaste("v\t2\nw\t3\n", target), ElementsAre(0, 0, 540.125L, 7200, 0, 30, 40));
    EXPECT_THAT(usageAfterPaste("v\t2 TRES-h\nv\t3\n", target), ElementsAre(0, 0, 540.125L, 7200, 0, 30, 40));
    EXPECT_THAT(usageAfterPaste("v\t60 s\n", target), ElementsAre(0, 0, 540.125L, 60, 0, 30, 40));
    EXPECT_THAT(usageAfterPaste("Account or user\tUsage (TRES-s)\nv\t50\n", target),
        ElementsAre(0, 0, 540.125L, 50, 0, 30, 40));
    EXPECT_THAT(usageAfterPaste("Account or user\tUsage (TRES-h)\nv\t50\n", target),
        ElementsAre(0, 0, 540.125L, 180000, 0, 30, 40));
    // What was copied in hours changes nothing, though 20 s are no finite number of hours.
    const auto plan = planPaste(siteForPasting().tree,
        "v\t" + editableUsage(TimeUnit::Hour, 20) + "\nb\t" + usageIn(TimeUnit::Hour, 70) + "\n", target);
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->changesNothing());
    EXPECT_THAT(plan->misfits, IsEmpty());
}

TEST(PastedValues, AMillionLinesAreRead)
{
    std::string text;
    for (int line = 0; line < 10 * test::Many; ++line)
        text += "u\t1\n";
    const auto plan = planPaste(siteForPasting().tree, text, fromRow(RowA));
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->misfitLines, 10U * test::Many);
    EXPECT_EQ(plan->misfits.size(), 1000U);
    std::stop_source stop;
    stop.request_stop();
    const auto cancelled = planPaste(siteForPasting().tree, text, fromRow(RowA), {.stop = stop.get_token()});
    EXPECT_EQ(cancelled.error().code, ErrorCode::Cancelled);
}

std::string read(
    std::string_view cell, DecimalMark block = DecimalMark::Unknown, const NumberMarks& marks = {})
{
    const auto number = plainNumber(cell, ValueField::Usage, block, marks);
    return number ? *number : number.error().message;
}

TEST(PastedNumber, ReadsGroupsAndDecimals)
{
    EXPECT_EQ(read("12 345.5"), "12345.5");
    EXPECT_EQ(read("12\xE2\x80\x89"
                   "345,5"),
        "12345.5");
    EXPECT_EQ(read("1,234,567.25"), "1234567.25");
    EXPECT_EQ(read("1.234.567,25"), "1234567.25");
    EXPECT_EQ(read("1.234.567"), "1234567");
    EXPECT_EQ(read("0,125"), "0.125");
    EXPECT_EQ(read("\xE2\x88\x92"
                   "5"),
        "-5");
    EXPECT_EQ(read(" 2 h "), "2h");
    EXPECT_EQ(read("1.5e+21"), "1.5e+21");
    EXPECT_EQ(read("1,234", DecimalMark::Comma), "1.234");
    EXPECT_EQ(read("1,234", DecimalMark::Point), "1234");
    EXPECT_EQ(read("1.234"), "1.234");
    EXPECT_EQ(read("1,234", DecimalMark::Unknown, {",", "."}), "1.234");
}

TEST(PastedNumber, RefusesWhatIsUnclear)
{
    EXPECT_EQ(read("1.234", DecimalMark::Unknown, {",", "."}),
        "'1.234' is ambiguous: '.' may separate decimals or groups of digits");
    EXPECT_EQ(read("1,234", DecimalMark::Mixed),
        "'1,234' is ambiguous: ',' may separate decimals or groups of digits");
    EXPECT_EQ(read("1,23,4"), "'1,23,4' is not a valid value for usage");
    EXPECT_EQ(read("12 34"), "'12 34' is not a valid value for usage");
    EXPECT_EQ(read(std::string(50, 'x')), "'" + std::string(40, 'x') + "…' is not a valid value for usage");
    EXPECT_EQ(plainNumber("1,234", ValueField::Shares, DecimalMark::Unknown, {}).value(), "1234");
}

} // namespace
} // namespace fairshare
