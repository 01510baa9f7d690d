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

/// Who takes the rows of a result one after the other.
class SqlRowTaker {
public:
    virtual ~SqlRowTaker() = default;
    /// The names of the columns, once, before the first row.
    virtual Result<void> takeColumns(const SqlCells& columns) = 0;
    /// As many cells as columns, in their order.
    virtual Result<void> takeRow(const SqlCells& cells) = 0;
};

struct SqlReading {
    Remarks& remarks;
    /// Whether cells between tabs are names of columns; without a line of them that is an error.
    const std::function<bool(const SqlCells&)>& isHeader;
    /// Names of the columns where the text has none: every line with tabs then is a row.
    std::span<const std::string> given{};
};

/// Reads what the client of MariaDB or MySQL prints: a table between lines of '+' and '-', cells between tabs
/// (batch mode), vertical rows, or XML. Prompts, echoed statements and counts of rows are passed over; of
/// several results the first is read. Errors: BadInput for rows that do not fit their columns and for XML
/// that is none; TooLarge, Cancelled; what the taker says.
Result<void> readSqlResult(
    std::string_view content, SqlRowTaker& taker, const SqlReading& reading, const Progress& progress);

/// The column names that the beginning of such a text shows; empty when it shows none.
/// @param isHeader as in SqlReading
SqlCells sqlColumns(std::string_view beginning, const std::function<bool(const SqlCells&)>& isHeader);

/// Whether the beginning of a text looks like rows between tabs without names of columns.
bool looksLikeSqlRows(std::string_view beginning);

} // namespace fairshare
