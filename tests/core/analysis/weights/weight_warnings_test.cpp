// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/weight_warnings.h"

#include "tests/core/priority/caviness.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using test::newCaviness;
using test::oldCaviness;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Job job(std::string id, std::string user, std::uint32_t age = 0)
{
    return {.id = std::move(id),
        .user = std::move(user),
        .ageSeconds = age,
        .requested = {{"cpu", 1}},
        .partitions = {{.name = "standard", .tres = {{"cpu", 10}}}}};
}

OrderedQueue queueOf(const PriorityConfig& config, std::vector<Job> jobs, Values<double> fairshare)
{
    return orderedQueue(
        config, SharedValue(JobQueue{.cluster = {100, 10}, .jobs = std::move(jobs)}), std::move(fairshare));
}

OrderedQueue queueOf(const PriorityConfig& config)
{
    return queueOf(config, {}, {});
}

std::optional<WeightWarning> found(const WeightQuestion& question, std::string_view id)
{
    const auto warnings = weightWarnings(question);
    const auto warning = std::ranges::find(warnings, id, &WeightWarning::id);
    return warning == warnings.end() ? std::nullopt : std::optional(*warning);
}

/// k/24 for 24 users, as Fair Tree gives them without ties.
std::vector<UserFactor> ranked(int users)
{
    std::vector<UserFactor> factors;
    for (int k = 1; k <= users; ++k)
        factors.push_back({"u" + std::to_string(k), static_cast<double>(k) / users});
    return factors;
}

TEST(MaximumPriority, OfCavinessIsTwoBelowTheCap)
{
    const MaximumPriority maximum = maximumPriority(newCaviness());
    EXPECT_EQ(maximum.sum, 4294967293.0);
    EXPECT_EQ(maximum.headroom(), 2.0);
    EXPECT_TRUE(maximum.isBounded);
}

TEST(MaximumPriority, HasNoBoundWithRawFactors)
{
    PriorityConfig config = newCaviness();
    config.flags.set(PriorityFlag::NoNormalQos);
    EXPECT_FALSE(maximumPriority(config).isBounded);
    EXPECT_EQ(maximumPriority(config).sum, 1073741821.0);
}

TEST(WeightWarnings, TellTheMissingTwoOfTres)
{
    const OrderedQueue queue = queueOf(newCaviness());
    const auto warning = found({.queue = queue}, "tres_sum");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "TRES weights add up to 1636 instead of 1638");
    EXPECT_EQ(warning->text, "819 + 245 + 245 + 327 = 1636. 2 of the tier's 4096 values are never used.");
    ASSERT_TRUE(warning->fix);
    EXPECT_EQ(warning->fix->label, "Set node to 329");
    EXPECT_EQ(warning->fix->config.tresWeights.back(), (TresWeight{"node", 329}));
    const OrderedQueue mended = queueOf(warning->fix->config);
    EXPECT_FALSE(found({.queue = mended}, "tres_sum"));
    EXPECT_EQ(maximumPriority(warning->fix->config).sum, 4294967295.0);
}

// 262143 = 27 · 7 · 19 · 73 is divisible by 3 but not by 2: of k/24 only 8/24, 16/24 and 24/24 fit.
TEST(WeightWarnings, CountWhoSpills)
{
    const OrderedQueue queue = queueOf(newCaviness());
    const auto users = ranked(24);
    const auto warning = found({.queue = queue, .algorithmId = "fair_tree", .users = users}, "spill");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "Points from fairshare fall below bit 12");
    EXPECT_EQ(warning->text,
        "F × 1073737728 is a multiple of 4096 only if F is a multiple of 1/262143. With 24 users, F is k/24; "
        "21 of them have points below bit 12.");
    EXPECT_THAT(warning->users, SizeIs(21));
}

TEST(WeightWarnings, FindNoSpillWhereFactorsFit)
{
    const OrderedQueue queue = queueOf(newCaviness());
    const auto users = ranked(3);
    EXPECT_FALSE(found({.queue = queue, .algorithmId = "fair_tree", .users = users}, "spill"));
}

