// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/evaluation.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "tests/support/random_tree.h"
#include "tests/support/vector_tree.h"

#include <gmock/gmock.h>

#include <cmath>
#include <cstring>

/// What must hold for every tree, tried on generated ones under every registered algorithm.
namespace fairshare::test {
namespace {

using testing::Contains;
using testing::Field;

/// All columns, ranks and diagnostics as raw bytes: equal texts mean bit-identical results.
std::string bytesOf(const Evaluation& evaluation)
{
    std::string bytes;
    const auto append = [&bytes](const auto& values) {
        bytes.append(reinterpret_cast<const char*>(values->data()), values->size() * sizeof values->front());
    };
    for (const AlgorithmResult& result : evaluation.results) {
        for (const Column& column : result.table.columns)
            std::visit(append, column.values);
        append(result.rank);
        for (const Diagnostic& diagnostic : result.table.diagnostics)
            bytes += diagnostic.message;
    }
    return bytes;
}

std::shared_ptr<const Evaluation> evaluated(const ShareTree& tree)
{
    Scenario scenario;
    scenario.tree = tree;
    return evaluate(scenario).value();
}

class GeneratedTree : public testing::TestWithParam<unsigned> {
protected:
    RandomNodes nodes = randomNodes(GetParam());
};

TEST_P(GeneratedTree, GivesTheSameBitsEveryTime)
{
    const ShareTree tree = buildInOrder(nodes);
    EXPECT_EQ(bytesOf(*evaluated(tree)), bytesOf(*evaluated(tree)));
}

TEST_P(GeneratedTree, DoesNotDependOnTheOrderOfSiblingsInTheFile)
{
    EXPECT_EQ(
        bytesOf(*evaluated(buildInOrder(nodes))), bytesOf(*evaluated(buildShuffled(nodes, GetParam() + 1))));
}

TEST_P(GeneratedTree, IsBroughtUpToDateBitForBitAfterEdits)
{
    std::mt19937_64 random(GetParam());
    Scenario scenario;
    scenario.tree = buildInOrder(nodes);
    Evaluator evaluator;
    ASSERT_TRUE(evaluator.evaluate(scenario));
    for (int edit = 0; edit < 40; ++edit) {
        const auto row = static_cast<NodeRow>(random() % scenario.tree.size());
        if (edit % 5 == 4 && row != RootRow)
            scenario.tree = withShares(scenario.tree, row, static_cast<std::uint32_t>(random() % 4)).value();
        else
            scenario.tree =
                withUsage(scenario.tree, row, static_cast<long double>(random() % 5) * 0.3L).value();
        ASSERT_EQ(bytesOf(*evaluator.evaluate(scenario).value()), bytesOf(*evaluated(scenario.tree)))
            << "edit " << edit << " of row " << row;
    }
}

TEST_P(GeneratedTree, HasFactorsFrom0To1OrSaysWhyNot)
{
    const auto evaluation = evaluated(buildInOrder(nodes));
    for (const AlgorithmResult& result : evaluation->results) {
        for (const double factor : result.table.reals("factor")) {
            if (isUndefined(factor) || (factor >= 0 && factor <= 1))
                continue;
            const char* code = std::isnan(factor) ? "factor_nan"
                : factor > 1                      ? "factor_above_1"
                                                  : "factor_below_0";
            EXPECT_THAT(result.table.diagnostics, Contains(Field(&Diagnostic::code, code)))
                << result.algorithm->id;
        }
    }
}

TEST_P(GeneratedTree, RanksUsersOnlyAndWithoutGaps)
{
    const auto evaluation = evaluated(buildInOrder(nodes));
    const ShareTree& tree = evaluation->tree;
    for (const AlgorithmResult& result : evaluation->results) {
        std::vector<std::uint32_t> places;
        for (NodeRow row = 0; row < tree.size(); ++row) {
            EXPECT_EQ((*result.rank)[row] != UndefinedCount, tree.isUser(row));
            if (tree.isUser(row))
                places.push_back((*result.rank)[row]);
        }
        std::sort(places.begin(), places.end());
        for (std::size_t i = 0; i < places.size(); ++i)
            EXPECT_TRUE(places[i] == i + 1 || (i > 0 && places[i] == places[i - 1])) << result.algorithm->id;
    }
}

INSTANTIATE_TEST_SUITE_P(Seeds, GeneratedTree, testing::Range(1U, 41U));

TEST(Registry, DescribesEveryAlgorithm)
{
    ASSERT_EQ(algorithms().size(), 5U);
    const auto evaluation = evaluated(ShareTree());
    for (const AlgorithmResult& result : evaluation->results) {
        const Algorithm& algorithm = *result.algorithm;
        for (const std::string_view text :
            {algorithm.title, algorithm.summary, algorithm.formula, algorithm.source})
            EXPECT_FALSE(text.empty()) << algorithm.id;
        for (const char* column : {"shares_norm", "usage_norm", "usage_efctv", "factor"})
            EXPECT_NE(result.table.find(column), nullptr) << algorithm.id << " " << column;
        for (const Column& column : result.table.columns)
            EXPECT_FALSE(column.spec.title.empty() || column.spec.meaning.empty())
                << algorithm.id << " " << column.spec.id;
    }
}

/// `depth` accounts one below the other, a user beside each: no recursion may follow this.
ShareTree chain(std::size_t depth)
{
    ShareTreeBuilder builder;
    auto account = builder.root();
    for (std::size_t level = 0; level < depth; ++level) {
        const std::string number = std::to_string(level);
        const std::string accountName = "a" + number;
        const std::string userName = "u" + number;
        account = builder.add(account, {.kind = NodeKind::Account, .name = accountName, .shares = 3});
        builder.add(
            account, {.name = userName, .usage = static_cast<long double>(level % 7), .pendingJobs = 1});
    }
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

TEST(DeepChain, OfAHundredThousandIsRanked)
{
    const auto evaluation = evaluated(chain(100'000));
    EXPECT_EQ(evaluation->tree.userCount(), 100'000U);
    EXPECT_THAT(evaluation->diagnostics, Contains(Field(&Diagnostic::code, "usage_summed_by_subtrees")));
    // Worked by hand: on every level the user has 1 share of 4 and the account 3, the users use 0 to 6 and
    // all below uses about 300000, so only the idle user of the topmost account goes before everybody.
    const AlgorithmResult& fairTree = *evaluation->find("fair_tree");
    const NodeRow first = findByName(evaluation->tree, "u0").front();
    EXPECT_EQ((*fairTree.rank)[first], 1U);
}

TEST(FractionalUsage, SurvivesToTheLastPlace)
{
    ShareTreeBuilder builder;
    const auto account = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "a"});
    for (const char* user : {"u1", "u2", "u3"})
        builder.add(account, {.name = user, .usage = 0.5L});
    Diagnostics diagnostics;
    const auto evaluation =
        evaluated(std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value());
    EXPECT_EQ((*evaluation->usageTotal)[RootRow], 1.5);
    EXPECT_EQ(evaluation->find("fair_tree")->table.reals("usage_efctv")[2], 0.5 / 1.5);
}

// Shares 40, 50, 80 with usage 20, 25, 40 of one account are equal ratios on paper. Slurm's extended
// precision splits them in a way of its own, and arithmetic in double does not reproduce it.
TEST(ExtendedPrecision, DecidesWhereDoubleWouldRankOtherwise)
{
    const VectorTree tree = loadVectorTree(
        std::string(TEST_DATA) + "/vectors/slurm-22.05/trees/rounding_splits_equal_ratios.json",
        UsageMeans::Own);
    const auto evaluation = evaluateVector(tree, "fair_tree");
    const ResultTable& table = evaluation->results.front().table;
    std::string printed;
    std::string inDouble;
    for (NodeRow a = 1; a < evaluation->tree.size(); ++a)
        for (NodeRow b = 1; b < a; ++b) {
            if (!evaluation->tree.isUser(a) || !evaluation->tree.isUser(b)
                || evaluation->tree.hasParentShares(a) || evaluation->tree.hasParentShares(b)
                || evaluation->tree.parent(a) != evaluation->tree.parent(b))
                continue;
            printed += table.counts("rank")[a] == table.counts("rank")[b] ? '=' : '/';
            const auto levelFs = [&](NodeRow row) {
                const double whole = (*evaluation->usageTotal)[evaluation->tree.parent(row)];
                return table.reals("shares_norm")[row] / ((*evaluation->usageTotal)[row] / whole);
            };
            inDouble += levelFs(a) == levelFs(b) ? '=' : '/';
        }
    EXPECT_EQ(printed, "/=/") << "u2 and u4 tie, u3 does not";
    EXPECT_NE(inDouble, printed);
}

} // namespace
} // namespace fairshare::test
