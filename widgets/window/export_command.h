// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/export_request.h"

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace fairshare::gui {

class Actions;
class Document;
class FileCommands;
class ViewTabs;

/// What a command can name.
struct CommandSources {
    const Document& document;
    const FileCommands& files;
    ViewTabs& views;
    const Actions& actions;
};

/// A command line that makes the same file as an export.
struct ExportCommand {
    QString program; ///< fairshare or fairshare-explorer
    QStringList arguments; ///< without the file to write
    QString output; ///< file to write
    QString doubt{}; ///< why it may make another file; "" for none

    /// Returns the arguments that write this file instead.
    QStringList argumentsFor(const QString& file) const;
    /// Returns the command as one line for a POSIX shell.
    QString text() const;
};

/// Returns the command that should draw the same picture as `request` of the shown view. Whether it does must
/// be checked: the command line has no options for column widths, the sort order, or a zoomed range, and not
/// every baseline is in a file. Errors: BadInput, with the reason why no command can draw it, such as unsaved
/// changes.
/// @param size of the picture, in logical pixels
Result<ExportCommand> pictureCommand(
    const CommandSources& sources, const ExportRequest& request, const QSize& size);

/// The same for the data of the view or its part.
Result<ExportCommand> dataCommand(const CommandSources& sources, const ExportRequest& request);

} // namespace fairshare::gui
