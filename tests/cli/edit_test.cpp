// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_totals.h"
#include "core/tree/names/association_choice.h"
#include "core/workspace/loaded_scenario.h"
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <filesystem>

namespace fairshare::test {
namespace {

using testing::HasSubstr;

constexpr std::string_view EditedSite = R"({
  "format": "fairshare-explorer",
  "version": 1,
  "title": "site",
  "tree": {
    "account": "root",
    "children": [
      { "account": "physics", "shares": 10, "children": [
        { "user": "alice", "shares": 1, "usage": 100 },
        { "user": "bob", "shares": 2, "usage": 300 } ] },
      { "account": "chemistry", "shares": 20, "children": [
        { "user": "zoe", "shares": 1, "usage": 50 } ] }
    ]
  },
  "variants": [
    { "name": "A", "edits": [ { "user": "alice", "of": "physics", "shares": 7 } ] }
  ]
})";

class EditTest : public ProgramTest {
protected:
    std::string site() const { return file("site.fairshare", EditedSite); }

    /// Shares and usage of an association of a file, `30 400`.
    static std::string valuesOf(const std::string& path, const std::string& name)
    {
        const auto loaded = loadScenario(path);
        if (!loaded)
            return describe(loaded.error());
        const ShareTree& tree = loaded->scenario.tree;
        const auto row = findAssociation(tree, name);
        if (!row)
            return row.error().message;
        const bool isUser = tree.isUser(*row);
        const auto usage = isUser ? tree.usage(*row) : static_cast<long double>(sumUsage(tree).total[*row]);
        return std::to_string(tree.shares(*row)) + " " + std::to_string(static_cast<long long>(usage));
    }
};

