// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_header_view.h"
#include "widgets/text/shown_text.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/table/cell_painter.h"
#include "widgets/tree/table/column_widths.h"
#include "widgets/tree/table/share_tree_model.h"

#include "core/scenario/scenario.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace fairshare::gui {
namespace {

const TreeColumn& treeColumnAt(int section)
{
    return treeColumns()[static_cast<std::size_t>(section)];
}

constexpr int MostPinned = 2; ///< names and shares

QMouseEvent shifted(const QMouseEvent& event, int by)
{
    return {event.type(), event.position() + QPointF(by, 0), event.scenePosition(), event.globalPosition(),
        event.button(), event.buttons(), event.modifiers(), event.pointingDevice()};
}

} // namespace

TreeHeaderView::TreeHeaderView(QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setHighlightSections(false);
    setSectionsMovable(false);
    // Strips are narrower than what a drag leaves.
    setMinimumSectionSize(1);
}

void TreeHeaderView::setFolds(std::vector<Fold> folds)
{
    m_folds = std::move(folds);
    viewport()->update();
}

Fold TreeHeaderView::fold(int section) const
{
    return m_folds.empty() ? Fold::Open : m_folds[static_cast<std::size_t>(section)];
}

void TreeHeaderView::setChosenAlgorithm(const QString& id)
{
    m_chosen = id;
    viewport()->update();
    Q_EMIT algorithmChosen();
}

QSize TreeHeaderView::sizeHint() const
{
    const int captions = 2 * QFontMetrics(captionFont(font())).height();
    return {QHeaderView::sizeHint().width(), fontMetrics().height() + captions + 2};
}

int TreeHeaderView::pinnedSections() const
{
    return offset() <= 0 ? 0 : sectionsToPin();
}

int TreeHeaderView::sectionsToPin() const
{
    int sections = 0;
    for (int width = 0; sections < std::min(MostPinned, count()); ++sections) {
        width += sectionSize(sections);
        if (2 * width > viewport()->width())
            break;
    }
    return sections;
}

int TreeHeaderView::pinnedWidth() const
{
    int width = 0;
    for (int section = pinnedSections() - 1; section >= 0; --section)
        width += sectionSize(section);
    return width;
}

int TreeHeaderView::pinnedEndAt(int x) const
{
    const int grip = style()->pixelMetric(QStyle::PM_HeaderGripMargin, nullptr, this);
    const int sections = pinnedSections();
    int end = 0;
    for (int section = 0; section < sections; ++section) {
        end += sectionSize(section);
        if (!isSectionHidden(section) && std::abs(x - end) <= grip)
            return section;
    }
    return -1;
}

int TreeHeaderView::shiftAt(int x) const
{
    return x < pinnedWidth() || pinnedEndAt(x) >= 0 ? -offset() : 0;
}

void TreeHeaderView::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    const int sections = pinnedSections();
    if (sections == 0)
        return;
    QPainter painter(viewport());
    for (int section = 0; section < sections; ++section) {
        if (!isSectionHidden(section))
            paintSection(&painter,
                QRect(sectionPosition(section), 0, sectionSize(section), viewport()->height()), section);
    }
}

bool TreeHeaderView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip && event->type() != QEvent::WhatsThis)
        return QHeaderView::viewportEvent(event);
    if (const int folded = foldedAt(static_cast<const QHelpEvent&>(*event).x()); folded >= 0) {
        QToolTip::showText(static_cast<const QHelpEvent&>(*event).globalPos(), foldedHelp(folded), this);
        return true;
    }
    const auto& help = static_cast<const QHelpEvent&>(*event);
    QHelpEvent moved(help.type(), help.pos() + QPoint(shiftAt(help.x()), 0), help.globalPos());
    return QHeaderView::viewportEvent(&moved);
}

void TreeHeaderView::mousePressEvent(QMouseEvent* event)
{
    const int x = event->position().toPoint().x();
    m_pressShift = shiftAt(x);
    m_pressedFold = event->button() == Qt::LeftButton ? foldedAt(x) : -1;
    if (m_pressedFold >= 0)
        return;
    if (const int section = pinnedEndAt(x); event->button() == Qt::LeftButton && section >= 0) {
        m_resized = section;
        m_resizedFrom = sectionSize(section);
        m_resizedAt = x;
        return;
    }
    QMouseEvent moved = shifted(*event, m_pressShift);
    QHeaderView::mousePressEvent(&moved);
}

