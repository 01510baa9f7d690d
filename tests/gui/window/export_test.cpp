// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_commands.h"

#include "tests/gui/support/main_window_fixture.h"
#include "widgets/charts/charts_page.h"
#include "widgets/compare/compare_page.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/page/status_part.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/pictures/clean_picture.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"
#include "core/chart/plot_csv.h"
#include "core/report/tables/comparison_table.h"
#include "core/report/tables/evaluation_table.h"

#include <QCryptographicHash>
#include <QImage>
#include <QMenuBar>
#include <QScrollBar>
#include <QStatusBar>

#include <fmt/format.h>

#include <unistd.h>

namespace fairshare::gui {
namespace {

/// The changed university against the one before, exported.
class ExportTest : public MainWindowTest {
protected:
    ExportTest()
    {
        qputenv("SOURCE_DATE_EPOCH", "1795340000"); // 2026-11-22
        m_window.files().openAgainst({QString::fromStdString(sampleFile("university_after"))},
            QString::fromStdString(sampleFile("university_before")));
        EXPECT_TRUE(QTest::qWaitFor([this] {
            return !m_window.files().task().isRunning() && !m_window.document().baselineName().isEmpty();
        }));
        settle();
        table().expandAll();
        QObject::connect(&m_window.exports(), &ExportCommands::written, &m_window,
            [this](const QString& path) { m_written << path; });
    }
    ~ExportTest() override
    {
        m_theme.setChoice(ThemeChoice::Light);
        qunsetenv("SOURCE_DATE_EPOCH");
    }

    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
    }

    QString target(const char* name) { return m_folder.filePath(QLatin1String(name)); }

    QImage exported(int scale)
    {
        const QString path = target("view.png");
        m_written.clear();
        m_window.exports().exportViewTo(path, scale);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_written.isEmpty(); }));
        return QImage(path);
    }

    std::string exportedData()
    {
        const QString path = target("view.csv");
        m_written.clear();
        m_window.exports().exportDataTo(path);
        EXPECT_TRUE(QTest::qWaitFor([this] { return !m_written.isEmpty(); }));
        return readFile(path.toStdString()).value();
    }

    static int count(const QImage& picture, QRgb color)
    {
        int found = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                found += picture.pixel(x, y) == color ? 1 : 0;
        return found;
    }

    /// Where pictures differ, for people.
    static std::string differences(const QImage& one, const QImage& other)
    {
        QRect where;
        for (int y = 0; y < std::min(one.height(), other.height()); ++y)
            for (int x = 0; x < std::min(one.width(), other.width()); ++x)
                if (one.pixel(x, y) != other.pixel(x, y))
                    where |= QRect(x, y, 1, 1);
        return fmt::format(": {}x{} and {}x{} differ from {},{} to {},{}", one.width(), one.height(),
            other.width(), other.height(), where.left(), where.top(), where.right(), where.bottom());
    }

    /// What the command line prints for one of these files.
    static std::string csv(const TextTable& table)
    {
        std::string text;
        writeCsv(table, appendTo(text));
        return text;
    }
    static std::shared_ptr<const Evaluation> figures(const char* sample)
    {
        return evaluate(loadScenario(sampleFile(sample))->scenario, allAlgorithmIds()).value();
    }

    static QString digest()
    {
        QFile file(QString::fromStdString(sampleFile("university_after")));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return QString::fromLatin1(
            QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256).toHex());
    }

    QString caption(const char* algorithms)
    {
        return QStringLiteral("university_after.fairshare, SHA-256 %1 · %2 · baseline: "
                              "university_before.fairshare · Fairshare Explorer · 2026-11-22")
            .arg(digest().left(12), QString::fromUtf8(algorithms));
    }

    /// As `caption`, for whoever reads the file.
    QString origin(const char* algorithms)
    {
        return caption(algorithms).replace(digest().left(12), digest());
    }

    QString message() { return m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text(); }

    QStringList m_written;
};

constexpr const char* AllAlgorithms = "Classic (damping 1), Depth-oblivious (damping 1), Ticket-based, "
                                      "Level-based (priority_levels 4), Fair Tree (account_ties as_run)";

