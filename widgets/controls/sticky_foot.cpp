// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/sticky_foot.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace fairshare::gui {

StickyFoot::StickyFoot(QWidget& foot)
    : QObject(&foot)
    , m_foot(foot)
{
    for (QWidget* around = foot.parentWidget(); around != nullptr && m_area == nullptr;
        around = around->parentWidget())
        m_area = qobject_cast<QScrollArea*>(around);
    if (m_area == nullptr)
        return;
    foot.setAutoFillBackground(true); // opaque over the parts below
    foot.raise();
    foot.installEventFilter(this);
    foot.parentWidget()->installEventFilter(this);
    m_area->viewport()->installEventFilter(this);
    connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this, &StickyFoot::place);
    place();
}

bool StickyFoot::eventFilter(QObject* watched, QEvent* event)
{
    // The layout moves the foot back whenever its column changes.
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        place();
    return QObject::eventFilter(watched, event);
}

void StickyFoot::place()
{
    const QWidget& column = *m_foot.parentWidget();
    const QWidget& seen = *m_area->viewport();
    const int below = column.mapFrom(&seen, QPoint(0, seen.height())).y();
    const int end = std::min(column.height(), below);
    m_foot.move(m_foot.x(), std::max(0, end - m_foot.height()));
}

} // namespace fairshare::gui
