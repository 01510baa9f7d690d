// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/evaluation.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/fairshare/ranking.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/part_results.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <mutex>

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
        const auto known = algorithmNamed(id);
        if (!known)
            return tl::unexpected(known.error());
        const Algorithm* algorithm = *known;
        const auto found = scenario.settings.parameters.find(id);
        const ParameterValues& given = found == scenario.settings.parameters.end() ? none : found->second;
        if (auto checked = checkParameters(id, algorithm->parameters, given); !checked)
            return tl::unexpected(checked.error());
        list.push_back({algorithm, &given});
    }
    return list;
}

std::vector<std::string> chosenIds(const Scenario& scenario, const std::vector<std::string>& asked)
{
    if (!asked.empty())
        return asked;
    return scenario.settings.compare.empty() ? allAlgorithmIds() : scenario.settings.compare;
}

/// Totals and fractions of the whole, exact and rounded to double.
struct UsageColumns {
    Reals total;
    Values<long double> norm;
    Reals normRounded; ///< undefined for the root
};

/// Below this size, distributing the work takes longer than doing it.
constexpr std::size_t LeastRowsToShare = 5000;

/// Calls `work(first, last)` for ranges that cover all rows, in parallel if `runTasks` is set.
template <typename Work>
void overRows(std::size_t rows, const RunTasks& runTasks, Work work)
{
    constexpr std::size_t RowsAPart = 8192;
    if (!runTasks || rows < LeastRowsToShare)
        return work(std::size_t{0}, rows);
    runTasks((rows + RowsAPart - 1) / RowsAPart,
        [&](std::size_t part) { work(part * RowsAPart, std::min(rows, (part + 1) * RowsAPart)); });
}

UsageColumns usageColumns(const Values<long double>& exactTotal, const RunTasks& runTasks)
{
    const std::size_t n = exactTotal.size();
    Values<double> total(n);
    Values<long double> norm(n);
    Values<double> normRounded(n);
    const long double whole = exactTotal[RootRow];
    const long double most = whole == 0 ? 0 : 1;
    overRows(n, runTasks, [&](std::size_t first, std::size_t last) {
        for (std::size_t row = first; row < last; ++row) {
            const long double usage = exactTotal[row];
            total[row] = static_cast<double>(usage);
            const long double fraction = usage < whole ? usage / whole : most;
            norm[row] = fraction;
            normRounded[row] = static_cast<double>(fraction);
        }
    });
    normRounded[RootRow] = Undefined;
    return {std::make_shared<const Values<double>>(std::move(total)), std::move(norm),
        std::make_shared<const Values<double>>(std::move(normRounded))};
}

bool sameStructure(const ShareTree& a, const ShareTree& b)
{
    return a.columns().shape == b.columns().shape && a.columns().shares == b.columns().shares;
}

/// Returns diagnostics about the tree itself, independent of the algorithm.
Diagnostics structureDiagnostics(const Evaluation& evaluation, const UsageTotals& totals)
{
    Diagnostics found;
    const ShareTree& tree = evaluation.tree;
    if (totals.summedBySubtrees)
        found.push_back({"usage_summed_by_subtrees",
            fairshare::say("the tree is very deep: usage was summed subtree by subtree, so the last digits "
                           "may differ from Slurm's"),
            {}});
    if (evaluation.shares->multipliedDownwards)
        found.push_back({"shares_multiplied_downwards",
            fairshare::say("the tree is very deep: normalized shares were multiplied from the root down, so "
                           "the last digits may differ from Slurm's"),
            {}});
    for (const NodeRow row : evaluation.levels->wrapped())
        found.push_back({"level_shares_wrap",
            fairshare::say("the shares below '{}' add up to more than 4294967295; Slurm wraps the sum to {}",
                tree.name(row), evaluation.levels->childShares(row)),
            {}});
    return found;
}

/// Returns 1 for each account if its own total and those of its children are unchanged.
Values<std::uint8_t> sameLevels(
    const Levels& levels, const Values<long double>& before, const Values<long double>& now)
{
    Values<std::uint8_t> same(now.size(), 1);
    for (NodeRow row = 0; row < now.size(); ++row) {
        if (now[row] == before[row])
            continue;
        same[row] = 0;
        if (row != RootRow)
            same[levels.fairshareParent(row)] = 0;
    }
    return same;
}

