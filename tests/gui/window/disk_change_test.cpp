// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/io/format_registry.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/message_band.h"

#include <QPushButton>

namespace fairshare::gui {
namespace {

class DiskChangeTest : public MainWindowTest {
protected:
    DiskChangeTest()
    {
        open({m_file});
        edit("brandt", QStringLiteral("9"));
    }

    void edit(const char* name, const QString& shares)
    {
        stand(name, 1);
        type(shares);
        QTest::keyClick(editor(), Qt::Key_Return);
        settle();
    }

    std::string content() { return readFile(m_file.toStdString()).value(); }

    /// As a colleague's editor saves: another file takes the place of ours.
    void writeAsSomebodyElse()
    {
        Scenario other = loadScenario(m_file.toStdString())->scenario;
        other.title = "written by somebody else";
        ASSERT_TRUE(saveScenario(other, m_file.toStdString(), *findFormat("fairshare")));
        m_theirs = content();
    }

    MessageBand& offer() { return *m_window.findChild<MessageBand*>(QStringLiteral("offerBand")); }
    bool waitForOffer()
    {
        return QTest::qWaitFor([this] { return offer().isVisible(); });
    }
    void press(const char* button)
    {
        auto* found = m_window.findChild<QPushButton*>(QLatin1String(button));
        ASSERT_NE(found, nullptr) << button;
        found->click();
        settle();
    }

    std::string m_theirs;
    const QString m_notSaved = QStringLiteral(
        "Not saved: site.fairshare has changed on disk. Saving would overwrite those changes.");
};

TEST_F(DiskChangeTest, OffersWhatMayBeDone)
{
    writeAsSomebodyElse();
    ASSERT_TRUE(waitForOffer());
    EXPECT_TRUE(table().hasFocus()); // nobody asked for it
    EXPECT_EQ(offer().text(),
        QStringLiteral("site.fairshare has changed on disk. Saving would overwrite those changes."));
    QStringList buttons;
    for (const QPushButton* button : offer().findChildren<QPushButton*>())
        buttons << button->text();
    EXPECT_EQ(buttons, (QStringList{"Compare", "Reload", "Keep my version"}));
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 9U);
}

TEST_F(DiskChangeTest, SavingWaitsForTheDecision)
{
    writeAsSomebodyElse();
    trigger("save"); // before the watch could tell
    EXPECT_TRUE(offer().isVisible());
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("diskCompare"));
    EXPECT_EQ(offer().text(), m_notSaved);
    EXPECT_EQ(content(), m_theirs);
    EXPECT_TRUE(m_window.isWindowModified());
    press("diskKeep");
    EXPECT_FALSE(offer().isVisible());
    trigger("save");
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 9U);
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(DiskChangeTest, SavingUnderTheBandSaysThatNothingWasSaved)
{
    writeAsSomebodyElse();
    ASSERT_TRUE(waitForOffer());
    trigger("save");
    EXPECT_EQ(offer().text(), m_notSaved);
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("diskCompare"));
    EXPECT_EQ(content(), m_theirs);
    // A second time, with the keyboard on another of the band's buttons.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("diskKeep"));
    trigger("save");
    EXPECT_EQ(QApplication::focusWidget()->objectName(), QStringLiteral("diskCompare"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(offer().isVisible());
    EXPECT_TRUE(table().hasFocus());
}

TEST_F(DiskChangeTest, ChoicesStandBesideTheSentenceWhereTheyFit)
{
    writeAsSomebodyElse();
    ASSERT_TRUE(waitForOffer());
    const auto beside = [this] {
        const auto* compare = m_window.findChild<QPushButton*>(QStringLiteral("diskCompare"));
        return compare->mapTo(&offer(), QPoint(0, 0)).y() < compare->height() / 2;
    };
    EXPECT_TRUE(QTest::qWaitFor(beside));
    const int wide = offer().height();
    m_window.resize(500, 900);
    EXPECT_TRUE(QTest::qWaitFor([this, beside, wide] { return !beside() && offer().height() > wide; }));
    m_window.resize(1400, 900);
    EXPECT_TRUE(QTest::qWaitFor([this, beside, wide] { return beside() && offer().height() == wide; }));
}

TEST_F(DiskChangeTest, ReloadAsksBeforeChangesAreLost)
{
    writeAsSomebodyElse();
    ASSERT_TRUE(waitForOffer());
    answer(QMessageBox::Cancel);
    press("diskReload");
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 9U);
    EXPECT_TRUE(offer().isVisible());
    answer(QMessageBox::Discard);
    press("diskReload");
    EXPECT_EQ(m_window.document().scenario()->title, "written by somebody else");
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 2U);
    EXPECT_FALSE(offer().isVisible());
}

TEST_F(DiskChangeTest, ComparesWithWhatIsOnDisk)
{
    writeAsSomebodyElse();
    ASSERT_TRUE(waitForOffer());
    press("diskCompare");
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("site.fairshare on disk"));
    EXPECT_TRUE(treePage().answer().sentence().startsWith(
        QStringLiteral("Compared with site.fairshare on disk, Fair Tree moves ")))
        << treePage().answer().sentence().toStdString();
    EXPECT_TRUE(offer().isVisible());
}

TEST_F(DiskChangeTest, AFileThatIsGoneIsWrittenAgain)
{
    ASSERT_TRUE(QFile::remove(m_file));
    ASSERT_TRUE(waitForOffer());
    EXPECT_EQ(
        offer().text(), QStringLiteral("site.fairshare no longer exists on disk; saving creates it again."));
    trigger("save");
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 9U);
    EXPECT_FALSE(offer().isVisible());
}

TEST_F(DiskChangeTest, OurOwnSavesAreNoNews)
{
    trigger("save");
    edit("brandt", QStringLiteral("8"));
    trigger("save");
    QTest::qWait(500);
    EXPECT_FALSE(offer().isVisible());
}

TEST_F(DiskChangeTest, ReloadKeepsPlaceSelectionAndWhatIsCollapsed)
{
    trigger("save");
    table().treeModel().setExpanded(table().treeModel().placeOf(row("engineering")), false);
    stand("iyer", 2);
    table().selectRow(table().treeModel().placeOf(row("iyer")));
    table().setCurrentIndex(table().currentIndex().siblingAtColumn(2));
    const int rows = table().model()->rowCount();
    trigger("reload");
    settle();
    EXPECT_EQ(table().model()->rowCount(), rows);
    EXPECT_EQ(table().treeModel().nodeAt(table().currentIndex()), row("iyer"));
    EXPECT_EQ(table().currentIndex().column(), 2);
    EXPECT_EQ(label("statusSelection"), QStringLiteral("Selected: iyer"));
}

} // namespace
} // namespace fairshare::gui
