// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which algorithm wrote a listing, told by its figures where its header does not tell, and what completes a
// part.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <string>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class PrintedOrigin : public ProgramTest {
protected:
    std::string algorithmOf(const std::string& path) const
    {
        const std::string saved = this->path("saved.fairshare");
        EXPECT_EQ(fairshare({"convert", path, "-o", saved, "-q"}).exitCode, 0);
        const std::string text = content("saved.fairshare");
        const std::string key = "\"algorithm\": \"";
        const std::size_t begin = text.find(key);
        return begin == std::string::npos
            ? "fair_tree"
            : text.substr(begin + key.size(), text.find('"', begin + key.size()) - begin - key.size());
    }
    std::string lint(const std::vector<std::string>& files) const
    {
        std::vector<std::string> arguments{"lint", files.front()};
        for (std::size_t i = 1; i < files.size(); ++i) {
            arguments.emplace_back("--with");
            arguments.push_back(files[i]);
        }
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.output + outcome.errors;
    }
    std::string evaluated(const std::vector<std::string>& files) const
    {
        std::vector<std::string> arguments{"evaluate", files.front(), "--format", "csv"};
        for (std::size_t i = 1; i < files.size(); ++i) {
            arguments.emplace_back("--with");
            arguments.push_back(files[i]);
        }
        const Outcome outcome = fairshare(arguments);
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.output + outcome.errors;
    }
};

/// As `sshare -a -P` of Slurm 25.11 and later prints without Fair Tree: no FairShare of accounts.
constexpr std::string_view ClassicWithoutAccounts =
    "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n"
    "root|||1.000000|10000|1.000000|\n"
    " physics||70|0.700000|4200|0.420000|\n"
    "  physics|alice|1|0.350000|3000|0.360000|0.490195\n"
    "  physics|bob|1|0.350000|1200|0.270000|0.585837\n"
    " chemistry||30|0.300000|5800|0.580000|\n"
    "  chemistry|carol|1|0.300000|5800|0.580000|0.261820\n";

TEST_F(PrintedOrigin, ClassicIsToldByFactorsOfUsers)
{
    const std::string path = file("new.txt", std::string(ClassicWithoutAccounts));
    EXPECT_EQ(algorithmOf(path), "classic");
    EXPECT_THAT(lint({path}), Not(HasSubstr("printed_figures")));
    EXPECT_THAT(lint({path}), Not(HasSubstr("not listed")));
}

TEST_F(PrintedOrigin, ReleaseIsToldByFactorsOfAccounts)
{
    std::string text(ClassicWithoutAccounts);
    const std::string newer = file("newer.txt", text.replace(text.find("|3000|"), 6, "|3900|"));
    EXPECT_THAT(lint({newer}),
        HasSubstr("as under Classic, Depth-oblivious in Slurm 25.11 or later, which prints no FairShare of "
                  "accounts"));
    for (const auto& [row, factor] : {std::pair("4200|0.420000|\n", "4200|0.420000|0.659754\n"),
             std::pair("5800|0.580000|\n", "5800|0.580000|0.261820\n")})
        text.replace(text.find(row), std::string_view(row).size(), factor);
    EXPECT_THAT(lint({file("older.txt", text)}),
        HasSubstr(" in Slurm before 25.11, which prints FairShare of accounts"));
}

TEST_F(PrintedOrigin, ClassicIsToldBySharesAloneIfNobodyUsedAnything)
{
    // Without -a, only accounts are listed, and the users of root; chemistry has 2/3 of the 0.6 of science.
    const std::string path = file("accounts.txt",
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n"
        "root|||1.000000|1000|1.000000|\n"
        " root|root|1|0.100000|0|0.000000|1.000000\n"
        " science||6|0.600000|1000|1.000000|\n"
        "  chemistry||2|0.400000|600|0.866667|\n"
        "  physics||1|0.200000|400|0.600000|\n"
        " arts||3|0.300000|0|0.000000|\n");
    EXPECT_EQ(algorithmOf(path), "classic");
    EXPECT_THAT(lint({path}), Not(HasSubstr("not listed")));
    EXPECT_THAT(lint({path}), Not(HasSubstr("printed_figures")));
}

