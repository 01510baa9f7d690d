// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/evaluation.h"

#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/ranking.h"
#include "core/fairshare/usage_totals.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>

namespace fairshare {
namespace {

struct Request {
    const Algorithm* algorithm;
    const ParameterValues* given;
};

Result<std::vector<Request>> requests(const Scenario& scenario, const std::vector<std::string>& ids)
{
    static const ParameterValues none;
    std::vector<Request> list;
    for (const std::string& id : ids) {
        const Algorithm* algorithm = findAlgorithm(id);
        if (algorithm == nullptr)
            return fail(ErrorCode::NotFound,
                fmt::format("there is no algorithm '{}'; the algorithms are {}", id,
                    fmt::join(allAlgorithmIds(), ", ")));
        const auto found = scenario.settings.parameters.find(id);
        const ParameterValues& given = found == scenario.settings.parameters.end() ? none : found->second;
        if (auto checked = checkParameters(id, algorithm->parameters, given); !checked)
            return tl::unexpected(checked.error());
        list.push_back({algorithm, &given});
    }
    return list;
}

const std::vector<std::string>& chosenIds(const Scenario& scenario, const std::vector<std::string>& asked)
{
    static const std::vector<std::string> all = allAlgorithmIds();
    if (!asked.empty())
        return asked;
    return scenario.settings.compare.empty() ? all : scenario.settings.compare;
}

std::vector<long double> normalizeUsage(const std::vector<long double>& total)
{
    std::vector<long double> norm(total.size(), 0.0L);
    const long double whole = total[RootRow];
    if (whole == 0)
        return norm;
    for (std::size_t row = 0; row < total.size(); ++row)
        norm[row] = std::min(total[row] / whole, 1.0L);
    return norm;
}

Reals roundedToDouble(const std::vector<long double>& values)
{
    return std::make_shared<const std::vector<double>>(values.begin(), values.end());
}

Reals usageNormColumn(const std::vector<long double>& norm)
{
    std::vector<double> column(norm.begin(), norm.end());
    column[RootRow] = Undefined;
    return std::make_shared<const std::vector<double>>(std::move(column));
}

bool sameLevels(const ShareTree& a, const ShareTree& b)
{
    return a.columns().shape == b.columns().shape && a.columns().shares == b.columns().shares;
}

/// The earlier result that may speed up the next one: same algorithm, parameters and shape.
const AlgorithmResult* hint(const Evaluation* previous, const ShareTree& tree, const Algorithm& algorithm,
    const ParameterValues& values)
{
    if (previous == nullptr || previous->tree.columns().shape != tree.columns().shape)
        return nullptr;
    const AlgorithmResult* found = previous->find(algorithm.id);
    return found != nullptr && found->parameters == values ? found : nullptr;
}

Counts rankOf(const ShareTree& tree, const ResultTable& table, const AlgorithmResult* previous)
{
    if (const Column* column = table.find("rank"); column != nullptr)
        return std::get<Counts>(column->values);
    const std::span<const std::uint32_t> earlier =
        previous == nullptr ? std::span<const std::uint32_t>() : std::span(*previous->rank);
    return std::make_shared<const std::vector<std::uint32_t>>(
        rankUsers(tree, table.reals("factor"), earlier));
}

} // namespace

const AlgorithmResult* Evaluation::find(std::string_view algorithmId) const
{
    const auto found = std::find_if(results.begin(), results.end(),
        [algorithmId](const AlgorithmResult& result) { return result.algorithm->id == algorithmId; });
    return found == results.end() ? nullptr : &*found;
}

std::vector<std::string> allAlgorithmIds()
{
    std::vector<std::string> ids;
    for (const Algorithm& algorithm : algorithms())
        ids.emplace_back(algorithm.id);
    return ids;
}

Result<std::shared_ptr<const Evaluation>> Evaluator::evaluate(
    const Scenario& scenario, const std::vector<std::string>& algorithmIds, const Progress& progress)
{
    const auto start = std::chrono::steady_clock::now();
    const auto list = requests(scenario, chosenIds(scenario, algorithmIds));
    if (!list)
        return tl::unexpected(list.error());
    auto evaluation = std::make_shared<Evaluation>();
    evaluation->tree = scenario.tree;
    const ShareTree& tree = evaluation->tree;
    if (m_previous && sameLevels(m_previous->tree, tree)) {
        evaluation->levels = m_previous->levels;
        evaluation->shares = m_previous->shares;
    } else {
        evaluation->levels = std::make_shared<const Levels>(tree);
        evaluation->shares
            = std::make_shared<const NormalizedShares>(normalizeShares(tree, *evaluation->levels));
    }
    const UsageTotals totals = sumUsage(tree);
    if (totals.summedBySubtrees)
        evaluation->diagnostics.push_back({"usage_summed_by_subtrees",
            "the tree is very deep: usage was summed subtree by subtree, so last digits may differ from "
            "Slurm's",
            {}});
    evaluation->usageTotal = roundedToDouble(totals.total);
    const std::vector<long double> norm = normalizeUsage(totals.total);
    FairshareInput input{
        tree, *evaluation->levels, *evaluation->shares, totals.total, norm, usageNormColumn(norm)};
    for (const Request& request : *list) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, "cancelled");
        progress.at(static_cast<double>(evaluation->results.size()) / static_cast<double>(list->size()));
        AlgorithmResult result;
        result.algorithm = request.algorithm;
        result.parameters = withDefaults(request.algorithm->parameters, *request.given);
        const AlgorithmResult* earlier = hint(m_previous.get(), tree, *request.algorithm, result.parameters);
        input.previous = earlier == nullptr ? nullptr : &earlier->table;
        result.table = request.algorithm->evaluate(input, result.parameters);
        result.rank = rankOf(tree, result.table, earlier);
        evaluation->results.push_back(std::move(result));
    }
    evaluation->seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    m_previous = evaluation;
    return m_previous;
}

Result<std::shared_ptr<const Evaluation>> evaluate(
    const Scenario& scenario, const std::vector<std::string>& algorithmIds, const Progress& progress)
{
    return Evaluator().evaluate(scenario, algorithmIds, progress);
}

} // namespace fairshare
