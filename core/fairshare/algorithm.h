// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/fairshare/explainer.h"
#include "core/fairshare/levels.h"
#include "core/fairshare/normalized_shares.h"
#include "core/fairshare/parameter.h"
#include "core/fairshare/usage_totals.h"
#include "core/table/result_table.h"

#include <span>
#include <string_view>

namespace fairshare {

/// What every algorithm reads; made once per tree and shared by all of them.
struct FairshareInput {
    const ShareTree& tree;
    const Levels& levels;
    const NormalizedShares& shares;
    const Values<long double>& usageTotal; ///< UsageTotals::total
    /// usageTotal over the root's, at most 1, 0 when the root has none; for the root itself 1 or 0.
    const Values<long double>& usageNorm;
    Reals usageNormColumn; ///< the same as doubles, undefined for the root: a column that all tables share
    /// Result of the same algorithm with the same parameters, shape and shares for other usage, or null. May
    /// be used to save time; it never changes the result.
    const ResultTable* previous = nullptr;
    /// With `previous`, by account row: 1 where neither the account's total nor any of the totals that
    /// compete below it differ from those that `previous` was made of.
    std::span<const std::uint8_t> sameLevel{};

    bool isSameLevel(NodeRow account) const { return previous != nullptr && sameLevel[account] != 0; }
};

/// How far a difference of two factors means anything.
enum class FactorMeaning {
    ValueDecides, ///< a factor twice as high is worth twice the weight
    RankDecides, ///< only the order counts; factors are evenly spaced ranks
};

/// An algorithm in words for readers of a review. Each text is marked by `phrase`.
struct PlainWords {
    std::string_view rule{};
    std::string_view rewards{};
    std::string_view weakness{};
};

/// How the inspector draws where a rank comes from.
enum class RankPicture {
    None,
    Walk, ///< through lists sorted by LevelFS; needs the column `level_fs`
    Word, ///< the buckets of a 64-bit word; needs the column `priority_fs_raw` and `levelLimit`
};

/// One fairshare algorithm: a description, marked by `phrase`, and a pure function. Every table has the
/// columns `shares_norm`, `usage_norm`, `usage_efctv` and `factor` beside its own.
struct Algorithm {
    std::string_view id;
    std::string_view title;
    std::string_view summary; ///< one sentence in plain words
    std::string_view formula; ///< as text, with the column ids' quantities named
    std::string_view source; ///< release and document
    FactorMeaning meaning = FactorMeaning::ValueDecides;
    std::span<const ParameterSpec> parameters{};
    /// The values were checked against `parameters` before.
    ResultTable (*evaluate)(const FairshareInput& input, const ParameterValues& values) = nullptr;
    PlainWords words{}; ///< without them a review uses `summary`
    std::string_view slurmFlag{}; ///< entry of PriorityFlags that selects it in Slurm
    std::string_view surface{}; ///< id of the chart that draws its formula
    bool isDefault = false; ///< Slurm runs it without PriorityFlags
    /// The factor is F(U, S) = 2^(-(U / S) / damping) of figures of the whole cluster. The tree's columns
    /// Share and Usage and the surface of F are those of this algorithm.
    bool isFactorCurve = false;
    bool readsPendingJobs = false; ///< factors depend on who has pending jobs
    std::string_view levelLimit{}; ///< id of the parameter for how many levels count; empty if all do
    bool zeroSharesRankFirst = false; ///< an account or user with 0 shares gets the best figure of its level
    /// PriorityWeightFairshare per user from which on no two ranks have the same priority. 1: a factor is
    /// exactly a whole number over the number of users.
    unsigned pointsPerRank = 1;
    RankPicture picture = RankPicture::None;
    Explainer explainer = factorExplainer();
};

} // namespace fairshare
