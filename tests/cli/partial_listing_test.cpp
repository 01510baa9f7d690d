// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Listings of some accounts or users, and figures that listings print, through the program.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <sstream>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view AccountWithoutRoot =
    "             Account       User  RawShares  NormShares    RawUsage   NormUsage  EffectvUsage  FairShare "
    "   "
    "LevelFS\n"
    "-------------------- ---------- ---------- ----------- ----------- ----------- ------------- ---------- "
    "----------\n"
    "physics                                100    0.200000     8000000    0.340000      0.340000            "
    "  "
    "0.588235\n"
    " physics                  alice          1    0.333333     7200000    0.306000      0.900000   0.250000 "
    "  "
    "0.370370\n"
    " physics                    bob     parent    0.200000      800000    0.034000      0.100000   0.500000 "
    "  "
    "        \n";

constexpr std::string_view OneRow =
    "Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS|GrpTRESMins|"
    "TRESRunMins\n"
    "optics|carol|1|0.000500|4000000|0.010000|0.010000|0.012000|0.050000||cpu=12\n";

constexpr std::string_view PartWithRoot =
    "Association Records\n\n"
    "ClusterName=c1 Account=root UserName= Partition= Priority=0 ID=1\n"
    "    SharesRaw/Norm/Level/Factor=1/0.00/1/0.00\n"
    "    UsageRaw/Norm/Efctv=1000000.00/1.00/1.00\n"
    "    ParentAccount= Lft=1 DefAssoc=No\n"
    "ClusterName=c1 Account=physics UserName= Partition= Priority=0 ID=7\n"
    "    SharesRaw/Norm/Level/Factor=1/0.20/5/0.00\n"
    "    UsageRaw/Norm/Efctv=80000.00/0.08/0.08\n"
    "    ParentAccount=root(1) Lft=20 DefAssoc=No\n"
    "ClusterName=c1 Account=physics UserName=alice(1001) Partition= Priority=0 ID=8\n"
    "    SharesRaw/Norm/Level/Factor=1/0.50/2/0.61\n"
    "    UsageRaw/Norm/Efctv=30000.00/0.03/0.38\n"
    "    ParentAccount= Lft=21 DefAssoc=No\n";

constexpr std::string_view OfTwoMoments =
    "             Account       User  RawShares  NormShares    RawUsage  EffectvUsage  FairShare \n"
    "-------------------- ---------- ---------- ----------- ----------- ------------- ---------- \n"
    "root                                          1.000000       10000      1.000000   0.500000 \n"
    " physics                                70    0.700000        5000      0.420000   0.659754 \n"
    "  physics                 alice          1    0.700000        5000      0.420000   0.659754 \n"
    " chemistry                              30    0.300000        5000      0.580000   0.261820 \n"
    "  chemistry                 bob          1    0.300000        5000      0.580000   0.261820 \n";

constexpr std::string_view LongHead =
    "Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS\n";
constexpr std::string_view ShortHead = "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n";

class PartialListing : public ProgramTest {
protected:
    std::string listing(std::string_view rows, std::string_view head = {}) const
    {
        return file("part.txt", std::string(head) + std::string(rows));
    }
    /// Evaluates and returns the cells by path and column.
    std::map<std::string, std::map<std::string, std::string>> cells(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.begin(), "evaluate");
        arguments.insert(arguments.end(), {"--format", "csv"});
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        std::map<std::string, std::map<std::string, std::string>> rows;
        std::istringstream lines(outcome.output);
        std::vector<std::string> titles;
        for (std::string line; std::getline(lines, line);) {
            std::vector<std::string> words;
            std::istringstream parts(line);
            for (std::string cell; std::getline(parts, cell, ',');)
                words.push_back(cell);
            if (titles.empty())
                titles = words;
            words.resize(titles.size());
            for (std::size_t i = 0; i < titles.size(); ++i)
                rows[words.front()][titles[i].substr(titles[i].rfind('.') + 1)] = words[i];
        }
        return rows;
    }
    std::string lint(const std::string& path) const { return fairshare({"lint", path}).output; }
};

double number(const std::string& text)
{
    return text.empty() ? std::nan("") : std::stod(text);
}

