// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recording_assembly.h"

#include "core/base/say.h"
#include "core/io/recording/recorded_classes.h"
#include "core/io/recording/recorded_starts.h"
#include "core/io/recording/recorded_value_check.h"
#include "core/io/recording/recording_parts.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/name_places.h"
#include "core/io/text/text_lines.h"
#include "core/simulator/preemption/preemption_policy.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace fairshare {
namespace {

/// Returns the longest time between two samples, since samples at completions come earlier. Returns the
/// default if there are fewer than two samples.
Seconds intervalOf(const std::vector<Seconds>& times)
{
    Seconds most = 0;
    for (std::size_t at = 1; at < times.size(); ++at)
        most = std::max(most, times[at] - times[at - 1]);
    return most > 0 ? most : SampleWalk::UsualInterval;
}

/// Builds jobs from the periods in which they held nodes.
class RecordingAssembly {
public:
    explicit RecordingAssembly(RecordingParts& parts)
        : m_parts(parts)
        , m_interval(intervalOfParts())
    {
    }

    Result<Recording> assemble();

private:
    struct Stretch {
        SubmittedJob job;
        Seconds submission = 0; ///< original submit time of the job
        Seconds start = 0;
        std::size_t place = 0; ///< index in the table of jobs, or among the runs
        HeldRun* run = nullptr;
        bool isStartKnown = false; ///< known to the second
    };

    Seconds intervalOfParts() const
    {
        const SeenSamples& samples = m_parts.samples;
        return m_parts.interval > 0 ? m_parts.interval : samples.interval.value_or(intervalOf(samples.times));
    }
    void addUnseen();
    bool ranBetweenSamples(const HeldRun& run) const;
    Result<void> checkToldNodes() const;
    void addStretch(HeldRun& run);
    bool startsWhenSeen(const HeldRun& run);
    void takeStartsOfValues();
    void takeTimes(const RecordedJob& told, const HeldRun& run, Seconds& start, Seconds& end);
    Result<void> checkNodes(const SimulatedRun& run) const;
    /// Returns the position in the table of jobs, if there is one.
    SourcePosition positionAt(JobPlace job) const
    {
        if (m_parts.jobs == nullptr)
            return {};
        return {m_parts.jobs->jobs[m_stretches[job].place].line, 1};
    }
    SampleClock clockOf(const SimulatedRun& run) const;
    SimulatedRun takeRun();
    void remark(Remarks& remarks) const;

    RecordingParts& m_parts;
    Seconds m_interval;
    std::vector<Stretch> m_stretches;
    std::vector<bool> m_startsKnown; ///< known by job; known to the second
    bool m_hasPlainValues = true; ///< values are fractions of the longest run at that moment
    std::vector<std::string> m_classes; ///< queues named after coefficients
    std::vector<Seconds> m_freed; ///< by node: end of the previous job
    Workload m_workload;
    NamePlaces m_names{m_workload};
    std::uint64_t m_open = 0; ///< jobs at the last moment without a known end
    std::uint64_t m_begun = 0; ///< jobs at the first sample of an excerpt without a known start
    /// Rows of the table of jobs.
    struct Rows {
        std::uint64_t count = 0;
        std::uint32_t line = 0; ///< line of the first row

