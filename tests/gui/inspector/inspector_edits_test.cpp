// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/scenario/evaluation.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/inspector/flip_panel.h"
#include "widgets/inspector/inspector_dock.h"
#include "widgets/inspector/node_panel.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/wrapped_text.h"

#include <QPushButton>
#include <QSlider>

namespace fairshare::gui {
namespace {

/// Shares and usage, edited in the dock at the right.
class InspectorEditsTest : public MainWindowTest {
protected:
    InspectorEditsTest() { open({m_file}); }

    InspectorDock& inspector() { return m_window.inspector(); }
    QSlider& slider() { return *inspector().findChild<QSlider*>(QStringLiteral("inspectorSlider")); }
    ValueBox& box(const char* name) { return *inspector().findChild<ValueBox*>(QLatin1String(name)); }
    std::uint32_t shares(const char* name) { return m_window.document().scenario()->tree.shares(row(name)); }
    int steps() { return m_window.document().undoStack().count(); }
    std::string refusal()
    {
        const auto* text = inspector().findChild<WrappedText*>(QStringLiteral("inspectorRefusal"));
        return text->isVisible() ? text->sentence().toStdString() : "";
    }

    void select(std::initializer_list<const char*> names)
    {
        m_window.document().selection().clear();
        for (const char* name : names)
            m_window.document().selection().toggle(row(name));
        settle();
    }

    QPoint thumb(int value)
    {
        const double part = double(value) / slider().maximum();
        return {static_cast<int>(7 + part * (slider().width() - 14)), slider().height() / 2};
    }