TEST_F(ExportTest, TheViewHasItsAnswerFirstAndItsCaptionLast)
{
    m_window.resize(1600, 900); // narrower, columns are folded, which they are not in pictures
    QApplication::processEvents();
    const QSize shown = treePage().size();
    const QImage picture = exported(1);
    EXPECT_EQ(picture.width(), shown.width());
    EXPECT_GT(picture.height(), shown.height());
    EXPECT_LT(picture.height(), shown.height() + 4 * m_window.fontMetrics().height());
    EXPECT_TRUE(picture.text(QStringLiteral("Description"))
            .startsWith(treePage().answer().sentence() + QLatin1Char('\n') + origin(AllAlgorithms)))
        << picture.text(QStringLiteral("Description")).toStdString();
    EXPECT_EQ(picture.text(QStringLiteral("Title")), QStringLiteral("Tree"));
    EXPECT_EQ(picture.text(QStringLiteral("Creation Time")), QString());
    EXPECT_EQ(picture.text(QStringLiteral("Software")), QStringLiteral("Fairshare Explorer"));
    // Text in the answer line at the top and in the caption at the bottom, on white.
    const QImage top = picture.copy(0, 0, picture.width(), treePage().answer().height());
    EXPECT_GT(count(top, 0xFF1B1B1B), 50);
    const QImage bottom = picture.copy(0, shown.height(), picture.width(), picture.height() - shown.height());
    EXPECT_GT(count(bottom, 0xFFFFFFFF), bottom.width() * bottom.height() / 2);
    EXPECT_GT(count(bottom, 0xFF595959), 50);
    // Nothing of it stays in the window.
    EXPECT_EQ(treePage().size(), shown);
    EXPECT_EQ(treePage().caption(), QString());
    EXPECT_EQ(m_window.statusBar()->currentMessage(), QStringLiteral("Saved: %1").arg(target("view.png")));
}

TEST_F(ExportTest, IsLightInWhateverTheme)
{
    for (const char* view : {"tree", "compare", "charts"}) {
        show(view);
        m_theme.setChoice(ThemeChoice::Light);
        exported(1); // the first one settles the splitters, which changes heights by a pixel
        const QImage light = exported(1);
        m_theme.setChoice(ThemeChoice::Dark);
        const QImage dark = exported(1);
        EXPECT_EQ(m_theme.choice(), ThemeChoice::Dark);
        EXPECT_TRUE(light == dark) << view << differences(light, dark);
        EXPECT_EQ(count(dark, 0xFF1E1F22), 0) << view;
    }
}

TEST_F(ExportTest, KeepsGainsAndLossesApart)
{
    show("compare");
    const QImage picture = exported(1);
    auto& page = *qobject_cast<ComparePage*>(m_window.views().page(QStringLiteral("compare")));
    const auto cell = [&](const char* name) {
        const ComparisonTable& shown = page.table();
        const QModelIndex index = shown.model()->index(page.table().comparisonModel().placeOf(row(name)), 3);
        return QRect(shown.viewport()->mapTo(&page, shown.visualRect(index).topLeft()),
            shown.visualRect(index).size());
    };
    EXPECT_GT(count(picture.copy(cell("gupta")), 0xFF00665E), 10);
    EXPECT_EQ(count(picture.copy(cell("gupta")), 0xFF8C510A), 0);
    EXPECT_GT(count(picture.copy(cell("haddad")), 0xFF8C510A), 10);
    EXPECT_EQ(count(picture.copy(cell("haddad")), 0xFF00665E), 0);
}

TEST_F(ExportTest, IsAsFineAsAsked)
{
    show("charts");
    const QImage one = exported(1);
    const QImage three = exported(3);
    EXPECT_EQ(three.size(), one.size() * 3);
    // Drawn anew and not blown up: edges of points and letters lie between the pixels of the coarse one.
    EXPECT_FALSE(three == one.scaled(three.size(), Qt::IgnoreAspectRatio, Qt::FastTransformation));
    const auto& plot = qobject_cast<ChartsPage*>(m_window.views().page(QStringLiteral("charts")))->plot();
    const QRect area(plot.mapTo(&m_window.views().current(), QPoint()) * 3, plot.size() * 3);
    int lone = 0; // pixels that differ from all in their block of 3x3
    const QImage seen = three.copy(area);
    for (int y = 1; y + 1 < seen.height(); y += 3)
        for (int x = 1; x + 1 < seen.width(); x += 3)
            lone += seen.pixel(x, y) != seen.pixel(x + 1, y) || seen.pixel(x, y) != seen.pixel(x, y + 1);
    EXPECT_GT(lone, 500);
}

