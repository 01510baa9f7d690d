// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/cell_metrics.h"

#include <QFontDatabase>
#include <QFontInfo>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr qreal CaptionScale = 0.9;
constexpr qreal SmallestPoints = 8;
constexpr int SmallestPixels = 11;
constexpr int SmallestName = 8; ///< in ch
constexpr int DeepestIndent = 40; ///< deeper levels would not fit any table

} // namespace

CellMetrics::CellMetrics(const QFont& font)
{
    const QFontMetrics metrics(font);
    em = QFontInfo(font).pixelSize();
    ch = metrics.horizontalAdvance(QLatin1Char('0'));
    pad = std::max(4, qRound(0.75 * ch));
    rowHeight = std::max(qRound(1.25 * em) + 3, metrics.ascent() + metrics.descent() + 1);
    indent = qRound(2.3 * ch);
    expander = qRound(2.2 * ch);
}

QRect CellMetrics::expanderRect(const QRect& cell, int depth) const
{
    const int room = std::max(0, cell.width() - expander - SmallestName * ch);
    const int offset = depth > room / std::max(1, indent) ? room : depth * indent;
    return {cell.left() + pad / 2 + offset, cell.top(), expander, cell.height()};
}

QRect CellMetrics::nameRect(const QRect& cell, int depth) const
{
    QRect rect = cell;
    rect.setLeft(expanderRect(cell, depth).right() + 1);
    rect.setRight(cell.right() - pad);
    return rect;
}

int CellMetrics::nameWidth(int depth, int text) const
{
    const int indentation = std::min(depth, DeepestIndent) * indent;
    return pad / 2 + indentation + expander + std::max(text, SmallestName * ch) + pad + 1;
}

QFont captionFont(const QFont& font)
{
    QFont caption = font;
    if (font.pixelSize() > 0)
        caption.setPixelSize(std::max(SmallestPixels, qRound(CaptionScale * font.pixelSize())));
    else
        caption.setPointSizeF(std::max(SmallestPoints, CaptionScale * font.pointSizeF()));
    caption.setBold(false);
    return caption;
}

QFont wordFont(const QFont& font)
{
    QFont word = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pixelSize() > 0)
        word.setPixelSize(font.pixelSize());
    else
        word.setPointSizeF(font.pointSizeF());
    return word;
}

} // namespace fairshare::gui
