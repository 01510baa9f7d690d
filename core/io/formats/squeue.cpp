// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/job_columns.h"

#include <algorithm>
#include <array>

namespace fairshare::format_files {
namespace {

constexpr std::size_t RowsLookedAt = 5;

using Cell = PrintLetter::Cell;

/// The letters of squeue 22.05 by the titles that it prints for them.
constexpr std::array Letters{PrintLetter{'a', "account", Cell::Name}, PrintLetter{'A', "jobid"},
    PrintLetter{'b', "trespernode", Cell::Name}, PrintLetter{'B', "exechost", Cell::Name},
    PrintLetter{'c', "mincpus"}, PrintLetter{'C', "cpus"}, PrintLetter{'d', "mintmpdisk"},
    PrintLetter{'D', "nodes"}, PrintLetter{'e', "endtime"}, PrintLetter{'E', "dependency", Cell::Free},
    PrintLetter{'f', "features", Cell::Free}, PrintLetter{'F', "arrayjobid"},
    PrintLetter{'g', "group", Cell::Name}, PrintLetter{'G', "groupid"}, PrintLetter{'h', "oversubscribe"},
    PrintLetter{'H', "socketspernode"}, PrintLetter{'i', "jobid"}, PrintLetter{'I', "corespersocket"},
    PrintLetter{'j', "name", Cell::Free}, PrintLetter{'J', "threadspercore"},
    PrintLetter{'k', "comment", Cell::Free}, PrintLetter{'K', "arraytaskid"}, PrintLetter{'l', "timelimit"},
    PrintLetter{'L', "timeleft"}, PrintLetter{'m', "minmemory"}, PrintLetter{'M', "time"},
    PrintLetter{'n', "reqnodes", Cell::Name}, PrintLetter{'N', "nodelist", Cell::Name},
    PrintLetter{'o', "command", Cell::Free}, PrintLetter{'O', "contiguous"}, PrintLetter{'p', "priority"},
    PrintLetter{'P', "partition"}, PrintLetter{'q', "qos", Cell::Name}, PrintLetter{'Q', "priority"},
    PrintLetter{'r', "reason", Cell::Free}, PrintLetter{'R', "nodelist(reason)", Cell::Free},
    PrintLetter{'s', "selectjobinfo", Cell::Name}, PrintLetter{'S', "starttime"}, PrintLetter{'t', "st"},
    PrintLetter{'T', "state"}, PrintLetter{'u', "user"}, PrintLetter{'U', "uid"},
    PrintLetter{'v', "reservation", Cell::Name}, PrintLetter{'V', "submittime"},
    PrintLetter{'w', "wckey", Cell::Name}, PrintLetter{'W', "licenses", Cell::Name},
    PrintLetter{'x', "excnodes", Cell::Name}, PrintLetter{'X', "corespec"}, PrintLetter{'y', "nice"},
    PrintLetter{'Y', "schednodes", Cell::Name}, PrintLetter{'z', "s:c:t"},
    PrintLetter{'Z', "workdir", Cell::Free}};

bool isId(std::string_view word)
{
    return !word.empty() && word.front() >= '0' && word.front() <= '9'
        && word.find_first_not_of("0123456789_+[]-%,*.") == std::string_view::npos;
}

/// Whether the first lines begin with job ids and hold three cells or more: what -h prints.
bool looksHeaderless(std::string_view beginning)
{
    std::size_t rows = 0;
    for (TextLines lines(beginning); rows < RowsLookedAt && lines.next();) {
        const std::string_view line = trimmed(lines.text());
        if (line.empty())
            continue;
        const char parting = line.find('|') == std::string_view::npos ? ' ' : '|';
        const std::size_t end = std::min(line.find(parting), line.size());
        const bool more = line.find(parting, line.find_first_not_of(parting, end)) != std::string_view::npos;
        if (!isId(trimmed(line.substr(0, end))) || !more)
            return false;
        ++rows;
    }
    return rows > 0;
}

bool recognizes(std::string_view beginning)
{
    return JobTable(beginning).open() || looksHeaderless(beginning);
}

Result<Import> read(std::string_view content, const Progress& progress)
{
    JobTable table(content);
    if (table.open())
        return readJobTable(std::move(table), progress);
    if (looksHeaderless(content))
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the table has no header, so what its columns are is not known; print it again without "
                "-h (squeue, sprio) or -n (sacct), or give the text of -o to fairshare with --squeue-format "
                "or "
                "--sprio-format"),
            {1, 1});
    return fail(ErrorCode::BadInput,
        fairshare::say("this is not a table of squeue; expected a header with JOBID"), {1, 1});
}

Result<Import> readPrinted(std::string_view content, const PrintFormat& columns, const Progress& progress)
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
        .summary = fairshare::phrase("Pending and running jobs with what the columns tell; no tree"),
        .recognizes = recognizes,
        .read = read,
        .write = nullptr,
        .letters = {"squeue", Letters},
        .readPrinted = readPrinted};
}

} // namespace fairshare::format_files
