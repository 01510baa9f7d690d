// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "tests/cli/program.h"
#include "tests/core/simulator/reference_rows.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <filesystem>

/// Schedules of logs and the study of preemption by fairshare simulate.
namespace fairshare::test {
namespace {

using testing::HasSubstr;

class Simulate : public ProgramTest { };

constexpr const char* Log =
    "job_id,submit,run,procs,req\na,0,100,3,100\nb,1,50,4,50\nc,2,90,1,90\ne,3,0,1,5\n";

// By hand: c fits beside a and ends before b can start.
TEST_F(Simulate, StartsTheJobsOfALog)
{
    const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", Log), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "a,0,0,100,3,0,1\nb,1,100,150,4,99,2.98\nc,2,2,92,1,0,1\n");
    EXPECT_THAT(outcome.errors, HasSubstr("site.csv: 3 of 4 jobs used, on 4 processors\n"));
    EXPECT_THAT(outcome.errors, HasSubstr("site.csv: jobs without a run time, skipped: 1\n"));
}

TEST_F(Simulate, GuessesNoMachineThatIsTold)
{
    constexpr const char* Guess = "the machine size is not recorded";
    const std::string log = file("site.csv", Log);
    constexpr const char* Advice = "give the size of the machine with --nodes or --machine\n";
    const std::string guessed = fairshare({"simulate", "--workload", log}).errors;
    EXPECT_THAT(guessed, HasSubstr(Guess));
    EXPECT_THAT(guessed, HasSubstr(Advice));
    for (const auto& told : {std::vector<std::string>{"--machine", "8"}, {"--nodes", "8"},
             {"--nodes", "8", "--allocation", "node"}}) {
        std::vector<std::string> arguments{"simulate", "--workload", log};
        arguments.insert(arguments.end(), told.begin(), told.end());
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0);
        EXPECT_THAT(outcome.errors, testing::Not(HasSubstr(Guess))) << told.back();
        EXPECT_THAT(outcome.errors, testing::Not(HasSubstr(Advice))) << told.back();
    }
}

TEST_F(Simulate, TurnsWorkIntoTime)
{
    const std::string log = file("site.json",
        R"({"nb_res": 4, "jobs": [{"id": "a", "subtime": 0, "res": 2, "profile": "p", "walltime": 100}],
        "profiles": {"p": {"type": "parallel_homogeneous", "cpu": 3e10, "com": 0}}})");
    EXPECT_EQ(fairshare({"simulate", "--workload", log}).exitCode, 1);
    const Outcome outcome =
        fairshare({"simulate", "--workload", log, "--speed", "1e9", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output, "job_id,submit,start,end,procs,wait,bounded_slowdown\na,0,0,30,2,0,1\n");
}

TEST_F(Simulate, TellsAClassOfNoJob)
{
    const std::string log = file("site.csv", "job_id,submit,run,nodes,req,queue\na,0,100,3,100,long\n");
    const std::string scenario = file("site.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "simulation": {
        "workload": {"path": "site.csv"}, "cluster": {"nodes": 4, "allocation": "node"}, "preemption": {"p": 2,
        "classes": [{"match": "queue=long", "coefficient": 2}, {"match": "queue=lnog", "coefficient": 2}]}}})");
    const Outcome outcome = fairshare({"simulate", scenario, "--lost-work", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(
        outcome.errors, HasSubstr("warning: no job is in class queue=lnog, so the class has no effect\n"));
    EXPECT_THAT(outcome.errors, testing::Not(HasSubstr("queue=long,")));
}

TEST_F(Simulate, SimulatesALogThatIsOpened)
{
    const Outcome opened = fairshare({"simulate", file("site.csv", Log), "--format", "csv"});
    EXPECT_EQ(opened.exitCode, 0);
    EXPECT_EQ(opened.output,
        fairshare({"simulate", "--workload", file("site.csv", Log), "--format", "csv"}).output);
    const std::string damaged = file("bad.swf", "; MaxProcs: 4\n1 0 0 x 4 -1 -1 4 20 -1 1 1 1 1 1 1 -1 -1\n");
    const Outcome bad = fairshare({"simulate", damaged});
    EXPECT_EQ(bad.exitCode, 1);
    EXPECT_EQ(bad.errors,
        damaged + ":2:7: no readable rows; first error: field 4 is 'x'; expected a whole number\n");
}

TEST_F(Simulate, TellsTheFaultOfALogThatIsATableOfJobsToo)
{
    const auto told = [this](const char* text) {
        const std::string path = file("damaged.csv", text);
        const std::string errors = fairshare({"simulate", path}).errors;
        EXPECT_EQ(fairshare({"simulate", "--workload", path}).errors, errors);
        EXPECT_EQ(errors.find(path), 0U) << errors;
        return errors.substr(std::min(errors.size(), path.size()));
    };
    EXPECT_EQ(told("job_id,submit,run,nodes,req\na,x,60,1,60\nb,0,y,1,60\n"),
        ":2:3: no readable rows; first error: submit is 'x'; expected a number\n");
    EXPECT_EQ(told("job_id,submit,run,nodes,nodes\na,0,60,1,60\n"), ":1:25: duplicate column 'nodes'\n");
    EXPECT_EQ(told("job_id,submit,run,nodes,req\n"), ":2:1: no jobs after the header\n");
    EXPECT_EQ(told("job_id,submit,run,nodes,req\na,0,60\n"),
        ":2:1: no readable rows; first error: the row has 3 cells; the header has 5\n");
}

TEST_F(Simulate, MeasuresTheSchedule)
{
    const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", Log), "--summary",
        "--scheduler", "fcfs", "--machine", "8", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(outcome.output,
        "figure,value,unit\njobs,3,\nmean wait,0,s\nlongest wait,0,s\nmean bounded "
        "slowdown,1,\nhighest bounded slowdown,1,\nmakespan,100,s\nutilization,0.7375,\n");
}

// By hand: b gets all of the machine, whatever it is counted in.
TEST_F(Simulate, CapsJobsAtTheMachine)
{
    const std::string log = file("more.csv", "job_id,submit,run,nodes,req\na,0,100,2,100\nb,0,100,40,100\n");
    const auto simulated = [&](const std::string& allocation) {
        return fairshare({"simulate", "--workload", log, "--nodes", "4", "--cores-per-node", "2",
            "--allocation", allocation, "--format", "csv"});
    };
    const Outcome nodes = simulated("node");
    EXPECT_EQ(nodes.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown\na,0,0,100,2,0,1\nb,0,100,200,4,100,2\n");
    EXPECT_THAT(nodes.errors, HasSubstr("more.csv: 2 of 2 jobs used, on 4 nodes\n"));
    const Outcome cores = simulated("core");
    EXPECT_EQ(cores.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown,cores\n"
        "a,0,0,100,2,0,1,4\nb,0,100,200,4,100,2,8\n");
    EXPECT_THAT(cores.errors, HasSubstr("more.csv: 2 of 2 jobs used, on 8 cores\n"));
    const Outcome procs = simulated("procs");
    EXPECT_EQ(procs.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\na,0,0,100,4,0,1\nb,0,100,200,8,100,2\n");
    EXPECT_THAT(procs.errors, HasSubstr("more.csv: 2 of 2 jobs used, on 8 processors\n"));
}

// By hand: a was asked for 1000 s before it could start, and waits from then.
TEST_F(Simulate, CountsTheWaitOfHeldJobsFromTheirSubmission)
{
    const std::string log = file("held.txt",
        "JobIDRaw|Submit|Eligible|Start|ElapsedRaw|TimelimitRaw|NCPUS\n"
        "a|1000|2000|2000|100|2|1\nb|1500|1500|1500|100|2|1\n");
    const Outcome jobs =
        fairshare({"simulate", "--workload", log, "--machine", "1", "--format", "csv", "--quiet"});
    EXPECT_EQ(jobs.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\nb,500,500,600,1,0,1\n"
        "a,0,1000,1100,1,1000,11\n");
    const Outcome sums = fairshare(
        {"simulate", "--workload", log, "--machine", "1", "--summary", "--format", "csv", "--quiet"});
    EXPECT_THAT(sums.output, HasSubstr("mean wait,500,s\nlongest wait,1000,s"));
    EXPECT_THAT(sums.output, HasSubstr("makespan,1100,s\n"));
}

// Plain scheduling of processors needs no node of its own.
TEST_F(Simulate, RefusesMoreNodesThanItCanFollow)
{
    const std::string log = file("huge.swf",
        "; MaxProcs: 2000000000\n1 0 -1 10 4 -1 -1 4 20 -1 1 7 8 9 2 -1 -1 -1\n"
        "2 0 -1 10 4 -1 -1 4 20 -1 1 7 8 9 2 -1 -1 -1\n");
    for (const char* allocation : {"node", "core", "procs"}) {
        const Outcome outcome =
            fairshare({"simulate", "--workload", log, "--allocation", allocation, "--lost-work", "--quiet"});
        EXPECT_EQ(outcome.exitCode, 3);
        EXPECT_EQ(outcome.errors,
            log + ": the machine has 2000000000 nodes; at most 1000000 can be tracked individually\n");
    }
    const Outcome counted = fairshare({"simulate", "--workload", log, "--format", "csv", "--quiet"});
    EXPECT_EQ(counted.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n1,0,0,10,4,0,1\n2,0,0,10,4,0,1\n");
}

TEST_F(Simulate, SaysHowFarItCanLookAhead)
{
    const Outcome outcome =
        fairshare({"simulate", "--workload", file("site.csv", Log), "--bf-window", "5256001"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_THAT(outcome.errors,
        HasSubstr("--bf-window: found '5256001'; expected a number above 0 and at most 5256000\n"));
}

// Columns that the reference has: those of bigmem, of 20 nodes of which 10 are wanted.
TEST_F(Simulate, SumsTheLostWorkOfTheReference)
{
    const Outcome outcome = fairshare(
        {"simulate", "resources/samples/peregrine.fairshare", "--lost-work", "--format", "csv", "--quiet"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        testing::StartsWith("class_set,policy,grace_s,wc_default_node_s,wc_high_node_s,wc_default_node_h,"
                            "wc_high_node_h,jobs_killed_total,wc_selected_nodes_only_node_s,"
                            "idle_nodes_taken,breaches,shortfall,mean_node_s,ci95_node_s\n"));
    const auto rows = referenceRows(simulatorVector("peregrine_like_seed1_n20p10_wc.csv"));
    std::size_t found = 0;
    for (const auto& row : rows) {
        if (row.at(0) != "bigmem")
            continue;
        ++found;
        std::string line = "\nqueue=bigmem";
        for (std::size_t cell = 1; cell < 9; ++cell)
            line += "," + row.at(cell);
        EXPECT_THAT(outcome.output, HasSubstr(line + ","));
    }
    EXPECT_EQ(found, 20U);
}

// By hand: at 300 s physics has used all there is, so biology goes first at 400 s.
TEST_F(Simulate, ServesByTheUsageOfTheReplay)
{
    const std::string log = file("site.csv",
        "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,400,1,400,physics\n"
        "c,2,400,1,400,biology\n");
    const Outcome outcome = fairshare({"simulate", "--workload", log, "--fairshare-by", "account",
        "--half-life", "1", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "a,0,0,400,1,0,1\nb,1,800,1200,1,799,2.9975\nc,2,400,800,1,398,1.995\n");
    const Outcome wrong =
        fairshare({"simulate", "--workload", log, "--fairshare-by", "account", "--order", "event"});
    EXPECT_EQ(wrong.exitCode, 2);
    EXPECT_EQ(wrong.errors, "fairshare: --fairshare-by needs --order batch\n");
}

TEST_F(Simulate, TellsAReplayByWhatNoJobHas)
{
    constexpr const char* Sentence =
        "warning: user is not recorded for any job; all jobs are charged to one unnamed account\n";
    const auto errorsOf = [this](const std::string& log) {
        const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", log), "--machine", "4",
            "--fairshare-by", "user", "--summary"});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.errors;
    };
    EXPECT_THAT(errorsOf(Log), HasSubstr(Sentence));
    EXPECT_THAT(errorsOf("job_id,submit,run,procs,req,user\na,0,100,3,100,ann\nb,1,50,4,50,\n"),
        testing::Not(HasSubstr("is not recorded for any job")));
}

TEST_F(Simulate, RepeatsTheStudyBesideItsNumbers)
{
    const Outcome outcome = fairshare({"simulate", "--study", "peregrine", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("3.74e6,4.394e+06,node-hours,3e+06 to 5.5e+06,yes\n"));
    EXPECT_THAT(outcome.output, HasSubstr("+14.3,5.367,%,7.15 to 15,no\n"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\n\"PAP compared with LIFO, 100 of 200 nodes to free, grace period 60 s\",slightly "
                  "more,34.35,%,0 to 5,no\n"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\n\"share of gaussian in the lost work of PAP, grace period 60 s\",3.2,4.871,%,1.6 to "
                  "6.4,yes\n"));
    EXPECT_THAT(
        outcome.output, HasSubstr("LIFO: increase from a grace period of 60 s to 1800 s,,9.074,%,,\n"))
        << "nothing is published";
    EXPECT_THAT(outcome.errors, HasSubstr("Results that depend on the real jobs are not reproduced."));
}

TEST_F(Simulate, RefusesASeedOfAStudyThatWouldWrapAround)
{
    for (const std::string seed : {"-1", "18446744073709551616", "1.5"}) {
        const Outcome outcome = fairshare({"simulate", "--study", "peregrine", "--seed=" + seed});
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(outcome.output, "");
        EXPECT_THAT(outcome.errors,
            testing::StartsWith("fairshare: --seed: found '" + seed
                + "'; expected a whole number from 0 to 18446744073709551615\n"));
    }
}

TEST_F(Simulate, SaysWhatIsMissingOrWrong)
{
    const Outcome none = fairshare({"simulate"});
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_EQ(none.errors, "fairshare: expected FILE or --workload, or --study alone\n");
    const std::string path = file("empty.swf", "");
    const Outcome empty = fairshare({"simulate", "--workload", path});
    EXPECT_EQ(empty.exitCode, 1);
    EXPECT_EQ(empty.errors, path + ":1:1: is empty; expected a job log\n");
    const std::string log = file("site.csv", Log);
    const Outcome large = fairshare({"simulate", "--workload", log, "--allocation", "node", "--nodes", "2",
        "--cores-per-node", "1", "--quiet", "--format", "csv"});
    EXPECT_EQ(large.exitCode, 0) << large.errors; // jobs that want more get all
    EXPECT_EQ(
        fairshare({"simulate", "--workload", log, "--trim"}).errors, "fairshare: --trim needs --summary\n");
    EXPECT_EQ(fairshare({"simulate", "--workload", log, "--replace"}).errors,
        "fairshare: --replace needs --recording\n");
    const std::string scenario = file(
        "none.fairshare", R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}})");
    EXPECT_EQ(fairshare({"simulate", scenario}).errors,
        "fairshare: " + scenario + " has no simulation to take jobs from; use --workload\n");
}

/// A scenario with this simulation.
std::string scenarioWith(std::string_view simulation)
{
    return R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [)"
           R"({"account": "physics", "shares": 1}, {"account": "biology", "shares": 3}]}, "simulation": )"
        + std::string(simulation) + "}\n";
}

// By hand: nodes of 2 cores, so a takes 2 nodes of 2, b 2, c 1; nothing fits beside a.
TEST_F(Simulate, RunsTheSectionOfAScenario)
{
    file("site.csv", Log);
    const std::string scenario = file("site.fairshare",
        scenarioWith(R"({"workload": {"path": "site.csv"}, "scheduler": {"mode": "fcfs"},)"
                     R"("cluster": {"nodes": 2, "cores_per_node": 2, "allocation": "node"}})"));
    const Outcome outcome = fairshare({"simulate", scenario, "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown\n"
        "a,0,0,100,2,0,1\nb,1,100,150,2,99,2.98\nc,2,150,240,1,148,2.6444444444444444\n");
    // What the command line says counts.
    const Outcome larger = fairshare(
        {"simulate", scenario, "--nodes", "3", "--scheduler", "easy", "--format", "csv", "--quiet"});
    EXPECT_EQ(larger.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown\n"
        "a,0,0,100,2,0,1\nb,1,100,150,2,99,2.98\nc,2,2,92,1,0,1\n");
}

// By hand: at 0 both are worth nothing and a, the first, frees enough; at 30 s PAP takes b (30) and then a
// (90).
TEST_F(Simulate, TakesJobsByTheirCores)
{
    file("site.csv", "job_id,submit,run,procs,req\na,0,60,3,60\nb,0,90,1,90\n");
    const std::string scenario = file("site.fairshare",
        scenarioWith(R"({"workload": {"path": "site.csv"},)"
                     R"("cluster": {"nodes": 2, "cores_per_node": 2, "allocation": "core"},)"
                     R"("preemption": {"p": 4, "grace": [0], "policies": ["PAP"]}})"));
    const Outcome outcome = fairshare({"simulate", scenario, "--lost-work", "--preempt", "core", "--wanted",
        "2", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(outcome.output,
        "class_set,policy,grace_s,wc_default_core_s,wc_high_core_s,wc_default_core_h,wc_high_core_h,"
        "jobs_killed_total,breaches,shortfall,mean_core_s,ci95_core_s\n"
        ",PAP,0,120,0,0.0333,0.0000,3,0,0,60.0000,117.5978\n");
    const Outcome nodes = fairshare({"simulate", scenario, "--lost-work", "--quiet"});
    EXPECT_EQ(nodes.exitCode, 1);
    EXPECT_EQ(nodes.errors,
        scenario
            + ":1:272: whole nodes cannot be freed because jobs can share them; set the preemption unit to "
              "'core'\n");
    EXPECT_EQ(
        fairshare({"simulate", scenario, "--wanted", "2"}).errors, "fairshare: --wanted needs --lost-work\n");
}

// By hand: as in ServesByTheUsageOfTheReplay, but c is of the account of the others, so the order stays.
TEST_F(Simulate, GivesAccountsTheNamesOfAMap)
{
    const std::string log = file("site.csv",
        "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,400,1,400,physics\n"
        "c,2,400,1,400,biology\n");
    const std::string names = file("names.csv", "from,to\nbiology,science\nphysics,science\n");
    const Outcome outcome = fairshare({"simulate", "--workload", log, "--fairshare-by", "account",
        "--half-life", "1", "--map-names", "account=" + names, "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "a,0,0,400,1,0,1\nb,1,400,800,1,399,1.9975\nc,2,800,1200,1,798,2.995\n");
    EXPECT_EQ(fairshare({"simulate", "--workload", log, "--map-names", "group=x.csv"}).errors,
        "fairshare: --map-names: 'group=x.csv' is not a name map; expected ATTRIBUTE=FILE, where ATTRIBUTE "
        "is one of user, account, queue, app, partition\nTry 'fairshare simulate --help'.\n");
}

// By hand: 4 cores on 2 nodes; a fills node 0 and takes one core of node 1, c fits beside it.
TEST_F(Simulate, GivesCoresOfSharedNodes)
{
    const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", Log), "--allocation",
        "core", "--nodes", "2", "--cores-per-node", "2", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown,cores\n"
        "a,0,0,100,2,0,1,3\nb,1,100,150,2,99,2.98,4\nc,2,2,92,1,0,1,1\n");
}

// By hand: d ran 40 s beyond its limit of 10: it ends at 10, or at 40 with half a minute more, or runs on.
TEST_F(Simulate, EndsJobsAtTheirLimitAsAsked)
{
    const std::string log = file("late.csv", "job_id,submit,run,procs,req\nd,0,50,1,10\n");
    const auto endWith = [&](std::vector<std::string> options) {
        std::vector<std::string> words{"simulate", "--workload", log, "--format", "csv", "--quiet"};
        words.insert(words.end(), options.begin(), options.end());
        const std::string output = fairshare(words).output;
        return output.substr(output.find('\n') + 1);
    };
    EXPECT_EQ(endWith({}), "d,0,0,10,1,0,1\n");
    EXPECT_EQ(endWith({"--overrun", "0.5"}), "d,0,0,40,1,0,1\n");
    EXPECT_EQ(endWith({"--raise-limits"}), "d,0,0,50,1,0,1\n");
}

// By hand, first plan at 7 s: c starts then, not when it comes.
TEST_F(Simulate, PlansLikeSlurmAtIntervals)
{
    const Outcome outcome = fairshare({"simulate", "--workload", file("site.csv", Log), "--scheduler",
        "slurm_bf", "--bf-interval", "7", "--bf-resolution", "1", "--format", "csv", "--quiet"});
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\n"
        "a,0,0,100,3,0,1\nb,1,100,150,4,99,2.98\nc,2,7,97,1,5,1.0555555555555556\n");
}

TEST_F(Simulate, RefusesOptionsWithoutEffect)
{
    const std::string log = file("site.csv", Log);
    const auto refusal = [&](std::vector<std::string> options, std::vector<std::string> input) {
        std::vector<std::string> words{"simulate"};
        words.insert(words.end(), input.begin(), input.end());
        words.insert(words.end(), options.begin(), options.end());
        const Outcome outcome = fairshare(words);
        EXPECT_EQ(outcome.exitCode, 2) << outcome.errors;
        EXPECT_EQ(outcome.output, "");
        return outcome.errors;
    };
    const std::vector<std::string> ofLog{"--workload", log};
    EXPECT_EQ(refusal({"--half-life", "1"}, ofLog),
        "fairshare: --half-life needs --fairshare-by, or a scenario with \"priority\" in its simulation\n");
    EXPECT_EQ(
        refusal({"--bf-interval", "30"}, ofLog), "fairshare: --bf-interval needs --scheduler slurm_bf\n");
    EXPECT_EQ(refusal({"--scheduler", "easy", "--bf-window", "9"}, ofLog),
        "fairshare: --bf-window needs --scheduler slurm_bf\n");
    EXPECT_EQ(refusal({"--speed", "1e9"}, ofLog),
        "fairshare: --speed needs a log that records work (Batsim); " + log + " records run times\n");
    EXPECT_EQ(refusal({"--raise-limits", "--overrun", "5"}, ofLog),
        "fairshare: --overrun cannot be used with --raise-limits, which never kills jobs\n");
    const std::string raising = file("raising.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "simulation": {
            "workload": {"generator": "htc"}, "scheduler": {"kill_at_limit": false}}})");
    EXPECT_EQ(refusal({"--overrun", "5"}, {raising}),
        "fairshare: --overrun has no effect: \"kill_at_limit\" of the scenario is false\n");
    EXPECT_EQ(refusal({"--speed", "1e9"}, {raising}),
        "fairshare: --speed needs a log, but the jobs come from a generator\n");
    EXPECT_EQ(refusal({"--map-names", "user=u.csv"}, {raising}),
        "fairshare: --map-names needs a log, but the jobs come from a generator\n");
    EXPECT_EQ(refusal({"--samples", "jsonl"}, ofLog), "fairshare: --samples needs --recording\n");
    EXPECT_EQ(refusal({"--seed", "3"}, ofLog), "fairshare: --seed needs --study\n");
    EXPECT_EQ(refusal({"--details"}, ofLog), "fairshare: --details needs --study\n");
    EXPECT_EQ(refusal({"--part", "summary"}, ofLog), "fairshare: --part needs --study\n");
    EXPECT_EQ(refusal({"--scheduler", "fcfs"}, {"--study", "cea"}),
        "fairshare: --scheduler cannot be used with --study cea\n");
    EXPECT_EQ(refusal({"--part", "usage"}, {"--study", "peregrine"}),
        "fairshare: --part cannot be used with --study peregrine\n");
    EXPECT_EQ(refusal({"--seed", "3"}, {"--study", "convergence", "--workload", log}),
        "fairshare: --seed cannot be used with --study convergence\n");
    EXPECT_EQ(refusal({"--details", "--part", "usage"}, {"--study", "cea"}),
        "fairshare: --details cannot be used with --part usage\n");
    ASSERT_EQ(fairshare({"simulate", "--workload", log, "--allocation", "node", "--quiet", "--recording",
                            path("run")})
                  .exitCode,
        0);
    EXPECT_EQ(refusal(ofLog, {path("run")}),
        "fairshare: " + path("run") + " is a recording; --workload cannot be used with it\n");
    EXPECT_EQ(refusal({"--scheduler", "fcfs"}, {path("run")}),
        "fairshare: --scheduler cannot be used with a recording, which is not simulated again\n");
}

// What a scenario says makes them matter.
TEST_F(Simulate, TakesOptionsThatTheScenarioLeavesOpen)
{
    file("site.csv", Log);
    const std::string scenario = file("site.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
            "simulation": {"workload": {"path": "site.csv"}, "cluster": {"processors": 4},
                           "scheduler": {"mode": "slurm_bf"}, "priority": {}}})");
    const Outcome outcome =
        fairshare({"simulate", scenario, "--half-life", "1", "--bf-interval", "7", "--quiet"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
}

// By hand: at 40 s both jobs are worth as much, so nodes 0 and 1 go; a is killed 10 s later and starts anew
// when they are back and b has ended.
TEST_F(Simulate, CarriesRemovalsOut)
{
    file("two.csv", "job_id,submit,run,nodes,req\na,0,100,2,100\nb,0,100,2,100\n");
    const auto scenario = [this](const std::string& scheduler, const std::string& removal) {
        return file("site.fairshare",
            scenarioWith(R"({"workload": {"path": "two.csv"}, "scheduler": {)" + scheduler
                + R"(}, "cluster": {"nodes": 4, "allocation": "node"}, "preemption": {"commit": [)" + removal
                + "]}}"));
    };
    const std::string path =
        scenario(R"("mode": "conservative")", R"({"at": 40, "nodes": 2, "grace": 10, "return_after": 60})");
    const std::string recording = path + ".run";
    const Outcome outcome = fairshare({"simulate", path, "--format", "csv", "--recording", recording});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,nodes,wait,bounded_slowdown,killed\n"
        "a,0,0,50,2,0,1,yes\nb,0,0,100,2,0,1,no\na#2,0,100,200,2,100,2,no\n");
    EXPECT_THAT(outcome.errors,
        HasSubstr("two.csv: jobs killed by node removals: 1; requeued: 1; lost work: 100 node-s\n"));
    EXPECT_THAT(readFile(recording + "/run.json").value(),
        HasSubstr("\n  \"workload\": { \"name\": \"two.csv\", \"sha256\": "));
    EXPECT_THAT(readFile(recording + "/run.json").value(), HasSubstr("\"jobs\": 2, \"dropped\": 0, "))
        << "the one that starts anew is nothing";
    EXPECT_THAT(readFile(recording + "/jobs.csv").value(),
        HasSubstr("\na,two.csv,delay,0,2,100,0,COMPLETED_KILLED,0,50,50,0,50,1,0-1,0,"));
    EXPECT_THAT(readFile(recording + "/jobs.csv").value(),
        HasSubstr(
            "\na#2,two.csv,delay,0,2,100,1,COMPLETED_SUCCESSFULLY,100,100,200,100,200,2,0-1,0,,,,,,,50\n"));
    EXPECT_EQ(fairshare({"simulate", recording, "--format", "csv", "--quiet"}).output, outcome.output);
    // a counts once, from its submission to the start with which it completed.
    for (const std::string& run : {path, recording})
        EXPECT_EQ(fairshare({"simulate", run, "--summary", "--format", "csv", "--quiet"}).output,
            "figure,value,unit\njobs,2,\nmean wait,50,s\nlongest wait,100,s\nmean bounded "
            "slowdown,1.5,\nhighest bounded slowdown,2,\nmakespan,200,s\nutilization,0.625,\n");
    const auto refusal = [&](const std::string& scheduler, const std::string& removal) {
        return fairshare({"simulate", scenario(scheduler, removal), "--quiet"}).errors;
    };
    EXPECT_EQ(refusal(R"("order": "event")", R"({"at": 40, "nodes": 2})"),
        path + ":1:236: removals need batch order, because nodes are removed once per point in time\n");
    EXPECT_EQ(refusal(R"("mode": "easy")", R"({"at": 40, "nodes": 2, "grace": 10, "return_after": 10})"),
        path
            + ":1:369: the removal at 40 s returns its nodes after 10 s, but its grace period is 10 s; "
              "expected a longer time, or 0 for never\n");
    EXPECT_EQ(refusal(R"("mode": "easy")", R"({"at": 40, "nodes": 5})"),
        path + ":1:337: the removal at 40 s takes 5 nodes; expected 1 to 4, the size of the machine\n");
    EXPECT_EQ(refusal(R"("mode": "easy")", R"({"at": 40, "nodes": 3})"),
        path
            + ":1:317: job a needs 2 nodes, but only 1 remain after a permanent removal; it could never "
              "start\n");
}

TEST_F(Simulate, HasTheSameColumnsAsItsRecordingWhereNobodyIsKilled)
{
    file("one.csv", "job_id,submit,run,nodes,req\na,0,100,2,100\n");
    const std::string scenario = file("site.fairshare",
        scenarioWith(R"({"workload": {"path": "one.csv"}, "cluster": {"nodes": 4, "allocation": "node"},
            "preemption": {"commit": [{"at": 40, "nodes": 2, "return_after": 60}]}})"));
    const Outcome outcome =
        fairshare({"simulate", scenario, "--format", "csv", "--recording", path("run"), "--quiet"});
    EXPECT_EQ(outcome.output, "job_id,submit,start,end,nodes,wait,bounded_slowdown\na,0,0,100,2,0,1\n")
        << outcome.errors;
    EXPECT_EQ(fairshare({"simulate", path("run"), "--format", "csv", "--quiet"}).output, outcome.output);
}

TEST_F(Simulate, KnowsPackedSamplesByTheirContent)
{
    const std::string rows = "sample,t,node,job\n0,0,0,a\n0,0,1,\n1,30,0,a\n1,30,1,\n";
    for (const char* name : {"x.gz", "x.csv.gz", "samples.csv.gz", "x.csv"}) {
        const bool isPacked = std::string_view(name).ends_with(".gz");
        const Outcome outcome = fairshare(
            {"simulate", file(name, isPacked ? packGzip(rows).value() : rows), "--format", "csv", "--quiet"});
        EXPECT_EQ(outcome.output, "job_id,submit,start,end,nodes,wait,bounded_slowdown\na,0,0,60,1,0,1\n")
            << name << outcome.errors;
    }
}

TEST_F(Simulate, TellsTheSizeOfAFigureAndOfAMachineOnce)
{
    const std::string log =
        file("site.csv", "submit,run,procs,req\n0,10,9,10\n9223372036854775807,10,1,10\n");
    const Outcome outcome = fairshare({"simulate", "--workload", log, "--machine", "4", "--summary"});
    EXPECT_EQ(outcome.errors,
        log + ":3:1: warning: submit is '9223372036854775807'; expected at most 1000000000000000\n" + log
            + ":2:1: warning: jobs that request more than the machine has, limited to its size: 1; the "
              "first, "
              "'1', requests 9 of 4 processors\n"
            + log + ": 1 of 2 jobs used, on 4 processors\n" + log + ": unreadable rows, skipped: 1\n");
}

// By hand: the job holds nodes 0 and 1, so that of 4 nodes only 2 and 3 are left to a removal.
TEST_F(Simulate, TellsWhatRemovalsLackAndBreach)
{
    file("one.csv", "job_id,submit,run,nodes,req,queue\na,0,100,2,100,batch\n");
    const auto errorsOf = [this](const std::string& terms) {
        const Outcome outcome = fairshare({"simulate",
            file("site.fairshare",
                scenarioWith(
                    R"({"workload": {"path": "one.csv"}, "cluster": {"nodes": 4, "allocation": "node"},
                "preemption": {"classes": [{"match": "queue=batch", )"
                    + terms + R"(}], "commit": [{"at": 50, "nodes": 4, "return_after": 1000}]}})"))});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.errors;
    };
    // The removal stands behind the terms.
    const auto placeBehind = [this](const std::string& terms) {
        return path("site.fairshare") + ":2:" + std::to_string(84 + terms.size()) + ": ";
    };
    const std::string missing =
        placeBehind(R"("preemptible": false)") + "warning: nodes that removals could not free: 2\n";
    const std::string breached =
        placeBehind(R"("min_runtime": 500)") + "warning: nodes that removals took from protected jobs: 2\n";
    const std::string safe = errorsOf(R"("preemptible": false)");
    EXPECT_THAT(safe, HasSubstr(missing));
    EXPECT_THAT(safe, testing::Not(HasSubstr("from protected jobs")));
    const std::string early = errorsOf(R"("min_runtime": 500)");
    EXPECT_THAT(early, HasSubstr(breached));
    EXPECT_THAT(early, testing::Not(HasSubstr("could not free")));
    const std::string late = errorsOf(R"("min_runtime": 50)");
    EXPECT_THAT(late, testing::Not(HasSubstr("from protected jobs")));
    EXPECT_THAT(late, testing::Not(HasSubstr("could not free")));
}

TEST_F(Simulate, TellsASummaryOfWhatItRecords)
{
    const std::vector<std::string> words{"simulate", "--workload", file("site.csv", Log), "--allocation",
        "node", "--quiet", "--recording", path("run"), "--replace"};
    const auto with = [&](std::vector<std::string> options) {
        options.insert(options.begin(), words.begin(), words.end());
        return fairshare(options).output;
    };
    EXPECT_EQ(with({}), with({"--summary"}));
    EXPECT_THAT(with({}), testing::StartsWith("Metric "));
    EXPECT_THAT(with({"--format", "table"}), testing::StartsWith("Job "));
    EXPECT_EQ(with({"-o", path("starts.txt")}), "");
    EXPECT_THAT(content("starts.txt"), testing::StartsWith("Job "));
}

// By hand: as in GivesCoresOfSharedNodes.
TEST_F(Simulate, OpensARecordingOfSharedNodes)
{
    const std::vector<std::string> words{"simulate", "--workload", file("site.csv", Log), "--allocation",
        "core", "--nodes", "2", "--cores-per-node", "2", "--format", "csv", "--quiet"};
    std::vector<std::string> recorded = words;
    recorded.insert(recorded.end(), {"--recording", path("run")});
    const std::string starts = fairshare(recorded).output;
    EXPECT_THAT(content("run/run.json"),
        HasSubstr(R"("cluster": { "nodes": 2, "cores_per_node": 2, "allocation": "core" },)"));
    const Outcome opened = fairshare({"simulate", path("run"), "--format", "csv"});
    EXPECT_EQ(opened.exitCode, 0) << opened.errors;
    EXPECT_EQ(opened.output, starts);
    EXPECT_THAT(starts, HasSubstr("\nb,1,100,150,2,99,2.98,4\n"));
    std::vector<std::string> summary = words;
    summary.emplace_back("--summary");
    EXPECT_EQ(fairshare({"simulate", path("run"), "--summary", "--format", "csv"}).output,
        fairshare(summary).output);
    std::vector<std::string> lost = words;
    lost.insert(lost.end(), {"--lost-work", "--preempt", "core", "--wanted", "2"});
    EXPECT_EQ(fairshare({"simulate", path("run"), "--lost-work", "--preempt", "core", "--wanted", "2",
                            "--format", "csv"})
                  .output,
        fairshare(lost).output);
    // The node that a and c shared has two rows.
    const Outcome drawn = fairshare({"chart", "gantt", path("run")});
    EXPECT_EQ(drawn.exitCode, 0) << drawn.errors;
    EXPECT_THAT(drawn.output, HasSubstr("\n1,jobs,,a,0,-0.5,0.027777777777777776,1.5,,2,100,0\n"));
    EXPECT_THAT(drawn.output, HasSubstr("\n1,jobs,,c,0.0005555555555555556,1.5,0.025555555555555557,2.5,,"));
}

TEST_F(Simulate, TellsThatARecordingOfSharedNodesHasNoSamples)
{
    constexpr const char* Sentence =
        "warning: jobs share nodes, so the recording has no samples and no wc.csv\n";
    const auto errorsOf = [this](const std::string& allocation, const std::string& samples) {
        const Outcome outcome =
            fairshare({"simulate", "--workload", file("site.csv", Log), "--allocation", allocation, "--nodes",
                "4", "--cores-per-node", "1", "--samples", samples, "--replace", "--recording", path("run")});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.errors;
    };
    EXPECT_THAT(errorsOf("core", "csv"), HasSubstr(Sentence));
    EXPECT_FALSE(std::filesystem::exists(path("run/samples.csv")));
    EXPECT_FALSE(std::filesystem::exists(path("run/wc.csv")));
    EXPECT_THAT(errorsOf("node", "csv"), testing::Not(HasSubstr(Sentence)));
}

TEST_F(Simulate, RecordsARunInANewDirectory)
{
    const std::string log = file("site.csv", Log);
    const std::vector<std::string> words{"simulate", "--workload", log, "--allocation", "node", "--format",
        "csv", "--quiet", "--recording", path("run")};
    ASSERT_EQ(fairshare(words).exitCode, 0);
    EXPECT_EQ(content("run/samples.jsonl"),
        "{\"format\":\"fse-samples\",\"version\":1,\"nodes\":4,\"policies\":[\"FIFO\",\"LIFO\",\"RANDOM\","
        "\"PAP\",\"PAP+\"],\"dt\":30,\"jobs\":\"jobs.csv\"}\n"
        "{\"t\":0,\"alloc\":{\"a\":[0,1,2]}}\n{\"t\":2,\"alloc\":{\"c\":[3]}}\n"
        "{\"t\":92,\"idle\":[3]}\n{\"t\":100,\"alloc\":{\"b\":[0,1,2,3]}}\n"
        "{\"t\":150,\"idle\":[0,1,2,3]}\n");
    EXPECT_THAT(content("run/jobs.csv"),
        HasSubstr("\nc,site.csv,delay,2,1,90,1,COMPLETED_SUCCESSFULLY,2,90,92,0,90,1,3,0,,,,,,\n"));
    const Outcome again = fairshare(words);
    EXPECT_EQ(again.exitCode, 1);
    EXPECT_EQ(again.errors, path("run") + ": already exists; a recording needs a new directory\n");
    std::vector<std::string> replacing = words;
    replacing.insert(replacing.end(), {"--replace", "--samples", "csv"});
    EXPECT_EQ(fairshare(replacing).exitCode, 0);
    EXPECT_TRUE(std::filesystem::exists(path("run/samples.csv")));
    EXPECT_FALSE(std::filesystem::exists(path("run/samples.jsonl")));
    std::size_t entries = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(path("")))
        entries += entry.path().filename().string().starts_with("run") ? 1U : 0U;
    EXPECT_EQ(entries, 1U); // nothing is left beside it
}

TEST_F(Simulate, ReplacesNothingThatIsNoRecording)
{
    const std::string log = file("site.csv", Log);
    const std::string precious = file("precious", "x");
    const Outcome outcome = fairshare({"simulate", "--workload", log, "--recording", precious, "--replace"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors,
        HasSubstr(precious + ": is not a recording (no valid run.json); refusing to replace it\n"));
    EXPECT_EQ(content("precious"), "x");
}

// A file of somebody beside a recording, also where the recording is reached by a link.
TEST_F(Simulate, ReplacesTheFilesOfARecordingAlone)
{
    const std::string log = file("site.csv", Log);
    const auto record = [&](const std::string& name, bool replaces) {
        std::vector<std::string> words{"simulate", "--workload", log, "--allocation", "node", "--quiet",
            "--samples", replaces ? "csv" : "jsonl", "--recording", path(name)};
        if (replaces)
            words.emplace_back("--replace");
        return fairshare(words);
    };
    ASSERT_EQ(record("run", false).exitCode, 0);
    file("run/thesis.txt", "precious");
    std::filesystem::create_directory(path("run/plots"));
    file("run/plots/one.svg", "1");
    std::filesystem::create_directory_symlink("run", path("link"));
    for (const char* name : {"run", "link"}) {
        const Outcome outcome = record(name, true);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        EXPECT_EQ(content("run/thesis.txt"), "precious");
        EXPECT_EQ(content("run/plots/one.svg"), "1");
        EXPECT_TRUE(std::filesystem::exists(path("run/samples.csv")));
        EXPECT_FALSE(std::filesystem::exists(path("run/samples.jsonl")));
    }
    EXPECT_TRUE(std::filesystem::is_symlink(path("link")));
    file("run/run.json", "{\"format\": \"of somebody else\"}");
    const Outcome outcome = record("run", true);
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors,
        HasSubstr(path("run") + ": is not a recording (no valid run.json); refusing to replace it\n"));
    EXPECT_EQ(content("run/run.json"), "{\"format\": \"of somebody else\"}");
}

TEST_F(Simulate, RefusesARecordingOfNodesWithoutCores)
{
    ASSERT_EQ(fairshare({"simulate", "--workload", file("site.csv", Log), "--nodes", "4", "--allocation",
                            "node", "--quiet", "--recording", path("run")})
                  .exitCode,
        0);
    std::string run = content("run/run.json");
    const std::size_t cores = run.find("\"cores_per_node\": 1");
    ASSERT_NE(cores, std::string::npos);
    run.replace(run.find('1', cores), 1, "0");
    file("run/run.json", run);
    const Outcome outcome = fairshare({"simulate", path("run")});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors,
        testing::MatchesRegex(
            ".*/run.json:[0-9]+:[0-9]+: cores_per_node is 0; expected a whole number from 1 to [0-9]+\n"));
}

TEST_F(Simulate, TellsNoLostWorkOfNothing)
{
    file("site.csv", Log);
    for (const auto& [name, column] : {std::pair("policies", 59), std::pair("grace", 56)}) {
        const std::string scenario = file("site.fairshare",
            std::string(R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
                "simulation": {"workload": {"path": "site.csv"}, "cluster": {"nodes": 4, "allocation": "node"},
                               "preemption": {")")
                + name + "\": []}}}");
        const Outcome outcome = fairshare({"simulate", scenario, "--lost-work", "--quiet"});
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors,
            fmt::format("{}:3:{}: \"{}\" in \"preemption\" is empty; --lost-work needs at least one entry\n",
                scenario, column, name));
    }
}

// One name is no "1 names".
TEST_F(Simulate, CountsJobsOfNamesThatTheTreeLacks)
{
    file(
        "site.csv", "job_id,submit,run,procs,req,account\na,0,40,1,40,zoe\nb,1,40,1,40,zoe\nc,2,40,1,40,u\n");
    const std::string scenario = file("site.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
            {"account": "u"}]}, "simulation": {"workload": {"path": "site.csv"},
            "cluster": {"processors": 1}, "priority": {"tree": "scenario"}}})");
    EXPECT_THAT(fairshare({"simulate", scenario, "--summary"}).errors,
        HasSubstr(
            "warning: jobs without fairshare because their names are not in the tree: 2 (names: zoe)\n"));
    EXPECT_THAT(fairshare({"simulate", scenario, "--study", "convergence"}).errors,
        HasSubstr(
            "warning: jobs without fairshare because their names are not in the tree: 2 (names: zoe)\n"));
}

} // namespace
} // namespace fairshare::test
