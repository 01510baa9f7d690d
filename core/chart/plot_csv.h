// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

struct Plot;

/// The data of a plot as CSV (RFC 4180, LF line ends): one line an item, of lines one a point. Columns:
/// `panel` (title or number from 1), `marks`, `path` of the row, `label`, the positions `x`, `y`, `x2`, `y2`,
/// `value` on the color scale, then the figures of all marks by id. Where a panel has heights, `z` stands
/// behind `y`. The places of a panel's grid come before its marks, with the grid's id under `marks`. Numbers
/// are exact; what an item does not have is empty.
std::string plotCsv(const Plot& plot);

} // namespace fairshare
