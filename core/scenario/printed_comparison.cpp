// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/printed_comparison.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"
#include "core/tree/figure_origin.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace fairshare {
namespace {

bool takesDamping(const Algorithm& algorithm)
{
    return std::ranges::any_of(
        algorithm.parameters, [](const ParameterSpec& spec) { return spec.id == "damping"; });
}

/// A figure and the column that computes it.
struct ComparedFigure {
    ListedFigure figure;
    std::string_view column;
};

constexpr std::array ComparedFigures{ComparedFigure{ListedFigure::NormShares, "shares_norm"},
    ComparedFigure{ListedFigure::NormUsage, "usage_norm"},
    ComparedFigure{ListedFigure::EffectvUsage, "usage_efctv"},
    ComparedFigure{ListedFigure::LevelFs, "level_fs"}, ComparedFigure{ListedFigure::FairShare, "factor"}};

/// Compares the rows of a tree with one result.
class RowComparison {
public:
    RowComparison(const Evaluation& evaluation, const AlgorithmResult& result)
        : m_tree(evaluation.tree)
        , m_evaluation(evaluation)
        , m_result(result)
    {
    }

    /// Returns the first figure of the row that differs.
    std::optional<PrintedDifference> row(NodeRow row) const
    {
        for (const ComparedFigure& figure : ComparedFigures)
            if (auto difference = compare(row, figure))
                return difference;
        return std::nullopt;
    }
    /// Returns the number of rows that differ.
    std::size_t differences() const
    {
        std::size_t count = 0;
        for (NodeRow row = RootRow + 1; row < m_tree.size(); ++row)
            count += this->row(row) ? 1U : 0U;
        return count;
    }
    bool sameFactors() const
    {
        for (NodeRow row = 0; row < m_tree.size(); ++row)
            if (m_tree.isUser(row) && compare(row, ComparedFigures.back()))
                return false;
        return true;
    }

private:
    std::optional<PrintedDifference> compare(NodeRow row, const ComparedFigure& figure) const
    {
        const PrintedFigures* figures = m_tree.printed(row);
        if (row == RootRow || figures == nullptr || m_result.table.find(figure.column) == nullptr)
            return std::nullopt;
        const PrintedNumber& printed = figures->of(figure.figure);
        const double computed = m_result.table.reals(figure.column)[row];
        const bool isFactor = figure.figure == ListedFigure::FairShare;
        if (!printed.isPrinted() || std::isnan(computed) || printed.value == computed
            || (isFactor && !m_tree.isUser(row))
            || (figure.figure == ListedFigure::LevelFs && m_tree.hasParentShares(row)))
            return std::nullopt;
        if (std::abs(printed.value - computed) <= printed.rounding * 1.01 + tolerance(row, figure, computed)
            || (std::isinf(computed) && printed.value > leastLevelFs(row)))
            return std::nullopt;
        return PrintedDifference{row, figure.figure, printed.value, computed};
    }
    /// Returns the LevelFS of a row with a second of usage, which is printed as none if it is a little less.
    double leastLevelFs(NodeRow row) const
    {
        return m_result.table.reals("shares_norm")[row]
            * static_cast<double>((*m_evaluation.usageTotal)[m_evaluation.levels->fairshareParent(row)]);
    }
    /// Returns the effect of usage that is printed in whole seconds.
    double tolerance(NodeRow row, const ComparedFigure& figure, double computed) const
    {
        const auto usageOf = [this](NodeRow at) { return std::max(1.0, (*m_evaluation.usageTotal)[at]); };
        const NodeRow level = m_evaluation.levels->fairshareParent(row);
        // Depth-oblivious multiplies ratios of the levels above, so the row's own seconds count as well.
        const bool hasRatios = takesDamping(*m_result.algorithm) && !m_result.algorithm->isFactorCurve;
        const double ofUsage = 2 / usageOf(level)
            + (hasRatios ? m_result.table.reals("usage_efctv")[row] * (2 / usageOf(row) + 2 / usageOf(level))
                         : 0);
        switch (figure.figure) {
        case ListedFigure::NormShares:
            return 0;
        case ListedFigure::NormUsage:
            return 2 / usageOf(RootRow);
        case ListedFigure::EffectvUsage:
            return ofUsage;
        case ListedFigure::LevelFs:
            return std::isfinite(computed) ? computed * (2 / usageOf(row) + ofUsage) : 0;
        case ListedFigure::FairShare:
            break;
        }
        const double shares = m_result.table.reals("shares_norm")[row];
        return m_result.algorithm->meaning == FactorMeaning::ValueDecides && shares > 0
            ? std::min(1.0, computed * std::numbers::ln2 * ofUsage / shares)
            : 0;
    }

