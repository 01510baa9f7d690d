// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/report/text_table.h"

namespace fairshare {
struct Plot;
}

namespace fairshare::cli {

/// Returns the data of a plot as a table with the columns of plotCsv. Errors: those of CsvLines, for more
/// columns than it reads.
Result<TextTable> plotTable(const Plot& plot);

} // namespace fairshare::cli
