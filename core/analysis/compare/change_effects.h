// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/single_change.h"
#include "core/base/progress.h"
#include "core/scenario/evaluation.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// What a single change does to the order of the users when it is made alone.
namespace fairshare {

/// Users whose rank one change changes under one algorithm.
struct ChangeEffect {
    std::size_t up = 0;
    std::size_t down = 0;

    bool operator==(const ChangeEffect&) const = default;
};

struct ChangeOutcome {
    std::vector<ChangeEffect> effects; ///< by result of the evaluation of the scenario before
    std::string sentence; ///< "medicine passes engineering", "no order changes under Fair Tree"
};

/// Makes differences between two scenarios one by one on the earlier one. Not thread-safe.
class ChangeTrial {
public:
    /// @param evaluation of `before`; it decides which algorithms are looked at
    ChangeTrial(std::shared_ptr<const Scenario> before, std::shared_ptr<const Evaluation> evaluation,
        std::shared_ptr<const Scenario> after, RunTasks runTasks = {});

    /// @param algorithmId the one that the sentence speaks of. One evaluation and some passes over the tree.
    /// Errors: those of withChange and evaluate; NotFound when the algorithm was not evaluated.
    Result<ChangeOutcome> outcomeOf(
        const AssociationChange& change, std::string_view algorithmId, const Progress& progress = {});

private:
    std::shared_ptr<const Scenario> m_before;
    std::shared_ptr<const Evaluation> m_evaluation;
    std::shared_ptr<const Scenario> m_after;
    Evaluator m_evaluator;
};

} // namespace fairshare
