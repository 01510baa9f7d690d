// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/json/json_keys.h"
#include "core/io/json/json_values.h"
#include "core/io/json/slurm_number.h"
#include "core/io/slurm/jobs/job_drafts.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace fairshare::format_files {
namespace {

constexpr std::int64_t SignOffset = std::int64_t{1} << 31; ///< added to nice and site factor by some releases

/// Number that may be unset or infinite.
struct JsonNumber {
    std::optional<std::int64_t> value;
    bool isInfinite = false;
};

/// Reads the list of jobs. Unknown members are dropped, since the listing is a report that is not written
/// back.
class JobListing {
public:
    explicit JobListing(JsonDocument& document)
        : m_document(document)
    {
    }

    Result<Import> read(const Progress& progress);

private:
    Result<JsonToken> listOfJobs();
    Result<void> readJob(JsonToken token);
    bool isOfSacct() const;
    Result<void> readMember(const JsonMember& member, JobDraft& draft);
    Result<bool> readText(const JsonMember& member, JobDraft& draft);
    Result<bool> readTime(const JsonMember& member, JobDraft& draft);
    Result<void> readNumber(const JsonMember& member, JobDraft& draft);
    void keepId(std::string_view key, const JsonNumber& number);
    Result<std::string> textOf(const JsonMember& member);
    Result<JsonNumber> numberOf(const JsonMember& member);
    Result<JsonNumber> plainNumber(const JsonMember& member);
    Result<void> setTres(const JsonMember& member, std::string_view text, JobDraft& draft);

