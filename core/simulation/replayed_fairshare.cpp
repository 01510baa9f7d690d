// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/replayed_fairshare.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/scenario.h"
#include "core/simulator/engine/priority_points.h"

#include <fmt/ranges.h>

#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// Evaluates one tree repeatedly with different usage.
class TreeFactors {
public:
    TreeFactors(const Algorithm& algorithm, ParameterValues parameters, const ReplayAccounts& accounts)
        : m_algorithm(algorithm)
        , m_parameters(std::move(parameters))
        , m_tree(accounts.tree)
        , m_rows(accounts.rows)
        , m_levels(m_tree)
        , m_shares(normalizeShares(m_tree, m_levels))
        , m_normColumn(std::make_shared<const Values<double>>(Values<double>(m_tree.size(), 0.0)))
        , m_norm(m_tree.size())
    {
    }

    void evaluate(const AccountLoads& loads, std::span<double> factors)
    {
        const ShareTree tree = loaded(loads);
        const Values<long double> total = sumUsage(tree).total;
        const long double whole = total[RootRow];
        const long double mostNorm = whole == 0 ? 0 : 1;
        for (std::size_t row = 0; row < total.size(); ++row)
            m_norm[row] = total[row] < whole ? total[row] / whole : mostNorm;
        const ResultTable table =
            m_algorithm.evaluate({tree, m_levels, m_shares, total, m_norm, m_normColumn}, m_parameters);
        const std::span<const double> column =
            table.reals(table.find("factor_job") != nullptr ? "factor_job" : "factor");
        for (std::size_t account = 0; account < m_rows.size(); ++account) {
            const double factor = column[m_rows[account]];
            factors[account] = std::isfinite(factor) ? factor : 0;
        }
    }

private:
    ShareTree loaded(const AccountLoads& loads) const
    {
        std::vector<long double> usage(m_tree.size(), 0);
        std::vector<std::uint32_t> pending(m_tree.size(), 0);
        for (std::size_t account = 0; account < m_rows.size(); ++account) {
            usage[m_rows[account]] = loads.usage[account];
            pending[m_rows[account]] = loads.queued[account];
        }
        ShareTree::Columns columns = m_tree.columns();
        columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
        columns.pendingJobs = std::make_shared<const std::vector<std::uint32_t>>(std::move(pending));
        return ShareTree(std::move(columns));
    }

    const Algorithm& m_algorithm;
    ParameterValues m_parameters;
    ShareTree m_tree;
    std::vector<NodeRow> m_rows;
    Levels m_levels;
    NormalizedShares m_shares;
    Reals m_normColumn; ///< placeholder: only the factors of the result are read
    Values<long double> m_norm;
};

struct ReplayAlgorithm {
    const Algorithm* algorithm = nullptr;
    ParameterValues parameters;
};

Result<ReplayAlgorithm> chosenAlgorithm(const ReplaySection& section, const Scenario& scenario)
{
    const auto known = algorithmNamed(section.algorithm);
    if (!known)
        return tl::unexpected(known.error());
    const Algorithm* algorithm = *known;
    const auto found = scenario.settings.parameters.find(section.algorithm);
    const ParameterValues given =
        found == scenario.settings.parameters.end() ? ParameterValues() : found->second;
    if (auto checked = checkParameters(algorithm->id, algorithm->parameters, given); !checked)
        return tl::unexpected(checked.error());
    return ReplayAlgorithm{algorithm, withDefaults(algorithm->parameters, given)};
}

FairshareFunction factorsOf(
    const ReplaySection& section, const ReplayAlgorithm& chosen, const ReplayAccounts& accounts)
{
    // For flat replays, the reference uses double arithmetic, which is also faster.
    const auto damping = chosen.parameters.find("damping");
    const bool isUndamped =
        damping != chosen.parameters.end() && damping->second == ParameterValue(std::int64_t{1});
    if (section.tree == ReplayTree::Flat && chosen.algorithm->isFactorCurve && isUndamped)
        return equalShares();
    return treeFactors(section.algorithm, chosen.parameters, accounts);
}

} // namespace

FairshareFunction treeFactors(
    const std::string& algorithm, const ParameterValues& parameters, const ReplayAccounts& accounts)
{
    const auto factors = std::make_shared<TreeFactors>(*findAlgorithm(algorithm), parameters, accounts);
    return
        [factors](const AccountLoads& loads, std::span<double> result) { factors->evaluate(loads, result); };
}

Result<void> checkReplayed(EventOrder order)
{
    if (order == EventOrder::Event)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("a replay by fairshare needs batch order, because priorities are computed once "
                           "per point in time"));
    return {};
}

Result<ReplayedFairshare> replayOrder(const ReplaySection& section, const Workload& workload,
    const Scenario& scenario, const ReplayOptions& options)
{
    const auto chosen = chosenAlgorithm(section, scenario);
    if (!chosen)
        return tl::unexpected(chosen.error());
    auto accounts = replayAccounts(section, workload, scenario.tree);
    if (!accounts)
        return tl::unexpected(accounts.error());
    ReplayedFairshare replay{
        .accounts = *std::move(accounts), .recorder = nullptr, .priorities = nullptr, .order = nullptr};
    if (options.keepsCourse)
        replay.recorder = std::make_unique<UsageRecorder>(replay.accounts.charged.count, options.course);
    ReplaySettings settings = replaySettings(section);
    settings.followsQueue = chosen->algorithm->readsPendingJobs;
    settings.jobPoints = fixedPoints(section, workload, options.machine);
    settings.recorder = replay.recorder.get();
    if (options.keepsPriorities)
        replay.priorities = std::make_unique<std::vector<std::int64_t>>(workload.jobs.size());
    settings.startPriorities = replay.priorities.get();
    replay.order = fairshareOrder(
        workload, replay.accounts.charged, factorsOf(section, *chosen, replay.accounts), settings);
    return replay;
}

} // namespace fairshare
