// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/formats/formats.h"
#include "core/io/slurm/config/slurm_priority_settings.h"
#include "core/io/slurm/jobs/job_columns.h"
#include "core/io/slurm/values/largest_word.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/slurm/values/tres_weights_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::format_files {
namespace {

constexpr std::string_view WeightsRow = "Weights";
constexpr std::size_t TresWidth = 20; ///< width at which sprio cuts off TRES without a mark
constexpr std::size_t ShareDecimals = 14; ///< decimals of a normalized priority with full precision

/// Letters of sprio 22.05, plus %o and %n of later releases. PARTITION is both a name and a number.
constexpr std::array SprioLetters{PrintLetter{'a', "age"}, PrintLetter{'A', "age"}, PrintLetter{'b', "assoc"},
    PrintLetter{'B', "assoc"}, PrintLetter{'c', "cluster", PrintCell::Name}, PrintLetter{'f', "fairshare"},
    PrintLetter{'F', "fairshare"}, PrintLetter{'i', "jobid"}, PrintLetter{'j', "jobsize"},
    PrintLetter{'J', "jobsize"}, PrintLetter{'n', "qosname", PrintCell::Name}, PrintLetter{'N', "nice"},
    PrintLetter{'o', "account", PrintCell::Name}, PrintLetter{'p', "partition"},
    PrintLetter{'P', "partition"}, PrintLetter{'q', "qos"}, PrintLetter{'Q', "qos"},
    PrintLetter{'r', "partitionname", PrintCell::Name}, PrintLetter{'S', "site"},
    PrintLetter{'t', "tres", PrintCell::Name}, PrintLetter{'T', "tres", PrintCell::Name},
    PrintLetter{'u', "user", PrintCell::Name}, PrintLetter{'y', "priority"}, PrintLetter{'Y', "priority"}};

/// Digits of the largest 32-bit number.
constexpr std::size_t WidthOfWord = 10;

struct TermColumn {
    std::string_view word;
    PrintedFigure PrintedTerms::* term;
    std::uint32_t PriorityWeights::* weight;
};

constexpr std::array Terms{TermColumn{"age", &PrintedTerms::age, &PriorityWeights::age},
    TermColumn{"assoc", &PrintedTerms::association, &PriorityWeights::association},
    TermColumn{"fairshare", &PrintedTerms::fairshare, &PriorityWeights::fairshare},
    TermColumn{"jobsize", &PrintedTerms::jobSize, &PriorityWeights::jobSize},
    TermColumn{"partition", &PrintedTerms::partition, &PriorityWeights::partition},
    TermColumn{"qos", &PrintedTerms::qos, &PriorityWeights::qos}};

/// Returns points, or a factor if the text has decimals.
PrintedFigure printed(double number, std::string_view text)
{
    const std::size_t point = text.find('.');
    if (point == std::string_view::npos)
        return {.points = number};
    return {.factor = number, .decimals = text.size() - point - 1};
}

/// Combines the values of two columns for one term.
void add(PrintedFigure& known, const PrintedFigure& more)
{
    if (more.points)
        known.points = more.points;
    if (!more.factor)
        return;
    known.factor = more.factor;
    known.decimals = more.decimals;
}

/// Reads the output of sprio: whole points, or factors with decimals.
class SprioReader {
public:
    explicit SprioReader(JobTable table)
        : m_table(std::move(table))
        , m_name(m_table.column(m_table.hasFormat() ? "partitionname" : "partition"))
    {
    }

    Result<Import> read(const Progress& progress);

private:
    Result<void> readRow();
    Result<void> readCell(std::size_t column, JobDraft& draft);
    Result<void> readSignedTerm(const TableCell& cell, bool isSite, Job& job);
    Result<void> readTerm(const TableCell& cell, std::string_view word, PrintedTerms& terms);
    Result<void> readPriority(const TableCell& cell, JobDraft& draft);
    Result<void> readTres(std::size_t column, PrintedTerms& terms);
    Result<std::int64_t> signedNumber(const TableCell& cell, std::int64_t largest, std::string_view title);
    Result<PrintedFigure> figure(const TableCell& cell, std::string_view title);
    std::string_view uncut(std::size_t column);
    void remarkFilled(std::size_t column);
    Result<Import> readWeights();
    tl::unexpected<Error> refuse(
        const TableCell& cell, std::string_view title, const std::string& expected) const;

