// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/json/json_document.h"

#include <map>

namespace fairshare {

/// An error at this token.
tl::unexpected<Error> failAt(
    JsonDocument& document, JsonToken token, std::string message, ErrorCode code = ErrorCode::BadInput);

/// Checks that a member holds this kind of value. Errors: `"title" must be a text; found a list`.
Result<void> requireKind(JsonDocument& document, const JsonMember& member, JsonKind kind);

/// The decoded text of a member. Errors: as requireKind.
Result<std::string> requireText(JsonDocument& document, const JsonMember& member);

/// The value as it stands in the file, with line feeds alone as line ends.
std::string verbatim(const JsonDocument& document, JsonToken value);

/// Notes members that we do not know; each key is reported once a section, however often it appears.
class UnknownMembers {
public:
    /// @param section what the member belongs to, for the message: a key as `settings`, or marked by
    /// `phrase`: `a node`.
    void note(JsonDocument& document, const JsonMember& member, std::string_view section);
    /// A member that is named as no TRES is.
    void noteTres(JsonDocument& document, const JsonMember& member);
    /// A fairshare factor above 1, which no algorithm gives.
    void noteFairshare(JsonDocument& document, const JsonMember& member);
    /// A figure of a job that is more than the largest of the cluster. @param figure where its value stands
    void noteAboveMaximum(
        JsonDocument& document, JsonToken figure, std::string_view key, std::uint32_t maximum);
    /// Appends one `unknown_member` or `unknown_tres` for each key, one `fairshare_range`, and one
    /// `above_maximum` for each figure, in the order of their first places.
    void report(Diagnostics& diagnostics) const;

private:
    void reportAbove(Diagnostics& diagnostics) const;

    struct Finding {
        SourcePosition position{};
        std::size_t count = 0;
    };
    std::map<std::pair<std::string, std::string>, Finding, std::less<>> m_findings; ///< by section and key
    std::map<std::string, SourcePosition, std::less<>> m_tres; ///< first places, by name
    Finding m_fairshare; ///< above 1
    std::string m_fairshareText; ///< the first of them
    struct Above {
        Finding finding;
        std::string text; ///< the first of them
        std::uint32_t maximum = 0; ///< likewise
    };
    std::map<std::string, Above, std::less<>> m_above; ///< by key
};

} // namespace fairshare
