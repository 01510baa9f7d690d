// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_document.h"

#include "core/base/say.h"
#include "core/io/json/json_indexer.h"
#include "core/io/text/text_lines.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>
#include <limits>
#include <new>

namespace fairshare {
namespace {

constexpr std::size_t FewMembers = 16;

} // namespace

Result<JsonDocument> JsonDocument::parse(std::string_view text, const Progress& progress)
{
    if (text.size() >= std::numeric_limits<std::uint32_t>::max())
        return fail(ErrorCode::TooLarge, fairshare::say("a JSON file of 4 GiB or more cannot be read"));
    try {
        JsonDocument document(text);
        JsonIndexer indexer(document, progress);
        if (auto indexed = indexer.run(); !indexed)
            return tl::unexpected(indexed.error());
        return document;
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge, fairshare::say("not enough memory to read this JSON file"));
    }
}

JsonKind JsonDocument::kind(JsonToken value) const
{
    switch (m_text[m_places[value].begin]) {
    case '{':
        return JsonKind::Object;
    case '[':
        return JsonKind::Array;
    case '"':
        return JsonKind::Text;
    case 't':
        return JsonKind::True;
    case 'f':
        return JsonKind::False;
    case 'n':
        return JsonKind::Null;
    default:
        return JsonKind::Number;
    }
}

bool JsonDocument::isContainer(JsonToken token) const
{
    const char c = m_text[m_places[token].begin];
    return c == '{' || c == '[';
}

std::string_view JsonDocument::source(JsonToken value) const
{
    const Place place = m_places[value];
    const std::size_t end = isContainer(value) ? m_places[place.end].begin + std::size_t{1} : place.end;
    return m_text.substr(place.begin, end - place.begin);
}

std::string JsonDocument::text(JsonToken value) const
{
    assert(kind(value) == JsonKind::Text);
    const std::string_view quoted = source(value);
    if (quoted.find('\\') == std::string_view::npos)
        return std::string(quoted.substr(1, quoted.size() - 2));
    return nlohmann::json::parse(quoted).get<std::string>();
}

std::string_view JsonDocument::key(JsonToken token)
{
    const std::string_view quoted = source(token);
    if (quoted.find('\\') == std::string_view::npos)
        return quoted.substr(1, quoted.size() - 2);
    return m_decodedKeys.emplace_back(text(token));
}

Result<void> JsonDocument::members(JsonToken object, std::vector<JsonMember>& members)
{
    assert(kind(object) == JsonKind::Object);
    members.clear();
    for (JsonToken token = first(object); token != end(object); token = next(token + 1))
        members.push_back({key(token), token, token + 1});
    return checkUnique(members);
}

namespace {
/// Returns the first member with the key of an earlier one. Compares all pairs; for few members.
const JsonMember* firstRepeatOfFew(const std::vector<JsonMember>& members)
{
    for (auto member = members.begin(); member != members.end(); ++member)
        if (std::any_of(members.begin(), member,
                [&](const JsonMember& earlier) { return earlier.key == member->key; }))
            return &*member;
    return nullptr;
}

/// Returns the same by sorting; for many members.
const JsonMember* firstRepeatOfMany(const std::vector<JsonMember>& members)
{
    std::vector<const JsonMember*> sorted;
    sorted.reserve(members.size());
    for (const JsonMember& member : members)
        sorted.push_back(&member);
    std::sort(sorted.begin(), sorted.end(), [](const JsonMember* a, const JsonMember* b) {
        return a->key != b->key ? a->key < b->key : a->keyToken < b->keyToken;
    });
    const JsonMember* repeated = nullptr;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i]->key == sorted[i - 1]->key
            && (repeated == nullptr || sorted[i]->keyToken < repeated->keyToken))
            repeated = sorted[i];
    return repeated;
}
} // namespace

Result<void> JsonDocument::checkUnique(const std::vector<JsonMember>& members)
{
    const JsonMember* const repeated =
        members.size() <= FewMembers ? firstRepeatOfFew(members) : firstRepeatOfMany(members);
    if (repeated == nullptr)
        return {};
    return fail(ErrorCode::BadInput, fairshare::say("duplicate key \"{}\"", excerpt(repeated->key)),
        position(repeated->keyToken));
}

const JsonMember* findMember(const std::vector<JsonMember>& members, std::string_view key)
{
    const auto found = std::ranges::find(members, key, &JsonMember::key);
    return found == members.end() ? nullptr : &*found;
}

std::string nameOf(JsonKind kind)
{
    switch (kind) {
    case JsonKind::Object:
        return fairshare::say("an object");
    case JsonKind::Array:
        return fairshare::say("a list");
    case JsonKind::Text:
        return fairshare::say("a string");
    case JsonKind::Number:
        return fairshare::say("a number");
    case JsonKind::True:
        return "true";
    case JsonKind::False:
        return "false";
    default:
        return "null";
    }
}

bool appendJsonText(std::string& out, std::string_view text)
{
    const bool plain = std::all_of(
        text.begin(), text.end(), [](char c) { return c >= 0x20 && c != 0x7F && c != '"' && c != '\\'; });
    if (plain) {
        out += '"';
        out += text;
        out += '"';
        return true;
    }
    try {
        out += nlohmann::json(text).dump();
        return true;
    } catch (const nlohmann::json::exception&) {
        return false; // ill-formed UTF-8
    }
}

} // namespace fairshare
