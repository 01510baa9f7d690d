// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/parsable_table.h"

#include <cstdint>
#include <span>

namespace fairshare {

/// What a program prints for a letter.
enum class PrintCell : std::uint8_t {
    Filled, ///< always some text without blanks
    Name, ///< may be empty
    Free, ///< may hold anything, also what stands between the columns
};

/// A letter that a program takes behind % in -o, and what it prints for it.
struct PrintLetter {
    char letter;
    std::string_view word; ///< the title as JobTable spells it
    PrintCell cell = PrintCell::Filled;
};

/// What a program takes with -o.
struct PrintLetters {
    std::string_view program; ///< "sprio"
    std::span<const PrintLetter> letters{};
};

/// A format string of squeue or sprio, `%.15i %9r %.10Y`, by which their rows are cut into cells.
class PrintFormat {
public:
    struct Column {
        const PrintLetter* letter = nullptr;
        std::size_t width = 0; ///< bytes; 0 = as many as the text has
        bool isRight = false; ///< blanks stand before the text, not behind it
        std::string suffix{}; ///< stands behind it
    };

    /// Errors: BadInput at a column of the text, for a letter that is none, columns that could not be told
    /// apart, and where no job id is among them.
    static Result<PrintFormat> parse(std::string_view text, const PrintLetters& program);

    const std::vector<Column>& columns() const { return m_columns; }
    /// Cuts a line into one cell a column, without blanks around them. Errors: BadInput when it does not fit;
    /// the position is a byte of the line, without the line's number.
    Result<void> cut(std::string_view line, std::vector<TableCell>& cells) const;

private:
    struct Span {
        std::size_t begin;
        std::size_t end;
    };

    Result<std::size_t> cutForward(std::string_view line, std::size_t count, std::vector<Span>& spans) const;
    Result<std::size_t> cutBackward(std::string_view line, Span within, std::vector<Span>& spans) const;
    Result<std::size_t> endOf(std::string_view line, std::size_t column, std::size_t begin) const;
    tl::unexpected<Error> misfit(std::size_t column, std::size_t offset) const;

    std::string m_prefix;
    std::vector<Column> m_columns;
    std::size_t m_free = 0; ///< the first column of free text; as many as columns for none
};

} // namespace fairshare
