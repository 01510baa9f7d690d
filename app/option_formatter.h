// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <string_view>

namespace fairshare {

/// Help that shows how lists are given: `ID[,...]` with commas. The library's own `ID ...` would suggest
/// blanks, but the word after a blank is an argument of its own.
class OptionFormatter : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override
    {
        constexpr std::string_view Blanks = " ...";
        std::string text = CLI::Formatter::make_option_opts(option);
        const std::size_t at = text.find(Blanks);
        if (at == std::string::npos || option->get_allow_extra_args())
            return text;
        return text.replace(at, Blanks.size(), option->get_delimiter() == '\0' ? "" : "[,...]");
    }
};

} // namespace fairshare
