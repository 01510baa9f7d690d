// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/printed_comparison.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace fairshare {
namespace {

constexpr unsigned LargestDamping = 10000;

struct DampingRange {
    double least = 0;
    double most = std::numeric_limits<double>::infinity();
};

/// Returns the damping factors that the figures of one row allow; nothing if they tell none.
std::optional<DampingRange> dampingOf(const PrintedFigures& figures)
{
    const PrintedNumber& shares = figures.of(ListedFigure::NormShares);
    const PrintedNumber& usage = figures.of(ListedFigure::EffectvUsage);
    const PrintedNumber& factor = figures.of(ListedFigure::FairShare);
    if (!shares.isPrinted() || !usage.isPrinted() || !factor.isPrinted() || shares.value <= shares.rounding
        || usage.value <= usage.rounding || factor.value <= factor.rounding
        || factor.value + factor.rounding >= 1)
        return std::nullopt;
    constexpr double Slack = 1e-4; // figures of a row may be of slightly different moments
    const double least = (usage.value - usage.rounding) / (shares.value + shares.rounding);
    const double most = (usage.value + usage.rounding) / (shares.value - shares.rounding);
    return DampingRange{least / -std::log2(factor.value - factor.rounding) * (1 - Slack),
        most / -std::log2(factor.value + factor.rounding) * (1 + Slack)};
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
        if (std::abs(printed.value - computed) <= printed.rounding * 1.01 + tolerance(row, figure, computed))
            return std::nullopt;
        return PrintedDifference{row, figure.figure, printed.value, computed};
    }
    /// Returns the effect of usage that is printed in whole seconds.
    double tolerance(NodeRow row, const ComparedFigure& figure, double computed) const
    {
        const auto usageOf = [this](NodeRow at) { return std::max(1.0, (*m_evaluation.usageTotal)[at]); };
        const double ofUsage = 2 / usageOf(m_evaluation.levels->fairshareParent(row));
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
        if (const auto difference = comparison.row(row))
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

bool takesDamping(const Algorithm& algorithm)
{
    return std::ranges::any_of(
        algorithm.parameters, [](const ParameterSpec& spec) { return spec.id == "damping"; });
}

} // namespace

std::optional<unsigned> printedDamping(const ShareTree& tree)
{
    DampingRange damping;
    std::size_t rows = 0;
    for (NodeRow row = RootRow + 1; row < tree.size() && tree.columns().printed; ++row) {
        if (!tree.isUser(row))
            continue;
        const auto allowed = dampingOf(*tree.printed(row));
        if (!allowed)
            continue;
        ++rows;
        damping.least = std::max(damping.least, allowed->least);
        damping.most = std::min(damping.most, allowed->most);
    }
    const double whole = std::max(1.0, std::ceil(damping.least));
    if (rows < 2 || whole > damping.most || whole > LargestDamping)
        return std::nullopt;
    return static_cast<unsigned>(whole);
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
    if (comparison.damping)
        return fairshare::say("the printed FairShare are 2^(-EffectvUsage / NormShares / {}), as under {}",
            *comparison.damping, fmt::join(titles, ", "));
    if (!comparison.algorithm.empty())
        return fairshare::say("the printed FairShare are those of {}", titles.front());
    return comparison.isUnknown ? fairshare::say("no known algorithm gives the printed FairShare") : "";
}

} // namespace fairshare
