// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <set>
#include <sstream>

namespace fairshare::test {
namespace {

using testing::HasSubstr;

using Generate = ProgramTest;

TEST_F(Generate, SameSeedGivesTheSameFile)
{
    const auto generate = [this](const char* seed) {
        return fairshare({"generate", "--shape", "university", "--size", "80", "--seed", seed}).output;
    };
    EXPECT_EQ(generate("7"), generate("7"));
    EXPECT_NE(generate("7"), generate("8"));
}

TEST_F(Generate, WritesThroughALinkToAPipe)
{
    const std::string script =
        file("pipe.sh", "\"$1\" generate --shape flat --size 3 -o /dev/stdout | grep -c '\"user\"'\n");
    EXPECT_EQ(run({"/bin/sh", script, FAIRSHARE_PROGRAM}).output, "2\n");
}

// Whenever it is killed, there is the whole file or nothing.
TEST_F(Generate, LeavesNoPartOfAFileWhenKilled)
{
    const std::string script = file("kill.sh",
        "cd \"$1\" && mkdir out && cd out || exit 1\n"
        "for pause in 0.1 0.3 0.5 0.7; do\n"
        "    \"$2\" generate --shape lab --size 1000000 -o all.fairshare &\n"
        "    sleep $pause\n"
        "    kill -9 $!\n"
        "    wait\n"
        "    rm -f all.fairshare\n"
        "    ls\n"
        "done\n");
    const Outcome outcome = run({"/bin/sh", script, path(""), FAIRSHARE_PROGRAM});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output, "");
}

TEST_F(Generate, UnknownShapeIsWrongUsage)
{
    EXPECT_EQ(fairshare({"generate", "--shape", "ring"}).exitCode, 2);
}

TEST_F(Generate, SizeOutOfRangeIsWrongUsage)
{
    const Outcome outcome = fairshare({"generate", "--shape", "flat", "--size", "1"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors, "fairshare: size 1 is out of range; expected 2 to 10000000\n");
}

TEST_F(Generate, SizeAndSeedThatAreNoneAreWrongUsage)
{
    const Outcome size = fairshare({"generate", "--shape", "flat", "--size", "-5"});
    EXPECT_EQ(size.exitCode, 2);
    EXPECT_EQ(size.errors, "fairshare: --size: found '-5'; expected a whole number from 2 to 10000000\n");
    EXPECT_EQ(fairshare({"generate", "--shape", "queue", "--size", "-1"}).errors,
        "fairshare: --size: found '-1'; expected a whole number from 1 to 1000000\n");
    const Outcome seed = fairshare({"generate", "--shape", "flat", "--seed", "1e3"});
    EXPECT_EQ(seed.exitCode, 2);
    EXPECT_THAT(seed.errors,
        testing::StartsWith(
            "fairshare: --seed: found '1e3'; expected a whole number from 0 to 18446744073709551615\n"));
}

using Convert = ProgramTest;

// QOS lines belong to no association but must not be lost on the way through a scenario.
TEST_F(Convert, QosLinesSurviveAScenario)
{
    const std::string dump = file("qos.dump",
        "QOS - 'normal':Description='x'\nCluster - 'c'\nParent - 'root'\nUser - 'u':Fairshare=1\n");
    ASSERT_EQ(fairshare({"convert", dump, "-o", path("qos.fairshare")}).exitCode, 0);
    const Outcome outcome = fairshare({"convert", path("qos.fairshare"), "-o", path("again.dump")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors, "");
    EXPECT_THAT(content("again.dump"), HasSubstr("\nQOS - 'normal':Description='x'\nCluster - 'c'"));
}

TEST_F(Convert, DumpBecomesScenarioAndDumpAgain)
{
    const std::string dump = std::string(TEST_DATA) + "/samples/slurm/uni.dump";
    ASSERT_EQ(fairshare({"convert", dump, "-o", path("uni.fairshare")}).exitCode, 0);
    ASSERT_EQ(fairshare({"convert", path("uni.fairshare"), "-o", path("uni.dump")}).exitCode, 0);
    ASSERT_EQ(fairshare({"convert", path("uni.dump"), "-o", path("again.fairshare")}).exitCode, 0);
    const Outcome outcome = fairshare({"diff", path("uni.fairshare"), path("again.fairshare")});
    EXPECT_EQ(outcome.output, "no differences\n");
}

TEST_F(Convert, TargetStaysAsItWasAfterBadInput)
{
    const std::string target = file("site.fairshare", "kept");
    EXPECT_EQ(fairshare({"convert", file("empty.txt", ""), "-o", target}).exitCode, 1);
    EXPECT_EQ(content("site.fairshare"), "kept");
}

TEST_F(Convert, AFullDiskIsALackOfResources)
{
    const std::string input = std::string(TEST_DATA) + "/university/university-after.fairshare";
    const Outcome outcome = fairshare({"convert", input, "-o", "/dev/full"});
    EXPECT_EQ(outcome.exitCode, 3);
    EXPECT_EQ(outcome.errors, "/dev/full: cannot be written: no space left on device\n");
}

TEST_F(Convert, AnonymousMessagesKeepTheWordsOfTheFormat)
{
    const std::string input = file("bad.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
{"user": "ann", "shares": -1}]}})");
    const Outcome outcome = fairshare({"--anonymize", "convert", input, "-o", path("out.fairshare")});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        input
            + ":2:27: shares of user '…' are -1; expected a whole number from 0 to 2147483646 or "
              "\"parent\"\n");
}

