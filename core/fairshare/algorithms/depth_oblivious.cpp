// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/usage_over_shares.h"

#include <cmath>
#include <utility>

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
    const auto rounded = static_cast<double>(local);
    const double power = full ? rounded : std::pow(rounded, ratios.reducedExponent);
    return ratios.account * power * shares;
}

/// Effective usage row by row; keeps the ratios of the accounts that are open on the way down.
class EffectiveUsage {
public:
    EffectiveUsage(const FairshareInput& input, const UsageOverSharesTable& table)
        : m_input(input)
        , m_table(table)
        , m_shares(*input.shares.ofCluster)
    {
    }

    [[gnu::always_inline]] long double of(NodeRow row)
    {
        const NodeRow above = m_input.levels.fairshareParent(row);
        const long double own = m_input.usageNorm[row];
        if (above == RootRow)
            return own;
        const long double accountUsage = m_table.usageOf(above);
        if (m_input.tree.hasParentShares(row))
            return accountUsage;
        if (m_shares[row] == 0 || own == 0 || m_shares[above] == 0 || accountUsage == 0)
            return own;
        return effectiveUsageOf(ratios(above, accountUsage, row), own, m_shares[row]);
    }

private:
    struct Open {
        NodeRow account;
        AccountRatios ratios;
    };

    const AccountRatios& ratios(NodeRow account, long double accountUsage, NodeRow row)
    {
        while (!m_open.empty() && m_input.tree.subtreeEnd(m_open.back().account) <= row)
            m_open.pop_back();
        if (m_open.empty() || m_open.back().account != account)
            m_open.push_back({account, ratiosOf(m_input, account, accountUsage)});
        return m_open.back().ratios;
    }

    const FairshareInput& m_input;
    const UsageOverSharesTable& m_table;
    const std::vector<double>& m_shares;
    std::vector<Open> m_open;
};

ResultTable evaluate(const FairshareInput& input, const ParameterValues& values)
{
    UsageOverSharesTable table(input, values);
    EffectiveUsage usage(input, table);
    table.add(RootRow, 1);
    for (NodeRow row = 1; row < input.tree.size(); ++row)
        table.add(row, usage.of(row));
    return std::move(table).finish("Ratio of usage to shares relative to the siblings, times the account's "
                                   "ratio, times normalized shares.");
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
