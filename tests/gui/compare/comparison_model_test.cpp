// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_model.h"

#include "tests/gui/support/university.h"

#include "core/scenario/edits/structure_edit.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <gtest/gtest.h>

#include <array>

namespace fairshare::gui {
namespace {

/// The proposal for the university against what it runs, watched by the model tester.
class ComparisonModelTest : public testing::Test {
protected:
    ComparisonModelTest()
        : m_results(m_document)
        , m_comparison(m_document, m_results)
        , m_model(m_comparison)
        , m_tester(&m_model, QAbstractItemModelTester::FailureReportingMode::Warning)
    {
        m_comparison.setWatched(true);
        m_comparison.setAlgorithm("fair_tree");
        m_document.open(
            loadScenario(sampleFile("university_after")).value(), QStringLiteral("after.fairshare"));
        m_document.setBaseline(university().scenario, QStringLiteral("before.fairshare"));
        settle();
    }

    void settle()
    {
        m_results.waitUntilReady();
        m_comparison.waitUntilReady();
    }

    NodeRow row(const char* name) const { return rowOf(*m_document.scenario(), name); }

    /// All cells of a row that the table shows, " | " between them.
    QString shown(const char* name) const
    {
        QStringList cells;
        for (int column = 0; column < m_model.columnCount(); ++column)
            if (m_model.isTelling(column))
                cells << m_model.index(m_model.placeOf(row(name)), column).data().toString();
        return cells.join(QStringLiteral(" | "));
    }

    QVariant at(const char* name, int column, int role) const
    {
        return m_model.index(m_model.placeOf(row(name)), column).data(role);
    }

    QStringList names() const
    {
        QStringList all;
        for (int place = 0; place < m_model.rowCount(); ++place)
            all << m_model.index(place, 0).data().toString();
        return all;
    }

    static constexpr int MoveColumn = 3;
    static constexpr int ClassicColumn = 5;

