// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/edits/structure_edit.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/bands/name_band.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QUndoView>

namespace fairshare::gui {
namespace {

/// Named states of one scenario, and earlier states, in the window.
class VariantsTest : public MainWindowTest {
protected:
    VariantsTest() { open({m_file}); }

    void edit(const char* shares)
    {
        stand("brandt", 1);
        type(QLatin1String(shares));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }

    NameBand& naming() { return *m_window.findChild<NameBand*>(QStringLiteral("nameBand")); }
    QLineEdit& field() { return *m_window.findChild<QLineEdit*>(QStringLiteral("nameField")); }
    QAction* action(const QString& name) { return m_window.findChild<QAction*>(name); }

    /// Names the present state by keyboard.
    void makeVariant(const QString& name)
    {
        trigger("newVariant");
        ASSERT_TRUE(naming().isVisible());
        EXPECT_EQ(QApplication::focusWidget(), &field());
        QTest::keyClicks(&field(), name);
        QTest::keyClick(&field(), Qt::Key_Return);
        settle();
    }

    void choose(const QString& entry, const std::function<bool()>& done)
    {
        ASSERT_NE(action(entry), nullptr) << entry.toStdString();
        action(entry)->trigger();
        EXPECT_TRUE(QTest::qWaitFor(done));
        settle();
    }

    QString shown()
    {
        const auto& variant = m_window.document().scenario()->shown;
        return variant ? QString::fromStdString(variant->name) : QString();
    }
    void show(const QString& name)
    {
        choose(name.isEmpty() ? QStringLiteral("ownTree") : QStringLiteral("variant_") + name,
            [this, name] { return shown() == name; });
    }

