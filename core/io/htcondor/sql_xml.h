// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/htcondor/sql_result.h"

#include <string_view>

namespace fairshare {

/// Returns true if the text begins like XML.
bool looksLikeXml(std::string_view beginning);

/// Returns true if the text begins like the XML of a result, even if the rest is invalid.
bool looksLikeXmlResult(std::string_view beginning);

/// Reads `<resultset>` with `<row>`s of `<field name="…">`, as written by the MariaDB and MySQL clients with
/// --xml, and no other XML. Errors: as for readSqlResult.
Result<void> readSqlXml(std::string_view content, SqlRowTaker& taker, const Progress& progress);

} // namespace fairshare
