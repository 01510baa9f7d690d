// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/import/job_times.h"
#include "core/io/job_log/formats/workload_formats.h"
#include "core/io/job_log/log_remarks.h"
#include "core/io/job_log/workload_draft.h"
#include "core/io/slurm/jobs/job_table.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/text/hostlist.h"
#include "core/io/text/logged_figure.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <optional>

namespace fairshare::workload_files {
namespace {

bool isMissing(std::string_view word)
{
    constexpr std::array<std::string_view, 6> Words{
        "", "Unknown", "None", "UNLIMITED", "Partition_Limit", "None assigned"};
    return std::ranges::any_of(
        Words, [word](std::string_view none) { return equalIgnoringCase(word, none); });
}

/// Opens a table with IDs in either of the two columns.
std::optional<JobTable> openTable(std::string_view content)
{
    for (const std::string_view id : {"jobidraw", "jobid"}) {
        JobTable table(content, id);
        if (table.open())
            return table;
    }
    return std::nullopt;
}

bool recognizesSacctWorkload(std::string_view beginning)
{
    TextLines lines(beginning);
    while (lines.next())
        if (!trimmed(lines.text()).empty())
            return lines.text().find('|') != std::string_view::npos && openTable(beginning);
    return false;
}

/// Reads a table row by row.
class SacctWorkloadReader {
public:
    SacctWorkloadReader(JobTable table, const CleaningSettings& settings)
        : m_table(std::move(table))
        , m_draft(settings)
    {
        for (std::size_t column = 0; column < ColumnCount; ++column)
            for (const std::string_view word : titles()[column].words)
                if (!m_places[column])
                    m_places[column] = m_table.column(word);
        if (!has(Procs) && !has(RequestedProcs))
            m_draft.import().unit = AllocationUnit::Node;
    }

    Result<WorkloadImport> all(const Progress& progress)
    {
        for (const auto& checked : {requireColumns(), refuseTwice()})
            if (!checked)
                return tl::unexpected(checked.error());
        constexpr std::uint64_t RowsAReport = 1U << 13;
        for (std::uint64_t count = 1;; ++count) {
            if (count % RowsAReport == 0) {
                if (progress.cancelled())
                    return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
                progress.at(m_table.fraction(), count);
            }
            const auto row = m_table.next();
            if (!row)
                m_draft.import().addBadRow(row.error().position, [&row] { return row.error().message; });
            else if (*row && !refuseNul())
                takeRow();
            else if (!*row)
                break;
        }
        if (!m_draft.hasJobs() && !hasLeftOut())
            return m_draft.noJobs(fairshare::say("no jobs after the header"));
        if (!m_draft.hasJobs())
            return m_draft.noJobs(fairshare::say("none of the jobs has started"));
        return m_draft.take(
            {.procsPerNode = m_procsPerNode, .startsAtFirst = true, .nodeNames = m_nodes.names()});
    }

private:
    enum Column : std::size_t {
        Id,
        User,
        Account,
        Partition,
        Name,
        Submit,
        Eligible,
        Start,
        End,
        Elapsed,
        ElapsedSeconds,
        Limit,
        LimitMinutes,
        Nodes,
        Procs,
        RequestedProcs,
        Tres,
        State,
        NodeList,
        ColumnCount
    };

    struct Title {
        const char* shown = "";
        std::initializer_list<std::string_view> words{}; ///< the first one in the table is used
    };

    /// Titles as printed by sacct, and as spelled by JobTable.
    static const std::array<Title, ColumnCount>& titles()
    {
        static const std::array<Title, ColumnCount> all{{{"JobIDRaw", {"jobidraw", "jobid"}},
            {"User", {"user"}}, {"Account", {"account"}}, {"Partition", {"partition"}},
            {"JobName", {"jobname"}}, {"Submit", {"submit"}}, {"Eligible", {"eligible"}},
            {"Start", {"start"}}, {"End", {"end"}}, {"Elapsed", {"elapsed"}}, {"ElapsedRaw", {"elapsedraw"}},
            {"Timelimit", {"timelimit"}}, {"TimelimitRaw", {"timelimitraw"}},
            {"NNodes", {"nnodes", "allocnodes"}}, {"NCPUS", {"ncpus", "alloccpus"}}, {"ReqCPUS", {"reqcpus"}},
            {"AllocTRES", {"alloctres"}}, {"State", {"state"}}, {"NodeList", {"nodelist"}}}};
        return all;
    }

    bool has(Column column) const { return m_places[column].has_value(); }
    std::string_view text(Column column) const
    {
        return has(column) ? m_table.cells()[*m_places[column]].text : std::string_view();
    }
    bool hasLeftOut()
    {
        const LogFindings& found = m_draft.import().findings;
        return found.steps + found.waitingArrays + found.neverStarted > 0;
    }

