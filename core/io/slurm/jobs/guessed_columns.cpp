// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/jobs/guessed_columns.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/io/import/job_times.h"
#include "core/io/slurm/jobs/job_drafts.h"
#include "core/io/slurm/values/duration_text.h"
#include "core/io/slurm/values/tres_amounts_text.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fairshare {
namespace {

constexpr std::size_t RowsJudged = 5;
constexpr std::size_t MostColumnsGuessed = 40;
constexpr std::string_view CellDelimiters = "|,;\t";

/// Returns the end of the job ID at the beginning of a line; 0 for none.
std::size_t jobIdEnd(std::string_view line)
{
    if (line.empty() || !isDigit(line.front()))
        return 0;
    std::size_t end = std::min(line.find_first_not_of("0123456789_+%*-", 0), line.size());
    if (end < line.size() && line[end] == '[')
        end = std::min(line.find(']', end), line.size() - 1) + 1;
    if (end < line.size() && line[end] == '.') // a job step, such as 41.batch
        end = std::min(line.find_first_of(" |,;\t", end), line.size());
    return end;
}

/// Returns the delimiter after the job ID; a blank for aligned rows, 0 if this is not such a row.
char delimiterAfterId(std::string_view line)
{
    line = trimmed(line);
    const std::size_t end = jobIdEnd(line);
    const std::string_view rest = trimmed(line.substr(end));
    if (end == 0 || rest.empty())
        return 0;
    if (CellDelimiters.find(rest.front()) != std::string_view::npos)
        return rest.size() > 1 ? rest.front() : '\0';
    return line[end] == ' ' ? ' ' : '\0';
}

std::vector<std::string_view> cellsOf(std::string_view line, char delimiter)
{
    line = trimmed(line);
    const std::size_t id = jobIdEnd(line);
    std::vector<std::string_view> cells{line.substr(0, id)};
    for (std::size_t at = line.find(delimiter, id);
        at != std::string_view::npos && cells.size() < MostColumnsGuessed;) {
        const std::size_t next = line.find(delimiter, at + 1);
        cells.push_back(trimmed(line.substr(at + 1, next == std::string_view::npos ? next : next - at - 1)));
        at = next;
    }
    return cells;
}

enum class CellKind : std::uint8_t {
    Empty,
    State,
    ShortState,
    Time,
    ExitCode,
    Duration,
    Number,
    Memory,
    Text
};

CellKind kindOf(std::string_view cell)
{
    if (cell.empty())
        return CellKind::Empty;
    const std::string_view word = cell.substr(0, cell.find(' '));
    if (slurmState(word) || isOverState(word))
        return word.size() > 2 ? CellKind::State : CellKind::ShortState;
    if (parseUnsigned(cell))
        return CellKind::Number;
    if (parseTimePoint(cell) || cell == "Unknown")
        return CellKind::Time;
    const bool isDigits = cell.find_first_not_of("0123456789:-.") == std::string_view::npos;
    if (isDigits && std::ranges::count(cell, ':') == 1 && cell.size() <= 5
        && cell.find('-') == std::string_view::npos && cell.substr(cell.find(':') + 1).size() == 1)
        return CellKind::ExitCode;
    if (isDigits && parseDuration(cell))
        return CellKind::Duration;
    const bool hasUnit = cell.ends_with('n') || cell.ends_with('c');
    return parseMegabytes(cell.substr(0, cell.size() - (hasUnit ? 1 : 0))) ? CellKind::Memory
                                                                           : CellKind::Text;
}

struct ColumnGuess {
    CellKind kind;
    std::string_view title; ///< of sacct
    char letter; ///< of squeue; 0 for none
};

/// Guesses by kind; of several columns of a kind, each gets the next guess.
constexpr std::array ColumnGuesses{ColumnGuess{CellKind::State, "State", 'T'},
    ColumnGuess{CellKind::ShortState, "State", 't'}, ColumnGuess{CellKind::Time, "Submit", 'V'},
    ColumnGuess{CellKind::Time, "Start", 'S'}, ColumnGuess{CellKind::Time, "End", 'e'},
    ColumnGuess{CellKind::ExitCode, "ExitCode", 0}, ColumnGuess{CellKind::Duration, "Elapsed", 'M'},
    ColumnGuess{CellKind::Duration, "Timelimit", 'l'}, ColumnGuess{CellKind::Number, "NCPUS", 'C'},
    ColumnGuess{CellKind::Number, "NNodes", 'D'}, ColumnGuess{CellKind::Memory, "ReqMem", 'm'},
    ColumnGuess{CellKind::Text, "User", 'u'}, ColumnGuess{CellKind::Text, "Account", 'a'},
    ColumnGuess{CellKind::Text, "Partition", 'P'}, ColumnGuess{CellKind::Text, "JobName", 'j'}};

std::vector<std::string_view> firstRowsOf(std::string_view beginning)
{
    std::vector<std::string_view> rows;
    for (TextLines lines(beginning); rows.size() < RowsJudged && lines.next();)
        if (!trimmed(lines.text()).empty())
            rows.push_back(lines.text());
    return rows;
}

/// Returns the kind of a column: that of its cells if they agree, apart from empty ones.
CellKind kindOfColumn(std::span<const std::string_view> rows, char delimiter, std::size_t column)
{
    CellKind kind = CellKind::Empty;
    for (const std::string_view row : rows) {
        const auto cells = cellsOf(row, delimiter);
        const CellKind own = column < cells.size() ? kindOf(cells[column]) : CellKind::Empty;
        if (kind == CellKind::Empty)
            kind = own;
        else if (own != CellKind::Empty && own != kind)
            kind = CellKind::Text;
    }
    return kind;
}

} // namespace

bool looksLikeJobRows(std::string_view beginning)
{
    const auto rows = firstRowsOf(beginning);
    return !rows.empty()
        && std::ranges::all_of(rows, [](std::string_view row) { return delimiterAfterId(row) != 0; });
}

GuessedColumns guessedColumns(std::string_view beginning)
{
    const auto rows = firstRowsOf(beginning);
    const char delimiter = rows.empty() ? '\0' : delimiterAfterId(rows.front());
    if (delimiter == 0 || delimiter == ' ')
        return {};
    GuessedColumns guessed{.header = "JobID", .letters = "%i"};
    bool hasLetters = true;
    std::array<bool, ColumnGuesses.size()> used{};
    const std::size_t columns = cellsOf(rows.front(), delimiter).size();
    for (std::size_t column = 1; column < columns; ++column) {
        const CellKind kind = kindOfColumn(rows, delimiter, column);
        std::size_t guess = 0;
        while (guess < ColumnGuesses.size() && (used.at(guess) || ColumnGuesses.at(guess).kind != kind))
            ++guess;
        const bool isKnown = guess < ColumnGuesses.size();
        const std::string title(isKnown ? ColumnGuesses.at(guess).title : "?");
        guessed.header += delimiter + title;
        hasLetters = hasLetters && isKnown && ColumnGuesses.at(guess).letter != 0;
        if (!isKnown)
            continue;
        used.at(guess) = true;
        guessed.letters += std::string(1, delimiter) + '%' + ColumnGuesses.at(guess).letter;
    }
    if (!hasLetters)
        guessed.letters.clear();
    return guessed;
}

} // namespace fairshare
