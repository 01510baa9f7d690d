// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_csv.h"

#include "core/base/csv_cell.h"
#include "core/base/numbers.h"
#include "core/base/utf8.h"
#include "core/io/slurm/jobs/job_csv_columns.h"
#include "core/io/slurm/jobs/job_drafts.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/text/text_lines.h"
#include "core/priority/tres_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t CsvRowsPerReport = std::size_t{1} << 14;

std::size_t memberOf(std::string_view title)
{
    const auto columns = jobCsvColumns();
    const auto found = std::ranges::find_if(
        columns, [title](const JobCsvColumn& column) { return equalIgnoringCase(column.title, title); });
    return static_cast<std::size_t>(found - columns.begin());
}

std::string_view tresOf(std::string_view title)
{
    for (const std::string_view prefix : {RequestedPrefix, PartitionTresPrefix})
        if (equalIgnoringCase(title.substr(0, prefix.size()), prefix))
            return title.substr(prefix.size());
    return {};
}

bool isKnown(std::string_view title)
{
    return memberOf(title) < jobCsvColumns().size() || !tresOf(title).empty();
}

bool isIdTitle(std::string_view title)
{
    return equalIgnoringCase(title, jobCsvColumns().front().title);
}

/// Returns true for a column that only job tables have. Titles of one word also occur in tables of
/// associations.
bool isOfJobs(std::string_view title)
{
    return isKnown(title) && title.find('_') != std::string_view::npos;
}

} // namespace

bool JobCsvReader::isHeader(const std::vector<CsvCell>& cells)
{
    std::size_t known = 0;
    bool ofJobs = false;
    for (const CsvCell& cell : cells) {
        known += isKnown(trimmed(cell.text)) ? 1U : 0U;
        ofJobs = ofJobs || isOfJobs(trimmed(cell.text));
    }
    return ofJobs && known > 1 && known * 2 >= cells.size();
}

tl::unexpected<Error> JobCsvReader::refuse(const CsvCell& cell, const std::string& allowed)
{
    return fail(ErrorCode::OutOfRange,
        fairshare::say("{} is {}; expected {}", m_title, quotedPart(cell.text), allowed),
        m_lines.position(cell));
}

Result<void> JobCsvReader::readHeader()
{
    const auto more = m_lines.next();
    if (!more)
        return tl::unexpected(more.error());
    if (!*more || !isHeader(m_lines.cells()))
        return fail(ErrorCode::BadInput,
            fairshare::say("not a job table; expected a header with job_id, user, age_s and so on"), {1, 1});
    const auto& cells = m_lines.cells();
    if (std::ranges::none_of(cells, [](const CsvCell& cell) { return isIdTitle(trimmed(cell.text)); }))
        return fail(ErrorCode::BadInput,
            fairshare::say("the table has job values but no column job_id; add that column"),
            m_lines.position(cells.front()));
    for (const CsvCell& cell : cells)
        if (auto done = readTitle(cell); !done)
            return done;
    m_firstFilled.resize(m_columns.size());
    return {};
}

Result<void> JobCsvReader::readTitle(const CsvCell& cell)
{
    const std::string_view title = trimmed(cell.text);
    if (!m_titles.insert(lowerCase(title)).second && !title.empty())
        return fail(ErrorCode::BadInput, fairshare::say("duplicate column {}", quotedPart(title)),
            m_lines.position(cell));
    if (invalidUtf8(title) != std::string_view::npos)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the column name {} is not valid UTF-8", quotedPart(withEscapedBytes(title.substr(0, 60)))),
            m_lines.position(cell));
    if (!isKnown(title))
        m_remarks.add("unknown_column", m_lines.position(cell),
            [title] { return fairshare::say("unknown column {} is ignored", quotedPart(title)); });
    const std::string tres = lowerCase(tresOf(title));
    if (!tres.empty() && !isTresName(tres))
        m_remarks.add("unknown_tres", m_lines.position(cell), [&tres] {
            return fairshare::say(
                "unknown TRES {} cannot have a weight; expected one of {}", quotedPart(tres), knownTres());
        });
    const bool ofPartition =
        equalIgnoringCase(title.substr(0, PartitionTresPrefix.size()), PartitionTresPrefix);
    const std::size_t member = memberOf(title);
    const bool isMemberOfPartition = member < jobCsvColumns().size() && jobCsvColumns()[member].isOfPartition;
    m_columns.push_back({member, tres, isMemberOfPartition || ofPartition});
    return {};
}

