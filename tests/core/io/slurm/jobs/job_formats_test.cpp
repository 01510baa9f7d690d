// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Listings of jobs as Slurm's commands printed them about one queue (tests/data/samples/slurm).
#include "core/io/format_registry.h"
#include "core/priority/job_priority.h"
#include "core/priority/qos_limit_names.h"
#include "core/scenario/sections.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/configuration.h"
#include "core/workspace/additions/job_listing.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

namespace fairshare {
namespace {

using test::dataFile;
using test::errorOf;
using test::importSample;
using test::readAs;
using test::recognizedSample;
using testing::ElementsAre;

/// `id user account partitions state priority cpus nodes age`, one line a job.
std::vector<std::string> jobLines(const Import& import)
{
    std::vector<std::string> lines;
    for (const Job& job : import.jobs->jobs) {
        std::string partitions;
        for (const JobPartition& partition : job.partitions)
            partitions += (partitions.empty() ? "" : ",") + partition.name;
        const auto priority = job.setPriority ? job.setPriority : job.partitions.front().lastPriority;
        lines.push_back(fmt::format("{} {} {} {} {} {} cpus {} nodes {} age {}", job.id, job.user,
            job.account, partitions, nameOf(job.state), priority ? fmt::to_string(*priority) : "-", job.cpus,
            job.minNodes, job.ageSeconds ? fmt::to_string(*job.ageSeconds) : "-"));
    }
    return lines;
}

std::vector<std::string> codesOf(const Import& import)
{
    std::vector<std::string> codes;
    for (const Diagnostic& remark : import.diagnostics)
        codes.push_back(remark.code);
    return codes;
}

struct Recognized {
    const char* file;
    const char* format;
};

class JobFiles : public testing::TestWithParam<Recognized> { };

TEST_P(JobFiles, AreRecognizedByContent)
{
    EXPECT_EQ(recognizedSample(GetParam().file), GetParam().format);
}

INSTANTIATE_TEST_SUITE_P(Samples, JobFiles,
    testing::Values(Recognized{"squeue_default.txt", "squeue"}, Recognized{"squeue_O.txt", "squeue"},
        Recognized{"squeue_o_iaQ.txt", "squeue"}, Recognized{"squeue_o_pipe.txt", "squeue"},
        Recognized{"caviness_old_squeue.txt", "squeue"}, Recognized{"squeue_json.json", "squeue-json"},
        Recognized{"sprio_l.txt", "sprio"}, Recognized{"sprio_default.txt", "sprio"},
        Recognized{"sprio_n_l.txt", "sprio"}, Recognized{"sprio_o.txt", "sprio"},
        Recognized{"sprio_w.txt", "sprio"}, Recognized{"sprio_h_o_Y.txt", "squeue"},
        Recognized{"sprio_T60.txt", "squeue"}, Recognized{"caviness_old_sprio_l.txt", "sprio"},
        Recognized{"caviness_old_sprio_n.txt", "sprio"}, Recognized{"caviness_old_sprio_w.txt", "sprio"},
        Recognized{"classic_sprio_l.txt", "sprio"}, Recognized{"sacct_P.txt", "sacct"},
        Recognized{"sacct_default.txt", "sacct"}, Recognized{"sacct_X_P_wide.txt", "sacct"},
        Recognized{"sacct_l_P.txt", "sacct"}, Recognized{"sacct_epoch.txt", "sacct"},
        Recognized{"sacct_n_p.txt", "squeue"}, Recognized{"scontrol_job.txt", "scontrol-job"},
        Recognized{"scontrol_job_o.txt", "scontrol-job"},
        Recognized{"scontrol_partition.txt", "scontrol-partition"},
        Recognized{"sacctmgr_qos_P.txt", "sacctmgr-qos"},
        Recognized{"sacctmgr_qos_default.txt", "sacctmgr-qos"}));

/// No file of a tree or of settings is taken for one of jobs.
TEST(JobFormats, TakeNoOtherFile)
{
    const std::vector<std::string> jobs{"squeue", "squeue-json", "sprio", "sacct", "scontrol-job",
        "scontrol-partition", "sacctmgr-qos", "job-csv"};
    for (const auto& entry :
        std::filesystem::recursive_directory_iterator(std::string(TEST_DATA) + "/samples/slurm")) {
        const std::string name = entry.path().filename().string();
        if (!entry.is_regular_file()
            || (name.find("sshare") == std::string::npos && name.find("assoc") == std::string::npos
                && name.find(".dump") == std::string::npos && name.find(".load") == std::string::npos
                && name.find("config") == std::string::npos && name.find(".conf") == std::string::npos))
            continue;
        const Format* format = recognizeFormat(dataFile("samples/slurm/"
            + std::filesystem::relative(entry.path(), std::string(TEST_DATA) + "/samples/slurm").string()));
        if (format != nullptr) {
            EXPECT_THAT(jobs, testing::Not(testing::Contains(std::string(format->id)))) << name;
        }
    }
}

TEST(JobFormats, JsonTellsAll)
{
    const Import import = importSample("squeue-json", "squeue_json.json");
    EXPECT_THAT(jobLines(import),
        ElementsAre("20 slu09 eng-ece-f1 standard pending 0 cpus 4 nodes 1 age -",
            "21 slu44 public-h-f1 standard pending 0 cpus 4 nodes 2 age -",
            "22 slu33 chembio-f1 standard pending 0 cpus 4 nodes 2 age -",
            "23 slu38 nursing-f1 standard pending 0 cpus 4 nodes 1 age -",
            "24 slu44 public-h-f1 standard pending 0 cpus 1 nodes 1 age -",
            "25 slu43 public-h-f1 standard pending 0 cpus 8 nodes 2 age -",
            "26 slu21 phys-f1 standard pending 0 cpus 8 nodes 2 age -",
            "27 slu42 nursing-f2 standard pending 0 cpus 1 nodes 1 age -",
            "39 slu07 eng-ece-f1 standard,devel pending 3569056588 cpus 4 nodes 1 age -",
            "40 slu08 eng-ece-f1 standard running 935686319 cpus 4 nodes 1 age 62",
            "41 slu41 nursing-f2 standard pending 15124073 cpus 8 nodes 2 age 62",
            "42 slu23 phys-f2 standard pending 741030848 cpus 4 nodes 1 age 62",
            "43 slu10 eng-ece-f2 standard running 935686319 cpus 4 nodes 1 age 62",
            "44 slu28 math-f2 standard pending 937631135 cpus 8 nodes 2 age 62",
            "45 slu03 eng-mech-f1 standard pending 468815649 cpus 4 nodes 1 age 62",
            "46 slu46 public-h-f2 standard pending 181477806 cpus 8 nodes 2 age 62",
            "47 slu33 chembio-f1 standard pending 650292448 cpus 4 nodes 1 age 62"));
    EXPECT_THAT(codesOf(import), ElementsAre("jobs_over", "ages_as_of"));
    EXPECT_EQ(import.diagnostics[1].message, "ages are as of 1795195327, the latest time in the file");
    const Job& job = import.jobs->jobs[10];
    EXPECT_EQ(job.requested, (TresAmounts{{"cpu", 8}, {"mem", 800}, {"node", 1}, {"billing", 8}}));
    EXPECT_EQ(job.timeLimitMinutes, 30U);
    EXPECT_EQ(job.qos, "normal");
    EXPECT_EQ(import.jobs->jobs[4].nice, 100);
}

/// Whatever lists the same jobs tells of them what the JSON does, as far as its columns go.
TEST(JobFormats, TablesAgreeWithTheJson)
{
    const Import json = importSample("squeue-json", "squeue_json.json");
    const auto jobOf = [&json](const std::string& id) {
        for (const Job& job : json.jobs->jobs)
            if (job.id == id)
                return job;
        ADD_FAILURE() << id;
        return Job{};
    };
    const Import scontrol = importSample("scontrol-job", "scontrol_job.txt");
    EXPECT_EQ(jobLines(scontrol).size(), 17U);
    for (const Job& job : scontrol.jobs->jobs) {
        const Job expected = jobOf(job.id);
        EXPECT_EQ(job.requested, expected.requested) << job.id;
        EXPECT_EQ(job.timeLimitMinutes, expected.timeLimitMinutes) << job.id;
        EXPECT_EQ(job.nice, expected.nice) << job.id;
        EXPECT_EQ(job.user, expected.user);
        EXPECT_EQ(job.account, expected.account);
        EXPECT_EQ(job.qos, expected.qos);
        EXPECT_EQ(job.partitions, expected.partitions) << job.id;
    }
    EXPECT_EQ(jobLines(importSample("scontrol-job", "scontrol_job_o.txt")), jobLines(scontrol));
    const Import wide = importSample("squeue", "squeue_O.txt");
    EXPECT_EQ(wide.jobs->jobs.size(), 17U);
    for (const Job& job : wide.jobs->jobs) {
        const Job expected = jobOf(job.id);
        EXPECT_EQ(job.requested, expected.requested) << job.id;
        EXPECT_EQ(job.partitions, expected.partitions) << job.id;
        EXPECT_EQ(job.setPriority, expected.setPriority) << job.id;
        EXPECT_EQ(job.timeLimitMinutes, expected.timeLimitMinutes) << job.id;
    }
}

TEST(JobFormats, DefaultTableIsCutByItsColumns)
{
    const Import import = importSample("squeue", "squeue_default.txt");
    const auto lines = jobLines(import);
    ASSERT_EQ(lines.size(), 17U);
    EXPECT_EQ(lines[0], "44 slu28  standard pending - cpus 0 nodes 2 age -");
    EXPECT_EQ(lines[14], "43 slu10  standard running - cpus 0 nodes 1 age -");
    EXPECT_EQ(lines[16], "39 slu07  standard pending - cpus 0 nodes 1 age -");
    EXPECT_EQ(import.diagnostics.back().message,
        "the partition list of job 39 is truncated; some partitions are missing");
    EXPECT_EQ(import.diagnostics.back().position, (SourcePosition{18, 1}));
    EXPECT_EQ(jobLines(importSample("squeue", "squeue_o_iaQ.txt"))[6],
        "27  nursing-f2  pending 0 cpus 0 nodes 1 age -");
    EXPECT_EQ(jobLines(importSample("squeue", "caviness_old_squeue.txt"))[6],
        "4  phys-f2  pending 2507 cpus 0 nodes 1 age -");
}

TEST(JobFormats, SacctLeavesOutStepsAndFinishedJobs)
{
    const Import import = importSample("sacct", "sacct_X_P_wide.txt");
    const auto lines = jobLines(import);
    ASSERT_EQ(lines.size(), 8U);
    EXPECT_EQ(lines[0], "40 slu08 eng-ece-f1 standard running 935686319 cpus 4 nodes 1 age 97");
    EXPECT_EQ(lines[1], "41 slu41 nursing-f2 standard pending 15340117 cpus 8 nodes 1 age 97");
    // Start of job 43 and the 89 seconds that it runs.
    EXPECT_EQ(
        import.diagnostics.back().message, "ages are as of 2026-11-20T17:22:42, the latest time in the file");
    EXPECT_EQ(
        import.jobs->jobs[1].requested, (TresAmounts{{"billing", 8}, {"cpu", 8}, {"mem", 800}, {"node", 1}}));
    EXPECT_EQ(jobLines(importSample("sacct", "sacct_P.txt")).size(), 8U);
    EXPECT_TRUE(importSample("sacct", "sacct_default.txt").hasCutNames);
}

TEST(JobFormats, SprioGivesTermsAndFactors)
{
    const Import terms = importSample("sprio", "sprio_l.txt");
    ASSERT_EQ(terms.printedTerms.size(), 6U);
    EXPECT_EQ(terms.printedTerms[0].fairshare, (PrintedFigure{.points = 15123067}));
    EXPECT_EQ(terms.printedTerms[0].tres,
        (std::vector<std::pair<std::string, PrintedFigure>>{
            {"cpu", {.points = 819}}, {"mem", {.points = 24}}}));
    EXPECT_EQ(terms.jobs->jobs[0].partitions[0].name, "standard");
    EXPECT_EQ(terms.jobs->jobs[0].partitions[0].lastPriority, 15124073U);
    const Import factors = importSample("sprio", "sprio_n_l.txt");
    EXPECT_EQ(factors.printedTerms[1].fairshare, (PrintedFigure{.factor = 0.6901408, .decimals = 7}));
    EXPECT_EQ(factors.printedTerms[1].age, (PrintedFigure{.factor = 0.0000711, .decimals = 7}));
    const Import both = importSample("sprio", "sprio_o.txt");
    EXPECT_EQ(both.printedTerms[1].fairshare,
        (PrintedFigure{.points = 741030263, .factor = 0.6901408, .decimals = 7}));
    EXPECT_EQ(
        both.printedTerms[1].tres[2].second, (PrintedFigure{.points = 164, .factor = 0.5, .decimals = 2}));
    EXPECT_EQ(both.jobs->jobs[1].partitions[0].lastPriority, 741030848U);
}

TEST(JobFormats, SprioTellsWeights)
{
    const Import import = importSample("sprio", "caviness_old_sprio_w.txt");
    ASSERT_TRUE(import.priorityConfig);
    EXPECT_EQ(import.priorityConfig->weights,
        (PriorityWeights{.age = 8000, .fairshare = 4000, .jobSize = 1, .partition = 2000, .qos = 20000}));
    EXPECT_EQ(additionFrom(import), Addition::Settings);
    const Import cut = importSample("sprio", "sprio_w.txt");
    EXPECT_EQ(cut.priorityConfig->tresWeights, (std::vector<TresWeight>{{"cpu", 819}, {"mem", 245}}));
    EXPECT_EQ(cut.diagnostics.size(), 1U);
}

TEST(JobFormats, TermsBecomeFactorsByTheWeights)
{
    Scenario scenario;
    scenario = withConfiguration(scenario, importSample("slurm-conf", "slurm.conf"));
    Diagnostics remarks;
    const auto merged = withJobs(scenario, importSample("sprio", "sprio_l.txt"), std::nullopt, remarks);
    ASSERT_TRUE(merged);
    const Job& job = merged->priority->queue->jobs[0];
    EXPECT_EQ(job.fairshare, 15123067 / 1073737728.0);
    EXPECT_EQ(job.requested, (TresAmounts{{"cpu", 819}, {"mem", 24}}));
    EXPECT_EQ(job.partitions[0].tres, (TresAmounts{{"cpu", 819}, {"mem", 245}}));
    ASSERT_FALSE(remarks.empty());
    EXPECT_EQ(remarks[0].message,
        "factors of FAIRSHARE, TRES are computed from printed points and weights, accurate to half a point");
}

/// Points of a weight of 1073737728 tell more of the factor than seven decimals, and those of a weight of
/// 2457 less.
TEST(JobFormats, TheFinerOfPointsAndFactorCounts)
{
    const Scenario scenario = withConfiguration(Scenario{}, importSample("slurm-conf", "slurm.conf"));
    Diagnostics remarks;
    const auto merged = withJobs(scenario, importSample("sprio", "sprio_o.txt"), std::nullopt, remarks);
    ASSERT_TRUE(merged);
    const Job& job = merged->priority->queue->jobs[0];
    EXPECT_EQ(job.fairshare, 15123067 / 1073737728.0);
    EXPECT_EQ(job.ageSeconds, 43U); // 0.0000711 of a week; AGE is 0 points
    EXPECT_EQ(job.requested[1], (std::pair<std::string, std::uint64_t>{"mem", 24}));
    EXPECT_THAT(remarks,
        ElementsAre(testing::Field(&Diagnostic::message,
                        "factors of FAIRSHARE, TRES are computed from printed points and weights, accurate "
                        "to half a point"),
            testing::Field(&Diagnostic::message,
                "factors of AGE are as printed, accurate to half of the last decimal place")));
}

/// JOBSIZE has a weight of 1 there, so that its points are 0 and only the factor tells it.
TEST(JobFormats, APrintedJobSizeCounts)
{
    const Scenario scenario =
        withConfiguration(Scenario{}, importSample("slurm-conf", "caviness_old_config_priority.txt"));
    Diagnostics remarks;
    const auto merged =
        withJobs(scenario, importSample("sprio", "caviness_old_sprio_n.txt"), std::nullopt, remarks);
    ASSERT_TRUE(merged);
    const PrioritySection& section = *merged->priority;
    const Job& job = section.queue->jobs[0];
    EXPECT_EQ(job.partitions[0].jobSizeFactor, 0.0333333);
    const JobPrioritizer prioritizer(section.config, section.queue->cluster);
    EXPECT_EQ(prioritizer.factors(job, job.partitions[0], 1).jobSize, 0.0333333);
    EXPECT_EQ(remarks.back().message,
        "sprio prints no job sizes, so the job size factor from JOBSIZE stays fixed even if the cluster size "
        "changes; squeue prints sizes");
    EXPECT_EQ(remarks.back().position, (SourcePosition{2, 1}));
}

/// Under NO_NORMAL_* a factor is the number itself, and no more of a largest one.
TEST(JobFormats, RawFactorsStayNumbers)
{
    PriorityConfig config{
        .weights = {.association = 3, .partition = 10, .qos = 100}, .tresWeights = {{"cpu", 4}}};
    for (const char* flag : {"NO_NORMAL_ASSOC", "NO_NORMAL_PART", "NO_NORMAL_QOS", "NO_NORMAL_TRES"})
        ASSERT_TRUE(config.flags.set(flag));
    const Scenario scenario = withPriority(Scenario{}, {.config = config});
    const auto import = readAs("sprio", "JOBID|PARTITION|ASSOC|PARTITION|QOS|TRES\n1|std|21|50|700|cpu=32\n");
    ASSERT_TRUE(import);
    Diagnostics remarks;
    const auto merged = withJobs(scenario, *import, std::nullopt, remarks);
    ASSERT_TRUE(merged);
    const Job& job = merged->priority->queue->jobs[0];
    EXPECT_EQ(job.associationPriority, 7U);
    EXPECT_EQ(job.partitions[0].jobFactor, 5U);
    EXPECT_EQ(job.qosPriority, 7U);
    EXPECT_EQ(job.requested, (TresAmounts{{"cpu", 8}}));
    std::vector<double> tres(1);
    const JobPrioritizer prioritizer(config, {});
    EXPECT_EQ(prioritizer.terms(job, job.partitions[0], 0, tres).computed, 21U + 50 + 700 + 32);
}

TEST(JobFormats, PartitionsAndQosFillInWhatJobsMiss)
{
    Diagnostics remarks;
    auto scenario =
        withJobs(Scenario{}, importSample("squeue-json", "squeue_json.json"), std::nullopt, remarks);
    ASSERT_TRUE(scenario);
    scenario =
        withPartitions(*scenario, importSample("scontrol-partition", "scontrol_partition.txt"), remarks);
    scenario = withQosPriorities(*scenario, importSample("sacctmgr-qos", "sacctmgr_qos_P.txt"), remarks);
    const JobQueue& queue = *scenario->priority->queue;
    EXPECT_EQ(queue.cluster, (PriorityCluster{8, 2}));
    const Job& job = queue.jobs[8];
    EXPECT_EQ(job.qosPriority, 1000U);
    EXPECT_EQ(job.maxima.qos, 1000U);
    ASSERT_EQ(job.partitions.size(), 2U);
    EXPECT_EQ(job.partitions[1].maxTimeMinutes, 60U);
    EXPECT_EQ(job.partitions[1].tres, (TresAmounts{{"cpu", 4}, {"mem", 4000}, {"node", 1}, {"billing", 4}}));
    // Another listing of the queue takes over what is known.
    const auto again = withJobs(*scenario, importSample("squeue", "squeue_O.txt"), std::nullopt, remarks);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->priority->queue->jobs[0].partitions[0].tres, queue.jobs[0].partitions[0].tres);
    EXPECT_EQ(again->priority->queue->cluster, queue.cluster);
}

TEST(JobFormats, QosLimitsAreKeptInMinutes)
{
    const auto qos = readAs("sacctmgr-qos",
        "Name|Priority|Flags|UsageFactor|GrpTRES|GrpTRESMins|GrpWall|MaxTRES|MaxWall|MaxJobsPU|MinTRES\n"
        "normal|0||1.000000|||||||\n"
        "long|5||2.000000|cpu=4|cpu=2|1-00:01:00|cpu=2,mem=5G|00:10:00|3|gres/gpu=1\n"
        "safe|5|DenyOnLimit,UsageFactorSafe|3.000000|||||||\n"
        "percent|5|Relative|1.000000|cpu=1|cpu=2||cpu=1||4|\n");
    ASSERT_TRUE(qos) << describe(qos.error());
    std::vector<std::string> limits;
    for (const QosPriority& each : qos->qos)
        limits.push_back(each.limits);
    EXPECT_THAT(limits,
        ElementsAre("",
            "GrpTRES=cpu=4:GrpTRESMins=cpu=2:GrpWall=1441:MaxTRES=cpu=2,mem=5G:MaxWall=10:MaxJobsPU=3:"
            "MinTRES=gres/gpu=1",
            "UsageFactorSafe=3.000000", "GrpTRESMins=cpu=2:MaxJobsPU=4"));
}

TEST(JobFormats, QosLimitsKeepTheAmountsUsed)
{
    QosLimits limits{{"long", "GrpTRESMins=cpu=2(1),mem=5(4):GrpJobs=3(1)"}, {"short", "GrpJobs=1"}};
    setQosLimits(limits, "long", "GrpTRESMins=cpu=2,mem=5:MaxWall=10", false);
    EXPECT_EQ(limitsOfQos(limits, "long"), "GrpTRESMins=cpu=2(1),mem=5(4):MaxWall=10");
    setQosLimits(limits, "long", "GrpTRESMins=cpu=3(2)", true);
    EXPECT_EQ(limitsOfQos(limits, "long"), "GrpTRESMins=cpu=3(2):MaxWall=10");
    setQosLimits(limits, "short", "", false);
    EXPECT_EQ(limits.size(), 1U);
}

TEST(JobFormats, MomentMovesAges)
{
    const Import import = importSample("squeue-json", "squeue_json.json");
    Diagnostics remarks;
    const auto later = withJobs(Scenario{}, import, parseTimePoint("1795195308"), remarks);
    ASSERT_TRUE(later);
    EXPECT_EQ(later->priority->queue->jobs[10].ageSeconds, 43U);
    EXPECT_EQ(withJobs(Scenario{}, import, parseTimePoint("2026-11-20T17:21:48"), remarks).error().message,
        "contains times in seconds since 1970; give the time in the same form");
}

/// squeue of later releases wraps numbers and lists states.
TEST(JobFormats, WrappedNumbersAreRead)
{
    const auto import =
        readAs("squeue-json", R"({"jobs": [{"job_id": 7, "job_state": ["PENDING"], "user_name": "ann",
        "account": "phys", "partition": "a,b", "priority": {"set": true, "infinite": false, "number": 12},
        "time_limit": {"set": true, "infinite": true, "number": 0}, "cpus": {"set": true, "infinite": false,
        "number": 6}, "node_count": {"set": false, "infinite": false, "number": 9}, "nice": 2147483548,
        "array_job_id": {"set": true, "infinite": false, "number": 5}, "array_task_string": "1-4%2",
        "submit_time": {"set": true, "infinite": false, "number": 100}, "eligible_time": {"set": true,
        "infinite": false, "number": 100}, "last_sched_evaluation": {"set": true, "infinite": false,
        "number": 160}}]})");
    ASSERT_TRUE(import) << import.error().message;
    EXPECT_THAT(jobLines(*import), ElementsAre("5_[1-4%2] ann phys a,b pending 12 cpus 6 nodes 0 age 60"));
    EXPECT_EQ(import->jobs->jobs[0].timeLimitMinutes, 4294967295U);
    EXPECT_EQ(import->jobs->jobs[0].nice, -100);
}

