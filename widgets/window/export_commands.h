// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/export_folder.h"
#include "widgets/document/settings.h"
#include "widgets/export/picture_facts.h"
#include "widgets/theme/theme_switch.h"
#include "widgets/window/command_check.h"
#include "widgets/window/export_dialog.h"
#include "widgets/work/tasks/background_task.h"
#include "widgets/work/tasks/latest_work.h"

#include "core/base/result.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

class QMainWindow;

namespace fairshare::gui {

class Actions;
class AnonymousWindow;
class Captions;
class FileCommands;
class PosedView;
class ScenarioResults;
class ViewTabs;

/// Exports the shown view as a picture, and the data behind it.
class ExportCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
        Document& document;
        ViewTabs& views;
        Captions& captions;
        FileCommands& files;
        ScenarioResults& results;
        ThemeSwitch& theme;
        Settings& settings;
        ExportFolder& folder;
    };

    ExportCommands(const Actions& actions, const Parts& parts, QMainWindow& window);
    ~ExportCommands() override;

    /// Asks for the part, format and file, then exports a picture.
    void exportView();
    /// Does the same for the data: what the command line prints as CSV.
    void exportData();
    /// Size and rows of the picture that `exportPicture` would make. Nothing while they are not known yet.
    /// Errors: those of PosedView.
    std::optional<Result<MeasuredPicture>> sizeOf(const ExportRequest& request);
    /// Exports a picture of the shown view or of a part of it, with the caption below.
    void exportPicture(const ExportRequest& request);
    /// Exports the data of the view or its part. Uses only the path, the part and the anonymity of the
    /// request.
    void exportDataOf(const ExportRequest& request);
    /// Copies the picture that `exportPicture` would make.
    void copyPicture(const ExportRequest& request);
    /// Copies a command line that makes the same file, after running it and comparing what it writes.
    void copyCommand(const ExportRequest& request, ExportDialog::Kind kind);
    /// Does the same for the part with the keyboard focus: a picture for a chart, data for a table.
    void copyCommandOfView();
    CommandCheck& check() { return m_check; }
    /// Calls exportPicture for the whole view at its size on screen. @param scale image pixels per logical
    /// pixel
    void exportViewTo(const QString& path, int scale);
    /// Calls exportDataOf for the whole view.
    void exportDataTo(const QString& path);
    bool isBusy() const
    {
        return m_work.isBusy() || m_task.isRunning() || !m_pictures.empty() || !m_data.empty();
    }
    /// Waits until all requested files are written or canceled.
    void waitUntilWritten();
    /// The task that writes data, to show its progress and cancel it.
    BackgroundTask& task() { return m_task; }

Q_SIGNALS:
    void written(const QString& path);
    /// @param what is in the clipboard: "picture" or the command
    void copied(const QString& what);
    void failed(const fairshare::Error& error);

private:
    using Make = std::function<Result<std::string>()>;

    using UsePose = std::function<Result<void>(const PosedView&, const PictureFacts&)>;

    void ask(ExportDialog::Kind kind);
    ExportDialog::Offer offer(ExportDialog::Kind kind, const QVariantMap& choices);
    /// Creates a window that shows the same view under pseudonyms.
    std::unique_ptr<AnonymousWindow> hiddenWindow();
    /// Calls `use` with the view as it is drawn for the request. Errors: those of PosedView and of `use`.
    Result<void> pose(const ExportRequest& request, const UsePose& use);
    Result<Make> drawn(const ExportRequest& request);
    void writePicture(const QString& path, Make make);
    void writeNextPicture();
    void writeData(const QString& path, Make make);
    void writeNextData();
    void tell(const QString& path, const Result<void>& done);
    /// Makes what an export would write. Errors: those of `drawn`; NotFound for a view without data.
    Result<std::string> contentFor(const ExportRequest& request, ExportDialog::Kind kind);
    Result<Make> dataFor(const ExportRequest& request);
    /// Receives the command that was copied, or the reason why there is none.
    using Tell = std::function<void(const Result<QString>& command)>;
    void copyCommand(const ExportRequest& request, ExportDialog::Kind kind, const Tell& tell);
    Result<void> tryOutCommand(const ExportRequest& request, ExportDialog::Kind kind, const Tell& tell);

    const Actions& m_actions;
    Parts m_parts;
    QMainWindow& m_window;
    std::unique_ptr<AnonymousWindow> m_hidden; ///< exists while the dialog is open
    using Waiting = std::deque<std::pair<QString, Make>>; ///< written one after the other

    Waiting m_pictures;
    Waiting m_data;
    CommandCheck m_check;
    LatestWork m_work;
    BackgroundTask m_task;
};

} // namespace fairshare::gui
