// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/export_commands.h"

#include "widgets/export/picture_format.h"
#include "widgets/page/actions.h"
#include "widgets/text/clipboard.h"
#include "widgets/window/anonymous_window.h"
#include "widgets/window/export_command.h"
#include "widgets/window/export_dialog.h"
#include "widgets/window/pictures/captions.h"
#include "widgets/window/pictures/posed_view.h"
#include "widgets/window/views/view_tabs.h"

#include "core/base/files/files.h"
#include "core/io/csv/tab_separated.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QImage>
#include <QMainWindow>
#include <QMimeData>
#include <QPointer>
#include <QStatusBar>
#include <QTableView>

#include <new>
#include <utility>
#include <vector>

namespace fairshare::gui {
namespace {

constexpr int MessageMilliseconds = 8000;
const QString PictureKey = QStringLiteral("picture");
const QString DataKey = QStringLiteral("data");

Error exportError(const QString& path, Error error)
{
    error.file = path.toStdString();
    return error;
}

/// Makes and writes a file, in any thread. Writes nothing once canceled.
Result<void> writtenTo(
    const QString& path, const std::function<Result<std::string>()>& make, const Progress& progress)
{
    try {
        const Result<std::string> text = make();
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, {});
        return text ? writeFile(path.toStdString(), *text) : tl::unexpected(exportError(path, text.error()));
    } catch (const std::bad_alloc&) {
        return tl::unexpected(exportError(path, outOfMemory()));
    }
}

bool isTabSeparated(const QString& path)
{
    return QFileInfo(path).suffix().compare(QLatin1String("tsv"), Qt::CaseInsensitive) == 0;
}

/// Returns the data of a view or its part; null if it has none.
ViewPage::DataMaker partData(const ViewPage& page, const QString& part)
{
    if (part.isEmpty())
        return page.data();
    for (const ViewPage::Part& each : page.parts())
        if (each.id == part)
            return each.data;
    return {};
}

} // namespace

ExportCommands::ExportCommands(const Actions& actions, const Parts& parts, QMainWindow& window)
    : m_actions(actions)
    , m_parts(parts)
    , m_window(window)
{
    connect(actions.exportView, &QAction::triggered, this, &ExportCommands::exportView);
    connect(actions.exportData, &QAction::triggered, this, &ExportCommands::exportData);
    for (const ViewPage* page : m_parts.views.findChildren<ViewPage*>())
        connect(page, &ViewPage::refused, this, &ExportCommands::failed);
    connect(&m_task, &BackgroundTask::ended, this, &ExportCommands::writeNextData, Qt::QueuedConnection);
    connect(&m_task, &BackgroundTask::outOfResources, this, [this] { Q_EMIT failed(outOfMemory()); });
    connect(actions.copyAsCommand, &QAction::triggered, this, &ExportCommands::copyCommandOfView);
    connect(this, &ExportCommands::copied, this, [this](const QString& what) {
        m_window.statusBar()->showMessage(tr("Copied: %1").arg(what), MessageMilliseconds);
    });
    connect(this, &ExportCommands::written, this, [this](const QString& path) {
        m_window.statusBar()->showMessage(tr("Saved: %1").arg(path), MessageMilliseconds);
    });
}

ExportCommands::~ExportCommands() = default;

