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

/// Describes a parameter: forms, flags, files and messages are made from it. Texts are marked by `phrase`.
struct ParameterSpec {
    std::string_view id;
    std::string_view title;
    std::string_view meaning; ///< one sentence with unit and source
    std::int64_t minimum = 0; ///< bounds and default of a whole number …
    std::int64_t maximum = 0;
    std::int64_t defaultNumber = 0;
    std::span<const std::string_view>
        choices{}; ///< … or, when not empty, the choices; the first is the default
    /// The choice that the scheduler's documentation describes, if the scheduler does not do that.
    std::string_view documented{};

    bool isChoice() const { return !choices.empty(); }
    ParameterValue defaultValue() const;
    /// `1 to 16` or `as_run or as_documented`, for messages and help.
    std::string allowed() const;
};

/// Values by parameter id; what is missing has its default.
using ParameterValues = std::map<std::string, ParameterValue, std::less<>>;

/// Errors: OutOfRange when a value is of the wrong type or outside its bounds, NotFound for an unknown id.
/// `owner` is named in the message (the algorithm's id).
Result<void> checkParameters(
    std::string_view owner, std::span<const ParameterSpec> specs, const ParameterValues& values);

/// Reads `text` as a value of `spec`. Errors: OutOfRange.
Result<ParameterValue> parseParameter(
    std::string_view owner, const ParameterSpec& spec, std::string_view text);

/// The value in force. The values were checked before.
std::int64_t numberOf(const ParameterSpec& spec, const ParameterValues& values);
std::string_view choiceOf(const ParameterSpec& spec, const ParameterValues& values);

/// `values` with every default filled in.
ParameterValues withDefaults(std::span<const ParameterSpec> specs, const ParameterValues& values);

/// Text as in files and on the command line.
std::string toText(const ParameterValue& value);

} // namespace fairshare
