// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace fairshare::test {
namespace {

using nlohmann::json;

constexpr std::string_view Tree = R"({"account": "root", "children": [
    {"account": "phys", "shares": 3, "usage": 0, "children": [
      {"user": "ann", "shares": 1, "usage": 5}, {"user": "bob", "shares": 1, "usage": 1}]},
    {"account": "chem", "shares": 1, "usage": 0, "children": [{"user": "bob", "shares": 1, "usage": 2}]}]})";

std::string fileWith(const std::string& priority)
{
    return fmt::format(
        R"({{"format": "fairshare-explorer", "version": 1, "tree": {}, "priority": {}}})", Tree, priority);
}

class PriorityCommand : public ProgramTest {
protected:
    Outcome priority(const std::string& content, const std::vector<std::string>& options = {}) const
    {
        std::vector<std::string> arguments{"priority", file("site.fairshare", content)};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return fairshare(arguments);
    }
};

TEST_F(PriorityCommand, ColumnsShowLimitsIfThereAreAny)
{
    const std::string site = file("limited.fairshare", R"({"format": "fairshare-explorer", "version": 1,
  "tree": {"account": "root", "children": [{"user": "ann"}]},
  "priority": {"config": {"weights": {"age": 1}}, "qos_limits": {"long": "MaxTRES=cpu=4"}, "jobs": [
    {"job_id": "1", "user": "ann", "qos": "long", "tres_req": {"cpu": 5}},
    {"job_id": "2", "user": "ann", "qos": "long", "tres_req": {"cpu": 4}}]}})");
    EXPECT_THAT(fairshare({"priority", site, "--format", "csv"}).output,
        testing::AllOf(testing::HasSubstr(",site,nice,qos_name,qos_limits,limit_reasons\n1,"),
            testing::HasSubstr(",long,MaxTRES=cpu=4,QOSMaxCpuPerJobLimit\n2,"),
            testing::EndsWith(",long,MaxTRES=cpu=4,\n")));
    EXPECT_THAT(fairshare({"priority", site, "--format", "json"}).output,
        testing::HasSubstr("\"qos_name\": \"long\", \"qos_limits\": \"MaxTRES=cpu=4\", \"limit_reasons\": "
                           "\"QOSMaxCpuPerJobLimit\""));
}

/// Every case of the multifactor plugin of Slurm 22.05.8 (tests/data/vectors/slurm-22.05/job_priority).
TEST_F(PriorityCommand, AgreesWithSlurmInEveryCase)
{
    const json all =
        json::parse(std::ifstream(std::string(TEST_DATA) + "/vectors/slurm-22.05/job_priority/public.json"));
    ASSERT_EQ(all.at("cases").size(), 57U);
    for (const json& given : all.at("cases")) {
        json job = given.at("job");
        job["job_id"] = given.at("name");
        const json section{{"config", given.at("config")}, {"cluster", given.at("cluster")}, {"jobs", {job}}};
        const Outcome outcome = priority(fileWith(section.dump()), {"--format", "json"});
        ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
        const json found = json::parse(outcome.output).at("jobs").at(0);
        EXPECT_EQ(found.at("job_id"), given.at("name"));
        for (const auto& [term, value] : given.at("expected").items()) {
            if (term != "tres") {
                EXPECT_EQ(found.at(term).get<double>(), value.get<double>()) << given.at("name") << term;
                continue;
            }
            for (const auto& [name, amount] : value.items())
                EXPECT_EQ(found.at("tres").value(name, 0.0), amount.get<double>())
                    << given.at("name") << name;
            EXPECT_EQ(found.at("tres").empty(), value.empty());
        }
        EXPECT_EQ(found.at("site"), given.at("job").at("site"));
        EXPECT_EQ(found.at("nice"), given.at("job").at("nice"));
    }
}

constexpr const char* ThreeJobs = R"({"config": {"weights": {"fairshare": 1000}},
    "jobs": [{"job_id": "1", "user": "ann", "account": "phys"},
             {"job_id": "2", "user": "bob", "account": "chem", "fairshare": 0.125},
             {"job_id": "3", "user": "carol"}]})";