ExportDialog::Offer ExportCommands::offer(ExportDialog::Kind kind, const QVariantMap& choices)
{
    const ViewPage& page = m_parts.views.current();
    const bool picture = kind == ExportDialog::Kind::Picture;
    ExportDialog::Offer offer{kind, {}, page.currentPart(), m_parts.folder.path(),
        QFileInfo(m_parts.files.documentName()).completeBaseName(), page.exportName(), requestFrom(choices),
        choices.value(picture ? PictureKey : DataKey).toString(), page.mainTable() != nullptr, {}, {}};
    if (picture)
        offer.measure = [this](const ExportRequest& request) { return sizeOf(request); };
    offer.copyAsCommand = [this, kind](const ExportRequest& request, const auto& report) {
        copyCommand(request, kind, [this, report](const Result<QString>& command) {
            report(command ? QString() : QString::fromStdString(describe(command.error())));
            if (command)
                Q_EMIT copied(*command);
        });
    };
    const std::vector<ViewPage::Part> parts = picture ? page.picturedParts() : page.parts();
    if (picture || parts.empty())
        offer.parts.append({QString(), tr("This view: %1").arg(page.windowTitle())});
    for (const ViewPage::Part& part : parts) {
        offer.parts.append({part.id, part.title});
        offer.offersAllRows = offer.offersAllRows || qobject_cast<QTableView*>(part.widget) != nullptr;
    }
    if (picture && parts.size() < 2)
        offer.part.clear(); // the whole view, including its answer
    return offer;
}

void ExportCommands::ask(ExportDialog::Kind kind)
{
    // The text of an open editor is exported too.
    if (!m_parts.files.finishEditing())
        return;
    const bool picture = kind == ExportDialog::Kind::Picture;
    const QVariantMap choices = m_parts.settings.exportChoices();
    ExportDialog dialog(offer(kind, choices), &m_window);
    // The size of the picture depends on the caption and on figures still being computed.
    m_parts.captions.whenKnown([shown = QPointer<ExportDialog>(&dialog)] {
        if (shown)
            shown->refresh();
    });
    connect(&m_parts.results, &ScenarioResults::changed, &dialog, [this, &dialog] {
        m_hidden.reset();
        dialog.measureAgain();
    });
    const int answer = dialog.exec();
    m_hidden.reset();
    if (answer == QDialog::Rejected) {
        m_check.cancel();
        m_window.statusBar()->clearMessage();
        return;
    }
    const ExportRequest request = dialog.request();
    QVariantMap chosen = choicesOf(request);
    chosen.insert(picture ? DataKey : PictureKey, choices.value(picture ? DataKey : PictureKey));
    chosen.insert(picture ? PictureKey : DataKey, QFileInfo(request.path).suffix().toLower());
    m_parts.settings.setExportChoices(chosen);
    if (answer == ExportDialog::CopyPicture)
        return copyPicture(request);
    if (answer == ExportDialog::CopyCommand)
        return;
    m_parts.folder.remember(request.path);
    if (picture)
        exportPicture(request);
    else
        exportDataOf(request);
}

void ExportCommands::exportView()
{
    ask(ExportDialog::Kind::Picture);
}

void ExportCommands::exportData()
{
    ask(ExportDialog::Kind::Data);
}

void ExportCommands::exportPicture(const ExportRequest& request)
{
    m_parts.captions.whenKnown([this, request] {
        m_parts.results.waitUntilReady();
        m_parts.views.current().waitUntilReady();
        auto bytes = drawn(request);
        if (bytes)
            writePicture(request.path, *bytes);
        else
            Q_EMIT failed(exportError(request.path, bytes.error()));
    });
}

void ExportCommands::exportViewTo(const QString& path, int scale)
{
    ExportRequest request;
    request.path = path;
    request.scale = scale;
    exportPicture(request);
}

void ExportCommands::exportDataTo(const QString& path)
{
    ExportRequest request;
    request.path = path;
    exportDataOf(request);
}

void ExportCommands::exportDataOf(const ExportRequest& request)
{
    auto make = dataFor(request);
    if (make)
        writeData(request.path, std::move(*make));
    else
        Q_EMIT failed(make.error());
}

Result<ExportCommands::Make> ExportCommands::dataFor(const ExportRequest& request)
{
    m_parts.results.waitUntilReady();
    m_parts.views.current().waitUntilReady();
    const auto hidden = request.anonymous ? hiddenWindow() : nullptr;
    const auto make = partData(hidden ? hidden->page() : m_parts.views.current(), request.part);
    if (!make)
        return fail(ErrorCode::NotFound, tr("this view has no data to export").toStdString());
    if (isTabSeparated(request.path))
        return Make([make]() -> Result<std::string> { return tabSeparated(make()); });
    return Make([make]() -> Result<std::string> { return make(); });
}

