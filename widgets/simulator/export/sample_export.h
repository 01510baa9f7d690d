// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/export_folder.h"
#include "widgets/simulator/export/animation_file.h"
#include "widgets/work/tasks/background_task.h"

#include <QObject>

#include <functional>

class QWidget;

namespace fairshare::gui {

class SimulatorPage;

/// Exports the preemption samples of a simulation: as pictures, as an animation, or as a contact sheet of the
/// key moments. Also saves recordings, which open without simulating again. Only one export runs at a time;
/// others are refused meanwhile.
class SampleExport : public QObject {
    Q_OBJECT

public:
    SampleExport(ExportFolder& folder, Document& document, SimulatorPage& page, QWidget& window);

    /// Asks for the range and the file, then exports pictures or an animation.
    void exportFrames();
    void exportContactSheet();
    void saveRecording();
    /// Saves the results of the simulation next to the document's file. They are found there when the file is
    /// opened.
    void keepResults();

    void writeFrames(const FramesRequest& request);
    /// @param path must end in the extension of a picture format
    void writeContactSheet(const QString& path);
    void writeRecordingTo(const QString& path);
    /// The export task, one file at a time; to show its progress and cancel it.
    BackgroundTask& task() { return m_task; }
    BackgroundTask& keeping() { return m_keeping; }

Q_SIGNALS:
    /// The export was canceled. @param images path of numbered images, which remain; "" for other exports
    void cancelled(const QString& images);
    /// @param sentence message for the user
    void written(const QString& path, const QString& sentence);
    void failed(const fairshare::Error& error);

private:
    /// Describes the samples to draw; leaves the premise empty.
    SamplePicture pictureOf(const TimeSpan& span) const;
    TimeSpan spanOf(std::uint64_t first, std::uint64_t last) const;
    QString proposed(const QString& name) const;
    /// The scenario, its job log and its scheduler. @param digest whether to include the digest of the log,
    /// if known
    QStringList premise(bool digest) const;
    QString sheetPremise(const SamplePicture& picture) const;
    /// @param moments number of samples where the policies differ most
    QString sheetTitle(std::size_t moments) const;
    /// Reports an error if an export is running. @return whether one is
    bool refuses(const QString& path);
    struct Writing {
        QString title; ///< of the progress
        QString path;
        QString sentence; ///< once it is done; "" for the usual one
        QString images; ///< path of numbered images; "" for other exports
    };
    void start(const Writing& writing, std::function<Result<void>(const Progress&)> write);
    void tell(const QString& path, const Result<void>& done, const QString& sentence = {});

    ExportFolder& m_folder;
    Document& m_document;
    SimulatorPage& m_page;
    QWidget& m_window;
    QString m_writing; ///< path that the task writes; empty once its end was reported
    QString m_images; ///< path of the numbered images that the task writes; "" for other exports
    BackgroundTask m_task;
    BackgroundTask m_keeping;
};

} // namespace fairshare::gui
