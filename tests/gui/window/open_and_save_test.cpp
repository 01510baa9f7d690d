// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/scenario/edits/quantity.h"
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/loading_band.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/start/sketch.h"
#include "widgets/text/number_text.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/views/view_tabs.h"

#include "core/scenario/scenario.h"

#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>

#include <chrono>
#include <clocale>
#include <thread>

namespace fairshare::gui {
namespace {

class OpenAndSaveTest : public MainWindowTest {
protected:
    /// A file that a real tool wrote, under its own name in a folder of ours.
    QString copyOf(const char* name)
    {
        const QString copy = m_folder.filePath(QString::fromLatin1(name));
        EXPECT_TRUE(QFile::copy(QStringLiteral(TEST_DATA "/samples/slurm/") + QLatin1String(name), copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
        return copy;
    }

    static std::string contentOf(const QString& path) { return readFile(path.toStdString()).value(); }

    long double usageSum()
    {
        long double sum = 0;
        for (const long double usage : m_window.document().scenario()->tree.usage())
            sum += usage;
        return sum;
    }

    /// Accepts the file that the dialog suggests.
    void acceptSuggestion(QString& suggested)
    {
        QTimer::singleShot(0, &m_window, [&suggested] {
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            suggested = dialog->selectedFiles().value(0);
            static_cast<QDialog*>(dialog)->accept();
        });
    }

    QString remarks() { return m_window.findChild<MessageBand*>()->text(); }
};

TEST_F(OpenAndSaveTest, CombinesTwoDroppedFiles)
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(copyOf("uni.dump")), QUrl::fromLocalFile(copyOf("sshare_l_a_P.txt"))});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &enter);
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&m_window, &drop);
    settle();
    ASSERT_FALSE(m_window.document().isEmpty());
    EXPECT_EQ(usageSum(), 1172.0L); // the listing's figure of the root
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("slu10")), 144.0L);
    EXPECT_FALSE(m_window.document().savesInPlace());
}

TEST_F(OpenAndSaveTest, OpensTheFilesThatAreChosenTogether)
{
    copyOf("uni.dump");
    copyOf("sshare_l_a_P.txt");
    QTimer::singleShot(0, &m_window, [this] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->setDirectory(m_folder.path());
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))
            ->setText(QStringLiteral("\"uni.dump\" \"sshare_l_a_P.txt\""));
        static_cast<QDialog*>(dialog)->accept();
    });
    m_window.files().openWithDialog();
    settle();
    EXPECT_EQ(usageSum(), 1172.0L);
    EXPECT_EQ(label("statusFile"), QStringLiteral("uni.dump + sshare_l_a_P.txt, not saved yet"));
}

TEST_F(OpenAndSaveTest, TheTreeGivesWayToTheViewWithSomethingToShow)
{
    m_window.views().showView(QStringLiteral("simulator"));
    open({copyOf("uni.dump")});
    EXPECT_EQ(m_window.views().currentId(), QStringLiteral("tree")); // an empty Simulator says nothing
}

