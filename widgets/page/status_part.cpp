// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/status_part.h"

#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace fairshare::gui {
namespace {

constexpr int LongestStatus = 48; ///< in em; a long name must leave room for the other parts

} // namespace

StatusPart::StatusPart(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setIndent(fontMetrics().height() / 2); // QFrame resets margins when its parent changes
}

int StatusPart::margins() const
{
    return 2 * indent() + 2;
}

void StatusPart::setFullText(const QString& text)
{
    m_full = text;
    updateGeometry();
    fit();
}

void StatusPart::setMeaning(const QString& meaning)
{
    m_meaning = meaning;
    fit();
}

void StatusPart::setLink(Role role)
{
    m_link = role;
    setCursor(Qt::PointingHandCursor);
    colorLink();
}

void StatusPart::colorLink()
{
    QPalette colors = palette();
    const QColor color = themeOf(colors).color(*m_link);
    if (colors.color(QPalette::WindowText) == color)
        return;
    colors.setColor(QPalette::WindowText, color);
    setPalette(colors);
}

void StatusPart::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_link)
        colorLink();
}

void StatusPart::mouseReleaseEvent(QMouseEvent* event)
{
    QLabel::mouseReleaseEvent(event);
    if (rect().contains(event->position().toPoint()))
        Q_EMIT followed();
}

QSize StatusPart::sizeHint() const
{
    const int em = fontMetrics().height();
    return {qMin(fontMetrics().horizontalAdvance(m_full), LongestStatus * em) + margins(), em};
}

QSize StatusPart::minimumSizeHint() const
{
    return {0, fontMetrics().height()};
}

void StatusPart::fit()
{
    const QString shown = elided(fontMetrics(), m_full, Qt::ElideMiddle, qMax(0, width() - margins() + 2));
    setText(shown);
    QStringList tip{m_meaning};
    if (shown != m_full)
        tip.prepend(m_full);
    setToolTip(tip.join(QLatin1Char('\n')));
}

void StatusPart::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void StatusPart::paintEvent(QPaintEvent* event)
{
    QLabel::paintEvent(event);
    if (m_first)
        return;
    QPainter painter(this);
    painter.setPen(themeOf(palette()).color(Role::Border));
    painter.drawLine(rect().topLeft(), rect().bottomLeft());
}

} // namespace fairshare::gui
