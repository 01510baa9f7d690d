// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/flow_layout.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QWidgetItem>

#include <algorithm>

namespace fairshare::gui {

FlowLayout::FlowLayout(QWidget* parent, int gap, int lineGap)
    : QLayout(parent)
    , m_gap(gap)
    , m_lineGap(lineGap)
{
    setContentsMargins(0, 0, 0, 0);
}

void FlowLayout::insertWidget(int at, QWidget* widget)
{
    addChildWidget(widget);
    m_items.insert(m_items.begin() + at, std::make_unique<QWidgetItem>(widget));
    invalidate();
}

void FlowLayout::setGap(int gap)
{
    m_gap = gap;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.emplace_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        size.rwidth() += wanted.width() + (size.width() > 0 ? m_gap : 0);
        size.setHeight(std::max(size.height(), wanted.height()));
    }
    return size;
}

QSize FlowLayout::minimumSize() const
{
    QSize size(0, 0);
    for (const auto& item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& place)
{
    QLayout::setGeometry(place);
    arrange(place, true);
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

int FlowLayout::widthOf(const QLayoutItem& item, int room)
{
    return std::max(std::min(item.sizeHint().width(), room), item.minimumSize().width());
}

FlowLayout::Line FlowLayout::lineFrom(std::size_t first, int room) const
{
    Line line{.end = first};
    int right = 0;
    for (; line.end < m_items.size(); ++line.end) {
        const QLayoutItem& item = *m_items[line.end];
        if (item.isEmpty())
            continue;
        const int left = line.height > 0 ? right + m_gap : right;
        if (line.height > 0 && left + widthOf(item, room) > room)
            break;
        right = left + widthOf(item, room);
        line.height = std::max(line.height, item.sizeHint().height());
    }
    return line;
}

int FlowLayout::arrange(const QRect& place, bool move) const
{
    int top = place.top();
    int bottom = top;
    std::size_t first = 0;
    while (first < m_items.size()) {
        const Line line = lineFrom(first, place.width());
        int left = place.left();
        for (; first < line.end; ++first) {
            QLayoutItem& item = *m_items[first];
            if (item.isEmpty())
                continue;
            const int height = item.sizeHint().height();
            const int width = widthOf(item, place.width());
            if (move)
                item.setGeometry({left, top + (line.height - height) / 2, width, height});
            left += width + m_gap;
        }
        bottom = top + line.height;
        top = bottom + m_lineGap;
    }
    return bottom - place.top();
}

FlowRow::FlowRow(QWidget* parent)
    : QWidget(parent)
    , m_flow(new FlowLayout(this, fontMetrics().height(), fontMetrics().height() / 3))
{
}

QWidget* FlowRow::createGroup(int gap)
{
    auto* group = new QWidget(this);
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    return group;
}

bool FlowRow::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fitHeight();
    return done;
}

void FlowRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

void FlowRow::fitHeight()
{
    // A layout whose height depends on its width would make a scrolled view arbitrarily high.
    setFixedHeight(m_flow->heightForWidth(width()));
}

} // namespace fairshare::gui
