// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_dialog.h"

#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/pdf_reader.h"
#include "widgets/compare/compare_charts.h"
#include "widgets/compare/compare_page.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/text/wrapped_text.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/pictures/captions.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"
#include "core/chart/plot.h"
#include "core/chart/plot_csv.h"

#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <array>
#include <cmath>
#include <regex>

namespace fairshare::gui {
namespace {

class ExportDialogTest : public MainWindowTest {
protected:
    ExportDialogTest()
    {
        qputenv("SOURCE_DATE_EPOCH", "1795340000");
        m_settings.setExportFolder(m_folder.path());
        open({m_file});
        QObject::connect(&m_window.exports(), &ExportCommands::written, &m_window,
            [this](const QString& path) { m_written << path; });
    }
    ~ExportDialogTest() override { qunsetenv("SOURCE_DATE_EPOCH"); }

    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
    }

    /// Opens the dialog and does something with it, which must close it.
    void ask(const char* command, const std::function<void(ExportDialog&)>& act)
    {
        bool asked = false;
        QTimer look; // the dialog may compute first
        QObject::connect(&look, &QTimer::timeout, &m_window, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr)
                return;
            look.stop();
            asked = true;
            act(*dialog);
        });
        look.start(1);
        trigger(command);
        EXPECT_TRUE(asked);
    }

    template <typename Control>
    static Control& control(ExportDialog& dialog, const char* name)
    {
        return *dialog.findChild<Control*>(QLatin1String(name));
    }

    static void choose(ExportDialog& dialog, const char* name, const QVariant& data)
    {
        auto& combo = control<QComboBox>(dialog, name);
        const int at = combo.findData(data);
        ASSERT_GE(at, 0) << name;
        combo.setCurrentIndex(at);
    }

    static QString outcome(ExportDialog& dialog)
    {
        return control<WrappedText>(dialog, "exportOutcome").sentence();
    }

    void waitForFile()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_written.isEmpty(); }));
    }

    QString target(const char* name) { return m_folder.filePath(QLatin1String(name)); }

    QStringList m_written;
};

TEST_F(ExportDialogTest, SaysWhatComesOutAndRemembersTheChoices)
{
    show("charts");
    ask("exportView", [&](ExportDialog& dialog) {
        EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Export view"));
        EXPECT_EQ(control<QLineEdit>(dialog, "exportPath").text(), target("site-share_vs_usage.png"));
        EXPECT_FALSE(control<QSpinBox>(dialog, "exportWidth").isEnabled());
        EXPECT_EQ(control<QSpinBox>(dialog, "exportWidth").toolTip(),
            QStringLiteral("To set width and height, choose custom as the size"));
        choose(dialog, "exportSizing", true);
        control<QSpinBox>(dialog, "exportWidth").setValue(1440);
        control<QSpinBox>(dialog, "exportHeight").setValue(900);
        control<QSpinBox>(dialog, "exportScale").setValue(2);
        EXPECT_EQ(outcome(dialog), QStringLiteral("2880 × 1800 pixels, 5.2 megapixels"));
        choose(dialog, "exportFormat", QStringLiteral("svg"));
        EXPECT_EQ(control<QLineEdit>(dialog, "exportPath").text(), target("site-share_vs_usage.svg"));
        EXPECT_EQ(outcome(dialog), QStringLiteral("1440 × 900 logical pixels, vector graphics"));
        EXPECT_FALSE(control<QSpinBox>(dialog, "exportScale").isEnabled());
        EXPECT_EQ(control<QSpinBox>(dialog, "exportScale").toolTip(),
            QStringLiteral("Vector formats have no pixels"));
        choose(dialog, "exportTheme", true);
        dialog.accept();
    });
    waitForFile();
    EXPECT_EQ(m_written, QStringList{target("site-share_vs_usage.svg")});
    ask("exportView", [&](ExportDialog& dialog) {
        const ExportRequest request = dialog.request();
        EXPECT_EQ(request.path, target("site-share_vs_usage.svg"));
        EXPECT_EQ(request.size, QSize(1440, 900));
        EXPECT_EQ(request.scale, 2);
        EXPECT_TRUE(request.dark);
        EXPECT_TRUE(outcome(dialog).endsWith(QStringLiteral(" · replaces site-share_vs_usage.svg")))
            << outcome(dialog).toStdString();
        dialog.reject();
    });
}

