// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/submitters/submitter_division.h"

#include "core/quota/submitters/submitter_reasons.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// 100 cores: 60 for a, who requests 60 and uses 30, and 40 for b.
GroupQuotas twoGroups()
{
    QuotaGroup a;
    a.name = "a";
    a.quota = 60;
    a.requested = 60;
    a.usage = 30;
    a.priorityFactor = 20;
    QuotaGroup b;
    b.name = "b";
    b.quota = 40;
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {a, b};
    return quotas;
}

QuotaSubmitter submitter(const char* name, double realPriority, double usage)
{
    QuotaSubmitter made;
    made.name = name;
    made.realPriority = realPriority;
    made.usage = usage;
    return made;
}

struct Divided {
    GroupQuotas quotas;
    QuotaTree tree{};
    SubmitterDivision division{};

    explicit Divided(GroupQuotas of, const SubmitterSettings& settings = {})
        : quotas(std::move(of))
        , tree(buildQuotaTree(quotas)->tree)
    {
        const AllocationInput input{.quotas = quotas, .tree = tree};
        division = divideAmongSubmitters(input, groupLimits(input), settings);
    }

    const SubmitterStanding& of(std::string_view name) const
    {
        for (const SubmitterStanding& each : division.standings)
            if (quotas.submitters[each.submitter].name == name)
                return each;
        std::abort();
    }
    std::vector<std::string> sentences(std::string_view name, const SubmitterSettings& settings = {}) const
    {
        for (std::uint32_t place = 0; place < division.standings.size(); ++place)
            if (quotas.submitters[division.standings[place].submitter].name == name)
                return submitterSentences({quotas, tree, division, settings}, place);
        return {};
    }
};

// By hand: 1/200 and 1/600 are 3/4 and 1/4 of their sum; of 60 cores 45 and 15.
TEST(SubmitterDivision, IsInProportionToInversePriorities)
{
    GroupQuotas quotas = twoGroups();
    quotas.submitters = {submitter("a.bob@x", 30, 20), submitter("a.ann@x", 10, 10)};
    const Divided made(quotas);
    const SubmitterStanding& ann = made.of("a.ann@x");
    EXPECT_EQ(ann.factor, 20);
    EXPECT_EQ(ann.factorOrigin, FactorOrigin::Group);
    EXPECT_EQ(ann.effectivePriority, 200);
    EXPECT_DOUBLE_EQ(ann.share, 0.75);
    EXPECT_DOUBLE_EQ(ann.entitled, 45);
    EXPECT_DOUBLE_EQ(ann.more, 35);
    EXPECT_DOUBLE_EQ(ann.moreUnclaimed, 30); // 60 less the 30 in use
    const SubmitterStanding& bob = made.of("a.bob@x");
    EXPECT_DOUBLE_EQ(bob.entitled, 15);
    EXPECT_DOUBLE_EQ(bob.more, 0);
    // All that is free of the limit goes to ann.
    EXPECT_DOUBLE_EQ(ann.granted, 40);
    EXPECT_DOUBLE_EQ(bob.granted, 20);
    EXPECT_EQ(made.division.standings.front().submitter, 1U); // the best first
    EXPECT_EQ(made.division.pies.front().limit, 60);
    EXPECT_DOUBLE_EQ(made.division.pies.front().inverseSum, 1.0 / 150);
}

TEST(SubmitterDivision, TakesFactorsWhereTheyAreFound)
{
    GroupQuotas quotas = twoGroups();
    quotas.options.defaultPriorityFactor = 700;
    QuotaSubmitter own = submitter("a.own@x", 1, 0);
    own.priorityFactor = 3;
    quotas.submitters = {own, submitter("b.plain@x", 1, 0), submitter("nice-user.ann@x", 1, 0),
        submitter("c.unknown@x", 1, 0)};
    const Divided made(quotas);
    EXPECT_EQ(made.of("a.own@x").factor, 3);
    EXPECT_EQ(made.of("a.own@x").factorOrigin, FactorOrigin::Stated);
    EXPECT_EQ(made.of("b.plain@x").factor, 700);
    EXPECT_EQ(made.of("b.plain@x").factorOrigin, FactorOrigin::Pool);
    EXPECT_EQ(made.of("nice-user.ann@x").factor, 1e10);
    EXPECT_EQ(made.of("c.unknown@x").group, RootQuotaRow);
}

