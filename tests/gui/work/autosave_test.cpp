// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/university.h"
#include "widgets/work/files/autosave.h"

#include "core/scenario/edits/value_edit.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <array>

namespace fairshare::gui {
namespace {

class AutosaveTest : public testing::Test {
protected:
    AutosaveTest()
        : m_autosave(m_document, m_folder, [this] {
            WorkOrigin origin;
            origin.name = m_document.displayName();
            return origin;
        })
    {
        m_autosave.setDelays({std::chrono::milliseconds(30), std::chrono::milliseconds(100)});
        QObject::connect(&m_autosave, &Autosave::failed, [this](const QString& reason) { m_told << reason; });
        m_document.open(university(), m_parent.filePath(QStringLiteral("site.fairshare")));
    }

    void edit(const char* shares)
    {
        const std::array rows{rowOf(*m_document.scenario(), "brandt")};
        ASSERT_TRUE(m_document.apply(QStringLiteral("Set shares"), {}, [&](const Scenario& now) {
            return withEditedValues(now, rows, {ValueField::Shares, shares, {}});
        }));
    }

    int kept() const
    {
        return static_cast<int>(QDir(m_folder).entryList({QStringLiteral("*.unsaved")}).size());
    }
    bool waitUntilKept(int count)
    {
        return QTest::qWaitFor([this, count] { return kept() == count; });
    }

    QTemporaryDir m_parent;
    QString m_folder = m_parent.filePath(QStringLiteral("unsaved"));
    QStringList m_told;
    Document m_document;
    Autosave m_autosave;
};

TEST_F(AutosaveTest, WorkIsKeptAfterARest)
{
    QTest::qWait(60);
    EXPECT_EQ(kept(), 0);
    edit("7");
    EXPECT_TRUE(waitUntilKept(1));
    edit("8");
    QTest::qWait(200);
    EXPECT_EQ(kept(), 1);
}

TEST_F(AutosaveTest, WorkIsKeptWhileEditsGoOn)
{
    m_autosave.setDelays({std::chrono::milliseconds(60000), std::chrono::milliseconds(100)});
    QElapsedTimer time;
    time.start();
    for (int shares = 10; kept() == 0 && time.elapsed() < 5000; ++shares) {
        edit(std::to_string(shares).c_str());
        QTest::qWait(5);
    }
    EXPECT_EQ(kept(), 1);
    EXPECT_GE(time.elapsed(), 100);
}

TEST_F(AutosaveTest, UndoingAllForgetsItAndRedoingKeepsItAgain)
{
    edit("7");
    ASSERT_TRUE(waitUntilKept(1));
    m_document.undoStack().undo();
    EXPECT_TRUE(waitUntilKept(0));
    m_document.undoStack().redo();
    EXPECT_TRUE(waitUntilKept(1));
}

TEST_F(AutosaveTest, SavingForgetsIt)
{
    edit("7");
    ASSERT_TRUE(waitUntilKept(1));
    ASSERT_TRUE(m_document.save());
    EXPECT_TRUE(waitUntilKept(0));
    // The lock goes after the file that it guards.
    EXPECT_TRUE(QTest::qWaitFor([this] { return QDir(m_folder).entryList(QDir::Files).isEmpty(); }));
}

TEST_F(AutosaveTest, ClosingForgetsIt)
{
    edit("7");
    ASSERT_TRUE(waitUntilKept(1));
    m_document.close();
    EXPECT_TRUE(waitUntilKept(0));
}

TEST_F(AutosaveTest, FinishingForgetsItForGood)
{
    edit("7");
    ASSERT_TRUE(waitUntilKept(1));
    m_autosave.finish();
    EXPECT_TRUE(waitUntilKept(0));
    edit("8");
    QTest::qWait(200);
    EXPECT_EQ(kept(), 0);
}

TEST_F(AutosaveTest, WhatIsInNoFileIsKeptWithoutAnEdit)
{
    m_document.openUnstored(university(), QStringLiteral("two files"));
    EXPECT_TRUE(waitUntilKept(1));
}

TEST_F(AutosaveTest, AnEndWithoutSavingLeavesIt)
{
    {
        Document document;
        Autosave autosave(document, m_folder, [] { return WorkOrigin(); });
        autosave.setDelays({std::chrono::milliseconds(1), {}});
        document.openUnstored(university(), {});
        ASSERT_TRUE(waitUntilKept(1));
        EXPECT_TRUE(UnsavedFile::leftIn(m_folder).empty());
    }
    const auto left = UnsavedFile::leftIn(m_folder);
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left.front()->read().value(), university().scenario);
}

TEST_F(AutosaveTest, AdoptedWorkGoesOnInItsFile)
{
    auto left = std::make_shared<UnsavedFile>(m_folder);
    ASSERT_TRUE(left->write({}, *m_document.scenario()));
    edit("7");
    m_autosave.adopt(left);
    EXPECT_TRUE(QTest::qWaitFor([&left, this] { return left->read().value() == *m_document.scenario(); }));
    EXPECT_EQ(kept(), 1);
    ASSERT_TRUE(m_document.save());
    EXPECT_TRUE(waitUntilKept(0));
}

TEST_F(AutosaveTest, TellsOnceThatItCannotKeepAndGoesOnTrying)
{
    ASSERT_TRUE(QFile(m_folder).open(QIODevice::WriteOnly));
    edit("7");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !m_told.isEmpty(); }));
    edit("8");
    QTest::qWait(300);
    EXPECT_EQ(
        m_told, QStringList{QStringLiteral("cannot be written: a component of the path is not a directory")});
    EXPECT_EQ(m_document.scenario()->tree.shares(rowOf(*m_document.scenario(), "brandt")), 8U);
    ASSERT_TRUE(QFile::remove(m_folder));
    EXPECT_TRUE(waitUntilKept(1));
}

} // namespace
} // namespace fairshare::gui