TEST(WeightWarnings, CountWhoseAgesSpill)
{
    PriorityConfig config;
    config.weights = {.age = 131072, .fairshare = 10000};
    // A week counts, so that job 1 has no point, job 2 all, job 3 half of them.
    const std::vector<Job> jobs{job("1", "ann"), job("2", "ann", 604800), job("3", "bob", 302400)};
    const OrderedQueue queue = queueOf(config, jobs, {0, 0, 0});
    const auto warning = found({.queue = queue}, "term_spill");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "Points from age fall below bit 17");
    EXPECT_EQ(warning->text,
        "The age factor can take any value, but only 0 and 1 leave the lower bits untouched. For 1 of 3 "
        "jobs, its points reach the bits of lower terms.");
    EXPECT_THAT(warning->jobs, ElementsAre(2));
    std::vector<Job> arrays = jobs;
    arrays[0].id = "1_[1-10]";
    arrays[2].id = "3_[0-3,7]";
    EXPECT_THAT(found({.queue = queueOf(config, arrays, {0, 0, 0})}, "term_spill")->text,
        testing::HasSubstr("For 5 of 16 jobs"));
    config.weights.age = 196608; // 3 << 16
    EXPECT_EQ(found({.queue = queueOf(config, jobs, {0, 0, 0})}, "term_spill")->text,
        "The age factor can take any value, but only multiples of 1/3 leave the lower bits untouched. For 1 "
        "of 3 jobs, its points reach the bits of lower terms.");
    config.weights.fairshare = 0;
    EXPECT_FALSE(found({.queue = queueOf(config, jobs, {0, 0, 0})}, "term_spill")) << "nothing lies below";
    config.weights = {.age = 2000, .fairshare = 10000 << 11};
    EXPECT_FALSE(found({.queue = queueOf(config, jobs, {0, 0, 0})}, "term_spill")) << "age lies below";
}

TEST(WeightWarnings, CountWhoseTresSpill)
{
    PriorityConfig config;
    config.weights = {.age = 1000};
    config.tresWeights = {{"cpu", 7 << 10}};
    // 1 of 10 processors is 716.8 of 7168 points.
    const OrderedQueue queue = queueOf(config, {job("1", "ann")}, {0});
    const auto warning = found({.queue = queue}, "term_spill");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "Points from TRES fall below bit 10");
    EXPECT_EQ(warning->text,
        "The TRES factor can take any value, but only multiples of 1/7 leave the lower bits untouched. For 1 "
        "of 1 jobs, its points reach the bits of lower terms.");
}

TEST(WeightWarnings, TellWhoAsksForMoreThanThePartition)
{
    Job large = job("7", "ann");
    large.requested = {{"cpu", 15}};
    // 15/10 of 819 is 1228.5: more than the weight, but within the tier of 4095.
    const OrderedQueue within = queueOf(newCaviness(), {job("6", "bob"), large}, {0.5, 0.5});
    const auto note = found({.queue = within}, "tres_carry");
    ASSERT_TRUE(note);
    EXPECT_EQ(note->severity, Severity::Note);
    EXPECT_EQ(note->text,
        "TRES factors are not capped at 1. Jobs that request more than their partition has: 1; the largest, "
        "job 7, requests 1.50 times as much.");
    EXPECT_THAT(note->jobs, ElementsAre(1));
    EXPECT_THAT(note->users, ElementsAre("ann"));
    large.requested = {{"cpu", 100}};
    const OrderedQueue beyond = queueOf(newCaviness(), {job("6", "bob"), large}, {0.5, 0.5});
    const auto warning = found({.queue = beyond}, "tres_carry");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->severity, Severity::Warning);
    EXPECT_EQ(warning->text,
        "TRES factors are not capped at 1. Jobs that request more than their partition has: 1; the largest, "
        "job 7, requests 10.00 times as much. Jobs that carry into bit 12 and above: 1.");
    Job wider = large;
    wider.id = "8";
    wider.requested = {{"cpu", 15}};
    const OrderedQueue both = queueOf(newCaviness(), {large, wider}, {0.5, 0.5});
    EXPECT_EQ(found({.queue = both}, "tres_carry")->text,
        "TRES factors are not capped at 1. Jobs that request more than their partition has: 2; the largest, "
        "job 7, requests 10.00 times as much. Jobs that carry into bit 12 and above: 1.");
    wider.requested = {{"cpu", 90}};
    const OrderedQueue two = queueOf(newCaviness(), {large, wider}, {0.5, 0.5});
    EXPECT_EQ(found({.queue = two}, "tres_carry")->text,
        "TRES factors are not capped at 1. Jobs that request more than their partition has: 2; the largest, "
        "job 7, requests 10.00 times as much. Jobs that carry into bit 12 and above: 2.");
}

