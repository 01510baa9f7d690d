// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/unsaved_changes.h"

#include "core/analysis/compare/changes/saved_form.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/variants/variant.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/core/analysis/university.h"
#include "tests/core/io/sample_files.h"

#include <gtest/gtest.h>

#include <array>

namespace fairshare {
namespace {

using test::rowAt;

Scenario withSharesOf(const Scenario& scenario, const char* path, std::uint32_t shares)
{
    Scenario edited = scenario;
    edited.tree = *withShares(scenario.tree, rowAt(scenario.tree, path), shares);
    return edited;
}

class UnsavedChangesTest : public testing::Test {
protected:
    UnsavedChanges since(const Scenario& now) const { return unsavedChanges({m_stored, {}}, {now, {}}); }

    Scenario m_stored = test::university("before");
};

TEST_F(UnsavedChangesTest, NothingDiffersAfterBackAndForth)
{
    const Scenario there = withSharesOf(m_stored, "root/medicine", 20);
    EXPECT_EQ(since(withSharesOf(there, "root/medicine", 15)), UnsavedChanges());
}

TEST_F(UnsavedChangesTest, CountsWhatDiffersAndNotWhatWasDone)
{
    Scenario now = m_stored;
    for (const std::uint32_t shares : {16U, 17U, 20U})
        now = withSharesOf(now, "root/medicine", shares);
    EXPECT_EQ(since(now), (UnsavedChanges{true, 1}));
    now = withSharesOf(now, "root/sciences/chemistry", 18);
    EXPECT_EQ(since(now), (UnsavedChanges{true, 2}));
    // An account goes with its two users, as one change.
    now = withoutRows(now, std::array{rowAt(now.tree, "root/medicine/imaging")})->scenario;
    EXPECT_EQ(since(now), (UnsavedChanges{true, 3}));
}

TEST_F(UnsavedChangesTest, WhatIsBesideTheTreeIsNoChangeOfIt)
{
    Scenario now = m_stored;
    now.notes += " And more.";
    EXPECT_EQ(since(now), (UnsavedChanges{true, 0, 1}));
    now.settings.algorithm = "classic";
    EXPECT_EQ(since(now), (UnsavedChanges{true, 0, 2}));
}

VariantEdit sharesEdit(const char* account, std::uint32_t shares)
{
    VariantEdit edit;
    edit.node = NodeKind::Account;
    edit.name = account;
    edit.shares = shares;
    return edit;
}

TEST_F(UnsavedChangesTest, AVariantIsComparedWithItself)
{
    const SavedForm stored{m_stored, {{.name = "A", .edits = {sharesEdit("medicine", 20)}}}};
    SavedForm now = stored;
    EXPECT_EQ(unsavedChanges(stored, now), UnsavedChanges());
    now.variants[0].edits = {sharesEdit("medicine", 21)};
    EXPECT_EQ(unsavedChanges(stored, now), (UnsavedChanges{true, 1}));
    now.own = withSharesOf(m_stored, "root/sciences/chemistry", 18);
    EXPECT_EQ(unsavedChanges(stored, now), (UnsavedChanges{true, 2}));
}

TEST_F(UnsavedChangesTest, ANewVariantCountsWithItsEdits)
{
    const std::vector<VariantEdit> edits{sharesEdit("medicine", 20), sharesEdit("chemistry", 18)};
    EXPECT_EQ(unsavedChanges({m_stored, {}}, {m_stored, {{.name = "A"}}}), (UnsavedChanges{true, 0}));
    EXPECT_EQ(unsavedChanges({m_stored, {}}, {m_stored, {{.name = "A", .edits = edits}}}),
        (UnsavedChanges{true, 2}));
    // Only its name is another.
    EXPECT_EQ(unsavedChanges(
                  {m_stored, {{.name = "A", .edits = edits}}}, {m_stored, {{.name = "B", .edits = edits}}}),
        (UnsavedChanges{true, 0}));
}

TEST_F(UnsavedChangesTest, AVariantThatFollowsItsTreeDidNotChange)
{
    const Scenario renamed = withName(m_stored, rowAt(m_stored.tree, "root/medicine"), "health")->scenario;
    EXPECT_EQ(unsavedChanges({m_stored, {{.name = "A", .edits = {sharesEdit("medicine", 20)}}}},
                  {renamed, {{.name = "A", .edits = {sharesEdit("health", 20)}}}}),
        (UnsavedChanges{true, 1}));
}

} // namespace
} // namespace fairshare
