// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <filesystem>

namespace fairshare::test {
namespace {

using testing::HasSubstr;

class UnknownKeys : public ProgramTest {
protected:
    /// A scenario whose members after the tree, and whose user's members, are these.
    std::string site(const std::string& ofUser, const std::string& ofScenario = {}) const
    {
        return file("site.fairshare",
            fmt::format("{{\"format\": \"fairshare-explorer\", \"version\": 1, \"title\": \"t\",\n"
                        "\"tree\": {{\"account\": \"root\", \"children\": [\n"
                        "{{\"account\": \"physics\", \"children\": [{{\"user\": \"alice\"{}}}]}}]}}{}}}\n",
                ofUser, ofScenario));
    }
};

TEST_F(UnknownKeys, OfATreeAreErrorsThatNameTheNearest)
{
    const std::string path = site(R"(, "share": 300)");
    const Outcome outcome = fairshare({"evaluate", path});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        path + ":3:55: unknown key \"share\" in a tree node; did you mean \"shares\"?\n" + path
            + ": with --lenient, this is only a warning\n");
    EXPECT_EQ(fairshare({"evaluate", path, "-q"}).exitCode, 1);
}

TEST_F(UnknownKeys, AreWarningsWithLenient)
{
    const std::string path = site(R"(, "share": 300)");
    const Outcome outcome = fairshare({"convert", path, "--lenient", "-o", this->path("kept.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors,
        path + ":3:55: warning: unknown key \"share\" in a tree node; did you mean \"shares\"?\n");
    EXPECT_THAT(content("kept.fairshare"), HasSubstr("\"share\": 300"));
}

TEST_F(UnknownKeys, OfGroupsAreErrors)
{
    const std::string quotas =
        R"({"format": "fairshare-explorer", "version": 1, "title": "t",)"
        "\n"
        R"("tree": {"account": "root"}, "quotas": {"pool_size": 100, "groups": [{"name": "a", "qouta": 10}]}})";
    const std::string path = file("pool.fairshare", quotas);
    const Outcome outcome = fairshare({"quota", path, "--fragment", "--keep-flags", "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, path + ":2:84: unknown key \"qouta\" in a group; did you mean \"quota\"?\n");
    EXPECT_EQ(fairshare({"quota", path, "--lenient", "-q"}).exitCode, 0);
}

TEST_F(UnknownKeys, OfVariantsStopTheirComparison)
{
    const std::string path = site(
        "", R"(, "variants": [{"name": "A", "edits": [{"user": "alice", "of": "physik", "shares": 2}]}])");
    const Outcome outcome = fairshare({"compare", path, "--variants", "-q"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr("variant 'A' has a change without effect"));
    EXPECT_EQ(fairshare({"compare", path, "--variants", "--lenient", "-q"}).exitCode, 0);
}

TEST_F(UnknownKeys, AreRefusedByEveryCommandThatReadsATree)
{
    const std::string path = site(R"(, "colour": 1)");
    for (const std::string command : {"evaluate", "compare", "convert", "priority"}) {
        const Outcome outcome = fairshare({command, path});
        EXPECT_EQ(outcome.exitCode, 1) << command;
        EXPECT_THAT(outcome.errors,
            HasSubstr(path + ":3:55: unknown key \"colour\" in a tree node; it has no effect\n"))
            << command;
    }
    const Outcome explain = fairshare({"explain", path, "alice"});
    EXPECT_EQ(explain.exitCode, 1);
    EXPECT_EQ(explain.output, "");
}

TEST_F(UnknownKeys, AreNamedInEachSection)
{
    const std::string path = site("",
        ",\n\"settingz\": {},\n\"settings\": {\"algorythmm\": \"classic\", \"usage\": {\"half_life_second\": "
        "1}},\n"
        "\"quotas\": {\"pool_size\": 4, \"options\": {\"oversubscripton\": true},\n"
        "\"groups\": [{\"name\": \"g\", \"quotas\": 2}]},\n"
        "\"simulation\": {\"cluster\": {\"node\": 4}}");
    const Outcome outcome = fairshare({"evaluate", path});
    EXPECT_EQ(outcome.exitCode, 1);
    for (const std::string expected :
        {":4:1: unknown key \"settingz\" in a scenario; did you mean \"settings\"?",
            ":5:14: unknown key \"algorythmm\" in settings; did you mean \"algorithm\"?",
            ":5:49: unknown key \"half_life_second\" in settings.usage; did you mean \"half_life_seconds\"?",
            ":6:40: unknown key \"oversubscripton\" in quotas.options; did you mean \"oversubscription\"?",
            ":7:26: unknown key \"quotas\" in a group; did you mean \"quota\"?",
            ":8:28: unknown key \"node\" in simulation.cluster; did you mean \"nodes\"?"})
        EXPECT_THAT(outcome.errors, HasSubstr(path + expected + "\n"));
}

TEST_F(UnknownKeys, AnEditOfAnUnknownAccountMakesNoScript)
{
    const std::string path =
        site("", R"(, "variants": [{"name": "A", "edits": [{"account": "phyzics", "shares": 3}]}])");
    const Outcome outcome = fairshare({"diff", path, "--variant", "A", "--sacctmgr"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors,
        HasSubstr(path + ": variant 'A' has a change without effect: account 'phyzics' does not exist\n"));
    const Outcome lenient = fairshare({"diff", path, "--variant", "A", "--sacctmgr", "--lenient"});
    EXPECT_EQ(lenient.exitCode, 0);
    EXPECT_THAT(lenient.errors,
        HasSubstr("warning: variant 'A' has a change without effect: account 'phyzics' does not exist"));
}

} // namespace
} // namespace fairshare::test
