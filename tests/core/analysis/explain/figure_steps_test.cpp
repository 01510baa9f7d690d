// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/figure_steps.h"

#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::rowOf;
using testing::ElementsAre;
using testing::IsEmpty;

/// Worked by hand; of 400 TRES-seconds physics used a quarter.
///   root
///     physics  shares=3
///       alice  shares=1 usage=100, a job waits
///       bob    shares=3 usage=0
///       dora   shares=parent usage=0
///     theory   shares=1
///       carol  shares=1 usage=300, a job waits
Scenario twoAccounts()
{
    ShareTreeBuilder builder;
    const auto physics =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "physics", .shares = 3});
    builder.add(physics, {.name = "alice", .shares = 1, .usage = 100, .pendingJobs = 1});
    builder.add(physics, {.name = "bob", .shares = 3});
    builder.add(physics, {.name = "dora", .shares = ParentShares});
    const auto theory =
        builder.add(builder.root(), {.kind = NodeKind::Account, .name = "theory", .shares = 1});
    builder.add(theory, {.name = "carol", .shares = 1, .usage = 300, .pendingJobs = 1});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    return scenario;
}

class FigureSteps : public testing::Test {
protected:
    void change(const Scenario& scenario) { m_evaluation = test::evaluated(scenario); }

    std::vector<std::string> steps(
        std::string_view algorithm, std::string_view name, Figure figure = Figure::Factor) const
    {
        return figureSteps(*m_evaluation, algorithm, figure, rowOf(*m_evaluation, name));
    }

    std::shared_ptr<const Evaluation> m_evaluation = test::evaluated(twoAccounts());
};

// 2^(-4/3) and 2^(-1/3).
TEST_F(FigureSteps, ClassicPullsUsageTowardsTheAccount)
{
    EXPECT_THAT(steps("classic", "physics"),
        ElementsAre("U = 0.2500 (own usage)", "2^(-(0.2500 / 0.7500)) = 0.7937"));
    EXPECT_THAT(steps("classic", "alice"),
        ElementsAre("U = 0.2500 + (0.2500 - 0.2500) * 1/4 = 0.2500", "2^(-(0.2500 / 0.1875)) = 0.3969"));
    EXPECT_THAT(steps("classic", "bob"),
        ElementsAre("U = 0.0000 + (0.2500 - 0.0000) * 3/4 = 0.1875", "2^(-(0.1875 / 0.5625)) = 0.7937"));
    EXPECT_THAT(steps("classic", "dora"),
        ElementsAre("U = 0.2500 (inherited from physics)", "2^(-(0.2500 / 0.7500)) = 0.7937"));
}

// 2^(-1/6).
TEST_F(FigureSteps, DampingDividesTheExponent)
{
    Scenario damped = twoAccounts();
    damped.settings.parameters["classic"]["damping"] = std::int64_t{2};
    change(damped);
    EXPECT_EQ(steps("classic", "bob").back(), "2^(-(0.1875 / 0.5625) / 2) = 0.8909");
}

// Rp = 1/3, Rl = (0.25 / 0.1875) / (1/3) = 4, k = 1 / (1 + (5 ln 1/3)^2) = 0.03208; U = 0.06534, and
// 2^(-0.34849) = 0.78541.
TEST_F(FigureSteps, DepthObliviousWeakensTheOwnRatio)
{
    EXPECT_THAT(steps("depth_oblivious", "alice"),
        ElementsAre(
            "U = 0.333333 * 4.0000^0.0320783 * 0.1875 = 0.0653", "2^(-(0.0653421 / 0.1875)) = 0.7854"));
    EXPECT_THAT(steps("depth_oblivious", "bob"),
        ElementsAre("U = 0.0000 (own usage)", "2^(-(0.0000 / 0.5625)) = 1.0000"));
}