Result<void> JobCsvReader::readAmount(const Column& column, const CsvCell& cell, Row row)
{
    const auto amount = parseUnsigned(trimmed(cell.text));
    m_title = titleOf(column);
    if (!amount)
        return refuse(cell, fairshare::say("a whole number, 0 or more"));
    // Titles are unique, so this row has no other amount of this TRES.
    (column.ofPartition ? row.partition.tres : row.job.requested).emplace_back(column.tres, *amount);
    return {};
}

Result<void> JobCsvReader::readCell(const Column& column, const CsvCell& cell, Row row)
{
    if (trimmed(cell.text).empty())
        return {};
    if (!column.tres.empty())
        return readAmount(column, cell, row);
    const auto members = jobCsvColumns();
    if (column.member == members.size())
        return {};
    const JobCsvColumn& member = members[column.member];
    m_title = member.title;
    if (invalidUtf8(cell.text) != std::string_view::npos)
        return refuse(cell, fairshare::say("UTF-8 text"));
    if (auto done = member.read(trimmed(cell.text), {m_queue.cluster, row.job, row.partition}); !done)
        return refuse(cell, done.error().message);
    m_maxima.tell(member.title);
    if (member.title == "fairshare")
        checkFairshare(cell, row.job);
    return {};
}

void JobCsvReader::checkFairshare(const CsvCell& cell, const Job& job)
{
    if (job.fairshare.value_or(0) > 1)
        m_remarks.add("fairshare_range", m_lines.position(cell), [&cell] {
            return fairshare::say(
                "fairshare is {}; factors should be from 0 to 1, but the value is used as is",
                quotedPart(cell.text));
        });
}

Result<void> JobCsvReader::checkWidth()
{
    const std::vector<CsvCell>& cells = m_lines.cells();
    if (cells.size() == m_columns.size())
        return {};
    const CsvCell& place = cells.size() < m_columns.size() ? cells.front() : cells[m_columns.size()];
    return fail(ErrorCode::BadInput, cellCountText(cells.size(), m_columns.size()), m_lines.position(place));
}

Result<void> JobCsvReader::readRow()
{
    if (auto done = checkWidth(); !done)
        return done;
    const std::vector<CsvCell>& cells = m_lines.cells();
    Job read;
    JobPartition partition;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (auto done = readCell(m_columns[i], cells[i], {read, partition}); !done)
            return done;
    if (read.id.size() > LongestJobId)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the job ID {} is longer than {} characters", quotedPart(read.id), LongestJobId),
            m_lines.position(cells.front()));
    return addPartitions(std::move(read), std::move(partition));
}

/// Adds partitions. A row may list several partitions, as in squeue, which then share all other values.
Result<void> JobCsvReader::addPartitions(Job job, JobPartition partition)
{
    Job listed;
    if (setPartitions(listed, partition.name))
        m_remarks.add("cut_partitions", m_lines.position(m_lines.cells().front()), [&job] {
            return fairshare::say(
                "the partition list of job {} is truncated; some partitions are missing", job.id);
        });
    const bool isNew = job.id.empty() || m_queue.jobs.empty() || m_queue.jobs.back().id != job.id;
    bool isFirst = isNew;
    for (JobPartition& each : listed.partitions) {
        partition.name = std::move(each.name);
        if (auto done = isFirst ? addJob(job, partition) : addPartition(partition); !done)
            return done;
        isFirst = false;
    }
    if (auto done = isNew ? Result<void>() : checkRepeated(job); !done)
        return done;
    checkMaxima(m_queue.jobs.back(), isNew);
    return {};
}

/// Checks values against the maxima in the table. Maxima that are missing are set to the largest value later.
void JobCsvReader::checkMaxima(const Job& job, bool isNew)
{
    const auto check = [this](std::string_view title, std::uint32_t figure, std::uint32_t maximum) {
        if (maximum == 0 || figure <= maximum)
            return;
        const std::string maximumTitle = fmt::format("{}_max", title);
        const auto told = columnOf(maximumTitle);
        const auto own = columnOf(title);
        if (told == m_columns.size() || !m_firstFilled[told] || own == m_columns.size()
            || trimmed(m_lines.cells()[own].text).empty())
            return;
        m_remarks.add("above_maximum", m_lines.position(m_lines.cells()[own]), [&] {
            return fairshare::say(
                "{} is {}, above {}; factors should be from 0 to 1, but the value is used as is", title,
                figure, fmt::format("{} {}", maximumTitle, maximum));
        });
    };
    if (isNew) { // further rows repeat these values
        check("assoc_priority", job.associationPriority, job.maxima.association);
        check("qos_priority", job.qosPriority, job.maxima.qos);
    }
    check("partition_factor", job.partitions.back().jobFactor, job.maxima.partition);
}

