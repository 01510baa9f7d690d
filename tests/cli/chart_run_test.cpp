// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

/// Charts of a simulation by fairshare chart.
namespace fairshare::test {
namespace {

class ChartRun : public ProgramTest {
protected:
    std::string scenario(const std::string& allocation)
    {
        file("site.csv", "job_id,submit,run,nodes,req\na,0,1800,2,1800\nb,0,3600,1,3600\n");
        return file(allocation + ".fairshare",
            R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "simulation": {)"
            R"("workload": {"path": "site.csv"}, "cluster": {"nodes": 3, "allocation": ")"
                + allocation + R"("}}})");
    }
};

// By hand: a holds nodes 0 and 1 for half an hour, b node 2 for an hour.
TEST_F(ChartRun, DrawsTheRunOfAScenarioAndItsRecording)
{
    const std::string path = scenario("node");
    const std::string bars = "panel,marks,path,label,x,y,x2,y2,value,nodes,run,wait\n"
                             "1,jobs,,a,0,-0.5,0.5,1.5,,2,1800,0\n1,jobs,,b,0,1.5,1,2.5,,1,3600,0\n";
    const Outcome drawn = fairshare({"chart", "gantt", path});
    EXPECT_EQ(drawn.exitCode, 0) << drawn.errors;
    EXPECT_EQ(drawn.output, bars);
    const std::string recording = path + ".run";
    EXPECT_EQ(fairshare({"simulate", path, "--recording", recording, "--quiet"}).exitCode, 0);
    for (const char* part : {"", "/run.json", "/samples.jsonl"}) {
        const Outcome again = fairshare({"chart", "gantt", recording + part});
        EXPECT_EQ(again.exitCode, 0) << again.errors;
        EXPECT_THAT(again.output, testing::HasSubstr("1,jobs,,a,0,-0.5,0.5,1.5,,2,1800,")) << part;
    }
}

TEST_F(ChartRun, TellsWhatBecameOfTheRowsOfTheLog)
{
    const std::string path = scenario("node");
    file("site.csv", "job_id,submit,run,nodes,req,account\na,0,1800,2,1800,x\nb,0,foo,1,3600,x\n");
    for (const char* chart : {"gantt", "convergence"})
        EXPECT_EQ(fairshare({"chart", chart, path, "-o", this->path("drawn.csv")}).errors,
            "site.csv:3:5: warning: run is 'foo'; expected a number\nsite.csv: 1 of 2 jobs used, on 3 "
            "nodes\nsite.csv: unreadable rows, skipped: 1\n"
                + std::string(chart == std::string("gantt")
                        ? ""
                        : "no distances are available: usage is sampled every 300 s, and no job was pending "
                          "at any sample\n"))
            << chart;
}

// Samples end when a node is idle and no job waits, jobs later.
TEST_F(ChartRun, RefusesToBeginBehindTheEnd)
{
    const std::string path = scenario("node");
    const auto refusal = [&](const char* chart) {
        const Outcome outcome = fairshare({"chart", chart, path, "--choose", "from=1000", "--quiet"});
        EXPECT_EQ(outcome.exitCode, 2) << chart;
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(fairshare({"chart", chart, path, "--choose", "from=0", "--quiet"}).exitCode, 0);
        return outcome.errors;
    };
    const std::string found = "fairshare: --choose from: found '1000'; expected less than ";
    EXPECT_EQ(refusal("gantt"), found + "1.00 h, the end of the chart\n");
    EXPECT_EQ(refusal("heatmap"), found + "0.50 h, the end of the chart\n");
    EXPECT_EQ(refusal("wasted_work"), found + "0.50 h, the end of the chart\n");
}

TEST_F(ChartRun, SaysWhatItCannotDraw)
{
    const std::string shared = scenario("core");
    const Outcome cores = fairshare({"chart", "heatmap", shared});
    EXPECT_EQ(cores.exitCode, 1);
    EXPECT_EQ(cores.errors,
        shared
            + ": jobs share nodes by core; heat maps show whole nodes only; set \"allocation\" to "
              "\"node\"\n");
    const std::string none = file(
        "none.fairshare", R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}})");
    EXPECT_EQ(fairshare({"chart", "wasted_work", none}).errors,
        none + ": the simulation has no workload; expected a job log or a generator\n");
}

} // namespace
} // namespace fairshare::test
