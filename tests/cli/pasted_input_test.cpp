// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files as administrators have them: copied with their prompts, or in forms of other versions.
#include "tests/cli/program.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class PastedInput : public ProgramTest {
protected:
    static std::string sample(const std::string& name) { return std::string(TEST_DATA) + "/samples/" + name; }
    /// The output of a command that succeeds.
    std::string output(const std::vector<std::string>& arguments) const
    {
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.output;
    }
};

TEST_F(PastedInput, IsEvaluatedLikeTheTableInIt)
{
    for (const char* name :
        {"pasted/sshare_after_prompt.txt", "pasted/sshare_indented.txt", "pasted/sshare_commented.txt"}) {
        const Outcome outcome = fairshare({"evaluate", sample(name), "-a", "classic", "--format", "csv"});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_THAT(outcome.errors, HasSubstr("warning: passed over "));
        EXPECT_EQ(std::ranges::count(outcome.errors, '\n'), 1) << outcome.errors;
        EXPECT_THAT(outcome.output, HasSubstr("0.35355339"));
        EXPECT_THAT(outcome.output, HasSubstr("0.84089641"));
    }
}

TEST_F(PastedInput, GivesJobsSettingsAndQuotas)
{
    const std::string queue =
        output({"priority", sample("pasted/squeue_after_command.txt"), "--format", "csv"});
    EXPECT_THAT(queue, HasSubstr("\n4090,carol,"));
    EXPECT_EQ(std::ranges::count(queue, '\n'), 4);
    const json scenario = json::parse(output({"convert", sample("slurm/base_tree.txt"), "--config",
        sample("pasted/config_and_sprio.txt"), "-o", "-", "--to", "fairshare"}));
    const json& weights = scenario.at("priority").at("config").at("weights");
    EXPECT_EQ(weights.at("age"), 10000);
    EXPECT_EQ(weights.at("fairshare"), 12000);
    EXPECT_EQ(weights.at("qos"), 8000);
    for (const char* name : {"pasted/userprio_indented.txt", "pasted/userprio_backslashes.txt"}) {
        const std::string quotas = output({"quota", sample(name), "--format", "csv"});
        EXPECT_THAT(quotas, HasSubstr("\nchemistry.nmr,12,"));
        EXPECT_THAT(quotas, HasSubstr("\nchemistry.ftir,8,"));
    }
}

TEST_F(PastedInput, MayHoldSeveralTables)
{
    const std::string all = file("all.txt",
        "$ sshare -aP -o Account,User,RawShares,RawUsage\nAccount|User|RawShares|RawUsage\nroot||1|10\n"
        " physics||1|10\n  physics|alice|1|10\n$ squeue -o '%i|%u|%a|%T'\nJOBID|USER|ACCOUNT|STATE\n"
        "11|alice|physics|PENDING\n$ scontrol show config | grep Weight\nPriorityWeightFairShare = 100\n$ "
        "\n");
    EXPECT_THAT(output({"priority", all, "--format", "csv"}), HasSubstr("\n11,alice,physics,"));
    const Outcome listed = fairshare({"convert", sample("slurm/base_tree.txt"), "--jobs", all, "--config",
        all, "-o", "-", "--to", "fairshare"});
    ASSERT_EQ(listed.exitCode, 0) << listed.errors;
    const json priority = json::parse(listed.output).at("priority");
    EXPECT_EQ(priority.at("config").at("weights").at("fairshare"), 100);
    EXPECT_EQ(priority.at("jobs").at(0).at("job_id"), "11");
}

TEST_F(PastedInput, CountsTheTasksOfArrays)
{
    EXPECT_EQ(output({"priority", sample("slurm/squeue_arrays.txt"), "--first-places", "--format", "csv"}),
        "user,jobs,old_first_places,new_first_places\nalice,15,15,15\nbob,1,1,1\n");
}

