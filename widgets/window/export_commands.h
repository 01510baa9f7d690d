// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/export_folder.h"
#include "widgets/document/settings.h"
#include "widgets/export/picture_facts.h"
#include "widgets/theme/theme_switch.h"
#include "widgets/window/export_dialog.h"
#include "widgets/work/background_task.h"
#include "widgets/work/latest_work.h"

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

/// Writes the view that is shown as a picture, and the data behind it.
class ExportCommands : public QObject {
    Q_OBJECT

public:
    struct Parts {
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

    /// Asks what, how and where to.
    void exportView();
    /// The same for the figures behind it: what the command line prints as CSV.
    void exportData();
    /// The size of the picture that `exportPicture` makes of this, in logical pixels; nothing while that
    /// waits for something. Errors: those of PosedView.
    std::optional<Result<QSize>> sizeOf(const ExportRequest& request);
    /// A picture of the view that is shown or of a part of it, with the caption below.
    void exportPicture(const ExportRequest& request);
    /// The data behind the view or its part; only path, part and names matter.
    void exportDataOf(const ExportRequest& request);
    /// As exportPicture of the whole view, as it is on the screen. @param scale pixels per logical one
    void exportViewTo(const QString& path, int scale);
    /// As exportDataOf for the whole view.
    void exportDataTo(const QString& path);
    bool isBusy() const
    {
        return m_work.isBusy() || m_task.isRunning() || !m_pictures.empty() || !m_data.empty();
    }
    /// Until everything that was asked for is written, or cancelled.
    void waitUntilWritten();
    /// What writes data; to be shown and cancelled.
    BackgroundTask& task() { return m_task; }

Q_SIGNALS:
    void written(const QString& path);
    void failed(const fairshare::Error& error);

private:
    using Make = std::function<Result<std::string>()>;

    using UsePose = std::function<Result<void>(const PosedView&, const PictureFacts&)>;

    void ask(ExportDialog::Kind kind);
    ExportDialog::Offer offer(ExportDialog::Kind kind, const QVariantMap& choices);
    /// Shows what this window does, without names.
    std::unique_ptr<AnonymousWindow> hiddenWindow();
    /// Does something with what is drawn as it is drawn. Errors: those of PosedView and of `use`.
    Result<void> pose(const ExportRequest& request, const UsePose& use);
    Result<Make> drawn(const ExportRequest& request);
    void writePicture(const QString& path, Make make);
    void writeNextPicture();
    void writeData(const QString& path, Make make);
    void writeNextData();
    void tell(const QString& path, const Result<void>& done);

    Parts m_parts;
    QMainWindow& m_window;
    std::unique_ptr<AnonymousWindow> m_hidden; ///< while somebody is asked
    using Waiting = std::deque<std::pair<QString, Make>>; ///< every one is written, one after the other

    Waiting m_pictures;
    Waiting m_data;
    LatestWork m_work;
    BackgroundTask m_task;
};

} // namespace fairshare::gui