TEST_F(OpenAndSaveTest, ACombinationIsNotLostSilently)
{
    const QString dump = copyOf("uni.dump");
    const QString listing = copyOf("sshare_l_a_P.txt");
    open({dump, listing});
    EXPECT_EQ(
        m_window.windowTitle(), QStringLiteral("uni.dump + sshare_l_a_P.txt[*] \u2014 Fairshare Explorer"));
    EXPECT_EQ(label("statusFile"), QStringLiteral("uni.dump + sshare_l_a_P.txt, not saved yet"));
    EXPECT_TRUE(m_window.isWindowModified());
    trigger("reload"); // reads both again and asks nothing, since nothing was edited
    settle();
    EXPECT_TRUE(m_window.isWindowModified());
    EXPECT_EQ(label("statusFile"), QStringLiteral("uni.dump + sshare_l_a_P.txt, not saved yet"));
    QString question;
    whenAsked([&question](QMessageBox& box) {
        question = box.text() + QLatin1Char('\n') + box.informativeText();
        box.button(QMessageBox::Cancel)->click();
    });
    EXPECT_FALSE(m_window.close());
    EXPECT_EQ(question,
        QStringLiteral("Save uni.dump + sshare_l_a_P.txt?\nThis scenario has never been saved and will be "
                       "lost if you discard it."));
    QString suggested;
    acceptSuggestion(suggested);
    trigger("save");
    EXPECT_EQ(suggested, m_folder.filePath(QStringLiteral("uni + sshare_l_a_P.fairshare")));
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("uni + sshare_l_a_P.fairshare"));
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(OpenAndSaveTest, ASampleIsNoUnsavedWork)
{
    open({QStringLiteral(":/samples/university_60.fairshare")});
    EXPECT_EQ(label("statusFile"), QStringLiteral("University"));
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(OpenAndSaveTest, SaysWhatToDoWithAFileWithoutATree)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    const auto messageFor = [this](const char* name) {
        const QString path = copyOf(name);
        open({path});
        return remarks().mid(path.size()).toStdString();
    };
    EXPECT_EQ(messageFor("slurm.conf"),
        ":1:1: contains settings but no account tree; open the tree, then choose File > Add usage or jobs "
        "from file");
    EXPECT_EQ(messageFor("sacctmgr_assoc_p.txt"),
        ":2:5: contains associations but neither an account tree nor usage; open a file with the tree "
        "instead, such as the output of sacctmgr dump");
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(OpenAndSaveTest, AQueueWithoutATreeOpensInWeights)
{
    open({copyOf("sprio_l.txt"), copyOf("slurm.conf")});
    EXPECT_EQ(m_window.views().currentId(), QStringLiteral("weights"));
    EXPECT_FALSE(m_window.document().scenario()->priority->queue->jobs.empty());
    EXPECT_EQ(m_window.document().path(), QString());
}

TEST_F(OpenAndSaveTest, ANewFileIsRememberedWithItsPicture)
{
    open({QStringLiteral(":/samples/university_60.fairshare")});
    const QString path = m_folder.filePath(QStringLiteral("new.fairshare"));
    QTimer::singleShot(0, &m_window, [path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->selectFile(path);
        static_cast<QDialog*>(dialog)->accept();
    });
    ASSERT_TRUE(m_window.files().saveAs());
    const RecentFiles recent(m_settings);
    ASSERT_EQ(recent.paths().value(0), path);
    EXPECT_EQ(recent.facts(path).count, m_window.document().scenario()->tree.size());
    EXPECT_FALSE(recent.facts(path).sketch.isEmpty());
}

TEST_F(OpenAndSaveTest, AJobLogIsRememberedWithItsLoad)
{
    const QString path = m_folder.filePath(QStringLiteral("jobs.swf"));
    ASSERT_TRUE(writeFile(path.toStdString(),
        "; MaxNodes: 4\n; MaxProcs: 4\n"
        "1 0 -1 600 2 -1 -1 2 600 -1 1 1 1 1 1 1 -1 -1\n"
        "2 10 -1 600 4 -1 -1 4 600 -1 1 1 1 1 1 1 -1 -1\n"));
    open({path});
    EXPECT_EQ(m_window.views().currentId(), QStringLiteral("simulator"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return RecentFiles(m_settings).facts(path).count == 2; }));
    const RecentFacts facts = RecentFiles(m_settings).facts(path);
    EXPECT_EQ(facts.kind, RecentFacts::Kind::Jobs);
    const std::vector<quint8> columns = decodedSketch(facts.sketch).columns;
    ASSERT_FALSE(columns.empty());
    EXPECT_EQ(columns.front(), 128) << "half of the nodes are in use";
}

