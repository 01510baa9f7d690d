// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/support/many.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <map>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::string_view TwoColleges = R"({
  "format": "fairshare-explorer",
  "version": 1,
  "title": "Two colleges",
  "tree": { "account": "root", "children": [
    { "account": "physics", "shares": 60, "usage": 0, "children": [
      { "user": "alice", "shares": 1, "usage": 3 },
      { "user": "bob", "shares": 1, "usage": 1, "partition": "gpu" } ] },
    { "account": "biology", "shares": 40, "usage": 0, "children": [
      { "user": "carol", "shares": "parent", "usage": 4 } ] } ] }
})";

using Evaluate = ProgramTest;

TEST_F(Evaluate, JsonRowsAreInProcessingOrderRootFirst)
{
    const Outcome outcome = fairshare({"evaluate", file("a.fairshare", TwoColleges), "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json result = json::parse(outcome.output);
    EXPECT_EQ(result.at("title"), "Two colleges");
    std::vector<std::string> paths;
    for (const json& row : result.at("rows"))
        paths.push_back(row.at("path"));
    EXPECT_THAT(paths,
        testing::ElementsAre("root", "root/biology", "root/biology/carol", "root/physics",
            "root/physics/alice", "root/physics/bob"));
    const json bob = json::parse(
        R"({"path":"root/physics/bob","kind":"user","account":"physics","user":"bob","partition":"gpu",
            "shares":1,"usage":1,"usage_total":1})");
    EXPECT_EQ(result.at("rows").at(5), bob);
    EXPECT_EQ(result.at("rows").at(2).at("shares"), "parent");
}

TEST_F(Evaluate, TheFormatFollowsTheEndingOfTheOutputFile)
{
    const std::string site = file("a.fairshare", TwoColleges);
    for (const auto& [ending, format] : {std::pair("csv", "csv"), std::pair("json", "json"),
             std::pair("txt", "table"), std::pair("CSV", "csv")}) {
        const std::string target = std::string("out.") + ending;
        EXPECT_EQ(fairshare({"evaluate", site, "-o", path(target)}).exitCode, 0) << ending;
        EXPECT_EQ(content(target), fairshare({"evaluate", site, "--format", format}).output) << ending;
    }
    EXPECT_EQ(fairshare({"evaluate", site, "-o", path("named"), "--format", "csv"}).exitCode, 0);
    EXPECT_EQ(content("named"), content("out.csv"));
    EXPECT_EQ(fairshare({"evaluate", site, "-o", path("odd.csv"), "--format", "json"}).exitCode, 0);
    EXPECT_EQ(content("odd.csv"), content("out.json"));
}

TEST_F(Evaluate, AnUnknownEndingIsRefused)
{
    const std::string site = file("a.fairshare", TwoColleges);
    const Outcome table = fairshare({"evaluate", site, "-o", path("o.xlsx")});
    EXPECT_EQ(table.exitCode, 2);
    EXPECT_THAT(table.errors,
        HasSubstr("-o: unknown ending of '" + path("o.xlsx")
            + "'; expected .txt, .csv, .tsv, .json or .jsonl, or --format"));
    const Outcome scenario = fairshare({"convert", site, "-o", path("x.xlsx")});
    EXPECT_EQ(scenario.exitCode, 2);
    EXPECT_THAT(scenario.errors,
        HasSubstr(
            "-o: unknown ending of '" + path("x.xlsx") + "'; expected .fairshare, or a format with --to"));
    EXPECT_FALSE(std::filesystem::exists(path("o.xlsx")));
    EXPECT_FALSE(std::filesystem::exists(path("x.xlsx")));
}

TEST_F(Evaluate, SharesThatTheFileDoesNotCarryAreTold)
{
    const std::string listing = file("nosh.txt", "Account|User|RawUsage\nroot||30\n a||30\n  a|u|30\n");
    const Outcome outcome = fairshare({"evaluate", listing});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors, listing + ": warning: the file contains no raw shares; all are set to 1\n");
}

