// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/htcondor/sql_result.h"

#include <string_view>

namespace fairshare {

/// Whether the text begins as XML.
bool looksLikeXml(std::string_view beginning);

/// Whether it is the XML of a result, however broken behind its beginning.
bool looksLikeXmlResult(std::string_view beginning);

/// Reads `<resultset>` with `<row>`s of `<field name="…">`, as the clients of MariaDB and MySQL write it with
/// --xml, and no other XML. Errors: as readSqlResult.
Result<void> readSqlXml(std::string_view content, SqlRowTaker& taker, const Progress& progress);

} // namespace fairshare
