// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

const std::string Samples = TEST_DATA "/samples/htcondor/";

std::string dataFile(const std::string& path)
{
    const auto content = readFile(path);
    EXPECT_TRUE(content) << path;
    return content.value_or("");
}

/// The cases that hold a tree.
std::vector<std::string> vectorFiles()
{
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(TEST_DATA "/vectors/htcondor"))
        if (const std::string name = entry.path().filename().string(); name[0] >= '0' && name[0] <= '9')
            files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

std::string scenarioOfVector(const json& vector)
{
    const json scenario{{"format", "fairshare-explorer"}, {"version", 1}, {"tree", {{"account", "root"}}},
        {"quotas",
            {{"pool_size", vector["pool_size"]}, {"options", vector["options"]},
                {"groups", vector["groups"]}}}};
    return scenario.dump();
}

/// One figure by group.
json columnOf(const json& result, const std::string& figure)
{
    json column = json::object();
    for (const json& group : result["groups"])
        column[group["name"].get<std::string>()] = group[figure];
    return column;
}

void expectClose(const json& actual, const json& expected, const std::string& where)
{
    ASSERT_EQ(actual.size(), expected.size()) << where;
    for (const auto& [name, value] : expected.items()) {
        ASSERT_TRUE(actual.contains(name)) << where << ' ' << name;
        const double wanted = value.get<double>();
        EXPECT_NEAR(actual[name].get<double>(), wanted, 1e-6 * std::max(1.0, std::abs(wanted)))
            << where << ' ' << name;
    }
}

class Quota : public ProgramTest {
protected:
    json resultOf(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "quota");
        arguments.insert(arguments.end(), {"--format", "json"});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return json::parse(outcome.output, nullptr, false);
    }
};

TEST_F(Quota, GivesTheFiguresOfEveryVector)
{
    const auto files = vectorFiles();
    ASSERT_EQ(files.size(), 36U);
    for (const std::string& path : files) {
        const json vector = json::parse(dataFile(path));
        const json& expected = vector["expected"];
        const std::string name = file("vector.fairshare", scenarioOfVector(vector));
        const json declared = resultOf({name, "--limits"});
        EXPECT_EQ(declared["pool_size"].get<double>(), vector["pool_size"].get<double>()) << path;
        EXPECT_EQ(declared["groups"][0]["name"], "<none>") << path;
        expectClose(columnOf(declared, "quota"), expected["quota"], path + " quota");
        expectClose(columnOf(declared, "subtree_quota"), expected["subtree_quota"], path + " subtree");
        expectClose(columnOf(declared, "allocated"), expected["allocation"], path + " allocated");
        expectClose(declared["granted"], expected["granted"], path + " granted");
        EXPECT_EQ(declared["negotiation_limits"], expected["negotiation_limits"]) << path;
        if (vector["kind"] != "both")
            continue;
        const json balanced = resultOf({name, "--balanced", "--limits"});
        expectClose(columnOf(balanced, "allocated"), expected["allocation_balanced"], path + " balanced");
        expectClose(balanced["granted"], expected["granted_balanced"], path + " granted balanced");
        EXPECT_EQ(declared["balance"], expected["balance"]) << path;
        EXPECT_EQ(declared["balance_first_pass"], expected["balance_first_pass"]) << path;
        json demand = columnOf(declared, "demand_over_threshold");
        demand.erase("<none>");
        EXPECT_EQ(demand, expected["has_demand"]) << path;
    }
}