void ExportCommands::copyPicture(const ExportRequest& request)
{
    ExportRequest image = request;
    image.path = QStringLiteral("picture.png"); // programs that paste it read images with pixels
    const auto bytes = contentFor(image, ExportDialog::Kind::Picture);
    Result<void> done;
    if (bytes) {
        const QByteArray png = QByteArray::fromStdString(*bytes);
        auto data = std::make_unique<QMimeData>();
        data->setImageData(QImage::fromData(png));
        data->setData(QStringLiteral("image/png"), png);
        done = putIntoClipboard(std::move(data));
    } else {
        done = tl::unexpected(bytes.error());
    }
    if (!done)
        Q_EMIT failed(done.error());
    else
        Q_EMIT copied(tr("the picture"));
}

Result<std::string> ExportCommands::contentFor(const ExportRequest& request, ExportDialog::Kind kind)
{
    m_parts.captions.waitUntilReady();
    m_parts.results.waitUntilReady();
    m_parts.views.current().waitUntilReady();
    const auto make = kind == ExportDialog::Kind::Picture ? drawn(request) : dataFor(request);
    try {
        return make ? (*make)() : tl::unexpected(make.error());
    } catch (const std::bad_alloc&) {
        return tl::unexpected(outOfMemory());
    }
}

void ExportCommands::copyCommand(const ExportRequest& request, ExportDialog::Kind kind)
{
    copyCommand(request, kind, [this](const Result<QString>& command) {
        if (command)
            Q_EMIT copied(*command);
        else
            Q_EMIT failed(command.error());
    });
}

void ExportCommands::copyCommand(const ExportRequest& request, ExportDialog::Kind kind, const Tell& tell)
{
    m_parts.captions.whenKnown([this, request, kind, tell] {
        if (const auto tried = tryOutCommand(request, kind, tell); !tried)
            tell(tl::unexpected(tried.error()));
    });
}

Result<void> ExportCommands::tryOutCommand(
    const ExportRequest& request, ExportDialog::Kind kind, const Tell& tell)
{
    const CommandSources sources{m_parts.document, m_parts.files, m_parts.views, m_actions};
    const qint64 epoch = timeOfExport().toSecsSinceEpoch();
    const FixedTimeOfExport fixed(epoch);
    m_parts.results.waitUntilReady();
    const bool picture = kind == ExportDialog::Kind::Picture;
    const auto size = picture ? sizeOf(request) : std::nullopt;
    m_hidden.reset();
    if (size && !*size)
        return tl::unexpected(size->error());
    const auto command = picture ? pictureCommand(sources, request, size ? (*size)->size : QSize())
                                 : dataCommand(sources, request);
    if (!command)
        return tl::unexpected(command.error());
    auto content = contentFor(request, kind);
    if (!content)
        return tl::unexpected(content.error());
    m_window.statusBar()->showMessage(tr("Trying out the command…"));
    m_check.start(
        *command, std::move(*content), epoch, [this, text = command->text(), tell](const Result<void>& same) {
            m_window.statusBar()->clearMessage();
            const auto done = same ? putIntoClipboard(text) : same;
            tell(done.map([&text] { return text; }));
        });
    return {};
}

void ExportCommands::copyCommandOfView()
{
    if (!m_parts.files.finishEditing())
        return;
    const ViewPage& page = m_parts.views.current();
    ExportRequest request = requestFrom(m_parts.settings.exportChoices());
    request.part = page.currentPart();
    ExportDialog::Kind kind = ExportDialog::Kind::Picture;
    for (const ViewPage::Part& part : page.parts())
        if (part.id == request.part && qobject_cast<QTableView*>(part.widget) != nullptr)
            kind = ExportDialog::Kind::Data;
    const bool picture = kind == ExportDialog::Kind::Picture;
    if (picture && page.picturedParts().size() < 2)
        request.part.clear(); // the whole view, including its answer
    request.path = QDir(m_parts.folder.path())
                       .filePath(QFileInfo(m_parts.files.documentName()).completeBaseName() + QLatin1Char('-')
                           + page.exportName() + (picture ? QLatin1String(".png") : QLatin1String(".csv")));
    copyCommand(request, kind);
}