void TreeHeaderView::mouseMoveEvent(QMouseEvent* event)
{
    const int x = event->position().toPoint().x();
    if (m_pressedFold >= 0)
        return;
    if (m_resized >= 0) {
        resizeSection(m_resized, std::max(CellMetrics(font()).ch * 3, m_resizedFrom + x - m_resizedAt));
    } else if (event->buttons() == Qt::NoButton && shiftAt(x) != 0) {
        // The base class ignores mouse moves left of the viewport.
        if (pinnedEndAt(x) >= 0)
            setCursor(Qt::SplitHCursor);
        else
            unsetCursor();
    } else {
        QMouseEvent moved = shifted(*event, event->buttons() == Qt::NoButton ? 0 : m_pressShift);
        QHeaderView::mouseMoveEvent(&moved);
    }
}

void TreeHeaderView::mouseReleaseEvent(QMouseEvent* event)
{
    if (const int pressed = std::exchange(m_pressedFold, -1); pressed >= 0) {
        if (foldedAt(event->position().toPoint().x()) == pressed)
            Q_EMIT opened(pressed);
        return;
    }
    if (m_resized >= 0) {
        m_resized = -1;
        return;
    }
    QMouseEvent moved = shifted(*event, m_pressShift);
    QHeaderView::mouseReleaseEvent(&moved);
}

void TreeHeaderView::mouseDoubleClickEvent(QMouseEvent* event)
{
    QMouseEvent moved = shifted(*event, shiftAt(event->position().toPoint().x()));
    QHeaderView::mouseDoubleClickEvent(&moved);
}

bool TreeHeaderView::isNarrowGroup(int logicalIndex) const
{
    const Algorithm* algorithm = treeColumnAt(logicalIndex).algorithm;
    for (int at = 0; at < count() && algorithm != nullptr; ++at)
        if (treeColumnAt(at).algorithm == algorithm && fold(at) != Fold::Open)
            return true;
    return false;
}

int TreeHeaderView::foldedAt(int x) const
{
    const int section = x < pinnedWidth() ? -1 : logicalIndexAt(x);
    const bool folded = section >= 0 && (fold(section) == Fold::Strip || fold(section) == Fold::Tied);
    return folded ? section : -1;
}

QString TreeHeaderView::foldedHelp(int section) const
{
    const QString title = treeColumnAt(section).title();
    if (fold(section) == Fold::Tied)
        return tr("%1 ranks all users the same, so it is folded. Click to show its columns.").arg(title);
    return tr("%1 is folded because not all columns fit. Click to show it.").arg(title);
}

QRect TreeHeaderView::groupRect(const QRect& rect, int logicalIndex) const
{
    const Algorithm* algorithm = treeColumnAt(logicalIndex).algorithm;
    if (algorithm == nullptr)
        return rect;
    QRect group = rect;
    for (int at = logicalIndex + 1; at < count() && treeColumnAt(at).algorithm == algorithm; ++at)
        group.setRight(group.right() + sectionSize(at));
    for (int at = logicalIndex - 1; treeColumnAt(at).algorithm == algorithm; --at)
        group.setLeft(group.left() - sectionSize(at));
    return group;
}

bool TreeHeaderView::endsGroup(int logicalIndex) const
{
    const Algorithm* algorithm = treeColumnAt(logicalIndex).algorithm;
    int next = logicalIndex + 1;
    while (next < count() && isSectionHidden(next))
        ++next;
    return algorithm == nullptr || next == count() || treeColumnAt(next).algorithm != algorithm;
}

QSize TreeHeaderView::sectionSizeFromContents(int logicalIndex) const
{
    return {headingWidth(treeColumnAt(logicalIndex), font()), sizeHint().height()};
}

void TreeHeaderView::paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const
{
    const TreeColumn& column = treeColumnAt(logicalIndex);
    const Theme theme = themeOf(palette());
    painter->save();
    painter->setClipRect(rect);
    painter->fillRect(rect, theme.color(Role::Header));
    painter->setPen(theme.color(Role::Border));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (endsGroup(logicalIndex))
        painter->drawLine(rect.topRight(), rect.bottomRight());
    else if (column.kind != ColumnKind::Factor)
        painter->drawLine(rect.right(), rect.bottom() - QFontMetrics(captionFont(font())).height(),
            rect.right(), rect.bottom());
    if (fold(logicalIndex) == Fold::Strip) {
        paintStrip(*painter, rect, logicalIndex);
    } else {
        paintTitle(*painter, rect, logicalIndex);
        paintCaption(*painter, rect, logicalIndex);
    }
    painter->restore();
}

void TreeHeaderView::paintStrip(QPainter& painter, const QRect& rect, int logicalIndex) const
{
    const int pad = CellMetrics(font()).pad / 2;
    const TreeColumn& column = treeColumnAt(logicalIndex);
    painter.setFont(captionFont(font()));
    painter.setPen(themeOf(palette()).color(Role::Text2));
    if (column.algorithm == nullptr) {
        painter.drawText(rect.adjusted(0, pad, 0, 0), Qt::AlignHCenter | Qt::AlignTop, column.symbol());
        return;
    }
    painter.translate(rect.bottomLeft());
    painter.rotate(-90);
    const QRect place(pad, 0, rect.height() - pad, rect.width());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
        elided(painter.fontMetrics(), firstWord(column.title()), Qt::ElideRight, place.width()));
}

