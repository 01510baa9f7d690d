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

/// Whether the beginning of a text is a table of groups or a history of their demand, or has rows that may be
/// one.
bool looksLikeQuotaTable(std::string_view beginning);

/// Reads a table of groups (name and quota, with what columns there are of weight, surplus, threshold,
/// priority factor and slots in use) or a history of demand (name, idle jobs and time), as a client of
/// MariaDB or MySQL prints it. Errors: BadInput for a missing or repeated column and for a value outside its
/// range, with its place; what readSqlResult says.
/// @param columns names for a table between tabs that has none; empty = the text has them
Result<Import> readQuotaTable(
    std::string_view content, const Progress& progress, std::span<const std::string> columns = {});

/// The groups between tabs, as batch mode prints them. Errors: OutOfRange where the scenario has no quotas or
/// a group has a dynamic one, for which such tables have no column.
Result<std::string> writeQuotaTable(const Scenario& scenario);

} // namespace fairshare