    JsonDocument& m_document;
    JobDrafts m_drafts;
    std::vector<JsonMember> m_members;
    std::int64_t m_id = 0, m_arrayId = 0;
    std::optional<std::int64_t> m_task;
    std::string m_tasks;
};

Result<JsonNumber> JobListing::plainNumber(const JsonMember& member)
{
    const std::string_view source = m_document.source(member.value);
    const bool negative = source.starts_with('-');
    const auto number = parseUnsigned(source.substr(negative ? 1 : 0));
    if (m_document.kind(member.value) != JsonKind::Number || !number
        || *number > static_cast<std::uint64_t>(INT64_MAX))
        return failAt(m_document, member.value,
            fairshare::say("\"{}\" is {}; expected a whole number", member.key, excerpt(source)));
    const auto magnitude = static_cast<std::int64_t>(*number);
    return JsonNumber{negative ? -magnitude : magnitude};
}

Result<JsonNumber> JobListing::numberOf(const JsonMember& member)
{
    const auto found = slurmNumber(m_document, member);
    if (!found)
        return tl::unexpected(found.error());
    auto number = found->plain ? plainNumber(*found->plain) : Result<JsonNumber>();
    if (number)
        number->isInfinite = found->isInfinite;
    return number;
}

Result<std::string> JobListing::textOf(const JsonMember& member)
{
    if (m_document.kind(member.value) == JsonKind::Null)
        return std::string();
    // Newer releases have a list of states; the first one shows whether the job is pending.
    if (m_document.kind(member.value) == JsonKind::Array) {
        const JsonToken first = m_document.first(member.value);
        if (first == m_document.end(member.value))
            return std::string();
        if (m_document.kind(first) == JsonKind::Text)
            return m_document.text(first);
    }
    return requireText(m_document, member);
}

Result<void> JobListing::setTres(const JsonMember& member, std::string_view text, JobDraft& draft)
{
    auto amounts = parseTresAmounts(text);
    if (!amounts)
        return failAt(m_document, member.value,
            fairshare::say("{} is {}; expected {}", member.key, quotedPart(text),
                fairshare::say("TRES amounts such as cpu=8,mem=800M,node=1")));
    const bool isAllocated = member.key == "tres_alloc_str";
    if (amounts->empty() || (draft.hasAllocatedTres && !isAllocated))
        return {};
    draft.job.requested = std::move(*amounts);
    draft.hasTres = true;
    draft.hasAllocatedTres = isAllocated;
    return {};
}

Result<bool> JobListing::readText(const JsonMember& member, JobDraft& draft)
{
    constexpr std::array<std::string_view, 9> Keys{"user_name", "account", "qos", "partition", "job_state",
        "array_task_string", "tres_req_str", "tres_alloc_str", "job_state_flags"};
    if (std::ranges::find(Keys, member.key) == Keys.end())
        return false;
    auto text = textOf(member);
    if (!text)
        return tl::unexpected(text.error());
    if (member.key == "user_name")
        draft.job.user = std::move(*text);
    else if (member.key == "account")
        draft.job.account = std::move(*text);
    else if (member.key == "qos")
        draft.job.qos = std::move(*text);
    else if (member.key == "partition")
        setPartitions(draft.job, *text);
    else if (member.key == "job_state")
        setState(draft, *text);
    else if (member.key == "array_task_string")
        m_tasks = std::move(*text);
    else if (member.key.starts_with("tres_"))
        if (auto done = setTres(member, *text, draft); !done)
            return tl::unexpected(done.error());
    return true;
}

Result<bool> JobListing::readTime(const JsonMember& member, JobDraft& draft)
{
    constexpr std::array<std::pair<std::string_view, std::optional<std::int64_t> JobDraft::*>, 6> Times{
        {{"submit_time", &JobDraft::submitted}, {"eligible_time", &JobDraft::eligible},
            {"accrue_time", &JobDraft::accruing}, {"start_time", &JobDraft::started},
            {"end_time", &JobDraft::ended}, {"last_sched_evaluation", &JobDraft::seen}}};
    const auto* known = std::ranges::find(Times, member.key, [](const auto& time) { return time.first; });
    if (known == Times.end())
        return false;
    const auto number = numberOf(member);
    if (!number)
        return tl::unexpected(number.error());
    const auto seconds = number->value.value_or(0);
    if (seconds < 0)
        return failAt(m_document, member.value,
            fairshare::say("\"{}\" is {}; expected a Unix time, 0 or more", member.key, seconds));
    draft.*known->second = seconds == 0 ? std::nullopt : std::optional(seconds);
    draft.tellsEligible = draft.tellsEligible || member.key == "eligible_time";
    draft.tellsAccruing = draft.tellsAccruing || member.key == "accrue_time";
    return true;
}

/// Removes the offset from nice and site factor, if there is one. Real values never reach half the offset.
std::int64_t withoutOffset(std::int64_t value)
{
    return value > SignOffset / 2 ? value - SignOffset : value;
}

Result<void> JobListing::readNumber(const JsonMember& member, JobDraft& draft)
{
    constexpr std::array<std::string_view, 9> Keys{"job_id", "array_job_id", "array_task_id", "priority",
        "nice", "site_factor", "cpus", "node_count", "time_limit"};
    if (std::ranges::find(Keys, member.key) == Keys.end())
        return {};
    const auto number = numberOf(member);
    if (!number)
        return tl::unexpected(number.error());
    const std::int64_t value = number->value.value_or(0);
    const bool mayBeNegative = member.key == "nice" || member.key == "site_factor";
    if (value > LargestWord || value < (mayBeNegative ? -LargestNice : 0))
        return failAt(m_document, member.value,
            fairshare::say("\"{}\" is {}; expected a whole number from {} to {}", member.key, value,
                mayBeNegative ? -LargestNice : 0, LargestWord));
    const auto word = static_cast<std::uint32_t>(std::max<std::int64_t>(value, 0));
    keepId(member.key, *number);
    if (member.key == "priority" && number->value)
        draft.priority = word;
    else if (member.key == "nice")
        draft.job.nice = withoutOffset(value);
    else if (member.key == "site_factor")
        draft.job.site = withoutOffset(value);
    else if (member.key == "cpus")
        draft.job.cpus = word;
    else if (member.key == "node_count")
        draft.job.minNodes = word;
    else if (member.key == "time_limit" && (number->value || number->isInfinite))
        draft.job.timeLimitMinutes = number->isInfinite ? LargestWord : word;
    return {};
}

void JobListing::keepId(std::string_view key, const JsonNumber& number)
{
    if (key == "job_id")
        m_id = number.value.value_or(0);
    else if (key == "array_job_id")
        m_arrayId = number.value.value_or(0);
    else if (key == "array_task_id")
        m_task = number.value;
}

Result<void> JobListing::readMember(const JsonMember& member, JobDraft& draft)
{
    for (const auto part : {&JobListing::readText, &JobListing::readTime}) {
        const auto found = (this->*part)(member, draft);
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            return {};
    }
    return readNumber(member, draft);
}

/// Returns true for output of sacct, which has the times of a job in one member; squeue has one member per
/// time.
bool JobListing::isOfSacct() const
{
    const auto has = [this](std::string_view key) {
        return std::ranges::find(m_members, key, &JsonMember::key) != m_members.end();
    };
    return has("time") && has("association") && !has("job_state");
}

Result<void> JobListing::readJob(JsonToken token)
{
    if (const JsonKind kind = m_document.kind(token); kind != JsonKind::Object)
        return failNoObject(m_document, token, fairshare::phrase("a job"));
    m_members.clear();
    if (auto done = m_document.members(token, m_members); !done)
        return done;
    if (isOfSacct())
        return failAt(m_document, token,
            fairshare::say(
                "sacct --json output is not supported; use squeue --json or sacct -X --parsable2"));
    JobDraft draft{.position = m_document.position(token)};
    m_id = m_arrayId = 0;
    m_task.reset();
    m_tasks.clear();
    for (const JsonMember& member : m_members)
        if (auto done = readMember(member, draft); !done)
            return done;
    if (!draft.hasState)
        return failAt(m_document, token,
            fairshare::say("a job has no \"job_state\"; squeue --json prints it for every job"));
    if (m_arrayId > 0 && !m_tasks.empty())
        draft.job.id = fmt::format("{}_[{}]", m_arrayId, m_tasks);
    else if (m_arrayId > 0 && m_task)
        draft.job.id = fmt::format("{}_{}", m_arrayId, *m_task);
    else
        draft.job.id = fmt::to_string(m_id);
    return m_drafts.add(std::move(draft));
}

/// Returns the list in the output of squeue, or a list that was taken out of it.
Result<JsonToken> JobListing::listOfJobs()
{
    if (m_document.kind(0) == JsonKind::Array)
        return JsonToken{0};
    if (const JsonKind kind = m_document.kind(0); kind != JsonKind::Object)
        return failAt(m_document, 0,
            fairshare::say("expected one JSON object, as squeue --json prints; found {}", nameOf(kind)));
    if (auto done = m_document.members(0, m_members); !done)
        return tl::unexpected(done.error());
    const auto jobs = std::ranges::find(m_members, "jobs", &JsonMember::key);
    if (jobs == m_members.end())
        return failAt(
            m_document, 0, fairshare::say("\"jobs\" is missing; expected the job list of squeue --json"));
    if (auto checked = requireKind(m_document, *jobs, JsonKind::Array); !checked)
        return tl::unexpected(checked.error());
    if (const auto update = std::ranges::find(m_members, "last_update", &JsonMember::key);
        update != m_members.end())
        if (const auto time = numberOf(*update); time && time->value.value_or(0) > 0)
            m_drafts.wasListedAt(*time->value);
    return jobs->value;
}

Result<Import> JobListing::read(const Progress& progress)
{
    const auto list = listOfJobs();
    if (!list)
        return tl::unexpected(list.error());
    const JsonToken end = m_document.end(*list);
    for (JsonToken job = m_document.first(*list); job != end; job = m_document.next(job)) {
        if (auto done = readJob(job); !done)
            return tl::unexpected(done.error());
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    }
    return m_drafts.finish();
}

bool recognizesSqueueJson(std::string_view beginning)
{
    const auto keys = outermostKeys(withoutByteOrderMark(beginning));
    return hasKey(keysOfFirstElement(withoutByteOrderMark(beginning)), "job_id")
        || (hasKey(keys, "jobs") && !hasKey(keys, "shares") && !hasKey(keys, "format")
            && !hasKey(keys, "tree"));
}

Result<Import> readSqueueJson(std::string_view content, const Progress& progress)
{
    auto document = JsonDocument::parse(withoutByteOrderMark(content), progress);
    if (!document)
        return tl::unexpected(document.error());
    return JobListing(*document).read(progress);
}

} // namespace

Format squeue_json()
{
    return {.id = "squeue-json",
        .title = fairshare::phrase("Queue as JSON (squeue --json)"),
        .patterns = "*.json",
        .summary = fairshare::phrase("Pending and running jobs with sizes, times and priorities; no tree"),
        .recognizes = recognizesSqueueJson,
        .read = readSqueueJson,
        .write = nullptr};
}

} // namespace fairshare::format_files
