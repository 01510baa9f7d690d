// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text as people copy it from terminals, messages and manuals (tests/data/samples/pasted).
#include "core/io/import/format.h"
#include "core/io/job_log/workload_import.h"
#include "core/io/text/text_lines.h"
#include "core/scenario/evaluation.h"
#include "core/workspace/file_import.h"
#include "core/workspace/loaded_scenario.h"
#include "tests/core/io/measured_time.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using test::dataFile;
using test::rowAt;
using testing::ElementsAre;

std::string pastedSample(const std::string& name)
{
    return dataFile("samples/pasted/" + name);
}

LoadedImport importedPaste(std::string_view text)
{
    auto loaded = importContent(text);
    EXPECT_TRUE(loaded) << describe(loaded.error()) << "\n" << text;
    return loaded ? *loaded : LoadedImport{};
}

/// `path shares usage factor`, one line per row; only users have a factor that is compared.
std::vector<std::string> factorLines(const Scenario& scenario)
{
    const auto evaluation = evaluate(scenario, {"classic"});
    if (!evaluation)
        return {describe(evaluation.error())};
    const ShareTree& tree = scenario.tree;
    const auto factors = (*evaluation)->results.front().table.reals("factor");
    std::vector<std::string> lines;
    for (NodeRow row = 0; row < tree.size(); ++row)
        lines.push_back(fmt::format("{} {} {}{}", tree.path(row),
            tree.hasParentShares(row) ? "parent" : fmt::to_string(tree.shares(row)),
            static_cast<double>((*(*evaluation)->exactUsageTotal)[row]),
            tree.isUser(row) ? fmt::format(" {:.6f}", factors[row]) : std::string()));
    return lines;
}

std::vector<std::string> linesOf(std::string_view text)
{
    const LoadedImport loaded = importedPaste(text);
    return loaded.import.scenario ? factorLines(*loaded.import.scenario)
                                  : std::vector<std::string>{"no tree"};
}

std::vector<std::string> jobsOf(const Import& import)
{
    std::vector<std::string> lines;
    if (import.jobs)
        for (const Job& job : import.jobs->jobs)
            lines.push_back(fmt::format("{} {} {} {}", job.id, job.user, nameOf(job.state), job.minNodes));
    return lines;
}

const std::vector<std::string> PhysicsTree{"root 1 1000", "root/chemistry 40 100",
    "root/chemistry/bob 1 100 0.840896", "root/physics 60 900", "root/physics/alice 1 900 0.353553"};

TEST(PastedImport, ReadsATableBelowItsPrompt)
{
    const LoadedImport loaded = importedPaste(pastedSample("sshare_after_prompt.txt"));
    EXPECT_EQ(linesOf(pastedSample("sshare_after_prompt.txt")), PhysicsTree);
    EXPECT_THAT(test::remarksOf(loaded.import),
        ElementsAre(
            "1:1: passed_over: passed over lines that are not data: 2 (the first is '[alice@login1 ~]$ "
            "sshare -a')"));
    EXPECT_EQ(loaded.import.scenario->settings.algorithm, "classic");
    EXPECT_EQ(loaded.import.places.at(1), (SourcePosition{7, 2}));
}

TEST(PastedImport, TakesTheColumnsFromTheCommand)
{
    const std::string text = pastedSample("sshare_columns_in_prompt.txt");
    EXPECT_THAT(linesOf(text),
        ElementsAre("root 1 1000", "root/chemistry 40 100", "root/chemistry/bob parent 100 0.840896",
            "root/physics 60 900", "root/physics/alice 1 900 0.353553"));
    EXPECT_THAT(jobsOf(importedPaste("$ squeue -h -o '%i|%u|%t|%D'\n11|alice|PD|2\n12|bob|R|1\n$\n").import),
        ElementsAre("11 alice pending 2", "12 bob running 1"));
    EXPECT_THAT(jobsOf(importedPaste(
                    "alice@login1:~$ squeue -h\n"
                    "              4101   cluster    alpha    alice PD       0:00      2 (Priority)\n")
                        .import),
        ElementsAre("4101 alice pending 2"));
    EXPECT_THAT(
        jobsOf(
            importedPaste("[a@b ~]$ sacct -X -n -P -o JobID,User,State,NNodes\n11|alice|PENDING|2\n").import),
        ElementsAre("11 alice pending 2"));
    EXPECT_THAT(jobsOf(importedPaste("$ sacct -X -n --format=jobid,user,state,nnodes\n"
                                     "11               alice    PENDING        2 \n")
                        .import),
        ElementsAre("11 alice pending 2"));
    EXPECT_THAT(linesOf("login1$ sacctmgr -nP show assoc format=Account,User,Share,ParentName\n"
                        "root|||\nphysics||60|root\nphysics|alice|1|\n"),
        ElementsAre("root 1 0", "root/physics 60 0", "root/physics/alice 1 0 1.000000"));
}

