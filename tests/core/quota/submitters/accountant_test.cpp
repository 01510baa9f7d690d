// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitters/accountant.h"

#include "core/quota/submitters/submitter_pie.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <fmt/format.h>

#include <fstream>

namespace fairshare::test {
namespace {

nlohmann::json accountantVectors()
{
    std::ifstream stream(std::string(TEST_DATA) + "/vectors/htcondor/accountant_priority.json");
    return nlohmann::json::parse(stream);
}

// Origin: the priority update of HTCondor 25.14.0, printed with fifteen digits.
TEST(Accountant, PriorityFollowsUsageAsInHtcondor)
{
    const auto cases = accountantVectors().at("user_priority");
    ASSERT_EQ(cases.size(), 8U);
    for (const auto& each : cases) {
        PriorityRecord record;
        record.realPriority = each.at("rup_before").get<double>();
        record.weightedInUse = each.at("weighted_in_use").get<double>();
        record.subtreeInUse = each.at("subtree_in_use").get<double>();
        record.unchargedSeconds = each.at("weighted_uncharged_seconds").get<double>();
        for (const auto& step : each.at("steps")) {
            record = updatedPriority(
                record, each.at("interval_seconds").get<double>(), each.at("halflife_seconds").get<double>());
            EXPECT_EQ(fmt::format("{:.15g}", record.realPriority),
                fmt::format("{:.15g}", step.at("rup").get<double>()))
                << each.at("name");
            EXPECT_EQ(record.accumulatedSeconds, step.at("weighted_accumulated_seconds").get<double>());
        }
    }
}

TEST(Accountant, ClockThatStandsOrRunsBackwardChangesNothing)
{
    PriorityRecord record;
    record.realPriority = 7;
    record.weightedInUse = 3;
    record.unchargedSeconds = 5;
    EXPECT_EQ(updatedPriority(record, 0), record);
    EXPECT_EQ(updatedPriority(record, -10), record);
}

TEST(Accountant, MatchesBetweenUpdatesAreChargedForTheirPart)
{
    PriorityRecord record;
    chargeStart(record, {8, 1040}, 1000);
    EXPECT_EQ(record.weightedInUse, 8);
    EXPECT_EQ(record.unchargedSeconds, -320);
    record = updatedPriority(record, 60);
    EXPECT_EQ(record.accumulatedSeconds, 160); // 20 s of 8 cores
    EXPECT_EQ(record.unchargedSeconds, 0);
    chargeEnd(record, {8, 1040}, {1090, 1060});
    EXPECT_EQ(record.weightedInUse, 0);
    EXPECT_EQ(record.unchargedSeconds, 240);
    PriorityRecord brief;
    chargeStart(brief, {2, 1010}, 1000);
    chargeEnd(brief, {2, 1010}, {1030, 1000});
    // Begun and ended between two updates: HTCondor takes the 10 s before it off all the same.
    EXPECT_EQ(updatedPriority(brief, 60).accumulatedSeconds, 20);
}

TEST(Accountant, FactorComesFromTheFirstSourceThatHasOne)
{
    FactorSources sources{0.5, false, {}, "example.org", "example.org"};
    EXPECT_EQ(priorityFactor(sources), 1000);
    sources.domain = "elsewhere.org";
    EXPECT_EQ(priorityFactor(sources), 1e7);
    sources.accountingDomain = "";
    EXPECT_EQ(priorityFactor(sources), 1000);
    sources.ofGroup = 20;
    EXPECT_EQ(priorityFactor(sources), 20);
    sources.isNice = true;
    EXPECT_EQ(priorityFactor(sources), 1e10);
    sources.stored = 1;
    EXPECT_EQ(priorityFactor(sources), 1);
    EXPECT_EQ(effectivePriority(0.5, 1000), 500);
}

// Origin: the formula of the negotiator of HTCondor 25.14.0.
TEST(SubmitterPie, IsDividedByPriority)
{
    const auto cases = accountantVectors().at("submitter_shares");
    ASSERT_EQ(cases.size(), 6U);
    for (const auto& each : cases) {
        Pie pie{each.at("pool_weight").get<double>(), {}, each.at("group_usage").get<double>(),
            each.at("preemption_considered").get<bool>()};
        if (!each.at("group_limit").is_null())
            pie.groupLimit = each.at("group_limit").get<double>();
        std::vector<PieSubmitter> submitters;
        for (const auto& submitter : each.at("submitters"))
            submitters.push_back(
                {"", submitter.at("eup").get<double>(), submitter.at("usage").get<double>()});
        const PieShares shares = dividePie(submitters, pie);
        for (std::size_t i = 0; i < submitters.size(); ++i) {
            const auto& expected = each.at("submitters")[i];
            EXPECT_NEAR(shares.shares[i].share, expected.at("share").get<double>(), 1e-15) << each;
            EXPECT_NEAR(shares.shares[i].limit, expected.at("limit").get<double>(), 1e-13) << each;
        }
        EXPECT_NEAR(shares.total, each.at("pie").get<double>(), 1e-13) << each;
    }
}

TEST(SubmitterPie, CountsANameOnce)
{
    const std::vector<PieSubmitter> submitters{{"ann", 500}, {"bob", 500}, {"ann", 500}};
    const PieShares shares = dividePie(submitters, {90, {}, 0, false});
    EXPECT_EQ(shares.shares[0].limit, 45);
    EXPECT_EQ(shares.shares[2].limit, 0);
    EXPECT_EQ(shares.total, 90);
}

TEST(SubmitterPie, HandsOnWhatASatisfiedSubmitterLeaves)
{
    // Shares of 50 and 50; ann wants 10, so bob gets the rest in the second spin.
    std::vector<PieSubmitter> submitters{{"ann", 500}, {"bob", 500}};
    submitters[0].requested = 10;
    const SpunPie spun = spinPie(submitters, {100, 100, 0, false}, 100);
    EXPECT_THAT(spun.matched, testing::ElementsAre(10, 90));
    ASSERT_EQ(spun.turns.size(), 3U);
    EXPECT_EQ(spun.turns[1].matched, 50);
    EXPECT_EQ(spun.turns[2].spin, 1U);
    EXPECT_EQ(spun.turns[2].matched, 40);
}

TEST(SubmitterPie, ServesTheBestPriorityFirst)
{
    std::vector<PieSubmitter> submitters{{"ann", 2000}, {"bob", 500}, {"cyd", 500, 10}};
    const SpunPie spun = spinPie(submitters, {100, {}, 0, false}, 20);
    ASSERT_FALSE(spun.turns.empty());
    EXPECT_EQ(spun.turns[0].submitter, 1U); // uses nothing yet
    EXPECT_EQ(spun.turns[1].submitter, 2U);
    EXPECT_EQ(spun.matched[1], 20);
}

TEST(SubmitterPie, LetsAFirstSlotBeLargerThanTheLimit)
{
    std::vector<PieSubmitter> submitters{{"ann", 500}, {"bob", 500}};
    submitters[0].slotWeight = 8;
    submitters[0].requested = 80;
    submitters[1].requested = 0;
    // Half of 12 is 6, less than a slot of 8; then nothing of the limit of 12 has room for another.
    EXPECT_THAT(spinPie(submitters, {12, 12, 0, false}, 12).matched, testing::ElementsAre(8, 0));
}

TEST(SubmitterPie, KeepsCeilingsAndFloors)
{
    std::vector<PieSubmitter> submitters{{"ann", 1}, {"bob", 1e6}};
    submitters[0].ceiling = 30;
    submitters[1].floor = 5;
    const SpunPie spun = spinPie(submitters, {40, {}, 0, false}, 32);
    EXPECT_EQ(spun.turns[0].submitter, 1U);
    EXPECT_EQ(spun.turns[0].matched, 5);
    EXPECT_THAT(spun.matched, testing::ElementsAre(27, 5));
    EXPECT_THAT(spinPie(submitters, {40, {}, 0, false}, 40).matched[0], 30);
}

} // namespace
} // namespace fairshare::test
