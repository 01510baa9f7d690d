// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/document/pasted_file.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/start/start_page.h"

#include <QClipboard>
#include <QDir>
#include <QStandardPaths>

namespace fairshare::gui {
namespace {

constexpr const char* Dump =
    "Cluster - 'heron'\nParent - 'root'\nAccount - 'lab':Fairshare=3\nParent - 'lab'\n"
    "User - 'ann':Fairshare=2\nUser - 'bob':Fairshare=5\n";

/// Text that was copied in a terminal.
class PastedTextTest : public MainWindowTest {
protected:
    PastedTextTest() { QStandardPaths::setTestModeEnabled(true); }
    ~PastedTextTest() override
    {
        QDir(pastedFolder()).removeRecursively();
        QStandardPaths::setTestModeEnabled(false);
    }

    static void copy(const char* text) { QApplication::clipboard()->setText(QString::fromUtf8(text)); }
    const Scenario& scenario() { return *m_window.document().scenario(); }
    std::string message()
    {
        return m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text().toStdString();
    }
};

TEST_F(PastedTextTest, OpensOnTheStartPageByThePasteKeys)
{
    copy(Dump);
    auto* page = m_window.findChild<StartPage*>();
    ASSERT_NE(page, nullptr);
    page->setFocus();
    QTest::keySequence(page, QKeySequence::Paste);
    settle();
    ASSERT_FALSE(m_window.document().isEmpty());
    EXPECT_EQ(scenario().cluster, "heron");
    EXPECT_EQ(scenario().tree.shares(row("bob")), 5U);
}

TEST_F(PastedTextTest, OpensFromTheMenuAndCanBeReloaded)
{
    open({m_file});
    copy(Dump);
    trigger("openPasted");
    settle();
    EXPECT_EQ(scenario().cluster, "heron");
    EXPECT_TRUE(m_window.files().canReload());
    trigger("reload");
    settle();
    EXPECT_EQ(scenario().tree.shares(row("ann")), 2U);
}

TEST_F(PastedTextTest, WithoutTextLeavesTheDocumentAlone)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    copy(" \n");
    trigger("openPasted");
    settle();
    EXPECT_EQ(message(), "the clipboard has no text");
    EXPECT_EQ(m_window.document().scenario(), before);
    copy("nothing that anybody printed");
    trigger("openPasted");
    settle();
    EXPECT_NE(message().find("pasted-"), std::string::npos) << message();
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(PastedTextTest, KeepsTheLastTwenty)
{
    const QString folder = m_folder.filePath(QStringLiteral("pasted"));
    QString last;
    for (int i = 0; i < 23; ++i) {
        copy(Dump);
        const auto path = savedClipboard(folder);
        ASSERT_TRUE(path) << describe(path.error());
        last = *path;
        QTest::qWait(2); // names have milliseconds
    }
    EXPECT_EQ(QDir(folder).entryList(QDir::Files).size(), 20);
    EXPECT_TRUE(QFile::exists(last));
}

} // namespace
} // namespace fairshare::gui
