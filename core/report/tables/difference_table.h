// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row per change with its value before and after; changed settings come last.
TextTable differenceTable(const Difference& difference, const Scenario& before, const Scenario& after);

} // namespace fairshare
