// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recorded_jobs_reader.h"

#include "core/base/say.h"
#include "core/io/text_lines.h"
#include "core/io/workload_csv_rows.h"

#include <array>

namespace fairshare {
namespace {

enum Column : std::size_t {
    Id,
    Submit,
    Requeued,
    Requested,
    Start,
    Run,
    Resources,
    Account,
    User,
    Queue,
    Application,
    Partition,
    FinalState,
    Allocated,
    ColumnCount
};
constexpr std::array<std::string_view, ColumnCount> Titles{"job_id", "submission_time", "requeued_at",
    "requested_time", "starting_time", "execution_time", "requested_number_of_resources", "account", "user",
    "queue", "app", "partition", "final_state", "allocated_resources"};

constexpr std::array<std::pair<Column, JobAttribute>, JobAttributeCount> Names{
    {{Account, JobAttribute::Account}, {User, JobAttribute::User}, {Queue, JobAttribute::Queue},
        {Application, JobAttribute::Application}, {Partition, JobAttribute::Partition}}};

/// Rows are all good here: the first bad one is an error.
Result<void> firstBad(WorkloadImport& import)
{
    if (import.badRows == 0)
        return {};
    const Diagnostic bad = import.remarks.take().front();
    return fail(ErrorCode::BadInput, bad.message, bad.position);
}

Result<void> takeRow(WorkloadCsvRows& rows, RecordedJobTable& table)
{
    WorkloadImport import;
    RecordedJob job;
    if (!rows.takeWhole(Submit, job.submit, import) || !rows.takeWhole(Requeued, job.requeued, import)
        || !rows.takeWhole(Requested, job.requested, import) || !rows.takeWhole(Start, job.start, import)
        || !rows.takeWhole(Run, job.run, import) || !rows.takeWhole(Resources, job.resources, import))
        return firstBad(import);
    for (const auto& [column, attribute] : Names)
        job.names[static_cast<std::size_t>(attribute)] = rows.text(column);
    const auto [place, isNew] = table.places.try_emplace(std::string(rows.text(Id)), table.jobs.size());
    if (!isNew)
        return fail(ErrorCode::BadInput, fairshare::say("the job '{}' is there twice", excerpt(place->first)),
            rows.position(Id));
    job.isKilled = rows.text(FinalState) == "COMPLETED_KILLED";
    job.line = rows.position().line;
    table.jobs.push_back(std::move(job));
    table.ids.push_back(place->first);
    table.nodes.emplace_back(rows.text(Allocated));
    return {};
}

} // namespace

Result<RecordedJobTable> readRecordedJobs(std::string_view content, const Progress& progress)
{
    WorkloadCsvRows rows(withoutByteOrderMark(content), Titles);
    if (auto opened = rows.open(); !opened)
        return tl::unexpected(opened.error());
    if (!rows.has(Id))
        return fail(ErrorCode::BadInput, fairshare::say("there is no column '{}'", Titles[Id]), {1, 1});
    RecordedJobTable table;
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
