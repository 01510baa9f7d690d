// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/explanation_work.h"

#include "core/analysis/explain/figure_steps.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"

#include <algorithm>
#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::size_t LevelsAtStart = 8; ///< levels whose formulas are shown
constexpr std::size_t LevelsAtEnd = 24;
constexpr std::size_t MostBefore = 4; ///< rows of a list in the ranking walk

Result<Explanation> explained(const ExplanationRequest& request)
{
    return explain(*request.evaluation, request.algorithm, request.node, request.against);
}

/// Returns every step of a row: shares and usage if the algorithm has them as separate columns, then the
/// figure.
std::vector<std::string> allSteps(const ExplanationRequest& request, NodeRow row)
{
    const auto ask = [&](Figure figure) {
        return figureSteps(*request.evaluation, request.algorithm, figure, row);
    };
    std::vector<std::string> steps = ask(Figure::Shares);
    for (std::string& step : ask(Figure::Factor))
        steps.push_back(std::move(step));
    return steps;
}

/// Splits a chain's formula into its steps.
std::vector<std::string> stepsOf(std::string_view formula)
{
    constexpr std::string_view Joint = "; ";
    std::vector<std::string> steps;
    while (!formula.empty()) {
        const std::size_t end = std::min(formula.find(Joint), formula.size());
        steps.emplace_back(formula.substr(0, end));
        formula.remove_prefix(std::min(end + Joint.size(), formula.size()));
    }
    return steps;
}

void addFormulas(NodeExplanation& answer)
{
    const std::vector<ChainRow>& rows = answer.explanation.rows;
    if (answer.explanation.second != NoRow) {
        for (const ChainRow& row : rows)
            if (row.part == ChainPart::Deciding)
                answer.formulas.push_back({row.row, stepsOf(row.formula)});
        // Nothing decides a tie; show the figures of both users instead.
        if (answer.formulas.empty())
            for (const NodeRow user : {answer.explanation.first, answer.explanation.second})
                answer.formulas.push_back({user, allSteps(answer.request, user)});
        return;
    }
    const bool isDeep = rows.size() > LevelsAtStart + LevelsAtEnd;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (isDeep && at >= LevelsAtStart && at < rows.size() - LevelsAtEnd)
            ++answer.formulasLeftOut;
        else
            answer.formulas.push_back({rows[at].row, allSteps(answer.request, rows[at].row)});
    }
}

Result<NodeExplanation> everything(const ExplanationRequest& request)
{
    auto explanation = explained(request);
    if (!explanation)
        return tl::unexpected(explanation.error());
    NodeExplanation answer{.request = request, .explanation = std::move(*explanation)};
    addFormulas(answer);
    const Explanation& told = answer.explanation;
    const RankPicture picture = told.algorithm->picture;
    if (picture == RankPicture::Walk && told.second == NoRow)
        answer.walk = rankingWalk(*request.evaluation, request.node, MostBefore);
    if (picture == RankPicture::Word)
        for (const NodeRow row : {told.first, told.second})
            if (auto word = row == NoRow ? std::nullopt : levelWord(*request.evaluation, row))
                answer.words.push_back(std::move(*word));
    return answer;
}

Result<NodeExplanation> explainWithinMemory(const ExplanationRequest& request)
{
    try {
        return everything(request);
    } catch (const std::bad_alloc&) {
        return fail(
            ErrorCode::TooLarge, ExplanationWork::tr("not enough memory to explain this row").toStdString());
    }
}

} // namespace

void ExplanationWork::request(ExplanationRequest request)
{
    m_work.request([this, request = std::move(request)](const Progress&) -> LatestWork::Answer {
        auto result = explainWithinMemory(request);
        return [this, result = std::move(result)] {
            if (result)
                Q_EMIT finished(*result);
            else
                Q_EMIT failed(result.error());
        };
    });
}

} // namespace fairshare::gui
