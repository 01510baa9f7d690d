// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ascii_text.h"

#include <algorithm>

namespace fairshare {

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::transform(result.begin(), result.end(), result.begin(), lowered);
    return result;
}

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    return a.size() == b.size()
        && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) { return lowered(x) == lowered(y); });
}

bool shortens(std::string_view word, std::string_view full, std::size_t least)
{
    return word.size() >= least && word.size() <= full.size()
        && equalIgnoringCase(word, full.substr(0, word.size()));
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos)
        return text.substr(0, 0); // still points into the text
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

} // namespace fairshare
