// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/bands/band.h"

#include <QApplication>
#include <QKeyEvent>

namespace fairshare::gui {

void Band::appear(bool takesFocus)
{
    QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && !isAncestorOf(focus))
        m_before = focus;
    show();
    if (QWidget* button = takesFocus ? firstButton() : nullptr)
        button->setFocus(Qt::ShortcutFocusReason);
}

void Band::leave()
{
    const bool hasKeyboard = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hasKeyboard && m_before)
        m_before->setFocus();
}

void Band::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QFrame::keyPressEvent(event);
}

} // namespace fairshare::gui
