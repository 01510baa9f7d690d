// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lost work of runs from which nodes were really taken, wherever it is told.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

// By hand: two of four nodes are away from 350 on, so that b, which starts at 400, leaves none idle. It loses
// twice its elapsed seconds at the samples at 420, 450 ... 690: 2 * (20 + 50 + ... + 290) = 3100 of 24
// samples.
TEST_F(ProgramTest, LostWorkBesideRemovedNodesIsTheSameEverywhere)
{
    file("two.csv", "job_id,submit,run,nodes,req\na,0,300,2,300\nb,400,300,2,300\n");
    const std::string scenario = file("two.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "simulation": {
            "workload": {"path": "two.csv"}, "cluster": {"nodes": 4, "allocation": "node"},
            "preemption": {"p": 1, "grace": [0], "policies": ["LIFO"], "wc_stride": 1,
                           "commit": [{"at": 350, "nodes": 2, "return_after": 50000}]}}})");
    const std::string recording = path("run");
    EXPECT_EQ(
        fairshare({"simulate", scenario, "--recording", recording, "--samples", "csv", "--quiet"}).exitCode,
        0);
    for (const std::string& run : {scenario, recording}) {
        const Outcome lost = fairshare({"simulate", run, "--lost-work", "--format", "csv", "--quiet"});
        EXPECT_THAT(lost.output, HasSubstr(",LIFO,0,3100,0,0.8611,0.0000,10,")) << run << lost.errors;
        const Outcome chart = fairshare({"chart", "wasted_work", run, "--choose", "grace=0", "--quiet"});
        EXPECT_THAT(chart.output, HasSubstr("LIFO,0.19166666666666668,0.8611111111111112,")) << run;
    }
    EXPECT_THAT(content("run/wc.csv"), EndsWith(",LIFO,0,23,690,580,0,3100,0,1\n"));
    EXPECT_THAT(content("run/samples.csv"), HasSubstr("\n23,690,"));
}

} // namespace
} // namespace fairshare::test