TEST(SubmitterDivision, TakesPrioritiesFromWhatIsTold)
{
    GroupQuotas quotas = twoGroups();
    QuotaSubmitter effective;
    effective.name = "a.effective@x";
    effective.effectivePriority = 500;
    QuotaSubmitter nothing;
    nothing.name = "a.nothing@x";
    quotas.submitters = {effective, nothing, submitter("a.low@x", 0.1, 0)};
    const Divided made(quotas);
    EXPECT_EQ(made.of("a.effective@x").realPriority, 25);
    EXPECT_EQ(made.of("a.effective@x").realOrigin, PriorityOrigin::OfEffective);
    EXPECT_EQ(made.of("a.nothing@x").realPriority, 0.5);
    EXPECT_EQ(made.of("a.nothing@x").realOrigin, PriorityOrigin::Lowest);
    EXPECT_EQ(made.of("a.low@x").realPriority, 0.5);
    EXPECT_EQ(made.of("a.low@x").realOrigin, PriorityOrigin::Lowest);
}

// By hand: after one half-life half of what was and half of what is used; after two a quarter and the rest.
TEST(SubmitterDivision, LetsPrioritiesFollowUsage)
{
    GroupQuotas quotas = twoGroups();
    quotas.submitters = {submitter("a.ann@x", 100, 20), submitter("a.bob@x", 100, 0)};
    EXPECT_DOUBLE_EQ(Divided(quotas, {.afterDays = 1}).of("a.ann@x").realPriority, 60);
    EXPECT_DOUBLE_EQ(Divided(quotas, {.afterDays = 1}).of("a.bob@x").realPriority, 50);
    const SubmitterSettings twelveHours{.afterDays = 1, .halfLifeSeconds = 43200};
    const Divided later(quotas, twelveHours);
    EXPECT_DOUBLE_EQ(later.of("a.ann@x").realPriority, 40);
    EXPECT_EQ(later.of("a.ann@x").realPriorityNow, 100);
    EXPECT_EQ(later.of("a.ann@x").effectivePriorityNow, 2000);
    EXPECT_THAT(later.sentences("a.ann@x", twelveHours),
        ElementsAre("The accountant reports a real priority (RUP) of 100.",
            "After 1 d with a half-life of 0.5 d, 25 % of this RUP and 75 % of the 20 cores in use give a "
            "RUP of 40.",
            "With the factor of a, 20, the effective priority (EUP) is 40 × 20 = 800.",
            "Its share among the submitters of a, by 1/EUP, is 38.46 %: 23.08 of the 60 cores that the group "
            "may use.",
            "It uses 20 and may get 3.08 more; 3.08 of these are unclaimed."));
}

TEST(SubmitterDivision, KeepsCeilingsAndCountsANameOnce)
{
    GroupQuotas quotas = twoGroups();
    QuotaSubmitter capped = submitter("a.ann@x", 10, 0);
    capped.ceiling = 25;
    quotas.submitters = {capped, submitter("a.bob@x", 10, 0), submitter("a.ann@x", 10, 0)};
    const Divided made(quotas);
    EXPECT_EQ(made.of("a.ann@x").entitled, 25);
    EXPECT_EQ(made.of("a.bob@x").entitled, 30);
    EXPECT_EQ(std::ranges::count_if(made.division.standings, &SubmitterStanding::isRepeated), 1);
    EXPECT_THAT(made.sentences("a.ann@x"), testing::Contains("Its ceiling limits this to 25."));
}

// The limit of the first round of the negotiation; b takes no turn and has its quota.
TEST(SubmitterDivision, LimitsAreThoseOfTheNegotiation)
{
    GroupQuotas quotas = twoGroups();
    quotas.groups[0].requested = 90;
    quotas.groups[0].acceptsSurplus = true;
    const Divided made(quotas);
    const AllocationInput input{.quotas = made.quotas, .tree = made.tree};
    EXPECT_THAT(groupLimits(input), ElementsAre(0, 90, 40));
}

TEST(SubmitterDivision, SaysWhoIsFurthestBelow)
{
    GroupQuotas quotas = twoGroups();
    const Divided nobody(quotas);
    EXPECT_EQ(submitterAnswer({nobody.quotas, nobody.tree, nobody.division}),
        "The pool has no submitters; load the output of condor_userprio.");
    quotas.submitters = {submitter("a.bob@x", 30, 20), submitter("a.ann@x", 10, 10)};
    const Divided made(quotas);
    EXPECT_EQ(submitterAnswer({made.quotas, made.tree, made.division}),
        "ann@x uses 10 of the 45 cores in a that its priority entitles it to, the largest gap of all "
        "submitters.");
}

} // namespace
} // namespace fairshare::test
