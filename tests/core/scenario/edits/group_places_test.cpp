// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/group_places.h"

#include "core/quota/groups/quota_tree.h"
#include "core/scenario/sections.h"
#include "tests/core/scenario/four_groups.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

namespace fairshare {
namespace {

using test::GroupA;
using test::GroupAB;
using test::GroupAC;
using test::LastGroup;
using test::messageOf;
using testing::ElementsAre;

constexpr std::uint32_t GroupDC = 4;

/// a with a.b and a.c, then d with d.C; somebody submits in each of a.b and a, and a stranger from ab.
Scenario poolWithSubmitters()
{
    GroupQuotas quotas = test::fourGroups();
    quotas.groups.push_back({.name = "d.C", .quota = 4});
    for (const char* name : {"A.b.ann@site", "a.bob@site", "ab.carl@site"}) {
        QuotaSubmitter submitter;
        submitter.name = name;
        quotas.submitters.push_back(submitter);
    }
    return withQuotas(Scenario(), std::move(quotas));
}

std::vector<std::string> namesAfter(const Result<Scenario>& scenario)
{
    std::vector<std::string> names;
    if (!scenario)
        return {scenario.error().message};
    for (const QuotaGroup& each : scenario->quotas->groups)
        names.push_back(each.name);
    return names;
}

Result<Scenario> moved(const std::vector<std::uint32_t>& groups, std::uint32_t parent)
{
    return withGroupsMoved(poolWithSubmitters(), groups, parent);
}

Result<Scenario> byLevel(const std::vector<std::uint32_t>& groups, LevelMove move)
{
    return withGroupsMovedByLevel(poolWithSubmitters(), groups, move);
}

TEST(GroupPlaces, RenamesAGroupWithThePathsBelowIt)
{
    EXPECT_THAT(namesAfter(withGroupRenamed(poolWithSubmitters(), GroupA, "x")),
        ElementsAre("x", "x.b", "x.c", "d", "d.C"));
    EXPECT_THAT(namesAfter(withGroupRenamed(poolWithSubmitters(), GroupAB, "B")),
        ElementsAre("a", "a.B", "a.c", "d", "d.C"));
    EXPECT_EQ(messageOf(withGroupRenamed(poolWithSubmitters(), GroupAB, "C")), "group 'a.c' already exists");
    EXPECT_EQ(messageOf(withGroupRenamed(poolWithSubmitters(), NoGroup, "C")),
        "<none> is the pool itself and cannot be changed here");
}

TEST(GroupPlaces, MovesAGroupThatIsRenamedToAPath)
{
    EXPECT_THAT(namesAfter(withGroupRenamed(poolWithSubmitters(), LastGroup, "a.d")),
        ElementsAre("a", "a.b", "a.c", "a.d", "a.d.C"));
    EXPECT_THAT(namesAfter(withGroupRenamed(poolWithSubmitters(), GroupAB, "D.new")),
        ElementsAre("a", "D.new", "a.c", "d", "d.C"));
    EXPECT_EQ(messageOf(withGroupRenamed(poolWithSubmitters(), GroupAB, "x.new")), "unknown group 'x'");
    EXPECT_EQ(messageOf(withGroupRenamed(poolWithSubmitters(), GroupA, "A.b.new")),
        "'a' cannot be placed below itself");
    EXPECT_EQ(
        messageOf(withGroupRenamed(poolWithSubmitters(), GroupAC, "d.c")), "group 'd.C' already exists");
    EXPECT_EQ(
        messageOf(withGroupRenamed(poolWithSubmitters(), GroupAC, "d.")), "a group name must not be empty");
}

TEST(GroupPlaces, CarriesSubmittersAlong)
{
    const auto edited = withGroupRenamed(poolWithSubmitters(), GroupA, "x");
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->quotas->submitters[0].name, "x.b.ann@site");
    EXPECT_EQ(edited->quotas->submitters[1].name, "x.bob@site");
    EXPECT_EQ(edited->quotas->submitters[2].name, "ab.carl@site");
}

TEST(GroupPlaces, MovesGroupsBelowAnother)
{
    EXPECT_THAT(namesAfter(moved({LastGroup}, GroupAB)), ElementsAre("a", "a.b", "a.c", "a.b.d", "a.b.d.C"));
    EXPECT_THAT(namesAfter(moved({GroupAB, GroupAC}, NoGroup)), ElementsAre("a", "b", "c", "d", "d.C"));
    // a.b stands below a, which takes it along; d.C stands there already.
    EXPECT_THAT(namesAfter(moved({GroupDC, GroupAB, GroupA}, LastGroup)),
        ElementsAre("d.a", "d.a.b", "d.a.c", "d", "d.C"));
}

TEST(GroupPlaces, RefusesMovesThatCannotBe)
{
    EXPECT_EQ(messageOf(moved({}, GroupA)), "no groups to move");
    EXPECT_EQ(messageOf(moved({NoGroup}, GroupA)), "<none> is the pool itself and cannot be changed here");
    EXPECT_EQ(messageOf(moved({GroupA}, GroupA)), "'a' cannot be placed below itself");
    EXPECT_EQ(messageOf(moved({GroupA}, GroupAB)), "'a' cannot be placed below itself");
    EXPECT_EQ(messageOf(moved({GroupAC}, LastGroup)), "group 'd.C' already exists");
    EXPECT_EQ(messageOf(moved({GroupAC, GroupDC}, NoGroup)), "group 'c' already exists");
    EXPECT_EQ(messageOf(moved({GroupAC}, GroupA)), "already there");
    EXPECT_EQ(messageOf(moved({GroupAB, GroupAC}, GroupA)), "already there");
}

TEST(GroupPlaces, MovesByOneLevel)
{
    EXPECT_THAT(namesAfter(byLevel({GroupAB}, LevelMove::Up)), ElementsAre("a", "b", "a.c", "d", "d.C"));
    EXPECT_THAT(
        namesAfter(byLevel({GroupAC}, LevelMove::Down)), ElementsAre("a", "a.b", "a.b.c", "d", "d.C"));
    EXPECT_THAT(
        namesAfter(byLevel({GroupAB}, LevelMove::Down)), ElementsAre("a", "a.c.b", "a.c", "d", "d.C"));
    EXPECT_EQ(
        messageOf(byLevel({LastGroup}, LevelMove::Up)), "'d' is directly in the pool and cannot move up");
    EXPECT_EQ(
        messageOf(byLevel({GroupA, LastGroup}, LevelMove::Down)), "'a' has no sibling group to move into");
}

} // namespace
} // namespace fairshare
