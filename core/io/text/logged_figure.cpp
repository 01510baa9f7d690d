// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/logged_figure.h"

#include "core/base/say.h"
#include "core/io/text/text_lines.h"

namespace fairshare {

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
