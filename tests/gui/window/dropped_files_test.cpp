// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/message_band.h"

#include "core/scenario/evaluation.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace fairshare::gui {
namespace {

/// Files that a file manager drops on the window, wherever it is.
class DroppedFilesTest : public MainWindowTest {
protected:
    /// @return whether it was taken
    bool drop(const QStringList& paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        const QPoint place = m_window.rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&m_window, &enter);
        QDropEvent event(place, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&m_window, &event);
        settle();
        return enter.isAccepted() && event.isAccepted();
    }

    std::string message()
    {
        return m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text().toStdString();
    }
    std::string title() { return m_window.document().displayName().toStdString(); }
};

TEST_F(DroppedFilesTest, OpenOnTheStartPage)
{
    EXPECT_TRUE(drop({m_file}));
    EXPECT_EQ(title(), "site.fairshare");
}

TEST_F(DroppedFilesTest, TwoTreesAFolderAndAMissingFileAreRefused)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    EXPECT_TRUE(drop({m_file, m_file}));
    EXPECT_EQ(message(),
        m_file.toStdString()
            + ": contains a tree, and so does site.fairshare; open one of them and compare it with the "
              "other");
    EXPECT_TRUE(drop({m_folder.path()}));
    EXPECT_EQ(message(),
        m_folder.path().toStdString() + ": is a directory but not a recording: run.json is missing");
    const QString missing = m_folder.filePath(QStringLiteral("missing.fairshare"));
    EXPECT_TRUE(drop({missing}));
    EXPECT_EQ(message(), missing.toStdString() + ": cannot be read: no such file or directory");
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(DroppedFilesTest, AskAboutUnsavedChanges)
{
    open({m_file});
    ASSERT_TRUE(table().treeModel().setData(
        table().model()->index(table().treeModel().placeOf(row("brandt")), 1), QStringLiteral("9")));
    const ScenarioPtr edited = m_window.document().scenario();
    answer(QMessageBox::Cancel);
    EXPECT_TRUE(drop({QString::fromStdString(sampleFile("university_60"))}));
    EXPECT_EQ(m_window.document().scenario(), edited);
    answer(QMessageBox::Discard);
    EXPECT_TRUE(drop({QString::fromStdString(sampleFile("university_60"))}));
    EXPECT_EQ(title(), "university_60.fairshare");
}

TEST_F(DroppedFilesTest, TheLaterOfTwoWins)
{
    m_window.files().open({m_file});
    m_window.files().open({QString::fromStdString(sampleFile("university_60"))});
    settle();
    EXPECT_EQ(title(), "university_60.fairshare");
    EXPECT_EQ(m_window.document().scenario()->tree.size(), 75U);
    EXPECT_EQ(m_window.results().current()->tree.size(), 75U);
    m_window.files().open({QString::fromStdString(sampleFile("university_60"))});
    m_window.files().open({m_file});
    settle();
    EXPECT_EQ(title(), "site.fairshare");
    EXPECT_EQ(m_window.document().scenario()->tree.size(), 36U);
    EXPECT_EQ(m_window.results().current()->tree.size(), 36U);
}

} // namespace
} // namespace fairshare::gui
