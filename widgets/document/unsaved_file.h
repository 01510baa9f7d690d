// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/file_watch.h"

#include "core/base/file_lock.h"
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

/// Where unsaved work comes from, so that it can be offered by name and saved where it belongs.
struct WorkOrigin {
    QString name; ///< as it was shown
    QString path; ///< the file to save to; "" for none
    QString format; ///< id of that file's format
    QStringList sources; ///< what the work began with, to be read again; empty when it was no file
    FileStamp stamp; ///< of `path`, as it was read or written last
    QString variant; ///< that was shown; "" for none. Filled in by UnsavedFile
    QDateTime time; ///< when the work was as it was kept
    QString baseline{}; ///< file that it was compared with; "" for none
    QString baselineName{}; ///< as it reads after "Against"; "" for the opened file
};

/// A file that keeps unsaved work beside the settings until it is saved: a line that says where it comes
/// from, then the scenario. While this object has the file, nobody else takes it for left over; a program
/// that ends in whatever way lets go of it. One thread at a time.
class UnsavedFile {
public:
    /// A name of its own in the folder; nothing is on disk before it is written.
    explicit UnsavedFile(const QString& folder);

    /// What was left in the folder by programs that have ended, the latest first. Others do not see it while
    /// these objects live.
    static std::vector<std::shared_ptr<UnsavedFile>> leftIn(const QString& folder);

    /// Replaces what is kept, atomically; makes the folder, for its owner only. Errors: those of
    /// writeFairshare and writeFile; what was kept before is then kept on.
    Result<void> write(const WorkOrigin& origin, const Scenario& scenario);
    /// Errors: those of readFile and importContent.
    Result<Scenario> read(const Progress& progress = {}) const;
    void remove();

    /// As it was written last, or found.
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
