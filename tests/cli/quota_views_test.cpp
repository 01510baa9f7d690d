// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Submitters and the simulated day of fairshare quota.
namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::string Userprio = TEST_DATA "/samples/htcondor/userprio_all.txt";
const std::string Groups = TEST_DATA "/samples/htcondor/group_quotas_generated.config";

class QuotaViews : public ProgramTest {
protected:
    json rows(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "quota");
        arguments.insert(arguments.end(), {"--format", "json"});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return json::parse(outcome.output);
    }
    static json rowOf(const json& rows, const std::string& name)
    {
        for (const json& row : rows)
            if (row.at("submitter") == name)
                return row;
        return {};
    }
};

// By hand: 1/4866.1 and 1/15022.5 are 15022.5 and 4866.1 of 19888.6 parts.
TEST_F(QuotaViews, DividesALimitAmongSubmitters)
{
    const json row = rowOf(rows({Userprio, "--submitters"}), "group_atlas.analysis.long.usatlas5@bnl.gov");
    EXPECT_EQ(row.at("group"), "group_atlas.analysis.long");
    EXPECT_EQ(row.at("real_priority"), 486.61);
    EXPECT_EQ(row.at("priority_factor"), 10);
    EXPECT_NEAR(row.at("effective_priority").get<double>(), 4866.1, 1e-9);
    EXPECT_NEAR(row.at("share").get<double>(), 15022.5 / 19888.6, 1e-12);
    EXPECT_NEAR(
        row.at("entitled").get<double>(), row.at("group_limit").get<double>() * 15022.5 / 19888.6, 1e-6);
    EXPECT_EQ(row.at("usage"), 487);
    EXPECT_EQ(row.at("usage_hours"), 194444.44);
}

// By hand: the real priority of 481.37 and the 482 in use, halfway after one half-life.
TEST_F(QuotaViews, TakesSubmittersFromAnotherFileAndLetsTimePass)
{
    const json row =
        rowOf(rows({Groups, "--userprio", Userprio, "--pool", "15323", "--submitters", "--after", "1"}),
            "group_gridods.osg@bnl.gov");
    EXPECT_EQ(row.at("real_priority_now"), 481.37);
    EXPECT_NEAR(row.at("real_priority").get<double>(), 481.685, 1e-9);
    const json other = rowOf(
        rows({Userprio, "--submitters", "--after", "1", "--half-life", "12", "--using", "osg@bnl.gov=100"}),
        "group_gridods.osg@bnl.gov");
    EXPECT_NEAR(other.at("real_priority").get<double>(), 481.37 / 4 + 75, 1e-9);
    EXPECT_EQ(other.at("usage"), 100);
}

TEST_F(QuotaViews, KeepsSubmittersInAScenario)
{
    const std::string made = path("site.fairshare");
    ASSERT_EQ(fairshare({"convert", Groups, "--usage", Userprio, "-o", made}).exitCode, 0);
    EXPECT_EQ(
        rowOf(rows({made, "--pool", "15323", "--submitters"}), "group_gridods.osg@bnl.gov").at("usage"), 482);
}

// The file says 15323 as the subtree quota of the root; the quotas alone do not.
TEST_F(QuotaViews, TakesThePoolSizeOfTheSubmitters)
{
    const Outcome alone = fairshare({"quota", Userprio, "--format", "json"});
    const std::string config =
        file("pool.config", "GROUP_NAMES = group_atlas\nGROUP_QUOTA_group_atlas = 1000\n");
    const Outcome beside = fairshare({"quota", config, "--userprio", Userprio, "--format", "json"});
    EXPECT_EQ(json::parse(beside.output)["pool_size"], json::parse(alone.output)["pool_size"]);
    EXPECT_THAT(beside.errors, testing::Not(HasSubstr("does not contain the pool size")));
    EXPECT_THAT(
        beside.errors, HasSubstr("pool size set to 15323 cores from the quota of <none>; it was 1000\n"));
}

