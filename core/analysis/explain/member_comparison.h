// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explainer.h"
#include "core/fairshare/member_ranks.h"

#include <string>
#include <vector>

/// Compares two rows, of which accounts are represented by their users.
namespace fairshare {

/// Splits both chains of the pair at the point where they part and returns the common part.
std::vector<NodeRow> splitChains(ExplainedPair& pair);

/// The users of both rows of a pair; of a user, only itself.
struct ComparedMembers {
    const ExplainedPair& pair;
    const MemberRanks& first;
    const MemberRanks& second;
    const PairCount& pairs;

    /// Returns whether only users are compared: there is an account, and no figure of it decides.
    bool areCompared(const Explainer& explainer) const;
    /// Returns "engineering (ranks 1 to 9) is ahead of chemistry (ranks 12 to 15)."
    std::string headline() const;
    /// Explains the order by the best and the last users of the accounts.
    Verdict judge(const Explainer& explainer) const;
    /// Returns the best and the last users of the accounts.
    std::vector<NodeRow> rows() const;
};

} // namespace fairshare
