// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

#include <algorithm>

namespace fairshare {
namespace {

struct Language {
    Translation translation = nullptr;
    char decimalPoint = '.';
};

Language& language()
{
    static Language set;
    return set;
}

} // namespace

void setTranslation(Translation translation, char decimalPoint)
{
    language() = {translation, decimalPoint};
}

std::string said(std::string_view english)
{
    const std::string text(english);
    const Translation translate = language().translation;
    return translate == nullptr || text.empty() ? text : translate(text.c_str());
}

std::string saidNumber(std::string number)
{
    std::replace(number.begin(), number.end(), '.', language().decimalPoint);
    return number;
}

std::string sayFormatted(fmt::string_view english, fmt::format_args values)
{
    if (language().translation == nullptr)
        return fmt::vformat(english, values);
    try {
        return fmt::vformat(said({english.data(), english.size()}), values);
    } catch (const fmt::format_error&) {
        return fmt::vformat(english, values);
    }
}

} // namespace fairshare
