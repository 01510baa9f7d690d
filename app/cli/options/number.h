// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/numbers.h"
#include "core/io/text/text_lines.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace fairshare::cli {

/// Range of numbers that an option accepts.
struct NumberBounds {
    double least = std::numeric_limits<double>::lowest();
    double most = std::numeric_limits<double>::max();
    bool aboveLeast = false; ///< excludes `least` itself
    bool whole = false;

    bool holds(double number) const
    {
        return std::isfinite(number) && number <= most && (aboveLeast ? number > least : number >= least)
            && (!whole || number == std::floor(number));
    }
    /// Describes the range, such as "a whole number from 2 to 10000".
    std::string words() const
    {
        std::string kind = whole ? "a whole number" : "a number";
        const bool hasMost = most < std::numeric_limits<double>::max();
        if (aboveLeast)
            return fmt::format("{} above {}{}", kind, shortest(least),
                hasMost ? fmt::format(" and at most {}", shortest(most)) : std::string());
        if (hasMost)
            return fmt::format("{} from {} to {}", kind, shortest(least), shortest(most));
        if (least > std::numeric_limits<double>::lowest())
            return fmt::format("{}, {} or more", kind, shortest(least));
        return kind;
    }
};

/// Accepts numbers within the bounds. Rejects other words with a sentence that states what is expected.
inline CLI::Validator number(const NumberBounds& bounds)
{
    return {[bounds](std::string& word) {
                // The option itself accepts whole numbers only as digits.
                const auto number = bounds.whole && !parseUnsigned(word) ? std::nullopt : parseDouble(word);
                if (number && bounds.holds(*number))
                    return std::string();
                return fmt::format("found '{}'; expected {}", excerpt(word), bounds.words());
            },
        {}};
}

/// Accepts a seed. The option itself would let large numbers wrap around.
inline CLI::Validator seedNumber()
{
    return {[](std::string& word) {
                return parseUnsigned(word) ? std::string()
                                           : fmt::format("found '{}'; expected a whole number from 0 to {}",
                                                 excerpt(word), std::numeric_limits<std::uint64_t>::max());
            },
        {}};
}

} // namespace fairshare::cli
