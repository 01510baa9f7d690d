// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What files of administrators contain beside the usual: other delimiters, states, arrays and numbers.
#include "core/analysis/limits/queue_use.h"
#include "core/analysis/weights/queue_comparison.h"
#include "core/io/format_registry.h"
#include "core/io/htcondor/condor_config_writer.h"
#include "core/io/job_log/workload_import.h"
#include "core/priority/array_tasks.h"
#include "core/quota/allocation/quota_allocation.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/file_import.h"
#include "tests/core/io/sample_files.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::dataFile;
using test::rowAt;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Import importOfText(std::string_view text)
{
    auto loaded = importContent(text);
    EXPECT_TRUE(loaded) << describe(loaded.error()) << "\n" << text;
    return loaded ? std::move(loaded->import) : Import{};
}

std::string faultIn(std::string_view text)
{
    const auto loaded = importContent(text);
    return loaded ? "read" : describe(loaded.error());
}

/// `id user account partition state priority`, one line per job.
std::vector<std::string> queueLines(const Import& import)
{
    std::vector<std::string> lines;
    if (import.jobs)
        for (const Job& job : import.jobs->jobs)
            lines.push_back(fmt::format("{} {} {} {} {} {}", job.id, job.user, job.account,
                job.partitions.front().name, nameOf(job.state),
                job.setPriority ? *job.setPriority : job.partitions.front().lastPriority.value_or(0)));
    return lines;
}

TEST(PublishedFiles, MayHaveDelimitersOfSeveralSigns)
{
    const std::string text = dataFile("samples/slurm/squeue_long_delimiter.txt");
    const auto expected =
        ElementsAre("11 alice physics cpu pending 1200", "12 bob chemistry cpu running 900");
    EXPECT_THAT(queueLines(importOfText(text)), expected);
    for (const char* delimiter : {"||", "::", "#|", "~~~", ",|,", "|#"}) {
        std::string other;
        for (std::size_t at = 0; at < text.size(); ++at)
            if (text.compare(at, 2, "|#") == 0) {
                other += delimiter;
                ++at;
            } else {
                other += text[at];
            }
        EXPECT_THAT(queueLines(importOfText(other)), expected) << other;
    }
    const Import named = importOfText("JOBID|#USER|#STATE|#\n11|#al|ice|#PENDING|#\n");
    EXPECT_THAT(queueLines(named), ElementsAre("11 al|ice   pending 0"));
    const Import shares = importOfText("Account||User||RawShares||RawUsage\nroot||||1||9\n a|b||||60||9\n");
    ASSERT_TRUE(shares.scenario);
    EXPECT_THAT(test::outline(shares.scenario->tree), ElementsAre("root  1", "root/a|b  60"));
}

TEST(PublishedFiles, MayHaveMoreCellsThanTheFormat)
{
    const auto fault = [](std::string_view format, std::string_view text) {
        const Format& squeue = *findFormat("squeue");
        const auto columns = PrintFormat::parse(format, squeue.letters);
        const auto import = squeue.readPrinted(text, *columns, {});
        return import ? "read" : describe(import.error());
    };
    const std::string text = dataFile("samples/slurm/squeue_more_cells.txt");
    EXPECT_EQ(fault("%i|%u|%a", text), "1:17: the row has 5 cells; the format has 3 columns");
    EXPECT_EQ(fault("%i|%u|%a|%T", text), "1:25: the row has 5 cells; the format has 4 columns");
    EXPECT_EQ(fault("%i|%u|%a|%T|%C", text), "read");
    EXPECT_EQ(
        fault("%.5i | %.5u", "   11 | alice | PD\n"), "1:15: the row has 3 cells; the format has 2 columns");
    EXPECT_EQ(fault("%i,%u", "11,alice,PD\n"), "1:9: the row has 3 cells; the format has 2 columns");
    EXPECT_EQ(fault("%i|%u", "11|alice|\n"), "read");
    EXPECT_EQ(fault("%i|%u|%r", "11|alice|a|b\n"), "read");
}

