// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/explained_pair.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Why a user has its rank, or why one row is ahead of another.
struct Verdict {
    std::string reason{}; ///< sentence for people
    std::string decision{}; ///< the deciding comparison: "LevelFS 0.8718 > 0.8220"; empty for a single user
    std::vector<NodeRow> deciding{}; ///< the rows that are compared
};

/// How an algorithm explains its results. No function is called with the root.
struct Explainer {
    std::span<const std::string_view> columns{}; ///< ids of the columns that matter
    std::string_view figure{}; ///< id of the column that decides within a level; shown with a bar
    /// Explains one user, two users, or a pair with an account for which `comparesAccounts` returns true.
    Verdict (*judge)(const ExplainedPair& pair) = nullptr;
    /// Returns whether figures of the rows in both chains decide the order of a pair with an account. Null if
    /// the algorithm compares only users.
    bool (*comparesAccounts)(const ExplainedPair& pair) = nullptr;
    /// Says how a row's usage compares with its share: "used 1.7 times its share: over-served". Null if
    /// shares and usage are not in the columns.
    std::string (*words)(const ExplainedPair& pair, NodeRow row) = nullptr;
    std::string_view stepsResult{}; ///< name of the result of the steps; empty if the steps contain it
    /// Explains how the row's `figure` is computed, step by step, with its numbers.
    std::vector<std::string> (*steps)(const ExplainedPair& pair, NodeRow row) = nullptr;
    /// Explains how a user's factor follows from `figure`; null if the last step yields the factor.
    std::string (*factor)(const ExplainedPair& pair, NodeRow user) = nullptr;
    /// Explain how the normalized shares and the effective usage are computed; null if no view shows them.
    std::string (*shares)(const ExplainedPair& pair, NodeRow row) = nullptr;
    std::string (*usage)(const ExplainedPair& pair, NodeRow row) = nullptr;
};

/// Builds a verdict that compares the two factors.
Verdict factorVerdict(const ExplainedPair& pair, std::string reason);

/// Explainer for algorithms without their own: compares factors.
Explainer factorExplainer();

} // namespace fairshare
