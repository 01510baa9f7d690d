// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/io/text/text_lines.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Iterates over the lines of an association dump as `sacctmgr load` reads them: comments and empty lines are
/// dropped, continued lines joined, escapes resolved. A `#` or `\` in quotes that close on the same line is
/// literal, because `sacctmgr dump` writes it that way. It is reported with a remark, since the file would
/// not load.
class DumpLines {
public:
    DumpLines(std::string_view content, Remarks& remarks);

    /// Advances to the next line with content; returns false at the end. Errors: a line that is too long.
    Result<bool> next();
    /// Returns the line without surrounding blanks.
    std::string_view text() const { return m_text; }
    /// Returns the position in the file of a byte of text(). The size of text() gives the position after the
    /// last byte.
    SourcePosition at(std::size_t offset) const;
    double fraction() const { return m_lines.fraction(); }

private:
    bool advance();
    void resolve();
    bool appendLine(std::size_t begin);
    void append(std::size_t offset);
    void remarkLiteral(std::size_t offset);
    void setText(std::string_view text, std::size_t column);

    TextLines m_lines;
    Remarks& m_remarks;
    std::string_view m_text;
    SourcePosition m_start;
    std::string m_joined; ///< text of a line with comments or escapes
    std::vector<SourcePosition>
        m_places; ///< position of each byte of m_joined; empty if the line is unchanged
    std::size_t m_skipped = 0;
    char m_quote = 0;
};

/// Part of a dump line between colons. Colons in quotes do not separate.
struct DumpField {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t openQuote = std::string_view::npos; ///< offset of an unclosed quote
};

DumpField dumpField(std::string_view text, std::size_t begin);

/// Returns the text without quotes around the whole text, if there are any.
std::string_view unquoted(std::string_view text);

/// Returns the key of an option `key=value`, `key+=value` or `key-=value`; "" if there is no '='.
std::string_view optionKey(std::string_view option);

/// Returns the text after the '=' of an option, including quotes.
std::string_view optionValue(std::string_view option);

} // namespace fairshare