Counts rankOf(const ShareTree& tree, const ResultTable& table)
{
    if (const Column* column = table.find("rank"); column != nullptr)
        return std::get<Counts>(column->values);
    return std::make_shared<const Values<std::uint32_t>>(rankUsers(tree, table.reals("factor")));
}

/// @param isSite the algorithm is that of the scenario
AlgorithmResult evaluateOne(
    const Request& request, FairshareInput input, const Evaluation* previous, bool isSite)
{
    AlgorithmResult result;
    result.algorithm = request.algorithm;
    result.parameters = withDefaults(request.algorithm->parameters, *request.given);
    const AlgorithmResult* earlier = previous == nullptr ? nullptr : previous->find(request.algorithm->id);
    // What a part does not tell is removed from the earlier result too.
    if (earlier != nullptr && (earlier->parameters != result.parameters || input.tree.isPart()))
        earlier = nullptr;
    input.previous = earlier == nullptr ? nullptr : &earlier->table;
    result.table = request.algorithm->evaluate(input, result.parameters);
    result.rank = rankOf(input.tree, result.table);
    if (input.tree.isPart())
        settlePart(input, isSite, result);
    return result;
}

struct Work {
    const std::vector<Request>& list;
    const FairshareInput& input;
    const Evaluation* previous;
    std::string_view siteAlgorithm;
};

/// Evaluates all algorithms. Returns false if cancelled.
bool evaluateAll(const Work& work, const RunTasks& runTasks, const Progress& progress,
    std::vector<AlgorithmResult>& results)
{
    const std::size_t count = work.list.size();
    results.resize(count);
    std::mutex reporting;
    std::size_t done = 0;
    const auto task = [&](std::size_t i) {
        if (progress.cancelled())
            return;
        results[i] = evaluateOne(
            work.list[i], work.input, work.previous, work.list[i].algorithm->id == work.siteAlgorithm);
        const std::scoped_lock lock(reporting);
        progress.at(static_cast<double>(++done) / static_cast<double>(count));
    };
    if (runTasks && work.input.tree.size() >= LeastRowsToShare)
        runTasks(count, task);
    else
        for (std::size_t i = 0; i < count; ++i)
            task(i);
    return done == count;
}

} // namespace

const AlgorithmResult* Evaluation::find(std::string_view algorithmId) const
{
    const auto found = std::find_if(results.begin(), results.end(),
        [algorithmId](const AlgorithmResult& result) { return result.algorithm->id == algorithmId; });
    return found == results.end() ? nullptr : &*found;
}

const AlgorithmResult* Evaluation::find(RankPicture picture) const
{
    const auto found = std::find_if(results.begin(), results.end(),
        [picture](const AlgorithmResult& result) { return result.algorithm->picture == picture; });
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
    const Evaluation* previous =
        m_previous && sameStructure(m_previous->tree, tree) ? m_previous.get() : nullptr;
    evaluation->levels = previous != nullptr ? previous->levels : std::make_shared<const Levels>(tree);
    evaluation->shares = previous != nullptr
        ? previous->shares
        : std::make_shared<const NormalizedShares>(normalizeShares(tree, *evaluation->levels));
    UsageTotals totals = sumUsage(tree);
    evaluation->diagnostics = structureDiagnostics(*evaluation, totals);
    evaluation->exactUsageTotal = std::make_shared<const Values<long double>>(std::move(totals.total));
    const Values<long double>& total = *evaluation->exactUsageTotal;
    const UsageColumns usage = usageColumns(total, m_runTasks);
    evaluation->usageTotal = usage.total;
    FairshareInput input{
        tree, *evaluation->levels, *evaluation->shares, total, usage.norm, usage.normRounded};
    Values<std::uint8_t> same;
    if (previous != nullptr)
        same = sameLevels(*evaluation->levels, *previous->exactUsageTotal, total);
    input.sameLevel = same;
    if (!evaluateAll(
            {*list, input, previous, scenario.settings.algorithm}, m_runTasks, progress, evaluation->results))
        return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
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
