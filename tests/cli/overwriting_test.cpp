// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Outputs that would replace what the command reads.
#include "core/base/files/gzip.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <filesystem>

namespace fairshare::test {
namespace {

constexpr const char* SiteLog = "job_id,submit,run,procs,req\na,0,100,3,100\nb,1,50,4,50\n";
constexpr const char* SiteScenario = R"({"format": "fairshare-explorer", "version": 1,
    "tree": {"account": "root", "children": [{"user": "u"}]},
    "simulation": {"workload": {"path": "site.csv", "name_maps": {"account": "names.csv"}},
                   "cluster": {"processors": 4}}})";

class Overwriting : public ProgramTest {
protected:
    Overwriting()
    {
        file("site.csv", SiteLog);
        file("names.csv", "from,to\n");
        file("site.fairshare", SiteScenario);
        std::filesystem::create_symlink("site.csv", path("link.csv"));
        std::filesystem::create_directory(path("folder"));
    }

    /// Runs a command whose output would replace a file that it reads, which must stay as it is.
    void expectRefusal(std::vector<std::string> words, const std::string& target) const
    {
        const std::string before = content(target);
        words.insert(words.end(), {"-o", path(target)});
        const Outcome outcome = fairshare(words);
        EXPECT_EQ(outcome.exitCode, 2) << target;
        EXPECT_THAT(outcome.errors,
            testing::HasSubstr(
                "fairshare: refusing to overwrite input file " + path(target) + "; give another file\n"));
        EXPECT_EQ(content(target), before);
    }
};

TEST_F(Overwriting, IsRefusedByWhateverName)
{
    const std::vector<std::string> summary{"simulate", "--workload", path("site.csv"), "--summary"};
    expectRefusal(summary, "site.csv");
    expectRefusal(summary, "folder/../site.csv");
    expectRefusal(summary, "link.csv");
    expectRefusal({"simulate", path("link.csv"), "--summary"}, "site.csv");
}

TEST_F(Overwriting, IsRefusedOfAllThatIsRead)
{
    const std::string scenario = path("site.fairshare");
    for (const char* target : {"site.fairshare", "site.csv", "names.csv"}) {
        expectRefusal({"simulate", scenario, "--quiet", "--format", "csv"}, target);
        expectRefusal({"convert", scenario, "--quiet"}, target);
        expectRefusal({"evaluate", scenario, "--format", "csv"}, target);
    }
    file("new.csv", "from,to\n");
    expectRefusal(
        {"simulate", "--workload", path("site.csv"), "--map-names", "account=" + path("new.csv")}, "new.csv");
    const std::string sweep = file("site.sweep.json",
        R"({"format": "fairshare-sweep", "version": 1, "scenario": "site.fairshare",
            "values": {"calc_period": [300, 600]}})");
    file("kept.jsonl", "");
    for (const char* target : {"site.sweep.json", "site.fairshare", "site.csv", "kept.jsonl"})
        expectRefusal({"sweep", sweep, "--results", path("kept.jsonl"), "--format", "csv"}, target);
    const std::string groups = file("groups.tsv", "group_name\tquota\tsurplus\ngroup_a\t10\t1\n");
    expectRefusal({"quota", groups}, "groups.tsv");
}

TEST_F(Overwriting, IsRefusedWithinARecording)
{
    ASSERT_EQ(fairshare({"simulate", "--workload", path("site.csv"), "--allocation", "node", "--quiet",
                            "--recording", path("run")})
                  .exitCode,
        0);
    expectRefusal({"simulate", path("run"), "--summary"}, "run/jobs.csv");
    EXPECT_EQ(fairshare({"simulate", path("run"), "--summary", "-o", path("run/summary.txt")}).exitCode, 0);
    // The lines of samples name the table of jobs.
    expectRefusal({"chart", "gantt", path("run/samples.jsonl")}, "run/jobs.csv");
    expectRefusal({"chart", "gantt", path("run/run.json")}, "run/jobs.csv");
}

TEST_F(Overwriting, IsRefusedBesidePackedAndMissingParts)
{
    ASSERT_EQ(fairshare({"simulate", "--workload", path("site.csv"), "--allocation", "node", "--quiet",
                            "--recording", path("run")})
                  .exitCode,
        0);
    const auto table = packGzip(content("run/jobs.csv"));
    ASSERT_TRUE(table);
    file("run/jobs.csv.gz", *table);
    std::filesystem::remove(path("run/jobs.csv"));
    const auto expectNone = [this](std::vector<std::string> words, const std::string& target) {
        words.insert(words.end(), {"-o", path(target)});
        const Outcome outcome = fairshare(words);
        EXPECT_EQ(outcome.exitCode, 2) << target;
        EXPECT_THAT(outcome.errors,
            testing::HasSubstr("fairshare: refusing to write " + path(target)
                + " into the input recording; give another file\n"));
        EXPECT_FALSE(std::filesystem::exists(path(target))) << target;
    };
    expectNone({"simulate", path("run"), "--summary"}, "run/jobs.csv");
    expectNone({"simulate", path("run/run.json"), "--summary"}, "folder/../run/samples.csv");
    expectNone({"chart", "gantt", path("run/samples.jsonl")}, "run/jobs.csv");
    EXPECT_EQ(fairshare({"simulate", path("run"), "--summary", "-o", path("run/new.csv")}).exitCode, 0);
    std::filesystem::remove(path("run/jobs.csv.gz"));
    expectNone({"chart", "gantt", path("run/samples.jsonl"), "--quiet"}, "run/jobs.csv");
    expectNone(
        {"chart", "gantt", path("run/samples.jsonl"), "--quiet", "--format", "csv"}, "run/jobs.csv.gz");
}

TEST_F(Overwriting, IsRefusedOfTheRecordingWhoseJobsAreRead)
{
    const std::vector<std::string> words{
        "simulate", "--allocation", "node", "--quiet", "--replace", "--recording", path("run"), "--workload"};
    const auto recordOf = [&](const std::string& log) {
        std::vector<std::string> all = words;
        all.push_back(log);
        return fairshare(all);
    };
    ASSERT_EQ(recordOf(path("site.csv")).exitCode, 0);
    const std::string before = content("run/jobs.csv");
    const Outcome outcome = recordOf(path("run/jobs.csv"));
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors,
        "fairshare: refusing to overwrite input file " + path("run/jobs.csv") + "; give another file\n");
    EXPECT_EQ(content("run/jobs.csv"), before);
}

TEST_F(Overwriting, IsNoMatterOfOtherFiles)
{
    file("old.csv", "x");
    const Outcome outcome =
        fairshare({"simulate", "--workload", path("site.csv"), "--summary", "-o", path("old.csv")});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_NE(content("old.csv"), "x");
}

} // namespace
} // namespace fairshare::test