using Lint = ProgramTest;

constexpr std::string_view Odd = R"({"format": "fairshare-explorer", "version": 1, "colour": 1,
    "tree": {"account": "root", "children": [
      {"account": "a", "shares": 0, "children": [{"user": "u", "shares": 1, "usage": 1}]},
      {"account": "b", "shares": 5, "usage": 2, "children": [
        {"user": "v", "shares": "parent"}, {"user": "w", "shares": 1, "usage": 4}]}]}})";

TEST_F(Lint, FindingsAreSentences)
{
    const Outcome outcome = fairshare({"lint", file("odd.fairshare", Odd), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        HasSubstr("\nwarning,zero_shares,root/a,account 'a' has 0 shares: under most algorithms its users "
                  "rank after all siblings with shares,\"assign shares,"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nnote,parent_shares,root/b/v,Fair Tree ranks users of account 'b' with parent shares "
                  "before every sibling with usage: user 'v',"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nnote,single_child,root/a,\"account 'a' has only one child, user 'u', so the shares at "
                  "that level have no effect\","));
    EXPECT_THAT(outcome.output,
        HasSubstr(
            "\nnote,account_usage,root/b,\"account 'b' has its own usage of 2, left by deleted users\","));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nerror,unknown_member,root,\"unknown key 'colour' in the scenario; it has no effect\","));
}

TEST_F(Lint, StrictExitsWithFourOnFindingsOnly)
{
    EXPECT_EQ(fairshare({"lint", "--strict", file("odd.fairshare", Odd)}).exitCode, 4);
    EXPECT_EQ(fairshare({"lint", "--strict", path("missing.fairshare")}).exitCode, 1);
    constexpr std::string_view Plain = R"({"format": "fairshare-explorer", "version": 1,
        "tree": {"account": "root", "children": [
          {"user": "a", "shares": 1, "usage": 1}, {"user": "b", "shares": 1, "usage": 2}]}})";
    const Outcome outcome = fairshare({"lint", "--strict", file("plain.fairshare", Plain)});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output, "no findings\n");
}

