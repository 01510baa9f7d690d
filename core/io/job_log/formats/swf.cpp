// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/job_log/formats/workload_formats.h"
#include "core/io/job_log/workload_draft.h"
#include "core/io/text/logged_figure.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace fairshare::workload_files {
namespace {

constexpr std::size_t FieldsOfRow = 18;

/// Indexes of the fields that are used, from 0.
struct SwfField {
    enum Place : std::size_t {
        Id = 0,
        Submit = 1,
        Run = 3,
        AllocatedProcs = 4,
        RequestedProcs = 7,
        RequestedTime = 8,
        User = 11,
        Group = 12,
        Application = 13,
        Queue = 14,
        Partition = 15,
    };
};

bool isBlankOrTab(char character)
{
    return character == ' ' || character == '\t';
}

/// Words of a line, at most one more than a row has.
struct SwfWords {
    std::array<std::string_view, FieldsOfRow + 1> words{};
    std::size_t count = 0;
};

SwfWords swfWordsOf(std::string_view line)
{
    SwfWords found;
    std::size_t at = 0;
    while (found.count <= FieldsOfRow) {
        while (at < line.size() && isBlankOrTab(line[at]))
            ++at;
        if (at == line.size())
            break;
        const std::size_t begin = at;
        while (at < line.size() && !isBlankOrTab(line[at]))
            ++at;
        found.words[found.count++] = line.substr(begin, at - begin);
    }
    return found;
}

/// Returns true for digits with an optional sign and fraction.
bool isSwfNumber(std::string_view word)
{
    const char* at = word.data();
    const char* const end = at + word.size();
    at += at != end && *at == '-' ? 1 : 0;
    const char* const digits = at;
    while (at != end && isDigit(*at))
        ++at;
    if (at == end || at == digits || *at != '.')
        return at == end && at != digits;
    const char* const fraction = ++at;
    while (at != end && isDigit(*at))
        ++at;
    return at == end && at != fraction;
}

/// Returns true for digits with an optional sign.
bool isWhole(std::string_view word)
{
    return isSwfNumber(word) && word.find('.') == std::string_view::npos;
}

/// Returns the whole part of a number, or nothing if it is invalid or too large.
std::optional<Seconds> wholePartOf(std::string_view word)
{
    Seconds value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || value > MostLogged || value < -MostLogged)
        return std::nullopt;
    const std::string_view rest = word.substr(static_cast<std::size_t>(end - word.data()));
    if (rest.empty())
        return value;
    const bool isFraction = rest.size() > 1 && rest.front() == '.'
        && rest.find_first_not_of("0123456789", 1) == std::string_view::npos;
    return isFraction ? std::optional(value) : std::nullopt;
}

/// Returns true if the fraction of a number is not 0.
bool isFractionText(std::string_view number)
{
    const std::size_t point = number.find('.');
    return point != std::string_view::npos
        && number.find_first_not_of('0', point + 1) != std::string_view::npos;
}

/// Header value that is invalid or contradicts an earlier line.
struct HeaderFault {
    std::string_view key;
    std::string_view value;
    std::int64_t above = 0; ///< value of the earlier line; 0 for none

    std::string message() const
    {
        if (above != 0)
            return fairshare::say("{} is '{}', but {} on an earlier line; the last value applies", key,
                excerpt(value), fmt::to_string(above));
        return key == "UnixStartTime"
            ? fairshare::say("{} is '{}'; expected seconds since 1970", key, excerpt(value))
            : fairshare::say("{} is '{}'; expected a whole number from 1 to {}", key, excerpt(value),
                  std::numeric_limits<std::int32_t>::max());
    }
};

/// Values from the comments before the first job.
class SwfHeader {
public:
    std::optional<HeaderFault> read(std::string_view comment)
    {
        const std::size_t colon = comment.find(':');
        if (colon == std::string_view::npos)
            return std::nullopt;
        const std::string_view key = trimmed(comment.substr(0, colon));
        std::string_view value = trimmed(comment.substr(colon + 1));
        value = value.substr(0, value.find_first_of(" \t"));
        constexpr std::string_view Unknown = "-1";
        if (value.empty() || value == Unknown)
            return std::nullopt;
        const std::int64_t above = valueOf(key);
        if (!take(key, value))
            return HeaderFault{key, value};
        return above == 0 || above == valueOf(key) ? std::nullopt
                                                   : std::optional(HeaderFault{key, value, above});
    }

