// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/two_line_header.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace fairshare::gui {

TwoLineHeader::TwoLineHeader(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
    setSectionsMovable(false);
    setMinimumSectionSize(CellMetrics(font()).ch * 3);
}

QString TwoLineHeader::unitOf(int section) const
{
    return model() == nullptr ? QString()
                              : model()->headerData(section, Qt::Horizontal, Qt::UserRole).toString();
}

QSize TwoLineHeader::sizeHint() const
{
    const int caption = QFontMetrics(captionFont(font())).height();
    return {QHeaderView::sizeHint().width(), fontMetrics().height() + caption + 4};
}

int TwoLineHeader::neededWidth(int section) const
{
    const int title =
        fontMetrics().horizontalAdvance(model()->headerData(section, Qt::Horizontal).toString());
    const int unit = QFontMetrics(captionFont(font())).horizontalAdvance(unitOf(section));
    return std::max(title, unit) + 2 * CellMetrics(font()).pad + CellMetrics(font()).ch;
}

void TwoLineHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Theme theme = themeOf(palette());
    const CellMetrics metrics(font());
    const int alignment = model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).toInt();
    const int side = (alignment & Qt::AlignRight) != 0 ? Qt::AlignRight : Qt::AlignLeft;
    const QRect inside = rect.adjusted(metrics.pad, 1, -metrics.pad - 1, -2);
    painter->save();
    painter->fillRect(rect, theme.color(Role::Header));
    painter->setPen(theme.color(Role::Border));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->drawLine(rect.topRight(), rect.bottomRight());
    const auto draw = [&](const QFont& font, Role role, int vertical, const QString& text) {
        painter->setFont(font);
        painter->setPen(theme.color(role));
        painter->drawText(inside, side | vertical | Qt::TextSingleLine,
            elided(painter->fontMetrics(), text, Qt::ElideRight, inside.width()));
    };
    draw(font(), Role::Text, Qt::AlignTop, model()->headerData(section, Qt::Horizontal).toString());
    draw(captionFont(font()), Role::Text2, Qt::AlignBottom, unitOf(section));
    painter->restore();
}

} // namespace fairshare::gui
