// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/quota/negotiation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// What became of one group in a negotiation.
struct GroupTurns {
    std::size_t turns = 0; ///< in all rounds
    /// What the group might use in the last turn of its first round; nothing without a turn, and where
    /// HTCondor divides 0 by 0.
    std::optional<double> limit{};
    double granted = 0; ///< in use at the end, charged directly to the group
};

/// By row. Linear in the calls.
std::vector<GroupTurns> groupTurns(const Negotiation& negotiation);

/// How far a group gets and why, in one sentence without a final full stop. @param input that was negotiated
std::string turnsSentence(const AllocationInput& input, const Negotiation& negotiation, QuotaRow row);

} // namespace fairshare
