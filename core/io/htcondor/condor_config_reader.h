// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/io/htcondor/quota_import.h"

#include <string_view>

namespace fairshare {

/// Returns true if a name is a setting of groups or of their quotas. Ignores case.
bool isGroupSetting(std::string_view name);

/// Reads the groups of an HTCondor configuration like HTCondor does. Groups that HTCondor would skip are
/// reported as remarks. Errors: BadInput for a value outside its range, for macros that refer to each other
/// in a cycle and for a text without any group settings; TooLarge, Cancelled.
Result<PlacedQuotas> readCondorConfig(std::string_view content, Remarks& remarks, const Progress& progress);

} // namespace fairshare
