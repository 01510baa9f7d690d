// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/render.h"

#include "widgets/plotting/plot_widget.h"
#include "widgets/window/charts_page.h"
#include "widgets/window/clean_picture.h"
#include "widgets/window/main_window.h"
#include "widgets/window/view_tabs.h"
#include "widgets/work/open_files.h"

#include "core/base/files.h"
#include "core/tree/association_choice.h"

#include <QApplication>
#include <QBuffer>
#include <QDateTime>
#include <QFileInfo>
#include <QLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTemporaryDir>

#include <cstdio>
#include <optional>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int BadInput = 1;
constexpr int OutOfResources = 3;
constexpr int LogicalDpi = 96;
constexpr double PointsPerPixel = 0.75;

int report(const Error& error)
{
    std::fprintf(stderr, "%s\n", describe(error).c_str());
    const bool resources = error.code == ErrorCode::TooLarge || error.code == ErrorCode::Cancelled;
    return resources ? OutOfResources : BadInput;
}

/// The date of SOURCE_DATE_EPOCH over the one that the PDF writer put in: both are 14 digits long.
void setCreationDate(QByteArray& pdf)
{
    bool given = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    const QByteArray key("/CreationDate (D:");
    const qsizetype at = pdf.indexOf(key);
    if (!given || at < 0)
        return;
    const QByteArray date =
        QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC).toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1();
    pdf.replace(at + key.size(), date.size(), date);
}

QByteArray asPng(QWidget& window)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QPixmap picture = window.grab();
    picture.setDevicePixelRatio(1);
    picture.save(&buffer, "PNG");
    return bytes;
}

QByteArray asSvg(QWidget& window)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(LogicalDpi);
    generator.setSize(window.size());
    generator.setViewBox(QRect(QPoint(), window.size()));
    generator.setTitle(window.window()->windowTitle());
    QPainter painter(&generator);
    window.render(&painter);
    painter.end();
    return bytes;
}

QByteArray asPdf(QWidget& window)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(LogicalDpi);
    writer.setTitle(window.window()->windowTitle());
    writer.setCreator(QStringLiteral("fairshare-explorer"));
    writer.setPageSize(
        QPageSize(QSizeF(window.size()) * PointsPerPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QPainter painter(&writer);
    window.render(&painter);
    painter.end();
    setCreationDate(bytes);
    return bytes;
}

QByteArray picture(QWidget& window, const QString& output)
{
    if (output.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return asSvg(window);
    return output.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive) ? asPdf(window) : asPng(window);
}

Result<void> openInto(MainWindow& window, const Arguments& arguments)
{
    auto opened = openFiles(arguments.files, {});
    if (!opened)
        return tl::unexpected(opened.error());
    window.files().noteRead(*opened);
    if (opened->stored)
        window.document().open(std::move(opened->loaded), opened->path);
    else
        window.document().openUnstored(std::move(opened->loaded), opened->name);
    if (arguments.baseline.isEmpty())
        return {};
    auto baseline = openBaseline(arguments.baseline, *window.document().lastStored(), {});
    if (!baseline)
        return tl::unexpected(baseline.error());
    window.document().setBaseline(
        std::move(baseline->loaded.scenario), QFileInfo(arguments.baseline).fileName());
    return {};
}

/// @param file that the names are of, for what is wrong with them
Result<void> select(Document& document, const QStringList& names, const QString& file)
{
    for (const QString& name : names) {
        auto row = findAssociation(document.scenario()->tree, name.toStdString());
        if (!row) {
            row.error().file = file.toStdString();
            return tl::unexpected(std::move(row.error()));
        }
        if (!document.selection().contains(*row))
            document.selection().toggle(*row);
    }
    return {};
}

/// As the window exports it: pictures of charts are the figure alone, those of the other views have the
/// window around it.
bool isFigure(const QString& view)
{
    return view == QLatin1String("charts") || view == QLatin1String("recovery");
}

QByteArray wholeWindow(QWidget& window, const Arguments& arguments)
{
    const CleanPicture clean(window);
    return picture(window, arguments.output);
}

QByteArray figure(ViewPage& page, const Arguments& arguments)
{
    const WithoutControls alone(page);
    page.setFixedSize(arguments.size); // whatever the window would make of it
    page.layout()->activate();
    for (PlotWidget* plot : page.findChildren<PlotWidget*>())
        plot->setDrawnAnew(true);
    const CleanPicture clean(page);
    return picture(page, arguments.output);
}

} // namespace

int renderView(const Arguments& arguments)
{
    // Pictures depend on nothing that somebody's settings remember.
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ThemeSwitch theme(arguments.theme == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light);
    MainWindow window(settings, theme);
    std::optional<Error> failure;
    QObject::connect(&window.results(), &ScenarioResults::failed, &window,
        [&failure](const Error& error) { failure = error; });
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.prepareForPicture();
    if (arguments.view != QLatin1String("start")) {
        if (const auto opened = openInto(window, arguments); !opened)
            return report(opened.error());
        if (const auto selected = select(window.document(), arguments.selected, arguments.files.front());
            !selected)
            return report(selected.error());
    }
    window.setMinimumSize(1, 1);
    window.setFixedSize(arguments.size);
    window.views().showView(arguments.view);
    if (auto* page = qobject_cast<ChartsPage*>(&window.views().current()))
        page->setChart(arguments.chart);
    window.actions().showCaption->setChecked(arguments.caption);
    window.show();
    window.waitUntilReady();
    QApplication::processEvents();
    if (failure)
        return report(*failure);
    const QByteArray bytes = isFigure(arguments.view) ? figure(window.views().current(), arguments)
                                                      : wholeWindow(window, arguments);
    if (bytes.isEmpty())
        return report({ErrorCode::TooLarge, "there is not enough memory for a picture of this size"});
    const auto written = writeFile(arguments.output.toStdString(),
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return written ? 0 : report(written.error());
}

} // namespace fairshare::gui
