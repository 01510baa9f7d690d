// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/io/format_registry.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/edits/value_edit.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/window/recovery.h"

#include <QDir>
#include <QPushButton>

#include <array>

namespace fairshare::gui {
namespace {

class RecoveryTest : public MainWindowTest {
protected:
    /// The university with other shares for one user, as a program leaves it that ends now.
    void leave(const char* shares, int minutesAgo = 0)
    {
        const Scenario before = university().scenario;
        const std::array rows{rowOf(before, "brandt")};
        leave(withEditedValues(before, rows, {ValueField::Shares, shares, {}}).value(), minutesAgo);
    }

    void leave(const Scenario& work, int minutesAgo = 0)
    {
        const QString name = QFileInfo(m_file).fileName();
        m_left = QDateTime::currentDateTime().addSecs(-60 * minutesAgo);
        const WorkOrigin origin{
            name, m_file, QStringLiteral("fairshare"), {m_file}, stampOf(m_file), {}, m_left};
        ASSERT_TRUE(UnsavedFile(unsavedFolder()).write(origin, work));
    }

    QString unsavedFolder() const { return m_folder.filePath(QStringLiteral("unsaved")); }
    QStringList kept() const { return QDir(unsavedFolder()).entryList(QDir::Files); }
    MessageBand& band() { return *m_window.findChild<MessageBand*>(QStringLiteral("recoveredBand")); }
    MessageBand& offer() { return *m_window.findChild<MessageBand*>(QStringLiteral("offerBand")); }
    MessageBand& message() { return *m_window.findChild<MessageBand*>(QStringLiteral("messageBand")); }
    void press(const char* button)
    {
        for (QPushButton* found : m_window.findChildren<QPushButton*>(QLatin1String(button))) {
            if (found->isVisible()) {
                found->click();
                settle();
                return;
            }
        }
        ADD_FAILURE() << "no " << button;
    }
    QString leftAt(const char* day) const
    {
        return QLocale()
            .toString(m_left.time(), QLocale().timeFormat(QLocale::ShortFormat).remove(QStringLiteral(":ss")))
            .prepend(QLatin1String(day));
    }
    std::uint32_t brandt() { return m_window.document().scenario()->tree.shares(row("brandt")); }

    QDateTime m_left;
};

TEST_F(RecoveryTest, OffersWhatWasLeftAndDoesNothingByItself)
{
    leave("9");
    m_window.recovery().offer();
    ASSERT_TRUE(band().isVisible());
    EXPECT_EQ(
        band().text(), QStringLiteral("Unsaved work from %1 found: site.fairshare").arg(leftAt("today ")));
    EXPECT_TRUE(m_window.document().isEmpty());
    EXPECT_FALSE(band().isAncestorOf(QApplication::focusWidget()));
    QStringList buttons;
    for (const QPushButton* button : band().findChildren<QPushButton*>())
        buttons << button->text();
    EXPECT_EQ(buttons, (QStringList{"&Restore", "&Discard"}));
}

TEST_F(RecoveryTest, SaysNothingWhereNothingWasLeft)
{
    m_window.recovery().offer();
    EXPECT_FALSE(band().isVisible());
}

TEST_F(RecoveryTest, RestoresOnTopOfTheFile)
{
    leave("9");
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_FALSE(band().isVisible());
    EXPECT_EQ(brandt(), 9U);
    EXPECT_EQ(m_window.document().path(), m_file);
    EXPECT_TRUE(m_window.isWindowModified());
    EXPECT_EQ(m_window.document().baseline()->tree.shares(row("brandt")), 2U);
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Restore unsaved work"));
    EXPECT_FALSE(offer().isVisible());
    EXPECT_FALSE(message().isVisible());
    trigger("save");
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 9U);
    EXPECT_TRUE(QTest::qWaitFor([this] { return kept().isEmpty(); }));
}

TEST_F(RecoveryTest, UndoGoesBackToTheFile)
{
    leave("9");
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_EQ(kept().size(), 2); // as long as it is unsaved
    m_window.document().undoStack().undo();
    EXPECT_EQ(brandt(), 2U);
    EXPECT_FALSE(m_window.isWindowModified());
    EXPECT_TRUE(QTest::qWaitFor([this] { return kept().isEmpty(); }));
}

TEST_F(RecoveryTest, RestoresAnotherStructure)
{
    const Scenario before = university().scenario;
    auto edited = withNewAssociation(before, rowOf(before, "physics"), NodeKind::User);
    ASSERT_TRUE(edited);
    leave(edited->scenario);
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_EQ(*m_window.document().scenario(), edited->scenario);
    EXPECT_EQ(m_window.results().baselineRow(row("new_user")), NoRow);
    EXPECT_EQ(m_window.results().baselineRow(row("iyer")), rowOf(before, "iyer"));
    m_window.document().undoStack().undo();
    settle();
    EXPECT_EQ(*m_window.document().scenario(), *m_window.document().baseline());
}

TEST_F(RecoveryTest, TheVariantThatWasShownIsShownAgain)
{
    const Scenario before = university().scenario;
    const std::array rows{rowOf(before, "brandt")};
    const Scenario edited = withEditedValues(before, rows, {ValueField::Shares, "9", {}}).value();
    leave(withNewVariant(edited, "A", before.tree).value());
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_EQ(brandt(), 9U);
    EXPECT_EQ(m_window.windowTitle(), QStringLiteral("site.fairshare (A)[*] — Fairshare Explorer"));
    EXPECT_EQ(ownTree(*m_window.document().scenario()), before.tree);
}

TEST_F(RecoveryTest, AFileThatSomebodyChangedIsNotOverwrittenUnasked)
{
    leave("9");
    Scenario other = university().scenario;
    other.title = "written by somebody else";
    ASSERT_TRUE(saveScenario(other, m_file.toStdString(), *findFormat("fairshare")));
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_TRUE(QTest::qWaitFor([this] { return offer().isVisible(); }));
    EXPECT_EQ(offer().text(),
        QStringLiteral("site.fairshare has changed on disk. Saving would overwrite those changes."));
    EXPECT_EQ(brandt(), 9U);
    trigger("save");
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.title, "written by somebody else");
}

