// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/import_counts.h"
#include "core/report/tables/workload_table.h"

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
        "rows,id,count\nread,read,29\njobs kept,kept,6\n\"unreadable rows, skipped\",bad_rows,5\n\"job "
        "steps, skipped\",steps,7\n\"jobs that never started, skipped\",never_started,8\n\"jobs without a "
        "run time, skipped\",without_run,2\n\"jobs without processors, skipped\",without_procs,1\n\"jobs "
        "that request more than the machine has, limited to its size\",capped,3\n\"jobs that ran longer than "
        "requested, cut short\",cut,4\n\"jobs with a duplicate ID, kept\",duplicate_ids,1\n");
}

TEST(ImportTable, IsSaidInSentences)
{
    WorkloadImport import = someImport();
    import.findings = {.steps = 7, .stillRunning = 1};
    EXPECT_THAT(importSentences(import, OverrunRule::Raise),
        ElementsAre("6 of 14 jobs used, on 64 processors", "unreadable rows, skipped: 5",
            "job steps, skipped: 7", "jobs without a run time, skipped: 2",
            "jobs without processors, skipped: 1", "jobs still running, ended at the time of the log: 1",
            "jobs that ran longer than requested, request raised: 4"));
}

// What is left out is counted all the same: with what is kept it makes up all rows.
TEST(ImportTable, LeavesToRemarksWhatTheyTellOfKeptJobs)
{
    WorkloadImport import;
    import.workload.machine = 64;
    import.summary = {.rows = 9, .kept = 6, .withoutSubmit = 3, .capped = 3};
    import.findings = {.unsorted = 2};
    EXPECT_THAT(importSentences(import, OverrunRule::Kill),
        ElementsAre("6 of 9 jobs used, on 64 processors", "jobs without a submit time, skipped: 3"));
}

} // namespace
} // namespace fairshare
