// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/parsable_table.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

/// Determines where the rows of an aligned table end. The last cell may be short, and the blanks after it may
/// be lost. The header and the other rows show whether a row is complete or was cut off.
class RowEnds {
public:
    /// Byte range of a title in the header.
    struct Title {
        std::size_t begin;
        std::size_t end;
    };

    /// @param isRight the header begins with blanks, which is the case if cells are right-justified
    RowEnds(std::vector<Title> titles, bool isRight);
    RowEnds() = default;

    /// Adds a row as an example for judging other rows.
    /// @param cells one per title
    void add(std::string_view row, std::span<const TableCell> cells);
    /// Returns the first column that is incomplete in the row, or nothing for a complete row.
    std::optional<std::size_t> firstLost(std::string_view row, std::span<const TableCell> cells) const;
    const Title& title(std::size_t column) const { return m_titles[column]; }

private:
    /// Statistics of a column.
    struct Column {
        std::size_t right = 0; ///< cells that end at the end of the title but do not begin at its beginning
        std::size_t left = 0; ///< cells that begin at the beginning of the title but do not end at its end
        std::size_t filled = 0;
        std::size_t empty = 0;
        bool isNumber = true;
    };

    bool endsAtRight(std::size_t column) const;

    std::vector<Title> m_titles;
    std::vector<Column> m_columns;
    bool m_isRight = false;
};

} // namespace fairshare
