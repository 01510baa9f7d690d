// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/whole_columns.h"

#include "widgets/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace fairshare::gui {
namespace {

/// Returns the element of an ascending list that is nearest to the value.
int nearest(const std::vector<int>& list, int value)
{
    return *std::ranges::min_element(list, {}, [value](int stop) { return std::abs(stop - value); });
}

int nextStop(const std::vector<int>& list, int from)
{
    const auto found = std::ranges::upper_bound(list, from);
    return found == list.end() ? list.back() : *found;
}

int previousStop(const std::vector<int>& list, int from)
{
    const auto found = std::ranges::lower_bound(list, from);
    return found == list.begin() ? list.front() : *std::prev(found);
}

} // namespace

/// Covers a cut column and its heading. An arrow points to where the column continues.
class ColumnCover : public QWidget {
public:
    ColumnCover(QTableView& table, bool right)
        : QWidget(&table)
        , m_table(table)
        , m_right(right)
    {
        setObjectName(right ? QStringLiteral("rightColumnCover") : QStringLiteral("leftColumnCover"));
        setAttribute(Qt::WA_OpaquePaintEvent);
        hide();
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        const Theme theme = themeOf(m_table.palette());
        painter.fillRect(rect(), theme.color(Role::Window));
        painter.setPen(theme.color(Role::Border));
        const int side = m_right ? 0 : width() - 1;
        painter.drawLine(side, 0, side, height());
        const QString arrow = m_right ? QStringLiteral("\u203A") : QStringLiteral("\u2039");
        if (fontMetrics().horizontalAdvance(arrow) > width())
            return;
        painter.setPen(theme.color(Role::Text2));
        painter.drawText(QRect(0, 0, width(), m_table.horizontalHeader()->height()), Qt::AlignCenter, arrow);
    }

private:
    QTableView& m_table;
    bool m_right;
};

WholeColumns::WholeColumns(QTableView& table, std::function<int()> pinned)
    : QObject(&table)
    , m_table(table)
    , m_pinned(std::move(pinned))
    , m_covers{new ColumnCover(table, false), new ColumnCover(table, true)}
{
    const QHeaderView* header = table.horizontalHeader();
    connect(header, &QHeaderView::sectionResized, this, &WholeColumns::cover);
    connect(header, &QHeaderView::geometriesChanged, this, &WholeColumns::cover);
    connect(header, &QHeaderView::sectionCountChanged, this, &WholeColumns::cover);
    const QScrollBar* bar = table.horizontalScrollBar();
    connect(bar, &QScrollBar::actionTriggered, this, &WholeColumns::snap);
    connect(bar, &QScrollBar::valueChanged, this, &WholeColumns::cover);
    connect(bar, &QScrollBar::rangeChanged, this, &WholeColumns::cover);
    table.viewport()->installEventFilter(this);
}

bool WholeColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show)
        cover();
    return QObject::eventFilter(watched, event);
}

int WholeColumns::pinnedWidth() const
{
    int width = 0;
    for (int column = m_pinned ? m_pinned() : 0; column > 0; --column)
        width += m_table.horizontalHeader()->sectionSize(column - 1);
    return width;
}

std::vector<int> WholeColumns::stops() const
{
    const QHeaderView& header = *m_table.horizontalHeader();
    const int last = m_table.horizontalScrollBar()->maximum();
    const int pinned = pinnedWidth();
    std::vector<int> stops{0};
    for (int column = m_pinned ? m_pinned() : 0; column < header.count(); ++column) {
        const int stop = header.sectionPosition(column) - pinned;
        if (!header.isSectionHidden(column) && stop > stops.back() && stop < last)
            stops.push_back(stop);
    }
    if (last > 0)
        stops.push_back(last);
    return stops;
}

void WholeColumns::snap(int action)
{
    QScrollBar* bar = m_table.horizontalScrollBar();
    const std::vector<int> list = stops();
    const int from = bar->value();
    const int to = bar->sliderPosition();
    int stop = to;
    switch (action) {
    case QAbstractSlider::SliderSingleStepAdd:
        stop = nextStop(list, from);
        break;
    case QAbstractSlider::SliderSingleStepSub:
        stop = previousStop(list, from);
        break;
    case QAbstractSlider::SliderPageStepAdd:
        stop = std::max(nextStop(list, from), previousStop(list, to - pinnedWidth() + 1));
        break;
    case QAbstractSlider::SliderPageStepSub:
        stop = std::min(previousStop(list, from), nextStop(list, to + pinnedWidth() - 1));
        break;
    case QAbstractSlider::SliderMove:
        if (!bar->isSliderDown()) {
            // A touchpad reports many short moves, which add up to a column.
            m_wheeled += to - from;
            stop = nearest(list, from + m_wheeled);
            if (stop != from)
                m_wheeled = 0;
            break;
        }
        stop = nearest(list, to);
        break;
    default:
        break;
    }
    bar->setSliderPosition(stop);
}

void WholeColumns::cover()
{
    const QHeaderView& header = *m_table.horizontalHeader();
    const QRect viewport = m_table.viewport()->geometry();
    const int scrolled = m_table.horizontalScrollBar()->value();
    const int first = scrolled > 0 && m_pinned ? m_pinned() : 0;
    const int left = scrolled > 0 ? pinnedWidth() : 0;
    const int right = viewport.width();
    int uncovered = left; ///< end of the column that is cut on the left
    int end = right; ///< start of the column that is cut on the right
    bool hasWhole = first > 0;
    for (int column = first; column < header.count(); ++column) {
        if (header.isSectionHidden(column))
            continue;
        const int start = header.sectionViewportPosition(column);
        const int after = start + header.sectionSize(column);
        if (start < left && after > left)
            uncovered = std::min(after, right);
        else if (start < right && after > right && start > left)
            end = start;
        else if (start >= left && after <= right)
            hasWhole = true;
    }
    const auto place = [&](ColumnCover& cover, int from, int to) {
        cover.setVisible(hasWhole && from < to);
        cover.setGeometry(viewport.x() + from, header.y(), to - from, viewport.bottom() + 1 - header.y());
        cover.raise();
        cover.update();
    };
    place(*m_covers[0], left, uncovered);
    place(*m_covers[1], end, right);
}

} // namespace fairshare::gui
