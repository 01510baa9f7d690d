// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/export/animation_file.h"

#include "widgets/export/picture.h"

#include "core/base/files/files.h"
#include "core/base/progress_part.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace fairshare::gui {
namespace {

struct AnimationTexts {
    Q_DECLARE_TR_FUNCTIONS(AnimationTexts)
};

constexpr auto Formats = std::to_array<AnimationFormat>({
    {".gif", "GIF", "-filter_complex split[a][b];[a]palettegen[p];[b][p]paletteuse"},
    {".mp4", "MP4", "-c:v libx264 -pix_fmt yuv420p", true},
    {".webp", "WebP", "-c:v libwebp -lossless 1 -loop 0"},
    {".apng", "APNG", "-plays 0 -pix_fmt rgb24"},
});

constexpr int PollMilliseconds = 100;
constexpr double DrawnPart = 0.6; ///< part of the progress before ffmpeg runs

Error animationError(const QString& path, ErrorCode code, const QString& sentence)
{
    Error error{code, sentence.toStdString(), {}, {}};
    error.file = path.toStdString();
    return error;
}

/// Checks the folder first: drawing takes minutes, after which it is too late to choose another one.
Result<void> checkFolder(const QString& path)
{
    const QDir folder = QFileInfo(path).dir();
    if (!folder.exists())
        return tl::unexpected(animationError(path, ErrorCode::WriteFailed,
            AnimationTexts::tr("nothing was drawn: folder %1 does not exist").arg(folder.path())));
    QTemporaryFile probe(folder.filePath(QStringLiteral(".film_XXXXXX")));
    if (!probe.open())
        return tl::unexpected(animationError(path, ErrorCode::WriteFailed,
            AnimationTexts::tr("nothing was drawn: cannot write to folder %1").arg(folder.path())));
    return {};
}

std::uint64_t sampleOf(const FramesRequest& request, int frame)
{
    if (request.frames < 2)
        return request.first;
    const std::uint64_t range = request.last - request.first;
    return request.first
        + range * static_cast<std::uint64_t>(frame) / static_cast<std::uint64_t>(request.frames - 1);
}

Result<std::string> pngOf(const SampleFrames& frames, const FramesRequest& request, std::uint64_t sample)
{
    QImage image(pixelsOf(request.size, request.scale), QImage::Format_RGB32);
    if (image.isNull())
        return tl::unexpected(outOfMemory());
    image.setDevicePixelRatio(request.scale);
    QPainter painter(&image);
    frames.paint(painter, sample);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

/// Draws the pictures of a series and writes them. @param path of the series
Result<void> writeSeries(
    const SamplePicture& picture, const FramesRequest& request, const QString& path, const Progress& progress)
{
    const auto frames = SampleFrames::make(picture, request.size, request.scale, progress);
    if (!frames)
        return tl::unexpected(frames.error());
    for (int frame = 0; frame < request.frames; ++frame) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, {});
        const auto bytes = pngOf(*frames, request, sampleOf(request, frame));
        if (!bytes)
            return tl::unexpected(bytes.error());
        if (auto written = writeFile(frameName(path, frame, request.frames).toStdString(), *bytes); !written)
            return written;
        progress.at(static_cast<double>(frame + 1) / request.frames);
    }
    return {};
}

/// Returns the number of pictures that ffmpeg has encoded, from its last complete progress line; nothing
/// before the first one.
std::optional<int> encodedPictures(const QByteArray& told)
{
    constexpr QByteArrayView Key = "\nframe=";
    const QByteArray lines = '\n' + told.left(told.lastIndexOf('\n'));
    const qsizetype at = lines.lastIndexOf(Key);
    if (at < 0)
        return std::nullopt;
    const qsizetype begin = at + Key.size();
    const qsizetype end = lines.indexOf('\n', begin);
    bool isNumber = false;
    const int pictures = lines.mid(begin, end < 0 ? -1 : end - begin).trimmed().toInt(&isNumber);
    return isNumber ? std::optional(pictures) : std::nullopt;
}

