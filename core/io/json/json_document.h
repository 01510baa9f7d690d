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

/// The number of a token in the order of the text; a value is named by its first one.
using JsonToken = std::uint32_t;

/// One member of an object: the decoded key and where its tokens stand.
struct JsonMember {
    std::string_view key; ///< lives as long as the document
    JsonToken keyToken = 0;
    JsonToken value = 0;
};

/// A JSON text that was checked from end to end, with the place of every token: 8 bytes a token, nothing is
/// converted before it is asked for. Numbers keep their text, so no digit is lost; nothing recurses, so depth
/// is limited to 16 million levels by memory alone. Values are named by their token number; the outermost
/// value is token 0. The text must outlive the document.
class JsonDocument {
public:
    /// Errors: BadInput with position when `text` is not JSON (UTF-8), TooLarge, Cancelled.
    static Result<JsonDocument> parse(std::string_view text, const Progress& progress = {});

    JsonKind kind(JsonToken value) const;
    /// The value exactly as it is spelled, a text with its quotes.
    std::string_view source(JsonToken value) const;
    /// A text without its quotes, escapes decoded.
    std::string text(JsonToken value) const;
    SourcePosition position(JsonToken token) { return m_lines.at(m_places[token].begin); }

    /// The first value in a list; `end(list)` when there is none.
    JsonToken first(JsonToken list) const { return list + 1; }
    /// The value after this one in its list.
    JsonToken next(JsonToken value) const { return isContainer(value) ? m_places[value].end + 1 : value + 1; }
    /// The closing bracket of a list or an object.
    JsonToken end(JsonToken container) const { return m_places[container].end; }

    /// Replaces the content of `members` by the object's, in the order of the text. Errors: BadInput for a
    /// key that appears twice.
    Result<void> members(JsonToken object, std::vector<JsonMember>& members);

private:
    friend class JsonIndexer;

    struct Place {
        std::uint32_t begin; ///< offset of the first byte
        std::uint32_t end; ///< one past the last byte; of a container, the token of its closing bracket
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

/// The member of this key; null where there is none.
const JsonMember* findMember(const std::vector<JsonMember>& members, std::string_view key);

/// `an object`, `a list`, `a text` …, for messages.
std::string nameOf(JsonKind kind);

/// `text` as a JSON string with its quotes, appended to `out`; UTF-8 stays as it is. False when `text` is not
/// UTF-8; `out` then has no useful end.
bool appendJsonText(std::string& out, std::string_view text);

} // namespace fairshare
