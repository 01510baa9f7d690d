// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explained_pair.h"
#include "core/base/say.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

/// Classic, depth-oblivious and ticket-based: the users' own factors are compared, wherever they hang.
namespace fairshare::explainers {
namespace {

constexpr std::array<std::string_view, 4> UsageColumns{"shares_norm", "usage_norm", "usage_efctv", "factor"};
constexpr std::array<std::string_view, 5> TicketColumns{
    "shares_norm", "usage_efctv", "f", "tickets", "factor"};
constexpr std::array<std::string_view, 1> OtherColumns{"factor"};

std::string factorDecision(const ExplainedPair& pair)
{
    const double first = pair.real("factor", pair.first);
    const double second = pair.real("factor", pair.second);
    const auto texts = distinctTexts(first, second, 6);
    return fairshare::say("factor {} {} {}", texts.first, first == second ? "=" : ">", texts.second);
}

Verdict withFactors(const ExplainedPair& pair, std::string reason)
{
    return {std::move(reason), factorDecision(pair), {pair.first, pair.second}};
}

double usageOverShares(const ExplainedPair& pair, NodeRow row)
{
    return pair.real("usage_efctv", row) / pair.real("shares_norm", row);
}

bool hasShares(const ExplainedPair& pair, NodeRow row)
{
    return pair.real("shares_norm", row) > 0;
}

std::string usageReasonOfTie(const ExplainedPair& pair)
{
    if (!hasShares(pair, pair.first) && !hasShares(pair, pair.second))
        return fairshare::say("Neither has a share of the cluster, so both factors are 0.");
    if (pair.real("factor", pair.first) == 0)
        return fairshare::say("Both factors are 0: too small to be told apart.");
    if (usageOverShares(pair, pair.first) == usageOverShares(pair, pair.second))
        return fairshare::say(
            "Both have the same ratio U / S of {}.", shown(usageOverShares(pair, pair.first)));
    return fairshare::say("Their ratios U / S are so close that both factors round to the same number.");
}

Verdict judgeUsage(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return {fairshare::say("Its effective usage {} over its normalized shares {} gives the factor {}.",
                    shown(pair.real("usage_efctv", pair.first)), shown(pair.real("shares_norm", pair.first)),
                    shown(pair.real("factor", pair.first))),
            "", {}};
    if (pair.tied())
        return withFactors(pair, usageReasonOfTie(pair));
    if (!hasShares(pair, pair.second))
        return withFactors(pair,
            fairshare::say("{} has no share of the cluster, so its factor is 0.", pair.label(pair.second)));
    const auto ratios =
        distinctTexts(usageOverShares(pair, pair.first), usageOverShares(pair, pair.second), 4);
    return withFactors(pair,
        fairshare::say("Decided by effective usage over shares, whatever the accounts: {} has U / S = {}, {} "
                       "has {}; the smaller comes first.",
            pair.label(pair.first), ratios.first, pair.label(pair.second), ratios.second));
}

std::string factorFormula(const ExplainedPair& pair, NodeRow row)
{
    const double shares = pair.real("shares_norm", row);
    if (!(shares > 0))
        return fairshare::say("factor 0 (no shares)");
    const std::string damping = saidNumber(toText(pair.result.parameters.at("damping")));
    return fmt::format("2^(-({} / {}){}) = {}", operand(pair.real("usage_efctv", row)), operand(shares),
        damping == "1" ? "" : " / " + damping, shown(pair.real("factor", row)));
}

/// Normalized shares of the whole cluster, from those of the account.
std::string clusterShares(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string result = shown(pair.real("shares_norm", row));
    if (pair.tree().hasParentShares(row))
        return fairshare::say("S = {} (of {})", result, pair.tree().name(above));
    const std::uint32_t levelShares = pair.levels().levelShares(row);
    if (levelShares == 0)
        return fairshare::say("S = {} (the shares of this level add up to 0)", result);
    const std::string fraction = fmt::format("{}/{}", pair.tree().shares(row), levelShares);
    if (above == RootRow)
        return fmt::format("S = {} = {}", fraction, result);
    return fmt::format("S = {} * {} = {}", operand(pair.real("shares_norm", above)), fraction, result);
}

std::string classicUsage(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string effective = shown(pair.real("usage_efctv", row));
    if (above == RootRow)
        return fairshare::say("U = {} (own)", effective);
    if (pair.tree().hasParentShares(row) || pair.levels().levelShares(row) == 0)
        return fairshare::say("U = {} (of {})", effective, pair.tree().name(above));
    const std::string own = operand(pair.real("usage_norm", row));
    return fmt::format("U = {} + ({} - {}) * {}/{} = {}", own, operand(pair.real("usage_efctv", above)), own,
        pair.tree().shares(row), pair.levels().levelShares(row), effective);
}

std::vector<std::string> classicSteps(const ExplainedPair& pair, NodeRow row)
{
    return {classicUsage(pair, row), factorFormula(pair, row)};
}

std::string depthObliviousUsage(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string effective = shown(pair.real("usage_efctv", row));
    if (above != RootRow && pair.tree().hasParentShares(row))
        return fairshare::say("U = {} (of {})", effective, pair.tree().name(above));
    const double shares = pair.real("shares_norm", row);
    const double accountShares = pair.real("shares_norm", above);
    const double accountUsage = pair.real("usage_efctv", above);
    const double own = above == RootRow ? 0 : pair.real("usage_norm", row);
    if (!(shares != 0 && accountShares != 0 && accountUsage != 0 && own != 0))
        return fairshare::say("U = {} (own)", effective);
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

std::uint32_t ticketsOf(const ExplainedPair& pair, NodeRow row)
{
    return static_cast<std::uint32_t>(pair.result.table.reals("tickets")[row]);
}

/// Whose tickets a user's jobs get: its own, or those of the account for parent shares.
NodeRow ticketSource(const ExplainedPair& pair, NodeRow user)
{
    return pair.tree().hasParentShares(user) ? pair.levels().fairshareParent(user) : user;
}

bool isActive(const ExplainedPair& pair, NodeRow row)
{
    return pair.result.table.flags("active")[row] != 0;
}

/// Whether anybody in the tree has jobs waiting.
bool anyActive(const ExplainedPair& pair)
{
    const auto active = pair.result.table.flags("active");
    return std::any_of(active.begin() + 1, active.end(), [](std::uint8_t flag) { return flag != 0; });
}

std::string ticketText(const ExplainedPair& pair, NodeRow user)
{
    const NodeRow source = ticketSource(pair, user);
    if (!isActive(pair, source))
        return fairshare::say("{} has no jobs waiting and gets no tickets", pair.label(user));
    const std::uint32_t tickets = ticketsOf(pair, source);
    return source == user
        ? fairshare::say("{} has {} tickets", pair.label(user), tickets)
        : fairshare::say("{} has the {} tickets of {}", pair.label(user), tickets, pair.tree().name(source));
}

std::string splitText(const ExplainedPair& pair)
{
    const NodeRow first = pair.firstChain.front();
    const NodeRow second = pair.secondChain.front();
    if (first == pair.first && second == pair.second)
        return ".";
    return fairshare::say("; {}, {} goes to {} and {} to {}.", pair.place(pair.common),
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
        return withFactors(pair,
            anyActive(pair)
                ? fairshare::say("Neither has jobs waiting, so both factors are 0.")
                : fairshare::say("No user has jobs waiting, so nobody gets tickets and every factor is 0."));
    const std::string split = firstActive && secondActive ? splitText(pair) : std::string(".");
    const std::string first = ticketText(pair, pair.first);
    const std::string second = ticketText(pair, pair.second);
    return withFactors(pair,
        pair.tied() ? fairshare::say("Tied: {}, {}{}", first, second, split)
                    : fairshare::say("Decided by tickets: {}, {}{}", first, second, split));
}

/// f = S / max(U, 0.01 S)
std::string belowTarget(const ExplainedPair& pair, NodeRow row)
{
    constexpr double LeastUsage = 0.01;
    const double shares = pair.real("shares_norm", row);
    const double usage = pair.real("usage_efctv", row);
    const std::string f = operand(pair.real("f", row));
    if (!(shares > 0))
        return fairshare::say("f = {} (no shares)", f);
    if (usage < LeastUsage * shares)
        return fmt::format("f = {0} / ({1} * {0}) = {2}", operand(shares), saidNumber("0.01"), f);
    return fmt::format("f = {} / {} = {}", operand(shares), operand(usage), f);
}

/// What the claims of a level add up to, each that of a row with jobs waiting.
struct ActiveClaims {
    double sum = 0;
    std::string terms{}; ///< with the numbers put in; of many the first few
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
        return {fairshare::say("0 tickets (no jobs waiting)")};
    if (std::isnan(pair.real("shares_norm", row)))
        return {fairshare::say("0 tickets (the shares of this level add up to 0)")};
    const NodeRow above = pair.levels().fairshareParent(row);
    const ActiveClaims claims = activeClaims(pair, above);
    const std::string sum = operand(claims.sum);
    return {belowTarget(pair, row),
        fairshare::say("sum of S * f of the active siblings = {} = {}", claims.terms, sum),
        fairshare::say("{} * {} * {} / {} = {} tickets", ticketsOf(pair, above),
            operand(pair.real("shares_norm", row)), operand(pair.real("f", row)), sum, ticketsOf(pair, row))};
}

std::string ticketFactor(const ExplainedPair& pair, NodeRow user)
{
    const NodeRow source = ticketSource(pair, user);
    const std::string factor = shown(pair.real("factor", user));
    if (!isActive(pair, source))
        return fairshare::say("factor {} (no jobs waiting)", factor);
    double most = 0;
    for (NodeRow row = 0; row < pair.tree().size(); ++row)
        if (pair.tree().isUser(row))
            most = std::max(most, pair.real("tickets", row));
    if (most == 0)
        return fairshare::say("factor {} (no user has tickets)", factor);
    const auto largest = static_cast<std::uint64_t>(most);
    if (source == user)
        return fairshare::say("{} / {} (most of any user) = {}", ticketsOf(pair, source), largest, factor);
    return fairshare::say("{} (of {}) / {} (most of any user) = {}", ticketsOf(pair, source),
        pair.tree().name(source), largest, factor);
}

Verdict judgeOther(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return {fairshare::say("Its factor is {}.", shown(pair.real("factor", pair.first))), "", {}};
    return withFactors(pair,
        pair.tied() ? fairshare::say("Both have the same factor.")
                    : fairshare::say("The higher factor comes first."));
}

std::vector<std::string> noSteps(const ExplainedPair&, NodeRow)
{
    return {};
}

} // namespace

Explainer classic()
{
    return {.algorithmId = "classic",
        .columns = UsageColumns,
        .judge = judgeUsage,
        .steps = classicSteps,
        .shares = clusterShares,
        .usage = classicUsage};
}

Explainer depthOblivious()
{
    return {.algorithmId = "depth_oblivious",
        .columns = UsageColumns,
        .judge = judgeUsage,
        .steps = depthObliviousSteps,
        .shares = clusterShares,
        .usage = depthObliviousUsage};
}

Explainer ticketBased()
{
    return {.algorithmId = "ticket_based",
        .columns = TicketColumns,
        .judge = judgeTickets,
        .steps = ticketSteps,
        .factor = ticketFactor};
}

Explainer other()
{
    return {.algorithmId = "", .columns = OtherColumns, .judge = judgeOther, .steps = noSteps};
}

} // namespace fairshare::explainers
