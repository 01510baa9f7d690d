// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_delegate.h"

#include "widgets/table/name_and_end.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"

#include <QPainter>
#include <QTableView>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

using Kind = ComparisonColumn::Kind;

constexpr double DeepestShade = 0.62; ///< darker shades would make text hard to read
constexpr double DeepestDarkShade = 0.45;
constexpr int ShortestBar = 2;

QColor between(const QColor& from, const QColor& to, double part)
{
    const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + part * (b - a))); };
    return {mix(from.red(), to.red()), mix(from.green(), to.green()), mix(from.blue(), to.blue())};
}

} // namespace

struct ComparisonDelegate::Cell {
    QPainter& painter;
    const QStyleOptionViewItem& option;
    const QModelIndex& index;
    const ComparisonColumn& column;
    Theme theme;
    CellMetrics metrics;
    QRect rect;
    bool isGroup = false;
    bool isSelected = false;

    bool isGone() const { return index.data(ComparisonModel::GoneRole).toBool(); }
    QColor color(Role role) const { return theme.color(role); }
    QRect inside() const { return rect.adjusted(metrics.pad, 0, -metrics.pad, 0); }
    void drawText(const QRect& place, Qt::Alignment alignment, const QString& text) const
    {
        const QFontMetrics font = painter.fontMetrics();
        painter.drawText(place, static_cast<int>(alignment | Qt::AlignVCenter) | Qt::TextSingleLine,
            font.horizontalAdvance(text) <= place.width()
                ? text
                : elided(font, text, Qt::ElideRight, place.width()));
    }
};

QColor moveShade(const Theme& theme, double part)
{
    const double deepest = theme.dark ? DeepestDarkShade : DeepestShade;
    return between(theme.color(Role::Base), theme.color(part < 0 ? Role::Loss : Role::Gain),
        deepest * std::min(1.0, std::abs(part)));
}

namespace {

/// Returns the width of the longest number next to a bar, with a gap on both sides.
int moveTextWidth(const QFont& font, std::int32_t largest)
{
    QFont bold = font;
    bold.setBold(true);
    const int mean = QFontMetrics(captionFont(font)).horizontalAdvance(NumberText().real(largest, 1))
        + QFontMetrics(captionFont(font)).horizontalAdvance(QChar(0x2212));
    const int move = QFontMetrics(bold).horizontalAdvance(NumberText().move(largest));
    return std::max(mean, move) + CellMetrics(font).ch;
}

} // namespace

int moveSideWidth(const QFont& font, std::int32_t largest)
{
    constexpr int ReadableBar = 2; // in ch
    return moveTextWidth(font, largest) + ReadableBar * CellMetrics(font).ch;
}

ComparisonDelegate::ComparisonDelegate(QTableView& view)
    : QStyledItemDelegate(&view)
    , m_view(view)
{
}

QSize ComparisonDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellMetrics metrics(option.font);
    const int text = QFontMetrics(option.font).horizontalAdvance(index.data().toString());
    return {text + 2 * metrics.pad, metrics.rowHeight};
}

void ComparisonDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Cell cell{*painter, option, index, comparisonColumns()[static_cast<std::size_t>(index.column())],
        themeOf(option.palette), CellMetrics(option.font), option.rect,
        index.data(ComparisonModel::GroupRole).toBool(), option.state.testFlag(QStyle::State_Selected)};
    painter->save();
    painter->setFont(option.font);
    paintSurface(cell);
    const bool isSummary = cell.isGroup && cell.column.kind != Kind::Name && paintSummary(cell);
    if (cell.column.kind == Kind::Name)
        paintName(cell);
    else if (cell.column.kind == Kind::Move && !isSummary)
        paintMove(cell);
    else if (cell.column.kind == Kind::OtherMove && !cell.isGroup)
        paintShade(cell);
    else if (!cell.isGroup)
        paintNumber(cell);
    if (m_view.hasFocus() && m_view.currentIndex() == index) {
        painter->setPen(cell.color(Role::Accent));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

void ComparisonDelegate::paintSurface(const Cell& cell) const
{
    QColor fill = cell.option.palette.color(cell.isGroup ? QPalette::AlternateBase : QPalette::Base);
    if (cell.isSelected)
        fill = cell.color(Role::SelectionFill);
    cell.painter.fillRect(cell.rect, fill);
    if (!cell.isGroup && cell.column.kind != Kind::OtherMove) {
        cell.painter.setPen(cell.color(Role::Grid));
        cell.painter.drawLine(cell.rect.topRight(), cell.rect.bottomRight());
    }
}

void ComparisonDelegate::paintExpander(const Cell& cell, const QRect& place) const
{
    const qreal arm = cell.metrics.ch * 0.5;
    const QPointF middle = QRectF(place).center();
    const bool expanded = cell.index.data(ComparisonModel::ExpandedRole).toBool();
    const QPolygonF open(
        {middle + QPointF(-arm, -arm / 2), middle + QPointF(0, arm / 2), middle + QPointF(arm, -arm / 2)});
    const QPolygonF closed(
        {middle + QPointF(-arm / 2, -arm), middle + QPointF(arm / 2, 0), middle + QPointF(-arm / 2, arm)});
    cell.painter.setRenderHint(QPainter::Antialiasing);
    cell.painter.setPen(QPen(cell.color(Role::Text2), 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    cell.painter.drawPolyline(expanded ? open : closed);
    cell.painter.setRenderHint(QPainter::Antialiasing, false);
}

void ComparisonDelegate::paintName(const Cell& cell) const
{
    const auto& model = static_cast<const ComparisonModel&>(*cell.index.model());
    const bool grouped = model.comparison()->question.grouping != Grouping::None;
    if (cell.isGroup) {
        paintExpander(cell, cell.metrics.expanderRect(cell.rect, 0));
        QFont bold = cell.option.font;
        bold.setBold(true);
        cell.painter.setFont(bold);
    }
    QRect place = grouped ? cell.metrics.nameRect(cell.rect, cell.isGroup ? 0 : 1) : cell.inside();
    const qreal corner = cell.metrics.em / 2.0;
    const bool changed = cell.index.data(ComparisonModel::ChangedRole).toBool();
    if (changed)
        place.setRight(cell.rect.right() - static_cast<int>(corner));
    cell.painter.setPen(cell.color(cell.isGone() ? Role::Text2 : Role::Text));
    const QString text = cell.index.data().toString();
    const QString end = cell.index.data(ComparisonModel::NameEndRole).toString();
    drawNameAndEnd(cell.painter, place, {text.chopped(end.size()), end}, cell.theme);
    if (!changed)
        return;
    const QPointF top(cell.rect.right(), cell.rect.top());
    cell.painter.setRenderHint(QPainter::Antialiasing);
    cell.painter.setPen(Qt::NoPen);
    cell.painter.setBrush(cell.color(Role::ChangedMark));
    cell.painter.drawPolygon(QPolygonF({top, top - QPointF(corner, 0), top + QPointF(0, corner)}));
    cell.painter.setBrush(Qt::NoBrush);
    cell.painter.setRenderHint(QPainter::Antialiasing, false);
}

void ComparisonDelegate::paintNumber(const Cell& cell) const
{
    cell.painter.setPen(cell.color(
        cell.column.kind == Kind::Before || cell.column.kind == Kind::Cause || cell.isGone() ? Role::Text2
                                                                                             : Role::Text));
    const bool words = cell.column.kind == Kind::Cause;
    cell.drawText(cell.inside(), words ? Qt::AlignLeft : Qt::AlignRight, cell.index.data().toString());
}

void ComparisonDelegate::paintBar(const Cell& cell, const QRectF& bar, bool gains) const
{
    const QColor edge = cell.color(gains ? Role::Gain : Role::Loss);
    if (cell.isGroup) {
        cell.painter.fillRect(bar, edge);
        return;
    }
    cell.painter.fillRect(bar, cell.color(gains ? Role::GainFill : Role::LossFill));
    const qreal width = 2;
    const QRectF end(gains ? bar.right() - width : bar.left(), bar.top(), width, bar.height());
    cell.painter.fillRect(end, edge);
}

void ComparisonDelegate::paintMove(const Cell& cell) const
{
    const int middle = cell.rect.left() + cell.rect.width() / 2;
    cell.painter.fillRect(QRect(middle, cell.rect.top(), 1, cell.rect.height()), cell.color(Role::Border));
    const double move = cell.index.data(ComparisonModel::MoveRole).toDouble();
    if (move == 0) {
        QRect place = cell.inside();
        place.setLeft(middle + 1 + cell.metrics.ch / 2);
        cell.painter.setPen(cell.color(Role::Text2));
        if (!cell.isGroup)
            cell.drawText(place, Qt::AlignLeft, cell.index.data().toString());
        return;
    }
    const auto& model = static_cast<const ComparisonModel&>(*cell.index.model());
    const double largest = std::max(1, model.largestMove(cell.index.column()));
    const qreal room = cell.inside().right() - middle;
    // The longest bar leaves room for its number after it, on the side of its sign.
    const qreal longest = room - moveTextWidth(cell.option.font, model.largestMove(cell.index.column()));
    const qreal length = std::max<qreal>(ShortestBar, std::round(longest * std::abs(move) / largest));
    const int slack = cell.isGroup ? cell.metrics.rowHeight / 4 : 2;
    const QRectF bar(move > 0 ? middle + 1 : middle - length, cell.rect.top() + slack, length,
        cell.rect.height() - 2 * slack);
    paintBar(cell, bar, move > 0);
    paintMoveText(cell, bar);
}

void ComparisonDelegate::paintMoveText(const Cell& cell, const QRectF& bar) const
{
    const bool gains = cell.index.data(ComparisonModel::MoveRole).toDouble() > 0;
    const QString text = cell.index.data().toString();
    QFont font = cell.isGroup ? captionFont(cell.option.font) : cell.option.font;
    font.setBold(!cell.isGroup);
    cell.painter.setFont(font);
    const int gap = cell.metrics.ch / 2;
    const int width = cell.painter.fontMetrics().horizontalAdvance(text) + 2 * gap;
    // For users, the number is inside the bar if it fits, otherwise after its end.
    const bool inside = !cell.isGroup && width + gap <= bar.width();
    qreal left = 0;
    if (inside)
        left = gains ? bar.left() : bar.right() - width;
    else
        left = gains ? bar.right() : bar.left() - width;
    const Role color = gains ? Role::Gain : Role::Loss;
    cell.painter.setPen(cell.color(cell.isGroup ? Role::Text2 : color));
    const QRectF place(left + gap, cell.rect.top(), width - 2 * gap, cell.rect.height());
    cell.painter.drawText(
        place, static_cast<int>(Qt::AlignVCenter) | Qt::TextSingleLine | Qt::TextDontClip, text);
}

void ComparisonDelegate::paintShade(const Cell& cell) const
{
    const auto& model = static_cast<const ComparisonModel&>(*cell.index.model());
    const double largest = std::max(1, model.largestMove(cell.index.column()));
    const double move = cell.index.data(ComparisonModel::MoveRole).toDouble();
    if (move != 0)
        cell.painter.fillRect(cell.rect.adjusted(1, 1, -1, 0), moveShade(cell.theme, move / largest));
    cell.painter.setPen(cell.color(move == 0 ? Role::Text2 : Role::Text));
    cell.painter.setFont(captionFont(cell.option.font));
    cell.drawText(cell.rect, Qt::AlignHCenter, cell.index.data().toString());
}

QRect ComparisonDelegate::summaryPlace(const Cell& cell, const QString& text) const
{
    const auto from = [&](Kind first) {
        QRect place;
        for (int column = 0; column < cell.index.model()->columnCount(); ++column)
            if (!m_view.isColumnHidden(column)
                && comparisonColumns()[static_cast<std::size_t>(column)].kind >= first)
                place |= QRect(m_view.columnViewportPosition(column), cell.rect.top(),
                    m_view.columnWidth(column), cell.rect.height());
        place.setRight(std::min(place.right(), m_view.viewport()->width() - 1));
        return place;
    };
    const int wanted = QFontMetrics(captionFont(cell.option.font)).horizontalAdvance(text);
    const QRect place = from(Kind::Factor);
    return place.width() >= wanted + 2 * cell.metrics.pad ? place : from(Kind::Move);
}

bool ComparisonDelegate::paintSummary(const Cell& cell) const
{
    const QString text = cell.index.data(ComparisonModel::SummaryRole).toString();
    const QRect place = summaryPlace(cell, text);
    if (place.left() > cell.rect.left())
        return false;
    cell.painter.setClipRect(cell.rect);
    cell.painter.setFont(captionFont(cell.option.font));
    cell.painter.setPen(cell.color(Role::Text2));
    cell.drawText(place.adjusted(cell.metrics.pad, 0, -cell.metrics.pad, 0), Qt::AlignRight, text);
    return true;
}

} // namespace fairshare::gui
