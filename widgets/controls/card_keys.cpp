// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/card_keys.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QToolTip>

namespace fairshare::gui {
namespace {

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta
        || key == Qt::Key_AltGr;
}

bool isForView(const QObject* watched)
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget != nullptr && qobject_cast<const QLineEdit*>(widget) == nullptr
        && qobject_cast<const QAbstractSpinBox*>(widget) == nullptr
        && QApplication::activePopupWidget() == nullptr && QApplication::activeModalWidget() == nullptr;
}

/// Closes the card at once; QToolTip alone would leave it for a moment.
void closeCard()
{
    QToolTip::hideText();
    for (QWidget* widget : QApplication::topLevelWidgets())
        if (widget->inherits("QTipLabel"))
            widget->hide();
}

} // namespace

CardKeys::CardKeys(QObject* parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool CardKeys::eventFilter(QObject* watched, QEvent* event)
{
    const bool press = event->type() == QEvent::KeyPress;
    if ((!press && event->type() != QEvent::ShortcutOverride) || !isForView(watched))
        return QObject::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool escape = key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier;
    if (!QToolTip::isVisible() || isModifier(key.key()))
        return QObject::eventFilter(watched, event);
    if (escape && !press) { // keeps Escape from being taken as a shortcut
        event->accept();
        return true;
    }
    if (press)
        closeCard();
    return press && escape;
}

} // namespace fairshare::gui