/// Returns the index of the column with this title, or the number of columns if there is none.
std::size_t JobCsvReader::columnOf(std::string_view title) const
{
    const auto found = std::ranges::find(m_columns, memberOf(title), &Column::member);
    return static_cast<std::size_t>(found - m_columns.begin());
}

/// Checks that a further row of a job repeats the values of the first row.
Result<void> JobCsvReader::checkRepeated(const Job& repeated)
{
    const Job& job = m_queue.jobs.back();
    const std::vector<CsvCell>& cells = m_lines.cells();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const Column& column = m_columns[i];
        if (trimmed(cells[i].text).empty() || column.ofPartition)
            continue;
        const std::string told = figureOf(column, job);
        if (told == figureOf(column, repeated))
            continue;
        const std::string title = titleOf(column);
        const std::uint32_t line = m_lines.position({.text = {}, .offset = m_firstOffset}).line;
        return fail(ErrorCode::BadInput,
            m_firstFilled[i]
                ? fairshare::say(
                      "job {0} has {2} {3} on line {1}, but {4} here; all rows of a job must agree",
                      quotedPart(job.id), line, title, quotedPart(told), quotedPart(cells[i].text))
                : fairshare::say("job {0} has no {2} on line {1}, but {3} here; all rows of a job must agree",
                      quotedPart(job.id), line, title, quotedPart(cells[i].text)),
            m_lines.position(cells[i]));
    }
    return {};
}

/// Returns the value of a column of the whole job as text; "" for a missing amount or an unknown column.
std::string JobCsvReader::figureOf(const Column& column, const Job& job) const
{
    if (!column.tres.empty()) {
        const auto amount = amountOf(job.requested, column.tres);
        return amount ? fmt::to_string(*amount) : std::string();
    }
    const auto members = jobCsvColumns();
    if (column.member == members.size())
        return {};
    return members[column.member].write({m_queue.cluster, job, {}});
}

std::string JobCsvReader::titleOf(const Column& column)
{
    if (column.tres.empty())
        return std::string(jobCsvColumns()[column.member].title);
    return fmt::format("{}{}", column.ofPartition ? PartitionTresPrefix : RequestedPrefix, column.tres);
}

Result<void> JobCsvReader::addPartition(JobPartition partition)
{
    Job& job = m_queue.jobs.back();
    if (!m_partitions.insert(partition.name).second)
        return fail(ErrorCode::BadInput,
            fairshare::say("job {} has two rows for partition {}; expected one row per partition",
                quotedPart(job.id), quotedPart(partition.name)),
            m_lines.position(m_lines.cells().front()));
    job.partitions.push_back(std::move(partition));
    m_maxima.dropRow();
    return {};
}

Result<void> JobCsvReader::addJob(Job job, JobPartition partition)
{
    if (job.id.empty())
        job.id = fmt::to_string(m_queue.jobs.size() + 1);
    const CsvCell& first = m_lines.cells().front();
    if (const auto taken = m_ids.add(job.id, first.offset))
        return fail(ErrorCode::BadInput,
            JobIds::taken(job.id, m_lines.position({.text = {}, .offset = *taken})), m_lines.position(first));
    m_firstOffset = first.offset;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_firstFilled[i] = !trimmed(m_lines.cells()[i].text).empty();
    m_partitions.clear();
    m_partitions.insert(partition.name);
    job.partitions.push_back(std::move(partition));
    m_queue.jobs.push_back(std::move(job));
    m_maxima.closeJob();
    return {};
}

Result<Import> JobCsvReader::read(const Progress& progress)
{
    if (auto done = readHeader(); !done)
        return tl::unexpected(done.error());
    for (std::size_t rows = 1;; ++rows) {
        if (rows % CsvRowsPerReport == 0)
            progress.at(m_lines.fraction(), rows);
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = m_lines.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = readRow(); !done)
            return tl::unexpected(done.error());
    }
    if (m_queue.jobs.empty())
        return fail(ErrorCode::BadInput, fairshare::say("the table contains no jobs"), {1, 1});
    m_maxima.fill(m_queue, m_remarks);
    Import import;
    import.jobs = std::move(m_queue);
    import.diagnostics = m_remarks.take();
    return import;
}

} // namespace fairshare
