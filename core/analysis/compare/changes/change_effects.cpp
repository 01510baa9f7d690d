// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/change_effects.h"

#include "core/analysis/compare/passing.h"
#include "core/base/say.h"

#include <utility>

namespace fairshare {

ChangeTrial::ChangeTrial(std::shared_ptr<const Scenario> before, std::shared_ptr<const Evaluation> evaluation,
    std::shared_ptr<const Scenario> after, RunTasks runTasks)
    : m_before(std::move(before))
    , m_evaluation(std::move(evaluation))
    , m_after(std::move(after))
    , m_evaluator(std::move(runTasks))
{
}

Result<ChangeOutcome> ChangeTrial::outcomeOf(
    const AssociationChange& change, std::string_view algorithmId, const Progress& progress)
{
    const AlgorithmResult* spokenOf = m_evaluation->find(algorithmId);
    if (spokenOf == nullptr)
        return fail(ErrorCode::NotFound, fairshare::say("algorithm '{}' was not evaluated", algorithmId));
    auto changed = withChange(*m_before, *m_after, change);
    if (!changed)
        return tl::unexpected(changed.error());
    std::vector<std::string> ids;
    for (const AlgorithmResult& result : m_evaluation->results)
        ids.emplace_back(result.algorithm->id);
    const auto evaluated = m_evaluator.evaluate(changed->scenario, ids, progress);
    if (!evaluated)
        return tl::unexpected(evaluated.error());
    const Evaluation& now = **evaluated;
    RowMatch match{std::move(changed->earlier), {}, {}};
    if (match.earlier.empty())
        match = matchRows(now.tree, m_evaluation->tree);
    ChangeOutcome outcome;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const RankMoves moves = movesSince(now.results[i], m_evaluation->results[i], match);
        outcome.effects.push_back({moves.up, moves.down});
    }
    const NodeRow touched = changed->touched.empty() ? change.before : changed->touched.front();
    const bool gone = change.kind == ChangeKind::Removed;
    outcome.sentence =
        passingSentence({now.tree, *now.find(algorithmId), *spokenOf, match, gone ? NoRow : touched});
    return outcome;
}

} // namespace fairshare
