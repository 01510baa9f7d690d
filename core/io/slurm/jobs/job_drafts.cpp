// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_drafts.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/base/utf8.h"
#include "core/io/slurm/jobs/job_ids.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/text/text_lines.h"
#include "core/priority/array_tasks.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <unordered_set>

namespace fairshare {
namespace {

constexpr std::size_t MostPartitions = 1000;
constexpr std::string_view IdSigns = "0123456789_+[]-%,*:.";
constexpr std::int64_t LongestAge = std::numeric_limits<std::uint32_t>::max();

bool isJobId(std::string_view id)
{
    return !id.empty() && id.size() <= LongestJobId && id.front() >= '0' && id.front() <= '9'
        && id.find_first_not_of(IdSigns) == std::string_view::npos;
}

Result<void> checkDraftNames(const JobDraft& draft)
{
    const Job& job = draft.job;
    if (!isJobId(job.id))
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the job ID is {}; expected an ID such as 41, 19_4 or 19_[1-4]", quotedPart(job.id)),
            draft.position);
    std::vector<std::string_view> names{job.user, job.account, job.qos};
    for (const JobPartition& partition : job.partitions)
        names.push_back(partition.name);
    for (const std::string_view name : names)
        if (invalidUtf8(name) != std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say("the name '{}' is not valid UTF-8; convert the file, for example with iconv",
                    withEscapedBytes(name.substr(0, 60))),
                draft.position);
    return {};
}

/// Returns when age starts: at the accrue time, otherwise at the eligible time, otherwise at submission.
std::optional<std::int64_t> accrualStart(const JobDraft& draft)
{
    if (draft.tellsAccruing)
        return draft.accruing;
    return draft.tellsEligible ? draft.eligible : draft.submitted;
}

std::uint64_t wholeMemory(const JobDraft& draft)
{
    const std::uint64_t memory = draft.memory.value_or(0);
    if (draft.memoryOf == JobDraft::MemoryOf::Job)
        return memory;
    return memory * (draft.memoryOf == JobDraft::MemoryOf::Node ? draft.job.minNodes : draft.job.cpus);
}

} // namespace

bool isSetByHand(const JobDraft& draft)
{
    constexpr std::array Figures{&PrintedTerms::age, &PrintedTerms::association, &PrintedTerms::fairshare,
        &PrintedTerms::jobSize, &PrintedTerms::partition, &PrintedTerms::qos};
    const auto isZero = [](const PrintedFigure& figure) {
        return figure.points.value_or(0) == 0 && figure.factor.value_or(0) == 0;
    };
    // A scheduler without weights gives every job the priority 1 or counts down.
    constexpr std::uint32_t LargestWithoutTerms = 1;
    constexpr std::uint32_t LeastCountedDown = 0xFE000000U;
    const std::uint32_t priority = draft.priority.value_or(0);
    return draft.terms.size() == 1 && priority > LargestWithoutTerms && priority < LeastCountedDown
        && draft.job.nice == 0 && draft.job.site == 0
        && std::ranges::any_of(
            Figures, [&draft](auto figure) { return (draft.terms.front().*figure).isPrinted(); })
        && std::ranges::all_of(
            Figures, [&](auto figure) { return isZero(draft.terms.front().*figure); })
        && draft.terms.front().tres.empty();
}

std::optional<std::uint32_t> ageAt(std::optional<std::int64_t> start, std::int64_t now)
{
    if (!start || *start > now)
        return std::nullopt;
    return static_cast<std::uint32_t>(std::min(now - *start, LongestAge));
}

std::optional<JobState> slurmState(std::string_view word)
{
    struct State {
        std::string_view name;
        std::string_view code;
        JobState state;
    };
    // A stopped job keeps its cores, but does not run, as a suspended one. sacct calls an earlier run of a
    // job REQUEUED, which is over; squeue's RQ is the job that waits again.
    constexpr std::array States{State{"PENDING", "PD", JobState::Pending},
        State{"RQ", "RQ", JobState::Pending}, State{"REQUEUE_HOLD", "RH", JobState::Pending},
        State{"REQUEUE_FED", "RF", JobState::Pending}, State{"SPECIAL_EXIT", "SE", JobState::Pending},
        State{"RESV_DEL_HOLD", "RD", JobState::Pending}, State{"RUNNING", "R", JobState::Running},
        State{"CONFIGURING", "CF", JobState::Running}, State{"RESIZING", "RS", JobState::Running},
        State{"SIGNALING", "SI", JobState::Running}, State{"SUSPENDED", "S", JobState::Suspended},
        State{"STOPPED", "ST", JobState::Suspended}};
    const auto* known = std::ranges::find_if(States, [word](const State& each) {
        return equalIgnoringCase(word, each.name) || equalIgnoringCase(word, each.code);
    });
    return known == States.end() ? std::nullopt : std::optional(known->state);
}

