// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/report/text_table.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

namespace fairshare {

/// Returns the number of a cell; NaN for missing values and texts.
double cellNumber(const TextTable::Column& column, std::size_t row);

/// Returns the rows that match a filter such as `wait>1h and user=ali*`, in ascending order. Its columns are
/// those of the table; a word without a relation is part of any text. Errors: those of filterTerms; NotFound
/// for an unknown column and BadInput for a value that does not fit its column, both with the column of the
/// text.
Result<std::vector<std::uint32_t>> rowsWhere(const TextTable& table, std::string_view filter);

} // namespace fairshare