TEST_F(Lint, ReportsFromALevelOn)
{
    const std::string odd = file("odd.fairshare", Odd);
    const auto severities = [this, &odd](const std::string& level) {
        std::set<std::string> found;
        const Outcome outcome = fairshare({"lint", odd, "--level", level, "--format", "csv"});
        std::istringstream lines(outcome.output);
        std::string line;
        std::getline(lines, line);
        while (std::getline(lines, line))
            found.insert(line.substr(0, line.find(',')));
        return found;
    };
    EXPECT_THAT(severities("note"), testing::ElementsAre("error", "note", "warning"));
    EXPECT_THAT(severities("warning"), testing::ElementsAre("error", "warning"));
    EXPECT_THAT(severities("error"), testing::ElementsAre("error"));
}

TEST_F(Lint, NamesTheFileOfEachFindingOfSeveral)
{
    const std::string odd = file("odd.fairshare", Odd);
    const std::string again = file("again.fairshare", Odd);
    const std::string csv = fairshare({"lint", odd, "--level", "error", "--format", "csv"}).output;
    const std::string row = csv.substr(csv.find('\n') + 1);
    const Outcome both = fairshare({"lint", odd, again, "--level", "error", "--format", "csv"});
    EXPECT_EQ(both.exitCode, 0);
    EXPECT_EQ(both.output, "file," + csv.substr(0, csv.find('\n') + 1) + odd + "," + row + again + "," + row);
}

TEST_F(Lint, FindsUnknownMembersOfTheUsageSettings)
{
    constexpr std::string_view Text = R"({"format": "fairshare-explorer", "version": 1,
        "settings": {"usage": {"half_life_seconds": 3600, "half_live": 7}},
        "tree": {"account": "root", "children": [
          {"user": "a", "shares": 1, "usage": 1}, {"user": "b", "shares": 1, "usage": 2}]}})";
    const Outcome outcome = fairshare({"lint", "--strict", file("odd.fairshare", Text), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 4);
    EXPECT_THAT(outcome.output,
        HasSubstr("\nerror,unknown_member,root,\"unknown key 'half_live' in the usage settings; it has no "
                  "effect\","));
}

