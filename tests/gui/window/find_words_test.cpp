// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/generate/generator.h"
#include "core/scenario/evaluation.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/page/find_query.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenu>

#include <array>

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
    EXPECT_EQ(
        query.plain(), (PlainFilter{.names = {"bran", "dt"}, .changed = true, .lint = true, .moved = 12}));
    EXPECT_TRUE(query.changed() && query.lint() && query.moved());
    EXPECT_EQ(query.withChanged(false).withMoved(false).text(), QStringLiteral("Lint bran dt"));
    EXPECT_FALSE(FindQuery(QStringLiteral("unchanged")).changed());
    EXPECT_TRUE(FindQuery(QStringLiteral(" ")).isEmpty());
    EXPECT_EQ(FindQuery(QStringLiteral(" ")).error(), std::nullopt);
    EXPECT_TRUE(FindQuery(QStringLiteral("shares<")).error());
}

TEST_F(FindWordsTest, FiltersSayWhatTheyMeanAndHowManyRowsMatch)
{
    trigger("onlyHits");
    find("shares>=100 and account=medicine");
    const ShareTree& tree = m_window.document().scenario()->tree;
    EXPECT_EQ(field().note(),
        QStringLiteral("raw shares at least 100 and in account medicine: none of %1").arg(tree.size()));
    find("user=brandt or user=zhang");
    EXPECT_EQ(shownUsers(), (Names{"zhang", "brandt"}));
    EXPECT_EQ(field().note(),
        QStringLiteral("user equal to 'brandt' or user equal to 'zhang': 2 of %1").arg(tree.size()));
    EXPECT_EQ(field().accessibleDescription(), field().note());
    find("levelfs<1 user=*");
    Names expected;
    const AlgorithmResult& fairTree = *m_window.results().current()->find("fair_tree");
    for (NodeRow node = 0; node < tree.size(); ++node)
        if (tree.isUser(node) && fairTree.table.reals("level_fs")[node] < 1)
            expected.emplace_back(tree.name(node));
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(shownUsers(), expected);
    find("");
    EXPECT_EQ(field().note(), QString());
}

TEST_F(FindWordsTest, ErrorsKeepTheShownRows)
{
    trigger("onlyHits");
    find("brandt");
    for (const auto& [text, wrong, sentence] :
        {std::array{"brandt and sharez<5", "sharez", "unknown column 'sharez'"},
            std::array{"shares<five", "five", "'five' is not a number of shares"},
            std::array{"shares<5 and", "and", "the filter is incomplete; expected a condition"}}) {
        find(text);
        EXPECT_EQ(shownUsers(), (Names{"brandt"})) << text;
        EXPECT_EQ(field().wrongText(), QLatin1String(wrong));
        EXPECT_TRUE(field().note().startsWith(QLatin1String(sentence))) << text;
    }
    QTest::keyClicks(&field(), QStringLiteral(" "));
    EXPECT_EQ(field().wrongText(), QString());
    find("zhang");
    EXPECT_EQ(shownUsers(), (Names{"zhang"}));
    EXPECT_EQ(field().wrongText(), QString());
}

TEST_F(FindWordsTest, TheLineBelowTheFieldIsThereWhileTyping)
{
    auto* line = m_window.findChild<QWidget*>(QStringLiteral("findNote"));
    field().setFocus();
    find("shares<5");
    EXPECT_TRUE(line->isVisible());
    EXPECT_GE(line->mapTo(&m_window, QPoint()).x(), 0);
    EXPECT_GT(
        line->mapTo(&m_window, QPoint()).y(), field().mapTo(&m_window, field().rect().bottomLeft()).y());
    table().setFocus();
    EXPECT_FALSE(line->isVisible());
    field().setFocus();
    EXPECT_TRUE(line->isVisible());
    find("");
    EXPECT_FALSE(line->isVisible());
}

TEST_F(FindWordsTest, WordsAreCompletedWhereTheyAreTyped)
{
    auto* completer = field().findChild<QCompleter*>();
    const auto offered = [completer] {
        QStringList texts;
        for (int i = 0; i < completer->popup()->model()->rowCount(); ++i)
            texts << completer->popup()->model()->index(i, 0).data().toString();
        return texts;
    };
    field().setFocus();
    QTest::keyClicks(&field(), QStringLiteral("idle or account=med"));
    EXPECT_TRUE(completer->popup()->isVisible());
    EXPECT_EQ(offered(), QStringList{QStringLiteral("medicine")});
    QTest::keyClick(&field(), Qt::Key_Tab);
    EXPECT_EQ(field().text(), QStringLiteral("idle or account=medicine"));
    EXPECT_FALSE(completer->popup()->isVisible());
    EXPECT_TRUE(field().hasFocus());
    field().clear();
    QTest::keyClicks(&field(), QStringLiteral("us"));
    EXPECT_EQ(offered().value(0), QStringLiteral("user"));
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_FALSE(completer->popup()->isVisible());
    EXPECT_EQ(field().text(), QStringLiteral("us"));
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_EQ(field().text(), QString());
}

TEST_F(FindWordsTest, TheCompletionsLeaveTheLineBelowTheFieldVisible)
{
    auto* list = field().findChild<QCompleter*>()->popup();
    auto* line = m_window.findChild<QWidget*>(QStringLiteral("findNote"));
    field().setFocus();
    QTest::keyClicks(&field(), QStringLiteral("sha"));
    EXPECT_TRUE(QTest::qWaitFor([line] { return line->isVisible(); }));
    ASSERT_TRUE(list->isVisible());
    const QRect note(line->mapToGlobal(QPoint()), line->size());
    EXPECT_FALSE(note.intersects(list->geometry()));
}

TEST_F(FindWordsTest, FiltersAreSavedUnderAName)
{
    auto* menu = m_window.findChild<QMenu*>(QStringLiteral("findMenu"));
    const auto entry = [menu](const char* name) {
        Q_EMIT menu->aboutToShow();
        return menu->findChild<QAction*>(QLatin1String(name));
    };
    EXPECT_FALSE(entry("saveFilter")->isEnabled());
    find("user=brandt or user=zhang");
    entry("saveFilter")->trigger();
    auto* band = m_window.findChild<QWidget*>(QStringLiteral("filterNameBand"));
    ASSERT_TRUE(band->isVisible());
    auto* name = band->findChild<QLineEdit*>();
    EXPECT_EQ(name->text(), QStringLiteral("Filter 1"));
    name->setText(QStringLiteral("two"));
    QTest::keyClick(name, Qt::Key_Return);
    find("");
    EXPECT_EQ(shownUsers().size(), 24U);
    entry("filter_two")->trigger();
    EXPECT_EQ(field().text(), QStringLiteral("user=brandt or user=zhang"));
    EXPECT_EQ(shownUsers(), (Names{"zhang", "brandt"}));
    EXPECT_TRUE(isChecked("onlyHits"));
    entry("removeFilter_two")->trigger();
    EXPECT_EQ(entry("filter_two"), nullptr);
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
    EXPECT_EQ(field().accessibleDescription(),
        QStringLiteral("changed since the baseline and name like 'zh*': 1 of %1")
            .arg(m_window.document().scenario()->tree.size()));
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
