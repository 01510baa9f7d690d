// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/playback/sample_slider.h"

#include "widgets/controls/fields/quiet_slider.h"
#include "widgets/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionSlider>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace fairshare::gui {

SampleSlider::SampleSlider(QWidget* parent)
    : QWidget(parent)
    , m_slider(new QuietSlider(this))
{
    setObjectName(QStringLiteral("sampleSlider"));
    m_slider->setObjectName(QStringLiteral("playbackSlider"));
    m_slider->setAccessibleName(tr("Sample shown"));
    m_slider->setRange(0, 0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusProxy(m_slider);
    connect(m_slider, &QSlider::valueChanged, this,
        [this](int sample) { Q_EMIT slidTo(static_cast<std::uint64_t>(sample)); });
}

void SampleSlider::setSampledRun(std::uint64_t samples, std::vector<std::uint64_t> moments)
{
    const QSignalBlocker quiet(m_slider);
    constexpr auto Most = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    const int last = static_cast<int>(std::min(samples == 0 ? 0 : samples - 1, Most));
    m_slider->setRange(0, last);
    m_slider->setPageStep(std::max(1, last / 20));
    m_slider->setEnabled(samples > 1);
    m_moments = std::move(moments);
    m_slider->setToolTip(
        m_moments.empty() ? QString() : tr("Triangles: samples where the policies differ most"));
    update();
}

void SampleSlider::setSample(std::uint64_t sample)
{
    if (m_slider->isSliderDown())
        return;
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(
        static_cast<int>(std::min(sample, static_cast<std::uint64_t>(std::max(0, m_slider->maximum())))));
}

int SampleSlider::markHeight() const
{
    return fontMetrics().height() / 2;
}

QSize SampleSlider::sizeHint() const
{
    const int em = fontMetrics().height();
    return {24 * em, m_slider->sizeHint().height() + markHeight()};
}

QSize SampleSlider::minimumSizeHint() const
{
    return {4 * fontMetrics().height(), sizeHint().height()};
}

void SampleSlider::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_slider->setGeometry(0, 0, width(), height() - markHeight());
}

int SampleSlider::placeOf(std::uint64_t sample) const
{
    QStyleOptionSlider option;
    option.initFrom(m_slider);
    option.subControls = QStyle::SC_None;
    option.orientation = Qt::Horizontal;
    option.minimum = m_slider->minimum();
    option.maximum = m_slider->maximum();
    option.sliderPosition = static_cast<int>(sample);
    option.sliderValue = option.sliderPosition;
    return style()
        ->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, m_slider)
        .center()
        .x();
}

void SampleSlider::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeOf(palette()).color(Role::ChangedMark));
    const int tall = markHeight();
    const int bottom = height() - 1;
    for (const std::uint64_t moment : m_moments) {
        const double x = placeOf(moment) + 0.5;
        painter.drawPolygon(QPolygonF({QPointF(x, bottom - tall + 2), QPointF(x - tall * 0.55, bottom),
            QPointF(x + tall * 0.55, bottom)}));
    }
}

void SampleSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_moments.empty() || event->pos().y() < m_slider->height())
        return QWidget::mousePressEvent(event);
    const int x = event->pos().x();
    const auto nearest = std::min_element(m_moments.begin(), m_moments.end(),
        [&](auto a, auto b) { return std::abs(placeOf(a) - x) < std::abs(placeOf(b) - x); });
    if (std::abs(placeOf(*nearest) - x) <= markHeight())
        Q_EMIT slidTo(*nearest);
}

} // namespace fairshare::gui