    std::int32_t machine() const { return m_procs > 0 ? m_procs : m_nodes; }
    Seconds epoch() const { return m_epoch; }
    std::int32_t procsPerNode() const
    {
        return m_nodes > 0 && m_procs > 0 && m_procs % m_nodes == 0 ? m_procs / m_nodes : 1;
    }

private:
    /// Returns the value of a key; 0 if it is not known.
    std::int64_t valueOf(std::string_view key) const
    {
        if (key == "MaxProcs")
            return m_procs;
        if (key == "MaxNodes")
            return m_nodes;
        return key == "UnixStartTime" ? m_epoch : 0;
    }

    /// Sets the value of a key. Returns false and changes nothing for an invalid value.
    bool take(std::string_view key, std::string_view value)
    {
        if (key == "MaxProcs")
            return takeSize(value, m_procs);
        if (key == "MaxNodes")
            return takeSize(value, m_nodes);
        if (key != "UnixStartTime")
            return true;
        const auto epoch = wholePartOf(value);
        m_epoch = epoch.value_or(m_epoch);
        return epoch.has_value();
    }

    static bool takeSize(std::string_view word, std::int32_t& to)
    {
        const auto value = wholePartOf(word);
        if (!value || *value < 1 || *value > std::numeric_limits<std::int32_t>::max())
            return false;
        to = static_cast<std::int32_t>(*value);
        return true;
    }

    std::int32_t m_procs = 0;
    std::int32_t m_nodes = 0;
    Seconds m_epoch = 0;
};

/// Returns the name, or "" for "-1", which means unknown.
std::string_view knownName(std::string_view word)
{
    return word == "-1" ? std::string_view() : word;
}

/// Returns the index of the first invalid field; FieldsOfRow if all are valid.
std::size_t firstWrong(const SwfWords& row)
{
    if (!isWhole(row.words[SwfField::Id]))
        return SwfField::Id;
    std::size_t field = SwfField::Id + 1;
    while (field < FieldsOfRow && isSwfNumber(row.words[field]))
        ++field;
    return field;
}

std::int64_t mostOf(std::size_t field)
{
    return field == SwfField::AllocatedProcs || field == SwfField::RequestedProcs ? MostLoggedProcs
                                                                                  : MostLogged;
}

std::string fieldFault(std::size_t field, std::string_view word)
{
    using enum SwfField::Place;
    const std::string shown = excerpt(word);
    if (isSwfNumber(word) && field != Id)
        return word.front() == '-'
            ? fairshare::say("field {} is '{}'; expected at least {}", field + 1, shown, -MostLogged)
            : fairshare::say("field {} is '{}'; expected at most {}", field + 1, shown, mostOf(field));
    constexpr std::array Whole{Id, Submit, Run, AllocatedProcs, RequestedProcs, RequestedTime};
    return std::ranges::find(Whole, field) != Whole.end()
        ? fairshare::say("field {} is '{}'; expected a whole number", field + 1, shown)
        : fairshare::say("field {} is '{}'; expected a number", field + 1, shown);
}

bool isTime(SwfField::Place field)
{
    return field == SwfField::Submit || field == SwfField::Run || field == SwfField::RequestedTime;
}

/// Returns a time rounded to whole seconds; a requested time is rounded up, so that no job exceeds it by
/// that.
Seconds roundedTime(SwfField::Place field, std::string_view word, Seconds whole)
{
    const double exact = parseDouble(word).value_or(static_cast<double>(whole));
    if (field == SwfField::RequestedTime)
        return static_cast<Seconds>(std::ceil(exact));
    return field == SwfField::Run ? roundedRun(exact) : roundedSeconds(exact);
}

/// Returns the job of a row, or nothing if a number is too large.
/// @param wrong receives the index of that field
std::optional<LoggedJob> jobOf(const SwfWords& row, std::size_t& wrong)
{
    using enum SwfField::Place;
    LoggedJob job{.id = row.words[Id]};
    const auto take = [&](SwfField::Place field, std::int64_t& to) {
        const auto value = wholePartOf(row.words[field]);
        const bool isTaken = value && *value <= mostOf(field);
        if (!isTaken)
            wrong = field;
        to = value.value_or(-1);
        if (isTaken && isTime(field) && isFractionText(row.words[field]))
            to = roundedTime(field, row.words[field], to);
        return isTaken;
    };
    if (!take(Submit, job.submit) || !take(Run, job.run) || !take(AllocatedProcs, job.allocatedProcs)
        || !take(RequestedProcs, job.requestedProcs) || !take(RequestedTime, job.requested))
        return std::nullopt;
    job.attributes = {knownName(row.words[User]), knownName(row.words[Group]), knownName(row.words[Queue]),
        knownName(row.words[Application]), knownName(row.words[Partition])};
    return job;
}

