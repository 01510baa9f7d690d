// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/quota/allocation/quota_allocation.h"
#include "tests/core/quota/quota_vectors.h"

#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::ElementsAre;

std::vector<std::string> namesOf(const GroupQuotas& quotas, const QuotaTree& tree)
{
    std::vector<std::string> names;
    for (QuotaRow row = 0; row < tree.size(); ++row)
        names.emplace_back(quotaName(quotas, tree, row));
    return names;
}

std::vector<std::string> messagesOf(const QuotaRemarks& remarks)
{
    std::vector<std::string> messages;
    for (const QuotaRemark& remark : remarks)
        messages.push_back(remark.code + " " + std::to_string(remark.group) + ": " + remark.message);
    return messages;
}

// Origin: the reading of the sample group_quotas_awkward.config, confirmed by the tree builder of HTCondor.
GroupQuotas awkwardQuotas()
{
    GroupQuotas quotas;
    quotas.poolSize = 200;
    quotas.groups = {quotaGroup("group_b", 30, 0), quotaGroup("<none>", 1, 0), quotaGroup("group_a", 100, 0),
        quotaGroup("GROUP_B", 10, 0), quotaGroup("group_a.two", 0.5, 0), quotaGroup("group_A.One", 40, 0),
        quotaGroup("group_c.orphan", 1, 0), quotaGroup("group_d", 0, 0)};
    quotas.groups.back().quota.reset();
    return quotas;
}

TEST(QuotaTree, StandsInPreOrderByNameWithoutCase)
{
    const GroupQuotas quotas = awkwardQuotas();
    const QuotaTree tree = treeOf(quotas);
    EXPECT_THAT(namesOf(quotas, tree),
        ElementsAre("<none>", "group_a", "group_A.One", "group_a.two", "group_b", "group_d"));
    EXPECT_THAT(tree.parent, ElementsAre(NoQuotaRow, 0U, 1U, 1U, 0U, 0U));
    EXPECT_THAT(tree.subtreeEnd, ElementsAre(6U, 4U, 3U, 4U, 5U, 6U));
    EXPECT_THAT(tree.depth, ElementsAre(0U, 1U, 2U, 2U, 1U, 1U));
    EXPECT_THAT(tree.group, ElementsAre(NoGroup, 2U, 5U, 4U, 0U, 7U));
    EXPECT_THAT(tree.rowOfGroup, ElementsAre(4U, NoQuotaRow, 1U, NoQuotaRow, 3U, 2U, NoQuotaRow, 5U));
    EXPECT_THAT(breadthFirst(tree), ElementsAre(0U, 1U, 4U, 5U, 2U, 3U));
}

TEST(QuotaTree, SaysWhatItLeftOut)
{
    EXPECT_THAT(messagesOf(buildQuotaTree(awkwardQuotas())->remarks),
        ElementsAre("group_reserved 1: the name '<none>' is reserved for the root; the group is ignored",
            "group_repeated 3: group 'GROUP_B' is ignored because 'group_b' already exists; names are not "
            "case-sensitive",
            "group_orphan 6: group 'group_c.orphan' is ignored because its parent group 'group_c' is missing",
            "quota_missing 7: group 'group_d' has no quota; using a dynamic quota of 0"));
}

TEST(QuotaTree, LeavesOutWhatStandsBelowSomethingLeftOut)
{
    GroupQuotas quotas;
    quotas.groups = {quotaGroup("a.b", 1, 0), quotaGroup("a.b.c", 1, 0), quotaGroup("<NONE>", 1, 0),
        quotaGroup("<none>.x", 1, 0), quotaGroup("", 1, 0)};
    EXPECT_THAT(messagesOf(buildQuotaTree(quotas)->remarks),
        ElementsAre("group_unnamed 4: a group without a name is ignored",
            "group_reserved 2: the name '<NONE>' is reserved for the root; the group is ignored",
            "group_orphan 3: group '<none>.x' is ignored because its parent group '<none>' is missing",
            "group_orphan 0: group 'a.b' is ignored because its parent group 'a' is missing",
            "group_orphan 1: group 'a.b.c' is ignored because its parent group 'a.b' is missing"));
}

TEST(QuotaTree, KeepsChildrenTogetherWhereANamePartSortsBeforeADot)
{
    GroupQuotas quotas;
    quotas.groups = {quotaGroup("a", 1, 0), quotaGroup("a-b", 1, 0), quotaGroup("a.z", 1, 0)};
    const QuotaTree tree = treeOf(quotas);
    EXPECT_THAT(namesOf(quotas, tree), ElementsAre("<none>", "a", "a.z", "a-b"));
}

TEST(QuotaTree, OwnPartsAreThoseOfHtcondor)
{
    const GroupQuotas quotas = awkwardQuotas();
    EXPECT_THAT(assignQuotas(quotas, treeOf(quotas)).quota, ElementsAre(70, 59.5, 40, 0.5, 30, 0));
}

