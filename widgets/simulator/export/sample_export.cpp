// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/export/sample_export.h"

#include "widgets/export/picture_facts.h"
#include "widgets/export/picture_format.h"
#include "widgets/simulator/export/contact_sheet.h"
#include "widgets/simulator/simulator_page.h"
#include "widgets/simulator/timeline/timeline_view.h"
#include "widgets/text/shown_text.h"

#include "core/base/files/files.h"
#include "core/workspace/recording.h"
#include "core/workspace/saved_results.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <memory>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr QSize SheetPicture{760, 620}; ///< of one sample on a contact sheet
constexpr double SheetScale = 2; ///< image pixels per logical pixel of a sheet
constexpr std::uint64_t SheetSamples = 400; ///< shown around a key moment
constexpr std::size_t ShortDigits = 12; ///< shown digits of a digest
constexpr std::uint64_t UsualSamples = 100; ///< offered if fewer are visible

Error sampleExportError(const QString& path, Error error)
{
    if (error.file.empty())
        error.file = path.toStdString();
    return error;
}

/// Returns the message once pictures are written; "" for an animation, which is one file.
QString writtenText(const FramesRequest& request)
{
    if (findAnimationFormat(request.path) != nullptr)
        return {};
    const QString first = frameName(request.path, 0, request.frames);
    if (request.frames == 1)
        return SampleExport::tr("Saved: %1").arg(first);
    const QString last = frameName(request.path, request.frames - 1, request.frames);
    return SampleExport::tr("%1 images saved: %2 to %3")
        .arg(QString::number(request.frames), first, QFileInfo(last).fileName());
}

} // namespace

SampleExport::SampleExport(ExportFolder& folder, Document& document, SimulatorPage& page, QWidget& window)
    : QObject(&window)
    , m_folder(folder)
    , m_document(document)
    , m_page(page)
    , m_window(window)
{
    connect(&m_task, &BackgroundTask::outOfResources, this, [this] { Q_EMIT failed(outOfMemory()); });
    // Queued, so that the completion of a finished task runs first and reports its file. Only a canceled task
    // reports nothing.
    const auto tellCancelled = [this] {
        if (!m_task.isRunning() && !m_writing.isEmpty()) {
            m_writing.clear();
            Q_EMIT cancelled(m_images);
        }
    };
    connect(&m_task, &BackgroundTask::ended, this, tellCancelled, Qt::QueuedConnection);
}

TimeSpan SampleExport::spanOf(std::uint64_t first, std::uint64_t last) const
{
    const SampleClock& clock = m_page.simulation().sampled()->clock();
    const auto begin = static_cast<double>(clock.timeOf(first));
    const double end = last + 1 < clock.count() ? static_cast<double>(clock.timeOf(last + 1))
                                                : static_cast<double>(clock.end());
    return {begin, std::max(begin + 1, end)};
}

SamplePicture SampleExport::pictureOf(const TimeSpan& span) const
{
    const SimulationResults& results = m_page.simulation();
    const TimelineView& view = m_page.timeline();
    return {results.sampled(), *results.settings(), results.isCourseCurrent() ? results.course() : nullptr,
        results.load(), span, view.picture(), view.outlinesTaken(), m_page.selection().node(),
        view.jobColor(), view.font(), false, {}};
}

QStringList SampleExport::premise(bool digest) const
{
    const SimulationResults& results = m_page.simulation();
    const SimulatedRun& run = results.sampled()->run();
    const ScenarioRun* made = results.made();
    QString log = shownName(run.workload.name);
    if (digest && made != nullptr && !made->sha256.empty())
        log = tr("%1, SHA-256 %2").arg(log, QString::fromStdString(made->sha256.substr(0, ShortDigits)));
    QStringList parts{shownText(m_document.displayName()), log, shownName(run.origin)};
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts;
}

QString SampleExport::sheetPremise(const SamplePicture& picture) const
{
    return (premise(true) + askedText(picture) + QStringList{programName(), dayOfExport()})
        .join(QStringLiteral("; "));
}

QString SampleExport::sheetTitle(std::size_t moments) const
{
    if (moments > 0)
        return tr("Samples where the policies differ most");
    return m_page.simulation().isCourseCurrent() ? tr("Current sample; the policies never differ")
                                                 : tr("Current sample");
}

QString SampleExport::proposed(const QString& name) const
{
    return m_folder.pathOf(QFileInfo(m_document.displayName()).completeBaseName() + QLatin1Char('_') + name);
}

bool SampleExport::refuses(const QString& path)
{
    if (!m_task.isRunning())
        return false;
    Q_EMIT failed(sampleExportError(path,
        {ErrorCode::BadInput, tr("another export is still running; this one was not started").toStdString(),
            {}, {}}));
    return true;
}

void SampleExport::start(const Writing& writing, std::function<Result<void>(const Progress&)> write)
{
    // Starting the task again would silently cancel its current work.
    if (refuses(writing.path))
        return;
    m_writing = writing.path;
    m_images = writing.images;
    m_task.start(writing.title,
        [this, writing, write = std::move(write)](const Progress& progress) -> BackgroundTask::Completion {
            const Result<void> done = write(progress);
            return [this, writing, done] { tell(writing.path, done, writing.sentence); };
        });
}

