// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/negotiation/negotiation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// Result of a negotiation for one group.
struct GroupTurns {
    std::size_t turns = 0; ///< in all rounds
    /// Most that the group could use in the last turn of its first round. nullopt if it had no turn or
    /// HTCondor divides 0 by 0.
    std::optional<double> limit{};
    double granted = 0; ///< in use at the end, charged directly to the group
};

/// Returns the results by row. Takes time linear in the number of calls.
std::vector<GroupTurns> groupTurns(const Negotiation& negotiation);

/// Says how much a group gets and why, in one sentence without a final full stop.
/// @param input input of the negotiation
std::string turnsSentence(const AllocationInput& input, const Negotiation& negotiation, QuotaRow row);

} // namespace fairshare
