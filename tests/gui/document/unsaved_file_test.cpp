// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/university.h"
#include "widgets/document/unsaved_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class UnsavedFileTest : public testing::Test {
protected:
    /// As a program leaves it that ends now.
    void leave(const QString& name, const QDateTime& time = QDateTime::currentDateTime())
    {
        WorkOrigin origin;
        origin.name = name;
        origin.time = time;
        ASSERT_TRUE(UnsavedFile(m_folder).write(origin, m_scenario));
    }

    QStringList names() const { return QDir(m_folder).entryList(QDir::Files); }

    QTemporaryDir m_parent;
    QString m_folder = m_parent.filePath(QStringLiteral("unsaved"));
    Scenario m_scenario = university().scenario;
};

TEST_F(UnsavedFileTest, KeepsTheWorkAndWhereItComesFrom)
{
    const WorkOrigin origin{QStringLiteral("Größe.dump"), QStringLiteral("/srv/Größe.dump"),
        QStringLiteral("sacctmgr-dump"), {QStringLiteral("/srv/Größe.dump"), QStringLiteral("/srv/u\n")},
        {true, (qint64{1} << 40) + 1, 1700000000123}, {}, QDateTime::fromMSecsSinceEpoch(1700000001234)};
    ASSERT_TRUE(UnsavedFile(m_folder).write(origin, m_scenario));
    const auto left = UnsavedFile::leftIn(m_folder);
    ASSERT_EQ(left.size(), 1U);
    const WorkOrigin& found = left.front()->origin();
    EXPECT_EQ(found.name, origin.name);
    EXPECT_EQ(found.path, origin.path);
    EXPECT_EQ(found.format, origin.format);
    EXPECT_EQ(found.sources, origin.sources);
    EXPECT_EQ(found.stamp, origin.stamp);
    EXPECT_EQ(found.time, origin.time);
    EXPECT_EQ(left.front()->read().value(), m_scenario);
}

TEST_F(UnsavedFileTest, IsNotLeftWhileItsOwnerLives)
{
    UnsavedFile file(m_folder);
    ASSERT_TRUE(file.write({}, m_scenario));
    EXPECT_TRUE(UnsavedFile::leftIn(m_folder).empty());
    EXPECT_EQ(names().size(), 2);
}

TEST_F(UnsavedFileTest, WhatOneFoundAnotherDoesNotFind)
{
    leave(QStringLiteral("site.fairshare"));
    const auto first = UnsavedFile::leftIn(m_folder);
    EXPECT_EQ(first.size(), 1U);
    EXPECT_TRUE(UnsavedFile::leftIn(m_folder).empty());
}

TEST_F(UnsavedFileTest, TheLatestComesFirst)
{
    const QDateTime now = QDateTime::currentDateTime();
    leave(QStringLiteral("b"), now.addSecs(-60));
    leave(QStringLiteral("c"), now);
    leave(QStringLiteral("a"), now.addDays(-1));
    const auto left = UnsavedFile::leftIn(m_folder);
    ASSERT_EQ(left.size(), 3U);
    EXPECT_EQ(left[0]->origin().name, QStringLiteral("c"));
    EXPECT_EQ(left[1]->origin().name, QStringLiteral("b"));
    EXPECT_EQ(left[2]->origin().name, QStringLiteral("a"));
}

TEST_F(UnsavedFileTest, RemovingLeavesNothing)
{
    UnsavedFile file(m_folder);
    ASSERT_TRUE(file.write({}, m_scenario));
    file.remove();
    EXPECT_EQ(names(), QStringList());
}

TEST_F(UnsavedFileTest, IsForItsOwnerOnly)
{
    leave(QStringLiteral("site.fairshare"));
    EXPECT_EQ(QFileInfo(m_folder).permissions() & (QFile::ReadGroup | QFile::ReadOther), 0);
}

TEST_F(UnsavedFileTest, ALockWithoutAFileIsRemoved)
{
    ASSERT_TRUE(QDir().mkpath(m_folder));
    ASSERT_TRUE(QFile(QDir(m_folder).filePath(QStringLiteral("x.lock"))).open(QIODevice::WriteOnly));
    EXPECT_TRUE(UnsavedFile::leftIn(m_folder).empty());
    EXPECT_EQ(names(), QStringList());
}

TEST_F(UnsavedFileTest, WhatALaterVersionKeptStays)
{
    ASSERT_TRUE(QDir().mkpath(m_folder));
    QFile file(QDir(m_folder).filePath(QStringLiteral("x.unsaved")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"version\":2}\n{}\n");
    file.close();
    EXPECT_TRUE(UnsavedFile::leftIn(m_folder).empty());
    EXPECT_TRUE(QFileInfo::exists(file.fileName()));
}

TEST_F(UnsavedFileTest, DamageIsToldWithItsPlace)
{
    leave(QStringLiteral("site.fairshare"));
    const auto left = UnsavedFile::leftIn(m_folder);
    ASSERT_EQ(left.size(), 1U);
    QFile file(QDir(m_folder).entryInfoList({QStringLiteral("*.unsaved")}).front().filePath());
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.resize(file.size() / 2));
    const auto read = left.front()->read();
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().file, file.fileName().toStdString());
    EXPECT_GT(read.error().position.line, 2U);
}

TEST_F(UnsavedFileTest, AFolderThatIsNoneIsAnError)
{
    ASSERT_TRUE(QFile(m_folder).open(QIODevice::WriteOnly));
    const auto written = UnsavedFile(m_folder).write({}, m_scenario);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().message, "cannot be written: a component of the path is not a directory");
    EXPECT_TRUE(UnsavedFile::leftIn(m_folder).empty());
}

} // namespace
} // namespace fairshare::gui