/// How large the file is, in pixels of an image, logical ones of an SVG or points of a PDF.
QSize sizeOfFile(const QString& path)
{
    if (path.endsWith(QLatin1String(".png")))
        return QImage(path).size();
    const std::string bytes = readFile(path.toStdString()).value();
    const std::regex place("(MediaBox \\[|viewBox=\")0 0 ([0-9.]+) ([0-9.]+)");
    std::smatch found;
    EXPECT_TRUE(std::regex_search(bytes, found, place)) << path.toStdString();
    return found.size() == 4 ? QSizeF(std::stod(found[2]), std::stod(found[3])).toSize() : QSize();
}

/// The size that a sentence begins with.
QSize sizeIn(const QString& sentence)
{
    const QStringList words = sentence.split(QLatin1Char(' '));
    return words.size() < 4 || words[1] != QStringLiteral("×") ? QSize()
                                                               : QSize(words[0].toInt(), words[2].toInt());
}

TEST_F(ExportDialogTest, TheFileHasTheSizeThatWasSaid)
{
    const std::pair<const char*, const char*> seen[]{{"tree", ""}, {"tree", "table"}, {"charts", ""},
        {"charts", "share_vs_usage"}, {"compare", ""}, {"compare", "table"}, {"compare", "rank_slopes"},
        {"recovery", ""}, {"surface", ""}, {"surface", "slices"}, {"surface", "table"}};
    const std::pair<const char*, int> forms[]{{"png", 1}, {"png", 3}, {"svg", 1}, {"pdf", 1}};
    std::size_t turn = 0;
    for (const auto& [view, part] : seen) {
        const bool caption = turn / std::size(forms) % 2 == 1;
        m_window.findChild<QAction*>(QStringLiteral("showCaption"))->setChecked(caption);
        show(view);
        const auto [suffix, scale] = forms[turn++ % std::size(forms)];
        const QString path = target("size.") + QLatin1String(suffix);
        QFile::remove(path);
        m_written.clear();
        QSize said;
        ask("exportView", [&, name = part, fine = scale](ExportDialog& dialog) {
            choose(dialog, "exportWhat", QLatin1String(name));
            choose(dialog, "exportNames", turn % 5 == 0);
            control<QLineEdit>(dialog, "exportPath").setText(path);
            control<QSpinBox>(dialog, "exportScale").setValue(fine);
            EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.captions().isKnown(); }));
            said = sizeIn(outcome(dialog));
            dialog.accept();
        });
        waitForFile();
        const QSize points = (QSizeF(said) * 72 / 96 + QSizeF(0.5, 0.5)).toSize();
        const QSize size = sizeOfFile(path);
        const bool isPdf = path.endsWith(QLatin1String(".pdf"));
        // The pages of a PDF are whole points.
        EXPECT_LE(std::abs(size.width() - (isPdf ? points : said).width()), isPdf ? 1 : 0)
            << view << '/' << part << ' ' << suffix << caption;
        EXPECT_LE(std::abs(size.height() - (isPdf ? points : said).height()), isPdf ? 1 : 0)
            << view << '/' << part << ' ' << suffix << caption;
    }
}

TEST_F(ExportDialogTest, OffersTheSizeThatHoldsTheWholeTable)
{
    m_window.resize(1400, 500);
    show("tree");
    table().expandAll();
    ask("exportView", [&](ExportDialog& dialog) {
        EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.captions().isKnown(); }));
        dialog.refresh();
        const int rows = table().model()->rowCount();
        EXPECT_TRUE(outcome(dialog).endsWith(QStringLiteral(" of %1 rows are left out").arg(rows)))
            << outcome(dialog).toStdString();
        EXPECT_TRUE(control<QPushButton>(dialog, "exportWhole").isVisible());
        control<QPushButton>(dialog, "exportWhole").click();
        EXPECT_FALSE(control<QPushButton>(dialog, "exportWhole").isVisible());
        EXPECT_EQ(dialog.focusWidget(), &control<QComboBox>(dialog, "exportSizing"));
        EXPECT_FALSE(outcome(dialog).contains(QStringLiteral("left out"))) << outcome(dialog).toStdString();
        EXPECT_TRUE(dialog.request().allRows);
        EXPECT_FALSE(dialog.request().size.isValid());
        EXPECT_FALSE(control<QSpinBox>(dialog, "exportWidth").isEnabled());
        choose(dialog, "exportSizing", true);
        control<QSpinBox>(dialog, "exportHeight").setValue(300);
        EXPECT_TRUE(outcome(dialog).contains(QStringLiteral("left out"))) << outcome(dialog).toStdString();
        choose(dialog, "exportSizing", QStringLiteral("rows"));
        dialog.accept();
    });
    waitForFile();
    show("charts");
    ask("exportView", [&](ExportDialog& dialog) {
        EXPECT_EQ(control<QComboBox>(dialog, "exportSizing").findData(QStringLiteral("rows")), -1);
        dialog.reject();
    });
}

