// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/text/remarks.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct SqlCell {
    std::string text; ///< escapes resolved; "" for NULL
    SourcePosition position{};
    bool isNull = false;
};

using SqlCells = std::vector<SqlCell>;

/// Receives the rows of a result one by one.
class SqlRowTaker {
public:
    virtual ~SqlRowTaker() = default;
    /// Receives the column names, once before the first row.
    virtual Result<void> takeColumns(const SqlCells& columns) = 0;
    /// Receives one cell per column, in column order.
    virtual Result<void> takeRow(const SqlCells& cells) = 0;
};

struct SqlReading {
    Remarks& remarks;
    /// Returns true if tab-separated cells are column names. Input without such a line is an error.
    const std::function<bool(const SqlCells&)>& isHeader;
    /// Column names for text without a header; every line with tabs is then a row.
    std::span<const std::string> given{};
};

/// Reads the output of the MariaDB or MySQL client: a table with lines of '+' and '-', tab-separated cells
/// (batch mode), vertical rows, or XML. Prompts, echoed statements and row counts are skipped. If there are
/// several results, the first one is read. Errors: BadInput for rows that do not match their columns and for
/// invalid XML; MissingColumns; TooLarge; Cancelled; errors of the taker.
Result<void> readSqlResult(
    std::string_view content, SqlRowTaker& taker, const SqlReading& reading, const Progress& progress);

/// Returns the column names in the beginning of such a text; empty if there are none.
/// @param isHeader as in SqlReading
SqlCells sqlColumns(std::string_view beginning, const std::function<bool(const SqlCells&)>& isHeader);

/// Returns true if the beginning of a text looks like tab-separated rows without column names.
bool looksLikeSqlRows(std::string_view beginning);

} // namespace fairshare
