// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/result_columns.h"
#include "core/fairshare/served_words.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::algorithm_files {
namespace {

constexpr double AllTickets = 0xFFFFFFFFU;
/// The double 0.01 widened, as in Slurm, not the extended constant.
constexpr long double LeastUsage = 0.01;

/// Marks associations with pending jobs at or below them.
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

/// Returns the normalized usage, but at least a hundredth of the row's fraction of its level.
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
    // Not "shares > 0": NaN must pass, as in Slurm.
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

/// Truncates to whole tickets; NaN becomes 0. Tickets stay doubles: each of the 2^32 counts is possible, so
/// no count could mark "not defined".
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
        // Active rows follow no pattern. Computing every row and selecting avoids unpredictable branches.
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

/// Returns tickets divided by the highest number of tickets of any user. Inactive users have no tickets.
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
            fairshare::phrase(
                "Normalized usage; directly below the root, at least 0.01 * raw shares / level shares.")),
        {{"f", "f", "",
             fairshare::phrase(
                 "Normalized shares divided by effective usage: how far below target, at most 100."),
             4},
            shared(std::move(usage.f))},
        {{"tickets", fairshare::phrase("Tickets"), "",
             fairshare::phrase(
                 "Part of the root's 4294967295 tickets, split among active siblings by shares times f."),
             0},
            shared(std::move(tickets))},
        {{"active", fairshare::phrase("Active"), "",
             fairshare::phrase("Has pending jobs at or below it; only active associations get tickets."), 0},
            shared(std::move(active))},
        factorColumn(std::move(factor),
            fairshare::phrase("Tickets divided by the most tickets of any user: 1 for the best, 0 without "
                              "pending jobs; above 1 only with parent shares. The value itself matters.")),
    };
    return table;
}

constexpr std::array<std::string_view, 5> TicketColumns{
    "shares_norm", "usage_efctv", "f", "tickets", "factor"};

std::uint32_t ticketsOf(const ExplainedPair& pair, NodeRow row)
{
    return static_cast<std::uint32_t>(pair.figures.table.reals("tickets")[row]);
}

/// Returns the row whose tickets a user's jobs get: the user, or its account for parent shares.
NodeRow ticketSource(const ExplainedPair& pair, NodeRow user)
{
    return pair.tree().hasParentShares(user) ? pair.levels().fairshareParent(user) : user;
}

bool isActive(const ExplainedPair& pair, NodeRow row)
{
    return pair.figures.table.flags("active")[row] != 0;
}

/// Returns whether any user in the tree has pending jobs.
bool anyActive(const ExplainedPair& pair)
{
    const auto active = pair.figures.table.flags("active");
    return std::any_of(active.begin() + 1, active.end(), [](std::uint8_t flag) { return flag != 0; });
}

std::string ticketText(const ExplainedPair& pair, NodeRow user)
{
    const NodeRow source = ticketSource(pair, user);
    if (!isActive(pair, source))
        return fairshare::say("{} has no pending jobs and gets no tickets", pair.label(user));
    const std::uint32_t tickets = ticketsOf(pair, source);
    return source == user
        ? fairshare::say("{} has {} tickets", pair.label(user), tickets)
        : fairshare::say("{} gets the {} tickets of {}", pair.label(user), tickets, pair.tree().name(source));
}

std::string splitText(const ExplainedPair& pair)
{
    const NodeRow first = pair.firstChain.front();
    const NodeRow second = pair.secondChain.front();
    if (first == pair.first && second == pair.second)
        return ".";
    return fairshare::say("; {}, {} tickets go to {} and {} to {}.", pair.place(pair.common),
        ticketsOf(pair, first), pair.label(first), ticketsOf(pair, second), pair.label(second));
}

Verdict judgeTickets(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return {fairshare::say("{}; the factor is {}.", ticketText(pair, pair.first),
                    shown(pair.real("factor", pair.first))),
            "", {}};
    const bool firstActive = isActive(pair, ticketSource(pair, pair.first));
    const bool secondActive = isActive(pair, ticketSource(pair, pair.second));
    if (!firstActive && !secondActive)
        return factorVerdict(pair,
            anyActive(pair)
                ? fairshare::say("Neither has pending jobs, so both factors are 0.")
                : fairshare::say("No user has pending jobs, so nobody gets tickets and every factor is 0."));
    const std::string split = firstActive && secondActive ? splitText(pair) : std::string(".");
    const std::string first = ticketText(pair, pair.first);
    const std::string second = ticketText(pair, pair.second);
    return factorVerdict(pair,
        pair.tied() ? fairshare::say("Tied: {}, {}{}", first, second, split)
                    : fairshare::say("Decided by tickets: {}, {}{}", first, second, split));
}

