// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/usage_over_shares.h"

#include <cmath>

namespace fairshare::algorithm_files {
namespace {

/// How fast an account's imbalance weakens its members' own: Slurm's constant.
constexpr long double Slope = 5;

/// What the children of one account have in common.
struct AccountRatios {
    long double account = 0; ///< Rp = effective usage / normalized shares of the account
    long double children =
        0; ///< Rs = normalized usage of the children with shares / normalized shares of the account
    double reducedExponent = 1; ///< k where account and child lie on different sides of 1
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

/// True where ln(a) * ln(b) >= 0 for positive a and b.
bool onSameSideOfOne(long double a, long double b)
{
    return (a >= 1 && b >= 1) || (a <= 1 && b <= 1);
}

long double effectiveUsageOf(const AccountRatios& ratios, long double usage, long double shares)
{
    const long double local = (usage / shares) / ratios.children;
    const bool full = ratios.account == 0 || local == 0 || onSameSideOfOne(ratios.account, local);
    const double rounded = static_cast<double>(local);
    const double power = full ? rounded : std::pow(rounded, ratios.reducedExponent);
    return ratios.account * power * shares;
}

std::vector<long double> effectiveUsage(const FairshareInput& input)
{
    const ShareTree& tree = input.tree;
    const std::vector<double>& shares = *input.shares.ofCluster;
    std::vector<long double> effective(input.usageNorm);
    effective[RootRow] = 1;
    for (NodeRow account = 0; account < tree.size(); ++account) {
        const auto children = input.levels.children(account);
        if (account == RootRow || children.empty())
            continue;
        const bool applies = shares[account] != 0 && effective[account] != 0;
        const AccountRatios ratios = applies ? ratiosOf(input, account, effective[account]) : AccountRatios{};
        for (const NodeRow child : children) {
            if (tree.hasParentShares(child))
                effective[child] = effective[account];
            else if (applies && shares[child] != 0 && input.usageNorm[child] != 0)
                effective[child] = effectiveUsageOf(ratios, input.usageNorm[child], shares[child]);
        }
    }
    return effective;
}

ResultTable evaluate(const FairshareInput& input, const ParameterValues& values)
{
    return usageOverSharesTable(input, effectiveUsage(input), values,
        "Ratio of usage to shares relative to the siblings, times the account's ratio, times normalized "
        "shares.");
}

} // namespace

Algorithm depth_oblivious()
{
    return {.id = "depth_oblivious",
        .title = "Depth-oblivious",
        .summary = "As classic, but a balanced account does not punish its members, however deep it lies.",
        .formula =
            "U = Rp * (Rl^k) * S with Rp = Uaccount / Saccount, Rl = (Uown / S) / Rsiblings, k = 1 or 1 / (1 "
            "+ (5 ln Rp)^2); factor = 2^(-(U / S) / damping)",
        .source = "Slurm 22.05.8, PriorityFlags=DEPTH_OBLIVIOUS, in its steady state",
        .meaning = FactorMeaning::ValueDecides,
        .parameters = std::span(&DampingParameter, 1),
        .evaluate = evaluate};
}

} // namespace fairshare::algorithm_files