TEST_F(RecoveryTest, AFileThatIsGoneIsWrittenAgain)
{
    leave("9");
    ASSERT_TRUE(QFile::remove(m_file));
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_EQ(brandt(), 9U);
    EXPECT_TRUE(m_window.isWindowModified());
    EXPECT_EQ(message().text(),
        QStringLiteral("site.fairshare can no longer be read, so the restored work itself is the baseline"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return offer().isVisible(); }));
    EXPECT_EQ(
        offer().text(), QStringLiteral("site.fairshare no longer exists on disk; saving creates it again."));
    trigger("save");
    EXPECT_EQ(loadScenario(m_file.toStdString())->scenario.tree.shares(row("brandt")), 9U);
    EXPECT_TRUE(QTest::qWaitFor([this] { return kept().isEmpty(); }));
}

TEST_F(RecoveryTest, DiscardingRemovesIt)
{
    leave("9");
    m_window.recovery().offer();
    press("recoveredDiscard");
    EXPECT_FALSE(band().isVisible());
    EXPECT_EQ(kept(), QStringList());
    EXPECT_TRUE(m_window.document().isEmpty());
}

TEST_F(RecoveryTest, ClosingTheBandKeepsItForLater)
{
    leave("9");
    m_window.recovery().offer();
    band().leave();
    open({m_file});
    EXPECT_FALSE(band().isVisible());
    EXPECT_EQ(kept().size(), 2);
}

TEST_F(RecoveryTest, SeveralAreOfferedOneAfterTheOther)
{
    leave("7", 3);
    leave("8", 2);
    leave("9", 1);
    m_window.recovery().offer();
    EXPECT_TRUE(band().text().endsWith(QStringLiteral(" found: site.fairshare (and 2 more)")));
    press("recoveredDiscard");
    EXPECT_TRUE(band().text().endsWith(QStringLiteral(" found: site.fairshare (and 1 more)")));
    press("recoveredRestore");
    EXPECT_EQ(brandt(), 8U);
    EXPECT_TRUE(band().text().endsWith(QStringLiteral(" found: site.fairshare")));
    answer(QMessageBox::Cancel); // what was just restored is unsaved
    press("recoveredRestore");
    EXPECT_EQ(brandt(), 8U);
    EXPECT_TRUE(band().isVisible());
    answer(QMessageBox::Discard);
    press("recoveredRestore");
    EXPECT_EQ(brandt(), 7U);
    EXPECT_FALSE(band().isVisible());
    EXPECT_TRUE(QTest::qWaitFor([this] { return kept().size() == 2; }));
}

