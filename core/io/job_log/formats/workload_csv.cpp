// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/job_log/formats/workload_formats.h"
#include "core/io/job_log/workload_csv_rows.h"
#include "core/io/job_log/workload_draft.h"
#include "core/io/text/logged_figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <utility>

namespace fairshare::workload_files {
namespace {

struct CsvColumns {
    enum Column : std::size_t {
        Id,
        Submit,
        Run,
        Procs,
        Nodes,
        Requested,
        User,
        Account,
        Queue,
        Application,
        Partition,
        Priority,
        CoresPerNode,
        Memory,
        ColumnCount
    };
    static constexpr std::array<std::string_view, ColumnCount> Titles{"job_id", "submit", "run", "procs",
        "nodes", "req", "user", "account", "queue", "app", "partition", "priority", "cores_per_node",
        "memory_mb"};
};

Result<void> requireCsvColumns(const WorkloadCsvRows& rows)
{
    using enum CsvColumns::Column;
    for (const CsvColumns::Column needed : {Submit, Run})
        if (!rows.has(needed))
            return fail(ErrorCode::BadInput,
                fairshare::say("missing column '{}'; a job log needs submit, run, and either procs or nodes",
                    CsvColumns::Titles[needed]),
                {1, 1});
    if (!rows.has(Procs) && !rows.has(Nodes))
        return fail(ErrorCode::BadInput, fairshare::say("missing column 'procs' or 'nodes'"), {1, 1});
    return {};
}

/// Returns the number of known columns in a header that cannot be opened, for example because it has too many
/// columns.
std::size_t namedIn(std::string_view heading)
{
    const std::string cells = fmt::format(",{},", heading);
    return static_cast<std::size_t>(
        std::ranges::count_if(CsvColumns::Titles, [&cells](std::string_view title) {
            return cells.find(fmt::format(",{},", title)) != std::string::npos;
        }));
}

/// Recognizes the format by two of its columns, so that a log with a missing or duplicate column gets a
/// specific error.
bool recognizesWorkloadCsv(std::string_view beginning)
{
    constexpr std::size_t Enough = 2;
    WorkloadCsvRows rows(beginning, CsvColumns::Titles);
    const bool isOpen = rows.open().has_value();
    return rows.known() >= Enough
        || (!isOpen && namedIn(beginning.substr(0, beginning.find_first_of("\r\n"))) >= Enough);
}

struct CsvRow {
    LoggedJob job;
    LoggedDetails details;
};

/// Number of a row; -1 if it is not known.
struct Detail {
    CsvColumns::Column column;
    std::int64_t value;
    std::int64_t least;
};

/// Checks the numbers of a row. Returns false if one is too small, which makes the row a bad row.
bool areDetails(std::initializer_list<Detail> details, WorkloadCsvRows& rows, WorkloadImport& import)
{
    for (const Detail& detail : details) {
        if (detail.value >= detail.least || detail.value == -1)
            continue;
        import.addBadRow(rows.position(detail.column), [&detail] {
            return fairshare::say("{} is '{}'; expected at least {}, or -1 if unknown",
                CsvColumns::Titles[detail.column], detail.value, detail.least);
        });
        return false;
    }
    return true;
}

/// Returns the column with the job size that is used. The other size is converted if a row lacks this one.
CsvColumns::Column sizeOf(const WorkloadCsvRows& rows, const CleaningSettings& settings)
{
    using enum CsvColumns::Column;
    if (rows.has(Procs) && rows.has(Nodes))
        return settings.cluster && settings.cluster->allocation == AllocationUnit::Node ? Nodes : Procs;
    return rows.has(Procs) ? Procs : Nodes;
}

/// Converts the other job size to the one that is used.
/// @param cores cores per node; below 1 if not known
std::int64_t sizeBy(std::int64_t other, CsvColumns::Column size, std::int64_t cores)
{
    if (other <= 0)
        return -1;
    if (size == CsvColumns::Nodes)
        return (other - 1) / std::max<std::int64_t>(cores, 1) + 1;
    return cores > 0 ? std::min(other * cores, MostLoggedProcs) : -1;
}

/// Reads the times of a job in whole seconds: those with fractions are rounded, limits up. Returns false for
/// a bad row, which is reported.
bool takeTimes(WorkloadCsvRows& rows, WorkloadDraft& draft, LoggedJob& job)
{
    using enum CsvColumns::Column;
    std::optional<double> submit;
    std::optional<double> run;
    std::optional<double> requested;
    if (!rows.takeReal(Submit, submit, draft.import()) || !rows.takeReal(Run, run, draft.import())
        || !rows.takeReal(Requested, requested, draft.import()))
        return false;
    const auto isFraction = [](std::optional<double> time) { return time && *time != std::floor(*time); };
    if (isFraction(submit) || isFraction(run) || isFraction(requested))
        draft.tellFraction(rows.position());
    if (submit)
        job.submit = roundedSeconds(*submit);
    if (run)
        job.run = *run > 0 ? roundedRun(*run) : roundedSeconds(*run);
    if (requested)
        job.requested = static_cast<Seconds>(std::ceil(*requested));
    return true;
}

/// Reads a row. Returns nothing for a bad row, which is reported.
std::optional<CsvRow> csvRow(WorkloadCsvRows& rows, WorkloadDraft& draft, const CleaningSettings& settings)
{
    using enum CsvColumns::Column;
    WorkloadImport& import = draft.import();
    CsvRow row{.job = {.id = rows.text(Id)}, .details = {}};
    std::int64_t cores = -1;
    std::int64_t other = -1;
    const CsvColumns::Column size = sizeOf(rows, settings);
    import.unit = size == Nodes ? AllocationUnit::Node : AllocationUnit::Procs;
    const bool isRead = takeTimes(rows, draft, row.job)
        && rows.takeWhole(size, row.job.requestedProcs, import, MostLoggedProcs)
        && rows.takeWhole(size == Procs ? Nodes : Procs, other, import, MostLoggedProcs)
        && rows.takeWhole(Priority, row.details.priority, import)
        && rows.takeWhole(CoresPerNode, cores, import, MostLoggedProcs)
        && rows.takeWhole(Memory, row.details.memoryMegabytes, import)
        && areDetails({{Priority, row.details.priority, 0}, {CoresPerNode, cores, 1},
                          {Memory, row.details.memoryMegabytes, 0}},
            rows, import);
    if (!isRead)
        return std::nullopt;
    const bool isCluster = settings.cluster && settings.cluster->coresPerNode > 0;
    row.job.allocatedProcs =
        sizeBy(other, size, cores > 0 || !isCluster ? cores : settings.cluster->coresPerNode);
    row.details.coresPerNode = static_cast<std::int32_t>(std::max<std::int64_t>(cores, 0));
    row.job.attributes = {
        rows.text(User), rows.text(Account), rows.text(Queue), rows.text(Application), rows.text(Partition)};
    return row;
}

Result<WorkloadImport> readWorkloadCsv(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    WorkloadCsvRows rows(content, CsvColumns::Titles);
    if (auto opened = rows.open(); !opened)
        return tl::unexpected(opened.error());
    if (auto complete = requireCsvColumns(rows); !complete)
        return tl::unexpected(complete.error());
    const bool hasDetails =
        rows.has(CsvColumns::Priority) || rows.has(CsvColumns::CoresPerNode) || rows.has(CsvColumns::Memory);
    WorkloadDraft draft(settings);
    LogFrame frame;
    rows.tellOthers(draft.import());
    for (;;) {
        const auto found = rows.next(draft.import(), progress);
        if (!found)
            return tl::unexpected(found.error());
        if (!*found)
            break;
        const auto row = csvRow(rows, draft, settings);
        if (row && hasDetails) {
            if (draft.import().unit == AllocationUnit::Node)
                frame.procsPerNode = std::max(frame.procsPerNode, row->details.coresPerNode);
            draft.add(row->job, rows.position(), row->details);
        } else if (row)
            draft.add(row->job, rows.position());
    }
    if (!draft.hasJobs())
        return draft.noJobs(fairshare::say("no jobs after the header"), {2, 1});
    return draft.take(std::move(frame));
}

} // namespace

WorkloadFormat workload_csv()
{
    return {.id = "workload-csv",
        .title = fairshare::phrase("Jobs as CSV"),
        .patterns = "*.csv *.csv.gz",
        .recognizes = recognizesWorkloadCsv,
        .read = readWorkloadCsv};
}

} // namespace fairshare::workload_files