    std::uint32_t brandt() { return m_window.document().scenario()->tree.shares(row("brandt")); }
    QByteArray content()
    {
        QFile file(m_file);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void waitFor(const QString& status)
    {
        EXPECT_TRUE(QTest::qWaitFor([this, status] { return label("statusFile") == status; }))
            << label("statusFile").toStdString();
    }
    Scenario saved() { return loadScenario(m_file.toStdString())->scenario; }
    QUndoView& history() { return *m_window.findChild<QUndoView*>(QStringLiteral("historyView")); }
};

TEST_F(VariantsTest, ANewOneNamesThePresentState)
{
    edit("9");
    trigger("newVariant");
    EXPECT_EQ(field().text(), QStringLiteral("Proposal A"));
    QTest::keyClick(&field(), Qt::Key_Return);
    settle();
    EXPECT_FALSE(naming().isVisible());
    EXPECT_EQ(brandt(), 9U);
    EXPECT_EQ(shown(), QStringLiteral("Proposal A"));
    EXPECT_EQ(m_window.windowTitle(), QStringLiteral("site.fairshare (Proposal A)[*] — Fairshare Explorer"));
    EXPECT_TRUE(action(QStringLiteral("variant_Proposal A"))->isChecked());
    EXPECT_TRUE(m_window.document().isModified());
    trigger("newVariant");
    EXPECT_EQ(field().text(), QStringLiteral("Proposal B"));
}

TEST_F(VariantsTest, TheToolbarAndTheStatusLineTellWhichIsShown)
{
    auto& list = *m_window.findChild<QComboBox*>(QStringLiteral("variantCombo"));
    EXPECT_FALSE(list.isVisible());
    makeVariant(QStringLiteral("A"));
    EXPECT_TRUE(list.isVisible());
    EXPECT_EQ(list.currentText(), QStringLiteral("A"));
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare (A), unsaved"));
    show({});
    EXPECT_EQ(list.currentText(), QStringLiteral("File's own tree"));
    list.setCurrentIndex(1);
    Q_EMIT list.activated(1);
    EXPECT_TRUE(QTest::qWaitFor([this] { return shown() == QStringLiteral("A"); }));
    m_window.document().undoStack().setIndex(0);
    settle();
    EXPECT_FALSE(list.isVisible());
}

TEST_F(VariantsTest, SavingKeepsTheFilesOwnTree)
{
    edit("9");
    makeVariant(QStringLiteral("A"));
    edit("11");
    trigger("save");
    EXPECT_EQ(saved().tree.shares(row("brandt")), 2U);
    EXPECT_EQ(withVariantShown(saved(), "A")->tree.shares(row("brandt")), 11U);
    EXPECT_EQ(brandt(), 11U);
    EXPECT_EQ(shown(), QStringLiteral("A"));
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(VariantsTest, ShowingOneLeavesNothingToSave)
{
    edit("9");
    makeVariant(QStringLiteral("A"));
    trigger("save");
    const QByteArray before = content();
    for (const QString& name : {QString(), QStringLiteral("A"), QString()}) {
        show(name);
        EXPECT_FALSE(m_window.isWindowModified());
        EXPECT_FALSE(action(QStringLiteral("save"))->isEnabled());
    }
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare"));
    ASSERT_TRUE(m_window.document().save());
    EXPECT_EQ(content(), before);
}

TEST_F(VariantsTest, EditsOfANewOneAreCounted)
{
    makeVariant(QStringLiteral("A"));
    edit("9");
    waitFor(QStringLiteral("site.fairshare (A), unsaved changes: 1"));
    show({});
    waitFor(QStringLiteral("site.fairshare, unsaved changes: 1"));
    edit("4");
    waitFor(QStringLiteral("site.fairshare, unsaved changes: 2"));
}

TEST_F(VariantsTest, ThereIsNothingToSaveBackInTheSavedState)
{
    makeVariant(QStringLiteral("A"));
    edit("9");
    trigger("save");
    show({});
    edit("4");
    EXPECT_TRUE(m_window.isWindowModified());
    m_window.document().undoStack().undo();
    settle();
    EXPECT_FALSE(m_window.isWindowModified());
    EXPECT_EQ(label("statusFile"), QStringLiteral("site.fairshare"));
}

TEST_F(VariantsTest, AnEditMadeBackInAnotherVariantIsFoundOut)
{
    makeVariant(QStringLiteral("A"));
    edit("9");
    trigger("save");
    edit("11");
    show({});
    show(QStringLiteral("A"));
    EXPECT_TRUE(m_window.isWindowModified());
    edit("9");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !m_window.isWindowModified(); }));
}

TEST_F(VariantsTest, WhatDoesNotFitIsToldWhileItIsShown)
{
    Scenario scenario = saved();
    scenario.sections.emplace_back(
        "variants", R"([{ "name": "A", "edits": [{ "account": "nowhere", "shares": 5 }] }])");
    ASSERT_TRUE(saveScenario(scenario, m_file.toStdString(), *findFormat("fairshare")));
    open({m_file});
    show(QStringLiteral("A"));
    const auto* band = m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    EXPECT_TRUE(band->isVisible());
    edit("9");
    EXPECT_TRUE(band->isVisible());
    m_window.document().undoStack().setIndex(0);
    settle();
    EXPECT_FALSE(band->isVisible());
}

TEST_F(VariantsTest, FollowAnAccountThatIsRenamedInTheFilesOwnTree)
{
    edit("9");
    makeVariant(QStringLiteral("A"));
    show({});
    ASSERT_TRUE(m_window.document().applyStructure(QStringLiteral("Rename"), {},
        [this](const Scenario& now) { return withName(now, row("chemistry"), "alchemy"); }));
    settle();
    show(QStringLiteral("A"));
    EXPECT_EQ(brandt(), 9U);
    const ShareTree& tree = m_window.document().scenario()->tree;
    EXPECT_EQ(tree.name(tree.parent(row("brandt"))), "alchemy");
}

TEST_F(VariantsTest, ShownOneAfterTheOther)
{
    edit("9");
    makeVariant(QStringLiteral("A"));
    edit("12");
    makeVariant(QStringLiteral("B"));
    show({});
    EXPECT_EQ(brandt(), 2U);
    EXPECT_TRUE(action(QStringLiteral("ownTree"))->isChecked());
    EXPECT_FALSE(action(QStringLiteral("removeVariant"))->isEnabled());
    show(QStringLiteral("B"));
    EXPECT_EQ(brandt(), 12U);
    show(QStringLiteral("A"));
    EXPECT_EQ(brandt(), 12U); // it was edited before B was named
    m_window.document().undoStack().undo();
    EXPECT_EQ(shown(), QStringLiteral("B"));
    EXPECT_TRUE(action(QStringLiteral("variant_B"))->isChecked());
}

TEST_F(VariantsTest, ShowingAnotherStructure)
{
    makeVariant(QStringLiteral("A"));
    stand("brandt", 0);
    trigger("remove");
    settle();
    const std::size_t rows = m_window.document().scenario()->tree.size();
    show({});
    EXPECT_EQ(m_window.document().scenario()->tree.size(), rows + 1);
    show(QStringLiteral("A"));
    EXPECT_EQ(m_window.document().scenario()->tree.size(), rows);
    m_window.document().undoStack().undo();
    settle();
    EXPECT_EQ(brandt(), 2U);
}

TEST_F(VariantsTest, ANameThatIsTakenIsAskedForAgain)
{
    makeVariant(QStringLiteral("A"));
    trigger("newVariant");
    QTest::keyClicks(&field(), QStringLiteral("A"));
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_TRUE(naming().isVisible());
    EXPECT_EQ(m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text(),
        QStringLiteral("variant 'A' already exists"));
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_FALSE(naming().isVisible());
    EXPECT_TRUE(table().hasFocus());
}

TEST_F(VariantsTest, RenamedAndRemoved)
{
    edit("9");
    makeVariant(QStringLiteral("A"));
    trigger("renameVariant");
    EXPECT_EQ(field().text(), QStringLiteral("A"));
    QTest::keyClicks(&field(), QStringLiteral("more"));
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_EQ(shown(), QStringLiteral("more"));
    EXPECT_EQ(action(QStringLiteral("variant_A")), nullptr);
    EXPECT_EQ(brandt(), 9U);
    choose(QStringLiteral("removeVariant"), [this] { return shown().isEmpty(); });
    EXPECT_EQ(brandt(), 2U);
    EXPECT_EQ(action(QStringLiteral("variant_more")), nullptr);
    EXPECT_TRUE(variantNames(*m_window.document().scenario())->empty());
    m_window.document().undoStack().undo();
    settle();
    EXPECT_EQ(brandt(), 9U);
    EXPECT_NE(action(QStringLiteral("variant_more")), nullptr);
}

TEST_F(VariantsTest, OneIsTheBaseline)
{
    edit("9");
    makeVariant(QStringLiteral("A"));
    show({});
    auto* combo = m_window.findChild<QComboBox*>(QStringLiteral("baselineCombo"));
    EXPECT_GE(combo->findText(QStringLiteral("Variant A")), 0);
    choose(QStringLiteral("baselineVariant_A"),
        [this] { return m_window.document().chosenBaseline() == Document::Baseline::Other; });
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 9U);
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("A"));
    EXPECT_EQ(combo->currentText(), QStringLiteral("A"));
}

