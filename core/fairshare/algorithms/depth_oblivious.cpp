// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/served_words.h"
#include "core/fairshare/usage_explanation.h"
#include "core/fairshare/usage_over_shares.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace fairshare::algorithm_files {
namespace {

/// How quickly an account's imbalance reduces that of its members; Slurm's constant.
constexpr long double Slope = 5;

/// Ratios shared by all children of an account.
struct AccountRatios {
    long double account = 0; ///< Rp = effective usage / normalized shares of the account
    long double children =
        0; ///< Rs = normalized usage of children with shares / normalized shares of account
    double reducedExponent = 1; ///< k if account and child are on different sides of 1
};

AccountRatios ratiosOf(const FairshareInput& input, NodeRow account, long double effectiveUsage)
{
    const auto shares = static_cast<long double>((*input.shares.ofCluster)[account]);
    AccountRatios ratios;
    ratios.account = effectiveUsage / shares;
    long double usage = 0;
    for (const NodeRow child : input.levels.children(account))
        if (!input.tree.hasParentShares(child))
            usage += input.usageNorm[child];
    ratios.children = usage / shares;
    const long double imbalance = Slope * std::log(ratios.account);
    ratios.reducedExponent = static_cast<double>(1 / (1 + imbalance * imbalance));
    return ratios;
}

/// Ratios of usage to shares of one account's children, relative to all of them.
class LocalRatios {
public:
    /// Returns Rl^k of each child; 1 if the child needs no power. Valid until the next call.
    std::span<const double> powers(
        const FairshareInput& input, std::span<const NodeRow> children, const AccountRatios& ratios)
    {
        const Values<double>& shares = *input.shares.ofCluster;
        // ln(Rp) * ln(Rl) < 0 if the ratio is between these bounds.
        const double lowest = ratios.account > 1 ? 0 : 1;
        const double highest = ratios.account < 1 ? std::numeric_limits<double>::infinity() : 1;
        m_power.resize(children.size());
        m_reduced.resize(children.size());
        std::size_t reduced = 0;
        for (std::size_t i = 0; i < children.size(); ++i) {
            const NodeRow child = children[i];
            const long double own = input.usageNorm[child];
            const double local = isRelative(own, shares[child])
                ? static_cast<double>((own / shares[child]) / ratios.children)
                : 1;
            m_power[i] = local;
            // The next child overwrites the entry unless it counts. A branch here would be unpredictable.
            m_reduced[reduced] = i;
            reduced += lowest < local && local < highest ? 1 : 0;
        }
        // In a separate loop: a call in the loop above would force the extended arithmetic through memory.
        for (const std::size_t i : std::span(m_reduced).first(reduced))
            m_power[i] = std::pow(m_power[i], ratios.reducedExponent);
        return m_power;
    }