void SampleExport::tell(const QString& path, const Result<void>& done, const QString& sentence)
{
    m_writing.clear();
    if (done)
        Q_EMIT written(path, sentence.isEmpty() ? tr("Saved: %1").arg(path) : sentence);
    else if (done.error().code != ErrorCode::Cancelled)
        Q_EMIT failed(sampleExportError(path, done.error()));
}

void SampleExport::exportFrames()
{
    const SimulationResults& results = m_page.simulation();
    if (!results.sampled() || m_page.selection().moment() == nullptr)
        return;
    const SampleClock& clock = results.sampled()->clock();
    FramesRequest request;
    const TimeSpan& seen = m_page.timeline().span();
    request.first = clock.sampleAt(static_cast<Seconds>(std::max(0.0, seen.begin)));
    request.last = std::max(clock.sampleAt(static_cast<Seconds>(seen.end)),
        std::min(request.first + UsualSamples, clock.count() - 1));
    request.path = proposed(QStringLiteral("film.png"));
    FramesDialog dialog(clock.count(), request, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_folder.remember(dialog.request().path);
    writeFrames(dialog.request());
}

void SampleExport::writeFrames(const FramesRequest& request)
{
    SamplePicture picture = pictureOf(spanOf(request.first, request.last));
    picture.dark = request.dark;
    picture.premise = premise(false).join(QStringLiteral(", "));
    const auto encoding = [setTitle = m_task.titleSetter()] { setTitle(tr("Encoding the animation")); };
    start({tr("Drawing images"), request.path, writtenText(request),
              findAnimationFormat(request.path) == nullptr ? request.path : QString()},
        [picture, request, encoding](
            const Progress& progress) { return writeAnimation(picture, request, {progress, encoding}); });
}

void SampleExport::exportContactSheet()
{
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Contact sheet"),
        proposed(QStringLiteral("moments.pdf")), tr("Images (*.pdf *.png *.svg)"));
    if (path.isEmpty())
        return;
    m_folder.remember(path);
    writeContactSheet(path);
}

void SampleExport::writeContactSheet(const QString& path)
{
    if (refuses(path))
        return;
    const PictureFormat* format = findPictureFormat(path);
    if (format == nullptr)
        return Q_EMIT failed(sampleExportError(path,
            {ErrorCode::BadInput, tr("the file name must end in %1").arg(pictureSuffixes()).toStdString(), {},
                {}}));
    const SimulationResults& results = m_page.simulation();
    const SampleClock& clock = results.sampled()->clock();
    std::vector<std::uint64_t> samples;
    // Key moments of earlier settings do not apply to the current ones.
    if (results.isCourseCurrent())
        for (const KeyMoment& moment : results.keyMoments())
            samples.push_back(moment.sample);
    auto sheet = std::make_shared<ContactSheet>();
    sheet->title = sheetTitle(samples.size());
    if (samples.empty())
        samples.push_back(m_page.selection().clock().sample());
    sheet->font = m_page.timeline().font();
    for (const std::uint64_t sample : samples) {
        const std::uint64_t first = sample < SheetSamples / 2 ? 0 : sample - SheetSamples / 2;
        const std::uint64_t last = std::min(first + SheetSamples, clock.count() - 1);
        const SamplePicture picture = pictureOf(spanOf(first, last));
        sheet->premise = sheetPremise(picture);
        if (auto made = SampleFrames::make(picture, SheetPicture, SheetScale, {}))
            sheet->moments.push_back({*std::move(made), sample});
    }
    Picture picture{[sheet](QPainter& painter) { sheet->paint(painter); }, sheet->size(), SheetScale};
    picture.facts = {sheet->title, {}, sheet->premise, {}, programName()};
    const auto bytes = format->draw(picture);
    if (!bytes)
        return Q_EMIT failed(sampleExportError(path, bytes.error()));
    start({tr("Writing %1").arg(QFileInfo(path).fileName()), path, {}, {}},
        [path, make = *bytes](const Progress&) -> Result<void> {
            const auto text = make();
            return text ? writeFile(path.toStdString(), *text) : tl::unexpected(text.error());
        });
}

void SampleExport::saveRecording()
{
    const QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Save recording"), proposed(QStringLiteral("run")), tr("Folder (*)"));
    if (path.isEmpty())
        return;
    m_folder.remember(path);
    writeRecordingTo(path);
}

void SampleExport::keepResults()
{
    const ScenarioRun* made = m_page.simulation().made();
    if (made == nullptr || m_document.path().isEmpty())
        return;
    const std::string file = m_document.path().toStdString();
    const QString directory = QString::fromStdString(savedResultsPath(file));
    m_keeping.start(tr("Saving the results"),
        [this, run = *made, scenario = m_document.scenario(), file, directory](
            const Progress& progress) -> BackgroundTask::Completion {
            const Result<void> done = saveResults(run, *scenario, file, progress);
            return [this, kept = run.run, directory, done] {
                if (const ScenarioRun* now = m_page.simulation().made();
                    done && now != nullptr && now->run == kept)
                    m_page.simulation().setKeptIn(directory);
                tell(directory, done);
            };
        });
}

void SampleExport::writeRecordingTo(const QString& path)
{
    start({tr("Saving the recording"), path, {}, {}},
        [scenario = m_document.scenario(), opened = m_document.path().toStdString(),
            target = path.toStdString()](
            const Progress& progress) { return recordRun(*scenario, opened, target, progress); });
}

} // namespace fairshare::gui