TEST_F(Quota, ReadsAFragmentWithThePoolOfTheCommandLine)
{
    const std::string path = Samples + "group_quotas_awkward.config";
    const Outcome outcome = fairshare({"quota", path, "--pool", "200", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith("name,configured,dynamic,quota,subtree_quota,accept_surplus,demand,"
                   "demand_over_threshold,requested,usage,allocated,unmet,balance,balance_first_pass\n"
                   "<none>,,no,70,200,yes,,no,0,,0,0,,\n"
                   "group_a,100,no,100,100,yes,0,no,0,0,0,0,yes,yes\n"));
    EXPECT_THAT(outcome.errors,
        HasSubstr(path
            + ":6:20: warning: group 'group_b' is ignored because 'group_b' already exists; names are not "
              "case-sensitive\n"));
    EXPECT_THAT(outcome.errors, testing::Not(HasSubstr("pool size")));
    const Outcome tabs = fairshare({"quota", path, "--pool", "200", "--format", "tsv"});
    EXPECT_THAT(tabs.output,
        HasSubstr("\n<none>\t\tno\t70\t200\t"
                  "yes\t"));
}

TEST_F(Quota, AssumesAPoolWithAWarning)
{
    const Outcome outcome = fairshare({"quota", Samples + "sql_table.xml", "--format", "json"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(json::parse(outcome.output)["pool_size"], 15323);
    EXPECT_EQ(outcome.errors,
        Samples
            + "sql_table.xml: warning: the file does not contain the pool size; assuming 15323, the sum of "
              "the first-level quotas\n");
}

TEST_F(Quota, RefusesAPoolOfUnknownSize)
{
    const std::string path = file("a.config", "GROUP_NAMES = a\nGROUP_QUOTA_DYNAMIC_a = 0.5\n");
    const Outcome outcome = fairshare({"quota", path, "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, path + ": unknown pool size; give it with --pool\n");
    EXPECT_EQ(fairshare({"quota", path, "-q", "--pool", "10"}).exitCode, 0);
}

TEST_F(Quota, RefusesWhatIsNoNumberOfTheRange)
{
    const std::string path = file("a.config", "GROUP_NAMES = a\nGROUP_QUOTA_DYNAMIC_a = 0.5\n");
    const auto refuses = [&](const std::string& option, const std::string& value,
                             const std::string& expected) {
        const Outcome outcome = fairshare({"quota", path, option, value});
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(outcome.errors,
            "fairshare: " + option + ": found '" + value + "'; expected " + expected
                + "\nTry 'fairshare quota --help'.\n");
    };
    for (const char* value : {"abc", "-5", "inf", ""})
        refuses("--pool", value, "a number, 0 or more");
    for (const char* value : {"0", "nan", "inf", "-5"})
        refuses("--window", value, "a number above 0");
    for (const char* value : {"-1", "100.5", "200"})
        refuses("--collapse", value, "a number from 0 to 100");
    for (const char* value : {"0", "1", "-1", "2.5", "1e7"})
        refuses("--samples", value, "a whole number from 2 to 1000000");
}

TEST_F(Quota, RefusesAmountsThatCannotBeAddedUp)
{
    const std::string path =
        file("a.config", "GROUP_NAMES = a, b\nGROUP_QUOTA_a = 1e308\nGROUP_QUOTA_b = 1e308\n");
    const Outcome outcome = fairshare({"quota", path, "--pool", "1e308"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, path + ": the pool size and the group quotas are too large to add up\n");
}

TEST_F(Quota, TakesDemandFromAHistory)
{
    const Outcome outcome = fairshare({"quota", Samples + "sql_table_tab.tsv", "--demand",
        Samples + "sql_queue_log_tab.tsv", "--format", "json", "--pool", "15323"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json result = json::parse(outcome.output);
    // 861 idle jobs of one core and 87 of eight, above thresholds of 160 and 40.
    EXPECT_EQ(columnOf(result, "allocated")["group_atlas.prod.production"], 861);
    EXPECT_EQ(columnOf(result, "allocated")["group_atlas.prod.mp"], 696);
    EXPECT_EQ(columnOf(result, "demand_over_threshold")["group_atlas.prod.mp"], true);
    EXPECT_EQ(result["balance"]["group_atlas.prod.mp"], true);
    EXPECT_THAT(outcome.errors, HasSubstr("requests updated to the new demand: 2 of 2\n"));
    const Outcome none =
        fairshare({"quota", Samples + "sql_table_tab.tsv", "--demand", Samples + "sql_table_tab.tsv", "-q"});
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_EQ(none.errors,
        Samples
            + "sql_table_tab.tsv: contains no demand history; expected a table with the columns group_name, "
              "amount_in_queue and query_time\n");
}

TEST_F(Quota, NamesColumnsOfATableWithoutThem)
{
    const std::string path = Samples + "sql_table_tab_noheader.tsv";
    const Outcome refused = fairshare({"quota", path});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_EQ(refused.errors,
        path
            + ":1:1: the rows have no column names; expected a tab-separated line above them, such as "
              "group_name, quota, weight, surplus, threshold; or give them with --columns\n");
    const json result = resultOf({path, "--columns", "name,quota,weight,surplus,threshold", "-q"});
    EXPECT_EQ(columnOf(result, "quota")["group_gridods"], 500);
}

TEST_F(Quota, PrintsAFragmentThatReadsBack)
{
    const json vector = json::parse(dataFile(TEST_DATA "/vectors/htcondor/01_seed_all_full.json"));
    const std::string path = file("vector.fairshare", scenarioOfVector(vector));
    const Outcome whole = fairshare({"quota", path, "--fragment"});
    EXPECT_EQ(whole.exitCode, 0) << whole.errors;
    EXPECT_THAT(whole.output,
        StartsWith("# Group quotas for HTCondor\n# accept_surplus set from demand by both passes of the "
                   "balancer\n"));
    const json again = resultOf({file("again.config", whole.output), "-q"});
    json flags = columnOf(again, "accept_surplus");
    flags.erase("<none>");
    EXPECT_EQ(flags, vector["expected"]["balance"]);
    const Outcome changes = fairshare({"quota", path, "--fragment", "--changes-only", "--mode", "slides"});
    EXPECT_EQ(changes.exitCode, 0);
    EXPECT_THAT(changes.output,
        HasSubstr(
            "\n# group_atlas: accept_surplus false -> true\nGROUP_ACCEPT_SURPLUS_group_atlas = True\n"));
    EXPECT_THAT(changes.output, testing::Not(HasSubstr("GROUP_NAMES")));
}

TEST_F(Quota, TellsEditsAgainstAnotherFile)
{
    const std::string old = file("old.config",
        "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\nGROUP_NAMES = a, b\nGROUP_QUOTA_a = 5\n"
        "GROUP_ACCEPT_SURPLUS_a = False\nGROUP_QUOTA_b = 5\nGROUP_ACCEPT_SURPLUS_b = False\n");
    const std::string now = file("now.config",
        "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\nGROUP_NAMES = a, c\nGROUP_QUOTA_a = 7\n"
        "GROUP_ACCEPT_SURPLUS_a = True\nGROUP_QUOTA_c = 3\nGROUP_ACCEPT_SURPLUS_c = False\n");
    const Outcome whole =
        fairshare({"quota", now, "--pool", "10", "--fragment", "--keep-flags", "--baseline", old, "-q"});
    EXPECT_EQ(whole.exitCode, 0) << whole.errors;
    EXPECT_EQ(whole.output,
        "# Group quotas for HTCondor\n# a: quota 5 -> 7\n# a: accept_surplus false -> true\n"
        "# b: removed, had quota 5\n# c: new, quota 3\n"
        "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n\nGROUP_NAMES = \\\n    a, \\\n    c\n\n"
        "GROUP_QUOTA_a = 7\nGROUP_ACCEPT_SURPLUS_a = True\n\n"
        "GROUP_QUOTA_c = 3\nGROUP_ACCEPT_SURPLUS_c = False\nGROUP_AUTOREGROUP_c = False\n");
    const Outcome again = fairshare({"quota", file("again.config", whole.output), "--pool", "10",
        "--fragment", "--keep-flags", "--baseline", now, "--changes-only", "-q"});
    EXPECT_EQ(again.output, "# Group quotas for HTCondor\n# No changes.\n");
    const Outcome changes = fairshare({"quota", now, "--pool", "10", "--fragment", "--keep-flags",
        "--baseline", old, "--changes-only", "-q"});
    EXPECT_THAT(changes.output,
        HasSubstr("\n# a: quota 5 -> 7\n# a: accept_surplus false -> true\nGROUP_QUOTA_a = 7\n"
                  "GROUP_ACCEPT_SURPLUS_a = True\n"));
}

TEST_F(Quota, RefusesABaselineWithoutGroups)
{
    const std::string now = file("now.config", "GROUP_NAMES = a\nGROUP_QUOTA_a = 7\n");
    const std::string tree = file("tree.csv", "account,parent,user,shares,usage\na,root,,1,\n,a,u,1,1\n");
    const Outcome outcome = fairshare({"quota", now, "--fragment", "--baseline", tree, "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors, HasSubstr(tree + ": contains no group quotas; expected a scenario"));
    EXPECT_EQ(fairshare({"quota", now, "--baseline", now}).exitCode, 2);
}

TEST_F(Quota, WarnsOfFlagsThatFollowNoDemand)
{
    const std::string groups = "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n"
                               "GROUP_NAMES = a, b\nGROUP_QUOTA_a = 5\nGROUP_QUOTA_b = 5\n";
    const std::string warning =
        "warning: no group has demand, so the balancer's flags depend only on the weights\n";
    const std::string path = file("a.config", groups);
    EXPECT_EQ(fairshare({"quota", path, "--pool", "10", "--fragment"}).errors, warning);
    EXPECT_EQ(fairshare({"quota", path, "--pool", "10", "--balanced"}).errors, warning);
    EXPECT_EQ(fairshare({"quota", path, "--pool", "10"}).errors, "");
    const json vector = json::parse(dataFile(TEST_DATA "/vectors/htcondor/01_seed_all_full.json"));
    EXPECT_EQ(fairshare({"quota", file("v.fairshare", scenarioOfVector(vector)), "--fragment"}).errors, "");
}

TEST_F(Quota, ExplainsTheAllocation)
{
    const json vector =
        json::parse(dataFile(TEST_DATA "/vectors/htcondor/10_quota_example_1600_400_possible.json"));
    const std::string path = file("vector.fairshare", scenarioOfVector(vector));
    for (const char* option : {"--steps", "--explain", "--limits"}) {
        const Outcome outcome = fairshare({"quota", path, option});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_THAT(outcome.output, HasSubstr("600")) << option;
    }
    EXPECT_EQ(fairshare({"quota", path, "--steps", "--limits"}).exitCode, 2);
}

TEST_F(Quota, RefusesFilesWithoutGroups)
{
    const std::string path =
        file("a.fairshare", R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}})");
    const Outcome outcome = fairshare({"quota", path});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        path
            + ": contains no group quotas; expected a scenario with section \"quotas\", an HTCondor "
              "configuration, a table of groups or output of condor_userprio\n");
}

TEST_F(Quota, HidesNamesWhenAsked)
{
    const Outcome outcome =
        fairshare({"quota", Samples + "group_quotas_generated.config", "--anonymize", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output + outcome.errors, testing::Not(HasSubstr("atlas")));
    EXPECT_THAT(outcome.output, HasSubstr("\ngroup_002.group_"));
}

TEST_F(Quota, FormatsAreConvertedBothWays)
{
    const std::string config = Samples + "group_quotas_generated.config";
    const Outcome there = fairshare({"convert", config, "-o", path("a.fairshare"), "-q"});
    EXPECT_EQ(there.exitCode, 0) << there.errors;
    const Outcome back = fairshare({"convert", path("a.fairshare"), "-o", path("b.config")});
    EXPECT_EQ(back.exitCode, 0) << back.errors;
    EXPECT_EQ(resultOf({path("b.config"), "-q"}), resultOf({config, "-q"}));
    const Outcome table = fairshare({"convert", path("a.fairshare"), "--to", "quota-table"});
    EXPECT_EQ(table.exitCode, 0);
    EXPECT_THAT(table.output,
        StartsWith("group_name\tquota\tweight\tsurplus\tthreshold\tpriority\tbusy\n"
                   "group_gridods\t500\t1\t0\t0\t10\t0\n"));
    const Outcome none = fairshare({"convert",
        file("t.fairshare", R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}})"),
        "--to", "condor-config"});
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_EQ(none.errors, "the scenario has no group quotas, and this format contains nothing else\n");
}

TEST_F(Quota, DifferencesAreToldGroupByGroup)
{
    const std::string before =
        file("a.config", "GROUP_NAMES = a, b\nGROUP_QUOTA_a = 100\nGROUP_QUOTA_b = 1\n");
    const std::string after = file("b.config",
        "GROUP_NAMES = a, c\nGROUP_QUOTA_a = 120\nGROUP_ACCEPT_SURPLUS_a = 1\nGROUP_QUOTA_c = 2\n");
    const Outcome outcome = fairshare({"diff", before, after, "--format", "csv", "-q"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "change,account,user,partition,before,after\n"
        "setting title,,,,a,b\n"
        "setting quotas.pool_size,,,,101,122\n"
        "setting quotas.a.quota,,,,100,120\n"
        "setting quotas.a.accept_surplus,,,,false,true\n"
        "setting quotas.c,,,,,quota 2\n"
        "setting quotas.b,,,,quota 1,\n");
}

TEST_F(Quota, LintLooksAtGroups)
{
    const json quotas{{"pool_size", 10},
        {"groups",
            {{{"name", "a"}, {"quota", 4}}, {{"name", "a.b"}, {"quota", 6}},
                {{"name", "x.y"}, {"quota", 1}}}}};
    const json scenario{{"format", "fairshare-explorer"}, {"version", 1}, {"tree", {{"account", "root"}}},
        {"quotas", quotas}};
    const std::string path = file("a.fairshare", scenario.dump());
    const Outcome outcome = fairshare({"lint", path, "--format", "json", "-q"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    std::vector<std::string> found;
    for (const json& finding : json::parse(outcome.output))
        found.push_back(finding["path"].get<std::string>() + " " + finding["id"].get<std::string>());
    EXPECT_THAT(found,
        testing::IsSupersetOf({std::string("x.y group_orphan"), std::string("a children_above_parent")}));
}

} // namespace
} // namespace fairshare::test