TEST(PublishedFiles, MayHaveStatesInCapitals)
{
    EXPECT_THAT(queueLines(importOfText(dataFile("samples/slurm/jobs_in_capitals.csv"))),
        ElementsAre("1 alice physics  pending 0", "2 bob chemistry  running 0"));
    EXPECT_THAT(queueLines(importOfText("job_id,user,state\n1,a,PD\n2,b,R\n3,c,Suspended\n4,d,running\n")),
        ElementsAre("1 a   pending 0", "2 b   running 0", "3 c   suspended 0", "4 d   running 0"));
    EXPECT_THAT(faultIn("job_id,user,state\n1,a,COMPLETED\n"), HasSubstr("2:5: state is 'COMPLETED'"));
}

/// `name factor minutes tres`, one line per partition.
std::vector<std::string> partitionLines(const Import& import)
{
    std::vector<std::string> lines;
    if (import.partitions)
        for (const JobPartition& partition : import.partitions->partitions) {
            std::string tres;
            for (const auto& [name, amount] : partition.tres)
                tres += fmt::format(" {}={}", name, amount);
            lines.push_back(fmt::format("{} {} {}{}", partition.name, partition.jobFactor,
                partition.maxTimeMinutes ? fmt::to_string(*partition.maxTimeMinutes) : "unlimited", tres));
        }
    return lines;
}

TEST(PublishedFiles, MayConfigurePartitions)
{
    const Import import = importOfText(dataFile("samples/slurm/slurm_partitions.conf"));
    EXPECT_THAT(partitionLines(import),
        ElementsAre("short 50 180 cpu=64 mem=256000 node=4", "long 10 2880 cpu=32 mem=128000 node=2"));
    EXPECT_EQ(import.partitions->cluster, (PriorityCluster{64, 4}));
    EXPECT_EQ(import.priorityConfig->weights.partition, 10000U);
    EXPECT_EQ(additionFrom(import), Addition::Settings);

    const Import alone = importOfText("NodeName=DEFAULT Sockets=2 CoresPerSocket=8 ThreadsPerCore=2\n"
                                      "NodeName=a[1-3]\nNodeName=b1 CPUs=8\n"
                                      "PartitionName=all Nodes=ALL MaxTime=UNLIMITED Priority=7\n"
                                      "PartitionName=x,y Nodes=a[1-2],b1 MaxTime=90 # minutes\n"
                                      "partitionname=default priorityjobfactor=3 maxtime=1-0\n"
                                      "partitionname=last nodes=c[1-9]\n");
    EXPECT_THAT(partitionLines(alone),
        ElementsAre("all 7 unlimited cpu=104 node=4", "x 1 90 cpu=72 node=3", "y 1 90 cpu=72 node=3",
            "last 3 1440 node=9"));
    EXPECT_EQ(additionFrom(alone), Addition::Partitions);
    EXPECT_EQ(faultIn("PartitionName=a\nPartitionName=b MaxTime=soon\n"),
        "2:25: MaxTime is 'soon'; expected DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED");
    EXPECT_EQ(
        faultIn("PartitionName=a\nPartitionName=a\n"), "2:15: partition 'a' is already defined on line 1");
}

TEST(PublishedFiles, CountTheTasksOfArrays)
{
    const Import import = importOfText(dataFile("samples/slurm/squeue_arrays.txt"));
    ASSERT_TRUE(import.jobs);
    const JobQueue& queue = *import.jobs;
    const OrderedQueue ordered = orderedQueue({}, SharedValue(queue), Values<double>(queue.jobs.size()));
    std::vector<std::string> lines;
    for (const FirstPlaceHolder& holder : firstPlaceHolders(ordered))
        lines.push_back(fmt::format("{} {} jobs {} places", holder.user, holder.jobs, holder.newPlaces));
    EXPECT_THAT(lines, ElementsAre("alice 15 jobs 15 places", "bob 1 jobs 1 places"));
    EXPECT_EQ(compareQueues(ordered, ordered).firstPlaces, 16U);
    EXPECT_EQ(queueUse(queue, [](const Job& job) { return job.user == "alice"; }).pending, 15U);

    const Import cut = importOfText("JOBID|USER|ST\n501_[0-467]|alice|PD\n502_[1,3,...]|bob|PD\n"
                                    "503_[1,5-9:2%3]|bob|PD\n504_[7-9|carol|PD\n");
    std::vector<std::uint64_t> tasks;
    for (const Job& job : cut.jobs->jobs)
        tasks.push_back(tasksOf(job.id).tasks);
    EXPECT_THAT(tasks, ElementsAre(468, 2, 4, 3));
    EXPECT_THAT(test::remarksOf(cut),
        ElementsAre("3:1: cut_array: the task list of array 502_[1,3,...] is truncated; tasks listed: 2",
            "5:1: cut_array: the task list of array 504_[7-9 is truncated; tasks listed: 3"));
}

