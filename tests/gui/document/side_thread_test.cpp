// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/side_thread.h"

#include "core/analysis/generate/generator.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/gui/support/university.h"
#include "widgets/document/document.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTimer>

#include <gtest/gtest.h>

#include <array>

namespace fairshare::gui {
namespace {

/// More associations than an edit of the structure may take on the window's own thread.
LoadedScenario largeScenario()
{
    LoadedScenario loaded;
    loaded.scenario = generateScenario({"lab", 250'000, 1}).value();
    return loaded;
}

constexpr NodeRow FirstBelowRoot = 1;

Result<StructureEdit> duplicateFirst(const Scenario& now)
{
    return withRowsDuplicated(now, std::array{FirstBelowRoot});
}

TEST(SideThread, GivesWhatTheWorkReturnsWhileTimersRun)
{
    const auto here = std::this_thread::get_id();
    std::promise<void> timerRan;
    QTimer::singleShot(0, qApp, [&timerRan] { timerRan.set_value(); });
    const int answer = onSideThread([&] {
        timerRan.get_future().wait();
        return std::this_thread::get_id() == here ? 1 : 2;
    });
    EXPECT_EQ(answer, 2);
}

TEST(SideThread, ALargeTreeIsEditedAndSavedWhileTimersRun)
{
    Document document;
    document.open(largeScenario(), {});
    const std::size_t before = document.scenario()->tree.size();
    int beats = 0;
    QTimer::singleShot(0, qApp, [&beats] { ++beats; });
    const auto touched = document.applyStructure(QStringLiteral("Duplicate"), {}, duplicateFirst);
    ASSERT_TRUE(touched);
    EXPECT_EQ(beats, 1);
    EXPECT_EQ(touched->size(), 1U);
    EXPECT_GT(document.scenario()->tree.size(), before);
    EXPECT_TRUE(document.isModified());

    const QTemporaryDir folder;
    QTimer::singleShot(0, qApp, [&beats] { ++beats; });
    ASSERT_TRUE(document.saveAs(folder.filePath(QStringLiteral("large.fairshare"))));
    EXPECT_EQ(beats, 2);
    EXPECT_FALSE(document.isModified());
}

TEST(SideThread, AnEditOfAFileThatWasReplacedMeanwhileIsForgotten)
{
    Document document;
    document.open(largeScenario(), {});
    QTimer::singleShot(0, qApp, [&document] { document.open(university(), {}); });
    const auto touched = document.applyStructure(QStringLiteral("Duplicate"), {}, duplicateFirst);
    ASSERT_TRUE(touched);
    EXPECT_TRUE(touched->empty());
    EXPECT_EQ(document.undoStack().count(), 0);
    EXPECT_EQ(document.scenario()->tree.size(), 36U);
}

TEST(SideThread, AStateThatWasReplacedWhileItWasSavedIsNotTakenForSaved)
{
    Document document;
    document.open(largeScenario(), {});
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.fairshare"));
    QTimer::singleShot(0, qApp, [&document] { document.open(university(), QStringLiteral("other")); });
    EXPECT_TRUE(document.saveAs(path));
    EXPECT_EQ(document.path(), QStringLiteral("other"));
}

} // namespace
} // namespace fairshare::gui