/// Recognizes the format by any valid row, so that a damaged row does not matter. After a long header, its
/// keys are sufficient, and so is a text of only such lines, since no other format begins like that.
bool recognizesSwf(std::string_view beginning)
{
    constexpr std::array<std::string_view, 12> Keys{"Version", "Computer", "Installation", "Acknowledge",
        "Information", "Conversion", "MaxJobs", "MaxRecords", "MaxNodes", "MaxProcs", "UnixStartTime",
        "Note"};
    TextLines lines(beginning);
    bool hasHeader = false;
    bool hasRows = false;
    bool hasComments = false;
    while (lines.next()) {
        const std::string_view line = trimmed(lines.text());
        if (line.empty())
            continue;
        hasComments = hasComments || line.starts_with(';');
        if (line.starts_with(';')) {
            const std::string_view comment = trimmed(line.substr(1));
            hasHeader = hasHeader || std::ranges::any_of(Keys, [comment](std::string_view key) {
                return comment.starts_with(key) && comment.substr(key.size()).starts_with(':');
            });
            continue;
        }
        hasRows = true;
        const SwfWords words = swfWordsOf(line);
        if (words.count == FieldsOfRow && wholePartOf(words.words[SwfField::Id])
            && wholePartOf(words.words[SwfField::Submit]))
            return true;
    }
    return hasHeader || (hasComments && !hasRows);
}

/// Reads a log line by line.
class SwfReader {
public:
    SwfReader(std::string_view content, const CleaningSettings& settings)
        : m_lines(content)
        , m_draft(settings)
    {
        constexpr std::size_t UsualLine = 80; // bytes
        m_draft.reserve(content.size() / UsualLine);
    }

    Result<WorkloadImport> all(const Progress& progress)
    {
        constexpr std::size_t LinesAReport = 1U << 14;
        while (m_lines.next()) {
            if (m_lines.number() % LinesAReport == 0) {
                if (progress.cancelled())
                    return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
                progress.at(m_lines.fraction(), m_lines.number());
            }
            if (auto checked = m_lines.check(); !checked)
                return tl::unexpected(checked.error());
            take(trimmed(m_lines.text()));
        }
        if (!m_draft.hasJobs())
            return m_draft.noJobs(fairshare::say("no jobs found; expected rows of {} numbers", FieldsOfRow));
        return m_draft.take({.machine = m_header.machine(),
            .procsPerNode = m_header.procsPerNode(),
            .epoch = m_header.epoch()});
    }

private:
    void take(std::string_view line)
    {
        if (line.empty())
            return;
        if (const std::size_t nul = line.find('\0'); nul != std::string_view::npos && line.front() != ';')
            m_draft.import().addBadRow(positionAt(line.substr(nul)), nulText);
        else if (line.front() != ';')
            takeRow(swfWordsOf(line));
        else if (!m_draft.hasJobs())
            readHeader(line.substr(1));
    }

    void readHeader(std::string_view comment)
    {
        const auto fault = m_header.read(comment);
        if (fault)
            m_draft.import().remarks.add(
                "bad_header", positionAt(fault->value), [&fault] { return fault->message(); });
    }

    /// Returns the position of a word.
    /// @param word must point into the current line
    SourcePosition positionAt(std::string_view word) const
    {
        return m_lines.at(static_cast<std::size_t>(word.data() - m_lines.text().data()));
    }

    void takeRow(const SwfWords& words)
    {
        if (words.count != FieldsOfRow) {
            m_draft.import().addBadRow(m_lines.at(), [&words] {
                return words.count > FieldsOfRow
                    ? fairshare::say("the row has more than {} fields", FieldsOfRow)
                    : fairshare::say("the row has {} fields; expected {}", words.count, FieldsOfRow);
            });
            return;
        }
        std::size_t wrong = firstWrong(words);
        const auto job = wrong == FieldsOfRow ? jobOf(words, wrong) : std::nullopt;
        if (!job) {
            const std::string_view word = words.words[wrong];
            m_draft.import().addBadRow(positionAt(word), [&] { return fieldFault(wrong, word); });
            return;
        }
        if (std::ranges::any_of(std::array{SwfField::Submit, SwfField::Run, SwfField::RequestedTime},
                [&words](SwfField::Place field) { return isFractionText(words.words[field]); }))
            m_draft.tellFraction(m_lines.at());
        m_draft.add(*job, m_lines.at());
    }

    TextLines m_lines;
    WorkloadDraft m_draft;
    SwfHeader m_header;
};

Result<WorkloadImport> readSwf(
    std::string_view content, const CleaningSettings& settings, const Progress& progress)
{
    return SwfReader(content, settings).all(progress);
}

} // namespace

WorkloadFormat swf()
{
    return {.id = "swf",
        .title = fairshare::phrase("Standard Workload Format"),
        .patterns = "*.swf *.swf.gz",
        .recognizes = recognizesSwf,
        .read = readSwf};
}

} // namespace fairshare::workload_files
