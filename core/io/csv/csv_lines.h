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
    std::size_t offset = 0; ///< offset of the first byte in the file
};

/// Reads comma-separated text row by row according to RFC 4180. Cells are separated by comma, semicolon or
/// tab; rows end with LF or CRLF. Empty lines are skipped. The text must outlive this object.
class CsvLines {
public:
    static constexpr std::size_t MaxCells = 1000;

    explicit CsvLines(std::string_view text);

    /// Advances to the next row; returns false at the end. Errors: BadInput for an unclosed quote or text
    /// after a closing quote; TooLarge for more than MaxCells cells or a cell of more than MaxLineBytes.
    Result<bool> next();
    const std::vector<CsvCell>& cells() const { return m_cells; }
    SourcePosition position(const CsvCell& cell) { return m_counter.at(cell.offset); }
    char delimiter() const { return m_delimiter; }
    std::string_view text() const { return m_text; }
    /// Returns the fraction of the text that has been read, 0 to 1.
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
    std::deque<std::string> m_unquoted; ///< texts that contained doubled quotes
};

} // namespace fairshare
