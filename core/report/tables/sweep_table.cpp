// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/sweep_table.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <algorithm>

namespace fairshare {
namespace {

bool areNumbers(const SweepAxis& axis)
{
    return std::ranges::all_of(
        axis.values, [](const std::string& value) { return parseDouble(value).has_value(); });
}

} // namespace

TextTable sweepTable(const Sweep& sweep, std::span<const SweepRow> rows)
{
    TextTable table("combination");
    for (const SweepAxis& axis : sweep.axes) {
        if (areNumbers(axis))
            table.addNumber(axis.key, axis.key);
        else
            table.addText(axis.key, axis.key);
    }
    for (const std::string& figure : sweepFigures())
        table.addNumber(figure, figure);
    table.addText(fairshare::say("Digest"), "digest");
    for (const SweepRow& row : rows) {
        std::vector<std::string> cells = row.values;
        cells.insert(cells.end(), row.figures.begin(), row.figures.end());
        cells.push_back(row.digest);
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare
