// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/band.h"

#include <QApplication>

namespace fairshare::gui {

void Band::appear()
{
    QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && !isAncestorOf(focus))
        m_before = focus;
    show();
}

void Band::leave()
{
    const bool hasKeyboard = isAncestorOf(QApplication::focusWidget());
    hide();
    if (hasKeyboard && m_before)
        m_before->setFocus();
}

} // namespace fairshare::gui
