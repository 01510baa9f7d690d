// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"
#include "core/base/result.h"

namespace fairshare {

/// Returns whether withSetting can change this setting.
bool isSingleSetting(const SettingChange& change);

/// Returns `now` with the value that this setting has in `before`. The setting can be a key of slurm.conf,
/// the jobs, an option of the pool, a figure of one of its groups, a group that was added or removed, or a
/// setting of the document itself. Errors: NotFound for members that are only preserved, and for a group that
/// the pool does not have.
Result<Scenario> withSetting(const Scenario& now, const Scenario& before, const SettingChange& change);

} // namespace fairshare
