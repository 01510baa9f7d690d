// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/scenario_variants.h"

#include "core/io/import/import.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace fairshare {
namespace {

using test::rowAt;
using test::writtenAs;
using testing::ElementsAre;
using testing::IsEmpty;

std::string fileWithVariants(std::string_view variants)
{
    return std::string(R"({
  "format": "fairshare-explorer",
  "version": 1,
  "tree": {
    "account": "root",
    "children": [
      { "account": "physics", "shares": 60, "usage": 0, "children": [
        { "user": "alice", "shares": 1, "usage": 4 },
        { "user": "bob", "shares": 1, "usage": 0, "partition": "gpu" }
      ] }
    ]
  },
  "variants": )")
        + std::string(variants) + "\n}\n";
}

constexpr std::string_view Two = R"([
    { "name": "proposal A", "edits": [
      { "account": "physics", "shares": 70 },
      { "user": "alice", "of": "physics", "shares": "parent", "usage": 2.5 },
      { "user": "bob", "of": "physics", "partition": "gpu", "remove": true },
      { "account": "chem", "of": "root", "add": true, "shares": 40, "usage": 0, "slurm": { "QOS": "'a'" } },
      { "user": "bob", "of": "chem", "association": 7, "add": true, "shares": 1, "usage": 0, "pending_jobs": 2 }
    ] },
    { "name": "proposal B", "author": { "name": "me" }, "edits": [
      { "account": "physics", "shares": 50, "why": "less" }
    ] },
    { "name": "as it is", "edits": [] }
  ])";

Scenario twoVariants()
{
    const auto import = test::readAs("fairshare", fileWithVariants(Two));
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? *import->scenario : Scenario();
}

std::string variantsError(std::string_view variants)
{
    return test::errorOf("fairshare", fileWithVariants(variants));
}

std::vector<std::string> namesOf(const Scenario& scenario)
{
    return variantNames(scenario).value();
}

std::uint32_t physics(const Scenario& scenario)
{
    return scenario.tree.shares(rowAt(scenario.tree, "root/physics"));
}

Scenario withPhysics(Scenario scenario, std::uint32_t shares)
{
    scenario.tree = withShares(scenario.tree, rowAt(scenario.tree, "root/physics"), shares).value();
    return scenario;
}

TEST(ScenarioVariants, AreReadAndStayAsTheyAreSpelled)
{
    const Scenario scenario = twoVariants();
    EXPECT_EQ(writtenAs("fairshare", scenario), fileWithVariants(Two));
    const auto variants = variantsOf(scenario).value();
    ASSERT_EQ(variants.size(), 3U);
    EXPECT_EQ(variants[0].name, "proposal A");
    ASSERT_EQ(variants[0].edits.size(), 5U);
    EXPECT_EQ(variants[0].edits[1],
        (VariantEdit{.node = NodeKind::User,
            .name = "alice",
            .account = "physics",
            .shares = ParentShares,
            .usage = 2.5L}));
    EXPECT_EQ(variants[0].edits[3].slurmOptions, "QOS='a'");
    EXPECT_EQ(variants[1].edits[0].unknownMembers, R"("why": "less")");
    EXPECT_THAT(variants[1].unknown, ElementsAre(testing::Pair("author", R"({ "name": "me" })")));
}

TEST(ScenarioVariants, NamesPlacesAndPartitionsAreWrittenAsTheyAreRead)
{
    const std::string edits = R"([
    { "name": "A", "edits": [
      { "account": "physics", "move_to": "root", "rename_to": "natural" },
      { "user": "alice", "of": "physics", "move_to": "natural", "rename_to": "al", "partition_to": "gpu" },
      { "user": "bob", "of": "physics", "partition": "gpu", "partition_to": "" }
    ] },
    { "name": "B", "edits": [] }
  ])";
    const Scenario scenario = test::readAs("fairshare", fileWithVariants(edits))->scenario.value();
    const auto variants = variantsOf(scenario).value();
    EXPECT_EQ(variants[0].edits[1],
        (VariantEdit{.node = NodeKind::User,
            .name = "alice",
            .account = "physics",
            .moveTo = "natural",
            .renameTo = "al",
            .partitionTo = "gpu"}));
    EXPECT_EQ(variants[0].edits[2].partitionTo, "");
    const auto rewritten = withVariantRenamed(scenario, "B", "C");
    ASSERT_TRUE(rewritten);
    const std::string text = writtenAs("fairshare", *rewritten);
    EXPECT_THAT(text,
        testing::HasSubstr("{ \"user\": \"alice\", \"of\": \"physics\", \"move_to\": \"natural\", "
                           "\"rename_to\": \"al\", \"partition_to\": \"gpu\" }"));
    EXPECT_THAT(text, testing::HasSubstr("\"partition\": \"gpu\", \"partition_to\": \"\" }"));
}