TEST(JobFormats, BadTablesAreToldWithTheirPlaces)
{
    EXPECT_EQ(errorOf("job-csv", "job_id,user,age_s\n1,ann,-5\n"),
        "2:7: age_s is '-5'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(errorOf("job-csv", "job_id,user,fairshare\n1,ann,nan\n"),
        "2:7: fairshare is 'nan'; expected a number, 0 or more");
    EXPECT_EQ(errorOf("job-csv", "job_id,user,user\n"), "1:13: duplicate column 'user'");
    EXPECT_EQ(errorOf("job-csv", "job_id,user\n"), "1:1: the table contains no jobs");
    EXPECT_EQ(
        errorOf("squeue", "JOBID|USER|PRIORITY\n1|ann\n"), "2:1: the row has 2 cells; the header has 3");
    EXPECT_EQ(errorOf("squeue", "JOBID|USER|PRIORITY\n1|a|nn|3\n"),
        "2:1: the row has more cells than the header, which has 3; a name may contain the delimiter");
    EXPECT_EQ(errorOf("squeue", "JOBID|USER|NICE\n1|ann|x\n"),
        "2:7: nice is 'x'; expected a whole number from -2147483645 to 2147483645");
    EXPECT_EQ(errorOf("squeue", "JOBID|USER|PRIORITY\nabc|ann|3\n"),
        "2:1: the job ID is 'abc'; expected an ID such as 41, 19_4 or 19_[1-4]");
    EXPECT_EQ(errorOf("squeue", "JOBID|USER|PRIORITY\n1|\xff|3\n"),
        "2:1: the name '\\xff' is not valid UTF-8; convert the file, for example with iconv");
    EXPECT_EQ(errorOf("squeue", "JOBID|USER|SUBMIT_TIME\n1|ann|yesterday\n"),
        "2:7: submittime is 'yesterday'; expected YYYY-MM-DDTHH:MM:SS or seconds since 1970");
    EXPECT_EQ(errorOf("squeue", "JOBID USER\n"), "1:1: the table contains no jobs");
    EXPECT_EQ(errorOf("squeue", dataFile("samples/slurm/squeue_o_pipe.txt")),
        "1:1: the table has no header; print it without -h (squeue, sprio) or -n (sacct), or provide the "
        "format given to -o; its columns may be JobID|User|Account|Partition|JobName|?|State|NCPUS|ReqMem|"
        "Submit|Start|Elapsed|Timelimit|NNodes|?|?|?|?|?");
    EXPECT_EQ(errorOf("sprio", "JOBID|PARTITION|AGE\nWeights||-1\n"),
        "2:10: age is '-1'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(errorOf("sprio", "JOBID|AGE|TRES\nWeights|1|cpu=1,mem\n"),
        "2:17: TRES has the entry 'mem'; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("sprio", "JOBID|AGE|TRES\nWeights|1|cpu=819,,mem=245\n"),
        "2:19: TRES has the entry ''; expected NAME=WEIGHT with a weight of 0 or more");
    EXPECT_EQ(errorOf("sprio", "JOBID|AGE\n1|nan\n"), "2:3: age is 'nan'; expected a number, 0 or more");
    EXPECT_EQ(errorOf("sprio", "JOBID|AGE|TRES\n1|1|cpu\n"),
        "2:5: TRES is 'cpu'; expected amounts such as cpu=819,mem=24,node=164");
    EXPECT_EQ(errorOf("scontrol-job", "JobId=1 JobName=x\n"),
        "1:1: incomplete job record; expected JobId, UserId and JobState");
    EXPECT_EQ(
        errorOf("scontrol-job", "JobId=1 JobName=x\n   UserId=a(1) GroupId=b(1)\n   Priority=-1 Nice=0\n"),
        "3:13: priority is '-1'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(errorOf("scontrol-partition", "PartitionName=a\n   PriorityJobFactor=x TotalCPUs=4\n"),
        "2:22: PriorityJobFactor is 'x'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(errorOf("sacctmgr-qos", "Name|Priority\nnormal|-1\n"),
        "2:8: Priority is '-1'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(errorOf("squeue-json", R"({"jobs": [{"job_id": 1.5}]})"),
        "1:22: \"job_id\" is 1.5; expected a whole number");
    EXPECT_EQ(errorOf("squeue-json", R"({"jobs": [{"job_id": 1}]})"),
        "1:11: a job has no \"job_state\"; squeue --json prints it for every job");
    EXPECT_EQ(errorOf("squeue-json",
                  R"({"jobs": [{"job_id": 1, "association": {"user": "ann"}, "state": {"current": "PENDING"},
        "time": {"limit": 5}}]})"),
        "1:11: sacct --json output is not supported; use squeue --json or sacct -X --parsable2");
    EXPECT_EQ(errorOf("sacct", "JobID|State\n1|COMPLETED\n"),
        "1:1: all 1 jobs are finished; expected pending or running jobs");
    const std::string id(2000, '1');
    EXPECT_EQ(errorOf("squeue", "JOBID|USER\n" + id + "|ann\n"),
        "2:1: the job ID is '" + id.substr(0, 60) + "…'; expected an ID such as 41, 19_4 or 19_[1-4]");
}

