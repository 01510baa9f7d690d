// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/results/scenario_results.h"

#include "core/base/random.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/edits/value_edit.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/gui/support/university.h"
#include "widgets/tree/table/share_tree_model.h"
#include "widgets/tree/tree_finder.h"
#include "widgets/work/results/lint_results.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

/// Old figures stay with their associations while new ones are computed. No test here lets the event loop run
/// between an edit and what it looks at, so that no new figures arrive.
namespace fairshare::gui {
namespace {

NodeRow anyRow(SplitMix64& random, const ShareTree& tree)
{
    return static_cast<NodeRow>(1 + random.below(tree.size() - 1));
}

/// Where every row has another own usage, which moves with it, an association is known by its usage.
Scenario tagged()
{
    Scenario scenario = university().scenario;
    for (NodeRow row = 0; row < scenario.tree.size(); ++row)
        scenario.tree = *withUsage(scenario.tree, row, row + 1);
    return scenario;
}

class FollowedFigures : public testing::TestWithParam<std::uint64_t> {
protected:
    FollowedFigures()
        : m_results(m_document)
        , m_random(GetParam())
    {
        LoadedScenario loaded;
        loaded.scenario = tagged();
        m_document.open(std::move(loaded), {});
        m_results.waitUntilReady();
    }

    const ShareTree& tree() const { return m_document.scenario()->tree; }

    std::uint64_t tagOf(NodeRow row) const { return static_cast<std::uint64_t>(tree().usage(row)); }

    /// Edits that never make two rows with the same tag. Refused ones change nothing.
    void moveRenameAddOrRemove()
    {
        const NodeRow row = anyRow(m_random, tree());
        const auto name = "name" + std::to_string(m_random.below(1000));
        switch (m_random.below(5)) {
        case 0:
            apply([row](const Scenario& now) { return withNewAssociation(now, row, NodeKind::User); });
            break;
        case 1:
            apply([&](const Scenario& now) { return withName(now, row, name); });
            break;
        case 2:
            if (tree().subtreeEnd(row) - row + 8 < tree().size())
                apply([row](const Scenario& now) { return withoutRows(now, std::array{row}); });
            break;
        case 3:
            setShares(row);
            break;
        default:
            apply([&](const Scenario& now) {
                return withRowsMoved(now, std::array{row}, now.tree.accountOf(anyRow(m_random, now.tree)));
            });
        }
    }

    void setShares(NodeRow row)
    {
        const auto shares = static_cast<std::uint32_t>(1 + m_random.below(9));
        static_cast<void>(m_document.apply({}, {}, [row, shares](const Scenario& now) {
            return withShares(now.tree, row, shares).map([&now](ShareTree&& edited) {
                Scenario after = now;
                after.tree = std::move(edited);
                return after;
            });
        }));
    }

    void apply(const Document::StructureChange& edit)
    {
        m_document.setKeepsMovedUsage(true); // usage tells the associations apart
        static_cast<void>(m_document.applyStructure({}, {}, edit));
    }

    Document m_document;
    ScenarioResults m_results;
    SplitMix64 m_random;
};

TEST_P(FollowedFigures, AreThoseOfTheSameAssociationAfterManyEdits)
{
    for (int edit = 0; edit < 60; ++edit) {
        moveRenameAddOrRemove();
        for (NodeRow row = 0; row < tree().size(); ++row) {
            const NodeRow expected = tagOf(row) == 0 ? NoRow : static_cast<NodeRow>(tagOf(row) - 1);
            ASSERT_EQ(m_results.figureRow(row), expected) << "edit " << edit << ", row " << row;
        }
    }
}

TEST_P(FollowedFigures, StayRightWithCopiesAndUndo)
{
    for (int edit = 0; edit < 80; ++edit) {
        const NodeRow row = anyRow(m_random, tree());
        const auto what = m_random.below(6);
        if (what == 0 && tree().size() < 400)
            apply([row](const Scenario& now) { return withRowsDuplicated(now, std::array{row}); });
        else if (what == 1)
            m_document.undoStack().undo();
        else if (what == 2)
            m_document.undoStack().redo();
        else
            moveRenameAddOrRemove();
        std::set<NodeRow> taken;
        for (NodeRow at = 0; at < tree().size(); ++at) {
            const NodeRow figures = m_results.figureRow(at);
            if (figures == NoRow)
                continue;
            ASSERT_EQ(figures + 1, tagOf(at)) << "edit " << edit << ", row " << at;
            ASSERT_TRUE(taken.insert(figures).second) << "edit " << edit << ", row " << at;
        }
        ASSERT_EQ(m_results.figureRow(RootRow), RootRow);
    }
    m_document.undoStack().setIndex(0);
    EXPECT_TRUE(m_results.hasRowsOfDocument());
    for (NodeRow at = 0; at < tree().size(); ++at)
        ASSERT_EQ(m_results.figureRow(at), at);
}

INSTANTIATE_TEST_SUITE_P(Seeds, FollowedFigures, testing::Range<std::uint64_t>(1, 21));

class OldFigures : public testing::Test {
protected:
    OldFigures()
        : m_results(m_document)
        , m_lint(m_document)
        , m_model(m_document, m_results)
    {
        m_document.open(university(), {});
        m_results.waitUntilReady();
        m_lint.waitUntilReady();
    }

