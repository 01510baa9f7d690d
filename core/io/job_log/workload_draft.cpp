// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/workload_draft.h"

#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/job_log/log_remarks.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/jobs/latest_submit.h"
#include "core/simulator/section/machine_size.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

namespace fairshare {
namespace {

constexpr Seconds Century = 3'155'760'000;
constexpr std::size_t MostKeptNodes = 20'000'000; ///< of all jobs together

/// Returns true if the sum of processor-seconds fits into 64 bits.
bool canBeSummed(const Workload& workload)
{
    constexpr double Most = 4e18;
    double sum = 0;
    for (const SubmittedJob& job : workload.jobs)
        sum += static_cast<double>(job.requested) * job.procs;
    return sum <= Most;
}

/// Returns the values of a column by job; empty if all of them equal `nothing`.
template <typename Value, typename Rows, typename Column>
std::vector<Value> detailColumn(const Rows& rows, Value nothing, Column column)
{
    std::vector<Value> values;
    if (std::ranges::all_of(rows, [&](const auto& row) { return column(row) == nothing; }))
        return values;
    values.reserve(rows.size());
    for (const auto& row : rows)
        values.push_back(column(row));
    return values;
}

/// Renumbers the nodes in the order of their names.
void sortNodes(RecordedSchedule& recorded)
{
    std::vector<std::string>& names = recorded.nodeNames;
    std::vector<std::uint32_t> byName(names.size());
    std::iota(byName.begin(), byName.end(), 0U);
    std::ranges::sort(
        byName, comesBefore, [&names](std::uint32_t node) -> const std::string& { return names[node]; });
    std::vector<std::uint32_t> places(names.size());
    std::vector<std::string> sorted;
    for (const std::uint32_t node : byName) {
        places[node] = static_cast<std::uint32_t>(sorted.size());
        sorted.push_back(std::move(names[node]));
    }
    names = std::move(sorted);
    if (names.empty())
        return;
    for (std::uint32_t& node : recorded.nodes)
        node = places[node];
    for (std::size_t job = 0; job + 1 < recorded.firstNode.size(); ++job)
        std::sort(recorded.nodes.begin() + static_cast<std::ptrdiff_t>(recorded.firstNode[job]),
            recorded.nodes.begin() + static_cast<std::ptrdiff_t>(recorded.firstNode[job + 1]));
}

} // namespace

WorkloadDraft::WorkloadDraft(const CleaningSettings& settings)
    : m_settings(settings)
    , m_cleaner(settings)
{
}

void WorkloadDraft::reserve(std::size_t jobs)
{
    m_cleaner.reserve(jobs);
    m_ids.reserve(jobs);
}

bool WorkloadDraft::isAbsurd(const LoggedJob& logged, SourcePosition position)
{
    if (logged.submit <= LatestSubmit && logged.run <= Century)
        return false;
    m_import.addBadRow(position, [&logged] {
        return logged.run > Century
            ? fairshare::say("the job ran for {} s, more than a century", logged.run)
            : fairshare::say("the submit time is {} s, after the year 5000", logged.submit);
    });
    return true;
}

bool WorkloadDraft::accept(const LoggedJob& logged, SourcePosition position)
{
    m_hasJobs = true;
    LogFindings& findings = m_import.findings;
    findings.hasRequests = findings.hasRequests || logged.requested > 0;
    m_ids.push_back({.id = logged.id, .position = position});
    LoggedJob job = logged;
    if (job.requested > Century) {
        m_import.remarks.sum("long_request", position, longRequestText);
        job.requested = Century;
    }
    const std::string number = job.id.empty() ? fmt::to_string(m_ids.size()) : std::string();
    if (job.id.empty())
        job.id = number;
    std::array<std::string, JobAttributeCount + 1> mended; // must live until the job is added
    mendTexts(job, position, mended);
    if (!m_cleaner.add(job)) {
        tellWithoutSubmit(job, position);
        return false;
    }
    m_ids.back().isKept = true;
    if (const std::int64_t procs = job.requestedProcs > 0 ? job.requestedProcs : job.allocatedProcs;
        procs > m_largest) {
        m_largest = procs;
        m_largestAt = position;
    }
    if (job.submit < m_latest) {
        ++findings.unsorted;
        m_import.remarks.sum("unsorted", position, unsortedText);
    }
    m_latest = std::max(m_latest, job.submit);
    return true;
}

/// Replaces texts that are not UTF-8, which could not be written.
/// @param mended stores the replaced texts
void WorkloadDraft::mendTexts(LoggedJob& job, SourcePosition position, std::span<std::string> mended)
{
    bool isMended = false;
    const auto mend = [&isMended](std::string_view& text, std::string& place) {
        if (invalidUtf8(text) == std::string_view::npos)
            return;
        place = withReplacedBytes(text);
        text = place;
        isMended = true;
    };
    mend(job.id, mended.back());
    for (std::size_t attribute = 0; attribute < JobAttributeCount; ++attribute)
        mend(job.attributes[attribute], mended[attribute]);
    if (isMended)
        m_import.remarks.sum("not_utf8", position, foreignTextText);
}

void WorkloadDraft::tellFraction(SourcePosition position)
{
    m_import.remarks.sum("fraction", position, fractionText);
}

/// Adds a remark for a job that lacks only its submit time. Other jobs are left out for a different reason.
void WorkloadDraft::tellWithoutSubmit(const LoggedJob& job, SourcePosition position)
{
    const std::int64_t procs = job.requestedProcs > 0 ? job.requestedProcs : job.allocatedProcs;
    if (job.run <= 0 || procs <= 0)
        return;
    m_import.remarks.sum("without_submit", position, withoutSubmitText);
}

void WorkloadDraft::add(const LoggedJob& logged, SourcePosition position)
{
    if (!isAbsurd(logged, position))
        accept(logged, position);
}

void WorkloadDraft::add(const LoggedJob& logged, SourcePosition position, const LoggedDetails& details)
{
    if (isAbsurd(logged, position) || !accept(logged, position))
        return;
    std::span<const std::uint32_t> nodes = details.nodes;
    if (nodes.size() > MostKeptNodes - m_nodes.size()) {
        m_import.remarks.sum("dropped_nodes", position, droppedNodesText);
        nodes = {};
    }
    const Seconds held = details.held > 0 ? std::min(details.held, Century) : logged.run;
    m_details.push_back({held, details, m_nodes.size(), nodes.size()});
    m_details.back().told.nodes = {};
    m_nodes.insert(m_nodes.end(), nodes.begin(), nodes.end());
}

tl::unexpected<Error> WorkloadDraft::noJobs(std::string message, SourcePosition position)
{
    const Diagnostics remarks = m_import.remarks.take();
    const auto row = std::ranges::find(remarks, "bad_row", &Diagnostic::code);
    if (row == remarks.end())
        return fail(ErrorCode::BadInput, std::move(message), position);
    return fail(ErrorCode::BadInput, fairshare::say("no readable rows; first error: {}", row->message),
        row->position);
}

/// Reports duplicate IDs. Most logs have ascending IDs, which need no sorting.
void WorkloadDraft::tellDuplicates()
{
    const auto rises = [](const Identity& one, const Identity& next) {
        return std::tuple(one.id.size(), one.id) < std::tuple(next.id.size(), next.id);
    };
    if (std::ranges::adjacent_find(m_ids, std::not_fn(rises)) == m_ids.end())
        return;
    std::vector<Identity> sorted;
    std::ranges::copy_if(
        m_ids, std::back_inserter(sorted), [](const Identity& row) { return !row.id.empty(); });
    std::ranges::sort(sorted, {},
        [](const Identity& row) { return std::tuple(row.id, row.position.line, row.position.column); });
    struct Repeated {
        Identity row{};
        std::uint32_t above = 0; ///< line of the previous row with this ID
    };
    std::vector<Repeated> again;
    for (std::size_t at = 1; at < sorted.size(); ++at)
        if (sorted[at].id == sorted[at - 1].id)
            again.push_back({sorted[at], sorted[at - 1].position.line});
    std::ranges::sort(again, {},
        [](const Repeated& found) { return std::pair(found.row.position.line, found.row.position.column); });
    m_import.findings.duplicateIds = again.size();
    for (const Repeated& found : again)
        m_import.remarks.add("duplicate_id", found.row.position, [&found] {
            return fairshare::say("line {} also has job '{}'; both are kept", fmt::to_string(found.above),
                excerpt(found.row.id));
        });
}

/// Converts the job sizes to the units of the cluster. Returns the machine size in these units; 0 if it is
/// not known and there are no jobs.
std::int32_t WorkloadDraft::putInUnitsOf(ClusterSection cluster, const LogFrame& frame)
{
    cluster = withCores(std::move(cluster), frame.procsPerNode);
    const LogUnit from = unitOf(m_import.unit);
    const LogUnit to = unitOf(cluster.allocation);
    const bool countsNodes = from == LogUnit::Nodes;
    const std::span<SubmittedJob> jobs = m_cleaner.jobs();
    std::int32_t largest = 0;
    for (std::size_t job = 0; job < jobs.size(); ++job) {
        const std::int32_t told = countsNodes && !m_details.empty() ? m_details[job].told.coresPerNode : 0;
        jobs[job].procs = converted(jobs[job].procs, from, to, told > 0 ? told : cluster.coresPerNode);
        largest = std::max(largest, jobs[job].procs);
    }
    m_import.unit = cluster.allocation;
    const std::int32_t logged =
        frame.machine > 0 ? converted(frame.machine, from, to, cluster.coresPerNode) : largest;
    return machineSize(cluster, logged, to).units;
}

/// Adds a remark for jobs that request more than the machine has.
/// @param machine machine size in units of the jobs; 0 = size of the largest job
void WorkloadDraft::tellCapped(std::int32_t machine)
{
    const std::span<const SubmittedJob> jobs = m_cleaner.jobs();
    const auto isTooLarge = [machine](const SubmittedJob& job) { return machine > 0 && job.procs > machine; };
    const auto first = std::ranges::find_if(jobs, isTooLarge);
    if (first == jobs.end())
        return;
    const auto count = std::ranges::count_if(first, jobs.end(), isTooLarge);
    auto row = std::ranges::find_if(m_ids, &Identity::isKept);
    for (auto before = first - jobs.begin(); before > 0; --before)
        row = std::ranges::find_if(std::next(row), m_ids.end(), &Identity::isKept);
    const std::string id = row->id.empty() ? fmt::to_string(row - m_ids.begin() + 1) : excerpt(row->id);
    const CappedJobs capped{
        .first = id, .wanted = first->procs, .machine = machine, .count = static_cast<std::size_t>(count)};
    m_import.remarks.add("capped", row->position, [&] { return cappedText(capped, m_import.unit); });
}

bool WorkloadDraft::tellsMachine(const LogFrame& frame) const
{
    const std::optional<ClusterSection>& cluster = m_settings.cluster;
    return frame.machine > 0 || m_settings.machine > 0
        || (cluster && (cluster->nodes > 0 || cluster->processors > 0));
}

void WorkloadDraft::tellMachine(const LogFrame& frame)
{
    m_import.findings.tellsMachine = tellsMachine(frame);
    if (!m_import.findings.tellsMachine && m_largest > 0)
        m_import.remarks.add("machine_unknown", m_largestAt, [this] {
            return fairshare::say("the machine size is not recorded; using that of the largest job, {}",
                m_import.workload.machine);
        });
}

void WorkloadDraft::startAtFirst()
{
    std::vector<SubmittedJob>& jobs = m_import.workload.jobs;
    if (jobs.empty())
        return;
    Seconds first = jobs.front().submit;
    for (const KeptDetails& row : m_details)
        for (const Seconds time : {row.told.start, row.told.submitted})
            first = time < 0 ? first : std::min(first, time);
    m_import.epoch = first;
    for (SubmittedJob& job : jobs)
        job.submit -= first;
    for (KeptDetails& row : m_details) {
        row.told.start -= row.told.start < 0 ? 0 : first;
        row.told.submitted -= row.told.submitted < 0 ? 0 : first;
    }
}

void WorkloadDraft::takeRecorded(std::span<const KeptDetails> rows, LogFrame& frame)
{
    if (std::ranges::any_of(rows, [](const KeptDetails& row) { return row.told.start == -1; }))
        return;
    RecordedSchedule& recorded = m_import.recorded.emplace();
    for (const KeptDetails& row : rows) {
        recorded.starts.push_back(row.told.start);
        recorded.runs.push_back(row.run);
    }
    if (std::ranges::all_of(rows, [](const KeptDetails& row) { return row.nodes == 0; }))
        return;
    for (const KeptDetails& row : rows) {
        recorded.firstNode.push_back(recorded.nodes.size());
        const auto begin = m_nodes.begin() + static_cast<std::ptrdiff_t>(row.firstNode);
        recorded.nodes.insert(recorded.nodes.end(), begin, begin + static_cast<std::ptrdiff_t>(row.nodes));
    }
    recorded.firstNode.push_back(recorded.nodes.size());
    recorded.nodeNames = std::move(frame.nodeNames);
    sortNodes(recorded);
}

void WorkloadDraft::takeDetails(LogFrame& frame)
{
    if (m_details.empty())
        return;
    std::vector<KeptDetails> rows;
    if (m_cleaner.order().empty()) {
        rows = std::move(m_details);
    } else {
        rows.reserve(m_cleaner.order().size());
        for (const JobPlace job : m_cleaner.order())
            rows.push_back(m_details[job]);
    }
    std::vector<SubmittedJob>& jobs = m_import.workload.jobs;
    for (std::size_t job = 0; job < jobs.size(); ++job)
        if (rows[job].told.submitted != -1)
            jobs[job].heldBefore = jobs[job].submit - rows[job].told.submitted;
    JobDetails& details = m_import.workload.details;
    details.chargeWeights =
        detailColumn<double>(rows, -1, [](const auto& row) { return row.told.chargeWeight; });
    details.priorities =
        detailColumn<std::int64_t>(rows, -1, [](const auto& row) { return row.told.priority; });
    details.coresPerNode =
        detailColumn<std::int32_t>(rows, 0, [](const auto& row) { return row.told.coresPerNode; });
    details.memoryMegabytes =
        detailColumn<std::int64_t>(rows, -1, [](const auto& row) { return row.told.memoryMegabytes; });
    for (std::size_t job = 0; job < details.chargeWeights.size(); ++job)
        if (details.chargeWeights[job] < 0)
            details.chargeWeights[job] = jobs[job].procs;
    takeRecorded(rows, frame);
}

Result<WorkloadImport> WorkloadDraft::take(LogFrame frame)
{
    m_import.epoch = frame.epoch;
    m_import.procsPerNode = frame.procsPerNode;
    const std::int32_t machine =
        m_settings.cluster ? putInUnitsOf(*m_settings.cluster, frame) : frame.machine;
    tellCapped(m_settings.machine > 0 ? m_settings.machine : machine);
    m_import.workload = m_cleaner.take(machine, m_import.summary);
    if (!canBeSummed(m_import.workload))
        return fail(ErrorCode::TooLarge,
            fairshare::say(
                "the jobs request too many processor-seconds to add up; the largest requests {} processors",
                m_largest),
            m_largestAt);
    if (frame.startsAtFirst)
        startAtFirst();
    takeDetails(frame);
    tellDuplicates();
    tellMachine(frame);
    if (!m_import.findings.hasRequests)
        m_import.remarks.add("no_requests", {},
            fairshare::phrase("no job has a requested time, so backfill uses exact run times"));
    return std::move(m_import);
}

} // namespace fairshare