bool isOverState(std::string_view word)
{
    constexpr std::array<std::string_view, 13> Names{"REQUEUED", "COMPLETED", "CANCELLED", "FAILED",
        "TIMEOUT", "NODE_FAIL", "OUT_OF_MEMORY", "PREEMPTED", "BOOT_FAIL", "DEADLINE", "REVOKED",
        "COMPLETING", "STAGE_OUT"};
    constexpr std::array<std::string_view, 12> Codes{
        "CD", "CA", "F", "TO", "NF", "OOM", "PR", "BF", "DL", "RV", "CG", "SO"};
    const bool isCut = word.size() > 2 && word.ends_with('+');
    const std::string_view whole = isCut ? word.substr(0, word.size() - 1) : word;
    const auto names = [&](std::string_view name) {
        return isCut ? shortens(whole, name, 2) : equalIgnoringCase(whole, name);
    };
    return std::ranges::any_of(Names, names) || std::ranges::any_of(Codes, [word](std::string_view code) {
        return equalIgnoringCase(word, code);
    });
}

void setState(JobDraft& draft, std::string_view word)
{
    const auto state = slurmState(word);
    draft.hasState = true;
    draft.isOver = !state;
    draft.job.state = state.value_or(draft.job.state);
}

bool setPartitions(Job& job, std::string_view names)
{
    job.partitions.clear();
    const bool isCut = names.ends_with(',');
    std::unordered_set<std::string_view> seen;
    while (!names.empty() && job.partitions.size() < MostPartitions) {
        const std::string_view part = names.substr(0, names.find(','));
        names.remove_prefix(std::min(part.size() + 1, names.size()));
        const std::string_view name = trimmed(part);
        if (!name.empty() && seen.insert(name).second)
            job.partitions.push_back({.name = std::string(name)});
    }
    if (job.partitions.empty())
        job.partitions.emplace_back();
    return isCut;
}

Result<std::optional<std::int64_t>> JobDrafts::time(std::string_view text)
{
    constexpr std::array<std::string_view, 7> Nothing{"", "0", "N/A", "Unknown", "None", "NONE", "(null)"};
    if (std::ranges::find(Nothing, text) != Nothing.end())
        return std::optional<std::int64_t>();
    const auto point = parseTimePoint(text);
    if (!point)
        return fail(ErrorCode::BadInput, fairshare::say("YYYY-MM-DDTHH:MM:SS or seconds since 1970"));
    if (m_scale.value_or(point->scale) != point->scale)
        return fail(
            ErrorCode::BadInput, fairshare::say("a time in the same format as the others in the file"));
    m_scale = point->scale;
    return std::optional(point->seconds);
}

Result<void> JobDrafts::add(JobDraft draft)
{
    if (draft.job.partitions.empty())
        draft.job.partitions.emplace_back();
    if (auto checked = checkDraftNames(draft); !checked)
        return checked;
    if (!draft.hasState && draft.started && draft.terms.empty()) {
        draft.isOver = draft.ended.has_value();
        draft.job.state = JobState::Running;
    }
    if (const TaskCount count = tasksOf(draft.job.id); count.isLeast && !draft.isOver)
        m_remarks.add("cut_array", draft.position, [&] {
            return fairshare::say(
                "the task list of array {} is truncated; tasks listed: {}", draft.job.id, count.tasks);
        });
    if (!draft.isOver) {
        const auto [known, isNew] = m_byId.try_emplace(draft.job.id, m_drafts.size());
        if (!isNew)
            return join(m_drafts[known->second], draft);
    }
    m_drafts.push_back(std::move(draft));
    return {};
}

/// Returns whether the rows are of one job and partition, but of two QOS. A remark counts such rows.
bool JobDrafts::isOfAnotherQos(const JobDraft& known, const JobDraft& row)
{
    const bool isRepeated =
        std::ranges::find(known.job.partitions, row.job.partitions.front().name, &JobPartition::name)
        != known.job.partitions.end();
    if (!isRepeated || row.terms.empty() || known.terms.empty() || !row.terms.front().qos.isPrinted()
        || !known.terms.front().qos.isPrinted())
        return false;
    m_remarks.sum("several_qos", row.position, [id = quotedPart(row.job.id)](std::size_t rows) {
        return fairshare::say(
            "job {} has a row for each of its QOS; the first of each partition counts; rows skipped: {}", id,
            rows);
    });
    return true;
}

