// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/bit_tiers.h"

#include "tests/core/priority/caviness.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::newCaviness;
using test::oldCaviness;
using testing::ElementsAre;

/// The table of the document: 3 << 30, 262143 << 12, and 4095 split 60 to 40.
BitTiers documentTiers()
{
    return *assignTiers({{.bits = 2, .parts = {{.term = PriorityTerm::Qos, .proportion = 1}}},
        {.bits = 18, .parts = {{.term = PriorityTerm::Fairshare, .proportion = 1}}},
        {.bits = 0,
            .parts = {{.term = PriorityTerm::Age, .proportion = 60},
                {.term = PriorityTerm::JobSize, .proportion = 40}},
            .whole = 100}});
}

std::vector<unsigned> bitsOf(const BitTiers& tiers)
{
    std::vector<unsigned> bits;
    for (const BitTier& tier : tiers.tiers)
        bits.push_back(tier.bits);
    return bits;
}

TEST(BitTiers, GiveTheWeightsOfTheDocument)
{
    const PriorityWeights weights = withTiers({}, documentTiers()).weights;
    EXPECT_EQ(weights.qos, 3221225472U);
    EXPECT_EQ(weights.fairshare, 1073737728U);
    EXPECT_EQ(weights.age, 2457U);
    EXPECT_EQ(weights.jobSize, 1638U);
}

TEST(BitTiers, AreFoundInTheWeightsOfTheDocument)
{
    const BitTiers tiers = tiersOf(newCaviness());
    ASSERT_THAT(bitsOf(tiers), ElementsAre(2, 18, 12));
    EXPECT_EQ(tiers.lowestBit(0), 30U);
    EXPECT_EQ(tiers.lowestBit(1), 12U);
    EXPECT_EQ(tiers.lowestBit(2), 0U);
    EXPECT_EQ(withTiers(newCaviness(), tiers), newCaviness());
}

TEST(BitTiers, AreProposedForWeightsOfAnyKind)
{
    PriorityConfig flat;
    flat.weights = {.age = 8000, .fairshare = 4000, .jobSize = 1, .partition = 2000, .qos = 20000};
    EXPECT_EQ(withTiers(flat, proposedTiers(flat)).weights,
        (PriorityWeights{.age = 2457, .fairshare = 1073737728, .jobSize = 1638, .qos = 3221225472}));
    // TRES keep their proportions: 1638 in parts of 1, 1 and 2 are 409.5, 409.5 and 819; the last one gets
    // what the fractions add up to.
    flat.tresWeights = {{"cpu", 10}, {"mem", 10}, {"node", 20}};
    const PriorityConfig made = withTiers(flat, proposedTiers(flat));
    EXPECT_EQ(made.weights.jobSize, 0U);
    EXPECT_THAT(made.tresWeights,
        ElementsAre(TresWeight{"cpu", 409}, TresWeight{"mem", 409}, TresWeight{"node", 820}));
    EXPECT_THAT(bitsOf(tiersOf(made)), ElementsAre(2, 18, 12));
}

TEST(BitTiers, OfDecimalWeightsAreOne)
{
    PriorityConfig config;
    config.weights = {.age = 1000, .fairshare = 10000, .qos = 3000};
    const BitTiers tiers = tiersOf(config);
    // 14000 needs 14 bits.
    EXPECT_THAT(bitsOf(tiers), ElementsAre(18, 14));
    EXPECT_TRUE(tiers.tiers[0].parts.empty());
    EXPECT_EQ(tiers.tiers[1].parts.size(), 3U);
    EXPECT_EQ(withTiers(config, tiers), config);
}

/// Fractions that add to a whole number need no bit of their own: 819.5 + 245 + 245 + 328.5 = 1638.
TEST(BitTiers, OfFractionsAreThoseOfTheirSum)
{
    PriorityConfig config = newCaviness();
    config.tresWeights = {{"cpu", 819.5}, {"mem", 245}, {"gres/gpu", 245}, {"node", 328.5}};
    EXPECT_THAT(bitsOf(tiersOf(config)), ElementsAre(2, 18, 12));
    // From the largest down these add to 4095.0000000000005 with the 2457 of age.
    config.tresWeights = {{"cpu", 310.8}, {"mem", 418.9}, {"gres/gpu", 447.9}, {"node", 460.4}};
    EXPECT_THAT(bitsOf(tiersOf(config)), ElementsAre(2, 18, 12));
    config.tresWeights.back().weight = 460.5;
    EXPECT_THAT(bitsOf(tiersOf(config)), ElementsAre(32)) << "4095.1 is more than 12 bits";
}

TEST(BitTiers, WithoutWeightsAreNobodys)
{
    EXPECT_THAT(bitsOf(tiersOf({})), ElementsAre(32));
    EXPECT_EQ(withTiers({}, tiersOf({})), PriorityConfig());
}

TEST(BitTiers, FollowABoundary)
{
    // Fairshare gets bits 13 to 29, age and TRES bits 0 to 12: 131071 << 13, 8191 in the proportions of
    // 2457, 819, 245, 245 and 327 to 4095, without fraction.
    const PriorityConfig moved = withTiers(newCaviness(), moveBoundary(tiersOf(newCaviness()), 1, 13));
    EXPECT_EQ(moved.weights.qos, 3221225472U);
    EXPECT_EQ(moved.weights.fairshare, 1073733632U);
    EXPECT_EQ(moved.weights.age, 4914U);
    EXPECT_THAT(moved.tresWeights,
        ElementsAre(TresWeight{"cpu", 1638}, TresWeight{"mem", 490}, TresWeight{"gres/gpu", 490},
            TresWeight{"node", 654}));
    EXPECT_EQ(
        withTiers(moved, moveBoundary(moveBoundary(tiersOf(newCaviness()), 1, 13), 1, 12)), newCaviness());
}