/// Explains f = S / max(U, 0.01 S).
std::string belowTarget(const ExplainedPair& pair, NodeRow row)
{
    const double shares = pair.real("shares_norm", row);
    const double usage = pair.real("usage_efctv", row);
    const std::string f = operand(pair.real("f", row));
    if (!(shares > 0))
        return fairshare::say("f = {} (no shares)", f);
    if (usage < LeastUsage * shares)
        return fmt::format("f = {0} / ({1} * {0}) = {2}", operand(shares), saidNumber("0.01"), f);
    return fmt::format("f = {} / {} = {}", operand(shares), operand(usage), f);
}

/// Sum of the claims of a level, over rows with pending jobs.
struct ActiveClaims {
    double sum = 0;
    std::string terms{}; ///< the sum with its numbers; only the first terms if there are many
};

ActiveClaims activeClaims(const ExplainedPair& pair, NodeRow account)
{
    constexpr std::size_t MostTerms = 6;
    ActiveClaims claims;
    std::size_t count = 0;
    for (const NodeRow row : pair.levels().children(account)) {
        if (!isActive(pair, row))
            continue;
        const double shares = pair.real("shares_norm", row);
        const double f = pair.real("f", row);
        claims.sum += shares * f;
        if (++count <= MostTerms)
            claims.terms += fmt::format("{}{} * {}", count == 1 ? "" : " + ", operand(shares), operand(f));
    }
    if (count > MostTerms)
        claims.terms += " + " + fairshare::say("{} more", count - MostTerms);
    return claims;
}

std::vector<std::string> ticketSteps(const ExplainedPair& pair, NodeRow row)
{
    if (!isActive(pair, row))
        return {fairshare::say("0 tickets (no pending jobs)")};
    if (std::isnan(pair.real("shares_norm", row)))
        return {fairshare::say("0 tickets (the shares of this level add up to 0)")};
    const NodeRow above = pair.levels().fairshareParent(row);
    const ActiveClaims claims = activeClaims(pair, above);
    const std::string sum = operand(claims.sum);
    return {belowTarget(pair, row),
        fairshare::say("sum of S * f over active siblings = {} = {}", claims.terms, sum),
        fairshare::say("{} * {} * {} / {} = {} tickets", ticketsOf(pair, above),
            operand(pair.real("shares_norm", row)), operand(pair.real("f", row)), sum, ticketsOf(pair, row))};
}

std::string ticketFactor(const ExplainedPair& pair, NodeRow user)
{
    const NodeRow source = ticketSource(pair, user);
    const std::string factor = shown(pair.real("factor", user));
    if (!isActive(pair, source))
        return fairshare::say("factor {} (no pending jobs)", factor);
    double most = 0;
    for (NodeRow row = 0; row < pair.tree().size(); ++row)
        if (pair.tree().isUser(row))
            most = std::max(most, pair.real("tickets", row));
    if (most == 0)
        return fairshare::say("factor {} (no user has tickets)", factor);
    const auto largest = static_cast<std::uint64_t>(most);
    if (source == user)
        return fairshare::say("{} / {} (highest of any user) = {}", ticketsOf(pair, source), largest, factor);
    return fairshare::say("{} (inherited from {}) / {} (highest of any user) = {}", ticketsOf(pair, source),
        pair.tree().name(source), largest, factor);
}

} // namespace

Algorithm ticket_based()
{
    return {.id = "ticket_based",
        .title = fairshare::phrase("Ticket-based"),
        .summary = fairshare::phrase("Splits tickets down the tree among those with pending jobs, by shares "
                                     "and by how far they are below target."),
        .formula = fairshare::phrase("T = T(account) * S * f / sum over active siblings of S * f, f = S / "
                                     "max(U, 0.01 S); factor = T / largest T of a user"),
        .source = fairshare::phrase("Slurm 14.11.0-pre3, PriorityFlags=TICKET_BASED (2.5 to 15.08.0-pre5)"),
        .meaning = FactorMeaning::ValueDecides,
        .evaluate = evaluateTicketBased,
        .words = {.rule = fairshare::phrase(
                      "Tickets are distributed down the tree to users with pending jobs. Each level splits "
                      "them by shares and by how little was used. The user with the most tickets gets factor "
                      "1, the others a proportional part of it."),
            .rewards = fairshare::phrase("It rewards users who are waiting now and used little, and lets "
                                         "active users benefit from the shares of inactive ones."),
            .weakness = fairshare::phrase(
                "Its weakness: every factor changes whenever anyone starts or stops waiting, and nobody can "
                "predict what a job will be worth. Slurm dropped it before 15.08.")},
        .slurmFlag = "TICKET_BASED",
        .readsPendingJobs = true,
        .explainer = {.columns = TicketColumns,
            .figure = "tickets",
            .judge = judgeTickets,
            .words = servedByUsage,
            .steps = ticketSteps,
            .factor = ticketFactor}};
}

} // namespace fairshare::algorithm_files
