// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/passing_keys.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMainWindow>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

PassingKeys::PassingKeys(std::vector<QAction*> commands, QMainWindow& window)
    : QObject(&window)
    , m_commands(std::move(commands))
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool PassingKeys::isTheirs(const QKeyEvent& key) const
{
    const QKeySequence keys(key.keyCombination());
    return std::any_of(m_commands.begin(), m_commands.end(), [&keys](const QAction* command) {
        return command->isEnabled() && command->shortcuts().contains(keys);
    });
}

bool PassingKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride || !isTheirs(*static_cast<QKeyEvent*>(event)))
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    // Floating docks belong to the window, dialogs do not.
    const bool isInside = widget != nullptr
        && (widget->window() == &m_window
            || (widget->window()->windowType() != Qt::Dialog && m_window.isAncestorOf(widget->window())));
    if (!isInside)
        return false;
    event->ignore();
    return true;
}

} // namespace fairshare::gui
