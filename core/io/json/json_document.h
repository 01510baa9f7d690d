// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/text/line_counter.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

enum class JsonKind : std::uint8_t { Object, Array, Text, Number, True, False, Null };

/// Index of a token in text order. A value is identified by its first token.
using JsonToken = std::uint32_t;

/// Member of an object: its decoded key and the tokens of key and value.
struct JsonMember {
    std::string_view key; ///< lives as long as the document
    JsonToken keyToken = 0;
    JsonToken value = 0;
};

/// Validated JSON text with the position of every token, at 8 bytes per token. Values are converted only on
/// request. Numbers keep their text, so no digits are lost. Parsing does not recurse; only memory limits the
/// depth, to 16 million levels. Values are identified by their token number; the outermost value is token 0.
/// The text must outlive the document.
class JsonDocument {
public:
    /// Errors: BadInput with position when `text` is not JSON (UTF-8), TooLarge, Cancelled.
    static Result<JsonDocument> parse(std::string_view text, const Progress& progress = {});

    JsonKind kind(JsonToken value) const;
    /// Returns the source text of the value; strings include their quotes.
    std::string_view source(JsonToken value) const;
    /// Returns a string value without its quotes, with escapes decoded.
    std::string text(JsonToken value) const;
    SourcePosition position(JsonToken token) { return m_lines.at(m_places[token].begin); }

    /// Returns the first value in a list, or `end(list)` if the list is empty.
    JsonToken first(JsonToken list) const { return list + 1; }
    /// Returns the next value in the same list.
    JsonToken next(JsonToken value) const { return isContainer(value) ? m_places[value].end + 1 : value + 1; }
    /// Returns the closing bracket of a list or an object.
    JsonToken end(JsonToken container) const { return m_places[container].end; }

    /// Replaces the contents of `members` with the members of the object, in text order. Errors: BadInput for
    /// a duplicate key.
    Result<void> members(JsonToken object, std::vector<JsonMember>& members);

private:
    friend class JsonIndexer;

    struct Place {
        std::uint32_t begin; ///< offset of the first byte
        std::uint32_t end; ///< one past the last byte; for a container, the token of its closing bracket
    };

    explicit JsonDocument(std::string_view text)
        : m_text(text)
        , m_lines(text)
    {
    }
    bool isContainer(JsonToken token) const;
    std::string_view key(JsonToken token);
    Result<void> checkUnique(const std::vector<JsonMember>& members);

    std::string_view m_text;
    LineCounter m_lines;
    std::vector<Place> m_places;
    std::deque<std::string> m_decodedKeys;
};

/// Returns the member with this key, or null.
const JsonMember* findMember(const std::vector<JsonMember>& members, std::string_view key);

/// Returns `an object`, `a list`, `a text` and so on, for messages.
std::string nameOf(JsonKind kind);

/// Appends `text` to `out` as a quoted JSON string; valid UTF-8 is not escaped. Returns false if `text` is
/// not UTF-8; the end of `out` is then undefined.
bool appendJsonText(std::string& out, std::string_view text);

} // namespace fairshare
