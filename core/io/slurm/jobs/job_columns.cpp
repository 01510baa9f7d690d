// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/job_columns.h"

#include "core/base/numbers.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare {
namespace {

constexpr std::size_t TableRowsPerReport = std::size_t{1} << 14;

bool isUnknownCell(std::string_view text)
{
    constexpr std::array<std::string_view, 6> Words{"", "N/A", "(null)", "Unknown", "None", "NONE"};
    return std::ranges::find(Words, text) != Words.end();
}

tl::unexpected<Error> expected(std::string what)
{
    return fail(ErrorCode::BadInput, std::move(what));
}

/// Reads a number of nodes or processors: `8`, `2-4` (the first one counts), `2K`.
Result<void> readSize(std::string_view text, std::uint32_t& count)
{
    if (isUnknownCell(text))
        return {};
    const std::string_view first = text.substr(0, text.find_first_of("-+"));
    const bool isKibi = first.ends_with('K');
    const auto number = parseUnsigned(first.substr(0, first.size() - (isKibi ? 1 : 0)));
    const std::uint64_t unit = isKibi ? 1024 : 1;
    if (!number || *number > LargestWord / unit)
        return expected(fairshare::say("a whole number from {} to {}", 0, LargestWord));
    count = static_cast<std::uint32_t>(*number * unit);
    return {};
}

Result<void> readId(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    if (draft.job.id.empty())
        draft.job.id = text;
    return {};
}

Result<void> readUser(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    draft.job.user = text;
    return {};
}

Result<void> readAccount(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    draft.job.account = isUnknownCell(text) ? std::string_view() : text;
    return {};
}

Result<void> readQos(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    draft.job.qos = isUnknownCell(text) ? std::string_view() : text;
    return {};
}

Result<void> readPartition(std::string_view text, JobDraft& draft, JobDrafts& drafts)
{
    if (setPartitions(draft.job, text))
        drafts.remarks().add("cut_partitions", draft.position, [&draft] {
            return fairshare::say(
                "the partition list of job {} is truncated; some partitions are missing", draft.job.id);
        });
    return {};
}

Result<void> readState(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    const std::string_view word = text.substr(0, text.find(' '));
    if (!slurmState(word) && !isOverState(word))
        return expected(fairshare::say("a job state such as PENDING or RUNNING"));
    setState(draft, word);
    return {};
}

/// Reads a whole number, or the fraction of 2^32 that squeue prints for %p.
Result<void> readSeenPriority(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    if (isUnknownCell(text))
        return {};
    if (const auto whole = parseUnsigned(text); whole && *whole <= LargestWord) {
        draft.priority = static_cast<std::uint32_t>(*whole);
        return {};
    }
    const auto share = parseDouble(text);
    if (!share || !(*share >= 0) || !(*share < 1))
        return expected(fairshare::say("a whole number from {} to {}", 0, LargestWord));
    if (!draft.priority)
        draft.priority = static_cast<std::uint32_t>(std::min(std::round(*share * 0x1p32), 0x1p32 - 1));
    return {};
}

/// Reads why a job waits. A held job has the priority 0, which many listings do not print.
Result<void> readReason(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    if (text.starts_with('('))
        text.remove_prefix(1);
    draft.isHeld = text.starts_with("JobHeld") || text.starts_with("JobHoldMaxRequeue");
    return {};
}

Result<void> readTimeLimit(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    if (isUnknownCell(text) || text == "NOT_SET" || text == "Partition_Limit" || text == "INVALID")
        return {};
    draft.job.timeLimitMinutes = parseTimeLimit(text);
    return draft.job.timeLimitMinutes
        ? Result<void>()
        : expected(fairshare::say("DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED"));
}

Result<void> readLimitInMinutes(std::string_view text, JobDraft& draft, JobDrafts& drafts)
{
    const auto minutes = parseUnsigned(text);
    if (!minutes || *minutes > LargestWord)
        return readTimeLimit(text, draft, drafts);
    draft.job.timeLimitMinutes = static_cast<std::uint32_t>(*minutes);
    return {};
}

Result<void> readNodes(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    return readSize(text, draft.job.minNodes);
}

Result<void> readCpus(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    return readSize(text, draft.job.cpus);
}

/// Reads `800M`; in older releases `100Mc` per processor and `100Mn` per node.
Result<void> readMemory(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    if (isUnknownCell(text))
        return {};
    if (text.ends_with('c') || text.ends_with('n')) {
        draft.memoryOf = text.ends_with('c') ? JobDraft::MemoryOf::Cpu : JobDraft::MemoryOf::Node;
        text.remove_suffix(1);
    }
    draft.memory = parseMegabytes(text);
    return draft.memory && *draft.memory <= LargestWord
        ? Result<void>()
        : expected(fairshare::say("an amount of memory such as 800M"));
}

Result<void> readLeastMemory(std::string_view text, JobDraft& draft, JobDrafts& drafts)
{
    auto done = readMemory(text, draft, drafts);
    if (done && draft.memory) {
        draft.memoryOf = JobDraft::MemoryOf::Node;
        drafts.remarks().sum("least_memory", draft.position, [](std::size_t jobs) {
            return fairshare::say("MIN_MEMORY does not show whether memory is per node or per CPU; assuming "
                                  "per node (squeue -O tres-alloc prints the total); rows: {}",
                jobs);
        });
    }
    return done;
}

Result<void> readTres(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    if (draft.hasAllocatedTres)
        return {};
    auto amounts = parseTresAmounts(text);
    if (!amounts)
        return expected(fairshare::say("TRES amounts such as cpu=8,mem=800M,node=1"));
    if (amounts->empty())
        return {};
    draft.job.requested = std::move(*amounts);
    draft.hasTres = true;
    return {};
}

/// Reads the allocated TRES, which replace the requested TRES of a running job but not of a pending job.
Result<void> readAllocatedTres(std::string_view text, JobDraft& draft, JobDrafts& drafts)
{
    auto done = readTres(text, draft, drafts);
    draft.hasAllocatedTres = !isUnknownCell(text);
    return done;
}

Result<void> readNice(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    const bool negative = text.starts_with('-');
    const auto number = parseUnsigned(text.substr(negative ? 1 : 0));
    if (isUnknownCell(text))
        return {};
    if (!number || *number > static_cast<std::uint64_t>(LargestNice))
        return expected(fairshare::say("a whole number from {} to {}", -LargestNice, LargestNice));
    draft.job.nice = negative ? -static_cast<std::int64_t>(*number) : static_cast<std::int64_t>(*number);
    return {};
}

/// Reads a time into a member of the draft.
template <std::optional<std::int64_t> JobDraft::* Target>
Result<void> readTime(std::string_view text, JobDraft& draft, JobDrafts& drafts)
{
    const auto time = drafts.time(text);
    if (!time)
        return tl::unexpected(time.error());
    draft.*Target = *time;
    draft.tellsEligible = draft.tellsEligible || Target == &JobDraft::eligible;
    draft.tellsAccruing = draft.tellsAccruing || Target == &JobDraft::accruing;
    return {};
}

/// Reads the elapsed time of a job. Invalid text is not an error, since the time is optional.
Result<void> readElapsed(std::string_view text, JobDraft& draft, JobDrafts& /*drafts*/)
{
    draft.elapsed = parseDuration(text);
    return {};
}

constexpr std::array JobColumns{
    JobColumn{"jobid", readId},
    JobColumn{"jobidraw", readId},
    JobColumn{"user", readUser},
    JobColumn{"account", readAccount},
    JobColumn{"partition", readPartition},
    JobColumn{"qos", readQos},
    JobColumn{"st", readState},
    JobColumn{"state", readState},
    JobColumn{"priority", readSeenPriority},
    JobColumn{"reason", readReason},
    JobColumn{"nodelist(reason)", readReason},
    JobColumn{"timelimit", readTimeLimit},
    JobColumn{"timelimitraw", readLimitInMinutes},
    JobColumn{"nodes", readNodes},
    JobColumn{"nnodes", readNodes},
    JobColumn{"reqnodes", readNodes},
    JobColumn{"numnodes", readNodes},
    JobColumn{"cpus", readCpus},
    JobColumn{"reqcpus", readCpus},
    JobColumn{"ncpus", readCpus},
    JobColumn{"alloccpus", readCpus},
    JobColumn{"numcpus", readCpus},
    JobColumn{"minmemory", readLeastMemory},
    JobColumn{"reqmem", readMemory},
    JobColumn{"tres", readTres},
    JobColumn{"reqtres", readTres},
    JobColumn{"tresalloc", readTres},
    JobColumn{"alloctres", readAllocatedTres},
    JobColumn{"nice", readNice},
    JobColumn{"submit", readTime<&JobDraft::submitted>},
    JobColumn{"submittime", readTime<&JobDraft::submitted>},
    JobColumn{"eligible", readTime<&JobDraft::eligible>},
    JobColumn{"eligibletime", readTime<&JobDraft::eligible>},
    JobColumn{"accruetime", readTime<&JobDraft::accruing>},
    JobColumn{"start", readTime<&JobDraft::started>},
    JobColumn{"starttime", readTime<&JobDraft::started>},
    JobColumn{"end", readTime<&JobDraft::ended>},
    JobColumn{"endtime", readTime<&JobDraft::ended>},
    JobColumn{"lastschedeval", readTime<&JobDraft::seen>},
    JobColumn{"time", readElapsed},
    JobColumn{"elapsed", readElapsed},
    JobColumn{"runtime", readElapsed},
};

/// Adds remarks for names that the table has cut off.
void remarkCut(const JobTable& table, std::size_t column, JobDrafts& drafts)
{
    constexpr std::array<std::string_view, 4> Names{"user", "account", "partition", "qos"};
    const TableCell& cell = table.cells()[column];
    if (table.mayBeCut(column) && std::ranges::find(Names, table.columns()[column]) != Names.end())
        drafts.remarks().add("filled_column", table.at(cell.offset),
            [&] { return filledColumn(table.columns()[column], cell.text); });
    if (!table.marksCuts() || !cell.text.ends_with('+') || cell.text.size() < table.width(column)
        || std::ranges::find(Names, table.columns()[column]) == Names.end())
        return;
    drafts.remarks().add("cut_name", table.at(cell.offset), [&cell] {
        return fairshare::say(
            "the name {} is truncated; use sacct -P to print full names", quotedPart(cell.text));
    });
}

Result<void> readJobRow(const JobTable& table, std::span<const JobColumn* const> columns, JobDrafts& drafts)
{
    JobDraft draft{.position = table.at()};
    if (table.wasJoined())
        drafts.remarks().add("joined_cells", table.at(),
            fairshare::phrase(
                "the row has more cells than the header; the extra cells were read as part of the job name"));
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const TableCell& cell = table.cells()[i];
        if (columns[i] == nullptr)
            continue;
        remarkCut(table, i, drafts);
        if (auto done = readJobFigure(*columns[i], cell, draft, drafts); !done) {
            done.error().position = table.at(cell.offset);
            return done;
        }
    }
    // Job steps in sacct: `41.batch`. A truncated array has points too: `41_[1,3,...]`.
    if (draft.job.id.find('.') != std::string::npos && draft.job.id.find('[') == std::string::npos)
        return {};
    return drafts.add(std::move(draft));
}

} // namespace

