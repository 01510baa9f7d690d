// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace fairshare::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class ExplainProgram : public ProgramTest { };

// Origin of sentences and figures: the designed inspector of this university.
TEST_F(ExplainProgram, SaysWhoStandsFirstAndWhy)
{
    const Outcome outcome = fairshare({"explain", UniversityAfter, "dvorak", "--against", "castillo"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        testing::StartsWith(
            "Fair Tree: castillo (rank 10) is ahead of dvorak (rank 13).\nDecided directly below "
            "engineering: electrical is ahead of mechanical, so the users of electrical rank "
            "first.\nDeciding: LevelFS 0.8718 > 0.8220\nCommon ancestor: root/engineering\n"));
    EXPECT_THAT(outcome.output, HasSubstr("  shares of mechanical: 20 -> 22  (+10 %)\n"));
}

TEST_F(ExplainProgram, GivesEveryFigureAsJson)
{
    const Outcome outcome = fairshare(
        {"explain", UniversityAfter, "dvorak", "--against", "castillo", "--format", "json", "--recovery"});
    ASSERT_EQ(outcome.exitCode, 0);
    const json result = json::parse(outcome.output).at("fair_tree");
    EXPECT_EQ(result.at("first"), "root/engineering/electrical/castillo");
    EXPECT_EQ(result.at("second_rank"), 13);
    EXPECT_NEAR(result.at("rows").at(1).at("level_fs").get<double>(), 0.8718, 0.00005);
    EXPECT_EQ(result.at("recovery").at("decay_alone"), "no change; both decay equally");
}

TEST_F(ExplainProgram, SaysWhoPausesInDurationsWithUnits)
{
    const auto recovery = [this](std::vector<std::string> more) {
        std::vector<std::string> call{"explain", UniversityAfter, "dvorak", "--no-flip"};
        call.insert(call.end(), more.begin(), more.end());
        const std::string output = fairshare(call).output;
        return output.substr(std::min(output.find("\nRecovery\n"), output.size()));
    };
    EXPECT_THAT(recovery({"--against", "castillo", "--recovery"}),
        HasSubstr("it passes castillo after 20 h 59 min (0.12 half-lives) and reaches rank 10."));
    EXPECT_EQ(recovery({"--against", "castillo", "--pause", "dvorak"}),
        recovery({"--against", "castillo", "--recovery"}))
        << "the lower-ranked one of the pair";
    EXPECT_EQ(recovery({"--pause", "dvorak"}), recovery({"--recovery"}));
    EXPECT_THAT(recovery({"--pause", "iyer"}), HasSubstr("If iyer pauses and everyone else continues"));
    EXPECT_THAT(recovery({"--against", "castillo", "--pause", "castillo"}),
        HasSubstr(
            "If castillo pauses and everyone else continues as now, under Fair Tree it first moves up"));
    EXPECT_EQ(fairshare({"explain", UniversityAfter, "dvorak", "--pause", "nobody"}).errors,
        UniversityAfter + ": unknown account or user 'nobody'\n");
}

TEST_F(ExplainProgram, ExplainsEachAlgorithmThatIsNamed)
{
    const Outcome outcome = fairshare({"explain", UniversityAfter, "dvorak", "--against", "castillo",
        "--algorithm", "classic,level_based", "--no-flip"});
    EXPECT_THAT(outcome.output, HasSubstr("Classic: dvorak (rank 17) is ahead of castillo (rank 20).\n"));
    EXPECT_THAT(outcome.output, HasSubstr("Level-based: castillo (rank 10) is ahead of dvorak (rank 13).\n"));
    EXPECT_THAT(outcome.output, testing::Not(HasSubstr("Smallest change")));
}

TEST_F(ExplainProgram, LeavesOutThePathsOfALongChain)
{
    const Outcome outcome = fairshare({"explain", file("deep.dump", deepDump(Many)),
        fmt::format("u{}", Many - 10), "--algorithm", "level_based", "--format", "json"});
    ASSERT_EQ(outcome.exitCode, 0) << outcome.errors;
    const json result = json::parse(outcome.output).at("level_based");
    EXPECT_TRUE(result.at("first").is_null());
    ASSERT_EQ(result.at("rows").size(), Many - 8U);
    EXPECT_EQ(result.at("rows").at(1).at("path"), "root/a0/a1");
    EXPECT_TRUE(result.at("rows").back().at("path").is_null());
}

// By hand: ann has used nothing, so her LevelFS is infinite with any shares.
TEST_F(ExplainProgram, TakesAllSharesAwayWhereThatHelps)
{
    const std::string tree = file("two.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"user": "ann", "shares": 2000000000}, {"user": "bob", "shares": 1, "usage": 1}]}})");
    const Outcome outcome = fairshare({"explain", tree, "bob", "--against", "ann"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        testing::EndsWith(
            "\nSmallest change that puts bob ahead\n  shares of ann: 2000000000 -> 0  (-100 %)\n"));
}

// What ann has not used is no percentage of anything.
TEST_F(ExplainProgram, GivesNoPercentageOfZero)
{
    const std::string tree = file("zero.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"user": "ann", "shares": 1}, {"user": "bob", "shares": 1, "usage": 100}]}})");
    const Outcome outcome = fairshare({"explain", tree, "bob", "--against", "ann"});
    EXPECT_THAT(outcome.output, HasSubstr("  usage of ann: 0 -> "));
    EXPECT_THAT(outcome.output, testing::Not(testing::ContainsRegex("usage of ann: [^\n]*%")));
}

TEST_F(ExplainProgram, ComparesTheFiguresOfATie)
{
    const std::string tree = file("twins.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"user": "ann", "shares": 1, "usage": 1}, {"user": "bob", "shares": 1, "usage": 1}]}})");
    const Outcome outcome =
        fairshare({"explain", tree, "ann", "--against", "bob", "--algorithm", "ticket_based", "--no-flip"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        testing::StartsWith(
            "Ticket-based: ann and bob are tied at rank 1.\nNo user has pending jobs, so nobody gets tickets "
            "and every factor is 0.\nCompared: factor 0.0000 = 0.0000\nCommon ancestor: root\n"));
}

TEST_F(ExplainProgram, RefusesAnUnknownUser)
{
    const Outcome outcome = fairshare({"explain", UniversityAfter, "nobody"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, UniversityAfter + ": unknown account or user 'nobody'\n");
}

TEST_F(ExplainProgram, OffersNamesLikeTheUnknownOne)
{
    const Outcome outcome = fairshare({"explain", UniversityAfter, "brant"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(
        outcome.errors, UniversityAfter + ": unknown account or user 'brant'; did you mean 'brandt'?\n");
    const Outcome anonymous = fairshare({"--anonymize", "explain", UniversityAfter, "brant"});
    EXPECT_EQ(anonymous.exitCode, 1);
    EXPECT_THAT(anonymous.errors, testing::Not(testing::HasSubstr("brandt")));
}

TEST_F(ExplainProgram, OffersNamesInOtherCaseAndPaths)
{
    for (const char* name : {"BRANDT", "chemistri/brandt", "root/sciences/chemistry/brant"})
        EXPECT_EQ(fairshare({"explain", UniversityAfter, name}).errors,
            UniversityAfter + ": unknown account or user '" + name + "'; did you mean 'brandt'?\n");
    EXPECT_EQ(fairshare({"explain", UniversityAfter, "brandt", "--against", "gupt"}).errors,
        UniversityAfter + ": unknown account or user 'gupt'; did you mean 'gupta'?\n");
    EXPECT_EQ(fairshare({"chart", "icicle", UniversityAfter, "--below", "Chemistri"}).errors,
        UniversityAfter + ": unknown account 'Chemistri'; did you mean 'chemistry'?\n");
}

TEST_F(ExplainProgram, OffersNamesOfAccounts)
{
    const Outcome outcome = fairshare({"explain", UniversityAfter, "enginering"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        UniversityAfter + ": unknown account or user 'enginering'; did you mean 'engineering'?\n");
}

// By hand: A used 40 of 60 with half of the shares, B 20.
constexpr std::string_view AccountsByHand =
    R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root",
  "children": [
    {"account": "A", "shares": 1, "children": [{"user": "ann", "usage": 10}, {"user": "abe", "usage": 30}]},
    {"account": "B", "shares": 1, "children": [{"user": "bob", "usage": 20}, {"user": "ben"}]}]}})";

TEST_F(ExplainProgram, ComparesAccounts)
{
    const std::string tree = file("accounts.fairshare", AccountsByHand);
    const Outcome outcome = fairshare({"explain", tree, "A", "--against", "B"});
    EXPECT_EQ(outcome.errors, "");
    ASSERT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        testing::StartsWith(
            "Fair Tree: B (ranks 1 to 2) is ahead of A (ranks 3 to 4).\nDecided directly below root: B is "
            "ahead of A, so the users of B rank first.\nDeciding: LevelFS 1.5000 > 0.7500\nCommon ancestor: "
            "root\n"));
    EXPECT_THAT(outcome.output, HasSubstr("used 0.67 times its share: under-served"));
    EXPECT_THAT(outcome.output, HasSubstr("used 1.33 times its share: over-served"));
    EXPECT_THAT(outcome.output, HasSubstr("\nSmallest change that puts A ahead\n"));
    EXPECT_THAT(outcome.output, HasSubstr("  shares of A: 1 -> 2  (+100 %)\n"));
    const Outcome classic = fairshare({"explain", tree, "A", "--against", "B", "--algorithm", "classic"});
    EXPECT_THAT(classic.output, HasSubstr(" puts A ahead in most pairs of users"));
}

TEST_F(ExplainProgram, GivesTheUsersOfAccountsAsJson)
{
    const std::string tree = file("accounts.fairshare", AccountsByHand);
    const Outcome outcome =
        fairshare({"explain", tree, "ann", "--against", "B", "--format", "json", "--no-flip"});
    ASSERT_EQ(outcome.exitCode, 0);
    const json result = json::parse(outcome.output).at("fair_tree");
    EXPECT_EQ(result.at("first"), "root/B");
    EXPECT_TRUE(result.at("first_rank").is_null());
    EXPECT_EQ(result.at("first_users"),
        json::parse(R"({"count": 2, "best_rank": 1, "last_rank": 2, "best": "root/B/ben",
            "last": "root/B/bob"})"));
    EXPECT_EQ(result.at("second_rank"), 3);
    EXPECT_TRUE(result.at("second_users").is_null());
    EXPECT_EQ(result.at("pairs"), json::parse(R"({"count": 2, "first_ahead": 2, "second_ahead": 0})"));
    EXPECT_EQ(result.at("compares_users_only"), false);
    EXPECT_EQ(result.at("rows").at(0).at("words"), "used 0.67 times its share: under-served");
}

TEST_F(ExplainProgram, SaysInWordsHowOneRowIsServed)
{
    const std::string tree = file("accounts.fairshare", AccountsByHand);
    const Outcome user = fairshare({"explain", tree, "abe"});
    EXPECT_EQ(user.exitCode, 0);
    EXPECT_THAT(user.output, HasSubstr("\nabe used 1.5 times its share: over-served.\n"));
    const Outcome account = fairshare({"explain", tree, "A"});
    EXPECT_EQ(account.exitCode, 0);
    EXPECT_THAT(account.output,
        testing::StartsWith("Fair Tree: A has 2 users: ranks 3 to 4 of 4.\nann ranks first among them, abe "
                            "last.\nA used 1.33 times its share: over-served.\n"));
    const Outcome table = fairshare({"explain", tree, "A", "--format", "csv"});
    EXPECT_THAT(table.output, HasSubstr(",formula,words\n"));
    const Outcome exact = fairshare({"explain", tree, "A", "--format", "json"});
    EXPECT_EQ(
        json::parse(exact.output).at("fair_tree").at("served"), "A used 1.33 times its share: over-served.");
}

TEST_F(ExplainProgram, RefusesAnAccountAgainstAUserBelowIt)
{
    const std::string tree = file("accounts.fairshare", AccountsByHand);
    const Outcome outcome = fairshare({"explain", tree, "ann", "--against", "A"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, tree + ": 'A' is above 'ann'; choose two on separate branches\n");
}

TEST_F(ExplainProgram, RefusesTheRecoveryOfAnAccount)
{
    const std::string tree = file("accounts.fairshare", AccountsByHand);
    const Outcome outcome = fairshare({"explain", tree, "A", "--recovery"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, tree + ": 'A' is an account; only users have a rank that recovers\n");
}

TEST_F(ExplainProgram, PrefersAUserToAnAccountOfTheSameName)
{
    const std::string tree = file("same.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"account": "ann", "children": [{"user": "ann", "usage": 4}]},
  {"account": "b", "children": [{"user": "bob", "usage": 2}]}]}})");
    EXPECT_THAT(fairshare({"explain", tree, "ann"}).output, testing::StartsWith("Fair Tree: ann has rank 2"));
    EXPECT_THAT(
        fairshare({"explain", tree, "root/ann"}).output, testing::StartsWith("Fair Tree: ann has 1 user"));
}

constexpr std::string_view TwoAccounts =
    R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root",
  "children": [
    {"account": "a", "shares": 1, "children": [{"user": "ann", "usage": 4}]},
    {"account": "b", "shares": 1, "children": [{"user": "ann", "usage": 2}, {"user": "ann", "partition": "gpu"}]}]}})";