    Result<void> requireColumns() const
    {
        const auto missing = [this]() -> const char* {
            if (!has(Submit))
                return "Submit";
            if (!has(ElapsedSeconds) && !has(Elapsed) && !(has(Start) && has(End)))
                return "ElapsedRaw";
            return has(Nodes) || has(Procs) || has(RequestedProcs) ? nullptr : "NCPUS";
        }();
        if (missing == nullptr)
            return {};
        return fail(ErrorCode::BadInput,
            fairshare::say("missing column {}; expected the output of sacct -a -X -P -o {}", missing,
                "JobIDRaw,User,Account,Partition,Submit,Eligible,Start,End,ElapsedRaw,TimelimitRaw,NNodes,"
                "NCPUS,ReqCPUS,AllocTRES,State,NodeList,Priority"),
            {1, 1});
    }

    /// Rejects duplicate columns. Call before the first row, while the cells are those of the header.
    Result<void> refuseTwice() const
    {
        const std::vector<std::string>& words = m_table.columns();
        for (const auto& place : m_places) {
            const auto first = place ? words.begin() + static_cast<std::ptrdiff_t>(*place) : words.end();
            const auto again = place ? std::find(first + 1, words.end(), *first) : words.end();
            if (again == words.end())
                continue;
            // The header of an aligned table has no cells of its own.
            const auto at = static_cast<std::size_t>(again - words.begin());
            const TableCell cell = at < m_table.cells().size() ? m_table.cells()[at] : TableCell{*again, 0};
            return fail(ErrorCode::BadInput, fairshare::say("duplicate column '{}'", cell.text),
                m_table.at(cell.offset));
        }
        return {};
    }

    /// Reports a row with a NUL byte as a bad row.
    bool refuseNul()
    {
        for (const TableCell& cell : m_table.cells())
            if (const std::size_t at = cell.text.find('\0'); at != std::string_view::npos) {
                m_draft.import().addBadRow(m_table.at(cell.offset + at), nulText);
                return true;
            }
        return false;
    }

    /// Reports a row with an unreadable cell as a bad row.
    bool refuse(Column column, const std::string& sentence)
    {
        const TableCell& cell = m_table.cells()[*m_places[column]];
        m_draft.import().addBadRow(m_table.at(cell.offset), [&sentence] { return sentence; });
        return false;
    }
    bool refuse(Column column, const char* expected)
    {
        return refuse(column,
            fairshare::say(
                "{} is '{}'; expected {}", titles()[column].shown, excerpt(text(column)), said(expected)));
    }

    /// Reads a time. A missing value leaves `to` unchanged.
    bool takeTime(Column column, Seconds& to)
    {
        const std::string_view word = text(column);
        if (isMissing(word))
            return true;
        const auto time = parseTimePoint(word);
        if (!time)
            return refuse(
                column, fairshare::phrase("a time such as 2026-11-20T17:21:05 or seconds since 1970"));
        m_scale = m_scale.value_or(time->scale);
        if (*m_scale != time->scale)
            return refuse(column,
                *m_scale == TimeScale::Epoch
                    ? fairshare::phrase("seconds since 1970, like the times above")
                    : fairshare::phrase("a time such as 2026-11-20T17:21:05, like the times above"));
        to = time->seconds;
        return true;
    }

    bool takeNumber(Column column, std::int64_t& to, std::int64_t most = MostLogged)
    {
        const std::string_view word = text(column);
        if (isMissing(word))
            return true;
        const auto number = parseUnsigned(word);
        if (!number && !(spellsWhole(word) && !word.starts_with('-')))
            return refuse(column, fairshare::phrase("a whole number"));
        if (!number || *number > static_cast<std::uint64_t>(most))
            return refuse(column, beyondMostLogged(titles()[column].shown, word, most));
        to = static_cast<std::int64_t>(*number);
        return true;
    }

    bool takeDuration(Column column, Seconds& to)
    {
        const std::string_view word = text(column);
        if (isMissing(word))
            return true;
        const auto seconds = word.find(':') == std::string_view::npos ? std::nullopt : parseDuration(word);
        if (!seconds)
            return refuse(column, fairshare::phrase("a duration such as 1-02:03:04"));
        to = static_cast<Seconds>(*seconds);
        return true;
    }

    struct Times {
        Seconds submit = -1, eligible = -1, start = -1, end = -1, run = -1, limit = -1;
    };

    bool takeTimes(Times& times)
    {
        constexpr Seconds Minute = 60;
        Seconds minutes = -1;
        if (!takeTime(Submit, times.submit) || !takeTime(Eligible, times.eligible)
            || !takeTime(Start, times.start) || !takeTime(End, times.end) || !takeDuration(Elapsed, times.run)
            || !takeNumber(ElapsedSeconds, times.run) || !takeDuration(Limit, times.limit)
            || !takeNumber(LimitMinutes, minutes))
            return false;
        const bool isSpan = times.run < 0 && times.start >= 0 && times.end >= 0;
        if (isSpan && times.end < times.start)
            return refuse(End,
                fairshare::say("End is '{}'; expected a time no earlier than Start, '{}'", excerpt(text(End)),
                    excerpt(text(Start))));
        if (isSpan)
            times.run = times.end - times.start;
        if (minutes >= 0)
            times.limit = minutes * Minute;
        return true;
    }

