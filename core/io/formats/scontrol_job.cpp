// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/io/formats/formats.h"
#include "core/io/slurm/jobs/job_columns.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>

namespace fairshare::format_files {
namespace {

constexpr std::string_view JobStart = "JobId=";
constexpr std::string_view RecordBlanks = " \t\r\n";
constexpr std::size_t JobsPerReport = std::size_t{1} << 13;

struct RecordKey {
    std::string_view key; ///< as spelled by scontrol
    std::string_view column; ///< title in jobColumns()
};

/// Keys in the order in which they appear in a record, so that a name that looks like a key can only affect
/// its own value. Keys of newer releases are next to those of 22.05.
constexpr std::array RecordKeys{RecordKey{"Priority", "priority"}, RecordKey{"Nice", "nice"},
    RecordKey{"Account", "account"}, RecordKey{"QOS", "qos"}, RecordKey{"JobState", "state"},
    RecordKey{"RunTime", "runtime"}, RecordKey{"TimeLimit", "timelimit"},
    RecordKey{"SubmitTime", "submittime"}, RecordKey{"EligibleTime", "eligibletime"},
    RecordKey{"AccrueTime", "accruetime"}, RecordKey{"StartTime", "starttime"},
    RecordKey{"EndTime", "endtime"}, RecordKey{"LastSchedEval", "lastschedeval"},
    RecordKey{"Partition", "partition"}, RecordKey{"NumNodes", "numnodes"}, RecordKey{"NumCPUs", "numcpus"},
    RecordKey{"TRES", "tres"}, RecordKey{"ReqTRES", "reqtres"}, RecordKey{"AllocTRES", "alloctres"}};

using FoundKeys = std::bitset<RecordKeys.size()>;

/// Reads one record: the text from `JobId=` up to the next one.
class JobRecord {
public:
    JobRecord(std::string_view text, std::uint32_t line)
        : m_text(text)
        , m_line(line)
    {
    }

    Result<void> read(JobDraft& draft, JobDrafts& drafts);
    /// Returns which of RecordKeys the record contains.
    const FoundKeys& found() const { return m_found; }
    /// Returns the position after the last text of the record.
    SourcePosition end() const
    {
        return at(m_text.substr(std::min(m_text.find_last_not_of(RecordBlanks) + 1, m_text.size())));
    }

private:
    /// Returns the value of the next `Key=` after the last one found.
    std::optional<std::string_view> value(std::string_view key);
    SourcePosition at(std::string_view part) const;

