// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/edits/value_edit.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The syntax of formulas over rows: numbers, names of columns, `+ - * /`, parentheses, and the functions
/// `round`, `min` and `max`. `shares =` or `usage =` may come first. Decimals have a point, because commas
/// separate the arguments of functions. Names with blanks are in double quotes.
namespace fairshare {

/// A part of a formula, in the order in which a stack evaluates them: operators follow their operands.
struct FormulaTerm {
    enum class Kind : std::uint8_t {
        Number,
        Column,
        Add,
        Subtract,
        Multiply,
        Divide,
        Negate,
        Round,
        Min,
        Max
    };

    Kind kind = Kind::Number;
    long double number = 0; ///< usage with a unit is converted to the unit of the formula
    std::string column{}; ///< as typed, in lower case
    std::size_t arguments = 0; ///< of min and max
    std::size_t at = 0; ///< offset in the text, in bytes
};

struct FormulaTerms {
    ValueField field = ValueField::Shares; ///< what the formula sets
    std::vector<FormulaTerm> terms;
};

/// Largest number of terms.
inline constexpr std::size_t MostFormulaTerms = 200;

/// Parses a formula without recursion.
/// @param field what is set if the formula does not name it
/// @param unit TRES-time of usage
/// Errors: BadInput with the column of the text where something else was expected; TooLarge for more than
/// MostFormulaTerms.
Result<FormulaTerms> formulaTerms(std::string_view text, ValueField field, TimeUnit unit);

/// Returns the names of the functions.
std::vector<std::string> formulaFunctions();

} // namespace fairshare
