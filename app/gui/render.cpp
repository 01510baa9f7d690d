// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render.h"

#include "app/gui/advice.h"
#include "app/gui/exit_code.h"
#include "widgets/document/earlier_rows.h"
#include "widgets/page/picture_choices.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/simulator/timeline/timeline_view.h"
#include "widgets/start/start_page.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/window/main_window.h"
#include "widgets/window/pictures/captions.h"
#include "widgets/window/pictures/posed_view.h"
#include "widgets/window/views/view_tabs.h"
#include "widgets/work/files/open_files.h"

#include "core/base/files/files.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/report/table_text.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/association_choice.h"
#include "core/workspace/anonymization.h"
#include "core/workspace/input_files.h"

#include <QApplication>
#include <QFileInfo>
#include <QMenuBar>
#include <QPainter>
#include <QScrollBar>
#include <QSlider>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <utility>

namespace fairshare::gui {
namespace {

/// Anonymizes both scenarios with the same pseudonyms.
/// @param baseline null for none
void hideNames(Scenario& opened, Scenario* baseline)
{
    std::vector<Scenario> both{opened};
    if (baseline != nullptr)
        both.push_back(*baseline);
    std::vector<Scenario> hidden = anonymized(both);
    opened = std::move(hidden.front());
    if (baseline != nullptr)
        *baseline = std::move(hidden.back());
}

/// Returns the rows selected by the arguments. Errors: those of findAssociation.
Result<std::vector<NodeRow>> selectedRows(const ShareTree& tree, const Arguments& arguments)
{
    std::vector<NodeRow> rows;
    for (const QString& name : arguments.selected) {
        auto row = findAssociation(tree, name.toStdString());
        if (!row) {
            row.error().file = arguments.files.front().toStdString();
            return tl::unexpected(std::move(row.error()));
        }
        rows.push_back(*row);
    }
    return rows;
}

/// Sets up the view for the picture. Errors: those of PictureChoices::choose.
Result<void> choose(MainWindow& window, const Arguments& arguments)
{
    for (QAction* action : window.commands().algorithms->actions())
        if (!arguments.algorithm.isEmpty() && action->data().toString() == arguments.algorithm)
            action->setChecked(true);
    PictureChoices* choices = window.views().current().pictureChoices();
    return choices == nullptr ? Result<void>() : choices->choose(arguments.chart, arguments.choices);
}

/// Prints the remarks that the window shows in its message bar.
void tellRemarks(const QStringList& remarks)
{
    constexpr qsizetype MostShown = 20;
    for (const QString& remark : remarks.first(std::min(remarks.size(), MostShown)))
        std::fprintf(stderr, "warning: %s\n", printable(remark.toStdString()).c_str());
    if (remarks.size() > MostShown)
        std::fprintf(stderr, "… and %lld more\n", static_cast<long long>(remarks.size() - MostShown));
}

/// Returns the scenario with the requested variant shown; nothing for the file's own tree. Errors: those of
/// withVariantShown, with the file.
Result<std::optional<Scenario>> shownVariant(const Scenario& opened, const Arguments& arguments)
{
    if (arguments.variant.isEmpty())
        return std::nullopt;
    Diagnostics leftOut;
    auto shown = withVariantShown(opened, arguments.variant.toStdString(), &leftOut);
    if (!shown) {
        shown.error().file = arguments.files.front().toStdString();
        return tl::unexpected(std::move(shown.error()));
    }
    if (const auto known = checkKnown(arguments, leftOut, arguments.files.front()); !known)
        return tl::unexpected(known.error());
    QStringList remarks;
    for (const Diagnostic& diagnostic : leftOut)
        remarks << QString::fromStdString(diagnostic.message);
    if (!arguments.anonymous) // remarks contain names
        tellRemarks(remarks);
    return std::optional(std::move(*shown));
}

/// Shows the variant as choosing it in the window does.
void showVariant(Document& document, const Scenario& variant)
{
    const Document::Rows earlier = earlierRows(variant.tree, document.scenario()->tree);
    document.showVariant({}, variant, earlier);
}

/// Opens a scenario, or its variant, and the baseline under pseudonyms, which keep the rows. Remarks contain
/// names, so none is shown.
void openAnonymous(MainWindow& window, LoadedScenario loaded, const std::optional<Scenario>& variant,
    std::optional<Scenario> baseline)
{
    if (variant) { // pseudonyms are for one tree and its baseline
        if (!baseline)
            baseline = withoutVariants(loaded.scenario);
        loaded.scenario = *variant;
    }
    hideNames(loaded.scenario, baseline ? &*baseline : nullptr);
    loaded.diagnostics.clear();
    window.captions().setAnonymous();
    window.document().open(std::move(loaded), {});
    if (baseline)
        window.document().setBaseline(
            std::move(*baseline), QCoreApplication::translate("RenderTexts", "baseline"));
}

/// Opens the baseline; nothing if there is none. Errors: those of openBaseline and checkKnown.
Result<std::optional<Scenario>> baselineOf(const Arguments& arguments, const Scenario& compared)
{
    if (arguments.baseline.isEmpty())
        return std::nullopt;
    auto read = openBaseline(arguments.baseline, compared, {}, commandLineAdvice);
    if (!read)
        return tl::unexpected(read.error());
    if (const auto known = checkKnown(arguments, read->loaded.diagnostics, arguments.baseline); !known)
        return tl::unexpected(known.error());
    return std::optional(std::move(read->loaded.scenario));
}

/// Opens the files in the window, with pseudonyms if requested; these keep the rows. Returns the files.
Result<InputFiles> openInto(MainWindow& window, const Arguments& arguments)
{
    auto opened = openFiles(arguments.files, {}, commandLineAdvice);
    if (!opened)
        return tl::unexpected(opened.error());
    if (const auto known = checkKnown(arguments, opened->loaded.diagnostics, arguments.files.front()); !known)
        return tl::unexpected(known.error());
    const auto variant = shownVariant(opened->loaded.scenario, arguments);
    if (!variant)
        return tl::unexpected(variant.error());
    const auto rows = selectedRows(*variant ? (*variant)->tree : opened->loaded.scenario.tree, arguments);
    if (!rows)
        return tl::unexpected(rows.error());
    InputFiles files;
    for (const QString& file : arguments.files)
        files.add(file.toStdString());
    files.addFilesOf(opened->loaded.scenario, arguments.files.front().toStdString());
    auto baseline = baselineOf(arguments, opened->loaded.scenario);
    if (!baseline)
        return tl::unexpected(baseline.error());
    files.add(arguments.baseline.toStdString());
    window.files().noteRead(*opened);
    if (arguments.anonymous) {
        openAnonymous(window, std::move(opened->loaded), *variant, std::move(*baseline));
    } else {
        tellRemarks(opened->remarks);
        if (opened->stored)
            window.document().open(std::move(opened->loaded), opened->path);
        else
            window.document().openUnstored(std::move(opened->loaded), opened->name);
        if (*variant)
            showVariant(window.document(), **variant);
        if (*baseline)
            window.document().setBaseline(std::move(**baseline), QFileInfo(arguments.baseline).fileName());
    }
    for (const NodeRow row : *rows)
        if (!window.document().selection().contains(row))
            window.document().selection().toggle(row);
    return files;
}

/// Resizes the window, which may need to be larger than the picture to fit everything.
void resizeWindow(MainWindow& window, const QSize& size)
{
    window.setFixedSize(size);
    QApplication::processEvents();
    window.waitUntilReady();
    QApplication::processEvents();
}

QSize missingIn(MainWindow& window)
{
    const QSize least = window.minimumSizeHint();
    if (window.document().isEmpty()) { // no view is visible
        const QSize scrolledAway(0, window.findChild<StartPage*>()->verticalScrollBar()->maximum());
        return scrolledAway.expandedTo(least - window.size());
    }
    return missingRoom(window.views().current()).expandedTo(least - window.size());
}

/// Paints the menu bar again, because it paints its empty area over its menus.
void paintMenuBar(QPainter& painter, const QMenuBar& bar)
{
    painter.save();
    painter.fillRect(bar.geometry(), bar.palette().window());
    painter.setPen(bar.palette().color(QPalette::WindowText));
    painter.setFont(bar.font());
    for (QAction* menu : bar.actions())
        painter.drawText(bar.actionGeometry(menu).translated(bar.pos()),
            Qt::AlignCenter | Qt::TextHideMnemonic, menu->text());
    painter.restore();
}

/// Paints the window. The style draws tabs and tool bars too large and relies on clipping, which not every
/// format supports. Covered parts are therefore painted again.
void paintWindow(QPainter& painter, MainWindow& window, const PictureFormat& format)
{
    window.render(&painter);
    if (format.hasPixels)
        return;
    QList<QWidget*> parts{&window.views().current().answer()};
    for (const QTabWidget* tabs : window.findChildren<QTabWidget*>())
        if (tabs != &window.views())
            parts << tabs->currentWidget();
    for (QWidget* covered : parts)
        if (covered->isVisible())
            covered->render(&painter, covered->mapTo(&window, QPoint()));
    paintMenuBar(painter, *window.menuBar());
    for (QSlider* slider : window.findChildren<QSlider*>())
        if (slider->isVisible())
            painter.drawPixmap(slider->mapTo(&window, QPoint()), slider->grab());
}

Picture pictureOf(const Arguments& arguments, const PictureFacts& facts, const QColor& background)
{
    return {{}, arguments.size, arguments.scale, arguments.dpi, background, facts};
}

/// Says how many rows of the table are not in the picture, and which option shows more.
void tellLeftOut(const ShownRows& rows, const MainWindow& window, const Arguments& arguments)
{
    if (rows.leftOut == 0)
        return;
    std::string remedy = "a picture is at most 16384 pixels high; export the data instead";
    if (arguments.wholeWindow)
        remedy = "omit --whole-window, or increase the height in --size";
    else if (window.views().current().mainTable() == nullptr)
        remedy = "increase the height in --size";
    else if (!arguments.allRows)
        remedy = "use --size " + std::to_string(arguments.size.width()) + "xall";
    std::fprintf(stderr, "warning: %llu of %llu rows are left out; %s\n",
        static_cast<unsigned long long>(rows.leftOut), static_cast<unsigned long long>(rows.all),
        remedy.c_str());
}

Result<std::string> wholeWindow(MainWindow& window, const ThemeSwitch& theme, const Arguments& arguments)
{
    FittedWidget fitted({[&window](const QSize& size) { resizeWindow(window, size); },
        [&window] { return missingIn(window); },
        [&window, &arguments](QPainter& painter) { paintWindow(painter, window, *arguments.format); },
        captionFont(window.font())});
    if (const auto fits = fitted.fit(arguments.size); !fits)
        return tl::unexpected(fits.error());
    for (PlotWidget* plot : window.findChildren<PlotWidget*>())
        plot->setDrawnAnew(true); // as text and lines, in the resolution of the picture
    for (TimelineView* sampled : window.findChildren<TimelineView*>())
        sampled->setDrawnAnew(true);
    const CleanPicture clean(window);
    const QTableView* table = window.views().current().mainTable();
    tellLeftOut(table != nullptr ? clean.rowsOf(*table) : clean.rowsOfLongest(), window, arguments);
    const PictureFacts facts = window.captions().factsFor(
        window.views().current(), window.windowTitle().remove(QStringLiteral("[*]")));
    Picture picture = pictureOf(arguments, facts, theme.theme().color(Role::Window));
    picture.paint = [&fitted](QPainter& painter) { fitted.paint(painter); };
    const auto bytes = arguments.format->draw(picture);
    return bytes ? (*bytes)() : tl::unexpected(bytes.error());
}

Result<std::string> figure(MainWindow& window, ThemeSwitch& theme, const Arguments& arguments)
{
    ViewPage& page = window.views().current();
    const QString caption = arguments.caption ? window.captions().textFor(page) : QString();
    const bool dark = arguments.theme == QLatin1String("dark");
    const PosedView posed(page, theme,
        {arguments.part, arguments.size, dark, caption, arguments.allRows,
            static_cast<int>(LargestSide / std::max(1.0, arguments.scale))});
    if (!posed.ready())
        return tl::unexpected(posed.ready().error());
    tellLeftOut(posed.rows(), window, arguments);
    Picture picture =
        pictureOf(arguments, window.captions().factsFor(page, posed.title()), posed.background());
    picture.size = posed.size();
    picture.paint = [&posed](QPainter& painter) { posed.paint(painter); };
    const auto bytes = arguments.format->draw(picture);
    return bytes ? (*bytes)() : tl::unexpected(bytes.error());
}

} // namespace

int renderView(const Arguments& arguments)
{
    // Pictures must not depend on the user's settings.
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ThemeSwitch theme(arguments.theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
    OpenDocument document(settings);
    MainWindow window(document, theme);
    std::optional<Error> failure;
    QObject::connect(&window.results(), &ScenarioResults::failed, &window,
        [&failure](const Error& error) { failure = error; });
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.prepareForPicture();
    if (arguments.view != QLatin1String("start")) {
        const auto files = openInto(window, arguments);
        if (!files)
            return reportError(files.error());
        if (const std::string reason = files->whyKept(arguments.output.toStdString()); !reason.empty()) {
            std::fprintf(stderr, "%s\n", printable(reason).c_str());
            return WrongUsage;
        }
    }
    if (!arguments.anonymous)
        for (SimulatorPage* page : window.findChildren<SimulatorPage*>())
            QObject::connect(&page->simulation(), &SimulationResults::imported, &window, &tellRemarks);
    window.setMinimumSize(1, 1);
    window.setFixedSize(arguments.size);
    window.views().showView(arguments.view);
    if (const auto chosen = choose(window, arguments); !chosen) {
        std::fprintf(stderr, "%s\n", chosen.error().message.c_str());
        return WrongUsage;
    }
    window.captions().whenKnown([] { }); // their digests are needed for the metadata
    window.commands().showCaption->setChecked(arguments.caption);
    window.show();
    window.waitUntilReady();
    QApplication::processEvents();
    PictureChoices* choices = window.views().current().pictureChoices();
    if (!failure && choices != nullptr)
        failure = choices->failure();
    if (failure)
        return reportError(*failure);
    if (const auto chosen = choices == nullptr ? Result<void>() : choices->chooseResult(arguments.choices);
        !chosen) {
        std::fprintf(stderr, "%s\n", chosen.error().message.c_str());
        return WrongUsage;
    }
    window.waitUntilReady();
    QApplication::processEvents();
    auto bytes =
        arguments.wholeWindow ? wholeWindow(window, theme, arguments) : figure(window, theme, arguments);
    if (!bytes) {
        bytes.error().file = arguments.output.toStdString();
        return reportError(bytes.error());
    }
    const auto written = writeFile(arguments.output.toStdString(), *bytes);
    return written ? 0 : reportError(written.error());
}

} // namespace fairshare::gui