/// Fair Tree: phys (3/4 of the shares, 6/8 of the usage) and chem (1/4, 2/8) tie, so that the better user of
/// each has 3/3; ann is the last of three.
TEST_F(PriorityCommand, FactorsComeFromTheTree)
{
    const auto fairshareOf = [this](const std::vector<std::string>& options) {
        std::vector<std::string> all{"--format", "json"};
        all.insert(all.end(), options.begin(), options.end());
        const Outcome outcome = priority(fileWith(ThreeJobs), all);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_EQ(outcome.errors,
            "warning: jobs without an association in the tree, which get fairshare factor 0: 1 of 3, for "
            "example job 3 of user 'carol'\n");
        std::vector<double> terms;
        const json found = json::parse(outcome.output);
        for (const json& job : found.at("jobs"))
            terms.push_back(job.at("fairshare"));
        return terms;
    };
    EXPECT_THAT(fairshareOf({}), testing::ElementsAre(testing::DoubleNear(1000.0 / 3, 1e-9), 125, 0));
    EXPECT_THAT(fairshareOf({"--fairshare", "tree"}),
        testing::ElementsAre(testing::DoubleNear(1000.0 / 3, 1e-9), 1000, 0));
    // Classic: chem's bob 2^-(U/S), U = 2/8 in the account and the same inside, S = 1/4.
    EXPECT_EQ(fairshareOf({"--fairshare", "tree", "--algorithm", "classic"})[1], 500);
}

TEST_F(PriorityCommand, WhatIsMissingIsSaid)
{
    const Outcome outcome = priority(fileWith("{}"));
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        path("site.fairshare")
            + ": contains no jobs; add \"jobs\" to section \"priority\", or give them with --jobs\n");
    EXPECT_EQ(priority(fileWith(ThreeJobs), {"--fairshare", "moon"}).exitCode, 2);
}