void TreeHeaderView::paintTitle(QPainter& painter, const QRect& rect, int logicalIndex) const
{
    const TreeColumn& column = treeColumnAt(logicalIndex);
    const Theme theme = themeOf(palette());
    const int pad = CellMetrics(font()).pad;
    QRect group = groupRect(rect, logicalIndex).adjusted(pad, 1, -pad, -2);
    const int side = column.isNumber() && column.algorithm == nullptr ? Qt::AlignRight : Qt::AlignLeft;
    QFont titleFont = font();
    titleFont.setBold(column.algorithm != nullptr && fromCore(column.algorithm->id) == m_chosen);
    painter.setFont(titleFont);
    // A wide group keeps its title in view while it scrolls under the names.
    if (column.algorithm != nullptr) {
        const int room = painter.fontMetrics().horizontalAdvance(column.title());
        group.setLeft(std::max(group.left(), std::min(pinnedWidth() + pad, group.right() - room)));
    }
    painter.setPen(theme.color(Role::Text));
    if (isNarrowGroup(logicalIndex)) {
        int top = group.top();
        for (const QString& line : titleLines(column.title())) {
            const QRect place(group.left(), top, group.width(), group.height());
            painter.drawText(place, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                elided(painter.fontMetrics(), line, Qt::ElideRight, place.width()));
            top += fontMetrics().height() - 1;
        }
        return;
    }
    painter.drawText(group, side | Qt::AlignTop | Qt::TextSingleLine,
        elided(painter.fontMetrics(), column.title(), Qt::ElideRight, group.width()));
    if (column.algorithm == nullptr)
        return;
    painter.setFont(captionFont(font()));
    painter.setPen(theme.color(Role::Text2));
    painter.drawText(group.adjusted(0, fontMetrics().height() - 1, 0, 0),
        Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
        elided(painter.fontMetrics(), column.subtitle(), Qt::ElideRight, group.width()));
}

void TreeHeaderView::paintCaption(QPainter& painter, const QRect& rect, int logicalIndex) const
{
    const TreeColumn& column = treeColumnAt(logicalIndex);
    const int pad = CellMetrics(font()).pad;
    QRect place = rect.adjusted(pad, 1, -pad, -2);
    if (const auto* shown = qobject_cast<const ShareTreeModel*>(model());
        column.kind == ColumnKind::Rank && shown != nullptr && !shown->document().isEmpty())
        place.setRight(
            rect.left() + rankEnd(font(), shown->document().scenario()->tree.userCount(), rect.width()) - 1);
    const QString own = column.algorithm == nullptr ? column.subtitle() : column.part();
    const bool tied = fold(logicalIndex) == Fold::Tied;
    const QString text = tied ? tiedCaption() : own;
    painter.setFont(captionFont(font()));
    // A caption wider than the numbers extends over their moves.
    place.setRight(
        std::max(place.right(), rect.left() + pad + painter.fontMetrics().horizontalAdvance(text) - 1));
    painter.setPen(themeOf(palette()).color(Role::Text2));
    const int side = tied ? Qt::AlignLeft : Qt::AlignRight;
    const int flags = side | Qt::AlignBottom | Qt::TextSingleLine | Qt::TextDontClip;
    painter.drawText(place, flags, text);
    if (sortIndicatorSection() != logicalIndex)
        return;
    const int height = sortMarkHeight(font());
    int right = column.isNumber()
        ? place.right() - painter.fontMetrics().horizontalAdvance(text) - (text.isEmpty() ? 0 : pad / 2)
        : place.left() + 2 * height;
    if (right - 2 * height < rect.left())
        right = place.right() + pad / 2 + 2 * height;
    paintSortMark(painter, QPointF(right, place.bottom() - painter.fontMetrics().descent()), height);
}

void TreeHeaderView::paintSortMark(QPainter& painter, const QPointF& corner, qreal height) const
{
    const bool up = sortIndicatorOrder() == Qt::AscendingOrder;
    const qreal base = up ? corner.y() : corner.y() - height;
    const qreal tip = up ? corner.y() - height : corner.y();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(themeOf(palette()).color(Role::Text));
    painter.drawPolygon(QPolygonF({QPointF(corner.x() - 2 * height, base), QPointF(corner.x(), base),
        QPointF(corner.x() - height, tip)}));
}

} // namespace fairshare::gui