    NodeRow row(const char* name) const { return rowOf(*m_document.scenario(), name); }

    QString text(const char* name, const char* column) const
    {
        return m_model.index(m_model.placeOf(row(name)), columnOf(column)).data().toString();
    }

    std::vector<QString> shownNames() const
    {
        std::vector<QString> names;
        for (int place = 0; place < m_model.rowCount(); ++place)
            names.push_back(m_model.index(place, 0).data().toString());
        return names;
    }

    Document m_document;
    ScenarioResults m_results;
    LintResults m_lint;
    ShareTreeModel m_model;
};

TEST_F(OldFigures, AreShownUntilNewOnesExist)
{
    const std::array columns{"usage", "share_fraction", "usage_fraction", "classic.factor",
        "fair_tree.factor", "fair_tree.rank", "level_based.level_fs"};
    std::vector<QString> before;
    for (const char* column : columns)
        before.push_back(text("brandt", column));
    ASSERT_TRUE(m_model.edits().add(row("civil"), NodeKind::User));
    ASSERT_TRUE(m_model.edits().remove(std::array{row("mechanical")}));
    for (std::size_t at = 0; at < columns.size(); ++at)
        EXPECT_EQ(text("brandt", columns[at]), before[at]) << columns[at];
    // What is new has values, but no figures, and says nothing false about them.
    EXPECT_EQ(text("new_user", "shares"), QStringLiteral("1"));
    EXPECT_EQ(text("new_user", "fair_tree.factor"), QString());
    EXPECT_EQ(text("new_user", "fair_tree.rank"), QString());
    EXPECT_EQ(plainCard(m_model.index(m_model.placeOf(row("new_user")), columnOf("fair_tree.rank"))),
        QStringLiteral("root › engineering › civil › new_user"));
    m_results.waitUntilReady();
    EXPECT_NE(text("new_user", "fair_tree.rank"), QString());
}

TEST_F(OldFigures, KeepSortedRowsWhereTheyAre)
{
    m_model.sort(columnOf("fair_tree.rank"), Qt::AscendingOrder);
    std::vector<QString> before = shownNames();
    ASSERT_TRUE(m_model.edits().remove(std::array{row("brandt")}));
    std::erase(before, QStringLiteral("brandt"));
    EXPECT_EQ(shownNames(), before);
}

TEST_F(OldFigures, AreWhatMovedRowsAreFoundBy)
{
    ASSERT_TRUE(m_model.edits().set(std::array{row("medicine")}, treeColumns()[1], QStringLiteral("20")));
    m_results.waitUntilReady();
    const FindSources sources{m_document, m_results, m_lint};
    const auto found = [&] {
        std::vector<std::string> names;
        const auto rows = foundRows(FindQuery(QStringLiteral("moved:1")), sources, "fair_tree").value();
        for (const NodeRow at : rows)
            names.emplace_back(m_document.scenario()->tree.name(at));
        return names;
    };
    std::vector<std::string> before = found();
    ASSERT_GT(before.size(), 3U);
    ASSERT_TRUE(m_model.edits().add(RootRow, NodeKind::User));
    ASSERT_TRUE(m_model.edits().remove(std::array{row(before.back().c_str())}));
    before.pop_back();
    EXPECT_EQ(found(), before);
}

TEST_F(OldFigures, HaveTheirFindingsBesideThem)
{
    ASSERT_TRUE(m_lint.findings());
    const Finding first = m_lint.findings()->front();
    const std::size_t count = m_lint.findings()->size();
    const std::string name(m_document.scenario()->tree.name(first.row));
    ASSERT_TRUE(m_model.edits().add(RootRow, NodeKind::User));
    ASSERT_EQ(m_lint.findings()->size(), count);
    EXPECT_EQ(m_lint.findings()->front().message, first.message);
    EXPECT_EQ(m_document.scenario()->tree.name(m_lint.findings()->front().row), name);
    if (first.row != RootRow) {
        ASSERT_TRUE(m_model.edits().remove(std::array{row(name.c_str())}));
        for (const Finding& finding : *m_lint.findings())
            EXPECT_FALSE(finding == first);
    }
}

TEST_F(OldFigures, GoWithTheirFile)
{
    m_document.open(university(), {});
    EXPECT_FALSE(m_results.current());
    EXPECT_FALSE(m_results.isStale());
    EXPECT_EQ(m_results.figureRow(RootRow), NoRow);
}

} // namespace
} // namespace fairshare::gui