Result<void> JobDrafts::join(JobDraft& known, JobDraft& row)
{
    if (isOfAnotherQos(known, row))
        return {};
    for (JobPartition& partition : row.job.partitions) {
        if (known.job.partitions.size() == MostPartitions)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "job {} has rows for more than {} partitions", quotedPart(row.job.id), MostPartitions),
                row.position);
        if (std::ranges::find(known.job.partitions, partition.name, &JobPartition::name)
            != known.job.partitions.end())
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "job {} is already on line {}; expected one row per job, or one per job and partition",
                    quotedPart(row.job.id), fmt::to_string(known.position.line)),
                row.position);
        partition.lastPriority = row.priority;
        known.job.partitions.push_back(std::move(partition));
    }
    std::ranges::move(row.terms, std::back_inserter(known.terms));
    return {};
}

void JobDrafts::complete(JobDraft& draft)
{
    Job& job = draft.job;
    if (job.cpus == 0)
        job.cpus = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(amountOf(job.requested, "cpu").value_or(0), LongestAge));
    if (!draft.hasTres && draft.terms.empty()) {
        if (job.cpus > 0)
            setAmount(job.requested, "cpu", job.cpus);
        if (draft.memory)
            setAmount(job.requested, "mem", wholeMemory(draft));
        setAmount(job.requested, "node", job.minNodes);
    }
    const bool isHeld = draft.isHeld && job.state == JobState::Pending && draft.priority.value_or(0) == 0;
    if (draft.priority == 0U || isHeld)
        job.setPriority = 0;
    else if (draft.priority && isSetByHand(draft))
        job.setPriority = draft.priority;
    else if (draft.priority)
        for (JobPartition& partition : job.partitions)
            if (!partition.lastPriority)
                partition.lastPriority = draft.priority;
}

std::optional<std::int64_t> JobDrafts::newestTime() const
{
    std::optional<std::int64_t> newest;
    const auto take = [&newest](std::optional<std::int64_t> time) {
        if (time)
            newest = std::max(newest.value_or(*time), *time);
    };
    take(m_listed);
    for (const JobDraft& draft : m_drafts) {
        take(draft.submitted);
        take(draft.seen);
        if (draft.isOver)
            take(draft.ended);
        // For a pending job, these times are only expected.
        if (draft.isOver || draft.job.state != JobState::Pending) {
            take(draft.started);
            if (draft.started && draft.elapsed && !draft.isOver)
                take(*draft.started + static_cast<std::int64_t>(*draft.elapsed));
        }
    }
    return newest;
}

void JobDrafts::setAges(Import& import)
{
    const auto now = newestTime();
    if (!now)
        return;
    JobTimes& times = import.jobTimes;
    times.now = {*now, m_scale.value_or(TimeScale::Epoch)};
    for (std::size_t i = 0; i < m_drafts.size(); ++i) {
        times.submitted.push_back(m_drafts[i].submitted);
        times.accruing.push_back(accrualStart(m_drafts[i]));
        import.jobs->jobs[i].ageSeconds = ageAt(times.accruing.back(), *now);
    }
    m_remarks.add("ages_as_of", {}, [&times] {
        return fairshare::say("ages are as of {}, the latest time in the file", timeText(times.now));
    });
}

Result<Import> JobDrafts::finish()
{
    const std::size_t all = m_drafts.size();
    // The latest time includes jobs that are over.
    Import import;
    const auto newest = newestTime();
    std::erase_if(m_drafts, [](const JobDraft& draft) { return draft.isOver; });
    if (m_drafts.empty())
        return fail(ErrorCode::BadInput,
            all == 0 ? fairshare::say("the table contains no jobs")
                     : fairshare::say("all {} jobs are finished; expected pending or running jobs", all),
            {1, 1});
    if (newest)
        m_drafts.front().seen = newest;
    if (m_drafts.size() < all)
        m_remarks.add("jobs_over", {}, [this, all] {
            return fairshare::say("{} of {} jobs are finished and are skipped", all - m_drafts.size(), all);
        });
    import.jobs.emplace();
    for (JobDraft& draft : m_drafts) {
        complete(draft);
        import.jobs->jobs.push_back(draft.job);
        for (PrintedTerms& terms : draft.terms)
            import.printedTerms.push_back(std::move(terms));
    }
    setAges(import);
    import.diagnostics = m_remarks.take();
    return import;
}

} // namespace fairshare