TEST_F(PrintedOrigin, AColumnOfZeroLevelFsIsNotFairTree)
{
    const std::string path = file("columns.txt",
        "Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS\n"
        "root|||1.000000|10000||1.000000|0.500000|0.000000\n"
        " physics||70|0.700000|4200|0.420000|0.420000|0.659754|0.000000\n"
        "  physics|alice|1|0.350000|3000|0.300000|0.360000|0.490195|0.000000\n"
        "  physics|bob|1|0.350000|1200|0.120000|0.270000|0.585837|0.000000\n"
        " chemistry||30|0.300000|5800|0.580000|0.580000|0.261820|0.000000\n"
        "  chemistry|carol|parent|0.300000|5800|0.580000|0.580000|0.261820|\n");
    EXPECT_EQ(algorithmOf(path), "classic");
    EXPECT_THAT(lint({path}), Not(HasSubstr("printed_figures")));
    EXPECT_THAT(lint({path}), Not(HasSubstr("not listed")));
}

TEST_F(PrintedOrigin, DepthObliviousIsToldByItsUsage)
{
    const std::string tree = file("tree.fairshare", R"({"format": "fairshare-explorer", "version": 1,
        "settings": {"algorithm": "depth_oblivious"}, "tree": {"account": "root", "children": [
        {"account": "a", "shares": 3, "children": [
            {"account": "b", "shares": 2, "children": [{"user": "u", "shares": 1, "usage": 400},
                {"user": "v", "shares": 2, "usage": 900}]},
            {"user": "w", "shares": 5, "usage": 100}]},
        {"account": "c", "shares": 4, "children": [{"user": "x", "shares": 1, "usage": 2000}]}]}})");
    const std::string table = path("table.txt");
    ASSERT_EQ(fairshare({"convert", tree, "--to", "sshare", "-o", table, "-q"}).exitCode, 0);
    EXPECT_EQ(algorithmOf(table), "depth_oblivious");
    EXPECT_THAT(lint({table}),
        HasSubstr("the printed figures are those of Depth-oblivious; the algorithm is set to this"));
    EXPECT_THAT(lint({table}), Not(HasSubstr("printed_figures")));
}

TEST_F(PrintedOrigin, OneUserTellsASmallDampingFactor)
{
    // 2^(-0.5 / 0.25 / 3) = 0.629961; the other user has no usage.
    const std::string path = file("one.txt",
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n"
        "root|||1.000000|1000|1.000000|0.793701\n"
        " root|x|1|0.250000|500|0.500000|0.629961\n");
    EXPECT_THAT(fairshare({"evaluate", path}).errors, HasSubstr("EffectvUsage / NormShares / 3"));
}

TEST_F(PrintedOrigin, ZeroFactorsOfJsonAreNoFactors)
{
    const auto row = [](const std::string& name, const std::string& parent, const std::string& type,
                         const std::string& figures) {
        return R"({"id": 0, "cluster": "c", "name": ")" + name + R"(", "parent": ")" + parent
            + R"(", "type": [")" + type + R"("], "fairshare": {"factor": 0.0, "level": 0.0}, )" + figures
            + "}";
    };
    const std::string path = file("old.json",
        R"({"shares": {"shares": [)"
            + row("root", "", "ASSOCIATION",
                R"("shares": 1, "shares_normalized": 1.0, "usage": 1000, "effective_usage": 1.0)")
            + ","
            + row("a", "root", "USER",
                R"("shares": 1, "shares_normalized": 0.25, "usage": 900, "effective_usage": 0.9)")
            + ","
            + row("b", "root", "USER",
                R"("shares": 3, "shares_normalized": 0.75, "usage": 100, "effective_usage": 0.1)")
            + "]}}");
    EXPECT_EQ(algorithmOf(path), "classic");
    EXPECT_THAT(lint({path}), Not(HasSubstr("printed_figures")));
    EXPECT_THAT(lint({path}),
        HasSubstr("FairShare is 0 for every user, as sshare --json of Slurm before 25.11 prints it without "
                  "Fair Tree; it is ignored"));
}

constexpr std::string_view OriginHead =
    "Account|User|RawShares|NormShares|RawUsage|NormUsage|EffectvUsage|FairShare|LevelFS\n";
constexpr std::string_view Physics = " physics||60|0.600000|800|0.400000|0.400000||1.500000\n"
                                     "  physics|dan|1|1.000000|800|0.400000|1.000000|1.000000|1.000000\n";
constexpr std::string_view Chemistry =
    " chemistry||40|0.400000|1200|0.600000|0.600000||0.666667\n"
    "  chemistry|eve|1|1.000000|1200|0.600000|1.000000|0.500000|1.000000\n";

