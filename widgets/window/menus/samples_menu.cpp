// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/samples_menu.h"

#include "widgets/page/file_commands.h"
#include "widgets/start/sample_list.h"

#include <QCoreApplication>
#include <QMenu>

namespace fairshare::gui {

void listSamples(QMenu& menu, FileCommands& files)
{
    for (const Sample& sample : samples()) {
        QAction* action = menu.addAction(QCoreApplication::translate("Samples", sample.title));
        action->setStatusTip(QCoreApplication::translate("Samples", sample.teaches));
        QObject::connect(action, &QAction::triggered, &files,
            [&files, path = samplePath(sample.id)] { files.openSample(path); });
    }
}

} // namespace fairshare::gui
