// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_config_writer.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

using test::condorSample;
using test::quotasFromText;
using testing::HasSubstr;

TEST(CondorConfig, WrittenTextReadsBackEqual)
{
    for (const char* name :
        {"group_quotas_awkward.config", "group_quotas_dynamic.config", "group_quotas_generated.config"}) {
        const GroupQuotas quotas = quotasFromText("condor-config", condorSample(name));
        const auto text = condorConfig(quotas);
        ASSERT_TRUE(text) << describe(text.error());
        EXPECT_EQ(quotasFromText("condor-config", *text), quotas) << *text;
    }
    GroupQuotas quotas;
    quotas.groups.push_back({.name = "a", .quota = 0.1, .isDynamic = true, .autoregroup = true});
    quotas.groups.push_back({.name = "A.b", .quota = 1e-300, .priorityFactor = 0.5});
    quotas.options = {.weightedSlots = false,
        .oversubscription = true,
        .strictQuota = false,
        .considersPreemption = false,
        .roundRobinRate = 12.5,
        .maxAllocationRounds = 7,
        .weightedDemand = false,
        .priorityHalfLife = 10,
        .defaultPriorityFactor = 2,
        .niceUserPriorityFactor = 3,
        .remotePriorityFactor = 4,
        .sortExpression = "A + B"};
    const auto text = condorConfig(quotas);
    ASSERT_TRUE(text);
    EXPECT_EQ(quotasFromText("condor-config", *text), quotas) << *text;
}

TEST(CondorConfig, WholeTextIsAsAdministratorsWriteIt)
{
    GroupQuotas quotas;
    quotas.groups.push_back({.name = "group_a", .quota = 100, .acceptsSurplus = true});
    quotas.groups.push_back({.name = "group_a.b", .quota = 0.5, .isDynamic = true, .priorityFactor = 20});
    EXPECT_EQ(*condorConfig(quotas),
        "# Group quotas for HTCondor\n"
        "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n"
        "\n"
        "GROUP_NAMES = \\\n"
        "    group_a, \\\n"
        "    group_a.b\n"
        "\n"
        "GROUP_QUOTA_group_a = 100\n"
        "GROUP_ACCEPT_SURPLUS_group_a = True\n"
        "\n"
        "GROUP_QUOTA_DYNAMIC_group_a.b = 0.5\n"
        "GROUP_PRIO_FACTOR_group_a.b = 20\n"
        "GROUP_ACCEPT_SURPLUS_group_a.b = False\n");
}

TEST(CondorConfig, NamesThatCannotBeWrittenAreRefused)
{
    const auto refusal = [](std::vector<QuotaGroup> groups) {
        GroupQuotas quotas;
        quotas.groups = std::move(groups);
        const auto text = condorConfig(quotas);
        return text ? std::string("written") : describe(text.error());
    };
    EXPECT_EQ(refusal({{.name = "a b", .quota = 1}}),
        "cannot write group 'a b': HTCondor group names may contain only letters, digits, '_', '.' and '/'");
    EXPECT_EQ(refusal({{.name = "a"}, {.name = "A"}}),
        "cannot write group 'A': another group already has this name (HTCondor ignores case)");
    EXPECT_EQ(refusal({{.name = "a.b"}}), "cannot write group 'a.b': its parent group is missing");
    EXPECT_EQ(refusal({{.name = "ROUND_ROBIN_RATE", .quota = 1}}),
        "cannot write group 'ROUND_ROBIN_RATE': its quota would overwrite the pool setting "
        "'GROUP_QUOTA_ROUND_ROBIN_RATE'");
    EXPECT_EQ(refusal({{.name = "x", .quota = 1, .isDynamic = true}, {.name = "dynamic_x"}}),
        "cannot write group 'x': its dynamic quota would be read as the static quota of group 'DYNAMIC_x'");
}

