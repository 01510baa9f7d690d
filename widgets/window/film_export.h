// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/export_folder.h"
#include "widgets/window/film_files.h"
#include "widgets/work/background_task.h"

#include <QObject>

#include <functional>

class QWidget;

namespace fairshare::gui {

class SimulatorPage;

/// Writes the film of a simulation: as pictures, as an animation, as a sheet of its key moments, and as a
/// recording that opens without simulating again. What is asked for while another is written is refused.
class FilmExport : public QObject {
    Q_OBJECT

public:
    FilmExport(ExportFolder& folder, Document& document, SimulatorPage& page, QWidget& window);

    /// Asks what and where to.
    void exportFrames();
    void exportContactSheet();
    void saveRecording();
    /// Keeps what the simulation came to beside the document's file, where it is found when that is opened.
    void keepResults();

    void writeFrames(const FramesRequest& request);
    /// @param path of a picture format
    void writeContactSheet(const QString& path);
    void writeRecordingTo(const QString& path);
    /// What writes, one file at a time; to be shown and cancelled.
    BackgroundTask& task() { return m_task; }
    BackgroundTask& keeping() { return m_keeping; }

Q_SIGNALS:
    /// Pictures that were drawn until then stay.
    void cancelled(const QString& path);
    /// @param sentence that says so
    void written(const QString& path, const QString& sentence);
    void failed(const fairshare::Error& error);

private:
    /// Without a premise.
    FilmTake take(const TimeSpan& span) const;
    TimeSpan spanOf(std::uint64_t first, std::uint64_t last) const;
    QString proposed(const QString& name) const;
    /// The scenario, its log and its scheduler. @param digest whether with that of the log as far as it is
    /// known
    QStringList premise(bool digest) const;
    QString sheetPremise(const FilmTake& take) const;
    /// @param moments at which the policies differ
    QString sheetTitle(std::size_t moments) const;
    /// Says that nothing else is written meanwhile. @return whether something is
    bool refuses(const QString& path);
    /// @param sentence to be told once it is done; "" for the usual one
    void start(const QString& title, const QString& path, std::function<Result<void>(const Progress&)> write,
        const QString& sentence = {});
    void tell(const QString& path, const Result<void>& done, const QString& sentence = {});

    ExportFolder& m_folder;
    Document& m_document;
    SimulatorPage& m_page;
    QWidget& m_window;
    QString m_writing; ///< path of what the task writes; empty once that is told
    BackgroundTask m_task;
    BackgroundTask m_keeping;
};

} // namespace fairshare::gui