TEST(ScenarioVariants, UnknownMembersAreTold)
{
    EXPECT_THAT(test::remarksOf(*test::readAs("fairshare", fileWithVariants(Two))),
        ElementsAre(testing::HasSubstr("unknown_member"), testing::HasSubstr("unknown_member")));
}

TEST(ScenarioVariants, ShowingOneChangesNothingInTheFile)
{
    const auto shown = withVariantShown(twoVariants(), "proposal A");
    ASSERT_TRUE(shown);
    EXPECT_THAT(test::outline(shown->tree),
        ElementsAre("root  1", "root/chem  40", "root/chem/bob user  1", "root/physics  70",
            "root/physics/alice user  parent"));
    EXPECT_EQ(writtenAs("fairshare", *shown), fileWithVariants(Two));
    EXPECT_EQ(*withOwnTree(*shown), twoVariants());
}

TEST(ScenarioVariants, WhatIsEditedInAVariantBelongsToIt)
{
    const auto shown = withVariantShown(twoVariants(), "proposal B");
    ASSERT_TRUE(shown);
    const Scenario edited = withPhysics(*shown, 55);
    const auto own = withOwnTree(edited);
    ASSERT_TRUE(own);
    EXPECT_EQ(physics(*own), 60U);
    EXPECT_EQ(physics(withVariantShown(*own, "proposal B").value()), 55U);
    EXPECT_EQ(physics(withVariantShown(edited, "proposal A").value()), 70U);
    const auto again = test::readAs("fairshare", writtenAs("fairshare", edited));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again->scenario, *own);
}

TEST(ScenarioVariants, ChangingOneEditChangesOneLine)
{
    const Scenario before = withNewVariant(withPhysics(twoVariants(), 61), "C", twoVariants().tree).value();
    const std::string text = writtenAs("fairshare", before);
    const std::string after = writtenAs("fairshare", withPhysics(before, 62));
    ASSERT_EQ(text.size(), after.size());
    EXPECT_THAT(
        text, testing::HasSubstr("\n      { \"account\": \"physics\", \"shares\": 61 }\n    ] }\n  ]\n}\n"));
    EXPECT_THAT(
        after, testing::HasSubstr("\n      { \"account\": \"physics\", \"shares\": 62 }\n    ] }\n  ]\n}\n"));
}

TEST(ScenarioVariants, ANewOneNamesThePresentTree)
{
    Scenario scenario = twoVariants();
    scenario.sections.clear();
    const Scenario edited = withPhysics(scenario, 80);
    const auto named = withNewVariant(edited, "C", scenario.tree);
    ASSERT_TRUE(named);
    EXPECT_EQ(physics(*named), 80U);
    EXPECT_EQ(named->shown->name, "C");
    EXPECT_EQ(physics(withOwnTree(*named).value()), 60U);
    EXPECT_THAT(namesOf(*named), ElementsAre("C"));
    // Another one from there, against the same own tree.
    const auto second = withNewVariant(withPhysics(*named, 90), "D", named->tree);
    ASSERT_TRUE(second);
    EXPECT_EQ(physics(withVariantShown(*second, "C").value()), 90U);
    EXPECT_EQ(physics(withVariantShown(*second, "D").value()), 90U);
    EXPECT_EQ(physics(withOwnTree(*second).value()), 60U);
}

TEST(ScenarioVariants, NamesAreUnique)
{
    const Scenario scenario = twoVariants();
    EXPECT_EQ(withNewVariant(scenario, "proposal A", scenario.tree).error().message,
        "variant 'proposal A' already exists");
    EXPECT_EQ(withNewVariant(scenario, "", scenario.tree).error().message, "a variant needs a name");
    EXPECT_EQ(withVariantRenamed(scenario, "proposal A", "proposal B").error().message,
        "variant 'proposal B' already exists");
    EXPECT_EQ(withVariantShown(scenario, "C").error().message,
        "unknown variant 'C'; expected one of proposal A, proposal B, as it is");
    EXPECT_EQ(
        withoutVariant(Scenario(), "C").error().message, "unknown variant 'C'; the scenario has no variants");
}

