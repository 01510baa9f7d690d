// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <span>
#include <string>
#include <string_view>

namespace fairshare {

struct Import;
struct Scenario;

/// Returns true if the beginning of a text is a table of groups or a history of their demand, or has rows
/// that may belong to one.
bool looksLikeQuotaTable(std::string_view beginning);

/// Reads a table of groups or a history of demand, as printed by a MariaDB or MySQL client. A table of groups
/// has names and quotas, and optional columns for weight, surplus, threshold, priority factor and slots in
/// use. A history has names, idle jobs and times. Errors: BadInput with the position for a missing or
/// repeated column and for a value outside its range; errors of readSqlResult.
/// @param columns column names for a tab-separated table without a header; empty = the text has a header
Result<Import> readQuotaTable(
    std::string_view content, const Progress& progress, std::span<const std::string> columns = {});

/// Writes the groups as tab-separated text, like batch mode. Errors: OutOfRange if the scenario has no quotas
/// or a group has a dynamic quota, for which such tables have no column.
Result<std::string> writeQuotaTable(const Scenario& scenario);

} // namespace fairshare
