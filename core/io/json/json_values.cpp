// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_values.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"
#include "core/priority/tres_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace fairshare {
namespace {

std::string unknownMember(
    std::string_view key, std::string_view section, std::span<const std::string_view> knownKeys)
{
    const auto similar = nearestWords(knownKeys, key);
    if (similar.empty())
        return fairshare::say("unknown key \"{0}\" in {1}; it has no effect", excerpt(key), said(section));
    return fairshare::say(
        "unknown key \"{0}\" in {1}; did you mean \"{2}\"?", excerpt(key), said(section), similar.front());
}

} // namespace

tl::unexpected<Error> failAt(JsonDocument& document, JsonToken token, std::string message, ErrorCode code)
{
    return fail(code, std::move(message), document.position(token));
}

tl::unexpected<Error> failNoObject(JsonDocument& document, JsonToken token, std::string_view what)
{
    return failAt(document, token,
        fairshare::say("{} must be an object; found {}", said(what), nameOf(document.kind(token))));
}

Result<void> requireKind(JsonDocument& document, const JsonMember& member, JsonKind kind)
{
    const JsonKind found = document.kind(member.value);
    if (found == kind)
        return {};
    return failAt(document, member.value,
        fairshare::say("\"{}\" must be {}; found {}", excerpt(member.key), nameOf(kind), nameOf(found)));
}

Result<std::string> requireText(JsonDocument& document, const JsonMember& member)
{
    if (auto checked = requireKind(document, member, JsonKind::Text); !checked)
        return tl::unexpected(checked.error());
    return document.text(member.value);
}

std::string verbatim(const JsonDocument& document, JsonToken value)
{
    // A JSON string cannot contain a raw carriage return, so each one belongs to a line end.
    std::string text(document.source(value));
    text.erase(std::remove(text.begin(), text.end(), '\r'), text.end());
    return text;
}

void UnknownMembers::note(JsonDocument& document, const JsonMember& member, std::string_view section)
{
    const auto [noted, isNew] = m_unknown.try_emplace({std::string(section), std::string(member.key)});
    if (isNew)
        noted->second = document.position(member.keyToken);
}

void UnknownMembers::noteTres(JsonDocument& document, const JsonMember& member)
{
    if (!m_tres.contains(member.key))
        m_tres.emplace(member.key, document.position(member.keyToken));
}

void UnknownMembers::noteFairshare(JsonDocument& document, const JsonMember& member)
{
    if (!m_fairshareText.empty())
        return;
    m_fairshare = document.position(member.value);
    m_fairshareText = excerpt(document.source(member.value));
}

void UnknownMembers::noteAboveMaximum(
    JsonDocument& document, JsonToken figure, std::string_view key, std::uint32_t maximum)
{
    const auto [noted, isNew] = m_above.try_emplace(std::string(key));
    if (isNew)
        noted->second = {document.position(figure), excerpt(document.source(figure)), maximum};
}

void UnknownMembers::reportAbove(Diagnostics& diagnostics) const
{
    for (const auto& [key, above] : m_above) {
        const std::string maximum = fmt::format("{}_max {}", key, above.maximum);
        diagnostics.push_back({"above_maximum",
            fairshare::say("{} is {}, above {}; factors should be from 0 to 1, but the value is used as is",
                key, above.text, maximum),
            above.position});
    }
}

void UnknownMembers::report(
    Diagnostics& diagnostics, std::span<const std::string_view> (*knownKeys)(std::string_view)) const
{
    const auto begin = static_cast<std::ptrdiff_t>(diagnostics.size());
    for (const auto& [names, position] : m_unknown) {
        diagnostics.push_back(
            {"unknown_member", unknownMember(names.second, names.first, knownKeys(names.first)), position});
    }
    for (const auto& [name, position] : m_tres)
        diagnostics.push_back({"unknown_tres",
            fairshare::say(
                "unknown TRES {} cannot have a weight; expected one of {}", quotedPart(name), knownTres()),
            position});
    if (!m_fairshareText.empty())
        diagnostics.push_back({"fairshare_range",
            fairshare::say("fairshare is {}; factors should be from 0 to 1, but the value is used as is",
                m_fairshareText),
            m_fairshare});
    reportAbove(diagnostics);
    std::sort(diagnostics.begin() + begin, diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b) {
        return std::tie(a.position.line, a.position.column) < std::tie(b.position.line, b.position.column);
    });
}

} // namespace fairshare
