// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fairshare::test {

/// More than is read of a line.
inline constexpr std::size_t LineBytes = std::size_t{2} << 20;

/// A text of so many bytes that begins like this, and the end of its line.
inline std::string longLine(std::string_view before = {})
{
    return std::string(before) + std::string(LineBytes - before.size(), 'x') + "\n";
}

/// The name of the test of an input: whatever is neither a letter nor a digit becomes '_'.
inline std::string badInputName(const char* format, const char* input)
{
    std::string name = std::string(format) + "_" + input;
    for (char& c : name)
        c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ? c : '_';
    return name;
}

} // namespace fairshare::test
