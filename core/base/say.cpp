// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

#include "core/base/worded.h"

#include <algorithm>
#include <utility>

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

bool& speaksEnglish()
{
    thread_local bool english = false;
    return english;
}

/// Of this thread.
Language spoken()
{
    return speaksEnglish() ? Language() : language();
}

} // namespace

void setTranslation(Translation translation, char decimalPoint)
{
    language() = {translation, decimalPoint};
}

InEnglish::InEnglish()
    : m_before(std::exchange(speaksEnglish(), true))
{
}

InEnglish::~InEnglish()
{
    speaksEnglish() = m_before;
}

std::string said(std::string_view english)
{
    const std::string text(english);
    const Translation translate = spoken().translation;
    return translate == nullptr || text.empty() ? text : translate(text.c_str());
}

std::string saidNumber(std::string number)
{
    std::replace(number.begin(), number.end(), '.', spoken().decimalPoint);
    return number;
}

std::string sayFormatted(fmt::string_view english, fmt::format_args values)
{
    if (spoken().translation == nullptr)
        return fmt::vformat(english, values);
    try {
        return fmt::vformat(said({english.data(), english.size()}), values);
    } catch (const fmt::format_error&) {
        return fmt::vformat(english, values);
    }
}

} // namespace fairshare
