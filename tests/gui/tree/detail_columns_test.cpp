// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/numbers.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/university.h"
#include "widgets/tree/table/share_tree_model.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare::gui {
namespace {

/// Every value that an algorithm computes on its way, as a column.
class DetailColumnsTest : public testing::Test {
protected:
    DetailColumnsTest()
        : m_results(m_document)
        , m_model(m_document, m_results)
    {
        m_document.open(university(), {});
        m_results.waitUntilReady();
    }

    QModelIndex cell(const char* name, const char* column) const
    {
        const NodeRow row = rowOf(*m_document.scenario(), name);
        return m_model.index(m_model.placeOf(row), columnOf(column));
    }

    QString shown(const char* name, const char* column) const { return cell(name, column).data().toString(); }
    QString exact(const char* name, const char* column) const
    {
        return cell(name, column).data(ShareTreeModel::ExactRole).toString();
    }

    double figure(const char* name, const char* algorithm, const char* column) const
    {
        const AlgorithmResult* result = m_results.current()->find(algorithm);
        return result->table.reals(column)[rowOf(*m_document.scenario(), name)];
    }

    Document m_document;
    ScenarioResults m_results;
    ShareTreeModel m_model;
};

TEST_F(DetailColumnsTest, EveryResultColumnIsShownOnceBehindItsAlgorithm)
{
    for (const AlgorithmResult& result : m_results.current()->results) {
        for (const Column& column : result.table.columns) {
            const auto shows = [&](const TreeColumn& listed) {
                return listed.sourceAlgorithm() == result.algorithm->id
                    && listed.resultColumn() == column.spec.id;
            };
            const auto& columns = treeColumns();
            EXPECT_EQ(std::count_if(columns.begin(), columns.end(), shows), 1)
                << result.algorithm->id << '.' << column.spec.id;
        }
    }
    EXPECT_EQ(columnOf("classic.level_shares"), columnOf("classic.rank") + 1);
    EXPECT_EQ(columnOf("classic.shares_norm"), -1); // that is Share S
    EXPECT_GT(columnOf("fair_tree.level_fs"), columnOf("fair_tree.rank"));
}

TEST_F(DetailColumnsTest, EachQuantityHasItsForm)
{
    EXPECT_EQ(shown("castillo", "fair_tree.level_fs"), QStringLiteral("0.6700"));
    EXPECT_EQ(shown("castillo", "fair_tree.level_shares"), QStringLiteral("4"));
    EXPECT_EQ(shown("castillo", "fair_tree.shares_norm"), QStringLiteral("0.2500"));
    EXPECT_EQ(shown("root", "fair_tree.level_fs"), QStringLiteral("–"));
    const QRegularExpression sixDecimals(QStringLiteral("^0\\.\\d{6}$"));
    EXPECT_TRUE(sixDecimals.match(shown("castillo", "classic.factor_job")).hasMatch());
    const QRegularExpression word(QStringLiteral("^[0-9a-f]{4}( [0-9a-f]{4}){3}$"));
    EXPECT_TRUE(word.match(shown("castillo", "level_based.priority_fs_raw")).hasMatch());
    EXPECT_EQ(shown("castillo", "ticket_based.active"), QStringLiteral("yes"));
    const QRegularExpression integer(QStringLiteral("^[\\d\u2009]+$"));
    EXPECT_TRUE(integer.match(shown("root", "ticket_based.tickets")).hasMatch());
}

TEST_F(DetailColumnsTest, InfiniteAndUndefinedAreCopiedExactly)
{
    ASSERT_TRUE(m_model.setData(cell("castillo", "usage"), QStringLiteral("0")));
    m_results.waitUntilReady();
    EXPECT_EQ(shown("castillo", "fair_tree.level_fs"), QStringLiteral("∞"));
    EXPECT_EQ(exact("castillo", "fair_tree.level_fs"), QStringLiteral("inf"));
    EXPECT_TRUE(
        plainCard(cell("castillo", "fair_tree.level_fs")).contains(QStringLiteral("∞: shares but no usage")));
    EXPECT_EQ(exact("root", "fair_tree.level_fs"), QString());
    EXPECT_TRUE(
        plainCard(cell("root", "fair_tree.level_fs")).contains(QStringLiteral("LevelFS: –\n–: not defined")));
}

TEST_F(DetailColumnsTest, CopiesAreExact)
{
    EXPECT_EQ(exact("castillo", "fair_tree.level_fs").toStdString(),
        shortest(figure("castillo", "fair_tree", "level_fs")));
    EXPECT_TRUE(exact("castillo", "level_based.priority_fs_raw").startsWith(QStringLiteral("0x")));
    EXPECT_EQ(exact("castillo", "level_based.priority_fs_raw").mid(2),
        shown("castillo", "level_based.priority_fs_raw").remove(QLatin1Char(' ')));
    EXPECT_EQ(exact("castillo", "ticket_based.active"), QStringLiteral("true"));
}

// Once an account's LevelFS in the column of factors was copied as nothing.
TEST_F(DetailColumnsTest, AnAccountsLevelFsIsCopiedWithItsName)
{
    EXPECT_EQ(exact("electrical", "fair_tree.factor").toStdString(),
        "LevelFS " + shortest(figure("electrical", "fair_tree", "level_fs")));
    EXPECT_EQ(exact("electrical", "fair_tree.level_fs").toStdString(),
        shortest(figure("electrical", "fair_tree", "level_fs")));
}

TEST_F(DetailColumnsTest, CardsTellMeaningAndExactValue)
{
    const QString card = plainCard(cell("castillo", "fair_tree.level_fs"));
    EXPECT_TRUE(
        card.contains(QStringLiteral("Fair Tree LevelFS: ") + exact("castillo", "fair_tree.level_fs")))
        << card.toStdString();
    EXPECT_TRUE(card.contains(QStringLiteral("above 1 is under-served"))) << card.toStdString();
    const QString heading =
        m_model.headerData(columnOf("fair_tree.level_fs"), Qt::Horizontal, Qt::ToolTipRole).toString();
    EXPECT_TRUE(heading.contains(QStringLiteral("above 1 is under-served")));
    EXPECT_TRUE(heading.contains(QStringLiteral("white-space:normal")));
}

TEST_F(DetailColumnsTest, SortsByThem)
{
    m_model.sort(columnOf("fair_tree.level_fs"), Qt::DescendingOrder);
    const char* best = "engineering";
    for (const char* name : {"medicine", "sciences"})
        best = figure(name, "fair_tree", "level_fs") > figure(best, "fair_tree", "level_fs") ? name : best;
    EXPECT_EQ(m_model.nodeAt(1), rowOf(*m_document.scenario(), best));
    m_model.sort(columnOf("level_based.priority_fs_raw"), Qt::DescendingOrder);
    QStringList words;
    for (const char* name : {"castillo", "nakamura", "petrov"})
        words << shown(name, "level_based.priority_fs_raw");
    std::sort(words.begin(), words.end(), std::greater());
    const int electrical = m_model.placeOf(rowOf(*m_document.scenario(), "electrical"));
    for (int at = 0; at < 3; ++at)
        EXPECT_EQ(
            m_model.index(electrical + 1 + at, columnOf("level_based.priority_fs_raw")).data(), words[at]);
}

TEST(ShownNames, OddNamesNeitherBreakNorTurnARow)
{
    ShareTreeBuilder builder;
    const auto account = builder.add(0, {.kind = NodeKind::Account, .name = "lab\u202E\n", .shares = 1});
    builder.add(account, {.name = "eve", .usage = 1, .partition = "debug\u2066"});
    Diagnostics diagnostics;
    LoadedScenario loaded;
    loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    Document document;
    ScenarioResults results(document);
    const ShareTreeModel model(document, results);
    document.open(std::move(loaded), {});
    results.waitUntilReady();
    EXPECT_EQ(model.index(1, 0).data().toString(), QStringLiteral("lab\uFFFD\u240A"));
    EXPECT_EQ(model.index(2, 0).data().toString(), QStringLiteral("eve (partition debug\uFFFD)"));
    EXPECT_EQ(model.index(2, 0).data(ShareTreeModel::PartitionRole).toString(),
        QStringLiteral(" (partition debug\uFFFD)"));
    EXPECT_TRUE(plainCard(model.index(2, 1)).startsWith(QStringLiteral("root › lab\uFFFD\u240A › eve\n")));
}

// A sum that elsewhere stands for "not defined"; only the root has no level.
TEST_F(DetailColumnsTest, ShowsLevelSharesOfEverySize)
{
    ShareTreeBuilder builder;
    builder.add(builder.root(), {.name = "ann", .shares = 2147483646, .usage = 1});
    builder.add(builder.root(), {.name = "bob", .shares = 2147483646, .usage = 1});
    builder.add(builder.root(), {.name = "cyn", .shares = 2, .usage = 1});
    Diagnostics diagnostics;
    LoadedScenario loaded;
    loaded.scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
    m_document.open(std::move(loaded), {});
    m_results.waitUntilReady();
    EXPECT_EQ(shown("ann", "fair_tree.level_shares"), QStringLiteral("4\u2009294\u2009967\u2009294"));
    EXPECT_EQ(exact("ann", "fair_tree.level_shares"), QStringLiteral("4294967294"));
    EXPECT_EQ(exact("root", "fair_tree.level_shares"), QString());
}

} // namespace
} // namespace fairshare::gui