TEST_F(PrintedOrigin, TwoPartsWithAllSharesAndRanksAreTheWhole)
{
    const std::string first = file("first.txt", std::string(OriginHead) + std::string(Physics));
    const std::string second = file("second.txt", std::string(OriginHead) + std::string(Chemistry));
    const std::string rows = evaluated({first, second});
    EXPECT_THAT(rows, Not(HasSubstr("only a part")));
    EXPECT_EQ(fairshare({"compare", first, "--with", second, "-q"}).exitCode, 0);
    EXPECT_EQ(fairshare({"compare", first, "-q"}).exitCode, 1);
    EXPECT_THAT(lint({first, second}), Not(HasSubstr("not listed")));
    // One paste of both.
    const std::string both =
        file("both.txt", std::string(OriginHead) + std::string(Physics) + std::string(Chemistry));
    EXPECT_EQ(fairshare({"compare", both, "-q"}).exitCode, 0);
}

TEST_F(PrintedOrigin, AMissingUserKeepsAPart)
{
    std::string chemistry(Chemistry);
    chemistry.replace(chemistry.find("|0.500000|"), 10, "|0.333333|");
    const std::string path = file("part.txt", std::string(OriginHead) + std::string(Physics) + chemistry);
    EXPECT_THAT(evaluated({path}), HasSubstr("only a part of the tree (the root is not listed)"));
    // An account whose usage no listed user explains.
    const std::string hidden = file("hidden.txt",
        std::string(OriginHead) + std::string(Physics)
            + " chemistry||40|0.400000|1200|0.600000|0.600000||0.666667\n");
    EXPECT_THAT(evaluated({hidden}), HasSubstr("only a part of the tree (the root is not listed)"));
}

TEST_F(PrintedOrigin, TwoPartsOfAClassicClusterAreTheWhole)
{
    const std::string head = "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n";
    const std::string first = file("first.txt",
        head
            + " physics||70|0.700000|4200|0.420000|0.659754\n"
              "  physics|alice|1|0.350000|3000|0.360000|0.490195\n"
              "  physics|bob|1|0.350000|1200|0.270000|0.585837\n");
    const std::string second = file("second.txt",
        head
            + " chemistry||30|0.300000|5800|0.580000|0.261820\n"
              "  chemistry|carol|1|0.300000|5800|0.580000|0.261820\n");
    EXPECT_EQ(fairshare({"compare", first, "--with", second, "-q"}).exitCode, 0);
    EXPECT_THAT(lint({first, second}), Not(HasSubstr("printed_figures")));
    EXPECT_THAT(evaluated({first}), HasSubstr("only a part"));
}

TEST_F(PrintedOrigin, AddedFiguresThatDifferAreTold)
{
    const std::string first = file("first.txt", std::string(OriginHead) + std::string(Physics));
    std::string later(Physics);
    later.replace(later.find("dan|1|1.000000|800|"), 19, "dan|1|1.000000|750|");
    const std::string second = file("second.txt", std::string(OriginHead) + later + std::string(Chemistry));
    EXPECT_THAT(evaluated({first, second}),
        HasSubstr("1 of 2 associations that both listings contain differ in shares or usage, such as user "
                  "'dan'; the values of this listing are used"));
    EXPECT_THAT(evaluated({first, first}), Not(HasSubstr("both listings contain")));
}

constexpr std::string_view OriginWeights = "PriorityType = priority/multifactor\nPriorityWeightAge = 1000\n"
                                           "PriorityWeightFairShare = 0\nPriorityWeightPartition = 3000\n"
                                           "PriorityWeightQOS = 4000\nPriorityMaxAge = 7-00:00:00\n";

TEST_F(PrintedOrigin, RowsOfSeveralQosAreOneJob)
{
    const std::string tree = file("tree.txt", std::string(ClassicWithoutAccounts));
    const std::string weights = file("config.txt", std::string(OriginWeights));
    const std::string queue = file("sprio.txt",
        "JOBID|PARTITION|USER|ACCOUNT|PRIORITY|SITE|AGE|PARTITION|QOSNAME|QOS\n"
        "25|cpu|alice|physics|4750|0|0|750|high|4000\n25|cpu|alice|physics|1150|0|0|750|low|400\n"
        "26|cpu|bob|physics|4750|0|0|750|high|4000\n26|cpu|bob|physics|4750|0|0|750|normal|4000\n"
        "45|cpu|bob|physics|123456|0|0|0||0\n");
    for (const auto& files : {std::vector{tree, weights, queue}, std::vector{tree, queue, weights}}) {
        const std::string findings = lint(files);
        EXPECT_THAT(findings,
            HasSubstr("job '25' has a row for each of its QOS; the first of each partition counts; rows "
                      "skipped: 2"));
        EXPECT_THAT(findings, Not(HasSubstr("printed_priority")));
    }
}

