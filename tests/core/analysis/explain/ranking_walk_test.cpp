// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/ranking_walk.h"

#include "tests/core/analysis/university.h"
#include "tests/support/vector_tree.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <map>

namespace fairshare {
namespace {

using test::evaluated;
using test::rowOf;
using testing::ElementsAre;
using testing::IsEmpty;

/// "root: sciences 1-9, then engineering from 10" for each level.
std::vector<std::string> toldLevels(const ShareTree& tree, const std::vector<WalkLevel>& walk)
{
    std::vector<std::string> lines;
    for (const WalkLevel& level : walk) {
        std::string line;
        for (const NodeRow account : level.accounts)
            line += fmt::format("{}{}", line.empty() ? "" : "+", tree.name(account));
        line += level.skipped == 0 ? ":" : fmt::format(": after {}", level.skipped);
        for (const WalkEntry& entry : level.before)
            line += fmt::format(
                " {} {}-{},", tree.name(entry.row), entry.firstPlace, entry.firstPlace + entry.users - 1);
        lines.push_back(
            line + fmt::format(" then {} at {}", tree.name(level.next.row), level.next.firstPlace));
    }
    return lines;
}

// Places by hand from LevelFS of the designed window: medicine 1.3685 before engineering 1.0873; in it civil
// 3.6661, electrical 0.8718, mechanical 0.8220; in it lindqvist, okafor, dvorak.
TEST(RankingWalk, EntersTheBetterServedFirst)
{
    const auto evaluation = evaluated(test::university("after"));
    EXPECT_THAT(toldLevels(evaluation->tree, rankingWalk(*evaluation, rowOf(*evaluation, "dvorak"), 5)),
        ElementsAre("root: medicine 1-5, then engineering at 6",
            "engineering: civil 6-7, electrical 8-10, then mechanical at 11",
            "mechanical: lindqvist 11-11, okafor 12-12, then dvorak at 13"));
}

TEST(RankingWalk, CountsWhatItDoesNotTell)
{
    const auto evaluation = evaluated(test::university("after"));
    EXPECT_THAT(toldLevels(evaluation->tree, rankingWalk(*evaluation, rowOf(*evaluation, "dvorak"), 1)),
        ElementsAre("root: medicine 1-5, then engineering at 6",
            "engineering: after 1 electrical 8-10, then mechanical at 11",
            "mechanical: after 1 okafor 12-12, then dvorak at 13"));
}

/// "olsen 6" or "materials 1-7" for each row that the walk to this user tells of.
std::vector<std::string> ranksTold(const Evaluation& evaluation, std::string_view user)
{
    std::vector<std::string> rows;
    const auto add = [&](const WalkEntry& entry) {
        rows.push_back(fmt::format("{} {}", evaluation.tree.name(entry.row), entry.bestRank));
        if (entry.lastRank != entry.bestRank)
            rows.back() += fmt::format("-{}", entry.lastRank);
    };
    for (const WalkLevel& level : rankingWalk(evaluation, rowOf(evaluation, user), 9)) {
        for (const WalkEntry& entry : level.before)
            add(entry);
        add(level.next);
    }
    return rows;
}

/// dietz has used nothing; adams and baker tie; chen, first of an account that ties with theirs, takes the
/// rank of the last user before it; novak and rossi tie by exact division.
std::shared_ptr<const Evaluation> groupsThatTie()
{
    auto loaded = loadScenario(std::string(BUNDLED_SAMPLES) + "/parent_shares_and_ties.fairshare");
    return evaluated(loaded->scenario);
}

TEST(RankingWalk, GivesOneRankToUsersWhoTie)
{
    const auto evaluation = groupsThatTie();
    EXPECT_THAT(ranksTold(*evaluation, "baker"),
        ElementsAre("materials 1-7", "experiment 1-3", "dietz 1", "clark 2", "adams 3", "baker 3"));
}

TEST(RankingWalk, PassesTheRankOfATieOnToTheNextAccount)
{
    const auto evaluation = groupsThatTie();
    EXPECT_THAT(ranksTold(*evaluation, "rossi"),
        ElementsAre(
            "materials 1-7", "experiment 1-3", "theory 3-7", "chen 3", "olsen 6", "novak 7", "rossi 7"));
}

TEST(RankingWalk, LeadsToUsersOnly)
{
    const auto evaluation = evaluated(test::university("after"));
    EXPECT_THAT(rankingWalk(*evaluation, rowOf(*evaluation, "mechanical"), 5), IsEmpty());
    EXPECT_THAT(rankingWalk(*evaluation, NoRow, 5), IsEmpty());
}

/// Trees whose ranks the schedulers printed: the walk comes to every user at the place of its rank, later
/// only in a tie with the user before.
class RankingWalkOfVectors : public testing::TestWithParam<std::string> { };

void expectPlacesOfRanks(const test::VectorTree& tree, const char* accountTies)
{
    const auto evaluation =
        test::evaluateVector(tree, "fair_tree", {{"account_ties", std::string(accountTies)}});
    const auto& ranks = *evaluation->results.front().rank;
    std::map<std::uint32_t, NodeRow> byPlace;
    for (NodeRow row = 0; row < evaluation->tree.size(); ++row)
        if (evaluation->tree.isUser(row))
            byPlace[rankingWalk(*evaluation, row, 0).back().next.firstPlace] = row;
    ASSERT_EQ(byPlace.size(), evaluation->tree.userCount()) << accountTies << ": two users at one place";
    std::uint32_t before = 0;
    for (const auto& [place, row] : byPlace) {
        EXPECT_TRUE(ranks[row] == place || ranks[row] == before)
            << accountTies << ": " << evaluation->tree.name(row) << " at " << place << " has rank "
            << ranks[row];
        before = ranks[row];
    }
}

TEST_P(RankingWalkOfVectors, EndsAtTheRank)
{
    const auto tree = test::loadVectorTree(GetParam(), test::UsageMeans::Own);
    expectPlacesOfRanks(tree, "as_run");
    expectPlacesOfRanks(tree, "as_documented");
}

INSTANTIATE_TEST_SUITE_P(Vectors, RankingWalkOfVectors,
    testing::ValuesIn(test::vectorFiles("fair-tree-cross-check")),
    [](const auto& parameter) { return test::vectorName(parameter.param); });

INSTANTIATE_TEST_SUITE_P(SlurmVectors, RankingWalkOfVectors,
    testing::ValuesIn(test::vectorFiles("slurm-22.05/trees")),
    [](const auto& parameter) { return test::vectorName(parameter.param); });

} // namespace
} // namespace fairshare
