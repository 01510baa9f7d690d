// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explained_pair.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Why a user has its rank, or ranks before another one.
struct Verdict {
    std::string reason{}; ///< in words
    std::string decision{}; ///< the comparison that decides: "LevelFS 0.8718 > 0.8220"; empty for one user
    std::vector<NodeRow> deciding{}; ///< the rows that are compared
};

/// How an algorithm explains its figures. No function is called with the root.
struct Explainer {
    std::span<const std::string_view> columns{}; ///< ids of the columns that matter
    std::string_view figure{}; ///< id of the column that decides on a level, shown with a bar
    Verdict (*judge)(const ExplainedPair& pair) = nullptr;
    std::string_view stepsResult{}; ///< name of what the steps compute; empty if the steps contain it
    /// How the row's figure is computed, step by step, with its numbers.
    std::vector<std::string> (*steps)(const ExplainedPair& pair, NodeRow row) = nullptr;
    /// How a user's factor follows from that figure; null if the last step is the factor.
    std::string (*factor)(const ExplainedPair& pair, NodeRow user) = nullptr;
    /// How the normalized shares and the effective usage are computed; null if no view shows them.
    std::string (*shares)(const ExplainedPair& pair, NodeRow row) = nullptr;
    std::string (*usage)(const ExplainedPair& pair, NodeRow row) = nullptr;
};

/// The verdict where the two factors are compared.
Verdict factorVerdict(const ExplainedPair& pair, std::string reason);

/// For an algorithm without an explanation of its own: compares factors.
Explainer factorExplainer();

} // namespace fairshare
