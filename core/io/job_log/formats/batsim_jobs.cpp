// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/job_log/formats/workload_formats.h"
#include "core/io/job_log/workload_csv_rows.h"
#include "core/io/job_log/workload_draft.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/logged_figure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

namespace fairshare::workload_files {
namespace {

struct BatsimColumns {
    enum Column : std::size_t {
        Id,
        Profile,
        Submission,
        Resources,
        Requested,
        State,
        Start,
        Execution,
        Finish,
        Allocated,
        ColumnCount
    };
    static constexpr std::array<std::string_view, ColumnCount> Titles{"job_id", "profile", "submission_time",
        "requested_number_of_resources", "requested_time", "final_state", "starting_time", "execution_time",
        "finish_time", "allocated_resources"};

    /// Returns the titles of the release that wrote the header. Earlier ones called resources processors.
    static const std::array<std::string_view, ColumnCount>& titlesOf(std::string_view content)
    {
        static constexpr auto Earlier = [] {
            auto titles = Titles;
            titles[Resources] = "requested_number_of_processors";
            titles[Allocated] = "allocated_processors";
            return titles;
        }();
        const std::string_view header = content.substr(0, content.find('\n'));
        return header.find(Earlier[Resources]) == std::string_view::npos ? Titles : Earlier;
    }
};

Result<void> requireBatsimColumns(const WorkloadCsvRows& rows)
{
    using enum BatsimColumns::Column;
    constexpr const auto& Titles = BatsimColumns::Titles;
    for (const BatsimColumns::Column needed : {Submission, Resources})
        if (!rows.has(needed))
            return fail(ErrorCode::BadInput, fairshare::say("missing column '{}'", Titles[needed]), {1, 1});
    if (!rows.has(Execution) && !(rows.has(Start) && rows.has(Finish)))
        return fail(ErrorCode::BadInput,
            fairshare::say("expected column '{}', or both '{}' and '{}'", Titles[Execution], Titles[Start],
                Titles[Finish]),
            {1, 1});
    return {};
}

bool recognizesBatsimJobs(std::string_view beginning)
{
    WorkloadCsvRows rows(beginning, BatsimColumns::titlesOf(beginning));
    return rows.open() && rows.has(BatsimColumns::Submission) && rows.has(BatsimColumns::Resources);
}

/// Returns the whole seconds of a time; -1 for none.
Seconds wholeSeconds(std::optional<double> time)
{
    return time && *time >= 0 ? roundedSeconds(*time) : -1;
}

/// Rounds a run time. With a known start, the rounded end counts, so that no two jobs overlap by rounding.
Seconds roundedRunAfter(std::optional<double> start, double execution)
{
    if (!start || *start < 0)
        return roundedRun(execution);
    return std::max<Seconds>(1, roundedSeconds(*start + execution) - roundedSeconds(*start));
}

struct BatsimRow {
    LoggedJob job;
    LoggedDetails details{};
    std::vector<std::uint32_t> nodes{}; ///< numbered from 0
};

bool isFractionOfSecond(std::optional<double> time)
{
    return time && *time != std::floor(*time);
}

/// Message for jobs whose finish_time does not match their start and run time.
std::string otherFinishText(std::size_t count)
{
    return fairshare::say(
        "jobs whose finish_time is not starting_time + execution_time, finish_time ignored: {}", count);
}

/// Returns true if two times are equal within the precision of the file.
bool isAlike(double one, double other)
{
    constexpr double Least = 0.01;
    constexpr double Digits = 1e-5;
    return std::abs(one - other) <= std::max(Least, Digits * std::abs(one));
}

/// Reads a row. Returns nothing for a bad row, which is reported.
std::optional<BatsimRow> batsimRow(WorkloadCsvRows& rows, WorkloadDraft& draft)
{
    using enum BatsimColumns::Column;
    WorkloadImport& import = draft.import();
    std::optional<double> submit;
    std::optional<double> requested;
    std::optional<double> start;
    std::optional<double> execution;
    std::optional<double> finish;
    BatsimRow row{.job = {.id = rows.text(Id)}};
    if (!rows.takeReal(Submission, submit, import) || !rows.takeReal(Requested, requested, import)
        || !rows.takeReal(Start, start, import) || !rows.takeReal(Execution, execution, import)
        || !rows.takeReal(Finish, finish, import)
        || !rows.takeWhole(Resources, row.job.requestedProcs, import, MostLoggedProcs))
        return std::nullopt;
    const auto nodes = parseIntervals(rows.text(Allocated));
    if (!nodes) {
        import.addBadRow(rows.position(Allocated), [] {
            return fairshare::say("allocated_resources is not a list of numbers and ranges such as 0-3 7");
        });
        return std::nullopt;
    }
    row.nodes = *nodes;
    if (execution && start && *start >= 0 && finish && !isAlike(*start + *execution, *finish))
        import.remarks.sum("other_finish", rows.position(Finish), otherFinishText);
    if (!execution && start && *start >= 0 && finish && *finish < *start) {
        import.addBadRow(
            rows.position(Finish), [] { return fairshare::say("finish_time is before starting_time"); });
        return std::nullopt;
    }
    if (!execution && start && finish)
        execution = *finish - *start;
    if (execution && *execution > 0)
        row.job.run = roundedRunAfter(start, *execution);
    row.job.submit = wholeSeconds(submit);
    row.job.requested = requested ? static_cast<Seconds>(std::ceil(*requested)) : -1;
    row.details.start = wholeSeconds(start);
    if (isFractionOfSecond(submit) || isFractionOfSecond(requested) || isFractionOfSecond(start)
        || isFractionOfSecond(execution))
        draft.tellFraction(rows.position());
    return row;
}

/// Finishes the import. Resources are numbered from 0, so the highest number gives the minimum machine size.
Result<WorkloadImport> takeAll(WorkloadDraft& draft, std::uint32_t highest, bool hasNodes)
{
    const auto machine = hasNodes ? static_cast<std::int32_t>(highest + 1) : 0;
    return draft.take({.machine = machine});
}

Result<WorkloadImport> readBatsimJobs(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    WorkloadCsvRows rows(content, BatsimColumns::titlesOf(content));
    if (auto opened = rows.open(); !opened)
        return tl::unexpected(opened.error());
    if (auto complete = requireBatsimColumns(rows); !complete)
        return tl::unexpected(complete.error());
    WorkloadDraft draft(settings);
    std::uint32_t highest = 0;
    bool hasNodes = false;
    for (;;) {
        const auto found = rows.next(draft.import(), progress);
        if (!found)
            return tl::unexpected(found.error());
        if (!*found)
            break;
        auto row = batsimRow(rows, draft);
        if (!row)
            continue;
        // A rejected job has not run.
        if (rows.text(BatsimColumns::State) == "REJECTED"
            || (rows.has(BatsimColumns::Start) && row->details.start < 0)) {
            ++draft.import().findings.neverStarted;
            continue;
        }
        hasNodes = hasNodes || !row->nodes.empty();
        if (!row->nodes.empty())
            highest = std::max(highest, row->nodes.back());
        row->job.attributes[static_cast<std::size_t>(JobAttribute::Application)] =
            rows.text(BatsimColumns::Profile);
        row->details.nodes = row->nodes;
        draft.add(row->job, rows.position(), row->details);
    }
    if (!draft.hasJobs())
        return draft.noJobs(draft.import().findings.neverStarted > 0
                ? fairshare::say("none of the jobs has started")
                : fairshare::say("no jobs after the header"),
            {2, 1});
    return takeAll(draft, highest, hasNodes);
}

} // namespace

WorkloadFormat batsim_jobs()
{
    return {.id = "batsim-jobs",
        .title = fairshare::phrase(
            "Batsim schedule (out_jobs.csv; per the specification, not tested with Batsim)"),
        .patterns = "*.csv *.csv.gz",
        .recognizes = recognizesBatsimJobs,
        .read = readBatsimJobs};
}

} // namespace fairshare::workload_files
