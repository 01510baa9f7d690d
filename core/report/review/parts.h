// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/difference.h"
#include "core/analysis/compare/rank_comparison.h"
#include "core/report/review/review.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The sections of a review, which makeReview combines.
namespace fairshare::review {

/// Input of all sections.
struct Facts {
    const ReviewQuestion& question;
    std::shared_ptr<const Evaluation> now{}; ///< under all algorithms
    std::shared_ptr<const Evaluation> baseline{}; ///< null without a baseline
    std::string algorithm{}; ///< id
    std::optional<RankComparison> comparison{}; ///< with the baseline, grouped by the accounts below the root
    std::optional<Difference> difference{};
    std::vector<AssociationChange> changes{}; ///< changes that can be made alone
    Progress progress{};

    const Scenario& scenario() const { return *question.now; }
    const ShareTree& tree() const { return now->tree; }
    const AlgorithmResult& result() const { return *now->find(algorithm); }
    std::string title() const; ///< of the algorithm
    bool isInUse() const { return algorithm == question.now->settings.algorithm; }
    bool hasChanges() const { return difference && (!changes.empty() || !difference->settings.empty()); }
};

/// Numbers the figures of a review.
class FigureNumbers {
public:
    /// Returns "Figure 2. Rank of each user."
    std::string caption(std::string_view text);

private:
    int m_last = 0;
};

/// Capitalizes the first letter.
std::string sentence(std::string text);

/// Returns the separator between groups of three digits; "" if sentences are plain.
std::string_view digitSeparator();

/// Returns "three" for a small number, or grouped digits.
std::string spelled(std::size_t number);

/// Returns "1 place", "8 places".
std::string places(std::uint64_t count);

/// Returns "1 gains places", "8 gain places".
std::string gainsPlaces(std::size_t users);
/// Returns "1 loses places", "8 lose places".
std::string losesPlaces(std::size_t users);
/// Returns "1 keeps theirs", "8 keep theirs".
std::string keepsPlaces(std::size_t users);

/// Returns "20 November 2026".
std::string longDate(const ReviewOrigin& origin);
/// Returns "2026-11-20".
std::string shortDate(const ReviewOrigin& origin);

/// Returns "Fair Tree (account_ties as_run)".
std::string algorithmWithParameters(const AlgorithmResult& result);

/// Returns "13.9 %" for 0.139.
std::string percent(double part);

ReviewSection summary(const Facts& facts);
ReviewSection changes(const Facts& facts);
ReviewSection gainsAndLosses(const Facts& facts, FigureNumbers& figures);
ReviewSection orders(const Facts& facts, FigureNumbers& figures);
ReviewSection chosenCharts(const Facts& facts, FigureNumbers& figures);
ReviewSection howItDecides(const Facts& facts);
ReviewSection allAlgorithms(const Facts& facts);
ReviewSection parameters(const Facts& facts);
ReviewSection commands(const Facts& facts);
ReviewSection provenance(const Facts& facts);

/// Returns the users of the account that gains the most, or otherwise loses the most. Their lines are
/// emphasized.
std::vector<NodeRow> mostConcerned(const Facts& facts);

} // namespace fairshare::review
