// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/surplus_balancer.h"
#include "core/quota/demand/demand_smoothing.h"
#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>

#include <fstream>

namespace fairshare::test {
namespace {

nlohmann::json vectorFile(const std::string& name)
{
    std::ifstream stream(std::string(TEST_DATA) + "/vectors/htcondor/" + name);
    return nlohmann::json::parse(stream);
}

// Origin: the balancer of BNL, tests/data/vectors/htcondor/demand_series.json.
TEST(DemandSmoothing, AgreesWithTheBalancerOfBnl)
{
    const auto file = vectorFile("demand_series.json");
    ASSERT_EQ(file.at("series").size(), 19U);
    const DemandSettings settings{
        160, file.at("pct_dec_spike").get<double>(), file.at("fewest_datapoints").get<std::uint32_t>()};
    for (const auto& series : file.at("series")) {
        const auto samples = series.at("samples").get<std::vector<double>>();
        const SmoothedDemand demand = smoothDemand(samples, settings);
        const auto& expected = series.at("expected");
        EXPECT_EQ(demand.average ? nlohmann::json(*demand.average) : nlohmann::json(), expected.at("average"))
            << series;
        EXPECT_EQ(demand.collapsed, !expected.at("spike").is_null() && expected.at("spike").get<bool>())
            << series;
        EXPECT_EQ(demand.demand, expected.at("demand").get<double>()) << series;
    }
}

TEST(DemandSmoothing, LooksBackNoFartherThanTheWindow)
{
    std::vector<DemandSample> samples;
    for (int minute = 0; minute <= 200; minute += 10)
        samples.push_back({static_cast<double>(minute), minute < 100 ? 1000.0 : 40.0});
    DemandSettings settings;
    settings.windowMinutes = 70;
    EXPECT_EQ(smoothDemandAt(samples, 170, settings).demand, 40); // eight samples, the one at 100 included
    EXPECT_EQ(smoothDemandAt(samples, 200, settings).demand, 40);
    settings.windowMinutes = 69;
    EXPECT_FALSE(smoothDemandAt(samples, 170, settings).average);
    settings.windowMinutes = 100;
    EXPECT_TRUE(smoothDemandAt(samples, 140, settings).collapsed); // five of 1000 before five of 40 and one
}

TEST(DemandSmoothing, TakesASingleSampleWhenOneIsEnough)
{
    const std::vector<double> one{7};
    EXPECT_EQ(smoothDemand(one, {160, 60, 1}).demand, 7);
    EXPECT_EQ(smoothDemand({}, {160, 60, 0}).demand, 0);
}

TEST(HeldFlags, ChangeNoMoreOftenThanTheHold)
{
    HeldFlags held({1, 0, 0}, 30);
    EXPECT_THAT(held.update({1, 1, 0}, 0), testing::ElementsAre(1, 1, 0)); // never changed before
    EXPECT_THAT(held.update({1, 0, 1}, 30), testing::ElementsAre(1, 1, 1)); // the second not yet, at 30
    EXPECT_THAT(held.update({1, 0, 1}, 30.5), testing::ElementsAre(1, 0, 1));
    EXPECT_THAT(held.update({1, 1, 0}, 60.5), testing::ElementsAre(1, 0, 0)); // each on its own
}

// Origin: the flags after both passes that the golden trees 01 to 04 hold, three of which the slides picture.
TEST(SurplusBalancer, FlagsThePicturedScenarios)
{
    const auto flagged = [](const std::string& name) {
        const QuotaVector vector = loadQuotaVector(TEST_DATA "/vectors/htcondor/" + name + ".json");
        const SurplusFlags flags = balanceSurplus(vector.quotas, vector.tree).of(BalancerMode::Code);
        std::vector<std::string> names;
        for (QuotaRow row = 1; row < flags.size(); ++row)
            if (flags[row] != 0)
                names.emplace_back(quotaName(vector.quotas, vector.tree, row));
        return names;
    };
    using testing::ElementsAre;
    EXPECT_THAT(flagged("01_seed_all_full"),
        ElementsAre("group_atlas.analysis.long", "group_atlas.analysis.short", "group_atlas.prod.mp"));
    EXPECT_THAT(flagged("02_seed_no_mc_hi"),
        ElementsAre(
            "group_atlas.analysis.long", "group_atlas.analysis.short", "group_atlas.prod.production"));
    EXPECT_THAT(flagged("03_seed_no_prod"),
        ElementsAre("group_atlas.analysis", "group_atlas.analysis.long", "group_atlas.analysis.short",
            "group_atlas.prod.mp"));
    EXPECT_THAT(flagged("04_seed_atlas_lull"),
        ElementsAre("group_atlas.analysis.long", "group_atlas.analysis.short", "group_atlas.prod",
            "group_atlas.prod.mp", "group_gridods"));
}

} // namespace
} // namespace fairshare::test
