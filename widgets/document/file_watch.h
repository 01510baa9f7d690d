// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace fairshare::gui {

/// What tells two states of a file apart without reading it.
struct FileStamp {
    bool exists = false;
    qint64 bytes = 0;
    qint64 changedAt = 0; ///< milliseconds since 1970

    bool operator==(const FileStamp&) const = default;
};

FileStamp stampOf(const QString& path);

/// Tells when somebody else writes, replaces or removes the open file.
class FileWatch : public QObject {
    Q_OBJECT

public:
    explicit FileWatch(QObject* parent = nullptr);

    /// @param path "" for no file. @param known the state that was read or written last
    void watch(const QString& path, const FileStamp& known);
    /// What is there now is what one knows of.
    void accept();

    QString path() const { return m_path; }
    /// The state that was read or written last.
    FileStamp known() const { return m_known; }
    bool isChanged() const { return !m_path.isEmpty() && stampOf(m_path) != m_known; }
    bool isGone() const { return !m_path.isEmpty() && !stampOf(m_path).exists; }

Q_SIGNALS:
    /// The file is not as it was; once for each new state.
    void changed();

private:
    void look();
    /// A file that was replaced is no longer watched by itself.
    void watchFile();

    QString m_path;
    FileStamp m_known;
    FileStamp m_told;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace fairshare::gui