TEST_F(ExportTest, AChartHoldsItsCaption)
{
    show("charts");
    const QSize shown = m_window.views().current().size();
    const QImage picture = exported(1);
    EXPECT_EQ(picture.size(), shown);
    EXPECT_EQ(picture.text(QStringLiteral("Description")).section(QLatin1Char('\n'), 1, 1),
        origin("Fair Tree (account_ties as_run)"));
    EXPECT_EQ(picture.text(QStringLiteral("Title")), QStringLiteral("Usage versus share"));
    trigger("showCaption");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !m_window.views().current().caption().isEmpty(); }));
    EXPECT_EQ(m_window.views().current().caption(), caption("Fair Tree (account_ties as_run)"));
    show("tree");
    EXPECT_EQ(m_window.views().current().caption(), caption(AllAlgorithms));
    trigger("showCaption");
    EXPECT_EQ(m_window.views().current().caption(), QString());
}

TEST_F(ExportTest, DataIsWhatTheCommandLinePrints)
{
    const auto after = figures("university_after");
    const auto before = figures("university_before");
    EXPECT_EQ(exportedData(), csv(evaluationTable(*after)));
    show("compare");
    EXPECT_EQ(exportedData(),
        csv(comparisonTable(setSideBySide(after, before, after->results.front()), usersOf(after->tree))));
    auto& page = *qobject_cast<ComparePage*>(m_window.views().page(QStringLiteral("compare")));
    page.comparison().setAgainst("classic");
    m_window.waitUntilReady();
    EXPECT_EQ(exportedData(),
        csv(comparisonTable(setSideBySide(after, nullptr, *after->find("classic")), usersOf(after->tree))));
    show("charts");
    const auto* charts = qobject_cast<ChartsPage*>(m_window.views().page(QStringLiteral("charts")));
    EXPECT_EQ(exportedData(), plotCsv(*charts->plot().plot()));
}

TEST_F(ExportTest, ChangesAreDataOfTheTree)
{
    show("tree");
    std::string changes;
    for (const ViewPage::Part& part : m_window.views().current().parts())
        if (part.id == QLatin1String("changes"))
            changes = part.data();
    EXPECT_EQ(changes.find("change,account,user,partition,before,after\n"
                           "shares,medicine,,,15,20\n"
                           "shares,chemistry,,,12,18\n"
                           "shares,chemistry,brandt,,2,1\n"
                           "setting title,"),
        0U)
        << changes;
}

TEST_F(ExportTest, SaysWhereItCannotWrite)
{
    const QString path = target("none/view.png");
    m_window.exports().exportViewTo(path, 1);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !message().isEmpty(); }));
    EXPECT_EQ(message(), path + QStringLiteral(": cannot be written: no such file or directory"));
}

TEST_F(ExportTest, SaysThatAFolderIsReadOnly)
{
    const QString folder = target("locked");
    ASSERT_TRUE(QDir().mkdir(folder));
    QFile::setPermissions(m_folder.path(),
        QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
    constexpr uid_t Nobody = 65534;
    const bool changed = ::geteuid() == 0 && ::seteuid(Nobody) == 0; // root may write everywhere
    m_window.exports().exportDataTo(folder + QStringLiteral("/view.csv"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return !message().isEmpty(); }));
    ASSERT_TRUE(!changed || ::seteuid(0) == 0);
    EXPECT_EQ(message(), folder + QStringLiteral("/view.csv: cannot be written: permission denied"));
    EXPECT_TRUE(QDir(folder).isEmpty());
}