TEST_F(QuotaViews, RefusesSubmittersOfAnotherPool)
{
    const std::string config = TEST_DATA "/samples/htcondor/group_quotas_dynamic.config";
    for (const auto& arguments : {std::vector<std::string>{"quota", config, "--userprio", Userprio},
             {"convert", config, "--usage", Userprio, "-o", path("other.fairshare")}}) {
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_THAT(outcome.errors, HasSubstr("groups in this listing, such as '"));
    }
}

TEST_F(QuotaViews, TakesAHistoryOfDemandIntoAScenario)
{
    const std::string made = path("demand.fairshare");
    const Outcome outcome = fairshare({"convert", TEST_DATA "/samples/htcondor/sql_table_tab.tsv", "--usage",
        TEST_DATA "/samples/htcondor/sql_queue_log_tab.tsv", "-o", made});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr("requests updated to the new demand: "));
    EXPECT_THAT(fairshare({"quota", made, "--pool", "15323"}).output, HasSubstr("861"));
    const Outcome back = fairshare({"convert", made, "--to", "condor-config", "-o", path("back.config")});
    EXPECT_THAT(back.errors, HasSubstr("omitted: weights, thresholds, demand, requests"));
}

TEST_F(QuotaViews, RunsTheDayWithThePassesThatAreAskedFor)
{
    const std::string pool = BUNDLED_SAMPLES "/wasted_slots.fairshare";
    const json day = rows({pool, "--day", "--mode", "slides"});
    ASSERT_EQ(day.size(), 4U);
    EXPECT_EQ(day[3].at("policy"), "balanced_slides");
    // With surplus everywhere narrow jobs take what comes free, so wide ones get far less.
    EXPECT_GT(day[3].at("wide_core_hours").get<double>(), day[2].at("wide_core_hours").get<double>() * 1.5);
    EXPECT_NE(rows({pool, "--day", "--hold", "120"})[3], rows({pool, "--day"})[3]);
}

TEST_F(QuotaViews, ExplainsTheFigures)
{
    const Outcome outcome = fairshare({"quota", Userprio, "--submitters", "--explain", "--format", "csv"});
    EXPECT_THAT(outcome.output,
        HasSubstr(
            "With the submitter's own factor, 10, the effective priority (EUP) is 486.61 × 10 = 4866.1."));
}

// Section 11 of the specification, third quirk: 30 of 40 and 15 of 20.
TEST_F(QuotaViews, CorrectsTheRoundRobinWhenAsked)
{
    const std::string asked = file("rounds.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
            "quotas": {"pool_size": 60, "options": {"round_robin_rate": 10},
                "groups": [{"name": "a", "quota": 40, "requested": 60},
                    {"name": "b", "quota": 20, "requested": 60}]}})");
    const Outcome asRun = fairshare({"quota", asked, "--limits", "--format", "csv"});
    EXPECT_EQ(asRun.errors,
        "warning: with a round robin rate of 10, HTCondor's strict cap counts slots matched in the current "
        "round twice, so 'a' is granted 30 instead of 40\n");
    EXPECT_THAT(asRun.output, testing::EndsWith("\n2,b,15,0,15\n"));
    const Outcome corrected =
        fairshare({"quota", asked, "--limits", "--round-robin", "corrected", "--format", "csv"});
    EXPECT_EQ(corrected.errors,
        "warning: with a round robin rate of 10, HTCondor's strict cap counts slots matched in the current "
        "round twice; with this corrected, 'a' is granted 40 instead of 30\n");
    EXPECT_THAT(corrected.output, testing::EndsWith("1,b,20,5,20\n"));
}