TEST_F(PastedInput, IsRefusedWithCounts)
{
    const Outcome outcome =
        fairshare({"priority", sample("slurm/squeue_more_cells.txt"), "--squeue-format", "%i|%u|%a"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors, HasSubstr(":1:17: the row has 5 cells; the format has 3 columns"));
}

TEST_F(PastedInput, ReadsColumnsBetweenPrompts)
{
    const std::string rows =
        file("rows.txt", "[a@b ~]$ squeue -h -o '%i %T'\n11,PENDING\n12,RUNNING\n[a@b ~]$\n");
    const std::string queue = output({"priority", rows, "--squeue-format", "%i,%T", "--format", "csv"});
    EXPECT_THAT(queue, HasSubstr("\n11,"));
    EXPECT_THAT(queue, HasSubstr("\n12,"));
}

TEST_F(PastedInput, ReadsSacctByItsColumns)
{
    const std::string columns =
        "JobID,JobName,Reason,Elapsed,ReqMem,NNodes,Timelimit,State,Other,User,Account,"
        "Partition,ExitCode";
    const Outcome outcome = fairshare({"priority", sample("slurm/sacct_no_header.txt"), "--columns", columns,
        "--first-places", "--format", "csv"});
    EXPECT_EQ(outcome.output, "user,jobs,old_first_places,new_first_places\nalice,50,50,50\n")
        << outcome.errors;
    for (const char* rows : {"41|alice|PENDING|2\n", "41|alice|PENDING|2|\n", "41;alice;PENDING;2\n",
             "41              alice    PENDING        2 \n", "$ sacct -n\n41|alice|PENDING|2\n$\n"})
        EXPECT_THAT(
            output({"priority", file("rows.txt", rows), "--columns", "JobID,User,State,NNodes", "--queue"}),
            HasSubstr("\n41,alice,"))
            << rows;
    const std::string bad = file("bad.txt", "41|alice|PENDING|x\n");
    EXPECT_EQ(fairshare({"priority", bad, "--columns", "JobID,User,State,NNodes"}).errors,
        bad + ":1:18: nnodes is 'x'; expected a whole number from 0 to 4294967295\n");
    EXPECT_EQ(fairshare({"priority", bad, "--columns", "User,State"}).exitCode, 2);
}

TEST_F(PastedInput, TakesPartitionsFromSlurmConf)
{
    const std::string jobs = file("jobs.txt", "JOBID|USER|PARTITION|ST\n1|alice|short|PD\n2|bob|long|PD\n");
    const json scenario = json::parse(output({"convert", sample("slurm/base_tree.txt"), "--jobs", jobs,
        "--partitions", sample("slurm/slurm_partitions.conf"), "-o", "-", "--to", "fairshare"}));
    const std::string text = scenario.at("priority").dump();
    EXPECT_THAT(text, HasSubstr("50"));
    EXPECT_THAT(text, HasSubstr("180"));
    EXPECT_THAT(text, HasSubstr("2880"));
}

TEST_F(PastedInput, TakesPartitionsHoweverTheyAreShifted)
{
    const std::string tree = file("tree.txt",
        "Account|User|Share|ParentName\nroot|||\nphysics||60|root\nphysics|alice|1|\nchemistry||40|root\n"
        "chemistry|bob|1|\n");
    const std::string weights =
        file("w.conf", "PriorityType=priority/multifactor\nPriorityWeightPartition=10000\n");
    const std::string jobs = file("jobs.txt",
        "JOBID|USER|ACCOUNT|PARTITION|STATE\n1|alice|physics|short|PENDING\n2|bob|chemistry|long|PENDING\n");
    const auto record = [](const std::string& margin, const std::string& name, int factor) {
        return margin + "PartitionName=" + name + "\n" + margin + "   AllowGroups=ALL AllowAccounts=ALL\n"
            + margin + "   PriorityJobFactor=" + std::to_string(factor) + " PriorityTier=1\n" + margin
            + "   State=UP TotalCPUs=64 TotalNodes=4\n" + margin + "\n";
    };
    for (const std::string margin : {"", "    ", "\t", "> ", "# "}) {
        const std::string partitions =
            file("partitions.txt", record(margin, "short", 50) + record(margin, "long", 10));
        const std::string queue = output({"priority", tree, "--jobs", jobs, "--weights", weights,
            "--partitions", partitions, "--format", "csv"});
        EXPECT_THAT(queue, HasSubstr("\n2,bob,chemistry,long,pending,2,2000,0,0,0,0,2000,0,0,0")) << margin;
    }
}

TEST_F(PastedInput, NamesAStateThatSlurmDoesNotHave)
{
    const std::string head = "JOBID|USER|STATE|PRIORITY\n";
    for (const char* state : {"FOO", "D", "PD*"}) {
        const Outcome outcome =
            fairshare({"priority", file("jobs.txt", head + "1|ann|" + state + "|5\n2|bob|PENDING|7\n")});
        EXPECT_EQ(outcome.exitCode, 1) << state;
        EXPECT_THAT(outcome.errors, HasSubstr(std::string("state is '") + state + "'; expected a job state"))
            << state;
    }
    const std::string queue = output({"priority",
        file("jobs.txt",
            head
                + "1|a|REQUEUE_HOLD|5\n2|b|RQ|6\n3|c|SPECIAL_EXIT|7\n4|d|resizing|8\n5|e|STOPPED|9\n6|f|"
                  "COMPLETING|1\n"
                  "7|g|CANCELLED+|1\n8|h|CG|1\n9|i|OOM|1\n"),
        "--format", "csv", "-q"});
    EXPECT_THAT(queue, HasSubstr("\n1,a,,,pending,3,5,"));
    EXPECT_THAT(queue, HasSubstr("\n2,b,,,pending,2,6,"));
    EXPECT_THAT(queue, HasSubstr("\n3,c,,,pending,1,7,"));
    EXPECT_THAT(queue, HasSubstr("\n4,d,,,running,,8,"));
    EXPECT_THAT(queue, HasSubstr("\n5,e,,,suspended,,9,"));
    EXPECT_EQ(std::ranges::count(queue, '\n'), 6);
}

TEST_F(PastedInput, UsesTheDefaultOfThePool)
{
    const std::string quotas =
        output({"quota", sample("htcondor/oversubscription_not_set.config"), "--format", "csv"});
    EXPECT_THAT(quotas, HasSubstr("\nphysics.hep,15,no,15,15,"));
    EXPECT_THAT(quotas, HasSubstr("\nphysics.lep,15,no,15,15,"));
    const std::string fraction =
        output({"quota", sample("htcondor/userprio_fraction.txt"), "--pool", "100", "--format", "csv"});
    EXPECT_THAT(fraction, HasSubstr("\ngroup_physics,0.4,yes,40,"));
}

TEST_F(PastedInput, RoundsFractionsOfSeconds)
{
    const std::string run =
        output({"simulate", "--workload", sample("logs/batsim_fractions.json"), "--format", "csv"});
    EXPECT_EQ(run,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\na,0,0,2,1,0,1\nb,1,2,4,1,1,1\nc,1,4,6,1,3,1\n");
}

} // namespace
} // namespace fairshare::test
