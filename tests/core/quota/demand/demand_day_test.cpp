// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/demand/demand_day.h"

#include "core/quota/allocation/wide_starvation.h"
#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>

namespace fairshare::test {
namespace {

using testing::ElementsAre;

TEST(SurplusPolicies, AreFoundById)
{
    std::vector<std::string_view> ids;
    for (const SurplusPolicy& policy : surplusPolicies()) {
        ids.push_back(policy.id);
        EXPECT_EQ(findSurplusPolicy(policy.id), &policy);
    }
    EXPECT_THAT(ids, ElementsAre("none", "declared", "balanced", "balanced_slides", "everywhere"));
    EXPECT_EQ(findSurplusPolicy("some"), nullptr);
}

TEST(SurplusPolicies, GiveTheirFlags)
{
    const QuotaVector vector = loadQuotaVector(TEST_DATA "/vectors/htcondor/01_seed_all_full.json");
    const auto flags = [&vector](const char* id) {
        const SurplusFlags of = policyFlags(*findSurplusPolicy(id), vector.quotas, vector.tree);
        return std::accumulate(of.begin(), of.end(), 0);
    };
    EXPECT_EQ(flags("none"), 1); // the root
    EXPECT_EQ(flags("declared"), 2);
    EXPECT_EQ(flags("balanced"), 4);
    EXPECT_EQ(flags("balanced_slides"), 6);
    EXPECT_EQ(flags("everywhere"), 12);
}

/// Wide jobs of 8 cores and narrow ones of 1 beside a group that leaves its 40 cores.
GroupQuotas wideAndNarrow()
{
    GroupQuotas quotas;
    quotas.poolSize = 120;
    quotas.groups = {quotaGroup("idle", 40, 0, true), quotaGroup("narrow", 40, 500, true),
        quotaGroup("wide", 40, 500, true)};
    quotas.groups[2].weight = 8;
    return quotas;
}

TEST(WideStarvation, LeavesWideJobsNoSurplusBesideNarrowOnes)
{
    GroupQuotas quotas = wideAndNarrow();
    const QuotaTree tree = treeOf(quotas);
    const auto starved = [&] {
        const SurplusFlags flags = declaredFlags(quotas, tree);
        const std::vector<double> requested = requestedByRow(quotas, tree);
        return starvedLeaves({quotas, tree, flags, requested}, assignQuotas(quotas, tree).quota);
    };
    EXPECT_THAT(starved(), ElementsAre(0, 0, 0, 1));
    quotas.groups[1].requested = 40; // no more than its quota
    EXPECT_THAT(starved(), ElementsAre(0, 0, 0, 0));
    quotas.groups[1].requested = 500;
    quotas.groups[1].acceptsSurplus = false;
    EXPECT_THAT(starved(), ElementsAre(0, 0, 0, 0));
}

TEST(WideStarvation, ReachesDownThroughGroupsThatAccept)
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {quotaGroup("a", 50, 0, true), quotaGroup("a.wide", 50, 90, true),
        quotaGroup("b", 20, 0, true), quotaGroup("b.narrow", 20, 90, true)};
    quotas.groups[1].weight = 8;
    const QuotaTree tree = treeOf(quotas);
    const auto isStarved = [&] {
        const SurplusFlags flags = declaredFlags(quotas, tree);
        const std::vector<double> requested = requestedByRow(quotas, tree);
        return starvedLeaves({quotas, tree, flags, requested}, assignQuotas(quotas, tree).quota)[2] != 0;
    };
    EXPECT_TRUE(isStarved());
    quotas.groups[2].acceptsSurplus = false; // b keeps outside surplus from narrow
    EXPECT_FALSE(isStarved());
    quotas.groups[2].acceptsSurplus = true;
    quotas.groups[0].acceptsSurplus = false; // a keeps it from wide
    EXPECT_FALSE(isStarved());
}

TEST(DemandProfile, IsTheSameFromTheSameSeed)
{
    DemandProfile profile;
    profile.meanIdleJobs = 100;
    EXPECT_EQ(idleJobsOverTime(profile, {2, 720}, 7), idleJobsOverTime(profile, {2, 720}, 7));
    EXPECT_NE(idleJobsOverTime(profile, {2, 720}, 7), idleJobsOverTime(profile, {2, 720}, 8));
}

TEST(DemandProfile, SwingsBurstsAndLulls)
{
    DemandProfile profile{100, 0.5, 6, 0, 0, 2, 60, 0, 180, 3};
    const std::vector<double> calm = idleJobsOverTime(profile, {60, 24}, 1);
    EXPECT_EQ(calm[6], 150);
    EXPECT_EQ(calm[18], 50);
    EXPECT_EQ(calm[0], 100);
    profile.swing = 0;
    profile.lullsPerDay = 2;
    profile.burstsPerDay = 1;
    const std::vector<double> eventful = idleJobsOverTime(profile, {1, 1440}, 3);
    EXPECT_GE(std::count(eventful.begin(), eventful.end(), 0.0), 60);
    EXPECT_GE(std::count(eventful.begin(), eventful.end(), 200.0), 1);
    EXPECT_GE(std::count(eventful.begin(), eventful.end(), 100.0), 500);
}

class SimulatedDay : public testing::Test {
protected:
    Result<DemandDay> simulate(const DemandDaySettings& settings = {}) const
    {
        return simulateDemandDay({m_quotas, m_tree, m_profiles, m_policies}, settings);
    }
    const PolicyDay& of(const DemandDay& day, std::string_view id) const
    {
        return *std::find_if(day.policies.begin(), day.policies.end(),
            [id](const PolicyDay& each) { return each.policy->id == id; });
    }

