// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/difference.h"
#include "core/base/result.h"

namespace fairshare {

/// Whether withSetting knows how to give this setting another value.
bool isSingleSetting(const SettingChange& change);

/// `now` with the value that `before` has for this setting: a key of slurm.conf, the jobs, an option or a
/// figure of a group of the pool, a group that came or went, or one of the document's own settings. Errors:
/// NotFound for members that are only kept, and for a group that the pool does not have.
Result<Scenario> withSetting(const Scenario& now, const Scenario& before, const SettingChange& change);

} // namespace fairshare
