// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/condor_userprio_reader.h"
#include "core/io/import/import.h"
#include "tests/core/io/sample_files.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace fairshare {
namespace {

using test::dataFile;
using test::errorOf;
using test::readAs;
using test::remarksOf;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;

Import importOf(std::string_view text)
{
    const auto import = readAs("condor-userprio", text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? *import : Import{};
}

Import userprioSample(const std::string& name)
{
    return importOf(dataFile("samples/htcondor/userprio_" + name + ".txt"));
}

GroupQuotas groupsOf(const Import& import)
{
    return import.scenario ? *import.scenario->quotas : GroupQuotas{};
}

/// `name quota requested usage[ surplus]`, sorted by name.
std::vector<std::string> outlineOfUse(const GroupQuotas& quotas)
{
    std::vector<std::string> lines;
    for (const QuotaGroup& group : quotas.groups)
        lines.push_back(fmt::format("{} {}{} {} {}{}", group.name,
            group.quota ? fmt::format("{}", *group.quota) : "none", group.isDynamic ? " dynamic" : "",
            group.requested, group.usage, group.acceptsSurplus ? " surplus" : ""));
    std::sort(lines.begin(), lines.end());
    return lines;
}

const std::vector<std::string>& wholeOutline()
{
    static const std::vector<std::string> lines{"group_atlas 14823 0 0", "group_atlas.analysis 4008 0 0",
        "group_atlas.analysis.long 2000 4600 1987 surplus", "group_atlas.analysis.mcore 8 0 0",
        "group_atlas.analysis.short 2000 5200 2011 surplus", "group_atlas.prod 10810 0 0",
        "group_atlas.prod.mp 6110 18000 6104 surplus", "group_atlas.prod.production 3700 9000 3698",
        "group_atlas.prod.test 1000 2600 996", "group_atlas.software 5 3 1",
        "group_gridods 500 1900 482 surplus"};
    return lines;
}

const QuotaSubmitter* submitter(const GroupQuotas& quotas, std::string_view name)
{
    const auto found = std::find_if(quotas.submitters.begin(), quotas.submitters.end(),
        [name](const QuotaSubmitter& each) { return each.name == name; });
    return found == quotas.submitters.end() ? nullptr : &*found;
}

TEST(Userprio, OtherEncodingsAreTold)
{
    std::string text = dataFile("samples/htcondor/userprio_all.txt");
    const std::size_t name = text.find("group_gridods");
    ASSERT_NE(name, std::string::npos);
    text[name + 2] = '\xfc';
    const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(name), '\n');
    const std::size_t column = name - text.rfind('\n', name) + 2;
    EXPECT_EQ(errorOf("condor-userprio", text),
        fmt::format(
            "{}:{}: byte 0xfc is not valid UTF-8; convert the file, for example with iconv", line, column));
}

TEST(Userprio, AllColumnsAreRead)
{
    const Import import = userprioSample("all");
    const GroupQuotas quotas = groupsOf(import);
    EXPECT_EQ(outlineOfUse(quotas), wholeOutline());
    EXPECT_THAT(import.diagnostics, IsEmpty());
    EXPECT_EQ(quotas.poolSize, 15323.0);
    EXPECT_EQ(quotas.groups[0].priorityFactor, 10.0);
    ASSERT_EQ(quotas.submitters.size(), 9U);
    const QuotaSubmitter* osg = submitter(quotas, "group_gridods.osg@bnl.gov");
    ASSERT_NE(osg, nullptr);
    EXPECT_EQ(*osg,
        (QuotaSubmitter{.name = "group_gridods.osg@bnl.gov",
            .realPriority = 481.37,
            .priorityFactor = 10,
            .effectivePriority = 4813.7,
            .ceiling = 600,
            .usageHours = 200000,
            .usage = 482}));
    const QuotaSubmitter* floored = submitter(quotas, "group_atlas.analysis.long.usatlas3@bnl.gov");
    ASSERT_NE(floored, nullptr);
    EXPECT_EQ(floored->floor, 100.0);
    EXPECT_EQ(floored->ceiling, std::nullopt);
    const QuotaSubmitter* ungrouped = submitter(quotas, "usatlas1@bnl.gov");
    ASSERT_NE(ungrouped, nullptr);
    EXPECT_EQ(ungrouped->effectivePriority, 500.0);
}

TEST(Userprio, OtherLayoutsHoldTheSameGroups)
{
    for (const char* name : {"allusers", "flat", "grouporder"})
        EXPECT_EQ(outlineOfUse(groupsOf(userprioSample(name))), wholeOutline()) << name;
    const auto names = [](const GroupQuotas& quotas) {
        std::vector<std::string> all;
        for (const QuotaSubmitter& each : quotas.submitters)
            all.push_back(each.name);
        std::sort(all.begin(), all.end());
        return all;
    };
    EXPECT_EQ(names(groupsOf(userprioSample("flat"))), names(groupsOf(userprioSample("all"))));
    EXPECT_EQ(names(groupsOf(userprioSample("grouporder"))), names(groupsOf(userprioSample("all"))));
}

TEST(Userprio, MissingParentsAreMade)
{
    for (const char* name : {"default_active", "8x_layout"}) {
        const Import import = userprioSample(name);
        std::vector<std::string> expected = wholeOutline();
        expected[0] = "group_atlas 14815 0 0"; // without mcore, which is idle
        expected[1] = "group_atlas.analysis 4000 0 0";
        expected.erase(expected.begin() + 3);
        EXPECT_EQ(outlineOfUse(groupsOf(import)), expected) << name;
        EXPECT_THAT(remarksOf(import),
            IsSupersetOf({std::string("5:1: parent_made: group 'group_atlas' is missing; adding it with "
                                      "quota 14815, the sum of its children's static quotas"),
                std::string("9:1: parent_made: group 'group_atlas.analysis' is missing; adding it with quota "
                            "4000, the sum of its children's static quotas")}))
            << name;
    }
}

TEST(Userprio, RolledUpUsageIsTakenOff)
{
    const Import import = userprioSample("grouprollup");
    EXPECT_EQ(outlineOfUse(groupsOf(import)), wholeOutline());
    EXPECT_THAT(remarksOf(import),
        testing::Contains(
            "0:0: usage_rolled_up: groups seem to include the usage of their subtrees (-grouprollup); "
            "their own usage is computed"));
    for (const char* name : {"all", "allusers", "flat", "default_active"})
        EXPECT_THAT(
            remarksOf(userprioSample(name)), testing::Not(testing::Contains(testing::HasSubstr("rolled_up"))))
            << name;
}

TEST(Userprio, QuotasAloneAreRead)
{
    const Import import = userprioSample("quotas");
    std::vector<std::string> expected = wholeOutline();
    const GroupQuotas quotas = groupsOf(import);
    EXPECT_EQ(quotas.poolSize, 15323.0);
    EXPECT_EQ(outlineOfUse(quotas)[6], "group_atlas.prod.mp 6110 18000 0 surplus");
    EXPECT_EQ(quotas.groups.size(), 11U);
    EXPECT_THAT(quotas.submitters, IsEmpty());
    EXPECT_THAT(import.diagnostics, IsEmpty());
}

TEST(Userprio, UsageAloneHasNoQuotas)
{
    const Import import = userprioSample("usage");
    const GroupQuotas quotas = groupsOf(import);
    EXPECT_THAT(outlineOfUse(quotas), testing::Contains("group_atlas.prod.mp none 0 6104"));
    EXPECT_EQ(submitter(quotas, "group_atlas.prod.mp.usatlas1@bnl.gov")->usageHours, 1555555.56);
    EXPECT_THAT(remarksOf(import),
        testing::Contains(
            "0:0: no_quotas: the table has no Config Quota column, so the groups have no quotas"));
}

TEST(Userprio, SubmittersAloneNameTheirGroups)
{
    const Import import = userprioSample("priority_flat");
    EXPECT_THAT(outlineOfUse(groupsOf(import)),
        ElementsAre("group_atlas none 0 0", "group_atlas.analysis none 0 0",
            "group_atlas.analysis.long none 0 0", "group_atlas.analysis.short none 0 0",
            "group_atlas.prod none 0 0", "group_atlas.prod.mp none 0 0",
            "group_atlas.prod.production none 0 0", "group_atlas.prod.test none 0 0",
            "group_atlas.software none 0 0", "group_gridods none 0 0"));
    EXPECT_EQ(groupsOf(import).submitters[2].realPriority, 481.37);
    EXPECT_THAT(remarksOf(import),
        testing::Contains(
            "5:1: groups_of_submitters: the table lists no groups; taking them from the submitter names"));
}

/// A table of groups with a column of numbers.
std::string table(
    const std::string& rows, const std::string& end = "---------- --------- --------- -------\n")
{
    return "Last Priority Update:  5/20 14:30\n"
           "Group       Config   Subtree     Use  \n"
           "Name         Quota     Quota   Surplus\n"
           "---------- --------- --------- -------\n"
        + rows + end;
}

TEST(Userprio, FractionsAreInferred)
{
    const Import import = importOf(table("<none>          0.00    100.00 yes\n"
                                         "a               0.40     40.00 no\n"
                                         "b               0.50      0.50 ByQuota\n"
                                         "c               n/a      1e+01 Regroup\n"));
    const GroupQuotas quotas = groupsOf(import);
    EXPECT_THAT(outlineOfUse(quotas), ElementsAre("a 0.4 dynamic 0 0", "b 0.5 0 0 surplus", "c none 0 0"));
    EXPECT_TRUE(quotas.groups[2].autoregroup);
    EXPECT_EQ(quotas.poolSize, 100.0);
    EXPECT_THAT(remarksOf(import),
        ElementsAre("6:1: dynamic_inferred: treating the quota 0.4 of 'a' as a fraction because its subtree "
                    "quota is 40",
            "8:32: surplus_not_told: 'Regroup' means that submitters negotiate again in the pool; assuming "
            "that the group does not accept surplus",
            "8:1: quota_missing: group 'c' has no quota; using a dynamic quota of 0"));
}

TEST(Userprio, BadInputIsRefusedWithItsPlace)
{
    const auto error = [](const std::string& text) { return errorOf("condor-userprio", text); };
    EXPECT_EQ(error("Last Priority Update:  5/20 14:30\n"),
        "1:1: no table found; expected two title lines above a line of dashes");
    EXPECT_EQ(error("Last Priority Update:\nWhat\nelse\n--- ---\n"),
        "4:1: the first column is 'what else'; expected Group, User Name or both");
    EXPECT_EQ(error(table("a               -1.0     40.00 no\n")),
        "5:17: config quota is '-1.0'; expected a number, 0 or more");
    EXPECT_EQ(error(table("a                 4x     40.00 no\n")),
        "5:19: config quota is '4x'; expected a number, 0 or more");
    EXPECT_EQ(error(table("a                4.0     40.00 maybe\n")),
        "5:32: use surplus is 'maybe'; expected no, ByQuota or Regroup");
    EXPECT_EQ(error(table("                 4.0     40.00 no\n")), "5:1: the row has no name");
    const Import cut = importOf(table("a                4.0      4.00 no\n", ""));
    EXPECT_EQ(remarksOf(cut).front(),
        "5:1: no_final_ruler: no line of dashes below the rows; the table may be truncated");
}

TEST(Userprio, MissingUsersAreTold)
{
    const std::string text = "User Name       Factor  \n"
                             "                Priority\n"
                             "-------------- ---------\n"
                             "a.u@x              10.00\n"
                             "-------------- ---------\n"
                             "Number of users: 2\n";
    EXPECT_THAT(errorOf("condor-userprio", text), "read");
    EXPECT_THAT(remarksOf(importOf(text)),
        testing::Contains("6:1: users_missing: the table reports 2 users but lists 1; some may be missing"));
}

} // namespace
} // namespace fairshare