// Levels of LEVEL_BASED are 4 when not given: users u and v are on the fifth.
TEST_F(Lint, FindsDeepUsersGivenTotalsAndUnknownOptions)
{
    constexpr std::string_view Text = R"({"format": "fairshare-explorer", "version": 1,
      "tree": {"account": "root", "children": [
        {"account": "a", "shares": 1, "usage_total": 10, "slurm": {"Colour": "blue"}, "children": [
          {"user": "x", "shares": 1, "usage": 3}, {"user": "y", "shares": 0, "usage": 3}]},
        {"account": "d4", "shares": 1, "children": [{"account": "d3", "shares": 1, "children": [
          {"account": "d2", "shares": 1, "children": [{"account": "d1", "shares": 1, "children": [
            {"user": "u", "shares": 1, "usage": 1}, {"user": "v", "shares": 1, "usage": 2}]}]}]}]}]}})";
    const Outcome outcome = fairshare({"lint", file("odd.fairshare", Text), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    for (const char* rule : {"usage_total,root/a,", "too_deep,root/d4/d3/d2/d1/", "unknown_option,root/a,"})
        EXPECT_THAT(outcome.output, HasSubstr(rule));
}

TEST_F(Convert, ListsWhatHasNoMatch)
{
    const std::string dump = file("t.dump",
        "Cluster - 'c'\nParent - 'root'\nAccount - 'a':Fairshare=1\nParent - 'a'\n"
        "User - 'ann':Fairshare=1\nUser - 'bob':Fairshare=1\n");
    const std::string usage = file("t.txt",
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\nroot|||1.0|7|1.0|\n"
        " a||1|1.0|7|1.0|\n  a|ann|1|0.5|4|0.5|1.0\n  a|zoe|1|0.5|3|0.5|0.5\n");
    const Outcome outcome = fairshare({"convert", dump, "--usage", usage, "-o", path("t.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors,
        HasSubstr(usage
            + ":5:5: warning: rows without an association in the tree: 1 of 4; the first is for user 'zoe' "
              "in "
              "account 'a'\n"));
    EXPECT_THAT(outcome.errors,
        HasSubstr(usage
            + ": warning: associations of the tree without usage in this file: 1; the first is user 'bob' in "
              "account 'a'\n"));
    EXPECT_THAT(content("t.fairshare"), HasSubstr("\"user\": \"ann\", \"shares\": 1, \"usage\": 4"));
}

TEST_F(Convert, UsageOfAnotherSiteIsAnError)
{
    const std::string dump = file("t.dump",
        "Cluster - 'c'\nParent - 'root'\nAccount - 'a':Fairshare=1\nParent - 'a'\nUser - "
        "'ann':Fairshare=1\n");
    const std::string usage = file("t.txt",
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\nroot|||1.0|7|1.0|\n"
        " x||1|1.0|7|1.0|\n  x|zoe|1|0.5|7|0.5|0.5\n");
    const Outcome outcome = fairshare({"convert", dump, "--usage", usage, "-o", path("t.fairshare")});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        usage + ":3:2: no usage row matches an association of the tree; the first of 2 is for account 'x'\n");
    EXPECT_FALSE(std::filesystem::exists(path("t.fairshare")));
}

// What a dump cannot say must not be lost or become something else on the way.
TEST_F(Convert, RefusesWhatADumpCannotSay)
{
    const auto refusal = [this](const std::string& nodes) {
        const std::string source = file("odd.fairshare",
            R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root", "children": [)"
                + nodes + "] } }");
        const Outcome outcome = fairshare({"convert", source, "-o", path("odd.dump")});
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_FALSE(std::filesystem::exists(path("odd.dump")));
        EXPECT_EQ(outcome.errors.substr(0, path("odd.dump").size()), path("odd.dump"));
        return outcome.errors.substr(path("odd.dump").size());
    };
    EXPECT_EQ(refusal(R"({ "account": "Lab" }, { "account": "lab" })"),
        ": account 'Lab' and account 'lab' would become the same account; account names in a dump have "
        "neither capitals nor quotes\n");
    EXPECT_EQ(refusal(R"({ "user": "u", "slurm": { "Description": "it's" } })"),
        ": a dump cannot contain the options 'Description=it's' of user 'u'; expected KEY=VALUE with closed "
        "quotes, without shares or a user's partition\n");
    EXPECT_EQ(refusal(R"({ "user": "u", "slurm": { "Fairshare": "9" } })"),
        ": a dump cannot contain the options 'Fairshare=9' of user 'u'; expected KEY=VALUE with closed "
        "quotes, without shares or a user's partition\n");
}

// sacctmgr knows the root by one name only.
TEST_F(Convert, RootOfAnotherNameIsTheRootOfTheDump)
{
    const std::string source = file("campus.fairshare",
        R"({ "format": "fairshare-explorer", "version": 1,
             "tree": { "account": "campus", "children": [ { "user": "u" } ] } })");
    const Outcome outcome = fairshare({"convert", source, "--to", "sacctmgr-dump"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, HasSubstr("\nCluster - 'cluster':Fairshare=1\nParent - 'root'\nUser - 'u'"));
}

TEST_F(Convert, RefusesAClusterThatNoTableHolds)
{
    const std::string source = file("n.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "cluster": "c\u0000d", "tree": {"account": "root"}})");
    const Outcome outcome = fairshare({"convert", source, "-o", path("n.csv")});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(
        outcome.errors, source + ":1:1: the cluster name 'c\\x00d' contains a NUL character (U+0000)\n");
}

TEST_F(Convert, TellsThatADumpCarriesNoUsage)
{
    const std::string used =
        file("u.csv", "path,kind,user,shares,usage\nroot,account,,,\nroot/u,user,u,1,7\n");
    const std::string idle =
        file("i.csv", "path,kind,user,shares,usage\nroot,account,,,\nroot/u,user,u,1,0\n");
    EXPECT_EQ(fairshare({"convert", used, "-o", path("u.TXT")}).errors,
        "warning: Association dump (sacctmgr dump) cannot contain everything; omitted: usage\n");
    EXPECT_THAT(content("u.TXT"), HasSubstr("\nParent - 'root'\nUser - 'u'"));
    EXPECT_EQ(fairshare({"convert", idle, "-o", path("i.dump")}).errors, "");
    EXPECT_EQ(fairshare({"convert", used, "-o", path("again.csv")}).errors, "");
}

// *.tsv and *.txt are names of several kinds of tables; of groups alone the tree's would hold nothing.
TEST_F(Convert, AnEndingThatFormatsShareMeansTheOneThatHoldsGroups)
{
    const std::string groups = TEST_DATA "/samples/htcondor/sql_full_table_tab.tsv";
    const std::string beginning =
        "group_name\tquota\tweight\tsurplus\tthreshold\tpriority\tbusy\ngroup_atlas\t";
    for (const char* name : {"g.tsv", "g.txt"}) {
        const Outcome outcome = fairshare({"-q", "convert", groups, "-o", path(name)});
        EXPECT_EQ(outcome.exitCode, 0);
        EXPECT_THAT(content(name), testing::StartsWith(beginning)) << name;
    }
    // Fractions have no column there.
    const std::string dynamic = TEST_DATA "/samples/htcondor/group_quotas_dynamic.config";
    EXPECT_EQ(fairshare({"-q", "convert", dynamic, "-o", path("d.txt")}).exitCode, 0);
    EXPECT_THAT(content("d.txt"), testing::StartsWith("# Group quotas for HTCondor\n"));
}

TEST_F(Convert, TellsThatATableOfATreeHoldsNoGroups)
{
    const std::string site = file("site.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"}, "priority": {},
            "quotas": {"pool_size": 5, "groups": [{"name": "a", "quota": 5}]}})");
    EXPECT_EQ(fairshare({"convert", site, "-o", path("s.csv")}).errors,
        "warning: Association table (CSV) cannot contain everything; omitted: group quotas\n");
    EXPECT_EQ(fairshare({"convert", site, "--to", "sacctmgr-dump", "-o", path("s.dump")}).errors,
        "warning: Association dump (sacctmgr dump) cannot contain everything; omitted: group quotas\n");
    EXPECT_EQ(fairshare({"convert", site, "-o", path("again.fairshare")}).errors, "");
}

TEST_F(Convert, TellsWhatOfAScenarioATableDoesNotHold)
{
    const std::string site = file("site.fairshare",
        R"({"format": "fairshare-explorer", "version": 1,
            "settings": {"algorithm": "classic"},
            "tree": {"account": "root", "children": [{"user": "u", "usage": 7}]},
            "variants": [{"name": "more", "edits": []}],
            "priority": {"config": {"weights": {"age": 1000}}, "jobs": [{"job_id": "1", "user": "u"}]}})");
    EXPECT_EQ(fairshare({"convert", site, "--to", "sacctmgr-dump", "-o", path("s.dump")}).errors,
        "warning: Association dump (sacctmgr dump) cannot contain everything; omitted: usage, the algorithm "
        "and its settings, variants, priority settings, jobs\n");
}

