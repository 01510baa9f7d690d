// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>

namespace fairshare {

/// Where a value was given, for sentences about what values mean together. Sections that say the same are
/// equal wherever they say it.
struct ValuePlace {
    SourcePosition position{}; ///< in the file of the section; none where that does not tell the value
    std::string option{}; ///< of the command line, which wins over the file; "" = none

    bool isGiven() const { return position.line > 0 || !option.empty(); }
    friend bool operator==(const ValuePlace& /*one*/, const ValuePlace& /*other*/) { return true; }
};

/// Of two values that do not go together the one to blame: what an option says against a file, else the
/// first that is given.
inline const ValuePlace& blamed(const ValuePlace& first, const ValuePlace& second)
{
    if (first.option.empty() && !second.option.empty())
        return second; // NOLINT(bugprone-return-const-ref-from-parameter): of sections, which stay
    return first.isGiven() ? first : second; // NOLINT(bugprone-return-const-ref-from-parameter)
}

/// An error about a value; the option that gave it stands where the file would.
inline tl::unexpected<Error> failAbout(const ValuePlace& place, ErrorCode code, std::string message)
{
    const SourcePosition position = place.option.empty() ? place.position : SourcePosition{};
    return tl::unexpected<Error>(Error{code, std::move(message), position, place.option});
}

} // namespace fairshare
