// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace fairshare::cli {

/// Puts the options that are declared while it exists under a heading of the help.
class OptionGroup {
public:
    OptionGroup(CLI::App& options, const std::string& heading)
        : m_options(options)
    {
        options.option_defaults()->group(heading);
    }
    OptionGroup(const OptionGroup&) = delete;
    OptionGroup& operator=(const OptionGroup&) = delete;
    ~OptionGroup() noexcept(false) { m_options.option_defaults()->group("Options"); }

private:
    CLI::App& m_options;
};

} // namespace fairshare::cli
