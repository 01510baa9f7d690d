// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of a simulation that are well written and do not go together.
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

class ScenarioFaults : public ProgramTest {
protected:
    ScenarioFaults() { file("site.csv", "job_id,submit,run,nodes,req\na,0,1800,2,1800\nb,0,3600,1,3600\n"); }

    /// Lines 3 to 5 of the file hold the workload, the cluster and the preemption.
    std::string faultOf(std::string_view workload, std::string_view cluster, std::string_view preemption,
        std::vector<std::string> options = {})
    {
        const std::string scenario = file("site.fairshare",
            fmt::format(
                "{{\"format\": \"fairshare-explorer\", \"version\": 1, \"tree\": {{\"account\": \"root\",\n"
                "\"children\": [{{\"user\": \"u\"}}]}}, \"simulation\": {{\n"
                "\"workload\": {},\n\"cluster\": {},\n\"preemption\": {}}}}}\n",
                workload, cluster, preemption));
        options.insert(options.begin(), {"simulate", scenario, "--quiet"});
        const Outcome outcome = fairshare(options);
        EXPECT_NE(outcome.exitCode, 0);
        EXPECT_EQ(outcome.output, "");
        std::string said = outcome.errors;
        if (said.starts_with(scenario))
            said.erase(0, scenario.size() - std::string("site.fairshare").size());
        return said.substr(0, said.find('\n'));
    }
};

constexpr std::string_view SiteWorkload = R"({"path": "site.csv"})";
constexpr std::string_view Nodes = R"({"nodes": 3, "allocation": "node"})";

TEST_F(ScenarioFaults, OfRemovalsHaveTheirPlace)
{
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, R"({"commit": [{"at": 5, "nodes": 4}]})"),
        "site.fairshare:5:46: the removal at 5 s takes 4 nodes; expected 1 to 3, the size of the machine");
    EXPECT_EQ(faultOf(SiteWorkload, Nodes,
                  R"({"commit": [{"at": 5, "nodes": 1, "grace": 60, "return_after": 30}]})"),
        "site.fairshare:5:78: the removal at 5 s returns its nodes after 30 s, but its grace period is 60 s; "
        "expected a longer time, or 0 for never");
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, R"({"commit": [{"at": 0, "nodes": 2}]})"),
        "site.fairshare:5:27: job a needs 2 nodes, but only 1 remain after a permanent removal; it could "
        "never start");
    EXPECT_EQ(faultOf(SiteWorkload, R"({"nodes": 3, "allocation": "procs"})",
                  R"({"commit": [{"at": 5, "nodes": 1}]})"),
        "site.fairshare:4:39: removals take whole nodes, so the cluster's allocation must be 'node'");
}

TEST_F(ScenarioFaults, OfTheWorkloadHaveTheirPlace)
{
    EXPECT_EQ(faultOf(R"({"generator": "peregrine"})", R"({"nodes": 8, "allocation": "node"})", "{}"),
        "site.fairshare:4:22: the generator peregrine creates jobs of up to 16 nodes, so the machine needs "
        "at least 16; it has 8");
    EXPECT_EQ(faultOf("{}", Nodes, "{}"),
        "site.fairshare:3:13: the simulation has no workload; expected a job log or a generator");
}

TEST_F(ScenarioFaults, OfFilesThatAreMissingHaveTheirPlace)
{
    EXPECT_EQ(faultOf(R"({"path": "gone.csv"})", Nodes, "{}"),
        "site.fairshare:3:22: " + path("gone.csv") + " cannot be read: no such file or directory");
    EXPECT_EQ(
        faultOf(R"({"path": "site.csv", "name_maps": {"user": "users.csv", "queue": "q.csv"}})", Nodes, "{}"),
        "site.fairshare:3:56: " + path("users.csv") + " cannot be read: no such file or directory");
    std::filesystem::create_directory(path("folder"));
    EXPECT_EQ(faultOf(R"({"path": "folder"})", Nodes, "{}"),
        "site.fairshare:3:22: " + path("folder")
            + " is a directory; expected a job log file; if it is a recording, open it on its own");
    // What stands in a file has its place there.
    file("users.csv", "from,to\na\n");
    EXPECT_EQ(faultOf(R"({"path": "site.csv", "name_maps": {"user": "users.csv"}})", Nodes, "{}"),
        path("users.csv") + ":2:1: the row has 1 cell; the header has 2");
}

TEST_F(ScenarioFaults, OfOptionsNameTheFileThatIsMissing)
{
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, "{}", {"--workload", path("gone.csv")}),
        path("gone.csv") + ": cannot be read: no such file or directory");
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, "{}", {"--map-names", "user=" + path("gone.csv")}),
        path("gone.csv") + ": cannot be read: no such file or directory");
    std::filesystem::create_directory(path("folder"));
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, "{}", {"--workload", path("folder")}),
        path("folder")
            + ": is a directory; expected a job log file; if it is a recording, open it on its own");
    const std::string samples = file(
        "samples.jsonl", "{\"format\":\"fse-samples\",\"version\":1,\"nodes\":2,\"jobs\":\"jobs.csv\"}\n");
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, "{}", {"--workload", samples}),
        samples + ":1:1: is a recording; expected a job log; open the recording on its own");
}

TEST_F(ScenarioFaults, OfOptionsNameTheOption)
{
    EXPECT_EQ(faultOf(SiteWorkload, Nodes, R"({"commit": [{"at": 5, "nodes": 3}]})", {"--nodes", "2"}),
        "fairshare: --nodes: the removal at 5 s takes 3 nodes; expected 1 to 2, the size of the machine");
    EXPECT_EQ(faultOf(R"({"generator": "peregrine"})", Nodes, "{}", {"--nodes", "4"}),
        "fairshare: --nodes: the generator peregrine creates jobs of up to 16 nodes, so the machine needs at "
        "least 16; it has 4");
}

} // namespace
} // namespace fairshare::test
