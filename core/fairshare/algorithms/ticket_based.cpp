// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/result_columns.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::algorithm_files {
namespace {

constexpr double AllTickets = 0xFFFFFFFFU;
/// The double 0.01 widened, as the original computes; not the extended constant.
constexpr long double LeastUsage = 0.01;

/// Associations with waiting jobs at or below them.
std::vector<std::uint8_t> activeRows(const ShareTree& tree)
{
    std::vector<std::uint8_t> active(tree.size(), 0);
    for (auto row = static_cast<NodeRow>(tree.size() - 1); row > RootRow; --row) {
        if (tree.isUser(row) && tree.pendingJobs(row) != 0)
            active[row] = 1;
        if (active[row] != 0)
            active[tree.parent(row)] = 1;
    }
    active[RootRow] = 1;
    return active;
}

struct UsageAndF {
    std::vector<double> usageEffective;
    std::vector<double> f;
};

/// Normalized usage, but at least a hundredth of the fraction of the level; rows below the root are not
/// clamped.
long double effectiveUsage(const FairshareInput& input, NodeRow row)
{
    const NodeRow above = input.levels.fairshareParent(row);
    if (above == RootRow)
        return input.usageNorm[row];
    const NodeRow source = input.tree.hasParentShares(row) ? above : row;
    const std::uint32_t levelShares = input.levels.levelShares(source);
    if (levelShares == 0)
        return input.usageNorm[source];
    return std::max(input.usageNorm[source],
        LeastUsage * static_cast<long double>(input.tree.shares(source))
            / static_cast<long double>(levelShares));
}

double sharesOverUsage(double shares, long double usageEffective)
{
    // Not "shares > 0": NaN must pass, as it does in the original.
    if (shares <= 0)
        return 0;
    const auto wide = static_cast<long double>(shares);
    return static_cast<double>(wide / std::max(usageEffective, LeastUsage * wide));
}

UsageAndF usageAndF(const FairshareInput& input, const std::vector<double>& shares)
{
    UsageAndF result{std::vector<double>(shares.size()), std::vector<double>(shares.size())};
    for (NodeRow row = 0; row < shares.size(); ++row) {
        const long double usage = row == RootRow ? 1 : effectiveUsage(input, row);
        result.usageEffective[row] = static_cast<double>(usage);
        result.f[row] = sharesOverUsage(shares[row], usage);
    }
    return result;
}

/// Truncation to whole tickets, kept as reals: each of the 2^32 counts may occur, so none can mark "not
/// defined". What is not a number gets none.
double wholeTickets(double tickets)
{
    return tickets >= 0 ? std::trunc(std::min(tickets, AllTickets)) : 0;
}

struct Claims {
    const std::vector<std::uint8_t>& active;
    const std::vector<double>& shares;
    const std::vector<double>& f;
};

std::vector<double> distribute(const Levels& levels, const Claims& claims)
{
    std::vector<double> tickets(claims.active.size(), 0);
    tickets[RootRow] = AllTickets;
    for (NodeRow account = 0; account < tickets.size(); ++account) {
        const auto children = levels.children(account);
        if (children.empty() || claims.active[account] == 0)
            continue;
        double sum = 0;
        for (const NodeRow child : children)
            if (claims.active[child] != 0)
                sum += claims.shares[child] * claims.f[child];
        for (const NodeRow child : children)
            if (claims.active[child] != 0)
                tickets[child] =
                    wholeTickets(tickets[account] * claims.shares[child] * claims.f[child] / sum);
    }
    return tickets;
}

std::vector<double> factors(
    const FairshareInput& input, const std::vector<std::uint8_t>& active, const std::vector<double>& tickets)
{
    const ShareTree& tree = input.tree;
    double most = 0;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row))
            most = std::max(most, tickets[row]);
    std::vector<double> factor(tree.size(), Undefined);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        const NodeRow source = tree.hasParentShares(row) ? input.levels.fairshareParent(row) : row;
        factor[row] = active[source] != 0 && most != 0 ? tickets[source] / most : 0;
    }
    return factor;
}

ResultTable evaluate(const FairshareInput& input, const ParameterValues&)
{
    const std::vector<double>& shares = *input.shares.ofClusterUnguarded;
    UsageAndF usage = usageAndF(input, shares);
    std::vector<std::uint8_t> active = activeRows(input.tree);
    std::vector<double> tickets = distribute(input.levels, {active, shares, usage.f});
    std::vector<double> factor = factors(input, active, tickets);
    ResultTable table;
    flagFactors(input.tree, factor, table.diagnostics);
    table.columns = {
        sharesOfClusterColumn(input.shares.ofClusterUnguarded),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(usage.usageEffective),
            "Normalized usage, at least a hundredth of the fraction of the level."),
        {{"f", "f", "", "Normalized shares over effective usage: how far below its target, at most 100.", 4},
            shared(std::move(usage.f))},
        {{"tickets", "Tickets", "",
             "Of 4294967295 at the root, split among active siblings by shares times f.", 0},
            shared(std::move(tickets))},
        {{"active", "Active", "", "Has jobs waiting at or below it; only active associations get tickets.",
             0},
            shared(std::move(active))},
        factorColumn(std::move(factor),
            "Tickets over the most tickets of any user: 1 for the best, 0 without waiting jobs; above 1 only "
            "for "
            "users with parent shares. The value decides."),
    };
    return table;
}

} // namespace

Algorithm ticket_based()
{
    return {.id = "ticket_based",
        .title = "Ticket-based",
        .summary =
            "Splits tickets down the tree among those who have jobs waiting, by shares and by how far they "
            "are below their target.",
        .formula = "T = T(account) * S * f / sum over active siblings of S * f, f = S / max(U, 0.01 S); "
                   "factor = T / "
                   "largest T of a user",
        .source = "Slurm 14.11.0-pre3, PriorityFlags=TICKET_BASED (2.5 to 15.08.0-pre5)",
        .meaning = FactorMeaning::ValueDecides,
        .evaluate = evaluate};
}

} // namespace fairshare::algorithm_files
