// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/printed/cell_joining.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Joins `extra[i]` additional cells to column `texts[i]`.
std::vector<TableCell> joined(const std::vector<TableCell>& cells, const std::vector<std::size_t>& texts,
    const std::vector<std::size_t>& extra)
{
    std::vector<TableCell> row;
    for (std::size_t next = 0; next < cells.size();) {
        const auto text = std::find(texts.begin(), texts.end(), row.size());
        const std::size_t more =
            text == texts.end() ? 0 : extra[static_cast<std::size_t>(text - texts.begin())];
        const TableCell& first = cells[next];
        const TableCell& last = cells[std::min(next + more, cells.size() - 1)];
        // Cells are parts of one line, so a joined cell also covers the bytes between them.
        row.push_back({std::string_view(&*first.text.begin(), last.offset + last.text.size() - first.offset),
            first.offset});
        next += more + 1;
    }
    return row;
}

} // namespace

std::vector<std::vector<TableCell>> joinedCells(
    const std::vector<TableCell>& cells, std::size_t surplus, const std::vector<std::size_t>& texts)
{
    std::vector<std::vector<TableCell>> rows;
    if (surplus > MostSurplusCells || texts.empty())
        return rows;
    std::vector<std::size_t> extra(texts.size(), 0);
    extra.front() = surplus;
    for (;;) {
        rows.push_back(joined(cells, texts, extra));
        // Next distribution in descending order: move one cell from the last column that can give one.
        std::size_t giver = texts.size() - 1;
        const std::size_t tail = extra[giver];
        extra[giver] = 0;
        while (giver > 0 && extra[giver - 1] == 0)
            --giver;
        if (giver == 0)
            return rows;
        --extra[giver - 1];
        extra[giver] = tail + 1;
    }
}

} // namespace fairshare
