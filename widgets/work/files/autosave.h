// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/unsaved_file.h"
#include "widgets/work/tasks/latest_work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace fairshare::gui {

/// Saves the document's unsaved work in its own file in the background, so a crash loses little. It saves
/// soon after the last edit, and periodically during continuous editing. The file is removed once nothing is
/// unsaved.
class Autosave : public QObject {
    Q_OBJECT

public:
    struct Delays {
        std::chrono::milliseconds rest{2000}; ///< after the last edit
        std::chrono::milliseconds longest{10000}; ///< while edits go on, or after a failure
    };
    using Origin = std::function<WorkOrigin()>;

    /// @param folder folder for the files of all instances; created if needed
    /// @param origin source of the document's work; its time is filled in here
    Autosave(Document& document, QString folder, Origin origin, QObject* parent = nullptr);

    void setDelays(const Delays& delays);
    /// Continues with the file from which the work was restored.
    void adopt(std::shared_ptr<UnsavedFile> file);
    /// The work was saved or discarded: from now on nothing is kept.
    void finish();

Q_SIGNALS:
    /// Work cannot be saved. Emitted only once, however often it fails.
    void failed(const QString& reason);

private:
    bool hasWork() const { return !m_document.isEmpty() && m_document.isModified(); }
    void onStateChanged();
    void keep();
    void retire();
    void request(std::function<Result<void>()> job);
    void onDone(std::size_t removed, const Result<void>& kept);

    Document& m_document;
    QString m_folder;
    Origin m_origin;
    QTimer m_rest;
    QTimer m_longest;
    std::shared_ptr<UnsavedFile> m_file; ///< null while there is no file
    std::vector<std::shared_ptr<UnsavedFile>> m_gone; ///< files to be removed
    ScenarioPtr m_kept; ///< current or pending contents of the file
    bool m_told = false;
    bool m_finished = false;
    LatestWork m_work; // destroyed first: it removes the files in m_gone
};

} // namespace fairshare::gui