TEST(QuotaTree, RootAutoregroupsWithAnyGroup)
{
    GroupQuotas quotas = awkwardQuotas();
    EXPECT_FALSE(treeOf(quotas).rootAutoregroups);
    quotas.groups[4].autoregroup = true;
    EXPECT_TRUE(treeOf(quotas).rootAutoregroups);
}

TEST(QuotaTree, RefusesValuesOutsideOfTheirRanges)
{
    GroupQuotas quotas = awkwardQuotas();
    quotas.poolSize = -1;
    quotas.options.roundRobinRate = 0.5;
    quotas.groups[0].quota = -3;
    quotas.groups[2].isDynamic = true;
    quotas.groups[4].weight = std::numeric_limits<double>::quiet_NaN();
    EXPECT_THAT(messagesOf(badQuotaValues(quotas)),
        ElementsAre("value_out_of_range 4294967295: the pool size is -1; expected 0 or more",
            "value_out_of_range 4294967295: the round robin rate is 0.5; expected 1 or more",
            "value_out_of_range 0: the quota of group 'group_b' is -3; expected 0 or more",
            "value_out_of_range 2: the dynamic quota of group 'group_a' is 100; expected a fraction from 0 "
            "to 1",
            "value_out_of_range 4: the weight of group 'group_a.two' is nan; expected 0 or more"));
    const auto built = buildQuotaTree(quotas);
    ASSERT_FALSE(built);
    EXPECT_EQ(built.error(), (Error{ErrorCode::OutOfRange, "the pool size is -1; expected 0 or more"}));
}

TEST(QuotaTree, RefusesAmountsThatCannotBeAddedUp)
{
    GroupQuotas quotas;
    quotas.groups = {quotaGroup("a", 1e308, 0), quotaGroup("b", 1e308, 0)};
    const auto refusal = [&quotas] {
        const auto built = buildQuotaTree(quotas);
        return built ? std::string() : built.error().message;
    };
    const std::string ofQuotas = "the pool size and the group quotas are too large to add up";
    EXPECT_EQ(refusal(), ofQuotas);
    quotas.groups[1].quota = 7e307; // 1.7e308 is below the largest number, 1.797...e308
    EXPECT_EQ(refusal(), "");
    quotas.poolSize = 1e308;
    EXPECT_EQ(refusal(), ofQuotas);
    quotas.poolSize = 10;
    quotas.groups[0].requested = quotas.options.rootRequested = 1e308;
    EXPECT_EQ(refusal(), "the group requests are too large to add up");
    quotas.options.rootRequested = 0;
    quotas.groups[0].usage = quotas.groups[1].usage = 1e308;
    EXPECT_EQ(refusal(), "the group usage is too large to add up");
    // A fraction of everything, twice below the other, with all of it counted each time.
    quotas = {};
    quotas.poolSize = 1e308;
    quotas.options.oversubscription = true;
    quotas.groups = {quotaGroup("a", 1, 0), quotaGroup("a.b", 1, 0)};
    quotas.groups[0].isDynamic = quotas.groups[1].isDynamic = true;
    EXPECT_EQ(refusal(), ofQuotas);
}

TEST(QuotaGroupNames, FindNamesWithoutCase)
{
    const GroupQuotas quotas = awkwardQuotas();
    const QuotaTree tree = treeOf(quotas);
    const QuotaGroupNames names(quotas, tree);
    EXPECT_EQ(names.find("GROUP_a.ONE"), 2U);
    EXPECT_EQ(names.find("<none>"), RootQuotaRow);
    EXPECT_EQ(names.find("group_c"), NoQuotaRow);
}

TEST(QuotaGroupNames, FollowSubmittersAsFarAsTheyMatch)
{
    const GroupQuotas quotas = awkwardQuotas();
    const QuotaTree tree = treeOf(quotas);
    const QuotaGroupNames names(quotas, tree);
    EXPECT_EQ(names.ofSubmitter("group_a.one.alice@example.org"), 2U);
    EXPECT_EQ(names.ofSubmitter("group_a.three.alice@example.org"), 1U);
    EXPECT_EQ(names.ofSubmitter("group_a.one.two.alice@example.org"), 2U);
    EXPECT_EQ(names.ofSubmitter("Group_B.alice"), 4U);
    EXPECT_EQ(names.ofSubmitter("group_b@example.org"), RootQuotaRow); // no dot: a user of that name
    EXPECT_EQ(names.ofSubmitter("group_c.orphan.alice@example.org"), RootQuotaRow);
    EXPECT_EQ(names.ofSubmitter("group_b.a@b@example.org"), 4U); // the last '@' counts
    EXPECT_EQ(names.ofSubmitter("<none>.alice@example.org"), RootQuotaRow);
    EXPECT_EQ(names.ofSubmitter(""), RootQuotaRow);
    EXPECT_EQ(names.ofSubmitter(".group_b.alice@x"), RootQuotaRow);
}

} // namespace
} // namespace fairshare::test