TEST_F(OpenAndSaveTest, WritesNothingUnderANameOfOtherPrograms)
{
    open({QStringLiteral(":/samples/atlas_lull.fairshare")});
    const QString path = m_folder.filePath(QStringLiteral("pool.config"));
    QTimer::singleShot(0, &m_window, [path] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        ASSERT_NE(dialog, nullptr);
        dialog->selectFile(path);
        static_cast<QDialog*>(dialog)->accept();
    });
    EXPECT_FALSE(m_window.files().saveAs());
    EXPECT_FALSE(QFile::exists(path));
    EXPECT_EQ(remarks().toStdString(),
        path.toStdString()
            + ": not saved: only scenarios can be saved here, not files of type Group quotas (HTCondor "
              "configuration); choose a name that ends in .fairshare");
}

TEST_F(OpenAndSaveTest, AddsUsageAsOneStep)
{
    open({copyOf("uni.dump")});
    EXPECT_EQ(usageSum(), 0.0L);
    EXPECT_TRUE(remarks().contains(QStringLiteral("uni.dump contains no usage")));
    m_window.files().addUsage({copyOf("sshare_l_a_P.txt")});
    settle();
    EXPECT_EQ(usageSum(), 1172.0L);
    EXPECT_EQ(shown("slu10", 2), QStringLiteral("4.0e\u221202")); // 144 TRES-s are 0.04 TRES-h
    EXPECT_EQ(m_window.document().undoStack().undoText(), QStringLiteral("Add from file"));
    // Added data are no edit: the state as opened has them too, and no file holds everything.
    const ScenarioPtr now = m_window.document().scenario();
    EXPECT_EQ(m_window.document().baseline()->tree, now->tree);
    EXPECT_TRUE(m_window.document().isModified());
    // Equal to the extended state is not equal to a file, so a reload asks first.
    m_window.document().learnStored(now);
    EXPECT_TRUE(m_window.document().differsFromStored());
    EXPECT_FALSE(remarks().contains(QStringLiteral("contains no usage")));
    trigger("undo");
    settle();
    EXPECT_EQ(usageSum(), 0.0L);
    EXPECT_FALSE(m_window.document().isModified());
}

TEST_F(OpenAndSaveTest, AddsJobsAndWeightsAsOneStepEach)
{
    open({m_file});
    m_window.files().addUsage({copyOf("slurm.conf")});
    settle();
    EXPECT_GT(m_window.document().scenario()->priority->config.weights.fairshare, 0U);
    m_window.files().addUsage({copyOf("squeue_json.json")});
    settle();
    EXPECT_FALSE(m_window.document().scenario()->priority->queue->jobs.empty());
    EXPECT_EQ(m_window.document().undoStack().count(), 2);
    trigger("undo");
    settle();
    EXPECT_TRUE(m_window.document().scenario()->priority->queue->jobs.empty());
}

