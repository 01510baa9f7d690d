// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/character_reference.h"

#include <array>
#include <charconv>
#include <system_error>
#include <utility>

namespace fairshare {

void appendUtf8(std::string& text, std::uint32_t code)
{
    const auto add = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xC0 | code >> 6);
        add(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        add(0xE0 | code >> 12);
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    } else {
        add(0xF0 | code >> 18);
        add(0x80 | (code >> 12 & 0x3F));
        add(0x80 | (code >> 6 & 0x3F));
        add(0x80 | (code & 0x3F));
    }
}

std::optional<std::uint32_t> referencedCharacter(std::string_view name)
{
    constexpr std::array<std::pair<std::string_view, char>, 5> Named{
        {{"lt", '<'}, {"gt", '>'}, {"amp", '&'}, {"quot", '"'}, {"apos", '\''}}};
    for (const auto& [known, c] : Named)
        if (name == known)
            return static_cast<std::uint32_t>(c);
    if (!name.starts_with('#'))
        return std::nullopt;
    name.remove_prefix(1);
    const bool hexadecimal = name.starts_with('x');
    name.remove_prefix(hexadecimal ? 1 : 0);
    std::uint32_t code = 0;
    const auto [end, error] =
        std::from_chars(name.data(), name.data() + name.size(), code, hexadecimal ? 16 : 10);
    const bool whole = error == std::errc() && end == name.data() + name.size();
    const bool character = code >= 0x20 ? code < 0xD800 || (code > 0xDFFF && code <= 0x10FFFF)
                                        : code == '\t' || code == '\n' || code == '\r';
    return whole && character ? std::optional(code) : std::nullopt;
}

} // namespace fairshare
