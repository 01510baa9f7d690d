// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/pasting/pasted_number.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace fairshare {

/// Iterates over the lines of a block of cells. Lines end with a line feed, cells with a tab. Blanks around a
/// cell are removed.
class BlockLines {
public:
    explicit BlockLines(std::string_view text)
        : m_rest(text)
    {
    }

    /// Advances to the next line. Returns false at the end.
    bool next()
    {
        if (m_rest.empty())
            return false;
        const std::size_t end = m_rest.find('\n');
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        ++m_number;
        cut(line);
        return true;
    }

    /// Line number, from 1.
    std::size_t number() const { return m_number; }
    const std::vector<std::string_view>& cells() const { return m_cells; }
    /// Returns the cell of a column; "" beyond the last cell.
    std::string_view cell(std::size_t column) const
    {
        return column < m_cells.size() ? m_cells[column] : std::string_view();
    }
    bool isBlank() const
    {
        return std::all_of(
            m_cells.begin(), m_cells.end(), [](std::string_view cell) { return cell.empty(); });
    }

private:
    void cut(std::string_view line)
    {
        m_cells.clear();
        while (true) {
            const std::size_t end = line.find('\t');
            m_cells.push_back(trimmedCell(line.substr(0, end)));
            if (end == std::string_view::npos)
                return;
            line.remove_prefix(end + 1);
        }
    }

    std::string_view m_rest;
    std::vector<std::string_view> m_cells;
    std::size_t m_number = 0;
};

} // namespace fairshare
