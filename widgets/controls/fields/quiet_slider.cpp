// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/fields/quiet_slider.h"

#include <QMouseEvent>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QWheelEvent>

namespace fairshare::gui {

QuietSlider::QuietSlider(QWidget* parent)
    : QSlider(Qt::Horizontal, parent)
{
    setFocusPolicy(Qt::StrongFocus);
}

void QuietSlider::wheelEvent(QWheelEvent* event)
{
    if (hasFocus())
        QSlider::wheelEvent(event);
    else
        event->ignore();
}

void QuietSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || maximum() == minimum()) {
        event->ignore();
        return;
    }
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect thumb = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const bool held = thumb.contains(event->pos());
    m_grip = held ? event->pos().x() - thumb.center().x() : 0;
    setSliderDown(true);
    if (!held)
        slideTo(event->pos().x());
}

void QuietSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (isSliderDown())
        slideTo(event->pos().x() - m_grip);
}

void QuietSlider::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

void QuietSlider::slideTo(int middle)
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const QRect thumb = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    const int from = middle - groove.left() - thumb.width() / 2;
    setSliderPosition(QStyle::sliderValueFromPosition(
        minimum(), maximum(), from, groove.width() - thumb.width(), option.upsideDown));
}

} // namespace fairshare::gui
