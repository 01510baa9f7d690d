// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/loading_band.h"
#include "widgets/page/bands/message_band.h"

#include <QMimeData>
#include <QPushButton>

namespace fairshare::gui {
namespace {

/// Opening something else while there are unsaved changes.
class QuestionTest : public MainWindowTest {
protected:
    QuestionTest()
    {
        open({m_file});
        stand("brandt", 1);
        type(QStringLiteral("5"));
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }

    QString write(const char* name, const char* text)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        EXPECT_TRUE(writeFile(path.toStdString(), text));
        return path;
    }

    void drop(const QString& path)
    {
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_window, &enter);
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&m_window, &event);
        settle();
    }

    QString message() { return m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text(); }
};

// A question would block here for ever: nobody answers it.
TEST_F(QuestionTest, ABadFileIsRefusedBeforeAnyQuestion)
{
    const ScenarioPtr before = m_window.document().scenario();
    const QString bad = write("bad.txt", "Cluster|Account|User\nuni|root|\nuni|physics\n");
    drop(bad);
    EXPECT_TRUE(message().startsWith(bad)) << message().toStdString();
    EXPECT_EQ(m_window.document().scenario(), before);
    EXPECT_TRUE(m_window.isWindowModified());
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
}

TEST_F(QuestionTest, AGoodFileAsksAndCancelKeepsTheDocument)
{
    const ScenarioPtr before = m_window.document().scenario();
    QString question;
    whenAsked([&question](QMessageBox& box) {
        question = box.text();
        box.button(QMessageBox::Cancel)->click();
    });
    drop(QString::fromStdString(sampleFile("cea_classic")));
    EXPECT_EQ(question, QStringLiteral("Save the changes to site.fairshare?"));
    EXPECT_EQ(m_window.document().scenario(), before);
    EXPECT_TRUE(m_window.isWindowModified());
    EXPECT_FALSE(m_window.findChild<LoadingBand*>()->isVisible());
}

TEST_F(QuestionTest, EveryAnswerHasItsLetter)
{
    QStringList buttons;
    whenAsked([&buttons](QMessageBox& box) {
        for (const auto button : {QMessageBox::Save, QMessageBox::Discard, QMessageBox::Cancel})
            buttons << box.button(button)->text();
        box.button(QMessageBox::Discard)->click();
    });
    drop(QString::fromStdString(sampleFile("cea_classic")));
    EXPECT_EQ(buttons, (QStringList{"&Save", "&Discard", "&Cancel"}));
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("cea_classic.fairshare"));
}

TEST_F(QuestionTest, CountsTheRemarks)
{
    auto& band = *m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    const QStringList remarks{"one", "two", "three"};
    band.showRemarks(remarks.mid(0, 1));
    EXPECT_EQ(band.text(), QStringLiteral("one"));
    band.showRemarks(remarks.mid(0, 2));
    EXPECT_EQ(band.text(), QStringLiteral("one (and 1 more)"));
    band.showRemarks(remarks);
    EXPECT_EQ(band.text(), QStringLiteral("one (and 2 more)"));
}

TEST_F(QuestionTest, AGoodFileAsksAndOpensAfterSaving)
{
    answer(QMessageBox::Save);
    drop(QString::fromStdString(sampleFile("cea_classic")));
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("cea_classic.fairshare"));
    EXPECT_EQ(loadScenario(m_file.toStdString())
                  ->scenario.tree.shares(rowOf(loadScenario(m_file.toStdString())->scenario, "brandt")),
        5U);
}

TEST_F(QuestionTest, OpeningTheSameFileOffersNoSave)
{
    bool asked = false;
    whenAsked([&asked](QMessageBox& box) {
        EXPECT_EQ(box.text(), QStringLiteral("Discard the changes to site.fairshare and reload the file?"));
        EXPECT_EQ(box.button(QMessageBox::Save), nullptr);
        asked = true;
        box.button(QMessageBox::Discard)->click();
    });
    drop(m_file);
    EXPECT_TRUE(asked);
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 2U);
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(QuestionTest, AVanishedRecentFileCanBeForgotten)
{
    const QString gone = write("gone.fairshare", "x");
    RecentFiles(m_settings).add(gone);
    ASSERT_TRUE(QFile::remove(gone));
    OpenDocument otherDocument(m_settings);
    MainWindow other(otherDocument, m_theme);
    other.show();
    other.files().open({gone});
    ASSERT_TRUE(QTest::qWaitFor([&other] { return !other.files().task().isRunning(); }));
    const auto* band = other.findChild<MessageBand*>(QStringLiteral("messageBand"));
    EXPECT_EQ(band->text(), gone + QStringLiteral(": cannot be read: no such file or directory"));
    EXPECT_NE(band->findChild<QPushButton*>(QStringLiteral("recentLocate")), nullptr);
    band->findChild<QPushButton*>(QStringLiteral("recentForget"))->click();
    EXPECT_FALSE(m_settings.recentPaths().contains(gone));
    EXPECT_FALSE(band->isVisible());
}

} // namespace
} // namespace fairshare::gui
