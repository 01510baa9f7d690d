// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"

#include <string>

/// Texts that are both displayed and written to files. Files are always in English.
namespace fairshare {

struct Worded {
    std::string shown; ///< in the language of the program
    std::string english;
};

/// Returns the same text in both languages.
/// @param words returns a text
template <typename Words>
Worded worded(const Words& words)
{
    const auto inEnglish = [&words] {
        const Speaking english;
        return words();
    };
    return {words(), inEnglish()};
}

} // namespace fairshare