        void add(std::uint32_t at) { line = count++ == 0 ? at : std::min(line, at); }
    };
    Rows m_unseen;
    Rows m_others; ///< rows whose times differ from the samples
};

/// Uses the exact times from the table of jobs if they agree with the samples.
void RecordingAssembly::takeTimes(const RecordedJob& told, const HeldRun& run, Seconds& start, Seconds& end)
{
    if (told.start < 0 || told.run < 1)
        return;
    const Seconds toldEnd = told.start + told.run;
    const bool startFits = told.start > run.before && told.start <= run.seen;
    const bool endFits =
        run.gone < 0 ? toldEnd > m_parts.samples.last : toldEnd > run.lastSeen && toldEnd <= run.gone;
    if (startFits)
        start = told.start;
    if (endFits)
        end = toldEnd;
    if (!startFits || !endFits)
        m_others.add(told.line);
}

/// Returns true if a job ran only between two samples, so that it is only in the table of jobs. With changes,
/// every job is visible.
bool RecordingAssembly::ranBetweenSamples(const HeldRun& run) const
{
    const std::vector<Seconds>& times = m_parts.samples.times;
    if (times.empty())
        return false;
    const auto behind = std::ranges::lower_bound(times, run.seen);
    return behind == times.end() || *behind >= run.gone;
}

void RecordingAssembly::addUnseen()
{
    SeenSamples& samples = m_parts.samples;
    const RecordedJobTable& table = *m_parts.jobs;
    std::vector<bool> isSeen(table.jobs.size());
    for (const std::string& id : samples.ids)
        isSeen[table.places.at(id)] = true;
    for (std::uint32_t place = 0; place < table.jobs.size(); ++place) {
        if (isSeen[place])
            continue;
        auto run = heldRunOf(table, place, samples.machine);
        if (!run || !ranBetweenSamples(*run)) {
            m_unseen.add(table.jobs[place].line);
            continue;
        }
        run->job = static_cast<std::uint32_t>(samples.ids.size());
        samples.ids.push_back(table.ids[place]);
        samples.runs.push_back(*std::move(run));
    }
}

/// Checks the recorded nodes of jobs. A job that ran more than once is skipped, since the table has the nodes
/// of only one of its runs.
Result<void> RecordingAssembly::checkToldNodes() const
{
    const SeenSamples& samples = m_parts.samples;
    std::vector<std::uint32_t> stretches(samples.ids.size());
    for (const HeldRun& run : samples.runs)
        ++stretches[run.job];
    for (const HeldRun& run : samples.runs) {
        if (stretches[run.job] != 1)
            continue;
        const std::size_t place = m_parts.jobs->places.at(samples.ids[run.job]);
        const auto told = parseIntervals(m_parts.jobs->nodes[place]);
        if (told && !told->empty() && *told != run.nodes)
            return fail(ErrorCode::BadInput,
                fairshare::say("job '{}' has nodes {} here, but {} in the samples",
                    excerpt(samples.ids[run.job]), excerpt(m_parts.jobs->nodes[place]),
                    excerpt(intervalText(run.nodes))),
                {m_parts.jobs->jobs[place].line, 1});
    }
    return {};
}

/// Returns true if a run started exactly when it was first seen. Jobs can start between two samples but not
/// end there, so a run that takes over a node started when the previous job on it ended. The first sample is
/// at the first submission.
bool RecordingAssembly::startsWhenSeen(const HeldRun& run)
{
    bool isKnown = run.before == std::numeric_limits<Seconds>::min() ? m_parts.samples.first == 0
                                                                     : run.seen - run.before == 1;
    for (const std::uint32_t node : run.nodes)
        isKnown |= std::exchange(m_freed[node], run.gone) == run.seen;
    return isKnown;
}

void RecordingAssembly::addStretch(HeldRun& run)
{
    constexpr Seconds NotTold = -1;
    Stretch stretch{.job = {}, .place = m_stretches.size(), .run = &run};
    Seconds start = NotTold;
    Seconds end = run.gone;
    const RecordedJob* told = nullptr;
    if (m_parts.jobs != nullptr) {
        stretch.place = m_parts.jobs->places.at(m_parts.samples.ids[run.job]);
        told = &m_parts.jobs->jobs[stretch.place];
        takeTimes(*told, run, start, end);
    }
    m_open += end == NotTold ? 1 : 0;
    stretch.isStartKnown = startsWhenSeen(run) || start != NotTold;
    stretch.start = start == NotTold ? run.seen : start;
    end = end == NotTold ? m_parts.samples.last + m_interval : end;
    SubmittedJob& job = stretch.job;
    job.run = end - stretch.start;
    job.requested = std::max(job.run, told == nullptr ? job.run : told->requested);
    job.submit = told == nullptr || told->submit < 0 ? stretch.start : std::min(told->submit, stretch.start);
    stretch.submission = job.submit;
    if (told != nullptr && told->requeued >= 0)
        job.submit = std::clamp(told->requeued, job.submit, stretch.start);
    job.procs = static_cast<std::int32_t>(run.nodes.size());
    if (told != nullptr)
        for (std::size_t kind = 0; kind < JobAttributeCount; ++kind)
            job.attributes[kind] = m_names.of(static_cast<JobAttribute>(kind), told->names[kind]);
    m_stretches.push_back(stretch);
}

/// Derives start times from recorded values if the samples do not show them to the second.
void RecordingAssembly::takeStartsOfValues()
{
    std::vector<StartRange> starts;
    starts.reserve(m_stretches.size());
    for (const Stretch& each : m_stretches) {
        const Seconds first = std::max(each.run->before + 1, std::min<Seconds>(each.start, 0));
        starts.push_back({.first = each.isStartKnown ? each.start : first, .last = each.start});
    }
    m_hasPlainValues = narrowStarts(m_parts.samples, starts);
    for (std::size_t place = 0; place < m_stretches.size(); ++place) {
        Stretch& each = m_stretches[place];
        const bool isTold = each.job.submit < each.start;
        if (starts[place].isKnown() && !each.isStartKnown) {
            const Seconds start = starts[place].first;
            each.job.run += each.start - start;
            each.job.requested = std::max(each.job.run, each.job.requested);
            each.job.submit = isTold ? std::min(each.job.submit, start) : start;
            each.submission = isTold ? std::min(each.submission, start) : start;
            each.start = start;
            each.isStartKnown = true;
        }
        const bool isFirst = each.run->before == std::numeric_limits<Seconds>::min();
        m_begun += !each.isStartKnown && isFirst && m_parts.samples.first > 0 ? 1 : 0;
    }
}

SimulatedRun RecordingAssembly::takeRun()
{
    std::ranges::sort(m_stretches, {},
        [](const Stretch& each) { return std::tuple(each.job.submit, each.place, each.start); });
    std::vector<std::vector<std::uint32_t>> nodes;
    Schedule schedule;
    for (const Stretch& each : m_stretches) {
        m_workload.jobs.push_back(each.job);
        m_workload.ids.push_back(m_parts.samples.ids[each.run->job]);
        schedule.starts.push_back(each.start);
        m_startsKnown.push_back(each.isStartKnown);
        nodes.push_back(std::move(each.run->nodes));
    }
    std::vector<std::uint32_t> rows;
    rows.reserve(m_stretches.size());
    for (const Stretch& each : m_stretches)
        rows.push_back(static_cast<std::uint32_t>(each.place));
    std::vector<bool> killed;
    std::vector<Seconds> submissions;
    if (m_parts.jobs != nullptr
        && (m_parts.jobs->tellsRequeues || std::ranges::any_of(m_parts.jobs->jobs, &RecordedJob::isKilled)))
        for (const Stretch& each : m_stretches) {
            killed.push_back(m_parts.jobs->jobs[each.place].isKilled);
            submissions.push_back(each.submission);
        }
    schedule.order.resize(m_stretches.size());
    std::iota(schedule.order.begin(), schedule.order.end(), JobPlace{0});
    std::ranges::sort(schedule.order, {}, [&](JobPlace job) { return std::pair(schedule.starts[job], job); });
    schedule.absences = std::move(m_parts.absences);
    m_workload.name = m_parts.name;
    m_workload.machine = static_cast<std::int32_t>(m_parts.samples.machine);
    const std::int32_t machine = m_workload.machine;
    return {.workload = std::move(m_workload),
        .schedule = std::move(schedule),
        .allocation = NodeAllocation(nodes),
        .machine = machine,
        .epoch = m_parts.epoch,
        .killed = std::move(killed),
        .submissions = std::move(submissions),
        .startPriorities =
            m_parts.jobs == nullptr ? std::vector<std::int64_t>() : startPriorities(*m_parts.jobs, rows),
        .tellsSubmissions = m_parts.jobs != nullptr
            && std::ranges::any_of(
                m_parts.jobs->jobs, [](const RecordedJob& job) { return job.submit >= 0; }),
        .origin = fairshare::say("recorded")};
}

/// Checks that no node has two jobs at once, which the table of jobs could cause between two samples.
Result<void> RecordingAssembly::checkNodes(const SimulatedRun& run) const
{
    std::vector<JobPlace> holders(static_cast<std::size_t>(run.machine), HeldNodes::NoJob);
    for (const JobPlace job : run.schedule.order)
        for (const std::uint32_t node : run.allocation.nodesOf(job)) {
            const JobPlace before = std::exchange(holders[node], job);
            if (before != HeldNodes::NoJob
                && run.schedule.starts[before] + run.workload.jobs[before].run > run.schedule.starts[job])
                return fail(ErrorCode::BadInput,
                    fairshare::say("jobs '{}' and '{}' use node {} at the same time in {}",
                        excerpt(run.workload.ids[before]), excerpt(run.workload.ids[job]),
                        fmt::to_string(node), m_parts.jobs == nullptr ? std::string() : m_parts.jobs->file),
                    positionAt(job));
        }
    return {};
}

/// Returns the default clock if the samples cover the whole run, since it also includes the end of the run.
/// Otherwise returns the times of the samples.
SampleClock RecordingAssembly::clockOf(const SimulatedRun& run) const
{
    const SampleClock usual(run, m_interval);
    const SeenSamples& samples = m_parts.samples;
    bool isUsual = samples.first == 0 && samples.times.size() == usual.count();
    for (std::size_t at = 0; at < samples.times.size() && isUsual; ++at)
        isUsual = usual.timeOf(at) == samples.times[at];
    return samples.times.empty() || isUsual ? usual : SampleClock::ofTimes(samples.times, samples.first);
}

void RecordingAssembly::remark(Remarks& remarks) const
{
    if (m_parts.jobs == nullptr)
        remarks.add("no_jobs", {}, [this] {
            return m_classes.empty()
                ? fairshare::say("samples do not record queues, users or submit times, so no job has a "
                                 "class or is ever pending")
                : fairshare::say(
                      "samples do not record users or submit times, so no job is pending; queues are named "
                      "after their PAP+ coefficients, relative to the smallest: {}",
                      fmt::format("{}", fmt::join(m_classes, ", ")));
        });
    if (const auto told = m_parts.samples.interval; told && m_parts.interval > 0 && *told != m_parts.interval)
        remarks.add("other_interval", {}, [this, told] {
            return fairshare::say(
                "\"dt\" is {} on the first line of the samples, but {} in run.json, which applies", *told,
                m_parts.interval);
        });
    if (m_parts.jobs != nullptr && m_parts.jobs->otherEnds > 0)
        remarks.add("other_ends", {}, [this] {
            return fairshare::say("jobs in {} whose finish_time (ignored) is not starting_time + "
                                  "execution_time: {}; the first is on line {}",
                m_parts.jobs->file, m_parts.jobs->otherEnds, m_parts.jobs->otherEndLine);
        });
    if (m_unseen.count > 0)
        remarks.add("unseen_jobs", {}, [this] {
            return fairshare::say("jobs in {} that appear in no sample, skipped: {}; the first is on line {}",
                m_parts.jobs->file, m_unseen.count, m_unseen.line);
        });
    const auto late = std::count(m_startsKnown.begin(), m_startsKnown.end(), false);
    if (late > 0 && !m_parts.samples.times.empty())
        remarks.add("starts_by_sample", {}, [this, late] {
            return fairshare::say(
                "jobs that started up to {} s before their first sample, shown as starting there: {}",
                m_interval - 1, late);
        });
    if (m_begun > 0)
        remarks.add("begins_within", {}, [this] {
            return fairshare::say(
                "jobs already running at the first sample, shown as starting there: {}", m_begun);
        });
    if (m_open > 0)
        remarks.add("ends_within", {}, [this] {
            return fairshare::say(
                "jobs still running at the last sample, shown as ending with the recording: {}", m_open);
        });
    if (m_others.count > 0)
        remarks.add("other_times", {}, [this] {
            return fairshare::say(
                "jobs whose times in {} differ from the samples, which apply: {}; the first is on line {}",
                m_parts.jobs->file, m_others.count, m_others.line);
        });
}

Result<Recording> RecordingAssembly::assemble()
{
    SeenSamples& samples = m_parts.samples;
    if (samples.runs.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no job runs on any node"));
    if (m_parts.jobs != nullptr) {
        addUnseen();
        if (auto checked = checkToldNodes(); !checked)
            return tl::unexpected(checked.error());
    }
    m_stretches.reserve(samples.runs.size());
    m_freed.assign(samples.machine, -1);
    for (HeldRun& run : samples.runs)
        addStretch(run);
    takeStartsOfValues();
    auto run = std::make_shared<SimulatedRun>(takeRun());
    if (auto checked = checkNodes(*run); !checked)
        return tl::unexpected(checked.error());
    Recording recording{.run = run,
        .clock = clockOf(*run),
        .interval = m_interval,
        .preemption = std::move(m_parts.preemption)};
    if (m_parts.jobs == nullptr && m_hasPlainValues)
        m_classes = takeRecordedClasses(recording, samples.values, m_startsKnown);
    remark(recording.remarks);
    remarkValues(m_parts, m_startsKnown, recording);
    return recording;
}

} // namespace

Result<Recording> assembleRecording(RecordingParts parts)
{
    return RecordingAssembly(parts).assemble();
}

} // namespace fairshare
