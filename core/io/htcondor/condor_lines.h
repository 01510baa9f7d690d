// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/io/text/text_lines.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Text assembled from parts of a file; keeps the position of each byte in the file.
class PlacedText {
public:
    void append(std::string_view text, SourcePosition position);
    /// Appends the bytes from `begin` to `end` of another text.
    void append(const PlacedText& other, std::size_t begin, std::size_t end);
    PlacedText part(std::size_t begin, std::size_t end) const;

    const std::string& text() const { return m_text; }
    bool empty() const { return m_text.empty(); }
    std::size_t size() const { return m_text.size(); }
    /// Returns the position of a byte, or the position of the end for an offset beyond it.
    SourcePosition at(std::size_t offset) const;

private:
    struct Piece {
        std::size_t begin = 0; ///< offset in m_text
        SourcePosition position{};
    };
    std::size_t pieceOf(std::size_t offset) const;

    std::string m_text;
    std::vector<Piece> m_pieces;
};

/// Iterates over the assignments of an HTCondor configuration. Comments are skipped and continued lines
/// joined. All other lines are skipped with a remark.
class CondorLines {
public:
    CondorLines(std::string_view content, Remarks& remarks)
        : m_lines(content)
        , m_remarks(remarks)
    {
    }

    /// Advances to the next assignment; returns false at the end. Errors: a line that is too long.
    Result<bool> next();
    std::string_view name() const { return m_name; }
    /// Returns the value without blanks at both ends.
    const PlacedText& value() const { return m_value; }
    SourcePosition position() const { return m_line.at(0); }
    /// Returns the number of skipped lines that are not assignments, directives, comments or blank.
    std::size_t foreign() const { return m_foreign; }
    double fraction() const { return m_lines.fraction(); }

private:
    Result<void> joinLine();
    bool setAssignment();
    Result<void> passOver();
    Result<void> passOverText(std::string_view tag);

    TextLines m_lines;
    Remarks& m_remarks;
    PlacedText m_line; ///< the logical line
    std::string_view m_name; ///< name in m_line
    PlacedText m_value;
    std::size_t m_foreign = 0;
};

/// Returns the end of the name that starts at `begin`: letters, digits, `_`, `.` and `/`.
std::size_t condorNameEnd(std::string_view text, std::size_t begin = 0);

} // namespace fairshare