TEST_F(ExplainProgram, ListsTheAssociationsOfAnAmbiguousUser)
{
    const std::string tree = file("two.fairshare", TwoAccounts);
    const Outcome outcome = fairshare({"explain", tree, "ann"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        tree
            + ": user 'ann' has 3 associations; specify one of 'root/a/ann', 'root/b/ann partition=', "
              "'root/b/ann partition=gpu'\n");
}

TEST_F(ExplainProgram, FindsAUserByAccountAndPartition)
{
    const std::string tree = file("two.fairshare", TwoAccounts);
    const Outcome outcome = fairshare(
        {"explain", tree, "ann", "--account", "b", "--partition", "gpu", "--against", "a/ann", "--no-flip"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        HasSubstr("Fair Tree: ann in b, partition gpu (rank 1) is ahead of ann in a (rank 3).\n"));
}

/// The names that the message above lists.
TEST_F(ExplainProgram, FindsUsersByPartitionAndIdBehindTheirNames)
{
    const std::string tree = file("two.fairshare", TwoAccounts);
    const Outcome outcome = fairshare(
        {"explain", tree, "root/b/ann partition=gpu", "--against", "ann partition=gpu", "--no-flip"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, tree + ": 'ann' is given twice; expected two different users\n");
    const Outcome without =
        fairshare({"explain", tree, "root/b/ann partition=", "--against", "ann partition=gpu", "--no-flip"});
    EXPECT_EQ(without.errors, "");
    EXPECT_THAT(without.output,
        HasSubstr("Fair Tree: ann in b, partition gpu (rank 1) is ahead of ann in b (rank 2).\n"));
    const Outcome other = fairshare({"explain", tree, "ann partition=long", "--no-flip"});
    EXPECT_EQ(other.exitCode, 1);
    EXPECT_EQ(other.errors,
        tree
            + ": 'ann' has no such association; expected one of 'root/a/ann', 'root/b/ann partition=', "
              "'root/b/ann partition=gpu'\n");
}

TEST_F(ExplainProgram, FindsTheAssociationWithoutPartition)
{
    const std::string tree = file("two.fairshare", TwoAccounts);
    const Outcome outcome = fairshare({"explain", tree, "a/ann", "--against", "ann", "--against-account", "b",
        "--against-partition", "", "--no-flip"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, HasSubstr("Fair Tree: ann in b (rank 2) is ahead of ann in a (rank 3).\n"));
}

TEST_F(ExplainProgram, FindsUsersByTheirRealNamesUnderPseudonyms)
{
    const std::string tree = file("two.fairshare", TwoAccounts);
    const Outcome outcome = fairshare(
        {"--anonymize", "explain", tree, "b/ann", "--partition", "gpu", "--against", "a/ann", "--no-flip"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output,
        testing::StartsWith("Fair Tree: user-0001 in account-002, partition partition-01 (rank 1) is ahead "
                            "of user-0001 in account-001 (rank 3).\n"));
    EXPECT_EQ(outcome.output.find("ann"), std::string::npos);
    const Outcome ambiguous = fairshare({"--anonymize", "explain", tree, "ann"});
    EXPECT_EQ(ambiguous.exitCode, 1);
    EXPECT_EQ(ambiguous.errors, tree + ": user '…' has 3 associations; specify one of '…', '…', '…'\n");
}

// Two levels that each sum to a number that elsewhere means "not set"; only the root has no level.
TEST_F(ExplainProgram, KnowsLevelSharesOfEverySize)
{
    const std::string tree = file("sum.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"user": "ann", "shares": 2147483646, "usage": 1}, {"user": "bob", "shares": 2147483646, "usage": 1},
  {"user": "cyn", "shares": 2, "usage": 1}]}})");
    const Outcome outcome = fairshare({"evaluate", tree, "-a", "fair_tree", "--format", "json"});
    EXPECT_EQ(json::parse(outcome.output).at("results").at("fair_tree").at("columns").at("level_shares"),
        json::parse("[null, 4294967294, 4294967294, 4294967294]"));
    const Outcome table = fairshare({"evaluate", tree, "-a", "fair_tree", "--format", "csv"});
    EXPECT_THAT(table.output, HasSubstr("4294967294"));
}

const std::string Repeated = std::string(TEST_DATA) + "/samples/slurm/sshare_a_P.txt";

TEST_F(ExplainProgram, ListsTheIdsOfAssociationsThatDifferByNothingElse)
{
    const Outcome outcome = fairshare({"-q", "explain", Repeated, "eng-mech-f2/slu02"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        Repeated
            + ": user 'eng-mech-f2/slu02' has 2 associations; specify one of "
              "'root/eng/eng-mech/eng-mech-f2/slu02 association=1', 'root/eng/eng-mech/eng-mech-f2/slu02 "
              "association=2'\n");
}

TEST_F(ExplainProgram, FindsUsersByTheIdOfTheirAssociation)
{
    const Outcome outcome = fairshare({"-q", "explain", Repeated, "eng-mech-f2/slu02", "--association", "2",
        "--against", "eng-mech-f2/slu02", "--against-association", "1", "--no-flip", "--format", "json"});
    EXPECT_EQ(outcome.errors, "");
    ASSERT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(json::parse(outcome.output).at("fair_tree").at("headline"),
        "slu02 in eng-mech-f2, association 1 (rank 42) is ahead of slu02 in eng-mech-f2, association 2 (rank "
        "46).");
    const Outcome none =
        fairshare({"-q", "explain", Repeated, "eng-mech-f2/slu02", "--association", "3", "--no-flip"});
    EXPECT_EQ(none.exitCode, 1);
    EXPECT_EQ(none.errors,
        Repeated
            + ": 'eng-mech-f2/slu02' has no such association; expected one of "
              "'root/eng/eng-mech/eng-mech-f2/slu02 association=1', 'root/eng/eng-mech/eng-mech-f2/slu02 "
              "association=2'\n");
}

TEST_F(ExplainProgram, FindsUsersWhoseNamesHoldSlashes)
{
    const std::string tree = file("slash.fairshare",
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
  {"account": "a", "children": [{"user": "x/ann", "usage": 4}]},
  {"account": "b", "children": [{"user": "x/ann", "usage": 2}]}]}})");
    EXPECT_EQ(fairshare({"explain", tree, "x/ann"}).errors,
        tree + ": user 'x/ann' has 2 associations; specify one of 'root/a/x/ann', 'root/b/x/ann'\n");
    const Outcome outcome = fairshare({"explain", tree, "root/a/x/ann", "--against", "b/x/ann", "--no-flip"});
    EXPECT_EQ(outcome.errors, "");
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(
        outcome.output, HasSubstr("Fair Tree: x/ann in b (rank 1) is ahead of x/ann in a (rank 2).\n"));
}

