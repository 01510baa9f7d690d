// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_macros.h"

#include "core/base/say.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace fairshare {
namespace {

/// Memory cost of one piece of a value in addition to its text.
constexpr std::size_t PieceBytes = 16;

/// Reference `$(NAME)` or `$(NAME:default)`, as offsets in its text.
struct Reference {
    std::size_t begin = 0;
    std::size_t end = 0; ///< after the closing parenthesis
    std::size_t nameEnd = 0;
    std::size_t defaultBegin = 0; ///< equal to `defaultEnd` if there is no default
    std::size_t defaultEnd = 0;

    std::string_view written(const std::string& text) const
    {
        return std::string_view(text).substr(begin + 2, nameEnd - begin - 2);
    }
    std::string name(const std::string& text) const { return lowerCase(written(text)); }
};

/// Returns the closing parenthesis that matches an opening one before `at`; npos if there is none before
/// `end`.
std::size_t closing(const std::string& text, std::size_t at, std::size_t end)
{
    for (std::size_t depth = 1; at < end; ++at) {
        if (text[at] == '(')
            ++depth;
        else if (text[at] == ')' && --depth == 0)
            return at;
    }
    return std::string::npos;
}

/// Returns the reference whose `$(` is at `begin`. Adds the number of scanned bytes to `looked`.
std::optional<Reference> referenceAt(
    const std::string& text, std::size_t begin, std::size_t end, std::size_t& looked)
{
    Reference reference;
    reference.begin = begin;
    reference.nameEnd = std::min(condorNameEnd(text, begin + 2), end);
    const bool escaped = begin > 0 && text[begin - 1] == '$'; // $$(NAME) is expanded when jobs are matched
    if (escaped || reference.nameEnd == begin + 2 || reference.nameEnd == end)
        return std::nullopt;
    reference.end = reference.nameEnd + 1;
    if (text[reference.nameEnd] == ')')
        return reference;
    if (text[reference.nameEnd] != ':')
        return std::nullopt;
    reference.defaultBegin = reference.end;
    reference.defaultEnd = closing(text, reference.defaultBegin, end);
    looked += std::min(reference.defaultEnd, end) - begin;
    if (reference.defaultEnd == std::string::npos)
        return std::nullopt;
    reference.end = reference.defaultEnd + 1;
    return reference;
}

/// Text whose part from `at` to `end` is not expanded yet.
struct Open {
    const PlacedText* text = nullptr;
    std::size_t at = 0;
    std::size_t end = 0;
    std::string name{}; ///< name that the value belongs to; "" for a default
};

} // namespace

Result<void> CondorMacros::spend(std::size_t bytes, SourcePosition position)
{
    m_spent += bytes;
    if (m_spent > MostBytes)
        return fail(ErrorCode::TooLarge,
            fairshare::say("the macros expand to more than the limit of {} bytes", std::size_t{MostBytes}),
            position);
    return {};
}

Result<void> CondorMacros::assign(std::string_view name, PlacedText value, SourcePosition position)
{
    CondorSetting& setting = m_settings[lowerCase(name)];
    const std::string key = lowerCase(name);
    PlacedText earlier = std::exchange(setting.value, {});
    setting.name = name;
    setting.position = position;
    PlacedText& result = setting.value;
    const std::string& text = value.text();
    std::size_t looked = 0;
    std::size_t copied = 0;
    for (std::size_t at = text.find("$("); at != std::string::npos;) {
        const auto reference = referenceAt(text, at, text.size(), looked);
        if (auto done = spend(std::exchange(looked, 0), position); !done)
            return done;
        if (!reference || reference->name(text) != key) {
            at = text.find("$(", at + 2);
            continue;
        }
        // Avoids copying a list that grows line by line.
        const bool grows = at == 0 && text.find("$(", reference->end) == std::string::npos;
        result.append(value, copied, at);
        if (earlier.empty())
            result.append(value, reference->defaultBegin, reference->defaultEnd);
        else if (grows)
            result = std::exchange(earlier, {});
        else
            result.append(earlier, 0, earlier.size());
        if (auto done = spend(grows ? 0 : earlier.size(), position); !done)
            return done;
        copied = reference->end;
        at = text.find("$(", copied);
    }
    const std::size_t spent = value.size();
    if (copied == 0)
        result = std::move(value);
    else
        result.append(value, copied, value.size());
    return spend(spent, position);
}

const CondorSetting* CondorMacros::find(std::string_view name) const
{
    const auto found = m_settings.find(name);
    return found == m_settings.end() ? nullptr : &found->second;
}

Result<PlacedText> CondorMacros::expanded(const CondorSetting& setting)
{
    PlacedText result;
    std::vector<Open> open{{&setting.value, 0, setting.value.size(), lowerCase(setting.name)}};
    while (!open.empty()) {
        Open& top = open.back();
        const std::string& text = top.text->text();
        std::size_t looked = 0;
        const std::size_t dollar = text.find("$(", top.at);
        const std::size_t begin = std::min(dollar, top.end);
        result.append(*top.text, top.at, begin);
        if (auto done = spend(begin - top.at + PieceBytes, setting.position); !done)
            return tl::unexpected(done.error());
        if (dollar >= top.end) {
            open.pop_back();
            continue;
        }
        const auto reference = referenceAt(text, begin, top.end, looked);
        if (auto done = spend(looked, setting.position); !done)
            return tl::unexpected(done.error());
        if (!reference) {
            top.at = std::min(begin + 2, top.end);
            result.append(*top.text, begin, top.at);
            continue;
        }
        top.at = reference->end;
        const std::string name = reference->name(text);
        const SourcePosition place = top.text->at(begin);
        const CondorSetting* found = find(name);
        if (found == nullptr || found->value.empty()) {
            if (reference->defaultBegin < reference->defaultEnd)
                open.push_back({top.text, reference->defaultBegin, reference->defaultEnd, {}});
            continue;
        }
        if (std::any_of(open.begin(), open.end(), [&name](const Open& each) { return each.name == name; }))
            return fail(ErrorCode::BadInput,
                fairshare::say("macro loop: {} refers to itself through {}", quotedPart(setting.name),
                    quotedPart(fmt::format("$({})", reference->written(text)))),
                place);
        if (open.size() > MostNested)
            return fail(ErrorCode::BadInput,
                fairshare::say("the macros of {} are nested deeper than the limit of {}",
                    quotedPart(setting.name), std::size_t{MostNested}),
                place);
        open.push_back({&found->value, 0, found->value.size(), name});
    }
    return result;
}

} // namespace fairshare
