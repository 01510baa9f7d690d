// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace fairshare {

/// A whole number or the id of a choice.
using ParameterValue = std::variant<std::int64_t, std::string>;

/// Description of a parameter. Forms, flags, files and messages are generated from it. Texts are marked by
/// `phrase`.
struct ParameterSpec {
    std::string_view id;
    std::string_view title;
    std::string_view meaning; ///< one sentence with unit and source
    std::int64_t minimum = 0; ///< bounds and default of a whole number …
    std::int64_t maximum = 0;
    std::int64_t defaultNumber = 0;
    std::span<const std::string_view>
        choices{}; ///< … or, when not empty, the choices; the first is the default
    /// The choice that the scheduler's documentation describes, if the scheduler behaves differently.
    std::string_view documented{};

    bool isChoice() const { return !choices.empty(); }
    ParameterValue defaultValue() const;
    /// Returns "a whole number from 1 to 16" or "one of as_run, as_documented", for messages and help.
    std::string allowed() const;
};

/// Values by parameter id. Missing parameters have their defaults.
using ParameterValues = std::map<std::string, ParameterValue, std::less<>>;

/// Checks values against their descriptions. `owner` is the algorithm's id for the message.
/// Errors: OutOfRange if a value has the wrong type or is out of bounds, NotFound for an unknown id.
Result<void> checkParameters(
    std::string_view owner, std::span<const ParameterSpec> specs, const ParameterValues& values);

/// Reads `text` as a value of `spec`. Errors: OutOfRange.
Result<ParameterValue> parseParameter(
    std::string_view owner, const ParameterSpec& spec, std::string_view text);

/// Return the value or its default. The caller has already checked the values.
std::int64_t numberOf(const ParameterSpec& spec, const ParameterValues& values);
std::string_view choiceOf(const ParameterSpec& spec, const ParameterValues& values);

/// Returns `values` with all missing defaults filled in.
ParameterValues withDefaults(std::span<const ParameterSpec> specs, const ParameterValues& values);

/// Formats a value as in files and on the command line.
std::string toText(const ParameterValue& value);

} // namespace fairshare
