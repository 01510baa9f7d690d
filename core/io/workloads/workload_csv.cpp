// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/csv_lines.h"
#include "core/io/text_lines.h"
#include "core/io/workloads/workload_formats.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace fairshare::workload_files {
namespace {

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
    ColumnCount
};
constexpr std::array<std::string_view, ColumnCount> Titles{
    "job_id", "submit", "run", "procs", "nodes", "req", "user", "account", "queue", "app"};

constexpr std::size_t Missing = CsvLines::MaxCells;

/// Where each column stands, or Missing.
using Places = std::array<std::size_t, ColumnCount>;

Result<Places> placesOf(CsvLines& lines)
{
    Places places;
    places.fill(Missing);
    for (std::size_t at = 0; at < lines.cells().size(); ++at) {
        const CsvCell& cell = lines.cells()[at];
        const auto found = std::ranges::find(Titles, trimmed(cell.text));
        if (found == Titles.end())
            continue;
        std::size_t& place = places[static_cast<std::size_t>(found - Titles.begin())];
        if (place != Missing)
            return fail(ErrorCode::BadInput, fairshare::say("the column '{}' is there twice", *found),
                lines.position(cell));
        place = at;
    }
    for (const Column needed : {Submit, Run})
        if (places[needed] == Missing)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "there is no column '{}'; a log needs submit, run and procs or nodes", Titles[needed]),
                {1, 1});
    if (places[Procs] == Missing && places[Nodes] == Missing)
        return fail(ErrorCode::BadInput, fairshare::say("there is no column 'procs' or 'nodes'"), {1, 1});
    return places;
}

std::optional<std::int64_t> wholeOf(std::string_view text)
{
    std::int64_t value = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    constexpr std::int64_t Most = 1'000'000'000'000'000;
    const bool isWhole = error == std::errc() && rest == text.data() + text.size();
    return isWhole && value >= -Most && value <= Most ? std::optional(value) : std::nullopt;
}

bool recognizes(std::string_view beginning)
{
    CsvLines lines(beginning);
    const auto row = lines.next();
    return row && *row && placesOf(lines);
}

/// Reads rows by the columns of the heading.
class Rows {
public:
    Rows(CsvLines& lines, const Places& places, WorkloadImport& import)
        : m_lines(lines)
        , m_places(places)
        , m_import(import)
    {
    }

    std::optional<LoggedJob> job()
    {
        LoggedJob job{.id = text(Id)};
        const Column size = m_places[Procs] != Missing ? Procs : Nodes;
        if (!take(Submit, job.submit) || !take(Run, job.run) || !take(size, job.requestedProcs)
            || !take(Requested, job.requested))
            return std::nullopt;
        job.attributes = {text(User), text(Account), text(Queue), text(Application)};
        return job;
    }

private:
    std::string_view text(Column column) const
    {
        const std::size_t place = m_places[column];
        return place < m_lines.cells().size() ? m_lines.cells()[place].text : std::string_view();
    }

    /// An empty cell is a missing figure.
    bool take(Column column, std::int64_t& to)
    {
        const std::string_view word = trimmed(text(column));
        if (word.empty())
            return true;
        const auto value = wholeOf(word);
        to = value.value_or(-1);
        if (!value)
            m_import.addBadRow(m_lines.position(m_lines.cells()[m_places[column]]),
                [&] { return fairshare::say("{} is '{}'; expected a whole number", Titles[column], word); });
        return value.has_value();
    }

    CsvLines& m_lines;
    const Places& m_places;
    WorkloadImport& m_import;
};

Result<WorkloadImport> read(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    constexpr std::uint64_t RowsAReport = 1U << 14;
    WorkloadImport import;
    CsvLines lines(content);
    if (const auto heading = lines.next(); !heading)
        return tl::unexpected(heading.error());
    const auto places = placesOf(lines);
    if (!places)
        return tl::unexpected(places.error());
    const std::size_t width = lines.cells().size();
    LogCleaner cleaner(settings);
    Rows rows(lines, *places, import);
    for (std::uint64_t count = 1;; ++count) {
        const auto row = lines.next();
        if (!row)
            return tl::unexpected(row.error());
        if (!*row)
            break;
        if (count % RowsAReport == 0) {
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("cancelled"));
            progress.at(lines.fraction(), count);
        }
        if (lines.cells().size() != width)
            import.addBadRow(lines.position(lines.cells().front()), [&] {
                return fairshare::say(
                    "the row has {} cells; the heading has {}", lines.cells().size(), width);
            });
        else if (const auto job = rows.job())
            cleaner.add(*job);
    }
    import.workload = cleaner.take(0, import.summary);
    if (import.summary.rows == 0)
        return fail(ErrorCode::BadInput, fairshare::say("there is no job below the heading"), {2, 1});
    return import;
}

} // namespace

WorkloadFormat workload_csv()
{
    return {.id = "workload-csv",
        .title = fairshare::phrase("Jobs as CSV"),
        .patterns = "*.csv *.csv.gz",
        .recognizes = recognizes,
        .read = read};
}

} // namespace fairshare::workload_files
