// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/explanation.h"

#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"
#include "tests/support/vector_tree.h"

#include <gmock/gmock.h>

#include <random>

namespace fairshare {
namespace {

using test::evaluated;
using test::rowOf;
using test::university;
using testing::Contains;
using testing::HasSubstr;

class UniversityExplained : public testing::Test {
protected:
    Explanation between(std::string_view id, std::string_view user, std::string_view against) const
    {
        return *explain(*m_evaluation, id, rowOf(*m_evaluation, user), rowOf(*m_evaluation, against));
    }
    std::string formulaOf(const Explanation& explanation, std::string_view name) const
    {
        for (const ChainRow& row : explanation.rows)
            if (m_evaluation->tree.name(row.row) == name)
                return row.formula;
        return "no such row";
    }

    std::shared_ptr<const Evaluation> m_evaluation = evaluated(university("after"));
};

// Origin of the sentences and figures: the inspector of the designed main window.
TEST_F(UniversityExplained, ComparesTwoUsersOfDifferentAccountsUnderFairTree)
{
    const Explanation explanation = between("fair_tree", "dvorak", "castillo");
    EXPECT_EQ(explanation.headline, "castillo (rank 10) is ahead of dvorak (rank 13).");
    EXPECT_EQ(explanation.reason,
        "Decided directly below engineering: electrical is ahead of mechanical, so the users of electrical "
        "rank first.");
    EXPECT_EQ(explanation.decision, "LevelFS 0.8718 > 0.8220");
    EXPECT_EQ(m_evaluation->tree.name(explanation.commonAncestor), "engineering");
}

TEST_F(UniversityExplained, ListsBothChainsLevelByLevel)
{
    const Explanation explanation = between("fair_tree", "dvorak", "castillo");
    std::vector<std::pair<std::string, ChainPart>> rows;
    for (const ChainRow& row : explanation.rows)
        rows.emplace_back(m_evaluation->tree.name(row.row), row.part);
    EXPECT_THAT(rows,
        testing::ElementsAre(testing::Pair("engineering", ChainPart::Common),
            testing::Pair("electrical", ChainPart::Deciding),
            testing::Pair("mechanical", ChainPart::Deciding), testing::Pair("castillo", ChainPart::Other),
            testing::Pair("dvorak", ChainPart::Other)));
}

TEST_F(UniversityExplained, PutsTheNumbersIntoTheFormulaOfFairTree)
{
    const Explanation explanation = between("fair_tree", "dvorak", "castillo");
    EXPECT_EQ(formulaOf(explanation, "electrical"), "(20/50) / (83623290 / 182265860.5) = 0.8718");
    EXPECT_EQ(formulaOf(explanation, "mechanical"), "(20/50) / (88699150.5 / 182265860.5) = 0.8220");
}

// Hand computation from the displayed U and S: 0.2251 / 0.0952 and 0.1302 / 0.0476.
TEST_F(UniversityExplained, ComparesRatiosUnderClassic)
{
    const Explanation explanation = between("classic", "dvorak", "castillo");
    EXPECT_EQ(explanation.headline, "dvorak (rank 17) is ahead of castillo (rank 20).");
    EXPECT_EQ(explanation.reason,
        "Decided by effective usage over shares, regardless of account: dvorak has U / S = 2.3636, castillo "
        "has 2.7335; the lower ratio ranks first.");
    EXPECT_EQ(explanation.decision, "factor 0.194304 > 0.150357");
}

// Origin: the bucket words in the designed inspector, 9025 7af6 6b3f 0000 for dvorak.
TEST_F(UniversityExplained, ComparesBucketsUnderLevelBased)
{
    const Explanation explanation = between("level_based", "dvorak", "castillo");
    EXPECT_EQ(explanation.headline, "castillo (rank 10) is ahead of dvorak (rank 13).");
    EXPECT_THAT(explanation.reason,
        testing::StartsWith("Decided in bucket 2 of 4, directly below engineering: electrical has 0x"));
    EXPECT_THAT(explanation.reason, testing::EndsWith("mechanical has 0x7af6."));
    EXPECT_THAT(formulaOf(explanation, "engineering"), testing::EndsWith("= 0x9025"));
    EXPECT_THAT(formulaOf(explanation, "dvorak"), testing::EndsWith("= 0x6b3f"));
}

TEST_F(UniversityExplained, NamesUsersWithoutWaitingJobsUnderTicketBased)
{
    const Explanation explanation = between("ticket_based", "gupta", "moreau");
    EXPECT_EQ(explanation.headline, "gupta and moreau are tied at rank 23.");
    EXPECT_EQ(explanation.reason, "Neither has pending jobs, so both factors are 0.");
}

/// ann and bob side by side, with the same shares and usage.
std::shared_ptr<const Evaluation> twins(std::uint32_t pendingJobs)
{
    ShareTreeBuilder builder;
    for (const std::string_view name : {"ann", "bob"})
        builder.add(builder.root(), {.name = name, .usage = 5, .pendingJobs = pendingJobs});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    return evaluated(scenario);
}

TEST(ExplanationOfATie, SaysUnderTicketBasedThatNobodyHasJobsWaiting)
{
    const Explanation explanation = *explain(*twins(0), "ticket_based", 1, 2);
    EXPECT_EQ(explanation.headline, "ann and bob are tied at rank 1.");
    EXPECT_EQ(explanation.reason, "No user has pending jobs, so nobody gets tickets and every factor is 0.");
    EXPECT_EQ(explanation.decision, "factor 0.0000 = 0.0000");
    EXPECT_EQ(explanation.rows.at(0).part, ChainPart::Other);
    EXPECT_EQ(explanation.rows.at(1).part, ChainPart::Other);
}

// By hand: half of 4294967295 tickets each, cut off.
TEST(ExplanationOfATie, NamesTheTicketsOfBoth)
{
    const Explanation explanation = *explain(*twins(1), "ticket_based", 1, 2);
    EXPECT_EQ(explanation.reason, "Tied: ann has 2147483647 tickets, bob has 2147483647 tickets.");
    EXPECT_EQ(explanation.decision, "factor 1.0000 = 1.0000");
}

// By hand: (1/2) / (5/10) for both.
TEST(ExplanationOfATie, IsNoDecisionUnderFairTree)
{
    const Explanation explanation = *explain(*twins(1), "fair_tree", 1, 2);
    EXPECT_EQ(explanation.reason, "Tied directly below root: ann and bob have the same LevelFS, 1.0000.");
    EXPECT_EQ(explanation.rows.at(0).part, ChainPart::Other);
}

TEST_F(UniversityExplained, NotesParentShares)
{
    const Explanation explanation = between("fair_tree", "svensson", "abara");
    EXPECT_EQ(explanation.reason, "Decided directly below physics: svensson is ahead of abara.");
    EXPECT_EQ(formulaOf(explanation, "svensson"), "inf (parent shares)");
    EXPECT_THAT(explanation.notes, Contains("svensson has parent shares and no share of its own in physics"));
}

TEST_F(UniversityExplained, NotesUnusedUsers)
{
    const Explanation explanation = between("fair_tree", "lopez", "iyer");
    // By hand: iyer has (1/4) / (17420000 / 53251100).
    EXPECT_EQ(explanation.decision, "LevelFS inf > 0.7642");
    EXPECT_THAT(explanation.notes, Contains("lopez has no usage"));
}

TEST_F(UniversityExplained, DescribesASingleUser)
{
    const Explanation explanation = *explain(*m_evaluation, "fair_tree", rowOf(*m_evaluation, "gupta"));
    EXPECT_EQ(explanation.headline, "gupta has rank 1 of 24.");
    EXPECT_THAT(explanation.reason, HasSubstr("medicine is number 1 of 3 with LevelFS 1.3685"));
}

TEST_F(UniversityExplained, RefusesUnknownRows)
{
    const auto refused = explain(*m_evaluation, "fair_tree", 1, 10000);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::OutOfRange);
    EXPECT_EQ(refused.error().message,
        "unknown row 10000; the tree has " + std::to_string(m_evaluation->tree.size()) + " rows");
}

TEST_F(UniversityExplained, RefusesAnAccountAgainstItsOwnUser)
{
    for (const std::string_view above : {"mechanical", "engineering", "root"})
        for (const bool swapped : {false, true}) {
            const NodeRow account = rowOf(*m_evaluation, above);
            const NodeRow user = rowOf(*m_evaluation, "dvorak");
            const auto refused =
                explain(*m_evaluation, "fair_tree", swapped ? user : account, swapped ? account : user);
            ASSERT_FALSE(refused);
            EXPECT_EQ(refused.error().message,
                "'" + std::string(above) + "' is above 'dvorak'; choose two on separate branches");
        }
}

// The figures of the designed inspector, in words: 1 / 0.8718 and 1 / 0.8220.
TEST_F(UniversityExplained, ComparesTwoAccountsUnderFairTree)
{
    const Explanation explanation = between("fair_tree", "mechanical", "electrical");
    EXPECT_THAT(explanation.headline, testing::StartsWith("electrical (ranks "));
    EXPECT_THAT(explanation.headline, testing::EndsWith("is ahead of mechanical (ranks 11 to 13)."));
    EXPECT_EQ(explanation.reason,
        "Decided directly below engineering: electrical is ahead of mechanical, so the users of electrical "
        "rank first.");
    EXPECT_EQ(explanation.decision, "LevelFS 0.8718 > 0.8220");
    EXPECT_EQ(explanation.firstRank, 0U);
    EXPECT_FALSE(explanation.comparesMembers);
    ASSERT_EQ(explanation.rows.size(), 3U);
    EXPECT_EQ(explanation.rows[1].part, ChainPart::Deciding);
    EXPECT_EQ(explanation.rows[1].words, "used 1.15 times its share: over-served");
    EXPECT_EQ(explanation.rows[2].words, "used 1.22 times its share: over-served");
}

TEST_F(UniversityExplained, ComparesAUserWithAnAccountUnderFairTree)
{
    const Explanation explanation = between("fair_tree", "castillo", "mechanical");
    EXPECT_EQ(explanation.headline, "castillo (rank 10) is ahead of mechanical (ranks 11 to 13).");
    EXPECT_EQ(explanation.reason,
        "Decided directly below engineering: electrical is ahead of mechanical, so the users of electrical "
        "rank first.");
    EXPECT_EQ(explanation.firstRank, 10U);
    EXPECT_EQ(explanation.secondRank, 0U);
}

TEST_F(UniversityExplained, ComparesAccountsByTheirBucketsUnderLevelBased)
{
    const Explanation explanation = between("level_based", "mechanical", "electrical");
    EXPECT_THAT(explanation.reason,
        testing::StartsWith("Decided in bucket 2 of 4, directly below engineering: electrical has 0x"));
    EXPECT_FALSE(explanation.comparesMembers);
}

TEST_F(UniversityExplained, RefusesAUserAgainstItself)
{
    const NodeRow gupta = rowOf(*m_evaluation, "gupta");
    const auto refused = explain(*m_evaluation, "fair_tree", gupta, gupta);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().message, "'gupta' is given twice; expected two different users");
}

