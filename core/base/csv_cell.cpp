// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"

namespace fairshare {

std::string csvCell(std::string_view text)
{
    const bool outerBlank = text.starts_with(' ') || text.ends_with(' ');
    if (!outerBlank && text.find_first_of(",;\t\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

} // namespace fairshare