TEST_F(PrintedOrigin, DifferentPrioritiesOfArraysCountTheirTasks)
{
    const std::string queue = file("sprio.txt",
        "JOBID|PARTITION|USER|ACCOUNT|PRIORITY|AGE|PARTITION|QOS\n"
        "31_[0-9%2]|cpu|alice|physics|9000|0|750|4000\n32_[1-7:3]|cpu|bob|physics|4750|0|750|4000\n"
        "33|cpu|bob|physics|9001|0|750|4000\n");
    EXPECT_THAT(lint({file("tree.txt", std::string(ClassicWithoutAccounts)),
                    file("config.txt", std::string(OriginWeights)), queue}),
        HasSubstr("printed and computed priorities differ for 11 of 14 jobs; for example, job 31_[0-9%2]: "
                  "printed 9000, computed 4750"));
}

/// By hand: without listings of partitions and QOS, any of 3,000 and of 4,000 points may be theirs; an age
/// that is up to 300 s older counts for 1,000 * 300 / 604,800, less than a point.
TEST_F(PrintedOrigin, UnknownFactorsAreNoDifference)
{
    const auto findings = [this](const char* priority) {
        const std::string queue = file("squeue.txt",
            std::string("JOBID|PARTITION|USER|ACCOUNT|STATE|PRIORITY|SUBMIT_TIME\n"
                        "31|cpu|alice|physics|PENDING|")
                + priority + "|2026-01-01T10:00:00\n");
        return lint({file("tree.txt", std::string(ClassicWithoutAccounts)),
            file("config.txt", std::string(OriginWeights)), queue});
    };
    EXPECT_THAT(findings("2"), Not(HasSubstr("printed_priority")));
    EXPECT_THAT(findings("4750"), Not(HasSubstr("printed_priority")));
    EXPECT_THAT(findings("7000"), Not(HasSubstr("printed_priority")));
    EXPECT_THAT(findings("10003"), HasSubstr("printed and computed priorities differ for 1 of 1 jobs"));
}

/// NormShares of the root are 0 under Fair Tree and 1 under the older algorithms. One factor of 0.5 fits
/// 2^(-1/1) by chance.
TEST_F(PrintedOrigin, TheRootTellsTheAlgorithm)
{
    const std::string tree = "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n"
                             "root||||1000|1.000000|\n"
                             " physics||60|0.600000|900|0.900000|\n"
                             "  physics|alice|1|1.000000|900|1.000000|0.500000\n"
                             " chemistry||40|0.400000|100|0.100000|\n"
                             "  chemistry|bob|1|1.000000|100|1.000000|1.000000\n";
    std::string fairTree = tree;
    fairTree.replace(fairTree.find("root|||"), 7, "root|||0.000000");
    for (const std::string& text : {tree, fairTree}) {
        const std::string path = file("tree.txt", text);
        EXPECT_THAT(fairshare({"evaluate", path}).output, testing::StartsWith("Fair Tree, "));
        EXPECT_THAT(lint({path}), Not(HasSubstr("printed_figures")));
    }
}

TEST_F(PrintedOrigin, APriorityWithoutTermsWasSetByHand)
{
    const std::string saved = path("saved.fairshare");
    ASSERT_EQ(fairshare({"convert", file("tree.txt", std::string(ClassicWithoutAccounts)), "--config",
                            file("config.txt", std::string(OriginWeights)), "--jobs",
                            file("sprio.txt",
                                "JOBID|PARTITION|USER|ACCOUNT|PRIORITY|AGE|PARTITION|QOS\n"
                                "44|cpu|alice|physics|4750|0|750|4000\n45|cpu|bob|physics|123456|0|0|0\n"),
                            "-o", saved, "-q"})
                  .exitCode,
        0);
    const std::string priorities = fairshare({"priority", saved, "--format", "csv", "-q"}).output;
    EXPECT_THAT(priorities, HasSubstr("123456"));
    EXPECT_THAT(priorities, HasSubstr("4750"));
}

