// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

/// Studies of fairshare over time by fairshare simulate, and their chart.
namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

class Convergence : public ProgramTest {
protected:
    /// The bundled scenario with 1,800 jobs instead of 9,000.
    std::string fewerJobs() const
    {
        json scenario = json::parse(std::ifstream(BUNDLED_SAMPLES "/convergence.fairshare"));
        scenario.at("simulation").at("workload").at("jobs") = 1800;
        return file("convergence.fairshare", scenario.dump());
    }
};

TEST_F(Convergence, PutsTheClaimsOfTheSlidesBesideWhatWasFound)
{
    const Outcome outcome = fairshare({"simulate", "--study", "cea", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, StartsWith("claim,found,agrees\n"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\"Classic: if all users submit jobs, usage does not converge to the shares\""));
    EXPECT_THAT(outcome.errors, HasSubstr("The jobs are synthetic"));
}

TEST_F(Convergence, HasARowAnAlgorithmAndAccount)
{
    const Outcome outcome = fairshare(
        {"simulate", "--study", "convergence", fewerJobs(), "--part", "accounts", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith(
            "algorithm,account,share_fraction,usage_fraction,jobs,mean_wait,mean_bounded_slowdown,work\n"
            "submission,"));
    EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 1 + 6 * 5);
    EXPECT_EQ(outcome.errors,
        "1800 jobs on 64 processors; distances are means over the second half of the submission period\n");
}

TEST_F(Convergence, ReplaysALogByItsAccounts)
{
    const std::string log = file("site.csv",
        "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,400,1,400,physics\n"
        "c,2,400,1,400,biology\n");
    const Outcome outcome = fairshare(
        {"simulate", "--study", "convergence", "--workload", log, "--part", "accounts", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("\nclassic,physics,0.5000,"));
}

TEST_F(Convergence, TakesTheSizeOfTheMachine)
{
    const std::string log = file("own.csv", "job_id,submit,run,procs,req,account\n1,0,100,3,100,a\n");
    EXPECT_EQ(fairshare({"simulate", "--workload", log, "--study", "convergence", "--machine", "4"}).errors,
        "own.csv: 1 of 1 job used, on 4 processors\n1 job on 4 processors; no distances are available: usage "
        "is sampled every 300 s, and no job was pending at any sample\n");
}

TEST_F(Convergence, TellsWhatTheMachineCounts)
{
    file("own.csv", "job_id,submit,run,nodes,req,account\n1,0,100,3,100,a\n");
    for (const auto& [allocation, machine] :
        {std::pair("node", "4 nodes"), std::pair("core", "8 cores"), std::pair("procs", "8 processors")}) {
        const std::string scenario = file("site.fairshare",
            std::string(R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
                "simulation": {"workload": {"path": "own.csv"}, "cluster": {"nodes": 4, "cores_per_node": 2,
                "allocation": ")")
                + allocation + R"("}}})");
        EXPECT_THAT(fairshare({"simulate", scenario, "--study", "convergence"}).errors,
            HasSubstr(std::string("1 job on ") + machine
                + "; no distances are available: usage is sampled every 300 s, and no job was pending at any "
                  "sample\n"));
    }
}

/// Of two accounts on one processor, without decay of usage.
constexpr const char* Site = R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
    "simulation": {"workload": {"path": "site.csv"}, "cluster": {"processors": 1},
                   "priority": {"algorithm": "classic", "half_life_seconds": 0}}})";

