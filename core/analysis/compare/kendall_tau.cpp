// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/kendall_tau.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/table/column.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <vector>

namespace fairshare {
namespace {

/// Both ranks of one user in one word: sorting the words sorts by `a`, then by `b`.
using RankPair = std::uint64_t;

std::uint32_t second(RankPair pair)
{
    return static_cast<std::uint32_t>(pair);
}

std::vector<RankPair> sortedPairs(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    assert(a.size() == b.size());
    std::vector<RankPair> pairs;
    pairs.reserve(a.size());
    for (std::size_t row = 0; row < a.size(); ++row)
        if (a[row] != UndefinedCount && b[row] != UndefinedCount)
            pairs.push_back(RankPair{a[row]} << 32 | b[row]);
    std::sort(pairs.begin(), pairs.end());
    return pairs;
}

std::uint64_t pairsOf(std::uint64_t count)
{
    return count * (count - 1) / 2;
}

/// Counts pairs of elements of a sorted list that have the same key.
template <typename List, typename KeyOf>
std::uint64_t tiedPairs(const List& sorted, KeyOf keyOf)
{
    std::uint64_t tied = 0;
    std::uint64_t run = 0;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        run = i > 0 && keyOf(sorted[i]) == keyOf(sorted[i - 1]) ? run + 1 : 0;
        tied += run;
    }
    return tied;
}

/// Counts pairs i < j with values[i] > values[j], using a tree of prefix counts over the order of the values.
/// @param sorted the same values, ascending
std::uint64_t inversions(std::span<const std::uint32_t> values, std::span<const std::uint32_t> sorted)
{
    std::vector<std::uint32_t> seen(sorted.size() + 1, 0);
    std::uint64_t inverted = 0;
    std::uint64_t before = 0;
    for (const std::uint32_t value : values) {
        const auto place =
            static_cast<std::size_t>(std::upper_bound(sorted.begin(), sorted.end(), value) - sorted.begin());
        std::uint64_t notAbove = 0;
        for (std::size_t at = place; at > 0; at &= at - 1)
            notAbove += seen[at];
        inverted += before++ - notAbove;
        for (std::size_t at = place; at < seen.size(); at += std::size_t{1} << std::countr_zero(at))
            ++seen[at];
    }
    return inverted;
}

} // namespace

double kendallTauB(std::span<const std::uint32_t> a, std::span<const std::uint32_t> b)
{
    const std::vector<RankPair> pairs = sortedPairs(a, b);
    if (pairs.size() < 2)
        return Undefined;
    std::vector<std::uint32_t> values;
    values.reserve(pairs.size());
    for (const RankPair pair : pairs)
        values.push_back(second(pair));
    std::vector<std::uint32_t> sorted = values;
    std::sort(sorted.begin(), sorted.end());

    const std::uint64_t all = pairsOf(pairs.size());
    const std::uint64_t tiedInA = tiedPairs(pairs, [](RankPair pair) { return pair >> 32; });
    const std::uint64_t tiedInB = tiedPairs(sorted, [](std::uint32_t value) { return value; });
    const std::uint64_t tiedInBoth = tiedPairs(pairs, [](RankPair pair) { return pair; });
    if (tiedInA == all || tiedInB == all)
        return Undefined;
    const std::uint64_t discordant = inversions(values, sorted);
    const std::uint64_t concordant = all - tiedInA - tiedInB + tiedInBoth - discordant;
    const double difference = concordant >= discordant ? static_cast<double>(concordant - discordant)
                                                       : -static_cast<double>(discordant - concordant);
    const auto untiedInA = static_cast<double>(all - tiedInA);
    const auto untiedInB = static_cast<double>(all - tiedInB);
    // A single square root of the product would be inexact for equal rankings of very many users.
    return tiedInA == tiedInB ? difference / untiedInA
                              : difference / (std::sqrt(untiedInA) * std::sqrt(untiedInB));
}

std::string tauText(double tau)
{
    constexpr int Decimals = 2;
    if (isUndefined(tau))
        return "–";
    std::string text = fixed(tau, Decimals);
    if (text == "1.00" && tau < 1)
        text = "0.99";
    return saidNumber(text.starts_with('-') ? "−" + text.substr(1) : text);
}

} // namespace fairshare
