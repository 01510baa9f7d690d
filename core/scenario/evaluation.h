// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/fairshare/algorithm.h"
#include "core/scenario/scenario.h"

#include <functional>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare {

/// Results of one algorithm for one tree.
struct AlgorithmResult {
    const Algorithm* algorithm = nullptr;
    ParameterValues parameters; ///< with defaults filled in
    ResultTable table;
    Counts rank; ///< rank of users by `factor`: 1 = best, ties share a rank; UndefinedCount for accounts
};

/// Results of one scenario. Immutable and shared between threads.
struct Evaluation {
    ShareTree tree;
    std::shared_ptr<const Levels> levels;
    std::shared_ptr<const NormalizedShares> shares;
    std::shared_ptr<const Values<long double>> exactUsageTotal; ///< raw usage including the subtree
    Reals usageTotal; ///< the same, rounded to double
    std::vector<AlgorithmResult> results;
    Diagnostics diagnostics;
    double seconds = 0; ///< duration of the evaluation

    /// Returns the result of this algorithm; null if it was not evaluated.
    const AlgorithmResult* find(std::string_view algorithmId) const;
    /// Returns the first result of an algorithm with this picture; null if none was evaluated.
    const AlgorithmResult* find(RankPicture picture) const;
};

/// Returns the ids of all registered algorithms.
std::vector<std::string> allAlgorithmIds();

/// Calls task(0) … task(count - 1) once each, in any order and possibly in parallel. Returns when all are
/// done.
using RunTasks = std::function<void(std::size_t count, const std::function<void(std::size_t)>& task)>;

/// Evaluates scenarios. Reuses parts of the previous evaluation to save time; results do not depend on it.
/// Not thread-safe: use one evaluator per thread.
class Evaluator {
public:
    /// @param runTasks runs the algorithms of one evaluation, which are independent of each other. Without it
    /// they run one after the other. It does not affect results.
    explicit Evaluator(RunTasks runTasks = {})
        : m_runTasks(std::move(runTasks))
    {
    }

    /// Evaluates a scenario.
    /// @param algorithmIds algorithms to evaluate, in this order; empty = settings.compare, or all if that is
    /// empty too
    /// Errors: NotFound for an unknown algorithm, OutOfRange for a parameter, Cancelled.
    Result<std::shared_ptr<const Evaluation>> evaluate(const Scenario& scenario,
        const std::vector<std::string>& algorithmIds = {}, const Progress& progress = {});

private:
    RunTasks m_runTasks;
    std::shared_ptr<const Evaluation> m_previous;
};

/// Evaluates a scenario without reusing an earlier evaluation. Errors: those of Evaluator::evaluate.
Result<std::shared_ptr<const Evaluation>> evaluate(const Scenario& scenario,
    const std::vector<std::string>& algorithmIds = {}, const Progress& progress = {});

} // namespace fairshare