TEST_F(EditTest, SetChangesValuesInPlace)
{
    const std::string path = site();
    const Outcome outcome = fairshare(
        {"set", path, "physics/alice shares=30", "physics usage*=0.5", "bob shares+=3", "zoe usage=1h"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        "user 'alice': shares 1 → 30\naccount 'physics': usage 400 → 200 TRES-s\nuser 'bob': shares 2 → 5\n"
        "user 'zoe': usage 50 → 3600 TRES-s\n");
    EXPECT_EQ(valuesOf(path, "alice"), "30 50");
    EXPECT_EQ(valuesOf(path, "bob"), "5 150");
    EXPECT_EQ(valuesOf(path, "physics"), "10 200");
    EXPECT_EQ(valuesOf(path, "zoe"), "1 3600");
}

TEST_F(EditTest, LessIsSubtracted)
{
    const std::string path = site();
    const Outcome outcome =
        fairshare({"set", path, "physics shares-=4", "bob usage-=50", "alice usage-=10%", "zoe usage-=20 s"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(valuesOf(path, "physics"), "6 340");
    EXPECT_EQ(valuesOf(path, "bob"), "2 250");
    EXPECT_EQ(valuesOf(path, "alice"), "1 90");
    EXPECT_EQ(valuesOf(path, "zoe"), "1 30");
    EXPECT_EQ(fairshare({"set", path, "bob shares-=3"}).exitCode, 1);
}

TEST_F(EditTest, AChangeOfOneValueChangesOneLine)
{
    const std::string path = site();
    ASSERT_EQ(fairshare({"set", path, "zoe shares=4", "-o", this->path("new.fairshare")}).exitCode, 0);
    EXPECT_EQ(content("site.fairshare"), EditedSite);
    ASSERT_EQ(fairshare({"convert", path, "-o", this->path("same.fairshare")}).exitCode, 0);
    std::string expected = content("same.fairshare");
    const std::size_t at = expected.find("\"shares\": 1", expected.find("\"zoe\""));
    expected.replace(at, 11, "\"shares\": 4");
    EXPECT_EQ(content("new.fairshare"), expected);
}

TEST_F(EditTest, NothingIsWrittenAfterAnError)
{
    const std::string path = site();
    const Outcome value = fairshare({"set", path, "alice shares=30", "bob shares=many"});
    EXPECT_EQ(value.exitCode, 1);
    EXPECT_THAT(value.errors, HasSubstr("many"));
    const Outcome name = fairshare({"set", path, "alise shares=30"});
    EXPECT_EQ(name.exitCode, 1);
    EXPECT_THAT(name.errors, HasSubstr("unknown account or user 'alise'; did you mean 'alice'?"));
    for (const char* odd : {"alice", "shares=3", "alice share=3", "alice shares", "=", " shares=1"}) {
        const Outcome form = fairshare({"set", path, odd});
        EXPECT_EQ(form.exitCode, 2) << odd;
        EXPECT_THAT(form.errors, HasSubstr("expected NAME shares=VALUE or NAME usage=VALUE")) << odd;
    }
    EXPECT_EQ(content("site.fairshare"), EditedSite);
}

TEST_F(EditTest, AVariantIsChangedBesideTheOwnTree)
{
    const std::string path = site();
    ASSERT_EQ(fairshare({"set", path, "zoe shares=9", "--variant", "A"}).exitCode, 0);
    EXPECT_EQ(valuesOf(path, "zoe"), "1 50");
    const Outcome variant = fairshare({"evaluate", path, "--variant", "A", "--format", "csv"});
    EXPECT_THAT(variant.output, HasSubstr("zoe"));
    const Outcome changes = fairshare({"diff", path, "--variant", "A", "--format", "csv"});
    EXPECT_EQ(changes.output,
        "change,account,user,partition,before,after\nshares,chemistry,zoe,,1,9\nshares,physics,alice,,1,7\n");
}

TEST_F(EditTest, StructureFollowsTheWords)
{
    const std::string path = site();
    const Outcome outcome =
        fairshare({"edit", path, "add account physics/optics", "add user physics/optics/yan",
            "move alice to chemistry", "rename chemistry to chem", "remove physics/bob"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors,
        "account 'optics' added to account 'physics'\nuser 'yan' added to account 'optics'\n"
        "user 'alice' moved to account 'chemistry'\naccount 'chemistry' renamed to account 'chem'\n"
        "user 'bob' removed; associations: 8 → 7\n"
        "warning: associations moved or renamed: 2; sacctmgr recreates them, so their usage stays in the "
        "old "
        "account; use --keep-usage to let it move along\n");
    EXPECT_EQ(valuesOf(path, "physics/optics/yan"), "1 0");
    EXPECT_EQ(valuesOf(path, "chem/alice"), "1 0");
    EXPECT_EQ(valuesOf(path, "chem/zoe"), "1 0");
    EXPECT_EQ(valuesOf(path, "bob"), "unknown account or user 'bob'");
    // The variant's edit of alice follows her.
    const Outcome changes = fairshare({"diff", path, "--variant", "A", "--format", "csv"});
    EXPECT_EQ(changes.output, "change,account,user,partition,before,after\nshares,chem,alice,,1,7\n");
}

TEST_F(EditTest, KeepsUsageOnlyIfTold)
{
    const std::string path = site();
    ASSERT_EQ(fairshare({"edit", path, "move alice to chemistry", "--keep-usage"}).exitCode, 0);
    EXPECT_EQ(valuesOf(path, "chemistry/alice"), "1 100");
    const std::string plain = site();
    ASSERT_EQ(fairshare({"edit", plain, "move alice to chemistry"}).exitCode, 0);
    EXPECT_EQ(valuesOf(plain, "chemistry/alice"), "1 0");
    EXPECT_EQ(valuesOf(plain, "physics"), "10 400");
}

TEST_F(EditTest, OptionsAndPathsAreNoNames)
{
    const std::string path = site();
    for (const char* odd : {"add user physics/alice partition=long", "add user physics/zoe shares=5",
             "add account physics/a,b", "rename alice to a/b", "rename alice to *", "rename alice to \"x\""})
        EXPECT_THAT(fairshare({"edit", path, odd}).errors, HasSubstr("cannot be a name; expected one word"))
            << odd;
    EXPECT_EQ(content("site.fairshare"), EditedSite);
}

TEST_F(EditTest, OddStructureIsRefused)
{
    const std::string path = site();
    for (const char* odd :
        {"", "add", "add user", "move alice", "move alice to", "delete alice", "rename alice"}) {
        const Outcome outcome = fairshare({"edit", path, odd});
        EXPECT_EQ(outcome.exitCode, 2) << odd;
        EXPECT_THAT(outcome.errors, HasSubstr("is not a change of the tree; expected add account PATH"))
            << odd;
    }
    EXPECT_THAT(fairshare({"edit", path, "move physics to alice"}).errors,
        HasSubstr("user 'alice' cannot contain other associations"));
    EXPECT_EQ(fairshare({"edit", path, "remove root"}).exitCode, 1);
    EXPECT_EQ(content("site.fairshare"), EditedSite);
}

TEST_F(EditTest, WhatIsNoScenarioFileIsNotChangedInPlace)
{
    const std::string dump = file("t.dump", "Cluster - 'c'\nParent - 'root'\nUser - 'u':Fairshare=1\n");
    const Outcome outcome = fairshare({"set", dump, "u shares=2"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_THAT(outcome.errors,
        HasSubstr(dump + " is not a scenario file, so it is not changed in place; name a new file with -o"));
    ASSERT_EQ(fairshare({"set", dump, "u shares=2", "-o", path("t.fairshare")}).exitCode, 0);
    EXPECT_EQ(valuesOf(path("t.fairshare"), "u"), "2 0");
}

TEST_F(EditTest, AVariantThatDoesNotFitIsNotChanged)
{
    std::string text(EditedSite);
    const std::size_t place = text.find("\"of\": \"physics\"");
    text.replace(place, 15, "\"of\": \"phyzics\"");
    const std::string path = file("strange.fairshare", text);
    const Outcome outcome = fairshare({"set", path, "bob shares=9", "--variant", "A"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors, HasSubstr(path + ": variant 'A' has a change without effect: "));
    EXPECT_EQ(content("strange.fairshare"), text);
    const Outcome lenient = fairshare({"set", path, "bob shares=9", "--variant", "A", "--lenient"});
    EXPECT_EQ(lenient.exitCode, 0);
    EXPECT_THAT(lenient.errors, HasSubstr("warning: variant 'A' has a change without effect: "));
}

TEST_F(EditTest, MessagesNameNobodyUnderPseudonyms)
{
    const Outcome outcome =
        fairshare({"edit", site(), "move alice to chemistry", "--anonymize", "-o", path("moved.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors, testing::StartsWith("user '…' moved to account '…'\n"));
}

TEST_F(EditTest, MistypedCommandsAndOptionsNameTheNearest)
{
    EXPECT_THAT(fairshare({"evaluat", site()}).errors,
        HasSubstr("unknown command 'evaluat'; did you mean 'evaluate'?"));
    EXPECT_THAT(fairshare({"evaluate", site(), "--algorthm", "classic"}).errors,
        HasSubstr("unknown option '--algorthm'; did you mean '--algorithm'?"));
    EXPECT_THAT(fairshare({"frobnicate"}).errors, HasSubstr("unknown command 'frobnicate'\n"));
}

} // namespace
} // namespace fairshare::test
