// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/export_command.h"

#include <QObject>
#include <QProcess>
#include <QTemporaryDir>

#include <functional>
#include <optional>
#include <string>

namespace fairshare::gui {

/// Runs a command and compares the file that it writes with the one that it should write.
class CommandCheck : public QObject {
    Q_OBJECT

public:
    /// Errors: BadInput, with the reason why the command does not write that file.
    using Done = std::function<void(const Result<void>&)>;

    explicit CommandCheck(QObject* parent = nullptr);
    ~CommandCheck() override;

    /// Folder of the programs; that of this program by default.
    void setPrograms(const QString& folder) { m_programs = folder; }
    /// Replaces a check that is still running.
    /// @param epoch time that the command writes into its file, in seconds since 1970
    void start(const ExportCommand& command, std::string expected, qint64 epoch, Done done);
    bool isRunning() const { return m_process.state() != QProcess::NotRunning; }
    void cancel();

private:
    void finish();
    Result<void> compared();

    QString m_programs;
    QTemporaryDir m_folder;
    QProcess m_process;
    ExportCommand m_command;
    QString m_written;
    std::string m_expected;
    Done m_done;
};

} // namespace fairshare::gui