    std::string_view m_text;
    std::uint32_t m_line;
    std::size_t m_from = 0;
    FoundKeys m_found;
};

SourcePosition JobRecord::at(std::string_view part) const
{
    const auto offset = static_cast<std::size_t>(part.data() - m_text.data());
    const std::string_view before = m_text.substr(0, offset);
    const std::size_t lineStart = before.rfind('\n');
    const auto lines = static_cast<std::uint32_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t column = lineStart == std::string_view::npos ? offset : offset - lineStart - 1;
    return {m_line + lines, static_cast<std::uint32_t>(column + 1)};
}

std::optional<std::string_view> JobRecord::value(std::string_view key)
{
    for (std::size_t found = m_text.find(key, m_from); found != std::string_view::npos;
        found = m_text.find(key, found + 1)) {
        const std::size_t begin = found + key.size();
        const bool isWhole = found == 0 || RecordBlanks.find(m_text[found - 1]) != std::string_view::npos;
        if (!isWhole || begin >= m_text.size() || m_text[begin] != '=')
            continue;
        const std::size_t end = std::min(m_text.find_first_of(RecordBlanks, begin + 1), m_text.size());
        m_from = end;
        return m_text.substr(begin + 1, end - begin - 1);
    }
    return std::nullopt;
}

Result<void> JobRecord::read(JobDraft& draft, JobDrafts& drafts)
{
    draft.position = {m_line, 1};
    draft.job.id = value("JobId").value_or("");
    // Pending tasks of an array share one record: 19 and 1-4%1.
    const std::size_t afterId = m_from;
    if (const auto array = value("ArrayJobId"))
        if (const auto task = value("ArrayTaskId"))
            draft.job.id = task->find_first_of(",-%") == std::string_view::npos
                ? fmt::format("{}_{}", *array, *task)
                : fmt::format("{}_[{}]", *array, *task);
    m_from = afterId;
    const auto user = value("UserId");
    if (!user)
        return fail(ErrorCode::BadInput,
            fairshare::say("incomplete job record; expected JobId, UserId and JobState"), {m_line, 1});
    draft.job.user = user->substr(0, user->find('('));
    bool hasState = false;
    for (std::size_t i = 0; i < RecordKeys.size(); ++i) {
        const RecordKey& key = RecordKeys[i];
        const std::size_t before = m_from;
        const auto text = value(key.key);
        if (!text) {
            m_from = before;
            continue;
        }
        m_found.set(i);
        hasState = hasState || key.column == "state";
        if (auto done = readJobFigure(*findJobColumn(key.column), {*text, 0}, draft, drafts); !done) {
            done.error().position = at(*text);
            return done;
        }
    }
    if (!hasState)
        return fail(ErrorCode::BadInput,
            fairshare::say("incomplete job record; expected JobId, UserId and JobState"), {m_line, 1});
    return {};
}

/// Adds a remark if the last record lacks keys that all others have. A file that was cut off between two keys
/// looks like that.
void remarkCutOff(const JobRecord& last, const FoundKeys& others, std::string_view id, Remarks& remarks)
{
    const FoundKeys lost = others & ~last.found();
    if (lost.none())
        return;
    std::string names;
    for (std::size_t i = 0; i < RecordKeys.size(); ++i)
        if (lost.test(i))
            names += fmt::format("{}{}", names.empty() ? "" : ", ", RecordKeys[i].key);
    remarks.add("cut_record", last.end(), [&] {
        return fairshare::say(
            "the record of job {} lacks {}, which all other records have; the file may be truncated here", id,
            names);
    });
}

bool recognizesScontrolJob(std::string_view beginning)
{
    TextLines lines(beginning);
    while (lines.next())
        if (!trimmed(lines.text()).empty())
            return lines.text().starts_with(JobStart) && lines.text().find('=') != std::string_view::npos;
    return false;
}

Result<Import> readScontrolJob(std::string_view content, const Progress& progress)
{
    content = withoutByteOrderMark(content);
    JobDrafts drafts;
    std::size_t records = 0;
    FoundKeys inAll = ~FoundKeys();
    std::optional<std::pair<std::size_t, std::uint32_t>> start;
    const auto readRecord = [&](std::size_t end) -> Result<void> {
        if (!start)
            return {};
        JobDraft draft;
        JobRecord record(content.substr(start->first, end - start->first), start->second);
        if (auto done = record.read(draft, drafts); !done)
            return done;
        if (end == content.size() && records > 1)
            remarkCutOff(record, inAll, draft.job.id, drafts.remarks());
        inAll &= record.found();
        return drafts.add(std::move(draft));
    };
    for (TextLines lines(content); lines.next();) {
        if (auto checked = lines.check(); !checked)
            return tl::unexpected(checked.error());
        if (!lines.text().starts_with(JobStart))
            continue;
        if (++records % JobsPerReport == 0)
            progress.at(lines.fraction(), records);
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto offset = static_cast<std::size_t>(lines.text().data() - content.data());
        if (auto done = readRecord(offset); !done)
            return tl::unexpected(done.error());
        start.emplace(offset, lines.number());
    }
    if (auto done = readRecord(content.size()); !done)
        return tl::unexpected(done.error());
    return drafts.finish();
}

} // namespace

Format scontrol_job()
{
    return {.id = "scontrol-job",
        .title = fairshare::phrase("Job details (scontrol show job)"),
        .patterns = "*.txt",
        .summary =
            fairshare::phrase("Pending and running jobs with everything their priorities depend on; no tree"),
        .recognizes = recognizesScontrolJob,
        .read = readScontrolJob,
        .write = nullptr};
}

} // namespace fairshare::format_files
