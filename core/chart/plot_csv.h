// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

struct Plot;

/// Writes the data of a plot as CSV (RFC 4180, LF line ends), one row per item, or per point for lines.
/// Columns: `panel` (title or number from 1), `marks`, `path` of the row, `label`, the positions `x`, `y`,
/// `x2`, `y2`, `value` on the color scale, then the figures of all marks by id. If a panel has heights, `z`
/// follows `y`. The points of a panel's grid come before its marks, with the grid's id in `marks`. Numbers
/// are exact. Missing values are empty.
std::string plotCsv(const Plot& plot);

} // namespace fairshare