    /// Returns true for a row that is left out: of a job that did not run, or of a job that started but has
    /// no run time, such as a running job without ElapsedRaw. The latter is a bad row.
    bool isLeftOut(const Times& times)
    {
        if (times.run > 0 && (!has(Start) || times.start >= 0))
            return false;
        if (times.run < 0 && times.start >= 0 && stateOf() != "PENDING")
            return !refuse(
                Start, fairshare::say("the job has started but has neither an end time nor an elapsed time"));
        ++m_draft.import().findings.neverStarted;
        return true;
    }

    void takeRow()
    {
        LogFindings& findings = m_draft.import().findings;
        const std::string_view id = text(Id);
        if (id.find('.') != std::string_view::npos) {
            ++findings.steps;
            return;
        }
        if (id.find('[') != std::string_view::npos) {
            ++findings.waitingArrays;
            return;
        }
        Times times;
        LoggedJob job{.id = id};
        LoggedDetails details;
        std::int64_t nodes = -1;
        if (!takeTimes(times) || !takeNumber(Procs, job.allocatedProcs, MostLoggedProcs)
            || !takeNumber(RequestedProcs, job.requestedProcs, MostLoggedProcs)
            || !takeNumber(Nodes, nodes, MostLoggedProcs) || isLeftOut(times))
            return;
        if (stateOf() == "RUNNING")
            ++findings.stillRunning;
        job.submit = times.submit < 0 ? -1 : std::max(times.submit, times.eligible);
        job.run = times.run;
        job.requested = times.limit;
        countProcsPerNode(job.allocatedProcs, nodes);
        if (job.allocatedProcs <= 0)
            job.allocatedProcs = nodes;
        job.attributes = {text(User), text(Account), text(Partition), text(Name), text(Partition)};
        if (times.submit >= 0 && times.eligible > times.submit)
            details.submitted = times.submit;
        details.start = times.start;
        if (has(NodeList) && times.end >= 0 && times.end != times.start + times.run) {
            details.held = times.end - times.start; // unless negative
            m_draft.import().remarks.sum("other_end", m_table.at(), otherEndText);
        }
        const auto held = parseTresAmounts(text(Tres)).value_or(TresAmounts());
        if (const auto billing = amountOf(held, "billing"))
            details.chargeWeight = static_cast<double>(*billing);
        if (const auto memory = amountOf(held, "mem"))
            details.memoryMegabytes = static_cast<std::int64_t>(*memory);
        const std::vector<std::uint32_t> nodesOfJob = nodesHeld();
        details.nodes = nodesOfJob;
        m_draft.add(job, m_table.at(), details);
    }

    /// Returns the first word of the state, for example of `CANCELLED by 1000`.
    std::string_view stateOf() const { return text(State).substr(0, text(State).find(' ')); }

    void countProcsPerNode(std::int64_t procs, std::int64_t nodes)
    {
        if (procs <= 0 || nodes <= 0)
            return;
        constexpr std::int64_t Most = std::numeric_limits<std::int32_t>::max();
        const auto each = static_cast<std::int32_t>(std::min((procs + nodes - 1) / nodes, Most));
        m_procsPerNode = std::max(m_procsPerNode, each);
    }

    /// Returns the nodes of the job. Returns no nodes if the list is unreadable, which is reported.
    std::vector<std::uint32_t> nodesHeld()
    {
        if (isMissing(text(NodeList)))
            return {};
        const auto names = parseHostlist(text(NodeList));
        if (!names) {
            const TableCell& cell = m_table.cells()[*m_places[NodeList]];
            m_draft.import().remarks.sum(
                "unread_nodes", m_table.at(cell.offset), [list = excerpt(cell.text)](std::size_t count) {
                    return fairshare::say("NodeList is '{}'; expected a node list such as n[1-3,7]; jobs "
                                          "with unknown nodes: {}",
                        list, count);
                });
            return {};
        }
        return m_nodes.numbersOf(*names);
    }

    JobTable m_table;
    WorkloadDraft m_draft;
    std::array<std::optional<std::size_t>, ColumnCount> m_places{};
    std::optional<TimeScale> m_scale; ///< scale of the first time
    NodeNames m_nodes;
    std::int32_t m_procsPerNode = 1;
};

Result<WorkloadImport> readSacctWorkload(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    auto table = openTable(content);
    if (!table)
        return fail(
            ErrorCode::BadInput, fairshare::say("not sacct output; expected a header with JobIDRaw"), {1, 1});
    return SacctWorkloadReader(*std::move(table), settings).all(progress);
}

} // namespace

WorkloadFormat sacct_workload()
{
    return {.id = "sacct-workload",
        .title = fairshare::phrase("Finished Slurm jobs (sacct -P)"),
        .patterns = "*.txt *.txt.gz",
        .recognizes = recognizesSacctWorkload,
        .read = readSacctWorkload};
}

} // namespace fairshare::workload_files
