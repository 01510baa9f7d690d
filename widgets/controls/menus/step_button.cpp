// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/menus/step_button.h"

#include <QPainter>
#include <QPolygonF>

namespace fairshare::gui {

StepButton::StepButton(Sign sign, QWidget* parent)
    : QToolButton(parent)
    , m_sign(sign)
{
    // A click does not change the keyboard focus: Space controls playback, whatever was clicked last.
    setFocusPolicy(Qt::TabFocus);
}

void StepButton::setSign(Sign sign)
{
    m_sign = sign;
    update();
}

QSize StepButton::sizeHint() const
{
    const int side = (fontMetrics().height() * 8) / 5;
    return {(side * 6) / 5, side};
}

void StepButton::paintEvent(QPaintEvent* event)
{
    QToolButton::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    const QPointF middle = QRectF(rect()).center();
    const double arm = fontMetrics().height() * 0.32;
    const auto triangle = [&](int way) {
        painter.drawPolygon(QPolygonF({middle + QPointF(way * arm, 0),
            middle + QPointF(-way * arm * 0.7, -arm), middle + QPointF(-way * arm * 0.7, arm)}));
    };
    const auto bar = [&](double at) {
        painter.drawRect(QRectF(middle.x() + at - arm * 0.18, middle.y() - arm, arm * 0.36, 2 * arm));
    };
    switch (m_sign) {
    case Sign::First:
        triangle(-1);
        return bar(-arm * 1.1);
    case Sign::Back:
        triangle(-1);
        return bar(arm * 1.1);
    case Sign::Play:
        return triangle(1);
    case Sign::Pause:
        bar(-arm * 0.5);
        return bar(arm * 0.5);
    case Sign::Forward:
        triangle(1);
        return bar(-arm * 1.1);
    case Sign::Last:
        triangle(1);
        return bar(arm * 1.1);
    }
}

} // namespace fairshare::gui
