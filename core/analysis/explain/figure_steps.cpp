// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/figure_steps.h"

#include "core/analysis/explain/explained_figures.h"
#include "core/fairshare/explainer.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

std::vector<std::string> factorSteps(const Explainer& explainer, const ExplainedPair& pair, NodeRow row)
{
    std::vector<std::string> steps = explainer.steps(pair, row);
    if (!explainer.stepsResult.empty())
        for (std::string& step : steps)
            step = fmt::format("{} = {}", explainer.stepsResult, step);
    if (explainer.factor != nullptr && pair.tree().isUser(row))
        steps.push_back(explainer.factor(pair, row));
    return steps;
}

} // namespace

std::vector<std::string> figureSteps(
    const Evaluation& evaluation, std::string_view algorithmId, Figure figure, NodeRow row)
{
    const AlgorithmResult* result = evaluation.find(algorithmId);
    if (result == nullptr || row == RootRow || row >= evaluation.tree.size())
        return {};
    const Explainer& explainer = result->algorithm->explainer;
    const ExplainedPair pair{explainedFigures(evaluation, *result), row, NoRow};
    if (figure == Figure::Factor)
        return factorSteps(explainer, pair, row);
    const auto tell = figure == Figure::Shares ? explainer.shares : explainer.usage;
    if (tell == nullptr)
        return {};
    return {tell(pair, row)};
}

std::string servedWords(const Evaluation& evaluation, std::string_view algorithmId, NodeRow row)
{
    const AlgorithmResult* result = evaluation.find(algorithmId);
    if (result == nullptr || row == RootRow || row >= evaluation.tree.size())
        return "";
    const Explainer& explainer = result->algorithm->explainer;
    const ExplainedPair pair{explainedFigures(evaluation, *result), row, NoRow};
    return explainer.words == nullptr ? std::string() : explainer.words(pair, row);
}

} // namespace fairshare
