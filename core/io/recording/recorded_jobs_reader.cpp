// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recorded_jobs_reader.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/job_log/workload_csv_rows.h"
#include "core/io/recording/recording.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>

namespace fairshare {
namespace {

struct RecordedJobColumns {
    enum Column : std::size_t {
        Id,
        Submit,
        Requeued,
        Requested,
        Start,
        Run,
        Finish,
        Resources,
        Account,
        User,
        Queue,
        Application,
        Partition,
        FinalState,
        Allocated,
        Priority,
        ColumnCount
    };
    static constexpr std::array<std::string_view, ColumnCount> Titles{"job_id", "submission_time",
        "requeued_at", "requested_time", "starting_time", "execution_time", "finish_time",
        "requested_number_of_resources", "account", "user", "queue", "app", "partition", "final_state",
        "allocated_resources", "priority_at_start"};
    static constexpr std::array<std::pair<Column, JobAttribute>, JobAttributeCount> Names{
        {{Account, JobAttribute::Account}, {User, JobAttribute::User}, {Queue, JobAttribute::Queue},
            {Application, JobAttribute::Application}, {Partition, JobAttribute::Partition}}};
};

/// Returns the first bad row as an error, since all rows must be valid here.
Result<void> firstBad(WorkloadImport& import)
{
    if (import.badRows == 0)
        return {};
    const Diagnostic bad = import.remarks.take().front();
    return fail(ErrorCode::BadInput, bad.message, bad.position);
}

/// Returns true for a valid node number or an ascending range of node numbers.
bool isNodeRange(std::string_view part)
{
    const std::size_t dash = part.find('-');
    const auto first = parseUnsigned(part.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : parseUnsigned(part.substr(dash + 1));
    return first && last && *first <= *last && *last < MostRecordedNodes;
}

/// Returns true for a list of node ranges of any length. If samples show the nodes, the list may be longer
/// than the limit that applies without samples.
bool isNodeList(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0 && !isNodeRange(text.substr(0, end)))
            return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

Result<void> checkRow(WorkloadCsvRows& rows, const RecordedJob& job)
{
    using enum RecordedJobColumns::Column;
    constexpr const auto& Titles = RecordedJobColumns::Titles;
    constexpr Seconds NotTold = -1;
    if (job.run < NotTold)
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is '{}'; expected 0 or more", Titles[Run], excerpt(rows.text(Run))),
            rows.position(Run));
    if (const std::string_view nodes = rows.text(Allocated); !isNodeList(nodes))
        return fail(ErrorCode::BadInput,
            fairshare::say("{} is '{}'; expected numbers below {} and ranges, such as 0-3 7",
                Titles[Allocated], excerpt(nodes), MostRecordedNodes),
            rows.position(Allocated));
    return {};
}

Result<void> takeRow(WorkloadCsvRows& rows, RecordedJobTable& table)
{
    using enum RecordedJobColumns::Column;
    WorkloadImport import;
    RecordedJob job;
    Seconds finish = -1;
    if (!rows.takeWhole(Submit, job.submit, import) || !rows.takeWhole(Requeued, job.requeued, import)
        || !rows.takeWhole(Requested, job.requested, import) || !rows.takeWhole(Start, job.start, import)
        || !rows.takeWhole(Run, job.run, import) || !rows.takeWhole(Finish, finish, import)
        || !rows.takeWhole(Resources, job.resources, import)
        || !rows.takeWhole(Priority, job.priority, import))
        return firstBad(import);
    if (auto checked = checkRow(rows, job); !checked)
        return checked;
    for (const auto& [column, attribute] : RecordedJobColumns::Names)
        job.names[static_cast<std::size_t>(attribute)] = rows.text(column);
    const auto [place, isNew] = table.places.try_emplace(std::string(rows.text(Id)), table.jobs.size());
    if (!isNew)
        return fail(ErrorCode::BadInput, fairshare::say("duplicate job '{}'", excerpt(place->first)),
            rows.position(Id));
    job.isKilled = rows.text(FinalState) == "COMPLETED_KILLED";
    job.line = rows.position().line;
    const bool tellsAll = job.start >= 0 && job.run >= 0 && finish >= 0;
    if (tellsAll && finish != job.start + job.run && ++table.otherEnds == 1)
        table.otherEndLine = job.line;
    table.jobs.push_back(std::move(job));
    table.ids.push_back(place->first);
    table.nodes.emplace_back(rows.text(Allocated));
    return {};
}

} // namespace

std::vector<std::int64_t> startPriorities(
    const RecordedJobTable& table, const std::vector<std::uint32_t>& rows)
{
    std::vector<std::int64_t> priorities;
    if (std::ranges::any_of(table.jobs, [](const RecordedJob& job) { return job.priority >= 0; }))
        for (const std::uint32_t row : rows)
            priorities.push_back(std::max<std::int64_t>(table.jobs[row].priority, 0));
    return priorities;
}

Result<RecordedJobTable> readRecordedJobs(std::string_view content, const Progress& progress)
{
    WorkloadCsvRows rows(withoutByteOrderMark(content), RecordedJobColumns::Titles);
    if (auto opened = rows.open(); !opened)
        return tl::unexpected(opened.error());
    if (!rows.has(RecordedJobColumns::Id))
        return fail(ErrorCode::BadInput,
            fairshare::say("missing column '{}'", RecordedJobColumns::Titles[RecordedJobColumns::Id]),
            {1, 1});
    RecordedJobTable table;
    table.tellsRequeues = rows.has(RecordedJobColumns::Requeued);
    WorkloadImport import;
    for (;;) {
        const auto found = rows.next(import, progress);
        if (!found)
            return tl::unexpected(found.error());
        if (auto bad = firstBad(import); !bad)
            return tl::unexpected(bad.error());
        if (!*found)
            return table;
        if (auto done = takeRow(rows, table); !done)
            return tl::unexpected(done.error());
    }
}

} // namespace fairshare