    const ShareTree& m_tree;
    const Evaluation& m_evaluation;
    const AlgorithmResult& m_result;
};

/// Counts the rows that a result computes otherwise than they were printed.
void countDifferences(const ShareTree& tree, const RowComparison& comparison, PrintedComparison& found)
{
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
        if (!tree.printed(row)->any())
            continue;
        ++found.compared;
        const auto difference = comparison.row(row);
        if (!difference)
            continue;
        found.onlyFactors = found.onlyFactors && difference->figure == ListedFigure::FairShare;
        if (found.different++ == 0)
            found.first = *difference;
    }
}

/// What the printed FairShare of the users tell by themselves.
struct PrintedFactorsOfUsers {
    bool any = false;
    bool differ = false; ///< not all of them are the same
    bool fine = true; ///< the decimals tell one rank from the next
    bool areRanks = true; ///< all are whole numbers of users divided by all users, as under Fair Tree
};

PrintedFactorsOfUsers printedFactorsOf(const ShareTree& tree)
{
    PrintedFactorsOfUsers told;
    const auto users = static_cast<double>(tree.userCount());
    std::optional<double> first;
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
        const PrintedNumber& factor = tree.printed(row)->of(ListedFigure::FairShare);
        if (!tree.isUser(row) || !factor.isPrinted())
            continue;
        told.any = true;
        told.differ = told.differ || (first && *first != factor.value);
        first = first.value_or(factor.value);
        told.fine = told.fine && factor.rounding * users < 0.05;
        const double place = factor.value * users;
        told.areRanks =
            told.areRanks && std::abs(place - std::round(place)) <= 1.01 * factor.rounding * users;
    }
    return told;
}

std::string_view idOf(const AlgorithmResult& result)
{
    return result.algorithm->id;
}

/// Returns the algorithms to try, that of the scenario first.
std::vector<std::string> candidates(const Scenario& scenario)
{
    std::vector<std::string> ids = allAlgorithmIds();
    const auto site = std::ranges::find(ids, scenario.settings.algorithm);
    if (site != ids.end())
        std::rotate(ids.begin(), site, site + 1);
    return ids;
}

/// Returns the release of Slurm that printed the figures of an algorithm with a damping factor. JSON, whose
/// figures have more decimals, prints FairShare of accounts in no release.
PrintedRelease releaseOf(const ShareTree& tree)
{
    constexpr double RoundingOfText = 1e-9;
    bool listsAccounts = false;
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
        const PrintedFigures& figures = *tree.printed(row);
        if (tree.isUser(row) || figures.of(ListedFigure::EffectvUsage).rounding < RoundingOfText)
            continue;
        if (figures.of(ListedFigure::FairShare).isPrinted())
            return PrintedRelease::Before2511;
        listsAccounts = true;
    }
    return listsAccounts ? PrintedRelease::From2511 : PrintedRelease::Unknown;
}

/// Returns how many rows were printed otherwise than the algorithm of the scenario gives them.
std::size_t differencesOfSite(const Scenario& scenario)
{
    const auto evaluation = evaluate(scenario, {scenario.settings.algorithm});
    return evaluation ? RowComparison(**evaluation, (*evaluation)->results.front()).differences()
                      : scenario.tree.size();
}

} // namespace

std::optional<unsigned> printedDamping(const ShareTree& tree)
{
    DampingEstimate estimate;
    for (NodeRow row = RootRow + 1; row < tree.size() && tree.columns().printed; ++row)
        if (tree.isUser(row))
            estimate.take(*tree.printed(row));
    return estimate.damping();
}