// f = 3 and 1/3, so the sum of S * f is 0.75 * 3 + 0.25 / 3 = 2.3333; alice is the only one active below
// physics and gets all its tickets.
TEST_F(FigureSteps, TicketBasedSplitsTickets)
{
    EXPECT_THAT(steps("ticket_based", "physics"),
        ElementsAre("f = 0.7500 / 0.2500 = 3.0000",
            "sum of S * f over active siblings = 0.7500 * 3.0000 + 0.2500 * 0.333333 = 2.33333",
            "4294967295 * 0.7500 * 3.0000 / 2.33333 = 4141575605 tickets"));
    EXPECT_THAT(steps("ticket_based", "carol"),
        ElementsAre("f = 0.2500 / 0.7500 = 0.333333",
            "sum of S * f over active siblings = 0.2500 * 0.333333 = 0.0833333",
            "153391689 * 0.2500 * 0.333333 / 0.0833333 = 153391689 tickets",
            "153391689 / 4141575605 (highest of any user) = 0.0370"));
    EXPECT_THAT(steps("ticket_based", "bob"),
        ElementsAre("0 tickets (no pending jobs)", "factor 0.0000 (no pending jobs)"));
    EXPECT_THAT(steps("ticket_based", "dora"),
        ElementsAre("0 tickets (no pending jobs)",
            "4141575605 (inherited from physics) / 4141575605 (highest of any user) = 1.0000"));
}

// Usage counts as a hundredth of the shares at least, so f is 100 at most: nine users with 1/9 of the shares
// each and no usage. Of the nine terms six are told; 9 * 1/9 * 100 = 100.
TEST_F(FigureSteps, TicketBasedTellsTheLeastUsageAndSomeOfManySiblings)
{
    ShareTreeBuilder builder;
    for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h", "i"})
        builder.add(builder.root(), {.name = name, .shares = 1, .pendingJobs = 1});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    change(scenario);
    EXPECT_EQ(steps("ticket_based", "a").at(0), "f = 0.111111 / (0.01 * 0.111111) = 100.0000");
    EXPECT_EQ(steps("ticket_based", "a").at(1),
        "sum of S * f over active siblings = 0.111111 * 100.0000 + 0.111111 * 100.0000 + 0.111111 * 100.0000 "
        "+ 0.111111 * 100.0000 + 0.111111 * 100.0000 + 0.111111 * 100.0000 + 3 more = 100.0000");
}

// 1 + 2^(-0.25 / 0.775) * 65534 = 52404.49 = 0xccb4 and 1 + 2^(-1 / 0.325) * 65534 = 7767.41 = 0x1e57.
TEST_F(FigureSteps, LevelBasedFillsABucketALevel)
{
    EXPECT_THAT(steps("level_based", "physics"),
        ElementsAre("bucket 1: 1 + 2^(-(0.2500 / (0.1 + 0.9 * 0.7500))) * (2^16 - 2) = 0xccb4"));
    EXPECT_THAT(steps("level_based", "alice"),
        ElementsAre("bucket 2: 1 + 2^(-(1.0000 / (0.1 + 0.9 * 0.2500))) * (2^16 - 2) = 0x1e57",
            "rank 3 by word 0xccb41e5700000000: (4 - 3) / 4 = 0.2500"));
    EXPECT_THAT(steps("level_based", "dora"),
        ElementsAre("bucket 2: full, 0xffff (parent shares)",
            "rank 1 by word 0xccb4ffff00000000: (4 - 1) / 4 = 0.7500"));
}

// (1/4) / (100/100); dora and bob before alice, carol last: (4 + 1 - 3) / 4.
TEST_F(FigureSteps, FairTreeTellsLevelFsAndPlace)
{
    EXPECT_THAT(steps("fair_tree", "physics"), ElementsAre("LevelFS = (3/4) / (100 / 400) = 3.0000"));
    EXPECT_THAT(steps("fair_tree", "alice"),
        ElementsAre("LevelFS = (1/4) / (100 / 100) = 0.2500", "rank 3: (4 + 1 - 3) / 4 = 0.5000"));
    EXPECT_THAT(steps("fair_tree", "bob"),
        ElementsAre("LevelFS = (3/4) / (0 / 100) = inf", "rank 1: (4 + 1 - 1) / 4 = 1.0000"));
    EXPECT_THAT(steps("fair_tree", "dora").front(), "LevelFS = inf (parent shares)");
}