TEST(PastedImport, ReadsAQueueBelowItsCommand)
{
    EXPECT_THAT(jobsOf(importedPaste(pastedSample("squeue_after_command.txt")).import),
        ElementsAre("4101 alice pending 2", "4102 bob pending 1", "4090 carol running 4"));
    const std::string header = "JOBID|USER|STATE\n";
    EXPECT_THAT(jobsOf(importedPaste("Fri Feb  6 10:00:00 2026\n" + header + "11|alice|PENDING\n").import),
        ElementsAre("11 alice pending 1"));
    EXPECT_THAT(jobsOf(importedPaste("The queue of Friday, as seen by the user\n\n" + header
                    + "11|alice|PENDING\n[a@b ~]$ exit\nlogout\n")
                        .import),
        ElementsAre("11 alice pending 1"));
    EXPECT_THAT(jobsOf(importedPaste("Every 2.0s: squeue    login1: Fri Feb  6 10:00:00 2026\n\n" + header
                    + "11|alice|PENDING\n")
                        .import),
        ElementsAre("11 alice pending 1"));
    EXPECT_THAT(jobsOf(importedPaste("# squeue -o '%i|%u|%T'\n" + header + "11|alice|PENDING\n# \n").import),
        ElementsAre("11 alice pending 1"));
}

TEST(PastedImport, PutsEachTableWhereItBelongs)
{
    const LoadedImport settings = importedPaste(pastedSample("config_and_sprio.txt"));
    ASSERT_TRUE(settings.import.priorityConfig);
    EXPECT_EQ(settings.import.priorityConfig->weights.age, 10000U);
    EXPECT_EQ(settings.import.priorityConfig->weights.fairshare, 12000U);
    EXPECT_EQ(settings.import.priorityConfig->weights.qos, 8000U);
    EXPECT_EQ(settings.import.diagnostics.size(), 1U);

    const LoadedImport all = importedPaste(pastedSample("sshare_after_prompt.txt") + " squeue\n"
        + pastedSample("squeue_after_command.txt").substr(7)
        + "[alice@login1 ~]$ scontrol show config | grep Weight\nPriorityWeightAge = 7\n"
          "[alice@login1 ~]$ sinfo\nPARTITION AVAIL NODES\ncpu up 4\n");
    const auto loaded = scenarioFrom(all);
    ASSERT_TRUE(loaded) << describe(loaded.error());
    EXPECT_EQ(factorLines(loaded->scenario), PhysicsTree);
    EXPECT_EQ(loaded->scenario.priority->config.weights.age, 7U);
    EXPECT_EQ(loaded->scenario.priority->queue->jobs.size(), 3U);
    EXPECT_THAT(jobsOf(all.import),
        ElementsAre("4101 alice pending 2", "4102 bob pending 1", "4090 carol running 4"));

    const LoadedImport twice =
        importedPaste("$ squeue\nJOBID|USER\n11|alice\n$ squeue\nJOBID|USER\n12|bob\n");
    EXPECT_THAT(jobsOf(twice.import), ElementsAre("11 alice pending 1"));
    EXPECT_EQ(twice.import.diagnostics.back().code, "repeated_output");
    EXPECT_EQ(twice.import.diagnostics.back().position, (SourcePosition{5, 1}));
}

