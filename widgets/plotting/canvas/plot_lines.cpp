// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/plot_lines.h"

#include "widgets/text/elided_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fairshare::gui {
namespace {

// Do not break a line between the digits of a number.
constexpr QChar ThinSpace(0x2009);
constexpr QChar NarrowNoBreakSpace(0x202F);

} // namespace

PlotLines::PlotLines(QCustomPlot* parent, QString text, Look look, Room room)
    : QCPLayoutElement(parent)
    , m_text(text.replace(ThinSpace, NarrowNoBreakSpace))
    , m_look(std::move(look))
    , m_room(room)
{
}

int PlotLines::height() const
{
    const QFontMetricsF metrics(m_look.font);
    // The layout asks for the height before it sets the width of the element.
    const int whole = wholeWidth() - right();
    const bool isPanels = m_room == Room::TwoLines && mRect.width() > 0;
    const double all = heightIn(isPanels ? mRect.width() : whole);
    const double most = m_room == Room::TwoLines ? std::min(all, 2 * metrics.lineSpacing()) : all;
    return static_cast<int>(std::ceil(most)) + top();
}

int PlotLines::wholeWidth() const
{
    const QMargins margins = mParentPlot->plotLayout()->margins();
    return mParentPlot->viewport().width() - margins.left() - margins.right();
}

int PlotLines::right() const
{
    constexpr int LeastLetters = 16; // less room next to the corner would give a column of single words
    const double least = LeastLetters * QFontMetricsF(m_look.font).averageCharWidth();
    return wholeWidth() - m_corner.width() >= least ? m_corner.width() : 0;
}

int PlotLines::top() const
{
    return m_isFirst && m_corner.width() > 0 && right() == 0 ? m_corner.height() : 0;
}

double PlotLines::heightIn(int width) const
{
    const QRectF room(0, 0, std::max(width, 1), QWIDGETSIZE_MAX);
    return QFontMetricsF(m_look.font).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, m_text).height();
}

void PlotLines::draw(QCPPainter* painter)
{
    painter->setFont(m_look.font);
    painter->setPen(m_look.color);
    if (m_room == Room::AllLines || heightIn(mRect.width()) <= mRect.height() + 1)
        painter->drawText(
            mRect.adjusted(0, top(), -right(), 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_text);
    else
        painter->drawText(mRect, Qt::AlignLeft | Qt::AlignVCenter,
            elided(QFontMetricsF(m_look.font), m_text, Qt::ElideRight, mRect.width()));
}

} // namespace fairshare::gui
