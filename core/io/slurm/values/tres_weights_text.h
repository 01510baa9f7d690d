// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/remarks.h"
#include "core/priority/priority_config.h"

#include <string_view>
#include <vector>

namespace fairshare {

/// A list of TRES weights and what it is called where it stands.
struct TresWeightsText {
    std::string_view key; ///< "PriorityWeightTRES"
    std::string_view text;
    SourcePosition position{}; ///< of the text
};

/// Reads `cpu=819,mem=0.25G,gres/gpu=245` as PriorityWeightTRES has it: names in any case, the last of a name
/// wins with a remark, a unit behind the weight of memory or burst buffers means "for one such unit". Errors:
/// BadInput at the entry that is wrong.
Result<std::vector<TresWeight>> parseTresWeights(const TresWeightsText& list, Remarks& remarks);

} // namespace fairshare
