// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/parsable_table.h"

#include <cstdint>
#include <span>

namespace fairshare {

/// Kind of text that a program prints for a letter.
enum class PrintCell : std::uint8_t {
    Filled, ///< never empty, no blanks
    Name, ///< may be empty
    Free, ///< any text, even column separators
};

/// Letter that a program accepts after % in -o, and what it prints for it.
struct PrintLetter {
    char letter;
    std::string_view word; ///< title as spelled by JobTable
    PrintCell cell = PrintCell::Filled;
};

/// Letters that a program accepts with -o.
struct PrintLetters {
    std::string_view program; ///< "sprio"
    std::span<const PrintLetter> letters{};
};

/// Format string of squeue or sprio, such as `%.15i %9r %.10Y`. It is used to cut their rows into cells.
class PrintFormat {
public:
    struct Column {
        const PrintLetter* letter = nullptr;
        std::size_t width = 0; ///< bytes; 0 = width of the text
        bool isRight = false; ///< right-justified
        std::string suffix{}; ///< text after the column
    };

    /// Parses a format string. Errors: BadInput with the position in the text, for an unknown letter, for
    /// columns that could not be separated, and if the job ID is missing.
    static Result<PrintFormat> parse(std::string_view text, const PrintLetters& program);

    const std::vector<Column>& columns() const { return m_columns; }
    /// Cuts a line into one cell per column, without surrounding blanks. Errors: BadInput if the line does
    /// not match the format. The position is a byte of the line, without the line number.
    Result<void> cut(std::string_view line, std::vector<TableCell>& cells) const;

private:
    struct Span {
        std::size_t begin;
        std::size_t end;
    };

    Result<std::size_t> cutForward(std::string_view line, std::size_t count, std::vector<Span>& spans) const;
    Result<std::size_t> cutBackward(std::string_view line, Span within, std::vector<Span>& spans) const;
    Result<std::size_t> endOf(std::string_view line, std::size_t column, std::size_t begin) const;
    Result<void> checkCount(std::string_view line, const Span& last) const;
    tl::unexpected<Error> misfit(std::size_t column, std::size_t offset) const;

    std::string m_prefix;
    std::vector<Column> m_columns;
    std::string m_separator; ///< after all columns but the last, without blanks; "" if they differ
    std::size_t m_free = 0; ///< first column of free text; the number of columns if there is none
};

} // namespace fairshare