/// squeue -P lists a job once for each of its partitions, sprio always does; in another order too.
TEST(JobFormats, RowsOfOneJobBecomeOne)
{
    const auto queue = readAs("squeue", "JOBID|PARTITION|PRIORITY\n1|std|5\n2|std|6\n1|gpu|7\n");
    ASSERT_TRUE(queue) << describe(queue.error());
    ASSERT_EQ(queue->jobs->jobs.size(), 2U);
    const Job& job = queue->jobs->jobs[0];
    ASSERT_EQ(job.partitions.size(), 2U);
    EXPECT_EQ(job.partitions[0].lastPriority, 5U);
    EXPECT_EQ(job.partitions[1].name, "gpu");
    EXPECT_EQ(job.partitions[1].lastPriority, 7U);
    EXPECT_EQ(errorOf("squeue", "JOBID|PARTITION\n1|std\n2|std\n1|std\n"),
        "4:1: job '1' is already on line 2; expected one row per job, or one per job and partition");
    EXPECT_EQ(errorOf("squeue", "JOBID|USER\n1|ann\n1|ann\n"),
        "3:1: job '1' is already on line 2; expected one row per job, or one per job and partition");
    // sacct -D: an earlier run is over.
    const auto accounted = readAs("sacct", "JobID|State|Partition\n1|REQUEUED|std\n1|PENDING|std\n");
    ASSERT_TRUE(accounted) << describe(accounted.error());
    EXPECT_EQ(accounted->jobs->jobs.size(), 1U);
    std::string many = "JOBID|PARTITION\n";
    for (int i = 0; i <= 1000; ++i)
        many += fmt::format("1|p{}\n", i);
    EXPECT_EQ(errorOf("squeue", many), "1002:1: job '1' has rows for more than 1000 partitions");
}

