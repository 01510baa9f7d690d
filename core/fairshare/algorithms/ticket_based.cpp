// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/result_columns.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::algorithm_files {
namespace {

constexpr double AllTickets = 0xFFFFFFFFU;
/// The double 0.01 widened, as the original computes; not the extended constant.
constexpr long double LeastUsage = 0.01;

/// Associations with waiting jobs at or below them.
Values<std::uint8_t> activeRows(const ShareTree& tree)
{
    Values<std::uint8_t> active(tree.size(), 0);
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
    Values<double> usageEffective;
    Values<double> f;
};

/// Normalized usage, but at least a hundredth of the fraction of the level.
long double clampedUsage(long double usageNorm, std::uint32_t shares, std::uint32_t levelShares)
{
    if (levelShares == 0)
        return usageNorm;
    const long double least =
        LeastUsage * static_cast<long double>(shares) / static_cast<long double>(levelShares);
    return usageNorm < least ? least : usageNorm;
}

double sharesOverUsage(double shares, long double usageEffective)
{
    // Not "shares > 0": NaN must pass, as it does in the original.
    if (shares <= 0)
        return 0;
    const auto wide = static_cast<long double>(shares);
    const long double least = LeastUsage * wide;
    return static_cast<double>(wide / (usageEffective < least ? least : usageEffective));
}

UsageAndF usageAndF(const FairshareInput& input, const Values<double>& shares)
{
    UsageAndF result{Values<double>(shares.size()), Values<double>(shares.size())};
    const auto put = [&](NodeRow row, long double usage) {
        result.usageEffective[row] = static_cast<double>(usage);
        result.f[row] = sharesOverUsage(shares[row], usage);
    };
    put(RootRow, 1);
    // Rows below the root are not clamped.
    for (const NodeRow child : input.levels.children(RootRow))
        put(child, input.usageNorm[child]);
    for (const NodeRow account : input.levels.parents()) {
        if (account == RootRow)
            continue;
        const long double ofAccount = clampedUsage(
            input.usageNorm[account], input.tree.shares(account), input.levels.levelShares(account));
        const std::uint32_t levelShares = input.levels.childShares(account);
        for (const NodeRow child : input.levels.children(account)) {
            const std::uint32_t own = input.tree.shares(child);
            put(child,
                own == ParentShares ? ofAccount : clampedUsage(input.usageNorm[child], own, levelShares));
        }
    }
    return result;
}

/// Truncation to whole tickets, kept as reals: each of the 2^32 counts may occur, so none can mark "not
/// defined". What is not a number gets none.
double wholeTickets(double tickets)
{
    const double capped = tickets < AllTickets ? tickets : AllTickets;
    return tickets >= 0 ? static_cast<double>(static_cast<std::int64_t>(capped)) : 0;
}

struct Claims {
    const Values<std::uint8_t>& active;
    const Values<double>& shares;
    const Values<double>& f;
};

Values<double> distribute(const Levels& levels, const Claims& claims)
{
    Values<double> tickets(claims.active.size(), 0);
    tickets[RootRow] = AllTickets;
    for (const NodeRow account : levels.parents()) {
        if (claims.active[account] == 0)
            continue;
        const auto children = levels.children(account);
        // Who is active follows no pattern, so the figures of all are computed and those of some taken.
        double sum = 0;
        for (const NodeRow child : children) {
            const double claim = claims.shares[child] * claims.f[child];
            sum += claims.active[child] != 0 ? claim : 0;
        }
        for (const NodeRow child : children) {
            const double share = tickets[account] * claims.shares[child] * claims.f[child] / sum;
            tickets[child] = claims.active[child] != 0 ? wholeTickets(share) : 0;
        }
    }
    return tickets;
}

/// Tickets over the most tickets of a user; who is not active has none.
Values<double> ticketBasedFactors(const FairshareInput& input, const Values<double>& tickets)
{
    const ShareTree& tree = input.tree;
    double most = 0;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row))
            most = std::max(most, tickets[row]);
    Values<double> factor(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row)) {
            factor[row] = Undefined;
            continue;
        }
        const NodeRow source = tree.hasParentShares(row) ? input.levels.fairshareParent(row) : row;
        factor[row] = most != 0 ? tickets[source] / most : 0;
    }
    return factor;
}

ResultTable evaluateTicketBased(const FairshareInput& input, const ParameterValues&)
{
    const Values<double>& shares = *input.shares.ofClusterUnguarded;
    UsageAndF usage = usageAndF(input, shares);
    Values<std::uint8_t> active = activeRows(input.tree);
    Values<double> tickets = distribute(input.levels, {active, shares, usage.f});
    Values<double> factor = ticketBasedFactors(input, tickets);
    ResultTable table;
    flagFactors(input.tree, factor, table.diagnostics);
    table.columns = {
        sharesOfClusterColumn(input.shares.ofClusterUnguarded),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(usage.usageEffective),
            fairshare::phrase("Normalized usage, at least a hundredth of the fraction of the level.")),
        {{"f", "f", "",
             fairshare::phrase(
                 "Normalized shares over effective usage: how far below its target, at most 100."),
             4},
            shared(std::move(usage.f))},
        {{"tickets", fairshare::phrase("Tickets"), "",
             fairshare::phrase("Of 4294967295 at the root, split among active siblings by shares times f."),
             0},
            shared(std::move(tickets))},
        {{"active", fairshare::phrase("Active"), "",
             fairshare::phrase("Has jobs waiting at or below it; only active associations get tickets."), 0},
            shared(std::move(active))},
        factorColumn(std::move(factor),
            fairshare::phrase("Tickets over the most tickets of any user: 1 for the best, 0 without waiting "
                              "jobs; above 1 only for users with parent shares. The value decides.")),
    };
    return table;
}

} // namespace

Algorithm ticket_based()
{
    return {.id = "ticket_based",
        .title = fairshare::phrase("Ticket-based"),
        .summary = fairshare::phrase("Splits tickets down the tree among those who have jobs waiting, by "
                                     "shares and by how far they are below their target."),
        .formula = fairshare::phrase("T = T(account) * S * f / sum over active siblings of S * f, f = S / "
                                     "max(U, 0.01 S); factor = T / largest T of a user"),
        .source = fairshare::phrase("Slurm 14.11.0-pre3, PriorityFlags=TICKET_BASED (2.5 to 15.08.0-pre5)"),
        .meaning = FactorMeaning::ValueDecides,
        .evaluate = evaluateTicketBased};
}

} // namespace fairshare::algorithm_files