    static bool isRelative(long double usage, double shares) { return usage != 0 && shares != 0; }

private:
    Values<double> m_power;
    std::vector<std::size_t> m_reduced;
};

/// Adds the children of one account.
void addLevel(
    UsageOverSharesTable& table, const FairshareInput& input, NodeRow account, LocalRatios& localRatios)
{
    const Values<double>& shares = *input.shares.ofCluster;
    const auto children = input.levels.children(account);
    const long double accountUsage = table.usageOf(account);
    const bool isWeighed = account != RootRow && shares[account] != 0 && accountUsage != 0;
    const AccountRatios ratios = isWeighed ? ratiosOf(input, account, accountUsage) : AccountRatios();
    const auto powers = isWeighed ? localRatios.powers(input, children, ratios) : std::span<const double>();
    for (std::size_t i = 0; i < children.size(); ++i) {
        const NodeRow child = children[i];
        const long double usageNorm = input.usageNorm[child];
        if (account != RootRow && input.tree.hasParentShares(child))
            table.add(child, accountUsage);
        else if (isWeighed && LocalRatios::isRelative(usageNorm, shares[child]))
            table.add(child, ratios.account * powers[i] * shares[child]);
        else
            table.add(child, usageNorm);
    }
}

ResultTable evaluateDepthOblivious(const FairshareInput& input, const ParameterValues& values)
{
    UsageOverSharesTable table(input, values);
    LocalRatios localRatios;
    table.add(RootRow, 1);
    for (const NodeRow account : input.levels.parents())
        addLevel(table, input, account, localRatios);
    return std::move(table).finish(fairshare::phrase("Ratio of usage to shares relative to siblings, times "
                                                     "the account's ratio, times normalized shares."));
}

std::string depthObliviousUsage(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string effective = shown(pair.real("usage_efctv", row));
    if (above != RootRow && pair.tree().hasParentShares(row))
        return fairshare::say("U = {} (inherited from {})", effective, pair.tree().name(above));
    const double shares = pair.real("shares_norm", row);
    const double accountShares = pair.real("shares_norm", above);
    const double accountUsage = pair.real("usage_efctv", above);
    const double own = above == RootRow ? 0 : pair.real("usage_norm", row);
    if (!(shares != 0 && accountShares != 0 && accountUsage != 0 && own != 0))
        return fairshare::say("U = {} (own usage)", effective);
    double siblings = 0;
    for (const NodeRow sibling : pair.levels().children(above))
        if (!pair.tree().hasParentShares(sibling))
            siblings += pair.real("usage_norm", sibling);
    const double ratio = accountUsage / accountShares;
    const double local = (own / shares) / (siblings / accountShares);
    const double imbalance = 5 * std::log(ratio);
    const bool full = std::log(ratio) * std::log(local) >= 0;
    const double exponent = full ? 1 : 1 / (1 + imbalance * imbalance);
    return fmt::format("U = {} * {}^{} * {} = {}", operand(ratio), operand(local), operand(exponent),
        operand(shares), effective);
}

std::vector<std::string> depthObliviousSteps(const ExplainedPair& pair, NodeRow row)
{
    return {depthObliviousUsage(pair, row), factorFormula(pair, row)};
}

} // namespace

Algorithm depth_oblivious()
{
    return {.id = "depth_oblivious",
        .title = fairshare::phrase("Depth-oblivious"),
        .summary = fairshare::phrase(
            "Like Classic, but a balanced account does not penalize its members, however deep it is."),
        .formula =
            fairshare::phrase("U = Rp * (Rl^k) * S with Rp = Uaccount / Saccount, Rl = (Uown / S) / "
                              "Rsiblings, k = 1 or 1 / (1 + (5 ln Rp)^2); factor = 2^(-(U / S) / damping)"),
        .source = fairshare::phrase("Slurm 22.05.8, PriorityFlags=DEPTH_OBLIVIOUS, in its steady state"),
        .meaning = FactorMeaning::ValueDecides,
        .parameters = std::span(&DampingParameter, 1),
        .evaluate = evaluateDepthOblivious,
        .words = {.rule = fairshare::phrase(
                      "The curve is that of Classic, but usage is compared with shares level by level down "
                      "the tree. While an account is in balance, its members are judged only by their own "
                      "usage, however deep the account is."),
            .rewards = fairshare::phrase("It rewards accounts that stay in balance."),
            .weakness = fairshare::phrase(
                "Its weakness: all levels are combined into one number that is hard to verify by hand. A "
                "member of an account far over its share can still rank before a member of one far below.")},
        .slurmFlag = "DEPTH_OBLIVIOUS",
        .surface = "effective_ratio_surface",
        .explainer = {.columns = UsageColumns,
            .figure = "factor",
            .judge = judgeUsage,
            .words = servedByEffectiveUsage,
            .steps = depthObliviousSteps,
            .shares = clusterShares,
            .usage = depthObliviousUsage}};
}

} // namespace fairshare::algorithm_files