TEST_F(RecoveryTest, TheOfferOutlivesTheOpeningOfAFile)
{
    leave("9");
    m_window.recovery().offer();
    open({m_file});
    EXPECT_TRUE(band().isVisible());
}

TEST_F(RecoveryTest, DamagedWorkIsToldAndStays)
{
    leave("9");
    const QString file =
        QDir(unsavedFolder()).entryInfoList({QStringLiteral("*.unsaved")}).front().filePath();
    m_window.recovery().offer();
    ASSERT_TRUE(QFile(file).resize(QFileInfo(file).size() / 2));
    press("recoveredRestore");
    EXPECT_TRUE(message().isVisible());
    EXPECT_TRUE(message().text().startsWith(file + QLatin1Char(':'))) << message().text().toStdString();
    EXPECT_TRUE(band().isVisible());
    EXPECT_TRUE(m_window.document().isEmpty());
}

TEST_F(RecoveryTest, TheWindowKeepsItsWorkUntilItCloses)
{
    m_window.recovery().autosave().setDelays({std::chrono::milliseconds(10), std::chrono::milliseconds(50)});
    open({m_file});
    stand("brandt", 1);
    type(QStringLiteral("9"));
    QTest::keyClick(editor(), Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([this] { return kept().size() == 2; }));
    answer(QMessageBox::Discard);
    EXPECT_TRUE(m_window.close());
    EXPECT_TRUE(QTest::qWaitFor([this] { return kept().isEmpty(); }));
}

TEST_F(RecoveryTest, ADiskThatTakesNothingIsToldOnceAndDoesNotDisturb)
{
    ASSERT_TRUE(QFile(unsavedFolder()).open(QIODevice::WriteOnly));
    m_window.recovery().autosave().setDelays({std::chrono::milliseconds(10), std::chrono::milliseconds(50)});
    open({m_file});
    stand("brandt", 1);
    type(QStringLiteral("9"));
    QTest::keyClick(editor(), Qt::Key_Return);
    ASSERT_TRUE(QTest::qWaitFor([this] { return message().isVisible(); }));
    EXPECT_EQ(message().text(),
        QStringLiteral("Unsaved work would be lost in a crash: %1 cannot be written: a component of the path "
                       "is not a directory")
            .arg(unsavedFolder()));
    EXPECT_TRUE(table().hasFocus());
    message().leave();
    QTest::qWait(200);
    EXPECT_FALSE(message().isVisible());
}

TEST_F(RecoveryTest, ComparesWithTheSameFileAgain)
{
    const QString other = m_folder.filePath(QStringLiteral("other.fairshare"));
    QFile::copy(QString::fromStdString(sampleFile("university_after")), other);
    leave("9");
    {
        UnsavedFile kept(unsavedFolder());
        const Scenario before = university().scenario;
        const std::array rows{rowOf(before, "brandt")};
        const WorkOrigin origin{QFileInfo(m_file).fileName(), m_file, QStringLiteral("fairshare"), {m_file},
            stampOf(m_file), {}, QDateTime::currentDateTime().addSecs(60), other,
            QStringLiteral("other.fairshare")};
        ASSERT_TRUE(
            kept.write(origin, withEditedValues(before, rows, {ValueField::Shares, "8", {}}).value()));
    }
    m_window.recovery().offer();
    press("recoveredRestore");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_window.document().baselineName().isEmpty(); }));
    EXPECT_EQ(brandt(), 8U);
    EXPECT_EQ(m_window.document().baselineName(), QStringLiteral("other.fairshare"));
    EXPECT_EQ(m_window.files().origin().baseline, other);
}

TEST_F(RecoveryTest, SaysWhatItIsNotComparedWithAnyMore)
{
    {
        UnsavedFile kept(unsavedFolder());
        const Scenario before = university().scenario;
        const std::array rows{rowOf(before, "brandt")};
        const WorkOrigin origin{QFileInfo(m_file).fileName(), m_file, QStringLiteral("fairshare"), {m_file},
            stampOf(m_file), {}, QDateTime::currentDateTime(), {}, QStringLiteral("the saved state")};
        ASSERT_TRUE(
            kept.write(origin, withEditedValues(before, rows, {ValueField::Shares, "8", {}}).value()));
    }
    m_window.recovery().offer();
    press("recoveredRestore");
    EXPECT_EQ(message().text().toStdString(),
        "Baseline the saved state was not restored; the baseline is now the opened file");
}

} // namespace
} // namespace fairshare::gui
