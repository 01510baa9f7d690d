// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/htcondor/quota_import.h"

#include <string_view>

namespace fairshare {

/// Whether a name, whatever its case, is a setting of groups or of their quotas.
bool isGroupSetting(std::string_view name);

/// Reads the groups of an HTCondor configuration as HTCondor would take them; what it would pass over is
/// remarked. Errors: BadInput for a value outside its range, for macros that refer to each other in a circle
/// and for a text that sets nothing of groups; TooLarge, Cancelled.
Result<PlacedQuotas> readCondorConfig(std::string_view content, Remarks& remarks, const Progress& progress);

} // namespace fairshare