/// A small tree full of special cases: 0 shares, parent shares, no usage, equal ratios.
Scenario randomScenario(std::uint32_t seed)
{
    std::mt19937 random(seed);
    const auto pick = [&random](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
    ShareTreeBuilder builder;
    std::vector<ShareTreeBuilder::Handle> accounts{builder.root()};
    for (int i = 0; i < 24; ++i) {
        const std::string name = std::to_string(i);
        const bool account = pick(3) == 0;
        const std::uint32_t shares = pick(6) == 0 ? ParentShares : pick(3);
        const auto parent = accounts[pick(static_cast<std::uint32_t>(accounts.size()))];
        const long double usage = account || pick(2) == 0 ? 0.0L : 10.0L * pick(4);
        const auto node = builder.add(parent,
            {.kind = account ? NodeKind::Account : NodeKind::User,
                .name = name,
                .shares = shares,
                .usage = usage,
                .pendingJobs = pick(2)});
        if (account)
            accounts.push_back(node);
    }
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    scenario.settings.parameters["fair_tree"]["account_ties"] =
        std::string(seed % 2 == 0 ? "as_run" : "as_documented");
    scenario.settings.parameters["level_based"]["priority_levels"] = std::int64_t{1 + seed % 5};
    return scenario;
}

/// What contradicts the ranks in an explanation; "" when nothing does.
std::string contradiction(const Explanation& explanation)
{
    const std::string& decision = explanation.decision;
    const std::string text = std::string(explanation.algorithm->id) + ": " + explanation.headline + " "
        + explanation.reason + " " + decision;
    if (explanation.firstRank > explanation.secondRank)
        return text;
    if (!explanation.tied() && decision.find(" < ") != std::string::npos)
        return text;
    if (explanation.tied() && explanation.reason.find("Decided") != std::string::npos)
        return text;
    const bool leads = explanation.reason.find(" is ahead of ") != std::string::npos;
    if (leads && (explanation.tied() || decision.find(" > ") == std::string::npos))
        return text;
    if (explanation.tied() && explanation.algorithm->id != "fair_tree"
        && decision.find(" = ") == std::string::npos)
        return text;
    return "";
}

PairCount countedOneByOne(const Evaluation& evaluation, const AlgorithmResult& result, NodeRow a, NodeRow b)
{
    PairCount count;
    for (NodeRow one = a; one < evaluation.tree.subtreeEnd(a); ++one)
        for (NodeRow other = b; other < evaluation.tree.subtreeEnd(b); ++other) {
            if (!evaluation.tree.isUser(one) || !evaluation.tree.isUser(other))
                continue;
            const std::uint32_t rank = (*result.rank)[one];
            const std::uint32_t against = (*result.rank)[other];
            ++count.pairs;
            count.firstAhead += rank < against ? 1U : 0U;
            count.secondAhead += against < rank ? 1U : 0U;
        }
    return count;
}

/// Says what contradicts the ranks in an explanation of a pair with an account; "" when nothing does.
std::string contradictionOfAccounts(const Explanation& explanation, const PairCount& counted)
{
    const std::string text = std::string(explanation.algorithm->id) + ": " + explanation.headline + " "
        + explanation.reason + " " + explanation.decision;
    if (explanation.pairs.pairs != counted.pairs || explanation.pairs.firstAhead != counted.firstAhead
        || explanation.pairs.secondAhead != counted.secondAhead)
        return "count of " + text;
    if (counted.secondAhead > counted.firstAhead)
        return "order of " + text;
    const bool isAhead = explanation.headline.find(" ahead of ") != std::string::npos;
    if (isAhead != counted.isFirstAhead())
        return "headline of " + text;
    if (explanation.reason.find("Decided") != std::string::npos
        && (explanation.decision.empty() || counted.secondAhead > 0))
        return "reason of " + text;
    const bool isReversed = explanation.decision.find(" < ") != std::string::npos;
    return counted.isFirstAhead() && isReversed ? text : "";
}

class ExplanationOfRandomTrees : public testing::TestWithParam<std::uint32_t> { };

TEST_P(ExplanationOfRandomTrees, AgreesWithTheRanks)
{
    const auto evaluation = evaluated(randomScenario(GetParam()));
    for (NodeRow a = 0; a < evaluation->tree.size(); ++a)
        for (NodeRow b = 0; b < a; ++b) {
            if (!evaluation->tree.isUser(a) || !evaluation->tree.isUser(b))
                continue;
            for (const AlgorithmResult& result : evaluation->results)
                EXPECT_EQ(contradiction(*explain(*evaluation, result.algorithm->id, a, b)), "");
        }
}

TEST_P(ExplanationOfRandomTrees, AgreesWithTheRanksOfAccounts)
{
    const auto evaluation = evaluated(randomScenario(GetParam()));
    const ShareTree& tree = evaluation->tree;
    for (NodeRow a = 1; a < tree.size(); ++a)
        for (NodeRow b = 1; b < tree.size(); ++b) {
            const bool isAbove = std::max(a, b) < tree.subtreeEnd(std::min(a, b));
            if (isAbove || (tree.isUser(a) && tree.isUser(b)))
                continue;
            for (const AlgorithmResult& result : evaluation->results) {
                const auto explanation = explain(*evaluation, result.algorithm->id, a, b);
                ASSERT_TRUE(explanation);
                const PairCount counted =
                    countedOneByOne(*evaluation, result, explanation->first, explanation->second);
                EXPECT_EQ(contradictionOfAccounts(*explanation, counted), "");
            }
        }
}

INSTANTIATE_TEST_SUITE_P(Seeds, ExplanationOfRandomTrees, testing::Range(0U, 60U));

class ExplanationOfVectors : public testing::TestWithParam<std::string> { };

// The winner is the one to whom the scheduler itself gave the higher factor.
TEST_P(ExplanationOfVectors, NamesTheSchedulersWinner)
{
    const test::VectorTree tree = test::loadVectorTree(GetParam(), test::UsageMeans::Own);
    const auto evaluation = test::evaluateVector(tree, "fair_tree");
    std::map<NodeRow, double> factor;
    for (const auto& [id, row] : tree.rowOf)
        if (evaluation->tree.isUser(row))
            factor[row] = static_cast<double>(
                tree.file.at("expected").at("fair_tree").at(id).at("fs_factor").get<long double>());
    std::mt19937 random(1);
    std::vector<NodeRow> users;
    for (const auto& [row, value] : factor)
        users.push_back(row);
    for (int i = 0; i < 300 && users.size() > 1; ++i) {
        const NodeRow a = users[random() % users.size()];
        const NodeRow b = users[random() % users.size()];
        if (a == b)
            continue;
        const Explanation explanation = *explain(*evaluation, "fair_tree", a, b);
        EXPECT_GE(factor[explanation.first], factor[explanation.second]);
        EXPECT_EQ(explanation.tied(), factor[a] == factor[b]);
        EXPECT_EQ(contradiction(explanation), "");
    }
}

INSTANTIATE_TEST_SUITE_P(Slurm2205, ExplanationOfVectors,
    testing::ValuesIn(test::vectorFiles("slurm-22.05/trees")),
    [](const auto& entry) { return test::vectorName(entry.param); });

TEST_F(UniversityExplained, SumsUpTheMembersOfAnAccount)
{
    const auto ofAccount = [this](std::string_view id, std::string_view name) {
        return *explain(*m_evaluation, id, rowOf(*m_evaluation, name));
    };
    const Explanation mechanical = ofAccount("fair_tree", "mechanical");
    EXPECT_EQ(mechanical.headline, "mechanical has 3 users: ranks 11 to 13 of 24.");
    EXPECT_EQ(mechanical.reason, "lindqvist ranks first among them, dvorak last.");
    EXPECT_EQ(mechanical.first, rowOf(*m_evaluation, "mechanical"));
    ASSERT_EQ(mechanical.rows.size(), 2U);
    EXPECT_EQ(mechanical.rows[1].formula, "(20/50) / (88699150.5 / 182265860.5) = 0.8220");
    const Explanation root = ofAccount("classic", "root");
    EXPECT_EQ(root.headline, "root has 24 users: ranks 1 to 24 of 24.");
    EXPECT_TRUE(root.rows.empty());
    EXPECT_FALSE(explain(*m_evaluation, "none", RootRow));
}

/// Two accounts of one share each; all of their users have one share.
std::shared_ptr<const Evaluation> accountsOf(const std::vector<std::pair<std::string, long double>>& ofA,
    const std::vector<std::pair<std::string, long double>>& ofB)
{
    ShareTreeBuilder builder;
    const auto add = [&builder](const std::string& account, const auto& users) {
        const auto node = builder.add(builder.root(), {.kind = NodeKind::Account, .name = account});
        for (const auto& [name, usage] : users)
            builder.add(node, {.name = name, .usage = usage});
    };
    add("A", ofA);
    add("B", ofB);
    return evaluated(test::scenarioOf(std::move(builder)));
}

Explanation comparedByName(
    const Evaluation& evaluation, std::string_view algorithm, std::string_view row, std::string_view against)
{
    return *explain(evaluation, algorithm, rowOf(evaluation, row), rowOf(evaluation, against));
}

std::vector<std::string> namesOf(const Evaluation& evaluation, const Explanation& explanation, ChainPart part)
{
    std::vector<std::string> names;
    for (const ChainRow& row : explanation.rows)
        if (row.part == part)
            names.emplace_back(evaluation.tree.name(row.row));
    return names;
}

// By hand: A used 40 of 60 with half of the shares, (1/2) / (2/3); B (1/2) / (1/3).
TEST(ExplanationOfAccounts, ComparesLevelFs)
{
    const auto evaluation = accountsOf({{"ann", 10}, {"abe", 30}}, {{"bob", 20}, {"ben", 0}});
    const Explanation explanation = comparedByName(*evaluation, "fair_tree", "A", "B");
    EXPECT_EQ(explanation.headline, "B (ranks 1 to 2) is ahead of A (ranks 3 to 4).");
    EXPECT_EQ(
        explanation.reason, "Decided directly below root: B is ahead of A, so the users of B rank first.");
    EXPECT_EQ(explanation.decision, "LevelFS 1.5000 > 0.7500");
    EXPECT_EQ(explanation.pairs.pairs, 4U);
    EXPECT_EQ(explanation.pairs.firstAhead, 4U);
    ASSERT_EQ(explanation.rows.size(), 2U);
    EXPECT_EQ(explanation.rows[0].words, "used 0.67 times its share: under-served");
    EXPECT_EQ(explanation.rows[1].words, "used 1.33 times its share: over-served");
}

TEST(ExplanationOfAccounts, SaysInWordsHowARowIsServed)
{
    const auto evaluation = accountsOf({{"ann", 10}, {"abe", 30}}, {{"bob", 20}, {"ben", 0}});
    const auto served = [&](std::string_view algorithm, std::string_view name) {
        return explain(*evaluation, algorithm, rowOf(*evaluation, name))->served;
    };
    EXPECT_EQ(served("fair_tree", "A"), "A used 1.33 times its share: over-served.");
    EXPECT_EQ(served("fair_tree", "abe"), "abe used 1.5 times its share: over-served.");
    EXPECT_EQ(served("fair_tree", "ann"), "ann used 0.5 times its share: under-served.");
    EXPECT_EQ(served("fair_tree", "ben"), "ben has used nothing: under-served.");
    EXPECT_EQ(served("level_based", "bob"), "bob used 2 times its share: over-served.");
    // U = 0 + 1/3 * 1/2 of the cluster, S = 1/4.
    EXPECT_EQ(served("classic", "ben"), "ben has effective usage of 0.67 times its share: under-served.");
    EXPECT_EQ(served("fair_tree", "root"), "");
}

// By hand: ann and abe have LevelFS (1/2) / (1/2).
TEST(ExplanationOfAccounts, SaysInWordsWhatIsOnTarget)
{
    const auto evaluation = accountsOf({{"ann", 10}, {"abe", 10}}, {{"bob", 1}});
    EXPECT_EQ(explain(*evaluation, "fair_tree", rowOf(*evaluation, "ann"))->served,
        "ann used its share: on target.");
    EXPECT_EQ(explain(*evaluation, "fair_tree", rowOf(*evaluation, "bob"))->served,
        "bob used its share: on target.");
}

// By hand: U / S = 2/3 for ben, 4/3 bob, 5/3 ann, 7/3 abe.
TEST(ExplanationOfAccounts, ComparesTheClosestUsersUnderClassic)
{
    const auto evaluation = accountsOf({{"ann", 10}, {"abe", 30}}, {{"bob", 20}, {"ben", 0}});
    const Explanation explanation = comparedByName(*evaluation, "classic", "A", "B");
    EXPECT_EQ(explanation.headline, "B (ranks 1 to 2) is ahead of A (ranks 3 to 4).");
    EXPECT_EQ(explanation.reason,
        "Users are compared, not accounts: even bob, the last of B, is ahead of ann, the first of A.");
    EXPECT_EQ(explanation.decision, "factor 0.396850 > 0.314980");
    EXPECT_TRUE(explanation.comparesMembers);
    EXPECT_THAT(namesOf(*evaluation, explanation, ChainPart::Deciding), testing::ElementsAre("bob", "ann"));
    EXPECT_THAT(namesOf(*evaluation, explanation, ChainPart::Member), testing::ElementsAre("ben", "abe"));
    EXPECT_THAT(namesOf(*evaluation, explanation, ChainPart::Other), testing::ElementsAre("B", "A"));
}

// By hand: U / S = 1 for ann, 1.4667 ben, 1.5333 bob, 1.6667 aba, 2.3333 abe.
TEST(ExplanationOfAccounts, CountsPairsOfUsersUnderClassic)
{
    const auto evaluation = accountsOf({{"ann", 0}, {"abe", 20}, {"aba", 10}}, {{"bob", 16}, {"ben", 14}});
    const Explanation explanation = comparedByName(*evaluation, "classic", "A", "B");
    EXPECT_EQ(
        explanation.headline, "B (ranks 2 to 3) is ahead of A (ranks 1 to 5) in 4 of 6 pairs of users.");
    EXPECT_EQ(explanation.reason,
        "Users are compared, not accounts. In B, ben ranks first and bob last. In A, ann ranks first and abe "
        "last.");
    EXPECT_EQ(explanation.decision, "");
    EXPECT_EQ(comparedByName(*evaluation, "classic", "A", "ben").headline,
        "ben (rank 2) is ahead of 2 of the 3 users of A (ranks 1 to 5).");
    EXPECT_EQ(comparedByName(*evaluation, "classic", "B", "ann").headline,
        "ann (rank 1) is ahead of B (ranks 2 to 3).");
    EXPECT_EQ(comparedByName(*evaluation, "classic", "B", "ann").reason,
        "Users are compared, not accounts: ann is ahead of ben, the first of B.");
    EXPECT_EQ(comparedByName(*evaluation, "classic", "abe", "B").reason,
        "Users are compared, not accounts: even bob, the last of B, is ahead of abe.");
}

// By hand: U / S = 1 for ann, 4/3 bob, 5/3 ben, 2 abe.
TEST(ExplanationOfAccounts, SaysThatNeitherIsAhead)
{
    const auto evaluation = accountsOf({{"ann", 0}, {"abe", 30}}, {{"bob", 10}, {"ben", 20}});
    const Explanation explanation = comparedByName(*evaluation, "classic", "A", "B");
    EXPECT_TRUE(explanation.tied());
    EXPECT_EQ(explanation.headline,
        "A (ranks 1 to 4) and B (ranks 2 to 3) are even: each is ahead in 2 of 4 pairs of users.");
    EXPECT_EQ(comparedByName(*evaluation, "classic", "A", "bob").headline,
        "bob (rank 2) is in the middle of A (ranks 1 to 4); users before: 1, after: 1.");
    // Fair Tree: both have LevelFS (1/2) / (1/2); A comes first by its name.
    const Explanation fair = comparedByName(*evaluation, "fair_tree", "B", "A");
    EXPECT_EQ(fair.headline, "A (ranks 1 to 2) is ahead of B (ranks 2 to 4); they share rank 2.");
    EXPECT_EQ(fair.reason,
        "Decided directly below root: A and B have the same LevelFS; tied accounts are processed one by one "
        "in name order, so the users of A rank first.");
}

TEST(ExplanationOfAccounts, SaysThatAnAccountHasNoUsers)
{
    const auto evaluation = accountsOf({{"ann", 1}}, {});
    const Explanation explanation = comparedByName(*evaluation, "fair_tree", "B", "ann");
    EXPECT_EQ(explanation.headline, "B has no users and therefore no rank.");
    EXPECT_EQ(explanation.reason, "");
    EXPECT_EQ(explanation.pairs.pairs, 0U);
}

} // namespace
} // namespace fairshare