    void enter(ValueBox& field, const QString& text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, text);
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    }
};

TEST_F(InspectorEditsTest, ADragIsOneStepAndIsEvaluatedOnTheWay)
{
    select({"dvorak"});
    std::vector<std::uint32_t> seen;
    QObject::connect(&m_window.results(), &ScenarioResults::changed, &inspector(),
        [&] { seen.push_back(m_window.results().current()->tree.shares(row("dvorak"))); });
    QTest::mousePress(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(2));
    for (const int value : {4, 6, 8}) {
        QTest::mouseMove(&slider(), thumb(value));
        settle();
    }
    EXPECT_EQ(seen, (std::vector<std::uint32_t>{4, 6, 8}));
    EXPECT_EQ(box("inspectorShares").text(), QStringLiteral("8"));
    QTest::mouseRelease(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(8));
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(
        m_window.document().undoStack().undoText(), QStringLiteral("Change shares of dvorak from 2 to 8"));
    trigger("undo");
    EXPECT_EQ(shares("dvorak"), 2U);
    EXPECT_EQ(slider().value(), 2);
}

TEST_F(InspectorEditsTest, ADragBackToTheStartIsNoStep)
{
    select({"dvorak"});
    QTest::mousePress(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(2));
    for (const int value : {6, 2}) {
        QTest::mouseMove(&slider(), thumb(value));
        settle();
    }
    QTest::mouseRelease(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(2));
    EXPECT_EQ(shares("dvorak"), 2U);
    EXPECT_EQ(steps(), 0);
    EXPECT_FALSE(m_window.document().isModified());
}

TEST_F(InspectorEditsTest, TwoDragsAreTwoSteps)
{
    select({"dvorak"});
    for (const int value : {5, 9}) {
        QTest::mousePress(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(value - 2));
        QTest::mouseMove(&slider(), thumb(value));
        QTest::mouseRelease(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(value));
        settle();
    }
    EXPECT_EQ(shares("dvorak"), 9U);
    EXPECT_EQ(steps(), 2);
    trigger("undo");
    EXPECT_EQ(shares("dvorak"), 5U);
}

TEST_F(InspectorEditsTest, TheLastValueOfADragWinsWithoutWaitingForFigures)
{
    select({"dvorak"});
    QTest::mousePress(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(2));
    for (int value = 3; value <= 7; ++value)
        QTest::mouseMove(&slider(), thumb(value));
    QTest::mouseRelease(&slider(), Qt::LeftButton, Qt::NoModifier, thumb(7));
    EXPECT_EQ(shares("dvorak"), 7U);
    EXPECT_EQ(steps(), 1);
}

TEST_F(InspectorEditsTest, KeysThatFollowEachOtherAreOneStep)
{
    select({"dvorak"});
    slider().setFocus();
    for (int press = 0; press < 3; ++press)
        QTest::keyClick(&slider(), Qt::Key_Right);
    settle();
    EXPECT_EQ(shares("dvorak"), 5U);
    EXPECT_EQ(steps(), 1);
    box("inspectorShares").setFocus();
    QTest::keyClick(&box("inspectorShares"), Qt::Key_Down);
    settle();
    EXPECT_EQ(shares("dvorak"), 4U);
}

TEST_F(InspectorEditsTest, TheRangeGrowsWithTheValue)
{
    EXPECT_EQ(sliderRange(0), 10);
    EXPECT_EQ(sliderRange(5), 10);
    EXPECT_EQ(sliderRange(6), 20);
    EXPECT_EQ(sliderRange(20), 50);
    EXPECT_EQ(sliderRange(50), 100);
    EXPECT_EQ(sliderRange(70), 200);
    EXPECT_EQ(sliderRange(1000000), 2000000);
    EXPECT_EQ(sliderRange(MaxShares), static_cast<int>(MaxShares));
    select({"engineering"});
    EXPECT_EQ(label("inspectorRange").toStdString(), "0–100");
    enter(box("inspectorShares"), QStringLiteral("300"));
    EXPECT_EQ(label("inspectorRange").toStdString(), "0–1\u2009000");
    EXPECT_EQ(slider().value(), 300);
}

TEST_F(InspectorEditsTest, ParentSharesAreTypedAndStopTheSlider)
{
    select({"dvorak"});
    enter(box("inspectorShares"), QStringLiteral("parent"));
    EXPECT_EQ(shares("dvorak"), ParentShares);
    EXPECT_FALSE(slider().isEnabled());
    EXPECT_EQ(box("inspectorShares").text(), QStringLiteral("parent"));
    enter(box("inspectorShares"), QStringLiteral("3"));
    EXPECT_TRUE(slider().isEnabled());
    EXPECT_EQ(steps(), 2);
}

TEST_F(InspectorEditsTest, WhatCannotBeIsRefusedInASentence)
{
    select({"dvorak"});
    enter(box("inspectorShares"), QStringLiteral("many"));
    EXPECT_EQ(refusal(),
        "'many' is not a valid value for shares; type a whole number, parent, or a change such as *1.5 or "
        "+10%");
    EXPECT_EQ(shares("dvorak"), 2U);
    EXPECT_EQ(steps(), 0);
    QTest::keyClick(&box("inspectorShares"), Qt::Key_Escape);
    EXPECT_EQ(refusal(), "");
    EXPECT_EQ(box("inspectorShares").text(), QStringLiteral("2"));
}

TEST_F(InspectorEditsTest, UsageTakesUnitsAndChanges)
{
    select({"dvorak"});
    enter(box("inspectorUsage"), QStringLiteral("2h"));
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("dvorak")), 7200);
    EXPECT_EQ(box("inspectorUsage").text(), QStringLiteral("2"));
    EXPECT_EQ(label("inspectorHours").toStdString(), "TRES-h");
    EXPECT_EQ(m_window.document().undoStack().undoText(),
        QStringLiteral("Change usage of dvorak from 17\u2009009.4 to 2.0 TRES-h"));
}

TEST_F(InspectorEditsTest, AllSelectedRowsAreSetInOneStep)
{
    select({"castillo", "nakamura", "dvorak"});
    EXPECT_EQ(inspector().findChild<WrappedText*>(QStringLiteral("inspectorNote"))->sentence().toStdString(),
        "3 rows are selected; an edit changes all of them.");
    enter(box("inspectorShares"), QStringLiteral("6"));
    EXPECT_EQ(shares("castillo"), 6U);
    EXPECT_EQ(shares("nakamura"), 6U);
    EXPECT_EQ(shares("dvorak"), 6U);
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Change shares of 3 rows to 6"));
}

TEST_F(InspectorEditsTest, OfAPairOnlyTheCurrentOneIsSet)
{
    select({"castillo", "dvorak"});
    enter(box("inspectorShares"), QStringLiteral("6"));
    EXPECT_EQ(shares("castillo"), 1U);
    EXPECT_EQ(shares("dvorak"), 6U);
}

TEST_F(InspectorEditsTest, TheRootHasNoShares)
{
    select({"root"});
    EXPECT_FALSE(box("inspectorShares").isEnabled());
    EXPECT_FALSE(slider().isEnabled());
    EXPECT_TRUE(box("inspectorUsage").isEnabled());
}

TEST_F(InspectorEditsTest, FollowsUndoAndStructure)
{
    select({"dvorak"});
    m_window.document().undoStack().undo();
    trigger("remove");
    settle();
    EXPECT_NE(label("inspectorName"), QStringLiteral("dvorak"));
    trigger("undo");
    settle();
    EXPECT_TRUE(inspector().isVisible());
}