TEST_F(PartialListing, WithoutRootIsNormalizedByItsFigures)
{
    auto rows = cells({listing(AccountWithoutRoot)});
    EXPECT_EQ(rows["root/physics"]["shares"], "100");
    EXPECT_EQ(rows["root/physics"]["usage_total"], "8000000");
    EXPECT_NEAR(number(rows["root/physics"]["shares_norm"]), 0.2, 1e-12);
    EXPECT_NEAR(number(rows["root/physics"]["level_fs"]), 0.588235, 1e-6);
    EXPECT_NEAR(number(rows["root/physics/alice"]["level_fs"]), 0.370370, 1e-6);
    EXPECT_EQ(rows["root/physics/alice"]["factor"], "0.25");
    EXPECT_EQ(rows["root/physics/alice"]["rank"], "");
    EXPECT_EQ(rows["root/physics/bob"]["shares"], "parent");
    EXPECT_EQ(rows["root/physics/bob"]["factor"], "0.5");
    EXPECT_EQ(rows["root"]["usage_efctv"], "");
    EXPECT_THAT(fairshare({"evaluate", listing(AccountWithoutRoot)}).errors,
        HasSubstr(
            ":1:1: warning: the listing is only a part of the tree (the root is not listed; 400 of 500 "
            "shares in account 'root' are not listed; 2 of 3 shares in account 'physics' are not "
            "listed); rows are normalized by the printed figures, and ranks among all users are unknown\n"));
}

