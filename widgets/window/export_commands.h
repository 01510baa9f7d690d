// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/settings.h"
#include "widgets/theme/theme_switch.h"
#include "widgets/work/background_task.h"
#include "widgets/work/latest_work.h"

#include "core/base/result.h"

#include <QImage>
#include <QObject>

#include <deque>
#include <functional>
#include <string>
#include <utility>

class QMainWindow;

namespace fairshare::gui {

class Actions;
class Captions;
class FileCommands;
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
    };

    ExportCommands(const Actions& actions, const Parts& parts, QMainWindow& window);

    /// Asks where to and how fine; a PNG of the view with its answer line first and its caption last, in the
    /// light theme.
    void exportView();
    /// Asks where to; what the command line prints as CSV.
    void exportData();
    /// As exportView without questions. @param scale pixels of the picture per logical one
    void exportViewTo(const QString& path, int scale);
    /// As exportData without questions.
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
    using Make = std::function<std::string()>;

    QString ask(const QString& title, const QString& suffix, const QStringList& filters, QString* filter);
    QImage picture(double scale);
    void writePicture(const QString& path, Make make);
    void writeNextPicture();
    void writeData(const QString& path, Make make);
    void writeNextData();
    void tell(const QString& path, const Result<void>& done);

    Parts m_parts;
    QMainWindow& m_window;
    using Waiting = std::deque<std::pair<QString, Make>>; ///< every one is written, one after the other

    Waiting m_pictures;
    Waiting m_data;
    LatestWork m_work;
    BackgroundTask m_task;
};

} // namespace fairshare::gui
