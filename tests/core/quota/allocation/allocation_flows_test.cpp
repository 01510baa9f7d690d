// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/allocation_flows.h"

#include "core/quota/allocation/allocation_play.h"
#include "core/quota/allocation/allocation_reasons.h"
#include "tests/core/quota/quota_vectors.h"
#include "tests/core/quota/random_quotas.h"
#include "tests/support/vector_tree.h"

#include <gmock/gmock.h>

#include <fmt/format.h>

#include <map>

namespace fairshare::test {
namespace {

using testing::ElementsAre;

/// The scenario without production, as the balancer of BNL flags it.
class BalancedLull : public testing::Test {
protected:
    BalancedLull()
        : m_allocation(allocateQuotas(m_input, &m_trace))
    {
    }

    QuotaRow row(const std::string& name) const
    {
        return QuotaGroupNames(m_vector.quotas, m_vector.tree).find(name);
    }

    const QuotaVector m_vector = loadQuotaVector(TEST_DATA "/vectors/htcondor/03_seed_no_prod.json");
    const BalancedFlags m_flags = balanceSurplus(m_vector.quotas, m_vector.tree);
    const AllocationInput m_input{m_vector.quotas, m_vector.tree, m_flags.bothPasses};
    AllocationTrace m_trace;
    const QuotaAllocation m_allocation;
};

std::vector<std::string> worded(const std::vector<QuotaFlow>& flows, const QuotaVector& vector)
{
    const auto point = [&vector](const FlowPoint& at) {
        constexpr std::array Ends{"own", "surplus", "remainders", "allocated", "undecided", "idle"};
        return fmt::format("{} {}", Ends.at(static_cast<std::size_t>(at.end)),
            quotaName(vector.quotas, vector.tree, at.row));
    };
    std::vector<std::string> lines;
    for (const QuotaFlow& flow : flows)
        lines.push_back(fmt::format("{} > {}: {:.6g}", point(flow.from), point(flow.to), flow.amount));
    return lines;
}

// Worked by hand: 10810 of prod and 8 of mcore are surplus, of which analysis takes the 8 and 2992 more. Of
// the 10810 that arrive at group_atlas each giver gives the part 2992/10810.
TEST_F(BalancedLull, FlowsFromProductionToAnalysis)
{
    const auto lines = worded(quotaFlows(m_vector.tree, m_trace), m_vector);
    EXPECT_THAT(lines,
        ElementsAre("own group_atlas.analysis.long > allocated group_atlas.analysis.long: 2000",
            "own group_atlas.analysis.short > allocated group_atlas.analysis.short: 2000",
            "own group_atlas.software > allocated group_atlas.software: 5",
            "own group_gridods > allocated group_gridods: 500",
            "own group_atlas.analysis.mcore > surplus group_atlas.analysis: 8",
            "own group_atlas.prod.mp > surplus group_atlas: 1691.13",
            "own group_atlas.prod.mp > idle <none>: 4418.87",
            "own group_atlas.prod.production > surplus group_atlas: 1024.09",
            "own group_atlas.prod.production > idle <none>: 2675.91",
            "own group_atlas.prod.test > surplus group_atlas: 276.781",
            "own group_atlas.prod.test > idle <none>: 723.219",
            "surplus group_atlas.analysis > allocated group_atlas.analysis.long: 4",
            "surplus group_atlas.analysis > allocated group_atlas.analysis.short: 4",
            "surplus group_atlas > allocated group_atlas.analysis.long: 996",
            "surplus group_atlas > allocated group_atlas.analysis.short: 1996"));
}

TEST_F(BalancedLull, GiversAndReceiversStandByAmount)
{
    const auto flows = quotaFlows(m_vector.tree, m_trace);
    const auto givers = surplusGivers(flows, row("group_atlas"));
    ASSERT_EQ(givers.size(), 3U);
    EXPECT_EQ(givers[0].row, row("group_atlas.prod.mp"));
    EXPECT_NEAR(givers[0].amount, 6110 * 2992.0 / 10810, 1e-9);
    const auto receivers = surplusReceivers(flows, row("group_atlas"));
    ASSERT_EQ(receivers.size(), 2U);
    EXPECT_EQ(receivers[0].row, row("group_atlas.analysis.short"));
    EXPECT_EQ(receivers[0].amount, 1996);
}

TEST(AllocationPlay, SaysThatAPoolWithoutSlotsHasNothingToMatch)
{
    GroupQuotas quotas;
    quotas.groups.push_back({.name = "a", .quota = 0, .autoregroup = true, .requested = 5});
    const QuotaTree tree = buildQuotaTree(quotas).value().tree;
    const AllocationInput input{quotas, tree};
    AllocationTrace trace;
    allocateQuotas(input, &trace);
    const auto steps = allocationPlay(input, trace);
    ASSERT_FALSE(steps.empty());
    EXPECT_EQ(steps.back().title, "Groups with autoregroup negotiate again");
    EXPECT_EQ(steps.back().detail, "<none> would let them match the whole pool, which has no slots");
}

TEST_F(BalancedLull, IsPlayedInFiveSteps)
{
    std::vector<std::string> lines;
    for (const AllocationPlayStep& step : allocationPlay(m_input, m_trace))
        lines.push_back(step.title + " | " + step.detail);
    EXPECT_THAT(lines,
        ElementsAre("Quotas from the top down | quota to divide, by parent group: <none> 15323, group_atlas "
                    "14823, analysis 4008, prod 10810",
            "Each group fills its request from its own quota | long 2000, short 2000, group_gridods 500, "
            "software 5; surplus 10818",
            "Surplus of 8 offered within analysis | long 4, short 4; from mcore 8",
            "Surplus of 10810 offered within group_atlas | short 1996, long 996; from mp 1691.13, production "
            "1024.09, test 276.78; software does not accept surplus",
            "Surplus of 7818 offered within <none> | no group takes any; idle 7818; group_atlas and 1 more "
            "do not accept surplus"));
}

TEST_F(BalancedLull, HasAReasonForEveryGroup)
{
    const AllocationReasons reasons({m_input, m_allocation, m_trace, &m_flags});
    std::vector<std::string> lines;
    for (QuotaRow at = 0; at < m_vector.tree.size(); ++at)
        lines.push_back(
            std::string(quotaName(m_vector.quotas, m_vector.tree, at)) + ": " + reasons.reason(at));
    EXPECT_THAT(lines,
        ElementsAre("<none>: ", "group_atlas: ", "group_atlas.analysis: subgroups have demand",
            "group_atlas.analysis.long: slack in prod; demand above threshold",
            "group_atlas.analysis.mcore: weight 0: ignored by the balancer",
            "group_atlas.analysis.short: slack in prod; demand above threshold", "group_atlas.prod: ",
            "group_atlas.prod.mp: on by configuration; no request", "group_atlas.prod.production: no request",
            "group_atlas.prod.test: no request", "group_atlas.software: weight 0: ignored by the balancer",
            "group_gridods: flag off: quota only"));
}

TEST_F(BalancedLull, ExplainsItsNumbers)
{
    const AllocationReasons reasons({m_input, m_allocation, m_trace, &m_flags});
    EXPECT_THAT(reasons.sentences(row("group_atlas.analysis.long")),
        ElementsAre("Its quota is 2000, as configured.",
            "It requests 3000 and takes 2000 from its own quota.",
            "It gets 4 of the surplus of 8 shared within analysis; this surplus comes from mcore 8.",
            "It gets 996 of the surplus of 2992 shared within group_atlas; this surplus comes from mp "
            "1691.13, production 1024.09, test 276.78."));
    EXPECT_THAT(reasons.sentences(row("group_gridods")),
        ElementsAre("Its quota is 500, as configured.", "It requests 2000 and takes 500 from its own quota.",
            "A request for 1500 remains unmet: it does not accept surplus."));
    EXPECT_THAT(reasons.sentences(row("group_atlas.prod.mp")),
        ElementsAre("Its quota is 6110, as configured.", "It requests nothing for itself.",
            "Of its unused quota of 6110, 1691.13 is taken as surplus and 4418.87 remains unused."));
    EXPECT_THAT(reasons.sentences(row("group_atlas.prod")),
        ElementsAre("Its quota is 10810, as configured.", "Its subgroups leave it a quota of 0.",
            "It requests nothing for itself."));
    EXPECT_THAT(reasons.sentences(RootQuotaRow),
        ElementsAre("The pool has a total slot weight of 15323.", "Its subgroups leave it a quota of 0.",
            "It requests nothing for itself."));
}

TEST_F(BalancedLull, ExplainsWhatFollowsForGroupsThatAutoregroup)
{
    GroupQuotas quotas = m_vector.quotas;
    quotas.groups[m_vector.tree.group[row("group_gridods")]].autoregroup = true;
    const AllocationInput input{quotas, m_vector.tree, m_flags.bothPasses};
    const AllocationReasons reasons({input, m_allocation, m_trace, &m_flags});
    EXPECT_THAT(reasons.sentences(row("group_gridods")),
        ElementsAre("Its quota is 500, as configured.", "It requests 2000 and takes 500 from its own quota.",
            "A request for 1500 remains unmet: it does not accept surplus.",
            "With autoregroup, its submitters negotiate again for idle cores of the whole pool after the "
            "allocation."));
}

TEST_F(BalancedLull, IsUndecidedBeforeTheEnd)
{
    EXPECT_TRUE(quotaFlows(m_vector.tree, m_trace, 4).empty()); // quotas of four groups
    double undecided = 0;
    for (const QuotaFlow& flow : quotaFlows(m_vector.tree, m_trace, 5)) {
        EXPECT_NE(flow.to.end, FlowEnd::NoTaker);
        undecided += flow.to.end == FlowEnd::Undecided ? flow.amount : 0;
    }
    EXPECT_EQ(undecided, 10818);
}

TEST(AllocationPlay, TellsRequestsWithoutQuotaFromNone)
{
    const auto takenIn = [](const GroupQuotas& quotas) {
        const QuotaTree tree = treeOf(quotas);
        const AllocationInput input{quotas, tree};
        AllocationTrace trace;
        allocateQuotas(input, &trace);
        for (const AllocationPlayStep& step : allocationPlay(input, trace))
            if (step.kind == AllocationStepKind::Taken)
                return step.detail;
        return std::string();
    };
    GroupQuotas quotas;
    quotas.groups = {quotaGroup("a", 60, 5000), quotaGroup("b", 40, 0)};
    EXPECT_EQ(takenIn(quotas), "no requesting group has a quota; surplus 0");
    quotas.poolSize = 100;
    quotas.groups[0].quota = 0;
    EXPECT_EQ(takenIn(quotas), "no requesting group has a quota; surplus 100");
    quotas.groups[0].requested = 0;
    EXPECT_EQ(takenIn(quotas), "no requests; surplus 100");
}

/// Sums of what flows into and out of each point of a picture.
struct PointSums {
    std::map<std::pair<FlowEnd, QuotaRow>, double> in;
    std::map<std::pair<FlowEnd, QuotaRow>, double> out;

