// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>

namespace fairshare {

/// Where a value was given, for messages about values that conflict. All places compare equal, so sections
/// with the same values are equal wherever these were given.
struct ValuePlace {
    SourcePosition position{}; ///< in the file of the section; none if the file does not set the value
    std::string option{}; ///< option of the command line, which overrides the file; "" = none

    bool isGiven() const { return position.line > 0 || !option.empty(); }
    friend bool operator==(const ValuePlace& /*one*/, const ValuePlace& /*other*/) { return true; }
};

/// Returns which of two conflicting values to report: a value from an option rather than one from a file,
/// otherwise the first value that is given.
inline const ValuePlace& blamed(const ValuePlace& first, const ValuePlace& second)
{
    if (first.option.empty() && !second.option.empty())
        return second; // NOLINT(bugprone-return-const-ref-from-parameter): of sections, which stay
    return first.isGiven() ? first : second; // NOLINT(bugprone-return-const-ref-from-parameter)
}

/// Returns an error about a value. If an option gave the value, the error names it instead of the position.
inline tl::unexpected<Error> failAbout(const ValuePlace& place, ErrorCode code, std::string message)
{
    const SourcePosition position = place.option.empty() ? place.position : SourcePosition{};
    return tl::unexpected<Error>(Error{code, std::move(message), position, place.option});
}

} // namespace fairshare