TEST(ScenarioVariants, RenamedAndRemovedWhileShown)
{
    const Scenario shown = withPhysics(withVariantShown(twoVariants(), "proposal B").value(), 51);
    const auto renamed = withVariantRenamed(shown, "proposal B", "less");
    ASSERT_TRUE(renamed);
    EXPECT_THAT(namesOf(*renamed), ElementsAre("proposal A", "less", "as it is"));
    EXPECT_EQ(renamed->shown->name, "less");
    EXPECT_EQ(physics(*renamed), 51U);
    const auto removed = withoutVariant(*renamed, "less");
    ASSERT_TRUE(removed);
    EXPECT_THAT(namesOf(*removed), ElementsAre("proposal A", "as it is"));
    EXPECT_EQ(physics(*removed), 60U);
    EXPECT_FALSE(removed->shown);
}

TEST(ScenarioVariants, RemovingTheLastLeavesNoSection)
{
    Scenario scenario = twoVariants();
    for (const char* name : {"proposal A", "proposal B", "as it is"})
        scenario = withoutVariant(scenario, name).value();
    EXPECT_THAT(scenario.sections, IsEmpty());
}

TEST(ScenarioVariants, AloneOneIsAScenarioOfItsOwn)
{
    const auto alone = variantAlone(twoVariants(), "proposal B");
    ASSERT_TRUE(alone);
    EXPECT_EQ(physics(*alone), 50U);
    EXPECT_FALSE(alone->shown);
    EXPECT_THAT(alone->sections, IsEmpty());
}

TEST(ScenarioVariants, MistakesAreToldWithTheirPlace)
{
    EXPECT_EQ(variantsError("{}"), "13:15: \"variants\" must be a list; found an object");
    EXPECT_EQ(variantsError("[3]"), "13:16: a variant must be an object; found a number");
    EXPECT_EQ(variantsError("[{}]"), "13:16: a variant needs a \"name\"");
    EXPECT_EQ(variantsError(R"([{"name": ""}])"), "13:25: \"name\" is empty; expected a name");
    EXPECT_EQ(variantsError(R"([{"name": "A"}, {"name": "A"}])"),
        "13:31: duplicate variant 'A'; variant names must be unique");
    EXPECT_EQ(
        variantsError(R"([{"name": "A", "edits": {}}])"), "13:39: \"edits\" must be a list; found an object");
    EXPECT_EQ(variantsError(R"([{"name": "A", "edits": [1]}])"),
        "13:40: a change in a variant must be an object; found a number");
}

Scenario followed(const Scenario& before, const Result<StructureEdit>& edit)
{
    EXPECT_TRUE(edit) << describe(edit.error());
    const auto after = withVariantsFollowing(before, edit->scenario);
    EXPECT_TRUE(after);
    return after ? *after : Scenario();
}

TEST(ScenarioVariants, FollowWhatIsRenamedInTheOwnTree)
{
    const Scenario before = twoVariants();
    const Scenario after = followed(before, withName(before, rowAt(before.tree, "root/physics"), "natural"));
    Diagnostics leftOut;
    const auto shown = withVariantShown(after, "proposal A", &leftOut);
    ASSERT_TRUE(shown);
    EXPECT_THAT(leftOut, IsEmpty());
    EXPECT_THAT(test::outline(shown->tree),
        ElementsAre("root  1", "root/chem  40", "root/chem/bob user  1", "root/natural  70",
            "root/natural/alice user  parent"));
    EXPECT_THAT(writtenAs("fairshare", after),
        testing::HasSubstr(R"({ "account": "natural", "shares": 50, "why": "less" })"));
}

TEST(ScenarioVariants, FollowWhoMovesInTheOwnTree)
{
    const Scenario start = twoVariants();
    const Scenario before =
        followed(start, withNewAssociation(start, RootRow, NodeKind::Account)); // new_account
    const Scenario after = followed(before,
        withRowsMoved(before, std::array{rowAt(before.tree, "root/physics/alice")},
            rowAt(before.tree, "root/new_account")));
    const auto shown = withVariantShown(after, "proposal A");
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->tree.usage(rowAt(shown->tree, "root/new_account/alice")), 2.5L);
    EXPECT_EQ(shown->tree.shares(rowAt(shown->tree, "root/new_account/alice")), ParentShares);
}

