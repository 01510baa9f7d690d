// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/io/recording/recording.h"

#include <gmock/gmock.h>

#include <filesystem>

/// Samples that no run directory goes with, but a table of jobs may.
namespace fairshare {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;

class LoneSamples : public testing::Test {
protected:
    void SetUp() override
    {
        fs::remove_all(m_folder);
        fs::create_directories(m_folder);
    }

    std::string file(const std::string& name, std::string_view content) const
    {
        const std::string path = (m_folder / name).string();
        EXPECT_TRUE(writeFile(path, content));
        return path;
    }

    /// Node 0 is a's from 0 to 60, node 1 b's from 20 on. @param header further members of the first line
    std::string samples(const std::string& header = R"(,"jobs":"jobs.csv")") const
    {
        return file("samples.jsonl",
            R"({"format":"fse-samples","version":1,"nodes":2,"policies":["PAP+"],"dt":30)" + header
                + "}\n{\"t\":0,\"alloc\":{\"a\":[0]}}\n{\"t\":20,\"alloc\":{\"b\":[1]}}\n{\"t\":60,\"idle\":["
                  "0]}\n");
    }

    static std::vector<std::string> codesOf(const Recording& recording)
    {
        std::vector<std::string> codes;
        for (const Diagnostic& remark : Remarks(recording.remarks).take())
            codes.push_back(remark.code);
        return codes;
    }

    std::string refusal(const std::string& path) const
    {
        const auto recording = readRecording(path);
        if (recording)
            return {};
        Error error = recording.error();
        error.file = fs::path(error.file).filename().string();
        return describe(error);
    }

    fs::path m_folder = fs::path(testing::TempDir()) / "lone_samples";
};

constexpr std::string_view JobsTable =
    "job_id,submission_time,requested_time,starting_time,execution_time,queue,user\n"
    "a,0,100,0,60,bigmem,ann\nb,5,200,20,70,short,bob\n";

TEST_F(LoneSamples, TakeTheTableOfJobsThatTheyName)
{
    const std::string path = samples();
    file("jobs.csv", JobsTable);
    const auto recording = readRecording(path);
    ASSERT_TRUE(recording) << describe(recording.error());
    const SimulatedRun& run = *recording->run;
    EXPECT_THAT(run.workload.ids, ElementsAre("a", "b"));
    EXPECT_THAT(run.schedule.starts, ElementsAre(0, 20));
    EXPECT_TRUE(run.tellsSubmissions);
    EXPECT_EQ(run.workload.jobs[1].submit, 5);
    EXPECT_EQ(run.workload.jobs[1].run, 70);
    EXPECT_EQ(run.workload.jobs[1].requested, 200);
    const auto named = [&run](JobAttribute kind, JobPlace job) {
        const auto at = static_cast<std::size_t>(kind);
        return run.workload.names[at][run.workload.jobs[job].attributes[at]];
    };
    EXPECT_EQ(named(JobAttribute::Queue, 0), "bigmem");
    EXPECT_EQ(named(JobAttribute::User, 1), "bob");
    EXPECT_THAT(recording->preemption.policies, ElementsAre("pap_plus"));
    EXPECT_EQ(recording->preemption.nodes, 1) << "half of the machine";
    EXPECT_THAT(Remarks(recording->remarks).take(), IsEmpty());
}

TEST_F(LoneSamples, NameAPolicyOnce)
{
    EXPECT_EQ(
        refusal(file("samples.jsonl",
            R"({"format":"fse-samples","version":1,"nodes":2,"policies":["PAP+","FIFO","pap_plus"],"dt":30})"
            "\n{\"t\":0,\"alloc\":{\"a\":[0]}}\n{\"t\":60,\"idle\":[0]}\n")),
        "samples.jsonl:1:73: duplicate policy PAP+");
}

TEST_F(LoneSamples, TakeTheTableOfAnyNameAndPacked)
{
    const std::string path = samples(R"(,"jobs":"table.csv")");
    file("table.csv.gz", *packGzip(JobsTable));
    const auto recording = readRecording(path);
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_TRUE(recording->run->tellsSubmissions);
    EXPECT_THAT(recordedFiles(path), ElementsAre(path, (m_folder / "table.csv.gz").string()));
    EXPECT_THAT(recordedNames(path),
        ElementsAre((m_folder / "table.csv").string(), (m_folder / "table.csv.gz").string()));
    fs::remove(m_folder / "table.csv.gz");
    file("table.csv", "job_id\na\n");
    EXPECT_EQ(refusal(path), "samples.jsonl:3:18: job 'b' is not in table.csv");
}

TEST_F(LoneSamples, SayWhereTheirTableOfJobsIsMissing)
{
    const auto recording = readRecording(samples());
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_FALSE(recording->run->tellsSubmissions);
    const Diagnostics remarks = Remarks(recording->remarks).take();
    ASSERT_EQ(remarks.size(), 3U);
    EXPECT_EQ(
        remarks[2].message, "the first line names jobs.csv, which is not in the directory of the samples");
}

// The table of another folder may be anything.
TEST_F(LoneSamples, TakeNoTableOfAnotherFolder)
{
    fs::create_directories(m_folder / "below");
    file("below/jobs.csv", JobsTable);
    for (const char* name : {"below/jobs.csv", "../lone_samples/below/jobs.csv", "..", "", "below"}) {
        const auto recording = readRecording(samples(std::string(R"(,"jobs":")") + name + '"'));
        ASSERT_TRUE(recording) << describe(recording.error());
        EXPECT_FALSE(recording->run->tellsSubmissions) << name;
        EXPECT_THAT(codesOf(*recording), Contains("missing_jobs")) << name;
    }
}

TEST_F(LoneSamples, SayWhatIsNoNameOfATable)
{
    for (const auto& [jobs, shown] : {std::pair("\"../jobs.csv\"", "\"../jobs.csv\""), std::pair("7", "7"),
             std::pair("[\"jobs.csv\"]", "[\"jobs.csv\"]"), std::pair("\"\"", "\"\"")}) {
        const std::string path = samples(std::string(",\"jobs\":") + jobs);
        const auto recording = readRecording(path);
        ASSERT_TRUE(recording) << describe(recording.error());
        const Diagnostics remarks = Remarks(recording->remarks).take();
        ASSERT_EQ(remarks.size(), 3U) << jobs;
        EXPECT_EQ(describe(remarks[2], "samples.jsonl"),
            std::string("samples.jsonl:1:82: \"jobs\" is ") + shown
                + " and is ignored; expected the name of a file next to the samples, without a directory");
    }
    const auto none = readRecording(samples(",\"jobs\":null"));
    ASSERT_TRUE(none) << describe(none.error());
    EXPECT_THAT(codesOf(*none), Not(Contains("missing_jobs")));
}

TEST_F(LoneSamples, TellWhatIsWrongWithTheirTableOfJobs)
{
    const std::string path = samples();
    file("jobs.csv", "job_id,submission_time\na,0\nb,x\n");
    EXPECT_EQ(refusal(path).substr(0, 13), "jobs.csv:3:3:");
    file("jobs.csv", "job_id,allocated_resources\na,0\nb,0\n");
    EXPECT_EQ(refusal(path), "jobs.csv:3:1: job 'b' has nodes 0 here, but 1 in the samples");
}

} // namespace
} // namespace fairshare