    SimulatedDay()
    {
        for (const SurplusPolicy& policy : surplusPolicies())
            m_policies.push_back(&policy);
        m_profiles.resize(m_tree.size());
    }

    const QuotaVector m_vector = loadQuotaVector(TEST_DATA "/vectors/htcondor/01_seed_all_full.json");
    GroupQuotas m_quotas = m_vector.quotas;
    QuotaTree m_tree = m_vector.tree;
    std::vector<DemandProfile> m_profiles;
    std::vector<const SurplusPolicy*> m_policies;
};

TEST_F(SimulatedDay, IsTheSameFromTheSameSeed)
{
    m_profiles = proposedProfiles(m_quotas, m_tree);
    const auto day = simulate();
    const auto again = simulate();
    const auto other = simulate({.seed = 2});
    for (std::size_t i = 0; i < m_policies.size(); ++i) {
        EXPECT_EQ(day->policies[i].use, again->policies[i].use);
        EXPECT_NE(day->policies[i].use, other->policies[i].use);
    }
}

TEST_F(SimulatedDay, LosesNoCore)
{
    m_profiles = proposedProfiles(m_quotas, m_tree);
    const auto day = simulate();
    ASSERT_EQ(day->minutes.size(), 144U);
    for (const PolicyDay& each : day->policies) {
        double hours = 0;
        for (std::size_t step = 0; step < day->minutes.size(); ++step) {
            const auto use = each.useAt(step);
            const double used = std::accumulate(use.begin(), use.end(), 0.0);
            EXPECT_NEAR(used + each.idle[step], m_quotas.poolSize, 1e-6);
            EXPECT_LE(each.wasted[step], each.idle[step]);
            EXPECT_LE(each.wasted[step], each.waiting[step]);
            hours += each.idle[step] / 6;
        }
        EXPECT_NEAR(hours, each.idleCoreHours, 1e-6);
        EXPECT_NEAR(std::accumulate(each.coreHours.begin(), each.coreHours.end(), 0.0) + each.idleCoreHours,
            24 * m_quotas.poolSize, 1e-6);
    }
}

TEST_F(SimulatedDay, WastesLessTheMoreIsShared)
{
    m_profiles = proposedProfiles(m_quotas, m_tree);
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const auto day = simulate({.seed = seed});
        const double none = of(*day, "none").wastedCoreHours;
        const double balanced = of(*day, "balanced").wastedCoreHours;
        EXPECT_LT(of(*day, "declared").wastedCoreHours, none);
        EXPECT_LT(balanced, none / 4);
        EXPECT_LT(of(*day, "everywhere").wastedCoreHours, balanced);
    }
}