    Document m_document;
    ScenarioResults m_results;
    ComparisonResults m_comparison;
    ComparisonModel m_model;
    QAbstractItemModelTester m_tester;
};

// Origin of the figures: the designed compare view.
TEST_F(ComparisonModelTest, ShowsUsersBelowTheHeadsOfTheirColleges)
{
    EXPECT_EQ(m_model.rowCount(), 27);
    EXPECT_EQ(names().mid(0, 8),
        QStringList({"medicine", "gupta", "weber", "olsen", "rossi", "ahmadi", "sciences", "iyer"}));
    EXPECT_EQ(shown("iyer"), QStringLiteral("iyer | 20 | 19 | +1 | 0.250000 | +5 | +6 | +2 | +1 | brandt"));
    EXPECT_EQ(
        shown("brandt"), QStringLiteral("brandt | 19 | 20 | −1 | 0.208333 | 0 | −4 | −2 | −1 | brandt"));
    EXPECT_EQ(at("medicine", 0, ComparisonModel::SummaryRole).toString(),
        QStringLiteral("5 up, 0 down, 0 unchanged"));
    EXPECT_EQ(at("engineering", MoveColumn, Qt::DisplayRole).toString(), QStringLiteral("−5"));
    EXPECT_EQ(at("medicine", ClassicColumn, ComparisonModel::MoveRole).toDouble(), 4.2);
}

TEST_F(ComparisonModelTest, AnswersInOneSentence)
{
    EXPECT_EQ(m_comparison.answer(),
        QStringLiteral("Under Fair Tree, users in medicine gain 8 ranks each, users in engineering lose "
                       "5 each; abara stays last under four of five algorithms."));
}

TEST_F(ComparisonModelTest, MarksWhatDiffersFromTheBaseline)
{
    EXPECT_TRUE(at("brandt", 0, ComparisonModel::ChangedRole).toBool());
    EXPECT_TRUE(at("medicine", 0, ComparisonModel::ChangedRole).toBool());
    EXPECT_FALSE(at("iyer", 0, ComparisonModel::ChangedRole).toBool());
}

TEST_F(ComparisonModelTest, CollapsesAndExpandsGroups)
{
    m_model.setExpanded(0, false);
    EXPECT_EQ(m_model.rowCount(), 22);
    EXPECT_EQ(m_model.placeOf(row("gupta")), -1);
    EXPECT_EQ(m_model.reveal(row("gupta")), 1);
    EXPECT_EQ(m_model.rowCount(), 27);
    m_model.setAllExpanded(false);
    EXPECT_EQ(names(), QStringList({"medicine", "sciences", "engineering"}));
}

TEST_F(ComparisonModelTest, KeepsGroupsCollapsedWhenFiguresChange)
{
    m_model.setExpanded(0, false);
    const QPersistentModelIndex brandt = m_model.index(m_model.placeOf(row("brandt")), 1);
    ASSERT_TRUE(
        m_document.apply(QStringLiteral("Set shares"), {}, [this](const Scenario& now) -> Result<Scenario> {
            Scenario next = now;
            next.tree = withShares(now.tree, row("abara"), 1000).value();
            return next;
        }));
    settle();
    EXPECT_EQ(m_model.rowCount(), 22);
    EXPECT_EQ(m_model.placeOf(row("gupta")), -1);
    EXPECT_EQ(m_model.nodeAt(brandt.row()), row("brandt"));
}

// In the baseline gupta has rank 9 of 24.
TEST_F(ComparisonModelTest, WhoIsGoneKeepsARowWithoutFigures)
{
    ASSERT_TRUE(m_document.applyStructure(QStringLiteral("Remove gupta"), {},
        [this](const Scenario& now) { return withoutRows(now, std::array{row("gupta")}); }));
    settle();
    const int gone = m_model.placeOf(row("ahmadi")) + 1;
    QStringList cells;
    for (int column = 0; column < m_model.columnCount(); ++column)
        if (m_model.isTelling(column))
            cells << m_model.index(gone, column).data().toString();
    EXPECT_EQ(cells.join(QStringLiteral(" | ")).toStdString(),
        "gupta (gone) | 9 | \u2013 | \u2013 | \u2013 | \u2013 | \u2013 | \u2013 | \u2013 | ");
    EXPECT_TRUE(m_model.index(gone, 0).data(ComparisonModel::GoneRole).toBool());
    EXPECT_EQ(m_model.nodeAt(gone), NoRow);
    EXPECT_EQ(m_model.index(0, 0).data(ComparisonModel::SummaryRole).toString().toStdString(),
        "4 up, 0 down, 0 unchanged, 1 removed");
    EXPECT_EQ(m_model.index(gone, 1).data(Qt::ToolTipRole).toString().toStdString(),
        "<b>root › medicine › imaging › gupta</b><div style=\"white-space:nowrap\">Removed: only the "
        "baseline has this user</div><div style=\"white-space:nowrap\">Rank 9 of 24 in the baseline under "
        "Fair Tree</div>");
}

TEST_F(ComparisonModelTest, TheHeadOfAGroupTellsWhichAccountAUserIsOf)
{
    ASSERT_TRUE(m_document.applyStructure(QStringLiteral("Move gupta"), {}, [this](const Scenario& now) {
        return withRowsMoved(now, std::array{row("gupta")}, row("medicine"));
    }));
    const NodeRow gupta = row("gupta");
    ASSERT_TRUE(m_document.applyStructure(QStringLiteral("Rename gupta"), {},
        [gupta](const Scenario& now) { return withName(now, gupta, "brandt"); }));
    settle();
    EXPECT_TRUE(names().contains(QStringLiteral("brandt")));
    EXPECT_FALSE(names().contains(QStringLiteral("brandt (medicine)")));
    EXPECT_TRUE(names().contains(QStringLiteral("brandt (chemistry)")));
}

TEST_F(ComparisonModelTest, SortsInTheBackground)
{
    m_model.sort(0, Qt::AscendingOrder);
    settle();
    EXPECT_EQ(names().mid(0, 3), QStringList({"engineering", "castillo", "dvorak"}));
    m_model.sort(ClassicColumn, Qt::DescendingOrder);
    settle();
    EXPECT_EQ(names().mid(0, 3), QStringList({"medicine", "ahmadi", "rossi"}));
}

TEST_F(ComparisonModelTest, ComparesWithAnotherAlgorithm)
{
    m_comparison.setAgainst("classic");
    settle();
    EXPECT_EQ(shown("iyer"), QStringLiteral("iyer | 18 | 19 | −1 | 0.250000 | +1 | −1 | −1"));
    EXPECT_FALSE(m_model.isTelling(ClassicColumn));
}

TEST_F(ComparisonModelTest, GathersUsersByAccountOrNot)
{
    m_comparison.setGrouping(Grouping::Accounts);
    settle();
    EXPECT_EQ(m_model.rowCount(), 32);
    m_comparison.setGrouping(Grouping::None);
    settle();
    EXPECT_EQ(m_model.rowCount(), 24);
    EXPECT_FALSE(m_model.isGroup(0));
    EXPECT_EQ(m_model.placeOf(row("medicine")), -1);
}

TEST_F(ComparisonModelTest, GivesExactFiguresToCopies)
{
    EXPECT_EQ(at("weber", 4, ComparisonModel::ExactRole).toString(), QStringLiteral("0.9583333333333334"));
    EXPECT_EQ(at("brandt", MoveColumn, ComparisonModel::ExactRole).toString(), QStringLiteral("-1"));
    EXPECT_EQ(at("medicine", MoveColumn, ComparisonModel::ExactRole).toString(), QStringLiteral("8"));
    EXPECT_EQ(at("medicine", 1, ComparisonModel::ExactRole).toString(), QString());
}

TEST_F(ComparisonModelTest, ExplainsCellsOnCards)
{
    EXPECT_EQ(plainCard(m_model.index(m_model.placeOf(row("brandt")), MoveColumn)),
        QStringLiteral(
            "root › sciences › chemistry › brandt\nRank 20 of 24 under Fair Tree\nRank 19 in the "
            "baseline; move: 19 − 20 = −1\nFactor: 0.20833333333333334\nCause: brandt\nThis user's "
            "own values differ from the baseline"));
    EXPECT_EQ(plainCard(m_model.index(m_model.placeOf(row("medicine")), ClassicColumn)),
        QStringLiteral("root › medicine\n5 users\nUnder Classic relative to the baseline: +21 ranks in "
                       "total, +4.2 on average"));
}

TEST_F(ComparisonModelTest, ExplainsHeadings)
{
    const auto help = [this](int column) {
        return QTextDocumentFragment::fromHtml(
            m_model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString())
            .toPlainText();
    };
    EXPECT_EQ(help(4),
        QStringLiteral(
            "Factor, proposed\nFairshare factor in the open scenario, 0 to 1; higher is served first.\nThe "
            "rank "
            "decides: only the order counts; factors are evenly spaced.\nSource: Slurm 22.05.8, default "
            "since 19.05; two extended-precision quotients, exact comparison\nClick to sort."));
    EXPECT_EQ(m_model.headerData(4, Qt::Horizontal, ComparisonModel::SubtitleRole).toString(),
        QStringLiteral("rank decides"));
}

TEST_F(ComparisonModelTest, ShowsRanksAloneWithoutChanges)
{
    m_document.open(university(), QStringLiteral("before.fairshare"));
    settle();
    EXPECT_EQ(shown("gupta"), QStringLiteral("gupta | 9 | 9 | 0 | 0.666667"))
        << "columns that are 0 for everybody are hidden";
    EXPECT_EQ(m_model.stillAlgorithms().toStdString(),
        "Hidden, because no user moves: Classic, Depth-oblivious, Ticket-based, Level-based.");
    EXPECT_TRUE(m_model.headerData(3, Qt::Horizontal, Qt::ToolTipRole)
            .toString()
            .contains(m_model.stillAlgorithms().toHtmlEscaped()));
    EXPECT_EQ(at("medicine", 0, ComparisonModel::SummaryRole).toString(),
        QStringLiteral("0 up, 0 down, 5 unchanged"));
}

TEST_F(ComparisonModelTest, IsEmptyWithoutADocument)
{
    m_document.close();
    EXPECT_EQ(m_model.rowCount(), 0);
    EXPECT_EQ(m_comparison.answer(), QString());
}

TEST_F(ComparisonModelTest, ComputesNothingWhileNobodyLooks)
{
    m_comparison.setWatched(false);
    m_comparison.setGrouping(Grouping::None);
    settle();
    EXPECT_EQ(m_model.rowCount(), 27);
    m_comparison.setWatched(true);
    settle();
    EXPECT_EQ(m_model.rowCount(), 24);
}

TEST_F(ComparisonModelTest, OneUserIsAGroupOfItsOwn)
{
    LoadedScenario loaded = university();
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann"});
    Diagnostics diagnostics;
    loaded.scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    m_document.open(std::move(loaded), QStringLiteral("one.fairshare"));
    settle();
    EXPECT_EQ(names(), QStringList({"root", "ann"}));
    EXPECT_EQ(m_comparison.answer(),
        QStringLiteral("2 associations, 1 user: under Fair Tree, ann is the only user."));
}

} // namespace
} // namespace fairshare::gui
