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

/// A table of fixed width that is cut by byte position at a ruler, runs of '-' with a blank between them,
/// below two lines of titles. It ends at the next such ruler.
class RuledTable {
public:
    struct Cell {
        std::string_view text; ///< without blanks at both ends
        SourcePosition position{};
        bool isIndented = false; ///< it begins with a blank
    };

    explicit RuledTable(std::string_view content)
        : m_lines(content)
    {
    }

    /// Finds the ruler. False when the text has none.
    bool open();
    /// The two lines of a column's title joined by a blank, in lower case.
    const std::vector<std::string>& titles() const { return m_titles; }
    std::optional<std::size_t> column(std::string_view title) const;
    SourcePosition position() const { return m_lines.at(); }

    /// Goes to the next row; false at the ruler below or at the end of the text. Blank lines are passed over.
    /// Errors: a line that is too long.
    Result<bool> next();
    Cell cell(std::size_t column) const;
    /// A ruler stood below the rows.
    bool isEnded() const { return m_ended; }
    /// The line below that ruler; "" for none.
    std::string_view footer();

private:
    struct Run {
        std::size_t begin = 0;
        std::size_t size = 0;
    };
    static std::vector<Run> runsOf(std::string_view line);
    static std::string_view part(std::string_view line, std::size_t begin, std::size_t size);

    TextLines m_lines;
    std::vector<Run> m_runs;
    std::vector<std::string> m_titles;
    bool m_ended = false;
};

} // namespace fairshare