TEST(WeightWarnings, NameDeadWeights)
{
    const std::vector<Job> jobs{job("1", "ann", 10), job("2", "bob", 20)};
    const OrderedQueue now = queueOf(newCaviness(), jobs, {0.5, 1});
    const OrderedQueue before = queueOf(oldCaviness(), jobs, {0.5, 1});
    const auto warning = found({.queue = now, .before = &before}, "dead_weight");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "JobSize and Partition have no weight");
    EXPECT_EQ(warning->text,
        "Their weights are 0, so they add nothing to any job. Under the old weights, JobSize added less than "
        "1 point to every job. Under the old weights, Partition added at most 2000 to a job.");
}

TEST(WeightWarnings, NameWeightsWithoutEffect)
{
    const OrderedQueue queue = queueOf(oldCaviness(), {job("1", "ann", 10), job("2", "bob", 20)}, {0.5, 1});
    const auto warning = found({.queue = queue}, "same_factor");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "JobSize, Partition and QOS: weight has no effect");
    EXPECT_EQ(warning->text,
        "JobSize adds less than 1 point to every job. Partition adds 2000 to every job. QOS adds 0 to every "
        "job. No QOS priorities are known; add the output of sacctmgr show qos.");
}

/// What no file told is no fault of the weights.
TEST(WeightWarnings, TellWhatMakesWeightsWithoutEffect)
{
    Job known = job("1", "ann");
    known.maxima.qos = 3;
    known.requested.clear();
    Job other = known;
    other.id = "2";
    PriorityConfig config;
    config.weights = {.qos = 10};
    config.tresWeights = {{"cpu", 10}};
    EXPECT_EQ(found({.queue = queueOf(config, {known, other}, {0, 0})}, "same_factor")->text,
        "QOS adds 0 to every job. TRES adds 0 to every job.");
    for (Job* each : {&known, &other}) {
        each->maxima.qos = 0;
        each->partitions.front().tres.clear();
    }
    EXPECT_EQ(found({.queue = queueOf(config, {known, other}, {0, 0})}, "same_factor")->text,
        "QOS adds 0 to every job. No QOS priorities are known; add the output of sacctmgr show qos. TRES "
        "adds 0 to every job. The TRES of the partitions are unknown; add the output of scontrol show "
        "partition.");
}

TEST(WeightWarnings, NameWeightsTooSmallToMatter)
{
    PriorityConfig config;
    config.weights = {.age = 1, .fairshare = 100};
    const OrderedQueue queue = queueOf(config, {job("1", "ann", 302400), job("2", "bob", 0)}, {0.5, 1});
    const auto warning = found({.queue = queue}, "too_small");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "Age: weight too small to matter");
}

TEST(WeightWarnings, TellWhenRanksShareAPriority)
{
    const auto users = ranked(49);
    const auto about = [&](std::uint32_t weight, std::string_view algorithm) {
        PriorityConfig config;
        config.weights.fairshare = weight;
        const OrderedQueue queue = queueOf(config);
        const auto warning =
            found({.queue = queue, .algorithmId = algorithm, .users = users}, "too_small_for_users");
        return warning ? warning->text + " | " + warning->fix->label : std::string();
    };
    EXPECT_EQ(about(20, "fair_tree"),
        "One rank is worth 20/49 = 0.41 points, less than 1, so neighboring ranks share priorities. With a "
        "weight of at least 49, each rank has its own priority. | Set the fairshare weight to 49");
    EXPECT_EQ(about(49, "fair_tree"), "");
    EXPECT_EQ(about(97, "level_based"),
        "One rank is worth 97/49 = 1.98 points, so ranks share priorities. At a weight of 2 × 49, at most "
        "the last two do; at 3 × 49, none do. | Set the fairshare weight to 147");
    EXPECT_EQ(about(98, "level_based"),
        "At a weight of 2 × 49, at most the last two ranks share a priority; at 3 × 49, none do. | Set the "
        "fairshare weight to 147");
    EXPECT_EQ(about(147, "level_based"), "");
    EXPECT_EQ(about(1, "classic"), "");
}

TEST(WeightWarnings, TellOfTheCap)
{
    PriorityConfig config = newCaviness();
    config.weights.age = 2460;
    const OrderedQueue queue = queueOf(config);
    const auto warning = found({.queue = queue}, "overflow");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->text,
        "All terms at their maximum add up to 4294967296, which is 1 above 2³² − 1. Jobs that reach this cap "
        "have equal priorities, whatever their terms.");
    config.weights.age = 2459;
    config.tresWeights.push_back({"energy", 0.1});
    const OrderedQueue barely = queueOf(config);
    const auto tenth = found({.queue = barely}, "overflow");
    ASSERT_TRUE(tenth);
    EXPECT_EQ(tenth->text,
        "All terms at their maximum add up to 4294967295.1, which is 0.1 above 2³² − 1. Jobs that reach this "
        "cap have equal priorities, whatever their terms.");
}

