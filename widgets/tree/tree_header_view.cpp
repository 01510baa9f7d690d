// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_header_view.h"
#include "widgets/text/shown_text.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/theme.h"
#include "widgets/tree/cell_painter.h"
#include "widgets/tree/column_widths.h"
#include "widgets/tree/share_tree_model.h"

#include "core/scenario/scenario.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cstdlib>

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
    setMinimumSectionSize(CellMetrics(font()).ch * 3);
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
    if (offset() <= 0)
        return 0;
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
    const auto& help = static_cast<const QHelpEvent&>(*event);
    QHelpEvent moved(help.type(), help.pos() + QPoint(shiftAt(help.x()), 0), help.globalPos());
    return QHeaderView::viewportEvent(&moved);
}

void TreeHeaderView::mousePressEvent(QMouseEvent* event)
{
    const int x = event->position().toPoint().x();
    m_pressShift = shiftAt(x);
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
    if (m_resized >= 0) {
        resizeSection(m_resized, std::max(minimumSectionSize(), m_resizedFrom + x - m_resizedAt));
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
    paintTitle(*painter, rect, logicalIndex);
    paintCaption(*painter, rect, logicalIndex);
    painter->restore();
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
    const QString text = column.algorithm == nullptr ? column.subtitle() : column.part();
    painter.setFont(captionFont(font()));
    // A caption wider than the numbers extends over their moves.
    place.setRight(
        std::max(place.right(), rect.left() + pad + painter.fontMetrics().horizontalAdvance(text) - 1));
    painter.setPen(themeOf(palette()).color(Role::Text2));
    const int flags = Qt::AlignRight | Qt::AlignBottom | Qt::TextSingleLine | Qt::TextDontClip;
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
