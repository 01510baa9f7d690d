// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/htcondor/queue_demand.h"
#include "core/io/htcondor/quota_table_reader.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/loaded_scenario.h"
#include "tests/core/io/sample_files.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

using test::condorSample;
using test::errorOf;
using test::quotasFromText;
using test::readAs;
using test::remarksOf;
using testing::ElementsAre;
using testing::IsEmpty;

/// The rows of the source slides, which all samples hold.
std::vector<QuotaGroup> slideGroups()
{
    const auto group = [](const char* name, double quota, double weight, bool surplus, double threshold) {
        return QuotaGroup{.name = name,
            .quota = quota,
            .acceptsSurplus = surplus,
            .weight = weight,
            .threshold = threshold,
            .priorityFactor = 10};
    };
    return {group("group_atlas", 14823, 2, false, 0), group("group_atlas.analysis", 4008, 1, false, 0),
        group("group_atlas.analysis.long", 2000, 1, false, 250),
        group("group_atlas.analysis.mcore", 8, 0, false, 20),
        group("group_atlas.analysis.short", 2000, 1, false, 250),
        group("group_atlas.prod", 10810, 2, false, 0), group("group_atlas.prod.mp", 6110, 8, true, 40),
        group("group_atlas.prod.production", 3700, 1, false, 160),
        group("group_atlas.prod.test", 1000, 2, false, 80), group("group_atlas.software", 5, 0, false, 1),
        group("group_gridods", 500, 1, false, 50)};
}

TEST(QuotaTable, EveryLayoutHoldsTheSame)
{
    for (const char* name : {"sql_table_pipe.txt", "sql_table_tab.tsv", "sql_table_vertical.txt",
             "sql_table.xml", "sql_session_verbose.txt", "sql_seed_layout.txt", "sql_full_table_pipe.txt",
             "sql_full_table_tab.tsv"}) {
        const auto import = readAs("quota-table", condorSample(name));
        ASSERT_TRUE(import) << name << ": " << describe(import.error());
        EXPECT_EQ(import->scenario->quotas->groups, slideGroups()) << name;
        EXPECT_EQ(import->scenario->quotas->poolSize, 15323.0) << name;
        std::vector<std::string> others = remarksOf(*import);
        std::erase_if(others,
            [](const std::string& line) { return line.find("pool_size_assumed") != std::string::npos; });
        EXPECT_THAT(others, IsEmpty()) << name;
    }
}

TEST(QuotaTable, OtherEncodingsAreTold)
{
    const std::string bad = "byte 0xfc is not valid UTF-8; convert the file, for example with iconv";
    const std::string name = "gr\xfcn";
    EXPECT_EQ(errorOf("quota-table",
                  "+------+-------+\n| group_name | quota |\n+------+-------+\n| " + name
                      + " | 5 |\n+------+-------+\n"),
        "4:5: " + bad);
    EXPECT_EQ(errorOf("quota-table", "group_name\tquota\n" + name + "\t5\n"), "2:3: " + bad);
    EXPECT_EQ(errorOf("quota-table",
                  "*************************** 1. row ***************************\ngroup_name: " + name
                      + "\n     quota: 5\n"),
        "2:15: " + bad);
    EXPECT_EQ(errorOf("quota-table",
                  "<?xml version=\"1.0\"?>\n<resultset>\n<row>\n<field name=\"group_name\">" + name
                      + "</field>\n<field name=\"quota\">5</field>\n</row>\n</resultset>\n"),
        "4:28: " + bad);
    EXPECT_EQ(errorOf("quota-table",
                  "group_name\tamount_in_queue\tquery_time\n" + name + "\t5\t2015-05-20 13:58:00\n"),
        "2:3: " + bad);
    EXPECT_EQ(
        quotasFromText("quota-table", "group_name\tquota\ngr\xc3\xbcn\t5\n").groups[0].name, "gr\xc3\xbcn");
}

TEST(QuotaTable, PlacesOfGroupsAreKnown)
{
    EXPECT_EQ(
        readAs("quota-table", condorSample("sql_table_pipe.txt"))->groupPlaces[1], (SourcePosition{5, 3}));
    EXPECT_EQ(
        readAs("quota-table", condorSample("sql_table_tab.tsv"))->groupPlaces[1], (SourcePosition{3, 1}));
    EXPECT_EQ(readAs("quota-table", condorSample("sql_table_vertical.txt"))->groupPlaces[1],
        (SourcePosition{8, 13}));
    EXPECT_EQ(readAs("quota-table", condorSample("sql_table.xml"))->groupPlaces[1], (SourcePosition{13, 27}));
}