TEST(PublishedFiles, ThatCannotBeReadAreNamedForWhatTheyAre)
{
    const std::string header = "1:1: the table has no header; print it without -h (squeue, sprio) or -n "
                               "(sacct), or provide the format given to -o";
    const std::string sacct = dataFile("samples/slurm/sacct_no_header.txt");
    const std::string titles =
        "JobID|User|?|Elapsed|ReqMem|NCPUS|Timelimit|State|?|Account|Partition|JobName|ExitCode";
    EXPECT_EQ(faultIn(sacct), header + "; its columns may be " + titles);
    EXPECT_EQ(describe(readWorkload(sacct, {}).error()),
        "1:1: is a job log without a header; print it without -n, or insert a first line with its columns, "
        "which may be "
            + titles);
    EXPECT_EQ(faultIn(dataFile("samples/slurm/squeue_commas_no_header.txt")),
        header + "; its columns may be %i,%T");
    EXPECT_EQ(faultIn("11|PD|alice|2026-01-05T10:00:00\n12|R|bob|2026-01-05T11:00:00\n"),
        header + "; its columns may be %i|%t|%u|%V");
    EXPECT_EQ(faultIn("41_[1,2];alice\n42;bob\n"), header + "; its columns may be %i;%u");
    EXPECT_EQ(faultIn(dataFile("samples/slurm/one_job.json")),
        "1:1: contains a single job; expected squeue --json output, with a list \"jobs\"");
    EXPECT_EQ(faultIn(dataFile("samples/htcondor/sql_dump.sql")),
        "4:1: is an SQL dump; expected the table as SELECT prints it, for example with mysql -e 'SELECT * "
        "FROM groups'");
}

TEST(PublishedFiles, LeaveOversubscriptionToTheDefaultOfThePool)
{
    const std::string text = dataFile("samples/htcondor/oversubscription_not_set.config");
    const Import import = importOfText(text);
    const GroupQuotas& quotas = *import.scenario->quotas;
    EXPECT_TRUE(quotas.options.oversubscription);
    EXPECT_THAT(test::writtenAs("condor-config", *import.scenario), Not(HasSubstr("OVERSUBSCRIPTION")));
    GroupQuotas changed = quotas;
    changed.groups[1].quota = 12;
    EXPECT_THAT(*condorFragment(quotas, changed, {}), Not(HasSubstr("OVERSUBSCRIPTION")));
    const Import set = importOfText("NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n" + text);
    EXPECT_FALSE(set.scenario->quotas->options.oversubscription);
    EXPECT_THAT(test::writtenAs("condor-config", *set.scenario),
        HasSubstr("NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n"));
    for (const char* table : {"userprio_quotas.txt", "sql_table_tab.tsv"}) {
        const Import listed = importOfText(test::condorSample(table));
        EXPECT_TRUE(listed.scenario->quotas->options.oversubscription) << table;
        EXPECT_THAT(test::writtenAs("condor-config", *listed.scenario), Not(HasSubstr("OVERSUBSCRIPTION")));
    }
}

/// `submit run requested`, one line per job.
std::vector<std::string> loggedLines(std::string_view text)
{
    const auto import = readWorkload(text, {});
    EXPECT_TRUE(import) << describe(import.error());
    std::vector<std::string> lines;
    if (import)
        for (const SubmittedJob& job : import->workload.jobs)
            lines.push_back(fmt::format("{} {}", job.submit, job.run));
    return lines;
}

TEST(PublishedFiles, HaveTheirTimesRounded)
{
    EXPECT_THAT(
        loggedLines(dataFile("samples/logs/batsim_fractions.json")), ElementsAre("0 2", "1 2", "1 2"));
    EXPECT_THAT(
        loggedLines(
            "1 0 -1 1.9 1 -1 -1 1 10 -1 1 1 1 1 1 1 -1 -1\n2 0.5 -1 2.4 1 -1 -1 1 10 -1 1 1 1 1 1 1 -1 -1\n"
            "3 1.49 -1 0.2 1 -1 -1 1 10 -1 1 1 1 1 1 1 -1 -1\n"),
        ElementsAre("0 2", "1 2", "1 1"));
    EXPECT_THAT(
        loggedLines("job_id,submission_time,requested_number_of_resources,requested_time,starting_time,"
                    "execution_time,finish_time,allocated_resources\n"
                    "1,0,1,10,0,1.9,1.9,0\n2,0.5,1,10,1.9,1.7,3.6,0\n"),
        ElementsAre("0 2", "1 2"));
}