TEST(PastedImport, RemovesWhatAllLinesHaveInCommon)
{
    EXPECT_EQ(linesOf(pastedSample("sshare_indented.txt")), PhysicsTree);
    EXPECT_EQ(linesOf(pastedSample("sshare_commented.txt")), PhysicsTree);
    for (const char* name : {"userprio_indented.txt", "userprio_backslashes.txt"}) {
        const LoadedImport loaded = importedPaste(pastedSample(name));
        ASSERT_TRUE(loaded.import.scenario) << name;
        std::vector<std::string> groups;
        for (const QuotaGroup& group : loaded.import.scenario->quotas->groups)
            groups.push_back(fmt::format("{} {} {}", group.name, group.quota.value_or(0), group.requested));
        EXPECT_THAT(groups, testing::IsSupersetOf({"chemistry.nmr 12 40", "chemistry.ftir 8 30"})) << name;
    }
}

/// Puts this before each line, with its number for `{}`.
std::string marked(std::string_view text, const std::string& mark, const std::string& end = "")
{
    std::string result;
    std::size_t number = 0;
    for (TextLines lines(text); lines.next();)
        result += fmt::format(fmt::runtime(mark), ++number) + std::string(lines.text()) + end + "\n";
    return result;
}

TEST(PastedImport, RemovesMarksOfAnyKind)
{
    const std::string plain = pastedSample("sshare_indented.txt");
    const std::string prompted = pastedSample("sshare_after_prompt.txt");
    for (const std::string& text : {plain, prompted}) {
        for (const char* mark :
            {"> ", "#", "// ", "\t", "  > ", "> > ", "{:>6}\t", "{}: ", "{:3} ", "; ", "    # "})
            EXPECT_EQ(linesOf(marked(text, mark)), PhysicsTree) << mark << "\n" << marked(text, mark);
        EXPECT_EQ(linesOf(marked(text, "", "\\")), PhysicsTree);
        EXPECT_EQ(linesOf(marked(text, "  ", " \\")), PhysicsTree);
    }
    const LoadedImport quoted = importedPaste(marked(plain, "> "));
    EXPECT_EQ(quoted.import.diagnostics.at(0).message,
        "passed over '>' at the start of every line, the indentation of all lines");
    EXPECT_EQ(quoted.import.places[1], (SourcePosition{6, 8}));
    const std::string queue = "JOBID|USER|STATE\n11|alice|PENDING\n12|bob|RUNNING\n";
    for (const char* mark : {"# ", "> ", "{}  ", "    "})
        EXPECT_THAT(jobsOf(importedPaste(marked(queue, mark)).import),
            ElementsAre("11 alice pending 1", "12 bob running 1"))
            << mark;
}

TEST(PastedImport, NamesLinesAndColumnsOfTheFile)
{
    const auto place = [](std::string_view text) {
        const auto loaded = importContent(text);
        return loaded ? std::string("read")
                      : fmt::format("{}:{}", loaded.error().position.line, loaded.error().position.column);
    };
    const std::string table = "Account|User|RawShares|RawUsage\nroot||1|0\n physics||x|0\n";
    EXPECT_EQ(place(table), "3:11");
    EXPECT_EQ(place("$ sshare -aP\n" + table), "4:11");
    EXPECT_EQ(place("$ date\nFri\n$ sshare -aP\n" + table + "$\n"), "6:11");
    EXPECT_EQ(place(marked(table, "> ")), "3:13");
    EXPECT_EQ(place(marked("$ sshare -aP\n" + table, "{:>4}: ")), "4:17");
    EXPECT_EQ(
        place("$ sshare -anP -o Account,User,RawShares,RawUsage\n" + table.substr(table.find('\n') + 1)),
        "3:11");
}

TEST(PastedImport, LeavesOtherTextsAlone)
{
    const auto codes = [](std::string_view text) {
        std::vector<std::string> found;
        if (const auto loaded = importContent(text))
            for (const Diagnostic& remark : loaded->import.diagnostics)
                found.push_back(remark.code);
        return found;
    };
    const std::string settings = "# scontrol show config prints these\n# and more\nPriorityWeightAge=10\n";
    EXPECT_THAT(codes(settings), ElementsAre());
    EXPECT_FALSE(importContent("# PriorityWeightAge=10\n# PriorityWeightQOS=10\n"));
    EXPECT_FALSE(importContent("some\nother text\nGROUP_NAMES = a\n"));
    EXPECT_FALSE(importContent("$ squeue\nslurm_load_jobs error: Unable to contact slurm controller\n"));
    EXPECT_THAT(codes("   JOBID     USER ST\n      11    alice PD\n      12      bob  R\n"), ElementsAre());
}

