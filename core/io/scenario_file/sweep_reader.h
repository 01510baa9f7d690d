// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/sweep_keys.h"

#include <string_view>

namespace fairshare {

/// Reads a sweep: `{"format": "fairshare-sweep", "version": 1, "scenario": "site.fairshare", "values":
/// {"half_life_seconds": [86400, 604800], "algorithm": ["classic", "fair_tree"]}}`. For a bundled study,
/// `study` replaces `scenario`. Errors, with the position: BadInput if the file is not a sweep, or has
/// neither or both of scenario and study; NotFound for a key that cannot be varied; OutOfRange for a value,
/// or more than MostCombinations.
Result<Sweep> readSweep(std::string_view text);

} // namespace fairshare
