// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/menus/open_menu.h"

#include <QKeyEvent>
#include <QMenu>

namespace fairshare::gui {
namespace {

constexpr const char* FilterName = "keepOpenWhileTicking";

/// Toggles an entry on behalf of the menu, which would close.
class TickFilter : public QObject {
public:
    explicit TickFilter(QMenu& menu)
        : QObject(&menu)
        , m_menu(menu)
    {
        setObjectName(QLatin1String(FilterName));
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        QAction* action = m_menu.activeAction();
        const bool ticks =
            action != nullptr && action->isCheckable() && action->isEnabled() && chooses(*event);
        if (!ticks)
            return QObject::eventFilter(watched, event);
        action->trigger();
        return true;
    }

private:
    static bool chooses(const QEvent& event)
    {
        if (event.type() == QEvent::MouseButtonRelease)
            return true;
        if (event.type() != QEvent::KeyPress)
            return false;
        const int key = static_cast<const QKeyEvent&>(event).key();
        return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
    }

    QMenu& m_menu;
};

} // namespace

void keepOpenWhileTicking(QMenu& menu)
{
    if (menu.findChild<QObject*>(QLatin1String(FilterName), Qt::FindDirectChildrenOnly) == nullptr)
        menu.installEventFilter(new TickFilter(menu));
}

} // namespace fairshare::gui