TEST(PublishedFiles, MayLackADigitAtThePoint)
{
    const Import import = importOfText(dataFile("samples/slurm/weights_without_zero.conf"));
    EXPECT_EQ(import.priorityConfig->weights.age, 1000U);
    std::vector<std::string> weights;
    for (const TresWeight& weight : import.priorityConfig->tresWeights)
        weights.push_back(fmt::format("{} {}", weight.name, weight.weight));
    EXPECT_THAT(weights, ElementsAre("cpu 2", "mem 0.01", "gres/gpu 30000"));
    const auto tres = [](const std::string& list) {
        return importOfText("PriorityWeightTRES=" + list + "\n").priorityConfig->tresWeights.front().weight;
    };
    EXPECT_DOUBLE_EQ(tres("CPU=+3."), 3);
    EXPECT_DOUBLE_EQ(tres("CPU=.5"), 0.5);
    EXPECT_DOUBLE_EQ(tres("CPU=1.e3"), 1000);
    EXPECT_NE(faultIn("PriorityWeightTRES=CPU=.\n"), "read");
}

TEST(PublishedFiles, MayPrintFractionsAsQuotas)
{
    const Import import = importOfText(dataFile("samples/htcondor/userprio_fraction.txt"));
    const GroupQuotas& quotas = *import.scenario->quotas;
    EXPECT_TRUE(quotas.groups.at(0).isDynamic);
    EXPECT_EQ(quotas.groups.at(0).quota, 0.4);
    EXPECT_EQ(quotas.poolSize, 0);
}

TEST(PublishedFiles, MayLackPriorities)
{
    const Import import = importOfText(dataFile("samples/htcondor/userprio_no_priorities.txt"));
    const QuotaSubmitter& alice = import.scenario->quotas->submitters.at(0);
    EXPECT_EQ(alice.usage, 4);
    EXPECT_EQ(alice.usageHours, 6.5);
    EXPECT_FALSE(alice.effectivePriority || alice.realPriority || alice.priorityFactor);
    EXPECT_THAT(test::remarksOf(import),
        testing::Contains(
            "6:3: no_priorities: the table has no user priorities; assuming the lowest one for each "
            "submitter"));
}

TEST(PublishedFiles, MayLackTheirLineOfDashes)
{
    const Import import = importOfText(dataFile("samples/slurm/sshare_no_ruler.txt"));
    ASSERT_TRUE(import.scenario);
    EXPECT_THAT(test::outline(import.scenario->tree),
        ElementsAre("root  1", "root/physics  60", "root/physics/alice user  1"));
    EXPECT_TRUE(import.hasUsage);
    for (const char* name : {"sshare_a.txt", "sshare_l_a.txt"}) {
        std::string text = dataFile(std::string("samples/slurm/") + name);
        const auto ruler = text.find("\n----");
        const Import whole = importOfText(text);
        text.erase(ruler, text.find('\n', ruler + 1) - ruler);
        EXPECT_EQ(importOfText(text).scenario->tree, whole.scenario->tree) << name;
    }
}

TEST(PublishedFiles, MaySeparateCellsByBlanks)
{
    const Import import = importOfText(dataFile("samples/slurm/squeue_blank_separated.txt"));
    ASSERT_TRUE(import.jobs);
    std::vector<std::string> lines;
    for (const Job& job : import.jobs->jobs)
        lines.push_back(fmt::format("{} {} {} {} {}", job.id, job.user, nameOf(job.state),
            job.timeLimitMinutes.value_or(0), job.minNodes));
    EXPECT_THAT(lines, ElementsAre("7001 alice running 12000 1", "7002 bob pending 20 2"));
    EXPECT_THAT(queueLines(importOfText("JOBID USER ST \n11 alice PD \n12 bob R\n")),
        ElementsAre("11 alice   pending 0", "12 bob   running 0"));
}

