// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table_text.h"

#include <gmock/gmock.h>

#include <limits>

namespace fairshare {
namespace {

using testing::HasSubstr;

/// Three jobs: one without a wait, one with an endless slowdown.
TextTable jobs()
{
    TextTable table("job");
    table.addText("Job", "job_id");
    table.addOptionalText("User", "user");
    table.addNumber("Wait time, s", "wait");
    table.addNumber("Slowdown", "easy.slowdown");
    table.addNumber("Slowdown", "fcfs.slowdown");
    table.addFlag("Killed", "killed");
    table.compareRows();
    table.addRow({"7", "alice", "30", "1.5", "2", "no"});
    table.addRow({"12", "", "", "inf", "3", "yes"});
    table.addRow({"3", "Bob", "1000", "-2.25", "", "no"});
    table.markChanged();
    return table;
}

std::string csvOf(const RowRequest& request)
{
    const TextTable table = jobs();
    const auto view = viewOf(table, request);
    if (!view)
        return view.error().message;
    std::string text;
    writeCsv(*view, appendTo(text));
    return text;
}

/// Returns the ids of the jobs that are printed, joined by blanks.
std::string ids(RowRequest request)
{
    request.columns = {"job_id"};
    std::string text = csvOf(request);
    if (!text.starts_with("job_id\n"))
        return text;
    text.erase(0, 7);
    std::ranges::replace(text, '\n', ' ');
    return text;
}

TEST(TableView, ColumnsAreThoseAskedForInTheirOrder)
{
    EXPECT_EQ(csvOf({.columns = {"wait", "user"}}), "wait,user\n30,alice\n,\n1000,Bob\n");
}

TEST(TableView, AColumnHasSeveralNames)
{
    for (const char* name : {"job_id", "jobid", "JOB-ID", "Job"})
        EXPECT_THAT(csvOf({.columns = {name}}), HasSubstr("job_id\n7\n")) << name;
    EXPECT_THAT(csvOf({.columns = {"Wait time, s"}}), HasSubstr("wait\n30\n"));
}

TEST(TableView, TheLastPartOfAnIdNamesTheColumnsOfAll)
{
    EXPECT_THAT(csvOf({.columns = {"slowdown"}}), HasSubstr("easy.slowdown,fcfs.slowdown\n1.5,2\n"));
}

TEST(TableView, AnUnknownColumnNamesTheNearest)
{
    EXPECT_EQ(csvOf({.columns = {"wayt"}}), "--columns: unknown column 'wayt'; did you mean 'wait'?");
    EXPECT_EQ(
        csvOf({.sort = {"slowdwn:desc"}}), "--sort: unknown column 'slowdwn'; did you mean 'slowdown'?");
    EXPECT_EQ(csvOf({.columns = {"xyzzy"}}),
        "--columns: unknown column 'xyzzy'; expected one of job_id, user, wait, easy.slowdown, "
        "fcfs.slowdown, "
        "killed");
}

TEST(TableView, NumbersSortByValueAndTextsByLetters)
{
    EXPECT_EQ(ids({.sort = {"wait"}}), "7 3 12 ");
    EXPECT_EQ(ids({.sort = {"user"}}), "3 7 12 ");
    EXPECT_EQ(ids({.sort = {"easy.slowdown:desc"}}), "12 7 3 ");
}

TEST(TableView, RowsWithoutAValueComeLastInBothDirections)
{
    EXPECT_EQ(ids({.sort = {"wait:desc"}}), "3 7 12 ");
    EXPECT_EQ(ids({.sort = {"wait:asc"}}), "7 3 12 ");
    EXPECT_EQ(ids({.sort = {"fcfs.slowdown:desc"}}), "12 7 3 ");
}

TEST(TableView, FurtherColumnsDecideTies)
{
    EXPECT_EQ(ids({.sort = {"killed", "wait:desc"}}), "3 7 12 ");
    EXPECT_EQ(ids({.sort = {"killed:desc", "job_id"}}), "12 3 7 ");
}

TEST(TableView, SortingByNameNeedsOneColumn)
{
    EXPECT_EQ(ids({.sort = {"slowdown"}}),
        "--sort: 'slowdown' names several columns; expected one of easy.slowdown, fcfs.slowdown");
    EXPECT_EQ(ids({.sort = {"wait:down"}}), "--sort: found ':down'; expected :asc or :desc");
}

TEST(TableView, TheTopIsOfTheSortedRows)
{
    EXPECT_EQ(ids({.sort = {"wait:desc"}, .top = 1}), "3 ");
    EXPECT_EQ(ids({.top = 2}), "7 12 ");
    EXPECT_EQ(ids({.top = 99}), "7 12 3 ");
}

TEST(TableView, AFilterComparesNumbersTextsAndFlags)
{
    EXPECT_EQ(ids({.where = "wait>=30"}), "7 3 ");
    EXPECT_EQ(ids({.where = "wait=1k"}), "3 ");
    EXPECT_EQ(ids({.where = "easy.slowdown>1e300"}), "12 ");
    EXPECT_EQ(ids({.where = "user=AL*"}), "7 ");
    EXPECT_EQ(ids({.where = "user~o"}), "3 ");
    EXPECT_EQ(ids({.where = "killed=yes or (user!=alice and wait>5)"}), "12 3 ");
    EXPECT_EQ(ids({.where = "killed=true"}), "12 ");
    EXPECT_EQ(ids({.where = "not alice"}), "12 3 ");
}

TEST(TableView, AFilterThatDoesNotFitSaysWhere)
{
    EXPECT_EQ(ids({.where = "wait>5 and wayt<3"}),
        "--where: column 12: unknown column 'wayt'; did you mean 'wait'?");
    EXPECT_EQ(
        ids({.where = "user<3"}), "--where: column 1: column 'user' contains text; expected =, != or ~");
    EXPECT_EQ(ids({.where = "wait>soon"}),
        "--where: column 6: 'soon' is not a number; column 'wait' contains numbers");
    EXPECT_THAT(ids({.where = "lint"}), HasSubstr("'lint' does not apply to these rows"));
}

TEST(TableView, OnlyChangedRows)
{
    EXPECT_EQ(ids({.changed = true}), "3 ");
    EXPECT_EQ(ids({.where = "changed or killed=yes"}), "12 3 ");
    TextTable plain("job");
    plain.addText("Job", "job_id");
    const auto view = viewOf(plain, {.changed = true});
    ASSERT_FALSE(view);
    EXPECT_THAT(view.error().message, HasSubstr("--changed: these rows are not compared"));
}

TEST(JsonLines, EachRowSaysWhatItIs)
{
    const TextTable table = jobs();
    TableView view(table);
    view.schema = "simulate-1";
    std::string text;
    writeJsonLines(view, appendTo(text));
    EXPECT_EQ(text,
        R"({"record": "job", "schema": "simulate-1", "job_id": "7", "user": "alice", "wait": 30, "easy.slowdown": 1.5, "fcfs.slowdown": 2, "killed": false})"
        "\n"
        R"({"record": "job", "schema": "simulate-1", "job_id": "12", "user": null, "wait": null, "easy.slowdown": "inf", "fcfs.slowdown": 3, "killed": true})"
        "\n"
        R"({"record": "job", "schema": "simulate-1", "job_id": "3", "user": "Bob", "wait": 1000, "easy.slowdown": -2.25, "fcfs.slowdown": null, "killed": false})"
        "\n");
}

TEST(JsonLines, OnlyNumbersOfJsonAreBare)
{
    TextTable table;
    table.addNumber("N", "n");
    for (const char* number :
        {"-0.5", "1e-07", "18446744073709551615", "0", "007", "1.", "-", "1e", "nan", "parent"})
        table.addRow({number});
    std::string text;
    writeJsonLines(table, appendTo(text));
    EXPECT_EQ(text,
        "{\"n\": -0.5}\n{\"n\": 1e-07}\n{\"n\": 18446744073709551615}\n{\"n\": 0}\n{\"n\": \"007\"}\n"
        "{\"n\": \"1.\"}\n{\"n\": \"-\"}\n{\"n\": \"1e\"}\n{\"n\": \"nan\"}\n{\"n\": \"parent\"}\n");
}

TEST(TextTable, FiguresOfAResultAreColumnsToo)
{
    const auto reals = std::make_shared<Values<double>>(Values<double>{0.25, Undefined, 1e-9});
    TextTable table;
    table.addText("User", "user");
    table.addValues("Factor", "fair_tree.factor", {.spec = {"factor", "Factor", "", "", 4}, .values = reals});
    for (const char* user : {"a", "b", "c"})
        table.addRow({user});
    std::string text;
    writeCsv(table, appendTo(text));
    EXPECT_EQ(text, "user,fair_tree.factor\na,0.25\nb,\nc,1e-09\n");
    text.clear();
    writeAligned(table, {}, appendTo(text));
    EXPECT_EQ(text, "User   Factor\n----  -------\na      0.2500\nb\nc     1.0e-09\n");
}

TEST(TextTable, PeopleSeeSixDigits)
{
    EXPECT_EQ(readableNumber("0.1234567890123"), "0.123457");
    EXPECT_EQ(readableNumber("12345678.25"), "12345678");
    EXPECT_EQ(readableNumber("1234567890123"), "1234567890123");
    EXPECT_EQ(readableNumber("0.000012345678"), "1.23457e-05");
    EXPECT_EQ(readableNumber("1.5"), "1.5");
    EXPECT_EQ(readableNumber("parent"), "parent");
    EXPECT_EQ(readableNumber("-99999.5678"), "-99999.6");
}

} // namespace
} // namespace fairshare
