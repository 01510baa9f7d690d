// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace fairshare::test {

/// A scenario file of a root alone and one section, which begins in line 7, at column 7 plus the
/// length of its name.
inline std::string fileWithSection(std::string_view name, std::string_view section)
{
    return fmt::format("{{\n  \"format\": \"fairshare-explorer\",\n  \"version\": 1,\n  \"tree\": {{\n"
                       "    \"account\": \"root\"\n  }},\n  \"{}\": {}\n}}\n",
        name, section);
}

} // namespace fairshare::test