/// Every sample is read with a prompt around it as it is read without.
TEST(PastedImport, ReadsAllSamplesBetweenPrompts)
{
    for (const char* name :
        {"slurm/sshare_a.txt", "slurm/sshare_l_a_P.txt", "slurm/sshare_a_n_p.txt", "slurm/squeue_default.txt",
            "slurm/squeue_O.txt", "slurm/squeue_json.json", "slurm/sprio_l.txt", "slurm/sprio_w.txt",
            "slurm/sacct_P.txt", "slurm/sacct_default.txt", "slurm/scontrol_job.txt",
            "slurm/scontrol_partition.txt", "slurm/scontrol_assoc_mgr.txt", "slurm/scontrol_config.txt",
            "slurm/sacctmgr_assoc_tree_default.txt", "slurm/sacctmgr_dump.stdout", "slurm/sacctmgr_qos_P.txt",
            "slurm/slurm.conf", "htcondor/userprio_all.txt", "htcondor/userprio_quotas.txt",
            "htcondor/group_quotas_awkward.config", "htcondor/sql_table_tab.tsv", "htcondor/sql_table.xml",
            "htcondor/sql_table_vertical.txt", "htcondor/sql_table_pipe.txt"}) {
        const std::string text = dataFile(std::string("samples/") + name);
        const auto plain = importContent(text);
        ASSERT_TRUE(plain) << name;
        const auto pasted = importContent("[alice@login1 ~]$ cat it\n" + text + "\n[alice@login1 ~]$ ");
        ASSERT_TRUE(pasted) << name << ": " << describe(pasted.error());
        EXPECT_EQ(pasted->format, plain->format) << name;
        EXPECT_EQ(pasted->import.scenario.has_value(), plain->import.scenario.has_value()) << name;
        if (plain->import.scenario && pasted->import.scenario) {
            EXPECT_EQ(pasted->import.scenario->tree, plain->import.scenario->tree) << name;
            EXPECT_EQ(*pasted->import.scenario->quotas, *plain->import.scenario->quotas) << name;
        }
        EXPECT_EQ(jobsOf(pasted->import), jobsOf(plain->import)) << name;
        EXPECT_EQ(pasted->import.priorityConfig, plain->import.priorityConfig) << name;
        EXPECT_EQ(pasted->import.records.size(), plain->import.records.size()) << name;
        EXPECT_EQ(pasted->import.qos.size(), plain->import.qos.size()) << name;
    }
}

TEST(PastedImport, ReadsALogBelowItsCommand)
{
    const std::string log =
        "JobID|User|Submit|Start|End|Elapsed|NCPUS|State\n"
        "1|alice|2026-01-05T10:00:00|2026-01-05T10:05:00|2026-01-05T10:15:00|00:10:00|4|COMPLETED\n";
    for (const std::string& text : {"[a@b ~]$ sacct -aXP\n" + log + "[a@b ~]$\n", marked(log, "> "),
             "$ sacct -anXP -o JobID,User,Submit,Start,End,Elapsed,NCPUS,State\n"
                 + log.substr(log.find('\n') + 1)}) {
        auto import = readWorkload(text, {});
        ASSERT_TRUE(import) << describe(import.error()) << text;
        ASSERT_EQ(import->workload.jobs.size(), 1U);
        EXPECT_EQ(import->workload.jobs[0].procs, 4);
        EXPECT_EQ(import->remarks.take().front().code, "passed_over");
    }
}

std::string manyJobs()
{
    std::string text = "JOBID|USER|STATE\n";
    for (int row = 1; row <= test::Many; ++row)
        text += fmt::format("{}|user{}|PENDING\n", row, row % 100);
    return text;
}

TEST(PastedImport, TakesLargeTextsApart)
{
    const std::string table = manyJobs();
    std::string prompts = table;
    for (int i = 0; i < test::Many; ++i)
        prompts += "$ squeue\nJOBID|USER\n1|alice\n";
    for (const std::string& text :
        {table, "$ squeue\n" + table + "$\n", marked(table, "    # "), std::move(prompts)})
        EXPECT_LT(test::secondsOf([&text] {
            EXPECT_EQ(importedPaste(text).import.jobs->jobs.size(), static_cast<std::size_t>(test::Many));
        }),
            test::MostSeconds);
}

} // namespace
} // namespace fairshare