    JobTable m_table;
    std::optional<std::size_t> m_name; ///< first column PARTITION; later ones are numbers
    JobDrafts m_drafts;
};

tl::unexpected<Error> SprioReader::refuse(
    const TableCell& cell, std::string_view title, const std::string& expected) const
{
    return fail(ErrorCode::BadInput,
        fairshare::say("{} is {}; expected {}", title, quotedPart(cell.text), expected),
        m_table.at(cell.offset));
}

Result<PrintedFigure> SprioReader::figure(const TableCell& cell, std::string_view title)
{
    const auto number = parseDouble(cell.text);
    if (!number || !std::isfinite(*number) || *number < 0)
        return refuse(cell, title, fairshare::say("a number, 0 or more"));
    return printed(*number, cell.text);
}

Result<std::int64_t> SprioReader::signedNumber(
    const TableCell& cell, std::int64_t largest, std::string_view title)
{
    const bool negative = cell.text.starts_with('-');
    const auto number = parseUnsigned(cell.text.substr(negative ? 1 : 0));
    if (!number || *number > static_cast<std::uint64_t>(largest))
        return refuse(cell, title, fairshare::say("a whole number from {} to {}", -largest, largest));
    const auto value = static_cast<std::int64_t>(*number);
    return negative ? -value : value;
}

Result<void> SprioReader::readPriority(const TableCell& cell, JobDraft& draft)
{
    const auto number = figure(cell, "PRIORITY");
    if (!number)
        return tl::unexpected(number.error());
    // The column of fractions of 2^32 shows a priority that was set by hand as it is.
    const double printed = number->factor ? *number->factor : *number->points;
    const bool isFraction = number->factor && printed <= 1;
    const bool isRounded = isFraction && number->decimals < ShareDecimals;
    if (isRounded && printed == 0) // below the last decimal place
        return {};
    const double priority = isFraction ? printed * LargestWord : printed;
    if (isRounded)
        draft.terms.front().priorityRounding =
            0.5 * LargestWord * std::pow(0.1, static_cast<double>(number->decimals));
    if (priority > LargestWord)
        return refuse(cell, "PRIORITY", fairshare::say("a whole number from {} to {}", 0, 4294967295U));
    if (!draft.priority)
        draft.priority = static_cast<std::uint32_t>(priority);
    return {};
}

/// Returns the list without its last entry if that may be cut off.
std::string_view SprioReader::uncut(std::size_t column)
{
    const TableCell& cell = m_table.cells()[column];
    const bool isCut = m_table.hasFormat() ? m_table.mayBeCut(column)
                                           : m_table.isFixedWidth() && cell.text.size() == TresWidth;
    if (!isCut)
        return cell.text;
    m_drafts.remarks().sum("cut_tres", m_table.at(cell.offset),
        [size = cell.text.size(), text = quotedPart(cell.text)](std::size_t rows) {
            return fairshare::say("TRES is truncated at {} characters: {}; ignoring its last entry (sprio -o "
                                  "\"%.200T\" prints all); rows affected: {}",
                size, text, rows);
        });
    return cell.text.substr(0, std::min(cell.text.rfind(','), cell.text.size()));
}

Result<void> SprioReader::readTres(std::size_t column, PrintedTerms& terms)
{
    const TableCell& cell = m_table.cells()[column];
    std::string_view rest = uncut(column);
    std::vector<std::pair<std::string, PrintedFigure>> found;
    while (!rest.empty()) {
        const std::string_view part = rest.substr(0, rest.find(','));
        rest.remove_prefix(std::min(part.size() + 1, rest.size()));
        const std::size_t equals = std::min(part.find('='), part.size());
        const std::string_view text = part.substr(std::min(equals + 1, part.size()));
        const auto number = parseDouble(text);
        if (equals == 0 || invalidUtf8(part) != std::string_view::npos || !number || !std::isfinite(*number)
            || *number < 0 || found.size() == MostTresOfJob)
            return refuse(cell, "TRES", fairshare::say("amounts such as cpu=819,mem=24,node=164"));
        found.emplace_back(part.substr(0, equals), printed(*number, text));
    }
    for (auto& [name, figure] : found) {
        const auto known = std::ranges::find(terms.tres, name, &std::pair<std::string, PrintedFigure>::first);
        if (known == terms.tres.end())
            terms.tres.emplace_back(std::move(name), figure);
        else
            add(known->second, figure);
    }
    return {};
}

Result<void> SprioReader::readCell(std::size_t column, JobDraft& draft)
{
    const TableCell& cell = m_table.cells()[column];
    const std::string& word = m_table.columns()[column];
    PrintedTerms& terms = draft.terms.front();
    if (column == m_name) {
        draft.job.partitions = {{.name = std::string(cell.text)}}; // one per row, like its terms
        return {};
    }
    if (cell.text.empty())
        return {};
    remarkFilled(column);
    if (word == "jobid")
        draft.job.id = cell.text;
    else if (word == "user")
        draft.job.user = cell.text;
    else if (word == "account")
        draft.job.account = cell.text;
    else if (word == "qosname")
        draft.job.qos = cell.text;
    else if (word == "priority")
        return readPriority(cell, draft);
    else if (word == "tres")
        return readTres(column, terms);
    if (word == "site" || word == "nice")
        if (auto done = readSignedTerm(cell, word == "site", draft.job); !done)
            return done;
    return readTerm(cell, word, terms);
}

/// Adds a remark about a number that may have lost digits, or a name that was cut off.
void SprioReader::remarkFilled(std::size_t column)
{
    const std::string& word = m_table.columns()[column];
    if (!m_table.mayBeCut(column) || word == "tres" || word == "cluster"
        || m_table.width(column) >= WidthOfWord)
        return;
    const TableCell& cell = m_table.cells()[column];
    m_drafts.remarks().add(
        "filled_column", m_table.at(cell.offset), [&] { return filledColumn(word, cell.text); });
}

Result<void> SprioReader::readSignedTerm(const TableCell& cell, bool isSite, Job& job)
{
    const auto number =
        signedNumber(cell, isSite ? LargestSiteFactor : LargestNice, isSite ? "SITE" : "NICE");
    if (!number)
        return tl::unexpected(number.error());
    (isSite ? job.site : job.nice) = *number;
    return {};
}

Result<void> SprioReader::readTerm(const TableCell& cell, std::string_view word, PrintedTerms& terms)
{
    for (const TermColumn& term : Terms) {
        if (term.word != word)
            continue;
        const auto number = figure(cell, word);
        if (!number)
            return tl::unexpected(number.error());
        add(terms.*term.term, *number);
    }
    return {};
}

Result<void> SprioReader::readRow()
{
    JobDraft draft{.position = m_table.at(), .hasState = true};
    draft.terms.push_back({.position = m_table.at()});
    for (std::size_t column = 0; column < m_table.columns().size(); ++column)
        if (auto done = readCell(column, draft); !done)
            return done;
    return m_drafts.add(std::move(draft));
}

/// Reads the row of weights of `sprio -w`. Its TRES list is in the format of slurm.conf and may be cut off
/// like any other cell.
Result<Import> SprioReader::readWeights()
{
    Import import;
    PriorityConfig& config = import.priorityConfig.emplace();
    for (std::size_t column = 0; column < m_table.columns().size(); ++column) {
        const TableCell& cell = m_table.cells()[column];
        const std::string& word = m_table.columns()[column];
        if (column == m_name || cell.text.empty())
            continue;
        if (word == "tres") {
            auto weights =
                parseTresWeights({"TRES", uncut(column), m_table.at(cell.offset)}, m_drafts.remarks());
            if (!weights)
                return tl::unexpected(weights.error());
            config.tresWeights = std::move(*weights);
        }
        for (const TermColumn& term : Terms) {
            if (term.word != word)
                continue;
            const auto weight = parseUnsigned(cell.text);
            if (!weight || *weight > 4294967295U)
                return fail(ErrorCode::BadInput,
                    fairshare::say("{} is {}; {}", word, quotedPart(cell.text), weightRange()),
                    m_table.at(cell.offset));
            config.weights.*term.weight = static_cast<std::uint32_t>(*weight);
        }
    }
    import.diagnostics = m_drafts.remarks().take();
    return import;
}

Result<Import> SprioReader::read(const Progress& progress)
{
    constexpr std::size_t RowsPerReport = std::size_t{1} << 14;
    for (std::size_t rows = 1;; ++rows) {
        if (rows % RowsPerReport == 0)
            progress.at(m_table.fraction(), rows);
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        const auto more = m_table.next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return m_drafts.finish();
        if (rows == 1 && std::ranges::any_of(m_table.cells(), [](const TableCell& cell) {
                return cell.text == WeightsRow;
            }))
            return readWeights();
        if (auto done = readRow(); !done)
            return tl::unexpected(done.error());
    }
}

/// Returns true if the table has a column that squeue does not have.
bool isSprio(const JobTable& table)
{
    constexpr std::array<std::string_view, 5> Own{"site", "age", "assoc", "fairshare", "jobsize"};
    return std::ranges::any_of(
        Own, [&table](std::string_view word) { return table.column(word).has_value(); });
}

bool recognizesSprio(std::string_view beginning)
{
    JobTable table(beginning);
    return table.open() && isSprio(table);
}

Result<Import> readSprio(std::string_view content, const Progress& progress)
{
    JobTable table(content);
    if (!table.open())
        return fail(
            ErrorCode::BadInput, fairshare::say("not sprio output; expected a header with JOBID"), {1, 1});
    return SprioReader(std::move(table)).read(progress);
}

Result<Import> readPrintedSprio(
    std::string_view content, const PrintFormat& columns, const Progress& progress)
{
    JobTable table(content, columns);
    table.open();
    return SprioReader(std::move(table)).read(progress);
}

} // namespace

Format sprio()
{
    return {.id = "sprio",
        .title = fairshare::phrase("Priorities of pending jobs (sprio)"),
        .patterns = "*.txt",
        .summary = fairshare::phrase(
            "Priority terms or factors of pending jobs, or the weights (sprio -w); no job sizes, no tree"),
        .recognizes = recognizesSprio,
        .read = readSprio,
        .write = nullptr,
        .letters = {"sprio", SprioLetters},
        .readPrinted = readPrintedSprio,
        .layout = Layout::Aligned};
}

} // namespace fairshare::format_files
