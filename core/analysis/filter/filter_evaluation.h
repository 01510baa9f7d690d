// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/filter/filter_terms.h"
#include "core/analysis/filter/name_match.h"
#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// How the terms of a filter are evaluated, whatever its conditions refer to.
namespace fairshare {

using FilteredRows = std::vector<std::uint8_t>; ///< by row: 1 if it matches

/// Returns whether a relation holds between two numbers.
inline bool holds(double value, Relation relation, double wanted)
{
    switch (relation) {
    case Relation::Below:
        return value < wanted;
    case Relation::Maximum:
        return value <= wanted;
    case Relation::Equal:
        return value == wanted;
    case Relation::Other:
        return value != wanted;
    case Relation::Minimum:
        return value >= wanted;
    case Relation::Above:
        return value > wanted;
    case Relation::Contains:
        break;
    }
    return false;
}

/// Compares names as Slurm does, without regard to case.
inline bool fits(std::string_view name, Relation relation, const std::string& wanted)
{
    if (relation == Relation::Contains)
        return matchesText(name, wanted);
    return matchesGlob(name, wanted);
}

/// Returns whether texts can be compared in this way.
inline bool comparesText(Relation relation)
{
    return relation == Relation::Equal || relation == Relation::Other || relation == Relation::Contains;
}

inline bool isOperator(const FilterTerm& term)
{
    using Kind = FilterTerm::Kind;
    return term.kind == Kind::And || term.kind == Kind::Or || term.kind == Kind::Not;
}

/// Evaluates the terms with a stack: operands by `operand`, operators by `negate` and `join`.
template <typename Value, typename Operand, typename Negate, typename Join>
Result<Value> evaluated(const std::vector<FilterTerm>& terms, Operand operand, Negate negate, Join join)
{
    std::vector<Value> stack;
    for (const FilterTerm& term : terms) {
        if (!isOperator(term)) {
            auto value = operand(term);
            if (!value)
                return tl::unexpected(value.error());
            stack.push_back(std::move(*value));
            continue;
        }
        if (term.kind == FilterTerm::Kind::Not) {
            stack.back() = negate(std::move(stack.back()));
            continue;
        }
        Value right = std::move(stack.back());
        stack.pop_back();
        stack.back() = join(term.kind, std::move(stack.back()), std::move(right));
    }
    return std::move(stack.back());
}

/// Returns which rows match the terms.
/// @param operand returns the rows that match a condition, a word or a name
template <typename Operand>
Result<FilteredRows> matchingRows(const std::vector<FilterTerm>& terms, Operand operand)
{
    return evaluated<FilteredRows>(
        terms, operand,
        [](FilteredRows rows) {
            for (std::uint8_t& matches : rows)
                matches ^= 1U;
            return rows;
        },
        [](FilterTerm::Kind kind, FilteredRows left, const FilteredRows& right) {
            for (std::size_t row = 0; row < left.size(); ++row)
                left[row] = static_cast<std::uint8_t>(
                    kind == FilterTerm::Kind::And ? left[row] & right[row] : left[row] | right[row]);
            return left;
        });
}

} // namespace fairshare
