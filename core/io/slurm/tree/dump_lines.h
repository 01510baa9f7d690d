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

/// Walks over the lines of an association dump as `sacctmgr load` reads them: comments and empty lines
/// dropped, continued lines joined, escapes resolved. A `#` or `\` in quotes that close on the same line is
/// taken as it stands, which is how `sacctmgr dump` writes it, with a remark that the file would not load.
class DumpLines {
public:
    DumpLines(std::string_view content, Remarks& remarks);

    /// Goes to the next line that says something; false at the end. Errors: a line that is too long.
    Result<bool> next();
    /// The line, without blanks around it.
    std::string_view text() const { return m_text; }
    /// Position in the file of a byte of text(); its size gives the position after the last.
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
    std::string m_joined; ///< the text of a line with comments or escapes …
    std::vector<SourcePosition>
        m_places; ///< … and where each byte stood; empty when the line is as in the file
    std::size_t m_skipped = 0;
    char m_quote = 0;
};

/// A part between ':' of a dump line. Colons in quotes do not separate.
struct DumpField {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t openQuote = std::string_view::npos; ///< where a quote opens that never closes
};

DumpField dumpField(std::string_view text, std::size_t begin);

/// Without the quotes around the whole text, if there are any.
std::string_view unquoted(std::string_view text);

/// The key of an option `key=value`, `key+=value` or `key-=value`; empty when there is no '='.
std::string_view optionKey(std::string_view option);

/// What follows the '=' of an option, quotes included.
std::string_view optionValue(std::string_view option);

} // namespace fairshare