TEST(ScenarioVariants, StayAsTheyAreSpelledWhereNothingTheyNameChanged)
{
    const Scenario before = twoVariants();
    const Scenario after = followed(before, withNewAssociation(before, RootRow, NodeKind::Account));
    EXPECT_EQ(after.sections, before.sections);
}

TEST(ScenarioVariants, WhatDoesNotFitIsNotForgotten)
{
    const Scenario before = twoVariants();
    const Scenario without =
        followed(before, withoutRows(before, std::array{rowAt(before.tree, "root/physics/alice")}));
    const Scenario edited = withPhysics(withVariantShown(without, "proposal A").value(), 71);
    const auto stored = variantsOf(edited);
    ASSERT_TRUE(stored);
    const VariantEdit& alice = stored->front().edits.back();
    EXPECT_EQ(alice.name, "alice");
    EXPECT_EQ(alice.usage, 2.5L);
    EXPECT_EQ(physics(withVariantShown(withOwnTree(edited).value(), "proposal A").value()), 71U);
    // Whoever is there by that name now is somebody else's edit.
    const auto added = withNewAssociation(edited, rowAt(edited.tree, "root/physics"), NodeKind::User);
    ASSERT_TRUE(added);
    const auto named =
        withName(added->scenario, rowAt(added->scenario.tree, "root/physics/new_user"), "alice");
    ASSERT_TRUE(named);
    const auto again = withVariantShown(withOwnTree(named->scenario).value(), "proposal A");
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->tree == named->scenario.tree);
}

std::string editError(std::string_view edit)
{
    return variantsError("[{\"name\": \"A\", \"edits\": [\n" + std::string(edit) + "\n]}]");
}

TEST(ScenarioVariants, MistakesInEditsAreToldWithTheirPlace)
{
    EXPECT_EQ(editError("{}"), "14:1: a change in a variant needs either \"account\" or \"user\"");
    EXPECT_EQ(editError(R"({"account": "a", "user": "u"})"),
        "14:18: a change has both \"account\" and \"user\"; expected only one of them");
    EXPECT_EQ(
        editError(R"({"user": "u", "shares": 1})"), "14:1: user 'u' needs \"of\", the account it belongs to");
    EXPECT_EQ(editError(R"({"account": "a", "add": true})"),
        "14:1: account 'a' needs \"of\", the account it is added to");
    EXPECT_EQ(editError(R"({"account": "a", "of": "b"})"),
        "14:1: account 'a' has \"of\", which is only for users and added accounts; use \"move_to\" to move "
        "an account");
    EXPECT_EQ(editError(R"({"user": "u", "of": "a", "add": true, "move_to": "b"})"),
        "14:39: user 'u' is added, so it cannot have \"move_to\"; give its final name and place instead");
    EXPECT_EQ(editError(R"({"account": "a", "partition_to": "gpu"})"),
        "14:18: account 'a' cannot have \"partition_to\"; only users can");
    EXPECT_EQ(
        editError(R"({"account": "a", "rename_to": ""})"), "14:31: \"rename_to\" is empty; expected a name");
    EXPECT_EQ(editError(R"({"account": "a", "remove": true, "rename_to": "b"})"),
        "14:34: account 'a' is removed, so it cannot have \"rename_to\"");
    EXPECT_EQ(editError(R"({"account": "a", "remove": false})"),
        "14:28: \"remove\" of account 'a' is false; set it to true or omit it");
    EXPECT_EQ(editError(R"({"account": "a", "of": "b", "add": true, "remove": true})"),
        "14:42: account 'a' is both added and removed by the same change");
    EXPECT_EQ(editError(R"({"account": "a", "remove": true, "shares": 1})"),
        "14:34: account 'a' is removed, so it cannot have \"shares\"");
    EXPECT_EQ(editError(R"({"account": "a", "shares": -1})"),
        "14:28: shares of account 'a' are -1; expected a whole number from 0 to 2147483646 or "
        "\"parent\"");
    EXPECT_EQ(editError(R"({"account": "a", "usage": "1"})"),
        "14:27: usage of account 'a' is \"1\"; expected a number, 0 or more");
}

} // namespace
} // namespace fairshare