TEST(QuotaTable, RowsWithoutHeaderNeedColumns)
{
    const std::string text = condorSample("sql_table_tab_noheader.tsv");
    EXPECT_EQ(errorOf("quota-table", text),
        "1:1: the rows have no column names; expected a tab-separated line above them, such as group_name, "
        "quota, weight, surplus, threshold");
    const std::vector<std::string> columns{"name", "quota", "weight", "surplus", "threshold"};
    const auto import = readQuotaTable(text, {}, columns);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->quotas->groups, slideGroups());
}

TEST(QuotaTable, MissingColumnsHaveTheDefaultsOfTheDatabase)
{
    const GroupQuotas quotas = quotasFromText("quota-table", "QUOTA\tGroup\n5\ta\nNULL\tb\n");
    ASSERT_EQ(quotas.groups.size(), 2U);
    EXPECT_EQ(quotas.groups[0], (QuotaGroup{.name = "a", .quota = 5, .priorityFactor = 10}));
    EXPECT_EQ(quotas.groups[1].quota, std::nullopt);
}

TEST(QuotaTable, MissingParentsAreMade)
{
    const auto import = readAs("quota-table", "name\tquota\na.b.c\t5\na.b.d\t7\na.e\t1\nb\t2\n");
    ASSERT_TRUE(import);
    std::vector<std::string> groups;
    for (const QuotaGroup& group : import->scenario->quotas->groups)
        groups.push_back(fmt::format("{} {}", group.name, group.quota.value_or(-1)));
    EXPECT_THAT(groups, ElementsAre("a 13", "a.b 12", "a.b.c 5", "a.b.d 7", "a.e 1", "b 2"));
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("2:1: parent_made: group 'a.b' is missing; adding it with quota 12, the sum of its "
                    "children's static quotas",
            "2:1: parent_made: group 'a' is missing; adding it with quota 13, the sum of its children's "
            "static quotas",
            "0:0: pool_size_assumed: the file does not contain the pool size; assuming 15, the sum of the "
            "first-level quotas"));
}

TEST(QuotaTable, OddGroupsAreTold)
{
    const auto import =
        readAs("quota-table", "name\tquota\na\t10\na.b\t4\na.c\t7\nA.B\t1\n<none>\t3\ne\tNULL\n");
    ASSERT_TRUE(import);
    EXPECT_THAT(remarksOf(*import),
        ElementsAre("6:1: group_reserved: the name '<none>' is reserved for the root; the group is ignored",
            "5:1: group_repeated: group 'A.B' is ignored because 'a.b' already exists; names are not "
            "case-sensitive",
            "7:1: quota_missing: group 'e' has no quota; using a dynamic quota of 0",
            "2:1: quota_not_sum: the quota of 'a' is 10, but its children's static quotas add up to 11",
            "0:0: pool_size_assumed: the file does not contain the pool size; assuming 10, the sum of the "
            "first-level quotas"));
}

/// A table of groups is recognized where what it must have is missing, so that this can be told.
TEST(QuotaTable, TablesWithoutQuotaAreRecognized)
{
    const std::string noQuota =
        "the group table has no column quota; a demand history needs amount_in_queue and query_time";
    const auto error = [](std::string_view text) {
        const auto loaded = importContent(text);
        return loaded ? "read" : describe(loaded.error());
    };
    EXPECT_EQ(error("group_name\tweight\tsurplus\na\t1\t0\n"), "1:1: " + noQuota);
    EXPECT_EQ(error("MariaDB [bnl]> select * from groups;\n+------------+------+\n| group_name | busy |\n"
                    "+------------+------+\n| a          |    1 |\n+------------+------+\n"),
        "3:3: " + noQuota);
    EXPECT_EQ(
        error(
            "*************************** 1. row ***************************\ngroup_name: a\n    weight: 1\n"),
        "2:1: " + noQuota);
    EXPECT_EQ(error("group_name\tamount_in_queue\na\t1\n"),
        "1:1: the demand history has no column query_time with the times of its samples");
}

