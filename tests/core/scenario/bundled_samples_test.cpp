// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <string>
#include <vector>

namespace fairshare {
namespace {

using testing::IsEmpty;

std::string textOf(const std::string& id)
{
    const auto text = readFile(std::string(BUNDLED_SAMPLES) + "/" + id + ".fairshare");
    EXPECT_TRUE(text.has_value()) << id;
    return text.value_or("");
}

Scenario scenarioOf(const std::string& id)
{
    const auto import = findFormat("fairshare")->read(textOf(id), {});
    if (!import || !import->scenario) {
        ADD_FAILURE() << id << ": " << (import ? "no tree" : describe(import.error()));
        return {};
    }
    EXPECT_THAT(import->diagnostics, IsEmpty()) << id;
    return *import->scenario;
}

std::vector<std::string> sampleIds()
{
    std::vector<std::string> ids;
    for (const auto& entry : std::filesystem::directory_iterator(BUNDLED_SAMPLES))
        ids.push_back(entry.path().stem().string());
    return ids;
}

/// A sample with the figures of every algorithm.
class Evaluated {
public:
    explicit Evaluated(const std::string& id)
        : m_evaluation(*evaluate(scenarioOf(id), allAlgorithmIds()))
    {
    }

    const ShareTree& tree() const { return m_evaluation->tree; }
    NodeRow row(std::string_view name) const { return findByName(tree(), name).at(0); }
    double real(const char* algorithm, const char* column, std::string_view name) const
    {
        return m_evaluation->find(algorithm)->table.reals(column)[row(name)];
    }
    std::uint64_t word(std::string_view name) const
    {
        return m_evaluation->find("level_based")->table.words("priority_fs_raw")[row(name)];
    }
    double factor(const char* algorithm, std::string_view name) const
    {
        return real(algorithm, "factor", name);
    }
    std::uint32_t rank(const char* algorithm, std::string_view name) const
    {
        return (*m_evaluation->find(algorithm)->rank)[row(name)];
    }
    /// The integer that squeue prints when fairshare alone counts, with a weight of 100000.
    int priority(const char* algorithm, std::string_view name) const
    {
        return static_cast<int>(factor(algorithm, name) * 100000.0);
    }

private:
    std::shared_ptr<const Evaluation> m_evaluation;
};

class BundledSample : public testing::TestWithParam<std::string> { };

TEST_P(BundledSample, ReadsWithoutRemarksAndSaysWhatItTeaches)
{
    const Scenario scenario = scenarioOf(GetParam());
    EXPECT_FALSE(scenario.title.empty());
    EXPECT_GT(scenario.notes.size(), 60U);
    EXPECT_TRUE(
        scenario.tree.userCount() > 3 || scenario.quotas->groups.size() > 2 || scenario.simulation.has());
    EXPECT_TRUE(evaluate(scenario).has_value());
}

TEST_P(BundledSample, StandsInTheFormThatIsWritten)
{
    EXPECT_EQ(findFormat("fairshare")->write(scenarioOf(GetParam())).value_or(""), textOf(GetParam()));
}

/// An edit that is taken back leaves the file as it was, line by line.
TEST_P(BundledSample, SectionsStandInTheFormThatIsWritten)
{
    Scenario scenario = scenarioOf(GetParam());
    if (scenario.quotas.has()) {
        const GroupQuotas quotas = *scenario.quotas;
        GroupQuotas other = quotas;
        other.poolSize += 1;
        scenario = withQuotas(withQuotas(scenario, other), quotas);
    }
    if (scenario.priority.has()) {
        const PrioritySection section = *scenario.priority;
        PrioritySection other = section;
        other.config.maxAgeSeconds += 1;
        scenario = withPriority(withPriority(scenario, other), section);
    }
    EXPECT_EQ(findFormat("fairshare")->write(scenario).value_or(""), textOf(GetParam()));
}

INSTANTIATE_TEST_SUITE_P(
    Files, BundledSample, testing::ValuesIn(sampleIds()), [](const auto& test) { return test.param; });

// Slide "Examples" of the CEA presentation: three times 49654 under depth-oblivious fairshare.
TEST(BundledSamples, CeaTreeUsageEqualsShares)
{
    const Evaluated cea("cea_equal_use");
    for (const char* user : {"u_a1", "u_a2", "u_b"})
        EXPECT_EQ(cea.priority("depth_oblivious", user), 49654) << user;
    EXPECT_EQ(cea.priority("classic", "u_b"), 49654);
    EXPECT_EQ(cea.priority("classic", "u_a1"), 34989);
}

// Slide "Drawbacks": the jobs of b, a1 and a2.
TEST(BundledSamples, CeaTreeClassic)
{
    const Evaluated cea("cea_classic");
    EXPECT_EQ(cea.priority("classic", "u_b"), 49645);
    EXPECT_EQ(cea.priority("classic", "u_a1"), 34999);
    EXPECT_EQ(cea.priority("classic", "u_a2"), 34999);
}

// Slide "Examples", second listing.
TEST(BundledSamples, CeaTreeUnequalUsage)
{
    const Evaluated cea("cea_depth_oblivious");
    EXPECT_EQ(cea.priority("depth_oblivious", "u_a2"), 86939);
    EXPECT_EQ(cea.priority("depth_oblivious", "u_a1"), 48298);
    EXPECT_EQ(cea.priority("depth_oblivious", "u_b"), 43166);
}

// Slide on tickets: one ticket is lost to truncation.
TEST(BundledSamples, CeaTreeTickets)
{
    const Evaluated cea("cea_tickets");
    EXPECT_EQ(cea.priority("ticket_based", "u_a1"), 100000);
    EXPECT_EQ(cea.priority("ticket_based", "u_b"), 99999);
    EXPECT_EQ(cea.priority("ticket_based", "u_a2"), 0);
}

// The word that the LEVEL_BASED article works out, and what stands in it level by level.
TEST(BundledSamples, FourLevelBuckets)
{
    const Evaluated levels("four_level_buckets");
    EXPECT_EQ(levels.word("LifeSciences"), 0xAAAA000000000000U);
    EXPECT_EQ(levels.word("Biology"), 0xAAAA123400000000U);
    EXPECT_EQ(levels.word("DrBob"), 0xAAAA123477770000U);
    EXPECT_EQ(levels.word("GradStudent"), 0xAAAA12347777CCCCU);
}

// S = 1/150 and U = 0.30 and 0.15 make F = 2^-45 and 2^-22.5; with S' = 0.106 they make 0.1406 and 0.3750.
TEST(BundledSamples, EqualAccountsWithSmallShares)
{
    const Evaluated accounts("150_equal_accounts");
    EXPECT_NEAR(accounts.real("classic", "shares_norm", "acc001"), 0.0067, 0.00005);
    EXPECT_NEAR(accounts.factor("classic", "u001"), 2.842170943040401e-14, 1e-22);
    EXPECT_NEAR(accounts.factor("classic", "u002"), 1.6858739404357614e-07, 1e-18);
    EXPECT_EQ(accounts.priority("classic", "u001"), 0);
    EXPECT_EQ(accounts.priority("classic", "u002"), 0);
    const auto levelFairshare = [&](const char* account) {
        return static_cast<double>(accounts.word(account) >> 48U) / 65535.0;
    };
    EXPECT_NEAR(levelFairshare("acc001"), 0.1406, 0.00005);
    EXPECT_NEAR(levelFairshare("acc002"), 0.3750, 0.00005);
}

// Ranks and factors of the design's picture of the main window, copied by hand.
TEST(BundledSamples, StateUniversityAfterTheProposal)
{
    const Evaluated after("university_after");
    EXPECT_EQ(after.tree().userCount(), 24U);
    EXPECT_NEAR(after.factor("classic", "dvorak"), 0.194304, 5e-7);
    EXPECT_NEAR(after.factor("depth_oblivious", "dvorak"), 0.353427, 5e-7);
    EXPECT_NEAR(after.factor("ticket_based", "dvorak"), 0.127644, 5e-7);
    EXPECT_NEAR(after.factor("level_based", "dvorak"), 0.458333, 5e-7);
    EXPECT_NEAR(after.factor("fair_tree", "dvorak"), 0.5, 5e-7);
    EXPECT_EQ(after.rank("classic", "dvorak"), 17U);
    EXPECT_EQ(after.rank("depth_oblivious", "dvorak"), 18U);
    EXPECT_EQ(after.rank("ticket_based", "dvorak"), 11U);
    EXPECT_EQ(after.rank("level_based", "dvorak"), 13U);
    EXPECT_EQ(after.rank("fair_tree", "dvorak"), 13U);
    EXPECT_EQ(after.rank("fair_tree", "castillo"), 10U);
}

// The answer line of the same picture: "Fair Tree moves 6 users up and 9 down and leaves 9 unchanged".
TEST(BundledSamples, StateUniversityMoves)
{
    const Evaluated before("university_before");
    const Evaluated after("university_after");
    int up = 0;
    int down = 0;
    int kept = 0;
    for (NodeRow row = 0; row < after.tree().size(); ++row) {
        if (!after.tree().isUser(row))
            continue;
        const std::uint32_t now = after.rank("fair_tree", after.tree().name(row));
        const std::uint32_t then = before.rank("fair_tree", after.tree().name(row));
        ++(now < then ? up : now > then ? down : kept);
    }
    EXPECT_EQ(up, 6);
    EXPECT_EQ(down, 9);
    EXPECT_EQ(kept, 9);
    EXPECT_EQ(before.rank("fair_tree", "dvorak"), 8U);
}

TEST(BundledSamples, UniversityOfSixtyUsers)
{
    const Evaluated university("university_60");
    EXPECT_EQ(university.tree().userCount(), 60U);
    int colleges = 0;
    for (NodeRow row = 1; row < university.tree().size(); ++row)
        colleges += university.tree().depth(row) == 1 ? 1 : 0;
    EXPECT_EQ(colleges, 3);
}

// Worked by hand. experiment and theory tie (half the shares, half the usage each) and are ranked by name,
// one after the other; the first user of the second shares the last rank of the first. LevelFS in experiment:
// dietz infinite, clark (2/5)/(21/105) = 2, adams and baker (1/5)/(42/105) = 0.5. In theory novak, olsen and
// rossi have 105/85 on paper; Slurm 22.05.8 puts olsen first (its vector rounding_splits_equal_ratios).
TEST(BundledSamples, ParentSharesAndTies)
{
    const Evaluated department("parent_shares_and_ties");
    const auto rank = [&](const char* user) { return department.rank("fair_tree", user); };
    EXPECT_EQ(rank("dietz"), 1U);
    EXPECT_EQ(rank("clark"), 2U);
    EXPECT_EQ(rank("adams"), 3U);
    EXPECT_EQ(rank("baker"), 3U);
    EXPECT_EQ(rank("chen"), 3U);
    EXPECT_EQ(rank("olsen"), 6U);
    EXPECT_EQ(rank("novak"), 7U);
    EXPECT_EQ(rank("rossi"), 7U);
    EXPECT_TRUE(department.tree().hasParentShares(department.row("chen")));
}

} // namespace
} // namespace fairshare
