// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_csv.h"

#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "tests/core/io/sample_files.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::errorOf;
using test::readAs;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* JobRows =
    "job_id,user,account,qos,state,age_s,fairshare,cpus,nice,partition,tres_req.cpu,"
    "tres_req.gres/gpu,partition_tres.cpu,colour\n"
    "1,ann,phys,normal,pending,3600,0.25,8,-5,a,8,1,100,red\n"
    "1,,,,,,,,,b,,,50,\n"
    "2,bob,,,running,,,,,,,,,\n";

TEST(JobCsv, TableOfJobsIsReadAndWrittenBack)
{
    const auto import = readAs("job-csv", JobRows);
    ASSERT_TRUE(import) << import.error().message;
    ASSERT_EQ(import->jobs->jobs.size(), 2U);
    const Job& job = import->jobs->jobs[0];
    EXPECT_EQ(job.ageSeconds, 3600U);
    EXPECT_EQ(job.fairshare, 0.25);
    EXPECT_EQ(job.nice, -5);
    EXPECT_EQ(job.requested, (TresAmounts{{"cpu", 8}, {"gres/gpu", 1}}));
    ASSERT_EQ(job.partitions.size(), 2U);
    EXPECT_EQ(job.partitions[1].name, "b");
    EXPECT_EQ(job.partitions[1].tres, (TresAmounts{{"cpu", 50}}));
    EXPECT_EQ(import->diagnostics[0].message, "unknown column 'colour' is ignored");
    std::string text;
    writeJobCsv(*import->jobs, appendTo(text));
    EXPECT_EQ(recognizeFormat(text)->id, "job-csv");
    const auto again = readAs("job-csv", text);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(*again->jobs, *import->jobs);
    EXPECT_THAT(again->diagnostics, IsEmpty());
}

/// The scheduler divides by the largest priority there is.
TEST(JobCsv, LargestFiguresAreTakenWhereNoneAreTold)
{
    const auto import = readAs("job-csv",
        "job_id,partition,partition_factor,qos_priority,assoc_priority\n1,a,10,4,0\n1,b,20,,\n2,a,10,8,0\n");
    ASSERT_TRUE(import) << import.error().message;
    for (const Job& job : import->jobs->jobs)
        EXPECT_EQ(job.maxima, (PriorityMaxima{.association = 0, .partition = 20, .qos = 8})) << job.id;
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("1:1: largest_taken: maxima missing from the table are set to its largest values: "
                    "partition_factor_max 20, qos_priority_max 8"));
    const auto told = readAs("job-csv",
        "job_id,partition_factor,partition_factor_max,qos_priority,qos_priority_max\n1,5,5,4,0\n2,3,,4,9\n");
    ASSERT_TRUE(told) << told.error().message;
    EXPECT_EQ(told->jobs->jobs[0].maxima, (PriorityMaxima{.association = 0, .partition = 5, .qos = 0}));
    EXPECT_EQ(told->jobs->jobs[1].maxima, (PriorityMaxima{.association = 0, .partition = 5, .qos = 9}));
    EXPECT_THAT(test::remarksOf(*told),
        ElementsAre("1:1: largest_taken: maxima missing from the table are set to its largest values: "
                    "partition_factor_max 5"));
}

TEST(JobCsv, UnknownTresAreTold)
{
    const auto import =
        readAs("job-csv", "job_id,tres_req.gpu,tres_req.gres/gpu,partition_tres.foo\n1,1,1,1\n2,1,1,1\n");
    ASSERT_TRUE(import) << import.error().message;
    const std::string known = "cannot have a weight; expected one of cpu, mem, energy, node, billing, "
                              "fs/disk, vmem, pages, gres/NAME, license/NAME, bb/NAME, ic/NAME, fs/NAME";
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("1:8: unknown_tres: unknown TRES 'gpu' " + known,
            "1:39: unknown_tres: unknown TRES 'foo' " + known));
    EXPECT_EQ(import->jobs->jobs[0].requested, (TresAmounts{{"gpu", 1}, {"gres/gpu", 1}}));
}

