// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "tests/gui/support/pdf_reader.h"
#include "widgets/charts/charts_page.h"
#include "widgets/compare/compare_page.h"
#include "widgets/controls/fields/find_field.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/window/anonymous_window.h"
#include "widgets/window/export_commands.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"
#include "core/io/scenario_file/scenario_variants.h"

#include <QHeaderView>
#include <QImage>

namespace fairshare::gui {
namespace {

constexpr const char* Names[]{"Zebrafish", "Quokkaland", "Wombatia", "xanthippe", "yggdrasil", "zweistein",
    "vixenpart", "secretplan", "Hushtitle", "hushfile", "oldhush", "newcomer"};

constexpr const char* SecretScenario = R"({"format": "fairshare-explorer", "version": 1, "title": "Hushtitle",
  "notes": "about xanthippe", "tree": {"account": "root", "children": [
    {"account": "Zebrafish", "shares": 60, "children": [
      {"user": "xanthippe", "shares": 2, "usage": 3000, "partition": "vixenpart"},
      {"user": "zweistein", "shares": 1, "usage": 100},
      {"account": "Wombatia", "shares": 5, "children": [{"user": "yggdrasil", "usage": 700}]}]},
    {"account": "Quokkaland", "shares": 30, "children": [{"user": "yggdrasil", "usage": 20}]}]},
  "variants": [{"name": "secretplan", "edits": [
    {"account": "Quokkaland", "shares": 90},
    {"user": "newcomer", "of": "Quokkaland", "add": true, "usage": 5},
    {"user": "zweistein", "of": "Zebrafish", "move_to": "Wombatia"}]}]
})";

class AnonymousExportTest : public MainWindowTest {
protected:
    AnonymousExportTest()
    {
        const QString file = m_folder.filePath(QStringLiteral("hushfile.fairshare"));
        const QString old = m_folder.filePath(QStringLiteral("oldhush.fairshare"));
        std::string before = SecretScenario;
        before.replace(before.find("60"), 2, "20");
        EXPECT_TRUE(writeFile(file.toStdString(), SecretScenario));
        EXPECT_TRUE(writeFile(old.toStdString(), before));
        m_window.files().openAgainst({file}, old);
        EXPECT_TRUE(QTest::qWaitFor([this] {
            return !m_window.files().task().isRunning() && !m_window.document().baselineName().isEmpty();
        }));
        settle();
        table().expandAll();
        m_window.document().selection().select(row("xanthippe"));
        QObject::connect(&m_window.exports(), &ExportCommands::written, &m_window, [this] { ++m_written; });
        QObject::connect(&m_window.exports(), &ExportCommands::failed, &m_window,
            [](const Error& error) { ADD_FAILURE() << error.message; });
    }

    AnonymousWindow::Original original()
    {
        return {
            m_window.document(), m_window.views(), m_window.captions(), m_window.commands(), m_window.size()};
    }

    void show(const char* view)
    {
        m_window.views().showView(QLatin1String(view));
        settle();
        m_window.waitUntilReady();
    }

    QByteArray exported(const char* name, bool data = false)
    {
        ExportRequest request;
        request.path = m_folder.filePath(QLatin1String(name));
        request.anonymous = true;
        const int before = m_written;
        data ? m_window.exports().exportDataOf(request) : m_window.exports().exportPicture(request);
        EXPECT_TRUE(QTest::qWaitFor([&] { return m_written > before; }));
        return QByteArray::fromStdString(readFile(request.path.toStdString()).value_or(""));
    }

    /// The names that stand there, of those that must not.
    static std::string told(const QByteArray& bytes)
    {
        std::string found;
        for (const char* name : Names)
            if (bytes.toLower().contains(QByteArray(name).toLower()))
                found += std::string(name) + " ";
        return found;
    }

    int m_written = 0;
};

TEST_F(AnonymousExportTest, NothingRealIsLeftInAnyForm)
{
    for (const char* view : {"tree", "compare", "charts", "recovery"}) {
        show(view);
        const QByteArray svg = exported("out.svg");
        EXPECT_EQ(told(svg), "") << view;
        EXPECT_TRUE(svg.contains("user-000") || svg.contains("account-00")) << view;
        const PdfReader pdf(exported("out.pdf"));
        EXPECT_EQ(told(pdf.drawnText().toUtf8()), "") << view;
        EXPECT_EQ(told(pdf.unpacked()), "") << view;
        for (const char* key : {"Title", "Subject", "Keywords"})
            EXPECT_EQ(told(pdf.information(key).toUtf8()), "") << view << key;
        QImage png = QImage::fromData(exported("out.png"));
        for (const QString& key : png.textKeys())
            EXPECT_EQ(told(png.text(key).toUtf8()), "") << view;
        const QByteArray csv = exported("out.csv", true);
        EXPECT_EQ(told(csv), "") << view;
        EXPECT_GT(csv.size(), 40) << view;
    }
}

