// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/text_lines.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Fixed-width table that is cut at the byte positions of a ruler below two lines of titles. A ruler consists
/// of runs of '-' separated by a blank. The table ends at the next such ruler.
class RuledTable {
public:
    struct Cell {
        std::string_view text; ///< without blanks at both ends
        SourcePosition position{};
        bool isIndented = false; ///< begins with a blank
    };

    explicit RuledTable(std::string_view content)
        : m_lines(content)
    {
    }

    /// Finds the ruler. Returns false if the text has none.
    bool open();
    /// Returns the column titles in lower case; the two lines of a title are joined by a blank.
    const std::vector<std::string>& titles() const { return m_titles; }
    std::optional<std::size_t> column(std::string_view title) const;
    SourcePosition position() const { return m_lines.at(); }

    /// Advances to the next row; returns false at the ruler below or at the end of the text. Blank lines are
    /// skipped. Errors: a line that is too long.
    Result<bool> next();
    Cell cell(std::size_t column) const;
    /// Returns true if a ruler was found below the rows.
    bool isEnded() const { return m_ended; }
    /// Returns the line after that ruler; "" for none.
    std::string_view footer();

private:
    struct Run {
        std::size_t begin = 0;
        std::size_t size = 0;
    };
    std::size_t shift() const;
    Run place(std::size_t column) const;
    static std::vector<Run> runsOf(std::string_view line);
    static std::string_view part(std::string_view line, std::size_t begin, std::size_t size);

    TextLines m_lines;
    std::vector<Run> m_runs;
    std::vector<std::string> m_titles;
    bool m_ended = false;
};

} // namespace fairshare