TEST_F(VariantsTest, ClosingForgetsThem)
{
    makeVariant(QStringLiteral("A"));
    answer(QMessageBox::Discard);
    trigger("close");
    EXPECT_EQ(action(QStringLiteral("variant_A")), nullptr);
    EXPECT_FALSE(action(QStringLiteral("newVariant"))->isEnabled());
}

TEST_F(VariantsTest, AnEarlierStateIsTheBaseline)
{
    edit("9");
    edit("11");
    edit("13");
    m_window.document().setBaselineStep(1);
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 9U);
    EXPECT_EQ(brandt(), 13U);
    EXPECT_TRUE(m_window.document().baselineName().startsWith(QStringLiteral("the state after “")))
        << m_window.document().baselineName().toStdString();
    m_window.document().setBaselineStep(0);
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 2U);
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("the start of the history"));
    m_window.document().setBaselineStep(4);
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("the start of the history"));
}

TEST_F(VariantsTest, TheMenuOfTheHistoryLeavesTheDocumentAlone)
{
    edit("9");
    edit("11");
    trigger("showHistory");
    const QPoint first = history().visualRect(history().model()->index(1, 0)).center();
    QTest::mouseClick(history().viewport(), Qt::RightButton, Qt::NoModifier, first);
    QContextMenuEvent asks(QContextMenuEvent::Mouse, first, history().viewport()->mapToGlobal(first));
    QApplication::sendEvent(history().viewport(), &asks);
    EXPECT_EQ(brandt(), 11U);
    auto* menu = m_window.findChild<QMenu*>(QStringLiteral("historyMenu"));
    ASSERT_NE(menu, nullptr);
    ASSERT_EQ(menu->actions().size(), 1);
    EXPECT_EQ(menu->actions().front()->text(), QStringLiteral("Use as &baseline"));
    menu->actions().front()->trigger();
    menu->close();
    settle();
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 9U);
    EXPECT_EQ(brandt(), 11U);
}

} // namespace
} // namespace fairshare::gui
