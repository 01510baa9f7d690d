// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/changes/single_change.h"
#include "core/base/progress.h"
#include "core/scenario/evaluation.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Effects of a single change on the order of the users.
namespace fairshare {

/// Number of users whose rank one change moves under one algorithm.
struct ChangeEffect {
    std::size_t up = 0;
    std::size_t down = 0;

    bool operator==(const ChangeEffect&) const = default;
};

struct ChangeOutcome {
    std::vector<ChangeEffect> effects; ///< one per result of the evaluation of the scenario before
    std::string sentence; ///< "medicine passes engineering", "no rank changes under Fair Tree"
};

/// Applies differences between two scenarios one at a time to the earlier one. Not thread-safe.
class ChangeTrial {
public:
    /// @param evaluation evaluation of `before`; determines which algorithms are examined
    ChangeTrial(std::shared_ptr<const Scenario> before, std::shared_ptr<const Evaluation> evaluation,
        std::shared_ptr<const Scenario> after, RunTasks runTasks = {});

    /// Costs one evaluation and several passes over the tree. Errors: those of withChange and evaluate;
    /// NotFound if the algorithm was not evaluated.
    /// @param algorithmId the algorithm that the sentence is about
    Result<ChangeOutcome> outcomeOf(
        const AssociationChange& change, std::string_view algorithmId, const Progress& progress = {});

private:
    std::shared_ptr<const Scenario> m_before;
    std::shared_ptr<const Evaluation> m_evaluation;
    std::shared_ptr<const Scenario> m_after;
    Evaluator m_evaluator;
};

} // namespace fairshare
