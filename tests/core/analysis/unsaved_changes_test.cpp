// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/unsaved_changes.h"

#include "core/scenario/structure_edit.h"
#include "core/tree/share_tree_edits.h"
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
    Scenario m_stored = test::university("before");
};

TEST_F(UnsavedChangesTest, NothingDiffersAfterBackAndForth)
{
    const Scenario there = withSharesOf(m_stored, "root/medicine", 20);
    EXPECT_EQ(unsavedChanges(m_stored, withSharesOf(there, "root/medicine", 15)), UnsavedChanges());
}

TEST_F(UnsavedChangesTest, CountsWhatDiffersAndNotWhatWasDone)
{
    Scenario now = m_stored;
    for (const std::uint32_t shares : {16U, 17U, 20U})
        now = withSharesOf(now, "root/medicine", shares);
    EXPECT_EQ(unsavedChanges(m_stored, now), (UnsavedChanges{true, 1}));
    now = withSharesOf(now, "root/sciences/chemistry", 18);
    EXPECT_EQ(unsavedChanges(m_stored, now), (UnsavedChanges{true, 2}));
    // An account goes with its two users, as one change.
    now = withoutRows(now, std::array{rowAt(now.tree, "root/medicine/imaging")})->scenario;
    EXPECT_EQ(unsavedChanges(m_stored, now), (UnsavedChanges{true, 3}));
}

TEST_F(UnsavedChangesTest, WhatIsBesideTheTreeIsNoChangeOfIt)
{
    Scenario now = m_stored;
    now.notes += " And more.";
    EXPECT_EQ(unsavedChanges(m_stored, now), (UnsavedChanges{true, 0}));
}

TEST_F(UnsavedChangesTest, AVariantIsComparedWithItself)
{
    Scenario stored = withSharesOf(m_stored, "root/medicine", 20);
    stored.shown = ShownVariant{"A", m_stored.tree};
    // Shown first now: its tree differs from the stored one because it is another.
    EXPECT_EQ(unsavedChanges(m_stored, stored), (UnsavedChanges{true, 0}));
    EXPECT_EQ(unsavedChanges(stored, m_stored), (UnsavedChanges{true, 0}));
    EXPECT_EQ(unsavedChanges(stored, withSharesOf(stored, "root/medicine", 21)), (UnsavedChanges{true, 1}));
}

} // namespace
} // namespace fairshare
