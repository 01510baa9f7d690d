// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/change_effects.h"

#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/analysis/university.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::evaluated;
using test::scenarioOf;
using testing::ElementsAre;

class ChangeEffects : public testing::Test {
protected:
    static ChangeTrial trialOf(const Scenario& before, const Scenario& after)
    {
        return ChangeTrial(
            std::make_shared<Scenario>(before), evaluated(before), std::make_shared<Scenario>(after));
    }
    static std::vector<AssociationChange> changesOf(const Scenario& before, const Scenario& after)
    {
        return singleChanges(differenceOf(before, after), before.tree, after.tree);
    }
    static std::string sentence(const Scenario& before, const Scenario& after, std::string_view algorithm)
    {
        const auto outcome = trialOf(before, after).outcomeOf(changesOf(before, after).at(0), algorithm);
        return outcome ? outcome->sentence : describe(outcome.error());
    }
};

std::string effects(const ChangeOutcome& outcome)
{
    std::string text;
    for (const ChangeEffect& effect : outcome.effects)
        text += (text.empty() ? "" : ", ") + std::to_string(effect.up) + " up " + std::to_string(effect.down)
            + " down";
    return text;
}

// Origin of the figures: the designed table of changes of this university.
TEST_F(ChangeEffects, EveryChangeOfTheUniversityAlone)
{
    const Scenario before = test::university("before");
    const Scenario after = test::university("after");
    ChangeTrial trial = trialOf(before, after);
    std::vector<std::string> lines;
    for (const AssociationChange& change : changesOf(before, after)) {
        const auto outcome = trial.outcomeOf(change, "fair_tree");
        ASSERT_TRUE(outcome);
        lines.push_back(std::string(after.tree.name(change.after)) + ": " + outcome->sentence);
        const std::vector<ChangeEffect>& all = outcome->effects;
        ASSERT_EQ(all.size(), 5U);
        const std::string_view name = after.tree.name(change.after);
        const ChangeEffect classic = name == "medicine" ? ChangeEffect{5, 13}
            : name == "chemistry"                       ? ChangeEffect{7, 8}
                                                        : ChangeEffect{2, 2};
        const ChangeEffect oblivious = name == "medicine" ? ChangeEffect{5, 11}
            : name == "chemistry"                         ? ChangeEffect{6, 5}
                                                          : ChangeEffect{3, 2};
        const ChangeEffect fairTree = name == "medicine" ? ChangeEffect{5, 8}
            : name == "chemistry"                        ? ChangeEffect{0, 0}
                                                         : ChangeEffect{1, 1};
        EXPECT_EQ(all[0], classic) << name << ": " << effects(*outcome);
        EXPECT_EQ(all[1], oblivious) << name << ": " << effects(*outcome);
        EXPECT_EQ(all[4], fairTree) << name << ": " << effects(*outcome);
    }
    EXPECT_THAT(lines,
        ElementsAre("medicine: medicine passes engineering", "chemistry: no rank changes under Fair Tree",
            "brandt: iyer passes brandt"));
}

TEST_F(ChangeEffects, ManyPassOne)
{
    ShareTreeBuilder builder;
    for (const char* name : {"ann", "bob", "cid", "dan"})
        builder.add(0, {.name = name, .shares = name[0] == 'a' ? 8U : 2U, .usage = 100.0L + name[0]});
    const Scenario before = scenarioOf(std::move(builder));
    Scenario after = before;
    const NodeRow ann = findByName(before.tree, "ann").at(0);
    after.tree = *withShares(before.tree, ann, 1);
    EXPECT_EQ(sentence(before, after, "fair_tree"), "bob and 2 more pass ann");
    EXPECT_EQ(sentence(after, before, "fair_tree"), "ann passes bob and 2 more");
}

TEST_F(ChangeEffects, TellsTheLargestMoveWhereNobodyPassesAsAWhole)
{
    // Classic: the users of both accounts stand among each other before and after.
    ShareTreeBuilder builder;
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a", .shares = 10});
    const auto b = builder.add(0, {.kind = NodeKind::Account, .name = "b", .shares = 10});
    builder.add(a, {.name = "a1", .usage = 1});
    builder.add(a, {.name = "a2", .usage = 120});
    builder.add(b, {.name = "b1", .usage = 10});
    builder.add(b, {.name = "b2", .usage = 30});
    builder.add(b, {.name = "b3", .usage = 100});
    const Scenario before = scenarioOf(std::move(builder));
    Scenario after = before;
    after.tree = *withUsage(before.tree, findByName(before.tree, "a2").at(0), 80);
    const std::string text = sentence(before, after, "classic");
    EXPECT_EQ(text, "a2 moves up the most, by 1 rank");
}

TEST_F(ChangeEffects, AddedAndRemovedUsers)
{
    const Scenario before = test::university("before");
    const auto added = withNewAssociation(before, findByName(before.tree, "biology").at(0), NodeKind::User);
    ASSERT_TRUE(added);
    const auto changes = changesOf(before, added->scenario);
    ASSERT_EQ(changes.size(), 1U);
    // No usage: the new user comes to stand first in biology, whose users and all behind it lose a rank.
    auto outcome = trialOf(before, added->scenario).outcomeOf(changes.front(), "fair_tree");
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->effects.at(4), (ChangeEffect{0, 11}));
    EXPECT_EQ(outcome->sentence, "eriksen moves down the most, by 1 rank");
    outcome = trialOf(added->scenario, before).outcomeOf(reversed(changes.front()), "fair_tree");
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->effects.at(4), (ChangeEffect{11, 0}));
    EXPECT_EQ(outcome->sentence, "eriksen moves up the most, by 1 rank");
}

TEST_F(ChangeEffects, AnAlgorithmThatWasNotEvaluated)
{
    const Scenario before = test::university("before");
    const Scenario after = test::university("after");
    EXPECT_EQ(sentence(before, after, "backfill"), "algorithm 'backfill' was not evaluated");
}

} // namespace
} // namespace fairshare