// By hand: in the order of submission physics has all usage at 300 s and at 600 s, when biology still waits.
// Under the others biology starts at 400 s, so that physics has all at 300 s, and two thirds at 600 s, when
// biology waits no more: distances of 1/2 and 1/6, mean fractions of 5/6 and 1/6.
TEST_F(Convergence, MeasuresWhileJobsWaitWhereSubmissionsAreShort)
{
    file("site.csv",
        "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,400,1,400,physics\n"
        "c,2,400,1,400,biology\n");
    const std::string scenario = file("site.fairshare", Site);
    const Outcome outcome = fairshare({"simulate", scenario, "--study", "convergence", "--format", "csv"});
    EXPECT_EQ(outcome.errors,
        "site.csv: 3 of 3 jobs used, on 1 processor\n3 jobs on 1 processor; distances are means over the "
        "second half of the time until an account has no pending jobs; all jobs are submitted within 2 s, "
        "and usage is sampled every 300 s\n");
    EXPECT_THAT(outcome.output,
        StartsWith("algorithm,distance,last_distance,jain,mean_wait,mean_bounded_slowdown,utilization\n"
                   "submission,0.5000,0.5000,0.5000,399.0,2.00,1.0000\n"
                   "classic,0.3333,0.1667,0.6923,399.0,2.00,1.0000\n"));
}

TEST_F(Convergence, LeavesBlankWhatIsNotMeasured)
{
    file("site.csv",
        "job_id,submit,run,procs,req,account\na,0,80,1,80,physics\nb,0,80,1,80,physics\n"
        "c,0,80,1,80,biology\n");
    const std::string scenario = file("site.fairshare", Site);
    const Outcome csv = fairshare({"simulate", scenario, "--study", "convergence", "--format", "csv"});
    EXPECT_EQ(csv.errors,
        "site.csv: 3 of 3 jobs used, on 1 processor\n3 jobs on 1 processor; no distances are available: "
        "usage is sampled every 300 s, and no job was pending at any sample\n");
    EXPECT_THAT(csv.output, HasSubstr("\nclassic,,,,80.0,2.00,1.0000\n")); // waits of 0, 80 and 160 s
    const Outcome accounts =
        fairshare({"simulate", scenario, "--study", "convergence", "--part", "accounts", "--format", "csv"});
    EXPECT_THAT(accounts.output, HasSubstr("\nclassic,physics,0.5000,,2,40.0,1.50,\n"));
    const Outcome members = fairshare({"simulate", scenario, "--study", "convergence", "--format", "json"});
    EXPECT_THAT(members.output, HasSubstr(R"("distance": null)"));
    const Outcome chart = fairshare({"chart", "convergence", scenario});
    EXPECT_EQ(chart.exitCode, 0);
    EXPECT_THAT(chart.errors,
        testing::EndsWith("\nno distances are available: usage is sampled every 300 s, and no job was "
                          "pending at any sample\n"));
}

// Usage is as worked out above.
TEST_F(Convergence, ChargesUsersWhereNoJobTellsItsAccount)
{
    const std::string log = file("site.csv",
        "job_id,submit,run,procs,req,user\na,0,400,1,400,ana\nb,1,400,1,400,ana\nc,2,400,1,400,ben\n");
    const Outcome outcome = fairshare({"simulate", "--study", "convergence", "--workload", log, "--machine",
        "1", "--part", "accounts", "--format", "csv"});
    EXPECT_EQ(outcome.errors,
        "site.csv: 3 of 3 jobs used, on 1 processor\nno job records an account; jobs are charged to their "
        "users\n3 jobs on 1 processor; distances are means over the second half of the time until an account "
        "has no pending jobs; all jobs are submitted within 2 s, and usage is sampled every 300 s\n");
    EXPECT_THAT(outcome.output, HasSubstr("\nsubmission,ana,0.5000,1.0000,2,"));
    EXPECT_THAT(outcome.output, HasSubstr("\nclassic,ben,0.5000,0.16"));
}

TEST_F(Convergence, WarnsWhereNoJobTellsWhoIsCharged)
{
    const std::string log = file("site.csv", "job_id,submit,run,procs,req\na,0,400,1,400\nb,1,400,1,400\n");
    EXPECT_EQ(fairshare({"simulate", "--study", "convergence", "--workload", log, "--machine", "1"}).errors,
        "site.csv: 2 of 2 jobs used, on 1 processor\nwarning: account is not recorded for any job; all jobs "
        "are charged to one unnamed account\n2 jobs on 1 processor; distances are means over the second half "
        "of the time until an account has no pending jobs; all jobs are submitted within 1 s, and usage is "
        "sampled every 300 s\n");
}

