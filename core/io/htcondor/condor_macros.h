// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/htcondor/condor_lines.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>

namespace fairshare {

/// A name with the value that it was given last.
struct CondorSetting {
    std::string name; ///< as written
    PlacedText value; ///< references to other names are still in it
    SourcePosition position{};
};

/// The settings of an HTCondor configuration and what their macros stand for. Names ignore case.
class CondorMacros {
public:
    static constexpr std::size_t MostNested = 100;
    /// Bytes that all macros of a file may make together.
    static constexpr std::size_t MostBytes = std::size_t{1} << 27;

    /// Keeps a value; `$(NAME)` in the value of NAME itself means the earlier one. Errors: TooLarge.
    Result<void> assign(std::string_view name, PlacedText value, SourcePosition position);

    /// By name in lower case.
    const std::map<std::string, CondorSetting, std::less<>>& settings() const { return m_settings; }
    /// @param name in lower case. Null when it is not set.
    const CondorSetting* find(std::string_view name) const;

    /// The value with `$(NAME)` and `$(NAME:default)` replaced. Errors: BadInput for names that refer to each
    /// other in a circle or nest too deeply, TooLarge.
    Result<PlacedText> expanded(const CondorSetting& setting);

private:
    Result<void> spend(std::size_t bytes, SourcePosition position);

    std::map<std::string, CondorSetting, std::less<>> m_settings;
    std::size_t m_spent = 0;
};

} // namespace fairshare
