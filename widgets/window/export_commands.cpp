// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_commands.h"

#include "widgets/plotting/plot_widget.h"
#include "widgets/window/actions.h"
#include "widgets/window/captions.h"
#include "widgets/window/clean_picture.h"
#include "widgets/window/view_tabs.h"

#include "core/base/files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QEvent>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QLayout>
#include <QMainWindow>
#include <QScopeGuard>
#include <QSplitter>
#include <QStatusBar>

#include <algorithm>
#include <new>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr int Finest = 3;
constexpr int MessageMilliseconds = 8000;

/// "" where memory does not suffice.
std::string pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    return image.save(&buffer, "PNG") ? bytes.toStdString() : std::string();
}

Error outOfMemory(const QString& path)
{
    return {ErrorCode::TooLarge,
        ExportCommands::tr("there is not enough memory for a picture of this size").toStdString(), {},
        path.toStdString()};
}

/// Makes and writes, anywhere; nothing is written once it was cancelled.
Result<void> writtenTo(
    const QString& path, const std::function<std::string()>& make, const Progress& progress)
{
    try {
        const std::string text = make();
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, {});
        return text.empty() ? Result<void>(tl::unexpected(outOfMemory(path)))
                            : writeFile(path.toStdString(), text);
    } catch (const std::bad_alloc&) {
        return tl::unexpected(outOfMemory(path));
    }
}

/// At once: the toolkit tells widgets of another palette only when the event loop runs.
void dress(ThemeSwitch& theme, ThemeChoice choice)
{
    theme.setChoice(choice);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::ApplicationPaletteChange);
}

} // namespace

ExportCommands::ExportCommands(const Actions& actions, const Parts& parts, QMainWindow& window)
    : QObject(&window)
    , m_parts(parts)
    , m_window(window)
{
    connect(actions.exportView, &QAction::triggered, this, &ExportCommands::exportView);
    connect(actions.exportData, &QAction::triggered, this, &ExportCommands::exportData);
    connect(&m_task, &BackgroundTask::ended, this, &ExportCommands::writeNextData, Qt::QueuedConnection);
    connect(&m_task, &BackgroundTask::outOfResources, this, [this] { Q_EMIT failed(outOfMemory({})); });
    connect(this, &ExportCommands::written, this, [this](const QString& path) {
        m_window.statusBar()->showMessage(tr("Written: %1").arg(path), MessageMilliseconds);
    });
}