Scenario withPrintedAlgorithm(const Scenario& scenario)
{
    const Algorithm* site = findAlgorithm(scenario.settings.algorithm);
    const auto given = scenario.settings.parameters.find(scenario.settings.algorithm);
    if (site == nullptr || !takesDamping(*site) || !scenario.tree.columns().printed
        || (given != scenario.settings.parameters.end() && given->second.contains("damping")))
        return scenario;
    const auto damping = printedDamping(scenario.tree);
    const auto under = [&scenario, &damping](std::string_view id) {
        Scenario tried = scenario;
        tried.settings.algorithm = id;
        if (damping.value_or(1) != 1)
            tried.settings.parameters[tried.settings.algorithm].insert_or_assign(
                "damping", std::int64_t{*damping});
        return tried;
    };
    Scenario best = under(site->id);
    std::size_t least = differencesOfSite(best);
    for (const Algorithm& other : algorithms()) {
        if (least == 0)
            break;
        if (!takesDamping(other) || other.id == site->id)
            continue;
        Scenario tried = under(other.id);
        if (const std::size_t different = differencesOfSite(tried); different < least) {
            least = different;
            best = std::move(tried);
        }
    }
    return best;
}

Result<PrintedComparison> comparePrinted(const Scenario& scenario)
{
    PrintedComparison found;
    const ShareTree& tree = scenario.tree;
    if (!tree.columns().printed)
        return found;
    const PrintedFactorsOfUsers factors = printedFactorsOf(tree);
    found.hasFactors = factors.any;
    found.damping = printedDamping(tree);
    if (found.damping)
        found.release = releaseOf(tree);
    Scenario tried = scenario;
    if (found.damping)
        for (const Algorithm& algorithm : algorithms())
            if (takesDamping(algorithm))
                tried.settings.parameters[std::string(algorithm.id)].insert_or_assign(
                    "damping", std::int64_t{*found.damping});
    const auto evaluation = evaluate(tried, candidates(scenario));
    if (!evaluation)
        return tl::unexpected(evaluation.error());
    const auto& results = (*evaluation)->results;
    const auto differences = [&](const AlgorithmResult& result) {
        return tree.isPart() && &result != &results.front()
            ? tree.size() // a part settles the figures of the site's algorithm alone
            : RowComparison(**evaluation, result).differences();
    };
    const auto closest = std::ranges::min_element(results, {}, differences);
    const auto same = std::ranges::find_if(results, [&](const AlgorithmResult& result) {
        return factors.differ && !tree.isPart() && RowComparison(**evaluation, result).sameFactors();
    });
    if (same != results.end())
        found.algorithm = idOf(*same);
    else if (!found.damping && factors.differ && factors.fine && factors.areRanks)
        found.algorithm = idOf(*std::ranges::find(results, RankPicture::Walk,
            [](const AlgorithmResult& result) { return result.algorithm->picture; }));
    found.isUnknown =
        factors.differ && factors.fine && !tree.isPart() && !found.damping && found.algorithm.empty();
    countDifferences(tree, RowComparison(**evaluation, *closest), found);
    return found;
}

std::string originText(const PrintedComparison& comparison)
{
    std::vector<std::string> titles;
    for (const Algorithm& algorithm : algorithms())
        if (comparison.algorithm.empty() ? takesDamping(algorithm) : algorithm.id == comparison.algorithm)
            titles.push_back(said(algorithm.title));
    if (comparison.damping) {
        std::string text =
            fairshare::say("the printed FairShare are 2^(-EffectvUsage / NormShares / {}), as under {}",
                *comparison.damping, fmt::join(titles, ", "));
        if (comparison.release == PrintedRelease::Before2511)
            text += fairshare::say(" in Slurm before 25.11, which prints FairShare of accounts");
        else if (comparison.release == PrintedRelease::From2511)
            text += fairshare::say(" in Slurm 25.11 or later, which prints no FairShare of accounts");
        return text;
    }
    if (!comparison.algorithm.empty())
        return fairshare::say("the printed FairShare are those of {}", titles.front());
    return comparison.isUnknown ? fairshare::say("no known algorithm gives the printed FairShare") : "";
}

} // namespace fairshare