std::string contentOf(const std::string& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Printed priorities count without weights; running jobs keep theirs but have no place.
TEST_F(PriorityCommand, OnlyWaitingJobsHavePlaces)
{
    const std::string queue = file("queue.txt",
        "JOBID|PARTITION|USER|ACCOUNT|STATE|PRIORITY|SUBMIT_TIME\n"
        "11|cpu|alice|physics|PENDING|1200|2026-01-01T00:00:00\n"
        "12|cpu|bob|chemistry|PENDING|1900|2026-01-01T01:00:00\n"
        "10|cpu|carol|optics|RUNNING|1300|2026-01-01T01:00:00\n"
        "13|cpu|dave|optics|PENDING|0|2026-01-01T01:00:00\n");
    const Outcome outcome = fairshare({"priority", queue, "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors,
        testing::HasSubstr(
            "warning: the scenario has no weights, so priorities are as printed; take the weights "
            "from slurm.conf to compute them\n"));
    EXPECT_EQ(outcome.output,
        "job_id,user,account,partition_name,state,place,priority,age,assoc,fairshare,job_size,partition,qos,"
        "site,nice\n"
        "11,alice,physics,cpu,pending,2,1200,0,0,0,0,0,0,0,0\n"
        "12,bob,chemistry,cpu,pending,1,1900,0,0,0,0,0,0,0,0\n"
        "10,carol,optics,cpu,running,,1300,0,0,0,0,0,0,0,0\n"
        "13,dave,optics,cpu,held,,0,0,0,0,0,0,0,0,0\n");
    EXPECT_EQ(fairshare({"priority", queue, "--first-places", "--format", "csv"}).output,
        "user,jobs,old_first_places,new_first_places\nalice,1,1,1\nbob,1,1,1\n");
    const Outcome passing = fairshare({"priority", queue, "--pass", "11,10"});
    EXPECT_THAT(passing.output, testing::HasSubstr("Job 10 is running, so it has no place in the queue."));
    EXPECT_THAT(passing.output, testing::Not(testing::HasSubstr("already ahead")));
}

/// The files of one cluster together: what sprio printed there.
TEST_F(PriorityCommand, FilesOfOneClusterGiveWhatSprioPrints)
{
    const std::vector<std::string> all{"priority", slurmSample("sshare_l_a_m_P.txt"), "--jobs",
        slurmSample("squeue_json.json"), "--weights", slurmSample("slurm.conf"), "--partitions",
        slurmSample("scontrol_partition.txt"), "--qos", slurmSample("sacctmgr_qos_P.txt"), "--now",
        "1795195308"};
    for (const auto& [option, expected] : {std::pair{"--sprio", "sprio_l.txt"},
             std::pair{"--sprio-normalised", "sprio_n_l.txt"}, std::pair{"--sprio-weights", "sprio_w.txt"}}) {
        std::vector<std::string> arguments = all;
        arguments.emplace_back(option);
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_EQ(outcome.output, contentOf(slurmSample(expected)));
    }
}

TEST_F(PriorityCommand, JobsAloneAreEnoughWhereTheyTellFairshare)
{
    const Outcome outcome = fairshare({"priority", slurmSample("caviness_old_sprio_l.txt"), "--weights",
        slurmSample("caviness_old_config_priority.txt"), "--sprio", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output, contentOf(slurmSample("caviness_old_sprio_l.txt")));
    const Outcome queue = fairshare({"priority", slurmSample("squeue_O.txt"), "--queue"});
    EXPECT_EQ(queue.exitCode, 0) << queue.errors;
    const Outcome again = fairshare({"priority", file("jobs.csv", queue.output), "--queue"});
    EXPECT_EQ(again.output, queue.output);
}

TEST_F(PriorityCommand, TablesWithoutHeaderAreReadByTheFormat)
{
    const std::vector<std::string> expected{"--format", "csv", "--quiet"};
    const std::string sprioFormat = "%.15i %9r %.10u %.12Y %.15F %f";
    const auto run = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.end(), expected.begin(), expected.end());
        return fairshare(arguments);
    };
    const Outcome alone = run({"priority", slurmSample("sprio_h_o_Y.txt"), "--sprio-format", sprioFormat,
        "--weights", slurmSample("slurm.conf")});
    EXPECT_EQ(alone.exitCode, 0) << alone.errors;
    EXPECT_THAT(alone.output, testing::HasSubstr("\n42,slu23,,standard,pending,2,741030263,"));
    const Outcome beside = run({"priority", slurmSample("uni.dump"), "--jobs",
        slurmSample("squeue_o_pipe.txt"), "--squeue-format",
        "%i|%j|%u|%a|%P|%q|%T|%Q|%p|%S|%V|%l|%M|%D|%C|%m|%b|%r|%y", "--weights", slurmSample("slurm.conf")});
    EXPECT_EQ(beside.exitCode, 0) << beside.errors;
    EXPECT_THAT(beside.output, testing::HasSubstr("\n26,slu21,phys-f1,standard,"));
    const Outcome misfit = run({"priority", slurmSample("sprio_h_o_Y.txt"), "--sprio-format", "%i|%Y"});
    EXPECT_EQ(misfit.exitCode, 1);
    EXPECT_EQ(misfit.errors,
        slurmSample("sprio_h_o_Y.txt") + ":1:76: the row does not match the format: expected '|' after %i\n");
}

TEST_F(PriorityCommand, WrongFormatsOfColumnsAreTold)
{
    const auto refusal = [this](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"priority", slurmSample("uni.dump")});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 2);
        return outcome.errors.substr(0, outcome.errors.find('\n'));
    };
    EXPECT_EQ(refusal({"--jobs", "x", "--sprio-format", "%i %x"}),
        "fairshare: --sprio-format: column 4: '%x' is not a column of sprio; expected one of the letters a A "
        "b B c f F i j J n N o p P q Q r S t T u y Y");
    EXPECT_EQ(refusal({"--jobs", "x", "--squeue-format", "%u %Q"}),
        "fairshare: --squeue-format: column 1: the format has no job ID; expected %i among its columns");
    EXPECT_THAT(refusal({"--jobs", "x", "--squeue-format", "%i %Q", "--sprio-format", "%i %Y"}),
        testing::HasSubstr("excludes"));
    EXPECT_EQ(refusal({"--now", "soon"}),
        "fairshare: --now: found 'soon'; expected YYYY-MM-DDTHH:MM:SS or seconds since 1970");
    EXPECT_EQ(fairshare({"convert", slurmSample("uni.dump"), "--sprio-format", "%i %Y"}).errors,
        "fairshare: --squeue-format, --sprio-format and --columns describe the job file; add --jobs FILE\n");
}