TEST_F(QuotaViews, RefusesWhatMakesNoSense)
{
    const auto errors = [this](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "quota");
        const Outcome outcome = fairshare(arguments);
        EXPECT_NE(outcome.exitCode, 0);
        return outcome.errors;
    };
    EXPECT_EQ(errors({Userprio, "--submitters", "--using", "nobody=3"}),
        "fairshare: --using: unknown submitter 'nobody'\n");
    EXPECT_EQ(errors({Userprio, "--submitters", "--using", "osg@bnl.gov=-3"}),
        "fairshare: --using: found 'osg@bnl.gov=-3'; expected NAME=CORES with 0 or more cores\n");
    EXPECT_EQ(errors({Userprio, "--submitters", "--using", "usatlas3@bnl.gov=3"}),
        "fairshare: --using: 2 submitters are named 'usatlas3@bnl.gov'; add the group\n");
    const std::string help = "\nTry 'fairshare quota --help'.\n";
    EXPECT_EQ(errors({Userprio, "--submitters", "--after", "-1"}),
        "fairshare: --after: found '-1'; expected a number from 0 to 3650" + help);
    EXPECT_EQ(errors({Userprio, "--submitters", "--half-life", "0"}),
        "fairshare: --half-life: found '0'; expected a number above 0" + help);
    EXPECT_EQ(errors({Userprio, "--day", "--poll", "0"}),
        "fairshare: --poll: found '0'; expected a number from 0.5 to 240" + help);
    EXPECT_EQ(errors({Userprio, "--day", "--hold", "x"}),
        "fairshare: --hold: found 'x'; expected a number, 0 or more" + help);
    EXPECT_EQ(errors({Userprio, "--day", "--seed", "-3"}),
        "fairshare: --seed: found '-3'; expected a whole number from 0 to 999999999999999" + help);
    EXPECT_EQ(errors({Groups, "--pool", "15323", "--submitters", "--quiet"}).substr(Groups.size()),
        ": contains no submitters; give output of condor_userprio with --userprio\n");
}

TEST_F(QuotaViews, SimulatesADay)
{
    const std::string pool = BUNDLED_SAMPLES "/wasted_slots.fairshare";
    const json day = rows({pool, "--day"});
    ASSERT_EQ(day.size(), 4U);
    EXPECT_EQ(day[0].at("policy"), "none");
    EXPECT_EQ(day[3].at("policy"), "balanced");
    EXPECT_EQ(day[0].at("pool_core_hours"), 15323 * 24);
    EXPECT_LT(day[3].at("wasted_core_hours").get<double>(), day[0].at("wasted_core_hours").get<double>() / 5);
    // Flags that are held for a day change once at most, in the hours before it.
    const json held = rows({pool, "--day", "--hold", "1440"});
    EXPECT_LT(held[3].at("flag_changes").get<int>(), day[3].at("flag_changes").get<int>());
    EXPECT_NE(rows({pool, "--day", "--seed", "2"}), day);
    EXPECT_NE(rows({pool, "--day", "--profile", "steady"}), day);
}

TEST_F(QuotaViews, TellsWhatTheDayLeavesOut)
{
    const std::string inner = file("inner.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "quotas": {
            "pool_size": 100, "options": {"root_requested": 50}, "groups": [
            {"name": "a", "quota": 60, "requested": 100}, {"name": "a.b", "quota": 10}]}})");
    EXPECT_EQ(fairshare({"quota", inner, "--day"}).errors,
        "warning: the simulated day includes only jobs of groups without subgroups; these requests, in "
        "cores, are omitted: a 100, <none> 50\n");
}

// By hand: 500 of 15323.
TEST_F(QuotaViews, TellsSharesOfTheDayByGroup)
{
    const json day = rows({BUNDLED_SAMPLES "/wasted_slots.fairshare", "--day", "--by-group"});
    ASSERT_EQ(day.size(), 11U);
    const json& gridods = day[10];
    EXPECT_EQ(gridods.at("group"), "group_gridods");
    EXPECT_NEAR(gridods.at("quota_share").get<double>(), 500.0 / 15323, 1e-15);
    EXPECT_LE(gridods.at("share_none").get<double>(), 500.0 / 15323);
    EXPECT_GT(gridods.at("share_everywhere").get<double>(), 0.03);
}

} // namespace
} // namespace fairshare::test