/// Found by fuzzing: a table of jobs takes blanks off a name, so that it read back as another.
TEST(JobFormats, NamesOfPartitionsHaveNoBlanksAround)
{
    const auto queue = readAs("squeue", "JOBID|PARTITION\n1|std, gpu ,std\n");
    ASSERT_TRUE(queue) << describe(queue.error());
    ASSERT_EQ(queue->jobs->jobs[0].partitions.size(), 2U);
    EXPECT_EQ(queue->jobs->jobs[0].partitions[1].name, "gpu");
}

/// A row of sprio is of one partition, whatever its name looks like.
TEST(JobFormats, SprioHasTermsForEveryPartition)
{
    const auto import = readAs("sprio", "JOBID|PARTITION|AGE\n1|a,b|5\n2|c|6\n1|d|7\n");
    ASSERT_TRUE(import) << describe(import.error());
    ASSERT_EQ(import->printedTerms.size(), 3U);
    EXPECT_EQ(import->jobs->jobs[0].partitions[0].name, "a,b");
    EXPECT_EQ(import->printedTerms[1].age.points, 7);
    EXPECT_EQ(import->printedTerms[2].age.points, 6);
}

/// A million rows take a moment, not minutes.
TEST(JobFormats, MillionRowsAreRead)
{
    std::string text =
        "             JOBID PARTITION     NAME     USER ST       TIME  NODES NODELIST(REASON)\n";
    for (int i = 1; i <= 10 * test::Many; ++i)
        text += fmt::format("{:>18}  standard       q1    slu41 PD       0:00      2 (Priority)\n", i);
    const auto import = readAs("squeue", text);
    ASSERT_TRUE(import);
    EXPECT_EQ(import->jobs->jobs.size(), 10U * test::Many);
}

TEST(JobFormats, MemoryOfUnknownPartIsToldOnce)
{
    const auto remarks = [](int rows) {
        std::string text = "JOBID|PARTITION|USER|MIN_MEMORY|STATE|CPUS\n";
        for (int i = 1; i <= rows; ++i)
            text += fmt::format("{}|p|u|1G|PENDING|4\n", i);
        const auto import = readAs("squeue", text);
        std::vector<std::string> found;
        for (const std::string& each : import ? test::remarksOf(*import) : std::vector<std::string>())
            if (each.find("memory is per node or per CPU") != std::string::npos)
                found.push_back(each);
        return found;
    };
    EXPECT_THAT(remarks(1),
        ElementsAre("2:1: least_memory: MIN_MEMORY does not show whether memory is per node or per CPU; "
                    "assuming per node (squeue -O tres-alloc prints the total); rows: 1"));
    EXPECT_THAT(remarks(40),
        ElementsAre("2:1: least_memory: MIN_MEMORY does not show whether memory is per node or per CPU; "
                    "assuming per node (squeue -O tres-alloc prints the total); rows: 40"));
}

} // namespace
} // namespace fairshare
