// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/priority/priority_config.h"

#include <string_view>
#include <vector>

namespace fairshare {

/// List of TRES weights with its key and position.
struct TresWeightsText {
    std::string_view key; ///< "PriorityWeightTRES"
    std::string_view text;
    SourcePosition position{}; ///< position of the text
};

/// Reads TRES weights in the format of PriorityWeightTRES, such as `cpu=819,mem=0.25G,gres/gpu=245`. Case of
/// names is ignored. If a name is repeated, its last weight counts and a remark is added. A unit after the
/// weight of memory or burst buffers means "per such unit". Errors: BadInput at the invalid entry.
Result<std::vector<TresWeight>> parseTresWeights(const TresWeightsText& list, Remarks& remarks);

} // namespace fairshare
