// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/htcondor/condor_lines.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace fairshare {

/// Name with the value of its last assignment.
struct CondorSetting {
    std::string name; ///< as written
    PlacedText value; ///< macros are not expanded
    SourcePosition position{};
};

/// Settings of an HTCondor configuration with macro expansion. Names ignore case.
class CondorMacros {
public:
    static constexpr std::size_t MostNested = 100;
    /// Most bytes that the macros of a file may expand to in total.
    static constexpr std::size_t MostBytes = std::size_t{1} << 27;

    /// Assigns a value. `$(NAME)` in the value of NAME itself refers to the previous value. Errors: TooLarge.
    Result<void> assign(std::string_view name, PlacedText value, SourcePosition position);

    /// Returns the settings by name in lower case.
    const std::map<std::string, CondorSetting, std::less<>>& settings() const { return m_settings; }
    /// Returns a setting, or null if it is not set.
    /// @param name in lower case
    const CondorSetting* find(std::string_view name) const;

    /// Returns the value with `$(NAME)` and `$(NAME:default)` expanded. Errors: BadInput for names that refer
    /// to each other in a cycle or nest too deeply; TooLarge.
    Result<PlacedText> expanded(const CondorSetting& setting);

private:
    Result<void> spend(std::size_t bytes, SourcePosition position);

    std::map<std::string, CondorSetting, std::less<>> m_settings;
    std::size_t m_spent = 0;
};

} // namespace fairshare