TEST_F(FigureSteps, SharesAreTheAccountsTimesTheFractionOfTheLevel)
{
    EXPECT_THAT(steps("classic", "physics", Figure::Shares), ElementsAre("S = 3/4 = 0.7500"));
    EXPECT_THAT(steps("classic", "alice", Figure::Shares), ElementsAre("S = 0.7500 * 1/4 = 0.1875"));
    EXPECT_THAT(steps("classic", "dora", Figure::Shares), ElementsAre("S = 0.7500 (inherited from physics)"));
    EXPECT_THAT(steps("classic", "alice", Figure::Usage),
        ElementsAre("U = 0.2500 + (0.2500 - 0.2500) * 1/4 = 0.2500"));
}

TEST_F(FigureSteps, NoSharesOnALevelAreSaidInWords)
{
    ShareTreeBuilder builder;
    const auto idle = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "idle", .shares = 1});
    builder.add(idle, {.name = "zoe", .shares = 0, .usage = 5, .pendingJobs = 1});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    change(scenario);
    EXPECT_THAT(steps("classic", "zoe", Figure::Shares),
        ElementsAre("S = 0.0000 (the shares of this level add up to 0)"));
    EXPECT_THAT(
        steps("classic", "zoe"), ElementsAre("U = 1.0000 (inherited from idle)", "factor 0 (no shares)"));
    EXPECT_THAT(steps("fair_tree", "zoe").front(), "LevelFS = 0 (no shares)");
    EXPECT_THAT(steps("ticket_based", "zoe"),
        ElementsAre(
            "0 tickets (the shares of this level add up to 0)", "factor 0.0000 (no user has tickets)"));
}

TEST_F(FigureSteps, NothingIsToldOfTheRootAndOfUnknownAlgorithms)
{
    for (const std::string& algorithm : allAlgorithmIds())
        EXPECT_THAT(steps(algorithm, "root"), IsEmpty());
    EXPECT_THAT(steps("nobody", "alice"), IsEmpty());
    EXPECT_THAT(steps("fair_tree", "alice", Figure::Shares), IsEmpty());
    EXPECT_THAT(figureSteps(*m_evaluation, "classic", Figure::Factor, NoRow), IsEmpty());
}

TEST_F(FigureSteps, HugeNumbersStayShort)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "much", .shares = 2'147'483'646, .usage = 1e300L});
    builder.add(builder.root(), {.name = "tiny", .shares = 1, .usage = 1});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    change(scenario);
    EXPECT_EQ(steps("fair_tree", "tiny").front(), "LevelFS = (1/2147483647) / (1 / 1e+300) = 4.7e+290");
}

// physics used 100 of 400 with 3 of 4 shares, alice all of that with 1 of 4; dora has parent shares.
TEST_F(FigureSteps, WordsCompareUsageWithTheShare)
{
    const auto words = [this](std::string_view algorithm, std::string_view name) {
        return servedWords(*m_evaluation, algorithm, rowOf(*m_evaluation, name));
    };
    EXPECT_EQ(words("fair_tree", "physics"), "used 0.33 times its share: under-served");
    EXPECT_EQ(words("fair_tree", "alice"), "used 4 times its share: over-served");
    EXPECT_EQ(words("fair_tree", "bob"), "has used nothing: under-served");
    EXPECT_EQ(words("fair_tree", "dora"), "has no share of its own");
    EXPECT_EQ(words("fair_tree", "carol"), "used its share: on target");
    EXPECT_EQ(words("ticket_based", "theory"), "used 3 times its share: over-served");
    EXPECT_EQ(words("classic", "alice"), "has effective usage of 1.33 times its share: over-served");
    EXPECT_EQ(servedWords(*m_evaluation, "fair_tree", RootRow), "");
    EXPECT_EQ(servedWords(*m_evaluation, "none", 1), "");
}

} // namespace
} // namespace fairshare