    explicit PointSums(const std::vector<QuotaFlow>& flows)
    {
        for (const QuotaFlow& flow : flows) {
            out[{flow.from.end, flow.from.row}] += flow.amount;
            in[{flow.to.end, flow.to.row}] += flow.amount;
        }
    }
};

void expectConserved(const AllocationInput& input)
{
    AllocationTrace trace;
    const QuotaAllocation allocation = allocateQuotas(input, &trace);
    PointSums sums(quotaFlows(input.tree, trace));
    const double tolerance = 1e-9 * (1 + input.quotas.poolSize);
    for (QuotaRow row = 0; row < input.tree.size(); ++row) {
        EXPECT_NEAR((sums.out[{FlowEnd::OwnQuota, row}]), allocation.quota[row], tolerance);
        EXPECT_NEAR((sums.in[{FlowEnd::Surplus, row}]), (sums.out[{FlowEnd::Surplus, row}]), tolerance);
        if (row != RootQuotaRow || !input.tree.rootAutoregroups) {
            EXPECT_NEAR((sums.in[{FlowEnd::Allocated, row}]), allocation.allocated[row], tolerance);
        }
    }
    EXPECT_NEAR((sums.in[{FlowEnd::Remainders, RootQuotaRow}]),
        (sums.out[{FlowEnd::Remainders, RootQuotaRow}]), tolerance);
    EXPECT_NEAR((sums.in[{FlowEnd::NoTaker, RootQuotaRow}]), allocation.surplusLeft, tolerance);
}

class FlowsOfVector : public testing::TestWithParam<std::string> { };

TEST_P(FlowsOfVector, LoseAndMakeNoCore)
{
    const QuotaVector vector = loadQuotaVector(GetParam());
    expectConserved({vector.quotas, vector.tree});
}

INSTANTIATE_TEST_SUITE_P(Quota, FlowsOfVector, testing::ValuesIn(quotaVectorFiles()),
    [](const auto& each) { return "v" + vectorName(each.param); });

class RandomFlows : public testing::TestWithParam<std::uint64_t> { };

TEST_P(RandomFlows, LoseAndMakeNoCore)
{
    SplitMix64 random(GetParam());
    for (int i = 0; i < 50; ++i) {
        const GroupQuotas quotas = randomQuotas(random, false);
        const QuotaTree tree = treeOf(quotas);
        expectConserved({quotas, tree});
    }
}

INSTANTIATE_TEST_SUITE_P(Quota, RandomFlows, testing::Range(std::uint64_t{1}, std::uint64_t{21}));

} // namespace
} // namespace fairshare::test
