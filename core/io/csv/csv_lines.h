// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/line_counter.h"

#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct CsvCell {
    std::string_view text; ///< without quotes; lives as long as the lines
    std::size_t offset = 0; ///< of the first byte in the file
};

/// Reads comma-separated text row by row as RFC 4180 says, with comma, semicolon or tab between the cells and
/// LF or CRLF at the end. Empty lines are passed over. Works on `text`, which must outlive it.
class CsvLines {
public:
    static constexpr std::size_t MaxCells = 1000;

    explicit CsvLines(std::string_view text);

    /// Goes to the next row; false at the end. Errors: BadInput for a quote that is not closed or has text
    /// behind it, TooLarge for more than MaxCells cells or a cell of more than MaxLineBytes.
    Result<bool> next();
    const std::vector<CsvCell>& cells() const { return m_cells; }
    SourcePosition position(const CsvCell& cell) { return m_counter.at(cell.offset); }
    char delimiter() const { return m_delimiter; }
    std::string_view text() const { return m_text; }
    /// How much of the text was passed, 0 to 1.
    double fraction() const;

private:
    Result<void> readCell();
    Result<void> readQuoted();
    bool atLineEnd() const;

    std::string_view m_text;
    LineCounter m_counter;
    std::size_t m_at = 0;
    char m_delimiter = ',';
    std::vector<CsvCell> m_cells;
    std::deque<std::string> m_unquoted; ///< texts that held doubled quotes
};

} // namespace fairshare