TEST_F(OpenAndSaveTest, KeepsTheTreeWhenAFileHasNoUsage)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    m_window.files().addUsage({copyOf("uni.dump")});
    settle();
    EXPECT_TRUE(remarks().endsWith(QStringLiteral("uni.dump:1:1: the usage file contains no usage")))
        << remarks().toStdString();
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(OpenAndSaveTest, SavesADumpBesideItself)
{
    const QString dump = copyOf("uni.dump");
    const std::string before = contentOf(dump);
    open({dump});
    stand("slu10", 1);
    type(QStringLiteral("77"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    QString suggested;
    acceptSuggestion(suggested);
    trigger("save");
    EXPECT_EQ(suggested, m_folder.filePath(QStringLiteral("uni.fairshare")));
    EXPECT_EQ(contentOf(dump), before);
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("uni.fairshare"));
    EXPECT_FALSE(m_window.isWindowModified());
    EXPECT_EQ(loadScenario(suggested.toStdString())->scenario.tree.shares(row("slu10")), 77U);
}

TEST_F(OpenAndSaveTest, ShowsProgressAndCancels)
{
    open({m_file});
    const ScenarioPtr before = m_window.document().scenario();
    bool completed = false;
    m_window.files().task().start(
        QStringLiteral("Opening huge.dump"), [&completed](const Progress& progress) {
            progress.at(0.5, 1200);
            while (!progress.stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return [&completed] { completed = true; };
        });
    const auto* band = m_window.findChild<LoadingBand*>();
    EXPECT_FALSE(band->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([band] { return band->isVisible(); }));
    EXPECT_EQ(band->findChild<QProgressBar*>()->value(), 500);
    const QString text = band->findChild<WrappedText*>()->sentence();
    EXPECT_TRUE(text.startsWith(QStringLiteral("Opening huge.dump, 1\u2009200 rows, "))
        && text.endsWith(QStringLiteral("s left")))
        << text.toStdString();
    EXPECT_TRUE(table().isEnabled());
    m_window.findChild<QPushButton*>(QStringLiteral("loadingCancel"))->click();
    settle();
    EXPECT_FALSE(band->isVisible());
    EXPECT_FALSE(completed);
    EXPECT_EQ(m_window.document().scenario(), before);
}

TEST_F(OpenAndSaveTest, EditingTheUsageOfAnAccountScalesWhatIsBelowIt)
{
    open({m_file});
    const QString before = shown("chemistry", 2);
    const long double brandt = m_window.document().scenario()->tree.usage(row("brandt"));
    stand("chemistry", 2);
    const QString card = table().currentIndex().data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(card.contains(QStringLiteral("of which 0 TRES-h are its own"))) << card.toStdString();
    QTest::keyClick(table().viewport(), Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    const long double hours = editor()->text().toDouble();
    EXPECT_EQ(shown("chemistry", 2), NumberText().usage(hours * 3600));
    EXPECT_EQ(label("refusal"),
        QStringLiteral("the account's total in TRES-h, which scales all usage below it; 2d means 2 TRES-d"));
    QTest::keyClicks(editor(), QStringLiteral("1k TRES-h"));
    const QString echo = label("refusal");
    EXPECT_TRUE(echo.startsWith(QStringLiteral("1000 TRES-h = 3600000 TRES-s; chemistry's total × ")))
        << echo.toStdString();
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("chemistry")), 0);
    EXPECT_NEAR(static_cast<double>(m_window.document().scenario()->tree.usage(row("brandt"))),
        static_cast<double>(brandt * 1000 / hours), 1e-3);
    EXPECT_EQ(shown("chemistry", 2), NumberText().usage(3.6e6L));
    trigger("undo");
    settle();
    EXPECT_EQ(shown("chemistry", 2), before);
}

TEST_F(OpenAndSaveTest, UsageIsTypedInTheUnitThatTheCellShows)
{
    open({m_file});
    stand("brandt", 2);
    QTest::keyClick(table().viewport(), Qt::Key_F2);
    EXPECT_EQ(editor()->text(), QString::fromStdString(editableUsage(TimeUnit::Hour, 26510700)));
    EXPECT_EQ(label("refusal"), QStringLiteral("in TRES-h; 2d means 2 TRES-d, 30% means 30% of all usage"));
    QTest::keyClicks(editor(), QStringLiteral("99"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(shown("brandt", 2), QStringLiteral("99.0"));
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("brandt")), 356400);
}

TEST_F(OpenAndSaveTest, EditorHasRoomForWhatIsTyped)
{
    open({m_file});
    for (const int column : {1, 2}) {
        table().setColumnWidth(column, 40);
        stand("brandt", column);
        QTest::keyClick(table().viewport(), Qt::Key_F2);
        for (const char* text : {"2147483647", "99999999999999999999.5"}) {
            editor()->setText(QLatin1String(text));
            const int needed = editor()->fontMetrics().horizontalAdvance(QLatin1String(text));
            EXPECT_GT(editor()->width(), needed) << text;
            EXPECT_TRUE(table().viewport()->rect().contains(editor()->geometry())) << text;
        }
        QTest::keyClick(editor(), Qt::Key_Escape);
    }
}

TEST_F(OpenAndSaveTest, CountsTheUsageOfAnAccountAndItsUsersOnce)
{
    open({m_file});
    const long double brandt = m_window.document().scenario()->tree.usage(row("brandt"));
    stand("chemistry", 2);
    QTest::keyClick(table().viewport(), Qt::Key_Down, Qt::ShiftModifier);
    type(QStringLiteral("*2"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("brandt")), 2 * brandt);
    EXPECT_TRUE(m_window.document().undoStack().undoText().startsWith(
        QStringLiteral("Change usage of chemistry from ")));
}

/// Numbers on screen have a decimal comma while this lives.
class GermanNumbers {
protected:
    GermanNumbers() { QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany)); }
    ~GermanNumbers() { QLocale::setDefault(m_before); }

