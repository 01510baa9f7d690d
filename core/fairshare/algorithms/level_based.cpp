// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/ranking.h"
#include "core/fairshare/result_columns.h"
#include "core/tree/share_tree.h"

#include <array>
#include <cmath>
#include <cstring>

namespace fairshare::algorithm_files {
namespace {

constexpr std::array LevelBasedParameters{ParameterSpec{.id = "priority_levels",
    .title = fairshare::phrase("Priority levels"),
    .meaning = fairshare::phrase(
        "PriorityLevels: into how many buckets the 64 bits are cut; deeper levels do not count."),
    .minimum = 1,
    .maximum = 16,
    .defaultNumber = 4}};

/// How the 64-bit word is cut: `levels` buckets from the top, what is left over stays 0 at the bottom.
struct Buckets {
    explicit Buckets(unsigned levels)
        : count(levels)
        , width(64 / levels)
        , unused(64 % levels)
        , largest(~std::uint64_t{0} >> (64 - width))
    {
    }
    std::uint64_t place(std::uint64_t value, unsigned level) const
    {
        return value << ((count - level - 1) * width + unused);
    }

    unsigned count;
    unsigned width;
    unsigned unused;
    std::uint64_t largest;
};

/// Truncation of 1 + 2^(-q) * (largest - 1) in extended precision, the definition.
std::uint64_t exactBucketValue(const Buckets& buckets, double shares, double usage)
{
    const long double interpolated = 0.1L + shares * (1.0L - 0.1L);
    const long double power = std::exp2(-(usage / interpolated));
    return static_cast<std::uint64_t>(1 + power * static_cast<long double>(buckets.largest - 1));
}

/// 1 … largest; largest for no usage or no shares. S is interpolated here and nowhere else.
std::uint64_t bucketValue(const Buckets& buckets, double shares, double usage)
{
    if (shares == 0 || usage == 0)
        return buckets.largest;
    constexpr unsigned WidestInDouble = 32;
    if (buckets.width > WidestInDouble)
        return exactBucketValue(buckets, shares, usage);
    // Plain double decides unless the value lies so near to an integer that its rounding errors, a few units
    // in the last place times the exponent, could carry it across; the slow definition is asked only then.
    const double q = usage / (0.1 + shares * 0.9);
    const double value = 1 + std::exp2(-q) * static_cast<double>(buckets.largest - 1);
    const double doubt = value * (q + 4) * 1e-15;
    const auto whole = static_cast<std::uint64_t>(value);
    const double above = value - static_cast<double>(whole);
    if (above > doubt && above < 1 - doubt)
        return whole;
    return exactBucketValue(buckets, shares, usage);
}

struct WordColumns {
    Values<double> usageEffective;
    Values<std::uint64_t> levelWord;
    Values<std::uint64_t> raw;
};

struct ShareAndUsage {
    double shares;
    double usage;
};

std::uint64_t ownBucket(const ShareTree& tree, NodeRow row, const Buckets& buckets, ShareAndUsage figures)
{
    if (tree.hasParentShares(row))
        return tree.isUser(row) ? buckets.largest : 0;
    return bucketValue(buckets, figures.shares, figures.usage);
}

/// Effective usage within the level, rounded to double as the original stores it.
double usageWithinLevel(const FairshareInput& input, NodeRow row, NodeRow above)
{
    const long double whole = input.usageTotal[above];
    return whole == 0 ? 0 : static_cast<double>(input.usageTotal[row] / whole);
}

WordColumns words(const FairshareInput& input, const Buckets& buckets)
{
    const ShareTree& tree = input.tree;
    const auto n = static_cast<NodeRow>(tree.size());
    const Values<double>& shares = *input.shares.withinLevel;
    std::span<const double> earlierUsage;
    std::span<const std::uint64_t> earlierWord;
    if (input.previous != nullptr) {
        earlierUsage = input.previous->reals("usage_efctv");
        earlierWord = input.previous->words("level_word");
    }
    WordColumns result{Values<double>(n), Values<std::uint64_t>(n), Values<std::uint64_t>(n)};
    Values<std::uint32_t> childLevel(n);
    result.usageEffective[RootRow] = 1;
    result.levelWord[RootRow] = 0;
    result.raw[RootRow] = 0;
    childLevel[RootRow] = 0;
    for (NodeRow row = 1; row < n; ++row) {
        const NodeRow above = input.levels.fairshareParent(row);
        const std::uint32_t level = childLevel[above];
        childLevel[row] = level + 1;
        if (input.isSameLevel(above)) {
            result.usageEffective[row] = earlierUsage[row];
            result.levelWord[row] = earlierWord[row];
        } else {
            const double usage = usageWithinLevel(input, row, above);
            result.usageEffective[row] = usage;
            result.levelWord[row] = level < buckets.count
                ? buckets.place(ownBucket(tree, row, buckets, {shares[row], usage}), level)
                : 0;
        }
        result.raw[row] = result.raw[tree.parent(row)] | result.levelWord[row];
    }
    return result;
}

/// rank / users through the original's 64-bit detour, which costs the last bit here and there: the
/// definition.
double exactFactorOf(std::uint32_t rankFromLast, std::size_t users)
{
    const double scaled = double(rankFromLast) * 18446744073709551616.0;
    const auto ranked = static_cast<std::uint64_t>(scaled / static_cast<long double>(users));
    return static_cast<double>(static_cast<long double>(ranked) / 18446744073709551615.0L);
}

/// The same, faster: the detour is off by less than 2^-63, so it decides only where the quotient lies that
/// near to the middle of two doubles.
double factorOf(std::uint32_t rankFromLast, std::size_t users)
{
    const auto quotient = static_cast<long double>(rankFromLast) / static_cast<long double>(users);
    constexpr long double LeastCertain = 0x1p-6L;
    if (quotient < LeastCertain)
        return exactFactorOf(rankFromLast, users);
    // The bits of an extended mantissa that a double has no room for; the middle is half of them. From
    // LeastCertain up, 2^-63 is at most 64 units of the lowest.
    constexpr std::uint64_t LostMask = (1U << 11) - 1;
    constexpr std::uint64_t Middle = 1U << 10;
    constexpr std::uint64_t Doubt = std::uint64_t{2} * 64;
    std::uint64_t mantissa = 0;
    std::memcpy(&mantissa, &quotient, sizeof mantissa);
    if ((mantissa & LostMask) - (Middle - Doubt) <= 2 * Doubt)
        return exactFactorOf(rankFromLast, users);
    return static_cast<double>(quotient);
}

Values<double> levelBasedFactors(const ShareTree& tree, const Values<std::uint32_t>& rank)
{
    const std::size_t users = tree.userCount();
    Values<double> factor(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        factor[row] = rank[row] == UndefinedCount
            ? Undefined
            : factorOf(static_cast<std::uint32_t>(users) - rank[row], users);
    return factor;
}

ResultTable evaluateLevelBased(const FairshareInput& input, const ParameterValues& values)
{
    const Buckets buckets(static_cast<unsigned>(numberOf(LevelBasedParameters[0], values)));
    WordColumns word = words(input, buckets);
    Values<std::uint32_t> rank = rankUsersByWord(input.tree, word.raw);
    Values<double> factor = levelBasedFactors(input.tree, rank);
    ResultTable table;
    table.columns = {
        sharesWithinLevelColumn(input),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(word.usageEffective),
            fairshare::phrase(
                "Raw usage over that of the account it competes in; above 1 only for inconsistent totals.")),
        {{"level_word", fairshare::phrase("Level word"), "",
             fairshare::phrase("The bits of this level: 1 + 2^(-U / (0.1 + 0.9 S)) of its bucket."), 0},
            shared(std::move(word.levelWord))},
        {{"priority_fs_raw", fairshare::phrase("Word"), "",
             fairshare::phrase("All levels from the top down; compared as one 64-bit number."), 0},
            shared(std::move(word.raw))},
        rankColumn(std::move(rank)),
        factorColumn(std::move(factor),
            fairshare::phrase("Place from the last, counted from 0, over the number of users: 0 for the "
                              "last. Only the order matters.")),
    };
    return table;
}

} // namespace

Algorithm level_based()
{
    return {.id = "level_based",
        .title = fairshare::phrase("Level-based"),
        .summary = fairshare::phrase("Packs one number a level into a 64-bit word, the top level in the "
                                     "highest bits, and ranks users by it."),
        .formula = fairshare::phrase("bucket = 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), truncated; w = 64 / "
                                     "priority_levels; factor = rank from last / users"),
        .source = fairshare::phrase("Slurm 14.11.0-pre3, PriorityFlags=LEVEL_BASED"),
        .meaning = FactorMeaning::RankDecides,
        .parameters = LevelBasedParameters,
        .evaluate = evaluateLevelBased};
}

} // namespace fairshare::algorithm_files
