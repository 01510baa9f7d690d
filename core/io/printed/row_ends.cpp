// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/printed/row_ends.h"

#include <utility>

namespace fairshare {
namespace {

constexpr std::string_view NumberCharacters = "0123456789.-";

} // namespace

RowEnds::RowEnds(std::vector<Title> titles, bool isRight)
    : m_titles(std::move(titles))
    , m_columns(m_titles.size())
    , m_isRight(isRight)
{
}

void RowEnds::add(std::string_view row, std::span<const TableCell> cells)
{
    for (std::size_t i = 0; i < m_titles.size(); ++i) {
        const auto& [text, begin] = cells[i];
        Column& column = m_columns[i];
        ++(text.empty() ? column.empty : column.filled);
        if (text.empty())
            continue;
        column.isNumber =
            column.isNumber && text.find_first_not_of(NumberCharacters) == std::string_view::npos;
        if (row.size() < m_titles[i].end)
            continue;
        const bool beginsAlike = begin == m_titles[i].begin;
        const bool endsAlike = begin + text.size() == m_titles[i].end;
        if (beginsAlike != endsAlike)
            ++(endsAlike ? column.right : column.left);
    }
}

bool RowEnds::endsAtRight(std::size_t column) const
{
    const Column& shown = m_columns[column];
    if (shown.right + shown.left > 0)
        return shown.right > shown.left;
    // The last title may be left-justified, as in squeue.
    return m_isRight && column + 1 < m_columns.size();
}

std::optional<std::size_t> RowEnds::firstLost(std::string_view row, std::span<const TableCell> cells) const
{
    for (std::size_t i = 0; i < m_titles.size(); ++i) {
        if (row.size() >= m_titles[i].end)
            continue;
        const auto& [text, begin] = cells[i];
        const Column& column = m_columns[i];
        const bool isAlone = column.empty == 1 && column.filled > 0;
        const bool isLost = text.empty() ? isAlone || (column.isNumber && endsAtRight(i))
                                         : begin + text.size() == row.size() && endsAtRight(i);
        if (isLost)
            return i;
    }
    return std::nullopt;
}

} // namespace fairshare