// Worked by hand: biology S = 0.4, U = 4/8, LevelFS 0.8; physics 0.6 / 0.5 = 1.2; in physics bob 0.5 / 0.25 =
// 2, alice 0.5 / 0.75 = 2/3; carol has parent shares: infinite. Order: bob, alice, carol.
TEST_F(Evaluate, FairTreeFiguresAreThoseWorkedByHand)
{
    const Outcome outcome = fairshare({"evaluate", file("a.fairshare", TwoColleges), "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json columns = json::parse(outcome.output).at("results").at("fair_tree").at("columns");
    EXPECT_EQ(columns.at("level_fs"), json::parse(R"([null, 0.8, "inf", 1.2, 0.6666666666666666, 2.0])"));
    EXPECT_EQ(columns.at("rank"), json::parse("[null, null, 3, null, 2, 1]"));
    EXPECT_EQ(
        columns.at("factor"), json::parse("[null, null, 0.3333333333333333, null, 0.6666666666666666, 1.0]"));
}

TEST_F(Evaluate, ParametersOfTheCommandLineWin)
{
    const Outcome outcome = fairshare({"evaluate", file("a.fairshare", TwoColleges), "--format", "json",
        "--algorithm", "classic,level_based", "--set", "classic.damping=3"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json results = json::parse(outcome.output).at("results");
    EXPECT_EQ(results.at("classic").at("parameters"), json::parse(R"({"damping": 3})"));
    EXPECT_EQ(results.at("level_based").at("columns").at("level_word").at(0), "0x0000000000000000");
    EXPECT_EQ(results.size(), 2U);
}

TEST_F(Evaluate, AnonymizedFiguresAreTheSame)
{
    const std::string input = file("a.fairshare", TwoColleges);
    const json plain = json::parse(fairshare({"evaluate", input, "-a", "all", "--format", "json"}).output);
    const Outcome outcome = fairshare({"--anonymize", "evaluate", input, "-a", "all", "--format", "json"});
    const json anonymous = json::parse(outcome.output);
    EXPECT_EQ(anonymous.at("results"), plain.at("results"));
    EXPECT_EQ(anonymous.at("rows").at(5).at("path"), "root/account-002/user-0002");
    EXPECT_EQ(anonymous.at("rows").at(5).at("partition"), "partition-01");
    for (const char* name : {"alice", "bob", "carol", "physics", "biology", "gpu", "colleges"})
        EXPECT_THAT(outcome.output, testing::Not(HasSubstr(name)));
}

TEST_F(Evaluate, CsvHoldsExactFigures)
{
    const Outcome outcome = fairshare({"evaluate", file("a.fairshare", TwoColleges), "--format", "csv"});
    EXPECT_THAT(outcome.output,
        StartsWith("path,kind,account,user,partition,shares,usage,usage_total,fair_tree.level_shares,"
                   "fair_tree.shares_norm,fair_tree.usage_norm,fair_tree.usage_efctv,fair_tree.level_fs,"
                   "fair_tree.rank,fair_tree.factor\n"));
    EXPECT_THAT(outcome.output,
        HasSubstr("\nroot/physics/alice,user,physics,alice,,1,3,3,2,0.5,0.375,0.75,0.6666666666666666,2,"
                  "0.6666666666666666\n"));
}

TEST_F(Evaluate, TableIsAligned)
{
    const Outcome outcome = fairshare({"evaluate", file("a.fairshare", TwoColleges)});
    EXPECT_THAT(outcome.output, StartsWith("Fair Tree, account_ties = as_run\nAccount    User   Partition"));
    EXPECT_THAT(outcome.output, HasSubstr("\n  physics  alice                      1          3"));
}

// Of five runs only one gives a user with parent shares the tickets of its whole account, twice those of
// anybody.
TEST_F(Evaluate, RemarkAboutAFactorNamesItsAlgorithm)
{
    const std::string input = file("p.fairshare",
        R"({ "format": "fairshare-explorer", "version": 1, "tree": { "account": "root", "children": [
          { "account": "a", "shares": 1, "children": [ { "user": "p", "shares": "parent", "pending_jobs": 1 },
            { "user": "u", "shares": 1, "usage": 1, "pending_jobs": 1 },
            { "user": "v", "shares": 1, "usage": 1, "pending_jobs": 1 } ] } ] } })");
    const Outcome outcome = fairshare({"evaluate", input, "--algorithm", "all"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.errors,
        input + ": warning: ticket_based: factor of 'p' is above 1; in a well-formed tree it is at most 1\n");
}

TEST_F(Evaluate, UnknownAlgorithmIsWrongUsage)
{
    const Outcome outcome = fairshare({"evaluate", file("a.fairshare", TwoColleges), "-a", "fairtree"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, "fairshare: unknown algorithm 'fairtree'; did you mean 'fair_tree'?\n");
    EXPECT_EQ(fairshare({"evaluate", file("a.fairshare", TwoColleges), "-a", "lottery"}).errors,
        "fairshare: unknown algorithm 'lottery'; expected one of classic, depth_oblivious, "
        "ticket_based, level_based, fair_tree\n");
}

TEST_F(Evaluate, ParameterOutOfRangeIsWrongUsage)
{
    const Outcome outcome =
        fairshare({"evaluate", file("a.fairshare", TwoColleges), "--set", "level_based.priority_levels=17"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors,
        "fairshare: level_based.priority_levels is '17'; expected a whole number from 1 to 16\n");
}

TEST_F(Evaluate, MissingFileIsBadInput)
{
    const Outcome outcome = fairshare({"evaluate", "/does/not/exist"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, "/does/not/exist: cannot be read: no such file or directory\n");
}

TEST_F(Evaluate, DeviceIsBadInput)
{
    const Outcome outcome = fairshare({"evaluate", "/dev/zero"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, "/dev/zero: is a device, not a file\n");
}

TEST_F(Evaluate, NothingIsWrittenAfterAnError)
{
    const std::string target = file("kept.json", "before");
    const Outcome outcome = fairshare({"evaluate", "/does/not/exist", "--format", "json", "-o", target});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(content("kept.json"), "before");
}

TEST_F(Evaluate, LongChainIsLinearAndLeavesLongPathsOut)
{
    const Outcome outcome = fairshare({"evaluate", file("deep.dump", deepDump(Many)), "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json rows = json::parse(outcome.output).at("rows");
    EXPECT_EQ(rows.size(), Many + Many / 10 + 1U);
    EXPECT_EQ(rows.at(3).at("path"), "root/a0/a1");
    EXPECT_TRUE(rows.back().at("path").is_null());
    EXPECT_THAT(outcome.errors, HasSubstr("paths written as null because they are too long: "));
}

using Program = ProgramTest;

TEST_F(Program, EverySubCommandHasHelpWithExamples)
{
    for (const char* command :
        {"evaluate", "chart", "lint", "convert", "diff", "generate", "capture", "list"}) {
        const Outcome outcome = fairshare({command, "--help"});
        EXPECT_EQ(outcome.exitCode, 0) << command;
        EXPECT_THAT(outcome.output, HasSubstr(std::string("Examples:\n  fairshare ") + command)) << command;
    }
}

// A list ends at a blank, so help must not suggest `NAME ...`.
TEST_F(Program, HelpShowsThatListsHaveCommas)
{
    const std::string help = fairshare({"chart", "--help"}).output;
    EXPECT_THAT(help, HasSubstr("--select NAME[,...]"));
    EXPECT_THAT(help, HasSubstr("Algorithms separated by commas or in repeated"));
    EXPECT_THAT(help, testing::Not(HasSubstr(" ...")));
    EXPECT_THAT(fairshare({"priority", "--help"}).output, HasSubstr("--decode JOB[,...]"));
}

TEST_F(Program, WrongUsageIsOneLineAndAHint)
{
    const Outcome outcome = fairshare({"evaluation", "x"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.errors,
        "fairshare: unknown command 'evaluation'; did you mean 'evaluate'?\nTry 'fairshare --help'.\n");
}

TEST_F(Program, SurplusWordsAreNamed)
{
    const auto errors = [this](const std::vector<std::string>& words) { return fairshare(words).errors; };
    const std::string main = "\nTry 'fairshare --help'.\n";
    const std::string sub = "\nTry 'fairshare evaluate --help'.\n";
    EXPECT_EQ(errors({"--bogus"}), "fairshare: unknown option '--bogus'" + main);
    EXPECT_EQ(errors({"--bogus=3", "list"}),
        "fairshare: unknown option '--bogus=3'\nTry 'fairshare list --help'.\n");
    EXPECT_EQ(errors({"--color", "never", "lizt"}),
        "fairshare: unknown command 'lizt'; did you mean 'lint' or 'list'?" + main);
    EXPECT_EQ(errors({"evaluate", "f", "--form", "json"}),
        "fairshare: unknown option '--form'; did you mean '--from' or '--format' or '--sort'?" + sub);
    EXPECT_EQ(errors({"evaluate", "f", "g", "h"}), "fairshare: unexpected argument 'g'" + sub);
    EXPECT_EQ(errors({"evaluate", "--", "f", "g"}), "fairshare: unexpected argument 'g'" + sub);
    EXPECT_EQ(errors({"evaluate", "f", "--", "-g"}), "fairshare: unexpected argument '-g'" + sub);
    EXPECT_EQ(errors({"evaluate", "f", "a\nb"}), "fairshare: unexpected argument 'a\\x0ab'" + sub);
    EXPECT_EQ(errors({"generate", "lab", "--size", "20"}),
        "fairshare: --shape is required\nTry 'fairshare generate --help'.\n");
    EXPECT_EQ(errors({"--", "evaluate"}), "fairshare: expected a command before '--'" + main);
    EXPECT_EQ(errors({}), "fairshare: a command is required" + main);
}

TEST_F(Program, UnknownWordsAreRefusedWithTheKnownOnes)
{
    const std::string input = file("a.fairshare", TwoColleges);
    const auto refusal = [this](std::vector<std::string> arguments) {
        const Outcome outcome = fairshare(std::move(arguments));
        EXPECT_EQ(outcome.exitCode, 2);
        return outcome.errors;
    };
    EXPECT_EQ(refusal({"evaluate", input, "--format", "xml"}),
        "fairshare: --format: unknown format 'xml'; expected one of table, csv, tsv, json, jsonl\nTry "
        "'fairshare "
        "evaluate "
        "--help'.\n");
    EXPECT_EQ(refusal({"convert", input, "--to", "xml"}),
        "fairshare: --to: unknown format 'xml'; expected one of fairshare, csv, sacctmgr-dump, sshare, "
        "condor-config, quota-table, recording\nTry 'fairshare convert --help'.\n");
    EXPECT_EQ(refusal({"generate", "--shape", "ring"}),
        "fairshare: --shape: unknown shape 'ring'; expected one of lab, flat, deep, university, queue, "
        "peregrine, htc, saturated\nTry 'fairshare generate --help'.\n");
    EXPECT_EQ(refusal({"simulate", "--study", "foo"}),
        "fairshare: --study: unknown study 'foo'; expected one of peregrine, cea, convergence\nTry "
        "'fairshare "
        "simulate --help'.\n");
    EXPECT_EQ(refusal({"quota", input, "--limits", "--round-robin", "fast"}),
        "fairshare: --round-robin: unknown counting method 'fast'; expected one of as-is, "
        "corrected\nTry 'fairshare quota --help'.\n");
    EXPECT_EQ(refusal({"list", "colors"}),
        "fairshare: WHAT: unknown list 'colors'; expected one of algorithms, charts, parameters, formats, "
        "schemas, all\nTry 'fairshare list --help'.\n");
}

TEST_F(Program, WordsOfChoicesMayBeInCapitals)
{
    const std::string input = file("a.fairshare", TwoColleges);
    EXPECT_EQ(fairshare({"evaluate", input, "--format", "CSV"}).output,
        fairshare({"evaluate", input, "--format", "csv"}).output);
}

TEST_F(Program, VersionIsPrinted)
{
    const Outcome outcome = fairshare({"--version"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, StartsWith("fairshare "));
}

/// A golden tree of 14.11, whose usage is that of the whole subtree, as a scenario.
std::string scenarioOfGolden(const json& golden)
{
    std::map<int, json> nodes;
    const json& listed = golden.at("nodes");
    for (auto node = listed.rbegin(); node != listed.rend(); ++node) {
        const std::string kind = node->at("kind");
        json& mine = nodes[node->at("id")];
        mine[kind] = node->at("name");
        mine["usage_total"] = node->at("raw_usage");
        if (node->at("parent").is_null())
            continue;
        mine["shares"] = node->at("raw_shares");
        mine["pending_jobs"] = node->at("active_jobs");
        nodes[node->at("parent")]["children"].push_back(mine);
    }
    const json scenario{{"format", "fairshare-explorer"}, {"version", 1}, {"tree", nodes.at(1)}};
    return scenario.dump();
}

// Truncation leaves 4294967294 tickets in this tree: a count like any other, not a missing one.
TEST_F(Evaluate, EveryCountOfTicketsIsANumber)
{
    const std::string name = "/vectors/slurm-14.11/trees/ticket_one_active_deep.json";
    std::ifstream stream(TEST_DATA + name);
    const json golden = json::parse(stream);
    const Outcome outcome = fairshare({"evaluate", file("t.fairshare", scenarioOfGolden(golden)), "-a",
        "ticket_based", "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json columns = json::parse(outcome.output).at("results").at("ticket_based").at("columns");
    std::vector<json> expected;
    for (const auto& [id, figures] : golden.at("expected").at("ticket_based").items())
        if (figures.is_object())
            expected.push_back(figures.at("tickets"));
    EXPECT_THAT(columns.at("tickets").get<std::vector<json>>(), testing::UnorderedElementsAreArray(expected));
}

// Whoever waits for longer than a second is told what for, also where no part done can be told.
TEST_F(Evaluate, TellsWhatTakesLong)
{
    ASSERT_EQ(fairshare({"generate", "--shape", "lab", "--size", std::to_string(3 * Many), "-o",
                            path("large.fairshare")})
                  .exitCode,
        0);
    const Outcome outcome = fairshare({"--progress", "evaluate", path("large.fairshare"), "-a", "all",
        "--format", "json", "-o", path("result.json")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors, testing::EndsWith("Writing …\n"));
}

} // namespace
} // namespace fairshare::test
