// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/file_drop.h"

#include "widgets/page/file_commands.h"
#include "widgets/start/drop_area.h"

#include <QDropEvent>

namespace fairshare::gui {

FileDrop::FileDrop(QWidget& window, FileCommands& files)
    : m_files(files)
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto* drop = static_cast<QDropEvent*>(event); // QDragEnterEvent is one too
    const QStringList paths = droppedFiles(*drop->mimeData());
    if (paths.isEmpty())
        return false;
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        m_files.open(paths);
    return true;
}

} // namespace fairshare::gui
