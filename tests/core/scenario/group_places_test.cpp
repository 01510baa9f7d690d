// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/group_places.h"

#include "core/quota/quota_tree.h"
#include "core/scenario/sections.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

namespace fairshare {
namespace {

using testing::ElementsAre;

constexpr std::uint32_t A = 0;
constexpr std::uint32_t AB = 1;
constexpr std::uint32_t AC = 2;
constexpr std::uint32_t D = 3;
constexpr std::uint32_t DC = 4;

/// a with a.b and a.c, then d with d.C; somebody submits in each of a.b and a, and a stranger from ab.
Scenario pool()
{
    GroupQuotas quotas;
    quotas.poolSize = 100;
    quotas.groups = {{.name = "a", .quota = 60}, {.name = "a.b", .quota = 20}, {.name = "a.c", .quota = 40},
        {.name = "d", .quota = 40}, {.name = "d.C", .quota = 4}};
    for (const char* name : {"A.b.ann@site", "a.bob@site", "ab.carl@site"}) {
        QuotaSubmitter submitter;
        submitter.name = name;
        quotas.submitters.push_back(submitter);
    }
    return withQuotas(Scenario(), std::move(quotas));
}

std::string messageOf(const Result<Scenario>& result)
{
    return result ? std::string("edited") : result.error().message;
}

std::vector<std::string> namesOf(const Result<Scenario>& scenario)
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
    return withGroupsMoved(pool(), groups, parent);
}

Result<Scenario> byLevel(const std::vector<std::uint32_t>& groups, LevelMove move)
{
    return withGroupsMovedByLevel(pool(), groups, move);
}

TEST(GroupPlaces, RenamesAGroupWithThePathsBelowIt)
{
    EXPECT_THAT(namesOf(withGroupRenamed(pool(), A, "x")), ElementsAre("x", "x.b", "x.c", "d", "d.C"));
    EXPECT_THAT(namesOf(withGroupRenamed(pool(), AB, "B")), ElementsAre("a", "a.B", "a.c", "d", "d.C"));
    EXPECT_EQ(messageOf(withGroupRenamed(pool(), AB, "C")), "there is a group 'a.c' already");
    EXPECT_EQ(messageOf(withGroupRenamed(pool(), NoGroup, "C")),
        "<none> is the pool itself, which stays where it is");
}

TEST(GroupPlaces, MovesAGroupThatIsRenamedToAPath)
{
    EXPECT_THAT(namesOf(withGroupRenamed(pool(), D, "a.d")), ElementsAre("a", "a.b", "a.c", "a.d", "a.d.C"));
    EXPECT_THAT(namesOf(withGroupRenamed(pool(), AB, "D.new")), ElementsAre("a", "D.new", "a.c", "d", "d.C"));
    EXPECT_EQ(messageOf(withGroupRenamed(pool(), AB, "x.new")), "there is no group 'x'");
    EXPECT_EQ(messageOf(withGroupRenamed(pool(), A, "A.b.new")), "'a' cannot stand below itself");
    EXPECT_EQ(messageOf(withGroupRenamed(pool(), AC, "d.c")), "there is a group 'd.C' already");
    EXPECT_EQ(messageOf(withGroupRenamed(pool(), AC, "d.")),
        "'' is no name of a group; names have no blanks, commas, or any of @ ( ) =");
}

TEST(GroupPlaces, CarriesSubmittersAlong)
{
    const auto edited = withGroupRenamed(pool(), A, "x");
    ASSERT_TRUE(edited);
    EXPECT_EQ(edited->quotas->submitters[0].name, "x.b.ann@site");
    EXPECT_EQ(edited->quotas->submitters[1].name, "x.bob@site");
    EXPECT_EQ(edited->quotas->submitters[2].name, "ab.carl@site");
}

TEST(GroupPlaces, MovesGroupsBelowAnother)
{
    EXPECT_THAT(namesOf(moved({D}, AB)), ElementsAre("a", "a.b", "a.c", "a.b.d", "a.b.d.C"));
    EXPECT_THAT(namesOf(moved({AB, AC}, NoGroup)), ElementsAre("a", "b", "c", "d", "d.C"));
    // a.b stands below a, which takes it along; d.C stands there already.
    EXPECT_THAT(namesOf(moved({DC, AB, A}, D)), ElementsAre("d.a", "d.a.b", "d.a.c", "d", "d.C"));
}

TEST(GroupPlaces, RefusesMovesThatCannotBe)
{
    EXPECT_EQ(messageOf(moved({}, A)), "there are no groups to move");
    EXPECT_EQ(messageOf(moved({NoGroup}, A)), "<none> is the pool itself, which stays where it is");
    EXPECT_EQ(messageOf(moved({A}, A)), "'a' cannot stand below itself");
    EXPECT_EQ(messageOf(moved({A}, AB)), "'a' cannot stand below itself");
    EXPECT_EQ(messageOf(moved({AC}, D)), "there is a group 'd.C' already");
    EXPECT_EQ(messageOf(moved({AC, DC}, NoGroup)), "there is a group 'c' already");
    EXPECT_EQ(messageOf(moved({AC}, A)), "'a.c' stands there already");
    EXPECT_EQ(messageOf(moved({AB, AC}, A)), "the groups stand there already");
}

TEST(GroupPlaces, MovesByOneLevel)
{
    EXPECT_THAT(namesOf(byLevel({AB}, LevelMove::Up)), ElementsAre("a", "b", "a.c", "d", "d.C"));
    EXPECT_THAT(namesOf(byLevel({AC}, LevelMove::Down)), ElementsAre("a", "a.b", "a.b.c", "d", "d.C"));
    EXPECT_THAT(namesOf(byLevel({AB}, LevelMove::Down)), ElementsAre("a", "a.c.b", "a.c", "d", "d.C"));
    EXPECT_EQ(messageOf(byLevel({D}, LevelMove::Up)),
        "'d' stands directly in the pool; there is no group above that");
    EXPECT_EQ(
        messageOf(byLevel({A, D}, LevelMove::Down)), "no group stands beside 'a' that it could move into");
}

} // namespace
} // namespace fairshare
