// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/export_folder.h"

#include "tests/gui/support/small_run.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class ExportFolderTest : public testing::Test {
protected:
    ExportFolderTest() { openFrom(m_folder.filePath(QStringLiteral("site.fairshare"))); }

    void openFrom(const QString& path) { m_document.open(smallSimulation(m_folder.path()), path); }
    QString made(const char* name)
    {
        QDir(m_folder.path()).mkdir(QLatin1String(name));
        return m_folder.filePath(QLatin1String(name));
    }
    static QString usual()
    {
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        return QFileInfo(documents).isDir() ? documents : QDir::homePath();
    }

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    Document m_document;
    ExportFolder m_exports{m_settings, m_document};
};

TEST_F(ExportFolderTest, IsThatOfTheLastExport)
{
    const QString last = made("figures");
    m_exports.remember(last + QStringLiteral("/tree.svg"));
    EXPECT_EQ(m_exports.path(), last);
    ASSERT_TRUE(QDir().rmdir(last));
    EXPECT_EQ(m_exports.path(), m_folder.path()) << "that one is gone";
}

TEST_F(ExportFolderTest, IsBesideTheDocumentBeforeTheFirstExport)
{
    EXPECT_EQ(m_exports.path(), m_folder.path());
    EXPECT_EQ(m_exports.pathOf(QStringLiteral("a/b.png")), m_folder.filePath(QStringLiteral("a-b.png")));
}

TEST_F(ExportFolderTest, IsThatOfDocumentsWhereNothingCanBeWrittenBesideTheFile)
{
    for (const char* file : {":/samples/peregrine.fairshare", "/nowhere/site.fairshare", ""}) {
        openFrom(QLatin1String(file));
        EXPECT_EQ(m_exports.path(), usual()) << file;
    }
}

TEST_F(ExportFolderTest, IsNotThatOfInstalledSamples)
{
    const QString samples = made("samples");
    for (const QFileInfo& sample : QDir(QStringLiteral(":/samples")).entryInfoList())
        ASSERT_TRUE(QFile::copy(sample.filePath(), samples + QLatin1Char('/') + sample.fileName()));
    openFrom(samples + QStringLiteral("/peregrine.fairshare"));
    EXPECT_EQ(m_exports.path(), usual());
    ASSERT_TRUE(QFile::remove(samples + QStringLiteral("/peregrine.fairshare")));
    EXPECT_EQ(m_exports.path(), samples) << "which holds but copies of some of them";
}

} // namespace
} // namespace fairshare::gui