// Worked by hand: 40 cores each; the idle group's 40 go to the narrow jobs under "surplus everywhere", and to
// the wide ones where the balancer lets only those have them.
TEST_F(SimulatedDay, StarvesWideJobsOfSurplusOnlyWhenNarrowOnesCompete)
{
    m_quotas = wideAndNarrow();
    m_tree = treeOf(m_quotas);
    m_profiles.assign(m_tree.size(), {});
    m_profiles[2] = {500, 0, 0, 0, 0, 1, 0, 0, 0, 3};
    m_profiles[3] = {60, 0, 0, 0, 0, 1, 0, 0, 0, 3};
    const auto day = simulate({.warmUpHours = 24});
    EXPECT_THAT(of(*day, "none").coreHours, ElementsAre(0, 0, 40 * 24, 40 * 24));
    EXPECT_THAT(of(*day, "everywhere").coreHours, ElementsAre(0, 0, 80 * 24, 40 * 24));
    EXPECT_THAT(of(*day, "balanced").coreHours, ElementsAre(0, 0, 40 * 24, 80 * 24));
    EXPECT_EQ(of(*day, "none").wastedCoreHours, 40 * 24);
    EXPECT_EQ(of(*day, "everywhere").wastedCoreHours, 0);
    EXPECT_EQ(of(*day, "balanced").wastedCoreHours, 0);
    EXPECT_EQ(of(*day, "balanced").share(3), 2.0 / 3);
    // Of the 60 idle jobs of eight cores that are there all the time.
    EXPECT_EQ(of(*day, "everywhere").wideCoreHours, 40 * 24);
    EXPECT_EQ(of(*day, "balanced").wideCoreHours, 80 * 24);
    EXPECT_TRUE(of(*day, "none").hasWideJobs);
}

TEST_F(SimulatedDay, HoldsFlagsThatWouldFlap)
{
    m_profiles = proposedProfiles(m_quotas, m_tree);
    for (DemandProfile& profile : m_profiles) {
        profile.lullsPerDay = 40;
        profile.lullMinutes = 20;
        profile.burstsPerDay = 40;
        profile.burstMinutes = 20;
        profile.burstFactor = 10;
    }
    DemandDaySettings settings;
    settings.smoothing.windowMinutes = 16;
    const std::uint32_t free = of(*simulate(settings), "balanced").flagChanges;
    settings.holdMinutes = 30;
    const std::uint32_t held = of(*simulate(settings), "balanced").flagChanges;
    EXPECT_GT(held, 0U);
    EXPECT_LT(held, free);
}

TEST_F(SimulatedDay, PollsChangeOnlyWhatFollowsTheDemand)
{
    m_profiles = proposedProfiles(m_quotas, m_tree);
    const auto often = simulate({.pollMinutes = 0.5});
    const auto seldom = simulate({.pollMinutes = 15});
    for (const SurplusPolicy* policy : m_policies) {
        if (policy->followsDemand) {
            EXPECT_NE(of(*often, policy->id).use, of(*seldom, policy->id).use) << policy->id;
        } else {
            EXPECT_EQ(of(*often, policy->id).use, of(*seldom, policy->id).use) << policy->id;
        }
    }
}

TEST_F(SimulatedDay, RefusesWhatIsOutOfRange)
{
    EXPECT_EQ(simulate({.pollMinutes = 0}).error(),
        (Error{ErrorCode::OutOfRange, "the poll interval must be 0.5 to 240 minutes"}));
    m_profiles[1].jobHours = 0;
    EXPECT_EQ(
        simulate().error(), (Error{ErrorCode::OutOfRange, "a demand profile has a value out of range"}));
}

TEST_F(SimulatedDay, IsCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    const auto day =
        simulateDemandDay({m_quotas, m_tree, m_profiles, m_policies}, {}, {{}, stop.get_token()});
    EXPECT_EQ(day.error().code, ErrorCode::Cancelled);
}

} // namespace
} // namespace fairshare::test