TEST(WeightWarnings, TellOfRawFactors)
{
    PriorityConfig config = newCaviness();
    config.flags.set(PriorityFlag::NoNormalQos);
    Job favored = job("1", "ann");
    favored.qosPriority = 7;
    config.weights.qos = 10;
    const OrderedQueue queue = queueOf(config, {favored}, {1});
    const auto warning = found({.queue = queue}, "raw_factor");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "QOS: unbounded factors");
    EXPECT_EQ(warning->text,
        "With NO_NORMAL flags, these factors are not divided by the largest value, so no weight limits what "
        "they add. QOS adds at most 70 here.");
}

TEST(WeightWarnings, TellOfAgesWithoutMaximum)
{
    PriorityConfig config = newCaviness();
    config.maxAgeSeconds = 0;
    const OrderedQueue queue = queueOf(config);
    const auto warning = found({.queue = queue}, "no_max_age");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->fix->config.maxAgeSeconds, 604800U);
    EXPECT_FALSE(found({.queue = queueOf(newCaviness())}, "no_max_age"));
}

PriorityConfig flagged(std::initializer_list<PriorityFlag> flags)
{
    PriorityConfig config = newCaviness();
    config.flags = {};
    for (const PriorityFlag flag : flags)
        config.flags.set(flag);
    return config;
}

TEST(WeightWarnings, TellWhenFlagsNameAnotherAlgorithm)
{
    const auto about = [](std::initializer_list<PriorityFlag> flags, std::string_view algorithm) {
        const OrderedQueue queue = queueOf(flagged(flags));
        const auto warning = found({.queue = queue, .algorithmId = algorithm}, "other_algorithm");
        return warning ? warning->title + ": " + warning->text : std::string();
    };
    EXPECT_EQ(about({PriorityFlag::NoFairTree}, "fair_tree"),
        "Flags and algorithm disagree: The flag NO_FAIR_TREE selects Classic, but the fairshare factors here "
        "come from Fair Tree. With these flags the scheduler assigns different factors.");
    EXPECT_EQ(about({PriorityFlag::FairTree}, "level_based"),
        "Flags and algorithm disagree: The flag FAIR_TREE selects Fair Tree, but the fairshare factors here "
        "come from Level-based. With these flags the scheduler assigns different factors.");
    EXPECT_EQ(about({PriorityFlag::NoFairTree}, "classic"), "");
    EXPECT_EQ(about({PriorityFlag::NoFairTree, PriorityFlag::DepthOblivious}, "depth_oblivious"), "");
    EXPECT_EQ(about({PriorityFlag::TicketBased}, "ticket_based"), "");
    EXPECT_EQ(about({PriorityFlag::FairTree, PriorityFlag::NoFairTree}, "classic"), "");
    EXPECT_EQ(about({PriorityFlag::NoFairTree}, ""), "");
    EXPECT_EQ(about({}, "classic"), "");
}

TEST(WeightWarnings, TellWhenFlagsContradict)
{
    const OrderedQueue queue = queueOf(flagged({PriorityFlag::FairTree, PriorityFlag::NoFairTree}));
    const auto warning = found({.queue = queue, .algorithmId = "classic"}, "flags_contradict");
    ASSERT_TRUE(warning);
    EXPECT_EQ(warning->title, "FAIR_TREE and NO_FAIR_TREE are both set");
    EXPECT_EQ(warning->text, "The scheduler follows NO_FAIR_TREE; FAIR_TREE has no effect.");
    ASSERT_TRUE(warning->fix);
    EXPECT_THAT(warning->fix->config.flags.names(), ElementsAre("NO_FAIR_TREE"));
    EXPECT_FALSE(found({.queue = queueOf(warning->fix->config)}, "flags_contradict"));
}

TEST(WeightWarnings, AreNoneForAQueueThatIsFine)
{
    PriorityConfig config;
    config.weights = {.age = 1000, .fairshare = 10000, .jobSize = 1000, .partition = 1000, .qos = 1000};
    config.tresWeights = {{"cpu", 1000}};
    EXPECT_THAT(weightWarnings({.queue = queueOf(config)}), IsEmpty());
}

} // namespace
} // namespace fairshare