std::unique_ptr<AnonymousWindow> ExportCommands::hiddenWindow()
{
    const AnonymousWindow::Original shown{
        m_parts.document, m_parts.views, m_parts.captions, m_actions, m_window.size()};
    return std::make_unique<AnonymousWindow>(shown, m_parts.theme);
}

Result<void> ExportCommands::pose(const ExportRequest& request, const UsePose& use)
{
    try {
        const auto own = request.anonymous && !m_hidden ? hiddenWindow() : nullptr;
        AnonymousWindow* hidden = nullptr;
        if (request.anonymous)
            hidden = own ? own.get() : m_hidden.get();
        ViewPage& page = hidden != nullptr ? hidden->page() : m_parts.views.current();
        const Captions& captions = hidden != nullptr ? hidden->captions() : m_parts.captions;
        const PosedView posed(page, m_parts.theme,
            {request.part, request.size, request.dark, captions.textFor(page), request.allRows,
                highestPicture(request)});
        if (!posed.ready())
            return posed.ready();
        return use(posed, captions.factsFor(page, posed.title()));
    } catch (const std::bad_alloc&) {
        return tl::unexpected(outOfMemory());
    }
}

std::optional<Result<MeasuredPicture>> ExportCommands::sizeOf(const ExportRequest& request)
{
    if (!m_parts.results.isReady() || !m_parts.captions.isKnown())
        return std::nullopt;
    m_parts.views.current().waitUntilReady();
    if (request.anonymous && !m_hidden)
        m_hidden = hiddenWindow();
    ExportRequest plain = request;
    plain.dark = m_parts.theme.theme().dark; // colors do not affect the size
    MeasuredPicture picture;
    const auto measure = [&picture](const PosedView& posed, const PictureFacts&) -> Result<void> {
        picture = {posed.size(), posed.rows()};
        return {};
    };
    const auto measured = pose(plain, measure);
    return measured ? Result<MeasuredPicture>(picture) : tl::unexpected(measured.error());
}

Result<ExportCommands::Make> ExportCommands::drawn(const ExportRequest& request)
{
    const PictureFormat* format = findPictureFormat(request.path);
    if (format == nullptr)
        return fail(
            ErrorCode::BadInput, tr("the file name must end in %1").arg(pictureSuffixes()).toStdString());
    const double scale = format->hasPixels ? request.scale : 1;
    const QSize asked = request.size == QSize() ? QSize(1, 1) : request.size;
    if (const auto checked = checkPicture(asked, scale, request.dpi); !checked)
        return tl::unexpected(checked.error());
    Make make;
    const auto draw = [&](const PosedView& posed, const PictureFacts& facts) -> Result<void> {
        if (const auto checked = checkPicture(posed.size(), scale, request.dpi); !checked)
            return checked;
        auto drawing = format->draw({[&posed](QPainter& painter) { posed.paint(painter); }, posed.size(),
            scale, request.dpi, posed.background(), facts});
        if (!drawing)
            return tl::unexpected(drawing.error());
        make = std::move(*drawing);
        return {};
    };
    const auto done = pose(request, draw);
    return done ? Result<Make>(std::move(make)) : tl::unexpected(done.error());
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
    auto picture = std::move(m_pictures.front());
    m_pictures.pop_front();
    m_work.request([this, path = std::move(picture.first), make = std::move(picture.second)](
                       const Progress&) -> LatestWork::Answer {
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
    auto data = std::move(m_data.front());
    m_data.pop_front();
    m_task.start(tr("Writing %1").arg(QFileInfo(data.first).fileName()),
        [this, path = data.first, make = std::move(data.second)](
            const Progress& progress) -> BackgroundTask::Completion {
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
