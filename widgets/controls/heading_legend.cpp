// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/heading_legend.h"

#include "widgets/text/elided_text.h"

#include <QLinearGradient>

namespace fairshare::gui {

HeadingLegend::HeadingLegend(QPainter& painter, const QRect& heading, int em, const QColor& text)
    : m_painter(painter)
    , m_heading(heading)
    , m_tall((em * 5) / 9)
    , m_text(text)
    , m_x(heading.right())
{
}

void HeadingLegend::word(const QString& text, int gap, int widest)
{
    const QFontMetrics metrics = m_painter.fontMetrics();
    const QString shown = elided(metrics, text, Qt::ElideRight, widest);
    const int width = metrics.horizontalAdvance(shown);
    m_x -= width;
    m_painter.setPen(m_text);
    m_painter.drawText(
        QRect(m_x, m_heading.top(), width + 1, m_heading.height()), Qt::AlignLeft | Qt::AlignVCenter, shown);
    m_x -= gap;
}

QRect HeadingLegend::box(int width)
{
    m_x -= width;
    return {m_x, m_heading.center().y() - m_tall / 2, width, m_tall};
}

void paintRamp(QPainter& painter, const QRect& place, const std::function<QColor(double)>& colorOf)
{
    constexpr int Stops = 15;
    QLinearGradient gradient(place.topLeft(), place.topRight());
    for (int at = 0; at <= Stops; ++at)
        gradient.setColorAt(static_cast<double>(at) / Stops, colorOf(static_cast<double>(at) / Stops));
    painter.fillRect(place, gradient);
}

} // namespace fairshare::gui
