// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/removal_menu.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/obstacle.h"
#include "widgets/text/shown_text.h"

#include <QMenu>

namespace fairshare::gui {

void fillRemovalMenu(
    QMenu& menu, const NamedValues& values, const RemovalTexts& texts, const std::function<void()>& done)
{
    menu.clear();
    const QStringList names = values.names();
    for (const QString& name : names) {
        QAction* entry = menu.addAction(menuText(shownText(name)));
        entry->setObjectName(texts.id + name);
        entry->setStatusTip(texts.tip);
        QObject::connect(
            entry, &QAction::triggered, &menu, [saved = NamedValues(values), name, done]() mutable {
                saved.remove(name);
                if (done)
                    done();
            });
    }
    setObstacle(*menu.menuAction(), names.isEmpty() ? texts.none : QString());
    giveMnemonics(menu);
}

} // namespace fairshare::gui
