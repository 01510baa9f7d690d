// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"

#include <map>
#include <span>
#include <string_view>

namespace fairshare {

/// Returns an error at the position of this token.
tl::unexpected<Error> failAt(
    JsonDocument& document, JsonToken token, std::string message, ErrorCode code = ErrorCode::BadInput);

/// Error for a value that must be an object. @param what names the value, marked by `phrase`: "a job"
tl::unexpected<Error> failNoObject(JsonDocument& document, JsonToken token, std::string_view what);

/// Checks that the value of a member is of this kind. Errors: `"title" must be a text; found a list`.
Result<void> requireKind(JsonDocument& document, const JsonMember& member, JsonKind kind);

/// Returns the decoded string value of a member. Errors: as for requireKind.
Result<std::string> requireText(JsonDocument& document, const JsonMember& member);

/// Returns the source text of the value with all line ends converted to LF.
std::string verbatim(const JsonDocument& document, JsonToken value);

/// Collects unknown members. Each key is reported once per section, however often it appears.
class UnknownMembers {
public:
    /// @param section what the member belongs to, for the message: a key such as `settings`, or a text marked
    /// by `phrase`, such as `a node`.
    void note(JsonDocument& document, const JsonMember& member, std::string_view section);
    /// Records a member whose key is not a known TRES.
    void noteTres(JsonDocument& document, const JsonMember& member);
    /// Records a fairshare factor above 1, which no algorithm produces.
    void noteFairshare(JsonDocument& document, const JsonMember& member);
    /// Records a value of a job that exceeds the maximum of the cluster.
    /// @param figure token of the value
    void noteAboveMaximum(
        JsonDocument& document, JsonToken figure, std::string_view key, std::uint32_t maximum);
    /// Appends one `unknown_member` or `unknown_tres` per key, one `fairshare_range`, and one `above_maximum`
    /// per kind of value, in order of first occurrence.
    /// @param knownKeys returns the keys of a section, to suggest one that is spelled alike
    void report(
        Diagnostics& diagnostics, std::span<const std::string_view> (*knownKeys)(std::string_view)) const;

private:
    void reportAbove(Diagnostics& diagnostics) const;

    std::map<std::pair<std::string, std::string>, SourcePosition>
        m_unknown; ///< first occurrences, by section and key
    std::map<std::string, SourcePosition, std::less<>> m_tres; ///< first occurrences, by name
    SourcePosition m_fairshare; ///< first occurrence above 1
    std::string m_fairshareText; ///< first occurrence
    struct Above {
        SourcePosition position;
        std::string text;
        std::uint32_t maximum = 0;
    };
    std::map<std::string, Above, std::less<>> m_above; ///< first occurrences, by key
};

} // namespace fairshare
