// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/file_watch.h"

#include <QDateTime>
#include <QFileInfo>

namespace fairshare::gui {
namespace {

constexpr int PauseMilliseconds = 200; ///< delay for a writer to finish

} // namespace

FileStamp stampOf(const QString& path)
{
    const QFileInfo file(path);
    if (!file.exists())
        return {};
    return {true, file.size(), file.lastModified().toMSecsSinceEpoch()};
}

FileWatch::FileWatch(QObject* parent)
    : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(PauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &FileWatch::look);
    // Do not restart an active timer: in a busy folder it would never expire.
    const auto wait = [this] {
        if (!m_pause.isActive())
            m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
}

void FileWatch::watch(const QString& path, const FileStamp& known)
{
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    m_path = path;
    m_known = known;
    m_told = known;
    m_pause.stop();
    if (m_path.isEmpty())
        return;
    // Watch the folder too. It reports when the file is replaced, which is how safe writers save.
    m_watcher.addPath(QFileInfo(m_path).absolutePath());
    watchFile();
    if (isChanged())
        m_pause.start();
}

void FileWatch::accept()
{
    m_known = stampOf(m_path);
    m_told = m_known;
}

void FileWatch::watchFile()
{
    if (!m_path.isEmpty() && QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
}

void FileWatch::look()
{
    watchFile();
    const FileStamp now = stampOf(m_path);
    if (now == m_told)
        return;
    m_told = now;
    if (now != m_known)
        Q_EMIT changed();
}

} // namespace fairshare::gui
