// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/csv/csv_lines.h"
#include "core/io/recording/recorded_samples_reader.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/preemption/preemption_policy_registry.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare {
namespace {

struct SampleColumns {
    enum Column : std::size_t { Sample, Time, Node, Job, ColumnCount };
    static constexpr std::array<std::string_view, ColumnCount> Titles{"sample", "t", "node", "job"};
};

class SampleRowsReader {
public:
    SampleRowsReader(std::string_view content, const RecordedJobTable* jobs)
        : m_lines(content)
        , m_jobs(jobs)
        , m_held(0, Moments::Samples)
    {
    }

    Result<SeenSamples> read(const Progress& progress);

private:
    struct Row {
        std::uint64_t sample = 0;
        std::uint64_t time = 0;
        std::uint64_t node = 0;
        std::string_view job;
        SourcePosition position;
    };

    Result<void> readHeading();
    Result<Row> readRow();
    Result<std::uint64_t> whole(SampleColumns::Column column);
    /// Reads the values of the current row.
    Result<void> takeValues();
    Result<void> beginSample(const Row& row, Seconds time);
    Result<void> take(const Row& row);
    Result<void> takeJob(const Row& row);
    Result<void> closeSample();

    CsvLines m_lines;
    const RecordedJobTable* m_jobs; ///< null: any job may occur
    std::vector<std::string> m_heading;
    std::array<std::size_t, SampleColumns::ColumnCount> m_places{};
    std::vector<RecordedValues::Column> m_values; ///< policy is null if the name is unknown
    SeenSamples m_seen;
    HeldNodes m_held;
    std::vector<Row> m_firstSample; ///< determines the number of nodes
    bool m_isFirst = true;
    std::uint64_t m_sample = 0;
    std::uint64_t m_nodes = 0; ///< rows of the current sample
    SourcePosition m_lastRow;
};

Result<void> SampleRowsReader::readHeading()
{
    const auto heading = m_lines.next();
    if (!heading)
        return tl::unexpected(heading.error());
    for (const CsvCell& cell : m_lines.cells())
        m_heading.emplace_back(trimmed(cell.text));
    for (std::size_t column = 0; column < SampleColumns::ColumnCount; ++column) {
        const auto found = std::ranges::find(m_heading, SampleColumns::Titles[column]);
        if (found == m_heading.end())
            return fail(ErrorCode::BadInput,
                fairshare::say("missing column '{}'", SampleColumns::Titles[column]), {1, 1});
        m_places[column] = static_cast<std::size_t>(found - m_heading.begin());
    }
    for (std::size_t at = 0; at < m_heading.size(); ++at) {
        if (std::ranges::find(m_places, at) != m_places.end())
            continue;
        const PreemptionPolicy* policy = findPreemptionPolicy(policyOfColumn(m_heading[at]));
        m_values.push_back({policy, at});
        if (policy == nullptr) {
            m_seen.values.others.push_back({m_heading[at], m_lines.position(m_lines.cells()[at])});
            continue;
        }
        if (std::ranges::find(m_seen.policies, policy->id) != m_seen.policies.end())
            return fail(ErrorCode::BadInput,
                fairshare::say("column '{}' is the second with values of {}; expected one column per policy",
                    excerpt(m_heading[at]), policy->title),
                m_lines.position(m_lines.cells()[at]));
        m_seen.policies.emplace_back(policy->id);
        m_seen.values.columns.push_back(m_values.back());
    }
    return {};
}

Result<std::uint64_t> SampleRowsReader::whole(SampleColumns::Column column)
{
    const CsvCell& cell = m_lines.cells()[m_places[column]];
    const auto value = parseUnsigned(cell.text);
    if (value && *value <= MostSampleTime)
        return *value;
    return fail(ErrorCode::BadInput,
        fairshare::say(
            "{} is '{}'; expected a whole number", SampleColumns::Titles[column], excerpt(cell.text)),
        m_lines.position(cell));
}

Result<void> SampleRowsReader::takeValues()
{
    for (const RecordedValues::Column& column : m_values) {
        const CsvCell& cell = m_lines.cells()[column.cell];
        const auto value = parseDouble(cell.text);
        if (!value || !(*value >= 0 && *value <= 1))
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is '{}'; expected a number from 0 to 1", excerpt(m_heading[column.cell]),
                    excerpt(cell.text)),
                m_lines.position(cell));
        if (column.policy != nullptr)
            m_seen.values.values.push_back(
                static_cast<std::uint32_t>(std::lround(*value * RecordedValues::Unit)));
    }
    return {};
}

Result<SampleRowsReader::Row> SampleRowsReader::readRow()
{
    const std::vector<CsvCell>& cells = m_lines.cells();
    const SourcePosition position = m_lines.position(cells.front());
    if (cells.size() != m_heading.size())
        return fail(ErrorCode::BadInput, cellCountText(cells.size(), m_heading.size()), position);
    const CsvCell& job = cells[m_places[SampleColumns::Job]];
    if (job.text.find('\0') != std::string_view::npos)
        return fail(ErrorCode::BadInput, nulText(), m_lines.position(job));
    const auto sample = whole(SampleColumns::Sample);
    if (!sample)
        return tl::unexpected(sample.error());
    const auto time = whole(SampleColumns::Time);
    if (!time)
        return tl::unexpected(time.error());
    const auto node = whole(SampleColumns::Node);
    if (!node)
        return tl::unexpected(node.error());
    if (auto checked = takeValues(); !checked)
        return tl::unexpected(checked.error());
    return Row{*sample, *time, *node, trimmed(job.text), position};
}

