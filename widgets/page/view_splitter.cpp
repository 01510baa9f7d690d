// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/page/view_splitter.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace fairshare::gui {

ViewSplitter::ViewSplitter(Qt::Orientation orientation, const char* name, QWidget* parent)
    : QSplitter(orientation, parent)
{
    setObjectName(QLatin1String(name));
    setChildrenCollapsible(false);
    setHandleWidth(std::max(2, fontMetrics().height() / 5));
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isMoved = true; });
}

void ViewSplitter::divideBy(const QList<int>& lengths)
{
    divideBy([lengths](int) { return lengths; });
}

void ViewSplitter::divideBy(Rule rule)
{
    m_rule = std::move(rule);
    followRule();
}

void ViewSplitter::followRule()
{
    if (m_isMoved || !m_rule)
        return;
    const int whole = orientation() == Qt::Horizontal ? width() : height();
    const int handles = std::max(0, count() - 1) * handleWidth();
    setSizes(m_rule(std::max(0, whole - handles)));
}

void ViewSplitter::divideAnew()
{
    m_isMoved = false;
    followRule();
}

void ViewSplitter::restoreMoved(const QByteArray& state)
{
    m_isMoved = restoreState(state) || m_isMoved;
}

void ViewSplitter::adopt(const ViewSplitter& other)
{
    m_isMoved = other.m_isMoved;
    if (m_isMoved)
        setSizes(other.sizes());
    else
        followRule();
}

bool ViewSplitter::event(QEvent* event)
{
    const bool done = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest) // a part needs another length, or is shown or hidden
        followRule();
    return done;
}

void ViewSplitter::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    followRule();
}

} // namespace fairshare::gui
