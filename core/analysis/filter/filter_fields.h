// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/row_filter.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The columns that conditions name.
namespace fairshare {

/// A column of numbers.
struct NumberField {
    std::string title; ///< as in sentences, translated
    std::function<double(NodeRow row)> value; ///< Undefined = none
    enum class Unit { Count, Fraction, Usage, Shares } unit = Unit::Count;
    TimeUnit usageUnit = TimeUnit::Second; ///< of usage without unit
};

/// A column of text. For `account`, a row matches if one of the accounts from it upwards does.
struct TextField {
    std::string title;
    enum class Part { Name, User, Account, Partition } part = Part::Name;
};

/// Finds a column of text by name; nothing for other columns.
std::optional<TextField> textField(std::string_view name);

/// Finds a column of numbers. Data that is missing has no values. Nothing for unknown columns.
std::optional<NumberField> numberField(std::string_view name, const FilterData& data);

/// Returns the names of all columns: those of every tree, then those of the algorithm.
std::vector<std::string> filterFields(const FilterData& data);

/// Returns the number that a condition compares with. Errors: BadInput with a sentence about what the column
/// takes, without a position.
Result<double> filterNumber(const NumberField& field, std::string_view text);

} // namespace fairshare
