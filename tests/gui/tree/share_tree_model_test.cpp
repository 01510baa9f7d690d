// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/share_tree_model.h"

#include "tests/gui/support/university.h"

#include "core/scenario/edits/structure_edit.h"

#include <QAbstractItemModelTester>
#include <QLocale>

#include <gtest/gtest.h>

#include <array>

namespace fairshare::gui {
namespace {

/// A university under the model, watched by the model tester; its warnings fail the test.
class ShareTreeModelTest : public testing::Test {
protected:
    ShareTreeModelTest()
        : m_results(m_document)
        , m_model(m_document, m_results)
        , m_tester(&m_model, QAbstractItemModelTester::FailureReportingMode::Warning)
    {
        m_document.open(university(), QStringLiteral("university.fairshare"));
        m_results.waitUntilReady();
    }

    NodeRow row(const char* name) const { return rowOf(*m_document.scenario(), name); }

    QModelIndex cell(const char* name, const QString& column) const
    {
        for (int at = 0; at < m_model.columnCount(); ++at) {
            if (treeColumns()[static_cast<std::size_t>(at)].id() == column)
                return m_model.index(m_model.placeOf(row(name)), at);
        }
        return {};
    }

    QString text(const char* name, const char* column) const
    {
        return cell(name, QLatin1String(column)).data().toString();
    }

    bool set(const char* name, const char* column, const char* value)
    {
        const bool done = m_model.setData(cell(name, QLatin1String(column)), QLatin1String(value));
        m_results.waitUntilReady();
        return done;
    }