QString ExportCommands::ask(
    const QString& title, const QString& suffix, const QStringList& filters, QString* filter)
{
    const QString shown = m_parts.files.documentName();
    QString name =
        QStringLiteral("%1-%2.%3")
            .arg(QFileInfo(shown).completeBaseName(), m_parts.views.current().exportName(), suffix);
    name.replace(QLatin1Char('/'), QLatin1Char('-'));
    QFileDialog dialog(&m_window, title);
    dialog.setObjectName(QStringLiteral("exportDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(suffix);
    if (filters.contains(*filter))
        dialog.selectNameFilter(*filter);
    const QString folder = m_parts.settings.exportFolder();
    dialog.setDirectory(QDir(folder).exists() && !folder.isEmpty() ? folder : QDir::currentPath());
    dialog.selectFile(name);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    *filter = dialog.selectedNameFilter();
    const QString path = dialog.selectedFiles().front();
    m_parts.settings.setExportFolder(QFileInfo(path).absolutePath());
    return path;
}

void ExportCommands::exportView()
{
    const QStringList filters{tr("PNG picture as on the screen, 1x (*.png)"),
        tr("PNG picture twice as fine, 2x (*.png)"), tr("PNG picture three times as fine, 3x (*.png)")};
    const int before = std::clamp(m_parts.settings.exportScale(), 1, Finest);
    QString filter = filters.at(before - 1);
    const QString path = ask(tr("Export view"), QStringLiteral("png"), filters, &filter);
    if (path.isEmpty())
        return;
    const int scale = static_cast<int>(std::max<qsizetype>(0, filters.indexOf(filter))) + 1;
    m_parts.settings.setExportScale(scale);
    exportViewTo(path, scale);
}

void ExportCommands::exportData()
{
    QString filter = tr("Comma-separated values (*.csv)");
    const QString path = ask(tr("Export data"), QStringLiteral("csv"), {filter}, &filter);
    if (!path.isEmpty())
        exportDataTo(path);
}

void ExportCommands::exportViewTo(const QString& path, int scale)
{
    m_parts.captions.whenKnown([this, path, scale] {
        m_parts.results.waitUntilReady();
        m_parts.views.current().waitUntilReady();
        const QImage image = picture(scale);
        if (image.isNull())
            Q_EMIT failed(outOfMemory(path));
        else
            writePicture(path, [image] { return pngOf(image); });
    });
}

void ExportCommands::exportDataTo(const QString& path)
{
    m_parts.results.waitUntilReady();
    m_parts.views.current().waitUntilReady();
    if (const auto make = m_parts.views.current().data())
        writeData(path, make);
    else
        Q_EMIT failed({ErrorCode::NotFound, tr("this view has no data to export").toStdString(), {}, {}});
}

QImage ExportCommands::picture(double scale)
{
    ViewPage& page = m_parts.views.current();
    // Nothing is painted on the screen before the event loop runs again.
    const ThemeChoice theme = m_parts.theme.choice();
    const QSize size = page.size();
    const QString caption = page.caption();
    const auto plots = page.findChildren<PlotWidget*>();
    // Growing and shrinking again would round their shares of the room.
    std::vector<std::pair<QSplitter*, QList<int>>> divided;
    for (QSplitter* splitter : page.findChildren<QSplitter*>())
        divided.emplace_back(splitter, splitter->sizes());
    const auto restore = qScopeGuard([&] {
        for (PlotWidget* plot : plots)
            plot->setDrawnAnew(false);
        page.setCaption(caption);
        page.resize(size);
        page.layout()->activate();
        for (const auto& [splitter, sizes] : divided)
            splitter->setSizes(sizes);
        dress(m_parts.theme, theme);
    });
    dress(m_parts.theme, ThemeChoice::Light);
    const QString text = m_parts.captions.textFor(page);
    page.setCaption(text);
    page.layout()->activate();
    const WithoutControls figure(page);
    // What is shown stays as high as it is; a view that writes the caption into its picture keeps its size.
    page.resize(caption.isEmpty() ? size + QSize(0, page.captionHeight()) : size);
    page.layout()->activate();
    // Nobody scrolls a picture.
    page.resize(page.size() + page.scrolledAway());
    page.layout()->activate();
    for (PlotWidget* plot : plots)
        plot->setDrawnAnew(true);
    const CleanPicture clean(page);
    QImage image(page.size() * scale, QImage::Format_RGB32);
    if (image.isNull())
        return image;
    image.setDevicePixelRatio(scale);
    image.fill(m_parts.theme.theme().color(Role::Window));
    page.render(&image);
    image.setDevicePixelRatio(1);
    image.setText(QStringLiteral("Description"), page.answer().sentence() + QLatin1Char('\n') + text);
    return image;
}

void ExportCommands::writePicture(const QString& path, Make make)
{
    m_pictures.emplace_back(path, std::move(make));
    if (!m_work.isBusy())
        writeNextPicture();
}

void ExportCommands::writeNextPicture()
{
    if (m_pictures.empty())
        return;
    auto [path, make] = std::move(m_pictures.front());
    m_pictures.pop_front();
    m_work.request([this, path = path, make = std::move(make)](const Progress&) -> LatestWork::Answer {
        return [this, path, done = writtenTo(path, make, {})] {
            tell(path, done);
            writeNextPicture();
        };
    });
}

void ExportCommands::writeData(const QString& path, Make make)
{
    m_data.emplace_back(path, std::move(make));
    writeNextData();
}

void ExportCommands::writeNextData()
{
    if (m_data.empty() || m_task.isRunning())
        return;
    const auto [path, make] = std::move(m_data.front());
    m_data.pop_front();
    m_task.start(tr("Writing %1").arg(QFileInfo(path).fileName()),
        [this, path = path, make = make](const Progress& progress) -> BackgroundTask::Completion {
            return [this, path, done = writtenTo(path, make, progress)] { tell(path, done); };
        });
}

void ExportCommands::tell(const QString& path, const Result<void>& done)
{
    if (done)
        Q_EMIT written(path);
    else
        Q_EMIT failed(done.error());
}

void ExportCommands::waitUntilWritten()
{
    QEventLoop loop;
    connect(&m_task, &BackgroundTask::ended, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(this, &ExportCommands::written, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    connect(this, &ExportCommands::failed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (isBusy())
        loop.exec();
}

} // namespace fairshare::gui
