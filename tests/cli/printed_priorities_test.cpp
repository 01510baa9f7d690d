// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Priorities and points that listings print, with and without the weights.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <sstream>

namespace fairshare::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

constexpr std::string_view SprioWithoutWeights =
    "          JOBID PARTITION     USER    ACCOUNT   PRIORITY       SITE        AGE      ASSOC  FAIRSHARE    "
    "JOBSIZE  PARTITION    QOSNAME        QOS        NICE                 TRES\n"
    "           5003 long         alice    physics     330026          0      20500          0       9500    "
    "     25     300000     normal          0           0                     \n"
    "           5001 long           bob  chemistry     301534          0       1500          0          0    "
    "     35     300000     normal          0           0                     \n"
    "           5002 long         carol     optics     303408          0       3400          0          0    "
    "      9     300000     normal          0           0                     \n";

constexpr std::string_view SqueueWithoutWeights = "JOBID|PARTITION|USER|ACCOUNT|STATE|PRIORITY|SUBMIT_TIME\n"
                                                  "11|cpu|alice|physics|PENDING|1200|2026-01-01T00:00:00\n"
                                                  "12|cpu|bob|chemistry|PENDING|1900|2026-01-01T01:00:00\n"
                                                  "10|cpu|carol|optics|RUNNING|1300|2026-01-01T01:00:00\n";

/// A record of scontrol show job.
std::string record(int job, std::string_view priority, std::string_view state = "PENDING")
{
    std::ostringstream text;
    text << "JobId=" << job << " JobName=x\n   UserId=ann(1)\n   Priority=" << priority
         << " Nice=0 Account=(null) QOS=normal\n   JobState=" << state
         << "\n   SubmitTime=2026-01-05T10:00:00\n   Partition=cloud\n   NumNodes=1 NumCPUs=1\n"
            "   TRES=cpu=1,mem=4G,node=1,billing=1\n\n";
    return text.str();
}

