// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table_filter.h"

#include "core/analysis/filter/filter_evaluation.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/report/table_view.h"
#include "core/scenario/edits/quantity.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fairshare {
namespace {

constexpr double NoNumber = std::numeric_limits<double>::quiet_NaN();

SourcePosition place(std::size_t at)
{
    return {1, static_cast<std::uint32_t>(at + 1)};
}

std::optional<double> infinity(std::string_view text)
{
    if (text != "inf" && text != "-inf")
        return std::nullopt;
    return (text.front() == '-' ? -1 : 1) * std::numeric_limits<double>::infinity();
}

/// Returns the number that a condition compares with, such as 10, 2.5k or 40%.
std::optional<double> wantedNumber(std::string_view text)
{
    if (const auto plain = parseDouble(text))
        return plain;
    if (const auto endless = infinity(text))
        return endless;
    const auto typed = typedQuantity(text, {.whole = 1, .changes = false});
    if (typed && *typed)
        return static_cast<double>((*typed)->number);
    return std::nullopt;
}

template <typename Matches>
FilteredRows where(const TextTable& table, Matches matches)
{
    FilteredRows rows(table.rows(), 0);
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row] = matches(row) ? 1 : 0;
    return rows;
}

Result<FilteredRows> numberRows(
    const TextTable& table, const TextTable::Column& column, const FilterTerm& term)
{
    const auto wanted = wantedNumber(term.value);
    if (!wanted)
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is not a number; column '{}' contains numbers", term.value, column.id),
            place(term.valueAt));
    return where(table, [&](std::size_t row) {
        const double value = cellNumber(column, row);
        return !std::isnan(value) && holds(value, term.relation, *wanted);
    });
}

/// Compares texts; flags are yes or no, also written true or false.
Result<FilteredRows> textRows(const TextTable& table, const TextTable::Column& column, const FilterTerm& term)
{
    if (!comparesText(term.relation))
        return fail(ErrorCode::BadInput,
            fairshare::say("column '{}' contains text; expected =, != or ~", column.id), place(term.fieldAt));
    return where(table, [&](std::size_t row) {
        const std::string cell = column.exact(row);
        const bool fit = column.isFlag && !cell.empty() ? isYes(cell) == isYes(term.value)
                                                        : fits(cell, term.relation, term.value);
        return fit != (term.relation == Relation::Other);
    });
}

Result<FilteredRows> conditionRows(const TextTable& table, const FilterTerm& term)
{
    const auto found = columnsNamed(table, term.field);
    if (!found)
        return fail(found.error().code, found.error().message, place(term.fieldAt));
    const TextTable::Column& column = table.columns()[found->front()];
    const bool isText = !column.isNumber || term.relation == Relation::Contains
        || (comparesText(term.relation) && !wantedNumber(term.value));
    return isText ? textRows(table, column, term) : numberRows(table, column, term);
}

Result<FilteredRows> wordRows(const TextTable& table, const FilterTerm& term)
{
    const auto& changed = table.changed();
    if (term.field != "changed" || !changed)
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' does not apply to these rows; expected a condition such as {}>0", term.field,
                table.columns().back().id),
            place(term.fieldAt));
    return where(table, [&](std::size_t row) { return (*changed)[row]; });
}

Result<FilteredRows> operandRows(const TextTable& table, const FilterTerm& term)
{
    if (term.kind == FilterTerm::Kind::Condition)
        return conditionRows(table, term);
    if (term.kind == FilterTerm::Kind::Word)
        return wordRows(table, term);
    return where(table, [&](std::size_t row) {
        return std::ranges::any_of(table.columns(), [&](const TextTable::Column& column) {
            return !column.isNumber && !column.isFlag && matchesText(column.exact(row), term.value);
        });
    });
}

} // namespace

double cellNumber(const TextTable::Column& column, std::size_t row)
{
    if (column.isFlag) {
        const std::string cell = column.exact(row);
        return cell.empty() ? NoNumber : static_cast<double>(isYes(cell));
    }
    if (column.values)
        if (const auto* reals = std::get_if<Reals>(&column.values->values))
            return (**reals)[row];
    const std::string cell = column.exact(row);
    if (const auto endless = infinity(cell))
        return *endless;
    return parseDouble(cell).value_or(NoNumber);
}

Result<std::vector<std::uint32_t>> rowsWhere(const TextTable& table, std::string_view filter)
{
    const auto terms = filterTerms(filter);
    if (!terms)
        return tl::unexpected(terms.error());
    std::vector<std::uint32_t> rows;
    if (terms->empty())
        return rows;
    const auto matching =
        matchingRows(*terms, [&table](const FilterTerm& term) { return operandRows(table, term); });
    if (!matching)
        return tl::unexpected(matching.error());
    for (std::uint32_t row = 0; row < matching->size(); ++row)
        if ((*matching)[row] != 0)
            rows.push_back(row);
    return rows;
}

} // namespace fairshare
