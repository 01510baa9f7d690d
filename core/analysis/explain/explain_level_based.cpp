// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explained_pair.h"
#include "core/analysis/explain/word_buckets.h"
#include "core/base/say.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <limits>

namespace fairshare::explainers {
namespace {

constexpr std::array<std::string_view, 4> LevelBasedColumns{
    "shares_norm", "usage_efctv", "level_word", "priority_fs_raw"};

/// A bucket value as the sentences name it.
std::string bucketText(const WordCut& cut, std::uint64_t value)
{
    return "0x" + cut.digits(value);
}

std::uint64_t wordOf(const ExplainedPair& pair, NodeRow row)
{
    return pair.result.table.words("priority_fs_raw")[row];
}

/// Levels below the root: 0 for what competes at the root. Counts no further than `most`.
unsigned levelOf(const ExplainedPair& pair, NodeRow row, unsigned most = std::numeric_limits<unsigned>::max())
{
    unsigned level = 0;
    for (NodeRow at = pair.levels().fairshareParent(row); at != RootRow && level < most;
        at = pair.levels().fairshareParent(at))
        ++level;
    return level;
}

std::string nameOrNothing(const ExplainedPair& pair, const std::vector<NodeRow>& chain, std::size_t at)
{
    return at < chain.size() ? pair.label(chain[at]) : fairshare::say("nothing");
}

/// Equal buckets of different rows above the deciding one: two branches that count as one.
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
        ? fairshare::say("They part on level {}, but only the first {} count.", below + 1, buckets.count)
        : fairshare::say(
              "Their words are equal: on every level that counts, their figures fall into the same "
              "bucket value.");
    return verdict;
}

Verdict judgeLevelBased(const ExplainedPair& pair)
{
    const WordCut buckets = wordCutOf(pair.result);
    const std::uint64_t first = wordOf(pair, pair.first);
    if (!pair.isPair())
        return {fairshare::say("Its word is 0x{:016x}, compared as one number.", first), "", {}};
    const std::uint64_t second = wordOf(pair, pair.second);
    if (first == second)
        return judgeTie(pair, buckets);
    const unsigned level = static_cast<unsigned>(std::countl_zero(first ^ second)) / buckets.width;
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
        buckets.count, where, nameOrNothing(pair, pair.firstChain, at), firstBucket,
        nameOrNothing(pair, pair.secondChain, at), secondBucket, mergedBranches(pair, at));
    return verdict;
}

std::string bucketFormula(const ExplainedPair& pair, NodeRow row, const std::string& value, unsigned width)
{
    if (pair.tree().hasParentShares(row))
        return pair.tree().isUser(row) ? fairshare::say("full, {} (parent shares)", value)
                                       : fairshare::say("nothing of its own (parent shares)");
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
    const WordCut buckets = wordCutOf(pair.result);
    const unsigned level = levelOf(pair, row, buckets.count);
    if (level >= buckets.count)
        return {fairshare::say("does not count: deeper than {} levels", buckets.count)};
    const std::string value = bucketText(buckets, buckets.at(wordOf(pair, row), level));
    return {fairshare::say("bucket {}: {}", level + 1, bucketFormula(pair, row, value, buckets.width))};
}

std::string levelBasedFactor(const ExplainedPair& pair, NodeRow user)
{
    return fairshare::say("rank {1} by word 0x{3:016x}: ({0} - {1}) / {0} = {2}", pair.tree().userCount(),
        pair.rank(user), shown(pair.real("factor", user)), wordOf(pair, user));
}

} // namespace

Explainer levelBased()
{
    return {.algorithmId = "level_based",
        .columns = LevelBasedColumns,
        .judge = judgeLevelBased,
        .steps = levelBasedSteps,
        .factor = levelBasedFactor};
}

} // namespace fairshare::explainers