class PrintedPriorities : public ProgramTest {
protected:
    /// `job priority age fairshare job_size partition` by row.
    std::vector<std::string> rows(
        std::string_view listing, const std::vector<std::string>& options = {}) const
    {
        std::vector<std::string> arguments{"priority", file("jobs.txt", listing), "--format", "csv"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        std::vector<std::string> rows;
        std::istringstream lines(outcome.output);
        std::string line;
        std::vector<std::string> titles;
        while (std::getline(lines, line)) {
            std::vector<std::string> cells;
            std::istringstream parts(line);
            for (std::string cell; std::getline(parts, cell, ',');)
                cells.push_back(cell);
            if (titles.empty()) {
                titles = cells;
                continue;
            }
            std::string row;
            for (const char* wanted : {"job_id", "priority", "age", "fairshare", "job_size", "partition"})
                for (std::size_t i = 0; i < titles.size() && i < cells.size(); ++i)
                    if (titles[i] == wanted)
                        row += (row.empty() ? "" : " ") + cells[i];
            rows.push_back(row);
        }
        return rows;
    }
    std::string told(std::string_view listing, const std::vector<std::string>& options = {}) const
    {
        std::vector<std::string> arguments{"priority", file("jobs.txt", listing)};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return fairshare(arguments).errors;
    }
};

TEST_F(PrintedPriorities, OfSprioStayWithoutWeights)
{
    EXPECT_THAT(rows(SprioWithoutWeights),
        ElementsAre("5003 330026 20500 9500 25 300000", "5001 301534 1500 0 35 300000",
            "5002 303408 3400 0 9 300000"));
    const std::string errors = told(SprioWithoutWeights);
    EXPECT_THAT(errors,
        HasSubstr(":2:1: warning: 3 of 3 jobs have points for AGE, FAIRSHARE, JOBSIZE, PARTITION, but the "
                  "scenario has no weights; priorities and points are as printed, and factors are unknown; "
                  "take the weights from slurm.conf (read it with --weights)\n"));
    EXPECT_THAT(errors, Not(HasSubstr("differ")));
}

TEST_F(PrintedPriorities, OfSqueueStayWithoutWeights)
{
    EXPECT_THAT(
        rows(SqueueWithoutWeights), ElementsAre("11 1200 0 0 0 0", "12 1900 0 0 0 0", "10 1300 0 0 0 0"));
    EXPECT_THAT(told(SqueueWithoutWeights),
        HasSubstr("warning: the scenario has no weights, so priorities are as printed; take the weights from "
                  "slurm.conf to compute them\n"));
}

TEST_F(PrintedPriorities, OfScontrolStayWithoutWeights)
{
    EXPECT_THAT(rows(record(31, "70") + record(32, "4100") + record(33, "0")),
        ElementsAre("31 70 0 0 0 0", "32 4100 0 0 0 0", "33 0 0 0 0 0"));
}

TEST_F(PrintedPriorities, PointsOfTresStayWithoutWeights)
{
    // 40 of age and 60 of two TRES.
    EXPECT_THAT(rows("JOBID|PARTITION|PRIORITY|AGE|TRES\n7|a|100|40|cpu=50,mem=10\n8|a|90|40|cpu=50\n"),
        ElementsAre("7 100 40 0 0 0", "8 90 40 0 0 0"));
    const Outcome split = fairshare({"priority",
        file("jobs.txt", "JOBID|PARTITION|PRIORITY|AGE\n7|a|100|40\n7|b|130|70\n"), "--format", "json"});
    EXPECT_THAT(split.output, HasSubstr("\"name\": \"b\", \"age\": 70"));
}

TEST_F(PrintedPriorities, AreKeptInAScenarioFile)
{
    const std::string tree =
        file("tree.txt", "Account|User|Share|ParentName\nroot|||\nphysics||60|root\nphysics|ann|1|\n");
    const std::string saved = path("saved.fairshare");
    ASSERT_EQ(
        fairshare({"convert", tree, "--jobs", file("sprio.txt", SprioWithoutWeights), "-o", saved}).exitCode,
        0);
    EXPECT_THAT(rows(content("saved.fairshare")),
        ElementsAre("5003 330026 20500 9500 25 300000", "5001 301534 1500 0 35 300000",
            "5002 303408 3400 0 9 300000"));
    // Weights that come later make factors of the points.
    const std::string weights = file("slurm.conf",
        "PriorityType=priority/multifactor\nPriorityWeightAge=41000\nPriorityWeightPartition=300000\n"
        "PriorityWeightFairshare=9500\nPriorityWeightJobSize=100\n");
    EXPECT_THAT(rows(content("saved.fairshare"), {"--weights", weights}).front(),
        testing::StartsWith("5003 330025 20500 9500 25 300000"));
}

TEST_F(PrintedPriorities, ThatDifferAreAFindingOfLint)
{
    const std::string tree =
        file("tree.txt", "Account|User|Share|ParentName\nroot|||\nphysics||60|root\nphysics|ann|1|\n");
    const std::string saved = path("saved.fairshare");
    const std::string weights =
        file("slurm.conf", "PriorityType=priority/multifactor\nPriorityWeightAge=604800\n");
    ASSERT_EQ(fairshare({"convert", tree, "--config", weights, "--jobs",
                            file("squeue.txt", SqueueWithoutWeights), "-o", saved})
                  .exitCode,
        0);
    EXPECT_THAT(fairshare({"lint", saved}).output,
        HasSubstr("printed and computed priorities differ for 2 of 2 jobs; for example, job 11: printed "
                  "1200, computed 3600"));
}

TEST_F(PrintedPriorities, BecomeFactorsWhenWeightsAreGiven)
{
    const std::string weights = file("slurm.conf",
        "PriorityType=priority/multifactor\nPriorityWeightAge=20500\nPriorityWeightFairshare=10000\n"
        "PriorityWeightJobSize=100\nPriorityWeightPartition=300000\n");
    // Ages are whole seconds: 44254 and 100308 of 604800.
    EXPECT_THAT(rows(SprioWithoutWeights, {"--weights", weights}),
        ElementsAre("5003 330025 20500 9500 25 300000", "5001 301535 1500.011574074074 0 35 300000",
            "5002 303408 3399.9900793650795 0 9 300000"));
    // The sums agree to one point.
    EXPECT_THAT(told(SprioWithoutWeights, {"--weights", weights}), Not(HasSubstr("differ")));
}

/// sprio -n prints 8 decimals of priority / 2^32: 0.00007684 is 330025, to 22 points.
TEST_F(PrintedPriorities, AreFractionsOfSprioN)
{
    const std::string sprio = file("sprio.txt",
        "JOBID|PARTITION|USER|ACCOUNT|PRIORITY|AGE|FAIRSHARE|PARTITION\n"
        "5003|long|alice|physics|0.00007684|0.0205000|0.9500000|1.0000000\n"
        "5001|long|bob|chemistry|0.00007018|0.0015000|0.1000000|1.0000000\n");
    const std::string printed =
        fairshare({"priority", sprio, "--format", "csv", "-q", "--show", "job,place,priority"}).output;
    EXPECT_THAT(printed, HasSubstr("\n5003,1,330025\n5001,2,301420\n"));
}

TEST_F(PrintedPriorities, ThatDifferAreToldForSqueueAndScontrol)
{
    const std::string weights =
        file("slurm.conf", "PriorityType=priority/multifactor\nPriorityWeightAge=604800\n");
    // Job 11 has waited 3600 seconds and job 12 none: 3600 and 1 point.
    EXPECT_THAT(told(SqueueWithoutWeights, {"--weights", weights}),
        HasSubstr("warning: printed and computed priorities differ for 2 of 2 jobs; for example, job 11: "
                  "printed 1200, computed 3600\n"));
    EXPECT_THAT(told(record(31, "700"), {"--weights", weights}),
        HasSubstr("warning: printed and computed priorities differ for 1 of 1 jobs; for example, job 31: "
                  "printed 700, computed 1\n"));
    // Priorities are up to one PriorityCalcPeriod old, by default 300 s.
    EXPECT_THAT(told(record(31, "70"), {"--weights", weights}), Not(HasSubstr("differ")));
    EXPECT_THAT(told(record(31, "2") + record(32, "1"), {"--weights", weights}), Not(HasSubstr("differ")));
    EXPECT_THAT(told(record(31, "70", "RUNNING"), {"--weights", weights}), Not(HasSubstr("differ")));
}

TEST_F(PrintedPriorities, ThatCountDownAreRecognized)
{
    constexpr const char* Remark =
        "warning: the priorities are those of priority/basic, which counts down from 2^32 by one per job; "
        "they are not sums of weighted factors\n";
    EXPECT_THAT(rows(record(9001, "4294901700")), ElementsAre("9001 4294901700 0 0 0 0"));
    EXPECT_THAT(told(record(9001, "4294901700")), HasSubstr(Remark));
    EXPECT_THAT(told(record(12, "4294901758") + record(11, "4294901759")), HasSubstr(Remark));
    // Later jobs that rank higher are none of it, nor are bit tiers that reach the top.
    EXPECT_THAT(told(record(11, "4294901758") + record(12, "4294901759")), Not(HasSubstr("basic")));
    EXPECT_THAT(told(record(11, "4294967295") + record(12, "4294901759")), Not(HasSubstr("basic")));
    EXPECT_THAT(told(record(11, "4294901758") + record(12, "5000")), Not(HasSubstr("basic")));
}

} // namespace
} // namespace fairshare::test