TEST(QuotaTable, BadInputIsRefusedWithItsPlace)
{
    const auto error = [](std::string_view text) { return errorOf("quota-table", text); };
    EXPECT_EQ(error("name\tquota\na\t-5\n"), "2:3: quota is '-5'; expected a number, 0 or more");
    EXPECT_EQ(error("name\tquota\na\tx\n"), "2:3: quota is 'x'; expected a number, 0 or more");
    EXPECT_EQ(error("name\tquota\tpriority\na\t1\t0\n"), "2:5: priority is '0'; expected a number above 0");
    EXPECT_EQ(error("name\tquota\tsurplus\na\t1\t2\n"), "2:5: surplus is '2'; expected 0 or 1");
    EXPECT_EQ(error("name\tquota\n\t1\n"), "2:1: the group name is empty");
    EXPECT_EQ(error("name\tquota\na\t1\t2\n"), "2:1: the row has 3 cells; expected 2");
    EXPECT_EQ(error("name\tquota\na\n"), "2:1: the row has 1 cells; expected 2");
    EXPECT_EQ(error("name\tquota\tgroup\na\t1\ta\n"),
        "1:12: columns 'group' and 'name' mean the same; expected only one of them");
    EXPECT_EQ(error("+---+---+\n| name | weight |\n+---+---+\n"),
        "2:3: the group table has no column quota; a demand history needs amount_in_queue and query_time");
    EXPECT_EQ(error("+---+---+\n| quota | weight |\n+---+---+\n"),
        "2:3: no column with group names; expected group_name, name or group");
    EXPECT_EQ(error("+---+---+\n| name | quota |\n+---+---+\n| a | 1\n"),
        "4:1: '| a | 1' is not a table row; expected '| cell | cell |'");
    EXPECT_EQ(error("mysql> select 1;\n"),
        "1:1: no query result found; expected a table with '+' and '-' borders, tab-separated cells, rows "
        "under '*** 1. row ***' or XML");
    EXPECT_EQ(error("*** 1. row ***\nname: a\nquota: 1\n*** 2. row ***\nquota: 1\nname: b\n"),
        "5:1: unexpected column 'quota'; the first row has 'name' here");
    EXPECT_EQ(error("*** 1. row ***\nname: a\nquota: 1\n*** 2. row ***\nname: b\n"),
        "5:1: the row lacks column 'quota' of the first row");
    EXPECT_EQ(error("*** 1. row ***\nname: a\nquota\n"),
        "3:1: 'quota' is not part of a row; expected 'name: value'");
    std::string deep = "a";
    for (int i = 0; i < 100; ++i)
        deep += ".a";
    EXPECT_EQ(error("name\tquota\n" + deep + "\t1\n"),
        "2:1: the parent of group '" + deep.substr(0, 60)
            + "…' is missing; parents are added only for groups of at most 100 levels");
}

TEST(QuotaTable, XmlIsReadStrictly)
{
    const auto wrapped = [](const std::string& rows) {
        return "<?xml version=\"1.0\"?>\n<resultset statement=\"a &lt; b\">\n" + rows + "</resultset>\n";
    };
    const auto row = [](const std::string& name, const std::string& quota) {
        return "<row><field name=\"name\">" + name + "</field><field name=\"quota\"" + quota + "</row>\n";
    };
    const GroupQuotas quotas = quotasFromText("quota-table",
        wrapped(
            "<!-- none -->" + row("a&amp;b&#x41;&#252;", ">5</field>") + row("c", " xsi:nil=\"true\" />")));
    ASSERT_EQ(quotas.groups.size(), 2U);
    EXPECT_EQ(quotas.groups[0].name, "a&bA\xC3\xBC");
    EXPECT_EQ(quotas.groups[1].quota, std::nullopt);
    const auto error = [](const std::string& text) { return errorOf("quota-table", text); };
    EXPECT_EQ(error("<html></html>\n"), "1:1: expected <resultset>; found '<html></html>'");
    EXPECT_EQ(error(wrapped("<row></row>")), "3:12: expected <field name=\"…\">; found '</resultset>'");
    EXPECT_EQ(error(wrapped("<row><field>x</field></row>")), "3:12: the field has no attribute name=\"…\"");
    EXPECT_EQ(error(wrapped(row("a&b;", ">1</field>"))),
        "3:26: invalid character reference '&b;'; expected one such as &amp; or &#38;");
    EXPECT_EQ(error(wrapped(row("a", ">1</field>") + "<row><field name=\"name\">b</field></row>")),
        "4:40: the row lacks field 'quota' of the first row");
    EXPECT_EQ(error("<resultset><row><field name=\"name\">a"),
        "1:37: expected </field>; found the end of the text");
    EXPECT_EQ(error("<resultset><!-- "), "1:12: the comment that starts here has no closing -->");
    EXPECT_EQ(error("<resultset></resultset>x"), "1:24: expected nothing after </resultset>; found 'x'");
    EXPECT_EQ(error("<resultset a=b>"), "1:14: expected \"value\"; found 'b>'");
}

