// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document.h"

#include "core/base/files/files.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/tree/edits/share_tree_edits.h"
#include "tests/gui/support/university.h"
#include "widgets/document/recent_files.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

Document::Edit sharesOf(const char* name, std::uint32_t shares)
{
    return [name, shares](const Scenario& now) -> Result<Scenario> {
        auto tree = withShares(now.tree, rowOf(now, name), shares);
        if (!tree)
            return tl::unexpected(tree.error());
        Scenario edited = now;
        edited.tree = *tree;
        return edited;
    };
}

TEST(Document, UndoesAndRedoesToTheVerySameScenario)
{
    Document document;
    document.open(university(), {});
    const ScenarioPtr before = document.scenario();
    ASSERT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", 9)));
    const ScenarioPtr after = document.scenario();
    EXPECT_TRUE(document.isModified());
    document.undoStack().undo();
    EXPECT_EQ(document.scenario(), before);
    EXPECT_FALSE(document.isModified());
    document.undoStack().redo();
    EXPECT_EQ(document.scenario(), after);
}

TEST(Document, FoldsStepsOfOneGesture)
{
    Document document;
    document.open(university(), {});
    for (const std::uint32_t shares : {3U, 4U, 5U})
        ASSERT_TRUE(
            document.apply(QStringLiteral("Drag"), QStringLiteral("brandt"), sharesOf("brandt", shares)));
    ASSERT_TRUE(document.apply(QStringLiteral("Drag"), QStringLiteral("iyer"), sharesOf("iyer", 5)));
    EXPECT_EQ(document.undoStack().count(), 2);
    document.undoStack().undo();
    document.undoStack().undo();
    EXPECT_EQ(*document.scenario(), *document.baseline());
}

TEST(Document, ARefusedOrEmptyEditIsNoStep)
{
    Document document;
    document.open(university(), {});
    EXPECT_FALSE(document.apply(QStringLiteral("Set"), {}, sharesOf("root", 9)));
    EXPECT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", 2)));
    EXPECT_EQ(document.undoStack().count(), 0);
}

TEST(Document, SavesItsOwnFormatAndIsCleanThen)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("site.fairshare"));
    Document document;
    document.open(university(), {});
    ASSERT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", 9)));
    ASSERT_TRUE(document.saveAs(path));
    EXPECT_FALSE(document.isModified());
    EXPECT_TRUE(document.savesInPlace());
    EXPECT_EQ(document.displayName(), QStringLiteral("site.fairshare"));
    const auto reloaded = loadScenario(path.toStdString());
    ASSERT_TRUE(reloaded);
    EXPECT_EQ(reloaded->scenario, *document.scenario());
}

TEST(Document, StaysModifiedWhenSavingFails)
{
    Document document;
    document.open(university(), {});
    ASSERT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", 9)));
    EXPECT_FALSE(document.saveAs(QStringLiteral("/nowhere/at/all.fairshare")));
    EXPECT_TRUE(document.isModified());
}

/// The university with a variant A, where brandt has 9 shares instead of 2.
LoadedScenario universityWithVariant()
{
    LoadedScenario loaded = university();
    Scenario edited = loaded.scenario;
    edited.tree = *withShares(edited.tree, rowOf(edited, "brandt"), 9);
    loaded.scenario = *withOwnTree(*withNewVariant(edited, "A", loaded.scenario.tree));
    return loaded;
}

void show(Document& document, const char* variant)
{
    const Scenario& now = *document.scenario();
    document.showVariant(
        QStringLiteral("Show"), *variant == 0 ? *withOwnTree(now) : *withVariantShown(now, variant), {});
}

TEST(Document, ShowingAVariantChangesNothingThatIsSaved)
{
    Document document;
    document.open(universityWithVariant(), {});
    show(document, "A");
    EXPECT_FALSE(document.isModified());
    show(document, "");
    EXPECT_FALSE(document.isModified());
    document.undoStack().undo();
    EXPECT_FALSE(document.isModified());
    ASSERT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", 11)));
    EXPECT_TRUE(document.isModified());
    show(document, "");
    EXPECT_TRUE(document.isModified());
    document.undoStack().undo();
    document.undoStack().undo();
    EXPECT_EQ(document.scenario()->shown->name, "A");
    EXPECT_FALSE(document.isModified());
    document.undoStack().redo();
    EXPECT_TRUE(document.isModified());
}

TEST(Document, WhatWasSavedInAVariantIsSavedInTheOthersToo)
{
    const QTemporaryDir folder;
    Document document;
    document.open(universityWithVariant(), {});
    show(document, "A");
    ASSERT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", 11)));
    ASSERT_TRUE(document.saveAs(folder.filePath(QStringLiteral("site.fairshare"))));
    EXPECT_FALSE(document.isModified());
    show(document, "");
    EXPECT_FALSE(document.isModified());
    for (int step = 0; step < 2; ++step)
        document.undoStack().undo(); // to before the edit that was saved
    EXPECT_TRUE(document.isModified());
    document.undoStack().undo();
    EXPECT_TRUE(document.isModified());
}

TEST(Document, AnEditMadeBackByHandIsNone)
{
    Document document;
    document.open(university(), {});
    for (const std::uint32_t shares : {9U, 2U})
        ASSERT_TRUE(document.apply(QStringLiteral("Set"), {}, sharesOf("brandt", shares)));
    EXPECT_EQ(document.undoStack().index(), 2);
    EXPECT_FALSE(document.isModified());
}

TEST(Document, NeverSavesInPlaceOverADump)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("site.cfg")).toStdString();
    ASSERT_TRUE(writeFile(path,
        "Cluster - 'kestrel':Fairshare=1\nParent - 'root'\nAccount - 'physics':Fairshare=5\n"
        "Parent - 'physics'\nUser - 'alice':Fairshare=2\n"));
    auto loaded = loadScenario(path);
    ASSERT_TRUE(loaded) << loaded.error().message;
    Document document;
    document.open(std::move(*loaded), QString::fromStdString(path));
    EXPECT_FALSE(document.savesInPlace());
}

TEST(RecentFiles, KeepsTheLatestFirstAndForgetsTheOldest)
{
    const QTemporaryDir folder;
    const QString store = folder.filePath(QStringLiteral("settings.ini"));
    {
        Settings settings(store);
        RecentFiles recent(settings);
        for (int file = 0; file < 12; ++file)
            recent.add(QStringLiteral("/tmp/%1").arg(file));
        recent.add(QStringLiteral("/tmp/5"));
    }
    Settings settings(store);
    const RecentFiles recent(settings);
    EXPECT_EQ(recent.paths().size(), RecentFiles::Longest);
    EXPECT_EQ(recent.paths().front(), QStringLiteral("/tmp/5"));
    EXPECT_EQ(recent.paths().at(1), QStringLiteral("/tmp/11"));
}

} // namespace
} // namespace fairshare::gui
