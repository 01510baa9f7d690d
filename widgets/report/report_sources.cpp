// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/report_sources.h"

#include "core/base/files/files.h"
#include "core/base/files/sha256.h"
#include "core/base/say.h"
#include "core/workspace/file_import.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace fairshare::gui {
namespace {

constexpr qint64 PieceBytes = qint64{1} << 20;

ReviewSource sourceOf(const ReadFile& read, const Progress& progress)
{
    const std::string path = read.path.toStdString();
    ReviewSource source{.name = QFileInfo(read.path).fileName().toStdString(), .bytes = 0, .digest = {}};
    if (isStandardInput(path)) {
        source.name = nameOfInput(path);
        if (const auto content = readFile(path, progress)) {
            source.bytes = content->size();
            source.digest = sha256(*content);
        }
        return source;
    }
    QFile file(read.path);
    if (stampOf(read.path) != read.stamp || !file.open(QIODevice::ReadOnly))
        return source;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!file.atEnd()) {
        const QByteArray piece = file.read(PieceBytes);
        if (piece.isEmpty() || progress.cancelled())
            return source;
        source.bytes += static_cast<std::uint64_t>(piece.size());
        hash.addData(piece);
    }
    if (stampOf(read.path) == read.stamp)
        source.digest = hash.result().toHex().toStdString();
    return source;
}

} // namespace

std::vector<ReviewSource> reviewSources(const std::vector<ReadFile>& files, const Progress& progress)
{
    std::vector<ReviewSource> sources;
    sources.reserve(files.size());
    for (const ReadFile& file : files)
        sources.push_back(sourceOf(file, progress));
    return sources;
}

ReviewOrigin reviewOrigin(const QDateTime& made, const QString& program)
{
    ReviewOrigin origin;
    origin.program = program.toStdString();
    origin.year = made.date().year();
    origin.month = made.date().month();
    origin.day = made.date().day();
    return origin;
}

void hideFileNames(ReviewOrigin& origin)
{
    for (ReviewSource& source : origin.sources)
        source.name = fairshare::say("input file");
    for (ReviewSource& source : origin.baselineSources)
        source.name = fairshare::say("baseline file");
    if (!origin.baselineName.empty())
        origin.baselineName = fairshare::say("baseline file");
}

} // namespace fairshare::gui
