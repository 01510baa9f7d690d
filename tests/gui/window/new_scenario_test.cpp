// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/controls/fields/whole_number_box.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/bands/template_band.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

namespace fairshare::gui {
namespace {

class NewScenarioTest : public MainWindowTest {
protected:
    NewScenarioTest() { qputenv("PATH", m_folder.path().toUtf8()); }
    ~NewScenarioTest() override { qputenv("PATH", m_before); }

    template <typename Widget>
    Widget& child(const char* name)
    {
        auto* found = m_window.findChild<Widget*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("no widget %s", name);
        return *found;
    }

    /// A program of this name that prints a file of samples.
    void fakeProgram(const char* name, const char* script)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n");
        file.write(QByteArray(script).replace("SAMPLES", TEST_DATA "/samples/slurm"));
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    MessageBand& message() { return child<MessageBand>("messageBand"); }
    MessageBand& offer() { return child<MessageBand>("offerBand"); }

    QByteArray m_before = qgetenv("PATH");
};

TEST_F(NewScenarioTest, TheTemplateRefusesWhatItCannotTake)
{
    trigger("newFromTemplate");
    auto& band = child<TemplateBand>("templateBand");
    auto& size = child<WholeNumberBox>("templateSize");
    const auto typed = [&size](const char* text) {
        size.setFocus();
        size.selectAll();
        QTest::keyClicks(&size, QLatin1String(text));
        QTest::keyClick(&size, Qt::Key_Tab);
        return size.refusal().toStdString();
    };
    const QString help = size.toolTip();
    for (const char* text : {"-3", "3.5", "1000001"}) {
        EXPECT_EQ(typed(text), "Enter a whole number from 2 to 1\u2009000\u2009000") << text;
        EXPECT_EQ(size.toolTip(), size.refusal());
        EXPECT_EQ(size.text(), QLatin1String(text));
        EXPECT_EQ(size.value(), 60) << text;
    }
    EXPECT_EQ(typed("1,500"), "");
    EXPECT_EQ(size.toolTip(), help);
    EXPECT_EQ(size.value(), 1500);
    size.setFocus();
    size.selectAll();
    QTest::keyClicks(&size, QStringLiteral("-40"));
    QTest::keyClick(&size, Qt::Key_Return);
    QTest::keyClick(&size, Qt::Key_Return);
    EXPECT_TRUE(band.isVisible()); // nothing is made of a number that nobody typed
    EXPECT_EQ(size.text(), QStringLiteral("-40"));
    QTest::keyClick(&size, Qt::Key_Escape);
    EXPECT_TRUE(band.isVisible());
    EXPECT_EQ(size.text(), QStringLiteral("1\u2009500"));
    EXPECT_EQ(size.refusal(), QString());
    QTest::keyClick(&size, Qt::Key_Return);
    settle();
    EXPECT_FALSE(band.isVisible());
    EXPECT_EQ(m_window.document().scenario()->tree.size(), 1500U);
}

TEST_F(NewScenarioTest, TemplateIsChosenByKeyboardAlone)
{
    trigger("newFromTemplate");
    auto& band = child<TemplateBand>("templateBand");
    ASSERT_TRUE(band.isVisible());
    EXPECT_TRUE(child<QComboBox>("templateShape").hasFocus());
    QStringList labels;
    for (const QLabel* label : band.findChildren<QLabel*>()) {
        if (label->buddy() != nullptr)
            labels << label->text();
    }
    EXPECT_EQ(labels, (QStringList{"Sha&pe", "Ass&ociations", "See&d"}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Home); // lab
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    ASSERT_TRUE(child<QSpinBox>("templateSize").hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("250"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    EXPECT_FALSE(band.isVisible());
    ASSERT_FALSE(m_window.document().isEmpty());
    EXPECT_EQ(m_window.document().scenario()->tree.size(), 250U);
    EXPECT_EQ(m_window.windowTitle(),
        QStringLiteral("Generated: lab, 250 associations, seed 1[*] — Fairshare Explorer"));
    EXPECT_FALSE(m_window.document().savesInPlace());
    EXPECT_TRUE(table().hasFocus());
}

TEST_F(NewScenarioTest, EscapeLeavesTheTemplate)
{
    trigger("newFromTemplate");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(child<TemplateBand>("templateBand").isVisible());
    EXPECT_TRUE(m_window.document().isEmpty());
}

TEST_F(NewScenarioTest, WithoutSlurmACaptureSaysSo)
{
    trigger("capture");
    EXPECT_EQ(message().text(),
        QStringLiteral("Slurm commands not found: sacctmgr, scontrol and sshare are not on PATH"));
    EXPECT_FALSE(offer().isVisible());
}

TEST_F(NewScenarioTest, CaptureShowsItsCommandsBeforeTheyRun)
{
    fakeProgram("sshare", "/bin/cat SAMPLES/sshare_l_a_m_P.txt; echo ran >\"$0.ran\"\n");
    trigger("capture");
    ASSERT_TRUE(offer().isVisible());
    EXPECT_EQ(offer().text(),
        QStringLiteral("To capture the cluster, these read-only commands run on this machine."));
    const QStringList commands = offer().findChild<QPlainTextEdit*>()->toPlainText().split(QLatin1Char('\n'));
    EXPECT_EQ(commands.size(), 11);
    EXPECT_EQ(commands.front(), QStringLiteral("scontrol show config"));
    EXPECT_TRUE(commands.contains(QStringLiteral("sshare -a -l -P -m")));
    EXPECT_EQ(commands.filter(QStringLiteral(" show job")).size(), 1);
    EXPECT_FALSE(QFile::exists(m_folder.filePath(QStringLiteral("sshare.ran"))));
    child<QPushButton>("captureRun").click();
    settle();
    EXPECT_TRUE(QFile::exists(m_folder.filePath(QStringLiteral("sshare.ran"))));
    ASSERT_FALSE(m_window.document().isEmpty());
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("slu08")), 164.0L);
    EXPECT_EQ(message().text().toStdString(), "program 'scontrol' not found in PATH (and 2 more)");
}

TEST_F(NewScenarioTest, ACaptureIsDecidedByKeyboard)
{
    open({m_file});
    fakeProgram("sshare", "/bin/cat SAMPLES/sshare_l_a_m_P.txt\n");
    trigger("capture");
    EXPECT_EQ(QApplication::focusWidget(), &child<QPushButton>("captureRun"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(offer().isVisible());
    EXPECT_TRUE(table().hasFocus());
    trigger("capture");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("slu08")), 164.0L);
}

TEST_F(NewScenarioTest, AnOfferReplacesTheOneBefore)
{
    open({m_file});
    fakeProgram("sshare", "exit 1\n");
    trigger("capture");
    trigger("newFromTemplate");
    EXPECT_FALSE(offer().isVisible());
    EXPECT_TRUE(child<TemplateBand>("templateBand").isVisible());
    trigger("capture");
    EXPECT_TRUE(offer().isVisible());
    EXPECT_FALSE(child<TemplateBand>("templateBand").isVisible());
}

TEST_F(NewScenarioTest, EscapeClosesTheTopmostBandBeforeTheSelection)
{
    open({m_file});
    trigger("capture"); // there is no Slurm here
    ASSERT_TRUE(message().isVisible());
    trigger("newFromTemplate");
    EXPECT_TRUE(message().isVisible()); // an error stays
    table().setFocus();
    table().selectRow(3);
    QTest::keyClick(&table(), Qt::Key_Escape);
    EXPECT_FALSE(message().isVisible());
    EXPECT_TRUE(child<TemplateBand>("templateBand").isVisible());
    QTest::keyClick(&table(), Qt::Key_Escape);
    EXPECT_FALSE(child<TemplateBand>("templateBand").isVisible());
    EXPECT_EQ(table().selectedCount(), 1U);
    QTest::keyClick(&table(), Qt::Key_Escape);
    EXPECT_EQ(table().selectedCount(), 0U);
    trigger("capture");
    open({m_file});
    EXPECT_FALSE(message().isVisible()); // it was opened, so the error is out of date
}

TEST_F(NewScenarioTest, ACaptureThatPrintsNoTreeLeavesTheDocument)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    fakeProgram("sshare", "echo 'sshare: error: no controller' >&2; exit 1\n");
    trigger("capture");
    child<QPushButton>("captureRun").click();
    settle();
    EXPECT_EQ(message().text().toStdString(),
        "no command printed an association tree: sshare failed with exit code 1: sshare: error: no "
        "controller; usage is taken from scontrol alone");
    EXPECT_EQ(m_window.document().scenario(), before);
}

} // namespace
} // namespace fairshare::gui
