// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/chart_table.h"

#include "core/chart/plot_csv.h"
#include "core/io/csv/csv_lines.h"

#include <array>

namespace fairshare::cli {

Result<TextTable> plotTable(const Plot& plot)
{
    constexpr std::array Texts{"panel", "marks", "path", "label"};
    TextTable table("chart_point");
    const std::string text = plotCsv(plot);
    CsvLines lines(text);
    std::vector<std::string> cells;
    for (bool isHeading = true;; isHeading = false) {
        const auto line = lines.next();
        if (!line)
            return tl::unexpected(line.error());
        if (!*line)
            return table;
        cells.clear();
        for (const CsvCell& cell : lines.cells())
            cells.emplace_back(cell.text);
        if (!isHeading) {
            table.addRow(cells);
            continue;
        }
        for (const std::string& id : cells) {
            if (table.columns().size() < Texts.size())
                table.addOptionalText(id, id);
            else
                table.addNumber(id, id);
        }
    }
}

} // namespace fairshare::cli
