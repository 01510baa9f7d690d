// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/manual_dialog.h"

#include <QDir>
#include <QListWidget>
#include <QTextBrowser>
#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

class ManualTest : public testing::Test {
protected:
    QWidget m_window;
    ManualDialog& m_manual = *new ManualDialog(&m_window);
    QListWidget& m_pages = *m_manual.findChild<QListWidget*>(QStringLiteral("manualPages"));
    QTextBrowser& m_text = *m_manual.findChild<QTextBrowser*>(QStringLiteral("manualText"));
};

TEST_F(ManualTest, HasEveryPageOfTheFolder)
{
    EXPECT_EQ(
        m_pages.count(), QDir(QStringLiteral("resources/manual")).entryList({QStringLiteral("*.md")}).size());
    for (int row = 0; row < m_pages.count(); ++row) {
        m_pages.setCurrentRow(row);
        const QString text = m_text.toPlainText();
        EXPECT_TRUE(text.startsWith(m_pages.item(row)->text())) << text.left(80).toStdString();
        EXPECT_GT(text.size(), 500) << m_pages.item(row)->text().toStdString();
        EXPECT_FALSE(text.contains(QStringLiteral("]("))) << m_pages.item(row)->text().toStdString();
    }
}

TEST_F(ManualTest, FollowsALinkToAnotherPage)
{
    const QString first = m_text.toPlainText();
    m_text.setSource(QUrl(QStringLiteral("quotas.md")));
    EXPECT_NE(m_text.toPlainText(), first);
    EXPECT_EQ(m_pages.currentItem()->text(), QStringLiteral("Quotas"));
}

} // namespace
} // namespace fairshare::gui
