// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/priority/priority_config.h"

#include <string_view>
#include <vector>

namespace fairshare {

/// Reads `cpu=819,mem=0.25G,gres/gpu=245` as PriorityWeightTRES has it: names in any case, the last of a name
/// wins, a unit behind the weight of memory or burst buffers means "for one such unit". Errors: BadInput; the
/// message says what is expected.
Result<std::vector<TresWeight>> parseTresWeights(std::string_view text);

} // namespace fairshare
