// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_widget.h"

#include "widgets/plotting/canvas/plot_canvas.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"

#include <QToolTip>

/// Hover cards of items, axes and colors of a plot.
namespace fairshare::gui {
namespace {

QString axisCard(const PlotDescription& described)
{
    const QString title = shownName(described.title);
    const QString head =
        title.isEmpty() ? QString() : QStringLiteral("<div><b>%1</b></div>").arg(title.toHtmlEscaped());
    return head + cardParagraph(shownName(described.meaning));
}

} // namespace

QString PlotWidget::cardText(const PlotItem& item) const
{
    const PlotCard card = cardOf(*m_plot, item);
    const QString what = shownName(card.what);
    const QString name = shownName(card.title);
    QString text = QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped());
    if (!what.isEmpty())
        text += QStringLiteral(" · ") + what.toHtmlEscaped();
    text = QStringLiteral("<div style=\"white-space:nowrap\">%1</div>").arg(text);
    for (const PlotCard::Line& line : card.lines) {
        QString value = QStringLiteral("%1: %2").arg(shownName(line.title), shownName(line.value));
        if (!line.unit.empty())
            value += QLatin1Char(' ') + shownName(line.unit);
        text += cardParagraph(value);
    }
    return text + cardParagraph(shownName(card.remark));
}

QString PlotWidget::axisCardAt(const QPoint& position) const
{
    const auto axis = m_canvas->descriptionAt(m_canvas->mapFrom(this, position));
    return axis ? axisCard(*axis) : QString();
}

void PlotWidget::showCard()
{
    if (m_plot && m_current)
        return QToolTip::showText(mapToGlobal(pointOf(*m_current)), cardText(*m_current), this);
    QString text;
    for (const PlotDescription& described : m_plot ? descriptionsOf(*m_plot) : std::vector<PlotDescription>())
        text += axisCard(described);
    QToolTip::showText(mapToGlobal(rect().center()), text, this);
}

} // namespace fairshare::gui