TEST(JobCsv, RowsOfAJobStandTogether)
{
    const std::string_view own = "IDs must be unique (a job without job_id is numbered by its position)";
    EXPECT_EQ(errorOf("job-csv", "job_id,user\n7,ann\n8,bob\n7,ann\n"),
        fmt::format("4:1: the job ID '7' is already used on line 2; {}", own));
    EXPECT_EQ(errorOf("job-csv", "job_id,user\n,ann\n8,bob\n1,eve\n"),
        fmt::format("4:1: the job ID '1' is already used on line 2; {}", own));
    EXPECT_EQ(errorOf("job-csv", "job_id,partition\n7,a\n7,b\n7,a\n"),
        "4:1: job '7' has two rows for partition 'a'; expected one row per partition");
    EXPECT_EQ(errorOf("job-csv", "job_id,user\n7,ann\n7,bob\n"),
        "3:1: job '7' has two rows for partition ''; expected one row per partition");
    EXPECT_EQ(errorOf("job-csv", "job_id,user,age_s\n1,ann,3\n2,bob\n"),
        "3:1: the row has 2 cells; the header has 3");
}

/// All terms but those of the partition are the job's.
TEST(JobCsv, RowsOfAJobThatDisagreeAreRefused)
{
    const auto refusal = [](const std::string& rows) {
        return errorOf("job-csv",
            "job_id,user,fairshare,partition,partition_factor,nice,age_s,tres_req.cpu,partition_factor_max\n"
                + rows);
    };
    EXPECT_EQ(refusal("1,M,0.5,p,1,0,100,,\n1,N,0.7,q,2,-900,999,,\n"),
        "3:3: job '1' has user 'M' on line 2, but 'N' here; all rows of a job must agree");
    EXPECT_EQ(refusal("7,M,,a,,,,,\n8,M,0.50,p,1,0,100,,\n8,M,0.7,q,2,,,,\n"),
        "4:5: job '8' has fairshare '0.5' on line 3, but '0.7' here; all rows of a job must agree");
    EXPECT_EQ(refusal("1,M,0.5,p,1,,100,,\n1,M,0.5,q,2,,100,,\n1,,,r,2,-900,,,\n"),
        "4:9: job '1' has no nice on line 2, but '-900' here; all rows of a job must agree");
    EXPECT_EQ(refusal("1,M,0.5,p,1,0,100,4,\n1,,,q,2,,,5,\n"),
        "3:11: job '1' has tres_req.cpu '4' on line 2, but '5' here; all rows of a job must agree");
    EXPECT_EQ(refusal("1,M,0.5,p,1,0,100,4,9\n1,,,q,2,,,,8\n"),
        "3:12: job '1' has partition_factor_max '9' on line 2, but '8' here; all rows of a job must agree");
    const auto import = readAs("job-csv",
        "job_id,user,fairshare,nice,partition,partition_factor\n1,M,0.5,,p,1\n1, M,0.50,0,q,2\n1,,,,r,3\n");
    ASSERT_TRUE(import) << import.error().message;
    ASSERT_EQ(import->jobs->jobs.size(), 1U);
    EXPECT_EQ(import->jobs->jobs[0].partitions.size(), 3U);
}

TEST(JobCsv, FiguresAboveTheirToldMaximaAreTold)
{
    const auto import = readAs("job-csv",
        "job_id,partition,partition_factor,partition_factor_max,qos_priority,qos_priority_max,assoc_"
        "priority\n"
        "1,a,1,1,9,1,7\n"
        "1,b,5,,9,1,\n"
        "2,a,1,1,0,0,7\n"
        "3,a,1,1,1,1,7\n");
    ASSERT_TRUE(import) << import.error().message;
    const std::string taken = "; factors should be from 0 to 1, but the value is used as is";
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("2:9: above_maximum: qos_priority is 9, above qos_priority_max 1" + taken,
            "3:5: above_maximum: partition_factor is 5, above partition_factor_max 1" + taken,
            "1:1: largest_taken: maxima missing from the table are set to its largest values: "
            "assoc_priority_max 7"));
}

TEST(JobCsv, TitlesOfTresIgnoreCase)
{
    const auto import =
        readAs("job-csv", "JOB_ID,User,FairShare,TRES_REQ.CPU,partition_tres.Gres/GPU\n1,ann,0.5,8,4\n");
    ASSERT_TRUE(import) << import.error().message;
    EXPECT_THAT(import->diagnostics, IsEmpty());
    EXPECT_EQ(import->jobs->jobs[0].requested, (TresAmounts{{"cpu", 8}}));
    EXPECT_EQ(import->jobs->jobs[0].partitions[0].tres, (TresAmounts{{"gres/gpu", 4}}));
    EXPECT_EQ(errorOf("job-csv", "job_id,user,TRES_REQ.CPU\n1,ann,-1\n"),
        "2:7: tres_req.cpu is '-1'; expected a whole number, 0 or more");
    EXPECT_EQ(errorOf("job-csv", "job_id,user,partition_tres.mem\n1,ann,x\n"),
        "2:7: partition_tres.mem is 'x'; expected a whole number, 0 or more");
}

} // namespace
} // namespace fairshare