TEST_F(AnonymousExportTest, VariantsHaveNoNamesEither)
{
    m_window.document().showVariant({},
        withVariantShown(*m_window.document().scenario(), "secretplan").value(), {0, 1, 2, 3, 4, 5, 6, 7});
    settle();
    const QByteArray tree = exported("out.svg");
    EXPECT_EQ(told(tree), "");
    EXPECT_TRUE(tree.contains("variant variant-1"));
    show("compare");
    qobject_cast<ComparePage*>(&m_window.views().current())->setShowsVariants(true);
    m_window.waitUntilReady();
    const QByteArray compare = exported("out.svg");
    EXPECT_EQ(told(compare), "");
    EXPECT_TRUE(compare.contains("variant-1"));
}

TEST_F(AnonymousExportTest, TheViewStaysAsItIs)
{
    auto& header = table().header();
    table().sortByColumn(1, Qt::DescendingOrder);
    table().treeModel().setExpanded(table().treeModel().placeOf(row("Wombatia")), false);
    settle();
    AnonymousWindow hidden(original(), m_theme);
    const TreeTableView& copy = qobject_cast<TreePage*>(&hidden.page())->table();
    EXPECT_EQ(copy.header().sortIndicatorSection(), header.sortIndicatorSection());
    EXPECT_EQ(copy.header().sortIndicatorOrder(), header.sortIndicatorOrder());
    ASSERT_EQ(copy.model()->rowCount(), table().model()->rowCount());
    for (int place = 0; place < copy.model()->rowCount(); ++place)
        EXPECT_EQ(copy.treeModel().nodeAt(place), table().treeModel().nodeAt(place)) << place;
    EXPECT_EQ(copy.treeModel().document().selection().rows(), m_window.document().selection().rows());
    EXPECT_EQ(hidden.page().size(), treePage().size());
}

TEST_F(AnonymousExportTest, OnlyTheRowsThatWereFoundAreSeen)
{
    auto& field = *m_window.findChild<FindField*>();
    m_window.findChild<QAction*>(QStringLiteral("onlyHits"))->setChecked(true);
    field.setText(QStringLiteral("yggdrasil"));
    field.searchNow();
    settle();
    const int rows = table().model()->rowCount();
    ASSERT_TRUE(table().treeModel().visibleRows().isFiltered());
    AnonymousWindow hidden(original(), m_theme);
    const TreeTableView& copy = qobject_cast<TreePage*>(&hidden.page())->table();
    EXPECT_EQ(copy.treeModel().hits(), table().treeModel().hits());
    ASSERT_EQ(copy.model()->rowCount(), rows);
    for (int place = 0; place < rows; ++place)
        EXPECT_EQ(copy.treeModel().nodeAt(place), table().treeModel().nodeAt(place)) << place;
    EXPECT_EQ(told(exported("out.svg")), "");
}

TEST_F(AnonymousExportTest, ThePartOfAChartThatIsSeenStays)
{
    show("charts");
    PlotWidget& plot = qobject_cast<ChartsPage*>(&m_window.views().current())->plot();
    plot.setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Plus, Qt::ControlModifier);
    ASSERT_FALSE(plot.showsAll());
    AnonymousWindow hidden(original(), m_theme);
    PlotWidget& copy = qobject_cast<ChartsPage*>(&hidden.page())->plot();
    EXPECT_FALSE(copy.showsAll());
    ASSERT_EQ(copy.size(), plot.size());
    const PlotItem first{0, 0, 0};
    const auto apart = [&] { return (copy.pointOf(first) - plot.pointOf(first)).manhattanLength(); };
    constexpr int Labels = 30; // other names take other room beside the axes
    EXPECT_LT(apart(), Labels);
    copy.showAll();
    EXPECT_GT(apart(), 10 * Labels);
}

TEST_F(AnonymousExportTest, TheDocumentIsUntouched)
{
    const ScenarioPtr before = m_window.document().scenario();
    const int steps = m_window.document().undoStack().count();
    const QString title = m_window.windowTitle();
    int changes = 0;
    QObject::connect(&m_window.document(), &Document::scenarioChanged, &m_window, [&] { ++changes; });
    exported("out.png");
    EXPECT_EQ(m_window.document().scenario(), before);
    EXPECT_EQ(m_window.document().undoStack().count(), steps);
    EXPECT_FALSE(m_window.document().isModified());
    EXPECT_EQ(m_window.windowTitle(), title);
    EXPECT_EQ(changes, 0);
    EXPECT_EQ(QApplication::activeWindow(), &m_window);
}

} // namespace
} // namespace fairshare::gui
