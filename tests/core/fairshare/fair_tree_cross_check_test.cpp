// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vector_tree.h"

#include <gtest/gtest.h>

/// Thirty trees ranked by an independent scheduler and by Slurm's own ranking functions
/// (tests/data/vectors/fair-tree-cross-check, whose README says which of them is right where they differ).
namespace fairshare::test {
namespace {

class FairTreeCrossCheck : public testing::TestWithParam<std::string> {
protected:
    VectorTree tree = loadVectorTree(GetParam(), UsageMeans::Total);

    void expectFactors(const ExactJson& expected, const char* accountTies) const
    {
        const auto evaluation =
            evaluateVector(tree, "fair_tree", {{"account_ties", std::string(accountTies)}});
        const auto factor = evaluation->results.front().table.reals("factor");
        for (const auto& [id, expectedFactor] : expected.at("factor").items())
            EXPECT_EQ(exactDifferenceFrom(expectedFactor, factor[tree.rowOf.at(id)]), "")
                << accountTies << " row " << id;
    }
};

TEST_P(FairTreeCrossCheck, AsRunEqualsTheShippedRanking)
{
    expectFactors(tree.file.at("variants").at("slurm_22_05_8_as_shipped"), "as_run");
}

TEST_P(FairTreeCrossCheck, AsDocumentedEqualsTheMergedRanking)
{
    expectFactors(tree.file.at("variants").at("slurm_22_05_8_with_account_merge"), "as_documented");
}

TEST_P(FairTreeCrossCheck, EqualsTheOtherSchedulerWhereBothAgree)
{
    const ExactJson& agrees = tree.file.at("agrees");
    if (agrees.at("slurm_22_05_8_as_shipped").get<bool>())
        expectFactors(tree.file.at("expected"), "as_run");
    if (agrees.at("slurm_22_05_8_with_account_merge").get<bool>())
        expectFactors(tree.file.at("expected"), "as_documented");
}

INSTANTIATE_TEST_SUITE_P(Vectors, FairTreeCrossCheck, testing::ValuesIn(vectorFiles("fair-tree-cross-check")),
    [](const auto& parameter) { return vectorName(parameter.param); });

TEST(FairTreeCrossCheckVectors, AreAllThere)
{
    EXPECT_EQ(vectorFiles("fair-tree-cross-check").size(), 30U);
}

} // namespace
} // namespace fairshare::test
