// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/name_and_end.h"

#include "widgets/text/elided_text.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

QString fittedEnd(const QFontMetrics& metrics, const QString& end, int width)
{
    const QString open = QStringLiteral(" (");
    const QString close = QStringLiteral(")");
    if (!end.startsWith(open) || !end.endsWith(close))
        return elided(metrics, end, Qt::ElideMiddle, width);
    const QString inner = end.mid(open.size()).chopped(close.size());
    const int room = width - metrics.horizontalAdvance(open) - metrics.horizontalAdvance(close);
    return open + elided(metrics, inner, Qt::ElideMiddle, std::max(room, 0)) + close;
}

} // namespace

NameAndEnd fittedNameAndEnd(const QFontMetrics& metrics, const NameAndEnd& whole, int width)
{
    const int name = metrics.horizontalAdvance(whole.name);
    const int end = metrics.horizontalAdvance(whole.end);
    if (name + end <= width)
        return whole;
    const int half = width / 2;
    const int forName = end <= half ? width - end : std::min(name, half);
    const QString fitted =
        name <= forName ? whole.name : elided(metrics, whole.name, Qt::ElideMiddle, forName);
    const int left = width - metrics.horizontalAdvance(fitted);
    return {fitted, end <= left ? whole.end : fittedEnd(metrics, whole.end, left)};
}

void drawNameAndEnd(QPainter& painter, const QRect& place, const NameAndEnd& whole, const Theme& theme)
{
    const QFontMetrics metrics = painter.fontMetrics();
    const NameAndEnd fitted = fittedNameAndEnd(metrics, whole, place.width());
    const int flags = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine;
    painter.drawText(place, flags, fitted.name);
    if (fitted.end.isEmpty())
        return;
    painter.setPen(theme.color(Role::Text2));
    painter.drawText(place.adjusted(metrics.horizontalAdvance(fitted.name), 0, 0, 0), flags, fitted.end);
}

} // namespace fairshare::gui
