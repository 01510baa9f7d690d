// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/answers/order_answers.h"

#include "core/analysis/compare/kendall_tau.h"
#include "core/analysis/explain/explanation.h"
#include "core/base/counted_words.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/user_label.h"

#include <optional>

namespace fairshare {
namespace {

std::string titleOf(const Evaluation& now, std::size_t algorithm)
{
    return said(now.results[algorithm].algorithm->title);
}

/// Best and worst rank of a user, and the first algorithms under which they occur.
struct RankRange {
    NodeRow user = NoRow;
    std::size_t best = 0;
    std::size_t worst = 0;
    std::uint32_t width = 0;
};

RankRange rangeOf(const Evaluation& now, NodeRow user)
{
    const auto rank = [&](std::size_t algorithm) { return (*now.results[algorithm].rank)[user]; };
    RankRange range{.user = user};
    for (std::size_t i = 0; i < now.results.size(); ++i) {
        if (rank(i) == UndefinedCount)
            return {};
        if (rank(i) < rank(range.best))
            range.best = i;
        if (rank(i) > rank(range.worst))
            range.worst = i;
    }
    range.width = rank(range.worst) - rank(range.best);
    return range;
}

/// Returns the algorithm with the highest count; empty if all counts are equal.
template <typename Items, typename Count>
std::optional<std::size_t> mostOf(const Items& items, Count count)
{
    std::size_t most = 0;
    bool differs = false;
    for (std::size_t i = 1; i < items.size(); ++i) {
        differs = differs || count(items[i]) != count(items.front());
        if (count(items[i]) > count(items[most]))
            most = i;
    }
    return differs ? std::optional(most) : std::nullopt;
}

} // namespace

std::string rankRangeAnswer(const Evaluation& now)
{
    if (now.results.size() < 2 || now.tree.userCount() < 2)
        return {};
    RankRange widest;
    for (NodeRow row = 0; row < now.tree.size(); ++row)
        if (now.tree.isUser(row))
            if (const RankRange range = rangeOf(now, row); range.width > widest.width)
                widest = range;
    if (widest.width == 0)
        return fairshare::say("Every user has the same rank under all algorithms.");
    const auto rank = [&](std::size_t algorithm) {
        return grouped((*now.results[algorithm].rank)[widest.user], ThinSeparator);
    };
    return fairshare::say("The rank of {} depends most on the algorithm: {} under {}, {} under {}.",
        userLabel(now.tree, widest.user), rank(widest.best), titleOf(now, widest.best), rank(widest.worst),
        titleOf(now, widest.worst));
}

std::string agreementAnswer(const Evaluation& now, std::span<const double> tau)
{
    const std::size_t n = now.results.size();
    std::size_t most = 0; // on the diagonal: none found yet
    std::size_t least = 0;
    for (std::size_t row = 1; row < n; ++row)
        for (std::size_t column = 0; column < row; ++column) {
            const std::size_t at = row * n + column;
            if (isUndefined(tau[at]))
                continue;
            most = most == 0 || tau[at] > tau[most] ? at : most;
            least = least == 0 || tau[at] < tau[least] ? at : least;
        }
    if (most == 0)
        return {};
    const auto pair = [&](std::size_t at) {
        return fairshare::say("{} and {}", titleOf(now, at % n), titleOf(now, at / n));
    };
    if (tau[most] == tau[least])
        return fairshare::say("Tau is {} for every pair of algorithms.", tauText(tau[most]));
    return fairshare::say("{} agree most (tau {}), {} agree least ({}).", pair(most), tauText(tau[most]),
        pair(least), tauText(tau[least]));
}

std::string sharedFactorsAnswer(const Evaluation& now, std::span<const FactorSpread> spreads)
{
    if (spreads.empty() || now.tree.userCount() < 2)
        return {};
    const auto most = mostOf(spreads, [](const FactorSpread& spread) { return spread.sharing; });
    const std::string users = grouped(now.tree.userCount(), ThinSeparator);
    const std::string sharing = grouped(spreads[most.value_or(0)].sharing, ThinSeparator);
    if (most)
        return fairshare::say(
            "{} has the most users with tied factors: {} of {}.", titleOf(now, *most), sharing, users);
    if (spreads.front().sharing == 0)
        return fairshare::say("No two users have the same factor under any algorithm.");
    return fairshare::say("Under every algorithm, {} of {} users have tied factors.", sharing, users);
}

std::string collisionsAnswer(
    const Evaluation& now, std::span<const PriorityCollisions> found, std::uint32_t weight)
{
    if (found.empty() || now.tree.userCount() < 2)
        return {};
    const auto most = mostOf(found, [](const PriorityCollisions& each) { return each.sharing; });
    const PriorityCollisions& told = found[most.value_or(0)];
    const std::string at = grouped(weight, ThinSeparator);
    const std::string users = grouped(now.tree.userCount(), ThinSeparator);
    const std::string sharing = grouped(told.sharing, ThinSeparator);
    if (!most)
        return fairshare::say("At weight {}, {} of {} users share an integer priority under every algorithm.",
            at, sharing, users);
    return fairshare::say("At weight {}, {} has the most users who share an integer priority: {} of {}, {} "
                          "of them because of equal factors.",
        at, titleOf(now, *most), sharing, users, grouped(told.sharingByFactor, ThinSeparator));
}

} // namespace fairshare