TEST_F(PartialListing, OneRowIsExplained)
{
    const Outcome outcome = fairshare({"explain", listing(OneRow), "carol"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        HasSubstr("The rank of carol is unknown: the listing is only a part of the "
                  "tree. Its printed FairShare is 0.012."));
    EXPECT_THAT(outcome.output, HasSubstr("used 20 times its share: over-served"));
    EXPECT_THAT(outcome.output, HasSubstr("(1/2000) / (4000000 / 400000000) = 0.0500"));
    auto rows = cells({listing(OneRow)});
    EXPECT_NEAR(number(rows["root/optics/carol"]["level_fs"]), 0.05, 1e-9);
    EXPECT_EQ(rows["root/optics/carol"]["factor"], "0.012");
    EXPECT_EQ(rows["root/optics"]["shares"], "");
    EXPECT_EQ(rows["root/optics"]["level_fs"], "");
}

TEST_F(PartialListing, KeepsItsUsageWhenATreeWithoutUsageCompletesIt)
{
    const std::string tree = file("tree.txt",
        "Account|User|Share|ParentName\nroot|||\nphysics||100|root\nphysics|alice|1|\nphysics|bob|1|\n"
        "chemistry||400|root\nchemistry|carol|1|\n");
    const std::string part = file("lone.txt",
        "Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS\n"
        " physics||100|0.200000|8000000|0.340000|0.340000||0.588235\n"
        "  physics|alice|1|0.500000|6000000|0.255000|0.750000|0.4|0.666667\n"
        "  physics|bob|1|0.500000|2000000|0.085000|0.250000|0.6|2.000000\n");
    const Outcome outcome = fairshare({"evaluate", part, "--with", tree, "--format", "csv", "-q"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("alice"));
    EXPECT_THAT(outcome.output, HasSubstr("6000000"));
    EXPECT_THAT(outcome.output, HasSubstr("2000000"));
    EXPECT_THAT(outcome.output, HasSubstr("carol"));
}

TEST_F(PartialListing, IsDrawnButNotCompared)
{
    for (const std::string_view text : {AccountWithoutRoot, OneRow, PartWithRoot}) {
        const Outcome compared = fairshare({"compare", listing(text), "-q"});
        EXPECT_EQ(compared.exitCode, 1);
        EXPECT_EQ(compared.output, "");
        EXPECT_THAT(compared.errors,
            HasSubstr(
                ": lists only a part of the tree, so ranks among all users are unknown; complete it with "
                "--with FILE\n"));
        EXPECT_THAT(fairshare({"compare", listing(text), "--variants", "-q"}).errors,
            HasSubstr(": lists only a part of the tree, "));
        const std::string whole = file("whole.fairshare",
            R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": []}})");
        EXPECT_THAT(fairshare({"compare", whole, "--baseline", listing(text), "-q"}).errors,
            HasSubstr("; complete it with fairshare convert OLD --with FILE -o NEW.fairshare\n"));
        for (const char* chart : {"rank_slopes", "share_vs_usage", "icicle"})
            EXPECT_EQ(fairshare({"chart", chart, listing(text), "-o", path("chart.csv")}).exitCode, 0)
                << chart;
    }
    const Outcome recovery = fairshare({"explain", listing(OneRow), "carol", "--recovery"});
    EXPECT_EQ(recovery.exitCode, 1);
    EXPECT_THAT(recovery.errors, HasSubstr("so it is unknown how the rank recovers"));
}

TEST_F(PartialListing, OrderOfTwoRowsIsUnknown)
{
    const Outcome outcome = fairshare({"explain", listing(AccountWithoutRoot), "alice", "--against", "bob"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors, HasSubstr("so the order of two rows is unknown"));
}

TEST_F(PartialListing, OfUsersAlone)
{
    auto rows =
        cells({listing("eng|slu07|10|0.555556|6|0.035294|0.323944\neng|slu09|1|0.055556|0|0.000000|0.352113\n"
                       "math|slu04|0|0.000000|0|0.000000|0.760563\n",
            ShortHead)});
    // 10 of 18 shares and 6 of 170 seconds.
    EXPECT_NEAR(number(rows["root/eng/slu07"]["shares_norm"]), 10.0 / 18, 1e-12);
    EXPECT_NEAR(number(rows["root/eng/slu07"]["level_fs"]), 0.555556 / 0.035294, 1e-3);
    EXPECT_EQ(rows["root/eng/slu09"]["level_fs"], "inf");
    EXPECT_EQ(rows["root/math/slu04"]["factor"], "0.760563");
    EXPECT_EQ(rows["root/eng/slu07"]["usage_norm"], "");
}

TEST_F(PartialListing, OfAccountsOnTwoLevels)
{
    // hep is below an account that is not listed: its part of its level is not its part of the cluster.
    auto rows = cells({listing("physics||60|0.600000|800|0.400000|0.400000||1.500000\n"
                               "hep||1|0.500000|500|0.250000|0.800000||0.625000\n"
                               " hep|dan|1|1.000000|500|0.250000|1.000000|0.100000|1.000000\n",
        LongHead)});
    EXPECT_NEAR(number(rows["root/physics"]["level_fs"]), 1.5, 1e-6);
    EXPECT_NEAR(number(rows["root/above hep/hep"]["shares_norm"]), 0.5, 1e-12);
    EXPECT_NEAR(number(rows["root/above hep/hep"]["level_fs"]), 0.625, 1e-6);
    EXPECT_EQ(rows["root/above hep/hep/dan"]["factor"], "0.1");
    EXPECT_EQ(rows["root/above hep"]["level_fs"], "");
}

TEST_F(PartialListing, OfAClassicClusterFollowsThePath)
{
    // alice has half of the 0.7 of physics, and 0.3 + (0.42 - 0.3) / 2 of the usage.
    auto rows = cells({listing("physics||70|0.700000|4200|0.420000|0.659754\n"
                               " physics|alice|1|0.350000|3000|0.360000|0.490195\n",
        ShortHead)});
    EXPECT_NEAR(number(rows["root/physics"]["shares_norm"]), 0.7, 1e-12);
    EXPECT_NEAR(number(rows["root/physics/alice"]["shares_norm"]), 0.35, 1e-12);
    EXPECT_NEAR(number(rows["root/physics/alice"]["usage_efctv"]), 0.36, 1e-12);
    EXPECT_NEAR(number(rows["root/physics"]["factor"]), 0.659754, 1e-6);
    EXPECT_NEAR(number(rows["root/physics/alice"]["factor"]), 0.490195, 1e-6);
}

TEST_F(PartialListing, IsCompletedByAnother)
{
    const std::string rest = file("rest.txt",
        std::string(LongHead)
            + "root|||1.000000|2000||1.000000||\n chemistry||40|0.400000|1200|0.600000|0.600000||0.666667\n"
              "  chemistry|eve|1|1.000000|1200|0.600000|1.000000|0.500000|1.000000\n");
    const std::string part = listing("physics||60|0.600000|800|0.400000|0.400000||1.500000\n"
                                     " physics|dan|1|1.000000|800|0.400000|1.000000|1.000000|1.000000\n",
        LongHead);
    for (const auto& [first, second] : {std::pair(part, rest), std::pair(rest, part)}) {
        auto rows = cells({first, "--with", second});
        EXPECT_EQ(rows["root/physics/dan"]["rank"], "1");
        EXPECT_EQ(rows["root/physics/dan"]["factor"], "1");
        EXPECT_EQ(rows["root/chemistry/eve"]["rank"], "2");
        EXPECT_EQ(rows["root/chemistry/eve"]["factor"], "0.5");
        EXPECT_NEAR(number(rows["root/physics"]["level_fs"]), 1.5, 1e-9);
        EXPECT_EQ(rows["root"]["usage_total"], "2000");
        const Outcome outcome = fairshare({"lint", first, "--with", second});
        EXPECT_THAT(outcome.errors + outcome.output, Not(HasSubstr("not listed")));
    }
    EXPECT_THAT(
        fairshare({"evaluate", rest}).errors, HasSubstr("60 of 100 shares in account 'root' are not"));
}

TEST_F(PartialListing, StaysAPartWhenSaved)
{
    for (const std::string_view text : {AccountWithoutRoot, OneRow, PartWithRoot}) {
        const std::string saved = path("saved.fairshare");
        ASSERT_EQ(fairshare({"convert", listing(text), "-o", saved}).exitCode, 0);
        EXPECT_EQ(cells({listing(text)}), cells({saved}));
        EXPECT_EQ(lint(listing(text)), lint(saved));
        EXPECT_THAT(fairshare({"evaluate", saved}).errors, HasSubstr("only a part of the tree"));
    }
}

TEST_F(PartialListing, WithRootIsNotTakenForTheWhole)
{
    auto rows = cells({listing(PartWithRoot)});
    EXPECT_NEAR(number(rows["root/physics"]["shares_norm"]), 0.2, 1e-12);
    EXPECT_NEAR(number(rows["root/physics"]["level_fs"]), 2.5, 1e-9);
    EXPECT_NEAR(number(rows["root/physics/alice"]["shares_norm"]), 0.5, 1e-12);
    EXPECT_EQ(rows["root/physics/alice"]["rank"], "");
    const std::string findings = lint(listing(PartWithRoot));
    EXPECT_THAT(findings,
        HasSubstr("4 of the 5 shares in account 'root' belong to associations that are not listed"));
    EXPECT_THAT(findings,
        HasSubstr("1 of the 2 shares in account 'physics' belong to associations that are not listed"));
    EXPECT_THAT(findings, Not(HasSubstr("single_child")));
    EXPECT_THAT(findings, Not(HasSubstr("deleted")));
    EXPECT_THAT(findings, Not(HasSubstr("printed_figures")));
}

TEST_F(PartialListing, WithRootFromSshare)
{
    auto rows = cells({listing("root|||1.000000|1000||1.000000||\n"
                               " physics||2|0.400000|600|0.600000|0.600000||0.666667\n"
                               "  physics|ann|3|0.250000|60|0.060000|0.100000|0.400000|2.500000\n",
        LongHead)});
    EXPECT_NEAR(number(rows["root/physics"]["level_fs"]), 2.0 / 3, 1e-9);
    EXPECT_NEAR(number(rows["root/physics/ann"]["shares_norm"]), 0.25, 1e-12);
    EXPECT_NEAR(number(rows["root/physics/ann"]["level_fs"]), 2.5, 1e-9);
    EXPECT_EQ(rows["root/physics/ann"]["factor"], "0.4");
}

TEST_F(PartialListing, WithRootFromAClassicCluster)
{
    const std::string path = listing("root|||1.000000|1000|1.000000|0.500000\n"
                                     " physics||70|0.700000|420|0.420000|0.659754\n"
                                     "  physics|alice|1|0.350000|420|0.420000|0.435275\n",
        ShortHead);
    auto rows = cells({path});
    EXPECT_NEAR(number(rows["root/physics"]["shares_norm"]), 0.7, 1e-12);
    EXPECT_NEAR(number(rows["root/physics/alice"]["shares_norm"]), 0.35, 1e-12);
    EXPECT_THAT(lint(path), HasSubstr("30 of the 100 shares in account 'root'"));
    EXPECT_THAT(lint(path), HasSubstr("1 of the 2 shares in account 'physics'"));
}

TEST_F(PartialListing, AWholeTreeWithRoundedFiguresIsNone)
{
    const std::string path = listing("root|||1.000000|900||1.000000||\n"
                                     " a||1|0.333333|300|0.333333|0.333333||1.000000\n"
                                     "  a|ann|1|1.000000|300|0.333333|1.000000|1.000000|1.000000\n"
                                     " b||2|0.666667|600|0.666667|0.666667||1.000000\n"
                                     "  b|bob|7|1.000000|600|0.666667|1.000000|1.000000|1.000000\n",
        LongHead);
    EXPECT_THAT(fairshare({"evaluate", path}).errors, Not(HasSubstr("part of the tree")));
    EXPECT_THAT(lint(path), Not(HasSubstr("unlisted")));
}

TEST_F(PartialListing, FiguresOfTwoMomentsAreAFinding)
{
    const std::string findings = lint(listing(OfTwoMoments));
    EXPECT_THAT(findings,
        HasSubstr("printed and computed figures differ in 4 of 4 rows; for example, EffectvUsage of account "
                  "'chemistry' is printed as 0.58 and computed as 0.5; the printed FairShare are "
                  "2^(-EffectvUsage / NormShares / 1), as under Classic"));
    EXPECT_THAT(findings, Not(HasSubstr("unlisted")));
}

TEST_F(PartialListing, TheDampingFactorIsTold)
{
    // 2^(-0.42 / 0.7 / 5) and 2^(-0.58 / 0.3 / 5).
    const std::string path = listing("root|||1.000000|10000|1.000000|0.870551\n"
                                     " physics||70|0.700000|4200|0.420000|0.920188\n"
                                     "  physics|alice|1|0.700000|4200|0.420000|0.920188\n"
                                     " chemistry||30|0.300000|5800|0.580000|0.764895\n"
                                     "  chemistry|bob|1|0.300000|5800|0.580000|0.764895\n",
        ShortHead);
    EXPECT_THAT(fairshare({"evaluate", path}).errors,
        HasSubstr(
            "the printed FairShare are 2^(-EffectvUsage / NormShares / 5); the damping factor is set to "
            "this\n"));
    auto rows = cells({path});
    EXPECT_NEAR(number(rows["root/physics/alice"]["factor"]), 0.920188, 1e-6);
    EXPECT_THAT(lint(path), Not(HasSubstr("printed_figures")));
}

TEST_F(PartialListing, FactorsOfNoKnownAlgorithmAreTold)
{
    const std::string path = listing("root|||1.000000|10000|1.000000|0.500000\n"
                                     " physics||70|0.700000|4200|0.420000|0.777777\n"
                                     "  physics|alice|1|0.700000|4200|0.420000|0.777777\n"
                                     " chemistry||30|0.300000|5800|0.580000|0.123456\n"
                                     "  chemistry|bob|1|0.300000|5800|0.580000|0.123456\n",
        ShortHead);
    EXPECT_THAT(lint(path), HasSubstr("no known algorithm gives the printed FairShare"));
}

TEST_F(PartialListing, FiguresThatAgreeAreNoFinding)
{
    const std::string path = listing("root|||1.000000|10000|1.000000|0.500000\n"
                                     " physics||70|0.700000|4200|0.420000|0.659754\n"
                                     "  physics|alice|1|0.700000|4200|0.420000|0.659754\n"
                                     " chemistry||30|0.300000|5800|0.580000|0.261820\n"
                                     "  chemistry|bob|1|0.300000|5800|0.580000|0.261820\n",
        ShortHead);
    EXPECT_THAT(lint(path), Not(HasSubstr("printed")));
}

/// sshare without -a lists the accounts and the caller's own rows: nobody knows of deleted users.
TEST_F(PartialListing, OfOneUserTellsNothingOfTheOthers)
{
    const std::string mine = "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n"
                             "root|||0.000000|100|1.000000|\n physics||100|0.200000|20|0.200000|\n"
                             " chemistry||400|0.800000|80|0.800000|\n"
                             "  chemistry|bob|1|0.500000|5|0.062500|0.500000\n";
    const std::string all = mine + "  chemistry|ann|1|0.500000|5|0.062500|0.500000\n";
    const auto findings = [this](const std::string& text) {
        return fairshare({"lint", file("shares.txt", text), "--format", "csv"}).output;
    };
    EXPECT_THAT(findings(mine), Not(HasSubstr("left by deleted users")));
    EXPECT_THAT(findings(mine), Not(HasSubstr("single_child")));
    EXPECT_THAT(findings(all), HasSubstr("account 'physics' has its own usage of 20, left by deleted users"));
}

} // namespace
} // namespace fairshare::test
