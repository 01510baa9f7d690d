// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/import_counts.h"
#include "core/report/workload_table.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

WorkloadImport someImport()
{
    WorkloadImport import;
    import.workload.machine = 64;
    import.summary = {.rows = 9, .kept = 6, .withoutRun = 2, .withoutProcs = 1, .capped = 3, .cut = 4};
    import.badRows = 5;
    import.findings = {.steps = 7, .neverStarted = 8, .duplicateIds = 1};
    return import;
}

TEST(ImportTable, CountsWhatBecameOfEveryRow)
{
    std::string text;
    writeCsv(importTable(someImport(), OverrunRule::Kill), appendTo(text));
    EXPECT_EQ(text,
        "rows,id,count\n"
        "read,read,29\n"
        "jobs that are kept,kept,6\n"
        "\"rows that cannot be read, left out\",bad_rows,5\n"
        "\"steps of jobs, left out\",steps,7\n"
        "\"jobs that never started, left out\",never_started,8\n"
        "\"jobs that did not run, left out\",without_run,2\n"
        "\"jobs without processors, left out\",without_procs,1\n"
        "\"jobs that want more processors than there are, which get all\",capped,3\n"
        "\"jobs that ran longer than they asked for, which end at their limit\",cut,4\n"
        "\"jobs with an id that another has too, kept\",duplicate_ids,1\n");
}

TEST(ImportTable, IsSaidInSentences)
{
    WorkloadImport import = someImport();
    import.findings = {.steps = 7, .stillRunning = 1};
    EXPECT_THAT(importSentences(import, OverrunRule::Raise),
        ElementsAre("6 of 14 jobs on 64 processors", "rows that cannot be read, left out: 5",
            "steps of jobs, left out: 7", "jobs that did not run, left out: 2",
            "jobs without processors, left out: 1", "jobs that still ran, which end when the log was made: 1",
            "jobs that ran longer than they asked for, whose requests are raised: 4"));
}

// What is left out is counted all the same: with what is kept it makes up all rows.
TEST(ImportTable, LeavesToRemarksWhatTheyTellOfKeptJobs)
{
    WorkloadImport import;
    import.workload.machine = 64;
    import.summary = {.rows = 9, .kept = 6, .withoutSubmit = 3, .capped = 3};
    import.findings = {.unsorted = 2};
    EXPECT_THAT(importSentences(import, OverrunRule::Kill),
        ElementsAre("6 of 9 jobs on 64 processors", "jobs without a time of submission, left out: 3"));
}

} // namespace
} // namespace fairshare