TEST_F(ExplainProgram, TakesAnEmptyValueBehindAnEqualsSign)
{
    const std::string tree = file("two.fairshare", TwoAccounts);
    const Outcome first = fairshare({"explain", tree, "b/ann", "--partition=", "--no-flip"});
    EXPECT_EQ(first.errors, "");
    EXPECT_EQ(first.exitCode, 0);
    EXPECT_THAT(first.output, testing::StartsWith("Fair Tree: ann in b has rank 2"));
    const Outcome other =
        fairshare({"explain", tree, "a/ann", "--against", "b/ann", "--against-partition=", "--no-flip"});
    EXPECT_EQ(other.errors, "");
    EXPECT_EQ(other.exitCode, 0);
    EXPECT_THAT(other.output, HasSubstr("Fair Tree: ann in b (rank 2) is ahead of ann in a (rank 3).\n"));
    const Outcome path = fairshare({"explain", tree, "a/ann", "--output="});
    EXPECT_EQ(path.exitCode, 2);
    EXPECT_EQ(path.errors, "fairshare: the output path is empty; expected a file name or -\n");
}

TEST_F(ExplainProgram, RefusesARecoveryThatCsvCannotHold)
{
    const Outcome outcome =
        fairshare({"explain", UniversityAfter, "dvorak", "--recovery", "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        "fairshare: --recovery cannot be combined with --format csv, tsv or jsonl; use table or json\n");
}

TEST_F(ExplainProgram, NamesTheLimitsThatBind)
{
    const std::string tree = file("limits.dump",
        "Cluster - 'uni'\nParent - 'root'\n"
        "Account - 'mech':Fairshare=1:GrpTRESMins=cpu=100:MaxSubmitJobs=2\n"
        "Parent - 'mech'\nUser - 'carol':Fairshare=1\nUser - 'dave':Fairshare=1\n");
    const std::string usage = file("usage.csv", "account,user,usage\nmech,carol,5820\n");
    const std::string scenario = path("limits.fairshare");
    ASSERT_EQ(fairshare({"convert", tree, "--usage", usage, "-o", scenario}).exitCode, 0);
    EXPECT_THAT(fairshare({"explain", scenario, "carol"}).output,
        HasSubstr("\nLimits reached or nearly reached\n"
                  "  GrpTRESMins cpu=100 of mech: 97 used if usage counts only CPUs (97 %)\n"));
    const auto answer = json::parse(fairshare({"explain", scenario, "carol", "--format", "json"}).output);
    EXPECT_EQ(answer.front()["limits"].size(), 1U);
    EXPECT_THAT(fairshare({"explain", UniversityAfter, "dvorak"}).output, Not(HasSubstr("Limits")));
}

TEST_F(ExplainProgram, RefusesAnEmptyName)
{
    for (const std::vector<std::string>& against :
        {std::vector<std::string>{"--against="}, std::vector<std::string>{"--against", ""}}) {
        std::vector<std::string> words{"explain", UniversityAfter, "dvorak"};
        words.insert(words.end(), against.begin(), against.end());
        const Outcome outcome = fairshare(words);
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(
            outcome.errors, "fairshare: --against: the name is empty\nTry 'fairshare explain --help'.\n");
    }
}

TEST_F(ExplainProgram, RefusesToNarrowDownNobody)
{
    for (const std::string option : {"--against-account", "--against-partition", "--against-association"}) {
        const Outcome outcome = fairshare({"explain", UniversityAfter, "dvorak", option, "7"});
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(outcome.errors,
            "fairshare: " + option + " requires --against\nTry 'fairshare explain --help'.\n");
    }
}

} // namespace
} // namespace fairshare::test
