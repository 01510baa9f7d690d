// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace fairshare::gui {

/// Distinguishes two states of a file without reading it.
struct FileStamp {
    bool exists = false;
    qint64 bytes = 0;
    qint64 changedAt = 0; ///< milliseconds since 1970

    bool operator==(const FileStamp&) const = default;
};

FileStamp stampOf(const QString& path);

/// Reports when another program changes, replaces or removes the open file.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// @param path "" for no file. @param known state when it was last read or written
    void watch(const QString& path, const FileStamp& known);
    /// Takes the current state of the file as known.
    void accept();

    QString path() const { return m_path; }
    /// State when the file was last read or written.
    FileStamp known() const { return m_known; }
    bool isChanged() const { return !m_path.isEmpty() && stampOf(m_path) != m_known; }
    bool isGone() const { return !m_path.isEmpty() && !stampOf(m_path).exists; }

Q_SIGNALS:
    /// The file changed; emitted once for each new state.
    void changed();

private:
    void look();
    /// Watches the file again if needed, since a replaced file is no longer watched.
    void watchFile();

    QString m_path;
    FileStamp m_known;
    FileStamp m_told;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace fairshare::gui
