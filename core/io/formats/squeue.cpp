// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/slurm/jobs/guessed_columns.h"
#include "core/io/slurm/jobs/job_columns.h"

#include <array>

namespace fairshare::format_files {
namespace {

/// Letters of squeue 22.05 with the titles that it prints for them.
constexpr std::array SqueueLetters{PrintLetter{'a', "account", PrintCell::Name}, PrintLetter{'A', "jobid"},
    PrintLetter{'b', "trespernode", PrintCell::Name}, PrintLetter{'B', "exechost", PrintCell::Name},
    PrintLetter{'c', "mincpus"}, PrintLetter{'C', "cpus"}, PrintLetter{'d', "mintmpdisk"},
    PrintLetter{'D', "nodes"}, PrintLetter{'e', "endtime"}, PrintLetter{'E', "dependency", PrintCell::Free},
    PrintLetter{'f', "features", PrintCell::Free}, PrintLetter{'F', "arrayjobid"},
    PrintLetter{'g', "group", PrintCell::Name}, PrintLetter{'G', "groupid"},
    PrintLetter{'h', "oversubscribe"}, PrintLetter{'H', "socketspernode"}, PrintLetter{'i', "jobid"},
    PrintLetter{'I', "corespersocket"}, PrintLetter{'j', "name", PrintCell::Free},
    PrintLetter{'J', "threadspercore"}, PrintLetter{'k', "comment", PrintCell::Free},
    PrintLetter{'K', "arraytaskid"}, PrintLetter{'l', "timelimit"}, PrintLetter{'L', "timeleft"},
    PrintLetter{'m', "minmemory"}, PrintLetter{'M', "time"}, PrintLetter{'n', "reqnodes", PrintCell::Name},
    PrintLetter{'N', "nodelist", PrintCell::Name}, PrintLetter{'o', "command", PrintCell::Free},
    PrintLetter{'O', "contiguous"}, PrintLetter{'p', "priority"}, PrintLetter{'P', "partition"},
    PrintLetter{'q', "qos", PrintCell::Name}, PrintLetter{'Q', "priority"},
    PrintLetter{'r', "reason", PrintCell::Free}, PrintLetter{'R', "nodelist(reason)", PrintCell::Free},
    PrintLetter{'s', "selectjobinfo", PrintCell::Name}, PrintLetter{'S', "starttime"}, PrintLetter{'t', "st"},
    PrintLetter{'T', "state"}, PrintLetter{'u', "user"}, PrintLetter{'U', "uid"},
    PrintLetter{'v', "reservation", PrintCell::Name}, PrintLetter{'V', "submittime"},
    PrintLetter{'w', "wckey", PrintCell::Name}, PrintLetter{'W', "licenses", PrintCell::Name},
    PrintLetter{'x', "excnodes", PrintCell::Name}, PrintLetter{'X', "corespec"}, PrintLetter{'y', "nice"},
    PrintLetter{'Y', "schednodes", PrintCell::Name}, PrintLetter{'z', "s:c:t"},
    PrintLetter{'Z', "workdir", PrintCell::Free}};

bool recognizesSqueue(std::string_view beginning)
{
    return JobTable(beginning).open() || looksLikeJobRows(beginning);
}

Result<Import> readSqueue(std::string_view content, const Progress& progress)
{
    JobTable table(content);
    if (table.open())
        return readJobTable(std::move(table), progress);
    if (looksLikeJobRows(content)) {
        const GuessedColumns guessed = guessedColumns(content);
        // Jobs that have ended are rows of sacct.
        const bool isAccounting = guessed.header.find("|End") != std::string::npos;
        const std::string& columns =
            guessed.letters.empty() || isAccounting ? guessed.header : guessed.letters;
        std::string message =
            fairshare::say("the table has no header; print it without -h (squeue, sprio) or "
                           "-n (sacct), or provide the format given to -o");
        if (!columns.empty())
            message += fairshare::say("; its columns may be {}", columns);
        return fail(ErrorCode::MissingHeader, std::move(message), {1, 1});
    }
    return fail(
        ErrorCode::BadInput, fairshare::say("not squeue output; expected a header with JOBID"), {1, 1});
}

Result<Import> readPrintedSqueue(
    std::string_view content, const PrintFormat& columns, const Progress& progress)
{
    JobTable table(content, columns);
    table.open();
    return readJobTable(std::move(table), progress);
}

} // namespace

Format squeue()
{
    return {.id = "squeue",
        .title = fairshare::phrase("Queue (squeue)"),
        .patterns = "*.txt",
        .summary = fairshare::phrase("Pending and running jobs, limited to the printed columns; no tree"),
        .recognizes = recognizesSqueue,
        .read = readSqueue,
        .write = nullptr,
        .letters = {"squeue", SqueueLetters},
        .readPrinted = readPrintedSqueue,
        .layout = Layout::Aligned};
}

} // namespace fairshare::format_files
