// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"
#include "core/tree/share_tree_builder.h"
#include "tests/gui/support/main_window_fixture.h"
#include "tests/support/many.h"
#include "widgets/controls/fields/user_field.h"
#include "widgets/controls/figure_table.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/text/wrapped_text.h"

#include <QElapsedTimer>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>

#include <gmock/gmock.h>

namespace fairshare::gui {
namespace {

using testing::HasSubstr;

/// The dock beside trees of unusual size and shape.
class InspectorLargeTest : public MainWindowTest {
protected:
    void openScenario(Scenario scenario)
    {
        LoadedScenario loaded;
        loaded.scenario = std::move(scenario);
        m_window.document().open(std::move(loaded), {});
        settle();
    }

    /// A chain of accounts this deep with two users at its end.
    static Scenario chain(int depth, const std::string& name)
    {
        ShareTreeBuilder builder;
        auto account = builder.root();
        for (int level = 1; level < depth; ++level)
            account = builder.add(
                account, {.kind = NodeKind::Account, .name = name + std::to_string(level), .shares = 1});
        builder.add(account, {.name = "ann", .shares = 1, .usage = 5});
        builder.add(account, {.name = "bob", .shares = 2, .usage = 30});
        Diagnostics diagnostics;
        Scenario scenario;
        scenario.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
        return scenario;
    }

    void select(std::vector<NodeRow> rows)
    {
        const NodeRow current = rows.back();
        m_window.document().selection().set(std::move(rows), current);
        m_window.inspector().waitUntilReady();
        QApplication::processEvents();
    }

    InspectorDock& inspector() { return m_window.inspector(); }
};

TEST_F(InspectorLargeTest, ADragNeverBlocksForLong)
{
    openScenario(generateScenario({"lab", 100'000, 1}).value());
    const auto& tree = m_window.document().scenario()->tree;
    NodeRow user = static_cast<NodeRow>(tree.size() - 1);
    ASSERT_TRUE(tree.isUser(user));
    m_window.document().selection().select(user);
    QApplication::processEvents();
    auto& slider = *inspector().findChild<QSlider*>(QStringLiteral("inspectorSlider"));
    const int most = slider.maximum();
    slider.setSliderDown(true);
    qint64 longest = 0;
    QElapsedTimer block;
    for (int move = 1; move <= 40; ++move) {
        block.start();
        slider.setSliderPosition(move * most / 40);
        QApplication::processEvents();
        longest = std::max(longest, block.elapsed());
        QTest::qSleep(8);
    }
    slider.setSliderDown(false);
    RecordProperty("longest_milliseconds", static_cast<int>(longest));
    EXPECT_LT(longest, 500);
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
    EXPECT_EQ(m_window.document().scenario()->tree.shares(user), static_cast<std::uint32_t>(most));
}

TEST_F(InspectorLargeTest, AUserIsNamedAmongMany)
{
    openScenario(generateScenario({"lab", test::Many, 1}).value());
    const auto& tree = m_window.document().scenario()->tree;
    const QString last =
        QString::fromStdString(std::string(tree.name(static_cast<NodeRow>(tree.size() - 1))));
    QElapsedTimer block;
    block.start();
    EXPECT_FALSE(rowsNamed(tree, last.right(3).toUpper()).empty());
    EXPECT_LT(block.elapsed(), 200);
    EXPECT_EQ(rowsNamed(tree, last.toUpper()).front(), static_cast<NodeRow>(tree.size() - 1));
}

TEST_F(InspectorLargeTest, OfADeepChainTheMiddleIsCounted)
{
    openScenario(chain(2000, "unit"));
    const auto& tree = m_window.document().scenario()->tree;
    const auto users = static_cast<NodeRow>(tree.size() - 1);
    select({users - 1, users});
    const std::string text =
        inspector().findChild<FigureTable*>(QStringLiteral("inspectorChains"))->asText().toStdString();
    EXPECT_THAT(text, HasSubstr("\n… 1\u2009953 more …\n"));
    EXPECT_THAT(text,
        testing::EndsWith("common to both\nann\t0.3333\t0.1429\t2.3333\nbob\t0.6667\t0.8571\t0.7778\n"
                          "deciding: LevelFS 2.3333 > 0.7778"));
}

TEST_F(InspectorLargeTest, LongNamesAndManyLevelsStayInTheDock)
{
    openScenario(chain(64, std::string(120, 'w')));
    const auto& tree = m_window.document().scenario()->tree;
    select({static_cast<NodeRow>(tree.size() - 2)});
    const auto& area = *inspector().findChild<QScrollArea*>(QStringLiteral("inspectorScroll"));
    EXPECT_EQ(area.horizontalScrollBar()->maximum(), 0);
    EXPECT_GT(area.verticalScrollBar()->maximum(), 0);
    EXPECT_LE(area.widget()->width(), area.viewport()->width());
    EXPECT_LT(inspector().width(), m_window.width() / 2);
}

} // namespace
} // namespace fairshare::gui
