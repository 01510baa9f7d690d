// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/step_delegate.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/theme/theme.h"

#include <QPainter>

namespace fairshare::gui {
namespace {

constexpr int Wrapping = Qt::TextWordWrap;

/// Names of groups have no spaces at which lines can break, so long names get zero-width spaces.
QString breakableWords(const QString& text)
{
    constexpr int LongWord = 14; // characters
    QString broken;
    int word = 0;
    for (const QChar character : text) {
        word = character.isSpace() ? 0 : word + 1;
        broken += character;
        if (word == LongWord) {
            broken += QChar(0x200B);
            word = 0;
        }
    }
    return broken;
}

QFont boldFont(QFont font)
{
    font.setBold(true);
    return font;
}

} // namespace

StepDelegate::StepDelegate(QListView* view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

StepDelegate::Layout StepDelegate::layoutOf(
    const QRect& place, const QFont& font, const QModelIndex& index) const
{
    const CellMetrics metrics(font);
    const int numbers = QFontMetrics(font).horizontalAdvance(
        QString(QString::number(std::max(10, m_view->model()->rowCount())).size(), QLatin1Char('0')));
    const int left = place.left() + metrics.pad * 2 + numbers + metrics.pad;
    const int width = std::max(1, place.right() - metrics.pad - left);
    const auto heightOf = [width](const QFont& words, const QString& text) {
        return QFontMetrics(words).boundingRect(QRect(0, 0, width, 10'000), Wrapping, text).height();
    };
    Layout layout;
    const int top = place.top() + metrics.pad / 2;
    const int title = heightOf(boldFont(font), breakableWords(index.data().toString()));
    const int detail = heightOf(captionFont(font), breakableWords(index.data(DetailRole).toString()));
    layout.number = QRect(place.left() + metrics.pad * 2, top, numbers, QFontMetrics(font).height());
    layout.title = QRect(left, top, width, title);
    layout.detail = QRect(left, top + title, width, detail);
    layout.height = title + detail + metrics.pad;
    return layout;
}

void StepDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = themeOf(option.palette);
    const Layout layout = layoutOf(option.rect, option.font, index);
    const int currentRow = m_view->currentIndex().row();
    const bool current = index.row() == currentRow;
    const bool comes = index.row() > currentRow;
    painter->save();
    if (current)
        painter->fillRect(option.rect, theme.color(Role::SelectionFill));
    painter->setFont(option.font);
    painter->setPen(theme.color(comes ? Role::Text2 : Role::Text));
    painter->drawText(layout.number, Qt::AlignRight | Qt::AlignTop, QString::number(index.row() + 1));
    if (current)
        painter->setFont(boldFont(option.font));
    painter->drawText(layout.title, Wrapping, breakableWords(index.data().toString()));
    painter->setFont(captionFont(option.font));
    painter->setPen(theme.color(current ? Role::Text : Role::Text2));
    painter->drawText(layout.detail, Wrapping, breakableWords(index.data(DetailRole).toString()));
    if (current && m_view->hasFocus()) {
        painter->setPen(theme.color(Role::Accent));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = m_view->viewport()->width();
    return {width, layoutOf(QRect(0, 0, width, 1), option.font, index).height};
}

} // namespace fairshare::gui