TEST_F(InspectorEditsTest, TabGoesFromTheTopDown)
{
    select({"castillo", "dvorak"});
    inspector().waitUntilReady();
    QApplication::processEvents();
    box("inspectorShares").setFocus();
    int top = -1;
    QStringList names;
    QWidget* at = QApplication::focusWidget();
    while (inspector().isAncestorOf(at) && names.size() < 40) {
        const int y = at->mapTo(&inspector(), QPoint()).y();
        EXPECT_GE(y + at->height(), top)
            << names.join(QLatin1String(", ")).toStdString() << " then " << at->objectName().toStdString();
        top = y;
        names << at->objectName();
        QTest::keyClick(at, Qt::Key_Tab);
        at = QApplication::focusWidget();
    }
    for (const char* name : {"inspectorUsage", "inspectorAlgorithm", "inspectorAgainst", "inspectorChains",
             "flipApply0", "flipApply1", "inspectorAlgorithms"})
        EXPECT_TRUE(names.contains(QLatin1String(name))) << name;
    // There is nothing to do at a sentence.
    for (const char* name : {"inspectorHeadline", "inspectorReason", "inspectorNotes", "flipWaiting", ""})
        EXPECT_FALSE(names.contains(QLatin1String(name))) << name;
    EXPECT_LT(names.indexOf(QLatin1String("flipApply0")), names.indexOf(QLatin1String("flipApply1")));
    EXPECT_LT(
        names.indexOf(QLatin1String("inspectorAlgorithm")), names.indexOf(QLatin1String("inspectorAgainst")));
}

TEST_F(InspectorEditsTest, TheKeyboardStaysAmongTheFlipsThatItApplies)
{
    select({"castillo", "dvorak"});
    inspector().waitUntilReady();
    QApplication::processEvents();
    auto* panel = inspector().findChild<FlipPanel*>();
    auto* apply = inspector().findChild<QPushButton*>(QStringLiteral("flipApply0"));
    apply->setFocus();
    QTest::keyClick(apply, Qt::Key_Space);
    settle();
    EXPECT_EQ(steps(), 1);
    EXPECT_TRUE(panel == QApplication::focusWidget() || panel->isAncestorOf(QApplication::focusWidget()));
    inspector().waitUntilReady();
    QApplication::processEvents();
    EXPECT_EQ(QApplication::focusWidget(), inspector().findChild<QPushButton*>(QStringLiteral("flipApply0")));
}

TEST_F(InspectorEditsTest, AFlipOfTwoUsersOfOneNameTellsWhose)
{
    ASSERT_TRUE(writeFile(m_file.toStdString(),
        R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root", "children": [
        {"account": "lab", "shares": 1, "children": [{"user": "ann", "shares": 1, "usage": 900}]},
        {"account": "ops", "shares": 1, "children": [{"user": "ann", "shares": 1, "usage": 100}]}]}})"));
    open({m_file});
    const ShareTree& tree = m_window.document().scenario()->tree;
    m_window.document().selection().toggle(findByPath(tree, "root/ops/ann"));
    m_window.document().selection().toggle(findByPath(tree, "root/lab/ann"));
    settle();
    inspector().waitUntilReady();
    QApplication::processEvents();
    auto* apply = inspector().findChild<QPushButton*>(QStringLiteral("flipApply0"));
    ASSERT_TRUE(apply->isVisible());
    const QString what = inspector().findChild<QLabel*>(QStringLiteral("flipWhat0"))->text();
    EXPECT_EQ(what.toStdString(), "usage of ann in lab");
    apply->click();
    settle();
    const QString step = m_window.document().undoStack().undoText();
    EXPECT_TRUE(step.startsWith(QStringLiteral("Change usage of ann in lab from "))) << step.toStdString();
}

TEST(GroupedFormula, PartsWholeNumbersOnly)
{
    EXPECT_EQ(groupedFormula(QStringLiteral("(20/50) / (83623290 / 182265860.5) = 0.8718")).toStdString(),
        "(20/50) / (83\u202F623\u202F290 / 182\u202F265\u202F860.5) = 0.8718");
    EXPECT_EQ(groupedFormula(QStringLiteral("bucket 1: 0x90251234 of lab12345, 1e-05, 1234")).toStdString(),
        "bucket 1: 0x90251234 of lab12345, 1e-05, 1\u202F234");
}

} // namespace
} // namespace fairshare::gui