// Without a factor 1000 applies, so a table must not give them the database's 10.
TEST_F(Convert, ATableOfGroupsInventsNoPriorityFactor)
{
    const std::string table = path("groups.tsv");
    EXPECT_EQ(fairshare({"convert", BUNDLED_SAMPLES "/submitters.fairshare", "-o", table}).errors,
        "warning: Group quotas (SQL table) cannot contain everything; omitted: the pool size, pool settings, "
        "demand, "
        "requests, submitters\n");
    EXPECT_EQ(fairshare({"-q", "convert", table, "-o", path("back.fairshare")}).exitCode, 0);
    EXPECT_THAT(content("back.fairshare"), HasSubstr("\"usage\": 900 },"));
    EXPECT_THAT(content("back.fairshare"), HasSubstr("\"usage\": 540 },"));
    EXPECT_THAT(content("back.fairshare"), HasSubstr("\"usage\": 260, \"priority_factor\": 100 }"));
}

// A table may name a partition for an account, but sacctmgr load knows none there.
TEST_F(Convert, PartitionOfAnAccountIsNotDumped)
{
    const std::string source =
        file("t.csv", "path,kind,user,partition\nroot,account,,\nroot/a,account,,gpu\nroot/a/u,user,u,gpu\n");
    const Outcome outcome = fairshare({"convert", source, "--to", "sacctmgr-dump"});
    EXPECT_THAT(outcome.output,
        HasSubstr("\nAccount - 'a':Fairshare=1\nParent - 'a'\nUser - 'u':Partition='gpu':Fairshare=1\n"));
}

