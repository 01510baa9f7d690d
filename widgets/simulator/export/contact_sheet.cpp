// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/export/contact_sheet.h"

#include "widgets/table/cell_metrics.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int MostColumns = 2;
constexpr int Tall = 100'000; ///< pixels, more than any heading needs
constexpr int Words = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont strong(QFont font)
{
    font.setBold(true);
    return font;
}

QSize frameSize(const ContactSheet& sheet)
{
    return sheet.moments.empty() ? QSize(1, 1) : sheet.moments.front().frames.size();
}

} // namespace

int ContactSheet::columns() const
{
    return std::clamp(static_cast<int>(moments.size()), 1, MostColumns);
}

QRect ContactSheet::titlePlace() const
{
    const int em = QFontMetrics(font).height();
    const QRect room(em / 2, em / 2, columns() * frameSize(*this).width() - em, Tall);
    return QFontMetrics(strong(font)).boundingRect(room, Words, title);
}

QRect ContactSheet::premisePlace() const
{
    const int em = QFontMetrics(font).height();
    const QRect room(
        em / 2, titlePlace().bottom() + 1 + em / 6, columns() * frameSize(*this).width() - em, Tall);
    return QFontMetrics(captionFont(font)).boundingRect(room, Words, premise);
}

QSize ContactSheet::size() const
{
    const int rows = (static_cast<int>(moments.size()) + columns() - 1) / columns();
    const QSize frame = frameSize(*this);
    return {columns() * frame.width(),
        premisePlace().bottom() + 1 + QFontMetrics(font).height() / 3 + rows * frame.height()};
}

void ContactSheet::paint(QPainter& painter) const
{
    const Theme theme;
    const QSize whole = size();
    const QSize frame = frameSize(*this);
    const int rows = (static_cast<int>(moments.size()) + columns() - 1) / columns();
    painter.fillRect(QRect(QPoint(), whole), theme.color(Role::Base));
    painter.setFont(strong(font));
    painter.setPen(theme.color(Role::Text));
    painter.drawText(titlePlace(), Words, title);
    painter.setFont(captionFont(font));
    painter.setPen(theme.color(Role::Text2));
    painter.drawText(premisePlace(), Words, premise);
    for (std::size_t place = 0; place < moments.size(); ++place) {
        const int at = static_cast<int>(place);
        const int row = at / columns();
        painter.save();
        painter.translate((at % columns()) * frame.width(), whole.height() - (rows - row) * frame.height());
        moments[place].frames.paint(painter, moments[place].sample);
        painter.restore();
    }
}

} // namespace fairshare::gui
