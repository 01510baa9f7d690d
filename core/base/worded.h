// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// Texts that are both read and written into files, which are English whatever people read.
namespace fairshare {

/// While one exists, its thread says everything in English.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;

private:
    bool m_before;
};

struct Worded {
    std::string shown; ///< in the language of the program
    std::string english;
};

/// Says the same twice. @param words returns a text
template <typename Words>
Worded worded(const Words& words)
{
    const auto inEnglish = [&words] {
        const InEnglish english;
        return words();
    };
    return {words(), inEnglish()};
}

} // namespace fairshare
