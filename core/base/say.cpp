// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

namespace fairshare {
namespace {

Translation& translation()
{
    static Translation set = nullptr;
    return set;
}

} // namespace

void setTranslation(Translation wanted)
{
    translation() = wanted;
}

std::string said(std::string_view english)
{
    std::string text(english);
    return translation() == nullptr || text.empty() ? text : translation()(text.c_str());
}

std::string sayFormatted(fmt::string_view english, fmt::format_args values)
{
    if (translation() != nullptr) {
        try {
            return fmt::vformat(said({english.data(), english.size()}), values);
        } catch (const fmt::format_error&) {
            // Said in English below.
        }
    }
    return fmt::vformat(english, values);
}

} // namespace fairshare
