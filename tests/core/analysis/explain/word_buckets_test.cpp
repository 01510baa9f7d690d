// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain/word_buckets.h"

#include "tests/core/analysis/university.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::rowOf;
using testing::ElementsAre;

std::vector<std::string> toldBuckets(const Evaluation& evaluation, const LevelWord& word)
{
    std::vector<std::string> buckets;
    for (const WordBucket& bucket : word.buckets)
        buckets.push_back(fmt::format("{} {}",
            bucket.row == NoRow ? std::string_view("nothing") : evaluation.tree.name(bucket.row),
            word.cut.digits(bucket.value)));
    return buckets;
}

// Origin: the word in the designed inspector.
TEST(WordBuckets, HaveTheRowThatFillsThem)
{
    const auto evaluation = test::evaluated(test::university("after"));
    const auto word = levelWord(*evaluation, rowOf(*evaluation, "dvorak"));
    ASSERT_TRUE(word);
    EXPECT_EQ(word->word, 0x90257af66b3f0000U);
    EXPECT_THAT(toldBuckets(*evaluation, *word),
        ElementsAre("engineering 9025", "mechanical 7af6", "dvorak 6b3f", "nothing 0000"));
    EXPECT_EQ(word->uncounted, 0U);
}

TEST(WordBuckets, OfAnAccountEndWithIt)
{
    const auto evaluation = test::evaluated(test::university("after"));
    EXPECT_THAT(toldBuckets(*evaluation, *levelWord(*evaluation, rowOf(*evaluation, "mechanical"))),
        ElementsAre("engineering 9025", "mechanical 7af6", "nothing 0000", "nothing 0000"));
    EXPECT_FALSE(levelWord(*evaluation, RootRow));
}

// Three buckets of 21 bits leave one over; two levels are more than one bucket holds.
TEST(WordBuckets, FollowThePriorityLevels)
{
    Scenario scenario = test::university("after");
    scenario.settings.parameters["level_based"]["priority_levels"] = std::int64_t{3};
    auto evaluation = test::evaluated(scenario);
    auto word = levelWord(*evaluation, rowOf(*evaluation, "dvorak"));
    EXPECT_EQ(word->cut.width, 21U);
    EXPECT_EQ(word->cut.unused, 1U);
    std::uint64_t joined = 0;
    for (const WordBucket& bucket : word->buckets)
        joined = (joined << 21U) | bucket.value;
    EXPECT_EQ(joined << 1U, word->word);
    scenario.settings.parameters["level_based"]["priority_levels"] = std::int64_t{1};
    evaluation = test::evaluated(scenario);
    word = levelWord(*evaluation, rowOf(*evaluation, "dvorak"));
    EXPECT_EQ(word->buckets.size(), 1U);
    EXPECT_EQ(word->uncounted, 2U);
}

} // namespace
} // namespace fairshare