TEST_F(ExportDialogTest, StaysOpenAndSaysWhyThereIsNoCommand)
{
    show("tree");
    stand("castillo", Shares);
    type(QStringLiteral("77"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    m_window.waitUntilReady();
    ask("exportView", [&](ExportDialog& dialog) {
        EXPECT_TRUE(QTest::qWaitFor([this] { return m_window.captions().isKnown(); }));
        auto& button = control<QPushButton>(dialog, "exportCommand");
        button.click();
        EXPECT_TRUE(QTest::qWaitFor([&] { return button.isEnabled(); }));
        EXPECT_TRUE(dialog.isVisible());
        EXPECT_EQ(outcome(dialog),
            QStringLiteral("no command for this: there are unsaved changes; save them first"));
        EXPECT_EQ(dialog.focusWidget(), &button);
        EXPECT_TRUE(control<QPushButton>(dialog, "exportAccept").isEnabled());
        EXPECT_TRUE(control<QComboBox>(dialog, "exportFormat").isEnabled());
        control<QSpinBox>(dialog, "exportScale").setValue(3); // another choice, another result
        EXPECT_TRUE(outcome(dialog).contains(QStringLiteral("pixels"))) << outcome(dialog).toStdString();
        dialog.reject();
    });
}

TEST_F(ExportDialogTest, CopiesTheCommandAndCloses)
{
    m_window.exports().check().setPrograms(
        QDir(QCoreApplication::applicationDirPath() + QStringLiteral("/../bin")).absolutePath());
    show("tree");
    QString copied;
    QObject::connect(&m_window.exports(), &ExportCommands::copied, &m_window,
        [&copied](const QString& what) { copied = what; });
    ask("exportData", [&](ExportDialog& dialog) {
        control<QPushButton>(dialog, "exportCommand").click();
        EXPECT_FALSE(control<QPushButton>(dialog, "exportAccept").isEnabled());
        EXPECT_EQ(outcome(dialog), QStringLiteral("Trying out the command…"));
        constexpr int Milliseconds = 60000;
        EXPECT_TRUE(QTest::qWaitFor([&] { return !dialog.isVisible(); }, Milliseconds));
        EXPECT_EQ(dialog.result(), ExportDialog::CopyCommand);
    });
    EXPECT_TRUE(copied.startsWith(QStringLiteral("fairshare evaluate "))) << copied.toStdString();
}

TEST_F(ExportDialogTest, EveryPartHasAFileNameOfItsOwn)
{
    QStringList names;
    for (const char* view : {"tree", "charts", "compare", "recovery", "surface"}) {
        show(view);
        ask("exportView", [&](ExportDialog& dialog) {
            auto& what = control<QComboBox>(dialog, "exportWhat");
            for (int at = 0; at < what.count(); ++at) {
                what.setCurrentIndex(at);
                names << QFileInfo(control<QLineEdit>(dialog, "exportPath").text()).fileName();
            }
            dialog.reject();
        });
    }
    EXPECT_GE(names.size(), 14);
    EXPECT_EQ(names.removeDuplicates(), 0) << names.join(QLatin1Char(' ')).toStdString();
    for (const char* name : {"site-tree.png", "site-tree-table.png", "site-share_vs_usage.png",
             "site-share_vs_usage-chart.png", "site-surface-difference.png"})
        EXPECT_TRUE(names.contains(QLatin1String(name))) << name;
}

TEST_F(ExportDialogTest, AnAnonymousPictureIsNotNamedAfterTheScenario)
{
    ask("exportView", [&](ExportDialog& dialog) {
        choose(dialog, "exportNames", true);
        EXPECT_EQ(control<QLineEdit>(dialog, "exportPath").text(), target("anonymous-tree.png"));
        choose(dialog, "exportNames", false);
        EXPECT_EQ(control<QLineEdit>(dialog, "exportPath").text(), target("site-tree.png"));
        dialog.reject();
    });
}

TEST_F(ExportDialogTest, AFileIsReplacedOnlyAfterOneQuestion)
{
    const std::string path = target("site-tree.png").toStdString();
    ASSERT_TRUE(writeFile(path, "old"));
    int questions = 0;
    const auto press = [&](const char* button, QDialog::DialogCode expected) {
        ask("exportView", [&](ExportDialog& dialog) {
            whenAsked([&](QMessageBox& box) {
                ++questions;
                EXPECT_EQ(box.text(), QStringLiteral("site-tree.png already exists. Replace it?"));
                for (QAbstractButton* each : box.buttons())
                    if (each->text() == QLatin1String(button))
                        each->click();
            });
            control<QPushButton>(dialog, "exportAccept").click();
            EXPECT_EQ(dialog.isVisible(), expected == QDialog::Rejected);
            if (dialog.isVisible())
                dialog.reject();
        });
    };
    press("&Cancel", QDialog::Rejected);
    EXPECT_EQ(readFile(path).value(), "old");
    press("&Replace", QDialog::Accepted);
    waitForFile();
    EXPECT_EQ(questions, 2);
    EXPECT_FALSE(QImage(target("site-tree.png")).isNull());
}

TEST_F(ExportDialogTest, SaysWhyItCannotBe)
{
    ask("exportView", [&](ExportDialog& dialog) {
        const auto reason = [&](const QString& path) {
            control<QLineEdit>(dialog, "exportPath").setText(path);
            EXPECT_FALSE(control<QPushButton>(dialog, "exportAccept").isEnabled());
            return outcome(dialog);
        };
        EXPECT_EQ(reason(QStringLiteral(" ")), QStringLiteral("Enter a file name"));
        EXPECT_EQ(reason(m_folder.path()), m_folder.path() + QStringLiteral(" is a folder"));
        EXPECT_EQ(reason(target("a.gif")), QStringLiteral("The file name must end in .png, .svg or .pdf"));
        EXPECT_EQ(
            reason(target("none/a.png")), QStringLiteral("Folder %1 does not exist").arg(target("none")));
        choose(dialog, "exportSizing", true);
        control<QSpinBox>(dialog, "exportWidth").setValue(16000);
        control<QSpinBox>(dialog, "exportScale").setValue(4);
        EXPECT_EQ(reason(target("a.png")),
            QStringLiteral("at scale 4, the picture exceeds 16384 pixels on a side; use a smaller scale"));
        control<QLineEdit>(dialog, "exportPath").setText(target("a.pdf"));
        EXPECT_TRUE(control<QPushButton>(dialog, "exportAccept").isEnabled());
        dialog.reject();
    });
    EXPECT_TRUE(m_written.isEmpty());
}

TEST_F(ExportDialogTest, TypingAPathWithTheKeyboardIsEnough)
{
    ask("exportView", [&](ExportDialog& dialog) {
        auto* path = qobject_cast<QLineEdit*>(dialog.focusWidget());
        ASSERT_NE(path, nullptr);
        EXPECT_EQ(path->selectedText(), path->text());
        QTest::keyClicks(path, target("typed.pdf"));
        EXPECT_EQ(control<QComboBox>(dialog, "exportFormat").currentData(), QStringLiteral("pdf"));
        QTest::keyClick(path, Qt::Key_Return);
    });
    waitForFile();
    QFile file(target("typed.pdf"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const PdfReader reader(file.readAll());
    EXPECT_TRUE(reader.tableIsRight());
    EXPECT_EQ(reader.information("Title"), QStringLiteral("Tree"));
    EXPECT_EQ(reader.information("CreationDate"), QString());
    EXPECT_TRUE(reader.drawnText().contains(QStringLiteral("dvorak")));
}

TEST_F(ExportDialogTest, TheChartWithTheKeyboardIsChosen)
{
    m_window.resize(1400, 1000);
    show("compare");
    auto& page = *qobject_cast<ComparePage*>(m_window.views().page(QStringLiteral("compare")));
    PlotWidget* spread = page.charts().plot("factor_strips");
    ASSERT_NE(spread, nullptr);
    spread->setFocus();
    const QSize before = spread->size();
    ask("exportView", [&](ExportDialog& dialog) {
        EXPECT_EQ(control<QComboBox>(dialog, "exportWhat").currentData(), QStringLiteral("factor_strips"));
        control<QLineEdit>(dialog, "exportPath").setText(target("spread.png"));
        control<QSpinBox>(dialog, "exportScale").setValue(3);
        dialog.accept();
    });
    waitForFile();
    const QImage image(target("spread.png"));
    EXPECT_EQ(image.text(QStringLiteral("Title")).toStdString(), spread->plot()->title);
    EXPECT_EQ(image.width() / 3, before.width());
    EXPECT_EQ(spread->size(), before);
    m_written.clear();
    ask("exportData", [&](ExportDialog& dialog) {
        EXPECT_EQ(dialog.windowTitle(), QStringLiteral("Export data"));
        control<QLineEdit>(dialog, "exportPath").setText(target("spread.tsv"));
        dialog.accept();
    });
    waitForFile();
    const std::string text = readFile(target("spread.tsv").toStdString()).value();
    EXPECT_EQ(text.substr(0, text.find('\t')), plotCsv(*spread->plot()).substr(0, text.find('\t')));
    EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), std::ranges::count(plotCsv(*spread->plot()), '\n'));
}

} // namespace
} // namespace fairshare::gui