private:
    QLocale m_before;
};

class CommaLocaleTest : protected GermanNumbers, public OpenAndSaveTest { };

// comma_locale.sh runs this, and the tests above, where the C library has a decimal comma too.
TEST_F(CommaLocaleTest, ShowsCommasAndWritesPoints)
{
    if (qEnvironmentVariable("LC_ALL").startsWith(QLatin1String("de_DE"))) {
        ASSERT_STREQ(std::localeconv()->decimal_point, ",");
    }
    open({m_file});
    stand("brandt", 2);
    type(QStringLiteral("5400.25 s"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(shown("brandt", 2), QStringLiteral("1,5"));
    EXPECT_TRUE(shown("brandt", columnOf("fair_tree.factor")).startsWith(QStringLiteral("0,")))
        << shown("brandt", columnOf("fair_tree.factor")).toStdString();
    trigger("save");
    EXPECT_NE(contentOf(m_file).find("\"usage\": 5400.25"), std::string::npos);
    trigger("reload");
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("brandt")), 5400.25L);
    EXPECT_EQ(shown("brandt", 2), QStringLiteral("1,5"));
    stand("brandt", 2);
    type(QStringLiteral("1,5h"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("brandt")), 5400.0L);
}

TEST_F(CommaLocaleTest, EditsWithACommaAndRefusesGroupsOfDigits)
{
    open({m_file});
    stand("brandt", 2);
    type(QStringLiteral("1,5"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    QTest::keyClick(table().viewport(), Qt::Key_F2);
    EXPECT_EQ(editor()->text(), QStringLiteral("1,5"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_EQ(m_window.document().undoStack().count(), 1);
    stand("brandt", 1);
    type(QStringLiteral("1.000"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->refusal(),
        QStringLiteral("'1.000' is ambiguous because '.' separates groups of digits here; omit it and use "
                       "',' for decimals"));
    EXPECT_EQ(m_window.document().scenario()->tree.shares(row("brandt")), 2U);
}

/// A column as a spreadsheet of the same locale copies it.
TEST_F(CommaLocaleTest, PastesAColumnWithCommas)
{
    open({m_file});
    stand("brandt", 2);
    QApplication::clipboard()->setText(QStringLiteral("1,5\n0,25\n"));
    trigger("paste");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.document().undoStack().count() == 1; }));
    settle();
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("brandt")), 5400);
    EXPECT_EQ(m_window.document().scenario()->tree.usage(row("iyer")), 900);
}

TEST_F(OpenAndSaveTest, StartsWithTheLatestFileWhereTheStartPageIsNotWanted)
{
    open({m_file});
    trigger("close");
    m_window.begin();
    settle();
    EXPECT_TRUE(m_window.document().isEmpty());
    auto* box = m_window.findChild<QCheckBox*>(QStringLiteral("showAtStart"));
    ASSERT_TRUE(box->isVisible());
    box->click();
    m_window.begin();
    settle();
    EXPECT_EQ(m_window.document().path(), m_file);
    trigger("close");
    ASSERT_TRUE(QFile::remove(m_file));
    m_window.begin();
    settle();
    EXPECT_TRUE(m_window.document().isEmpty());
    EXPECT_FALSE(box->isChecked());
}

} // namespace
} // namespace fairshare::gui