TEST_F(PrintedOrigin, APriorityAboveOneIsNoFraction)
{
    const std::string queue = file("sprio.txt",
        "JOBID|PARTITION|USER|PRIORITY|AGE|AGE|PARTITION|QOS\n"
        "44|cpu|alice|0.00000110594556|0.00000000000000|0|750|4000\n"
        "47|cpu|bob|123456.00000000000000|0.00000000000000|0|0|0\n");
    const Outcome outcome = fairshare({"priority", queue, "--format", "csv", "-q"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("123456"));
}

TEST_F(PrintedOrigin, CommandsTellThatNamesAreLowered)
{
    const auto tree = [this](const std::string& name, const std::string& user) {
        return file(name,
            "Cluster - 'c':Fairshare=1:QOS='normal'\nParent - 'root'\nUser - 'root':DefaultAccount='root'\n"
            "Account - 'a':Description='a':Organization='a':Fairshare=1\nParent - 'a'\n"
            "User - 'ann':DefaultAccount='a':Fairshare=1\n"
                + user);
    };
    const std::string before = tree("before.dump", "");
    EXPECT_THAT(
        fairshare({"diff", before, tree("after.dump", "User - 'Bob':DefaultAccount='a':Fairshare=2\n"),
                      "--sacctmgr"})
            .output,
        HasSubstr("# sacctmgr lowercases names; 1 added name has capital letters, such as 'Bob'\n"));
    EXPECT_THAT(
        fairshare({"diff", before, tree("lower.dump", "User - 'bob':DefaultAccount='a':Fairshare=2\n"),
                      "--sacctmgr"})
            .output,
        Not(HasSubstr("lowercases")));
}

TEST_F(PrintedOrigin, NothingMovesIntoAnAccountThatCannotBeAdded)
{
    const auto tree = [this](const std::string& name, const std::string& account) {
        return file(name,
            "Cluster - 'c':Fairshare=1:QOS='normal'\nParent - 'root'\nUser - 'root':DefaultAccount='root'\n"
            "Account - '"
                + account + "':Description='a':Organization='a':Fairshare=1\nParent - '" + account
                + "'\nAccount - 'inner':Description='a':Organization='a':Fairshare=1\n");
    };
    const Outcome outcome = fairshare({"diff", tree("before.dump", "a"), tree("after.dump", "A"),
        "--sacctmgr", "-q", "--force", "deletions"});
    EXPECT_THAT(outcome.output, HasSubstr("# not moved: account 'inner': sacctmgr lowercases names"));
    EXPECT_THAT(outcome.output, Not(HasSubstr("sacctmgr -i")));
}

TEST_F(PrintedOrigin, QuotasAreCompared)
{
    const std::string head =
        "Last Priority Update:  5/20 14:30\n"
        "Group                         Effective  Config     Use    Subtree   Weighted \n"
        "Name                            Quota     Quota   Surplus   Quota   Requested \n"
        "----------------------------- --------- --------- ------- --------- ----------\n"
        "<none>                             0.00      0.00 yes       1000.00          0\n"
        "group_a                          100.00    600.00 no         600.00          0\n";
    const std::string foot =
        "group_b                          400.00    400.00 ByQuota    400.00        700\n"
        "----------------------------- --------- --------- ------- --------- ----------\n";
    const std::string fine = file("fine.txt",
        head + "group_a.x                        500.00    500.00 ByQuota    500.00        700\n" + foot);
    EXPECT_THAT(lint({fine}), Not(HasSubstr("printed and computed quotas")));
    const std::string stale = file("stale.txt",
        head + "group_a.x                        300.00    500.00 ByQuota    300.00        700\n" + foot);
    EXPECT_THAT(lint({stale}),
        HasSubstr(
            "printed and computed quotas differ in 1 of 3 groups; for example, the subtree quota of group "
            "'group_a.x' is printed as 300.00 and computed as 500.00; likely causes are groups that are not "
            "listed (condor_userprio lists those with submitters), a pool that has changed its size, and a "
            "configuration that was not reloaded"));
    std::string full = head;
    full.replace(full.find("100.00"), 6, "600.00");
    const std::string oversubscribed = file("oversubscribed.txt",
        full + "group_a.x                        500.00    500.00 ByQuota    500.00        700\n" + foot);
    EXPECT_THAT(lint({oversubscribed}), Not(HasSubstr("printed and computed quotas")));
}

} // namespace
} // namespace fairshare::test