TEST(CondorFragment, ChangesAloneTurnOneIntoTheOther)
{
    const std::string first = condorSample("group_quotas_generated.config");
    const GroupQuotas before = quotasFromText("condor-config", first);
    GroupQuotas after = before;
    after.groups[0].quota = 700;
    after.groups[1].quota = 0.9;
    after.groups[1].isDynamic = true;
    after.groups[2].priorityFactor.reset();
    after.groups[6].acceptsSurplus = false;
    after.groups[7].autoregroup = true;
    after.groups.erase(after.groups.begin() + 4);
    after.groups.push_back({.name = "group_new", .quota = 5, .acceptsSurplus = true});
    after.options.oversubscription = false;
    const auto text = condorFragment(before, after, {.reason = "the new year"});
    ASSERT_TRUE(text) << describe(text.error());
    GroupQuotas expected = after;
    expected.poolSize = quotasFromText("condor-config", first + *text).poolSize;
    EXPECT_EQ(quotasFromText("condor-config", first + *text), expected) << *text;
    EXPECT_EQ(*text,
        "# Group quotas for HTCondor\n"
        "# the new year\n"
        "\n"
        "# pool: oversubscription true -> false\n"
        "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = False\n"
        "\n"
        "# group_atlas.prod.test: removed, had quota 1000\n"
        "GROUP_NAMES = \\\n"
        "    group_gridods, \\\n"
        "    group_atlas, \\\n"
        "    group_atlas.software, \\\n"
        "    group_atlas.prod, \\\n"
        "    group_atlas.prod.production, \\\n"
        "    group_atlas.prod.mp, \\\n"
        "    group_atlas.analysis, \\\n"
        "    group_atlas.analysis.short, \\\n"
        "    group_atlas.analysis.mcore, \\\n"
        "    group_atlas.analysis.long, \\\n"
        "    group_new\n"
        "\n"
        "# group_gridods: quota 500 -> 700\n"
        "GROUP_QUOTA_group_gridods = 700\n"
        "\n"
        "# group_atlas: quota 14823 -> 0.9\n"
        "# group_atlas: dynamic false -> true\n"
        "GROUP_QUOTA_group_atlas =\n"
        "GROUP_QUOTA_DYNAMIC_group_atlas = 0.9\n"
        "\n"
        "# group_atlas.software: priority_factor 10 -> none\n"
        "GROUP_PRIO_FACTOR_group_atlas.software =\n"
        "\n"
        "# group_atlas.prod.mp: accept_surplus true -> false\n"
        "GROUP_ACCEPT_SURPLUS_group_atlas.prod.mp = False\n"
        "\n"
        "# group_atlas.analysis: autoregroup false -> true\n"
        "GROUP_AUTOREGROUP_group_atlas.analysis = True\n"
        "\n"
        "# group_new: new, quota 5\n"
        "GROUP_QUOTA_group_new = 5\n"
        "GROUP_ACCEPT_SURPLUS_group_new = True\n"
        "GROUP_AUTOREGROUP_group_new = False\n");
}

TEST(CondorFragment, WholeTextTellsWhatChanged)
{
    const GroupQuotas before = quotasFromText("condor-config", "GROUP_NAMES = a\nGROUP_QUOTA_a = 100\n");
    GroupQuotas after = before;
    after.groups[0].quota = 120;
    EXPECT_EQ(*condorFragment(before, after, {.extent = FragmentExtent::Whole}),
        "# Group quotas for HTCondor\n"
        "# a: quota 100 -> 120\n"
        "\n"
        "GROUP_NAMES = \\\n"
        "    a\n"
        "\n"
        "GROUP_QUOTA_a = 120\n"); // a pool-wide flag in another file stays as it is
    EXPECT_EQ(*condorFragment(before, before, {}), "# Group quotas for HTCondor\n# No changes.\n");
}

// Settings whose new value is the default are written too, so that they count behind the file with the old
// one.
TEST(CondorFragment, WholeTextCountsBehindWhatItChanges)
{
    const std::string first =
        "GROUP_NAMES = a, b\nGROUP_QUOTA_a = 10\nGROUP_QUOTA_b = 5\nGROUP_AUTOREGROUP = True\n"
        "GROUP_PRIO_FACTOR_a = 20\nNEGOTIATOR_USE_SLOT_WEIGHTS = False\nPRIORITY_HALFLIFE = 10\n"
        "GROUP_SORT_EXPR = x\n";
    const GroupQuotas before = quotasFromText("condor-config", first);
    GroupQuotas after = before;
    after.options = {};
    after.groups[0].priorityFactor.reset();
    after.groups[0].autoregroup = false;
    after.groups[1].quota = 0.5;
    after.groups[1].isDynamic = true;
    after.groups.push_back({.name = "c", .quota = 1});
    const auto text = condorFragment(before, after, {.extent = FragmentExtent::Whole});
    ASSERT_TRUE(text) << describe(text.error());
    for (const char* line : {"\nNEGOTIATOR_USE_SLOT_WEIGHTS = True\n", "\nPRIORITY_HALFLIFE = 86400\n",
             "\nGROUP_SORT_EXPR =\n", "\nGROUP_PRIO_FACTOR_a =\n", "\nGROUP_AUTOREGROUP_a = False\n",
             "\nGROUP_QUOTA_b =\nGROUP_QUOTA_DYNAMIC_b = 0.5\n", "\nGROUP_AUTOREGROUP_c = False\n"})
        EXPECT_THAT(*text, HasSubstr(line));
    GroupQuotas expected = after;
    expected.poolSize = quotasFromText("condor-config", first + *text).poolSize;
    EXPECT_EQ(quotasFromText("condor-config", first + *text), expected) << *text;
}

TEST(CondorFragment, NamesOfGroupsThatWentCannotSetAnything)
{
    GroupQuotas before;
    before.groups.push_back({.name = "a\nGROUP_NAMES = evil", .quota = 1});
    const auto text = condorFragment(before, {}, {});
    ASSERT_TRUE(text);
    EXPECT_THAT(*text, HasSubstr("# a\\x0aGROUP_NAMES = evil: removed"));
}

} // namespace
} // namespace fairshare
