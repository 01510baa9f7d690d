// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/files/file_digest.h"

#include <QCryptographicHash>
#include <QEventLoop>
#include <QFile>

namespace fairshare::gui {
namespace {

constexpr qint64 PieceBytes = qint64{1} << 20;

QString digestOf(const ReadFile& read, const Progress& progress)
{
    QFile file(read.path);
    if (stampOf(read.path) != read.stamp || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (!file.atEnd()) {
        const QByteArray piece = file.read(PieceBytes);
        if (piece.isEmpty() || progress.stop.stop_requested())
            return {};
        hash.addData(piece);
    }
    // The file changed while it was read, so the digest belongs to neither version.
    if (stampOf(read.path) != read.stamp)
        return {};
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace

FileDigest::FileDigest(QObject* parent)
    : QObject(parent)
{
}

void FileDigest::request(const std::vector<ReadFile>& files)
{
    if (files == m_files && (m_isKnown || m_work.isBusy()))
        return;
    m_files = files;
    m_isKnown = false;
    m_work.request([this, files](const Progress& progress) -> LatestWork::Answer {
        QStringList digests;
        for (const ReadFile& file : files)
            digests << digestOf(file, progress);
        return [this, digests] {
            m_digests = digests;
            m_isKnown = true;
            Q_EMIT known();
        };
    });
}

void FileDigest::waitUntilReady()
{
    QEventLoop loop;
    connect(this, &FileDigest::known, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    while (m_work.isBusy())
        loop.exec();
}

} // namespace fairshare::gui
