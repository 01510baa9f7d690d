// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/text_table.h"

#include "core/base/numbers.h"
#include "core/base/small_numbers.h"
#include "core/table/column_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>

namespace fairshare {
namespace {

/// Returns what people read of figures.
std::string readableFigure(const Column& values, std::size_t row, int decimals)
{
    if (const auto* reals = std::get_if<Reals>(&values.values)) {
        const double value = (**reals)[row];
        return isUndefined(value) ? std::string() : fixedOrScientific(value, decimals);
    }
    if (const auto* booleans = std::get_if<Flags>(&values.values))
        return (**booleans)[row] != 0 ? "yes" : "no";
    return exactText(values, row);
}

} // namespace

std::string readableNumber(std::string_view text)
{
    constexpr std::size_t ShortEnough = 7; // six digits and a point
    constexpr double AllWhole = 1e5; // whole parts of six digits or more leave no place for decimals
    constexpr double LargestShown = 1e15;
    const bool isWhole = text.find_first_of(".e") == std::string_view::npos;
    const auto value = isWhole || text.size() <= ShortEnough ? std::nullopt : parseDouble(text);
    if (!value)
        return std::string(text);
    const double size = std::abs(*value);
    if (size >= AllWhole && size < LargestShown)
        return wholeNumber(std::round(*value));
    return fmt::format("{:.6g}", *value);
}

std::string TextTable::Column::exact(std::size_t row) const
{
    return values ? exactText(*values, row) : std::string(cells.at(row));
}

std::string TextTable::Column::readable(std::size_t row) const
{
    if (isBlankAtRoot && row == 0)
        return {};
    if (values)
        return readableFigure(*values, row, decimals.value_or(values->spec.decimals));
    const std::string_view cell = cells.at(row);
    if (!hasNumber(row))
        return std::string(cell);
    std::string text;
    if (const auto value = decimals ? parseDouble(cell) : std::nullopt)
        text = fixedOrScientific(*value, *decimals);
    else
        text = readableNumber(cell);
    return isSigned && !text.empty() && text.front() != '-' && text != "0" ? "+" + text : text;
}

TextTable::Column& TextTable::addText(std::string title, std::string id)
{
    return m_columns.emplace_back(Column{.title = std::move(title), .id = std::move(id)});
}

TextTable::Column& TextTable::addOptionalText(std::string title, std::string id)
{
    return m_columns.emplace_back(Column{.title = std::move(title), .id = std::move(id), .isOptional = true});
}

TextTable::Column& TextTable::addNumber(std::string title, std::string id)
{
    return m_columns.emplace_back(Column{.title = std::move(title),
        .id = std::move(id),
        .align = Align::Right,
        .isNumber = true,
        .isOptional = true});
}

TextTable::Column& TextTable::addFlag(std::string title, std::string id)
{
    return m_columns.emplace_back(
        Column{.title = std::move(title), .id = std::move(id), .isOptional = true, .isFlag = true});
}

TextTable::Column& TextTable::addValues(std::string title, std::string id, fairshare::Column values)
{
    Column& column = std::holds_alternative<Flags>(values.values)
        ? addFlag(std::move(title), std::move(id))
        : addNumber(std::move(title), std::move(id));
    column.values = std::move(values);
    return column;
}

template <typename Cells>
void TextTable::append(const Cells& cells)
{
    auto column = m_columns.begin();
    for (const auto& cell : cells) {
        while (column->values)
            ++column;
        (column++)->cells.append(cell);
    }
    assert(std::all_of(column, m_columns.end(), [](const Column& each) { return each.values.has_value(); }));
    if (m_changed)
        m_changed->push_back(false);
    ++m_rows;
}

void TextTable::addRow(std::initializer_list<std::string_view> cells)
{
    append(cells);
}

void TextTable::addRow(const std::vector<std::string>& cells)
{
    append(cells);
}

void TextTable::markNumber(std::size_t column)
{
    std::vector<bool>& numbers = m_columns[column].numbers;
    numbers.resize(m_rows, false);
    numbers.back() = true;
}

} // namespace fairshare