TEST_F(Convert, RefusesAClusterThatATableCannotSay)
{
    const std::string source = file("odd.fairshare",
        R"({ "format": "fairshare-explorer", "version": 1, "cluster": "a|b", "tree": { "account": "root" } })");
    const Outcome outcome = fairshare({"convert", source, "--to", "sshare"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        "the cluster name 'a|b' has a control character, a leading or trailing space or '|'; a table cannot "
        "contain it\n");
}

// 45,000 accounts, each one deeper than the last: 45,000 * 45,001 / 2 blanks.
TEST_F(Convert, RefusesATableThatIsAllIndentation)
{
    std::string dump = "Cluster - 'c'\nParent - 'root'\n";
    for (int i = 0; i < 45000; ++i)
        dump += (i == 0 ? "" : "Parent - 'a" + std::to_string(i - 1) + "'\n")
            + ("Account - 'a" + std::to_string(i)) + "'\n";
    const std::string source = file("deep.dump", dump);
    const Outcome outcome = fairshare({"convert", source, "--to", "sshare", "-o", path("deep.txt")});
    EXPECT_EQ(outcome.exitCode, 3);
    EXPECT_EQ(outcome.errors,
        path("deep.txt")
            + ": the tree is too deep for an sshare table: indentation alone would take 1012 MB; use another "
              "format\n");
    EXPECT_FALSE(std::filesystem::exists(path("deep.txt")));
}

// The limit of the file size would end the program with a signal.
TEST_F(Convert, AFullFileLimitLeavesNothingBehind)
{
    const std::string target = file("t.fairshare", "kept");
    const Outcome outcome = run({"/bin/sh", "-c", "ulimit -f 8; exec \"$@\"", "sh", FAIRSHARE_PROGRAM,
        "generate", "--shape", "flat", "--size", "5000", "-o", target});
    EXPECT_EQ(outcome.exitCode, 3);
    EXPECT_EQ(outcome.errors, target + ": cannot be written: File too large\n");
    EXPECT_EQ(content("t.fairshare"), "kept");
    for (const auto& entry : std::filesystem::directory_iterator(path("")))
        EXPECT_EQ(entry.path().string().find("t.fairshare."), std::string::npos) << entry.path();
}

TEST_F(Convert, EmptyPathsAreToldAsSuch)
{
    const Outcome source = fairshare({"convert", "", "-o", path("t.fairshare")});
    EXPECT_EQ(source.exitCode, 1);
    EXPECT_EQ(source.errors, "the file path is empty; expected a file name or - for standard input\n");
    const Outcome target = fairshare({"generate", "--shape", "flat", "--size", "5", "-o", ""});
    EXPECT_EQ(target.exitCode, 2);
    EXPECT_EQ(target.errors, "fairshare: the output path is empty; expected a file name or -\n");
}

} // namespace
} // namespace fairshare::test