TEST_F(ExportTest, TheCaptionOwnsUpToWhatIsInNoFile)
{
    trigger("showCaption");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !treePage().caption().isEmpty(); }));
    stand("brandt", 1);
    type(QStringLiteral("7"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    m_window.waitUntilReady();
    EXPECT_TRUE(treePage().caption().contains(QStringLiteral(" · 1 unsaved change · ")))
        << treePage().caption().toStdString();
}

TEST_F(ExportTest, ShowsNothingOfTheKeyboardAndNoScrollBar)
{
    m_window.resize(900, 620);
    settle();
    table().clearSelection();
    table().setCurrentIndex(table().model()->index(2, 1));
    m_window.menuBar()->setFocus();
    const QImage quiet = exported(1);
    table().setFocus();
    ASSERT_TRUE(table().verticalScrollBar()->isVisible());
    const QImage focused = exported(1);
    EXPECT_TRUE(quiet == focused) << differences(quiet, focused);
    EXPECT_TRUE(table().hasFocus());
    EXPECT_TRUE(table().verticalScrollBar()->isVisible());
}

TEST_F(ExportTest, SaysHowManyRowsAreLeftOut)
{
    m_window.resize(900, 620);
    settle();
    table().setFocus();
    const auto marks = [this] {
        QStringList texts;
        for (const QLabel* label : table().findChildren<QLabel*>(QStringLiteral("leftOutRows")))
            texts << label->text();
        return texts;
    };
    const int rows = table().model()->rowCount();
    {
        const CleanPicture clean(treePage());
        EXPECT_FALSE(table().verticalScrollBar()->isVisible());
        const int whole = table().viewport()->height() / table().rowHeight(0);
        ASSERT_LT(whole, rows);
        // One row gives its place to the mark.
        EXPECT_EQ(marks(), QStringList{QStringLiteral("… and %1 more rows").arg(rows - whole + 1)});
        const auto* mark = table().findChild<QLabel*>(QStringLiteral("leftOutRows"));
        EXPECT_EQ(mark->geometry().top(), (whole - 1) * table().rowHeight(0));
        EXPECT_EQ(mark->geometry().bottom(), table().viewport()->rect().bottom());
    }
    EXPECT_TRUE(marks().isEmpty());
    table().verticalScrollBar()->setValue(table().verticalScrollBar()->maximum());
    const int top = table().verticalScrollBar()->value();
    {
        const CleanPicture clean(treePage());
        // The row at the top is cut; the mark ends where a whole row begins.
        ASSERT_LT(table().rowViewportPosition(table().rowAt(0)), 0);
        const auto* mark = table().findChild<QLabel*>(QStringLiteral("leftOutRows"));
        const int shown = table().rowAt(mark->height());
        EXPECT_EQ(table().rowViewportPosition(shown), mark->height());
        EXPECT_EQ(marks(), QStringList{QStringLiteral("%1 rows above …").arg(shown)});
    }
    EXPECT_EQ(table().verticalScrollBar()->value(), top);
    m_window.resize(1400, 1300);
    settle();
    const CleanPicture clean(treePage());
    EXPECT_TRUE(marks().isEmpty());
}

TEST_F(ExportTest, AnErrorGoesWhenTheExportSucceeds)
{
    m_window.exports().exportViewTo(target("none/view.png"), 1);
    auto& band = *m_window.findChild<MessageBand*>(QStringLiteral("messageBand"));
    ASSERT_TRUE(QTest::qWaitFor([&band] { return band.isVisible(); }));
    stand("brandt", 1);
    type(QStringLiteral("7"));
    QTest::keyClick(editor(), Qt::Key_Return);
    settle();
    EXPECT_TRUE(band.isVisible()); // an edit is something else
    exported(1);
    EXPECT_FALSE(band.isVisible());
}

TEST_F(ExportTest, AMessageStandsInPlaceOfTheStatusLine)
{
    exported(1);
    ASSERT_FALSE(m_window.statusBar()->currentMessage().isEmpty());
    const auto parts = m_window.findChildren<StatusPart*>();
    m_window.document().selection().select(row("iyer")); // which has something to say in it
    QApplication::processEvents();
    for (const StatusPart* part : parts)
        EXPECT_FALSE(part->isVisible()) << part->objectName().toStdString();
    m_window.statusBar()->clearMessage();
    QApplication::processEvents();
    EXPECT_TRUE(m_window.findChild<StatusPart*>(QStringLiteral("statusFile"))->isVisible());
    EXPECT_EQ(m_window.findChild<StatusPart*>(QStringLiteral("statusSelection"))->fullText(),
        QStringLiteral("Selected: iyer"));
}

} // namespace
} // namespace fairshare::gui
