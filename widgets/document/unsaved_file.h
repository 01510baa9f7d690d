// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/file_watch.h"

#include "core/base/files/file_lock.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

namespace fairshare {
struct Scenario;
} // namespace fairshare

namespace fairshare::gui {

/// Origin of unsaved work, to offer it by name and save it to the right file.
struct WorkOrigin {
    QString name; ///< displayed name
    QString path; ///< the file to save to; "" for none
    QString format; ///< id of that file's format
    QStringList sources; ///< files that the work started from, to be read again; empty if there were none
    FileStamp stamp; ///< state of `path` when it was last read or written
    QString variant; ///< shown variant; "" for none. Filled in by UnsavedFile
    QDateTime time; ///< time of the kept state
    QString baseline{}; ///< file of the baseline; "" for none
    QString baselineName{}; ///< as shown after "Against"; "" for the opened file
};

/// A file next to the settings that keeps unsaved work until it is saved. The first line has its origin; the
/// rest is the scenario. While this object holds the lock, other processes do not treat the file as left
/// over. The lock is released however the program ends. Use from one thread at a time.
class UnsavedFile {
public:
    /// Chooses a unique name in the folder; creates nothing on disk before the first write.
    explicit UnsavedFile(const QString& folder);

    /// Returns the files in the folder left by programs that have ended, latest first. Other processes do not
    /// see them while these objects exist.
    static std::vector<std::shared_ptr<UnsavedFile>> leftIn(const QString& folder);

    /// Replaces the kept work atomically. Creates the folder if needed, accessible only to its owner. Errors:
    /// those of writeFairshare and writeFile; the earlier work is then kept.
    Result<void> write(const WorkOrigin& origin, const Scenario& scenario);
    /// Errors: those of readFile and importContent.
    Result<Scenario> read(const Progress& progress = {}) const;
    void remove();

    /// Origin as last written or found.
    const WorkOrigin& origin() const { return m_origin; }

private:
    UnsavedFile(const QString& folder, const QString& name);
    Result<void> hold();

    QString m_folder;
    QString m_path;
    QString m_lockPath;
    std::optional<FileLock> m_lock;
    WorkOrigin m_origin;
};

} // namespace fairshare::gui
