// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vector_tree.h"

#include <gtest/gtest.h>

#include <algorithm>

/// Figures printed by Slurm 14.11.0-pre3 for 34 trees (tests/data/vectors/slurm-14.11).
namespace fairshare::test {
namespace {

std::uint64_t word(const ExactJson& expected)
{
    return std::stoull(expected.get<std::string>(), nullptr, 16);
}

class Slurm1411Tree : public testing::TestWithParam<std::string> {
protected:
    VectorTree tree = loadVectorTree(GetParam(), UsageMeans::Total);

    const ExactJson& expected(const char* algorithm) const { return tree.file.at("expected").at(algorithm); }

    void expectWordsAndRanks(const ExactJson& rows, const Evaluation& evaluation) const
    {
        const ResultTable& table = evaluation.results.front().table;
        const auto users = static_cast<std::uint32_t>(evaluation.tree.userCount());
        for (const auto& [id, figures] : rows.items()) {
            const NodeRow row = tree.rowOf.at(id);
            SCOPED_TRACE("row " + id);
            EXPECT_EQ(word(figures.at("level_fs")), table.words("level_word")[row]);
            EXPECT_EQ(word(figures.at("priority_fs_raw")), table.words("priority_fs_raw")[row]);
            EXPECT_EQ(exactDifferenceFrom(figures.at("factor"), table.reals("factor")[row]), "");
            const ExactJson& rank = figures.at("rank");
            EXPECT_EQ(rank.is_null() ? UndefinedCount : users - rank.get<std::uint32_t>(),
                table.counts("rank")[row]);
        }
    }
};

TEST_P(Slurm1411Tree, LevelBasedAgreesInEveryFigure)
{
    const std::int64_t levels = tree.file.at("config").at("priority_levels").get<std::int64_t>();
    const auto evaluation = evaluateVector(tree, "level_based", {{"priority_levels", levels}});
    expectWordsAndRanks(expected("level_based"), *evaluation);
    for (const auto& [id, figures] : expected("level_based").items())
        for (const char* column : {"shares_norm", "usage_efctv"})
            EXPECT_EQ(differenceFrom(figures.at(column),
                          evaluation->results.front().table.reals(column)[tree.rowOf.at(id)]),
                "")
                << column << " row " << id;
}

TEST_P(Slurm1411Tree, LevelBasedAgreesForEveryNumberOfLevels)
{
    if (!tree.file.at("expected").contains("level_based_by_levels"))
        return; // printed for trees of at most 60 nodes only; AreAllThere counts the others
    for (const auto& [levels, rows] : expected("level_based_by_levels").items()) {
        SCOPED_TRACE("levels " + levels);
        expectWordsAndRanks(
            rows, *evaluateVector(tree, "level_based", {{"priority_levels", std::stoll(levels)}}));
    }
}

TEST_P(Slurm1411Tree, TicketBasedAgreesInEveryFigure)
{
    const auto evaluation = evaluateVector(tree, "ticket_based");
    const ResultTable& table = evaluation->results.front().table;
    double most = 0;
    for (const auto& [id, figures] : expected("ticket_based").items()) {
        const NodeRow row = tree.rowOf.at(id);
        SCOPED_TRACE("row " + id);
        EXPECT_EQ(figures.at("active").get<bool>(), table.flags("active")[row] != 0);
        EXPECT_EQ(figures.at("tickets").get<double>(), table.reals("tickets")[row]);
        for (const char* column : {"shares_norm", "usage_efctv", "f", "factor"})
            EXPECT_EQ(differenceFrom(figures.at(column), table.reals(column)[row]), "") << column;
        if (evaluation->tree.isUser(row))
            most = std::max(most, table.reals("tickets")[row]);
    }
    EXPECT_EQ(tree.file.at("expected").at("ticket_max").get<double>(), most);
}

/// Rows of `algorithm` whose figures of 14.11 differ from ours, which follow 22.05: "id:column".
std::string differingRows(const VectorTree& tree, const std::string& algorithm)
{
    const auto evaluation = evaluateVector(tree, algorithm);
    const ResultTable& table = evaluation->results.front().table;
    std::string differing;
    for (const auto& [id, figures] : tree.file.at("expected").at(algorithm).items()) {
        const NodeRow row = tree.rowOf.at(id);
        for (const auto& [theirs, ours] : {std::pair("shares_norm", "shares_norm"),
                 std::pair("usage_norm", "usage_norm"), std::pair("usage_efctv", "usage_efctv"),
                 std::pair("f", "factor"), std::pair("factor", "factor_job")})
            if (!differenceFrom(figures.at(theirs), table.reals(ours)[row]).empty())
                differing += " " + id + ":" + theirs;
    }
    return differing;
}

/// The rows in which the releases differ, by tree; all others agree in every figure. In 22.05 a level whose
/// shares add up to 0 gives normalized shares and factor 0, where 14.11 gives NaN.
const std::map<std::string, std::string> ClassicDiffers{
    {"doc_ticket_all_active", " 14:shares_norm 14:usage_efctv 14:f 14:factor"},
    {"doc_ticket_users_2_and_5", " 14:shares_norm 14:usage_efctv 14:f 14:factor"},
    {"upstream_test24_4", " 14:shares_norm 14:usage_efctv 14:f 14:factor"},
    {"zero_shares_all_siblings",
        " 5:shares_norm 5:usage_efctv 5:f 5:factor 6:shares_norm 6:usage_efctv 6:f 6:factor"},
};
const std::map<std::string, std::string> DepthObliviousDiffers{
    {"doc_ticket_all_active", " 14:shares_norm 14:f 14:factor"},
    {"doc_ticket_users_2_and_5", " 14:shares_norm 14:f 14:factor"},
    {"upstream_test24_4", " 14:shares_norm 14:f 14:factor"},
    {"zero_shares_all_siblings", " 5:shares_norm 5:usage_efctv 5:f 5:factor 6:shares_norm 6:f 6:factor"},
};

std::string listed(const std::map<std::string, std::string>& list, const std::string& name)
{
    const auto found = list.find(name);
    return found == list.end() ? "" : found->second;
}

TEST_P(Slurm1411Tree, ClassicDiffersFrom2205InTheListedRowsOnly)
{
    EXPECT_EQ(differingRows(tree, "classic"), listed(ClassicDiffers, vectorName(GetParam())));
}

TEST_P(Slurm1411Tree, DepthObliviousDiffersFrom2205InTheListedRowsOnly)
{
    EXPECT_EQ(differingRows(tree, "depth_oblivious"), listed(DepthObliviousDiffers, vectorName(GetParam())));
}

struct ZeroLevelRow {
    const char* tree;
    const char* id;
    double classicUsage; ///< the account's effective usage
    double depthObliviousUsage; ///< its own normalized usage
};

// Origin: specification of 22.05, a level whose shares add up to 0; usages 10/43, 30/210 and 30/100 from the
// files.
TEST(Slurm1411Vectors, DifferingRowsHoldWhat2205Gives)
{
    for (const ZeroLevelRow& expected : {ZeroLevelRow{"doc_ticket_all_active", "14", 0.3, 0.3},
             ZeroLevelRow{"doc_ticket_users_2_and_5", "14", 0.3, 0.3},
             ZeroLevelRow{"upstream_test24_4", "14", 1.0 / 7, 1.0 / 7},
             ZeroLevelRow{"zero_shares_all_siblings", "5", 10.0 / 43, 10.0 / 43},
             ZeroLevelRow{"zero_shares_all_siblings", "6", 10.0 / 43, 0.0}}) {
        SCOPED_TRACE(std::string(expected.tree) + " row " + expected.id);
        const VectorTree tree =
            loadVectorTree(std::string(TEST_DATA) + "/vectors/slurm-14.11/trees/" + expected.tree + ".json",
                UsageMeans::Total);
        const NodeRow row = tree.rowOf.at(expected.id);
        for (const auto& [algorithm, usage] : {std::pair("classic", expected.classicUsage),
                 std::pair("depth_oblivious", expected.depthObliviousUsage)}) {
            const auto evaluation = evaluateVector(tree, algorithm);
            const ResultTable& table = evaluation->results.front().table;
            for (const char* column : {"shares_norm", "factor", "factor_job"})
                EXPECT_EQ(table.reals(column)[row], 0) << algorithm << " " << column;
            EXPECT_DOUBLE_EQ(table.reals("usage_efctv")[row], usage) << algorithm;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Vectors, Slurm1411Tree, testing::ValuesIn(vectorFiles("slurm-14.11/trees")),
    [](const auto& parameter) { return vectorName(parameter.param); });

TEST(Slurm1411Vectors, AreAllThere)
{
    const auto files = vectorFiles("slurm-14.11/trees");
    EXPECT_EQ(files.size(), 34U);
    const auto byLevels = std::count_if(files.begin(), files.end(), [](const std::string& file) {
        return loadVectorTree(file, UsageMeans::Total).file.at("expected").contains("level_based_by_levels");
    });
    EXPECT_EQ(byLevels, 33);
}

} // namespace
} // namespace fairshare::test
