// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/difference.h"
#include "core/analysis/compare/rank_comparison.h"
#include "core/report/review.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The sections of a review, which only makeReview puts together.
namespace fairshare::review {

/// What all sections are written from.
struct Facts {
    const ReviewQuestion& question;
    std::shared_ptr<const Evaluation> now{}; ///< under all algorithms
    std::shared_ptr<const Evaluation> baseline{}; ///< null without one
    std::string algorithm{}; ///< id
    std::optional<RankComparison> comparison{}; ///< with the baseline, by the accounts below the root
    std::optional<Difference> difference{};
    std::vector<AssociationChange> changes{}; ///< each of which can be made alone
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
    /// "Figure 2. Rank of each user."
    std::string caption(std::string_view text);

private:
    int m_last = 0;
};

/// With its first letter large.
std::string sentence(std::string text);

/// What parts the digits of numbers in groups of three; "" where sentences are plain.
std::string_view digitSeparator();

/// "three", or digits as print has them.
std::string spelled(std::size_t number);

/// "1 place", "8 places".
std::string places(std::uint64_t count);

/// "20 November 2026"
std::string longDate(const ReviewOrigin& origin);
/// "2026-11-20"
std::string shortDate(const ReviewOrigin& origin);

/// "Fair Tree (account_ties as_run)"
std::string algorithmWithParameters(const AlgorithmResult& result);

/// 0.139 as "13.9 %".
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

/// The users of the account that gains most, or else loses most, as rows; for them lines are stressed.
std::vector<NodeRow> mostConcerned(const Facts& facts);

} // namespace fairshare::review
