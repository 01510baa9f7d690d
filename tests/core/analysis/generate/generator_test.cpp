// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"

#include "core/analysis/generate/anonymize.h"
#include "core/base/random.h"
#include "core/scenario/evaluation.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

// Origin: the published sequence of SplitMix64 for seed 1.
TEST(SplitMix64, DrawsThePublishedSequence)
{
    SplitMix64 random(1);
    EXPECT_EQ(random.next(), 10451216379200822465U);
    EXPECT_EQ(random.next(), 13757245211066428519U);
    EXPECT_EQ(random.next(), 17911839290282890590U);
    EXPECT_EQ(SplitMix64(1).unit(), 0.5665615751722809);
}

std::size_t generatedUsers(std::string_view shape, std::uint64_t size)
{
    const auto scenario = generateScenario({shape, size, 3});
    EXPECT_EQ(scenario->tree.size(), size);
    return scenario->tree.userCount();
}

// Users of 1000 and 100000 associations as other measurements count them for the same shapes.
TEST(Generator, ShapesHaveTheirNumberOfUsers)
{
    EXPECT_EQ(generatedUsers("lab", 1000), 989U);
    EXPECT_EQ(generatedUsers("lab", 100000), 99008U);
    EXPECT_EQ(generatedUsers("flat", 1000), 999U);
    EXPECT_EQ(generatedUsers("deep", 1000), 875U);
    EXPECT_EQ(generatedUsers("deep", 100000), 87500U);
}

TEST(Generator, UniversityHasExactlyTheSizeAskedFor)
{
    for (const std::uint64_t size : {2U, 3U, 5U, 17U, 60U, 61U, 200U, 5000U})
        EXPECT_GT(generatedUsers("university", size), 0U) << size;
}

TEST(Generator, RefusesUnknownShapes)
{
    EXPECT_EQ(generateScenario({"ring", 10, 1}).error().message, "unknown shape 'ring'");
}

TEST(Pseudonyms, KeepOrderAndFigures)
{
    const Scenario scenario = generateScenario({"university", 300, 5}).value();
    const Scenario hidden = Pseudonyms(std::span(&scenario, 1)).apply(scenario);
    const auto before = evaluate(scenario, {"fair_tree"}).value();
    const auto after = evaluate(hidden, {"fair_tree"}).value();
    EXPECT_EQ(*before->results.front().rank, *after->results.front().rank);
    EXPECT_EQ(hidden.tree.name(RootRow), "root");
    EXPECT_TRUE(hidden.tree.name(1).starts_with("account-") || hidden.tree.name(1).starts_with("user-"));
    EXPECT_EQ(hidden.title, "Anonymized tree");
}

TEST(Pseudonyms, LeaveQuotedNamesOutOfMessages)
{
    EXPECT_EQ(withoutQuotedNames("user 'eve' of account 'x' is odd"), "user '…' of account '…' is odd");
    EXPECT_EQ(withoutQuotedNames("usage of user 'o'brien' is 3, not Slurm's"),
        "usage of user '…' is 3, not Slurm's");
    EXPECT_EQ(withoutQuotedNames("account 'D' Arcy' and 'o', both"), "account '…' and '…', both");
    EXPECT_EQ(withoutQuotedNames("\"secret\" is not known"), "\"…\" is not known");
    EXPECT_EQ(withoutQuotedNames("unknown user 'eve"), "unknown user '…'");
}

} // namespace
} // namespace fairshare
