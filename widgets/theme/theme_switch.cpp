// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme_switch.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>

namespace fairshare::gui {

ThemeSwitch::ThemeSwitch(ThemeChoice choice, QObject* parent)
    : QObject(parent)
    , m_choice(choice)
{
    qApp->installEventFilter(this);
    apply();
}

void ThemeSwitch::setChoice(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

bool ThemeSwitch::eventFilter(QObject* watched, QEvent* event)
{
    // Windows receive ThemeChange when the desktop changes its colors, which our palette would hide. Palette
    // changes are reported late, so our own palette is recognized by its colors.
    const bool foreign = event->type() == QEvent::ApplicationPaletteChange && watched == qApp && !isOurs();
    if (!m_applying && (foreign || event->type() == QEvent::ThemeChange))
        apply();
    return QObject::eventFilter(watched, event);
}

bool ThemeSwitch::isOurs() const
{
    const QPalette palette = QApplication::palette();
    return palette.color(QPalette::Base) == m_theme.color(Role::Base)
        && palette.color(QPalette::Window) == m_theme.color(Role::Window);
}

void ThemeSwitch::apply()
{
    const QScopedValueRollback applying(m_applying, true);
    Theme theme{m_choice == ThemeChoice::Dark};
    if (m_choice == ThemeChoice::System) {
        // Without our own palette, the application shows that of the desktop.
        QApplication::setPalette(QPalette());
        theme = themeOf(QApplication::palette());
    }
    QApplication::setPalette(theme.palette());
    if (theme == m_theme)
        return;
    m_theme = theme;
    Q_EMIT changed(m_theme);
}

} // namespace fairshare::gui
