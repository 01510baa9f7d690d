// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// The syntax of filters: conditions such as `shares<5`, words such as `changed`, parts of names, and `and`,
/// `or`, `not` and parentheses between them. Conditions side by side must all hold. A unit after a number and
/// a blank belongs to the number: `usage>5000 h`.
namespace fairshare {

enum class Relation { Below, Maximum, Equal, Other, Minimum, Above, Contains };

/// A part of a filter, in the order in which a stack evaluates them: operators follow their operands.
struct FilterTerm {
    enum class Kind {
        Condition, ///< field, relation and value
        Word, ///< `changed`, `lint`, `new`, `idle`, or `moved` without a value
        Name, ///< part of a name, or a pattern with * and ?
        And,
        Or,
        Not,
    };

    Kind kind = Kind::Name;
    std::string field{}; ///< as typed, in lower case; of a condition or a word
    Relation relation = Relation::Equal;
    std::string value{}; ///< as typed; of a condition or a name
    std::size_t fieldAt = 0; ///< offsets in the text, in bytes
    std::size_t valueAt = 0;
    std::size_t end = 0; ///< where it ends; of a condition, word or name
};

/// The words that are conditions of their own, in alphabetical order.
inline constexpr std::array<std::string_view, 5> FilterWords{"changed", "idle", "lint", "moved", "new"};

/// Largest number of terms.
inline constexpr std::size_t MostFilterTerms = 200;

/// Parses a filter. Errors: BadInput with the column of the text where something else was expected; TooLarge
/// for more than MostFilterTerms.
Result<std::vector<FilterTerm>> filterTerms(std::string_view text);

} // namespace fairshare
