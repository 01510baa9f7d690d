// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/class_editor.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QTest>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

std::array<std::vector<std::string>, JobAttributeCount> usersAlone()
{
    std::array<std::vector<std::string>, JobAttributeCount> names;
    names.fill({""});
    names[static_cast<std::size_t>(JobAttribute::User)] = {"", "ann", "bob"};
    return names;
}

TEST(ClassEditorTest, AddsNoClassWithoutAValue)
{
    ClassEditor editor;
    editor.addClass();
    EXPECT_TRUE(editor.classes().empty());
    editor.setNames(usersAlone());
    editor.addClass();
    ASSERT_EQ(editor.classes().size(), 1U);
    EXPECT_EQ(editor.classes()[0].attribute, JobAttribute::User);
    EXPECT_EQ(editor.classes()[0].value, "ann");
}

TEST(ClassEditorTest, ShowsCoefficientsWithoutDecimalsThatSayNothing)
{
    ClassEditor editor;
    editor.setNames(usersAlone());
    editor.addClass();
    editor.setClasses(editor.classes());
    auto* coefficient = editor.findChild<QDoubleSpinBox*>(QStringLiteral("classCoefficient0"));
    ASSERT_NE(coefficient, nullptr);
    EXPECT_EQ(coefficient->text(), QStringLiteral("10"));
    coefficient->setValue(2.5);
    EXPECT_EQ(coefficient->text(), QStringLiteral("2.5"));
    EXPECT_EQ(editor.classes()[0].coefficient, 2.5);
    coefficient->setValue(0.001);
    EXPECT_EQ(coefficient->text(), QStringLiteral("0.001"));
    coefficient->setValue(100);
    EXPECT_EQ(coefficient->text(), QStringLiteral("100"));
}

TEST(ClassEditorTest, TakesTheLeastCoefficientForNone)
{
    ClassEditor editor;
    editor.setNames(usersAlone());
    editor.addClass();
    editor.setClasses(editor.classes());
    auto* coefficient = editor.findChild<QDoubleSpinBox*>(QStringLiteral("classCoefficient0"));
    ASSERT_NE(coefficient, nullptr);
    coefficient->selectAll();
    QTest::keyClicks(coefficient, QStringLiteral("0"));
    QTest::keyClick(coefficient, Qt::Key_Return);
    EXPECT_EQ(coefficient->text(), QStringLiteral("0.001"));
    EXPECT_EQ(editor.classes()[0].coefficient, 0.001);
    coefficient->setValue(5);
    coefficient->selectAll();
    QTest::keyClick(coefficient, Qt::Key_Delete);
    QTest::keyClick(coefficient, Qt::Key_Return);
    EXPECT_EQ(editor.classes()[0].coefficient, 5);
}

TEST(ClassEditorTest, ShowsTheValueThatAClassKeepsWhereItsBoxIsEmptied)
{
    ClassEditor editor;
    editor.setNames(usersAlone());
    editor.addClass();
    editor.setClasses(editor.classes());
    auto* value = editor.findChild<QComboBox*>(QStringLiteral("classValue0"));
    ASSERT_NE(value, nullptr);
    value->lineEdit()->setText(QString());
    Q_EMIT value->lineEdit()->editingFinished();
    EXPECT_EQ(editor.classes()[0].value, "ann");
    EXPECT_EQ(value->currentText(), QStringLiteral("ann"));
}

// A file with two classes of one match is refused.
TEST(ClassEditorTest, KeepsTheMatchesOfClassesApart)
{
    ClassEditor editor;
    editor.setNames(usersAlone());
    const JobClass ann{.attribute = JobAttribute::User, .value = "ann"};
    editor.setClasses({ann, {.attribute = JobAttribute::User, .value = "bob"},
        {.attribute = JobAttribute::Account, .value = "ann"}});
    auto* value = editor.findChild<QComboBox*>(QStringLiteral("classValue1"));
    auto* attribute = editor.findChild<QComboBox*>(QStringLiteral("classAttribute2"));
    ASSERT_TRUE(value && attribute);
    value->lineEdit()->setText(QStringLiteral("ann"));
    Q_EMIT value->lineEdit()->editingFinished();
    EXPECT_EQ(editor.classes()[1].value, "bob");
    EXPECT_EQ(value->currentText(), QStringLiteral("bob"));
    const int kept = attribute->currentIndex();
    attribute->setCurrentIndex(0);
    Q_EMIT attribute->activated(0);
    EXPECT_EQ(editor.classes()[2].attribute, JobAttribute::Account);
    EXPECT_EQ(attribute->currentIndex(), kept);
}

} // namespace
} // namespace fairshare::gui
