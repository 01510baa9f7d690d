// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/find_field.h"
#include "widgets/page/find_query.h"

#include <QElapsedTimer>

namespace fairshare::gui {
namespace {

/// Finding by what rows are, beside their names.
class FindWordsTest : public MainWindowTest {
protected:
    FindWordsTest() { open({m_file}); }

    FindField& field() { return *m_window.findChild<FindField*>(); }

    void find(const char* text)
    {
        field().setText(QLatin1String(text));
        field().searchNow();
        QApplication::processEvents();
    }

    std::vector<std::string> shownUsers()
    {
        std::vector<std::string> names;
        const ShareTree& tree = m_window.document().scenario()->tree;
        for (int place = 0; place < table().model()->rowCount(); ++place)
            if (const NodeRow node = table().treeModel().nodeAt(place); tree.isUser(node))
                names.emplace_back(tree.name(node));
        return names;
    }

    void set(const char* name, const char* shares)
    {
        const QModelIndex index = table().model()->index(table().treeModel().placeOf(row(name)), Shares);
        ASSERT_TRUE(table().treeModel().setData(index, QLatin1String(shares)));
        settle();
    }

    bool isChecked(const char* name)
    {
        return m_window.findChild<QAction*>(QLatin1String(name))->isChecked();
    }

    using Names = std::vector<std::string>;
};

TEST_F(FindWordsTest, WordsStandBesideANameInAnyOrder)
{
    const FindQuery query(QStringLiteral("  Lint bran MOVED:12 changed dt "));
    EXPECT_EQ(query.name(), QStringLiteral("bran dt"));
    EXPECT_TRUE(query.changed() && query.lint());
    EXPECT_EQ(query.moved(), 12U);
    EXPECT_EQ(query.text(), QStringLiteral("bran dt changed lint moved:12"));
    EXPECT_EQ(FindQuery(QStringLiteral("moved")).moved(), 1U);
    EXPECT_EQ(FindQuery(QStringLiteral("moved:x")).name(), QStringLiteral("moved:x"));
    EXPECT_EQ(FindQuery(QStringLiteral("unchanged")).name(), QStringLiteral("unchanged"));
    EXPECT_TRUE(FindQuery(QStringLiteral(" ")).isEmpty());
}

TEST_F(FindWordsTest, OnlyChangedRowsAreShownAndFollowEdits)
{
    trigger("showChanged");
    EXPECT_TRUE(isChecked("onlyHits"));
    EXPECT_EQ(field().text(), QStringLiteral("changed"));
    EXPECT_EQ(shownUsers(), Names());
    trigger("showChanged");
    EXPECT_EQ(field().text(), QString());
    set("brandt", "9");
    set("zhang", "5");
    trigger("showChanged");
    EXPECT_EQ(shownUsers(), (Names{"zhang", "brandt"}));
    set("brandt", "2");
    EXPECT_EQ(shownUsers(), (Names{"zhang"}));
    trigger("undo");
    settle();
    EXPECT_EQ(shownUsers(), (Names{"zhang", "brandt"}));
    find("changed zh*");
    EXPECT_EQ(shownUsers(), (Names{"zhang"}));
    EXPECT_EQ(field().accessibleDescription(), QStringLiteral("1"));
}

TEST_F(FindWordsTest, OnlyUsersWhoseRankMovedAreShown)
{
    set("abara", "500");
    trigger("showMoved");
    EXPECT_EQ(field().text(), QStringLiteral("moved:1"));
    EXPECT_EQ(field().selectedText(), QStringLiteral("1"));
    const std::size_t fairTree = 4;
    for (const int places : {1, 2, 5, 99}) {
        QTest::keyClicks(&field(), QString::number(places));
        field().searchNow();
        Names expected;
        const ShareTree& tree = m_window.document().scenario()->tree;
        for (NodeRow node = 0; node < tree.size(); ++node)
            if (std::abs(m_window.results().move(fairTree, node).value_or(0)) >= places)
                expected.emplace_back(tree.name(node));
        EXPECT_EQ(shownUsers(), expected) << places;
        field().setSelection(6, 2);
    }
    find("moved:1");
    const Names underFairTree = shownUsers();
    EXPECT_FALSE(underFairTree.empty());
    trigger("algorithm_classic");
    EXPECT_NE(shownUsers(), underFairTree);
    trigger("undo");
    settle();
    EXPECT_EQ(shownUsers(), Names());
}

TEST_F(FindWordsTest, LintWarningsAreShown)
{
    m_window.lint().waitUntilReady();
    Names expected;
    for (const Finding& finding : *m_window.lint().findings())
        if (finding.severity == Severity::Warning)
            expected.emplace_back(m_window.document().scenario()->tree.name(finding.row));
    trigger("showWarned");
    EXPECT_EQ(shownUsers(), expected);
    EXPECT_TRUE(isChecked("showWarned"));
    find("");
    EXPECT_FALSE(isChecked("showWarned"));
    EXPECT_EQ(shownUsers().size(), 24U);
}

TEST_F(FindWordsTest, SelectionAndExpansionOutliveAFilter)
{
    stand("biology", 0);
    QTest::keyClick(table().viewport(), Qt::Key_Left);
    stand("brandt", Shares);
    table().selectRow(table().currentIndex().row());
    trigger("showChanged");
    find("");
    EXPECT_EQ(m_window.document().selection().rows(), std::vector<NodeRow>{row("brandt")});
    EXPECT_EQ(table().selectedCount(), 1U);
    EXPECT_EQ(table().treeModel().placeOf(row("eriksen")), -1);
}

TEST_F(FindWordsTest, FiguresDoNotEndWhatIsBeingTyped)
{
    set("brandt", "9");
    trigger("showChanged");
    stand("brandt", Shares);
    type(QStringLiteral("77"));
    m_window.document().undoStack().undo();
    settle();
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), QStringLiteral("77"));
    QTest::keyClick(editor(), Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([this] { return shownUsers().empty(); }));
}

TEST_F(FindWordsTest, ChangedRowsAreSelectedAndRevealed)
{
    set("brandt", "9");
    set("zhang", "5");
    trigger("collapseAll");
    trigger("selectChanged");
    EXPECT_EQ(m_window.document().selection().rows(), (std::vector<NodeRow>{row("zhang"), row("brandt")}));
    EXPECT_EQ(table().selectedCount(), 2U);
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("zhang"));
}

TEST_F(FindWordsTest, TypingIsFluidInALargeTree)
{
    LoadedScenario loaded;
    loaded.scenario = generateScenario({"lab", 100'000, 1}).value();
    m_window.document().open(std::move(loaded), {});
    settle();
    trigger("onlyHits");
    for (const char* text : {"u", "u1", "u12", "u1 changed", "moved:5", "lint", ""}) {
        QElapsedTimer elapsed;
        elapsed.start();
        find(text);
        // Ten times what it takes on a quiet machine.
        EXPECT_LT(elapsed.elapsed(), 500) << text;
    }
}

TEST_F(FindWordsTest, AllThatIsSelectedUnderAFilterMatchesIt)
{
    find("brandt");
    trigger("onlyHits");
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(m_window.document().selection().rows(), (std::vector<NodeRow>{row("brandt")}));
    EXPECT_GT(table().model()->rowCount(), 1);
    trigger("onlyHits");
    QTest::keyClick(&table(), Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(table().selectedCount(), static_cast<std::size_t>(table().model()->rowCount()));
}

} // namespace
} // namespace fairshare::gui