/// Runs ffmpeg and reports its progress. @param asked the pictures to encode
/// @param arguments all but those for its progress output
Result<void> runFfmpeg(const FramesRequest& asked, const QStringList& arguments, const Progress& progress)
{
    QProcess ffmpeg;
    ffmpeg.start(QStandardPaths::findExecutable(QStringLiteral("ffmpeg")),
        QStringList{QStringLiteral("-progress"), QStringLiteral("pipe:1"), QStringLiteral("-nostats")}
            + arguments);
    QByteArray told;
    while (ffmpeg.state() != QProcess::NotRunning && !ffmpeg.waitForFinished(PollMilliseconds)) {
        if (progress.cancelled()) {
            ffmpeg.kill();
            ffmpeg.waitForFinished();
            return fail(ErrorCode::Cancelled, {});
        }
        told += ffmpeg.readAllStandardOutput();
        if (const auto done = encodedPictures(told))
            progress.at(std::min(1.0, static_cast<double>(*done) / asked.frames));
    }
    if (ffmpeg.exitStatus() == QProcess::NormalExit && ffmpeg.exitCode() == 0)
        return {};
    const QStringList said =
        QString::fromLocal8Bit(ffmpeg.readAllStandardError()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    return tl::unexpected(animationError(asked.path, ErrorCode::WriteFailed,
        AnimationTexts::tr("ffmpeg could not create the animation: %1")
            .arg(said.value(said.size() - 1).trimmed())));
}

Result<void> encode(
    const SamplePicture& picture, const FramesRequest& request, const AnimationProgress& progress)
{
    const AnimationFormat& format = *findAnimationFormat(request.path);
    if (!hasFfmpeg())
        return tl::unexpected(animationError(request.path, ErrorCode::NotFound, ffmpegMissing()));
    const QTemporaryDir folder;
    const QString series = folder.filePath(QStringLiteral("frame.png"));
    FramesRequest frames = request;
    frames.size = format.sizeFor(request.size);
    if (auto drawn = writeSeries(picture, frames, series, partOf(progress.part, 0, DrawnPart)); !drawn)
        return drawn;
    if (progress.encoding)
        progress.encoding();
    const QString digits = QString::number(QString::number(request.frames).size());
    const QString made = folder.filePath(QStringLiteral("film") + QLatin1String(format.suffix));
    QStringList arguments{QStringLiteral("-y"), QStringLiteral("-loglevel"), QStringLiteral("error"),
        QStringLiteral("-framerate"), QString::number(request.perSecond), QStringLiteral("-i"),
        folder.filePath(QLatin1String("frame_%0") + digits + QLatin1String("d.png"))};
    arguments << QString::fromLatin1(format.options).split(QLatin1Char(' ')) << made;
    if (auto run = runFfmpeg(request, arguments, partOf(progress.part, DrawnPart, 1)); !run)
        return run;
    QFile file(made);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(animationError(request.path, ErrorCode::WriteFailed, file.errorString()));
    return writeFile(request.path.toStdString(), file.readAll().toStdString());
}

} // namespace

QSize AnimationFormat::sizeFor(const QSize& asked) const
{
    return isEven ? QSize(asked.width() + asked.width() % 2, asked.height() + asked.height() % 2) : asked;
}

std::span<const AnimationFormat> animationFormats()
{
    return Formats;
}

const AnimationFormat* findAnimationFormat(const QString& path)
{
    for (const AnimationFormat& format : Formats)
        if (path.endsWith(QLatin1String(format.suffix), Qt::CaseInsensitive))
            return &format;
    return nullptr;
}

bool hasFfmpeg()
{
    return !QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty();
}

QString ffmpegMissing()
{
    return AnimationTexts::tr(
        "Animations need ffmpeg, which is not installed. Install the package ffmpeg, or "
        "export numbered images.");
}

QString frameName(const QString& path, int frame, int frames)
{
    const QFileInfo file(path);
    const int digits = static_cast<int>(QString::number(frames).size());
    const QString name =
        QStringLiteral("%1_%2.png").arg(file.completeBaseName()).arg(frame + 1, digits, 10, QLatin1Char('0'));
    return QDir(file.path()).filePath(name);
}

Result<void> writeAnimation(
    const SamplePicture& picture, const FramesRequest& request, const AnimationProgress& progress)
{
    if (auto writable = checkFolder(request.path); !writable)
        return writable;
    return findAnimationFormat(request.path) == nullptr
        ? writeSeries(picture, request, request.path, progress.part)
        : encode(picture, request, progress);
}

} // namespace fairshare::gui