std::vector<std::string> submitterLines(const Import& import)
{
    std::vector<std::string> lines;
    if (import.scenario)
        for (const QuotaSubmitter& submitter : import.scenario->quotas->submitters)
            lines.push_back(
                fmt::format("{} {} {} {}", submitter.name, submitter.effectivePriority.value_or(0),
                    submitter.priorityFactor.value_or(0), submitter.usage));
    return lines;
}

TEST(PublishedFiles, MayListUsersWithoutIndentationOrWithLongNames)
{
    const Import flat = importOfText(dataFile("samples/htcondor/userprio_users_not_indented.txt"));
    ASSERT_TRUE(flat.scenario);
    std::vector<std::string> groups;
    for (const QuotaGroup& group : flat.scenario->quotas->groups)
        groups.push_back(
            fmt::format("{} {} {} {}", group.name, group.quota.value_or(0), group.requested, group.usage));
    EXPECT_THAT(groups, ElementsAre("group_physics 120 90 50", "group_chemistry 80 10 10"));
    EXPECT_THAT(submitterLines(flat),
        ElementsAre("group_physics.alice@lab.example 2000 1000 30",
            "group_physics.bob@lab.example 4000 1000 20", "group_chemistry.carol@lab.example 1500 1000 10"));
    const Import shifted = importOfText(dataFile("samples/htcondor/userprio_long_name.txt"));
    EXPECT_THAT(submitterLines(shifted),
        ElementsAre("longusername@lab.example 20000 1000 5", "bob@lab.example 400000 1000 70"));
}

TEST(PublishedFiles, MayNameProfilesLikeTheirClasses)
{
    EXPECT_THAT(
        loggedLines(dataFile("samples/logs/batsim_delay_profile.json")), ElementsAre("0 10", "0 20", "1 5"));
    const auto typed = [](const std::string& type, const std::string& work) {
        return R"({"nb_res": 2, "jobs": [{"id": 1, "subtime": 0, "walltime": 100, "res": 2, "profile": "p"}],
                   "profiles": {"p": {"type": ")"
            + type + "\", " + work + "}}}";
    };
    const auto run = [&](const std::string& type, const std::string& work) {
        const auto import = readWorkload(typed(type, work), {.speed = 2});
        return import ? import->workload.jobs.at(0).run : -1;
    };
    EXPECT_EQ(run("DelayProfile", "\"delay\": 7"), 7);
    EXPECT_EQ(run("ParallelHomogeneousProfile", "\"cpu\": 10"), 5);
    EXPECT_EQ(run("ParallelHomogeneousTotalAmountProfile", "\"cpu\": 20"), 5);
    EXPECT_EQ(run("parallel_homogeneous", "\"cpu\": 10"), 5);
}

TEST(PublishedFiles, MayBeJsonAsToolsPassItOn)
{
    const Import shares = importOfText(dataFile("samples/slurm/sshare_bare_infinity.json"));
    ASSERT_TRUE(shares.scenario);
    EXPECT_EQ(shares.scenario->tree.shares(rowAt(shares.scenario->tree, "root/physics")), 60U);
    EXPECT_THAT(queueLines(importOfText(dataFile("samples/slurm/jobs_array.json"))),
        ElementsAre("21 alice physics cpu pending 700", "22 bob chemistry cpu running 900"));
    const auto qosOf = [](std::string_view text) {
        std::vector<std::string> lines;
        for (const QosPriority& qos : importOfText(text).qos)
            lines.push_back(fmt::format("{} {}", qos.name, qos.priority));
        return lines;
    };
    const std::string list = dataFile("samples/slurm/qos_array.json");
    EXPECT_THAT(qosOf(list), ElementsAre("normal 0", "study 100"));
    EXPECT_THAT(
        qosOf("{\"meta\": {}, \"QOS\": " + list + ", \"errors\": []}"), ElementsAre("normal 0", "study 100"));
    EXPECT_THAT(
        qosOf(R"([{"name": "a", "priority": 7}, {"name": "b", "priority": {"set": false, "number": 5}}])"),
        ElementsAre("a 7", "b 0"));
    EXPECT_THAT(faultIn(R"([{"name": "a", "priority": 7}, {"name": "a", "priority": 8}])"),
        HasSubstr("QOS 'a' is already defined on line 1"));
}

} // namespace
} // namespace fairshare
