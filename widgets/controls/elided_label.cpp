// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/elided_label.h"

#include "widgets/text/elided_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int LeastLabelLength = 4; ///< in ch

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ElidedLabel::setLine(const QString& text)
{
    if (text == this->text())
        return;
    setText(text);
    updateGeometry();
}

QSize ElidedLabel::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1, fontMetrics().height()};
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int least = LeastLabelLength * fontMetrics().horizontalAdvance(QLatin1Char('0'));
    return {std::min(least, sizeHint().width()), fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect(), static_cast<int>(alignment()) | Qt::TextSingleLine,
        elided(fontMetrics(), text(), Qt::ElideMiddle, width()));
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty()) {
        const bool fits = fontMetrics().horizontalAdvance(text()) <= width();
        QToolTip::showText(
            static_cast<QHelpEvent*>(event)->globalPos(), fits ? QString() : text().toHtmlEscaped(), this);
        return true;
    }
    return QLabel::event(event);
}

} // namespace fairshare::gui
