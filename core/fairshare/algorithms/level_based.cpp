// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/fairshare/algorithms/algorithms.h"
#include "core/fairshare/levels.h"
#include "core/fairshare/ranking.h"
#include "core/fairshare/result_columns.h"
#include "core/fairshare/served_words.h"
#include "core/fairshare/word_cut.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstring>

namespace fairshare::algorithm_files {
namespace {

constexpr std::array LevelBasedParameters{ParameterSpec{.id = "priority_levels",
    .title = fairshare::phrase("Priority levels"),
    .meaning = fairshare::phrase(
        "PriorityLevels: number of buckets that the 64 bits are split into; deeper levels are ignored."),
    .minimum = 1,
    .maximum = 16,
    .defaultNumber = 4}};

/// The definition: 1 + 2^(-q) * (largest - 1) in extended precision, truncated.
std::uint64_t exactBucketValue(const WordCut& buckets, double shares, double usage)
{
    const long double interpolated = 0.1L + shares * (1.0L - 0.1L);
    const long double power = std::exp2(-(usage / interpolated));
    return static_cast<std::uint64_t>(1 + power * static_cast<long double>(buckets.largest - 1));
}

/// Returns a value from 1 to largest; largest without usage or without shares. S is interpolated only here.
std::uint64_t bucketValue(const WordCut& buckets, double shares, double usage)
{
    if (shares == 0 || usage == 0)
        return buckets.largest;
    constexpr unsigned WidestInDouble = 32;
    if (buckets.width > WidestInDouble)
        return exactBucketValue(buckets, shares, usage);
    // Plain double is enough unless the value is very close to an integer. Its rounding errors are a few
    // units in the last place times the exponent. If they could cross the integer, the slow definition is
    // used.
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

std::uint64_t ownBucket(const ShareTree& tree, NodeRow row, const WordCut& buckets, ShareAndUsage figures)
{
    if (tree.hasParentShares(row))
        return tree.isUser(row) ? buckets.largest : 0;
    return bucketValue(buckets, figures.shares, figures.usage);
}

/// Returns the effective usage within the level, rounded to double as Slurm stores it.
double usageWithinLevel(const FairshareInput& input, NodeRow row, NodeRow above)
{
    const long double whole = input.usageTotal[above];
    return whole == 0 ? 0 : static_cast<double>(input.usageTotal[row] / whole);
}

WordColumns words(const FairshareInput& input, const WordCut& buckets)
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

/// The definition: rank / users by way of a 64-bit integer, as in Slurm. This sometimes changes the last bit.
double exactFactorOf(std::uint32_t rankFromLast, std::size_t users)
{
    const double scaled = double(rankFromLast) * 18446744073709551616.0;
    const auto ranked = static_cast<std::uint64_t>(scaled / static_cast<long double>(users));
    return static_cast<double>(static_cast<long double>(ranked) / 18446744073709551615.0L);
}

/// Faster version of exactFactorOf(). The integer step is off by less than 2^-63. It only matters if the
/// quotient is that close to the middle between two doubles.
double factorOf(std::uint32_t rankFromLast, std::size_t users)
{
    const auto quotient = static_cast<long double>(rankFromLast) / static_cast<long double>(users);
    constexpr long double LeastCertain = 0x1p-6L;
    if (quotient < LeastCertain)
        return exactFactorOf(rankFromLast, users);
    // Bits of an extended mantissa that do not fit in a double; the middle is half of them. From LeastCertain
    // up, 2^-63 is at most 64 units of the lowest bit.
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
    const WordCut buckets(static_cast<unsigned>(numberOf(LevelBasedParameters[0], values)));
    WordColumns word = words(input, buckets);
    Values<std::uint32_t> rank = rankUsersByWord(input.tree, word.raw);
    Values<double> factor = levelBasedFactors(input.tree, rank);
    ResultTable table;
    table.columns = {
        sharesWithinLevelColumn(input),
        usageNormColumn(input),
        usageEffectiveColumn(std::move(word.usageEffective),
            fairshare::phrase("Raw usage divided by that of the account in which the row competes; above 1 "
                              "only if totals are inconsistent.")),
        {{"level_word", fairshare::phrase("Level word"), "",
             fairshare::phrase(
                 "The w bits of this level: 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), truncated."),
             0},
            shared(std::move(word.levelWord))},
        {{"priority_fs_raw", fairshare::phrase("Word"), "",
             fairshare::phrase("All levels from the top down, compared as one 64-bit number."), 0},
            shared(std::move(word.raw))},
        rankColumn(std::move(rank)),
        factorColumn(std::move(factor),
            fairshare::phrase("Rank counted from the bottom, starting at 0, divided by the number of users. "
                              "Only the order matters.")),
    };
    return table;
}

constexpr std::array<std::string_view, 4> LevelBasedColumns{
    "shares_norm", "usage_efctv", "level_word", "priority_fs_raw"};

WordCut wordCutOf(const ExplainedPair& pair)
{
    return WordCut(static_cast<unsigned>(numberOf(LevelBasedParameters[0], pair.figures.parameters)));
}

/// Formats a bucket value for sentences.
std::string bucketText(const WordCut& cut, std::uint64_t value)
{
    return "0x" + cut.digits(value);
}

std::uint64_t wordOf(const ExplainedPair& pair, NodeRow row)
{
    return pair.figures.table.words("priority_fs_raw")[row];
}

/// Returns the number of levels below the root: 0 for rows that compete directly below it. Stops counting at
/// `most`.
unsigned levelOf(const ExplainedPair& pair, NodeRow row, unsigned most = std::numeric_limits<unsigned>::max())
{
    unsigned level = 0;
    for (NodeRow at = pair.levels().fairshareParent(row); at != RootRow && level < most;
        at = pair.levels().fairshareParent(at))
        ++level;
    return level;
}

/// Names a row of a chain, or says that the chain ends above it.
std::string nameAt(const ExplainedPair& pair, const std::vector<NodeRow>& chain, std::size_t at)
{
    return at < chain.size() ? pair.label(chain[at])
                             : fairshare::say("{} (ends above this level)", pair.label(chain.back()));
}

/// Explains equal buckets above the deciding level: two branches count as one.
std::string mergedBranches(const ExplainedPair& pair, std::size_t decidedAt)
{
    if (decidedAt == 0)
        return "";
    return fairshare::say(" {} and {} share a bucket value, so their members are compared directly.",
        pair.label(pair.firstChain.front()), pair.label(pair.secondChain.front()));
}

Verdict judgeTie(const ExplainedPair& pair, const WordCut& buckets)
{
    Verdict verdict{
        .decision = fairshare::say("word 0x{0:016x} = 0x{0:016x}", wordOf(pair, pair.first)), .deciding = {}};
    const unsigned below = levelOf(pair, pair.firstChain.front());
    const bool tooDeep = below >= buckets.count;
    verdict.reason = tooDeep
        ? fairshare::say(
              "They diverge at level {}, but only the first {} levels count.", below + 1, buckets.count)
        : fairshare::say(
              "Their words are equal: at every level that counts, both have the same bucket value.");
    return verdict;
}

/// Returns the level of the first bucket that differs. The words must differ.
unsigned decidingLevel(const ExplainedPair& pair, const WordCut& buckets)
{
    const std::uint64_t different = wordOf(pair, pair.first) ^ wordOf(pair, pair.second);
    return static_cast<unsigned>(std::countl_zero(different)) / buckets.width;
}

/// Members share the buckets of their account. If one of these differs, all members of one account are ahead.
bool levelBasedComparesAccounts(const ExplainedPair& pair)
{
    const std::uint64_t first = wordOf(pair, pair.first);
    const std::uint64_t second = wordOf(pair, pair.second);
    const unsigned shared = levelOf(pair, pair.firstChain.front());
    if (first == second || pair.tied() || !pair.bothCompete())
        return false;
    const std::size_t at = decidingLevel(pair, wordCutOf(pair)) - shared;
    return first > second && at < pair.firstChain.size() && at < pair.secondChain.size();
}

Verdict judgeLevelBased(const ExplainedPair& pair)
{
    const WordCut buckets = wordCutOf(pair);
    const std::uint64_t first = wordOf(pair, pair.first);
    if (!pair.isPair())
        return {fairshare::say("The word is 0x{:016x}; words are compared as numbers.", first), "", {}};
    const std::uint64_t second = wordOf(pair, pair.second);
    if (first == second)
        return judgeTie(pair, buckets);
    const unsigned level = decidingLevel(pair, buckets);
    const std::size_t at = level - levelOf(pair, pair.firstChain.front());
    const std::string firstBucket = bucketText(buckets, buckets.at(first, level));
    const std::string secondBucket = bucketText(buckets, buckets.at(second, level));
    Verdict verdict{.decision = fairshare::say("bucket {} {} > {}", level + 1, firstBucket, secondBucket),
        .deciding = {}};
    if (at < pair.firstChain.size())
        verdict.deciding.push_back(pair.firstChain[at]);
    if (at < pair.secondChain.size())
        verdict.deciding.push_back(pair.secondChain[at]);
    const std::string where = at == 0 ? ", " + pair.place(pair.common) : "";
    verdict.reason = fairshare::say("Decided in bucket {} of {}{}: {} has {}, {} has {}.{}", level + 1,
        buckets.count, where, nameAt(pair, pair.firstChain, at), firstBucket,
        nameAt(pair, pair.secondChain, at), secondBucket, mergedBranches(pair, at));
    return verdict;
}

std::string bucketFormula(const ExplainedPair& pair, NodeRow row, const std::string& value, unsigned width)
{
    if (pair.tree().hasParentShares(row))
        return pair.tree().isUser(row) ? fairshare::say("full, {} (parent shares)", value)
                                       : fairshare::say("none (parent shares)");
    const double shares = pair.real("shares_norm", row);
    const double usage = pair.real("usage_efctv", row);
    if (shares == 0)
        return fairshare::say("full, {} (no shares)", value);
    if (usage == 0)
        return fairshare::say("full, {} (no usage)", value);
    return fmt::format("1 + 2^(-({} / ({} + {} * {}))) * (2^{} - 2) = {}", operand(usage), saidNumber("0.1"),
        saidNumber("0.9"), operand(shares), width, value);
}

std::vector<std::string> levelBasedSteps(const ExplainedPair& pair, NodeRow row)
{
    const WordCut buckets = wordCutOf(pair);
    const unsigned level = levelOf(pair, row, buckets.count);
    if (level >= buckets.count)
        return {fairshare::say("ignored: deeper than {} levels", buckets.count)};
    const std::string value = bucketText(buckets, buckets.at(wordOf(pair, row), level));
    return {fairshare::say("bucket {}: {}", level + 1, bucketFormula(pair, row, value, buckets.width))};
}

std::string levelBasedFactor(const ExplainedPair& pair, NodeRow user)
{
    return fairshare::say("rank {1} by word 0x{3:016x}: ({0} - {1}) / {0} = {2}", pair.tree().userCount(),
        pair.rank(user), shown(pair.real("factor", user)), wordOf(pair, user));
}

} // namespace

Algorithm level_based()
{
    return {.id = "level_based",
        .title = fairshare::phrase("Level-based"),
        .summary = fairshare::phrase("Packs one number per level into a 64-bit word, top level in the "
                                     "highest bits, and ranks users by it."),
        .formula = fairshare::phrase("bucket = 1 + 2^(-U / (0.1 + 0.9 S)) * (2^w - 2), truncated; w = 64 / "
                                     "priority_levels; factor = rank from bottom / users"),
        .source = fairshare::phrase("Slurm 14.11.0-pre3, PriorityFlags=LEVEL_BASED"),
        .meaning = FactorMeaning::RankDecides,
        .parameters = LevelBasedParameters,
        .evaluate = evaluateLevelBased,
        .words = {.rule = fairshare::phrase(
                      "Each level of the tree yields one number from the curve of the classic algorithm, "
                      "with small shares raised to at least a tenth. The numbers are joined, top level "
                      "first, and compared like words in a dictionary."),
            .rewards = fairshare::phrase(
                "It rewards members of accounts below their share before it considers anything else."),
            .weakness = fairshare::phrase(
                "Its weakness: the number of levels and of steps per level is fixed. Accounts on the same "
                "step count as equal, deeper levels are cut off, and an account without shares gets the best "
                "value. It appeared only in previews of Slurm 14.11.")},
        .slurmFlag = "LEVEL_BASED",
        .levelLimit = LevelBasedParameters[0].id,
        .zeroSharesRankFirst = true,
        .pointsPerRank = 3,
        .picture = RankPicture::Word,
        .explainer = {.columns = LevelBasedColumns,
            .figure = "level_word",
            .judge = judgeLevelBased,
            .comparesAccounts = levelBasedComparesAccounts,
            .words = servedByUsage,
            .steps = levelBasedSteps,
            .factor = levelBasedFactor}};
}

} // namespace fairshare::algorithm_files
