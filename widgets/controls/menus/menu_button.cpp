// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/menus/menu_button.h"

#include <QStyleOptionToolButton>
#include <QStylePainter>

namespace fairshare::gui {

MenuButton::MenuButton(QWidget* parent)
    : QToolButton(parent)
{
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
}

int MenuButton::pad() const
{
    return fontMetrics().height() / 3;
}

QSize MenuButton::sizeHint() const
{
    const QSize usual = QToolButton::sizeHint();
    return {fontMetrics().horizontalAdvance(text()) + arrowPlace().width() + 3 * pad(), usual.height()};
}

QRect MenuButton::arrowPlace() const
{
    const int side = (fontMetrics().height() * 3) / 5;
    const QRect place(width() - pad() - side, (height() - side) / 2, side, side);
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

QRect MenuButton::textPlace() const
{
    const int side = (fontMetrics().height() * 3) / 5;
    const QRect place(pad(), 0, width() - side - 3 * pad(), height());
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void MenuButton::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.features &= ~QStyleOptionToolButton::HasMenu;
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    painter.drawItemText(textPlace(), Qt::AlignCenter | Qt::TextSingleLine, option.palette, isEnabled(),
        text(), QPalette::ButtonText);
    option.rect = arrowPlace();
    painter.drawPrimitive(QStyle::PE_IndicatorArrowDown, option);
}

} // namespace fairshare::gui