std::span<const JobColumn> jobColumns()
{
    return JobColumns;
}

const JobColumn* findJobColumn(std::string_view word)
{
    const auto* found = std::ranges::find(JobColumns, word, &JobColumn::word);
    return found == JobColumns.end() ? nullptr : found;
}

std::string filledColumn(std::string_view word, std::string_view text)
{
    return fairshare::say("{} {} fills its column and may be truncated", word, quotedPart(text));
}

Result<void> readJobFigure(const JobColumn& column, const TableCell& cell, JobDraft& draft, JobDrafts& drafts)
{
    auto done = column.read(cell.text, draft, drafts);
    if (!done)
        done.error().message =
            fairshare::say("{} is {}; expected {}", column.word, quotedPart(cell.text), done.error().message);
    return done;
}

Result<Import> readJobTable(JobTable table, const Progress& progress)
{
    JobDrafts drafts;
    std::vector<const JobColumn*> columns;
    for (const std::string& word : table.columns())
        columns.push_back(findJobColumn(word));
    for (std::size_t rows = 1;; ++rows) {
        if (rows % TableRowsPerReport == 0)
            progress.at(table.fraction(), rows);
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = table.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            break;
        if (auto done = readJobRow(table, columns, drafts); !done)
            return tl::unexpected(done.error());
    }
    auto import = drafts.finish();
    if (import)
        import->hasCutNames = std::ranges::any_of(
            import->diagnostics, [](const Diagnostic& remark) { return remark.code == "cut_name"; });
    return import;
}

} // namespace fairshare
