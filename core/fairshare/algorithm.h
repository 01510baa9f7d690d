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

/// Input of every algorithm. Built once per tree and shared by all algorithms.
struct FairshareInput {
    const ShareTree& tree;
    const Levels& levels;
    const NormalizedShares& shares;
    const Values<long double>& usageTotal; ///< UsageTotals::total
    /// usageTotal divided by that of the root, at most 1; 0 if the root has no usage. 1 or 0 for the root
    /// itself.
    const Values<long double>& usageNorm;
    Reals usageNormColumn; ///< usageNorm as doubles, undefined for the root; shared by all tables
    /// Result of the same algorithm for the same parameters, tree shape and shares but different usage, or
    /// null. An algorithm may use it to save time. It never changes the result.
    const ResultTable* previous = nullptr;
    /// By account row, if `previous` is set: 1 if the raw usage of the account and of all rows that compete
    /// below it is the same as in `previous`.
    std::span<const std::uint8_t> sameLevel{};

    bool isSameLevel(NodeRow account) const { return previous != nullptr && sameLevel[account] != 0; }
};

/// What the difference between two factors means.
enum class FactorMeaning {
    ValueDecides, ///< a factor twice as high is worth twice the weight
    RankDecides, ///< only the order matters; factors are evenly spaced ranks
};

/// Plain-language description of an algorithm for reviews. Each text is marked by `phrase`.
struct PlainWords {
    std::string_view rule{};
    std::string_view rewards{};
    std::string_view weakness{};
};

/// Picture that the inspector draws to explain a rank.
enum class RankPicture {
    None,
    Walk, ///< walk through lists sorted by LevelFS; needs the column `level_fs`
    Word, ///< buckets of a 64-bit word; needs the column `priority_fs_raw` and `levelLimit`
};

/// A fairshare algorithm: a description, marked by `phrase`, and a pure function. Every table has the columns
/// `shares_norm`, `usage_norm`, `usage_efctv` and `factor` in addition to the algorithm's own.
struct Algorithm {
    std::string_view id;
    std::string_view title;
    std::string_view summary; ///< one sentence in plain words
    std::string_view formula; ///< as text; names the quantities shown in the columns
    std::string_view source; ///< release and document
    FactorMeaning meaning = FactorMeaning::ValueDecides;
    std::span<const ParameterSpec> parameters{};
    /// Computes the table. The caller has already checked the values against `parameters`.
    ResultTable (*evaluate)(const FairshareInput& input, const ParameterValues& values) = nullptr;
    PlainWords words{}; ///< if empty, reviews use `summary`
    std::string_view slurmFlag{}; ///< PriorityFlags entry that selects it in Slurm
    std::string_view surface{}; ///< id of the chart that draws its formula
    bool isDefault = false; ///< used by Slurm if PriorityFlags selects none
    /// The factor is F(U, S) = 2^(-(U / S) / damping) with U and S relative to the whole cluster. The tree's
    /// columns Share and Usage and the surface of F use this algorithm.
    bool isFactorCurve = false;
    bool readsPendingJobs = false; ///< factors depend on who has pending jobs
    std::string_view levelLimit{}; ///< id of the parameter that limits the levels; empty if all count
    bool zeroSharesRankFirst = false; ///< an account or user with 0 shares gets the best value of its level
    /// PriorityWeightFairshare per user that is enough to give no two ranks the same priority. 1 if every
    /// factor is exactly a whole number divided by the number of users.
    unsigned pointsPerRank = 1;
    RankPicture picture = RankPicture::None;
    Explainer explainer = factorExplainer();
};

} // namespace fairshare
