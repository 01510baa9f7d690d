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

/// One algorithm's figures for one tree.
struct AlgorithmResult {
    const Algorithm* algorithm = nullptr;
    ParameterValues parameters; ///< with defaults filled in
    ResultTable table;
    Counts rank; ///< users by `factor`: 1 = best, ties share it; UndefinedCount for accounts
};

/// All figures of one scenario: immutable, shared between threads.
struct Evaluation {
    ShareTree tree;
    std::shared_ptr<const Levels> levels;
    std::shared_ptr<const NormalizedShares> shares;
    std::shared_ptr<const Values<long double>> exactUsageTotal; ///< raw usage with everything below
    Reals usageTotal; ///< the same, rounded to double
    std::vector<AlgorithmResult> results;
    Diagnostics diagnostics;
    double seconds = 0; ///< time taken

    /// The result of this algorithm; null when it was not evaluated.
    const AlgorithmResult* find(std::string_view algorithmId) const;
    /// The first result of an algorithm with this picture; null if none was evaluated.
    const AlgorithmResult* find(RankPicture picture) const;
};

/// Ids of all registered algorithms.
std::vector<std::string> allAlgorithmIds();

/// Calls task(0) … task(count - 1), each once, in any order and possibly at the same time; returns when all
/// are done.
using RunTasks = std::function<void(std::size_t count, const std::function<void(std::size_t)>& task)>;

/// Evaluates scenarios; what an earlier call left may save time in the next, never change its figures. Not
/// thread-safe: one evaluator a thread.
class Evaluator {
public:
    /// @param runTasks runs the algorithms of one evaluation, which do not depend on each other; without it
    /// they run one after the other. It never changes a figure.
    explicit Evaluator(RunTasks runTasks = {})
        : m_runTasks(std::move(runTasks))
    {
    }

    /// @param algorithmIds which algorithms, in this order; empty = settings.compare, or all when that is
    /// empty too. Errors: NotFound for an unknown algorithm, OutOfRange for a parameter, Cancelled.
    Result<std::shared_ptr<const Evaluation>> evaluate(const Scenario& scenario,
        const std::vector<std::string>& algorithmIds = {}, const Progress& progress = {});

private:
    RunTasks m_runTasks;
    std::shared_ptr<const Evaluation> m_previous;
};

/// One evaluation without an earlier one.
Result<std::shared_ptr<const Evaluation>> evaluate(const Scenario& scenario,
    const std::vector<std::string>& algorithmIds = {}, const Progress& progress = {});

} // namespace fairshare