Result<void> SampleRowsReader::takeJob(const Row& row)
{
    const auto node = static_cast<std::uint32_t>(row.node);
    if (row.job.empty())
        return m_held.give(node, HeldNodes::NoJob, row.position);
    return m_held.give(node, m_held.jobOf(row.job), row.position);
}

/// Ends a sample after its last row.
Result<void> SampleRowsReader::closeSample()
{
    if (m_isFirst) {
        m_isFirst = false;
        m_seen.machine = m_nodes;
        m_held = HeldNodes(m_nodes, Moments::Samples);
        for (const Row& row : m_firstSample)
            if (auto done = takeJob(row); !done)
                return done;
        m_firstSample.clear();
    }
    if (m_nodes != m_seen.machine)
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "sample {} has only {} of {} nodes", fmt::to_string(m_sample), m_nodes, m_seen.machine),
            m_lastRow);
    return m_held.close(m_seen.times.back());
}

/// Begins a sample with its first row.
/// @param time time of the sample
Result<void> SampleRowsReader::beginSample(const Row& row, Seconds time)
{
    if (m_seen.times.empty()) {
        m_seen.first = row.sample;
    } else {
        if (auto done = closeSample(); !done)
            return done;
        if (row.sample != m_sample + 1)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "sample is {}; expected {}", fmt::to_string(row.sample), fmt::to_string(m_sample + 1)),
                row.position);
        if (time <= m_seen.times.back())
            return fail(ErrorCode::BadInput,
                fairshare::say("t is {}; expected more than {}, the t of the previous sample",
                    fmt::to_string(time), fmt::to_string(m_seen.times.back())),
                row.position);
    }
    m_seen.times.push_back(time);
    m_sample = row.sample;
    m_nodes = 0;
    return {};
}

Result<void> SampleRowsReader::take(const Row& row)
{
    const auto time = static_cast<Seconds>(row.time);
    if (m_seen.times.empty() || row.sample != m_sample)
        if (auto begun = beginSample(row, time); !begun)
            return begun;
    if (time != m_seen.times.back())
        return fail(ErrorCode::BadInput,
            fairshare::say("t is {}, but {} in other rows of this sample", fmt::to_string(time),
                fmt::to_string(m_seen.times.back())),
            row.position);
    const std::uint64_t most = m_isFirst ? MostRecordedNodes : m_seen.machine;
    if (row.node != m_nodes || m_nodes == most)
        return fail(ErrorCode::BadInput,
            m_nodes == most ? fairshare::say("this sample has more than {} nodes", most)
                            : fairshare::say("node is {}; expected {}", fmt::to_string(row.node),
                                  fmt::to_string(m_nodes)),
            row.position);
    if (!row.job.empty() && m_jobs != nullptr && !m_jobs->places.contains(std::string(row.job)))
        return fail(ErrorCode::BadInput,
            fairshare::say("job '{}' is not in {}", excerpt(row.job), m_jobs->file), row.position);
    ++m_nodes;
    m_lastRow = row.position;
    if (!m_isFirst)
        return takeJob(row);
    m_firstSample.push_back(row);
    return {};
}

Result<SeenSamples> SampleRowsReader::read(const Progress& progress)
{
    constexpr std::uint64_t RowsAReport = 1U << 14;
    if (auto done = readHeading(); !done)
        return tl::unexpected(done.error());
    for (std::uint64_t rows = 1;; ++rows) {
        const auto found = m_lines.next();
        if (!found)
            return tl::unexpected(found.error());
        if (!*found)
            break;
        const auto row = readRow();
        if (!row)
            return tl::unexpected(row.error());
        if (auto done = take(*row); !done)
            return tl::unexpected(done.error());
        if (rows % RowsAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(m_lines.fraction(), rows);
    }
    if (m_seen.times.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no samples after the header"), {2, 1});
    if (auto done = closeSample(); !done)
        return tl::unexpected(done.error());
    m_seen.last = m_seen.times.back();
    m_seen.runs = m_held.takeRuns();
    m_seen.ids = m_held.takeIds();
    return std::move(m_seen);
}

} // namespace

bool isSampleRows(std::string_view beginning)
{
    return withoutByteOrderMark(beginning).starts_with("sample,t,node,job");
}

Result<SeenSamples> readSampleRows(
    std::string_view content, const RecordedJobTable* jobs, const Progress& progress)
{
    return SampleRowsReader(withoutByteOrderMark(content), jobs).read(progress);
}

std::string policyOfColumn(std::string_view name)
{
    std::string_view found;
    for (const PreemptionPolicy& policy : preemptionPolicies()) {
        if (policy.title == name || policy.id == name)
            return std::string(policy.id);
        // A column may name classes after the policy. If both PAP and PAP+ match, the longer one is meant.
        if (name.starts_with(fmt::format("{}_", policy.id)) && policy.id.size() > found.size())
            found = policy.id;
    }
    return std::string(found);
}

} // namespace fairshare