    Document m_document;
    ScenarioResults m_results;
    ShareTreeModel m_model;
    QAbstractItemModelTester m_tester;
};

// Expected figures here and below: the reference pictures of this university, computed apart from this
// program.
TEST_F(ShareTreeModelTest, ShowsTheFiguresOfTheReferencePicture)
{
    ASSERT_TRUE(set("medicine", "shares", "20"));
    ASSERT_TRUE(set("chemistry", "shares", "18"));
    ASSERT_TRUE(set("brandt", "shares", "1"));
    EXPECT_EQ(text("castillo", "shares"), QLatin1String("1"));
    EXPECT_EQ(text("castillo", "share_fraction"), QLatin1String("0.0476"));
    EXPECT_EQ(text("castillo", "usage_fraction"), QLatin1String("0.1302"));
    EXPECT_EQ(text("castillo", "classic.factor"), QLatin1String("0.150357"));
    EXPECT_EQ(text("castillo", "classic.rank"), QLatin1String("20"));
    EXPECT_EQ(text("castillo", "depth_oblivious.factor"), QLatin1String("0.343264"));
    EXPECT_EQ(text("castillo", "ticket_based.factor"), QLatin1String("0.071128"));
    EXPECT_EQ(text("castillo", "level_based.factor"), QLatin1String("0.583333"));
    EXPECT_EQ(text("castillo", "fair_tree.factor"), QLatin1String("0.625000"));
    EXPECT_EQ(text("castillo", "fair_tree.rank"), QLatin1String("10"));
    EXPECT_EQ(text("electrical", "fair_tree.factor"), QLatin1String("LevelFS 0.8718"));
    EXPECT_EQ(text("svensson", "shares"), QLatin1String("parent"));
    EXPECT_EQ(cell("castillo", QStringLiteral("fair_tree.rank")).data(ShareTreeModel::MoveRole).toInt(), -5);
    EXPECT_EQ(cell("iyer", QStringLiteral("depth_oblivious.rank")).data(ShareTreeModel::MoveRole).toInt(), 6);
}

TEST_F(ShareTreeModelTest, MarksWhatDiffersFromTheBaseline)
{
    ASSERT_TRUE(set("brandt", "shares", "1"));
    const QModelIndex changed = cell("brandt", QStringLiteral("shares"));
    EXPECT_TRUE(changed.data(ShareTreeModel::ChangedRole).toBool());
    EXPECT_TRUE(changed.data(Qt::ToolTipRole).toString().contains(QLatin1String("Baseline: 2")));
    EXPECT_FALSE(cell("brandt", QStringLiteral("usage")).data(ShareTreeModel::ChangedRole).toBool());
    m_document.undoStack().undo();
    EXPECT_FALSE(cell("brandt", QStringLiteral("shares")).data(ShareTreeModel::ChangedRole).toBool());
}

TEST_F(ShareTreeModelTest, MarksTheNameOfWhatIsNewOrElsewhere)
{
    const auto isMarked = [this](const char* name) {
        return m_model.index(m_model.placeOf(row(name)), 0).data(ShareTreeModel::ChangedRole).toBool();
    };
    const auto card = [this](const char* name) {
        return plainCard(m_model.index(m_model.placeOf(row(name)), 0)).section(QLatin1Char('\n'), 1);
    };
    const auto apply = [this](const Document::StructureChange& edit) {
        ASSERT_TRUE(m_document.applyStructure(QStringLiteral("step"), {}, edit));
        m_results.waitUntilReady();
    };
    EXPECT_FALSE(isMarked("brandt"));
    apply([this](const Scenario& now) { return withName(now, row("brandt"), "brand"); });
    apply(
        [this](const Scenario& now) { return withRowsMoved(now, std::array{row("iyer")}, row("physics")); });
    apply([this](const Scenario& now) { return withNewAssociation(now, row("physics"), NodeKind::User); });
    EXPECT_TRUE(isMarked("brand"));
    EXPECT_TRUE(isMarked("iyer"));
    EXPECT_TRUE(isMarked("new_user"));
    EXPECT_FALSE(isMarked("physics"));
    EXPECT_EQ(card("brand"), QStringLiteral("user\nBaseline: root › sciences › chemistry › brandt"));
    EXPECT_EQ(card("new_user"), QStringLiteral("user\nNot in the baseline"));
    m_document.undoStack().setIndex(0);
    EXPECT_FALSE(isMarked("brandt"));
    EXPECT_FALSE(isMarked("iyer"));
}

// By hand from the displayed figures: 0.0749735 + 0.2207795 / 4 = 0.1301684 and 2^(-2.60336) = 0.16455.
TEST_F(ShareTreeModelTest, CardsPutTheNumbersIn)
{
    const auto card = [this](const char* name, const char* column) {
        return plainCard(cell(name, QLatin1String(column)));
    };
    const QString head = QStringLiteral("root › engineering › electrical › castillo\n");
    const QString exact =
        cell("castillo", QStringLiteral("classic.factor")).data(ShareTreeModel::ExactRole).toString();
    const auto expectStart = [](const QString& seen, const QString& start) {
        EXPECT_TRUE(seen.startsWith(start)) << seen.toStdString();
    };
    expectStart(card("castillo", "classic.factor"),
        head
            + QStringLiteral(
                "Classic factor: %1\nU = 0.0749735 + (0.295753 \u2212 0.0749735) \u00D7 1/4 = 0.1302\n"
                "2^(\u2212(0.130168 / 0.0500)) = 0.1646\n")
                .arg(exact));
    expectStart(card("castillo", "fair_tree.rank"),
        head
            + QStringLiteral("Fair Tree rank: 5\n"
                             "LevelFS = (1/4) / (31 200 880 / 83 623 290) = 0.6700\n"
                             "rank 5: (24 + 1 \u2212 5) / 24 = 0.8333\n"));
    EXPECT_TRUE(
        card("castillo", "share_fraction").contains(QStringLiteral("\nS = 0.2000 \u00D7 1/4 = 0.0500\n")));
    EXPECT_TRUE(card("electrical", "fair_tree.factor")
            .contains(QStringLiteral("\nLevelFS = (20/50) / (83 623 290 / 182 265 860.5) = 0.8718")));
    EXPECT_TRUE(card("electrical", "fair_tree.factor")
            .contains(QStringLiteral("\nused 1.15 times its share: over-served")));
}

// Shares of 2 * (2^31 - 2) + 10 add up to 6 modulo 2^32, so each fraction is far above 1.
TEST_F(ShareTreeModelTest, MarksFiguresThatNoGoodTreeGives)
{
    EXPECT_FALSE(
        cell("castillo", QStringLiteral("share_fraction")).data(ShareTreeModel::SuspectRole).toBool());
    for (const char* name : {"castillo", "nakamura"})
        ASSERT_TRUE(set(name, "shares", "2147483646"));
    ASSERT_TRUE(set("petrov", "shares", "10"));
    const QModelIndex marked = cell("castillo", QStringLiteral("share_fraction"));
    EXPECT_TRUE(marked.data(ShareTreeModel::SuspectRole).toBool());
    EXPECT_EQ(marked.data().toString(), QStringLiteral("7.2e+07"));
    EXPECT_TRUE(plainCard(marked).contains(
        QLatin1String("above 1: the sum of the raw shares on a level overflows 32 bits")));
}

TEST_F(ShareTreeModelTest, RefusesValuesAndLeavesTheTree)
{
    const ScenarioPtr before = m_document.scenario();
    EXPECT_FALSE(set("brandt", "shares", "many"));
    EXPECT_FALSE(set("root", "shares", "3"));
    EXPECT_EQ(m_document.scenario(), before);
    EXPECT_TRUE(m_document.undoStack().isClean());
}

TEST_F(ShareTreeModelTest, EditsManyRowsAsOneStep)
{
    const std::vector<NodeRow> rows{row("brandt"), row("iyer")};
    ASSERT_TRUE(m_model.edits().set(rows, treeColumns()[1], QStringLiteral("*3")));
    EXPECT_EQ(m_document.scenario()->tree.shares(rows[0]), 6U);
    EXPECT_EQ(m_document.scenario()->tree.shares(rows[1]), 3U);
    EXPECT_EQ(m_document.undoStack().count(), 1);
}

TEST_F(ShareTreeModelTest, ExpandsCollapsesAndReveals)
{
    const int all = m_model.rowCount();
    EXPECT_EQ(all, 36);
    m_model.setExpanded(m_model.placeOf(row("sciences")), false);
    EXPECT_EQ(m_model.placeOf(row("brandt")), -1);
    EXPECT_EQ(m_model.nodeAt(m_model.reveal(row("brandt"))), row("brandt"));
    EXPECT_EQ(m_model.rowCount(), all);
    m_model.collapseAll();
    EXPECT_EQ(m_model.rowCount(), 4);
    m_model.expandAll();
    m_model.setHits({row("brandt")}, true);
    EXPECT_EQ(m_model.rowCount(), 4);
    m_model.setHits({}, false);
    EXPECT_EQ(m_model.rowCount(), all);
}

TEST_F(ShareTreeModelTest, KeepsAnotherBaselineApart)
{
    Scenario other = std::move(loadScenario(sampleFile("university_60")).value().scenario);
    m_document.setBaseline(other, QStringLiteral("university_60.fairshare"));
    m_results.waitUntilReady();
    EXPECT_TRUE(m_results.baseline());
    EXPECT_EQ(m_results.baselineRow(RootRow), RootRow);
}

TEST_F(ShareTreeModelTest, ClosesAndOpensAnother)
{
    m_document.close();
    EXPECT_EQ(m_model.rowCount(), 0);
    m_document.open(std::move(loadScenario(sampleFile("cea_classic")).value()), {});
    m_results.waitUntilReady();
    EXPECT_GT(m_model.rowCount(), 1);
}

TEST_F(ShareTreeModelTest, SpeaksAndReadsTheUsersDecimalPoint)
{
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    {
        const ShareTreeModel german(m_document, m_results);
        EXPECT_EQ(
            german.index(german.placeOf(row("castillo")), 3).data().toString(), QLatin1String("0,0500"));
    }
    EXPECT_TRUE(set("castillo", "usage", "1,5h"));
    QLocale::setDefault(QLocale::c());
    EXPECT_EQ(m_document.scenario()->tree.usage(row("castillo")), 5400.0L);
    EXPECT_EQ(cell("castillo", QStringLiteral("usage")).data(Qt::EditRole).toString(), QLatin1String("1.5"));
}

} // namespace
} // namespace fairshare::gui