TEST_F(PriorityCommand, AWeightWithoutSizesIsTold)
{
    const Outcome outcome = fairshare({"priority", slurmSample("squeue_O.txt"), "--weights",
        file("slurm.conf", "PriorityWeightJobSize=100\nPriorityWeightFairshare=5\n")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors,
        testing::HasSubstr("warning: the cluster has 0 processors and 0 nodes, so the job size factor is 0 "
                           "for 17 of 17 jobs; give the cluster size with --partitions\n"));
    const Outcome told = fairshare({"priority", slurmSample("caviness_old_sprio_n.txt"), "--weights",
        slurmSample("caviness_old_config_priority.txt")});
    EXPECT_THAT(told.errors, testing::Not(testing::HasSubstr("0 processors")));
}

TEST_F(PriorityCommand, WrongFilesOfJobsAreTold)
{
    const Outcome none =
        fairshare({"priority", slurmSample("uni.dump"), "--jobs", slurmSample("slurm.conf")});
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_EQ(none.errors,
        slurmSample("slurm.conf")
            + ":1:1: contains no jobs; expected output of squeue, sprio, sacct or scontrol show job, or a "
              "job table\n");
    const Outcome partitions = fairshare(
        {"priority", slurmSample("squeue_O.txt"), "--partitions", slurmSample("uni.dump"), "--quiet"});
    EXPECT_EQ(partitions.exitCode, 1);
    EXPECT_THAT(partitions.errors,
        testing::HasSubstr(
            ":1:1: contains no partitions; expected slurm.conf or output of scontrol show partition\n"));
    EXPECT_EQ(fairshare({"priority", slurmSample("squeue_O.txt"), "--now", "soon"}).exitCode, 2);
    EXPECT_EQ(fairshare({"priority", slurmSample("squeue_O.txt"), "--sprio", "--queue"}).exitCode, 2);
    EXPECT_EQ(fairshare({"evaluate", slurmSample("squeue_O.txt")}).errors,
        slurmSample("squeue_O.txt")
            + ":1:1: contains jobs but no account tree; run `fairshare convert TREE --jobs FILE`\n");
}

TEST_F(PriorityCommand, GeneratedQueuesAreOrdered)
{
    const Outcome made = fairshare({"generate", "--shape", "queue", "--size", "50", "--seed", "4"});
    EXPECT_EQ(made.exitCode, 0) << made.errors;
    EXPECT_EQ(made.output, fairshare({"generate", "--shape", "queue", "--size", "50", "--seed", "4"}).output);
    const json jobs = json::parse(made.output).at("priority").at("jobs");
    EXPECT_EQ(jobs.size(), 50U);
    EXPECT_EQ(fairshare({"generate", "--shape", "queue", "--skew", "4"}).exitCode, 2);
    const Outcome urgent = fairshare({"generate", "--shape", "queue", "--size", "20", "--urgent", "1",
        "--gpus", "1", "--nodes", "8", "--cpus-per-node", "16"});
    EXPECT_EQ(urgent.exitCode, 0);
    EXPECT_THAT(urgent.output, testing::HasSubstr("\"cluster\": { \"cpus\": 128, \"nodes\": 8 }"));
    EXPECT_THAT(urgent.output, testing::Not(testing::HasSubstr("\"qos\": \"normal\"")));
    EXPECT_EQ(fairshare({"generate", "--shape", "queue", "--urgent", "1.5"}).exitCode, 2);
}

} // namespace
} // namespace fairshare::test