TEST_F(Convergence, ReplaysTheJobsOfARecording)
{
    const std::string log = file("site.csv",
        "job_id,submit,run,nodes,req,account\na,0,400,1,400,physics\nb,600,400,1,400,physics\n"
        "c,1200,400,1,400,biology\n");
    const std::string recording = log + ".run";
    ASSERT_EQ(fairshare({"simulate", "--workload", log, "--nodes", "1", "--allocation", "node", "--recording",
                            recording, "--samples", "csv", "--quiet"})
                  .exitCode,
        0);
    for (const char* part : {"", "/run.json"}) {
        const Outcome drawn = fairshare({"chart", "convergence", recording + part});
        EXPECT_EQ(drawn.exitCode, 0) << drawn.errors;
        EXPECT_THAT(drawn.output, HasSubstr("physics")) << part;
        EXPECT_THAT(drawn.output, HasSubstr("biology")) << part;
    }
    const Outcome study =
        fairshare({"simulate", "--study", "convergence", recording, "--part", "accounts", "--format", "csv"});
    EXPECT_EQ(study.exitCode, 0) << study.errors;
    EXPECT_THAT(study.output, HasSubstr("\nclassic,physics,0.5000,"));
}

TEST_F(Convergence, TellsTheRemarksOfARecordingOnce)
{
    const std::string log = file(
        "site.csv", "job_id,submit,run,nodes,req,account\na,0,400,1,400,physics\nb,600,400,1,400,physics\n");
    const std::string recording = log + ".run";
    ASSERT_EQ(fairshare({"simulate", "--workload", log, "--nodes", "1", "--allocation", "node", "--recording",
                            recording, "--samples", "csv", "--quiet"})
                  .exitCode,
        0);
    std::string jobs = content("site.csv.run/jobs.csv");
    const std::string ran = ",COMPLETED_SUCCESSFULLY,0,400,400,";
    ASSERT_NE(jobs.find(ran), std::string::npos);
    file("site.csv.run/jobs.csv",
        jobs.replace(jobs.find(ran), ran.size(), ",COMPLETED_SUCCESSFULLY,0,500,500,"));
    const std::string remark = "site.csv.run: warning: jobs whose times in jobs.csv differ from the samples, "
                               "which apply: 1; the first is on line 2\n";
    EXPECT_EQ(fairshare({"simulate", "--study", "convergence", recording}).errors,
        remark
            + "A recording does not contain shares, so its accounts get equal shares.\n2 jobs on 1 node; "
              "distances are means over the second half of the submission period\n");
    EXPECT_EQ(fairshare({"chart", "convergence", recording, "-o", path("drawn.csv")}).errors, remark);
}

TEST_F(Convergence, SaysWhatSamplesAloneDoNotTell)
{
    const std::string samples =
        file("samples.csv", "sample,t,node,job\n0,0,0,a\n0,0,1,\n1,30,0,a\n1,30,1,b\n");
    const Outcome drawn = fairshare({"chart", "convergence", samples, "--quiet"});
    EXPECT_EQ(drawn.exitCode, 1);
    EXPECT_EQ(drawn.errors,
        samples
            + ": submit times are missing, but a replay under all algorithms needs them; use a run directory "
              "with jobs.csv\n");
}

TEST_F(Convergence, NeedsSomethingToReplay)
{
    const Outcome outcome = fairshare({"simulate", "--study", "convergence"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors, "fairshare: this study needs FILE or --workload\n");
}

TEST_F(Convergence, DrawsItsChart)
{
    const Outcome outcome = fairshare({"chart", "convergence", fewerJobs()});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("Depth-oblivious"));
}

} // namespace
} // namespace fairshare::test