TEST(QuotaTable, XmlIsRecognizedByItsBeginning)
{
    const std::string text =
        "<?xml version=\"1.0\"?>\n<resultset><row><field name=\"name\">a</fild></row></resultset>\n";
    const Format* format = recognizeFormat(text);
    ASSERT_NE(format, nullptr);
    EXPECT_EQ(format->id, "quota-table");
    EXPECT_EQ(errorOf("quota-table", text), "2:37: expected </field>; found '</fild></row></resultset>'");
    EXPECT_EQ(recognizeFormat("<?xml version=\"1.0\"?>\n<html></html>\n"), nullptr);
}

TEST(QuotaTable, CellsOfBatchModeAreUnescaped)
{
    EXPECT_EQ(quotasFromText("quota-table", "name\tquota\na\\\\b\\tc\t1\n").groups[0].name, "a\\b\tc");
}

TEST(QuotaTable, OfSeveralResultsTheFirstIsRead)
{
    const auto import = readAs(
        "quota-table", "name\tquota\na\t1\n1 row in set (0.00 sec)\n\nmysql> select 2;\nname\tquota\nb\t2\n");
    ASSERT_TRUE(import);
    EXPECT_EQ(import->scenario->quotas->groups.size(), 1U);
    EXPECT_EQ(remarksOf(*import).front(),
        "6:1: another_result: another result starts here; only the first is read");
}

TEST(QuotaTable, WrittenTableReadsBackEqual)
{
    GroupQuotas quotas = quotasFromText("quota-table", condorSample("sql_table_tab.tsv"));
    quotas.groups[2].usage = 12.5;
    const auto text = writeQuotaTable(withQuotas({}, quotas));
    ASSERT_TRUE(text);
    EXPECT_EQ(quotasFromText("quota-table", *text), quotas);
    quotas.groups[0].quota = 0.5;
    quotas.groups[0].isDynamic = true;
    EXPECT_EQ(describe(writeQuotaTable(withQuotas({}, quotas)).error()),
        "the quota of 'group_atlas' is a fraction, and group tables have no column for fractions");
    EXPECT_EQ(describe(writeQuotaTable({}).error()),
        "the scenario has no group quotas, and this format contains nothing else");
}

// Only where the column is missing the database has 10 for a group.
TEST(QuotaTable, GroupsWithoutAPriorityFactorStayWithout)
{
    GroupQuotas quotas;
    quotas.poolSize = 5;
    quotas.options.oversubscription = true;
    quotas.groups = {{.name = "a", .quota = 5}, {.name = "b", .quota = 0, .priorityFactor = 20}};
    const auto text = writeQuotaTable(withQuotas({}, quotas));
    ASSERT_TRUE(text);
    EXPECT_EQ(*text,
        "group_name\tquota\tweight\tsurplus\tthreshold\tpriority\tbusy\n"
        "a\t5\t1\t0\t0\tNULL\t0\nb\t0\t1\t0\t0\t20\t0\n");
    EXPECT_EQ(quotasFromText("quota-table", *text), quotas);
}

TEST(QueueLog, SamplesAreSortedByTime)
{
    const auto import = readAs("quota-table", condorSample("sql_queue_log_tab.tsv"));
    ASSERT_TRUE(import) << describe(import.error());
    ASSERT_EQ(import->queues.size(), 2U);
    EXPECT_EQ(import->queues[0].group, "group_atlas.prod.production");
    EXPECT_EQ(import->queues[0].samples.size(), 30U);
    EXPECT_EQ(import->queues[1].samples.front(), (QueueSample{1432126800, 122}));
    EXPECT_EQ(import->queues[1].samples.back(), (QueueSample{1432130280, 11}));
    const auto loaded = importContent(condorSample("sql_queue_log_tab.tsv"));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(describe(scenarioFrom(*loaded).error()), "1:1: contains demand history but no groups");
    EXPECT_EQ(additionFrom(loaded->import), Addition::Demand);
    const auto shuffled = readAs("quota-table",
        "query_time\tgroup\tamount_in_queue\n2024-02-29 23:59:59\ta\t2\n2024-02-28 00:00:00.5\tA\t1\n");
    ASSERT_TRUE(shuffled);
    EXPECT_THAT(
        shuffled->queues[0].samples, ElementsAre(QueueSample{1709078400, 1}, QueueSample{1709251199, 2}));
    EXPECT_EQ(errorOf("quota-table", "query_time\tgroup\tamount_in_queue\n2023-02-29 00:00:00\ta\t2\n"),
        "2:1: query_time is '2023-02-29 00:00:00'; expected a time such as 2015-05-20 13:58:00");
}

