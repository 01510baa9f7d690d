// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/similar_names.h"

#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>

#include <initializer_list>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

ShareTree users(std::initializer_list<std::string_view> names)
{
    ShareTreeBuilder builder;
    const auto account = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "brandts"});
    for (const std::string_view name : names) {
        builder.add(builder.root(), {.name = name});
        builder.add(account, {.name = name});
    }
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

TEST(SimilarNames, OneStepOfEveryKind)
{
    const ShareTree tree = users({"brandt", "keller"});
    for (const std::string_view typed : {"brrandt", "brendt", "brnadt", "Brandt"})
        EXPECT_THAT(similarNames(tree, typed), ElementsAre("brandt", "brandts")) << typed;
    EXPECT_THAT(similarNames(tree, "brant"), ElementsAre("brandt"));
    EXPECT_THAT(similarNames(tree, "brandtz"), ElementsAre("brandt", "brandts"));
    EXPECT_THAT(similarNames(tree, "brantds"), ElementsAre("brandts", "brandt"));
}

TEST(SimilarNames, OneStepForEveryThreeBytes)
{
    const ShareTree tree = users({"abc", "abcdef"});
    EXPECT_THAT(similarNames(tree, "axx"), IsEmpty());
    EXPECT_THAT(similarNames(tree, "abx"), ElementsAre("abc"));
    EXPECT_THAT(similarNames(tree, "abcdxx"), ElementsAre("abcdef"));
    EXPECT_THAT(similarNames(tree, "abcxxx"), IsEmpty());
    EXPECT_THAT(similarNames(tree, "x"), IsEmpty());
    EXPECT_THAT(similarNames(tree, ""), IsEmpty());
}

TEST(SimilarNames, TheMostSimilarFirstAndThreeAtMost)
{
    const ShareTree tree = users({"user19", "user11", "user10", "user1", "usr1x"});
    EXPECT_THAT(similarNames(tree, "user1x"), ElementsAre("user1", "user10", "user11"));
    EXPECT_THAT(similarNames(tree, "usr1"), ElementsAre("user1", "usr1x"));
}

TEST(SimilarNames, LongNamesAreLeftOut)
{
    const std::string longest(64, 'a');
    const std::string longer(65, 'a');
    EXPECT_THAT(similarNames(users({longest, longer}), longest.substr(1)), ElementsAre(longest));
    EXPECT_THAT(similarNames(users({longest}), longer), IsEmpty());
}

TEST(SimilarNames, IgnoreCaseAndTheAccountsOfAPath)
{
    const ShareTree tree = users({"brandt", "Iyer"});
    EXPECT_THAT(similarNames(tree, "BRANDT"), ElementsAre("brandt", "brandts"));
    EXPECT_THAT(similarNames(tree, "iyer"), ElementsAre("Iyer"));
    EXPECT_THAT(similarNames(tree, "root/chemistri/brant"), ElementsAre("brandt"));
    EXPECT_THAT(similarNames(tree, "root/"), ElementsAre("root"));
}

} // namespace
} // namespace fairshare
