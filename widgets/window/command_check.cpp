// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/command_check.h"

#include "core/base/files/files.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <utility>

namespace fairshare::gui {

CommandCheck::CommandCheck(QObject* parent)
    : QObject(parent)
{
    connect(&m_process, &QProcess::finished, this, &CommandCheck::finish);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            finish();
    });
}

CommandCheck::~CommandCheck()
{
    cancel();
}

void CommandCheck::cancel()
{
    m_done = nullptr;
    m_process.kill();
    m_process.waitForFinished();
}

void CommandCheck::start(const ExportCommand& command, std::string expected, qint64 epoch, Done done)
{
    cancel();
    m_command = command;
    m_expected = std::move(expected);
    m_done = std::move(done);
    m_written = m_folder.filePath(QStringLiteral("written.") + QFileInfo(command.output).suffix().toLower());
    QFile::remove(m_written);
    const QString folder = m_programs.isEmpty() ? QCoreApplication::applicationDirPath() : m_programs;
    QString program = QStandardPaths::findExecutable(command.program, {folder});
    if (program.isEmpty())
        program = QStandardPaths::findExecutable(command.program);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("SOURCE_DATE_EPOCH"), QString::number(epoch));
    m_process.setProcessEnvironment(environment);
    m_process.start(program.isEmpty() ? command.program : program, command.argumentsFor(m_written));
}

void CommandCheck::finish()
{
    if (const Done done = std::exchange(m_done, nullptr))
        done(compared());
}

Result<void> CommandCheck::compared()
{
    if (m_process.error() == QProcess::FailedToStart)
        return fail(ErrorCode::BadInput,
            tr("no command for this: cannot run %1, which must be installed in the directory of this program")
                .arg(m_command.program)
                .toStdString());
    const bool ended = m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    const QString said = QString::fromUtf8(m_process.readAllStandardError()).trimmed();
    if (!ended)
        return fail(ErrorCode::BadInput,
            tr("no command for this: %1 ends with an error: %2")
                .arg(m_command.program, said.section(QLatin1Char('\n'), 0, 0))
                .toStdString());
    const auto written = readFile(m_written.toStdString());
    if (written && *written == m_expected)
        return {};
    if (!m_command.doubt.isEmpty())
        return fail(ErrorCode::BadInput, tr("no command for this: %1").arg(m_command.doubt).toStdString());
    return fail(ErrorCode::BadInput,
        m_command.program == QLatin1String("fairshare")
            ? tr("no command for this: some of what is chosen here has no option, so the command writes "
                 "different data")
                  .toStdString()
            : tr("no command for this: column widths, sort order, expanded rows, zoom and the fonts of this "
                 "screen have no options, so the command draws a different picture")
                  .toStdString());
}

} // namespace fairshare::gui
