// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/variant_comparison.h"

#include "core/analysis/compare/comparison.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/scenario.h"

namespace fairshare {
namespace {

void addMoves(VariantOutcome& outcome, const Evaluation& now, const Evaluation& own)
{
    const RowMatch match = matchRows(now.tree, own.tree);
    outcome.newUsers = match.usersOnlyNow.size();
    outcome.goneUsers = match.usersOnlyEarlier.size();
    for (const AlgorithmResult& result : now.results) {
        const RankMoves moves = movesSince(result, *own.find(result.algorithm->id), match);
        outcome.moves.push_back({result.algorithm, moves.up, moves.down, moves.kept});
    }
}

} // namespace

Result<std::vector<VariantOutcome>> compareVariants(const Scenario& scenario,
    std::span<const Variant> variants, const std::vector<std::string>& algorithmIds, const Progress& progress)
{
    Progress inner;
    inner.stop = progress.stop;
    Evaluator evaluator;
    const auto own = evaluator.evaluate(scenario, algorithmIds, inner);
    if (!own)
        return tl::unexpected(own.error());
    std::vector<VariantOutcome> outcomes;
    for (const Variant& variant : variants) {
        progress.at(static_cast<double>(outcomes.size() + 1) / static_cast<double>(variants.size() + 1));
        auto edited = withVariant(scenario.tree, variant);
        if (!edited)
            return tl::unexpected(edited.error());
        Scenario shown = scenario;
        shown.tree = std::move(edited->tree);
        const auto now = evaluator.evaluate(shown, algorithmIds, inner);
        if (!now)
            return tl::unexpected(now.error());
        VariantOutcome outcome{.name = variant.name,
            .edits = variant.edits.size(),
            .moves = {},
            .leftOut = std::move(edited->leftOut)};
        addMoves(outcome, **now, **own);
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

} // namespace fairshare
