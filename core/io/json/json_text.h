// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Writes JSON as a stream, without a document in memory and without recursion. Commas and line breaks are
/// added automatically; the caller balances begin and end. Text that is not UTF-8 is repaired with U+FFFD.
class JsonText {
public:
    enum class Layout {
        Lines, ///< each element on its own line, indented by two
        Compact, ///< the whole container on one line
    };

    explicit JsonText(TextSink sink);
    JsonText(const JsonText&) = delete;
    JsonText& operator=(const JsonText&) = delete;
    ~JsonText();

    void beginObject(Layout layout = Layout::Lines) { begin('{', layout); }
    void endObject() { end('}'); }
    void beginArray(Layout layout = Layout::Lines) { begin('[', layout); }
    void endArray() { end(']'); }
    void key(std::string_view name);

    void text(std::string_view value);
    void boolean(bool value);
    void null();
    void unsignedNumber(std::uint64_t value);
    void signedNumber(std::int64_t value);
    /// Writes the shortest text that reads back as the same number; `"inf"`, `"-inf"` and `"nan"` as strings.
    void number(double value);
    /// Writes a string in the form `"0x%016x"`.
    void word(std::uint64_t value);
    /// Ends the document with a line break and flushes the buffer.
    void finish();

private:
    struct Level {
        Layout layout;
        bool empty;
    };

    void begin(char bracket, Layout layout);
    void end(char bracket);
    void beforeValue();
    void separate();
    void breakLine(std::size_t indent);
    void append(std::string_view part);

    TextSink m_sink;
    std::string m_pending;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

/// Returns `value` as a quoted JSON string. Text that is not UTF-8 is repaired with U+FFFD.
std::string quotedJson(std::string_view value);

} // namespace fairshare
