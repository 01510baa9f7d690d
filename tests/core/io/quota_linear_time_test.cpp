// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Large files of groups. Linear reading takes about a second; the bound leaves room for sanitizers and slow
// machines.
#include "tests/core/io/measured_time.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace fairshare {
namespace {

using test::errorOf;

void expectLinear(std::string_view format, const std::string& text, const std::string& outcome = "read")
{
    EXPECT_LT(test::secondsOf([&] { EXPECT_EQ(errorOf(format, text), outcome); }), test::MostSeconds);
}

std::string repeatedBehind(const std::string& head, const std::function<std::string(int)>& part)
{
    std::string text = head;
    for (int i = 0; i < test::Many; ++i)
        text += part(i);
    return text;
}

TEST(QuotaLinearTime, ManyContinuedNames)
{
    expectLinear("condor-config",
        repeatedBehind("GROUP_NAMES = \\\n", [](int i) { return fmt::format("g{}, \\\n", i); }) + "\n"
            + repeatedBehind("", [](int i) { return fmt::format("GROUP_QUOTA_g{} = {}\n", i, i); }));
}

TEST(QuotaLinearTime, ListThatGrowsLineByLine)
{
    expectLinear("condor-config",
        repeatedBehind("", [](int i) { return fmt::format("GROUP_NAMES = $(GROUP_NAMES) g{}\n", i); }));
}

TEST(QuotaLinearTime, ListThatGrowsInFrontIsRefused)
{
    const std::string text =
        repeatedBehind("", [](int i) { return fmt::format("GROUP_NAMES = g{} $(GROUP_NAMES)\n", i); });
    expectLinear(
        "condor-config", text, "6861:1: the macros expand to more than the limit of 134217728 bytes");
}

TEST(QuotaLinearTime, ReferencesThatAreNotClosed)
{
    const std::string text = "GROUP_NAMES = a\nGROUP_QUOTA_a = "
        + repeatedBehind("", [](int) { return std::string("$(a:"); }) + "\n";
    expectLinear("condor-config", text, "2:1: the macros expand to more than the limit of 134217728 bytes");
}

TEST(QuotaLinearTime, ManyRowsOfATable)
{
    const auto row = [](int i) { return fmt::format("g{}.a\t{}\n", i, i); };
    expectLinear("quota-table", repeatedBehind("name\tquota\n", row));
    expectLinear("quota-table", repeatedBehind("", [](int i) {
        return fmt::format("*** {}. row ***\nname: g{}\nquota: {}\n", i, i, i);
    }));
    expectLinear("quota-table", repeatedBehind("<resultset>", [](int i) {
        return fmt::format(
            "<row><field name=\"name\">g{}</field><field name=\"quota\">{}</field></row>\n", i, i);
    }) + "</resultset>\n");
    expectLinear("quota-table", repeatedBehind("name\tamount_in_queue\tquery_time\n", [](int i) {
        return fmt::format("g{}\t{}\t2015-05-20 13:00:00\n", i, i);
    }));
}

TEST(QuotaLinearTime, ManyRowsOfUserprio)
{
    expectLinear("condor-userprio",
        repeatedBehind("Last Priority Update:\nGroup       Config   Wghted\n  User Name  Quota   In Use\n"
                       "---------- --------- ------\n",
            [](int i) { return fmt::format("g{:<9} {:9} {:6}\n  u@x                     1\n", i, i, 1); }));
}

} // namespace
} // namespace fairshare
