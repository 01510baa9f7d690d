// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vector_tree.h"

#include <gtest/gtest.h>

#include <cmath>

/// Figures printed by Slurm 22.05.8 for 28 trees (tests/data/vectors/slurm-22.05).
namespace fairshare::test {
namespace {

class Slurm2205Tree : public testing::TestWithParam<std::string> {
protected:
    VectorTree tree = loadVectorTree(GetParam(), UsageMeans::Own);

    const ExactJson& expected(const char* algorithm) const { return tree.file.at("expected").at(algorithm); }

    /// Figures that all three algorithms print; the root and blanks included.
    void expectCommonFigures(const ExactJson& figures, const Evaluation& evaluation, NodeRow row) const
    {
        const ResultTable& table = evaluation.results.front().table;
        const std::uint32_t levelShares = table.counts("level_shares")[row];
        EXPECT_EQ(figures.at("level_shares").is_null() ? UndefinedCount
                                                       : figures.at("level_shares").get<std::uint32_t>(),
            levelShares);
        EXPECT_EQ(exactDifferenceFrom(figures.at("usage_raw"), (*evaluation.usageTotal)[row]), "");
        for (const char* column : {"shares_norm", "usage_norm", "usage_efctv"})
            EXPECT_EQ(differenceFrom(figures.at(column), table.reals(column)[row]), "") << column;
    }

    void expectUsageOverShares(const char* algorithm) const
    {
        const auto evaluation = evaluateVector(tree, algorithm);
        const ResultTable& table = evaluation->results.front().table;
        for (const auto& [id, figures] : expected(algorithm).items()) {
            if (id == "damping")
                continue;
            const NodeRow row = tree.rowOf.at(id);
            SCOPED_TRACE(algorithm + (" row " + id));
            expectCommonFigures(figures, *evaluation, row);
            EXPECT_EQ(differenceFrom(figures.at("fs_factor"), table.reals("factor")[row]), "");
            const bool isUser = evaluation->tree.isUser(row);
            const char* jobFigure = figures.contains("fs_factor_job") ? "fs_factor_job" : "fs_factor";
            const ExactJson jobFactor = isUser ? figures.at(jobFigure) : ExactJson();
            EXPECT_EQ(differenceFrom(jobFactor, table.reals("factor_job")[row]), "");
        }
    }
};

TEST_P(Slurm2205Tree, FairTreeAgreesInEveryFigure)
{
    const auto evaluation = evaluateVector(tree, "fair_tree");
    const ResultTable& table = evaluation->results.front().table;
    const auto users = static_cast<double>(evaluation->tree.userCount());
    for (const auto& [id, figures] : expected("fair_tree").items()) {
        const NodeRow row = tree.rowOf.at(id);
        SCOPED_TRACE("row " + id);
        expectCommonFigures(figures, *evaluation, row);
        EXPECT_EQ(differenceFrom(figures.at("level_fs"), table.reals("level_fs")[row]), "");
        EXPECT_EQ(exactDifferenceFrom(figures.at("fs_factor"), table.reals("factor")[row]), "");
        if (evaluation->tree.isUser(row))
            EXPECT_EQ(table.counts("rank")[row],
                users + 1
                    - std::round(users * static_cast<double>(figures.at("fs_factor").get<long double>())));
        else
            EXPECT_EQ(table.counts("rank")[row], UndefinedCount);
    }
}

TEST_P(Slurm2205Tree, FairTreeMergesTiedAccountsAsDocumented)
{
    const auto evaluation =
        evaluateVector(tree, "fair_tree", {{"account_ties", std::string("as_documented")}});
    const auto factor = evaluation->results.front().table.reals("factor");
    for (const auto& [id, expectedFactor] : expected("fair_tree_documented_merge").items())
        EXPECT_EQ(exactDifferenceFrom(expectedFactor, factor[tree.rowOf.at(id)]), "") << "row " << id;
}

TEST_P(Slurm2205Tree, ClassicAgreesInEveryFigure)
{
    expectUsageOverShares("classic");
}

TEST_P(Slurm2205Tree, ClassicAgreesUnderEveryDamping)
{
    for (const auto& [damping, factors] : expected("classic_damped").items()) {
        const auto evaluation = evaluateVector(tree, "classic", {{"damping", std::stoll(damping)}});
        const auto factor = evaluation->results.front().table.reals("factor");
        for (const auto& [id, expectedFactor] : factors.items())
            EXPECT_EQ(differenceFrom(expectedFactor, factor[tree.rowOf.at(id)]), "")
                << "damping " << damping << " row " << id;
    }
}

TEST_P(Slurm2205Tree, DepthObliviousAgreesInEveryFigure)
{
    expectUsageOverShares("depth_oblivious");
}

INSTANTIATE_TEST_SUITE_P(Vectors, Slurm2205Tree, testing::ValuesIn(vectorFiles("slurm-22.05/trees")),
    [](const auto& parameter) { return vectorName(parameter.param); });

TEST(Slurm2205Vectors, AreAllThere)
{
    EXPECT_EQ(vectorFiles("slurm-22.05/trees").size(), 28U);
}

} // namespace
} // namespace fairshare::test