TEST(QueueLog, DemandIsTakenFromIt)
{
    const GroupQuotas quotas = quotasFromText("quota-table", condorSample("sql_table_tab.tsv"));
    const auto log = readAs("quota-table", condorSample("sql_queue_log_tab.tsv"));
    ASSERT_TRUE(log);
    Diagnostics diagnostics;
    const auto found = withDemand(quotas, log->queues, {}, diagnostics);
    ASSERT_TRUE(found);
    // By hand: (sum - (first + last) / 2) / 29 of the 30 samples; that of mp fell by 46 %.
    EXPECT_EQ(found->groups[7].demand, 861.0);
    EXPECT_EQ(found->groups[6].demand, 87.0);
    EXPECT_EQ(found->groups[2].demand, 0.0);
    EXPECT_THAT(diagnostics, IsEmpty());
    diagnostics.clear();
    const auto collapsed = withDemand(quotas, log->queues, {.collapsePercent = 40}, diagnostics);
    ASSERT_TRUE(collapsed);
    EXPECT_EQ(collapsed->groups[6].demand, 0.0);
    EXPECT_EQ(diagnostics.size(), 1U);
    EXPECT_EQ(diagnostics[0].message,
        "the demand of 'group_atlas.prod.mp' collapsed within the window; it is now 0");
}

/// The message of what is taken first, then those of the reader.
std::string takenMessage(
    const Scenario& scenario, std::string_view history, Scenario* taken = nullptr, std::size_t message = 0)
{
    const auto import = readAs("quota-table", std::string(history));
    Diagnostics diagnostics;
    const auto done = withDemandFrom(scenario, *import, {}, diagnostics);
    if (done && taken != nullptr)
        *taken = *done;
    return done ? diagnostics.at(message).message : describe(done.error());
}

TEST(QueueLog, AScenarioTakesItsDemandWithRequestsThatFollow)
{
    GroupQuotas quotas = quotasFromText("quota-table", "name\tquota\na\t1\na.b\t1\nc\t5\nx\t5\n");
    quotas.groups[2].requested = 7; // of its own
    std::string history = "group\tamount_in_queue\tquery_time\n";
    for (int second = 10; second < 20; ++second)
        for (const char* group : {"a.b\t4", "c\t6", "other\t1"})
            history += std::string(group) + "\t2014-02-03 10:00:" + std::to_string(second) + "\n";
    Scenario taken;
    EXPECT_EQ(takenMessage(withQuotas(Scenario(), quotas), history, &taken),
        "demand set to the smoothed number of idle jobs in the last 160 minutes of the history (20 samples); "
        "groups: 2");
    EXPECT_EQ(takenMessage(withQuotas(Scenario(), quotas), history, nullptr, 1),
        "requests updated to the new demand: 1 of 2");
    EXPECT_EQ(taken.quotas->groups[1].demand, 4);
    EXPECT_EQ(taken.quotas->groups[1].requested, 4);
    EXPECT_EQ(taken.quotas->groups[2].demand, 6);
    EXPECT_EQ(taken.quotas->groups[2].requested, 7);
    EXPECT_EQ(taken.quotas->groups[3].demand, 0);
    quotas.groups[2].requested = 0;
    quotas.groups[2].usage = 3; // nothing is requested at all, so this is no request of its own
    EXPECT_EQ(takenMessage(withQuotas(Scenario(), quotas), history, &taken, 1),
        "requests updated to the new demand: 2 of 2");
    EXPECT_EQ(taken.quotas->groups[2].requested, 9);
    EXPECT_EQ(takenMessage(Scenario(), history),
        "1:1: contains a demand history of groups, but the scenario has no group quotas");
    EXPECT_EQ(
        takenMessage(withQuotas(Scenario(), quotasFromText("quota-table", "name\tquota\na\t1\n")), history),
        "1:1: contains a demand history, but of none of the scenario's leaf groups");
}

TEST(QueueLog, HistoriesOfNoLeafAreTold)
{
    const GroupQuotas quotas = quotasFromText("quota-table", "name\tquota\na\t1\na.b\t1\n");
    const std::vector<QueueHistory> histories{
        {"a", {{0, 5}}, {2, 1}}, {"a.b", {{0, 5}}, {3, 1}}, {"x", {{0, 5}}, {4, 1}}};
    Diagnostics diagnostics;
    ASSERT_TRUE(withDemand(quotas, histories, {}, diagnostics));
    ASSERT_EQ(diagnostics.size(), 3U);
    EXPECT_EQ(diagnostics[0].message, "'a' is not a leaf group of the scenario; its demand is ignored");
    EXPECT_EQ(diagnostics[1].message, "'a.b' has fewer than 8 samples in the window; its demand is 0");
    EXPECT_EQ(diagnostics[2].position, (SourcePosition{4, 1}));
}

} // namespace
} // namespace fairshare
