// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/unsaved_file.h"
#include "widgets/work/latest_work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace fairshare::gui {

/// Keeps the document's unsaved work in a file of its own, beside the window, so that a crash loses little:
/// soon after the last edit, and now and then while edits go on. The file goes as soon as there is nothing
/// unsaved.
class Autosave : public QObject {
    Q_OBJECT

public:
    struct Delays {
        std::chrono::milliseconds rest{2000}; ///< after the last edit
        std::chrono::milliseconds longest{10000}; ///< while edits go on, or after a failure
    };
    using Origin = std::function<WorkOrigin()>;

    /// @param folder holds the files of all instances; made when it is needed
    /// @param origin where the document's work comes from; its time is filled in here
    Autosave(Document& document, QString folder, Origin origin, QObject* parent = nullptr);

    void setDelays(const Delays& delays);
    /// What was restored goes on in the file that it was left in.
    void adopt(std::shared_ptr<UnsavedFile> file);
    /// The work was saved or given up: nothing is kept from now on.
    void finish();

Q_SIGNALS:
    /// Work cannot be kept; once, however often it fails.
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
    std::shared_ptr<UnsavedFile> m_file; ///< null while nothing is kept
    std::vector<std::shared_ptr<UnsavedFile>> m_gone; ///< to be removed
    ScenarioPtr m_kept; ///< what the file holds or will hold
    bool m_told = false;
    bool m_finished = false;
    LatestWork m_work; // ends first: it removes what is to go
};

} // namespace fairshare::gui
