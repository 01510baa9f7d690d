// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/logged_figure.h"

#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <cmath>

namespace fairshare {

std::int64_t roundedSeconds(double seconds)
{
    return static_cast<std::int64_t>(std::floor(seconds + 0.5));
}

std::int64_t roundedRun(double seconds)
{
    return seconds > 0 ? std::max<std::int64_t>(1, roundedSeconds(seconds)) : 0;
}

bool spellsWhole(std::string_view word)
{
    if (word.starts_with('-'))
        word.remove_prefix(1);
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string beyondMostLogged(std::string_view name, std::string_view word, std::int64_t most)
{
    return word.starts_with('-')
        ? fairshare::say("{} is '{}'; expected at least {}", name, excerpt(word), -MostLogged)
        : fairshare::say("{} is '{}'; expected at most {}", name, excerpt(word), most);
}

} // namespace fairshare