TEST(BitTiers, KeepOneBitEach)
{
    const BitTiers tiers = tiersOf(newCaviness());
    EXPECT_THAT(bitsOf(moveBoundary(tiers, 0, 32)), ElementsAre(1, 19, 12));
    EXPECT_THAT(bitsOf(moveBoundary(tiers, 0, 0)), ElementsAre(19, 1, 12));
    EXPECT_THAT(bitsOf(moveBoundary(tiers, 1, 0)), ElementsAre(2, 29, 1));
}

TEST(BitTiers, NeedThirtyTwoBits)
{
    EXPECT_FALSE(assignTiers({}));
    EXPECT_FALSE(assignTiers({{.bits = 31}, {.bits = 1}, {.bits = 0}}));
    EXPECT_TRUE(assignTiers({{.bits = 31}, {.bits = 0}}));
}

TEST(BitTiers, TellTheBitsOfEachWeight)
{
    const BitTiers tiers = tiersOf(newCaviness());
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Qos), (BitRange{30, 31}));
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Fairshare), (BitRange{12, 29}));
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Age), (BitRange{0, 11}));
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Tres, "cpu"), (BitRange{0, 9}));
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Tres, "mem"), (BitRange{0, 7}));
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Tres, "node"), (BitRange{0, 8}));
    EXPECT_EQ(bitsOf(tiers, PriorityTerm::Partition), std::nullopt);
}

TEST(BitTiers, WithRawTresLeaveThem)
{
    PriorityConfig config = newCaviness();
    config.flags.set(PriorityFlag::NoNormalTres);
    const BitTiers tiers = tiersOf(config);
    EXPECT_EQ(tiers.tiers.back().parts.size(), 1U);
    EXPECT_EQ(withTiers(config, tiers), config);
}

TEST(BitTiers, AreDecodedBySubtraction)
{
    // Half of 1073737728 is 536868864 = 0x1FFFF800: 2048 of it lie in the lower 12 bits, beside 600 of age.
    PriorityConfig config = newCaviness();
    config.weights.age = 1200;
    JobQueue queue;
    queue.jobs = {
        {.id = "1", .ageSeconds = 302400, .qosPriority = 1, .maxima = {.qos = 1}, .partitions = {{}}}};
    const std::vector<double> half{0.5};
    const QueuePriorities priorities = queuePriorities(config, queue, half);
    ASSERT_EQ(priorities.termsOf(0).priority, 3221225472U + 536868864U + 600U);
    const auto decoded = decode(tiersOf(newCaviness()), priorities, 0);
    ASSERT_EQ(decoded.size(), 3U);
    EXPECT_EQ(decoded[0].points, 3221225472.0);
    EXPECT_TRUE(decoded[0].isConfined());
    EXPECT_EQ(decoded[0].rest, 536869464.0);
    EXPECT_EQ(decoded[1].points, 536868864.0);
    EXPECT_EQ(decoded[1].spill, 2048.0);
    EXPECT_EQ(decoded[1].carry, 0.0);
    EXPECT_EQ(decoded[1].rest, 600.0);
    EXPECT_EQ(decoded[2].points, 600.0);
    EXPECT_EQ(decoded[2].bits, 2648U) << "masking shows what spilled too";
    EXPECT_EQ(decoded[2].rest, 0.0);
}

TEST(BitTiers, TellWhatCarries)
{
    PriorityConfig config = newCaviness();
    JobQueue queue;
    queue.jobs = {{.id = "1", .requested = {{"cpu", 10}}, .partitions = {{.tres = {{"cpu", 1}}}}}};
    const std::vector<double> none{0};
    // 8190 points of TRES do not fit into 4095.
    const auto decoded = decode(tiersOf(config), queuePriorities(config, queue, none), 0);
    EXPECT_EQ(decoded[2].points, 8190.0);
    EXPECT_EQ(decoded[2].carry, 4095.0);
}

TEST(BitTiers, AreWorded)
{
    const BitTiers tiers = tiersOf(newCaviness());
    EXPECT_EQ(wordsOf(tiers, 0).weights, "3 << 30 = 3221225472");
    EXPECT_EQ(wordsOf(tiers, 0).values, "2 bits: 4 distinct QOS values");
    EXPECT_EQ(wordsOf(tiers, 1).weights, "262143 << 12 = 1073737728");
    EXPECT_EQ(wordsOf(tiers, 1).values, "18 bits: 262144 distinct fairshare values");
    EXPECT_EQ(wordsOf(tiers, 2).title, "age and TRES");
    EXPECT_EQ(wordsOf(tiers, 2).weights, "2457 age + 1636 TRES of 4095");
    EXPECT_EQ(wordsOf(tiersOf(oldCaviness()), 0).title, "unused");
    PriorityConfig raised;
    raised.weights = {.age = 131072, .fairshare = 10000, .qos = 2000};
    const BitTiers below = tiersOf(raised);
    EXPECT_EQ(wordsOf(below, 1).weights, "1 << 17 = 131072");
    EXPECT_EQ(wordsOf(below, 1).values, "also uses bits 0 to 16: the age factor can take any value");
}

} // namespace
} // namespace fairshare
