// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/printed/parsable_table.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fairshare {

/// Where the rows of a table in columns end. A last cell may be short, and the blanks behind it may be lost;
/// what the header and the other rows show tells such rows from those that were cut off.
class RowEnds {
public:
    /// Of a title in the header, in bytes.
    struct Title {
        std::size_t begin;
        std::size_t end;
    };

    /// @param isRight the header begins with blanks, as that of cells at the right edges of their columns
    /// does
    RowEnds(std::vector<Title> titles, bool isRight);
    RowEnds() = default;

    /// Takes a row as an example of the others. @param cells as many as titles
    void add(std::string_view row, std::span<const TableCell> cells);
    /// The first column of which the row lost something; nothing for a whole row.
    std::optional<std::size_t> firstLost(std::string_view row, std::span<const TableCell> cells) const;
    const Title& title(std::size_t column) const { return m_titles[column]; }

private:
    /// What the rows show of a column.
    struct Column {
        std::size_t right = 0; ///< cells that end with the title and do not begin with it
        std::size_t left = 0; ///< the other way round
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
